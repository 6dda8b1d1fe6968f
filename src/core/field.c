/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "field.h"

#include <string.h>

#include "allot.h"
#include "game.h"

/* Same order as UmpColour. */
static const char *const colour_ids[] = { "none",  "red",    "blue",   "green", "yellow",
                                          "brown", "orange", "purple", NULL };

const char *
ump_colour_id (UmpColour colour)
{
  return colour_ids[colour < UMP_N_COLOURS ? colour : UMP_COLOUR_NONE];
}

static const char *
tr (const char *message)
{
  return g_dgettext ("umpire", message);
}

/* ---- words and single values ----------------------------------------------- */

int
ump_field_n_words (const UmpField *field)
{
  int n = 0;

  while (field->words != NULL && field->words[n] != NULL)
    n++;
  return n;
}

int
ump_field_find_word (const UmpField *field, const char *word)
{
  return field->words != NULL ? ump_parse_word (word, field->words) : -1;
}

gboolean
ump_field_value (const UmpSetup *setup, const UmpField *field, const char *text, int *value)
{
  *value = 0;
  switch (field->type) {
  case UMP_TYPE_INT:
    return field->flags & UMP_FIELD_COUNT ? ump_parse_count (text, field->max, value)
                                          : ump_parse_int (text, field->min, field->max, value);
  case UMP_TYPE_CHOICE: return (*value = ump_parse_word (text, field->words)) >= 0;
  case UMP_TYPE_PLAYER: return (*value = ump_setup_seat (setup, text)) >= 0;
  case UMP_TYPE_TEXT: return *text && (field->max == 0 || g_utf8_strlen (text, -1) <= field->max);
  default: g_return_val_if_reached (FALSE);
  }
}

/* Words that nobody has by the option that shares them out, NULL where that cannot be said; a new string. */
static char *
spare_words (const UmpSetup *setup, const UmpField *field)
{
  const UmpField *shared = &setup->game->options[field->spare_of - 1];
  const char *text = setup->option_text[field->spare_of - 1];
  g_autoptr (GString) spare = g_string_new (NULL);
  UmpAllot allot;

  if (text == NULL ||
      !ump_allot_read (&allot, shared->words, (const char *const *) setup->ids, setup->n_seats, text))
    return NULL;
  for (int k = 0; shared->words[k] != NULL; k++)
    if (ump_allot_owner (&allot, k) == UMP_NOBODY)
      g_string_append_printf (spare, "%s%s", spare->len > 0 ? ", " : "", shared->words[k]);
  return g_string_free (g_steal_pointer (&spare), FALSE);
}

char *
ump_field_allowed (const UmpSetup *setup, const UmpField *field)
{
  char *spare = field->spare_of > 0 ? spare_words (setup, field) : NULL;

  if (spare != NULL)
    return spare;
  switch (field->type) {
  case UMP_TYPE_INT: return g_strdup_printf ("%d–%d", field->min, field->max);
  case UMP_TYPE_CHOICE: return g_strjoinv (", ", (char **) field->words);
  case UMP_TYPE_PLAYER: return g_strjoinv (", ", setup->ids);
  case UMP_TYPE_TEXT: return g_strdup_printf (tr ("text of 1 to %d characters"), field->max);
  default: return g_strdup (field->shape != NULL ? tr (field->shape) : "");
  }
}

/* ---- reading an attribute ---------------------------------------------------- */

static gboolean
expected (UmpVerdict *verdict, const UmpField *attr, int rule, const char *message)
{
  return ump_refuse_as (verdict, UMP_FORM, rule, 0,
                        UMP_TEXT (message, { UMP_S (attr->name), UMP_N (attr->min), UMP_N (attr->max),
                                             UMP_W (ump_field_title (attr)) }));
}

/* Translators: in all of these {s0} is the name as it is typed ("line"), {w3} the same in words ("Line"). */
static gboolean
malformed (UmpVerdict *verdict, const UmpField *attr, const char *message)
{
  return expected (verdict, attr, attr->malformed - 1, message);
}

static gboolean
refuse_word (UmpVerdict *verdict, const UmpField *attr)
{
  return ump_refuse_as (
      verdict, UMP_FORM, attr->malformed - 1, 0,
      UMP_TEXT (N_ ("“{s0}” is one of these words: {s1}."),
                { UMP_S (attr->name), UMP_V (attr->words), { 0 }, UMP_W (ump_field_title (attr)) }));
}

/* What a field of one value expected. */
static gboolean
refuse_value (UmpVerdict *verdict, const UmpField *attr, const char *text)
{
  switch (attr->type) {
  case UMP_TYPE_INT:
    return malformed (verdict, attr,
                      attr->flags & UMP_FIELD_COUNT ? N_ ("“{s0}” must be a number, 0 or more.")
                                                    : N_ ("“{s0}” must be a number from {n1} to {n2}."));
  case UMP_TYPE_CHOICE: return refuse_word (verdict, attr);
  case UMP_TYPE_PLAYER: return malformed (verdict, attr, N_ ("“{s0}” must be a person of this game."));
  default:
    return malformed (verdict, attr,
                      *text == '\0' ? N_ ("“{s0}” must not be empty.")
                                    : N_ ("“{s0}” must have {n2} characters at most."));
  }
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
read_card (const UmpSetup *setup, const UmpField *attr, const char *word, UmpMove *move, int index,
           UmpVerdict *verdict)
{
  const char *colon = attr->flags & UMP_FIELD_STAND_INS ? strchr (word, ':') : NULL;
  g_autofree char *name = colon != NULL ? g_strndup (word, (gsize) (colon - word)) : NULL;
  UmpCard card = { .face = (guint16) ump_setup_face (setup, name != NULL ? name : word) };

  if (!card.face || setup->game->faces[card.face].piece)
    return expected (verdict, attr, -1, N_ ("“{s0}” must be a card of this game."));
  if (colon != NULL && !read_stand_in (colon + 1, &card))
    return malformed (verdict, attr, N_ ("A wild stands for a number or a colour, such as wild:7."));
  ump_move_push_card (move, index, card);
  return TRUE;
}

static gboolean
read_list (const UmpSetup *setup, const UmpField *attr, const char *text, UmpMove *move, int index,
           UmpVerdict *verdict)
{
  const char *start;
  gsize n;

  ump_move_give (move, index);
  while ((n = ump_parse_item (&text, &start)) > 0) {
    g_autofree char *word = g_strndup (start, n);
    int value;

    if (attr->type == UMP_TYPE_CARDS) {
      if (!read_card (setup, attr, word, move, index, verdict))
        return FALSE;
    } else if ((value = ump_parse_word (word, attr->words)) >= 0) {
      ump_move_push (move, index, value);
    } else {
      return refuse_word (verdict, attr);
    }
  }
  if (!attr->max || (ump_move_n (move, index) >= attr->min && ump_move_n (move, index) <= attr->max))
    return TRUE;
  if (attr->shape != NULL)
    return malformed (verdict, attr, attr->shape);
  return malformed (verdict, attr,
                    attr->min == attr->max
                        ? N_ ("“{s0}” must have {n1} items, with commas between them.")
                        : N_ ("“{s0}” must have {n1} to {n2} items, with commas between them."));
}

gboolean
ump_field_read (const UmpSetup *setup, const UmpField *attr, const char *text, UmpMove *move, int index,
                UmpVerdict *verdict)
{
  int value;

  switch (attr->type) {
  case UMP_TYPE_CARD: return read_card (setup, attr, text, move, index, verdict);
  case UMP_TYPE_CARDS:
  case UMP_TYPE_WORDS: return read_list (setup, attr, text, move, index, verdict);
  case UMP_TYPE_TEXT:
    if (!ump_field_value (setup, attr, text, &value))
      return refuse_value (verdict, attr, text);
    ump_move_give (move, index);
    move->args[index].text = text;
    return TRUE;
  case UMP_TYPE_OWN: return attr->parse (setup, text, move, index) || malformed (verdict, attr, attr->shape);
  default:
    if (!ump_field_value (setup, attr, text, &value))
      return refuse_value (verdict, attr, text);
    ump_move_push (move, index, value);
    return TRUE;
  }
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
print_value (const UmpSetup *setup, const UmpField *attr, int value, GString *out)
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
ump_field_print (const UmpSetup *setup, const UmpField *attr, const UmpMove *move, int index, GString *out)
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
