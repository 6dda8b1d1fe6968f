/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet that is being made: what a template says, in fields that may be half written.
 *
 * Every field says by itself what is wrong with it. Each change is a step that can be taken
 * back; letters typed one after the other into a field are one step up to the next blank.
 *
 * Properties: "by-rows" (named rows in the place of rounds), "low" (the lowest total wins), "zero-sum",
 * "rounds" (0 for no limit): they can be set; "can-undo", "can-redo", "ready" (it can be kept), "changed" (it
 * is not as it began): read only.
 * Signal "edited" (): anything at all is another. */
#pragma once

#include "session/learned/templates.h"

#include "play.h"

G_BEGIN_DECLS

typedef enum {
  UMP_SHEET_NAME,
  UMP_SHEET_ABOUT,
  UMP_SHEET_COLUMN,
  UMP_SHEET_ROW,
  UMP_SHEET_POINTS,
  UMP_SHEET_CHECK,
  UMP_SHEET_BONUS,
  UMP_SHEET_TARGET,
  UMP_SHEET_N_PARTS
} UmpSheetPart;

/* One field of a score sheet that is being made: a column's name, a formula.
 *
 * Properties "title" (what a screen reader calls it), "text"; "label" (the
 * name of a bonus line, "" for all others); "problem" (a sentence, NULL where there is none) and "at" (the
 * character of the text that it is about, from 1; 0 for none). Title, problem and place are read only. Signal
 * "edited" (): text or label are others, and not by the sheet itself. */
#define UMP_TYPE_SHEET_FIELD (ump_sheet_field_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetField, ump_sheet_field, UMP, SHEET_FIELD, GObject)

UmpSheetPart ump_sheet_field_part (UmpSheetField *self);
guint ump_sheet_field_number (UmpSheetField *self);
/* Borrowed. */
const char *ump_sheet_field_text (UmpSheetField *self);
const char *ump_sheet_field_problem (UmpSheetField *self);
int ump_sheet_field_at (UmpSheetField *self);
/* Whether a formula is written there. */
gboolean ump_sheet_part_is_formula (UmpSheetPart part);

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
