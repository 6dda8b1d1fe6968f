/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/report/statistics-private.h"

#include <string.h>

#include "session/format/model.h"

/* ---- life --------------------------------------------------------------------------- */

UmpStatistics *
ump_statistics_new (const char *kind, const char *player, UmpAliases *aliases)
{
  UmpStatistics *statistics = g_new0 (UmpStatistics, 1);
  const char *meant = player != NULL ? ump_aliases_find (aliases, player) : NULL;

  statistics->kind = g_strdup (kind);
  statistics->player = player != NULL ? ump_record_key (meant != NULL ? meant : player) : NULL;
  statistics->aliases = aliases != NULL ? ump_aliases_ref (aliases) : NULL;
  statistics->records = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_record_unref);
  return statistics;
}

void
ump_statistics_free (UmpStatistics *statistics)
{
  if (statistics == NULL)
    return;
  g_free (statistics->kind);
  g_free (statistics->player);
  ump_aliases_unref (statistics->aliases);
  g_ptr_array_unref (statistics->records);
  g_clear_pointer (&statistics->twins, g_hash_table_unref);
  g_free (statistics);
}

void
ump_statistics_merge_copies (UmpStatistics *statistics)
{
  statistics->twins =
      g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) ump_record_unref);
}

guint
ump_statistics_n_games (const UmpStatistics *statistics)
{
  return statistics->records->len;
}

guint
ump_statistics_n_left_out (const UmpStatistics *statistics)
{
  return statistics->left_out;
}

/* ---- taking in ------------------------------------------------------------------------ */

static void
part_clear (gpointer data)
{
  g_free (((UmpRecordPart *) data)->key);
  g_free (((UmpRecordPart *) data)->name);
}

static UmpRecordPart *
find_part (GArray *parts, const char *key)
{
  for (guint i = 0; i < parts->len; i++)
    if (strcmp (g_array_index (parts, UmpRecordPart, i).key, key) == 0)
      return &g_array_index (parts, UmpRecordPart, i);
  return NULL;
}

guint
ump_statistics_sides (const GArray *parts)
{
  guint n = 0, seen = 0;

  for (guint i = 0; i < parts->len; i++) {
    const UmpRecordPart *part = &g_array_index (parts, UmpRecordPart, i);

    if (part->rank != 1)
      continue;
    n += !(seen & 1u << part->side);
    seen |= 1u << part->side;
  }
  return n;
}

/* Takes key and name. Of two that are the same person the better counts. */
static void
add_part (GArray *parts, UmpRecordPart part)
{
  UmpRecordPart *other = find_part (parts, part.key);

  if (other == NULL) {
    g_array_append_val (parts, part);
    return;
  }
  if (part.rank < other->rank) {
    other->points = part.points;
    other->rank = part.rank;
  }
  part_clear (&part);
}

GArray *
ump_statistics_parts (const UmpStatistics *statistics, const UmpRecord *record)
{
  GArray *parts = g_array_sized_new (FALSE, FALSE, sizeof (UmpRecordPart), record->parts->len);

  g_array_set_clear_func (parts, part_clear);
  for (guint i = 0; i < record->parts->len; i++) {
    const UmpRecordPart *from = &g_array_index (record->parts, UmpRecordPart, i);
    const char *meant = ump_aliases_find (statistics->aliases, from->name);
    g_auto (GStrv) team = ump_aliases_team (meant != NULL ? meant : from->name);

    for (guint k = 0; team != NULL && team[k] != NULL; k++) {
      const char *own = ump_aliases_find (statistics->aliases, team[k]);
      g_auto (GStrv) inner = ump_aliases_team (own); /* a team in a team is taken by its name */
      const char *name = own != NULL && inner == NULL ? own : team[k];

      add_part (parts, (UmpRecordPart){ ump_record_key (name), g_strdup (name), from->points, from->rank,
                                        from->mark, from->side });
    }
    if (team == NULL)
      add_part (parts, (UmpRecordPart){ meant != NULL ? ump_record_key (meant) : g_strdup (from->key),
                                        g_strdup (meant != NULL ? meant : from->name), from->points,
                                        from->rank, from->mark, from->side });
  }
  return parts;
}

gboolean
ump_statistics_result (const UmpStatistics *statistics, const UmpRecord *record, const char *key,
                       UmpRecordPart *result)
{
  g_autoptr (GArray) parts = ump_statistics_parts (statistics, record);
  const UmpRecordPart *part = find_part (parts, key);

  if (part != NULL)
    *result = (UmpRecordPart){ NULL, NULL, part->points, part->rank, part->mark, part->side };
  return part != NULL;
}

static gboolean
plays (const UmpStatistics *statistics, const UmpRecord *record)
{
  UmpRecordPart result;

  return ump_statistics_result (statistics, record, statistics->player, &result);
}

/* Whether the record is to be taken in, which it is instead of a copy that knows less. */
static gboolean
replaces (UmpStatistics *statistics, UmpRecord *record)
{
  UmpRecord *other;

  if (statistics->twins == NULL)
    return TRUE;
  other = g_hash_table_lookup (statistics->twins, record->twin);
  if (other != NULL && other->entries >= record->entries)
    return FALSE;
  if (other != NULL && other->state != UMP_RECORD_COUNTS)
    statistics->left_out--;
  else if (other != NULL)
    g_ptr_array_remove (statistics->records, other);
  g_hash_table_replace (statistics->twins, record->twin, ump_record_ref (record));
  return TRUE;
}

void
ump_statistics_add_record (UmpStatistics *statistics, UmpRecord *record)
{
  if (record->state == UMP_RECORD_PLAYING)
    return;
  if (statistics->kind != NULL && strcmp (record->game->kind, statistics->kind) != 0)
    return;
  if (statistics->player != NULL && !plays (statistics, record))
    return;
  if (!replaces (statistics, record))
    return;
  if (record->state == UMP_RECORD_COUNTS)
    g_ptr_array_add (statistics->records, ump_record_ref (record));
  else
    statistics->left_out++;
  statistics->sorted = FALSE;
}

void
ump_statistics_add (UmpStatistics *statistics, UmpSession *session)
{
  for (guint i = 0; i < ump_session_n_games (session); i++) {
    g_autoptr (UmpRecord) record = ump_record_new (session, i, NULL);

    ump_statistics_add_record (statistics, record);
  }
}

static int
compare_records (gconstpointer a, gconstpointer b)
{
  const UmpRecord *one = *(const UmpRecord *const *) a, *other = *(const UmpRecord *const *) b;

  return one->time < other->time ? -1 : one->time > other->time;
}

void
ump_statistics_sort (UmpStatistics *statistics)
{
  /* GLib's sort keeps the order of those that are the same. */
  if (!statistics->sorted)
    g_ptr_array_sort (statistics->records, compare_records);
  statistics->sorted = TRUE;
}

char *
ump_statistics_average (gint64 sum, guint n)
{
  gint64 twice = sum * 200 / (gint64) n;
  gint64 cents = (ABS (twice) + 1) / 2;

  return g_strdup_printf ("%s%" G_GINT64_FORMAT ".%02d", sum < 0 && cents > 0 ? "-" : "", cents / 100,
                          (int) (cents % 100));
}
