/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "session/format/model.h"
#include "session/format/reader.h"

G_DEFINE_QUARK (ump - session - error - quark, ump_session_error)

const char *const ump_state_names[] = {
  [UMP_PLAYING] = "playing",
  [UMP_FINISHED] = "finished",
  [UMP_ABANDONED] = "abandoned",
  NULL,
};

/* ---- texts ---------------------------------------------------------------------------- */

char *
ump_trimmed (const char *text)
{
  gsize n;

  text += strspn (text, " \t\r\n");
  n = strlen (text);
  while (n > 0 && strchr (" \t\r\n", text[n - 1]) != NULL)
    n--;
  return n > 0 ? g_strndup (text, n) : NULL;
}

char *
ump_collapsed (const char *text)
{
  g_auto (GStrv) items = g_strsplit_set (text, " \t\r\n", -1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; items[i] != NULL; i++)
    if (*items[i])
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", items[i]);
  return g_string_free (out, FALSE);
}

char *
ump_session_now (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%S%:z");
}

/* ---- life --------------------------------------------------------------------------------- */

static void
person_clear (gpointer data)
{
  UmpPerson *person = data;

  g_free (person->id);
  g_free (person->name);
}

UmpSession *
ump_session_new_bare (const UmpGame *const *games)
{
  UmpSession *session = g_new0 (UmpSession, 1);

  session->games = games;
  session->people = g_array_new (FALSE, TRUE, sizeof (UmpPerson));
  g_array_set_clear_func (session->people, person_clear);
  session->played = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_played_free);
  session->warnings = g_ptr_array_new_with_free_func (g_free);
  session->foreign = g_ptr_array_new_with_free_func (g_free);
  return session;
}

UmpSession *
ump_session_new (const UmpGame *const *games, const char *id, const char *created)
{
  UmpSession *session = ump_session_new_bare (games);

  session->id = id != NULL ? g_strdup (id) : g_uuid_string_random ();
  session->created = created != NULL ? g_strdup (created) : ump_session_now ();
  session->generator = g_strdup ("Umpire " VERSION);
  g_ptr_array_add (session->warnings, NULL);
  return session;
}

void
ump_session_free (UmpSession *session)
{
  if (session == NULL)
    return;
  g_free (session->id);
  g_free (session->created);
  g_free (session->generator);
  g_free (session->title);
  g_free (session->place);
  g_array_unref (session->people);
  g_ptr_array_unref (session->played);
  g_ptr_array_unref (session->warnings);
  g_ptr_array_unref (session->foreign);
  g_free (session);
}

UmpPlayed *
ump_played_new (const UmpGame *game)
{
  UmpPlayed *played = g_new0 (UmpPlayed, 1);

  played->game = game;
  played->foreign = g_ptr_array_new_with_free_func (g_free);
  return played;
}

void
ump_played_free (UmpPlayed *played)
{
  if (played == NULL)
    return;
  ump_match_free (played->match);
  g_free (played->started);
  g_free (played->finished);
  g_ptr_array_unref (played->foreign);
  g_free (played);
}

/* ---- reading ------------------------------------------------------------------------------- */

UmpSession *
ump_session_parse (const UmpGame *const *games, GBytes *bytes, UmpSession **partial, GError **error)
{
  g_auto (UmpInput) input;

  ump_input_from_bytes (&input, bytes);
  if (input.size > UMP_SESSION_MAX_BYTES) {
    if (partial != NULL)
      *partial = NULL;
    g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                         _ ("the file is larger than 64 MiB"));
    return NULL;
  }
  return ump_reader_run (games, &input, partial, error);
}

UmpSession *
ump_session_load (const UmpGame *const *games, const char *path, UmpSession **partial, GError **error)
{
  g_auto (UmpInput) input = { .fd = -1 };

  if (partial != NULL)
    *partial = NULL;
  if (!ump_input_open (&input, path, error))
    return NULL;
  return ump_reader_run (games, &input, partial, error);
}

GBytes *
ump_session_read_file (const char *path, GError **error)
{
  return ump_input_read (path, error);
}

const char *const *
ump_session_warnings (const UmpSession *session)
{
  return (const char *const *) session->warnings->pdata;
}

/* ---- the session -------------------------------------------------------------------------------- */

const char *
ump_session_id (const UmpSession *session)
{
  return session->id;
}

const char *
ump_session_created (const UmpSession *session)
{
  return session->created;
}

const char *
ump_session_title (const UmpSession *session)
{
  return session->title;
}

void
ump_session_set_title (UmpSession *session, const char *title)
{
  g_free (session->title);
  session->title = title != NULL ? ump_trimmed (title) : NULL;
}

const char *
ump_session_place (const UmpSession *session)
{
  return session->place;
}

void
ump_session_set_place (UmpSession *session, const char *place)
{
  g_free (session->place);
  session->place = place != NULL ? ump_trimmed (place) : NULL;
}

/* ---- people ------------------------------------------------------------------------------------------ */

static const UmpPerson *
person (const UmpSession *session, guint index)
{
  return &g_array_index (session->people, UmpPerson, index);
}

guint
ump_session_n_people (const UmpSession *session)
{
  return session->people->len;
}

const char *
ump_session_person_id (const UmpSession *session, guint index)
{
  return person (session, index)->id;
}

const char *
ump_session_person_name (const UmpSession *session, guint index)
{
  return person (session, index)->name;
}

int
ump_session_person_mark (const UmpSession *session, guint index)
{
  return person (session, index)->mark;
}

gboolean
ump_session_set_person_mark (UmpSession *session, guint index, int mark)
{
  for (guint i = 0; mark != 0 && i < session->people->len; i++)
    if (i != index && person (session, i)->mark == mark)
      return FALSE;
  g_array_index (session->people, UmpPerson, index).mark = mark;
  return TRUE;
}

int
ump_session_shown_mark (const UmpSession *session, guint index)
{
  guint taken = 0;
  int mark = 0;

  for (guint i = 0; i < session->people->len; i++)
    taken |= 1u << person (session, i)->mark;
  if (person (session, index)->mark > 0)
    return person (session, index)->mark;
  for (guint i = 0; i <= index; i++)
    if (person (session, i)->mark == 0)
      do
        mark++;
      while (taken & 1u << mark);
  return mark;
}

int
ump_session_find_person (const UmpSession *session, const char *id)
{
  for (guint i = 0; i < session->people->len; i++)
    if (strcmp (person (session, i)->id, id) == 0)
      return (int) i;
  return -1;
}

void
ump_session_marks (const UmpSession *session, guint game, int marks[UMP_MAX_SEATS])
{
  const UmpSetup *setup = ump_match_setup (ump_session_match (session, game));

  for (int seat = 0; seat < setup->n_seats; seat++)
    marks[seat] =
        ump_session_shown_mark (session, (guint) ump_session_find_person (session, setup->ids[seat]));
}

const char **
ump_session_people_ids (const UmpSession *session)
{
  const char **ids = g_new0 (const char *, session->people->len + 1);

  for (guint i = 0; i < session->people->len; i++)
    ids[i] = person (session, i)->id;
  return ids;
}

void
ump_session_add_person (UmpSession *session, const char *id, const char *name, int mark)
{
  UmpPerson added = { g_strdup (id), g_strdup (name), mark };

  g_array_append_val (session->people, added);
}

/* ---- games -------------------------------------------------------------- */

static UmpPlayed *
get_played (const UmpSession *session, guint index)
{
  return g_ptr_array_index (session->played, index);
}

const UmpGame *
ump_session_find_game (const UmpSession *session, const char *kind)
{
  for (guint i = 0; session->games[i] != NULL; i++)
    if (strcmp (session->games[i]->kind, kind) == 0)
      return session->games[i];
  return NULL;
}

guint
ump_session_n_games (const UmpSession *session)
{
  return session->played->len;
}

UmpMatch *
ump_session_match (const UmpSession *session, guint index)
{
  return get_played (session, index)->match;
}

/* People on the seats of a game whom the session does not know yet; whether there were any. */
static gboolean
add_seated (UmpSession *session, const UmpSetup *setup)
{
  guint before = session->people->len;

  for (int i = 0; i < setup->n_seats; i++)
    if (ump_session_find_person (session, setup->ids[i]) < 0)
      ump_session_add_person (session, setup->ids[i], setup->names[i], 0);
  return session->people->len > before;
}

UmpMatch *
ump_session_swap_match (UmpSession *session, guint index, UmpMatch *match)
{
  UmpPlayed *played = get_played (session, index);
  UmpMatch *old = played->match;
  gboolean added = add_seated (session, ump_match_setup (match));
  g_autofree const char **people = ump_session_people_ids (session);

  played->match = match;
  for (guint i = 0; i < session->played->len; i++)
    if (added || i == index)
      ump_match_set_people (ump_session_match (session, i), people);
  return old;
}

const char *
ump_session_game_started (const UmpSession *session, guint index)
{
  return get_played (session, index)->started;
}

const char *
ump_session_game_finished (const UmpSession *session, guint index)
{
  return get_played (session, index)->finished;
}

UmpSetup *
ump_session_setup (const UmpSession *session, const UmpGame *game, const char *const *ids, int n_ids,
                   const UmpOptionValue *values, int n_values, GError **error)
{
  g_autofree const char **names = g_new0 (const char *, (gsize) n_ids + 1);

  for (int i = 0; i < n_ids; i++)
    names[i] = person (session, (guint) ump_session_find_person (session, ids[i]))->name;
  /* Games of one evening are mostly alike, and a setup may weigh more than a log. */
  if (session->played->len > 0) {
    const UmpPlayed *last = get_played (session, session->played->len - 1);
    const UmpSetup *setup = last->match != NULL ? ump_match_setup (last->match) : NULL;

    if (setup != NULL && ump_setup_is (setup, game, ids, names, n_ids, values, n_values))
      return ump_setup_ref ((UmpSetup *) setup);
  }
  return ump_setup_new (game, ids, names, n_ids, values, n_values, error);
}

void
ump_session_game_changed (UmpSession *session, guint index, const char *now)
{
  UmpPlayed *played = get_played (session, index);
  UmpState state = ump_table_state (ump_match_table (played->match));

  if (state == played->state)
    return;
  /* What stands behind a refused entry may have ended the game: nobody knows yet. */
  if (state == UMP_PLAYING && ump_match_refusal (played->match) == NULL)
    g_clear_pointer (&played->finished, g_free);
  else if (played->state == UMP_PLAYING && played->finished == NULL)
    played->finished = g_strdup (now);
  played->state = state;
}
