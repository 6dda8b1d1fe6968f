/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The side of the Referee page: score, log, what is left, and rules, one at a time. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_SIDE_PANE (ump_side_pane_get_type ())
G_DECLARE_FINAL_TYPE (UmpSidePane, ump_side_pane, UMP, SIDE_PANE, GtkBox)

GtkWidget *ump_side_pane_new (UmpPlay *play);
/* pane: "score", "log", "left" or "rules". */
void ump_side_pane_show (UmpSidePane *self, const char *pane);
/* The one that is shown. */
const char *ump_side_pane_shown (UmpSidePane *self);
/* Shows the rules, at the rule of that id. */
void ump_side_pane_show_rule (UmpSidePane *self, const char *id);
/* As ump_log_pane_do(). */
gboolean ump_side_pane_do_in_log (UmpSidePane *self, const char *action);
/* It is as wide as the page, and other tabs choose the pane; else width px. */
void ump_side_pane_set_narrow (UmpSidePane *self, gboolean narrow, int width);

/* There is room for its tabs alone: a tap on one of them opens its pane, for which it then asks for room, and
 * another closes it. TRUE: one is open, also where it was asked for since sizes were last given. May be
 * called while they are. */
gboolean ump_side_pane_set_folded (UmpSidePane *self, gboolean folded);
/* Closes what was opened so. FALSE: nothing was. */
gboolean ump_side_pane_close (UmpSidePane *self);

G_END_DECLS
