/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What makes several games an evening. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "evening.h"

#include "core/shown.h"
#include "words.h"

#define HOUR (60 * 60)
#define TONIGHT (6 * HOUR)
#define YEAR ((gint64) 365 * 24 * HOUR)
/* Besides the one that ended last. */
#define MOST_PLAYED 2

/* ---- the score --------------------------------------------------------------------------------- */

static const UmpRecordPart *
part_at (const UmpRecord *record, guint k)
{
  return &g_array_index (record->parts, UmpRecordPart, k);
}

int
ump_evening_points (const UmpRecord *record, const char *key, UmpEveningCount count)
{
  const UmpRecordPart *own = ump_record_find (record, key);
  guint behind = 0;
  int points = 0;

  if (record->state != UMP_RECORD_COUNTS || own == NULL)
    return -1;
  if (count == UMP_EVENING_WINS)
    return own->rank == 1;
  /* Before another side one stands once, however many people are of it. */
  for (guint k = 0; k < record->parts->len; k++)
    if (part_at (record, k)->rank > own->rank)
      behind |= 1u << part_at (record, k)->side;
  for (; behind != 0; behind &= behind - 1)
    points++;
  return points;
}

static UmpEveningPerson *
find_person (GArray *people, const char *key)
{
  for (guint k = 0; k < people->len; k++)
    if (strcmp (g_array_index (people, UmpEveningPerson, k).key, key) == 0)
      return &g_array_index (people, UmpEveningPerson, k);
  return NULL;
}

static int
compare_score (gconstpointer a, gconstpointer b)
{
  return ((const UmpEveningPerson *) b)->score - ((const UmpEveningPerson *) a)->score;
}

GArray *
ump_evening_people (const GPtrArray *records, UmpEveningCount count)
{
  GArray *people = g_array_new (FALSE, FALSE, sizeof (UmpEveningPerson));

  for (guint i = 0; i < records->len; i++) {
    const UmpRecord *record = records->pdata[i];

    for (guint k = 0; k < record->parts->len; k++) {
      const UmpRecordPart *part = part_at (record, k);
      UmpEveningPerson come = { part->key, part->name, part->mark, 0 };

      if (find_person (people, part->key) == NULL)
        g_array_append_val (people, come);
      find_person (people, part->key)->score += MAX (0, ump_evening_points (record, part->key, count));
    }
  }
  g_array_sort (people, compare_score);
  return people;
}

guint
ump_evening_n_left_out (const GPtrArray *records)
{
  guint n = 0;

  for (guint i = 0; i < records->len; i++)
    n += ((const UmpRecord *) records->pdata[i])->state > UMP_RECORD_COUNTS;
  return n;
}

static int
compare_rank (gconstpointer a, gconstpointer b)
{
  return (*(const UmpRecordPart *const *) a)->rank - (*(const UmpRecordPart *const *) b)->rank;
}

GPtrArray *
ump_evening_ranking (const UmpRecord *record, guint *n_won)
{
  GPtrArray *parts = g_ptr_array_new ();
  guint won = 0;

  for (guint k = 0; k < record->parts->len; k++) {
    g_ptr_array_add (parts, (gpointer) part_at (record, k));
    won += record->state == UMP_RECORD_COUNTS && part_at (record, k)->rank == 1;
  }
  g_ptr_array_sort (parts, compare_rank);
  if (n_won != NULL)
    *n_won = won;
  return parts;
}

/* ---- which evening, and what next ---------------------------------------------------------------- */

gint64
ump_evening_time (UmpLibraryItem *item)
{
  const GPtrArray *records = ump_library_item_records (item);
  gint64 time = 0;

  for (guint k = 0; k < records->len; k++)
    time = MAX (time, ((const UmpRecord *) records->pdata[k])->time);
  return time > 0 ? time : ump_library_item_time (item);
}

gboolean
ump_evening_is_tonight (UmpLibraryItem *item, gint64 now)
{
  return ump_library_item_problem (item) == NULL && now - ump_evening_time (item) <= TONIGHT;
}

const UmpRecord *
ump_evening_in_play (UmpLibraryItem *item)
{
  const GPtrArray *records = ump_library_item_records (item);
  const UmpRecord *last = records->len > 0 ? records->pdata[records->len - 1] : NULL;

  return last != NULL && last->state == UMP_RECORD_PLAYING ? last : NULL;
}

int
ump_evening_last_open (UmpSession *session)
{
  int game = (int) ump_session_n_games (session) - 1;

  while (game >= 0 &&
         ump_table_state (ump_match_table (ump_session_match (session, (guint) game))) != UMP_PLAYING)
    game--;
  return game;
}

static gboolean
is_same_game (const UmpRecord *a, const UmpRecord *b)
{
  return a->game == b->game && g_strcmp0 (a->played, b->played) == 0;
}

static gboolean
is_of_people (const UmpRecord *record, const GPtrArray *keys)
{
  for (guint k = 0; k < keys->len; k++)
    if (ump_record_find (record, keys->pdata[k]) == NULL)
      return FALSE;
  return record->parts->len == keys->len;
}

static int
compare_played (gconstpointer a, gconstpointer b)
{
  const UmpPlayed *x = a, *y = b;

  if (x->times != y->times)
    return y->times - x->times;
  return (x->last->time < y->last->time) - (x->last->time > y->last->time);
}

static void
count_played (GArray *played, const UmpRecord *record)
{
  UmpPlayed first = { record, 1 };

  for (guint k = 0; k < played->len; k++) {
    UmpPlayed *known = &g_array_index (played, UmpPlayed, k);

    if (!is_same_game (known->last, record))
      continue;
    known->times++;
    if (record->time > known->last->time)
      known->last = record;
    return;
  }
  g_array_append_val (played, first);
}

static gboolean
holds_game (const GPtrArray *records, const UmpRecord *record)
{
  for (guint k = 0; k < records->len; k++)
    if (is_same_game (records->pdata[k], record))
      return TRUE;
  return FALSE;
}

GArray *
ump_evening_played (GListModel *library, const GPtrArray *keys, gint64 since)
{
  GArray *played = g_array_new (FALSE, FALSE, sizeof (UmpPlayed));

  for (guint i = 0; i < g_list_model_get_n_items (library); i++) {
    g_autoptr (UmpLibraryItem) item = g_list_model_get_item (library, i); /* the library holds it */
    const GPtrArray *records = ump_library_item_records (item);

    for (guint k = 0; k < records->len; k++) {
      const UmpRecord *record = records->pdata[k];

      if (record->state == UMP_RECORD_COUNTS && record->time >= since && is_of_people (record, keys))
        count_played (played, record);
    }
  }
  g_array_sort (played, compare_played);
  return played;
}

GPtrArray *
ump_evening_next (GListModel *library, const GPtrArray *tonight)
{
  const UmpRecord *last = tonight->pdata[tonight->len - 1];
  GPtrArray *next = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_record_unref);
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  g_autoptr (GArray) played = NULL;
  guint most;

  for (guint k = tonight->len; k > 0 && next->len == 0; k--)
    if (((UmpRecord *) tonight->pdata[k - 1])->state == UMP_RECORD_COUNTS)
      g_ptr_array_add (next, ump_record_ref (tonight->pdata[k - 1]));
  most = next->len + MOST_PLAYED;
  for (guint k = 0; k < last->parts->len; k++)
    g_ptr_array_add (keys, part_at (last, k)->key);
  played = ump_evening_played (library, keys, last->time - YEAR);
  for (guint k = 0; k < played->len && next->len < most; k++) {
    const UmpRecord *record = g_array_index (played, UmpPlayed, k).last;

    if (!holds_game (tonight, record))
      g_ptr_array_add (next, ump_record_ref ((UmpRecord *) record));
  }
  return next;
}

/* ---- words --------------------------------------------------------------------------------------- */

char *
ump_evening_game_name (const UmpRecord *record)
{
  /* a pad is called what it is until somebody says what is played */
  return record->played != NULL && strcmp (record->played, record->game->title) != 0
             ? ump_shown (record->played, UMP_SHOWN_NAME)
             : g_strdup (_ (record->game->title));
}

char *
ump_evening_title (UmpLibraryItem *item)
{
  return ump_shown (ump_library_item_title (item), UMP_SHOWN_TITLE);
}

char *
ump_evening_outcome (const UmpRecord *record)
{
  static const char *const states[] = { [UMP_RECORD_PLAYING] = N_ ("in play"),
                                        [UMP_RECORD_LEFT_OUT] = N_ ("not finished"),
                                        [UMP_RECORD_REFUSED] = N_ ("an entry is refused") };
  const char *names[UMP_MAX_SEATS];
  guint n;
  g_autoptr (GPtrArray) parts = ump_evening_ranking (record, &n);
  g_autofree char *people = NULL;

  if (n == 0)
    return g_strdup (_ (states[record->state]));
  for (guint k = 0; k < n; k++)
    names[k] = ((const UmpRecordPart *) parts->pdata[k])->name;
  people = ump_words_people (names, (int) n);
  /* Translators: the first is one person, the second several */
  return g_strdup_printf (n == 1 ? _ ("%s won") : _ ("%s share it"), people);
}

char *
ump_evening_numbers (const UmpRecord *record)
{
  guint n;
  g_autoptr (GPtrArray) parts = ump_evening_ranking (record, &n);
  GString *text = g_string_new (NULL);

  for (guint k = 0; n > 0 && !record->game->no_points && k < parts->len; k++) {
    g_autofree char *points = ump_words_number (((const UmpRecordPart *) parts->pdata[k])->points);

    g_string_append_printf (text, "%s%s", k == 0 ? "" : k == n ? " : " : C_ ("list of names", ", "), points);
  }
  return g_string_free (text, FALSE);
}

char *
ump_evening_next_name (const UmpRecord *record, const GPtrArray *tonight)
{
  g_autofree char *name = ump_evening_game_name (record);

  /* Translators: a game that was just played */
  return holds_game (tonight, record) ? g_strdup_printf (_ ("%s again"), name) : g_steal_pointer (&name);
}
