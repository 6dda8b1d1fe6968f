/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a LEVELS part: groups joined by '+', each a letter of the part and a size, as in `R3+C4`. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Its groups, a new array; NULL or "": none. */
char **ump_level_groups (const char *value);
/* Cards that all groups ask for. */
int ump_level_cards (const char *value);
/* The value with `word` in place of a group (from 0; -1: behind the last), or without it where word is NULL.
 * A new string. */
char *ump_level_with_group (const char *value, int group, const char *word);

G_END_DECLS
