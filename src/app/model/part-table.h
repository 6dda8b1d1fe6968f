/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is learned of one part of a game, as its editor works on it: the values of one set and one side, by
 * row and column, both from 1.
 *
 * Signal "changed" (): a value, the side, the set or the sets are others.
 * Signal "failed" (const char *): what was changed stands in memory and could not be written; why, in the
 * user's language. */
#pragma once

#include "session/learned/components.h"

G_BEGIN_DECLS

#define UMP_TYPE_PART_TABLE (ump_part_table_get_type ())
G_DECLARE_FINAL_TYPE (UmpPartTable, ump_part_table, UMP, PART_TABLE, GObject)

/* Holds a reference on the components. */
UmpPartTable *ump_part_table_new (UmpComponents *components, const UmpGame *game, const UmpPart *part);
const UmpGame *ump_part_table_game (UmpPartTable *self);
const UmpPart *ump_part_table_part (UmpPartTable *self);

/* From 0. */
int ump_part_table_side (UmpPartTable *self);
void ump_part_table_set_side (UmpPartTable *self, int side);
/* The set is the one that is chosen for new sessions; "" for the usual one. Borrowed until the next change. */
const char *ump_part_table_set (UmpPartTable *self);
/* Names of all sets, as of ump_components_sets(). */
char **ump_part_table_sets (UmpPartTable *self);
void ump_part_table_choose (UmpPartTable *self, const char *set);
/* Adds a set that begins with the values there are, on all sides, and chooses it. */
void ump_part_table_add_set (UmpPartTable *self, const char *name);
/* Removes the set that is chosen, which is not the usual one: that is chosen then. */
void ump_part_table_remove_set (UmpPartTable *self);

/* ---- values ---- */

/* What was learned; strings are borrowed until the next change. FALSE: nothing. */
gboolean ump_part_table_get (UmpPartTable *self, int row, int column, UmpLearned *learned);
/* What counts: learned, or the game's own, as of ump_components_value(). value: a new string, NULL where it
 * is unknown; learned may be NULL. */
gboolean ump_part_table_value (UmpPartTable *self, int row, int column, char **value, UmpLearned *learned);
/* As it was seen today on the cards; source: whose copy, or NULL. */
void ump_part_table_put (UmpPartTable *self, int row, int column, const char *value, const char *source);
void ump_part_table_forget (UmpPartTable *self, int row, int column);
/* What is learned of two rows of a column changes places. */
void ump_part_table_swap (UmpPartTable *self, int column, int row, int other);
/* The value was compared with the card, or was not: then it is as sure as it was when it came with the
 * game. */
void ump_part_table_set_checked (UmpPartTable *self, int row, int column, gboolean checked);
/* All that is known was compared with the card, today. */
void ump_part_table_confirm (UmpPartTable *self);

/* ---- of all values ---- */

/* How many were learned, of rows times columns. */
int ump_part_table_n_known (UmpPartTable *self);
/* The next place of which nothing was learned behind that one, down a column and then the next, round and
 * round: FALSE where there is none. */
gboolean ump_part_table_next_unknown (UmpPartTable *self, int *row, int *column);
/* What a new session's option should say, as of ump_components_option(): a new string or NULL. n_unknown may
 * be NULL. */
char *ump_part_table_option (UmpPartTable *self, int *n_unknown);
/* Rows that should be compared with the card, as a message of the part says it; a new string, NULL for
 * none. */
char *ump_part_table_to_compare (UmpPartTable *self);

G_END_DECLS
