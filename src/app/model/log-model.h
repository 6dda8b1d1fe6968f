/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log as a list of rows: a turn, which is all that one person did until somebody else acted; what the
 * table did, or what was taken back; a head before the first entry of each round; where a log that waits is
 * gone on with; and at the end what was refused last. In a log of many struck rows runs of them are one,
 * until they are unfolded. Items are made when they are asked for. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

typedef enum { UMP_LOG_HEAD, UMP_LOG_ENTRY, UMP_LOG_FOLD, UMP_LOG_HERE, UMP_LOG_REFUSED } UmpLogKind;

#define UMP_TYPE_LOG_ITEM (ump_log_item_get_type ())
G_DECLARE_FINAL_TYPE (UmpLogItem, ump_log_item, UMP, LOG_ITEM, GObject)

UmpLogKind ump_log_item_kind (UmpLogItem *item);
/* The last entry of the row, and the first; of a head: the round, and the entry that begins it. */
guint ump_log_item_number (UmpLogItem *item);
guint ump_log_item_first (UmpLogItem *item);

#define UMP_TYPE_LOG_MODEL (ump_log_model_get_type ())
G_DECLARE_FINAL_TYPE (UmpLogModel, ump_log_model, UMP, LOG_MODEL, GObject)

UmpLogModel *ump_log_model_new (UmpPlay *play);
/* Reads what changed in the log; "items-changed" tells. */
void ump_log_model_refresh (UmpLogModel *self);
/* Position of the row in which an entry is. */
guint ump_log_model_position (UmpLogModel *self, guint number);
/* The run that begins with that entry shows its rows from now on. */
void ump_log_model_unfold (UmpLogModel *self, guint number);
/* The table after a checked entry; borrowed until the next call. Quick for entries near the one before. */
const UmpTable *ump_log_model_table (UmpLogModel *self, guint number);

G_END_DECLS
