/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A house: numbered floors, a shaft for each person with the cab on its floor, and who waits. Zones of the
 * layout
 * `floors`: those of the table with a number are the floors, those of the seats the cabs, one without a
 * number what is placed but does not wait yet. The game's `view` says where each stands.
 *
 * Signal "ask" (int zone, int position, GtkWidget *what): somebody wants to know of a card, or with position
 * -1 of all in the zone. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_ZONE_FLOORS (ump_zone_floors_get_type ())
G_DECLARE_FINAL_TYPE (UmpZoneFloors, ump_zone_floors, UMP, ZONE_FLOORS, GtkWidget)

/* NULL where the game has no floors. chooser: NULL where nothing can be tapped. */
GtkWidget *ump_zone_floors_new (UmpPlay *play, UmpChooser *chooser);
void ump_zone_floors_update (UmpZoneFloors *self);
/* A box at the end of the line of names: for what is only counted. */
GtkWidget *ump_zone_floors_head (UmpZoneFloors *self);
/* The zone whose cards stand on their floors before they wait there, -1 for none. */
int ump_zone_floors_through (UmpZoneFloors *self);
/* Cabs show how many are aboard, not who. */
void ump_zone_floors_set_narrow (UmpZoneFloors *self, gboolean narrow);

G_END_DECLS
