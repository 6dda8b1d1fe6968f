/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games of one session: how each ended, and who won what. A game that is tapped is shown. */
#pragma once

#include <gtk/gtk.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_EVENING_PAGE (ump_evening_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpEveningPage, ump_evening_page, UMP, EVENING_PAGE, GtkWidget)

GtkWidget *ump_evening_page_new (UmpPlay *play);
/* Counts anew. */
void ump_evening_page_refresh (UmpEveningPage *self);

G_END_DECLS
