/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one score sheet that is being made, whatever window shows it: half written as it is, it lies in a file
 * until it becomes a template or is dropped, so that neither leaving the page nor the end of the program
 * loses any of it.
 *
 * Properties "draft" (UmpSheetDraft, NULL for none) and "keeping" (it is on its way to a template), read
 * only. Signal "trouble" (message): it cannot be written, or what lay there is laid aside. */
#pragma once

#include "sheet-draft.h"

G_BEGIN_DECLS

#define UMP_TYPE_SHEET_KEEPER (ump_sheet_keeper_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetKeeper, ump_sheet_keeper, UMP, SHEET_KEEPER, GObject)

/* path: where it lies between times; its folder need not be there. Nothing is read yet. */
UmpSheetKeeper *ump_sheet_keeper_new (const char *path);
/* Has another thread read the file, once; later calls only answer. */
void ump_sheet_keeper_read (UmpSheetKeeper *self, GAsyncReadyCallback callback, gpointer user_data);
/* FALSE with UMP_SESSION_ERROR_FILE or _MALFORMED: what lies there is no draft; it is laid aside as FILE~
 * (FILE~~ … where these are) when another takes its place. */
gboolean ump_sheet_keeper_read_finish (GAsyncResult *result, GError **error);

/* Borrowed; NULL for none. */
UmpSheetDraft *ump_sheet_keeper_draft (UmpSheetKeeper *self);
/* Whether there is one with anything in it that is in no template. */
gboolean ump_sheet_keeper_has_work (UmpSheetKeeper *self);
/* Takes another draft in its place, and holds it. */
void ump_sheet_keeper_take (UmpSheetKeeper *self, UmpSheetDraft *draft);
/* There is none any more; nothing happens where there is none, be it that none was read yet. */
void ump_sheet_keeper_drop (UmpSheetKeeper *self);
/* Takes the last one that had work in it and was dropped, or gave way to another; what is there now can be
 * had back in turn. FALSE where there is none. */
gboolean ump_sheet_keeper_restore (UmpSheetKeeper *self);
/* The draft is on its way to a template. FALSE, and nothing happens, where one is already. */
gboolean ump_sheet_keeper_begin_keeping (UmpSheetKeeper *self);
/* draft: what was on its way as it was when it was printed as state; path: of the template, NULL where it
 * could not be kept. TRUE: there is no draft any more. One that was changed meanwhile, or gave way to
 * another, takes that template's place when it is kept again. */
gboolean ump_sheet_keeper_end_keeping (UmpSheetKeeper *self, UmpSheetDraft *draft, const char *state,
                                       const char *path);
/* Whether there is work that is not in the file, and that nobody has given up. */
gboolean ump_sheet_keeper_is_unwritten (UmpSheetKeeper *self);
/* What is not in the file may be lost, until something changes. */
void ump_sheet_keeper_give_up (UmpSheetKeeper *self);
/* Has what was not written yet, or could not be, written now; callback: when all is. */
void ump_sheet_keeper_flush (UmpSheetKeeper *self, GAsyncReadyCallback callback, gpointer user_data);
/* FALSE with why it is not written. */
gboolean ump_sheet_keeper_flush_finish (GAsyncResult *result, GError **error);

G_END_DECLS
