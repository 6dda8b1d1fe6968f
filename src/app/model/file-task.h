/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file written whole by another thread, by the one safe way (ump_store_give ()): no export makes the window
 * wait. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* owner: an object that lives until the callback, which comes in this thread's main loop; may be NULL. */
void ump_file_write (gpointer owner, const char *path, GBytes *bytes, GAsyncReadyCallback callback,
                     gpointer user_data);
/* FALSE with UMP_SESSION_ERROR_FILE: what was there is there still. */
gboolean ump_file_write_finish (GAsyncResult *result, GError **error);

G_END_DECLS
