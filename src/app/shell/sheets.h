/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with templates of score sheets: kept, renamed, given away, taken in, removed. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* Its actions: "win.keep-sheet", "rename-sheet", "share-sheet", "remove-sheet", "restore-sheet". */
void ump_sheets_install (UmpWindow *window);
/* Enables what can be done now. */
void ump_sheets_update (UmpWindow *window);
/* A template in a file: what it says is shown first, and then it is taken in, or not. */
void ump_sheets_import_path (GtkWindow *parent, const char *path);

G_END_DECLS
