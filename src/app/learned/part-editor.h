/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every editor of a learned part can do: a kind of part has one (faces, levels, colours), and the page
 * knows them by this alone. */
#pragma once

#include "session/components.h"
#include "../widgets/width-class.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PART_EDITOR (ump_part_editor_get_type ())
G_DECLARE_INTERFACE (UmpPartEditor, ump_part_editor, UMP, PART_EDITOR, GtkWidget)

/* set_width: the page has another width class. show: an edition (NULL: the chosen one; only levels have
 * several) and a side (-1: the one that is shown). commit: remembers what was typed, if it is whole. Each may
 * be NULL: it has no such thing. */
struct _UmpPartEditorInterface {
  GTypeInterface parent_iface;
  void (*set_width) (UmpPartEditor *self, UmpWidth width);
  void (*show) (UmpPartEditor *self, const char *set, int side);
  void (*commit) (UmpPartEditor *self);
};

void ump_part_editor_set_width (UmpPartEditor *self, UmpWidth width);
void ump_part_editor_show (UmpPartEditor *self, const char *set, int side);
void ump_part_editor_commit (UmpPartEditor *self);

/* Keys that choose the side of a part, one of them on. Each sets the action "editor.side", which an editor
 * installs for a property of its own. */
GtkWidget *ump_part_sides_new (const UmpPart *part);

G_END_DECLS
