/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts on disk what a store accepted, in a thread of its own and in order: the main thread never waits for
 * the disk. The thread gets lines, or the bytes of the document (store-work.h), never the session. */
#pragma once

#include "session/store.h"

G_BEGIN_DECLS

typedef struct _UmpDiskWriter UmpDiskWriter;

/* Called in the main context of the thread that made the writer, after each turn at the disk. error: why not
 * all of it is on disk, NULL if it is. What came meanwhile may still wait. */
typedef void (*UmpDiskWriterFunc) (gpointer user_data, const GError *error);

/* Borrows the store, which must outlive it, and defers it. */
UmpDiskWriter *ump_disk_writer_new (UmpStore *store, UmpDiskWriterFunc func, gpointer user_data);
/* Waits for what is being written; func is not called any more. What still waits stays with the store. */
void ump_disk_writer_free (UmpDiskWriter *self);
/* What the store has accepted is to be put on disk, soon; whole: the document too. */
void ump_disk_writer_ask (UmpDiskWriter *self, gboolean whole);
/* Something is being written, or waits for its turn. */
gboolean ump_disk_writer_is_busy (UmpDiskWriter *self);

/* Waits until the thread is done with what it has; the store is then nobody else's until the next is asked
 * for. */
void ump_disk_writer_wait (UmpDiskWriter *self);

G_END_DECLS
