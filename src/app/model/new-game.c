/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be started, and what of the game before holds for the next one. */
#include "config.h"

#include "new-game.h"

#include "core/score.h"
#include "session/library/record.h"

static void
clear_value (gpointer data)
{
  UmpOptionValue *value = data;

  g_free ((char *) value->name);
  g_free ((char *) value->value);
}

gboolean
ump_new_game_has_tally (const UmpGame *game)
{
  for (int k = 0; k < game->n_verbs; k++)
    if (game->verbs[k].tally)
      return TRUE;
  return FALSE;
}

UmpNewGame *
ump_new_game_new (const char *kind)
{
  UmpNewGame *game = g_rc_box_new0 (UmpNewGame);

  game->kind = g_strdup (kind);
  game->names = g_ptr_array_new_with_free_func (g_free);
  game->values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  g_array_set_clear_func (game->values, clear_value);
  return game;
}

UmpNewGame *
ump_new_game_ref (UmpNewGame *game)
{
  return g_rc_box_acquire (game);
}

static void
clear_game (gpointer data)
{
  UmpNewGame *game = data;

  g_free (game->kind);
  g_ptr_array_unref (game->names);
  g_array_unref (game->values);
}

void
ump_new_game_unref (UmpNewGame *game)
{
  g_rc_box_release_full (game, clear_game);
}

void
ump_new_game_add_name (UmpNewGame *game, const char *name)
{
  g_ptr_array_add (game->names, g_strdup (name));
}

void
ump_new_game_set_option (UmpNewGame *game, const char *name, const char *value)
{
  UmpOptionValue set = { g_strdup (name), g_strdup (value) };

  for (guint k = game->values->len; k > 0; k--)
    if (g_str_equal (g_array_index (game->values, UmpOptionValue, k - 1).name, name))
      g_array_remove_index (game->values, k - 1);
  g_array_append_val (game->values, set);
}

/* ---- once more ---------------------------------------------------------------------------------- */

static void
add_names (UmpNewGame *game, const UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  int n_here = 0;

  for (int seat = 0; seat < setup->n_seats; seat++)
    n_here += !ump_table_is_absent (ump_match_table (match), seat);
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (n_here < setup->game->min_seats || !ump_table_is_absent (ump_match_table (match), seat))
      ump_new_game_add_name (game, setup->names[seat]);
}

/* Whether an option holds for the next game: nobody is late any more, and no option can be about who went
 * home. */
static gboolean
is_kept (const UmpMatch *match, const UmpOptionValue *value)
{
  const UmpSetup *setup = ump_match_setup (match);
  const UmpGame *game = setup->game;
  int index = ump_game_find_option (game, value->name);

  if (index == game->late_option - 1)
    return FALSE;
  return game->options[index].type != UMP_TYPE_PLAYER ||
         !ump_table_is_absent (ump_match_table (match), setup->option_value[index]);
}

UmpNewGame *
ump_new_game_again (const UmpSession *session, guint game)
{
  const UmpMatch *match = ump_session_match (session, game);
  UmpNewGame *again = ump_new_game_new (ump_match_game (match)->kind);
  g_autoptr (GArray) given = ump_setup_given (ump_match_setup (match));

  add_names (again, match);
  for (guint i = 0; i < given->len; i++) {
    const UmpOptionValue *value = &g_array_index (given, UmpOptionValue, i);

    if (is_kept (match, value))
      ump_new_game_set_option (again, value->name, value->value);
  }
  return again;
}

/* ---- who begins --------------------------------------------------------------------------------- */

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

/* Whom the option would name with a round more. */
static int
next_of (const UmpTable *table)
{
  const UmpGame *game = table->setup->game;

  return game->first_next != NULL ? game->first_next (table)
                                  : ump_table_first (table, ump_table_get (table, UMP_COUNTER_ROUND) + 1);
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
    return (next_of (ump_match_table (match)) + (game->first_deals ? 1 : 0)) % setup->n_seats;
  case UMP_BEGINS_LAST: return last_of (match);
  case UMP_BEGINS_DRAWN: return g_random_int_range (0, setup->n_seats);
  }
  return UMP_NOBODY;
}

void
ump_new_game_let_begin (UmpNewGame *game, const UmpMatch *match, int seat)
{
  const UmpSetup *setup = ump_match_setup (match);
  const UmpGame *rules = setup->game;

  if (rules->first_option == 0 || seat == UMP_NOBODY)
    return;
  if (rules->first_deals)
    seat = (seat + setup->n_seats - 1) % setup->n_seats;
  ump_new_game_set_option (game, rules->options[rules->first_option - 1].name, setup->ids[seat]);
}

/* ---- another one of the same evening ------------------------------------------------------------ */

/* The seat of who is to begin after that game of the session, though another one is played next. */
static int
next_to_begin (UmpSession *session, guint last)
{
  const UmpMatch *match = ump_session_match (session, last);
  const UmpSetup *setup = ump_match_setup (match);
  int seat = ump_who_begins (match, UMP_BEGINS_NEXT);
  g_autoptr (UmpRecord) record = ump_record_new (session, last, NULL);

  for (int k = 0; seat == UMP_NOBODY && record->beginner >= 0 && k < setup->n_seats; k++) {
    g_autofree char *key = ump_record_key (setup->names[k]);

    if (g_str_equal (key, g_array_index (record->parts, UmpRecordPart, record->beginner).key))
      seat = k + 1;
  }
  return MAX (seat, 0) % setup->n_seats;
}

/* Among those who play: whoever went home is passed over. */
static void
let_next_begin (UmpNewGame *next, const UmpGame *rules, const UmpSetup *before, int seat)
{
  guint at;

  while (!g_ptr_array_find_with_equal_func (next->names, before->names[seat], g_str_equal, &at))
    seat = (seat + 1) % before->n_seats;
  if (rules->first_deals)
    at = (at + next->names->len - 1) % next->names->len;
  for (int k = 0; rules->first_option > 0 && k < before->n_seats; k++)
    if (g_str_equal (before->names[k], next->names->pdata[at]))
      ump_new_game_set_option (next, rules->options[rules->first_option - 1].name, before->ids[k]);
}

UmpNewGame *
ump_new_game_next (UmpSession *session, UmpSession *source, guint game)
{
  guint last = ump_session_n_games (session) - 1;
  const UmpMatch *before = ump_session_match (session, last), *played = ump_session_match (source, game);
  const UmpGame *rules = ump_match_game (played);
  UmpNewGame *next = ump_new_game_new (rules->kind);
  g_autoptr (GArray) given = ump_setup_given (ump_match_setup (played));

  add_names (next, before);
  for (guint i = 0; i < given->len; i++) {
    const UmpOptionValue *value = &g_array_index (given, UmpOptionValue, i);
    int index = ump_game_find_option (rules, value->name);

    if (index != rules->late_option - 1 && rules->options[index].type != UMP_TYPE_PLAYER)
      ump_new_game_set_option (next, value->name, value->value);
  }
  let_next_begin (next, rules, ump_match_setup (before), next_to_begin (session, last));
  return next;
}
