/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "text.h"

#include <string.h>

#include "game.h"
#include "shown.h"

/* Both forms of a plural, for xgettext. */
#define NP_(one, many) one, many

static const char *const colour_words[UMP_N_COLOURS] = {
  N_ ("no colour"), N_ ("red"),   N_ ("blue"),   N_ ("green"),
  N_ ("yellow"),    N_ ("brown"), N_ ("orange"), N_ ("purple"),
};

static const char *const back_words[UMP_N_COLOURS] = {
  N_ ("unknown card"), N_ ("red back"),   N_ ("blue back"),   N_ ("green back"),
  N_ ("yellow back"),  N_ ("brown back"), N_ ("orange back"), N_ ("purple back"),
};

const char *
ump_words_translate (const UmpWords *words, const char *message)
{
  return words != NULL && words->translate != NULL ? words->translate (message) : message;
}

const char *
ump_colour_word (UmpColour colour)
{
  return colour_words[colour < UMP_N_COLOURS ? colour : UMP_COLOUR_NONE];
}

/* A number; with its sign, or only that of a negative one. */
static void
append_number (GString *out, const UmpWords *words, gint64 n, gboolean sign)
{
  if ((n < 0 || sign) && words != NULL && words->before_sign != NULL)
    g_string_append (out, words->before_sign);
  g_string_append_printf (out, sign ? "%+" G_GINT64_FORMAT : "%" G_GINT64_FORMAT, n);
}

/* Appends the right plural form; "%d" in it is the number. */
static void
append_plural (GString *out, const UmpWords *words, const char *one, const char *many, gint64 n)
{
  gulong count = (gulong) ABS (n);
  const char *form = count == 1 ? one : many, *hole;

  if (words != NULL && words->plural != NULL)
    form = words->plural (one, many, count);
  hole = strstr (form, "%d");
  if (hole == NULL) {
    g_string_append (out, form);
    return;
  }
  g_string_append_len (out, form, hole - form);
  append_number (out, words, n, FALSE);
  g_string_append (out, hole + 2);
}

static void
append_ordinal (GString *out, const UmpWords *words, int n)
{
  static const char *const ordinals[] = {
    N_ ("1st"), N_ ("2nd"), N_ ("3rd"), N_ ("4th"),  N_ ("5th"),  N_ ("6th"),
    N_ ("7th"), N_ ("8th"), N_ ("9th"), N_ ("10th"), N_ ("11th"), N_ ("12th"),
  };

  if (n >= 1 && n <= (int) G_N_ELEMENTS (ordinals))
    g_string_append (out, ump_words_translate (words, ordinals[n - 1]));
  else
    g_string_append_printf (out, "%d.", n);
}

static void format_into (GString *out, const UmpText *text, const UmpSetup *setup, const UmpWords *words);

void
ump_card_append_name (GString *out, UmpCard card, const UmpSetup *setup, const UmpWords *words)
{
  const UmpFace *face;

  if (card.face == 0 || setup == NULL) {
    g_string_append (out, ump_words_translate (words, back_words[MIN (card.back, UMP_N_COLOURS - 1)]));
    return;
  }
  face = &setup->game->faces[card.face];
  format_into (out, &UMP_TEXT (face->name, { UMP_N (face->look.value) }), setup, words);
  if (card.as > UMP_AS_COLOUR)
    format_into (out, &UMP_TEXT (N_ (" as {w0}"), { UMP_W (ump_colour_word (card.as - UMP_AS_COLOUR)) }),
                 setup, words);
  else if (card.as)
    format_into (out, &UMP_TEXT (N_ (" as {n0}"), { UMP_N (card.as) }), setup, words);
}

char *
ump_card_name (UmpCard card, const UmpSetup *setup, const UmpWords *words)
{
  GString *out = g_string_new (NULL);

  ump_card_append_name (out, card, setup, words);
  return g_string_free (out, FALSE);
}

static void
append_foreign (GString *out, const char *text, const UmpWords *words)
{
  g_autofree char *shown = words != NULL && words->shown ? ump_shown (text, UMP_SHOWN_TEXT) : NULL;

  g_string_append (out, shown != NULL ? shown : text);
}

static void
append_player (GString *out, gint64 seat, const UmpSetup *setup, const UmpWords *words)
{
  if (setup != NULL && seat >= 0 && seat < setup->n_seats)
    g_string_append (out, words != NULL && (words->shown || words->names_shown) ? setup->shown[seat]
                                                                                : setup->names[seat]);
}

static void
append_strings (GString *out, const UmpTextArg *value, const UmpWords *words)
{
  if (value->type == 's')
    append_foreign (out, value->string != NULL ? value->string : "", words);
  for (int i = 0; value->type == 'v' && value->strings[i] != NULL; i++) {
    g_string_append (out, i > 0 ? ", " : "");
    append_foreign (out, value->strings[i], words);
  }
  for (int i = 0; value->type == 'a' && i < UMP_MAX_ATTRS && value->attrs[i].name != NULL; i++)
    g_string_append_printf (out, value->attrs[i].flags & UMP_FIELD_OPTIONAL ? "%s[%s]" : "%s%s",
                            i > 0 ? ", " : "", value->attrs[i].name);
}

/* Names of its formulas as the game says them; NULL where it has none. */
static const UmpFormulaName *
formula_names (const UmpSetup *setup)
{
  for (int i = 0; setup != NULL && i < setup->game->n_options; i++)
    if (setup->game->options[i].formulas != NULL)
      return setup->game->options[i].formulas->names;
  return NULL;
}

static void
append_condition (GString *out, const char *text, const UmpSetup *setup, const UmpWords *words)
{
  g_autofree char *said = ump_formula_words (text, TRUE, formula_names (setup), words);

  append_foreign (out, said, words);
}

static void
append_formulas (GString *out, const char *text, const UmpSetup *setup, const UmpWords *words)
{
  g_auto (GStrv) pieces = g_strsplit (text, UMP_FORMULA_MARK, -1);
  g_autoptr (GString) all = g_string_new (NULL);

  for (int i = 0; pieces[i] != NULL; i++) {
    gboolean in_words = i % 2 == 1 && words != NULL && words->shown;
    g_autofree char *said =
        in_words ? ump_formula_words (pieces[i], FALSE, formula_names (setup), words) : NULL;

    g_string_append (all, said != NULL ? said : pieces[i]);
  }
  append_foreign (out, all->str, words);
}

/* Whether a value goes with the letter of a hole. */
static gboolean
goes_with (char type, char letter)
{
  switch (letter) {
  case '+':
  case 'k':
  case 'P':
  case 'o':
  case 'e': return type == 'n';
  case 'C': return type == 'c';
  case 'X': return type == 'x';
  case 'T': return type == 't';
  case 'p': return type == 'p' || type == 'v';
  case 's': return type == 's' || type == 'v' || type == 'a';
  default: return type == letter;
  }
}

/* One hole that is no card. */
static void
append_hole (GString *out, char letter, const UmpTextArg *value, const UmpSetup *setup, const UmpWords *words)
{
  switch (letter) {
  case 'n':
  case 'e': append_number (out, words, value->number, FALSE); break;
  case '+': append_number (out, words, value->number, TRUE); break;
  case 'p':
    if (value->type == 'v')
      append_strings (out, value, words);
    else
      append_player (out, value->number, setup, words);
    break;
  case 'k': append_plural (out, words, NP_ ("%d card", "%d cards"), value->number); break;
  case 'P': append_plural (out, words, NP_ ("%d point", "%d points"), value->number); break;
  case 'w': g_string_append (out, ump_words_translate (words, value->string)); break;
  case 's': append_strings (out, value, words); break;
  case 'x': append_condition (out, value->string, setup, words); break;
  case 'X': append_formulas (out, value->string, setup, words); break;
  case 'o': append_ordinal (out, words, (int) value->number); break;
  case 'b':
    g_string_append (out, ump_words_translate (words, ump_colour_word ((UmpColour) value->number)));
    break;
  default: break;
  }
}

/* Text collected between two cards, and what to do with pieces. */
typedef struct {
  GString *buffer;
  const UmpSetup *setup;
  const UmpWords *words;
  UmpTextPiece piece;
  gpointer user_data;
} Pieces;

static void
flush_text (Pieces *p)
{
  if (p->buffer->len)
    p->piece (p->buffer->str, NULL, p->user_data);
  g_string_truncate (p->buffer, 0);
}

/* With a capital where the card begins a sentence. */
static char *
with_capital (const char *name)
{
  g_autofree char *first = g_utf8_strup (name, g_utf8_next_char (name) - name);

  return g_strconcat (first, g_utf8_next_char (name), NULL);
}

static void
give_card (Pieces *p, UmpCard card, gboolean begins)
{
  g_autofree char *plain = ump_card_name (card, p->setup, p->words);
  g_autofree char *name = begins && *plain ? with_capital (plain) : g_strdup (plain);

  flush_text (p);
  p->piece (name, &card, p->user_data);
}

static void
give_cards (Pieces *p, const UmpCardList *list)
{
  for (int i = 0; list != NULL && i < list->n; i++) {
    if (i)
      g_string_append (p->buffer, ", ");
    give_card (p, list->cards[i], FALSE);
  }
}

static void walk (Pieces *p, const UmpText *text);

/* Where a text begins a sentence. */
static void
give_with_capital (Pieces *p, const UmpText *text)
{
  g_autofree char *plain = ump_text_format (text, p->setup, p->words);
  g_autofree char *words = with_capital (plain);

  g_string_append (p->buffer, words);
}

static void
give_hole (Pieces *p, char letter, const UmpTextArg *value)
{
  /* A message or its translation asks for what it was not given. */
  g_return_if_fail (goes_with (value->type, letter));
  switch (letter) {
  case 'c':
  case 'C': give_card (p, value->card, letter == 'C'); break;
  case 'l': give_cards (p, value->list); break;
  case 't': walk (p, value->text); break;
  case 'T': give_with_capital (p, value->text); break;
  default: append_hole (p->buffer, letter, value, p->setup, p->words); break;
  }
}

static gboolean
is_hole (const char *c)
{
  return c[0] == '{' && c[1] && strchr ("n+pcClkPwsobetTxX", c[1]) != NULL && c[2] >= '0' &&
         c[2] < '0' + UMP_TEXT_ARGS && c[3] == '}';
}

static void
walk (Pieces *p, const UmpText *text)
{
  const char *message =
      text != NULL && text->message != NULL ? ump_words_translate (p->words, text->message) : "";

  for (const char *c = message; *c; c++) {
    if (!is_hole (c)) {
      g_string_append_c (p->buffer, *c);
      continue;
    }
    give_hole (p, c[1], &text->args[c[2] - '0']);
    c += 3;
  }
}

void
ump_text_pieces (const UmpText *text, const UmpSetup *setup, const UmpWords *words, UmpTextPiece piece,
                 gpointer user_data)
{
  Pieces p = { NULL, setup, words, piece, user_data };

  if (text->message == NULL)
    return;
  p.buffer = g_string_new (NULL);
  walk (&p, text);
  flush_text (&p);
  g_string_free (p.buffer, TRUE);
}

static void
append_piece (const char *text, const void *card, gpointer user_data)
{
  g_string_append (user_data, text);
}

static void
format_into (GString *out, const UmpText *text, const UmpSetup *setup, const UmpWords *words)
{
  ump_text_pieces (text, setup, words, append_piece, out);
}

char *
ump_text_format (const UmpText *text, const UmpSetup *setup, const UmpWords *words)
{
  GString *out = g_string_new (NULL);

  format_into (out, text, setup, words);
  return g_string_free (out, FALSE);
}
