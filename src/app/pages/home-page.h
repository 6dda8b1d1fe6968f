/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Home: the sessions of the library, those in play first. */
#pragma once

#include <adwaita.h>

#include "session/library/library.h"

G_BEGIN_DECLS

#define UMP_TYPE_HOME_PAGE (ump_home_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpHomePage, ump_home_page, UMP, HOME_PAGE, GtkWidget)

/* library: where its sessions are; a reference is kept. */
GtkWidget *ump_home_page_new (UmpLibrary *library);
/* Reads the folder again. */
void ump_home_page_refresh (UmpHomePage *self);

G_END_DECLS
