/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files put in place whole: at every moment, also after a power cut, the name leads to the old bytes or to
 * the new. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A new file beside the one it is to replace, .NAME.new as long as it is not in place. fd: open to read and
 * write, -1 for none; it holds the lock of the new file, or else lock_error (an errno) says why not. */
typedef struct {
  char *path;
  char *temporary;
  int fd;
  int lock_error;
} UmpReplacement;

/* Writes bytes to a temporary file beside path and syncs it. Who writes the same path at the same time, in
 * this or another program, is waited for; what one left that was killed is removed. FALSE with
 * UMP_SESSION_ERROR_FILE, nothing is left behind. */
gboolean ump_replacement_write (UmpReplacement *replacement, const char *path, const char *bytes, gsize n,
                                GError **error);
/* Puts it in the place of path, or (fresh) to path if nothing is there. Syncs the folder. FALSE: nothing
 * changed, or the error says that only the sync failed; ump_replacement_drop() is then still to be called. */
gboolean ump_replacement_commit (UmpReplacement *replacement, gboolean fresh, GError **error);
/* Closes it, and takes the temporary file away if it is still there. */
void ump_replacement_drop (UmpReplacement *replacement);

/* The one way to write a file of any kind as a whole: an export, a copy, settings. A link is followed; what
 * is there stays as it was until the new bytes are safe, and when they cannot be written. FALSE with
 * UMP_SESSION_ERROR_FILE. For a session's own file: document.h, for a copy of a session: give.h. */
gboolean ump_replace_file (const char *path, GBytes *bytes, GError **error);

/* Removes the temporary files that programs left in a folder which were killed while they wrote; ending: how
 * the names end of the files that these were to be. */
void ump_remove_leftovers (const char *folder, const char *ending);

/* Sets UMP_SESSION_ERROR_FILE. FALSE. */
gboolean ump_fail (GError **error, const char *message);
/* Helpers; errno says what went wrong. */
gboolean ump_write_at (int fd, const char *bytes, gsize n, gint64 at);
/* Renames, but never over what is there. */
gboolean ump_rename_fresh (const char *from, const char *to);
/* Syncs the folder that holds path. */
gboolean ump_sync_folder (const char *path);

G_END_DECLS
