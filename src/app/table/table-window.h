/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window for the table: big, dark, public facts only, no buttons. Escape leaves full screen, F11 enters
 * it. */
#pragma once

#include <adwaita.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_TABLE_WINDOW (ump_table_window_get_type ())
G_DECLARE_FINAL_TYPE (UmpTableWindow, ump_table_window, UMP, TABLE_WINDOW, AdwWindow)

GtkWidget *ump_table_window_new (UmpPlay *play, GtkApplication *application);

G_END_DECLS
