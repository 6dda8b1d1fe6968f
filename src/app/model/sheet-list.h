/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The templates of score sheets as a list: those delivered, then the user's own, as they lie in a folder. */
#pragma once

#include "session/templates.h"

G_BEGIN_DECLS

/* One of them. Properties "title", "about" (NULL for none), "key" (what it is known by: the file of one's own, the
 * name of one delivered), "own"; all read only. */
#define UMP_TYPE_SHEET_ITEM (ump_sheet_item_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetItem, ump_sheet_item, UMP, SHEET_ITEM, GObject)

/* Borrowed. */
const UmpTemplate *ump_sheet_item_template (UmpSheetItem *self);
const char *ump_sheet_item_key (UmpSheetItem *self);
gboolean ump_sheet_item_is_own (UmpSheetItem *self);

/* A GListModel of UmpSheetItem. */
#define UMP_TYPE_SHEET_LIST (ump_sheet_list_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetList, ump_sheet_list, UMP, SHEET_LIST, GObject)

/* folder: of the user's own; it need not be there. */
UmpSheetList *ump_sheet_list_new (const char *folder);
const char *ump_sheet_list_folder (UmpSheetList *self);
/* Reads the folder again; the list changes only where something differs. */
void ump_sheet_list_refresh (UmpSheetList *self);
/* Borrowed; NULL where there is none of that key. */
UmpSheetItem *ump_sheet_list_find (UmpSheetList *self, const char *key);
/* As in session/templates.h, and the list knows of it. */
char *ump_sheet_list_keep (UmpSheetList *self, const UmpTemplate *sheet, GError **error);
char *ump_sheet_list_import (UmpSheetList *self, const char *path, GError **error);
gboolean ump_sheet_list_rename (UmpSheetList *self, const char *key, const char *name, GError **error);
char *ump_sheet_list_remove (UmpSheetList *self, const char *key, GError **error);
gboolean ump_sheet_list_restore (UmpSheetList *self, const char *removed, const char *key, GError **error);

/* What a template says, an option a line: "Columns: bid tricks". A new string. */
char *ump_sheet_words (const UmpTemplate *sheet);

G_END_DECLS
