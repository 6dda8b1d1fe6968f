/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Umpire said to the last entry: always in the same place.
 *
 * Role alert; its accessible name holds the whole verdict, such as "Refused: 19 does not fit, rule LI-4".
 * Signals: "anyway" (): what was said not to be possible now is to be entered; "rule" (char *id),
 * "show-entry" (guint number): an entry whose moment is to be shown */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_VERDICT_BAR (ump_verdict_bar_get_type ())
G_DECLARE_FINAL_TYPE (UmpVerdictBar, ump_verdict_bar, UMP, VERDICT_BAR, GtkWidget)

GtkWidget *ump_verdict_bar_new (UmpPlay *play);
/* narrow: what the hands have to do in so many lines, and one action; the rest is behind "More", or a tap on
 * the words. Else title and sentence have that many lines each. */
void ump_verdict_bar_set_narrow (UmpVerdictBar *self, gboolean narrow, int lines);
/* tall: what can be done stands below the words, and these have the room of three lines whatever they say. */
void ump_verdict_bar_set_tall (UmpVerdictBar *self, gboolean tall);

G_END_DECLS
