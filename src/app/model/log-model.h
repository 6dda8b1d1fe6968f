/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log as a list: entries in order, a head before the first entry of each round, and at the end what was
 * refused last. Items are made when they are asked for, so 100,000 entries cost nothing until they are
 * looked at. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

typedef enum { UMP_LOG_HEAD, UMP_LOG_ENTRY, UMP_LOG_REFUSED } UmpLogKind;

#define UMP_TYPE_LOG_ITEM (ump_log_item_get_type ())
G_DECLARE_FINAL_TYPE (UmpLogItem, ump_log_item, UMP, LOG_ITEM, GObject)

UmpLogKind ump_log_item_kind (UmpLogItem *item);
/* Number of the entry; of a head: that of the round. */
guint ump_log_item_number (UmpLogItem *item);

#define UMP_TYPE_LOG_MODEL (ump_log_model_get_type ())
G_DECLARE_FINAL_TYPE (UmpLogModel, ump_log_model, UMP, LOG_MODEL, GObject)

UmpLogModel *ump_log_model_new (UmpPlay *play);
/* Reads what changed in the log; "items-changed" tells. */
void ump_log_model_refresh (UmpLogModel *self);
/* Position of an entry's row. */
guint ump_log_model_position (UmpLogModel *self, guint number);
/* The table after a checked entry; borrowed until the next call. Quick for entries near the one before. */
const UmpTable *ump_log_model_table (UmpLogModel *self, guint number);

G_END_DECLS
