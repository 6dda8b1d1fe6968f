/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every action of a window, in one place: what it does, and when it can be done. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* Gives windows their actions: once, before the first is made. */
void ump_actions_install (void);
/* For whoever has some of its own: before the first window is made. */
void ump_actions_add (const UmpAction *actions, gsize n);
/* Has the actions follow what a window shows, and adds the keys that cannot be accelerators. */
void ump_actions_follow (UmpWindow *window);

G_END_DECLS
