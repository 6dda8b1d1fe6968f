/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The band above the table while the page does not do the usual: it shows a moment that is past, or only
 * the results of rounds are entered; else it is hidden. Property "play": given when it is made. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_MOMENT_BAND (ump_moment_band_get_type ())
G_DECLARE_FINAL_TYPE (UmpMomentBand, ump_moment_band, UMP, MOMENT_BAND, GtkBox)

GtkWidget *ump_moment_band_new (UmpPlay *play);

G_END_DECLS
