/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The evening of now on Home: its score, its games as cards, the newest first, and what could be played
 * next. */
#pragma once

#include "../model/evening.h"
#include "../model/home-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* entry: UMP_HOME_TONIGHT. */
GtkWidget *ump_tonight_new (UmpHomeEntry *entry, UmpEveningCount count, gboolean narrow);

G_END_DECLS
