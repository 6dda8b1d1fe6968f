/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One field of a score sheet that is being made: a column's name, a formula.
 *
 * Properties "part" (an UmpSheetPart as int), "title" (what a screen reader calls it), "text"; "label" (the
 * name of a bonus line, "" for all others); "problem" (a sentence, NULL where there is none) and "at" (the
 * character of the text that it is about, from 1; 0 for none). Title, problem and place are read only. Signal
 * "edited" (): text or label are others, and not by ump_sheet_field_set(). */
#pragma once

#include <gio/gio.h>

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

#define UMP_TYPE_SHEET_FIELD (ump_sheet_field_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetField, ump_sheet_field, UMP, SHEET_FIELD, GObject)

/* number: among those of its part, from 1. */
UmpSheetField *ump_sheet_field_new (UmpSheetPart part, guint number);
UmpSheetPart ump_sheet_field_part (UmpSheetField *self);
guint ump_sheet_field_number (UmpSheetField *self);
/* Borrowed. */
const char *ump_sheet_field_text (UmpSheetField *self);
const char *ump_sheet_field_label (UmpSheetField *self);
const char *ump_sheet_field_problem (UmpSheetField *self);
int ump_sheet_field_at (UmpSheetField *self);
/* Neither has anything but blanks. */
gboolean ump_sheet_field_is_empty (UmpSheetField *self);
/* Whether a formula is written there. */
gboolean ump_sheet_part_is_formula (UmpSheetPart part);

/* For the sheet that it is of: without "edited". problem: taken. */
void ump_sheet_field_set (UmpSheetField *self, const char *label, const char *text);
void ump_sheet_field_take_problem (UmpSheetField *self, char *problem, int at);

G_END_DECLS
