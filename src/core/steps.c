/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What hands do. The table as it was is set up again with the cards first that everybody saw, zone by zone,
 * then by number what nobody sees: so no hidden card is dealt before all that have to lie elsewhere are
 * out. */
#include "steps.h"

/* Of more cards than these a list is worth looking through the box for. */
#define FEW_CARDS 12

/* What is seen, what lies turned over though everybody saw it, what only its back tells, and the rest. */
typedef enum { SEEN, LISTED, BACKED, UNSEEN } Pass;

/* before: NULL where all is in the box; away: what is hidden is put away, not laid. */
typedef struct {
  UmpSteps *steps;
  const UmpTable *table, *before;
  gboolean away;
} Maker;

/* ---- a list of steps ---------------------------------------------------------------------------- */

static UmpSteps *
steps_begin (const UmpTable *table)
{
  UmpSteps *steps = g_new0 (UmpSteps, 1);

  steps->steps = g_array_new (FALSE, FALSE, sizeof (UmpStep));
  steps->setup = ump_setup_ref ((UmpSetup *) table->setup);
  steps->pieces = g_ptr_array_new_with_free_func (g_free);
  return steps;
}

void
ump_steps_free (UmpSteps *steps)
{
  if (steps == NULL)
    return;
  g_array_unref (steps->steps);
  ump_setup_unref (steps->setup);
  g_ptr_array_unref (steps->pieces);
  g_free (steps);
}

char *
ump_steps_say (const UmpSteps *steps, const UmpWords *words)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < steps->steps->len; i++) {
    g_autofree char *step = ump_text_format (&ump_steps_get (steps, i)->words, steps->setup, words);

    g_string_append_printf (all, "%s%s", i > 0 ? " " : "", step);
  }
  return g_string_free (all, FALSE);
}

gpointer
ump_steps_copy (UmpSteps *steps, gconstpointer data, gsize size)
{
  gpointer kept = g_memdup2 (data, size);

  g_ptr_array_add (steps->pieces, kept);
  return kept;
}

static UmpStep *
add (UmpSteps *steps, UmpStepType type, UmpText words, int n, int zone, int n_zones)
{
  UmpStep step = {
    .words = words, .type = type, .seat = UMP_NOBODY, .from = UMP_FROM_REST, .n_zones = n_zones, .cards.n = n
  };

  for (int i = 0; i < n_zones; i++)
    step.zones[i] = zone + i;
  g_array_append_val (steps->steps, step);
  return &g_array_index (steps->steps, UmpStep, steps->steps->len - 1);
}

void
ump_steps_do (UmpSteps *steps, UmpText words)
{
  add (steps, UMP_STEP_DO, words, 0, 0, 0);
}

UmpStep *
ump_steps_turn (UmpSteps *steps, const char *message, int seat)
{
  UmpStep *step = add (steps, UMP_STEP_TURN, UMP_TEXT (message, { UMP_P (seat) }), 0, 0, 0);

  step->seat = seat;
  return step;
}

UmpStep *
ump_steps_gather (UmpSteps *steps, const char *message, int n, int zone)
{
  return add (steps, UMP_STEP_GATHER, UMP_TEXT (message, { UMP_N (n) }), n, zone, zone >= 0);
}

UmpStep *
ump_steps_keep (UmpSteps *steps, const char *message, int n, int zone)
{
  return add (steps, UMP_STEP_KEEP, UMP_TEXT (message, { UMP_N (n) }), n, zone, 1);
}

UmpStep *
ump_steps_lay (UmpSteps *steps, const char *message, int from, int n, int zone, int n_zones)
{
  UmpStep *step = add (steps, UMP_STEP_LAY, UMP_TEXT (message, { UMP_N (n) }), n, zone, n_zones);

  step->from = from;
  return step;
}

/* ---- before a round ----------------------------------------------------------------------------- */

/* Of several people's zones of a kind, or of one. */
static const UmpText *
title_of (UmpSteps *steps, const UmpStep *step)
{
  const UmpSetup *setup = steps->setup;
  UmpText title = ump_setup_zone_title (setup, step->zones[0]);
  const char *names[UMP_MAX_SEATS + 1] = { NULL };

  for (int i = 0; i < step->n_zones; i++)
    names[i] = setup->names[setup->zones[step->zones[i]].seat];
  if (step->n_zones > 1)
    title.args[0] = UMP_V (ump_steps_copy (steps, names, sizeof names));
  return ump_steps_copy (steps, &title, sizeof title);
}

static UmpText
say_number (const UmpStep *step, const UmpText *title)
{
  return UMP_TEXT (step->n_zones > 1 ? N_ ("{T0}: {k1} each, face down.") : N_ ("{T0}: {k1}, face down."),
                   { UMP_T (title), UMP_N (step->cards.n) });
}

void
ump_steps_deal (UmpSteps *steps, int def, int first, const int *n)
{
  guint from = steps->steps->len;
  int n_seats = steps->setup->n_seats;

  for (int i = 0; i < n_seats; i++) {
    int seat = (first + i) % n_seats, zone = ump_zone_index (steps->setup, def, seat, 0);
    UmpStep *step = NULL;

    for (guint k = from; k < steps->steps->len && step == NULL; k++)
      if (ump_steps_get (steps, k)->cards.n == n[seat])
        step = &g_array_index (steps->steps, UmpStep, k);
    if (step != NULL)
      step->zones[step->n_zones++] = zone;
    else if (n[seat] > 0)
      step = ump_steps_lay (steps, NULL, UMP_FROM_REST, n[seat], zone, 1);
    else
      continue;
    step->words = step->n_zones == n_seats ? UMP_TEXT (N_ ("Everybody gets {k0}."), { UMP_N (n[seat]) })
                                           : say_number (step, title_of (steps, step));
  }
}

UmpSteps *
ump_steps_new (const UmpTable *table)
{
  UmpSteps *steps = steps_begin (table);

  if (table->setup->game->steps != NULL && table->counters[UMP_COUNTER_STATE] == UMP_PLAYING)
    table->setup->game->steps (table, steps);
  return steps;
}

/* ---- as it lay ---------------------------------------------------------------------------------- */

/* When a card of a zone is laid: what is turned over there is not told, even where the log knows it. */
static Pass
pass_of (const UmpZoneDef *def, UmpCard card)
{
  if (def->face_down || card.face == 0)
    return card.back != 0 ? BACKED : UNSEEN;
  return def->print == UMP_PRINT_COUNT ? LISTED : SEEN;
}

/* As everybody sees it. */
static UmpCard
as_seen (const UmpZoneDef *def, UmpCard card)
{
  return pass_of (def, card) == SEEN ? card : (UmpCard){ .back = card.back };
}

/* What is out of play and never seen stays where it is. */
static gboolean
stays (const UmpZoneDef *def, const UmpZone *zone)
{
  for (int i = 0; i < zone->n; i++)
    if (!def->face_down && zone->cards[i].face != 0)
      return FALSE;
  return def->print == UMP_PRINT_NEVER;
}

static const UmpZoneDef *
definition_of (const UmpTable *table, int zone)
{
  return &table->setup->game->zones[table->setup->zones[zone].def];
}

static gboolean
lies_otherwise (const Maker *m, int zone)
{
  const UmpZoneDef *def = definition_of (m->table, zone);
  const UmpZone *is = ump_table_zone (m->table, zone), *was;

  if (m->before == NULL)
    return is->n > 0;
  was = ump_table_zone (m->before, zone);
  for (int i = 0; i < is->n && is->n == was->n; i++)
    if (ump_card_pack (as_seen (def, is->cards[i])) != ump_card_pack (as_seen (def, was->cards[i])))
      return TRUE;
  return is->n != was->n;
}

/* ---- the words ---------------------------------------------------------------------------------- */

/* Where the table shows which card lies before which. */
static gboolean
is_in_order (const UmpZoneDef *def)
{
  return def->layout == UMP_LAYOUT_ROW || def->layout == UMP_LAYOUT_SLOTS ||
         def->layout == UMP_LAYOUT_GAUGE || def->layout == UMP_LAYOUT_FAN;
}

static UmpText
say_seen (const UmpZoneDef *def, const UmpText *title, const UmpCardList *list)
{
  const char *message = N_ ("{T0}: {l1}.");

  if (list->n > 1 && def->layout == UMP_LAYOUT_STACK)
    message = N_ ("{T0}, the lowest card first: {l1}.");
  else if (list->n > 1 && is_in_order (def))
    message = N_ ("{T0}, in this order: {l1}.");
  return UMP_TEXT (message, { UMP_T (title), UMP_L (list) });
}

/* envelope: the cards come out of one, or go into it. */
static UmpText
say_unseen (const Maker *m, const UmpStep *step, const UmpText *title, const UmpCardList *list,
            gboolean envelope)
{
  gboolean several = step->n_zones > 1;
  const char *message = several ? N_ ("{T0}: the envelope, {k1} each.") : N_ ("{T0}: the envelope, {k1}.");

  if (list->n == 0)
    return UMP_TEXT (N_ ("{T0}: no card."), { UMP_T (title) });
  if (list->cards[0].back != 0 && !m->away)
    return UMP_TEXT (several ? N_ ("{T0}, each by the backs: {l1}.") : N_ ("{T0}, by the backs: {l1}."),
                     { UMP_T (title), UMP_L (list) });
  if (m->away)
    message = several ? N_ ("{T0}: {k1} each, into an envelope with the name.")
                      : N_ ("{T0}: {k1}, into an envelope with the name.");
  else if (!envelope)
    return say_number (step, title);
  return UMP_TEXT (message, { UMP_T (title), UMP_N (list->n) });
}

static void
say_step (const Maker *m, UmpStep *step, Pass pass)
{
  UmpSteps *steps = m->steps;
  const UmpZoneDef *def = definition_of (m->table, step->zones[0]);
  const UmpText *title = title_of (steps, step);
  const UmpCardList *list = ump_steps_copy (steps, &step->cards, sizeof step->cards);

  if (pass == SEEN)
    step->words = say_seen (def, title, list);
  else if (step->from == UMP_FROM_LIST)
    step->words = UMP_TEXT (N_ ("{T0}: {k1} of the list, face down."), { UMP_T (title), UMP_N (list->n) });
  else
    step->words =
        say_unseen (m, step, title, list, m->before == NULL && pass == UNSEEN && def->scope == UMP_PER_SEAT);
}

/* ---- the steps ---------------------------------------------------------------------------------- */

static gboolean
has_same_cards (const UmpCardList *a, const UmpCardList *b)
{
  for (int i = 0; i < a->n && a->n == b->n; i++)
    if (ump_card_pack (a->cards[i]) != ump_card_pack (b->cards[i]))
      return FALSE;
  return a->n == b->n;
}

/* The cards of a zone that are laid in that pass. FALSE: there are none. */
static gboolean
find_cards (const Maker *m, int zone, Pass pass, UmpCardList *list)
{
  const UmpZoneDef *def = definition_of (m->table, zone);
  const UmpZone *here = ump_table_zone (m->table, zone);
  g_autofree UmpCard *cards = g_new (UmpCard, here->n + 1);

  list->n = 0;
  for (int i = 0; i < here->n; i++)
    if (pass_of (def, here->cards[i]) == pass)
      cards[list->n++] = as_seen (def, here->cards[i]);
  list->cards = ump_steps_copy (m->steps, cards, sizeof (UmpCard) * (gsize) MAX (list->n, 1));
  return list->n > 0;
}

/* One step a zone; what is the same for several people is one. */
static void
add_zone (const Maker *m, int zone, Pass pass)
{
  const UmpTable *table = m->table;
  const UmpZoneDef *def = definition_of (table, zone);
  GArray *steps = m->steps->steps;
  UmpStep *last = steps->len > 0 ? &g_array_index (steps, UmpStep, steps->len - 1) : NULL;
  gboolean emptied = pass == UNSEEN && m->before != NULL && ump_table_zone (table, zone)->n == 0;
  int from = pass == LISTED && m->before == NULL ? UMP_FROM_LIST : UMP_FROM_REST;
  UmpCardList cards;

  if (!lies_otherwise (m, zone) || stays (def, ump_table_zone (table, zone)) ||
      (!find_cards (m, zone, pass, &cards) && !emptied))
    return;
  if (pass >= BACKED && last != NULL && last->from != UMP_FROM_LIST &&
      last->zones[last->n_zones - 1] != zone && definition_of (table, last->zones[0]) == def &&
      def->scope == UMP_PER_SEAT && def->count <= 1 && has_same_cards (&last->cards, &cards)) {
    last->zones[last->n_zones++] = zone;
  } else {
    last = ump_steps_lay (m->steps, NULL, from, cards.n, zone, 1);
    last->cards = cards;
  }
  say_step (m, last, pass);
}

/* Whoever is to play is first. */
static void
add_zones (const Maker *m, UmpScope scope, Pass pass)
{
  const UmpSetup *setup = m->table->setup;
  int first = MAX (ump_table_turn (m->table), 0), n_seats = scope == UMP_PER_SEAT ? setup->n_seats : 1;

  for (int d = 0; d < setup->game->n_zones; d++)
    for (int s = 0; s < n_seats && setup->game->zones[d].scope == scope; s++)
      for (int k = 0; k < MAX (setup->game->zones[d].count, 1); k++)
        add_zone (m, ump_zone_index (setup, d, (first + s) % n_seats, k), pass);
}

/* What is the table's comes behind what people have. */
static void
add_pass (const Maker *m, Pass pass)
{
  add_zones (m, UMP_PER_SEAT, pass);
  add_zones (m, UMP_PER_TABLE, pass);
}

static int
by_face (gconstpointer a, gconstpointer b)
{
  return ((const UmpCard *) a)->face - ((const UmpCard *) b)->face;
}

/* All cards that are named, and those that lie turned over though everybody saw them, in the deck's order.
 * others: how many stay in the box. */
static GArray *
list_cards (const UmpTable *table, int *others)
{
  const UmpSetup *setup = table->setup;
  GArray *list = g_array_new (FALSE, FALSE, sizeof (UmpCard));

  *others = 0;
  for (int face = 1; face < setup->game->n_faces; face++)
    *others += setup->copies[face];
  for (int zone = 0; zone < setup->n_zones; zone++)
    for (int i = 0; i < ump_table_zone (table, zone)->n; i++) {
      UmpCard card = { .face = ump_table_zone (table, zone)->cards[i].face };

      if (!setup->game->zones[setup->zones[zone].def].face_down && card.face != 0 &&
          !setup->game->faces[card.face].piece)
        g_array_append_val (list, card);
    }
  *others -= (int) list->len;
  g_array_sort (list, by_face);
  return list;
}

static gboolean
has_step (const UmpSteps *steps, guint from, gboolean of_list)
{
  for (guint i = from; i < steps->steps->len; i++) {
    const UmpStep *step = ump_steps_get (steps, i);

    if (of_list ? step->from == UMP_FROM_LIST
                : steps->setup->game->zones[steps->setup->zones[step->zones[0]].def].scope == UMP_PER_SEAT)
      return TRUE;
  }
  return FALSE;
}

static void
put_first (UmpSteps *steps, const UmpTable *table)
{
  int others;
  g_autoptr (GArray) list = list_cards (table, &others);
  UmpStep step = { .type = UMP_STEP_LAY,
                   .seat = UMP_NOBODY,
                   .from = UMP_FROM_REST,
                   .cards = { (int) list->len,
                              ump_steps_copy (steps, list->data, list->len * sizeof (UmpCard)) } };
  const UmpCardList *kept = ump_steps_copy (steps, &step.cards, sizeof step.cards);

  if (list->len <= FEW_CARDS && !has_step (steps, 0, TRUE))
    return;
  step.words =
      UMP_TEXT (others > 0 ? N_ ("Look through the box once and take out {k0}: {l1}. Shuffle the other {n2}.")
                           : N_ ("Look through the box once and take out {k0}: {l1}."),
                { UMP_N (list->len), UMP_L (kept), UMP_N (others) });
  g_array_prepend_val (steps->steps, step);
}

UmpSteps *
ump_steps_new_again (const UmpTable *table, const UmpTable *before)
{
  Maker m = { steps_begin (table), table, before, FALSE };
  UmpSteps *steps = m.steps;
  UmpStep deal = {
    .words = UMP_PLAIN (
        N_ ("Where no envelope was kept, deal as many of the rest: from here on it is another game.")),
    .seat = UMP_NOBODY,
    .from = UMP_FROM_REST
  };
  guint n_seen;
  gboolean envelopes;
  int turn = ump_table_turn (table);

  add_pass (&m, SEEN);
  add_pass (&m, LISTED);
  n_seen = steps->steps->len;
  add_pass (&m, BACKED);
  add_pass (&m, UNSEEN);
  if (before != NULL || steps->steps->len == 0)
    return steps;
  envelopes = has_step (steps, n_seen, FALSE);
  put_first (steps, table);
  if (envelopes)
    g_array_prepend_val (steps->steps, deal);
  /* things besides cards, and whose turn it is */
  if (table->setup->game->markers != NULL)
    table->setup->game->markers (table, steps);
  if (turn != UMP_NOBODY)
    ump_steps_turn (steps, N_ ("{p0} is to play."), turn);
  return steps;
}

UmpSteps *
ump_steps_new_away (const UmpTable *table)
{
  Maker m = { steps_begin (table), table, NULL, TRUE };

  add_zones (&m, UMP_PER_SEAT, BACKED);
  add_zones (&m, UMP_PER_SEAT, UNSEEN);
  ump_steps_do (m.steps,
                UMP_PLAIN (N_ ("The rest goes into the box, in any order: it is known how it lay.")));
  return m.steps;
}
