/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a correction that is being made changes, line by line, in words. */
#pragma once

#include <gio/gio.h>

#include "correction-draft.h"

G_BEGIN_DECLS

/* OWN: what a change says; FOLLOWS: what goes with it; OTHER: what comes out otherwise. STOP: what cannot be
 * then. WORDS: what is of no one move. What is as it was is not told. */
typedef enum {
  UMP_LATER_OWN,
  UMP_LATER_FOLLOWS,
  UMP_LATER_OTHER,
  UMP_LATER_STOP,
  UMP_LATER_WORDS
} UmpLaterKind;

#define UMP_MOST_SUSPECTS 3

/* A move that may be the slip; number: in the corrected log. */
typedef struct {
  guint number;
  char *text;
} UmpSuspect;

/* name: which move, by person, round and words, "" for WORDS; text: what becomes of it, or why it cannot be,
 * with `rule` below. number: in the corrected log, 0 for what is left out. quiet: WORDS that only go on from
 * the lines above. slip: one of the suspects was entered wrongly. */
typedef struct {
  UmpLaterKind kind;
  char *name;
  char *text;
  char *rule;
  guint number;
  gboolean quiet, slip;
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
