/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `.case` files: steps at the table and what is expected of them.
 *
 *   kind martes-13               what all cases of the file are about
 *   case TITLE                   begins a case; what stands above the first one holds for all of them
 *   seats ana bea carlos
 *   option NAME=VALUE
 *   setup refused value ["WHY"]  such a game cannot be set up (seats, unknown, value, twice or place)
 *   > ana: play cat-5            a line of notation; without an answer below it, it must be accepted
 *   < play by=ana card=cat-3     an entry as in a file: verb, then attributes (text= for a note)
 *   > bea: play cat-5 pile=2 ruling="why it stands"     the same by a ruling of the table
 *   ok | ruling M13-3 | refused KIND [RULE] [cause=N] "SENTENCE"
 *   undo | redo                  what came of it stands behind: `undo nothing`, `redo refused fact M13-2 "…"`
 *   score ana=8 bea=10, rank ana=1          totals and ranks of these players
 *   rows 2, row 1 ana=8          closed rows, points of one (row adjust-1: the first adjustment)
 *   proof 1 ana = cat:2[cat-1 cat-5] "WHY" martes:6     the lines that make a row, with their cards
 *                                (`proof open ana`: of the open one)
 *   detail 1 ana = WHY           only why, of each line
 *   zone pile-1 = cat-5 martes, zone hand-ana = 3, zone lift-2 boxes = 2 3 4
 *   moves 17, moves has LINE, moves not LINE
 *   round N, state finished, turn ana (or -), winner ana bea
 *   said …                       what the last entry says of itself, and of the real cards
 *   prompt …, seat ana …         the banner; view pile-1 …: what the table says of a zone
 *   offers 2 LINE = 3: LINE | …  what may follow on the beginning of a move: who says it, the verb, so many
 *                                attributes
 *   tray LINE, sketch LINE       what its cards come to as they were chosen, and as they are divided
 *   outcome LINE, near LINE      what it would do; what may have been meant by it
 *   prefill LINE                 what the log knows of that tally
 *   completes TEXT               lines that begin like that
 *   face FACE, arrange           what a large key says of its card; how to set up
 *   # comment
 *
 * What is expected comes from the game's page; `played.case` is what play-case wrote of random games. With
 * --update (`./dev cases`) the answers of the program are written in its place: read the difference before
 * you keep it. */
#pragma once

#include "core/notation.h"
#include "games/games.h"

/* What the cases of a kind have touched, for the nagging test. */
typedef struct {
  const UmpGame *game;
  gboolean *verbs;
  gboolean *refused;
  gboolean *ruled;
  gboolean *options;
  gboolean *lines;
} CaseSeen;

void case_seen_init (CaseSeen *seen, const UmpGame *game);
void case_seen_clear (CaseSeen *seen);
void case_seen_verdict (CaseSeen *seen, const UmpVerdict *verdict);
void case_seen_rows (CaseSeen *seen, const UmpMatch *match);
/* Names what no case has touched, one a line; an empty string when nothing is missing. A new string. */
char *case_seen_missing (const CaseSeen *seen);

/* What a check line says of the match as it is: the line as it should read. A new string; NULL when the line
 * is no check that can be read. */
char *case_check (UmpMatch *match, const char *line);

/* Appends " NAME: words" where there are any. */
void case_append_text (GString *out, const UmpSetup *setup, const char *name, const UmpText *text);

/* The same for lines about words; NULL when it is none of them. */
char *case_check_words (UmpMatch *match, char **words);

/* The same for `QUESTION = ANSWER` about what may come; NULL when it is no such question. A line without an
 * answer is a question as well. */
char *case_check_offers (UmpMatch *match, const char *line);

/* A step's answer as it stands below it: ok, ruling …, refused …; a new string. */
char *case_answer (UmpMatch *match, const UmpVerdict *verdict);

/* One file. out: lines as they should read. common: setup lines above the first case. answer: of the last
 * step, NULL when there is none that waits for its expectation. */
typedef struct {
  const char *path;
  CaseSeen *seen;
  int *n_tests;
  int number;
  int failures;
  GPtrArray *out;
  char *title;
  gboolean in_case;
  char *common_seats;
  GPtrArray *common_options;
  char *seats;
  GPtrArray *options;
  UmpMatch *match;
  gboolean broken;
  char *answer;
} CaseRun;

/* Plays all cases of a file; TAP on stdout. With update the file is written again. Number of failed cases. */
int case_run_file (const char *path, CaseSeen *seen, int *n_tests, gboolean update);
