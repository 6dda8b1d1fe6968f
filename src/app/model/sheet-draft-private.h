/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a draft, for sheet-draft.c and sheet-draft-check.c. */
#pragma once

#include "sheet-draft.h"

G_BEGIN_DECLS

/* now, first: the state as it is, and as it was first; past, future: states to go back and forth to
 * (GVariant). typing: the field whose letters are one step with the next, borrowed to be compared only.
 * asked: a missing name is a problem. setting: fields get their values from here. */
struct _UmpSheetDraft {
  GObject parent_instance;
  char *key;
  GListStore *fields[UMP_SHEET_N_PARTS];
  gboolean by_rows;
  gboolean low;
  gboolean zero_sum;
  guint rounds;
  GVariant *now;
  GVariant *first;
  GPtrArray *past;
  GPtrArray *future;
  gconstpointer typing;
  gboolean asked;
  gboolean ready;
  gboolean setting;
};

static inline guint
n_fields (UmpSheetDraft *self, UmpSheetPart part)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->fields[part]));
}

static inline UmpSheetField *
field_at (UmpSheetDraft *self, UmpSheetPart part, guint index)
{
  g_autoptr (UmpSheetField) field = g_list_model_get_item (G_LIST_MODEL (self->fields[part]), index);

  return field; /* the list keeps it */
}

/* Has every field say what is wrong with it; ready follows. */
void ump_sheet_draft_check (UmpSheetDraft *self);
/* Whether a text may be a target. */
gboolean ump_sheet_is_target (const char *text);
/* The field's text without blanks at its ends; a new string. */
char *ump_sheet_field_stripped (UmpSheetField *field);
/* Options that differ from the pad's own: UmpOptionValue, strings owned. A new array. */
GArray *ump_sheet_draft_values (UmpSheetDraft *self);

G_END_DECLS
