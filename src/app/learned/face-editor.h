/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editor of a FACES part: a grid of rows and columns for each side; the chosen card is drawn as it is
 * typed. */
#pragma once

#include "session/components.h"
#include "../widgets/width-class.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_FACE_EDITOR (ump_face_editor_get_type ())
G_DECLARE_FINAL_TYPE (UmpFaceEditor, ump_face_editor, UMP, FACE_EDITOR, GtkWidget)

GtkWidget *ump_face_editor_new (UmpComponents *components, const UmpGame *game, const UmpPart *part);
void ump_face_editor_set_width (UmpFaceEditor *self, UmpWidth width);
void ump_face_editor_show_side (UmpFaceEditor *self, int side);
/* Remembers what was typed, if it is a whole card. */
void ump_face_editor_commit (UmpFaceEditor *self);

G_END_DECLS
