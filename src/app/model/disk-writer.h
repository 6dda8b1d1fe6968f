/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts on disk what a store accepted, in a thread of its own: the main thread never waits for the disk. The
 * thread gets the bytes of the document (ump_store_begin()), never the session; what comes meanwhile goes
 * with the next. */
#pragma once

#include "session/store/store.h"

G_BEGIN_DECLS

typedef struct _UmpDiskWriter UmpDiskWriter;

/* Called in the main context of the thread that made the writer, after each turn at the disk. error: why not
 * all of it is on disk, NULL if it is. What came meanwhile may still wait. */
typedef void (*UmpDiskWriterFunc) (gpointer user_data, const GError *error);

/* Borrows the store, which must outlive it. */
UmpDiskWriter *ump_disk_writer_new (UmpStore *store, UmpDiskWriterFunc func, gpointer user_data);
/* Somebody else is called from now on. */
void ump_disk_writer_hand_on (UmpDiskWriter *self, gpointer user_data);
/* Waits for what is being written and puts what waits still on disk, once; func is not called any more. */
void ump_disk_writer_free (UmpDiskWriter *self);
/* What the store has accepted is to be put on disk, soon; look: as for ump_store_begin(). */
void ump_disk_writer_ask (UmpDiskWriter *self, gboolean look);
/* Something is being written. */
gboolean ump_disk_writer_is_busy (UmpDiskWriter *self);

G_END_DECLS
