/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A work is a store without a session that holds the disk's side of the store it came from: so both write the
 * same way. */
#include "config.h"

#include <string.h>

#include "session/store-private.h"
#include "session/store-work.h"

/* bytes: what the document was thought to take when the work began. */
struct _UmpStoreWork {
  UmpStore *disk;
  gint64 bytes;
  gboolean done;
  GError *error;
};

void
ump_store_defer (UmpStore *store)
{
  store->deferred = TRUE;
}

/* Files and all that is known of them change hands; nothing is copied. */
static void
hand_over (UmpStore *from, UmpStore *to)
{
  to->journal = from->journal;
  from->journal = (UmpJournal){ .fd = -1 };
  g_free (to->digest);
  to->digest = g_steal_pointer (&from->digest);
  g_free (to->attempted);
  to->attempted = g_steal_pointer (&from->attempted);
  to->status = from->status;
}

static UmpStore *
disk_side (UmpStore *store)
{
  UmpStore *disk = g_new0 (UmpStore, 1);

  disk->games = store->games;
  disk->path = g_strdup (store->path);
  disk->file = g_strdup (store->file);
  disk->notice = g_string_new (NULL);
  disk->pending = g_steal_pointer (&store->pending);
  store->pending = g_string_new (NULL);
  disk->unsaved = store->unsaved;
  store->unsaved = 0;
  disk->whole = store->whole;
  store->whole = FALSE;
  disk->bytes = store->bytes;
  disk->leaves = store->leaves;
  disk->journal.fd = -1;
  hand_over (store, disk);
  return disk;
}

UmpStoreWork *
ump_store_begin (UmpStore *store, gboolean whole)
{
  UmpStoreWork *work;
  gboolean document = (whole && ump_store_is_dirty (store)) || store->whole;

  if (store->read_only || store->away || (!document && store->pending->len == 0))
    return NULL;
  work = g_new0 (UmpStoreWork, 1);
  work->bytes = store->bytes;
  store->carries = ump_store_is_unsafe (store);
  work->disk = disk_side (store);
  if (document || work->disk->journal.fd < 0)
    work->disk->snapshot = ump_session_write (store->session);
  work->disk->deferred = document;
  store->away = TRUE;
  return work;
}

void
ump_store_work_run (UmpStoreWork *work)
{
  work->done = work->disk->deferred ? ump_store_save_here (work->disk, FALSE, &work->error)
                                    : ump_store_sync_pending (work->disk, &work->error);
}

gboolean
ump_store_end (UmpStore *store, UmpStoreWork *work, GError **error)
{
  UmpStore *disk = work->disk;
  gboolean done = work->done, asks = !done && disk->whole && disk->snapshot == NULL;

  hand_over (disk, store);
  if (disk->pending->len > 0)
    g_string_prepend_len (store->pending, disk->pending->str, (gssize) disk->pending->len);
  store->unsaved += disk->unsaved;
  store->whole |= disk->whole;
  store->bytes += disk->bytes - work->bytes;
  if (ump_store_notice (disk) != NULL)
    ump_store_say (store, ump_store_notice (disk));
  store->away = store->carries = FALSE;
  if (!done && !asks && work->error != NULL)
    g_propagate_error (error, g_steal_pointer (&work->error));
  g_clear_error (&work->error);
  ump_store_free (disk);
  g_free (work);
  return done;
}
