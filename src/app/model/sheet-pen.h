/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pen over a score sheet: at which cell it is, what is typed there, and what comes of it. A cell that is
 * filled can be typed anew; what is typed and not entered stands in its cell again when somebody comes back
 * to it. */
#pragma once

#include "sheet-cells.h"

G_BEGIN_DECLS

typedef struct _UmpSheetPen UmpSheetPen;

/* What comes of a tap or of Enter. TYPED: no more than what is typed. MOVED: the pen is at another cell.
 * LIFTED: it has to be put somewhere, by ump_sheet_pen_read(). EDIT: an entry has to be corrected where it is
 * seen what that changes. */
typedef enum {
  UMP_PEN_NOTHING,
  UMP_PEN_TYPED,
  UMP_PEN_MOVED,
  UMP_PEN_LIFTED,
  UMP_PEN_EDIT,
} UmpPenAnswer;

UmpSheetPen *ump_sheet_pen_new (UmpPlay *play);
void ump_sheet_pen_free (UmpSheetPen *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpSheetPen, ump_sheet_pen_free)

/* Reads the sheet again, and puts the pen to the cell that was taken back just now, or where it has none of
 * its own to the one that is due: along the line, or down the column. on: numbers are asked for; else the pen
 * is nowhere. FALSE: the game has no sheet, and nothing of this is to be asked. */
gboolean ump_sheet_pen_read (UmpSheetPen *self, gboolean on, gboolean down);

/* The pen's; read with the sheet. */
const UmpSheetCells *ump_sheet_pen_cells (const UmpSheetPen *self);
/* Of the play when it was read: another one may have other lines. */
guint ump_sheet_pen_generation (const UmpSheetPen *self);
/* Line of the cell, -1 for none; and its seat. */
int ump_sheet_pen_line (const UmpSheetPen *self);
int ump_sheet_pen_seat (const UmpSheetPen *self);
/* What stands there is typed anew. */
gboolean ump_sheet_pen_is_changing (const UmpSheetPen *self);
/* Borrowed, "" for nothing; as a number, FALSE if it is none. */
const char *ump_sheet_pen_text (const UmpSheetPen *self);
gboolean ump_sheet_pen_number (const UmpSheetPen *self, gint64 *number);
/* Why the number would be refused; NULL: it would not, or there is none. A new string. */
char *ump_sheet_pen_trouble (const UmpSheetPen *self);
/* How many others of the line can be 0 with it. */
int ump_sheet_pen_n_others (const UmpSheetPen *self);

/* As ump_typed_sum_key(). */
void ump_sheet_pen_key (UmpSheetPen *self, const char *key);
/* On to the next cell in that direction that can be filled, or is; FALSE if there is none. */
gboolean ump_sheet_pen_step (UmpSheetPen *self, int lines, int seats);
/* A cell is tapped that is none of points. entry: set with EDIT. */
UmpPenAnswer ump_sheet_pen_tap (UmpSheetPen *self, int line, int seat, guint *entry);
/* Enters what is typed, or changes the entry that stands there. entry: set with EDIT. */
UmpPenAnswer ump_sheet_pen_enter (UmpSheetPen *self, guint *entry);
/* The number, and 0 for all others in its line: one undo takes them back together. */
UmpPenAnswer ump_sheet_pen_enter_zeros (UmpSheetPen *self);

G_END_DECLS
