/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a result is given away as: the same words and order wherever it stands. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Fills a menu with the window's actions share-copy, share-picture and share-save. path: of a session's file,
 * "" for the session that is open. finished: that its last game has a result, which can be given to another
 * program too; what is open says so itself. */
void ump_share_menu_fill (GMenu *menu, const char *path, gboolean finished);

G_END_DECLS
