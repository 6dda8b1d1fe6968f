/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game more: the people who sit down, and their ids. */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "session/format/model.h"

static gboolean
is_taken (const UmpSession *session, const GPtrArray *others, const char *id)
{
  return ump_session_find_person (session, id) >= 0 ||
         (others != NULL && g_ptr_array_find_with_equal_func ((GPtrArray *) others, id, g_str_equal, NULL));
}

char *
ump_id_of_name (const char *name)
{
  g_autofree char *ascii = g_str_to_ascii (name, "C");
  GString *id = g_string_new (NULL);

  for (const char *c = ascii; *c; c++) {
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  }
  if (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0)
    g_string_assign (id, "p");
  return g_string_free (id, FALSE);
}

/* An id that nobody has, also none of others (NULL: there are none), made of a name as the format says. */
static char *
make_id (const UmpSession *session, const GPtrArray *others, const char *name)
{
  g_autofree char *base = ump_id_of_name (name);
  char *id = g_strdup (base);

  for (guint n = 2; is_taken (session, others, id); n++) {
    g_free (id);
    id = g_strdup_printf ("%s-%u", base, n);
  }
  return id;
}

static int
find_name (const UmpSession *session, const char *name)
{
  for (guint i = 0; i < session->people->len; i++)
    if (strcmp (ump_session_person_name (session, i), name) == 0)
      return (int) i;
  return -1;
}

static gboolean
refuse_name (GError **error, const char *message)
{
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_NAME, message);
  return FALSE;
}

static gboolean
check_name (const char *name, GError **error)
{
  g_autofree char *trimmed = g_utf8_validate (name, -1, NULL) ? ump_trimmed (name) : g_strdup ("?");

  if (trimmed == NULL)
    return refuse_name (error, _ ("a player's name is empty"));
  if (!ump_text_is_writable (name))
    return refuse_name (error, _ ("a player's name holds characters that cannot be written"));
  if (g_utf8_strlen (trimmed, -1) > UMP_MAX_NAME)
    return refuse_name (error, _ ("a player's name is longer than 200 characters"));
  return TRUE;
}

gboolean
ump_session_new_person (const UmpSession *session, const char *name, char **id, char **trimmed,
                        GError **error)
{
  if (!check_name (name, error))
    return FALSE;
  if (session->people->len >= UMP_MAX_SEATS)
    return refuse_name (error, _ ("a session has at most 12 players"));
  *trimmed = ump_trimmed (name);
  *id = make_id (session, NULL, *trimmed);
  return TRUE;
}

static char *
folded (const char *name)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (name));

  return g_utf8_casefold (trimmed, -1);
}

int
ump_session_look_for (const UmpSession *session, const char *name)
{
  g_autofree char *wanted = folded (name);
  int found = ump_session_find_person (session, name);

  if (found >= 0)
    return found;
  for (guint i = 0; i < session->people->len; i++) {
    g_autofree char *mine = folded (ump_session_person_name (session, i));

    if (strcmp (mine, wanted) == 0)
      found = found == -1 ? (int) i : -2;
  }
  return found;
}

gboolean
ump_session_call_person (UmpSession *session, const char *id, const char *name, GError **error)
{
  int index = ump_session_find_person (session, id), other = ump_session_look_for (session, name);
  UmpPerson *person;

  if (!check_name (name, error))
    return FALSE;
  if (other >= 0 && other != index) {
    g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_NAME, _ ("“%s” is given twice"), name);
    return FALSE;
  }
  person = &g_array_index (session->people, UmpPerson, index);
  g_free (person->name);
  person->name = ump_trimmed (name);
  for (guint k = 0; k < session->played->len; k++)
    ump_match_call (ump_session_match (session, k), id, person->name);
  return TRUE;
}

/* ---- seats as they are said ------------------------------------------------------ */

static gboolean
is_twice (const GPtrArray *ids, const GPtrArray *names, const char *id, const char *name)
{
  g_autofree char *wanted = folded (name);

  for (guint i = 0; i < names->len; i++) {
    g_autofree char *other = folded (names->pdata[i]);

    if (id != NULL ? strcmp (ids->pdata[i], id) == 0 : strcmp (other, wanted) == 0)
      return TRUE;
  }
  return FALSE;
}

static gboolean
find_seat (const UmpSession *session, const char *said, guint *n_new, GPtrArray *ids, GPtrArray *names,
           GError **error)
{
  int person = ump_session_look_for (session, said);
  const char *id = person >= 0 ? ump_session_person_id (session, (guint) person) : NULL;

  if (person == -2 || is_twice (ids, names, id, said)) {
    g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_NAME,
                 person == -2 ? _ ("“%s” may be two people: say the id") : _ ("“%s” is given twice"), said);
    return FALSE;
  }
  if (id != NULL) {
    g_ptr_array_add (ids, g_strdup (id));
    g_ptr_array_add (names, g_strdup (ump_session_person_name (session, (guint) person)));
    return TRUE;
  }
  if (!check_name (said, error))
    return FALSE;
  if (session->people->len + ++*n_new > UMP_MAX_SEATS)
    return refuse_name (error, _ ("a session has at most 12 players"));
  g_ptr_array_add (names, ump_trimmed (said));
  g_ptr_array_add (ids, make_id (session, ids, names->pdata[names->len - 1]));
  return TRUE;
}

gboolean
ump_session_find_seats (const UmpSession *session, const char *const *said, int n, GPtrArray **ids,
                        GPtrArray **names, GError **error)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) called = g_ptr_array_new_with_free_func (g_free);
  guint n_new = 0;

  for (int i = 0; i < n; i++)
    if (!find_seat (session, said[i], &n_new, found, called, error))
      return FALSE;
  g_ptr_array_add (found, NULL);
  g_ptr_array_add (called, NULL);
  *ids = g_steal_pointer (&found);
  *names = g_steal_pointer (&called);
  return TRUE;
}

/* ---- a new game ---------------------------------------------------------------------- */

/* The ids for the names; people who are new are added to the session. */
static gboolean
seat_people (UmpSession *session, const char *const *names, int n, const char **ids, GError **error)
{
  for (int i = 0; i < n; i++) {
    g_autofree char *name = NULL;
    int index;

    if (!check_name (names[i], error))
      return FALSE;
    name = ump_trimmed (names[i]);
    index = find_name (session, name);
    if (index < 0) {
      g_autofree char *id = make_id (session, NULL, name);

      if (session->people->len >= UMP_MAX_SEATS)
        return refuse_name (error, _ ("a session has at most 12 players"));
      ump_session_add_person (session, id, name, 0);
      index = (int) session->people->len - 1;
    }
    ids[i] = ump_session_person_id (session, (guint) index);
    for (int k = 0; k < i; k++)
      if (strcmp (ids[k], ids[i]) == 0) {
        g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_NAME, _ ("“%s” is given twice"), name);
        return FALSE;
      }
  }
  return TRUE;
}

char *
ump_session_unknown_game (const UmpSession *session, const char *kind)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; session->games[i] != NULL; i++)
    g_string_append_printf (known, "%s%s", i ? ", " : "", session->games[i]->kind);
  return g_strdup_printf (_ ("unknown game “%s”; known: %s"), kind, known->str);
}

static const UmpGame *
require_game (UmpSession *session, const char *kind, int n_names, GError **error)
{
  const UmpGame *game = ump_session_find_game (session, kind);
  g_autofree char *message = NULL;

  if (game != NULL) {
    if (n_names <= UMP_MAX_SEATS && session->played->len < UMP_MAX_GAMES)
      return game;
    g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_OPTION,
                         n_names > UMP_MAX_SEATS ? _ ("a session has at most 12 players")
                                                 : _ ("a session has at most 10,000 games"));
    return NULL;
  }
  message = ump_session_unknown_game (session, kind);
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_OPTION, message);
  return NULL;
}

gboolean
ump_session_add_game (UmpSession *session, const char *kind, const char *const *names, int n_names,
                      const UmpOptionValue *values, int n_values, const char *started, GError **error)
{
  guint before = session->people->len;
  const char *ids[UMP_MAX_SEATS] = { NULL };
  const UmpGame *game = require_game (session, kind, n_names, error);
  g_autofree const char **people = NULL;
  g_autoptr (GError) wrong = NULL;
  UmpSetup *setup = NULL;
  UmpPlayed *played;

  if (game == NULL)
    return FALSE;
  if (seat_people (session, names, n_names, ids, error)) {
    setup = ump_session_setup (session, game, ids, n_names, values, n_values, &wrong);
    if (setup == NULL)
      g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_OPTION, wrong->message);
  }
  if (setup == NULL) {
    g_array_set_size (session->people, before);
    return FALSE;
  }
  people = ump_session_people_ids (session);
  played = ump_played_new (game);
  played->match = ump_match_new (setup, people);
  played->started = g_strdup (started);
  g_ptr_array_add (session->played, played);
  for (guint i = 0; session->people->len > before && i + 1 < session->played->len; i++)
    ump_match_set_people (ump_session_match (session, i), people);
  return TRUE;
}
