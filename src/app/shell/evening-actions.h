/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with an evening rather than with an entry: who comes and goes, one game more, all of its
 * games, its title and place. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* Its actions: "win.come-and-go", "win.another-game", "win.play-again", "win.show-game" (u), "win.evening",
 * "win.describe". */
void ump_evening_actions_install (UmpWindow *window);
/* Enables what can be done now. */
void ump_evening_actions_update (UmpWindow *window);

G_END_DECLS
