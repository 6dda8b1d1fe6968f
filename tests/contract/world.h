/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One random game under test, and what all random games together have reached. */
#pragma once

#include "core/notation.h"
#include "games/games.h"

/* The people of every game, in the order of their seats. */
extern const char *const world_people[UMP_MAX_SEATS + 1];

/* What the games of a kind have reached: how often a verb of it was accepted, and how often a rule refused an
 * entry.
 * refused has one place more: refusals without a rule. */
typedef struct {
  const UmpGame *game;
  int *accepted;
  int *refused;
  int *ruled;
  int n_games;
  int n_entries;
} Reach;

void reach_init (Reach *reach, const UmpGame *game);
void reach_clear (Reach *reach);
void reach_verdict (Reach *reach, const UmpVerdict *verdict);
/* Tells what was reached; fails where a verb was never accepted, a rule never broken, or a waivable one
 * never waived. */
void reach_assert (const Reach *reach);

/* rules_text: the content of seeds/KIND.xml. values: the options of the game, borrowed.
 * seldom: every other entry is of the verb that was said least. */
typedef struct {
  const UmpGame *game;
  int n_seats;
  const UmpOptionValue *values;
  int n_values;
  gboolean seldom;
  const char *rules_text;
  Reach *reach;
  UmpMatch *match;
  UmpRandom random;
  int n_cards;
} World;

/* From then on, whatever ends the program (a check of the contract that fails, a fault in a game) is followed
 * by which game it was: its kind, people, seed and options, how many entries it had, and the one that was
 * being tried. */
void world_watch (void);
void world_tell_game (const World *world, guint64 seed);
void world_tell_entry (const World *world, const UmpEntry *entry);

/* A new match of the world's game, seats and options. */
UmpMatch *world_new_match (const World *world);
int world_count_cards (const UmpTable *table);
/* No card comes or goes, and no face is known more often than the deck has it. */
void world_assert_conserved (const World *world);
/* The verdict's rule stands in the rules, its reason is a sentence, its cause an earlier entry. */
void world_assert_refusal (World *world, const UmpVerdict *verdict);

/* An entry is judged: what is refused changes nothing; what only a waivable rule refuses can stand, loses no
 * card, and is taken back again. */
void world_try (World *world, UmpEntry *entry);

/* ---- steps.c: what hands do ------------------------------------------------------- */

/* Whoever only obeys the steps has the table of the log in the end, from the box and from the one before. */
void world_assert_again (const World *world);
void world_assert_relaying (const World *world, const UmpTable *before);
/* Before the entry that begins a round: whoever only obeys the steps has the table behind it, and knows who
 * begins. */
void world_assert_steps (const World *world, const UmpTable *before);

/* ---- pick.c: what comes next ------------------------------------------------------ */

/* A random legal entry; with `seldom` every other one of the verb that was said least. NULL when there is
 * none. */
UmpEntry *world_pick (World *world);

/* ---- options.c: the games that can be set up ------------------------------------ */

/* One way to set a game up. values: UmpOptionValue, strings borrowed from the pool. */
typedef struct {
  GArray *values;
} Options;

/* values: for each option a GPtrArray of strings, without duplicates.
 * sheets: Options that are a game together.
 * n_sure: how many of them, from the first, have to be allowed (of people: those with a seat). */
typedef struct {
  const UmpGame *game;
  GPtrArray *values;
  GPtrArray *sheets;
  guint *n_sure;
} OptionPool;

/* Values for all options: of numbers the least, the greatest and one between, all words, all people, and
 * whatever the .case files under folder/KIND have for them; for what a game reads itself that is all there
 * is. */
OptionPool *option_pool_new (const UmpGame *game, const char *folder);
void option_pool_free (OptionPool *pool);
/* For so many seats: the default, every value at least once (with others where it needs them), and n_mixed
 * random combinations. A new array of Options. Fails where an option that applies has no value that is
 * allowed. */
GPtrArray *option_pool_ways (const OptionPool *pool, int n_seats, int n_mixed);

/* ---- neighbours.c: entries that are nearly right ---------------------------------- */

/* A well-formed entry of any verb, seldom legal. */
UmpEntry *world_nonsense (World *world);
/* An entry that is like a legal one but for something: another person, a value changed, left out, said twice,
 * taken from elsewhere, another verb. */
UmpEntry *world_neighbour (World *world, const UmpEntry *legal);
/* An entry of the log once more, said by whose turn it is; NULL when the log is empty. */
UmpEntry *world_echo (World *world);
