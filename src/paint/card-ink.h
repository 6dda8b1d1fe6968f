/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards for paper: chips in one ink, outline and symbol, so that a grey printer is enough. */
#pragma once

#include <cairo.h>

#include "core/face.h"

G_BEGIN_DECLS

/* As wide as ump_chip_width(). stand_in as in card-paint.h; may be NULL. */
void ump_chip_paint_ink (cairo_t *cr, const UmpLook *look, const char *stand_in, double x, double y,
                         double height);

G_END_DECLS
