/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the spots of a plan with cairo and Pango: the same for the window, for paper and for the web page. */
#pragma once

#include <pango/pangocairo.h>

#include "card-paint.h"
#include "plan/plan.h"

G_BEGIN_DECLS

/* Draws a spot with its corner at 0, 0; what a group holds is not drawn. Marks reach over its box by
 * ump_spot_overhang() at most. context: its font, without a size, is that of the words. */
void ump_spot_paint (cairo_t *cr, const UmpSpot *spot, const UmpSetup *setup, UmpCardTheme theme,
                     PangoContext *context);
int ump_spot_overhang (const UmpSpot *spot);
/* The table behind all spots; corners are round with a radius in px. */
void ump_cloth_paint (cairo_t *cr, UmpCardTheme theme, double width, double height, double radius);
/* A UmpMeasureFunc; context: a PangoContext. */
void ump_spot_measure (const char *text, const UmpTextStyle *style, int max_width, int *width, int *height,
                       gpointer context);

G_END_DECLS
