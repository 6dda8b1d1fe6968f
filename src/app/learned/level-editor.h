/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editor of a LEVELS part: rows of groups, each a word and a size, by side and edition; a tick for each row
 * that was compared with the card. */
#pragma once

#include "part-editor.h"

G_BEGIN_DECLS

#define UMP_TYPE_LEVEL_EDITOR (ump_level_editor_get_type ())
G_DECLARE_FINAL_TYPE (UmpLevelEditor, ump_level_editor, UMP, LEVEL_EDITOR, UmpPartEditor)

G_END_DECLS
