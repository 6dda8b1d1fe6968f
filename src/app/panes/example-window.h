/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The example of a rule on a table of its own, step by step; the step that is refused is red and has the
 * referee's sentence. */
#pragma once

#include "../model/example.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define UMP_TYPE_EXAMPLE_WINDOW (ump_example_window_get_type ())
G_DECLARE_FINAL_TYPE (UmpExampleWindow, ump_example_window, UMP, EXAMPLE_WINDOW, AdwWindow)

/* Takes the play and the steps. title: of the rule. parent: the window in front of which it stands, or
 * NULL. */
GtkWidget *ump_example_window_new (UmpPlay *play, GPtrArray *steps, const char *title, GtkWindow *parent);

G_END_DECLS
