/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a correction that is being made changes, line by line, in words. */
#pragma once

#include <gio/gio.h>

#include "correction-draft.h"

G_BEGIN_DECLS

/* OWN: what a change says; FOLLOWS: what goes with it; OTHER: what comes out otherwise; STAYS: what is as it
 * was, though it might go with it. STOP: what cannot be then. WORDS: what is of no one move. What else is as
 * it was is not told. */
typedef enum {
  UMP_LATER_OWN,
  UMP_LATER_FOLLOWS,
  UMP_LATER_OTHER,
  UMP_LATER_STAYS,
  UMP_LATER_STOP,
  UMP_LATER_WORDS
} UmpLaterKind;

/* name: which move, by person, round and words, "" for WORDS; text: what becomes of it, or why it cannot be;
 * either: "or 57", what it may have been as well, or NULL. number: in the corrected log, 0 for what is left
 * out. quiet: WORDS that only go on from the lines above. cause: the move because of which it cannot be, or
 * NULL, and its number. */
typedef struct {
  UmpLaterKind kind;
  char *name;
  char *text;
  char *either;
  guint number;
  gboolean quiet;
  char *cause;
  guint cause_number;
} UmpLater;

#define UMP_TYPE_LATER_ITEM (ump_later_item_get_type ())
G_DECLARE_FINAL_TYPE (UmpLaterItem, ump_later_item, UMP, LATER_ITEM, GObject)

/* Borrowed. */
const UmpLater *ump_later_item_get (UmpLaterItem *self);

/* What is said of the last change, how many moves come out otherwise or what does not fit, and the scores. A
 * new string, NULL where there is nothing to say. */
char *ump_later_spoken (UmpCorrectionDraft *draft);
/* A list of UmpLaterItem for what the draft has tried last; nothing of the draft is kept. */
GListModel *ump_later_list_new (UmpCorrectionDraft *draft);

G_END_DECLS
