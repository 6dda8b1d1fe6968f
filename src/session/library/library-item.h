/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading one session for the list of a folder. For library.c only. */
#pragma once

#include "session/library/library.h"

G_BEGIN_DECLS

/* What tells whether a file is still the one that was read. */
typedef struct {
  gint64 time; /* nanoseconds */
  gint64 size;
} UmpLibraryStamp;

/* FALSE if it is no regular file. */
gboolean ump_library_stamp (const char *path, UmpLibraryStamp *stamp);
/* May be called in any thread; the item is not changed any more once it is made. */
UmpLibraryItem *
ump_library_item_read (const UmpGame *const *games, const char *path, const UmpLibraryStamp *stamp);
/* One with nothing but what is wrong with it. */
UmpLibraryItem *
ump_library_item_unreadable (const char *path, const UmpLibraryStamp *stamp, const char *problem);
gboolean ump_library_item_fits (UmpLibraryItem *item, const UmpLibraryStamp *stamp);

/* For the cache; NULL for one that could not be read, and where the value is none of ours. */
#define UMP_LIBRARY_ITEM_TYPE "(sxxmsmsmsusa(sxi)a" UMP_RECORD_TYPE ")"
GVariant *ump_library_item_to_variant (UmpLibraryItem *item);
UmpLibraryItem *ump_library_item_from_variant (const UmpGame *const *games, GVariant *value);

G_END_DECLS
