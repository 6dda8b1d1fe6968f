/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Level 8: what chosen cards come to before they are laid: which groups they would make, and what is
 * missing. */
#include "level-8.h"

/* Loose cards as they are divided as far as they go. group: where each lies, -1 in no group. */
typedef struct {
  const UmpL8Level *level;
  const UmpCard *loose;
  int n;
  int group[MAX_LOOSE];
} Plan;

/* Wilds go where the least is missing, first to groups that have a card. */
static void
place_wilds (Plan *plan)
{
  for (int i = 0; i < plan->n; i++) {
    int to = -1, least = G_MAXINT;

    for (int g = 0; ump_l8_is_free (plan->loose[i]) && g < plan->level->n_groups; g++) {
      int size = plan->level->groups[g].size, here = 0, need;

      for (int k = 0; k < plan->n; k++)
        here += plan->group[k] == g;
      need = size - here + (here ? 0 : MAX_LEVEL_CARDS);
      if (here < size && need < least) {
        least = need;
        to = g;
      }
    }
    if (to >= 0)
      plan->group[i] = to;
  }
}

/* ---- groups in words ------------------------------------------------------------------------- */

static void
add_card (UmpSketch *sketch, UmpSketchGroup *group, UmpCard card)
{
  if (sketch->n_cards == (int) G_N_ELEMENTS (sketch->cards))
    return;
  sketch->cards[sketch->n_cards++] = card;
  group->n++;
}

static UmpSketchGroup *
add_group (UmpSketch *sketch, UmpText label)
{
  UmpSketchGroup *group = &sketch->groups[sketch->n_groups++];

  group->label = label;
  group->first = sketch->n_cards;
  return group;
}

/* Cards of a run stand from low to high; wilds that stand for nothing yet stand last. */
static void
sort_run (UmpCard *cards, int n)
{
  for (int i = 1; i < n; i++) {
    UmpCard card = cards[i];
    int at = i, number = ump_l8_number (card) ? ump_l8_number (card) : MAX_NUMBER + 1;

    for (;
         at > 0 && (ump_l8_number (cards[at - 1]) ? ump_l8_number (cards[at - 1]) : MAX_NUMBER + 1) > number;
         at--)
      cards[at] = cards[at - 1];
    cards[at] = card;
  }
}

/* A gap between two numbers of a run: the lowest number that is missing there, 0 for none. */
static int
first_gap (const UmpCard *cards, int n)
{
  for (int i = 0; i + 1 < n; i++)
    if (ump_l8_number (cards[i + 1]) > ump_l8_number (cards[i]) + 1)
      return ump_l8_number (cards[i]) + 1;
  return 0;
}

/* Wilds stand for what is missing where only one thing can be. */
static void
name_wilds (UmpL8Sort sort, UmpCard *cards, int n)
{
  int value = 0;

  for (int i = 0; i < n; i++)
    value = ump_l8_worth (sort, cards[i]) ? ump_l8_worth (sort, cards[i]) : value;
  for (int i = 0; i < n; i++) {
    if (!ump_l8_is_free (cards[i]))
      continue;
    if (sort == L8_RUN)
      value = first_gap (cards, i);
    if (value)
      cards[i] = ump_l8_wild (sort, value);
    if (sort == L8_RUN)
      sort_run (cards, n);
  }
}

static UmpText
missing_of_run (const UmpCard *cards, int n, int missing)
{
  int low = n ? ump_l8_number (cards[0]) : 0, high = low, gap;

  for (int i = 0; i < n; i++)
    high = MAX (high, ump_l8_number (cards[i]));
  gap = high - low + 1 > n ? first_gap (cards, n) : 0;
  if (missing > 1 || !low || !ump_l8_number (cards[n - 1]))
    return UMP_TEXT (N_ ("{n0} still missing"), { UMP_N (missing) });
  if (gap)
    return UMP_TEXT (N_ ("one more {n0}"), { UMP_N (gap) });
  if (low > 1 && high < MAX_NUMBER)
    return UMP_TEXT (N_ ("one more: {n0} or {n1}"), { UMP_N (low - 1), UMP_N (high + 1) });
  return UMP_TEXT (N_ ("one more {n0}"), { UMP_N (low > 1 ? low - 1 : high + 1) });
}

static UmpText
missing_of (const UmpL8Group *group, const UmpCard *cards, int n)
{
  int missing = group->size - n, value = n ? ump_l8_worth (group->sort, cards[0]) : 0;

  if (missing <= 0)
    return UMP_PLAIN (NULL);
  if (group->sort == L8_RUN)
    return missing_of_run (cards, n, missing);
  if (!value)
    return UMP_TEXT (N_ ("{n0} still missing"), { UMP_N (missing) });
  if (group->sort == L8_SAME)
    return missing == 1 ? UMP_TEXT (N_ ("one more {n0}"), { UMP_N (value) })
                        : UMP_TEXT (N_ ("{n0} more of number {n1}"), { UMP_N (missing), UMP_N (value) });
  return missing == 1 ? UMP_TEXT (N_ ("one more {b0} card"), { UMP_B (value) })
                      : UMP_TEXT (N_ ("{n0} more {b1} cards"), { UMP_N (missing), UMP_B (value) });
}

static int
lowest (UmpL8Sort sort, const UmpCard *cards, int n)
{
  int low = G_MAXINT;

  for (int i = 0; i < n; i++)
    if (ump_l8_worth (sort, cards[i]))
      low = MIN (low, ump_l8_worth (sort, cards[i]));
  return low;
}

/* The cards of one group of the plan, in the order in which they would lie. */
static int
cards_of (const Plan *plan, int g, UmpCard *cards)
{
  UmpL8Sort sort = plan->level->groups[g].sort;
  int n = 0;

  for (int wild = 0; wild < 2; wild++)
    for (int i = 0; i < plan->n; i++)
      if (plan->group[i] == g && ump_l8_is_free (plan->loose[i]) == wild)
        cards[n++] = plan->loose[i];
  if (sort == L8_RUN)
    sort_run (cards, n);
  name_wilds (sort, cards, n);
  return n;
}

/* Groups that are alike stand from low to high, as they would be laid; those without a card last. */
static void
order_alike (Plan *plan)
{
  const UmpL8Level *level = plan->level;
  UmpCard cards[MAX_LOOSE];

  for (int round = 0; round < level->n_groups; round++)
    for (int g = 0; g + 1 < level->n_groups; g++) {
      UmpL8Sort sort = level->groups[g].sort;
      int here, next;

      if (!ump_l8_is_alike (&level->groups[g], &level->groups[g + 1]))
        continue;
      here = lowest (sort, cards, cards_of (plan, g, cards));
      next = lowest (sort, cards, cards_of (plan, g + 1, cards));
      for (int i = 0; here > next && i < plan->n; i++)
        if (plan->group[i] == g || plan->group[i] == g + 1)
          plan->group[i] = 2 * g + 1 - plan->group[i];
    }
}

static void
sketch_groups (const Plan *plan, UmpSketch *sketch)
{
  int missing = 0, spare = 0;

  for (int g = 0; g < plan->level->n_groups; g++) {
    const UmpL8Group *def = &plan->level->groups[g];
    UmpSketchGroup *group = add_group (sketch, def->words);
    UmpCard cards[MAX_LOOSE];
    int n = cards_of (plan, g, cards);

    for (int i = 0; i < n; i++)
      add_card (sketch, group, cards[i]);
    group->n_missing = def->size - n;
    group->missing = missing_of (def, cards, n);
    missing += group->n_missing;
  }
  for (int i = 0; i < plan->n; i++) {
    if (plan->group[i] >= 0)
      continue;
    if (!spare++)
      add_group (sketch, UMP_PLAIN (N_ ("fits nowhere")));
    add_card (sketch, &sketch->groups[sketch->n_groups - 1], plan->loose[i]);
  }
  sketch->spare = spare > 0;
  if (plan->n == 1)
    sketch->note = UMP_PLAIN (N_ ("Discard it, or choose more cards for the level."));
  else if (missing)
    sketch->note = UMP_TEXT (N_ ("still missing: {k0}"), { UMP_N (missing) });
  else if (spare)
    sketch->note = UMP_TEXT (N_ ("too many: {k0}"), { UMP_N (spare) });
}

/* ---- a whole move -------------------------------------------------------------------------------- */

static UmpText
word_wild (UmpCard card)
{
  return card.as > UMP_AS_COLOUR ? UMP_TEXT ("{b0}", { UMP_B (card.as - UMP_AS_COLOUR) })
                                 : UMP_TEXT ("{n0}", { UMP_N (card.as) });
}

/* What the wilds stand for, where they are few enough for a sentence. */
static void
note_arranged (UmpSketch *sketch)
{
  static const char *const joined[] = { "{t0}, {t1}", "{t0}, {t1}, {t2}", "{t0}, {t1}, {t2}, {t3}" };
  int wilds = 0, max = (int) G_N_ELEMENTS (joined) + 1;
  UmpText *list = &sketch->parts[max];

  for (int i = 0; i < sketch->n_cards; i++)
    if (sketch->cards[i].face == FACE_WILD && wilds++ < max)
      sketch->parts[wilds - 1] = word_wild (sketch->cards[i]);
  if (wilds == 1 && sketch->parts[0].args[0].number > 0)
    sketch->note = UMP_TEXT (N_ ("Umpire has arranged the {k0}. The wild is: {t1}."),
                             { UMP_N (sketch->n_cards), UMP_T (&sketch->parts[0]) });
  else if (wilds > 1 && wilds <= max) {
    *list = UMP_PLAIN (joined[wilds - 2]);
    for (int i = 0; i < wilds; i++)
      list->args[i] = UMP_T (&sketch->parts[i]);
    sketch->note = UMP_TEXT (N_ ("Umpire has arranged the {k0}. The wilds are: {t1}."),
                             { UMP_N (sketch->n_cards), UMP_T (list) });
  } else
    sketch->note = UMP_TEXT (N_ ("Umpire has arranged the {k0}."), { UMP_N (sketch->n_cards) });
  sketch->n_parts = max + 1;
}

static void
sketch_whole (const UmpL8Level *level, const UmpMove *move, UmpSketch *sketch)
{
  for (int g = 0; g < level->n_groups; g++) {
    UmpSketchGroup *group = add_group (sketch, level->groups[g].words);

    for (int k = 0; k < ump_move_n (move, LAY_SET + g); k++)
      add_card (sketch, group, ump_move_card (move, LAY_SET + g, k));
  }
  sketch->whole = TRUE;
  note_arranged (sketch);
}

/* Whether the sets of the move are the groups of the level: then the game has arranged it. */
static gboolean
is_whole (const UmpL8Level *level, const UmpMove *move)
{
  for (int g = 0; g < level->n_groups; g++)
    if (!ump_l8_is_group (&level->groups[g], move, LAY_SET + g))
      return FALSE;
  return TRUE;
}

static int
read_loose (const UmpMove *move, int attr, UmpCard *loose)
{
  int n = MIN (ump_move_n (move, attr), MAX_LOOSE);

  for (int i = 0; i < n; i++)
    loose[i] = ump_move_card (move, attr, i);
  return n;
}

static void
sketch_lay (const UmpTable *table, const UmpMove *move, UmpSketch *sketch)
{
  int number = ump_l8_level_of (table, move->by), n;
  const UmpL8Level *level = ump_l8_level (table, move->by, number);
  UmpCard loose[MAX_LOOSE];
  Plan plan;

  sketch->key = UMP_TEXT (N_ ("Lay level {n0}"), { UMP_N (number) });
  if (is_whole (level, move)) {
    sketch->title = UMP_TEXT (N_ ("Level {n0} is complete"), { UMP_N (number) });
    sketch_whole (level, move, sketch);
    return;
  }
  n = read_loose (move, LAY_SET, loose);
  sketch->title = UMP_TEXT (N_ ("Level {n0}: {t1}"), { UMP_N (number), UMP_T (&level->words) });
  plan = (Plan){ .level = level, .loose = loose, .n = n };
  ump_l8_plan (level, loose, n, plan.group);
  place_wilds (&plan);
  order_alike (&plan);
  sketch_groups (&plan, sketch);
}

/* ---- adding ------------------------------------------------------------------------------------------ */

static gboolean
fits_somewhere (const UmpTable *table, const UmpCard *loose, int n)
{
  g_autofree UmpCard *ways = g_new (UmpCard, (n + 1) * n);
  UmpL8Shape shape;

  for (int seat = 0; seat < table->setup->n_seats; seat++)
    for (int nth = 0; nth < MAX_GROUPS; nth++)
      if (ump_l8_group_shape (table, seat, nth, &shape) && ump_l8_extend (&shape, loose, n, ways))
        return TRUE;
  return FALSE;
}

static void
sketch_add (const UmpTable *table, const UmpMove *move, UmpSketch *sketch)
{
  UmpCard loose[MAX_LOOSE];
  int n = read_loose (move, ADD_CARDS, loose);
  UmpSketchGroup *group = add_group (sketch, UMP_PLAIN (NULL));

  for (int i = 0; i < n; i++)
    add_card (sketch, group, loose[i]);
  sketch->title = UMP_PLAIN (N_ ("Add to a group"));
  if (fits_somewhere (table, loose, n))
    sketch->note =
        UMP_PLAIN (n == 1 ? N_ ("Choose where it goes, or discard it.") : N_ ("Choose where they go."));
  else
    sketch->note = UMP_PLAIN (n == 1 ? N_ ("It fits no group: it can be discarded.")
                                     : N_ ("They fit no group together."));
}

void
ump_l8_sketch (const UmpTable *table, const UmpMove *move, UmpSketch *sketch)
{
  int attr = move->verb == VERB_ADD ? ADD_CARDS : LAY_SET;

  if (ump_move_n (move, attr) == 1 && ump_move_card (move, attr, 0).face == FACE_SKIP) {
    add_card (sketch, add_group (sketch, UMP_PLAIN (NULL)), ump_move_card (move, attr, 0));
    sketch->title = UMP_PLAIN (N_ ("A skip"));
    sketch->note = UMP_PLAIN (N_ ("Choose who misses a turn, or discard it."));
  } else if (move->verb == VERB_ADD) {
    sketch_add (table, move, sketch);
  } else {
    sketch_lay (table, move, sketch);
  }
}
