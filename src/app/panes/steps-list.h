/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What hands do, as a list to tick. */
#pragma once

#include <gtk/gtk.h>

#include "core/steps.h"

G_BEGIN_DECLS

/* A row each, of which a tap anywhere ticks it; ticks stay as long as the words do. */
void ump_steps_show (GtkListBox *list, const UmpSteps *steps);
GtkCheckButton *ump_steps_check (GtkListBox *list, guint step);

G_END_DECLS
