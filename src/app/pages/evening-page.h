/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games of one session: its people as high as their score, what each game gave whom, and what is played
 * next. A game that is tapped is shown. */
#pragma once

#include <gtk/gtk.h>

#include "../model/play.h"
#include "session/library/library.h"

G_BEGIN_DECLS

#define UMP_TYPE_EVENING_PAGE (ump_evening_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpEveningPage, ump_evening_page, UMP, EVENING_PAGE, GtkWidget)

/* library: where it is looked for what these people play. References are kept. */
GtkWidget *ump_evening_page_new (UmpPlay *play, UmpLibrary *library);
/* Counts anew. */
void ump_evening_page_refresh (UmpEveningPage *self);

G_END_DECLS
