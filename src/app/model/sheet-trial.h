/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A draft of a score sheet, tried with numbers: a real game of the pad that is played from the cells as they
 * stand there, so that points, proofs and refusals are those that would come in play. */
#pragma once

#include "sheet-draft.h"

G_BEGIN_DECLS

/* Most people of a trial. */
#define UMP_TRIAL_SEATS 4

/* A cell. Properties "text" (what was typed, for lines that are filled in; can be set) and "value" (what is
 * counted, for the others); "name" for a screen reader, "problem" (why the number cannot stand; NULL) and
 * "proof" (how the value comes about; NULL): read only. */
#define UMP_TYPE_TRIAL_CELL (ump_trial_cell_get_type ())
G_DECLARE_FINAL_TYPE (UmpTrialCell, ump_trial_cell, UMP, TRIAL_CELL, GObject)

/* A line. Properties "title", "typed" (its cells are filled in) and "note" (what is wrong in it, or how its
 * values come about; NULL for nothing), "wrong" (the note is about what is wrong): read only. */
#define UMP_TYPE_TRIAL_LINE (ump_trial_line_get_type ())
G_DECLARE_FINAL_TYPE (UmpTrialLine, ump_trial_line, UMP, TRIAL_LINE, GObject)
/* Borrowed. */
UmpTrialCell *ump_trial_line_cell (UmpTrialLine *self, int seat);

/* A GListModel of UmpTrialLine. It follows the draft; where that cannot be read, the lines stay as they were.
 * Property "result": what came of it, "" for nothing; read only. */
#define UMP_TYPE_SHEET_TRIAL (ump_sheet_trial_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetTrial, ump_sheet_trial, UMP, SHEET_TRIAL, GObject)

UmpSheetTrial *ump_sheet_trial_new (UmpSheetDraft *draft);
/* 2 … UMP_TRIAL_SEATS. */
int ump_sheet_trial_n_seats (UmpSheetTrial *self);
void ump_sheet_trial_set_n_seats (UmpSheetTrial *self, int n_seats);
/* Borrowed; as they are called everywhere in examples. */
const char *ump_sheet_trial_name (int seat);
/* Numbers that the sheet accepts in all blank cells of the open round. FALSE where it finds none. */
gboolean ump_sheet_trial_fill (UmpSheetTrial *self);
/* All cells blank. */
void ump_sheet_trial_clear (UmpSheetTrial *self);

G_END_DECLS
