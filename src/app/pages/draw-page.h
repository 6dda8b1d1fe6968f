/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards drawn for the order of the seats, entered one a person; what comes of it is shown before it is taken
 * over.
 *
 * Signal "taken" (): the order is to be taken over. */
#pragma once

#include <gtk/gtk.h>

#include "core/draw.h"

G_BEGIN_DECLS

#define UMP_TYPE_DRAW_PAGE (ump_draw_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpDrawPage, ump_draw_page, UMP, DRAW_PAGE, GtkWidget)

GtkWidget *ump_draw_page_new (void);
/* Nobody has drawn yet. setup: of a game whose seats' order is drawn. */
void ump_draw_page_begin (UmpDrawPage *self, const UmpSetup *setup);
/* The seats in the order that came out, as many as n says; borrowed until the page changes. */
const int *ump_draw_page_order (UmpDrawPage *self, int *n);

G_END_DECLS
