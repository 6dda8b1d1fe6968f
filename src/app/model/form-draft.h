/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry while it is put together in a form, one field after the other: what stands in its fields, which
 * of them is asked for at present, what is still missing, and what of it cannot stay. A tally begins with the
 * first one that is not counted yet, and with what the log knows of it; what was begun before goes on.
 *
 * It enters nothing and shows nothing. */
#pragma once

#include "form-value.h"

G_BEGIN_DECLS

typedef struct _UmpFormDraft UmpFormDraft;

UmpFormDraft *ump_form_draft_new (UmpPlay *play, int verb);
void ump_form_draft_free (UmpFormDraft *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpFormDraft, ump_form_draft_free)

guint ump_form_draft_n_fields (const UmpFormDraft *self);
/* The draft's. */
UmpFormValue *ump_form_draft_value (const UmpFormDraft *self, guint field);
/* The field that is asked for, and going to another one. */
guint ump_form_draft_now (const UmpFormDraft *self);
void ump_form_draft_go_to (UmpFormDraft *self, guint field);
/* The next field that still needs something, after the present one and then from the start; the number of
 * fields for none. */
guint ump_form_draft_next (const UmpFormDraft *self);
/* The first field that needs something; the number of fields for none. */
guint ump_form_draft_missing (const UmpFormDraft *self);
/* The present field has what it needs. */
gboolean ump_form_draft_may_go_on (const UmpFormDraft *self);
/* No field needs anything any more. */
gboolean ump_form_draft_is_whole (const UmpFormDraft *self);
/* Somebody put something in. */
gboolean ump_form_draft_is_begun (const UmpFormDraft *self);

/* Somebody changed the value of that field: what follows from it is filled in. */
void ump_form_draft_changed (UmpFormDraft *self, guint field);
/* Fills every field with what an entry of the verb says. */
void ump_form_draft_fill (UmpFormDraft *self, const UmpEntry *entry);
/* What is in the fields is there again if the program ends now. */
void ump_form_draft_keep (const UmpFormDraft *self);

/* Whether it may be entered as it stands. why: a new string, what cannot stay or what is wrong with the
 * whole; NULL for nothing to say. */
gboolean ump_form_draft_judge (UmpFormDraft *self, char **why);
/* When it was last judged: cards that are there cannot stay, whatever is still to come; those of that field
 * may be the ones. */
gboolean ump_form_draft_is_troubled (const UmpFormDraft *self);
gboolean ump_form_draft_is_refused (const UmpFormDraft *self, guint field);
/* The entry as it stands; a new one. */
UmpEntry *ump_form_draft_entry (const UmpFormDraft *self);

G_END_DECLS
