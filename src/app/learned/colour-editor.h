/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editor of a COLOURS part: a sheet of the cards that is painted by tapping, with how many there are of
 * each colour. */
#pragma once

#include "part-editor.h"

G_BEGIN_DECLS

#define UMP_TYPE_COLOUR_EDITOR (ump_colour_editor_get_type ())
G_DECLARE_FINAL_TYPE (UmpColourEditor, ump_colour_editor, UMP, COLOUR_EDITOR, UmpPartEditor)

G_END_DECLS
