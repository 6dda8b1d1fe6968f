/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A correction that is being made: a list of changes, whatever they are, of which nothing is written before
 * all of them are accepted together, in one act. It has its own undo and redo, and stands at one place: an
 * entry that is to become something else or in front of which one comes, the options, or who sits where.
 * Where a later entry would be refused the draft goes on there, until all fits. Entries are meant by their
 * numbers in the log as the draft has it.
 *
 * Properties, all to be read only: "acceptable", as below; "scores": which totals would be others, "" where it cannot be accepted. Signal "tried"
 * (): something was changed, taken back or refused. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

#define UMP_TYPE_CORRECTION_DRAFT (ump_correction_draft_get_type ())
G_DECLARE_FINAL_TYPE (UmpCorrectionDraft, ump_correction_draft, UMP, CORRECTION_DRAFT, GObject)

/* A way on at the place where it stops. words: "45 to the hand", "Leave out this and the 6 after it".
 * entry: of ENTRY; rest: of LEAVE_OUT, all behind it too. ADD and STAND ask for more. */
typedef struct {
  UmpChangeType type;
  UmpEntry *entry;
  gboolean rest;
  char *words;
} UmpDraftWay;

/* Holds a reference on play. */
UmpCorrectionDraft *ump_correction_draft_new (UmpPlay *play);
/* Begins anew: what was changed before is dropped, for good. */
void ump_correction_draft_begin (UmpCorrectionDraft *self, UmpChangeType type, guint number);
/* Stands there, number as for ump_match_correct_at() in the log of ump_correction_draft_match(), of no
 * meaning where that is no move; what was tried and not kept by ump_correction_draft_go_on() is dropped. */
void ump_correction_draft_turn_to (UmpCorrectionDraft *self, UmpChangeType type, guint number);
/* What was tried is kept, and it stands there besides: number in the log with it, of no meaning where that is
 * no move. */
void ump_correction_draft_go_on (UmpCorrectionDraft *self, UmpChangeType type, guint number);
/* Drops the draft: nothing was changed. It can be opened again as it was until the game's log changes.
 * FALSE: there is none. */
void ump_correction_draft_keep (UmpCorrectionDraft *self);
gboolean ump_correction_draft_can_open_again (UmpCorrectionDraft *self);
gboolean ump_correction_draft_open_again (UmpCorrectionDraft *self);

/* Borrowed; match: the log as the draft has it, without what is tried, and at a move with the people on their
 * seats as they were. */
UmpPlay *ump_correction_draft_play (UmpCorrectionDraft *self);
UmpMatch *ump_correction_draft_match (UmpCorrectionDraft *self);
UmpChangeType ump_correction_draft_type (UmpCorrectionDraft *self);
guint ump_correction_draft_number (UmpCorrectionDraft *self);
/* FALSE at the options and at who sits where. */
gboolean ump_correction_draft_is_at_move (UmpCorrectionDraft *self);
/* The entry that is corrected, or in front of which another one comes; NULL at the end of the log and
 * where it is at no move. Borrowed. */
UmpEntry *ump_correction_draft_old (UmpCorrectionDraft *self);
/* What the log says there, which the draft may have made another one already: its number in the play's log, 0
 * where it says nothing. */
guint ump_correction_draft_logged (UmpCorrectionDraft *self);
/* The match as it was before that entry, NULL where it is at no move: a new one. */
UmpMatch *ump_correction_draft_copy_past (UmpCorrectionDraft *self);
/* The notation that a change begins with: what the play proposes for the entry, which it does once, else what
 * the entry is; "" for what is new. A new string. */
char *ump_correction_draft_first_line (UmpCorrectionDraft *self);

/* What it is to become: notation, implied spelling allowed; "" for nothing yet. With UMP_CHANGE_LEAVE_OUT
 * the text is of no meaning. It takes the place of what was tried here before. Where a later entry would be
 * refused then, what was tried is kept, and the draft stands there. */
void ump_correction_draft_try (UmpCorrectionDraft *self, const char *text);
/* All written options, as for ump_setup_new(). */
void ump_correction_draft_try_options (UmpCorrectionDraft *self, const UmpOptionValue *values, int n_values);
/* It cannot become what somebody meant; reason in the user's language. */
void ump_correction_draft_refuse (UmpCorrectionDraft *self, const char *reason);

/* Changes that are kept at once; the draft then stands where it stops. Numbers are those of the log with
 * what was tried. */
void ump_correction_draft_change (UmpCorrectionDraft *self, guint number, UmpEntry *entry);
void ump_correction_draft_add (UmpCorrectionDraft *self, guint before, UmpEntry *entry);
/* rest: all that stands behind it, too. */
void ump_correction_draft_leave_out (UmpCorrectionDraft *self, guint number, gboolean rest);
void ump_correction_draft_let_stand (UmpCorrectionDraft *self, guint number, const char *reason);
/* taken: one that lies in a void of the play's log. FALSE: it does not. */
gboolean ump_correction_draft_put_back (UmpCorrectionDraft *self, UmpEntry *taken);
/* Who sits where with all changes, and by what the person on a seat is said. Borrowed until something else is
 * tried. */
const UmpSetup *ump_correction_draft_setup (UmpCorrectionDraft *self);
const char *ump_correction_draft_person (UmpCorrectionDraft *self, int seat);
/* Whom somebody means by that (ump_session_look_for()), or somebody new of that name, is said to sit on the
 * seat; who is said to sit there takes the seat that this person had in the game. FALSE: it cannot be. */
gboolean ump_correction_draft_seat (UmpCorrectionDraft *self, int seat, const char *said, GError **error);
/* The person on that seat is called so in the session, which is no change of the draft; who came by one is,
 * in the draft. FALSE: it cannot be. */
gboolean ump_correction_draft_call (UmpCorrectionDraft *self, int seat, const char *name, GError **error);
/* The ways on where it stops, nearest first: a new array of UmpDraftWay, which it owns; none where it does
 * not stop or stands elsewhere. */
GPtrArray *ump_correction_draft_ways (UmpCorrectionDraft *self);

/* The draft's own: its last change, never the log. FALSE: there is none. */
gboolean ump_correction_draft_can_undo (UmpCorrectionDraft *self);
gboolean ump_correction_draft_can_redo (UmpCorrectionDraft *self);
gboolean ump_correction_draft_undo (UmpCorrectionDraft *self);
gboolean ump_correction_draft_redo (UmpCorrectionDraft *self);

/* How many changes it has, as people made them. */
guint ump_correction_draft_n_changes (UmpCorrectionDraft *self);

/* What all changes come to, with what was tried last; NULL: nothing was changed. What was tried here may be
 * what cannot be read, as `why` says then (or NULL). Both borrowed until something else is tried. */
const UmpCorrection *ump_correction_draft_tried (UmpCorrectionDraft *self);
const char *ump_correction_draft_why (UmpCorrectionDraft *self);
/* The number in that log of what was tried here, 0 for none. */
guint ump_correction_draft_now (UmpCorrectionDraft *self);
/* What becomes of what was changed last; NULL where that is no move, and where nothing was changed. Borrowed
 * as above. */
const UmpOutcome *ump_correction_draft_last (UmpCorrectionDraft *self);
/* The log with all that is tried, in a play of its own that shows the moment where the draft stands.
 * Borrowed, always the same one. */
UmpPlay *ump_correction_draft_trial (UmpCorrectionDraft *self);
/* The number in it of the move so many behind that one, or before it; of the last or first where there are
 * not so many. */
guint ump_correction_draft_move_by (UmpCorrectionDraft *self, int by);
/* Whether it can be accepted: something is changed, and everything fits. */
gboolean ump_correction_draft_is_acceptable (UmpCorrectionDraft *self);
/* What people call the move with that number in the log of ump_correction_draft_tried(): one that cannot be
 * and one that waits as in the log, where it could. A new string. */
char *ump_correction_draft_name (UmpCorrectionDraft *self, guint number);
/* What is missing until it can be: a new string, NULL where it can. */
char *ump_correction_draft_missing (UmpCorrectionDraft *self);
/* The entry of the corrected log that is refused first, 0 for none. */
guint ump_correction_draft_stop (UmpCorrectionDraft *self);

/* Puts the corrected log in the place of the play's, in one act. FALSE: it could not be, and the play's
 * answer says why; it is to be tried again then. */
gboolean ump_correction_draft_accept (UmpCorrectionDraft *self);

G_END_DECLS
