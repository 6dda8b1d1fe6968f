/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games.h"

#include <string.h>

extern const UmpGame ump_game_martes_13;
extern const UmpGame ump_game_line_it;
extern const UmpGame ump_game_elevator;
extern const UmpGame ump_game_in_front_of_the_elevators;
extern const UmpGame ump_game_level_8;
extern const UmpGame ump_game_pad;

const UmpGame *const ump_games[] = {
  &ump_game_martes_13,
  &ump_game_line_it,
  &ump_game_elevator,
  &ump_game_in_front_of_the_elevators,
  &ump_game_level_8,
  &ump_game_pad,
  NULL,
};

const UmpGame *
ump_games_find (const char *kind)
{
  for (int i = 0; ump_games[i] != NULL; i++)
    if (strcmp (ump_games[i]->kind, kind) == 0)
      return ump_games[i];
  return NULL;
}
