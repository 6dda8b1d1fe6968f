/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of a learned part: what is the same for every kind of value. It has the part's table, which says
 * what is known and takes what is entered; a class for each kind of value (faces, levels, colours) adds how
 * such values are shown and entered. */
#pragma once

#include <gtk/gtk.h>

#include "../model/part-table.h"
#include "../widgets/width-class.h"

G_BEGIN_DECLS

#define UMP_TYPE_PART_EDITOR (ump_part_editor_get_type ())
G_DECLARE_DERIVABLE_TYPE (UmpPartEditor, ump_part_editor, UMP, PART_EDITOR, GtkWidget)

/* build: fills the template with what the part has, once. show: what the table says, again whenever it has
 * changed. set_width: the page has another width class; a class that looks the same at all widths has none.
 * commit: remembers what is typed, if it is whole; a class that remembers each change at once has none.
 * The template's children are taken out by the editor itself. */
struct _UmpPartEditorClass {
  GtkWidgetClass parent_class;
  void (*build) (UmpPartEditor *self);
  void (*show) (UmpPartEditor *self);
  void (*set_width) (UmpPartEditor *self, UmpWidth width);
  void (*commit) (UmpPartEditor *self);
};

/* type: of a class for the part's kind of value. The editor holds a reference on the table. */
GtkWidget *ump_part_editor_new (GType type, UmpPartTable *table);
/* Borrowed. */
UmpPartTable *ump_part_editor_table (UmpPartEditor *self);
const UmpPart *ump_part_editor_part (UmpPartEditor *self);

void ump_part_editor_set_width (UmpPartEditor *self, UmpWidth width);
/* set: of which edition, NULL: as it is. side: -1: as it is. */
void ump_part_editor_show (UmpPartEditor *self, const char *set, int side);
void ump_part_editor_commit (UmpPartEditor *self);

/* Keys that choose the side of a part, one of them on. Each sets the editor's action "editor.side". */
GtkWidget *ump_part_sides_new (const UmpPart *part);
/* A drop-down of the part's editions, of which the chosen one is that of new sessions. */
GtkWidget *ump_part_editions_new (UmpPartTable *table);

G_END_DECLS
