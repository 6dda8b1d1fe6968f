/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something given away as a file: written by another thread, and said when it is on the disk. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* done: what is said then, in the user's language (static); else why it was not written, and what was at path
 * is there still. The application does not end before. */
void ump_write_out (UmpWindow *window, const char *path, GBytes *bytes, const char *done);

G_END_DECLS
