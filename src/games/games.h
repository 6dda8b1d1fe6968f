/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of games. */
#pragma once

#include "core/game.h"

G_BEGIN_DECLS

/* NULL-terminated, in the order in which the window shows them; the score pad comes last. */
extern const UmpGame *const ump_games[];

/* The game of that kind, NULL if there is none. */
const UmpGame *ump_games_find (const char *kind);

G_END_DECLS
