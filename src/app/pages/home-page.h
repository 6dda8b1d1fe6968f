/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Home: tonight's evening and its games, then the earlier evenings of the library. */
#pragma once

#include <adwaita.h>

#include "session/library/library.h"

G_BEGIN_DECLS

#define UMP_TYPE_HOME_PAGE (ump_home_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpHomePage, ump_home_page, UMP, HOME_PAGE, GtkWidget)

/* library: where its sessions are; settings: how an evening is counted. References are kept. */
GtkWidget *ump_home_page_new (UmpLibrary *library, GSettings *settings);
/* Reads the folder again. */
void ump_home_page_refresh (UmpHomePage *self);

G_END_DECLS
