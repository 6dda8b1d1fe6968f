/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people are called: a name that counts as another one, teams. Actions of the window, win.name-person
 * (name, what it counts as), win.mark-person (name, its mark, 0 for none),
 * win.forget-person (name) and win.restore-names (what stood before). */
#pragma once

#include "window.h"

G_BEGIN_DECLS

void ump_people_install (void);

G_END_DECLS
