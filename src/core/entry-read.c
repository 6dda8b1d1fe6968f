/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The gates that every entry passes before the game sees it. */
#include "entry.h"

static gboolean
form (UmpVerdict *verdict, UmpText reason)
{
  return ump_refuse_as (verdict, UMP_FORM, -1, 0, reason);
}

static gboolean
is_person (const UmpSetup *setup, const char *const *people, const char *id)
{
  return people != NULL ? g_strv_contains (people, id) : ump_setup_seat (setup, id) >= 0;
}

/* What stands behind the verb besides; {w3} is the title. */
static gboolean
refuse_missing (const UmpSetup *setup, int verb, const UmpField *attr, UmpVerdict *verdict)
{
  int n;

  return form (verdict,
               UMP_TEXT (N_ ("“{s0}” is missing: “{s1}” is followed by {s2}."),
                         { UMP_S (attr->name), UMP_S (ump_verb_name (setup->game, verb)),
                           UMP_A (ump_verb_attrs (setup->game, verb, &n)), UMP_W (ump_field_title (attr)) }));
}

gboolean
ump_refuse_nobody (const UmpSetup *setup, int verb, int seat, UmpVerdict *verdict)
{
  return ump_refuse_as (verdict, UMP_FORM, -1, 0,
                        UMP_TEXT (N_ ("Say who does it, with a colon behind the name: “{s0}: {s1}”."),
                                  { UMP_S (setup->ids[seat]), UMP_S (ump_verb_name (setup->game, verb)) }));
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
    return form (verdict, UMP_TEXT (N_ ("Nobody in particular does this: leave the name before “{s0}” out."),
                                    { UMP_S (ump_verb_name (setup->game, entry->verb)) }));
  if (takes == 0)
    return is_person (setup, people, entry->by) ||
           form (verdict, UMP_TEXT (N_ ("The people of this session are {s0}."),
                                    { UMP_V (people != NULL ? people : (const char *const *) setup->ids) }));
  move->by = ump_setup_seat (setup, entry->by);
  return move->by >= 0 ||
         form (verdict, UMP_TEXT (N_ ("The players of this game are {s0}."), { UMP_V (setup->ids) }));
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
    return form (verdict, UMP_PLAIN (N_ ("There is no such entry in this game.")));
  if (!read_by (setup, people, entry, move, verdict))
    return FALSE;
  for (int i = 0; i < n_attrs; i++) {
    if (!ump_field_is_left_out (&attrs[i], entry->values[i])) {
      if (!ump_field_read (setup, &attrs[i], entry->values[i], move, i, verdict))
        return FALSE;
    } else if (!(attrs[i].flags & (UMP_FIELD_OPTIONAL | UMP_FIELD_MISSABLE))) {
      return refuse_missing (setup, entry->verb, &attrs[i], verdict);
    }
  }
  if (entry->at != NULL && !ump_parse_time (entry->at))
    return form (verdict, UMP_PLAIN (N_ ("The time must be written as in 2026-11-20T20:05:00+01:00.")));
  if (entry->unknown != NULL)
    return ump_refuse_as (
        verdict, UMP_FORM, -1, 0,
        UMP_TEXT (N_ ("“{s0}” has no attribute “{s1}”."),
                  { UMP_S (ump_verb_name (setup->game, entry->verb)), UMP_S (entry->unknown[0]) }));
  if (entry->verb >= 0 && setup->game->form != NULL)
    return setup->game->form (setup, move, verdict);
  return TRUE;
}
