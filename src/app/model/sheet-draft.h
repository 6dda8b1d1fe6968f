/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet that is being made: what a template says, in fields that may be half written.
 *
 * Every field says by itself what is wrong with it (sheet-field.h). Each change is a step that can be taken
 * back; letters typed one after the other into a field are one step up to the next blank.
 *
 * Properties: "by-rows" (named rows in the place of rounds), "low" (the lowest total wins), "zero-sum",
 * "rounds" (0 for no limit): they can be set; "can-undo", "can-redo", "ready" (it can be kept), "changed" (it
 * is not as it began): read only.
 * Signal "edited" (): anything at all is another. */
#pragma once

#include "session/templates.h"

#include "play.h"
#include "sheet-field.h"

G_BEGIN_DECLS

#define UMP_TYPE_SHEET_DRAFT (ump_sheet_draft_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetDraft, ump_sheet_draft, UMP, SHEET_DRAFT, GObject)

/* An empty sheet; sheet: as this one, NULL for empty. key: of the user's own template that it takes the place
 * of, NULL for a new one. Copied. */
UmpSheetDraft *ump_sheet_draft_new (const UmpTemplate *sheet, const char *key);
/* NULL for a new one; borrowed. */
const char *ump_sheet_draft_key (UmpSheetDraft *self);
/* It takes the place of that template from now on. Copied. */
void ump_sheet_draft_set_key (UmpSheetDraft *self, const char *key);

/* The fields of a part: one, or a list that ends with an empty one as long as there is room for more.
 * Borrowed. */
GListModel *ump_sheet_draft_fields (UmpSheetDraft *self, UmpSheetPart part);
/* The first field with a problem, in order of the page; from then on a missing name is one too. NULL for
 * none; borrowed. */
UmpSheetField *ump_sheet_draft_find_problem (UmpSheetDraft *self);
/* The template as it stands, NULL where it is not ready. Its name is "" where it has none yet and named is
 * FALSE. */
UmpTemplate *ump_sheet_draft_template (UmpSheetDraft *self, gboolean named);

void ump_sheet_draft_undo (UmpSheetDraft *self);
void ump_sheet_draft_redo (UmpSheetDraft *self);

/* A game of the pad with the sheet as it stands, in memory only: to try it. names: of the people,
 * NULL-terminated, at most four. NULL where the sheet is not ready. A new object. */
UmpPlay *ump_sheet_draft_play (UmpSheetDraft *self, const char *const *names);

/* All of it as text, half written fields too, to be kept and read again. NULL where the text is none of
 * these. A new string. */
char *ump_sheet_draft_print (UmpSheetDraft *self);
UmpSheetDraft *ump_sheet_draft_parse (const char *text);

G_END_DECLS
