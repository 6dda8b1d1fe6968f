/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's side of making score sheets: which draft is shown, and how it becomes a template. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* Actions win.new-sheet, win.edit-sheet and win.copy-sheet (a template's key), win.keep-draft,
 * win.discard-draft, win.restore-draft. */
void ump_sheet_edits_install (UmpWindow *window);

G_END_DECLS
