/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Export and import of the learned components. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* Writes everything that was learned where the user says. */
void ump_share_export (UmpWindow *window);
/* Takes over what a file has; where it says something else, the user chooses what stays. */
void ump_share_import (UmpWindow *window);
/* The same with a file that is known. */
void ump_share_import_path (UmpWindow *window, const char *path);

G_END_DECLS
