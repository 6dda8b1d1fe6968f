/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first rows of a long list, and more whenever its end comes near: each row is a widget, and GtkListView makes and
 * measures two hundred of them where a window shows ten. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_SEEN_ROWS (ump_seen_rows_get_type ())
G_DECLARE_FINAL_TYPE (UmpSeenRows, ump_seen_rows, UMP, SEEN_ROWS, GObject)

/* Becomes the list's model; the list has its scrolled window already. */
UmpSeenRows *ump_seen_rows_new (GtkListView *list);
/* The rows there are, of which the first are seen again. rows: may be NULL, and may be the same as before. */
void ump_seen_rows_set (UmpSeenRows *self, GListModel *rows);
/* All of them at once: of a page that has few. */
void ump_seen_rows_set_whole (UmpSeenRows *self, GListModel *rows);
/* What the list has of them now. Borrowed. */
GListModel *ump_seen_rows_model (UmpSeenRows *self);

G_END_DECLS
