/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a correction that is being made does to later entries, line by line. */
#pragma once

#include <gio/gio.h>

#include "correction-draft.h"

G_BEGIN_DECLS

/* REFUSAL: a rule refuses the correction itself, or a later entry because of it. ENTRY: one that does
 * something else than before, or is the one that is refused. WORDS: of entries that are not told one by one,
 * or that there is nothing to tell. */
typedef enum { UMP_LATER_REFUSAL, UMP_LATER_ENTRY, UMP_LATER_WORDS } UmpLaterKind;

#define UMP_MOST_SUSPECTS 3

/* An entry that may be the slip; number: in the corrected log. */
typedef struct {
  guint number;
  char *text;
} UmpSuspect;

/* text: what is said; REFUSAL: the reason, with `rule` below it. number, shown: ENTRY: in the corrected log,
 * and in the log as it still stands, where it is looked for. refused: this ENTRY is. quiet: WORDS that only
 * go on from the lines above. slip: one of the suspects was entered wrongly. */
typedef struct {
  UmpLaterKind kind;
  char *text;
  char *rule;
  guint number, shown;
  gboolean refused, quiet, slip;
  UmpSuspect suspects[UMP_MOST_SUSPECTS];
  int n_suspects;
} UmpLater;

#define UMP_TYPE_LATER_ITEM (ump_later_item_get_type ())
G_DECLARE_FINAL_TYPE (UmpLaterItem, ump_later_item, UMP, LATER_ITEM, GObject)

/* Borrowed. */
const UmpLater *ump_later_item_get (UmpLaterItem *self);

/* A list of UmpLaterItem for what the draft has tried last; nothing of the draft is kept. */
GListModel *ump_later_list_new (UmpCorrectionDraft *draft);

G_END_DECLS
