/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands where on the table: people's bands in one to six columns of even rows, and what is common to
 * all above them in lines of twelve columns, or in a column at the start. Which of these ways it is, a fit
 * box decides. */
#pragma once

#include "../widgets/fit-box.h"

G_BEGIN_DECLS

#define UMP_TYPE_BAND_GRID (ump_band_grid_get_type ())
G_DECLARE_FINAL_TYPE (UmpBandGrid, ump_band_grid, UMP, BAND_GRID, GtkWidget)

GtkWidget *ump_band_grid_new (void);
/* The ways of a band grid, for the fit box that holds it. */
const UmpFitWays *ump_band_grid_ways (void);
/* What is common: it takes so many of the twelve columns of its line. Takes the child, as the next one
 * does. */
void ump_band_grid_add (UmpBandGrid *self, GtkWidget *child, int span);
/* Somebody's band. */
void ump_band_grid_add_person (UmpBandGrid *self, GtkWidget *child);
/* Which person's band is the first one; the others follow in their order, round the table. */
void ump_band_grid_set_first (UmpBandGrid *self, int first);
/* The first person's band has a line of its own, and the others are drawn smaller than it. */
void ump_band_grid_set_led (UmpBandGrid *self, gboolean led);
void ump_band_grid_clear (UmpBandGrid *self);

G_END_DECLS
