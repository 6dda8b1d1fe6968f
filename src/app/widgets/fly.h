/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that fly from where they were to where they lie now: a layer over the table, for the eye only. The
 * model is already at the end; a new flight ends the one before. */
#pragma once

#include <gtk/gtk.h>

#include "core/match.h"

G_BEGIN_DECLS

#define UMP_TYPE_FLY (ump_fly_get_type ())
G_DECLARE_FINAL_TYPE (UmpFly, ump_fly, UMP, FLY, GtkWidget)

GtkWidget *ump_fly_new (void);
/* from and to: in the coordinates of this layer. target: the widget of the card, unseen until its flight
 * ends; may be NULL. Cards added together leave one after the other. */
void ump_fly_add (UmpFly *self, const UmpSetup *setup, UmpCard card, const graphene_rect_t *from,
                  const graphene_rect_t *to, GtkWidget *target);
void ump_fly_start (UmpFly *self);
void ump_fly_end (UmpFly *self);

G_END_DECLS
