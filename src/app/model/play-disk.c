/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was entered comes to the disk. */
#include "config.h"

#include "play-private.h"

#include "core/shown.h"

/* Where it could not be written it is tried again. */
#define RETRY_AFTER_SECONDS 5
/* A disk that takes no longer is not spoken of. */
#define PATIENCE_MS 150

static gboolean
retry (gpointer data)
{
  UmpPlay *self = data;

  self->save_source = 0;
  ump_play_save (self);
  return G_SOURCE_REMOVE;
}

static void
set_trouble (UmpPlay *self, const GError *error)
{
  const char *said = error != NULL ? error->message : ump_store_notice (self->store);
  g_autofree char *text = said != NULL ? ump_shown (said, UMP_SHOWN_TEXT) : NULL;

  if (g_strcmp0 (text, self->trouble) == 0)
    return;
  g_free (self->trouble);
  self->trouble = g_steal_pointer (&text);
  g_signal_emit_by_name (self, "trouble");
}

static gboolean
on_patience_over (gpointer data)
{
  UmpPlay *self = data;

  self->patience_source = 0;
  if (self->answer.safety == UMP_HELD) {
    self->answer.safety = UMP_SAVING;
    g_signal_emit_by_name (self, "disk");
  }
  return G_SOURCE_REMOVE;
}

/* The disk has had its turn; with an error it gets another one later. */
void
ump_play_written (gpointer data, const GError *error)
{
  g_autoptr (UmpPlay) self = g_object_ref (data);
  UmpSafety before = self->answer.safety;

  if (error != NULL && self->save_source == 0)
    self->save_source = g_timeout_add_seconds (RETRY_AFTER_SECONDS, retry, self);
  if (error != NULL && before != UMP_SAFE)
    self->answer.safety = UMP_UNSAVED;
  else if (error == NULL && ump_store_is_saved (self->store))
    self->answer.safety = UMP_SAFE;
  set_trouble (self, error);
  if (self->answer.safety != before && (before == UMP_HELD || before == UMP_SAVING)) {
    g_clear_handle_id (&self->patience_source, g_source_remove);
    ump_play_answered (self);
  }
  g_signal_emit_by_name (self, "disk");
}

void
ump_play_changed (UmpPlay *self, guint place, gboolean took_back)
{
  ump_play_leave_past (self);
  self->drafting = FALSE;
  self->place = place;
  self->took_back = took_back;
  self->version++;
  /* the table of a log that waits is not the one that lies there */
  self->answer.hands &= ump_match_refusal (ump_play_match (self)) == NULL;
  ump_turn_up_refresh (self->gathered, ump_play_match (self));
  if (self->writer != NULL) {
    self->answer.safety = UMP_HELD;
    ump_disk_writer_ask (self->writer, FALSE);
    if (self->patience_source == 0)
      self->patience_source = g_timeout_add (PATIENCE_MS, on_patience_over, self);
  }
  g_signal_emit_by_name (self, "changed");
  g_signal_emit_by_name (self, "draft-changed");
}

void
ump_play_save (UmpPlay *self)
{
  self = ump_play_present (self);
  g_clear_handle_id (&self->save_source, g_source_remove);
  if (self->writer != NULL)
    ump_disk_writer_ask (self->writer, TRUE);
}

gboolean
ump_play_is_saving (UmpPlay *self)
{
  self = ump_play_present (self);
  return self->writer != NULL && ump_disk_writer_is_busy (self->writer);
}

gboolean
ump_play_is_saved (UmpPlay *self)
{
  return ump_play_present (self)->writer == NULL || ump_store_is_saved (self->store);
}

gboolean
ump_play_set_words (UmpPlay *self, const char *title, const char *place, GError **error)
{
  self = ump_play_present (self);
  if (!ump_store_set_words (self->store, title, place, error))
    return FALSE;
  ump_play_save (self);
  g_signal_emit_by_name (self, "described");
  return TRUE;
}
