/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "who-begins.h"

#include "core/score.h"

static int
last_of (const UmpMatch *match)
{
  UmpTotal totals[UMP_MAX_SEATS];
  int last = 0;

  ump_score_totals (ump_match_table (match), totals);
  for (int seat = 1; seat < ump_match_setup (match)->n_seats; seat++)
    if (totals[seat].rank > totals[last].rank)
      last = seat;
  return last;
}

int
ump_who_begins (const UmpMatch *match, UmpWhoBegins how)
{
  const UmpSetup *setup = ump_match_setup (match);
  const UmpGame *game = setup->game;

  if (game->first_option == 0)
    return UMP_NOBODY;
  switch (how) {
  case UMP_BEGINS_NEXT:
    return (game->first_next (ump_match_table (match)) + (game->first_deals ? 1 : 0)) % setup->n_seats;
  case UMP_BEGINS_LAST: return last_of (match);
  case UMP_BEGINS_DRAWN: return g_random_int_range (0, setup->n_seats);
  }
  return UMP_NOBODY;
}

gboolean
ump_who_begins_option (const UmpMatch *match, int seat, UmpOptionValue *value)
{
  const UmpSetup *setup = ump_match_setup (match);
  const UmpGame *game = setup->game;

  if (game->first_option == 0 || seat == UMP_NOBODY)
    return FALSE;
  if (game->first_deals)
    seat = (seat + setup->n_seats - 1) % setup->n_seats;
  *value = (UmpOptionValue){ game->options[game->first_option - 1].name, setup->ids[seat] };
  return TRUE;
}
