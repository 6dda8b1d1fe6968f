/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of a log, made anew from the first entry that changed. */
#include "log-model.h"

/* ---- items ------------------------------------------------------------------------- */

typedef enum { JUDGED, REFUSED, WAITS } State;

/* number: as of an item; first: of its n entries, or the entry that it stands before. */
typedef struct {
  UmpLogKind kind;
  guint number, first, n;
  State state;
} Row;

struct _UmpLogItem {
  GObject parent_instance;
  Row row;
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

UmpLogKind
ump_log_item_kind (UmpLogItem *item)
{
  return item->row.kind;
}

guint
ump_log_item_number (UmpLogItem *item)
{
  return item->row.number;
}

guint
ump_log_item_first (UmpLogItem *item)
{
  return item->row.first;
}

/* ---- the model --------------------------------------------------------------------------- */

/* A step of so many entries is quicker than a table from the nearest snapshot. */
#define NEAR 48
/* So many struck rows stand one by one. */
#define MOST_STRUCK 30

struct _UmpLogModel {
  GObject parent_instance;
  UmpPlay *play;
  GPtrArray *entries; /* as they were at the last refresh */
  GArray *rows;
  gboolean folds;
  GHashTable *unfolded; /* the first entries in voids that are not folded; owned */
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

static const Row *
row_at (UmpLogModel *self, guint position)
{
  return &g_array_index (self->rows, Row, position);
}

static guint
n_items (GListModel *list)
{
  return UMP_LOG_MODEL (list)->rows->len;
}

static gpointer
get_item (GListModel *list, guint position)
{
  UmpLogModel *self = UMP_LOG_MODEL (list);
  UmpLogItem *item;

  if (position >= self->rows->len)
    return NULL;
  item = g_object_new (UMP_TYPE_LOG_ITEM, NULL);
  item->row = *row_at (self, position);
  return item;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = item_type;
  iface->get_n_items = n_items;
  iface->get_item = get_item;
}

/* How many rows begin with an entry up to that one, or stand before it. */
static guint
rows_until (UmpLogModel *self, guint number)
{
  guint low = 0, high = self->rows->len;

  while (low < high) {
    guint middle = (low + high) / 2;

    if (row_at (self, middle)->first <= number)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

guint
ump_log_model_position (UmpLogModel *self, guint number)
{
  guint n = rows_until (self, number);

  return n > 0 ? n - 1 : 0;
}

/* ---- rows -------------------------------------------------------------------------------------- */

/* The round that begins with that entry, 0 for none. */
static guint
round_of (UmpMatch *match, guint number)
{
  UmpEffectSpan span = ump_match_effects (match, number);

  for (gsize i = 0; i < span.n; i++) {
    const UmpEffect *e = &span.effects[i];

    if (e->type == UMP_EFFECT_COUNTER && e->counter.index == UMP_COUNTER_ROUND &&
        e->counter.new_value > e->counter.old_value)
      return (guint) e->counter.new_value;
  }
  return 0;
}

static gboolean
is_move (const UmpEntry *entry)
{
  return entry->verb >= 0 && entry->by != NULL && ump_entry_ruling (entry) == NULL;
}

/* What one person did until another one acts, or plays to the next trick. */
static gboolean
is_same_turn (const UmpGame *game, const UmpEntry *entry, const UmpEntry *next)
{
  return is_move (entry) && is_move (next) && g_str_equal (entry->by, next->by) &&
         !game->verbs[next->verb].whole;
}

static gboolean
is_folded (UmpLogModel *self, const UmpEntry *first)
{
  return self->folds && !g_hash_table_contains (self->unfolded, ump_entry_child (first, 0));
}

/* The row that begins with that entry. */
static Row
row_from (UmpLogModel *self, guint number)
{
  UmpMatch *match = ump_play_match (self->play);
  guint n = ump_match_n_entries (match), checked = ump_match_checked (match), last = number;
  const UmpEntry *first = ump_match_entry (match, number);
  Row row = { .kind = UMP_LOG_ENTRY, .first = number };

  if (number > checked)
    row.state = number == checked + 1 ? REFUSED : WAITS;
  if (ump_entry_is_void (first) && ump_entry_n_children (first) > 0 && is_folded (self, first)) {
    while (last < n && ump_entry_is_void (ump_match_entry (match, last + 1)) &&
           ump_why_words (ump_entry_why (ump_match_entry (match, last + 1))) ==
               ump_why_words (ump_entry_why (first)))
      last++;
    row.kind = last > number ? UMP_LOG_FOLD : UMP_LOG_ENTRY;
  } else if (row.state == JUDGED) {
    while (last < checked &&
           is_same_turn (ump_play_game (self->play), first, ump_match_entry (match, last + 1)) &&
           round_of (match, last + 1) == 0)
      last++;
  }
  row.number = last;
  row.n = last - number + 1;
  return row;
}

static void
add_rows (UmpLogModel *self, guint from)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpAnswer *answer = ump_play_answer (self->play);
  guint n = ump_match_n_entries (match), checked = ump_match_checked (match);

  for (guint number = from; number <= n;) {
    Row row = row_from (self, number);
    guint round = number <= checked ? round_of (match, number) : 0;

    if (round > 0)
      g_array_append_val (self->rows, ((Row){ .kind = UMP_LOG_HEAD, .number = round, .first = number }));
    if (row.state == REFUSED)
      g_array_append_val (self->rows, ((Row){ .kind = UMP_LOG_HERE, .first = number }));
    g_array_append_val (self->rows, row);
    number = row.number + 1;
  }
  if (answer->type == UMP_ANSWER_REFUSED && answer->entry != NULL)
    g_array_append_val (self->rows, ((Row){ .kind = UMP_LOG_REFUSED, .first = n + 1 }));
}

/* ---- what changed ----------------------------------------------------------------------------- */

/* What was taken back says the same when it cannot come again any more. */
static gboolean
says_the_same (const UmpEntry *row, const UmpEntry *entry)
{
  return row == entry || (ump_entry_is_void (row) && ump_entry_is_void (entry) &&
                          ump_entry_n_children (row) == ump_entry_n_children (entry) &&
                          ump_entry_child (row, 0) == ump_entry_child (entry, 0) &&
                          ump_why_words (ump_entry_why (row)) == ump_why_words (ump_entry_why (entry)));
}

/* entries: what the log held from the entry `from` on when the row was made; NULL: nothing says the same. */
static gboolean
is_the_same (UmpLogModel *self, const Row *was, const Row *row, GPtrArray *entries, guint from)
{
  if (entries == NULL || was->kind != row->kind || was->number != row->number || was->first != row->first ||
      was->n != row->n || was->state != row->state || row->kind == UMP_LOG_REFUSED)
    return FALSE;
  for (guint k = row->first; k < row->first + row->n; k++)
    if (!says_the_same (entries->pdata[k - from], self->entries->pdata[k - 1]))
      return FALSE;
  return TRUE;
}

/* Tells of the rows from `at` on, but for those that say what they said. */
static void
tell (UmpLogModel *self, guint at, GArray *were, GPtrArray *entries, guint from)
{
  guint removed = were->len, added = self->rows->len - at, head = 0, tail = 0;

  while (head < MIN (removed, added) &&
         is_the_same (self, &g_array_index (were, Row, head), row_at (self, at + head), entries, from))
    head++;
  while (tail < MIN (removed, added) - head &&
         is_the_same (self, &g_array_index (were, Row, removed - 1 - tail),
                      row_at (self, at + added - 1 - tail), entries, from))
    tail++;
  if (removed - head - tail > 0 || added - head - tail > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), at + head, removed - head - tail, added - head - tail);
}

/* How many entries at the beginning say what they said; folds: there are so many struck rows now that runs of
 * them are one. */
static guint
read_entries (UmpLogModel *self, gboolean *folds)
{
  UmpMatch *match = ump_play_match (self->play);
  guint n = ump_match_n_entries (match), same = 0, struck = 0;

  while (same < MIN (n, self->entries->len) && self->generation == ump_play_generation (self->play) &&
         says_the_same (self->entries->pdata[same], ump_match_entry (match, same + 1)))
    same++;
  for (guint k = 1; k <= n; k++)
    struck += ump_entry_is_void (ump_match_entry (match, k));
  *folds = struck > MOST_STRUCK;
  return same;
}

/* Makes the rows from that one on again. anew: whatever they say. */
static void
make_rows (UmpLogModel *self, guint kept, gboolean anew)
{
  UmpMatch *match = ump_play_match (self->play);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  g_autoptr (GArray) were = g_array_new (FALSE, FALSE, sizeof (Row));
  guint from;

  /* behind a head, and in a turn that goes on or a log that waits, no row begins by itself */
  while (kept > 0 && (row_at (self, kept - 1)->first == row_at (self, kept)->first ||
                      row_at (self, kept)->state != JUDGED))
    kept--;
  from = kept > 0 ? row_at (self, kept)->first : 1;
  for (guint k = from; k <= self->entries->len; k++)
    g_ptr_array_add (entries, ump_entry_ref (self->entries->pdata[k - 1]));
  g_ptr_array_set_size (self->entries, (int) from - 1);
  for (guint k = from; k <= ump_match_n_entries (match); k++)
    g_ptr_array_add (self->entries, ump_entry_ref (ump_match_entry (match, k)));
  if (self->rows->len > kept)
    g_array_append_vals (were, row_at (self, kept), self->rows->len - kept);
  g_array_set_size (self->rows, kept);
  add_rows (self, from);
  tell (self, kept, were, anew ? NULL : entries, from);
}

void
ump_log_model_refresh (UmpLogModel *self)
{
  gboolean folds, anew = self->generation != ump_play_generation (self->play);
  guint same = read_entries (self, &folds), kept = 0;

  if (!anew && folds == self->folds)
    kept = MAX (rows_until (self, same), 1) - 1;
  self->generation = ump_play_generation (self->play);
  self->folds = folds;
  /* a kept table knows nothing of what was taken back */
  if (self->table_number > same)
    g_clear_pointer (&self->table, ump_table_free);
  make_rows (self, kept, anew);
}

void
ump_log_model_unfold (UmpLogModel *self, guint number)
{
  guint position = ump_log_model_position (self, number);

  for (guint k = number; k <= row_at (self, position)->number; k++)
    g_hash_table_add (self->unfolded, ump_entry_ref (ump_entry_child (self->entries->pdata[k - 1], 0)));
  make_rows (self, position, FALSE);
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
  g_array_unref (self->rows);
  g_hash_table_unref (self->unfolded);
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
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->unfolded = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) ump_entry_unref, NULL);
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
