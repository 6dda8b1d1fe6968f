/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a store has to put on disk, done by another thread.
 *
 * A deferred store accepts operations in memory only. What is to reach the disk is taken out as a work; while
 * it is out, everything that is known of the files (the journal with its lock, the digests) belongs to the
 * work, and the session stays with the thread that owns the store: the work holds lines, or the bytes of the
 * document, and never looks at the session. One work is out at a time. */
#pragma once

#include "store.h"

G_BEGIN_DECLS

typedef struct _UmpStoreWork UmpStoreWork;

/* From now on ump_store_add(), _undo(), _redo(), _replace(),
 * _bring_in(), _add_game() and _set_words() put nothing on disk and report no trouble. */
void ump_store_defer (UmpStore *store);
/* Takes out what waits; whole: the document too, if it is not up to date. NULL: nothing waits, the store is
 * read-only, or a work is out. Until ump_store_end() neither save nor close the store. */
UmpStoreWork *ump_store_begin (UmpStore *store, gboolean whole);
/* Does it, in any thread. */
void ump_store_work_run (UmpStoreWork *work);
/* Takes the work back and frees it. FALSE: it is not (all) on disk and waits again; error (UMP_SESSION_ERROR)
 * says why, or is NULL when only the document helps: begin the next work at once then. */
gboolean ump_store_end (UmpStore *store, UmpStoreWork *work, GError **error);

G_END_DECLS
