/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every action of a window, in one place: what it does, and when it can be done. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* Adds the actions to the window, and the keys that cannot be accelerators. Once, when it is made. */
void ump_actions_install (UmpWindow *window);

G_END_DECLS
