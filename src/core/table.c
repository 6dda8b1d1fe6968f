/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table.h"

#include <string.h>

#include "game.h"

/* ---- the value -------------------------------------------------------- */

UmpTable *
ump_table_new (const UmpSetup *setup)
{
  UmpTable *table = g_new0 (UmpTable, 1);

  table->setup = ump_setup_ref ((UmpSetup *) setup);
  table->zones = g_new0 (UmpZone, MAX (setup->n_zones, 1));
  table->counters = g_new0 (int, setup->n_counters);
  table->counters[UMP_COUNTER_TO_ACT] = UMP_NOBODY;
  for (int i = 0; i < setup->n_counters; i++)
    if (setup->counters[i].def >= 0)
      table->counters[i] = setup->game->counters[setup->counters[i].def].start;
  return table;
}

/* Cards that a zone has room for once there is one. */
#define ZONE_ROOM 8

static void
zone_reserve (UmpZone *zone, int n)
{
  if (n <= zone->allocated)
    return;
  zone->allocated = MAX (n, zone->allocated * 2);
  zone->cards = g_renew (UmpCard, zone->cards, zone->allocated);
}

void
ump_table_assign (UmpTable *to, const UmpTable *from)
{
  memcpy (to->counters, from->counters, sizeof (int) * (gsize) from->setup->n_counters);
  for (int i = 0; i < from->setup->n_zones; i++) {
    const UmpZone *zone = &from->zones[i];

    zone_reserve (&to->zones[i], zone->n);
    to->zones[i].n = zone->n;
    if (zone->n)
      memcpy (to->zones[i].cards, zone->cards, sizeof (UmpCard) * (gsize) zone->n);
  }
}

UmpTable *
ump_table_copy (const UmpTable *table)
{
  UmpTable *copy = g_new0 (UmpTable, 1);

  copy->setup = ump_setup_ref ((UmpSetup *) table->setup);
  copy->zones = g_new0 (UmpZone, MAX (table->setup->n_zones, 1));
  copy->counters = g_new (int, table->setup->n_counters);
  copy->entry = table->entry;
  ump_table_assign (copy, table);
  return copy;
}

void
ump_table_free (UmpTable *table)
{
  if (table == NULL)
    return;
  for (int i = 0; i < table->setup->n_zones; i++)
    g_free (table->zones[i].cards);
  g_free (table->zones);
  g_free (table->counters);
  ump_setup_unref ((UmpSetup *) table->setup);
  g_free (table);
}

gboolean
ump_table_equal (const UmpTable *a, const UmpTable *b)
{
  if (memcmp (a->counters, b->counters, sizeof (int) * (gsize) a->setup->n_counters) != 0)
    return FALSE;
  for (int i = 0; i < a->setup->n_zones; i++) {
    if (a->zones[i].n != b->zones[i].n)
      return FALSE;
    if (a->zones[i].n &&
        memcmp (a->zones[i].cards, b->zones[i].cards, sizeof (UmpCard) * (gsize) a->zones[i].n) != 0)
      return FALSE;
  }
  return TRUE;
}

gsize
ump_table_size (const UmpTable *table)
{
  gsize size = sizeof *table + sizeof (int) * (gsize) table->setup->n_counters;

  for (int i = 0; i < table->setup->n_zones; i++)
    size += sizeof (UmpZone) + sizeof (UmpCard) * (gsize) table->zones[i].n;
  return size;
}

int
ump_zone_find (const UmpZone *zone, int face)
{
  for (int i = 0; i < zone->n; i++)
    if (zone->cards[i].face == face)
      return i;
  return -1;
}

/* ---- mutators ------------------------------------------------------------ */

#define EFFECTS_ROOM 16

static inline void
record (UmpTable *table, UmpEffect effect)
{
  UmpEffects *effects = table->record;

  if (effects->n == effects->allocated)
    ump_effects_reserve (effects, EFFECTS_ROOM);
  effects->items[effects->n++] = effect;
}

static inline void
set_counter (UmpTable *table, int index, int value, UmpEffectType type)
{
  int old_value = table->counters[index];

  if (old_value == value)
    return;
  table->counters[index] = value;
  if (table->record != NULL)
    record (table, (UmpEffect){ .type = (gint16) type, .counter = { index, old_value, value } });
}

static inline UmpCard
take (UmpZone *zone, int at)
{
  UmpCard card = zone->cards[at];

  zone->n--;
  if (at < zone->n)
    memmove (&zone->cards[at], &zone->cards[at + 1], sizeof (UmpCard) * (gsize) (zone->n - at));
  return card;
}

static inline void
put (UmpZone *zone, int at, UmpCard card)
{
  if (zone->n == zone->allocated)
    zone_reserve (zone, MAX (zone->n + 1, ZONE_ROOM));
  if (at < zone->n)
    memmove (&zone->cards[at + 1], &zone->cards[at], sizeof (UmpCard) * (gsize) (zone->n - at));
  zone->cards[at] = card;
  zone->n++;
}

/* Causes and copies: which entry showed a face last, which one moved it. */
static inline void
note_faces (UmpTable *table, UmpCard before, UmpCard now, guint cause)
{
  const UmpSetup *setup = table->setup;

  if (before.face == 0 && now.face) {
    table->counters[setup->seen_base + now.face]++;
    table->counters[setup->shown_base + now.face] = (int) cause;
  } else if (before.face && now.face == 0) {
    table->counters[setup->seen_base + before.face]--;
  }
  if (now.face)
    table->counters[setup->moved_base + now.face] = (int) cause;
}

static void
take_back_faces (UmpTable *table, const UmpEffect *e)
{
  const UmpSetup *setup = table->setup;
  UmpCard before = e->move.before, now = e->move.after;

  if (before.face == 0 && now.face) {
    table->counters[setup->seen_base + now.face]--;
    table->counters[setup->shown_base + now.face] = e->move.shown_before;
  } else if (before.face && now.face == 0) {
    table->counters[setup->seen_base + before.face]++;
  }
  if (now.face)
    table->counters[setup->moved_base + now.face] = e->move.moved_before;
}

static inline void
record_move (UmpTable *table, int from, int at, int to, int to_at, UmpCard before, UmpCard now)
{
  const UmpSetup *setup = table->setup;
  UmpEffect effect = {
    .type = UMP_EFFECT_MOVE,
    .from = (gint16) from,
    .move = { .at = (gint16) at,
              .to = (gint16) to,
              .to_at = (gint16) to_at,
              .before = before,
              .after = now,
              .cause = table->entry,
              .shown_before = table->counters[setup->shown_base + now.face],
              .moved_before = table->counters[setup->moved_base + now.face] },
  };

  record (table, effect);
}

/* A card that was taken from a zone comes to its place in another. */
static inline void
arrive (UmpTable *table, int from, int at, int to, int to_at, UmpCard before, UmpCard now)
{
  put (&table->zones[to], to_at, now);
  if (table->record != NULL)
    record_move (table, from, at, to, to_at, before, now);
  note_faces (table, before, now, table->entry);
}

void
ump_table_move (UmpTable *table, int from, int at, int to, int to_at, UmpCard now)
{
  UmpZone *source = &table->zones[from];
  UmpCard before;

  if (at < 0)
    at = source->n - 1;
  g_return_if_fail (at >= 0 && at < source->n);
  before = take (source, at);
  arrive (table, from, at, to, to_at < 0 ? table->zones[to].n : to_at, before, now);
}

void
ump_table_move_all (UmpTable *table, int from, int to, gboolean hide)
{
  UmpZone *source = &table->zones[from];

  g_return_if_fail (from != to);
  for (int i = 0; i < source->n; i++) {
    UmpCard card = source->cards[i];

    /* Each is the first of those that are left. */
    arrive (table, from, 0, to, table->zones[to].n, card, hide ? (UmpCard){ 0 } : card);
  }
  source->n = 0;
}

void
ump_table_set (UmpTable *table, int counter, int value)
{
  set_counter (table, counter, value, UMP_EFFECT_COUNTER);
}

void
ump_table_set_counter (UmpTable *table, int def, int seat_or_face, int nth, int value)
{
  ump_table_set (table, ump_counter_index (table->setup, def, seat_or_face, nth), value);
}

void
ump_table_keep_counter (UmpTable *table, int def, int seat_or_face, int nth, int value)
{
  set_counter (table, ump_counter_index (table->setup, def, seat_or_face, nth), value, UMP_EFFECT_FACE);
}

void
ump_table_put (UmpTable *table, int zone, UmpCard card, int copies)
{
  for (int i = 0; i < copies; i++)
    put (&table->zones[zone], table->zones[zone].n, card);
}

void
ump_table_set_turn (UmpTable *table, int seat)
{
  ump_table_set (table, UMP_COUNTER_TO_ACT, seat);
}

void
ump_table_begin_round (UmpTable *table)
{
  const UmpSetup *setup = table->setup;

  for (int i = 0; i < setup->n_counters; i++)
    if (setup->counters[i].def >= 0 && setup->game->counters[setup->counters[i].def].per_round)
      ump_table_set (table, i, setup->game->counters[setup->counters[i].def].start);
  ump_table_set (table, UMP_COUNTER_ROUND, table->counters[UMP_COUNTER_ROUND] + 1);
  ump_table_set (table, UMP_COUNTER_OPEN, 1);
}

void
ump_table_gather (UmpTable *table, int to)
{
  for (int zone = 0; zone < table->setup->n_zones; zone++)
    if (zone != to)
      ump_table_move_all (table, zone, to, TRUE);
}

int
ump_table_first (const UmpTable *table, int round)
{
  const UmpSetup *setup = table->setup;

  return (setup->option_value[setup->game->first_option - 1] + round - 1) % setup->n_seats;
}

void
ump_table_close_round (UmpTable *table)
{
  ump_table_set (table, UMP_COUNTER_OPEN, 0);
  ump_table_set (table, UMP_COUNTER_CLOSED, table->counters[UMP_COUNTER_CLOSED] + 1);
}

void
ump_table_finish (UmpTable *table)
{
  ump_table_set (table, UMP_COUNTER_STATE, UMP_FINISHED);
  ump_table_set_turn (table, UMP_NOBODY);
}

#define TOTAL_UNIT (1 << 30)

gint64
ump_table_total (const UmpTable *table, int seat)
{
  const int *half = &table->counters[table->setup->total_base + 2 * seat];

  return (gint64) half[1] * TOTAL_UNIT + half[0];
}

void
ump_table_add_total (UmpTable *table, int seat, gint64 points)
{
  int base = table->setup->total_base + 2 * seat;
  gint64 total = ump_table_total (table, seat) + points;

  set_counter (table, base, (int) (total % TOTAL_UNIT), UMP_EFFECT_FACE);
  set_counter (table, base + 1, (int) (total / TOTAL_UNIT), UMP_EFFECT_FACE);
}

/* ---- effects again, and back ------------------------------------------------- */

static inline void
redo_move (UmpTable *table, const UmpEffect *e)
{
  take (&table->zones[e->from], e->move.at);
  put (&table->zones[e->move.to], e->move.to_at, e->move.after);
  note_faces (table, e->move.before, e->move.after, e->move.cause);
}

static inline void
undo_move (UmpTable *table, const UmpEffect *e)
{
  take (&table->zones[e->move.to], e->move.to_at);
  put (&table->zones[e->from], e->move.at, e->move.before);
  take_back_faces (table, e);
}

void
ump_table_redo (UmpTable *table, UmpEffectSpan effects)
{
  for (gsize i = 0; i < effects.n; i++) {
    const UmpEffect *e = &effects.effects[i];

    if (e->type == UMP_EFFECT_MOVE)
      redo_move (table, e);
    else
      table->counters[e->counter.index] = e->counter.new_value;
  }
}

void
ump_table_undo (UmpTable *table, UmpEffectSpan effects)
{
  for (gsize i = effects.n; i > 0; i--) {
    const UmpEffect *e = &effects.effects[i - 1];

    if (e->type == UMP_EFFECT_MOVE)
      undo_move (table, e);
    else
      table->counters[e->counter.index] = e->counter.old_value;
  }
}
