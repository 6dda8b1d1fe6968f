/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences as data: a message and the values for its holes.
 *
 * Core and games never build a sentence: they name a message (marked for translation)
 * and its values. The edge (terminal, window) turns it into words with ump_text_format(),
 * in the user's language and with its own plural forms.
 *
 * Holes are a letter for the type and a digit for the value, which is one that goes with the letter:
 *   UMP_N  {n0} a number             {+0} a number with its sign
 *          {k0} "one card", "four cards"     {P0} "one point", …     {o0} an ordinal place: "1st"
 *          {e0} a number of an entry
 *   UMP_P  {p0} a player's name, by the seat; of several UMP_V, with commas
 *   UMP_C  {c0} a card's name             {C0} the same with a capital, where it begins a sentence
 *   UMP_F  the same, by the face alone
 *   UMP_L  {l0} a list of cards
 *   UMP_W  {w0} a word that is itself a message
 *   UMP_S  {s0} text as it is
 *   UMP_V  the same of several texts, with commas
 *   UMP_A  the same of the names of a verb's attributes, in brackets those that may be missing
 *   UMP_B  {b0} the colour of a back
 *   UMP_X  {x0} a condition up to a `;` (formula.h), in words
 *          {X0} a text with formulas between two UMP_FORMULA_MARK each: in words where what others wrote is
 *               made fit to be shown, else as they are
 *   UMP_T  {t0} another text              {T0} the same, where it begins a sentence
 * The same letter may occur with several digits; the order is the translator's. */
#pragma once

#include "card.h"

G_BEGIN_DECLS

#ifndef N_
#define N_(s) s
#endif

#define UMP_TEXT_ARGS 6
#define UMP_FORMULA_MARK "\x1f"

typedef struct _UmpText UmpText;
struct _UmpField;

/* type: the letter of the macros below, 0 for no value at all. What is pointed to lives as long as the text:
 * it is static, or owned by the log. */
typedef struct {
  char type;
  union {
    gint64 number;
    UmpCard card;
    const char *string;
    const char *const *strings;    /* NULL-terminated */
    const struct _UmpField *attrs; /* a verb's, see ump_verb_attrs() */
    const UmpCardList *list;
    const UmpText *text;
  };
} UmpTextArg;

#define UMP_N(n) ((UmpTextArg){ 'n', { .number = (n) } })
#define UMP_P(seat) ((UmpTextArg){ 'p', { .number = (seat) } })
#define UMP_C(c) ((UmpTextArg){ 'c', { .card = (c) } })
#define UMP_F(f) ((UmpTextArg){ 'c', { .card = { .face = (guint16) (f) } } })
#define UMP_L(l) ((UmpTextArg){ 'l', { .list = (l) } })
#define UMP_W(message) ((UmpTextArg){ 'w', { .string = (message) } })
#define UMP_S(s) ((UmpTextArg){ 's', { .string = (s) } })
#define UMP_V(s) ((UmpTextArg){ 'v', { .strings = (const char *const *) (s) } })
#define UMP_A(a) ((UmpTextArg){ 'a', { .attrs = (a) } })
#define UMP_B(colour) ((UmpTextArg){ 'b', { .number = (colour) } })
#define UMP_X(formula) ((UmpTextArg){ 'x', { .string = (formula) } })
#define UMP_T(t) ((UmpTextArg){ 't', { .text = (t) } })

/* message: static, untranslated, or NULL for no text at all. */
struct _UmpText {
  const char *message;
  UmpTextArg args[UMP_TEXT_ARGS];
};

/* How messages become words. Both functions return strings that are not freed.
 * NULL functions mean: as written, with English plurals.
 * shown: names and texts that somebody else wrote are made fit to be shown (shown.h); else they are given
 * whole, as they were written. names_shown: names of people alone are.
 * before_sign: what stands in front of a number's sign (a mark that keeps it at the left of its digits where
 * text runs from right to left); NULL: nothing. */
struct _UmpWords {
  const char *(*translate) (const char *message);
  const char *(*plural) (const char *one, const char *many, gulong n);
  gboolean shown;
  gboolean names_shown;
  const char *before_sign;
};
typedef struct _UmpWords UmpWords;

typedef struct _UmpSetup UmpSetup;

/* A piece of a formatted sentence: text, or one card that the window may draw as a chip.
 * text is what to read aloud in both cases. */
typedef void (*UmpTextPiece) (const char *text, const void *card, gpointer user_data);

/* The sentence in words. setup gives names of cards and players and may be NULL where
 * the message has no such holes. Returns a new string, "" for an empty text. */
char *ump_text_format (const UmpText *text, const UmpSetup *setup, const UmpWords *words);

/* The same, piece by piece: cards (holes c and l) come one by one, card is a `const UmpCard *`. */
void ump_text_pieces (const UmpText *text, const UmpSetup *setup, const UmpWords *words, UmpTextPiece piece,
                      gpointer user_data);

/* One message in words, for short labels. */
const char *ump_words_translate (const UmpWords *words, const char *message);

/* A card's name in words ("cat 5", "wild as 7", "blue back"); a new string. setup NULL: unknown. */
char *ump_card_name (UmpCard card, const UmpSetup *setup, const UmpWords *words);
void ump_card_append_name (GString *out, UmpCard card, const UmpSetup *setup, const UmpWords *words);
/* Message for a colour. */
const char *ump_colour_word (UmpColour colour);

/* A text with values, UMP_TEXT (N_ ("{p0} plays"), { UMP_P (seat) }), and one without. */
#define UMP_TEXT(...) ((UmpText){ __VA_ARGS__ })
#define UMP_PLAIN(m) ((UmpText){ .message = (m) })

G_END_DECLS
