/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes next in a random game. */
#include "world.h"

/* One legal move of each verb; with `often` without those that end a round or a game early. */
typedef struct {
  World *world;
  gboolean often;
  guint *n;
  UmpMove *moves;
} Picks;

static gboolean
pick_one (const UmpMove *move, gpointer user_data)
{
  Picks *picks = user_data;

  if (!(picks->often && picks->world->game->verbs[move->verb].rare) &&
      ump_random_below (&picks->world->random, ++picks->n[move->verb]) == 0)
    ump_move_copy (&picks->moves[move->verb], move);
  return TRUE;
}

/* The verb that all games together have said least: where one has a hundred moves and another has one, chance
 * would seldom say that one. NULL when there is none. */
static UmpEntry *
pick_seldom (World *world)
{
  const UmpGame *game = world->game;
  Picks picks = { world, ump_random_below (&world->random, 16) > 0, g_new0 (guint, game->n_verbs),
                  g_new (UmpMove, game->n_verbs) };
  const UmpMove *chosen = NULL;
  UmpEntry *entry = NULL;

  for (int i = 0; i < game->n_verbs; i++)
    ump_move_init (&picks.moves[i], i, UMP_NOBODY);
  ump_match_moves (world->match, NULL, pick_one, &picks);
  for (int i = 0; i < game->n_verbs; i++)
    if (picks.n[i] && (chosen == NULL || world->reach->accepted[i] < world->reach->accepted[chosen->verb]))
      chosen = &picks.moves[i];
  if (chosen != NULL && chosen->bare) {
    g_auto (UmpMove) sample = { 0 };

    ump_move_init (&sample, chosen->verb, chosen->by);
    game->sample (ump_match_table (world->match), chosen->verb, chosen->by, &world->random, &sample);
    entry = ump_entry_from_move (ump_match_setup (world->match), &sample, NULL, NULL);
  } else if (chosen != NULL) {
    entry = ump_entry_from_move (ump_match_setup (world->match), chosen, NULL, NULL);
  }
  for (int i = 0; i < game->n_verbs; i++)
    ump_move_clear (&picks.moves[i]);
  g_free (picks.moves);
  g_free (picks.n);
  return entry;
}

UmpEntry *
world_pick (World *world)
{
  UmpEntry *entry = world->seldom && ump_random_below (&world->random, 2) ? pick_seldom (world) : NULL;

  return entry != NULL ? entry : ump_match_random_entry (world->match, &world->random);
}
