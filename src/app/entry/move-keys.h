/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Other legal entries of a moment as keys: a chip for each card, then the ways to go on with it, and the
 * places where the card may have been put, right or not.
 *
 * Signal "picked" (char *line): the canonical line of the entry that was tapped. */
#pragma once

#include <gtk/gtk.h>

#include "core/match.h"

G_BEGIN_DECLS

#define UMP_TYPE_MOVE_KEYS (ump_move_keys_get_type ())
G_DECLARE_FINAL_TYPE (UmpMoveKeys, ump_move_keys, UMP, MOVE_KEYS, GtkWidget)

/* past: the match as it was before the entry; only used in this call and by taps until the next one, so it
 * must live
 * as long. like: the entry to be replaced: only its verb and person are offered; NULL for all. */
void ump_move_keys_set (UmpMoveKeys *self, UmpMatch *past, const UmpEntry *like);
/* Marks the keys of that line. */
void ump_move_keys_mark (UmpMoveKeys *self, const char *line);

/* Whether there is anything to tap. */
gboolean ump_move_keys_has_any (UmpMoveKeys *self);

G_END_DECLS
