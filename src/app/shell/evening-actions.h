/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with an evening rather than with an entry: who comes and goes, … */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* Its actions: "win.come-and-go". */
void ump_evening_actions_install (UmpWindow *window);
/* Enables what can be done now. */
void ump_evening_actions_update (UmpWindow *window);

G_END_DECLS
