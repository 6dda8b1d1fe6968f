/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands above the cards of a zone, or before them: its number or colour, its title, which way it goes,
 * and what it comes to. */
#pragma once

#include "core/face.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_ZONE_HEAD (ump_zone_head_get_type ())
G_DECLARE_FINAL_TYPE (UmpZoneHead, ump_zone_head, UMP, ZONE_HEAD, GtkBox)

/* Texts are NULL for none. direction: -1 down, 1 up, 0 none. badge: a colour, or none. */
typedef struct {
  const char *number;
  const char *title;
  const char *total;
  int direction;
  UmpColour badge;
} UmpZoneHeadView;

GtkWidget *ump_zone_head_new (void);
/* Whether there is anything to be seen. */
gboolean ump_zone_head_set (UmpZoneHead *self, const UmpZoneHeadView *view);
/* Puts a widget behind the title. */
void ump_zone_head_add_behind_title (UmpZoneHead *self, GtkWidget *widget);

G_END_DECLS
