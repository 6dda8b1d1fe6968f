/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A new session with game, people and options of an old one. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* path: of the old one, which another thread reads; then it is played, or a toast says why not. */
void ump_start_again (UmpWindow *window, const char *path);

G_END_DECLS
