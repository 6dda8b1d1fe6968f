/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Correction: what an entry was and becomes, and what that changes, before it is accepted.
 *
 * Signal "accepted" (): the correction stands. */
#pragma once

#include <adwaita.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_CORRECTION_PAGE (ump_correction_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpCorrectionPage, ump_correction_page, UMP, CORRECTION_PAGE, GtkWidget)

GtkWidget *ump_correction_page_new (UmpPlay *play);
/* Begins anew with that entry (number is not used for options). */
void ump_correction_page_begin (UmpCorrectionPage *self, UmpChangeType type, guint number);

/* Begins with an option that is to say `value`. */
void ump_correction_page_begin_option (UmpCorrectionPage *self, const char *name, const char *value);

/* Begins with what that void of the log holds, which counts again. */
void ump_correction_page_put_back (UmpCorrectionPage *self, guint number);
/* Nothing is changed; whether the draft can be opened again as it was. */
gboolean ump_correction_page_keep (UmpCorrectionPage *self);
/* FALSE: something else was done since. */
gboolean ump_correction_page_open_again (UmpCorrectionPage *self);

G_END_DECLS
