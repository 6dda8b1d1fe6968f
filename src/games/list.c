/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games.h"

#include <string.h>

/* A line for each game, in the order in which they are offered; meson reads them too. */
/* clang-format off */
#define GAMES \
  GAME (martes_13) \
  GAME (line_it) \
  GAME (elevator) \
  GAME (in_front_of_the_elevators) \
  GAME (level_8) \
  GAME (tricks) \
  GAME (pad)
/* clang-format on */

#define GAME(kind) extern const UmpGame ump_game_##kind;
GAMES
#undef GAME

#define GAME(kind) &ump_game_##kind,
const UmpGame *const ump_games[] = { GAMES NULL };
#undef GAME

const UmpGame *
ump_games_find (const char *kind)
{
  for (int i = 0; ump_games[i] != NULL; i++)
    if (strcmp (ump_games[i]->kind, kind) == 0)
      return ump_games[i];
  return NULL;
}
