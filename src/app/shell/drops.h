/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files dropped on a window. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* Takes files that are dropped anywhere on the window, and opens them. Once, when it is made. */
void ump_drops_take (UmpWindow *window);

G_END_DECLS
