/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections: what would become of the log, found by playing it again from the first change. */
#include "correction.h"

#include <string.h>

#include "follow.h"
#include "match-private.h"
#include "match.h"

/* The ids of the seats as they were and as they are to be. */
typedef struct {
  const UmpSetup *setup;
  const char *const *ids;
} Exchange;

/* ---- texts -------------------------------------------------------------------------- */

/* Appends n bytes of a text; where they are the id of a seat, the new one. */
static void
append_person (const Exchange *exchange, const char *text, gsize n, GString *out)
{
  for (int seat = 0; seat < exchange->setup->n_seats; seat++)
    if (strlen (exchange->setup->ids[seat]) == n && strncmp (exchange->setup->ids[seat], text, n) == 0) {
      g_string_append (out, exchange->ids[seat]);
      return;
    }
  g_string_append_len (out, text, (gssize) n);
}

/* A person stands alone, or before one of these characters. */
static void
append_item (const Exchange *exchange, const char *item, gsize n, const char *ends, GString *out)
{
  gsize length = 0;

  while (length < n && strchr (ends, item[length]) == NULL)
    length++;
  append_person (exchange, item, length, out);
  g_string_append_len (out, item + length, (gssize) (n - length));
}

/* The value of a field with the new people in it; a new string. */
static char *
exchanged (const Exchange *exchange, const UmpField *field, const char *text)
{
  GString *out = g_string_new (NULL);

  if (field->type == UMP_TYPE_PLAYER) {
    append_person (exchange, text, strlen (text), out);
  } else if (field->type == UMP_TYPE_OWN && field->flags & UMP_FIELD_PERSON &&
             ump_field_find_word (field, text) < 0) {
    append_item (exchange, text, strlen (text), ".", out);
  } else if (field->type == UMP_TYPE_OWN && field->flags & (UMP_FIELD_PEOPLE | UMP_FIELD_ALLOT)) {
    while (*text) {
      gsize space = strspn (text, " \t\r\n"), n = strcspn (text + space, " \t\r\n");

      g_string_append_len (out, text, (gssize) space);
      append_item (exchange, text + space, n, "=", out);
      text += space + n;
    }
  } else {
    g_string_append (out, text);
  }
  return g_string_free (out, FALSE);
}

/* ---- entries ------------------------------------------------------------------------ */

static UmpEntry *exchanged_void (const Exchange *exchange, UmpEntry *entry);

/* A new reference, or a new entry where somebody is named. */
static UmpEntry *
exchanged_entry (const Exchange *exchange, UmpEntry *entry)
{
  int n;
  const UmpField *attrs = ump_verb_attrs (exchange->setup->game, entry->verb, &n);
  char *texts[UMP_MAX_ATTRS] = { NULL };
  const char *values[UMP_MAX_ATTRS] = { NULL };
  g_autoptr (GString) by = g_string_new (NULL);
  gboolean same;
  UmpEntry *other;

  if (ump_entry_is_void (entry))
    return exchanged_void (exchange, entry);
  if (entry->by != NULL && entry->verb != UMP_VERB_NOTE)
    append_person (exchange, entry->by, strlen (entry->by), by);
  else if (entry->by != NULL)
    g_string_append (by, entry->by);
  same = entry->by == NULL || strcmp (by->str, entry->by) == 0;
  for (int i = 0; i < n; i++)
    if (entry->values[i] != NULL) {
      values[i] = texts[i] = exchanged (exchange, &attrs[i], entry->values[i]);
      same = same && strcmp (values[i], entry->values[i]) == 0;
    }
  other = same ? ump_entry_ref (entry)
               : ump_entry_with_values (entry, entry->by != NULL ? by->str : NULL, values);
  for (int i = 0; i < n; i++)
    g_free (texts[i]);
  return other;
}

static UmpEntry *
exchanged_void (const Exchange *exchange, UmpEntry *entry)
{
  g_autoptr (GPtrArray) children = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  gboolean same = TRUE;

  for (guint i = 0; i < entry->n_children; i++) {
    UmpEntry *child = ump_entry_child (entry, i), *other = exchanged_entry (exchange, child);

    same = same && other == child;
    g_ptr_array_add (children, other);
  }
  return same ? ump_entry_ref (entry)
              : ump_entry_void_as (entry, ump_entry_why (entry), (UmpEntry *const *) children->pdata);
}

/* ---- the game ------------------------------------------------------------------------- */

static UmpSetup *
exchanged_setup (const Exchange *exchange, const char *const *names, GError **error)
{
  const UmpSetup *old = exchange->setup;
  g_autoptr (GArray) values = ump_setup_given (old);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < values->len; i++) {
    UmpOptionValue *value = &g_array_index (values, UmpOptionValue, i);
    const UmpField *option = &old->game->options[ump_game_find_option (old->game, value->name)];

    value->value = exchanged (exchange, option, value->value);
    g_ptr_array_add (texts, (char *) value->value);
  }
  return ump_setup_new (old->game, exchange->ids, names, old->n_seats,
                        (const UmpOptionValue *) (gpointer) values->data, (int) values->len, error);
}

/* The same game with other people on its seats, all at once: the moves stay with the seat, so whoever sits
 * there now is said to have done them, in options and in voids too. Who writes a note stays who wrote it, and
 * ids without a seat stay as they are written. ids, names: one for each seat; people: all of the session,
 * NULL-terminated, as for ump_match_new(). A new match; NULL with UMP_OPTION_ERROR. */
static UmpMatch *
match_reseat (const UmpMatch *match, const char *const *ids, const char *const *names,
              const char *const *people, GError **error)
{
  Exchange exchange = { match->setup, ids };
  UmpSetup *setup = exchanged_setup (&exchange, names, error);
  UmpMatch *other;

  if (setup == NULL)
    return NULL;
  other = ump_match_new (setup, people);
  for (guint i = 0; i < match->entries->len; i++)
    ump_match_load (other, exchanged_entry (&exchange, g_ptr_array_index (match->entries, i)));
  return other;
}

/* ---- outcome ---- */

/* What comes out otherwise: an entry that does something else than it did, as people see it. What was there
 * before an entry is not its doing. */

/* Goes through a log with its rows, who is next and whether the game is over. number: 0 before the first
 * step. */
typedef struct {
  const UmpMatch *match;
  guint number;
  guint row;
  int turn;
  int state;
} Walk;

static void
walk_effects (Walk *walk)
{
  UmpEffectSpan span = ump_match_effects (walk->match, walk->number);

  for (gsize i = 0; i < span.n; i++) {
    const UmpEffect *effect = &span.effects[i];

    if (effect->type == UMP_EFFECT_COUNTER && effect->counter.index == UMP_COUNTER_TO_ACT)
      walk->turn = effect->counter.new_value;
    if (effect->type == UMP_EFFECT_COUNTER && effect->counter.index == UMP_COUNTER_STATE)
      walk->state = effect->counter.new_value;
  }
}

static void
walk_to (Walk *walk, guint number)
{
  if (walk->number == 0) {
    g_autoptr (UmpTable) table = ump_match_table_at (walk->match, number - 1);

    walk->turn = ump_table_turn (table);
    walk->state = ump_table_state (table);
    walk->row = ump_match_rows_at (walk->match, number - 1);
    walk->number = number - 1;
  }
  while (walk->number < number) {
    walk->number++;
    walk_effects (walk);
  }
  while (walk->row < walk->match->rows->len && ump_match_row (walk->match, walk->row)->entry < number)
    walk->row++;
}

/* The row that the entry closed or made, NULL for none. */
static const UmpRow *
row_here (const Walk *walk)
{
  const UmpRow *row = walk->row < walk->match->rows->len ? ump_match_row (walk->match, walk->row) : NULL;

  return row != NULL && row->entry == walk->number ? row : NULL;
}

static gboolean
same_row (const UmpRow *a, const UmpRow *b)
{
  for (int seat = 0; a != NULL && b != NULL && seat < a->n_seats; seat++)
    if (a->points[seat] != b->points[seat])
      return FALSE;
  return (a == NULL) == (b == NULL);
}

/* A card that goes from one zone to another, in a number. */
static guint64
code_of (const UmpEffect *effect)
{
  return (guint64) (guint16) effect->from << 48 | (guint64) (guint16) effect->move.to << 32 |
         (guint32) ump_card_pack (effect->move.after);
}

static int
compare_codes (gconstpointer a, gconstpointer b)
{
  guint64 x = *(const guint64 *) a, y = *(const guint64 *) b;

  return (x > y) - (x < y);
}

static gboolean
is_move (const UmpEffect *effect, gboolean gathers)
{
  return effect->type == UMP_EFFECT_MOVE && !(gathers && effect->move.after.face == 0);
}

/* Which cards an entry moved, sorted: in which order they lie is no matter. */
static GArray *
moves_of (UmpEffectSpan span, gboolean gathers)
{
  GArray *codes = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (gsize i = 0; i < span.n; i++) {
    guint64 code = code_of (&span.effects[i]);

    if (is_move (&span.effects[i], gathers))
      g_array_append_val (codes, code);
  }
  g_array_sort (codes, compare_codes);
  return codes;
}

/* Nearly all do the very same. */
static gboolean
same_in_order (UmpEffectSpan a, UmpEffectSpan b)
{
  if (a.n != b.n)
    return FALSE;
  for (gsize i = 0; i < a.n; i++)
    if (a.effects[i].type != b.effects[i].type ||
        (a.effects[i].type == UMP_EFFECT_MOVE && code_of (&a.effects[i]) != code_of (&b.effects[i])))
      return FALSE;
  return TRUE;
}

/* Where the cards are gathered it is no matter which of them lay where. */
static gboolean
same_moves (const UmpMatch *a, guint was, const UmpMatch *b, guint now)
{
  UmpEffectSpan x = ump_match_effects (a, was), y = ump_match_effects (b, now);
  gboolean gathers = ump_verb_gathers (a->setup->game, ump_match_entry (a, was)->verb);
  g_autoptr (GArray) before = NULL, after = NULL;

  if (same_in_order (x, y))
    return TRUE;
  before = moves_of (x, gathers);
  after = moves_of (y, gathers);
  return before->len == after->len &&
         (before->len == 0 || memcmp (before->data, after->data, before->len * sizeof (guint64)) == 0);
}

static gboolean
comes_out_the_same (Walk *before, guint was, Walk *after, guint now)
{
  walk_to (before, was);
  walk_to (after, now);
  return same_row (row_here (before), row_here (after)) && before->turn == after->turn &&
         before->state == after->state &&
         before->match->traces[was - 1].waived == after->match->traces[now - 1].waived &&
         same_moves (before->match, was, after->match, now);
}

/* Tells entries that come out otherwise, and those that are accepted again, from those that are as they
 * were. */
static void
outcomes_compare (UmpCorrection *correction, const UmpMatch *match)
{
  Walk before = { .match = match }, after = { .match = correction->result };

  for (guint i = 0; i < correction->outcomes->len; i++) {
    UmpOutcome *outcome = &g_array_index (correction->outcomes, UmpOutcome, i);

    if (outcome->type != UMP_OUTCOME_SAME)
      continue;
    if (outcome->was_number > match->checked)
      outcome->type = UMP_OUTCOME_AGAIN;
    else if (!comes_out_the_same (&before, outcome->was_number, &after, outcome->now_number))
      outcome->type = UMP_OUTCOME_OTHER;
  }
}

/* ---- correction ---- */

/* Corrections: what would become of the log, found by playing it again from the first change. */

/* One item of the log that comes. old: as it lies in the log, NULL for what is added; number: of it. now:
 * what it becomes, NULL for what it was; said: the same as the change has it. ruling: why it is let stand,
 * NULL. from: the void that it was put back out of, and which of its entries it was. */
typedef struct {
  UmpEntry *old;
  guint number;
  UmpEntry *now;
  const UmpEntry *said;
  char *ruling;
  gboolean out;
  const UmpEntry *from;
  guint nth;
} Item;

/* What the changes say, before anything is judged. values: UmpOptionValue, as the options are to be, strings
 * borrowed; seats: the last change of seats, NULL for none. */
typedef struct {
  const UmpMatch *match;
  const char *at;
  GArray *items;
  GArray *values;
  gboolean other_options;
  const UmpChange *seats;
} Plan;

static void
item_clear (gpointer data)
{
  Item *item = data;

  ump_entry_unref (item->now);
  g_free (item->ruling);
}

static Item *
item_at (const Plan *plan, guint index)
{
  return &g_array_index (plan->items, Item, index);
}

static gboolean
is_void (const Plan *plan, guint index)
{
  const Item *item = item_at (plan, index);

  return item->old != NULL && ump_entry_is_void (item->old);
}

static gboolean
is_changed (const Item *item)
{
  return item->now != NULL || item->ruling != NULL || item->out;
}

/* ---- what is to be ------------------------------------------------------------------ */

static void
plan_init (Plan *plan, const UmpMatch *match, const char *at)
{
  guint n = match->entries->len;

  *plan = (Plan){ .match = match,
                  .at = at,
                  .items = g_array_sized_new (FALSE, TRUE, sizeof (Item), n + 4),
                  .values = ump_setup_given (match->setup) };
  g_array_set_clear_func (plan->items, item_clear);
  for (guint i = 0; i < n; i++) {
    Item item = { .old = g_ptr_array_index (match->entries, i), .number = i + 1 };

    g_array_append_val (plan->items, item);
  }
}

static void
plan_clear (Plan *plan)
{
  g_array_unref (plan->items);
  g_array_unref (plan->values);
}

/* Where an entry is, that of the log or of an earlier change; FALSE if it is nowhere. */
static gboolean
find_item (const Plan *plan, const UmpEntry *entry, guint *index)
{
  for (*index = 0; *index < plan->items->len; (*index)++)
    if (entry != NULL && (item_at (plan, *index)->old == entry || item_at (plan, *index)->said == entry))
      return TRUE;
  return FALSE;
}

/* A new reference, or a copy: what has no time yet gets the correction's. */
static UmpEntry *
timed (const Plan *plan, UmpEntry *entry)
{
  return entry->at != NULL || plan->at == NULL ? ump_entry_ref (entry)
                                               : ump_entry_with (entry, NULL, plan->at);
}

static void
change_item (Item *item, UmpEntry *now, const UmpEntry *said)
{
  ump_entry_unref (item->now);
  item->now = now;
  item->said = said;
  g_clear_pointer (&item->ruling, g_free);
  item->out = FALSE;
}

/* What was corrected stands in voids directly in front of what took its place: nothing may come between. */
static guint
before_corrections (const Plan *plan, guint index)
{
  while (index > 0 && is_void (plan, index - 1) &&
         ump_entry_why (item_at (plan, index - 1)->old) == UMP_WHY_CORRECTION)
    index--;
  return index;
}

static gboolean
plan_add (Plan *plan, const UmpChange *change)
{
  guint index = plan->items->len;
  Item item;

  if (change->at != NULL && !find_item (plan, change->at, &index))
    return FALSE;
  if (change->at != NULL)
    index = before_corrections (plan, index);
  item = (Item){ .now = timed (plan, change->entry), .said = change->entry };
  g_array_insert_val (plan->items, index, item);
  return TRUE;
}

static gboolean
plan_change (Plan *plan, const UmpChange *change)
{
  guint index;

  if (!find_item (plan, change->at, &index) || is_void (plan, index))
    return FALSE;
  if (change->type == UMP_CHANGE_ENTRY) {
    Item *item = item_at (plan, index);

    change_item (item, change->entry == item->old ? NULL : timed (plan, change->entry), change->entry);
  } else if (change->type == UMP_CHANGE_STAND) {
    g_free (item_at (plan, index)->ruling);
    item_at (plan, index)->ruling = g_strdup (change->text);
    item_at (plan, index)->out = FALSE;
  } else if (item_at (plan, index)->old == NULL) {
    g_array_remove_index (plan->items, index); /* it never was */
  } else {
    change_item (item_at (plan, index), NULL, NULL);
    item_at (plan, index)->out = TRUE;
  }
  return TRUE;
}

/* The void that holds an entry, and which of it that is. */
static gboolean
find_in_voids (const Plan *plan, const UmpEntry *entry, guint *index, guint *nth)
{
  for (*index = 0; *index < plan->items->len; (*index)++)
    for (*nth = 0; is_void (plan, *index) && *nth < ump_entry_n_children (item_at (plan, *index)->old);
         (*nth)++)
      if (ump_entry_child (item_at (plan, *index)->old, *nth) == entry)
        return TRUE;
  return FALSE;
}

/* What was corrected comes in the place of what was put in its place, anything else behind its void. */
static gboolean
plan_put_back (Plan *plan, const UmpChange *change)
{
  guint index, nth, next;
  const UmpEntry *taken;
  UmpEntry *copy;
  Item item;

  if (!find_in_voids (plan, change->at, &index, &nth))
    return FALSE;
  taken = item_at (plan, index)->old;
  copy = ump_entry_with (change->at, NULL, plan->at != NULL ? plan->at : "");
  for (next = index + 1; next < plan->items->len && is_void (plan, next) &&
                         ump_entry_why (item_at (plan, next)->old) == UMP_WHY_CORRECTION;
       next++)
    continue;
  if (ump_entry_why (taken) == UMP_WHY_CORRECTION && next < plan->items->len && !is_void (plan, next)) {
    change_item (item_at (plan, next), copy, change->at);
    return TRUE;
  }
  for (next = index + 1;
       next < plan->items->len && item_at (plan, next)->from == taken && item_at (plan, next)->nth < nth;
       next++)
    continue;
  item = (Item){ .now = copy, .said = change->at, .from = taken, .nth = nth };
  g_array_insert_val (plan->items, next, item);
  return TRUE;
}

static void
plan_option (Plan *plan, const UmpChange *change)
{
  plan->other_options = TRUE;
  ump_options_set (plan->values, change->name, change->text);
}

static gboolean
plan_take (Plan *plan, const UmpChange *change)
{
  switch (change->type) {
  case UMP_CHANGE_ADD: return plan_add (plan, change);
  case UMP_CHANGE_PUT_BACK: return plan_put_back (plan, change);
  case UMP_CHANGE_OPTION: plan_option (plan, change); return TRUE;
  case UMP_CHANGE_SEATS: plan->seats = change; return TRUE;
  default: return plan_change (plan, change);
  }
}

/* ---- playing it again --------------------------------------------------------------- */

/* renamed: cards that are called otherwise; back: the same the other way round. left: what is left out and
 * has no void yet. */
typedef struct {
  const Plan *plan;
  UmpCorrectFlags flags;
  UmpCorrection *correction;
  UmpMatch *result;
  UmpRenamed renamed;
  UmpRenamed back;
  GPtrArray *left;
} Replay;

static void
put_void (Replay *replay, UmpWhy why, UmpEntry *const *entries, guint n)
{
  ump_match_load (replay->result, ump_entry_new_void (why, entries, n));
}

static void
put_what_is_left (Replay *replay)
{
  if (replay->left->len > 0)
    put_void (replay, UMP_WHY_REMOVED, (UmpEntry *const *) replay->left->pdata, replay->left->len);
  g_ptr_array_set_size (replay->left, 0);
}

static UmpOutcome *
note (Replay *replay, const Item *item, UmpOutcomeType type)
{
  UmpOutcome outcome = { .type = type, .own = item->old == NULL || is_changed (item) };
  GArray *outcomes = replay->correction->outcomes;

  outcome.at = item->old != NULL ? item->old : (UmpEntry *) item->said;
  outcome.was = item->old;
  outcome.was_number = item->number;
  g_array_append_val (outcomes, outcome);
  return &g_array_index (outcomes, UmpOutcome, outcomes->len - 1);
}

/* The refused entry with the cards called as they were. */
static void
exchange (Replay *replay, const UmpEntry *entry)
{
  g_autoptr (UmpEntry) other =
      ump_renamed_entry (&replay->back, replay->result->setup, entry, replay->plan->at);
  UmpVerdict verdict;

  if (other != NULL && ump_match_judge_here (replay->result, other, &verdict))
    replay->correction->exchanged = g_steal_pointer (&other);
}

/* Puts an entry at the end, accepted or not. */
static void
put (Replay *replay, UmpEntry *entry, UmpOutcome *outcome)
{
  UmpMatch *result = replay->result;
  UmpCorrection *correction = replay->correction;
  gboolean waits = result->refused;
  UmpVerdict verdict;

  if (outcome->own && correction->own.kind == UMP_ACCEPTED && !ump_entry_is_writable (entry, &verdict))
    correction->own = verdict;
  ump_match_load (result, ump_entry_ref (entry));
  outcome->now = entry;
  outcome->now_number = result->entries->len;
  if (!result->refused)
    return;
  outcome->type = waits ? UMP_OUTCOME_WAITS : UMP_OUTCOME_STOP;
  if (waits)
    return;
  correction->stop = outcome->now_number;
  correction->refused = result->refusal;
  if (outcome->own && correction->own.kind == UMP_ACCEPTED)
    correction->own = result->refusal;
  exchange (replay, entry);
}

static gboolean
fits (Replay *replay, const UmpEntry *entry)
{
  UmpVerdict verdict;

  return !replay->result->refused && ump_match_judge_here (replay->result, entry, &verdict);
}

/* What is said of it now, if it is as it was; else with the cards as they are called now, if only that is
 * accepted. other: takes that, where there is such. A new reference. */
static UmpEntry *
choose (Replay *replay, UmpEntry *entry, gboolean *follows, UmpEntry **other)
{
  g_autoptr (UmpEntry) renamed = NULL;

  *follows = FALSE;
  if (replay->flags & UMP_CORRECT_FOLLOW && !replay->result->refused)
    renamed = ump_renamed_entry (&replay->renamed, replay->result->setup, entry, replay->plan->at);
  if (renamed == NULL || !fits (replay, renamed))
    return ump_entry_ref (entry);
  if (fits (replay, entry)) {
    *other = g_steal_pointer (&renamed);
    return ump_entry_ref (entry);
  }
  *follows = TRUE;
  return g_steal_pointer (&renamed);
}

/* Where the cards are gathered nothing goes with what came before. */
static void
forget_gathered (Replay *replay, const UmpEntry *entry)
{
  if (!ump_verb_gathers (replay->result->setup->game, entry->verb))
    return;
  ump_renamed_clear (&replay->renamed);
  ump_renamed_clear (&replay->back);
}

/* An entry that no change is about, or that only gets a ruling: it may go with the others. */
static void
replay_old (Replay *replay, Item *item)
{
  g_autoptr (UmpEntry) entry = NULL, said = NULL;
  UmpEntry *either = NULL;
  UmpOutcome *outcome;
  gboolean follows;

  forget_gathered (replay, item->old);
  said = item->ruling != NULL ? ump_entry_with (item->old, item->ruling, replay->plan->at)
                              : ump_entry_ref (item->old);
  entry = choose (replay, said, &follows, &either);
  if (entry != item->old)
    put_void (replay, UMP_WHY_CORRECTION, &item->old, 1);
  outcome = note (replay, item, follows ? UMP_OUTCOME_FOLLOWS : UMP_OUTCOME_SAME);
  if (item->ruling != NULL)
    outcome->type = UMP_OUTCOME_OWN;
  outcome->either = either;
  put (replay, entry, outcome);
}

/* An entry that a change says. */
static void
replay_new (Replay *replay, Item *item)
{
  g_autoptr (UmpEntry) entry =
      item->ruling != NULL ? ump_entry_with (item->now, item->ruling, NULL) : ump_entry_ref (item->now);

  forget_gathered (replay, entry);
  if (item->old != NULL) {
    put_void (replay, UMP_WHY_CORRECTION, &item->old, 1);
    ump_renamed_learn (&replay->renamed, replay->result->setup, item->old, entry);
    ump_renamed_learn (&replay->back, replay->result->setup, entry, item->old);
  }
  put (replay, entry, note (replay, item, UMP_OUTCOME_OWN));
}

static void
replay_item (Replay *replay, guint index)
{
  Item *item = item_at (replay->plan, index);

  if (item->out) {
    g_ptr_array_add (replay->left, item->old);
    note (replay, item, UMP_OUTCOME_OWN);
    return;
  }
  put_what_is_left (replay);
  if (is_void (replay->plan, index))
    ump_match_load (replay->result, ump_entry_ref (item->old));
  else if (item->now != NULL)
    replay_new (replay, item);
  else
    replay_old (replay, item);
}

/* The first item that is otherwise. */
static guint
first_change (const Plan *plan)
{
  guint i = 0;

  if (plan->other_options)
    return 0;
  while (i < plan->items->len && item_at (plan, i)->old != NULL && !is_changed (item_at (plan, i)))
    i++;
  return i;
}

static void
run (const Plan *plan, UmpCorrectFlags flags, UmpSetup *setup, UmpCorrection *correction)
{
  guint first = first_change (plan);
  Replay replay = { .plan = plan, .flags = flags, .correction = correction };

  correction->result = replay.result = setup != NULL
                                           ? ump_match_new (setup, (const char *const *) plan->match->people)
                                           : ump_match_fork (plan->match, first);
  ump_match_reserve (replay.result, plan->match);
  if (replay.result->refused) { /* in front of the first change */
    correction->stop = replay.result->checked + 1;
    correction->refused = replay.result->refusal;
  }
  replay.left = g_ptr_array_new ();
  for (guint i = first; i < plan->items->len; i++)
    replay_item (&replay, i);
  put_what_is_left (&replay);
  ump_match_settle (replay.result);
  g_ptr_array_unref (replay.left);
  ump_renamed_clear (&replay.renamed);
  ump_renamed_clear (&replay.back);
}

/* ---- others on the seats ---------------------------------------------------------------- */

/* All people whom the log may name: who had and who gets a seat, and the others of the session. */
static char **
people_with (const UmpMatch *match, const UmpChange *seats)
{
  g_autoptr (GStrvBuilder) people = g_strv_builder_new ();

  g_strv_builder_addv (people, (const char **) match->people);
  for (int i = 0; i < match->setup->n_seats; i++)
    if (!g_strv_contains ((const char *const *) match->people, seats->ids[i]))
      g_strv_builder_add (people, seats->ids[i]);
  return g_strv_builder_end (people);
}

static gboolean
reseat (const Plan *plan, UmpCorrection *correction, GError **error)
{
  g_auto (GStrv) people = people_with (plan->match, plan->seats);
  UmpMatch *other = match_reseat (correction->result, plan->seats->ids, plan->seats->names,
                                  (const char *const *) people, error);

  if (other == NULL)
    return FALSE;
  correction->judged = correction->result;
  correction->result = other;
  for (guint i = 0; i < correction->outcomes->len; i++) {
    UmpOutcome *outcome = &g_array_index (correction->outcomes, UmpOutcome, i);

    if (outcome->now_number > 0)
      outcome->now = ump_match_entry (other, outcome->now_number);
  }
  return TRUE;
}

/* ---- corrections ------------------------------------------------------------------------- */

static void
outcome_clear (gpointer data)
{
  ump_entry_unref (((UmpOutcome *) data)->either);
}

static UmpCorrection *
correction_new (const UmpMatch *match)
{
  UmpCorrection *correction = g_new0 (UmpCorrection, 1);

  correction->outcomes = g_array_new (FALSE, FALSE, sizeof (UmpOutcome));
  g_array_set_clear_func (correction->outcomes, outcome_clear);
  correction->was_refused = match->refused;
  correction->own = correction->refused = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  ump_score_totals (match->now, correction->totals_before);
  return correction;
}

static UmpCorrection *
correct (const Plan *plan, UmpCorrectFlags flags, GError **error)
{
  const UmpSetup *old = plan->match->setup;
  g_autoptr (UmpCorrection) correction = NULL;
  UmpSetup *setup = NULL;

  if (plan->other_options) {
    setup = ump_setup_new (old->game, (const char *const *) old->ids, (const char *const *) old->names,
                           old->n_seats, (const UmpOptionValue *) (gpointer) plan->values->data,
                           (int) plan->values->len, error);
    if (setup == NULL)
      return NULL;
  }
  correction = correction_new (plan->match);
  run (plan, flags, setup, correction);
  outcomes_compare (correction, plan->match);
  if (plan->seats != NULL && !reseat (plan, correction, error))
    return NULL;
  ump_score_totals (correction->result->now, correction->totals_after);
  return g_steal_pointer (&correction);
}

UmpCorrection *
ump_match_correct (const UmpMatch *match, const UmpChange *changes, guint n, UmpCorrectFlags flags,
                   const char *at, GError **error)
{
  UmpCorrection *correction = NULL;
  gboolean found = TRUE;
  Plan plan;

  plan_init (&plan, match, at);
  for (guint i = 0; i < n && found; i++)
    found = plan_take (&plan, &changes[i]);
  if (found)
    correction = correct (&plan, flags, error);
  plan_clear (&plan);
  return correction;
}

UmpCorrection *
ump_match_correct_at (const UmpMatch *match, UmpChangeType type, guint number, UmpEntry *entry)
{
  guint n = match->entries->len;
  UmpChange change = { .type = type, .entry = entry };

  if (number < 1 || number > n + (type == UMP_CHANGE_ADD))
    return NULL;
  change.at = number <= n ? ump_match_entry (match, number) : NULL;
  return ump_match_correct (match, &change, 1, UMP_CORRECT_PLAIN, NULL, NULL);
}

void
ump_correction_free (UmpCorrection *correction)
{
  if (correction == NULL)
    return;
  ump_match_free (correction->result);
  ump_match_free (correction->judged);
  g_array_unref (correction->outcomes);
  ump_entry_unref (correction->exchanged);
  g_free (correction);
}

UmpMatch *
ump_correction_steal (UmpCorrection *correction)
{
  return g_steal_pointer (&correction->result);
}

static const UmpOutcome *
outcome_at (const UmpCorrection *correction, guint index)
{
  return &g_array_index (correction->outcomes, UmpOutcome, index);
}

guint
ump_correction_own_entry (const UmpCorrection *correction)
{
  for (guint i = 0; i < correction->outcomes->len; i++)
    if (outcome_at (correction, i)->own && outcome_at (correction, i)->now_number > 0)
      return outcome_at (correction, i)->now_number;
  return 0;
}

UmpEntry *
ump_correction_at (const UmpCorrection *correction, const UmpMatch *match, guint number)
{
  const UmpOutcome *outcome = ump_correction_outcome (correction, number);

  /* in front of the first change both logs are the same */
  return outcome != NULL ? outcome->at : ump_match_entry (match, number);
}

const UmpOutcome *
ump_correction_outcome (const UmpCorrection *correction, guint number)
{
  for (guint i = 0; i < correction->outcomes->len; i++)
    if (outcome_at (correction, i)->now_number == number)
      return outcome_at (correction, i);
  return NULL;
}

guint
ump_correction_count (const UmpCorrection *correction, UmpOutcomeType type)
{
  guint n = 0;

  for (guint i = 0; i < correction->outcomes->len; i++)
    n += outcome_at (correction, i)->type == type;
  return n;
}
