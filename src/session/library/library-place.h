/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which folder is the library: the usual one in the user's data folder, or one that was chosen (a synced
 * folder, an old backup). The choice stands in a file that window and umpirectl both read. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The usual folder; a new string. */
char *ump_library_usual_folder (void);
/* The folder that was chosen; NULL for the usual one. A new string. */
char *ump_library_chosen_folder (void);
/* One of both; a new string. */
char *ump_library_folder (void);
/* Chooses a folder from now on; NULL: the usual one. FALSE with UMP_SESSION_ERROR_FILE: nothing has changed,
 * also where there is no such folder or it cannot be read. Nothing is moved. */
gboolean ump_library_choose_folder (const char *folder, GError **error);
/* Why sessions cannot be kept in a folder: it is not there, or can only be read. A sentence, a new string;
 * NULL where they can. It asks the disk. */
char *ump_library_folder_problem (const char *folder);

G_END_DECLS
