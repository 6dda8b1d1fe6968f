/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table set up again as it was, step by step: first the cards that everybody saw, zone by zone, then by
 * number what nobody sees. So no hidden card is dealt before all that have to lie elsewhere are out. */
#include "laying.h"

/* Of more cards than these a list is worth looking through the box for. */
#define FEW_CARDS 12

/* What is seen, what lies turned over though everybody saw it, what only its back tells, and the rest. */
typedef enum { SEEN, LISTED, BACKED, UNSEEN } Pass;

/* before: NULL where all is in the box; away: what is hidden is put away, not laid. */
typedef struct {
  UmpLaying *laying;
  const UmpTable *table, *before;
  gboolean away;
} Maker;

static gpointer
keep (UmpLaying *laying, gconstpointer data, gsize size)
{
  gpointer kept = g_memdup2 (data, size);

  g_ptr_array_add (laying->pieces, kept);
  return kept;
}

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
say_unseen (const Maker *m, const UmpText *title, const UmpCardList *list, gboolean several,
            gboolean envelope)
{
  const char *message = several ? N_ ("{T0}: {k1} each, face down.") : N_ ("{T0}: {k1}, face down.");

  if (list->n == 0)
    return UMP_TEXT (N_ ("{T0}: no card."), { UMP_T (title) });
  if (list->cards[0].back != 0 && !m->away)
    return UMP_TEXT (several ? N_ ("{T0}, each by the backs: {l1}.") : N_ ("{T0}, by the backs: {l1}."),
                     { UMP_T (title), UMP_L (list) });
  if (m->away)
    message = several ? N_ ("{T0}: {k1} each, into an envelope with the name.")
                      : N_ ("{T0}: {k1}, into an envelope with the name.");
  else if (envelope)
    message = several ? N_ ("{T0}: the envelope, {k1} each.") : N_ ("{T0}: the envelope, {k1}.");
  return UMP_TEXT (message, { UMP_T (title), UMP_N (list->n) });
}

static void
say_step (const Maker *m, UmpLayingStep *step, Pass pass)
{
  UmpLaying *laying = m->laying;
  const UmpSetup *setup = laying->setup;
  const UmpZoneDef *def = definition_of (m->table, step->zones[0]);
  UmpText title = ump_setup_zone_title (setup, step->zones[0]);
  const char *names[UMP_MAX_SEATS + 1] = { NULL };
  const UmpText *kept;
  const UmpCardList *list = keep (laying, &step->cards, sizeof step->cards);

  for (int i = 0; i < step->n_zones; i++)
    names[i] = setup->names[setup->zones[step->zones[i]].seat];
  if (step->n_zones > 1)
    title.args[0] = UMP_V (keep (laying, names, sizeof names));
  kept = keep (laying, &title, sizeof title);
  if (pass == SEEN)
    step->words = say_seen (def, kept, list);
  else if (step->of_list)
    step->words = UMP_TEXT (N_ ("{T0}: {k1} of the list, face down."), { UMP_T (kept), UMP_N (list->n) });
  else
    step->words = say_unseen (m, kept, list, step->n_zones > 1,
                              m->before == NULL && pass == UNSEEN && def->scope == UMP_PER_SEAT);
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
  list->cards = keep (m->laying, cards, sizeof (UmpCard) * (gsize) MAX (list->n, 1));
  return list->n > 0;
}

/* One step a zone; what is the same for several people is one. */
static void
add_zone (const Maker *m, int zone, Pass pass)
{
  const UmpTable *table = m->table;
  const UmpZoneDef *def = definition_of (table, zone);
  GArray *steps = m->laying->steps;
  UmpLayingStep step = { .n_zones = 1, .zones = { zone }, .of_list = pass == LISTED && m->before == NULL },
                *last = NULL;
  gboolean emptied = pass == UNSEEN && m->before != NULL && ump_table_zone (table, zone)->n == 0;

  if (!lies_otherwise (m, zone) || stays (def, ump_table_zone (table, zone)) ||
      (!find_cards (m, zone, pass, &step.cards) && !emptied))
    return;
  if (steps->len > 0)
    last = &g_array_index (steps, UmpLayingStep, steps->len - 1);
  if (pass >= BACKED && last != NULL && !last->of_list && last->zones[last->n_zones - 1] != zone &&
      definition_of (table, last->zones[0]) == def && def->scope == UMP_PER_SEAT && def->count <= 1 &&
      has_same_cards (&last->cards, &step.cards))
    last->zones[last->n_zones++] = zone;
  else
    g_array_append_val (steps, step);
  say_step (m, &g_array_index (steps, UmpLayingStep, steps->len - 1), pass);
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
has_step (const UmpLaying *laying, guint from, gboolean of_list)
{
  for (guint i = from; i < laying->steps->len; i++) {
    const UmpLayingStep *step = &g_array_index (laying->steps, UmpLayingStep, i);

    if (of_list ? step->of_list
                : laying->setup->game->zones[laying->setup->zones[step->zones[0]].def].scope == UMP_PER_SEAT)
      return TRUE;
  }
  return FALSE;
}

static void
put_first (UmpLaying *laying, const UmpTable *table)
{
  int others;
  g_autoptr (GArray) list = list_cards (table, &others);
  UmpLayingStep step = { .cards = { (int) list->len,
                                    keep (laying, list->data, list->len * sizeof (UmpCard)) } };
  const UmpCardList *kept = keep (laying, &step.cards, sizeof step.cards);

  if (list->len <= FEW_CARDS && !has_step (laying, 0, TRUE))
    return;
  step.words =
      UMP_TEXT (others > 0 ? N_ ("Look through the box once and take out {k0}: {l1}. Shuffle the other {n2}.")
                           : N_ ("Look through the box once and take out {k0}: {l1}."),
                { UMP_N (list->len), UMP_L (kept), UMP_N (others) });
  g_array_prepend_val (laying->steps, step);
}

/* Things besides cards, and whose turn it is. */
static void
add_markers (UmpLaying *laying, const UmpTable *table)
{
  UmpText texts[UMP_MAX_STEPS];
  int n = table->setup->game->markers != NULL ? table->setup->game->markers (table, texts) : 0;
  UmpLayingStep step = { 0 };

  for (int i = 0; i < n; i++) {
    step.words = texts[i];
    g_array_append_val (laying->steps, step);
  }
  if (ump_table_turn (table) == UMP_NOBODY)
    return;
  step.words = UMP_TEXT (N_ ("{p0} is to play."), { UMP_P (ump_table_turn (table)) });
  g_array_append_val (laying->steps, step);
}

static UmpLaying *
laying_begin (const UmpTable *table)
{
  UmpLaying *laying = g_new0 (UmpLaying, 1);

  laying->steps = g_array_new (FALSE, FALSE, sizeof (UmpLayingStep));
  laying->setup = ump_setup_ref ((UmpSetup *) table->setup);
  laying->pieces = g_ptr_array_new_with_free_func (g_free);
  return laying;
}

UmpLaying *
ump_laying_new (const UmpTable *table, const UmpTable *before)
{
  Maker m = { laying_begin (table), table, before, FALSE };
  UmpLaying *laying = m.laying;
  UmpLayingStep deal = {
    .words = UMP_PLAIN (
        N_ ("Where no envelope was kept, deal as many of the rest: from here on it is another game."))
  };
  guint n_seen;
  gboolean envelopes;

  add_pass (&m, SEEN);
  add_pass (&m, LISTED);
  n_seen = laying->steps->len;
  add_pass (&m, BACKED);
  add_pass (&m, UNSEEN);
  if (before != NULL || laying->steps->len == 0)
    return laying;
  envelopes = has_step (laying, n_seen, FALSE);
  put_first (laying, table);
  if (envelopes)
    g_array_prepend_val (laying->steps, deal);
  add_markers (laying, table);
  return laying;
}

UmpLaying *
ump_laying_new_away (const UmpTable *table)
{
  Maker m = { laying_begin (table), table, NULL, TRUE };
  UmpLayingStep rest = { .words = UMP_PLAIN (
                             N_ ("The rest goes into the box, in any order: it is known how it lay.")) };

  add_zones (&m, UMP_PER_SEAT, BACKED);
  add_zones (&m, UMP_PER_SEAT, UNSEEN);
  g_array_append_val (m.laying->steps, rest);
  return m.laying;
}

void
ump_laying_free (UmpLaying *laying)
{
  if (laying == NULL)
    return;
  g_array_unref (laying->steps);
  ump_setup_unref (laying->setup);
  g_ptr_array_unref (laying->pieces);
  g_free (laying);
}
