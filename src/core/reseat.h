/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Other people on the seats of a game. For core's own use. */
#pragma once

#include "match.h"

G_BEGIN_DECLS

/* The same game with other people on its seats, all at once: the moves stay with the seat, so whoever sits
 * there now is said to have done them, in options and in voids too. Who writes a note stays who wrote it, and
 * ids without a seat stay as they are written. ids, names: one for each seat; people: all of the session,
 * NULL-terminated, as for ump_match_new(). A new match; NULL with UMP_OPTION_ERROR. */
UmpMatch *ump_match_reseat (const UmpMatch *match, const char *const *ids, const char *const *names,
                            const char *const *people, GError **error);

G_END_DECLS
