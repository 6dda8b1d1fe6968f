/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tally while it is counted: people × fields, one cell of which is the current one. What was typed stands
 * before what the log knows, and what is typed decides the rest where only one word is left. A person's
 * fields are entered together; a digit goes on to the next field by itself where no second one can follow.
 *
 * It enters nothing and shows nothing: keys go in, and come back as what has to be done about them. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

typedef struct _UmpTally UmpTally;

/* What a key asks for; several at once. SHOW: something stands otherwise now, or another cell is the current
 * one. ASK: that needs a value first. ONCE_MORE: the key belonged to the number before, and what stands in
 * the current cell waits for another one. ENTER: the person's fields are complete. */
typedef enum {
  UMP_TALLY_SHOW = 1 << 0,
  UMP_TALLY_ASK = 1 << 1,
  UMP_TALLY_ONCE_MORE = 1 << 2,
  UMP_TALLY_ENTER = 1 << 3,
} UmpTallyAnswer;

/* The tallies of that verb, with what was typed before the program ended. Nothing is read yet. */
UmpTally *ump_tally_new (UmpPlay *play, int verb);
void ump_tally_free (UmpTally *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpTally, ump_tally_free)

/* Reads who is counted already and what the log knows, and makes the first blank cell the current one. */
void ump_tally_read (UmpTally *self);
/* What was typed is nothing that is begun any more: it was entered, or left. */
void ump_tally_leave (UmpTally *self);

int ump_tally_verb (const UmpTally *self);
int ump_tally_n_seats (const UmpTally *self);
int ump_tally_n_fields (const UmpTally *self);
const UmpField *ump_tally_field (const UmpTally *self, int field);
/* The current cell; seat -1 where everybody is counted. */
int ump_tally_seat (const UmpTally *self);
int ump_tally_here (const UmpTally *self);
/* What the field is called; as long as the play has this game. */
const char *ump_tally_title (const UmpTally *self, int field);
/* What was typed, else what the log says; UMP_TALLY_BLANK for neither. */
#define UMP_TALLY_BLANK G_MININT
int ump_tally_value (const UmpTally *self, int seat, int field);
gboolean ump_tally_is_typed (const UmpTally *self, int seat, int field);
/* The person is counted. */
gboolean ump_tally_is_done (const UmpTally *self, int seat);
/* The log knows all there is to say of that person, and nobody said otherwise: only to be confirmed. */
gboolean ump_tally_is_as_known (const UmpTally *self, int seat);

/* A digit, "±", "<", "C", "enter", "left" or "right"; time: of its press in ms. 0 where it does nothing. */
UmpTallyAnswer ump_tally_key (UmpTally *self, const char *key, guint32 time);
/* The same tapped on the screen: an Enter there is always meant. */
UmpTallyAnswer ump_tally_tap (UmpTally *self, const char *key);
/* The word with that number is the current cell's. */
UmpTallyAnswer ump_tally_choose (UmpTally *self, int word);
void ump_tally_go_to (UmpTally *self, int seat, int field);
/* Goes to the person of a tally and takes what it says. FALSE, and nothing is done: it is no such tally. */
gboolean ump_tally_fill (UmpTally *self, const UmpMove *move);
/* The current person's tally; what is blank is the least there can be. move must be initialised. */
void ump_tally_move (UmpTally *self, UmpMove *move);

/* What stands in a cell: "2", "✓", "–"; and how that is said. New strings. */
char *ump_tally_shown (const UmpTally *self, int seat, int field);
char *ump_tally_spoken (const UmpTally *self, int seat, int field);
/* What a blank current cell asks for. A new string. */
char *ump_tally_question (const UmpTally *self);

G_END_DECLS
