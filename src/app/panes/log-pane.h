/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: every entry in words, with round heads; a tap shows its moment. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_LOG_PANE (ump_log_pane_get_type ())
G_DECLARE_FINAL_TYPE (UmpLogPane, ump_log_pane, UMP, LOG_PANE, GtkWidget)

GtkWidget *ump_log_pane_new (UmpPlay *play);
/* A tap on a row does that action of a widget around it, with the row's number, and shows no moment: the log
 * is that of a draft. */
void ump_log_pane_set_action (UmpLogPane *self, const char *action);
/* Does that with the row that has the focus ("entry.edit", …). FALSE: none has it. */
gboolean ump_log_pane_do (UmpLogPane *self, const char *action);

G_END_DECLS
