/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A copy of the session that is played, written by another thread. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* As ump_store_save_copy(), of the session as it stands now. Onto its own file it is a save, which is waited
 * for. */
void ump_play_copy_later (UmpPlay *self, const char *path, GAsyncReadyCallback callback, gpointer user_data);
/* notice: what the user should know besides (a new string), NULL for nothing. */
UmpCopyState ump_play_copy_finish (GAsyncResult *result, char **notice, GError **error);

G_END_DECLS
