/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a store, for this folder and its tests. */
#pragma once

#include "session/store/document.h"
#include "session/store/store.h"

G_BEGIN_DECLS

/* document: NULL where nothing is ever written; work: the one that is out, which has it meanwhile. changes:
 * counts what was accepted, saved: how much of that is in the file. bytes: about how large the document would
 * be; leaves: how many entries it would hold. */
struct _UmpStore {
  UmpSession *session;
  char *path;
  UmpDocument *document;
  gboolean read_only;
  GString *notice;
  UmpStoreWork *work;
  guint changes;
  guint saved;
  gint64 bytes;
  guint leaves;
};

/* A store of a session, which is taken, without a file. */
UmpStore *ump_store_new (UmpSession *session, const char *path);
void ump_store_say (UmpStore *store, const char *sentence);
/* Counts what the session holds, after it was changed as a whole; bytes: about so many. */
void ump_store_measure (UmpStore *store, gint64 bytes);

G_END_DECLS
