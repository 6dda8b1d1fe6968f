/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A play begins: of a session's game, for a trial, or after another one whose session it takes over. */
#include "config.h"

#include "play-private.h"

#include "games/games.h"
#include "play-answer.h"

#include "core/shown.h"

static UmpPlay *
new_play (UmpStore *store, int game, UmpDiskWriter *writer)
{
  UmpPlay *self = g_object_new (UMP_TYPE_PLAY, NULL);
  guint n = ump_session_n_games (ump_store_session (store));

  self->store = store;
  self->writer = writer;
  self->game = game >= 0 && (guint) game < n ? (guint) game : MAX (n, 1) - 1;
  self->trouble =
      ump_store_notice (store) != NULL ? ump_shown (ump_store_notice (store), UMP_SHOWN_TEXT) : NULL;
  ump_play_read_undone (self);
  ump_answer_for_log (&self->answer, self);
  return self;
}

UmpPlay *
ump_play_new (UmpStore *store, int game)
{
  UmpPlay *self = new_play (store, game, NULL);

  if (!ump_store_is_read_only (store)) {
    self->writer = ump_disk_writer_new (store, ump_play_written, self);
    ump_disk_writer_ask (self->writer, FALSE); /* what was in a journal may wait still */
  }
  return self;
}

UmpPlay *
ump_play_new_trial (UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  UmpSession *session = ump_session_new (ump_games, "trial", "2000-01-01T00:00:00Z");
  UmpPlay *self;

  /* the seats' own ids are those of the match: only names are needed of people */
  ump_session_add_game (session, setup->game->kind, (const char *const *) setup->names, setup->n_seats, NULL,
                        0, NULL, NULL);
  ump_match_free (ump_session_swap_match (session, 0, match));
  self = g_object_new (UMP_TYPE_PLAY, NULL);
  self->store = ump_store_for_trial (session);
  ump_play_read_undone (self);
  ump_answer_for_log (&self->answer, self);
  return self;
}

gboolean
ump_play_is_same_log (const UmpMatch *a, const UmpMatch *b)
{
  if (ump_match_setup (a) != ump_match_setup (b) || ump_match_n_entries (a) != ump_match_n_entries (b))
    return FALSE;
  for (guint k = 1; k <= ump_match_n_entries (a); k++)
    if (ump_match_entry (a, k) != ump_match_entry (b, k))
      return FALSE;
  return TRUE;
}

void
ump_play_set_trial_log (UmpPlay *self, const UmpMatch *match)
{
  if (ump_play_is_same_log (ump_play_match (self), match))
    return;
  ump_play_leave_past (self);
  ump_match_free (ump_session_swap_match (ump_play_session (self), 0,
                                          ump_match_fork (match, ump_match_n_entries (match))));
  self->generation++;
  ump_answer_for_log (&self->answer, self);
  g_signal_emit_by_name (self, "changed");
}

void
ump_play_lend_marks (UmpPlay *self, UmpPlay *trial)
{
  UmpSession *session = ump_play_session (self), *other = ump_play_session (trial);

  for (guint i = 0; i < ump_session_n_people (session); i++) {
    int person = ump_session_look_for (other, ump_session_person_id (session, i));

    if (person >= 0)
      ump_session_set_person_mark (other, (guint) person, ump_session_shown_mark (session, i));
  }
}

UmpPlay *
ump_play_new_proposal (UmpMatch *match, guint number)
{
  UmpPlay *self = ump_play_new_trial (match);

  self->proposes = TRUE;
  self->place = number;
  self->took_back = TRUE;
  return self;
}

UmpPlay *
ump_play_hand_on (UmpPlay *self, int game)
{
  UmpPlay *heir;

  g_return_val_if_fail (self->heir == NULL, NULL);
  g_clear_handle_id (&self->save_source, g_source_remove);
  g_clear_handle_id (&self->patience_source, g_source_remove);
  heir = new_play (self->store, game, self->writer);
  if (self->writer != NULL)
    ump_disk_writer_hand_on (g_steal_pointer (&self->writer), heir);
  /* Who still holds this one may look at the session: it stays as long. */
  self->heir = g_object_ref (heir);
  g_signal_emit_by_name (self, "disk");
  return heir;
}
