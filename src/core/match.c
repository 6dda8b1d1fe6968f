/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-private.h"

#include <string.h>

/* Snapshots are at least so many entries apart, and so many bytes of effects for each byte of a table: a
 * jump folds the more of the two, and snapshots take a small part of the log's room. */
#define SNAPSHOT_ENTRIES 32
#define SNAPSHOT_EFFECTS 32
/* But never further apart than this, where notes alone stand between. */
#define SNAPSHOT_FAR 4096

/* ---- rows and snapshots are shared by forks ---------------------------------- */

static void
snapshot_unref (UmpSnapshot *snapshot)
{
  if (--snapshot->ref_count > 0)
    return;
  ump_table_free (snapshot->table);
  g_free (snapshot);
}

static void
take_snapshot (UmpMatch *match)
{
  UmpSnapshot *snapshot = g_new (UmpSnapshot, 1);

  snapshot->ref_count = 1;
  snapshot->number = match->checked;
  snapshot->table = ump_table_copy (match->now);
  g_ptr_array_add (match->snapshots, snapshot);
}

static const UmpSnapshot *
last_snapshot (const UmpMatch *match)
{
  return g_ptr_array_index (match->snapshots, match->snapshots->len - 1);
}

static UmpTrace *
trace (const UmpMatch *match, guint number)
{
  return &match->traces[number - 1];
}

static void
maybe_snapshot (UmpMatch *match)
{
  const UmpSnapshot *last = last_snapshot (match);
  gsize first;

  if (match->checked < last->number + SNAPSHOT_ENTRIES)
    return;
  first = trace (match, last->number + 1)->first;
  if (match->effects.n <= first)
    return;
  if ((match->effects.n - first) * sizeof (UmpEffect) >= SNAPSHOT_EFFECTS * match->table_size ||
      match->checked >= last->number + SNAPSHOT_FAR)
    take_snapshot (match);
}

/* ---- what was taken back and may come again ---------------------------------------- */

static void
forget_undone (UmpMatch *match)
{
  while (match->n_undone > 0)
    ump_row_unref (match->undone[--match->n_undone].row);
}

static UmpUndone *
next_undone (UmpMatch *match)
{
  if (match->n_undone == match->undone_allocated) {
    match->undone_allocated += match->undone_allocated / 2 + 16;
    match->undone = g_renew (UmpUndone, match->undone, match->undone_allocated);
  }
  return &match->undone[match->n_undone++];
}

/* ---- life ------------------------------------------------------------------------ */

static UmpMatch *
match_bare (UmpSetup *setup)
{
  UmpMatch *match = g_new0 (UmpMatch, 1);

  match->setup = setup;
  match->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  match->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_row_unref);
  match->snapshots = g_ptr_array_new_with_free_func ((GDestroyNotify) snapshot_unref);
  ump_move_init (&match->scratch, UMP_VERB_UNKNOWN, UMP_NOBODY);
  return match;
}

UmpMatch *
ump_match_new (UmpSetup *setup, const char *const *people)
{
  UmpMatch *match = match_bare (setup);

  match->people = g_strdupv (people != NULL ? (char **) people : setup->ids);
  match->now = ump_table_new (setup);
  if (setup->game->begin != NULL)
    setup->game->begin (match->now);
  match->table_size = ump_table_size (match->now);
  take_snapshot (match);
  return match;
}

void
ump_match_set_people (UmpMatch *match, const char *const *people)
{
  g_strfreev (match->people);
  match->people = g_strdupv ((char **) people);
  forget_undone (match);
  match->refused = FALSE; /* names them, and may be of one of them */
  ump_match_run (match);
}

void
ump_match_free (UmpMatch *match)
{
  if (match == NULL)
    return;
  g_ptr_array_unref (match->rows);
  g_ptr_array_unref (match->entries);
  g_free (match->traces);
  g_ptr_array_unref (match->snapshots);
  forget_undone (match);
  g_free (match->undone);
  ump_effects_clear (&match->effects);
  ump_table_free (match->now);
  ump_move_clear (&match->scratch);
  g_strfreev (match->people);
  ump_setup_unref (match->setup);
  g_free (match);
}

void
ump_match_call (UmpMatch *match, const char *id, const char *name)
{
  int seat = ump_setup_seat (match->setup, id);

  if (seat != UMP_NOBODY)
    ump_setup_call (match->setup, seat, name);
}

const UmpSetup *
ump_match_setup (const UmpMatch *match)
{
  return match->setup;
}

const UmpGame *
ump_match_game (const UmpMatch *match)
{
  return match->setup->game;
}

/* ---- the log ------------------------------------------------------------------------ */

guint
ump_match_n_entries (const UmpMatch *match)
{
  return match->entries->len;
}

UmpEntry *
ump_match_entry (const UmpMatch *match, guint number)
{
  return g_ptr_array_index (match->entries, number - 1);
}

guint
ump_match_checked (const UmpMatch *match)
{
  return match->checked;
}

const UmpVerdict *
ump_match_refusal (const UmpMatch *match)
{
  return match->refused ? &match->refusal : NULL;
}

void
ump_match_verdict (const UmpMatch *match, guint number, UmpVerdict *verdict)
{
  gint16 waived = trace (match, number)->waived;

  *verdict = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = waived, .ruled = waived >= 0 };
  if (waived >= 0)
    verdict->reason = UMP_PLAIN (match->setup->game->rules[waived].title);
}

UmpEffectSpan
ump_match_effects (const UmpMatch *match, guint number)
{
  const UmpTrace *t = trace (match, number);

  return (UmpEffectSpan){ t->n > 0 ? match->effects.items + t->first : NULL, t->n };
}

void
ump_match_redo_on (const UmpMatch *match, UmpTable *table, guint number)
{
  ump_table_redo (table, ump_match_effects (match, number));
}

void
ump_match_undo_on (const UmpMatch *match, UmpTable *table, guint number)
{
  ump_table_undo (table, ump_match_effects (match, number));
}

/* Of all voids only those at the end may be undo voids. */
void
ump_match_settle (UmpMatch *match)
{
  for (guint i = match->entries->len - match->tail_voids; i < match->entries->len; i++) {
    UmpEntry *entry = g_ptr_array_index (match->entries, i);

    if (ump_entry_why (entry) != UMP_WHY_UNDO)
      continue;
    match->entries->pdata[i] = ump_entry_void_as (entry, UMP_WHY_UNDONE, NULL);
    ump_entry_unref (entry);
  }
}

void
ump_match_append (UmpMatch *match, UmpEntry *entry)
{
  gboolean is_void = ump_entry_is_void (entry);

  if (!is_void)
    ump_match_settle (match);
  g_ptr_array_add (match->entries, entry);
  match->tail_voids = is_void ? match->tail_voids + 1 : 0;
}

void
ump_match_load (UmpMatch *match, UmpEntry *entry)
{
  ump_match_append (match, entry);
  ump_match_run (match);
}

/* ---- checking -------------------------------------------------------------------------- */

gboolean
ump_match_judge_here (UmpMatch *match, const UmpEntry *entry, UmpVerdict *verdict)
{
  if (ump_entry_is_void (entry))
    return ump_match_judge_void (entry, verdict);
  if (entry->by == NULL && entry->verb >= 0 && ump_verb_takes_by (match->setup->game, entry->verb) > 0)
    return ump_refuse_nobody (match->setup, entry->verb, MAX (ump_table_turn (match->now), 0), verdict);
  if (!ump_entry_read (match->setup, (const char *const *) match->people, entry, &match->scratch, verdict))
    return FALSE;
  return ump_match_check_move (match, match->now, &match->scratch, ump_entry_ruling (entry), verdict);
}

/* The row that has just been closed, its points in the totals, and what the game makes of them. */
static UmpRow *
close_row (UmpTable *table)
{
  UmpRow *row = ump_row_new (table, table->entry, (guint) table->counters[UMP_COUNTER_CLOSED]);

  for (int i = 0; i < row->n_seats; i++)
    ump_table_add_total (table, i, row->points[i]);
  if (table->setup->game->closed != NULL)
    table->setup->game->closed (table, row->points);
  return row;
}

static UmpRow *
adjust (UmpTable *table, const UmpMove *move)
{
  int seat = ump_move_int (move, 0), points = ump_move_int (move, 1);

  guint seats = 1u << seat;

  for (int other = 0; table->setup->game->same_side != NULL && other < table->setup->n_seats; other++)
    if (table->setup->game->same_side (table, seat, other))
      seats |= 1u << other;
  for (int other = 0; other < table->setup->n_seats; other++)
    if (seats & 1u << other)
      ump_table_add_total (table, other, points);
  return ump_row_new_adjust (table->setup->n_seats, seats, points, move->args[2].text, table->entry);
}

/* The row of an entry that counts like an adjustment, NULL where the verb makes none. */
static UmpRow *
own_row (UmpTable *table, const UmpMove *move)
{
  int line = table->setup->game->verbs[move->verb].row_line - 1;
  int seat = ump_move_has (move, 0) ? ump_move_int (move, 0) : 0;
  int points = ump_move_has (move, 1) ? ump_move_int (move, 1) : 0;

  if (line < 0)
    return NULL;
  ump_table_add_total (table, seat, points);
  return ump_row_new_own (table->setup->n_seats, move->verb, seat, line, points, table->entry);
}

UmpRow *
ump_match_carry_out (const UmpMatch *match, UmpTable *table, const UmpMove *move)
{
  int closed = table->counters[UMP_COUNTER_CLOSED];

  switch (move->verb) {
  case UMP_VERB_NOTE: return NULL;
  case UMP_VERB_ADJUST: return adjust (table, move);
  case UMP_VERB_ABANDON:
    ump_table_set (table, UMP_COUNTER_STATE, UMP_ABANDONED);
    ump_table_set_turn (table, UMP_NOBODY);
    return NULL;
  default:
    match->setup->game->apply (table, move);
    return table->counters[UMP_COUNTER_CLOSED] > closed ? close_row (table) : own_row (table, move);
  }
}

/* What the next entry did. */
static inline UmpTrace *
next_trace (UmpMatch *match)
{
  if (match->n_traces == match->traces_allocated) {
    match->traces_allocated += match->traces_allocated / 2 + 64;
    match->traces = g_renew (UmpTrace, match->traces, match->traces_allocated);
  }
  return &match->traces[match->n_traces++];
}

/* Applies the entry that was just judged (its move lies in scratch) as number checked + 1, or as an earlier
 * one that only voids follow. */
static void
apply_here (UmpMatch *match, const UmpEntry *entry, guint number, const UmpVerdict *verdict)
{
  UmpTrace t = { .first = match->effects.n, .waived = -1 };
  UmpRow *row = NULL;

  forget_undone (match);
  if (!ump_entry_is_void (entry)) {
    match->now->record = &match->effects;
    match->now->entry = number;
    row = ump_match_carry_out (match, match->now, &match->scratch);
    match->now->record = NULL;
    t.waived = (gint16) (verdict->ruled ? verdict->rule : -1);
    t.n = (guint) (match->effects.n - t.first);
  }
  if (row != NULL)
    g_ptr_array_add (match->rows, row);
  if (number <= match->n_traces)
    *trace (match, number) = t;
  else
    *next_trace (match) = t;
}

void
ump_match_trim (UmpMatch *match)
{
  forget_undone (match);
  match->effects.allocated = match->effects.n;
  match->effects.items = g_renew (UmpEffect, match->effects.items, match->effects.n);
  match->traces_allocated = match->n_traces;
  match->traces = g_renew (UmpTrace, match->traces, match->traces_allocated);
}

void
ump_match_run (UmpMatch *match)
{
  while (!match->refused && match->checked < match->entries->len) {
    UmpEntry *entry = g_ptr_array_index (match->entries, match->checked);
    UmpVerdict verdict;

    if (!ump_match_judge_here (match, entry, &verdict)) {
      match->refused = TRUE;
      match->refusal = verdict;
      return;
    }
    apply_here (match, entry, match->checked + 1, &verdict);
    match->checked++;
    maybe_snapshot (match);
  }
}

gboolean
ump_match_add (UmpMatch *match, UmpEntry *entry, UmpVerdict *verdict)
{
  if (match->refused) {
    *verdict = match->refusal;
    return FALSE;
  }
  if (!ump_match_judge (match, entry, verdict))
    return FALSE;
  ump_match_append (match, ump_entry_ref (entry));
  apply_here (match, entry, match->checked + 1, verdict);
  match->checked++;
  maybe_snapshot (match);
  return TRUE;
}

/* ---- undo and redo ------------------------------------------------------------------------- */

guint
ump_match_undo_entry (const UmpMatch *match)
{
  return match->entries->len - match->tail_voids;
}

gboolean
ump_match_can_undo (const UmpMatch *match)
{
  return ump_match_undo_entry (match) > 0;
}

static void
replace_entry (UmpMatch *match, guint number, UmpEntry *entry)
{
  gpointer *slot = &match->entries->pdata[number - 1];

  ump_entry_unref (*slot);
  *slot = entry;
}

static void
count_tail (UmpMatch *match)
{
  guint n = match->entries->len;

  while (match->tail_voids < n &&
         ump_entry_is_void (g_ptr_array_index (match->entries, n - match->tail_voids - 1)))
    match->tail_voids++;
}

/* The row of an entry that nothing but voids follow is taken out; NULL where it has none. */
static UmpRow *
take_row (UmpMatch *match, guint number)
{
  const UmpRow *row = match->rows->len ? ump_match_row (match, match->rows->len - 1) : NULL;

  if (row == NULL || row->entry < number)
    return NULL;
  return g_ptr_array_steal_index_fast (match->rows, match->rows->len - 1);
}

/* Takes back what a checked entry did; only voids stand behind it. Where a rule was waived, redo says again
 * which one. */
static void
revert (UmpMatch *match, guint number, const UmpEntry *entry)
{
  UmpTrace *t = trace (match, number);

  ump_match_undo_on (match, match->now, number);
  match->effects.n = t->first;
  *next_undone (match) =
      (UmpUndone){ .entry = entry, .row = take_row (match, number), .number = number, .n = t->n };
  if (t->waived >= 0)
    forget_undone (match);
  t->n = 0;
  t->waived = -1;
  while (last_snapshot (match)->number >= number)
    g_ptr_array_set_size (match->snapshots, (int) match->snapshots->len - 1);
}

/* What was taken back last comes again and nothing has happened since: it stands as it stood, with the same
 * verdict. FALSE where that is not so. */
static gboolean
bring_back (UmpMatch *match, guint number, const UmpEntry *entry)
{
  const UmpUndone *last = match->n_undone ? &match->undone[match->n_undone - 1] : NULL;
  UmpTrace t = { .first = match->effects.n, .waived = -1 };

  if (last == NULL || last->number != number || last->entry != entry)
    return FALSE;
  t.n = last->n;
  match->effects.n += t.n;
  *trace (match, number) = t;
  match->now->entry = number;
  ump_match_redo_on (match, match->now, number);
  if (last->row != NULL)
    g_ptr_array_add (match->rows, last->row);
  match->n_undone--;
  return TRUE;
}

gboolean
ump_match_undo (UmpMatch *match)
{
  guint number = ump_match_undo_entry (match);
  UmpEntry *entry;

  if (!number)
    return FALSE;
  entry = ump_match_entry (match, number);
  if (number <= match->checked)
    revert (match, number, entry);
  replace_entry (match, number, ump_entry_new_void (UMP_WHY_UNDO, &entry, 1));
  match->tail_voids++;
  count_tail (match);
  if (match->refused && number == match->checked + 1) {
    match->refused = FALSE;
    ump_match_run (match);
  }
  return TRUE;
}

guint
ump_match_redo_entry (const UmpMatch *match)
{
  for (guint i = match->entries->len - match->tail_voids; i < match->entries->len; i++)
    if (ump_entry_why (g_ptr_array_index (match->entries, i)) == UMP_WHY_UNDO)
      return i + 1;
  return 0;
}

/* Behind a refused entry nothing was judged, and nothing is. */
static void
put_back (UmpMatch *match, guint number)
{
  UmpEntry *taken = g_ptr_array_steal_index (match->entries, number - 1);
  guint n = ump_entry_n_children (taken);

  for (guint i = 0; i < n; i++)
    g_ptr_array_insert (match->entries, (int) (number - 1 + i), ump_entry_ref (ump_entry_child (taken, i)));
  match->tail_voids = match->entries->len - (number - 1) - n;
  ump_entry_unref (taken);
}

/* The match is that one from now on, which is taken. */
static void
become (UmpMatch *match, UmpMatch *other)
{
  UmpMatch kept = *match;

  *match = *other;
  *other = kept;
  ump_match_free (other);
}

gboolean
ump_match_undo_several (UmpMatch *match, guint n)
{
  guint last = ump_match_undo_entry (match);
  UmpEntry *const *entries;
  UmpMatch *fork;

  if (n < 2)
    return n == 1 && ump_match_undo (match);
  if (n > last)
    return FALSE;
  entries = (UmpEntry *const *) match->entries->pdata + last - n;
  for (guint i = 0; i < n; i++)
    if (ump_entry_is_void (entries[i]))
      return FALSE;
  fork = ump_match_fork (match, last - n);
  ump_match_load (fork, ump_entry_new_void (UMP_WHY_UNDO, entries, n));
  for (guint i = last + 1; i <= match->entries->len; i++)
    ump_match_load (fork, ump_entry_ref (ump_match_entry (match, i)));
  become (match, fork);
  return TRUE;
}

/* A void of several entries: all of them must stand. */
static gboolean
redo_several (UmpMatch *match, guint number, const UmpEntry *several, UmpVerdict *verdict)
{
  UmpMatch *fork = ump_match_fork (match, number - 1);

  for (guint i = 0; i < ump_entry_n_children (several); i++)
    ump_match_load (fork, ump_entry_ref (ump_entry_child (several, i)));
  for (guint i = number + 1; i <= match->entries->len; i++)
    ump_match_load (fork, ump_entry_ref (ump_match_entry (match, i)));
  if (fork->refused) {
    *verdict = fork->refusal;
    g_strfreev (match->people);
    match->people = g_steal_pointer (&fork->people); /* whom the verdict names */
    ump_match_free (fork);
    return FALSE;
  }
  become (match, fork);
  return TRUE;
}

gboolean
ump_match_redo (UmpMatch *match, UmpVerdict *verdict)
{
  guint number = ump_match_redo_entry (match);
  const UmpEntry *taken;
  UmpEntry *child;

  *verdict = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  if (!number)
    return FALSE;
  if (match->refused && number > match->checked + 1) {
    put_back (match, number);
    return TRUE;
  }
  if (match->refused) {
    *verdict = match->refusal;
    return FALSE;
  }
  taken = ump_match_entry (match, number);
  child = ump_entry_child (taken, 0);
  if (ump_entry_n_children (taken) > 1 || ump_entry_is_void (child))
    return redo_several (match, number, taken, verdict);
  ump_entry_ref (child);
  if (!bring_back (match, number, child)) {
    if (!ump_match_judge_here (match, child, verdict)) {
      ump_entry_unref (child);
      return FALSE;
    }
    apply_here (match, child, number, verdict);
  }
  replace_entry (match, number, child);
  match->tail_voids = match->entries->len - number;
  return TRUE;
}

/* ---- other moments ---------------------------------------------------------------------------- */

const UmpTable *
ump_match_table (const UmpMatch *match)
{
  return match->now;
}

UmpTable *
ump_match_table_at (const UmpMatch *match, guint number)
{
  guint low = 0, high = match->snapshots->len - 1;
  const UmpSnapshot *snapshot;
  UmpTable *table;

  while (low < high) {
    guint middle = (low + high + 1) / 2;

    if (((UmpSnapshot *) g_ptr_array_index (match->snapshots, middle))->number <= number)
      low = middle;
    else
      high = middle - 1;
  }
  snapshot = g_ptr_array_index (match->snapshots, low);
  table = ump_table_copy (snapshot->table);
  for (guint i = snapshot->number + 1; i <= number; i++)
    ump_match_redo_on (match, table, i);
  return table;
}

guint
ump_match_n_rows (const UmpMatch *match)
{
  return match->rows->len;
}

const UmpRow *
ump_match_row (const UmpMatch *match, guint index)
{
  return g_ptr_array_index (match->rows, index);
}

guint
ump_match_rows_at (const UmpMatch *match, guint number)
{
  guint low = 0, high = match->rows->len;

  while (low < high) {
    guint middle = (low + high) / 2;

    if (ump_match_row (match, middle)->entry <= number)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

UmpRow *
ump_match_open_row (const UmpMatch *match, const UmpTable *table)
{
  if (!match->setup->game->live_totals || !table->counters[UMP_COUNTER_OPEN])
    return NULL;
  return ump_row_new (table, table->entry, (guint) table->counters[UMP_COUNTER_CLOSED] + 1);
}

/* ---- forks ------------------------------------------------------------------------------------------ */

void
ump_match_reserve (UmpMatch *match, const UmpMatch *other)
{
  if (match->traces_allocated < other->n_traces + 1) {
    match->traces_allocated = other->n_traces + 1;
    match->traces = g_renew (UmpTrace, match->traces, match->traces_allocated);
  }
  if (match->effects.n < other->effects.n)
    ump_effects_reserve (&match->effects, other->effects.n - match->effects.n);
}

UmpMatch *
ump_match_fork (const UmpMatch *match, guint n)
{
  UmpMatch *fork = match_bare (ump_setup_ref (match->setup));
  guint checked = MIN (n, match->checked), n_rows = ump_match_rows_at (match, checked);

  fork->people = g_strdupv (match->people);
  fork->checked = checked;
  fork->now = ump_match_table_at (match, checked);
  for (guint i = 0; i < n; i++)
    ump_match_append (fork, ump_entry_ref (g_ptr_array_index (match->entries, i)));
  fork->table_size = match->table_size;
  fork->n_traces = fork->traces_allocated = checked;
  fork->traces = g_memdup2 (match->traces, checked * sizeof (UmpTrace));
  for (guint i = checked; i > 0 && fork->effects.n == 0; i--)
    fork->effects.n = trace (match, i)->n ? trace (match, i)->first + trace (match, i)->n : 0;
  fork->effects.allocated = fork->effects.n;
  fork->effects.items = g_memdup2 (match->effects.items, fork->effects.n * sizeof (UmpEffect));
  for (guint i = 0; i < n_rows; i++)
    g_ptr_array_add (fork->rows, ump_row_ref (g_ptr_array_index (match->rows, i)));
  for (guint i = 0; i < match->snapshots->len; i++) {
    UmpSnapshot *snapshot = g_ptr_array_index (match->snapshots, i);

    if (snapshot->number > checked)
      break;
    snapshot->ref_count++;
    g_ptr_array_add (fork->snapshots, snapshot);
  }
  ump_match_run (fork); /* a refusal names the fork's own people */
  return fork;
}
