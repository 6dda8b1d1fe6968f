/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window for the table: large, dark, and only what lies open for all. The pointer's move shows a bar: full
 * screen (F11), other screen, close (Escape, which leaves full screen first). */
#pragma once

#include <adwaita.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_TABLE_WINDOW (ump_table_window_get_type ())
G_DECLARE_FINAL_TYPE (UmpTableWindow, ump_table_window, UMP, TABLE_WINDOW, AdwWindow)

GtkWidget *ump_table_window_new (UmpPlay *play, GtkApplication *application);

G_END_DECLS
