/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What this house did before: rulings in the own library on the rule that a refusal names. */
#pragma once

#include <gio/gio.h>

#include "core/game.h"

G_BEGIN_DECLS

/* path, game, entry: where it is. time: in seconds since 1970. reason: as it was written. */
typedef struct {
  char *path;
  guint game;
  guint entry;
  gint64 time;
  char *reason;
} UmpPrecedent;

/* The rulings of at most five years before now on that rule of the game, the newest first, each once though
 * the library may hold copies. library: of UmpLibraryItem; NULL: none. except: path of a session that does
 * not count, or NULL. A new array of UmpPrecedent, which g_ptr_array_unref() frees. */
GPtrArray *ump_precedents_find (GListModel *library, const UmpGame *game, const char *rule, gint64 now,
                                const char *except);
/* "You let this stand on 3 November (“seen too late”) and on 12 November (“Bea is new”), and three times
 * before." A new string, NULL where there is none. now: the year is said where it is another. */
char *ump_precedents_say (const GPtrArray *precedents, gint64 now);
/* The day of one: "3 November". A new string. */
char *ump_precedent_day (const UmpPrecedent *precedent, gint64 now);

G_END_DECLS
