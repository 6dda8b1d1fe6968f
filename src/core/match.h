/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One game being played: the log, which is the truth, and the state that follows from it.
 *
 * Entries are numbered from 1; every direct child of the log counts, voids and notes too.
 * At most one entry of a log is refused: what comes after it is neither checked nor applied.
 * `now` is the state after the last checked entry. */
#pragma once

#include "entry.h"
#include "score.h"

G_BEGIN_DECLS

typedef struct _UmpMatch UmpMatch;

/* Takes ownership of setup. people: NULL-terminated ids of all people of the session, copied;
 * NULL means the seats. */
UmpMatch *ump_match_new (UmpSetup *setup, const char *const *people);
void ump_match_free (UmpMatch *match);
/* Other people of the session, for notes: copied. Entries that were accepted stay so; one that
 * was refused is judged anew. */
void ump_match_set_people (UmpMatch *match, const char *const *people);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpMatch, ump_match_free)

const UmpSetup *ump_match_setup (const UmpMatch *match);
/* The person of that id, if there is one in the game, is called otherwise (ump_setup_call()). */
void ump_match_call (UmpMatch *match, const char *id, const char *name);
const UmpGame *ump_match_game (const UmpMatch *match);

/* ---- the log -------------------------------------------------------------- */

guint ump_match_n_entries (const UmpMatch *match);
/* number: 1 … n_entries. */
UmpEntry *ump_match_entry (const UmpMatch *match, guint number);
/* How many entries were checked: those before the refused one, else all. */
guint ump_match_checked (const UmpMatch *match);
/* The refused entry's verdict, NULL if none is. Its number is checked + 1. */
const UmpVerdict *ump_match_refusal (const UmpMatch *match);
/* The verdict of a checked entry: accepted, perhaps `ruled`. */
void ump_match_verdict (const UmpMatch *match, guint number, UmpVerdict *verdict);
/* What a checked entry did (nothing for notes and voids). Borrowed until the log changes. */
UmpEffectSpan ump_match_effects (const UmpMatch *match, guint number);
/* Does on a table of the caller's, which is that before a checked entry, what the entry did; or takes it back
 * there, from that after it. */
void ump_match_redo_on (const UmpMatch *match, UmpTable *table, guint number);
void ump_match_undo_on (const UmpMatch *match, UmpTable *table, guint number);

/* Puts an entry at the end without asking whether it is legal: for reading files. Takes the entry.
 * It is checked at once unless an earlier one is refused. */
void ump_match_load (UmpMatch *match, UmpEntry *entry);
/* A match with the first n entries; it shares them, and needs no check for those that were. */
UmpMatch *ump_match_fork (const UmpMatch *match, guint n);
/* Gives back the room that was kept for more entries: when all of a file is read. They can be added as
 * before. */
void ump_match_trim (UmpMatch *match);

/* Judges an entry in the present state, which is that before a refused entry where the log holds one; nothing
 * changes. TRUE if it would be accepted. */
gboolean ump_match_judge (UmpMatch *match, const UmpEntry *entry, UmpVerdict *verdict);
/* The same, and appends it if accepted (takes a reference then). Where the log holds a refused entry, that
 * refusal is the answer. */
gboolean ump_match_add (UmpMatch *match, UmpEntry *entry, UmpVerdict *verdict);
/* Judges a move, for keys and legal moves; form is not asked. */
gboolean ump_match_judge_move (const UmpMatch *match, const UmpMove *move, UmpVerdict *verdict);

/* Takes back the last standing entry (into a void of its own). FALSE if there is none. */
gboolean ump_match_undo (UmpMatch *match);
/* The last n that stand, into one void. FALSE: they are not as many, or no neighbours. */
gboolean ump_match_undo_several (UmpMatch *match, guint n);
gboolean ump_match_can_undo (const UmpMatch *match);
/* Number of the entry that undo would take back, 0 for none. */
guint ump_match_undo_entry (const UmpMatch *match);
/* Takes the first undo void of the run of voids at the end out again, with all that it holds; behind a
 * refused entry nothing is judged. FALSE: there is none (kind UMP_ACCEPTED), or something of it is refused,
 * as the verdict says, and nothing changes. */
gboolean ump_match_redo (UmpMatch *match, UmpVerdict *verdict);
/* Number of the void that redo would take out, 0 for none. */
guint ump_match_redo_entry (const UmpMatch *match);
/* What was taken back is for good: every undo void becomes an undone one. An entry that is added does it too,
 * as does every correction. */
void ump_match_settle (UmpMatch *match);

/* ---- the state --------------------------------------------------------------- */

const UmpTable *ump_match_table (const UmpMatch *match);
/* The table after entry number (0 … checked): a new table. */
UmpTable *ump_match_table_at (const UmpMatch *match, guint number);
static inline UmpState
ump_table_state (const UmpTable *table)
{
  return (UmpState) table->counters[UMP_COUNTER_STATE];
}

/* Rows of the score pad, oldest first, adjustments among them. */
guint ump_match_n_rows (const UmpMatch *match);
const UmpRow *ump_match_row (const UmpMatch *match, guint index);
/* How many of the rows stand after entry number. */
guint ump_match_rows_at (const UmpMatch *match, guint number);
/* Lines of the open round, for live totals and proofs; NULL if there is no open round or the game keeps
 * only closed ones. */
UmpRow *ump_match_open_row (const UmpMatch *match, const UmpTable *table);

/* ---- words -------------------------------------------------------------------- */

/* What a move says, whatever comes of it: nothing where its verb cannot tell all of it. say is zeroed
 * before. */
void ump_move_words (const UmpSetup *setup, const UmpMove *move, UmpSay *say);
/* What a checked entry did, in words of the game; for common verbs too. table: state after it, NULL to let
 * the match make it (slow for many: then go through them with a table of your own). */
void ump_match_say (const UmpMatch *match, guint number, const UmpTable *after, UmpSay *say);
/* What the entry said that a void has in its place. table: state after the void. FALSE where its moment is
 * not to be had again. */
gboolean ump_match_say_void (const UmpMatch *match, guint number, const UmpTable *table, UmpSay *say);
/* What a move would do: tried on a copy. FALSE if it is refused (the verdict says why); say may be NULL. */
gboolean ump_match_preview (const UmpMatch *match, const UmpMove *move, UmpSay *say, UmpTable **after,
                            UmpVerdict *verdict);
/* The same, and what it does to the table: appended to effects (zeroed before, cleared by the caller), which
 * may be NULL. */
gboolean ump_match_try (const UmpMatch *match, const UmpMove *move, UmpSay *say, UmpTable **after,
                        UmpEffects *effects, UmpVerdict *verdict);
/* Carries a move out on a table of the caller's that is that of the match and perhaps some moves more. FALSE
 * if it is refused there: the table stays as it is. */
gboolean ump_match_try_on (const UmpMatch *match, UmpTable *table, const UmpMove *move, UmpVerdict *verdict);
/* What a move would do if a ruling let it stand, say and effects as above. FALSE if it is accepted without,
 * or if no ruling helps. */
gboolean ump_match_try_ruled (const UmpMatch *match, const UmpMove *move, UmpSay *say, UmpEffects *effects);
/* The sentence of a refusal, with rule and cause left to the caller. A new string. */
char *ump_match_reason (const UmpMatch *match, const UmpVerdict *verdict, const UmpWords *words);
/* The id of a verdict's rule ("M13-2"), NULL for none. */
const char *ump_match_rule_id (const UmpMatch *match, const UmpVerdict *verdict);
/* Whether a ruling may let stand what was refused so. */
gboolean ump_match_may_waive (const UmpMatch *match, const UmpVerdict *verdict);

/* ---- legal moves ---------------------------------------------------------------- */

/* The game's own candidates, or those that follow from its verbs. */
void ump_game_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data);
/* All candidates that pass the check, completions of partial (NULL: everything). */
void ump_match_moves (const UmpMatch *match, const UmpMove *partial, UmpEmit emit, gpointer user_data);
/* The canonical lines of all legal moves, sorted bytewise; open verbs as "VERB ...". A new array of strings
 * (free with g_ptr_array_unref). */
GPtrArray *ump_match_move_lines (const UmpMatch *match);
/* The legal moves that may have been meant by an entry that is refused, nearest first, at most max: the same
 * cards said otherwise; else the same verb with cards that look like them; then the same cards with another
 * verb; then, unless there was one of the first, verbs with hardly a choice. Bare moves are not among them.
 * Whatever of the entry cannot be read counts for nothing. own: only what the same person may do. A new
 * array of UmpMove (free with g_ptr_array_unref); texts of moves are borrowed. */
GPtrArray *ump_match_near (const UmpMatch *match, const UmpEntry *refused, gboolean own, guint max);
/* What the log knows of a tally: the move has a verb with `tally`, by nobody, and its first attribute; the
 * others are added as they were seen. What is not known stays absent. FALSE, and the move stays as it is,
 * when the game is over, the verb is none of these, or more is given than that. Nothing is judged. */
gboolean ump_match_prefill (const UmpMatch *match, UmpMove *move);
/* One random legal entry, NULL when there is none. A new entry. */
UmpEntry *ump_match_random_entry (const UmpMatch *match, UmpRandom *random);

G_END_DECLS
