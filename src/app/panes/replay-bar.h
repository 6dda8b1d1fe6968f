/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game again, entry by entry: in place of pad and notation. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_REPLAY_BAR (ump_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (UmpReplayBar, ump_replay_bar, UMP, REPLAY_BAR, GtkWidget)

/* Signal "done" (): back to now. */
GtkWidget *ump_replay_bar_new (UmpPlay *play);
void ump_replay_bar_step (UmpReplayBar *self, int by);
void ump_replay_bar_toggle (UmpReplayBar *self);
void ump_replay_bar_stop (UmpReplayBar *self);
void ump_replay_bar_set_narrow (UmpReplayBar *self, gboolean narrow);

G_END_DECLS
