/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the game takes, in the header bar; behind it the round and the turn, and a timer for turns. It
 * only shows: what is played never hangs on it. */
#pragma once

#include <gtk/gtk.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_CLOCK_BUTTON (ump_clock_button_get_type ())
G_DECLARE_FINAL_TYPE (UmpClockButton, ump_clock_button, UMP, CLOCK_BUTTON, GtkWidget)

/* Shows the clock of a session as the settings "clock" and "turn-timer" (seconds, 0: none) say. */
void ump_clock_button_set_play (UmpClockButton *self, UmpPlay *play);
/* Where there is no room the button goes, and property "words" (what is left of the turn, else how long the
 * game takes, "" for neither) is to be shown by whoever hides it. */
void ump_clock_button_set_narrow (UmpClockButton *self, gboolean narrow);
const char *ump_clock_button_words (UmpClockButton *self);
/* Whether the words tell of the turn. */
gboolean ump_clock_button_is_timed (UmpClockButton *self);

/* What a turn timer can be set to, in words (a list of strings), which of them is set, and setting it. */
GListModel *ump_clock_limits_new (void);
guint ump_clock_limit (void);
void ump_clock_set_limit (guint index);

G_END_DECLS
