/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose turn it is, what is expected, and the seats with their points. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_BANNER (ump_banner_get_type ())
G_DECLARE_FINAL_TYPE (UmpBanner, ump_banner, UMP, BANNER, GtkWidget)

GtkWidget *ump_banner_new (UmpPlay *play);
/* narrow: the hint has so many lines, and the seats come below it when asked for. */
void ump_banner_set_narrow (UmpBanner *self, gboolean narrow, int lines);
/* "Ana plays. A martes may go on any pile." for announcements; a new string. */
char *ump_banner_spoken (UmpPlay *play);

G_END_DECLS
