/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learned components: what is printed on a game's own cards and stands in no rule sheet, as data.
 *
 * A game says which such components it has, what a value of theirs may be, and where it goes: into an option,
 * or into attributes of an entry. Nobody makes values up: they come from the real cards, are entered once and
 * remembered (src/session/learned/components.h). Values are text, exactly as the option or attribute has
 * it. */
#pragma once

#include "face.h"
#include "text.h"

G_BEGIN_DECLS

/* FACES: a value is two words and up to `most` numbers (`girl boy 2 3 4`), one for each row and column of
 * each side.
 * LEVELS: a value is groups, each a letter and a size, joined by '+' (`R3+C4`), one for each row; the option
 *   is the rows of one side, joined by ' '.
 * COLOURS: a single value: a letter for each of the cards first_face … first_face + n_cards - 1. */
typedef enum { UMP_PART_FACES, UMP_PART_LEVELS, UMP_PART_COLOURS } UmpPartType;

/* How sure a value is. */
typedef enum {
  UMP_SURE_UNKNOWN,   /* there is none */
  UMP_SURE_UNCHECKED, /* from another edition: to be compared with the card */
  UMP_SURE_PROBABLE,
  UMP_SURE_CERTAIN,
  UMP_SURE_CHECKED, /* compared with the card, or entered from it */
} UmpSure;

#define UMP_PART_SIDES 3

/* id: in files; where a side_option chooses, its word. title: message. seats: bit n for a side that n people
 * use;
 * 0: the seats say nothing. */
typedef struct {
  const char *id;
  const char *title;
  guint seats;
} UmpPartSide;

/* id: in files. title, help: messages; rows: message with {n0}, the name of a row ("Level {n0}"), columns
 * likewise.
 * sides: NULL id behind the last. usual: name of the values that come with the game (message); people may
 *   then keep
 *   several editions by name. NULL: there is one set only.
 * words: FACES: the first two of a value. letters: LEVELS, COLOURS. titles: messages for the words or
 *   letters, looks: their portraits or colours (NULL for LEVELS).
 * row_words: FACES: the two words that a row is known to have, as they are written; NULL for none.
 * min, max: FACES: numbers; LEVELS: sizes. most: FACES: numbers of a value; LEVELS: groups of a row; COLOURS:
 *   cards of
 *   each colour. most_sum: LEVELS: cards of a row.
 * option, side_option: index + 1 of the option that takes the value, and of the choice that says which side.
 * n_attrs: so many attributes of `verb`, from first_attr on, take a value each; the column is the round that
 *   it begins.
 * sure: LEVELS: of each row of the option's fallback, which is that of the first side.
 * counter: definition + 1 of a counter of the seats: the row at which a player stands.
 * say_row: LEVELS: what a row (from 1) of the session's option asks for, shorter than the part's own words;
 *   it borrows
 *   from the setup. NULL: these words.
 * compare: message: rows {n0} to {n1} should be compared with the card; compare_one: row {n0}. */
typedef struct {
  const char *id;
  UmpPartType type;
  const char *title;
  const char *help;
  const char *usual;
  UmpPartSide sides[UMP_PART_SIDES + 1];
  int n_rows, n_columns;
  const char *rows, *columns;
  const char *const *words;
  const char *letters;
  const char *const *titles;
  const UmpLook *looks;
  const char *const *row_words;
  int min, max;
  int most, most_sum;
  int first_face, n_cards;
  int option, side_option;
  int verb, first_attr, n_attrs;
  const UmpSure *sure;
  int counter;
  void (*say_row) (const UmpSetup *setup, int row, UmpText *text);
  const char *compare, *compare_one;
} UmpPart;

struct _UmpGame;

/* The part of that id, NULL if there is none; side of that id, -1 if there is none. */
const UmpPart *ump_game_part (const struct _UmpGame *game, const char *id);
int ump_part_find_side (const UmpPart *part, const char *id);
/* The side that so many people use; 0 where the seats say nothing. */
int ump_part_side_of_seats (const UmpPart *part, int n_seats);
/* The value that comes with the game (row from 1), and how sure it is; a new string, NULL where there is
 * none. */
char *ump_part_usual (const struct _UmpGame *game, const UmpPart *part, int side, int row, UmpSure *sure);
/* What stands in a session for that value of the option: the fallback where it says the same. A new
 * string. */
char *ump_part_written (const struct _UmpGame *game, const UmpPart *part, int side, const char *value);
/* Whether that is a value of the part: as the option or the attribute itself reads it. UMP_OPTION_ERROR says
 * what is allowed. */
gboolean
ump_part_accepts (const struct _UmpGame *game, const UmpPart *part, const char *value, GError **error);
/* The row (from 1) that words are known to belong to, 0 for none. FACES only; the order of the two does
 * not matter. */
int ump_part_row_of (const UmpPart *part, const char *value);

G_END_DECLS
