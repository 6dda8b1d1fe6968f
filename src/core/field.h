/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A field: a value that is written as text, with what may stand there and what it is called. Options of a
 * game and attributes of its entries are fields; so are read, checked, written, drawn and described in one
 * way. */
#pragma once

#include "formula.h"
#include "preset.h"
#include "move.h"
#include "verdict.h"

G_BEGIN_DECLS

typedef enum {
  UMP_TYPE_CARD,   /* one face */
  UMP_TYPE_CARDS,  /* a list of faces; with `stand_ins` also wild:7 and wild:red */
  UMP_TYPE_INT,    /* min … max, no sign unless min < 0 */
  UMP_TYPE_CHOICE, /* one of words: the index */
  UMP_TYPE_WORDS,  /* a list of words: the indices */
  UMP_TYPE_PLAYER, /* a person of the game's seats */
  UMP_TYPE_TEXT,   /* borrowed text, may not be empty; of max characters at most, any number where max is 0 */
  UMP_TYPE_OWN, /* an attribute: parse and print below. An option: `prepare` reads it, says what is wrong */
} UmpType;

typedef enum {
  /* of both */
  UMP_FIELD_LIST = 1 << 0, /* of an own type: items separated by white space (one space when written), so that
                            * "" is none of it */
  /* of options */
  UMP_FIELD_LAST_SEAT = 1 << 1, /* a person: the default is the last seat, else it is the first */
  UMP_FIELD_ALLOT = 1 << 2,  /* an own type: `words` are shared out among the seats (allot.h), the default in
                                 * option_text by `prepare` */
  UMP_FIELD_PEOPLE = 1 << 3, /* an own type: ids of seats, each once, a blank between them */
  /* of attributes */
  UMP_FIELD_OPTIONAL = 1 << 4,  /* marked `?` on the page: NAME=VALUE in the canonical line */
  UMP_FIELD_MISSABLE = 1 << 5,  /* positional, yet the game's check decides on a missing one */
  UMP_FIELD_HIDEABLE = 1 << 6,  /* leaving it out never makes a legal entry a refused one */
  UMP_FIELD_STAND_INS = 1 << 7, /* cards may say what they stand for */
  UMP_FIELD_PERSON = 1 << 8,    /* an own type: one of words, or a person's id, alone or before a '.' */
  UMP_FIELD_PLACE =
      1 << 9, /* an optional number: at which place of the zone that the verb names, from 1, a card
                                 * was really put; the window offers all of them */
  UMP_FIELD_COUNT =
      1 << 10, /* a number that counts things: however large it is written, it is read, as max where
                              * it is more, so that the game can say that it is too much */
} UmpFieldFlags;

/* What is drawn on a key for a word. */
typedef enum {
  UMP_SIGN_NONE,
  UMP_SIGN_UP,
  UMP_SIGN_DOWN,
  UMP_SIGN_WAIT,
  UMP_SIGN_MOVE,
  UMP_SIGN_STOP
} UmpSign;

/* What every field has:
 * name: in files and notation. title: message: label of the row, column or field in the window; NULL = the
 * name.
 * min, max: of a number; of a list of cards or words how many it has, any where max is 0; of a text its
 * length.
 * words of an own attribute: items that keys in the window may add, besides the numbers min … max (max > 0).
 * word_titles: messages for the words, for the window ("to the line"); NULL = the words.
 * shape: message, what an own type has to look like, or a list of so many ({w3} is the title).
 *
 * What options have besides:
 * fallback: the default as it would be written; NULL for one that depends on the seats (a person: the first
 *   seat or the last; an own type: `prepare`).
 * spare_of: of an own type, one of `words` that nobody has by that sharing option (index + 1); 0 for none.
 * colours: of the words, by which keys show them; NULL for none.
 * presets: of an own type, what most people would write, in words; NULL = none.
 * formulas: of an own type that is made of them, so that they are said in words; NULL = it is not.
 * min_seats, max_seats: where the option applies; 0 = no bound.
 * help: message; rule: id of the rule that it settles, or NULL.
 *
 * What attributes have besides:
 * malformed: rule index + 1 that a malformed value carries, 0 for none.
 * parse: appends values to move's attribute attr; FALSE if malformed.
 * print: appends what parse reads, items of a list separated by ' '.
 * label: of an own type, what the value is called on keys ("Bea's discard pile"); NULL = as it is printed.
 * without: message: key that leaves an optional word or card out ("not looked"), or NULL.
 * word_signs: of the words: keys in one line, each with its sign; NULL = none.
 * card_words: of cards, messages for a large key: chosen, can be chosen, cannot ("boards", "may board",
 *   "stays"); NULL = none.
 * zone: definition + 1 of the zones that the values name (`pile="2"`: the second one), of several cards: in
 *   which they come to lie, one each; 0 = none.
 * from: of cards: definition + 1 of the zones (the table's or the speaker's) they come from; 0 = any.
 *   from_rule: rule index + 1 that keeps it so, elsewhere: message, {c0} the card, {p1} who says it, that it
 *   is not there; 0 = nothing does but the game's own check.
 * shows: of cards: rule index + 1 by which a deck has no more of a face than its copies; seen: message, {c0}
 *   the card, {n1} its copies, that all of them were seen. 0 = nothing but the game's own check.
 * applies: whether it can be given with these options: a word without a name is for one that can, if there is
 *   one, and a form asks for no other. NULL = always.
 * within: what these options leave of the bounds of a number and, as bits, of the words; NULL = all of it.
 * item: of an own list of whole numbers, min to max: what number k is called, in the setup's own words; NULL
 *   behind the last. Each is asked for by itself. NULL = no such list. */
typedef struct _UmpField {
  const char *name;
  UmpType type;
  UmpFieldFlags flags;
  int min, max;
  const char *const *words;
  const char *const *word_titles;
  const char *shape;
  const UmpPreset *presets;
  const UmpFormulas *formulas;
  const char *title;

  const char *fallback;
  int spare_of;
  const UmpColour *colours;
  int min_seats, max_seats;
  const char *help;
  const char *rule;

  int malformed;
  gboolean (*parse) (const UmpSetup *setup, const char *text, UmpMove *move, int attr);
  void (*print) (const UmpSetup *setup, const UmpMove *move, int attr, GString *out);
  UmpText (*label) (const UmpSetup *setup, const UmpMove *move, int attr);
  const char *without;
  const UmpSign *word_signs;
  const char *const *card_words;
  int zone;
  int from;
  int from_rule;
  const char *elsewhere;
  int shows;
  const char *seen;
  gboolean (*applies) (const UmpSetup *setup);
  void (*within) (const UmpSetup *setup, int *min, int *max, guint *words);
  const char *(*item) (const UmpSetup *setup, int k);
} UmpField;

/* The title, else the name: a message. */
static inline const char *
ump_field_title (const UmpField *field)
{
  return field->title != NULL ? field->title : field->name;
}

/* What word number k is called: a message. */
static inline const char *
ump_field_word_title (const UmpField *field, int k)
{
  return field->word_titles != NULL ? field->word_titles[k] : field->words[k];
}

/* Whether it can be given with the options of a setup. */
static inline gboolean
ump_field_applies (const UmpField *field, const UmpSetup *setup)
{
  return field->applies == NULL || field->applies (setup);
}

/* How many words it has; 0 where it has none. */
int ump_field_n_words (const UmpField *field);
/* Index of a word, as it is written; -1 if it is none. */
int ump_field_find_word (const UmpField *field, const char *word);

static inline gboolean
ump_field_is_cards (const UmpField *field)
{
  return field->type == UMP_TYPE_CARD || field->type == UMP_TYPE_CARDS;
}

static inline gboolean
ump_field_is_list (const UmpField *field)
{
  return field->type == UMP_TYPE_CARDS || field->type == UMP_TYPE_WORDS || field->flags & UMP_FIELD_LIST;
}

/* Whether a value is as if an attribute were not there: none at all, or an optional list without items. Such
 * a value is read, and never written. */
static inline gboolean
ump_field_is_left_out (const UmpField *field, const char *text)
{
  return text == NULL || (!*text && field->flags & UMP_FIELD_OPTIONAL && ump_field_is_list (field));
}

/* Checks a text against a field of one value (a number, a word, a person, a text). TRUE: value is the number,
 * the index of the word, the seat, or 0 for a text. FALSE: it is none, and ump_field_allowed() says what
 * would be. */
gboolean ump_field_value (const UmpSetup *setup, const UmpField *field, const char *text, int *value);
/* What may stand there, in words of the user; a new string. */
char *ump_field_allowed (const UmpSetup *setup, const UmpField *field);

/* Reads the text of an attribute into the move; FALSE: malformed, and the verdict says what was expected. */
gboolean ump_field_read (const UmpSetup *setup, const UmpField *attr, const char *text, UmpMove *move,
                         int index, UmpVerdict *verdict);
/* The canonical text of an attribute; items of a list separated by one space. */
void
ump_field_print (const UmpSetup *setup, const UmpField *attr, const UmpMove *move, int index, GString *out);
void ump_card_print (const UmpSetup *setup, UmpCard card, GString *out);

G_END_DECLS
