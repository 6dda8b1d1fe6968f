/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/parse.h"
#include "session/format/reader.h"

/* ---- values ----------------------------------------------------------------------- */

static gboolean
is_id (const char *text)
{
  if (!g_ascii_islower (*text) && !g_ascii_isdigit (*text))
    return FALSE;
  for (; *text; text++)
    if (!g_ascii_islower (*text) && !g_ascii_isdigit (*text) && *text != '-')
      return FALSE;
  return TRUE;
}

static gboolean
take_time (UmpReader *reader, const char *element, const char *name, gboolean must, char **out)
{
  const char *value = must ? ump_reader_required (reader, element, name) : ump_reader_value (reader, name);

  if (value == NULL)
    return !reader->failed;
  if (!ump_parse_time (value))
    return ump_reader_fail (reader, _ ("“%s” of “%s” is not a time (RFC 3339): %s"), name, element, value);
  *out = g_strdup (value);
  return TRUE;
}

/* ---- session and people --------------------------------------------------------------- */

static gboolean
start_session (UmpReader *reader)
{
  UmpSession *session = reader->session = ump_session_new_bare (reader->games);
  const char *id, *generator;

  ump_reader_push (reader, UMP_IN_SESSION);
  if (!ump_reader_take_attrs (reader, "session") ||
      (id = ump_reader_required (reader, "session", "id")) == NULL)
    return FALSE;
  if (!g_uuid_string_is_valid (id))
    return ump_reader_fail (reader, _ ("“id” of “session” is not a UUID: %s"), id);
  session->id = g_strdup (id);
  if (!take_time (reader, "session", "created", TRUE, &session->created) ||
      (generator = ump_reader_required (reader, "session", "generator")) == NULL)
    return FALSE;
  session->generator = g_strdup (generator);
  return ump_reader_no_others (reader, "session");
}

static gboolean
start_plain (UmpReader *reader, UmpWhere where, const char *name)
{
  ump_reader_push (reader, where);
  g_string_truncate (reader->text, 0);
  return ump_reader_take_attrs (reader, name) && ump_reader_no_others (reader, name);
}

/* Which colour and shape somebody has, where that was chosen: nobody else has it. */
static gboolean
take_mark (UmpReader *reader, int *mark)
{
  const char *value = ump_reader_value (reader, "mark");

  if (value == NULL)
    return TRUE;
  if (!ump_parse_int (value, 1, UMP_MAX_MARK, mark))
    return ump_reader_fail (reader, _ ("“mark” of “player” is a number from 1 to 12, not “%s”"), value);
  for (guint i = 0; i < reader->session->people->len; i++)
    if (g_array_index (reader->session->people, UmpPerson, i).mark == *mark)
      return ump_reader_fail (reader, _ ("the mark %d is given twice"), *mark);
  return TRUE;
}

static gboolean
start_player (UmpReader *reader)
{
  UmpSession *session = reader->session;
  const char *id, *name;
  int mark = 0;

  ump_reader_push (reader, UMP_IN_PLAYER);
  if (!ump_reader_take_attrs (reader, "player") ||
      (id = ump_reader_required (reader, "player", "id")) == NULL ||
      (name = ump_reader_required (reader, "player", "name")) == NULL || !take_mark (reader, &mark) ||
      !ump_reader_no_others (reader, "player"))
    return FALSE;
  if (!is_id (id))
    return ump_reader_fail (reader, _ ("“%s” is not an id: lower-case letters, digits and hyphens only"), id);
  if (ump_session_find_person (session, id) >= 0)
    return ump_reader_fail (reader, _ ("the id “%s” is given twice"), id);
  if (g_utf8_strlen (name, -1) > UMP_MAX_NAME)
    return ump_reader_fail (reader, _ ("a name is longer than 200 characters"));
  if (session->people->len >= UMP_MAX_SEATS)
    return ump_reader_fail (reader, _ ("more than 12 players"));
  ump_session_add_person (session, id, name, mark);
  return TRUE;
}

/* ---- a game ------------------------------------------------------------------------------ */

void
ump_reader_forget_game (UmpReader *reader)
{
  g_clear_pointer (&reader->match, ump_match_free);
  g_clear_pointer (&reader->seats, g_ptr_array_unref);
  g_clear_pointer (&reader->option_tags, g_array_unref);
  g_clear_pointer (&reader->options, g_array_unref);
  g_clear_pointer (&reader->state, g_free);
  g_clear_pointer (&reader->scored, g_free);
  g_clear_pointer (&reader->points, g_free);
  g_clear_pointer (&reader->ranks, g_free);
}

static void
option_clear (gpointer data)
{
  UmpOptionValue *option = data;

  g_free ((char *) option->name);
  g_free ((char *) option->value);
}

static gboolean
start_game (UmpReader *reader)
{
  const char *kind, *rules;

  ump_reader_push (reader, UMP_IN_GAME);
  ump_reader_forget_game (reader);
  if (reader->session->played->len >= UMP_MAX_GAMES)
    return ump_reader_fail (reader, _ ("more than 10,000 games"));
  reader->options = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  g_array_set_clear_func (reader->options, option_clear);
  reader->option_tags = g_array_new (FALSE, FALSE, sizeof (guint));
  if (!ump_reader_take_attrs (reader, "game") ||
      (kind = ump_reader_required (reader, "game", "kind")) == NULL)
    return FALSE;
  reader->game = ump_session_find_game (reader->session, kind);
  if (reader->game == NULL) {
    g_autofree char *message = ump_session_unknown_game (reader->session, kind);

    return ump_reader_fail (reader, "%s", message);
  }
  reader->played = ump_played_new (reader->game);
  if ((rules = ump_reader_required (reader, "game", "rules")) == NULL)
    return FALSE;
  if (strcmp (rules, "1") != 0)
    return ump_reader_fail (reader, _ ("rules version “%s” of %s is not known, only 1"), rules, kind);
  return take_time (reader, "game", "started", FALSE, &reader->played->started) &&
         take_time (reader, "game", "finished", FALSE, &reader->played->finished) &&
         ump_reader_no_others (reader, "game");
}

static gboolean
take_seat (UmpReader *reader, const char *id)
{
  if (ump_session_find_person (reader->session, id) < 0)
    return ump_reader_fail_at (reader, reader->seats_tag,
                               _ ("“seats” names “%s”, who is not a player of this session"), id);
  if (g_ptr_array_find_with_equal_func (reader->seats, id, g_str_equal, NULL))
    return ump_reader_fail_at (reader, reader->seats_tag, _ ("“seats” names “%s” twice"), id);
  g_ptr_array_add (reader->seats, g_strdup (id));
  return TRUE;
}

static gboolean
end_seats (UmpReader *reader)
{
  const char *cursor = reader->text->str, *item;
  gsize n;

  reader->seats = g_ptr_array_new_with_free_func (g_free);
  while ((n = ump_parse_item (&cursor, &item)) > 0) {
    g_autofree char *id = g_strndup (item, n);

    if (!take_seat (reader, id))
      return FALSE;
  }
  return TRUE;
}

/* The start tag that is to blame when seats and options do not fit: the first option that makes it fail. */
static guint
blame (UmpReader *reader, const char *const *ids)
{
  for (guint n = 0; n <= reader->options->len; n++) {
    g_autoptr (UmpSetup) setup =
        ump_session_setup (reader->session, reader->game, ids, (int) reader->seats->len,
                           (const UmpOptionValue *) (gpointer) reader->options->data, (int) n, NULL);

    if (setup == NULL)
      return n == 0 ? reader->seats_tag : g_array_index (reader->option_tags, guint, n - 1);
  }
  return reader->tags;
}

/* Told as soon as it is seen, with the words of ump_setup_new(). */
static gboolean
refuse_option (UmpReader *reader)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSetup) setup = ump_session_setup (
      reader->session, reader->game, (const char *const *) reader->seats->pdata, (int) reader->seats->len,
      (const UmpOptionValue *) (gpointer) reader->options->data, (int) reader->options->len, &error);

  return setup != NULL ||
         ump_reader_fail_at (reader, blame (reader, (const char *const *) reader->seats->pdata), "%s",
                             error->message);
}

static gboolean
has_option (UmpReader *reader, const char *name)
{
  for (guint i = 0; i < reader->options->len; i++)
    if (strcmp (g_array_index (reader->options, UmpOptionValue, i).name, name) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
start_option (UmpReader *reader)
{
  const char *name, *value;
  UmpOptionValue option;
  gboolean twice;

  ump_reader_push (reader, UMP_IN_OPTION);
  if (!ump_reader_take_attrs (reader, "option") ||
      (name = ump_reader_required (reader, "option", "name")) == NULL)
    return FALSE;
  value = ump_reader_value (reader, "value");
  if (value == NULL)
    return ump_reader_fail (reader, _ ("“%s” lacks the attribute “%s”"), "option", "value");
  twice = has_option (reader, name);
  option = (UmpOptionValue){ g_strdup (name), g_strdup (value) };
  g_array_append_val (reader->options, option);
  g_array_append_val (reader->option_tags, reader->tags);
  if ((twice || ump_game_find_option (reader->game, name) < 0) && !refuse_option (reader))
    return FALSE;
  return ump_reader_no_others (reader, "option");
}

static gboolean
start_log (UmpReader *reader)
{
  g_autoptr (GError) error = NULL;
  g_autofree const char **people = ump_session_people_ids (reader->session);
  const char *const *ids = (const char *const *) reader->seats->pdata;
  const UmpOptionValue *values = (const UmpOptionValue *) (gpointer) reader->options->data;
  UmpSetup *setup = ump_session_setup (reader->session, reader->game, ids, (int) reader->seats->len, values,
                                       (int) reader->options->len, &error);

  if (setup == NULL)
    return ump_reader_fail_at (reader, blame (reader, ids), "%s", error->message);
  reader->setup = setup;
  reader->match = ump_match_new (setup, people);
  return start_plain (reader, UMP_IN_LOG, "log");
}

/* ---- dispatch ---------------------------------------------------------------------------------- */

/* Which children of `session` and `game` may still come; a game lets in any number of the same. */
enum { SLOT_TITLE, SLOT_PLACE, SLOT_PLAYERS, SLOT_GAME };
enum { SLOT_SEATS, SLOT_OPTION, SLOT_RESULT, SLOT_END };

static gboolean
unexpected (UmpReader *reader, const char *name)
{
  return ump_reader_fail (reader, _ ("“%s” has no place here"), name);
}

static gboolean
start_in_session (UmpReader *reader, UmpFrame *top, const char *name)
{
  if (strcmp (name, "title") == 0 && top->slot <= SLOT_TITLE) {
    top->slot = SLOT_PLACE;
    return start_plain (reader, UMP_IN_TITLE, name);
  }
  if (strcmp (name, "place") == 0 && top->slot <= SLOT_PLACE) {
    top->slot = SLOT_PLAYERS;
    return start_plain (reader, UMP_IN_PLACE, name);
  }
  if (strcmp (name, "players") == 0 && top->slot <= SLOT_PLAYERS) {
    top->slot = SLOT_GAME;
    return start_plain (reader, UMP_IN_PLAYERS, name);
  }
  if (strcmp (name, "game") == 0 && top->slot == SLOT_GAME)
    return start_game (reader);
  return unexpected (reader, name);
}

static gboolean
start_in_game (UmpReader *reader, UmpFrame *top, const char *name)
{
  if (strcmp (name, "seats") == 0 && top->slot == SLOT_SEATS) {
    top->slot = SLOT_OPTION;
    reader->seats_tag = reader->tags;
    return start_plain (reader, UMP_IN_SEATS, name);
  }
  if (strcmp (name, "option") == 0 && top->slot == SLOT_OPTION)
    return start_option (reader);
  if (strcmp (name, "log") == 0 && top->slot == SLOT_OPTION) {
    top->slot = SLOT_RESULT;
    return start_log (reader);
  }
  if (strcmp (name, "result") == 0 && top->slot == SLOT_RESULT) {
    top->slot = SLOT_END;
    return ump_result_start (reader);
  }
  return unexpected (reader, name);
}

gboolean
ump_frame_start (UmpReader *reader, const char *name)
{
  UmpFrame *top = ump_reader_top (reader);

  switch (top->where) {
  case UMP_IN_DOCUMENT:
    if (reader->entries != NULL && strcmp (name, "log") == 0)
      return start_plain (reader, UMP_IN_LOG, name);
    if (reader->entries == NULL && strcmp (name, "session") == 0)
      return start_session (reader);
    return ump_reader_fail (reader, _ ("this is not a session: its root is not “session” of %s"),
                            UMP_SESSION_NS);
  case UMP_IN_SESSION: return start_in_session (reader, top, name);
  case UMP_IN_PLAYERS:
    return strcmp (name, "player") == 0 ? start_player (reader) : unexpected (reader, name);
  case UMP_IN_GAME: return start_in_game (reader, top, name);
  case UMP_IN_RESULT:
    return strcmp (name, "score") == 0 ? ump_score_start (reader) : unexpected (reader, name);
  default: return unexpected (reader, name);
  }
}

static gboolean
end_game (UmpReader *reader, UmpFrame *frame)
{
  UmpPlayed *played = reader->played;

  if (reader->match == NULL)
    return ump_reader_fail_text (reader, _ ("“%s” lacks “%s”"), "game", frame->slot == 0 ? "seats" : "log");
  if (reader->state != NULL)
    ump_result_compare (reader);
  played->match = g_steal_pointer (&reader->match);
  ump_match_trim (played->match);
  played->state = ump_table_state (ump_match_table (played->match));
  g_ptr_array_add (reader->session->played, g_steal_pointer (&reader->played));
  return TRUE;
}

gboolean
ump_frame_end (UmpReader *reader, UmpFrame *frame)
{
  UmpSession *session = reader->session;

  switch (frame->where) {
  case UMP_IN_SESSION:
    if (session->people->len == 0 || session->played->len == 0)
      return ump_reader_fail_text (reader, _ ("“%s” lacks “%s”"), "session",
                                   session->people->len == 0 ? "players" : "game");
    return TRUE;
  case UMP_IN_TITLE: session->title = ump_trimmed (reader->text->str); return TRUE;
  case UMP_IN_PLACE: session->place = ump_trimmed (reader->text->str); return TRUE;
  case UMP_IN_PLAYERS:
    return session->people->len > 0 ||
           ump_reader_fail_text (reader, _ ("“%s” lacks “%s”"), "players", "player");
  case UMP_IN_GAME: return end_game (reader, frame);
  case UMP_IN_SEATS: return end_seats (reader);
  default: return TRUE;
  }
}
