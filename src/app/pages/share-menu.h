/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a result is given away as: the same words and order wherever it stands. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A new menu with the window's actions for the session that is open: share-copy, share-picture, share-save
 * and, where there is a result, share-bgstats. */
GMenuModel *ump_share_menu_new (gboolean result);

G_END_DECLS
