/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of a result on whatever paper somebody has. */
#pragma once

#include <cairo.h>

#include "draw.h"

G_BEGIN_DECLS

typedef struct _UmpDrawPages UmpDrawPages;

/* width, height: of what may be drawn on, in points. The rest as for ump_draw_result(); session and words
 * have to be there as long as the pages. */
UmpDrawPages *ump_draw_pages_new (UmpSession *session, guint game, double width, double height,
                                  UmpDrawFlags flags, const UmpWords *words);
void ump_draw_pages_free (UmpDrawPages *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpDrawPages, ump_draw_pages_free)
guint ump_draw_pages_n (const UmpDrawPages *self);
/* A page, from 0, and its foot. */
void ump_draw_pages_paint (UmpDrawPages *self, guint number, cairo_t *cr);

G_END_DECLS
