/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "part-table.h"

#include "part-words.h"
#include "../compat/signal.h"

struct _UmpPartTable {
  GObject parent_instance;
  UmpComponents *components;
  const UmpGame *game;
  const UmpPart *part;
  int side;
};

enum { SIGNAL_CHANGED, SIGNAL_FAILED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UmpPartTable, ump_part_table, G_TYPE_OBJECT)

const UmpGame *
ump_part_table_game (UmpPartTable *self)
{
  return self->game;
}

const UmpPart *
ump_part_table_part (UmpPartTable *self)
{
  return self->part;
}

static UmpSlot
slot_of (UmpPartTable *self, int row, int column)
{
  return (UmpSlot){
    self->game->kind, self->part->id, ump_part_table_set (self), self->part->sides[self->side].id, row, column
  };
}

static void
report (UmpPartTable *self, const GError *error)
{
  if (error != NULL)
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
}

/* ---- side and set ---------------------------------------------------------------------------- */

int
ump_part_table_side (UmpPartTable *self)
{
  return self->side;
}

void
ump_part_table_set_side (UmpPartTable *self, int side)
{
  if (side == self->side)
    return;
  self->side = side;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

const char *
ump_part_table_set (UmpPartTable *self)
{
  return ump_components_chosen (self->components, self->game->kind, self->part->id);
}

char **
ump_part_table_sets (UmpPartTable *self)
{
  return ump_components_sets (self->components, self->game->kind, self->part->id);
}

void
ump_part_table_choose (UmpPartTable *self, const char *set)
{
  g_autoptr (GError) error = NULL;

  ump_components_choose (self->components, self->game->kind, self->part->id, set, &error);
  report (self, error);
}

/* The game's own values of the usual set are no values of the store. */
static void
put_usual (UmpPartTable *self, const char *set, int side)
{
  for (int row = 1; row <= self->part->n_rows; row++) {
    g_autofree char *usual = ump_part_usual (self->game, self->part, side, row, NULL);
    UmpSlot slot = { self->game->kind, self->part->id, set, self->part->sides[side].id, row, 1 };
    UmpLearned learned;

    if (usual == NULL || ump_components_get (self->components, &slot, &learned))
      continue;
    learned = (UmpLearned){ .value = usual, .sure = UMP_SURE_UNCHECKED };
    ump_components_put (self->components, &slot, &learned, NULL);
  }
}

void
ump_part_table_add_set (UmpPartTable *self, const char *name)
{
  g_autofree char *from = g_strdup (ump_part_table_set (self));
  g_autoptr (GError) error = NULL;

  ump_components_add_set (self->components, self->game->kind, self->part->id, name, from, &error);
  report (self, error);
  for (int side = 0; !*from && self->part->sides[side].id != NULL; side++)
    put_usual (self, name, side);
  ump_part_table_choose (self, name);
}

void
ump_part_table_remove_set (UmpPartTable *self)
{
  g_autofree char *set = g_strdup (ump_part_table_set (self));
  g_autoptr (GError) error = NULL;

  ump_components_remove_set (self->components, self->game->kind, self->part->id, set, &error);
  report (self, error);
}

/* ---- values ---------------------------------------------------------------------------------- */

gboolean
ump_part_table_get (UmpPartTable *self, int row, int column, UmpLearned *learned)
{
  UmpSlot slot = slot_of (self, row, column);

  return ump_components_get (self->components, &slot, learned);
}

gboolean
ump_part_table_value (UmpPartTable *self, int row, int column, char **value, UmpLearned *learned)
{
  return ump_components_value (self->components, self->game, self->part, ump_part_table_set (self),
                               self->side, row, column, value, learned);
}

static void
put (UmpPartTable *self, int row, int column, const UmpLearned *learned)
{
  UmpSlot slot = slot_of (self, row, column);
  g_autoptr (GError) error = NULL;

  ump_components_put (self->components, &slot, learned, &error);
  report (self, error);
}

void
ump_part_table_put (UmpPartTable *self, int row, int column, const char *value, const char *source)
{
  g_autofree char *today = ump_learned_today ();
  UmpLearned learned = { value, UMP_SURE_CHECKED, today, source };

  put (self, row, column, &learned);
}

void
ump_part_table_forget (UmpPartTable *self, int row, int column)
{
  UmpSlot slot = slot_of (self, row, column);
  g_autoptr (GError) error = NULL;

  ump_components_forget (self->components, &slot, &error);
  report (self, error);
}

/* A value with strings of its own. */
typedef struct {
  char *value, *when, *source;
  UmpSure sure;
} Copy;

static Copy
copy_of (UmpPartTable *self, int row, int column)
{
  UmpLearned learned = { 0 };

  ump_part_table_get (self, row, column, &learned);
  return (Copy){ g_strdup (learned.value), g_strdup (learned.when), g_strdup (learned.source), learned.sure };
}

/* Where there is nothing in the copy, nothing is known from now on. */
static void
put_copy (UmpPartTable *self, int row, int column, const Copy *copy)
{
  UmpLearned learned = { copy->value, copy->sure, copy->when, copy->source };

  if (copy->value != NULL)
    put (self, row, column, &learned);
  else
    ump_part_table_forget (self, row, column);
}

void
ump_part_table_swap (UmpPartTable *self, int column, int row, int other)
{
  Copy copies[] = { copy_of (self, row, column), copy_of (self, other, column) };

  put_copy (self, other, column, &copies[0]);
  put_copy (self, row, column, &copies[1]);
  for (guint k = 0; k < G_N_ELEMENTS (copies); k++) {
    g_free (copies[k].value);
    g_free (copies[k].when);
    g_free (copies[k].source);
  }
}

void
ump_part_table_set_checked (UmpPartTable *self, int row, int column, gboolean checked)
{
  g_autofree char *value = NULL, *usual = NULL;
  UmpLearned unchecked = { .sure = UMP_SURE_UNCHECKED };
  UmpSure sure;

  if (!ump_part_table_value (self, row, column, &value, NULL))
    return;
  if (checked) {
    ump_part_table_put (self, row, column, value, NULL);
    return;
  }
  if (!*ump_part_table_set (self))
    usual = ump_part_usual (self->game, self->part, self->side, row, &sure);
  unchecked.value = value;
  if (g_strcmp0 (usual, value) == 0)
    ump_part_table_forget (self, row, column);
  else
    put (self, row, column, &unchecked);
}

void
ump_part_table_confirm (UmpPartTable *self)
{
  g_autofree char *today = ump_learned_today (), *set = g_strdup (ump_part_table_set (self));
  g_autoptr (GError) error = NULL;

  ump_components_confirm (self->components, self->game, self->part, set, self->side, today, &error);
  report (self, error);
}

/* ---- of all values --------------------------------------------------------------------------- */

int
ump_part_table_n_known (UmpPartTable *self)
{
  UmpLearned learned;
  int n = 0;

  for (int row = 1; row <= self->part->n_rows; row++)
    for (int column = 1; column <= self->part->n_columns; column++)
      n += ump_part_table_get (self, row, column, &learned);
  return n;
}

gboolean
ump_part_table_next_unknown (UmpPartTable *self, int *row, int *column)
{
  int n_rows = self->part->n_rows, n = n_rows * self->part->n_columns;
  int at = (*column - 1) * n_rows + *row - 1;

  for (int k = 1; k < n; k++) {
    int next = (at + k) % n;
    UmpLearned learned;

    if (ump_part_table_get (self, next % n_rows + 1, next / n_rows + 1, &learned))
      continue;
    *row = next % n_rows + 1;
    *column = next / n_rows + 1;
    return TRUE;
  }
  return FALSE;
}

char *
ump_part_table_option (UmpPartTable *self, int *n_unknown)
{
  return ump_components_option (self->components, self->game, self->part, ump_part_table_set (self),
                                self->side, n_unknown);
}

char *
ump_part_table_to_compare (UmpPartTable *self)
{
  int first = 0, last = 0;

  if (ump_components_unchecked (self->components, self->game, self->part, ump_part_table_set (self),
                                self->side, &first, &last) == 0)
    return NULL;
  return ump_part_words (first == last ? self->part->compare_one : self->part->compare, first, last);
}

/* ---- the object ------------------------------------------------------------------------------ */

static void
on_components_changed (UmpPartTable *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
ump_part_table_finalize (GObject *object)
{
  g_object_unref (UMP_PART_TABLE (object)->components);
  G_OBJECT_CLASS (ump_part_table_parent_class)->finalize (object);
}

static void
ump_part_table_class_init (UmpPartTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_part_table_finalize;
  signals[SIGNAL_CHANGED] = ump_signal_new ("changed", UMP_TYPE_PART_TABLE);
  signals[SIGNAL_FAILED] = g_signal_new ("failed", UMP_TYPE_PART_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ump_part_table_init (UmpPartTable *self)
{
}

UmpPartTable *
ump_part_table_new (UmpComponents *components, const UmpGame *game, const UmpPart *part)
{
  UmpPartTable *self = g_object_new (UMP_TYPE_PART_TABLE, NULL);

  self->components = g_object_ref (components);
  self->game = game;
  self->part = part;
  g_signal_connect_object (components, "changed", G_CALLBACK (on_components_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}
