/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a library has read, in a file that may be thrown away at any time. For library.c only. */
#pragma once

#include "session/library/library-item.h"

G_BEGIN_DECLS

/* Puts what the file remembers into items (by path). Nothing where it is missing, damaged, or of another
 * build. */
void ump_library_cache_load (const char *file, const UmpGame *const *games, GHashTable *items);
/* items: UmpLibraryItem. That it cannot be written does no harm. */
void ump_library_cache_save (const char *file, const GPtrArray *items);

G_END_DECLS
