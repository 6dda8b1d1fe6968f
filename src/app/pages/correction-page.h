/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Correction: what an entry was and becomes, and what that changes, before it is accepted.
 *
 * Signals: "accepted" (): the correction stands; "tried" (): the draft changed. */
#pragma once

#include <adwaita.h>

#include "../model/correction-draft.h"

G_BEGIN_DECLS

#define UMP_TYPE_CORRECTION_PAGE (ump_correction_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpCorrectionPage, ump_correction_page, UMP, CORRECTION_PAGE, GtkWidget)

GtkWidget *ump_correction_page_new (UmpPlay *play);
/* Begins anew with that entry (number is not used for options). */
void ump_correction_page_begin (UmpCorrectionPage *self, UmpChangeType type, guint number);

/* Corrects that besides: numbers are those of the log with all that is tried. */
void ump_correction_page_go_on (UmpCorrectionPage *self, UmpChangeType type, guint number);
/* What that void holds counts again. */
void ump_correction_page_put_back (UmpCorrectionPage *self, guint number);
/* Leaves out the move where it stands, and all behind it. */
void ump_correction_page_leave_out_rest (UmpCorrectionPage *self);
/* As ump_log_pane_do(), in the draft's log. */
gboolean ump_correction_page_do_in_log (UmpCorrectionPage *self, const char *action);

/* Borrowed. */
UmpCorrectionDraft *ump_correction_page_draft (UmpCorrectionPage *self);
/* Its own changes, the last one first, never the log's. */
void ump_correction_page_undo (UmpCorrectionPage *self);
void ump_correction_page_redo (UmpCorrectionPage *self);
/* Does so, or says why not. */
void ump_correction_page_accept (UmpCorrectionPage *self);
/* Opens the typed line. */
void ump_correction_page_focus_entry (UmpCorrectionPage *self);
/* Begins with an option that is to say `value`. */
void ump_correction_page_begin_option (UmpCorrectionPage *self, const char *name, const char *value);

/* Nothing is changed; whether the draft can be opened again as it was. */
gboolean ump_correction_page_keep (UmpCorrectionPage *self);
/* FALSE: something else was done since. */
gboolean ump_correction_page_open_again (UmpCorrectionPage *self);

G_END_DECLS
