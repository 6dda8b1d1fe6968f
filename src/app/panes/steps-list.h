/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What hands do before the next round, as a list to tick. */
#pragma once

#include <gtk/gtk.h>

#include "core/laying.h"

G_BEGIN_DECLS

/* Binds the list to a new model of its steps, a GtkStringObject in words each. A tap anywhere in a row ticks
 * it. Transfer full. */
GtkStringList *ump_steps_bind (GtkListBox *list);
/* The steps before the next round of that table; ticks stay where they are the same. */
void ump_steps_update (GtkStringList *steps, const UmpTable *table);

/* The steps of a laying instead, a row each, whose child holds its GtkCheckButton first. */
void ump_steps_lay (GtkListBox *list, const UmpLaying *laying);

G_END_DECLS
