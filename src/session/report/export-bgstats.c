/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game for BG Stats: an address that the phone with that program opens. What is taken over a second time
 * changes the play, since its id stays the same. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "session/report/export.h"

#ifdef HAVE_JSON_GLIB
#include <json-glib/json-glib.h>
#include <string.h>

#include "session/format/model.h"
#include "session/library/record.h"

#define ADDRESS "https://app.bgstatsapp.com/createPlay.html?data="

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

/* "2026-11-20 20:06:10", in UTC: the phone knows where it is. */
static char *
play_date (gint64 time)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (time);

  return g_date_time_format (utc, "%Y-%m-%d %H:%M:%S");
}

/* A kind under which people play many games has an id for each of their names. */
static char *
game_id (const UmpSetup *setup)
{
  const UmpGame *game = setup->game;
  g_autofree char *name = NULL;

  if (game->name_option == 0)
    return g_strdup (game->kind);
  name = ump_id_of_name (setup->option_text[game->name_option - 1]);
  return g_strconcat (game->kind, "-", name, NULL);
}

/* team: the name of a seat that several people share, NULL for one. */
static void
add_player (JsonBuilder *json, const UmpRecord *record, const UmpRecordPart *part, const char *name,
            const char *team)
{
  g_autofree char *id = ump_record_key (name);
  g_autofree char *score = g_strdup_printf ("%" G_GINT64_FORMAT, part->points);
  const UmpRecordPart *first = (const UmpRecordPart *) (gpointer) record->parts->data;

  json_builder_begin_object (json);
  add_string (json, "name", name);
  add_string (json, "sourcePlayerId", id);
  add_flag (json, "startPlayer", part - first == record->beginner);
  add_flag (json, "winner", part->rank == 1);
  add_number (json, "rank", part->rank);
  add_string (json, "score", score);
  if (team != NULL)
    add_string (json, "team", team);
  json_builder_end_object (json);
}

static void
add_players (JsonBuilder *json, const UmpRecord *record)
{
  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (guint i = 0; i < record->parts->len; i++) {
    const UmpRecordPart *part = &g_array_index (record->parts, UmpRecordPart, i);
    g_auto (GStrv) team = ump_aliases_team (part->name);

    for (int k = 0; team != NULL && team[k] != NULL; k++)
      add_player (json, record, part, team[k], part->name);
    if (team == NULL)
      add_player (json, record, part, part->name, NULL);
  }
  json_builder_end_array (json);
}

static void
add_play (JsonBuilder *json, UmpSession *session, const UmpRecord *record, const UmpWords *words)
{
  const UmpSetup *setup = ump_match_setup (ump_session_match (session, record->index));
  const char *place = ump_session_place (session);
  g_autofree char *id = g_strdup_printf ("%s-%u", ump_session_id (session), record->index + 1);
  g_autofree char *date = play_date (record->time), *kind = game_id (setup);

  json_builder_begin_object (json);
  add_string (json, "sourceName", "Umpire");
  add_string (json, "sourcePlayId", id);
  add_string (json, "playDate", date);
  add_number (json, "durationMin", record->minutes);
  add_string (json, "location", place != NULL ? place : "");
  json_builder_set_member_name (json, "game");
  json_builder_begin_object (json);
  add_string (json, "name", ump_export_game_name (session, record->index, words));
  add_string (json, "sourceGameId", kind);
  add_flag (json, "highestWins", !ump_setup_lowest_wins (setup));
  add_flag (json, "noPoints", setup->game->no_points);
  json_builder_end_object (json);
  add_players (json, record);
  json_builder_end_object (json);
}

static char *
fail (GError **error, const char *message)
{
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, message);
  return NULL;
}

char *
ump_export_bgstats (UmpSession *session, guint game, const UmpWords *words, GError **error)
{
  UmpMatch *match = ump_session_match (session, game);
  g_autoptr (UmpRecord) record = NULL;
  g_autoptr (JsonBuilder) json = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL, *escaped = NULL;

  if (ump_match_refusal (match) != NULL)
    return fail (error, _ ("the game holds an entry that is refused: BG Stats gets whole games only"));
  if (ump_table_state (ump_match_table (match)) != UMP_FINISHED)
    return fail (error, _ ("the game is not finished: BG Stats gets finished games only"));
  record = ump_record_new (session, game, NULL);
  json = json_builder_new ();
  add_play (json, session, record, words);
  root = json_builder_get_root (json);
  text = json_to_string (root, FALSE);
  escaped = g_uri_escape_string (text, NULL, FALSE);
  return g_strconcat (ADDRESS, escaped, NULL);
}

#else

char *
ump_export_bgstats (UmpSession *session, guint game, const UmpWords *words, GError **error)
{
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                       _ ("this program was built without that format"));
  return NULL;
}

#endif
