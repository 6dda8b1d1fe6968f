/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editor of a FACES part: a grid of rows and columns for each side; the chosen card is drawn as it is
 * typed. */
#pragma once

#include "part-editor.h"

G_BEGIN_DECLS

#define UMP_TYPE_FACE_EDITOR (ump_face_editor_get_type ())
G_DECLARE_FINAL_TYPE (UmpFaceEditor, ump_face_editor, UMP, FACE_EDITOR, UmpPartEditor)

G_END_DECLS
