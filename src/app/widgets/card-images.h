/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards as they were painted last, in pixels: a card, a chip or a key is painted once for each size in which
 * it is seen, and afterwards only copied. Paths and texts of a hundred keys in every frame took longer than
 * all else. */
#pragma once

#include "card-view.h"

G_BEGIN_DECLS

/* Appends a card in the box at x, y, which may look over it as card-paint.h says. widget: whose snapshot it
 * is; it has been allocated. */
void
ump_card_append (GtkWidget *widget, GtkSnapshot *snapshot, const UmpCardSight *sight, UmpCardForm form,
                 UmpCardFlags flags, UmpCardTheme theme, double x, double y, double width, double height);
/* The same for where no widget is: painted anew each time. */
void ump_card_append_anew (GtkSnapshot *snapshot, const UmpCardSight *sight, UmpCardForm form,
                           UmpCardFlags flags, UmpCardTheme theme, double width, double height);
/* What a widget looks like, at 0, 0. */
typedef void (*UmpPicture) (cairo_t *cr, GtkWidget *widget);
/* For what is drawn of many shapes and seldom changes: they are painted with the snapshot, and not again with
 * each frame. over: how far it looks over width and height, in whole px. */
void ump_picture_append (GtkWidget *widget, GtkSnapshot *snapshot, double over, double width, double height,
                         UmpPicture picture);
/* Everything inside is drawn larger or smaller than before: copies are of another size then. */
void ump_card_images_redraw (GtkWidget *widget);
/* The same for all cards, while a window is being resized: each size is seen once, and no copies are made
 * until that has ended. */
void ump_card_images_resized (void);

G_END_DECLS
