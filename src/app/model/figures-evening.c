/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One evening: its games, who won what, and the sum where all were the same game. */
#include "config.h"

#include <glib/gi18n.h>

#include "course.h"
#include "figures-private.h"
#include "words.h"

static const char *
name_of (const UmpRecord *record)
{
  return record->played != NULL ? record->played : _ (record->game->title);
}

/* "Ana wins", or that nobody did. A new string. */
static char *
result_of (UmpMatch *match, const UmpRecord *record)
{
  const UmpSetup *setup = ump_match_setup (match);
  UmpTotal totals[UMP_MAX_SEATS];

  if (record->state == UMP_RECORD_PLAYING)
    return g_strdup (_ ("in play"));
  if (record->state == UMP_RECORD_LEFT_OUT)
    return g_strdup (_ ("does not count"));
  ump_score_totals (ump_match_table (match), totals);
  return ump_words_winner ((const char *const *) setup->names, totals, setup->n_seats);
}

/* "Ana 37, Bea 29 · 41 minutes": a new string. */
static char *
detail_of (const UmpRecord *record)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < record->parts->len; i++) {
    const UmpResult *part = &g_array_index (record->parts, UmpResult, i);

    g_string_append_printf (text, "%s%s", i > 0 ? C_ ("list of names", ", ") : "", part->name);
    if (!record->game->no_points) {
      g_autofree char *points = ump_words_number (part->points);

      g_string_append_printf (text, " %s", points);
    }
  }
  if (record->minutes > 0) {
    g_autofree char *minutes = ump_course_minutes (record->minutes);

    g_string_append_printf (text, " · %s", minutes);
  }
  return g_string_free (text, FALSE);
}

static void
add_game (GListStore *rows, UmpMatch *match, const UmpRecord *record)
{
  g_autofree char *key = g_strdup_printf ("%u", record->index);
  /* Translators: number of a game of the evening, and what was played */
  g_autofree char *title = g_strdup_printf (_ ("%u. %s"), record->index + 1, name_of (record));

  ump_figure_lead (
      ump_figure_add (rows, UMP_FIGURE_FACT, title, result_of (match, record), detail_of (record)), "game",
      key);
}

/* Whether points of one are points of the other. */
static gboolean
is_same_game (const UmpRecord *a, const UmpRecord *b)
{
  return a->game == b->game && g_strcmp0 (a->played, b->played) == 0 && a->lowest == b->lowest;
}

/* TRUE where at least two games count and their points may be added up. */
static gboolean
can_sum (const GPtrArray *records)
{
  const UmpRecord *first = NULL;
  guint n = 0;

  for (guint i = 0; i < records->len; i++) {
    const UmpRecord *record = records->pdata[i];

    if (record->state != UMP_RECORD_COUNTS)
      continue;
    if (record->game->no_points || (first != NULL && !is_same_game (first, record)))
      return FALSE;
    first = record;
    n++;
  }
  return n > 1;
}

static gint64
sum_of (const GPtrArray *records, const char *key)
{
  gint64 sum = 0;

  for (guint i = 0; i < records->len; i++) {
    const UmpRecord *record = records->pdata[i];
    const UmpResult *part = record->state == UMP_RECORD_COUNTS ? ump_record_find (record, key) : NULL;

    sum += part != NULL ? part->points : 0;
  }
  return sum;
}

static void
add_people (GListStore *rows, const GPtrArray *records, GPtrArray *people)
{
  gboolean sums = can_sum (records);

  g_ptr_array_sort (people, ump_figure_compare_wins);
  if (people->len > 0)
    ump_figure_add (rows, UMP_FIGURE_HEAD, _ ("Who won what"), NULL, NULL);
  for (guint i = 0; i < people->len; i++) {
    const UmpPersonCount *person = people->pdata[i];

    ump_figure_add_wins (rows, person->name, person->games, person->wins, person->shared);
  }
  if (!sums)
    return;
  ump_figure_add (rows, UMP_FIGURE_HEAD, _ ("All games together"), NULL, NULL);
  for (guint i = 0; i < people->len; i++) {
    const UmpPersonCount *person = people->pdata[i];

    ump_figure_add (rows, UMP_FIGURE_FACT, person->name, ump_words_number (sum_of (records, person->key)),
                    NULL);
  }
}

GListModel *
ump_figures_of_evening (UmpSession *session)
{
  GListStore *rows = g_list_store_new (UMP_TYPE_FIGURE);
  g_autoptr (UmpStatistics) statistics = ump_statistics_new (NULL, NULL, NULL);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_record_unref);
  g_autoptr (GPtrArray) people = NULL;

  ump_figure_add (rows, UMP_FIGURE_HEAD, _ ("Games"), NULL, NULL);
  for (guint i = 0; i < ump_session_n_games (session); i++) {
    UmpRecord *record = ump_record_new (session, i, NULL);

    g_ptr_array_add (records, record);
    ump_statistics_add_record (statistics, record);
    add_game (rows, ump_session_match (session, i), record);
  }
  people = ump_statistics_count (statistics);
  add_people (rows, records, people);
  return G_LIST_MODEL (rows);
}
