/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small line drawings of our own in the colour of the text around them: hand, tick, pencil. Role
 * presentation. In a template: properties kind (nick of UmpGlyphKind) and size. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_GLYPH (ump_glyph_get_type ())
G_DECLARE_FINAL_TYPE (UmpGlyph, ump_glyph, UMP, GLYPH, GtkWidget)

typedef enum {
  UMP_GLYPH_NONE,
  UMP_GLYPH_HAND,
  UMP_GLYPH_CHECK,
  UMP_GLYPH_CROSS,
  UMP_GLYPH_PENCIL,
  UMP_GLYPH_FIRST,
  UMP_GLYPH_BACK,
  UMP_GLYPH_PLAY,
  UMP_GLYPH_PAUSE,
  UMP_GLYPH_NEXT,
  UMP_GLYPH_LAST,
  UMP_GLYPH_CHART,
  UMP_GLYPH_NOTE,
  UMP_GLYPH_SEARCH,
  UMP_N_GLYPHS
} UmpGlyphKind;

/* size: px at 100 % text; it grows with the text. */
GtkWidget *ump_glyph_new (UmpGlyphKind kind, int size);
void ump_glyph_set (UmpGlyph *self, UmpGlyphKind kind);

G_END_DECLS
