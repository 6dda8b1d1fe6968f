/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How to set the table up for these people and options, or again as it was: steps to be ticked off. */
#pragma once

#include "../model/play.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define UMP_TYPE_SET_UP_WINDOW (ump_set_up_window_get_type ())
G_DECLARE_FINAL_TYPE (UmpSetUpWindow, ump_set_up_window, UMP, SET_UP_WINDOW, AdwWindow)

/* For the table as it was before the first entry. parent: the window that it stands over. */
GtkWidget *ump_set_up_window_new (UmpPlay *play, GtkWindow *parent);

/* The moment that the play shows, from the box: the table with each step lit up beside them. before: how the
 * cards lie, NULL where they are in the box; then only what lies otherwise is laid. Where nothing lies yet it
 * is ump_set_up_window_new(). */
GtkWidget *ump_set_up_window_new_laying (UmpPlay *play, const UmpTable *before, GtkWindow *parent);

G_END_DECLS
