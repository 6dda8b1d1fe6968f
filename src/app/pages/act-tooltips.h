/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the undo and redo buttons of a page would do, or why they are pale, in words, for eyes and ears. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The words follow the play. */
void ump_act_tooltips_set (GtkWidget *undo, GtkWidget *redo, UmpPlay *play);

G_END_DECLS
