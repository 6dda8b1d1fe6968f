/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with the sessions of Home: removed, put back, taken off the list. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* Its actions: "win.remove-session", "restore", "forget-session", "remember". */
void ump_sessions_install (void);

G_END_DECLS
