/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table is data: zones with cards, counters with integers.
 *
 * Games read it freely and change it only through the mutators below. Each mutator records
 * an effect that holds what it replaced, so that an entry can be undone, done again,
 * compared and put into words without asking the game. */
#pragma once

#include "card.h"
#include "text.h"

G_BEGIN_DECLS

typedef struct _UmpTable UmpTable;
typedef struct _UmpEffects UmpEffects;

/* Counters that core keeps for every game; they come first in `counters`. */
enum {
  UMP_COUNTER_STATE,  /* UmpState */
  UMP_COUNTER_ROUND,  /* the last round begun, 0 before the first */
  UMP_COUNTER_TO_ACT, /* seat, UMP_NOBODY when the table or several may act */
  UMP_COUNTER_CLOSED, /* closed rows so far */
  UMP_COUNTER_OPEN,   /* 1 while a row of the score pad is open */
  UMP_COUNTER_OWN     /* first of the others */
};

typedef enum { UMP_PLAYING, UMP_FINISHED, UMP_ABANDONED } UmpState;

typedef struct {
  int n;
  int allocated;
  UmpCard *cards;
} UmpZone;

/* setup is shared by all tables of a match; each holds it, as one may outlive its match. record is where
 * mutators note what they do, NULL for none; entry is the number that is noted as cause. Both are no part of
 * the value. */
struct _UmpTable {
  const UmpSetup *setup;
  UmpZone *zones;
  int *counters;
  UmpEffects *record;
  guint entry;
};

typedef enum { UMP_EFFECT_MOVE, UMP_EFFECT_COUNTER, UMP_EFFECT_FACE } UmpEffectType;

/* MOVE: the card at position `at` of zone `from` went to position `to_at` of zone `to`;
 *   it was `before` and is `after` (a face shown or hidden on the way). Counted with it: copies seen, and
 *   that entry `cause` showed the face, where it was not known before, and moved it; *_before: what stood
 *   there.
 * COUNTER: counters[index] went from old_value to new_value.
 * FACE: bookkeeping of totals and of what a game keeps (same fields as COUNTER); no event at the table. */
typedef struct {
  gint16 type;
  gint16 from;
  union {
    struct {
      gint16 at, to, to_at;
      UmpCard before, after;
      guint cause;
      int shown_before, moved_before;
    } move;
    struct {
      int index, old_value, new_value;
    } counter;
  };
} UmpEffect;

/* What one entry did, in order. Of a log it is borrowed until the log changes. */
typedef struct {
  const UmpEffect *effects;
  gsize n;
} UmpEffectSpan;

/* A list that grows. Zeroed before its first use. */
struct _UmpEffects {
  UmpEffect *items;
  gsize n;
  gsize allocated;
};

/* Room for so many more effects at least. */
void ump_effects_reserve (UmpEffects *effects, gsize more);
void ump_effects_clear (UmpEffects *effects);
static inline UmpEffectSpan
ump_effects_span (const UmpEffects *effects)
{
  return (UmpEffectSpan){ effects->items, effects->n };
}

/* An empty table for setup: all zones empty, counters at their beginning. */
UmpTable *ump_table_new (const UmpSetup *setup);
UmpTable *ump_table_copy (const UmpTable *table);
void ump_table_assign (UmpTable *to, const UmpTable *from);
void ump_table_free (UmpTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpTable, ump_table_free)
gboolean ump_table_equal (const UmpTable *a, const UmpTable *b);
/* Bytes of the value, for the distance between snapshots. */
gsize ump_table_size (const UmpTable *table);

static inline const UmpZone *
ump_table_zone (const UmpTable *table, int zone)
{
  return &table->zones[zone];
}

static inline int
ump_table_get (const UmpTable *table, int counter)
{
  return table->counters[counter];
}

/* Mutators. Positions count from 0; at == -1 is the end of a zone. `now` is the card after
 * the move: showing an unknown face counts a copy as seen and notes the entry, hiding one
 * takes it back. */
void ump_table_move (UmpTable *table, int from, int at, int to, int to_at, UmpCard now);
void ump_table_set (UmpTable *table, int counter, int value);
void ump_table_set_counter (UmpTable *table, int def, int seat_or_face, int nth, int value);
/* For what follows from earlier entries and is no event at the table, as with causes and totals. */
void ump_table_keep_counter (UmpTable *table, int def, int seat_or_face, int nth, int value);
/* Only while a table is made ready, before the first entry: no effect is recorded. */
void ump_table_put (UmpTable *table, int zone, UmpCard card, int copies);

/* Moves every card of zone to the end of `to`, hiding faces (and backs) when asked. */
void ump_table_move_all (UmpTable *table, int from, int to, gboolean hide);

/* Short forms of common counters. */
static inline int
ump_table_turn (const UmpTable *table)
{
  return table->counters[UMP_COUNTER_TO_ACT];
}
void ump_table_set_turn (UmpTable *table, int seat);
/* All cards of all zones go to one, unseen: they are gathered for the next deal. */
void ump_table_gather (UmpTable *table, int to);
/* A new round: counts ROUND on, opens the row, and sets the counters of a round back. */
void ump_table_begin_round (UmpTable *table);
/* Of a game with first_option: whom it names, from 1 one seat further with each round. */
int ump_table_first (const UmpTable *table, int round);
/* To be called by apply when the round's last card is down: core then calls score, appends
 * the row and asks the game's `closed`. */
void ump_table_close_round (UmpTable *table);
void ump_table_finish (UmpTable *table);

/* A player's points so far: closed rows and adjustments, without the open round. A counter is an int and a
 * total may be wider, so it takes two. */
gint64 ump_table_total (const UmpTable *table, int seat);

/* For core: adds closed rows and adjustments. */
void ump_table_add_total (UmpTable *table, int seat, gint64 points);

/* First position of a face in a zone, -1 if it is not there. */
int ump_zone_find (const UmpZone *zone, int face);

/* What an entry did, once more or back, without any check. */
void ump_table_redo (UmpTable *table, UmpEffectSpan effects);
void ump_table_undo (UmpTable *table, UmpEffectSpan effects);

G_END_DECLS
