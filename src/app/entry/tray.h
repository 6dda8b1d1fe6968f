/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards that are chosen so far where several are, in place of the verdict bar: how the game divides them,
 * or what is still missing, and the key that lays them. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_TRAY (ump_tray_get_type ())
G_DECLARE_FINAL_TYPE (UmpTray, ump_tray, UMP, TRAY, GtkWidget)

GtkWidget *ump_tray_new (UmpChooser *chooser);
/* Whether there is anything in it. */
gboolean ump_tray_has_cards (UmpTray *self);
void ump_tray_set_narrow (UmpTray *self, gboolean narrow);

G_END_DECLS
