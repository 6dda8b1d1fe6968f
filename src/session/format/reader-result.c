/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `result`: read only to be compared. */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/parse.h"
#include "session/format/reader.h"

gboolean
ump_result_start (UmpReader *reader)
{
  guint n = reader->seats->len;
  const char *state, *round;

  ump_reader_push (reader, UMP_IN_RESULT);
  reader->scored = g_new0 (gboolean, n);
  reader->points = g_new0 (gint64, n);
  reader->ranks = g_new0 (int, n);
  reader->round = -1;
  if (!ump_reader_take_attrs (reader, "result") ||
      (state = ump_reader_required (reader, "result", "state")) == NULL)
    return FALSE;
  if (!g_strv_contains (ump_state_names, state))
    return ump_reader_fail (reader, _ ("“state” is playing, finished or abandoned, not “%s”"), state);
  reader->state = g_strdup (state);
  round = ump_reader_value (reader, "round");
  if (round != NULL && !ump_parse_int (round, 0, G_MAXINT, &reader->round))
    return ump_reader_fail (reader, _ ("“%s” of “%s” is not a number: %s"), "round", "result", round);
  return ump_reader_no_others (reader, "result");
}

/* Sums may be greater than an int. Written as the format has numbers: `05` and `+5` are none. */
static gboolean
take_number (UmpReader *reader, const char *name, gint64 *out)
{
  const char *value = ump_reader_required (reader, "score", name);
  char canonical[32];

  if (value == NULL)
    return FALSE;
  *out = g_ascii_strtoll (value, NULL, 10);
  g_snprintf (canonical, sizeof canonical, "%" G_GINT64_FORMAT, *out);
  if (strcmp (canonical, value) != 0)
    return ump_reader_fail (reader, _ ("“%s” of “%s” is not a number: %s"), name, "score", value);
  return TRUE;
}

gboolean
ump_score_start (UmpReader *reader)
{
  const char *player;
  gint64 rank;
  int seat;

  ump_reader_push (reader, UMP_IN_SCORE);
  if (!ump_reader_take_attrs (reader, "score") ||
      (player = ump_reader_required (reader, "score", "player")) == NULL)
    return FALSE;
  seat = ump_setup_seat (reader->setup, player);
  if (seat < 0)
    return ump_reader_fail (reader, _ ("“score” names “%s”, who has no seat in this game"), player);
  if (reader->scored[seat])
    return ump_reader_fail (reader, _ ("“score” names “%s” twice"), player);
  reader->scored[seat] = TRUE;
  if (!take_number (reader, "points", &reader->points[seat]) || !take_number (reader, "rank", &rank))
    return FALSE;
  reader->ranks[seat] = (int) CLAMP (rank, 0, G_MAXINT);
  return ump_reader_no_others (reader, "score");
}

static char *
describe (UmpReader *reader, const char *state, int round, const gboolean *scored, const gint64 *points,
          const int *ranks)
{
  g_autoptr (GString) out = g_string_new (state);

  if (round >= 0)
    g_string_append_printf (out, _ (", round %d"), round);
  for (guint i = 0; i < reader->seats->len; i++)
    if (scored == NULL || scored[i])
      g_string_append_printf (out, ", %s %" G_GINT64_FORMAT " (%d)",
                              (char *) g_ptr_array_index (reader->seats, i), points[i], ranks[i]);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* What the file says against what the log gives; the log is right. */
void
ump_result_compare (UmpReader *reader)
{
  const UmpTable *table = ump_match_table (reader->match);
  UmpTotal totals[UMP_MAX_SEATS];
  gint64 points[UMP_MAX_SEATS];
  int ranks[UMP_MAX_SEATS], round = ump_table_get (table, UMP_COUNTER_ROUND);
  const char *state = ump_state_names[ump_table_state (table)];
  gboolean same = strcmp (reader->state, state) == 0 && (reader->round < 0 || reader->round == round);

  ump_score_totals (table, totals);
  for (guint i = 0; i < reader->seats->len; i++) {
    points[i] = totals[i].points;
    ranks[i] = totals[i].rank;
    if (reader->scored[i])
      same = same && points[i] == reader->points[i] && ranks[i] == reader->ranks[i];
  }
  if (!same) {
    g_autofree char *file =
        describe (reader, reader->state, reader->round, reader->scored, reader->points, reader->ranks);
    g_autofree char *log = describe (reader, state, round, NULL, points, ranks);

    /* Translators: first the number of the game, then two descriptions such as "playing, round 2, ana 3
     * (1)". */
    g_ptr_array_add (
        reader->session->warnings,
        g_strdup_printf (_ ("game %u: the result in the file (%s) differs from what the log gives (%s)"),
                         reader->session->played->len + 1, file, log));
  }
}
