/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a correction changes, line by line: its own changes, later entries, the first refused one, the totals.
 *
 * Property "draft" (UmpCorrectionDraft): the correction, of which it shows what was tried last. Of the page
 * it asks correction.move and correction.either, with the number of an entry in the corrected log. */
#pragma once

#include <adwaita.h>

#include "../model/correction-draft.h"

G_BEGIN_DECLS

#define UMP_TYPE_CORRECTION_PREVIEW (ump_correction_preview_get_type ())
G_DECLARE_FINAL_TYPE (UmpCorrectionPreview, ump_correction_preview, UMP, CORRECTION_PREVIEW, GtkWidget)

/* As ump_log_pane_do(). */
gboolean ump_correction_preview_do_in_log (UmpCorrectionPreview *self, const char *action);
G_END_DECLS
