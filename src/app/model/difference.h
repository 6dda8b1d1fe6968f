/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a file of learned components says otherwise, as something to choose from: the own value stays, or that
 * of the file is taken.
 *
 * Properties: "title" and "heading" (strings, to be read only), as below; "taken" (gboolean): whether the
 * file's value is taken, at first not. */
#pragma once

#include <gio/gio.h>

#include "session/components.h"

G_BEGIN_DECLS

#define UMP_TYPE_DIFFERENCE_ITEM (ump_difference_item_get_type ())
G_DECLARE_FINAL_TYPE (UmpDifferenceItem, ump_difference_item, UMP, DIFFERENCE_ITEM, GObject)

/* One of the two values. words: as it is spoken; seen: when and where. card: it is drawn as a card, as boxes
 * says. */
typedef struct {
  char *words;
  char *seen;
  gboolean card;
  UmpBoxesView boxes;
} UmpDifferenceValue;

/* A list of UmpDifferenceItem, in the same order. differences: UmpDifference; nothing of it is kept. */
GListModel *ump_difference_list_new (const GArray *differences);
/* All of a list become taken or not. */
void ump_difference_list_set_taken (GListModel *list, gboolean taken);
/* For ump_components_merge(): what is taken is TRUE there. */
void ump_difference_list_tell (GListModel *list, gboolean *take);

/* The game that it belongs to, where that is another than of the one before it; else NULL. */
const char *ump_difference_item_heading (UmpDifferenceItem *self);
/* "Level 3 · one star". */
const char *ump_difference_item_title (UmpDifferenceItem *self);
const UmpDifferenceValue *ump_difference_item_mine (UmpDifferenceItem *self);
const UmpDifferenceValue *ump_difference_item_theirs (UmpDifferenceItem *self);
gboolean ump_difference_item_is_taken (UmpDifferenceItem *self);

G_END_DECLS
