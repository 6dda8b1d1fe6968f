/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The gates that every entry passes before the game sees it. */
#include "entry.h"

static gboolean
form (UmpVerdict *verdict, const char *message, const char *name)
{
  return ump_refuse_as (verdict, UMP_FORM, -1, 0, UMP_TEXT (message, { (gintptr) name }));
}

static gboolean
is_person (const UmpSetup *setup, const char *const *people, const char *id)
{
  return people != NULL ? g_strv_contains (people, id) : ump_setup_seat (setup, id) >= 0;
}

/* "ana, bea": kept for good, as there are few of them. */
static const char *
listed (const char *const *ids, int n)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (int i = 0; ids[i] != NULL && (n < 0 || i < n); i++)
    g_string_append_printf (all, "%s%s", i > 0 ? ", " : "", ids[i]);
  return g_intern_string (all->str);
}

/* What stands behind the verb besides; {w3} is the title. */
static gboolean
refuse_missing (const UmpSetup *setup, int verb, const UmpField *attrs, int n, const UmpField *attr,
                UmpVerdict *verdict)
{
  g_autofree const char **names = g_new0 (const char *, n + 1);

  for (int i = 0; i < n; i++)
    names[i] = attrs[i].name;
  return ump_refuse_as (verdict, UMP_FORM, -1, 0,
                        UMP_TEXT (N_ ("“{s0}” is missing: “{s1}” is followed by {s2}."),
                                  { (gintptr) attr->name, (gintptr) ump_verb_name (setup->game, verb),
                                    (gintptr) listed (names, -1), (gintptr) ump_field_title (attr) }));
}

gboolean
ump_refuse_nobody (const UmpSetup *setup, int verb, int seat, UmpVerdict *verdict)
{
  return ump_refuse_as (
      verdict, UMP_FORM, -1, 0,
      UMP_TEXT (N_ ("Say who does it, with a colon behind the name: “{s0}: {s1}”."),
                { (gintptr) setup->ids[seat], (gintptr) ump_verb_name (setup->game, verb) }));
}

static gboolean
read_by (const UmpSetup *setup, const char *const *people, const UmpEntry *entry, UmpMove *move,
         UmpVerdict *verdict)
{
  int takes = ump_verb_takes_by (setup->game, entry->verb);

  move->by = UMP_NOBODY;
  if (entry->by == NULL)
    return takes <= 0 || ump_refuse_nobody (setup, entry->verb, 0, verdict);
  if (takes < 0)
    return form (verdict, N_ ("Nobody in particular does this: leave the name before “{s0}” out."),
                 ump_verb_name (setup->game, entry->verb));
  if (takes == 0)
    return is_person (setup, people, entry->by) ||
           form (verdict, N_ ("The people of this session are {s0}."),
                 listed (people != NULL ? people : (const char *const *) setup->ids,
                         people != NULL ? -1 : setup->n_seats));
  move->by = ump_setup_seat (setup, entry->by);
  return move->by >= 0 || form (verdict, N_ ("The players of this game are {s0}."),
                                listed ((const char *const *) setup->ids, setup->n_seats));
}

gboolean
ump_entry_read (const UmpSetup *setup, const char *const *people, const UmpEntry *entry, UmpMove *move,
                UmpVerdict *verdict)
{
  int n_attrs = entry->n_values;
  const UmpField *attrs =
      entry->verb >= 0 ? setup->game->verbs[entry->verb].attrs : ump_verb_attrs (NULL, entry->verb, &n_attrs);

  ump_move_reset (move, entry->verb, UMP_NOBODY);
  if (entry->verb == UMP_VERB_UNKNOWN)
    return form (verdict, N_ ("There is no such entry in this game."), NULL);
  if (!read_by (setup, people, entry, move, verdict))
    return FALSE;
  for (int i = 0; i < n_attrs; i++) {
    if (!ump_field_is_left_out (&attrs[i], entry->values[i])) {
      if (!ump_field_read (setup, &attrs[i], entry->values[i], move, i, verdict))
        return FALSE;
    } else if (!(attrs[i].flags & (UMP_FIELD_OPTIONAL | UMP_FIELD_MISSABLE))) {
      return refuse_missing (setup, entry->verb, attrs, n_attrs, &attrs[i], verdict);
    }
  }
  if (entry->at != NULL && !ump_parse_time (entry->at))
    return form (verdict, N_ ("The time must be written as in 2026-11-20T20:05:00+01:00."), NULL);
  if (ump_entry_unknown (entry) != NULL)
    return ump_refuse_as (verdict, UMP_FORM, -1, 0,
                          UMP_TEXT (N_ ("“{s0}” has no attribute “{s1}”."),
                                    { (gintptr) ump_verb_name (setup->game, entry->verb),
                                      (gintptr) ump_entry_unknown (entry)[0] }));
  if (entry->verb >= 0 && setup->game->form != NULL)
    return setup->game->form (setup, move, verdict);
  return TRUE;
}
