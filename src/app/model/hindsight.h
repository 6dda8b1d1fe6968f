/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back on a finished game: what was corrected and ruled, and whether that changed who
 * won. */
#pragma once

#include <glib.h>

#include "play.h"

G_BEGIN_DECLS

/* How long it took, what was corrected, and each ruling with what would have been without it: a line each; a
 * new string, "" where there is nothing to say. */
char *ump_hindsight (UmpPlay *play);

G_END_DECLS
