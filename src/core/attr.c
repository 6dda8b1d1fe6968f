/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "attr.h"

#include <string.h>

#include "parse.h"

#define MAX_WORD 64

/* Same order as UmpColour. */
static const char *const colour_ids[] = { "none",  "red",    "blue",   "green", "yellow",
                                          "brown", "orange", "purple", NULL };

const char *
ump_colour_id (UmpColour colour)
{
  return colour_ids[colour < UMP_N_COLOURS ? colour : UMP_COLOUR_NONE];
}

static gboolean
expected (UmpVerdict *verdict, const UmpAttr *attr, int rule, const char *message)
{
  return ump_refuse_as (verdict, UMP_FORM, rule, 0,
                        UMP_TEXT (message, { (gintptr) attr->name, attr->min, attr->max,
                                             (gintptr) (attr->title != NULL ? attr->title : attr->name) }));
}

/* Translators: in all of these {s0} is the name as it is typed ("line"), {w3} the same in words ("Line"). */
static gboolean
malformed (UmpVerdict *verdict, const UmpAttr *attr, const char *message)
{
  return expected (verdict, attr, attr->malformed - 1, message);
}

/* Which words may stand there. The list lives as long as the game's tables. */
static gboolean
refuse_word (UmpVerdict *verdict, const UmpAttr *attr)
{
  g_autofree char *words = g_strjoinv (", ", (char **) attr->words);

  return ump_refuse_as (verdict, UMP_FORM, attr->malformed - 1, 0,
                        UMP_TEXT (N_ ("“{s0}” is one of these words: {s1}."),
                                  { (gintptr) attr->name, (gintptr) g_intern_string (words), 0,
                                    (gintptr) (attr->title != NULL ? attr->title : attr->name) }));
}

/* `wild:7`, `wild:red`; FALSE if what stands behind the colon is neither. */
static gboolean
read_stand_in (const char *text, UmpCard *card)
{
  int value;

  if (ump_parse_int (text, 1, UMP_AS_COLOUR - 1, &value)) {
    card->as = (guint8) value;
    return TRUE;
  }
  value = ump_parse_word (text, colour_ids);
  if (value <= 0)
    return FALSE;
  card->as = (guint8) (UMP_AS_COLOUR + value);
  return TRUE;
}

static gboolean
read_card (const UmpSetup *setup, const UmpAttr *attr, const char *word, UmpMove *move, int index,
           UmpVerdict *verdict)
{
  char buffer[MAX_WORD];
  const char *colon = attr->flags & UMP_ATTR_STAND_INS ? strchr (word, ':') : NULL;
  UmpCard card = { 0 };

  if (colon != NULL) {
    gsize n = MIN ((gsize) (colon - word), sizeof buffer - 1);

    memcpy (buffer, word, n);
    buffer[n] = '\0';
    word = buffer;
  }
  card.face = (guint16) ump_setup_face (setup, word);
  if (!card.face || setup->game->faces[card.face].piece)
    return expected (verdict, attr, -1, N_ ("“{s0}” must be a card of this game."));
  if (colon != NULL && !read_stand_in (colon + 1, &card))
    return malformed (verdict, attr, N_ ("A wild stands for a number or a colour, such as wild:7."));
  ump_move_push_card (move, index, card);
  return TRUE;
}

static gboolean
read_list (const UmpSetup *setup, const UmpAttr *attr, const char *text, UmpMove *move, int index,
           UmpVerdict *verdict)
{
  const char *start;
  gsize n;

  ump_move_give (move, index);
  while ((n = ump_parse_item (&text, &start)) > 0) {
    char word[MAX_WORD];
    int value;

    n = MIN (n, sizeof word - 1);
    memcpy (word, start, n);
    word[n] = '\0';
    if (attr->type == UMP_TYPE_CARDS) {
      if (!read_card (setup, attr, word, move, index, verdict))
        return FALSE;
    } else if ((value = ump_parse_word (word, attr->words)) >= 0) {
      ump_move_push (move, index, value);
    } else {
      return refuse_word (verdict, attr);
    }
  }
  if (attr->max && (ump_move_n (move, index) < attr->min || ump_move_n (move, index) > attr->max))
    return malformed (verdict, attr,
                      attr->shape != NULL ? attr->shape
                      : attr->min == attr->max
                          ? N_ ("“{s0}” must have {n1} items, with commas between them.")
                          : N_ ("“{s0}” must have {n1} to {n2} items, with commas between them."));
  return TRUE;
}

gboolean
ump_attr_read (const UmpSetup *setup, const UmpAttr *attr, const char *text, UmpMove *move, int index,
               UmpVerdict *verdict)
{
  int value;

  switch (attr->type) {
  case UMP_TYPE_CARD: return read_card (setup, attr, text, move, index, verdict);
  case UMP_TYPE_CARDS:
  case UMP_TYPE_WORDS: return read_list (setup, attr, text, move, index, verdict);
  case UMP_TYPE_INT:
    if (!ump_parse_int (text, attr->min, attr->max, &value))
      return malformed (verdict, attr, N_ ("“{s0}” must be a number from {n1} to {n2}."));
    break;
  case UMP_TYPE_CHOICE:
    if ((value = ump_parse_word (text, attr->words)) < 0)
      return refuse_word (verdict, attr);
    break;
  case UMP_TYPE_PLAYER:
    if ((value = ump_setup_seat (setup, text)) < 0)
      return malformed (verdict, attr, N_ ("“{s0}” must be a person of this game."));
    break;
  case UMP_TYPE_TEXT:
    if (!*text)
      return malformed (verdict, attr, N_ ("“{s0}” must not be empty."));
    ump_move_give (move, index);
    move->args[index].text = text;
    return TRUE;
  default:
    if (!attr->parse (setup, text, move, index))
      return malformed (verdict, attr, attr->shape);
    return TRUE;
  }
  ump_move_push (move, index, value);
  return TRUE;
}

/* ---- back to text ---------------------------------------------------------- */

void
ump_card_print (const UmpSetup *setup, UmpCard card, GString *out)
{
  if (card.face == 0) {
    if (card.back)
      g_string_append_printf (out, "back-%s", colour_ids[card.back]);
    else
      g_string_append (out, "unknown");
    return;
  }
  g_string_append (out, setup->game->faces[card.face].id);
  if (card.as > UMP_AS_COLOUR)
    g_string_append_printf (out, ":%s", colour_ids[card.as - UMP_AS_COLOUR]);
  else if (card.as)
    g_string_append_printf (out, ":%d", card.as);
}

static void
print_value (const UmpSetup *setup, const UmpAttr *attr, int value, GString *out)
{
  switch (attr->type) {
  case UMP_TYPE_CARD:
  case UMP_TYPE_CARDS: ump_card_print (setup, ump_card_unpack (value), out); break;
  case UMP_TYPE_CHOICE:
  case UMP_TYPE_WORDS: g_string_append (out, attr->words[value]); break;
  case UMP_TYPE_PLAYER: g_string_append (out, setup->ids[value]); break;
  default: g_string_append_printf (out, "%d", value); break;
  }
}

void
ump_attr_print (const UmpSetup *setup, const UmpAttr *attr, const UmpMove *move, int index, GString *out)
{
  if (attr->type == UMP_TYPE_OWN) {
    attr->print (setup, move, index, out);
    return;
  }
  if (attr->type == UMP_TYPE_TEXT) {
    g_string_append (out, move->args[index].text);
    return;
  }
  for (int k = 0; k < ump_move_n (move, index); k++) {
    if (k)
      g_string_append_c (out, ' ');
    print_value (setup, attr, ump_move_value (move, index, k), out);
  }
}

/* ---- the shared gates --------------------------------------------------------- */

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
refuse_missing (const UmpSetup *setup, int verb, const UmpAttr *attrs, int n, const UmpAttr *attr,
                UmpVerdict *verdict)
{
  g_autofree const char **names = g_new0 (const char *, n + 1);

  for (int i = 0; i < n; i++)
    names[i] = attrs[i].name;
  return ump_refuse_as (verdict, UMP_FORM, -1, 0,
                        UMP_TEXT (N_ ("“{s0}” is missing: “{s1}” is followed by {s2}."),
                                  { (gintptr) attr->name, (gintptr) ump_verb_name (setup->game, verb),
                                    (gintptr) listed (names, -1),
                                    (gintptr) (attr->title != NULL ? attr->title : attr->name) }));
}

static gboolean
read_by (const UmpSetup *setup, const char *const *people, const UmpEntry *entry, UmpMove *move,
         UmpVerdict *verdict)
{
  int takes = ump_verb_takes_by (setup->game, entry->verb);

  move->by = UMP_NOBODY;
  if (entry->by == NULL)
    return takes <= 0 ||
           ump_refuse_as (
               verdict, UMP_FORM, -1, 0,
               UMP_TEXT (N_ ("Say who does it, with a colon behind the name: “{s0}: {s1}”."),
                         { (gintptr) setup->ids[0], (gintptr) ump_verb_name (setup->game, entry->verb) }));
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
  const UmpAttr *attrs =
      entry->verb >= 0 ? setup->game->verbs[entry->verb].attrs : ump_verb_attrs (NULL, entry->verb, &n_attrs);

  ump_move_reset (move, entry->verb, UMP_NOBODY);
  if (entry->verb == UMP_VERB_UNKNOWN)
    return form (verdict, N_ ("There is no such entry in this game."), NULL);
  if (!read_by (setup, people, entry, move, verdict))
    return FALSE;
  for (int i = 0; i < n_attrs; i++) {
    if (!ump_attr_is_left_out (&attrs[i], entry->values[i])) {
      if (!ump_attr_read (setup, &attrs[i], entry->values[i], move, i, verdict))
        return FALSE;
    } else if (!(attrs[i].flags & (UMP_ATTR_OPTIONAL | UMP_ATTR_MISSABLE))) {
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
