/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one menu for sharing: what is open, to the clipboard, or to a file in a format of others, as
 * `umpirectl export` calls them. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* The actions win.share, win.share-copy, win.share-picture and win.share-save (format). */
void ump_give_install (void);
/* Something given away as a file. done: what is said when it is on the disk, in the user's language (static);
 * else why it was not written, and what was at path is there still. The application does not end before. */
void ump_write_out (UmpWindow *window, const char *path, GBytes *bytes, const char *done);

G_END_DECLS
