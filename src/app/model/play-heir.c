/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One play after the other has the same session. */
#include "config.h"

#include "play-private.h"

UmpPlay *
ump_play_hand_on (UmpPlay *self, int game)
{
  UmpPlay *heir;

  g_return_val_if_fail (self->heir == NULL, NULL);
  g_clear_handle_id (&self->save_source, g_source_remove);
  g_clear_handle_id (&self->patience_source, g_source_remove);
  g_clear_pointer (&self->writer, ump_disk_writer_free);
  heir = ump_play_new (self->store, game);
  /* Who still holds this one may look at the session: it stays as long. */
  self->heir = g_object_ref (heir);
  g_signal_emit_by_name (self, "disk");
  return heir;
}

UmpPlay *
ump_play_present (UmpPlay *self)
{
  while (self->heir != NULL)
    self = self->heir;
  return self;
}
