/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sessions and games that a window begins. */
#include "config.h"

#include <glib/gi18n.h>

#include "window-private.h"

#include "games/games.h"
#include "opening.h"
#include "../pages/rescue.h"
#include "../pages/round-end-page.h"

/* A game that begins later than so long after another is played on another evening. */
#define EVENING (12 * G_TIME_SPAN_HOUR)

/* What comes first on the real table, where the game has a table and somebody asked for it. */
static void
begin_set_up (UmpWindow *self)
{
  if (self->set_up)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.set-up", NULL);
  self->set_up = FALSE;
}

static void
show_coming (UmpWindow *self)
{
  g_autofree char *path = g_steal_pointer (&self->coming_path);

  ump_window_close_play (self);
  ump_window_set_play (self, ump_play_new (g_steal_pointer (&self->coming), -1), path, NULL);
  if (self->tally)
    ump_play_set_tally_mode (self->play, TRUE);
  if (self->rescued)
    ump_window_toast (self, _ ("Saved as a new session. The damaged file is as it was."), NULL, NULL, NULL);
  begin_set_up (self);
}

static void
on_created (GObject *object, GAsyncResult *result, gpointer data)
{
  UmpWindow *self = UMP_WINDOW (object);
  g_autoptr (GError) error = NULL;
  UmpStore *store = ump_opening_finish (result, &error);

  self->opening = FALSE;
  if (self->coming_path == NULL) { /* something else was asked for meanwhile, or the window was closed */
    ump_store_close (store);
    if (self->application != NULL)
      ump_library_refresh (ump_application_library (self->application));
    return;
  }
  ump_window_set_busy (self, NULL);
  if (store == NULL) {
    ump_window_drop_coming (self);
    ump_window_toast (self, error->message, NULL, NULL, NULL);
    return;
  }
  self->coming = store;
  ump_window_leave (self, show_coming);
}

/* Writes a new session, which is taken, and plays it then. FALSE: something else is on its way. */
static gboolean
begin_new (UmpWindow *self, UmpSession *session, const char *kind, gboolean tally, gboolean set_up)
{
  UmpLibrary *library = ump_application_library (self->application);

  if (self->opening || self->coming != NULL || self->then != NULL) { /* one is on its way */
    ump_session_free (session);
    return FALSE;
  }
  self->opening = TRUE;
  self->tally = tally;
  self->rescued = FALSE;
  self->set_up = set_up;
  g_free (self->coming_path);
  self->coming_path = ump_library_new_path (library, kind);
  ump_window_set_busy (self, _ ("Saving…"));
  ump_opening_begin (self, library, self->coming_path, session, on_created);
  return TRUE;
}

void
ump_window_rescue (UmpWindow *self)
{
  g_autoptr (GError) error = NULL;
  UmpSession *copy;

  g_return_if_fail (self->play);
  copy = ump_rescue_copy (ump_play_session (self->play), &error);
  if (copy == NULL) {
    ump_window_toast (self, error->message, NULL, NULL, NULL);
    return;
  }
  self->rescued = begin_new (self, copy, ump_play_game (self->play)->kind, FALSE, FALSE) || self->rescued;
}

gboolean
ump_window_start (UmpWindow *self, const UmpNewRequest *request)
{
  g_autoptr (UmpSession) session = ump_session_new (ump_games, NULL, NULL);
  g_autofree char *now = ump_session_now ();
  g_autoptr (GError) error = NULL;

  if (!ump_session_add_game (session, request->kind, request->names, request->n_names, request->values,
                             request->n_values, now, &error)) {
    ump_window_toast (self, error->message, NULL, NULL, NULL);
    return FALSE;
  }
  if (*request->title)
    ump_session_set_title (session, request->title);
  ump_settings_remember_people (ump_application_settings (self->application), request->kind, request->names,
                                request->n_names);
  begin_new (self, g_steal_pointer (&session), request->kind, request->tally, request->set_up);
  return TRUE;
}

/* Names of the seats that are still there; of all where too few would be left. A new array that borrows
 * them. */
static GPtrArray *
names_of (const UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  GPtrArray *names = g_ptr_array_new ();

  for (int seat = 0; seat < setup->n_seats; seat++)
    if (!ump_table_is_absent (ump_match_table (match), seat))
      g_ptr_array_add (names, setup->names[seat]);
  if ((int) names->len >= setup->game->min_seats)
    return names;
  g_ptr_array_set_size (names, 0);
  for (int seat = 0; seat < setup->n_seats; seat++)
    g_ptr_array_add (names, setup->names[seat]);
  return names;
}

/* Whether an option holds for the next game: nobody is late any more, and no option can be about who went
 * home. */
static gboolean
is_kept (const UmpMatch *match, const UmpOptionValue *value)
{
  const UmpSetup *setup = ump_match_setup (match);
  const UmpGame *game = setup->game;
  int index = ump_game_find_option (game, value->name);

  if (index == game->late_option - 1)
    return FALSE;
  return game->options[index].type != UMP_TYPE_PLAYER ||
         !ump_table_is_absent (ump_match_table (match), setup->option_value[index]);
}

GArray *
ump_window_request_of (UmpSession *session, guint game, GPtrArray **names, UmpNewRequest *request)
{
  const UmpMatch *match = ump_session_match (session, game);
  GArray *values = ump_setup_given (ump_match_setup (match));

  *names = names_of (match);
  for (guint i = 0; i < values->len; i++)
    if (!is_kept (match, &g_array_index (values, UmpOptionValue, i)))
      g_array_remove_index (values, i--);
  *request = (UmpNewRequest){
    .kind = ump_match_game (match)->kind,
    .names = (const char *const *) (gpointer) (*names)->pdata,
    .n_names = (int) (*names)->len,
    .values = (const UmpOptionValue *) (gpointer) values->data,
    .n_values = (int) values->len,
    .title = "",
  };
  return values;
}

/* Whether what was played last is so near that one game more belongs to the same evening. */
static gboolean
is_same_evening (UmpPlay *play)
{
  const char *time = ump_session_game_finished (ump_play_session (play), ump_play_game_index (play));
  g_autoptr (GDateTime) then = time != NULL ? g_date_time_new_from_iso8601 (time, NULL) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return then != NULL && g_date_time_difference (now, then) < EVENING;
}

/* In place of who began the game before. */
static void
let_begin (const UmpMatch *match, int seat, GArray *values, UmpNewRequest *request)
{
  UmpOptionValue begins;

  if (!ump_who_begins_option (match, seat, &begins))
    return;
  for (guint k = values->len; k > 0; k--)
    if (g_str_equal (g_array_index (values, UmpOptionValue, k - 1).name, begins.name))
      g_array_remove_index (values, k - 1);
  g_array_append_val (values, begins);
  request->values = (const UmpOptionValue *) (gpointer) values->data;
  request->n_values = (int) values->len;
}

void
ump_window_play_again (UmpWindow *self, UmpWhoBegins who)
{
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GArray) values = NULL;
  UmpNewRequest request;
  g_autofree char *drawn = NULL;
  UmpMatch *match;
  int seat;

  g_return_if_fail (self->play);
  match = ump_play_match (self->play);
  seat = ump_who_begins (match, who);
  values = ump_window_request_of (ump_play_session (self->play), ump_play_game_index (self->play), &names,
                                  &request);
  let_begin (match, seat, values, &request);
  if (who == UMP_BEGINS_DRAWN && seat != UMP_NOBODY)
    /* Translators: who begins was drawn by lot */
    drawn = g_strdup_printf (_ ("Drawn: %s begins"), ump_match_setup (match)->shown[seat]);
  if (is_same_evening (self->play) && !ump_play_is_read_only (self->play))
    ump_window_add_game (self, &request);
  else
    ump_window_start (self, &request);
  if (drawn != NULL)
    ump_window_toast (self, drawn, NULL, NULL, NULL);
}

/* The same session, at another of its games. */
static void
show_next_game (UmpWindow *self)
{
  g_autoptr (UmpPlay) before = g_object_ref (self->play);
  g_autofree char *path = g_strdup (self->path);

  ump_window_close_play (self);
  ump_window_set_play (self, ump_play_hand_on (before, self->next_game), path, NULL);
  ump_play_set_tally_mode (self->play, self->tally);
  ump_play_save (self->play);
  if (ump_round_end_page_is_result (self->play))
    ump_window_show_round_end (self);
  begin_set_up (self);
}

void
ump_window_show_game (UmpWindow *self, guint game)
{
  if (self->play == NULL || self->then != NULL || game >= ump_session_n_games (ump_play_session (self->play)))
    return;
  self->next_game = (int) game;
  self->tally = FALSE;
  self->set_up = FALSE;
  ump_window_leave (self, show_next_game);
}

static void
add_game (UmpWindow *self)
{
  g_autoptr (UmpNewGame) game = g_steal_pointer (&self->new_game);
  g_autoptr (GError) error = NULL;

  if (!ump_new_game_add (game, ump_play_store (self->play), &error)) {
    ump_window_toast (self, error->message, NULL, NULL, NULL);
    return;
  }
  self->next_game = -1;
  show_next_game (self);
}

static void
add_game_from (UmpWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (!ump_store_add_game_from (ump_play_store (self->play), ump_play_game_index (self->play),
                                ump_play_moment (self->play), &error)) {
    ump_window_toast (self, error->message, NULL, NULL, NULL);
    return;
  }
  self->next_game = -1;
  show_next_game (self);
}

void
ump_window_new_game_from_here (UmpWindow *self)
{
  g_return_if_fail (self->play);
  if (self->then != NULL) /* one is on its way */
    return;
  self->tally = self->set_up = FALSE;
  ump_window_leave (self, add_game_from);
}

void
ump_window_add_game (UmpWindow *self, const UmpNewRequest *request)
{
  g_return_if_fail (self->play);
  if (self->then != NULL) /* one is on its way */
    return;
  ump_settings_remember_people (ump_application_settings (self->application), request->kind, request->names,
                                request->n_names);
  g_clear_pointer (&self->new_game, ump_new_game_free);
  self->new_game = ump_new_game_new (request);
  self->tally = request->tally;
  self->set_up = request->set_up;
  ump_window_leave (self, add_game);
}
