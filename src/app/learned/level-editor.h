/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editor of a LEVELS part: rows of groups, each a word and a size, by side and edition; a tick for each row
 * that was compared with the card. */
#pragma once

#include "session/components.h"
#include "../widgets/width-class.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_LEVEL_EDITOR (ump_level_editor_get_type ())
G_DECLARE_FINAL_TYPE (UmpLevelEditor, ump_level_editor, UMP, LEVEL_EDITOR, GtkWidget)

GtkWidget *ump_level_editor_new (UmpComponents *components, const UmpGame *game, const UmpPart *part);
void ump_level_editor_set_width (UmpLevelEditor *self, UmpWidth width);
/* set NULL: the one for new sessions. */
void ump_level_editor_show (UmpLevelEditor *self, const char *set, int side);
int ump_level_editor_get_side (UmpLevelEditor *self);

G_END_DECLS
