/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A correction that is being made: of which entries or option, what they are to become, and what that would
 * change. Where a later entry would be refused, that one is corrected next, and so on until all fit: they are
 * accepted together. Until then the game is as it was, and it stays so if the draft is begun anew or let go.
 *
 * Properties, all to be read only: "acceptable", as below; "can-go-on": a later entry would be refused, and
 * is to be corrected next; "scores": which totals would be others,
 * "" where it cannot be accepted; "kept": what becomes of the old entry or value. Signal "tried" ():
 * something was tried, or refused. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

#define UMP_TYPE_CORRECTION_DRAFT (ump_correction_draft_get_type ())
G_DECLARE_FINAL_TYPE (UmpCorrectionDraft, ump_correction_draft, UMP, CORRECTION_DRAFT, GObject)

/* Holds a reference on play. */
UmpCorrectionDraft *ump_correction_draft_new (UmpPlay *play);
/* Begins anew; number as for ump_match_correct(), of no meaning for options. Nothing is tried yet. */
void ump_correction_draft_begin (UmpCorrectionDraft *self, UmpChangeType type, guint number);
/* Something else is to be corrected, in the log as the draft has it so far; what was tried is dropped. */
void ump_correction_draft_turn_to (UmpCorrectionDraft *self, UmpChangeType type, guint number);
/* What was tried, which must be possible in itself, becomes part of the draft, and that entry of its log is
 * to be corrected besides. */
void ump_correction_draft_go_on (UmpCorrectionDraft *self, guint number);

/* Borrowed; match: the log as the draft has it so far, without what is tried. */
UmpPlay *ump_correction_draft_play (UmpCorrectionDraft *self);
UmpMatch *ump_correction_draft_match (UmpCorrectionDraft *self);
UmpChangeType ump_correction_draft_type (UmpCorrectionDraft *self);
guint ump_correction_draft_number (UmpCorrectionDraft *self);
/* "Correct entry 5": a new string. */
char *ump_correction_draft_title (UmpCorrectionDraft *self);
/* The entry that is corrected, or in front of which another one comes; NULL at the end of the log and for
 * options. Borrowed. */
UmpEntry *ump_correction_draft_old (UmpCorrectionDraft *self);
/* The match as it was before that entry, NULL for options: the draft's own, or a new one. */
UmpMatch *ump_correction_draft_past (UmpCorrectionDraft *self);
UmpMatch *ump_correction_draft_copy_past (UmpCorrectionDraft *self);
/* The notation that a change begins with: what the play proposes for the entry, which it does once, else what
 * the entry is; "" for what is new. A new string. */
char *ump_correction_draft_first_line (UmpCorrectionDraft *self);

/* What it is to become: notation, implied spelling allowed; "" for nothing yet. With UMP_CHANGE_LEAVE_OUT the
 * text is of no meaning. */
void ump_correction_draft_try (UmpCorrectionDraft *self, const char *text);
/* All written options, as for ump_setup_new(). */
void ump_correction_draft_try_options (UmpCorrectionDraft *self, const UmpOptionValue *values, int n_values);
/* It cannot become what somebody meant; reason in the user's language. */
void ump_correction_draft_refuse (UmpCorrectionDraft *self, const char *reason);

/* What was tried last; NULL: nothing, what it was already, or what cannot be read, as `why` says then (or
 * NULL). Both borrowed until something else is tried. */
const UmpCorrection *ump_correction_draft_tried (UmpCorrectionDraft *self);
const char *ump_correction_draft_why (UmpCorrectionDraft *self);
/* Whether the draft with what was tried last can be accepted: everything fits. */
gboolean ump_correction_draft_is_acceptable (UmpCorrectionDraft *self);
/* The entry of the corrected log that would be refused first, 0 for none, or where what was tried cannot
 * be. */
guint ump_correction_draft_stop (UmpCorrectionDraft *self);

/* Puts the corrected log in the place of the play's, in one act. FALSE: it could not be, and the play's
 * answer says why; it is to be tried again then. */
gboolean ump_correction_draft_accept (UmpCorrectionDraft *self);

G_END_DECLS
