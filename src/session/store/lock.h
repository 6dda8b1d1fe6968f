/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program keeps for itself is read, changed and written by one thread of one program at a time. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Waits for who writes in the folder that holds path, which is made where it is missing. A descriptor, to be
 * closed; where the file system knows no locks too. -1 where it could not be had in time, with
 * UMP_SESSION_ERROR_FILE. */
int ump_lock_folder_of (const char *path, GError **error);

G_END_DECLS
