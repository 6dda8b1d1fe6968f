/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The templates of score sheets as a list: those delivered, then the user's own, as they lie in a folder. */
#pragma once

#include "session/learned/templates.h"

G_BEGIN_DECLS

/* One of them. */
#define UMP_TYPE_SHEET_ITEM (ump_sheet_item_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetItem, ump_sheet_item, UMP, SHEET_ITEM, GObject)

/* Borrowed. */
const UmpTemplate *ump_sheet_item_template (UmpSheetItem *self);
/* What it is known by: the file of one's own, the name of one delivered. */
const char *ump_sheet_item_key (UmpSheetItem *self);
gboolean ump_sheet_item_is_own (UmpSheetItem *self);

/* A GListModel of UmpSheetItem. */
#define UMP_TYPE_SHEET_LIST (ump_sheet_list_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetList, ump_sheet_list, UMP, SHEET_LIST, GObject)

/* folder: of the user's own; it need not be there. The list is empty until another thread has read it. */
UmpSheetList *ump_sheet_list_new (const char *folder);
/* Reads the folder again, by another thread; the list changes only where something differs. */
void ump_sheet_list_refresh (UmpSheetList *self);
/* Borrowed; NULL where there is none of that key. */
UmpSheetItem *ump_sheet_list_find (UmpSheetList *self, const char *key);
/* The same, by what is played, of that kind of game or of another one. title may be NULL. */
UmpSheetItem *
ump_sheet_list_named (UmpSheetList *self, const char *kind, gboolean of_kind, const char *title);

typedef enum {
  UMP_SHEET_LOOK,    /* nothing */
  UMP_SHEET_KEEP,    /* sheet */
  UMP_SHEET_IMPORT,  /* path: of the file */
  UMP_SHEET_RENAME,  /* path: its key; name */
  UMP_SHEET_REPLACE, /* path: its key; sheet */
  UMP_SHEET_REMOVE,  /* path: its key */
  UMP_SHEET_RESTORE, /* path: where it lies; name: its key */
} UmpSheetChange;

/* values: UmpOptionValue; as "a(ss)", for an action. Floating. */
GVariant *ump_sheet_values (const GArray *values);

/* As in session/learned/templates.h, by another thread, one after the other as they are asked for; the list
 * knows of it when the callback comes. sheet is copied. */
void ump_sheet_list_change (UmpSheetList *self, UmpSheetChange change, const char *path, const char *name,
                            const UmpTemplate *sheet, GAsyncReadyCallback callback, gpointer user_data);
/* The file of the template as it is then, a new string; NULL with an error: nothing has changed. */
char *ump_sheet_list_change_finish (GAsyncResult *result, GError **error);

/* A template in a file, read by another thread. owner: lives until the callback; may be NULL. */
void
ump_sheet_load_later (gpointer owner, const char *path, GAsyncReadyCallback callback, gpointer user_data);
UmpTemplate *ump_sheet_load_finish (GAsyncResult *result, GError **error);

/* What a template says, an option a line: "Columns: bid tricks". A new string. */
char *ump_sheet_words (const UmpTemplate *sheet);

G_END_DECLS
