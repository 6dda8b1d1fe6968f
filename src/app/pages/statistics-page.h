/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics: everybody and every game, a person, a game; a row opens what it is about, back goes the same
 * way.
 *
 * A file is opened with the window's action win.open-path; when there is nothing to go back to, win.back is
 * done. */
#pragma once

#include <adwaita.h>

#include "../model/people-names.h"
#include "session/library/library.h"

G_BEGIN_DECLS

#define UMP_TYPE_STATISTICS_PAGE (ump_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpStatisticsPage, ump_statistics_page, UMP, STATISTICS_PAGE, GtkWidget)

/* library: a reference is kept. names: too. */
GtkWidget *ump_statistics_page_new (UmpLibrary *library, UmpPeopleNames *names);
/* From the start, counted anew. */
void ump_statistics_page_begin (UmpStatisticsPage *self);

/* One page back; FALSE where the first is shown. */
gboolean ump_statistics_page_go_back (UmpStatisticsPage *self);

G_END_DECLS
