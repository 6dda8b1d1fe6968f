/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first rows of a long list, and more whenever its end comes near: each row is a widget, and GtkListView
 * makes and measures two hundred of them where a window shows ten. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_SEEN_ROWS (ump_seen_rows_get_type ())
G_DECLARE_FINAL_TYPE (UmpSeenRows, ump_seen_rows, UMP, SEEN_ROWS, GObject)

/* A new widget for a row. */
typedef GtkWidget *(*UmpSeenRowMake) (void);
/* The row's child is to show the item from now on. */
typedef void (*UmpSeenRowTell) (GtkListItem *row, gpointer item, gpointer user_data);

/* Becomes the list's model and its factory; the list has its scrolled window already. */
UmpSeenRows *
ump_seen_rows_new (GtkListView *list, UmpSeenRowMake make, UmpSeenRowTell tell, gpointer user_data);
/* The rows there are, of which the first are seen again; to be called whenever the model has changed. rows:
 * may be NULL, and may be the same as before. */
void ump_seen_rows_set (UmpSeenRows *self, GListModel *rows);
/* All of them at once: of a page that has few. */
void ump_seen_rows_set_whole (UmpSeenRows *self, GListModel *rows);
/* What the list shows there; NULL behind the last. Borrowed. */
gpointer ump_seen_rows_item (UmpSeenRows *self, guint position);

G_END_DECLS
