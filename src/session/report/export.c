/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "session/report/export.h"
#include "session/report/report-private.h"

const char *
ump_export_setup_name (const UmpSetup *setup, const UmpWords *words)
{
  if (setup->game->name_option > 0 && setup->option_given[setup->game->name_option - 1])
    return setup->option_text[setup->game->name_option - 1];
  return ump_words_translate (words, setup->game->title);
}

const char *
ump_export_game_name (UmpSession *session, guint game, const UmpWords *words)
{
  return ump_export_setup_name (ump_match_setup (ump_session_match (session, game)), words);
}

const char *
ump_export_game_time (UmpSession *session, guint game)
{
  const char *started = ump_session_game_started (session, game);

  return started != NULL ? started : ump_session_created (session);
}

/* ---- text ---------------------------------------------------------------------------- */

static int
compare_ranks (gconstpointer a, gconstpointer b, gpointer totals)
{
  int one = *(const int *) a, other = *(const int *) b;
  const UmpTotal *all = totals;

  return all[one].rank != all[other].rank ? all[one].rank - all[other].rank : one - other;
}

/* Who left is ranked behind all who stayed, whatever the points: that is said. A new string. */
static char *
ranked_name (const UmpTable *table, int seat, const UmpWords *words)
{
  g_autofree char *name = ump_report_one_line (table->setup->names[seat]);

  if (!ump_table_is_absent (table, seat))
    return g_steal_pointer (&name);
  return ump_text_format (&UMP_TEXT (N_ ("{s0}, not there at the end"), { UMP_S (name) }), table->setup,
                          words);
}

/* "1. Ana: 37": the best first. */
static void
say_ranks (GString *out, const UmpTable *table, const UmpWords *words)
{
  const UmpSetup *setup = table->setup;
  UmpTotal totals[UMP_MAX_SEATS];
  int seats[UMP_MAX_SEATS];

  ump_score_totals (table, totals);
  for (int i = 0; i < setup->n_seats; i++)
    seats[i] = i;
  g_qsort_with_data (seats, setup->n_seats, sizeof (int), compare_ranks, totals);
  for (int i = 0; i < setup->n_seats; i++) {
    g_autofree char *name = ranked_name (table, seats[i], words);

    g_string_append_printf (out, "%d. %s: %" G_GINT64_FORMAT "\n", totals[seats[i]].rank, name,
                            totals[seats[i]].points);
  }
}

static void
say_game (GString *out, UmpSession *session, guint game, const UmpWords *words)
{
  g_autofree char *day = ump_report_day (ump_export_game_time (session, game), words);
  g_autofree char *name = ump_report_one_line (ump_export_game_name (session, game, words));
  UmpScorePad pad;
  UmpText state;

  ump_score_pad_init (&pad, session, ump_session_match (session, game), words);
  ump_score_pad_state (&pad, &state);
  g_string_append_printf (out, "%s, %s\n", name, day);
  ump_report_say (out, 0, &state, NULL, words);
  say_ranks (out, pad.table, words);
  ump_score_pad_clear (&pad);
}

static char *
export_text (UmpSession *session, guint first, guint n, const UmpWords *words)
{
  GString *out = g_string_new (NULL);

  if (ump_session_title (session) != NULL)
    ump_report_say (out, 0, &UMP_TEXT ("{s0}", { UMP_S (ump_session_title (session)) }), NULL, NULL);
  for (guint i = first; i < first + n; i++) {
    if (out->len > 0)
      g_string_append_c (out, '\n');
    say_game (out, session, i, words);
  }
  return g_string_free (out, FALSE);
}

/* ---- all formats ------------------------------------------------------------------------- */

GBytes *
ump_export (UmpSession *session, guint game, UmpExportFormat format, UmpExportCard card,
            const UmpWords *words, GError **error)
{
  guint n = game == UMP_EXPORT_ALL ? ump_session_n_games (session) : 1;
  guint first = game == UMP_EXPORT_ALL ? 0 : game;
  guint one = game == UMP_EXPORT_ALL ? ump_session_n_games (session) - 1 : game;
  g_autofree char *address = NULL;
  char *text;

  switch (format) {
  case UMP_EXPORT_CSV: return ump_report_score (session, one, UMP_SCORE_CSV, words);
  case UMP_EXPORT_HTML: return ump_export_html (session, one, card, words);
  case UMP_EXPORT_XML: return ump_session_write (session);
  case UMP_EXPORT_BGSTATS:
    address = ump_export_bgstats (session, one, words, error);
    if (address == NULL)
      return NULL;
    text = g_strconcat (address, "\n", NULL);
    break;
  default: text = export_text (session, first, n, words); break;
  }
  return g_bytes_new_take (text, strlen (text));
}
