/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/statistics-private.h"

#include <string.h>

#include "session/model.h"

/* ---- life --------------------------------------------------------------------------- */

static void
part_clear (gpointer data)
{
  UmpResult *part = data;

  g_free (part->key);
  g_free (part->name);
}

static void
record_free (gpointer data)
{
  UmpRecord *record = data;

  g_free (record->played);
  g_array_unref (record->parts);
  g_free (record);
}

/* Names that are the same but for case and white space have the same key. */
static char *
fold (const char *name)
{
  g_autofree char *collapsed = ump_collapsed (name);

  return g_utf8_casefold (collapsed, -1);
}

UmpStatistics *
ump_statistics_new (const char *kind, const char *player)
{
  UmpStatistics *statistics = g_new0 (UmpStatistics, 1);

  statistics->kind = g_strdup (kind);
  statistics->player = player != NULL ? fold (player) : NULL;
  statistics->records = g_ptr_array_new_with_free_func (record_free);
  return statistics;
}

void
ump_statistics_free (UmpStatistics *statistics)
{
  if (statistics == NULL)
    return;
  g_free (statistics->kind);
  g_free (statistics->player);
  g_ptr_array_unref (statistics->records);
  g_free (statistics);
}

/* ---- taking in ------------------------------------------------------------------------ */

/* Seconds since 1970; FALSE where there is no time. */
static gboolean
read_time (const char *text, gint64 *seconds)
{
  g_autoptr (GDateTime) time = text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;

  if (time == NULL)
    return FALSE;
  *seconds = g_date_time_to_unix (time);
  return TRUE;
}

static void
take_times (UmpRecord *record, const UmpSession *session, guint index)
{
  const char *started = ump_session_game_started (session, index);
  const char *finished = ump_session_game_finished (session, index);
  gint64 from, to;

  if (read_time (started, &from) && read_time (finished, &to) && to > from)
    record->minutes = (to - from) / 60;
  if (!read_time (finished, &record->time) && !read_time (started, &record->time))
    read_time (ump_session_created (session), &record->time);
}

/* Was absent from the start to the end: whoever came in between has a row that says so. */
static gboolean
never_came (const UmpMatch *match, const UmpTable *start, int seat)
{
  if (!ump_table_is_absent (start, seat) || !ump_table_is_absent (ump_match_table (match), seat))
    return FALSE;
  for (guint i = 0; i < ump_match_n_rows (match); i++) {
    const UmpRow *row = ump_match_row (match, i);

    if (row->verb >= 0 && ump_row_has (row, seat))
      return FALSE;
  }
  return TRUE;
}

static UmpResult *
find_part (const UmpRecord *record, const char *key)
{
  for (guint i = 0; i < record->parts->len; i++) {
    UmpResult *part = &g_array_index (record->parts, UmpResult, i);

    if (strcmp (part->key, key) == 0)
      return part;
  }
  return NULL;
}

/* Of two seats of one name the better counts. */
static void
take_part (UmpRecord *record, const char *name, const UmpTotal *total)
{
  UmpResult part = { fold (name), ump_trimmed (name), total->points, total->rank };
  UmpResult *other = find_part (record, part.key);

  if (other == NULL) {
    g_array_append_val (record->parts, part);
    return;
  }
  if (total->rank < other->rank) {
    other->points = total->points;
    other->rank = total->rank;
  }
  part_clear (&part);
}

static void
take_parts (UmpRecord *record, const UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  g_autoptr (UmpTable) start = ump_match_table_at (match, 0);
  UmpTotal totals[UMP_MAX_SEATS];
  int winners = 0;

  ump_score_totals (ump_match_table (match), totals);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    winners += totals[seat].rank == 1;
    if (!never_came (match, start, seat))
      take_part (record, setup->names[seat], &totals[seat]);
  }
  record->shared = winners > 1;
}

static UmpRecord *
record_new (const UmpSession *session, guint index, const UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  UmpRecord *record = g_new0 (UmpRecord, 1);

  record->game = setup->game;
  if (setup->game->name_option > 0)
    record->played = ump_trimmed (setup->option_text[setup->game->name_option - 1]);
  record->lowest = ump_setup_lowest_wins (setup);
  record->parts = g_array_new (FALSE, FALSE, sizeof (UmpResult));
  g_array_set_clear_func (record->parts, part_clear);
  take_times (record, session, index);
  take_parts (record, match);
  return record;
}

static void
take_game (UmpStatistics *statistics, UmpSession *session, guint index)
{
  UmpMatch *match = ump_session_match (session, index);
  UmpState state = ump_table_state (ump_match_table (match));
  gboolean whole = ump_match_refusal (match) == NULL;
  UmpRecord *record;

  if (statistics->kind != NULL && strcmp (ump_match_game (match)->kind, statistics->kind) != 0)
    return;
  if (whole && state == UMP_PLAYING)
    return;
  record = record_new (session, index, match);
  if (statistics->player != NULL && find_part (record, statistics->player) == NULL) {
    record_free (record);
  } else if (whole && state == UMP_FINISHED) {
    record->number = statistics->records->len;
    g_ptr_array_add (statistics->records, record);
  } else {
    statistics->left_out++;
    record_free (record);
  }
}

void
ump_statistics_add (UmpStatistics *statistics, UmpSession *session)
{
  for (guint i = 0; i < ump_session_n_games (session); i++)
    take_game (statistics, session, i);
}

/* ---- counting ---------------------------------------------------------------------------- */

static void
kind_free (gpointer data)
{
  UmpKindCount *kind = data;

  g_free (kind->played);
  g_free (kind);
}

static void
against_free (gpointer data)
{
  UmpAgainst *against = data;

  g_free (against->key);
  g_free (against->name);
  g_free (against);
}

static void
person_free (gpointer data)
{
  UmpPersonCount *person = data;

  g_free (person->key);
  g_free (person->name);
  g_ptr_array_unref (person->kinds);
  g_ptr_array_unref (person->against);
  g_free (person);
}

static int
compare_records (gconstpointer a, gconstpointer b)
{
  const UmpRecord *one = *(const UmpRecord *const *) a, *other = *(const UmpRecord *const *) b;

  if (one->time != other->time)
    return one->time < other->time ? -1 : 1;
  return one->number < other->number ? -1 : one->number > other->number;
}

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
compare_kinds (gconstpointer a, gconstpointer b)
{
  const UmpKindCount *one = *(const UmpKindCount *const *) a, *other = *(const UmpKindCount *const *) b;
  int order = strcmp (one->game->kind, other->game->kind);
  g_autofree char *first = g_utf8_casefold (one->played != NULL ? one->played : "", -1);
  g_autofree char *second = g_utf8_casefold (other->played != NULL ? other->played : "", -1);

  if (order == 0)
    order = strcmp (first, second);
  return order != 0 ? order : g_strcmp0 (one->played, other->played);
}

static UmpPersonCount *
find_person (GHashTable *people, const UmpResult *part)
{
  UmpPersonCount *person = g_hash_table_lookup (people, part->key);

  if (person == NULL) {
    person = g_new0 (UmpPersonCount, 1);
    person->key = g_strdup (part->key);
    person->kinds = g_ptr_array_new_with_free_func (kind_free);
    person->against = g_ptr_array_new_with_free_func (against_free);
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

static void
count_kind (UmpPersonCount *person, const UmpRecord *record, const UmpResult *part)
{
  UmpKindCount *kind = find_kind (person, record);

  kind->games++;
  kind->wins += part->rank == 1;
  kind->shared += part->rank == 1 && record->shared;
  kind->sum += part->points;
  kind->lowest = MIN (kind->lowest, part->points);
  kind->highest = MAX (kind->highest, part->points);
  kind->low_wins = record->lowest;
}

static UmpAgainst *
find_against (UmpPersonCount *person, const UmpResult *other)
{
  UmpAgainst *against = NULL;

  for (guint i = 0; i < person->against->len && against == NULL; i++)
    if (strcmp (((UmpAgainst *) person->against->pdata[i])->key, other->key) == 0)
      against = person->against->pdata[i];
  if (against == NULL) {
    against = g_new0 (UmpAgainst, 1);
    against->key = g_strdup (other->key);
    g_ptr_array_add (person->against, against);
  }
  g_free (against->name);
  against->name = g_strdup (other->name);
  return against;
}

static void
count_part (UmpPersonCount *person, const UmpRecord *record, const UmpResult *part)
{
  gboolean won = part->rank == 1;

  person->games++;
  person->wins += won;
  person->shared += won && record->shared;
  person->streak = won ? person->streak + 1 : 0;
  person->longest = MAX (person->longest, person->streak);
  person->minutes += record->minutes;
  count_kind (person, record, part);
  for (guint i = 0; i < record->parts->len; i++) {
    const UmpResult *other = &g_array_index (record->parts, UmpResult, i);
    UmpAgainst *against;

    if (other == part)
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

      g_free (against->name);
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

  g_ptr_array_sort (statistics->records, compare_records);
  for (guint i = 0; i < statistics->records->len; i++) {
    const UmpRecord *record = statistics->records->pdata[i];

    for (guint k = 0; k < record->parts->len; k++) {
      const UmpResult *part = &g_array_index (record->parts, UmpResult, k);

      count_part (find_person (people, part), record, part);
    }
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

char *
ump_statistics_average (gint64 sum, guint n)
{
  gint64 twice = sum * 200 / (gint64) n;
  gint64 cents = (ABS (twice) + 1) / 2;

  return g_strdup_printf ("%s%" G_GINT64_FORMAT ".%02d", sum < 0 && cents > 0 ? "-" : "", cents / 100,
                          (int) (cents % 100));
}
