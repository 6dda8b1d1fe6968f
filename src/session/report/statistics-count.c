/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each person and each kind comes to. */
#include <string.h>

#include "session/report/statistics-private.h"

/* ---- life --------------------------------------------------------------------------- */

static void
kind_free (gpointer data)
{
  g_free (((UmpKindCount *) data)->played);
  g_free (data);
}

static void
against_free (gpointer data)
{
  g_free (((UmpAgainst *) data)->key);
  g_free (((UmpAgainst *) data)->name);
  g_free (data);
}

static void
person_free (gpointer data)
{
  UmpPersonCount *person = data;

  g_free (person->key);
  g_free (person->name);
  g_ptr_array_unref (person->kinds);
  g_ptr_array_unref (person->against);
  g_ptr_array_unref (person->records);
  g_hash_table_unref (person->by_key);
  g_free (person);
}

static void
winner_free (gpointer data)
{
  g_free (((UmpWinner *) data)->key);
  g_free (((UmpWinner *) data)->name);
  g_free (data);
}

static void
game_free (gpointer data)
{
  UmpGameCount *game = data;

  g_free (game->played);
  g_free (game->lowest_name);
  g_free (game->highest_name);
  g_ptr_array_unref (game->people);
  g_hash_table_unref (game->rulings);
  g_free (game);
}

/* ---- order ----------------------------------------------------------------------------- */

static int
compare_people (gconstpointer a, gconstpointer b)
{
  return strcmp ((*(const UmpPersonCount *const *) a)->key, (*(const UmpPersonCount *const *) b)->key);
}

static int
compare_against (gconstpointer a, gconstpointer b)
{
  return strcmp ((*(const UmpAgainst *const *) a)->key, (*(const UmpAgainst *const *) b)->key);
}

static int
compare_played (const UmpGame *game, const char *played, const UmpGame *other, const char *other_played)
{
  int order = strcmp (game->kind, other->kind);
  g_autofree char *first = g_utf8_casefold (played != NULL ? played : "", -1);
  g_autofree char *second = g_utf8_casefold (other_played != NULL ? other_played : "", -1);

  if (order == 0)
    order = strcmp (first, second);
  return order != 0 ? order : g_strcmp0 (played, other_played);
}

static int
compare_kinds (gconstpointer a, gconstpointer b)
{
  const UmpKindCount *one = *(const UmpKindCount *const *) a, *other = *(const UmpKindCount *const *) b;

  return compare_played (one->game, one->played, other->game, other->played);
}

static int
compare_games (gconstpointer a, gconstpointer b)
{
  const UmpGameCount *one = *(const UmpGameCount *const *) a, *other = *(const UmpGameCount *const *) b;

  return compare_played (one->game, one->played, other->game, other->played);
}

static int
compare_winners (gconstpointer a, gconstpointer b)
{
  const UmpWinner *one = *(const UmpWinner *const *) a, *other = *(const UmpWinner *const *) b;

  if (one->wins != other->wins)
    return one->wins > other->wins ? -1 : 1;
  if (one->games != other->games)
    return one->games > other->games ? -1 : 1;
  return strcmp (one->key, other->key);
}

/* ---- people ------------------------------------------------------------------------------ */

static UmpPersonCount *
find_person (GHashTable *people, const UmpRecordPart *part)
{
  UmpPersonCount *person = g_hash_table_lookup (people, part->key);

  if (person == NULL) {
    person = g_new0 (UmpPersonCount, 1);
    person->key = g_strdup (part->key);
    person->kinds = g_ptr_array_new_with_free_func (kind_free);
    person->against = g_ptr_array_new_with_free_func (against_free);
    person->records = g_ptr_array_new ();
    person->by_key = g_hash_table_new (g_str_hash, g_str_equal);
    g_hash_table_insert (people, person->key, person);
  }
  g_free (person->name);
  person->name = g_strdup (part->name);
  return person;
}

static UmpKindCount *
find_kind (UmpPersonCount *person, const UmpRecord *record)
{
  UmpKindCount *kind;

  for (guint i = 0; i < person->kinds->len; i++) {
    kind = person->kinds->pdata[i];
    if (kind->game == record->game && g_strcmp0 (kind->played, record->played) == 0)
      return kind;
  }
  kind = g_new0 (UmpKindCount, 1);
  kind->game = record->game;
  kind->played = g_strdup (record->played);
  kind->lowest = G_MAXINT64;
  kind->highest = G_MININT64;
  g_ptr_array_add (person->kinds, kind);
  return kind;
}

/* Whether several sides won: two seats of one person are one, and so is a team. */
static gboolean
is_shared (const GArray *parts)
{
  return ump_statistics_sides (parts) > 1;
}

static void
count_kind (UmpPersonCount *person, const UmpRecord *record, const UmpRecordPart *part, gboolean shared)
{
  UmpKindCount *kind = find_kind (person, record);

  kind->games++;
  kind->wins += part->rank == 1;
  kind->shared += part->rank == 1 && shared;
  kind->sum += part->points;
  if (part->points < kind->lowest) {
    kind->lowest = part->points;
    kind->lowest_in = record;
  }
  if (part->points > kind->highest) {
    kind->highest = part->points;
    kind->highest_in = record;
  }
  kind->low_wins = record->lowest;
}

static UmpAgainst *
find_against (UmpPersonCount *person, const UmpRecordPart *other)
{
  UmpAgainst *against = g_hash_table_lookup (person->by_key, other->key);

  if (against != NULL)
    return against;
  against = g_new0 (UmpAgainst, 1);
  against->key = g_strdup (other->key);
  g_ptr_array_add (person->against, against);
  g_hash_table_insert (person->by_key, against->key, against);
  return against;
}

static void
count_part (UmpPersonCount *person, const UmpRecord *record, const GArray *parts, guint index)
{
  const UmpRecordPart *part = &g_array_index (parts, UmpRecordPart, index);
  gboolean won = part->rank == 1, shared = is_shared (parts);

  person->games++;
  person->wins += won;
  person->shared += won && shared;
  person->streak = won ? person->streak + 1 : 0;
  person->longest = MAX (person->longest, person->streak);
  person->minutes += record->minutes;
  person->places[CLAMP (part->rank, 1, UMP_MAX_SEATS) - 1]++;
  g_ptr_array_add (person->records, (gpointer) record);
  count_kind (person, record, part, shared);
  for (guint i = 0; i < parts->len; i++) {
    const UmpRecordPart *other = &g_array_index (parts, UmpRecordPart, i);
    UmpAgainst *against;

    if (other->side == part->side)
      continue;
    against = find_against (person, other);
    against->games++;
    against->better += part->rank < other->rank;
    against->worse += part->rank > other->rank;
    against->level += part->rank == other->rank;
  }
}

/* Everybody is shown as in the latest game, opponents too. */
static void
name_opponents (GHashTable *people)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, people);
  while (g_hash_table_iter_next (&iter, NULL, &value)) {
    UmpPersonCount *person = value;

    g_ptr_array_sort (person->kinds, compare_kinds);
    g_ptr_array_sort (person->against, compare_against);
    for (guint i = 0; i < person->against->len; i++) {
      UmpAgainst *against = person->against->pdata[i];
      const UmpPersonCount *other = g_hash_table_lookup (people, against->key);

      against->name = g_strdup (other->name);
    }
  }
}

GPtrArray *
ump_statistics_count (UmpStatistics *statistics)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (person_free);
  g_autoptr (GHashTable) people = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer value;

  ump_statistics_sort (statistics);
  for (guint i = 0; i < statistics->records->len; i++) {
    const UmpRecord *record = statistics->records->pdata[i];
    g_autoptr (GArray) parts = ump_statistics_parts (statistics, record);

    for (guint k = 0; k < parts->len; k++)
      count_part (find_person (people, &g_array_index (parts, UmpRecordPart, k)), record, parts, k);
  }
  name_opponents (people);
  g_hash_table_iter_init (&iter, people);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (statistics->player == NULL || strcmp (((UmpPersonCount *) value)->key, statistics->player) == 0)
      g_ptr_array_add (list, value);
    else
      person_free (value);
  g_ptr_array_sort (list, compare_people);
  return list;
}

/* ---- kinds --------------------------------------------------------------------------------- */

static UmpGameCount *
find_game (GPtrArray *games, const UmpRecord *record)
{
  UmpGameCount *game;

  for (guint i = 0; i < games->len; i++) {
    game = games->pdata[i];
    if (game->game == record->game && g_strcmp0 (game->played, record->played) == 0)
      return game;
  }
  game = g_new0 (UmpGameCount, 1);
  game->game = record->game;
  game->played = g_strdup (record->played);
  game->lowest = G_MAXINT64;
  game->highest = G_MININT64;
  game->people = g_ptr_array_new_with_free_func (winner_free);
  game->rulings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_ptr_array_add (games, game);
  return game;
}

static UmpWinner *
find_winner (UmpGameCount *game, GHashTable *winners, const UmpRecordPart *part)
{
  g_autofree char *key = g_strdup_printf ("%p %s", (gpointer) game, part->key);
  UmpWinner *winner = g_hash_table_lookup (winners, key);

  if (winner == NULL) {
    winner = g_new0 (UmpWinner, 1);
    winner->key = g_strdup (part->key);
    g_ptr_array_add (game->people, winner);
    g_hash_table_insert (winners, g_steal_pointer (&key), winner);
  }
  g_free (winner->name);
  winner->name = g_strdup (part->name);
  return winner;
}

static void
count_extremes (UmpGameCount *game, const UmpRecord *record, const UmpRecordPart *part)
{
  if (part->points < game->lowest) {
    game->lowest = part->points;
    game->lowest_in = record;
    g_free (game->lowest_name);
    game->lowest_name = g_strdup (part->name);
  }
  if (part->points > game->highest) {
    game->highest = part->points;
    game->highest_in = record;
    g_free (game->highest_name);
    game->highest_name = g_strdup (part->name);
  }
}

static void
count_game (UmpStatistics *statistics, UmpGameCount *game, GHashTable *winners, const UmpRecord *record)
{
  g_autoptr (GArray) parts = ump_statistics_parts (statistics, record);

  game->games++;
  game->timed += record->minutes > 0;
  game->minutes += record->minutes;
  game->begun += record->beginner >= 0;
  game->begun_won +=
      record->beginner >= 0 && g_array_index (record->parts, UmpRecordPart, record->beginner).rank == 1;
  for (guint k = 0; k < parts->len; k++) {
    const UmpRecordPart *part = &g_array_index (parts, UmpRecordPart, k);
    UmpWinner *winner = find_winner (game, winners, part);

    winner->games++;
    winner->wins += part->rank == 1;
    count_extremes (game, record, part);
  }
  for (guint k = 0; k < record->rulings->len; k++) {
    const char *rule = g_array_index (record->rulings, UmpRecordRuling, k).rule;
    guint n = GPOINTER_TO_UINT (g_hash_table_lookup (game->rulings, rule));

    g_hash_table_insert (game->rulings, g_strdup (rule), GUINT_TO_POINTER (n + 1));
  }
}

GPtrArray *
ump_statistics_games (UmpStatistics *statistics)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (game_free);
  g_autoptr (GHashTable) winners = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  ump_statistics_sort (statistics);
  for (guint i = 0; i < statistics->records->len; i++) {
    const UmpRecord *record = statistics->records->pdata[i];

    count_game (statistics, find_game (games, record), winners, record);
  }
  for (guint i = 0; i < games->len; i++)
    g_ptr_array_sort (((UmpGameCount *) games->pdata[i])->people, compare_winners);
  g_ptr_array_sort (games, compare_games);
  return games;
}
