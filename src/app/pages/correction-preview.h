/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a correction changes, line by line: its own changes, later entries, the first refused one, the totals.
 *
 * Property "draft" (UmpCorrectionDraft): the correction, of which it shows what was tried last. Of the page
 * it asks correction.move and correction.either, with the number of an entry in the corrected log. */
#pragma once

#include <gtk/gtk.h>

#include "../model/correction-draft.h"

G_BEGIN_DECLS

#define UMP_TYPE_CORRECTION_PREVIEW (ump_correction_preview_get_type ())
G_DECLARE_FINAL_TYPE (UmpCorrectionPreview, ump_correction_preview, UMP, CORRECTION_PREVIEW, GtkWidget)

/* Fills a sentence widget with entry `number` of a match; an unchecked one as it was written. */
void ump_correction_say (GtkWidget *sentence, UmpPlay *play, const UmpMatch *match, guint number);

G_END_DECLS
