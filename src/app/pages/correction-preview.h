/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a correction changes: the table before and after, later entries, the first refused one, the totals.
 *
 * Property "draft" (UmpCorrectionDraft): the correction, of which it shows what was tried last. Signal
 * "suspect" (guint number): the user wants to look at that entry (numbered as in the corrected log). */
#pragma once

#include <gtk/gtk.h>

#include "../model/correction-draft.h"
#include "../widgets/width-class.h"

G_BEGIN_DECLS

#define UMP_TYPE_CORRECTION_PREVIEW (ump_correction_preview_get_type ())
G_DECLARE_FINAL_TYPE (UmpCorrectionPreview, ump_correction_preview, UMP, CORRECTION_PREVIEW, GtkWidget)

void ump_correction_preview_set_width (UmpCorrectionPreview *self, UmpWidth width);

/* Fills a sentence widget with entry `number` of a match; unchecked entries appear in notation. */
void ump_correction_say (GtkWidget *sentence, UmpPlay *play, const UmpMatch *match, guint number);

G_END_DECLS
