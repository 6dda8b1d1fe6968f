/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "log-model.h"

/* ---- items ------------------------------------------------------------------------- */

struct _UmpLogItem {
  GObject parent_instance;
  UmpLogKind kind;
  guint number;
};

G_DEFINE_FINAL_TYPE (UmpLogItem, ump_log_item, G_TYPE_OBJECT)

static void
ump_log_item_class_init (UmpLogItemClass *klass)
{
}

static void
ump_log_item_init (UmpLogItem *item)
{
}

static UmpLogItem *
item_new (UmpLogKind kind, guint number)
{
  UmpLogItem *item = g_object_new (UMP_TYPE_LOG_ITEM, NULL);

  item->kind = kind;
  item->number = number;
  return item;
}

UmpLogKind
ump_log_item_kind (UmpLogItem *item)
{
  return item->kind;
}

guint
ump_log_item_number (UmpLogItem *item)
{
  return item->number;
}

/* ---- the model --------------------------------------------------------------------------- */

/* A step of so many entries is quicker than a table from the nearest snapshot. */
#define NEAR 48

typedef struct {
  guint entry; /* that begins the round */
  guint round;
} Head;

struct _UmpLogModel {
  GObject parent_instance;
  UmpPlay *play;
  GPtrArray *entries; /* as they were at the last refresh */
  guint checked;      /* how many of them were accepted */
  GArray *heads;
  gboolean refused;
  UmpTable *table;
  guint table_number;
  guint generation;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (UmpLogModel, ump_log_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
item_type (GListModel *list)
{
  return UMP_TYPE_LOG_ITEM;
}

static guint
n_items (GListModel *list)
{
  UmpLogModel *self = UMP_LOG_MODEL (list);

  return self->entries->len + self->heads->len + (self->refused ? 1 : 0);
}

/* How many heads stand above the entry's row. */
static guint
heads_before (UmpLogModel *self, guint number)
{
  guint low = 0, high = self->heads->len;

  while (low < high) {
    guint middle = (low + high) / 2;
    if (g_array_index (self->heads, Head, middle).entry <= number)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

guint
ump_log_model_position (UmpLogModel *self, guint number)
{
  return number - 1 + heads_before (self, number);
}

static gpointer
get_item (GListModel *list, guint position)
{
  UmpLogModel *self = UMP_LOG_MODEL (list);
  guint low = 0, high = self->heads->len;

  if (position >= n_items (list))
    return NULL;
  if (self->refused && position == n_items (list) - 1)
    return item_new (UMP_LOG_REFUSED, 0);
  /* the last head at or above the position */
  while (low < high) {
    guint middle = (low + high) / 2;
    if (g_array_index (self->heads, Head, middle).entry - 1 + middle <= position)
      low = middle + 1;
    else
      high = middle;
  }
  if (low > 0) {
    const Head *head = &g_array_index (self->heads, Head, low - 1);
    if (head->entry - 1 + low - 1 == position)
      return item_new (UMP_LOG_HEAD, head->round);
  }
  return item_new (UMP_LOG_ENTRY, position - low + 1);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = item_type;
  iface->get_n_items = n_items;
  iface->get_item = get_item;
}

/* ---- what changed ----------------------------------------------------------------------------- */

static void
find_heads (UmpLogModel *self, guint from)
{
  UmpMatch *match = ump_play_match (self->play);
  guint checked = ump_match_checked (match);

  while (self->heads->len > 0 && g_array_index (self->heads, Head, self->heads->len - 1).entry >= from)
    g_array_set_size (self->heads, self->heads->len - 1);
  for (guint n = from; n <= checked; n++) {
    UmpEffectSpan span = ump_match_effects (match, n);
    for (gsize i = 0; i < span.n; i++) {
      const UmpEffect *e = &span.effects[i];
      if (e->type == UMP_EFFECT_COUNTER && e->counter.index == UMP_COUNTER_ROUND &&
          e->counter.new_value > e->counter.old_value) {
        Head head = { .entry = n, .round = (guint) e->counter.new_value };
        g_array_append_val (self->heads, head);
        break;
      }
    }
  }
}

/* What was taken back says the same when it cannot come again any more. */
static gboolean
says_the_same (const UmpEntry *row, const UmpEntry *entry)
{
  return row == entry || (ump_entry_is_void (row) && ump_entry_is_void (entry) &&
                          ump_entry_n_children (row) == ump_entry_n_children (entry) &&
                          ump_entry_child (row, 0) == ump_entry_child (entry, 0) &&
                          ump_why_words (ump_entry_why (row)) == ump_why_words (ump_entry_why (entry)));
}

/* What was taken back entry by entry stays as it stands when one more is, or when the first comes again: how
 * many rows at the end say what they said. None of them begins a round. */
static guint
same_voids (UmpLogModel *self, guint same)
{
  UmpMatch *match = ump_play_match (self->play);
  guint n = self->entries->len, checked = ump_match_checked (match), count = 0;

  if (n != ump_match_n_entries (match) || n > checked || n > self->checked)
    return 0;
  for (guint k = n; k > same + 1 && ump_entry_is_void (self->entries->pdata[k - 1]) &&
                    self->entries->pdata[k - 1] == (gpointer) ump_match_entry (match, k);
       k--)
    count++;
  return count;
}

void
ump_log_model_refresh (UmpLogModel *self)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpAnswer *answer = ump_play_answer (self->play);
  guint before = n_items (G_LIST_MODEL (self)), n = ump_match_n_entries (match), same = 0, at, kept = 0,
        tail = 0;
  gboolean refused = answer->type == UMP_ANSWER_REFUSED && answer->entry != NULL && answer->number == 0;

  if (self->generation == ump_play_generation (self->play))
    while (same < n && same < self->entries->len &&
           says_the_same (self->entries->pdata[same], ump_match_entry (match, same + 1)))
      same++;
  if (same == n && same == self->entries->len && refused == self->refused && !refused)
    return;
  if (self->generation == ump_play_generation (self->play) && !refused && !self->refused)
    tail = same_voids (self, same);
  self->generation = ump_play_generation (self->play);
  self->checked = ump_match_checked (match);
  /* a kept table knows nothing of what was taken back */
  if (self->table_number > same)
    g_clear_pointer (&self->table, ump_table_free);
  for (guint h = 0; h < self->heads->len && g_array_index (self->heads, Head, h).entry <= same; h++)
    kept = h + 1;
  at = same + kept;
  g_ptr_array_set_size (self->entries, (int) same);
  for (guint k = same; k < n; k++)
    g_ptr_array_add (self->entries, ump_entry_ref (ump_match_entry (match, k + 1)));
  find_heads (self, same + 1);
  self->refused = refused;
  g_list_model_items_changed (G_LIST_MODEL (self), at, before - tail - at,
                              n_items (G_LIST_MODEL (self)) - tail - at);
}

const UmpTable *
ump_log_model_table (UmpLogModel *self, guint number)
{
  UmpMatch *match = ump_play_match (self->play);
  guint at = self->table_number;

  if (number == ump_match_checked (match))
    return ump_match_table (match);
  if (self->table == NULL || MAX (at, number) - MIN (at, number) > NEAR) {
    ump_table_free (self->table);
    self->table = ump_match_table_at (match, number);
    at = number;
  }
  for (; at < number; at++)
    ump_match_redo_on (match, self->table, at + 1);
  for (; at > number; at--)
    ump_match_undo_on (match, self->table, at);
  self->table_number = number;
  return self->table;
}

/* ---- life ---------------------------------------------------------------------------------------- */

static void
ump_log_model_finalize (GObject *object)
{
  UmpLogModel *self = UMP_LOG_MODEL (object);

  g_ptr_array_unref (self->entries);
  g_array_unref (self->heads);
  ump_table_free (self->table);
  g_object_unref (self->play);
  G_OBJECT_CLASS (ump_log_model_parent_class)->finalize (object);
}

static void
ump_log_model_class_init (UmpLogModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_log_model_finalize;
}

static void
ump_log_model_init (UmpLogModel *self)
{
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  self->heads = g_array_new (FALSE, FALSE, sizeof (Head));
  self->generation = G_MAXUINT;
}

UmpLogModel *
ump_log_model_new (UmpPlay *play)
{
  UmpLogModel *self = g_object_new (UMP_TYPE_LOG_MODEL, NULL);

  self->play = g_object_ref (play);
  ump_log_model_refresh (self);
  return self;
}
