/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the game takes, in the header bar; behind it the round and the turn. */
#pragma once

#include <gtk/gtk.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_CLOCK_BUTTON (ump_clock_button_get_type ())
G_DECLARE_FINAL_TYPE (UmpClockButton, ump_clock_button, UMP, CLOCK_BUTTON, GtkWidget)

/* Shows the clock of a session, if the setting "clock" says so. */
void ump_clock_button_set_play (UmpClockButton *self, UmpPlay *play);
/* Where there is no room the button goes, and property "words" (how long the game takes, "" in its first
 * minute) is to be shown by whoever hides it. */
void ump_clock_button_set_narrow (UmpClockButton *self, gboolean narrow);
const char *ump_clock_button_words (UmpClockButton *self);
G_END_DECLS
