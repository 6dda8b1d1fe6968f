/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The word that somebody may have meant. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The nearest of words (NULL-terminated, ASCII), of several the first; borrowed. NULL where all of them are
 * further away than two letters that are put in, left out or changed, or would be changed whole. */
const char *ump_nearest (const char *const *words, const char *written);

G_END_DECLS
