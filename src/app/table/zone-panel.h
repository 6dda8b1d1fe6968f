/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One zone of the table: its title, its cards in their way, and what there is to say of it.
 *
 * Where the chosen card may go it is a place: a button with a dashed outline over all of it ("choose"; "hold"
 * for a long press, a right click or Menu). Else its cards can be asked about ("ask", int position, or -1 for
 * the zone itself). */
#pragma once

#include "paint/card-paint.h"
#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_ZONE_PANEL (ump_zone_panel_get_type ())
G_DECLARE_FINAL_TYPE (UmpZonePanel, ump_zone_panel, UMP, ZONE_PANEL, GtkWidget)

/* How large things are, in px at 100 % text. row_chip: of the chips in a person's line, 0 for the same as
 * others. slots: whole cards lie in slots beside it. tight: only the last card of a pile shows. dense: lines
 * of many people: captions give way, and a person's pile is a chip. */
typedef struct {
  int card;
  int chip;
  int row_chip;
  gboolean slots;
  gboolean tight;
  gboolean dense;
} UmpZoneSizes;

/* passive: nothing can be tapped. in_band: other zones of the same number or person stand
 * beside it in one line. */
GtkWidget *ump_zone_panel_new (UmpPlay *play, int zone, gboolean passive, gboolean in_band);
int ump_zone_panel_zone (UmpZonePanel *self);
void ump_zone_panel_set_sizes (UmpZonePanel *self, const UmpZoneSizes *sizes);
/* A person's band without what each of them repeats, a line of whole cards, and the face before it, smaller.
 * Whether it changes what an update shows. */
gboolean ump_zone_panel_set_brief (UmpZonePanel *self, gboolean brief);
/* Not there, as long as nothing can be put there. */
void ump_zone_panel_set_left_out (UmpZonePanel *self, gboolean left_out);
/* What stands before its cards, so that several can be as wide. */
GtkWidget *ump_zone_panel_head (UmpZonePanel *self);
/* Shows what lies there on that table; just_laid: position of the card to ring, -1 for none. */
void ump_zone_panel_update (UmpZonePanel *self, const UmpTable *table, int just_laid);
/* label: what its button says; NULL: it is no place now. warns: the outcome has a consequence. */
void ump_zone_panel_set_place (UmpZonePanel *self, const char *label, gboolean warns);
/* Where the chosen card would lie, as in zone-cards.h; position -1: nowhere. */
void ump_zone_panel_set_ghost (UmpZonePanel *self, int position, UmpCard card, UmpCardFlags mark,
                               const char *beside);
/* The chosen card may be put at another of the places in its line: by dragging ("move", int position while it
 * goes, -1 when that is given up; then "put", int position) and, on a phone, with a small button that does
 * what a hold does.
 * label: the place in words; NULL: it may not. */
void ump_zone_panel_set_movable (UmpZonePanel *self, const char *label);
/* One of its cards is to be tapped, as in zone-cards.h. */
void ump_zone_panel_set_picks (UmpZonePanel *self, const char *const *labels, guint n);
/* The box of a card in the coordinates of `widget`, an ancestor. */
gboolean ump_zone_panel_card_box (UmpZonePanel *self, int position, GtkWidget *widget, graphene_rect_t *box);
GtkWidget *ump_zone_panel_card (UmpZonePanel *self, int position);

G_END_DECLS
