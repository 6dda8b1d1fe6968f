/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays for BG Stats. What is imported a second time changes the play, since its id stays the same. */
#include "config.h"

#include "session/export.h"

#ifdef HAVE_JSON_GLIB
#include <json-glib/json-glib.h>
#include <string.h>

#include "session/model.h"

static void
add_string (JsonBuilder *json, const char *name, const char *value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, value);
}

static void
add_flag (JsonBuilder *json, const char *name, gboolean value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_boolean_value (json, value);
}

static void
add_number (JsonBuilder *json, const char *name, gint64 value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

/* "2026-11-20 20:06:10", as it was on the clock of the table. */
static char *
play_date (const char *time)
{
  char *date = g_strndup (time, strlen ("2000-01-01T00:00:00"));

  date[strlen ("2000-01-01")] = ' ';
  return date;
}

static gint64
minutes_of (UmpSession *session, guint game)
{
  const char *started = ump_session_game_started (session, game);
  const char *finished = ump_session_game_finished (session, game);
  g_autoptr (GDateTime) from = started != NULL ? g_date_time_new_from_iso8601 (started, NULL) : NULL;
  g_autoptr (GDateTime) to = finished != NULL ? g_date_time_new_from_iso8601 (finished, NULL) : NULL;

  return from != NULL && to != NULL ? MAX (0, g_date_time_difference (to, from) / G_TIME_SPAN_MINUTE) : 0;
}

/* The id of the first player who says anything, NULL where nobody does. */
static const char *
who_begins (UmpMatch *match)
{
  for (guint i = 1; i <= ump_match_checked (match); i++) {
    const UmpEntry *entry = ump_match_entry (match, i);

    if (!ump_entry_is_void (entry) && entry->verb >= 0 && entry->by != NULL)
      return entry->by;
  }
  return NULL;
}

static void
add_players (JsonBuilder *json, UmpMatch *match)
{
  const UmpTable *table = ump_match_table (match);
  const UmpSetup *setup = table->setup;
  const char *first = who_begins (match);
  gboolean over = ump_table_state (table) == UMP_FINISHED && ump_match_refusal (match) == NULL;
  UmpTotal totals[UMP_MAX_SEATS];

  ump_score_totals (table, totals);
  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (int i = 0; i < setup->n_seats; i++) {
    g_autofree char *collapsed = ump_collapsed (setup->names[i]);
    g_autofree char *id = g_utf8_casefold (collapsed, -1);
    g_autofree char *score = g_strdup_printf ("%" G_GINT64_FORMAT, totals[i].points);

    json_builder_begin_object (json);
    add_string (json, "name", setup->names[i]);
    add_string (json, "sourcePlayerId", id);
    add_flag (json, "startPlayer", g_strcmp0 (first, setup->ids[i]) == 0);
    add_flag (json, "winner", over && totals[i].rank == 1);
    add_number (json, "rank", totals[i].rank);
    add_string (json, "score", score);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
add_play (JsonBuilder *json, UmpSession *session, guint game, const UmpWords *words)
{
  UmpMatch *match = ump_session_match (session, game);
  const UmpSetup *setup = ump_match_setup (match);
  const char *place = ump_session_place (session), *title = ump_session_title (session);
  g_autofree char *id = g_strdup_printf ("%s-%u", ump_session_id (session), game + 1);
  g_autofree char *date = play_date (ump_export_game_time (session, game));

  json_builder_begin_object (json);
  add_string (json, "sourceName", "Umpire");
  add_string (json, "sourcePlayId", id);
  add_string (json, "playDate", date);
  add_number (json, "durationMin", minutes_of (session, game));
  add_string (json, "location", place != NULL ? place : "");
  add_string (json, "comments", title != NULL ? title : "");
  json_builder_set_member_name (json, "game");
  json_builder_begin_object (json);
  add_string (json, "name", ump_export_game_name (session, game, words));
  add_string (json, "sourceGameId", setup->game->kind);
  add_flag (json, "highestWins", !ump_setup_lowest_wins (setup));
  add_flag (json, "noPoints", setup->game->no_points);
  json_builder_end_object (json);
  add_players (json, match);
  json_builder_end_object (json);
}

char *
ump_export_bgstats (UmpSession *session, guint first, guint n, const UmpWords *words)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_array (json);
  for (guint i = first; i < first + n; i++)
    add_play (json, session, i, words);
  json_builder_end_array (json);
  root = json_builder_get_root (json);
  text = json_to_string (root, TRUE);
  return g_strconcat (text, "\n", NULL);
}

#else

char *
ump_export_bgstats (UmpSession *session, guint first, guint n, const UmpWords *words)
{
  return NULL;
}

#endif
