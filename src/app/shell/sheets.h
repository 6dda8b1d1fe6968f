/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with templates of score sheets (kept, renamed, given away, taken in, removed), which draft of
 * one is shown, and how it becomes a template. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* The window's actions for templates and for the sheet that is being made, and what is done before a window
 * is closed. */
void ump_sheets_install (void);
void ump_sheets_follow (UmpWindow *window);
/* A template in a file: what it says is shown first, and then it is taken in, or not. */
void ump_sheets_import_path (GtkWindow *parent, const char *path);

G_END_DECLS
