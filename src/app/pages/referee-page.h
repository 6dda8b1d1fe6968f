/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Referee page: banner, table, verdict bar, entry pad, notation, and the side panes. It binds to an
 * UmpPlay and is the same for every game; what differs comes from the game's tables.
 *
 * The window is asked for corrections (win.correct-entry) and, when an entry has closed a round or ended the
 * game, for what comes then (win.round-end). */
#pragma once

#include <adwaita.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_REFEREE_PAGE (ump_referee_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpRefereePage, ump_referee_page, UMP, REFEREE_PAGE, GtkWidget)

/* The page holds a reference on play. */
GtkWidget *ump_referee_page_new (UmpPlay *play);
/* The width class: `wide` and `narrow`, medium when neither. The page has a width bin of its
 * own, so this is only for asking. */
gboolean ump_referee_page_is_narrow (UmpRefereePage *self);
/* pane: "score", "log", "left", "rules", or "table" (the narrow page's first tab; else it closes the
 * side). */
void ump_referee_page_show_pane (UmpRefereePage *self, const char *pane);
/* Wide: does nothing. Else slides the side in or out. */
void ump_referee_page_toggle_side (UmpRefereePage *self);
void ump_referee_page_focus_entry (UmpRefereePage *self);
/* The replay bar in place of pad and notation, as always while a moment is looked at. */
void ump_referee_page_set_replay (UmpRefereePage *self, gboolean replay);
gboolean ump_referee_page_get_replay (UmpRefereePage *self);
/* Does that with the row of the log that has the focus ("entry.edit", …). FALSE: none has. */
gboolean ump_referee_page_do_in_log (UmpRefereePage *self, const char *action);
/* Opens, raises or closes the table window of this page. */
void ump_referee_page_toggle_table_window (UmpRefereePage *self);

G_END_DECLS
