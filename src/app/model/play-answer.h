/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of answers, for the play-*.c files. Each call fills the answer anew; nothing is kept of the
 * arguments but a reference on the entry. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* How many entries stand from that one on. */
guint ump_count_moves (const UmpMatch *match, guint from);
/* What an entry would say now by ruling. FALSE where none can let it stand. */
gboolean ump_say_ruled (const UmpMatch *match, const UmpEntry *entry, UmpSay *say);
/* "Diego, cat 2 on pile 1", "Diego ends"; who may be NULL. A new string. */
char *ump_with_name (const char *who, const UmpText *what, const UmpSetup *setup);
/* What stands before any entry is tried: nothing, or that the log holds a refused entry. */
void ump_answer_for_log (UmpAnswer *answer, UmpPlay *play);
/* What was said to an entry of the log when it was entered, or that it waits; 0: before the first. */
void ump_answer_for_entry (UmpAnswer *answer, UmpPlay *play, guint number);
/* After the entry was appended. */
void ump_answer_accepted (UmpAnswer *answer, UmpPlay *play, UmpEntry *entry);
/* The same words without the round, but for a sheet's numbers, which say nothing without. A new string. */
char *ump_play_brief_in (UmpPlay *play, UmpMatch *match, guint number);
/* What the last n entries say that stand, which were entered at once, and what to do with the cards ("" for
 * nothing). New strings. */
char *ump_last_sentences (UmpPlay *play, guint n);
char *ump_last_hands (UmpPlay *play, guint n);
/* After these n were appended. */
void ump_answer_joined (UmpAnswer *answer, UmpPlay *play, guint n);
/* What was gathered last, or taken out again (ump_play_gather()). */
void ump_answer_gathered (UmpAnswer *answer, UmpPlay *play, const UmpMove *move);
void ump_answer_ungathered (UmpAnswer *answer, UmpPlay *play, const UmpMove *move);
/* entry: NULL where the line could not be read, or was not new. */
void ump_answer_refused (UmpAnswer *answer, UmpPlay *play, UmpEntry *entry, const UmpVerdict *verdict);
void ump_answer_not_now (UmpAnswer *answer, UmpPlay *play, UmpEntry *entry, const UmpVerdict *verdict);
/* What was asked for may be entered. */
void ump_answer_may_be (UmpAnswer *answer, UmpPlay *play, UmpEntry *entry);
/* what: the words of what was taken back, or done again; hands: what to do with the cards, "" for nothing. */
void ump_answer_undone (UmpAnswer *answer, const char *what, const char *hands);
void ump_answer_redone (UmpAnswer *answer, const char *what, const char *hands);
/* hands: what to do with the cards, "" for nothing. */
void ump_answer_went_back (UmpAnswer *answer, guint taken, const char *hands);
/* What to move on the real table so that it shows another state: "Diego gives cat 5 to Ana." A new string,
 * "" where nothing lies otherwise. steps_from: may be NULL; where all of it is too much for a sentence, a
 * copy of the table before, as of which it is told step by step. */
char *ump_transfers_say (const UmpTable *before, const UmpTable *after, UmpTable **steps_from);
/* The same where moves were taken back, or came again: "Diego takes cat 5 back." */
char *ump_returns_say (const UmpTable *before, const UmpTable *after, UmpTable **steps_from);
/* The same for one act that was undone, of which nothing is said where a sentence cannot say all. */
char *ump_undone_say (const UmpTable *before, const UmpTable *after, UmpTable **steps_from);
void ump_answer_info (UmpAnswer *answer, const char *title, const char *body);

/* The title, or that it is not on disk (yet): "Saving: Diego, cat 2 on pile 1". A new string. */
char *ump_answer_heading (const UmpAnswer *answer);

/* The answer in one sentence, as a screen reader says it and as the bar's accessible name holds it:
 * "Refused: 19 does not fit, rule LI-4". A new string, "" when there is nothing to say. */
char *ump_answer_spoken (const UmpAnswer *answer);

G_END_DECLS
