/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Table, keys and typed line as they were when an entry was made: what was entered is corrected with the same
 * ones. They ask a proposal, in which nothing is ever entered, and are the same widgets as long as the moment
 * is the same.
 *
 * Signals: "picked" (line, number)  that is the entry now, in notation; number: it takes the place of another
 *                                   cell of a sheet, 0 for the entry that is corrected
 *          "refused" (reason)       why what was tried cannot be */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_CORRECTION_KEYS (ump_correction_keys_get_type ())
G_DECLARE_FINAL_TYPE (UmpCorrectionKeys, ump_correction_keys, UMP, CORRECTION_KEYS, GtkWidget)

/* play: the game that is corrected. past: its match at that moment, taken; NULL: nothing is shown. number: of
 * a sheet, the entry in the place of which the pen stands, 0 for the cell that is due. was: what the log says
 * there, like: what fills the keys; or NULL. */
void ump_correction_keys_set (UmpCorrectionKeys *self, UmpPlay *play, UmpMatch *past, guint number,
                              const UmpEntry *was, const UmpEntry *like);
/* The table of that moment, on which the same choice is made as with the keys, or the sheet; NULL where
 * nothing is shown. Borrowed. */
GtkWidget *ump_correction_keys_table (UmpCorrectionKeys *self);
/* The typed line is there until nothing stands in it, or, if it stays, until it is closed. FALSE: it was not
 * open. */
void ump_correction_keys_open_line (UmpCorrectionKeys *self, gboolean stays);
gboolean ump_correction_keys_close_line (UmpCorrectionKeys *self);
/* Puts the focus on a key, or the current cell. FALSE: there is none yet. */
gboolean ump_correction_keys_focus (UmpCorrectionKeys *self);
/* What is typed anywhere on the page it is added to is meant for these keys, or opens the typed line. A new
 * controller. */
GtkEventController *ump_correction_keys_new_controller (UmpCorrectionKeys *self);
/* narrow: there is the room of a phone. */
void ump_correction_keys_set_narrow (UmpCorrectionKeys *self, gboolean narrow);

G_END_DECLS
