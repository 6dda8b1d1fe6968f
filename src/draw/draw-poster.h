/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a result that is given away. */
#pragma once

#include "draw-private.h"

G_BEGIN_DECLS

#define UMP_POSTER_WIDTH 1080.0
#define UMP_POSTER_HEIGHT 1350.0

/* In a box of that size, always light. rtl: mirrored. */
void ump_draw_poster (cairo_t *cr, PangoContext *context, UmpSession *session, guint game, gboolean rtl,
                      const UmpWords *words);

G_END_DECLS
