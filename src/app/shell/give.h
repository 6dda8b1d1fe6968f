/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one menu for sharing: a result to the clipboard, or to a file in a format of others.
 *
 * path is "" for the session that is open; formats are those of `umpirectl export`. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* Adds win.share-copy and win.share-picture (path: s), win.share-save (path, format: ss), and the switch
 * win.with-log for what has pages. */
void ump_give_install (UmpWindow *window);
gboolean ump_give_with_log (UmpWindow *window);

G_END_DECLS
