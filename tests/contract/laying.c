/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands that only obey: the steps that set a table up again, done by somebody who has never seen the log. */
#include <string.h>

#include "world.h"

#include "core/laying.h"

/* A thing that is no card has no face as long as nobody says which one it is. */
#define PIECE (-1)

typedef struct {
  const UmpSetup *setup;
  UmpRandom random;
  GArray *box;   /* int: faces, or PIECE */
  GArray *list;  /* the same: what was taken out */
  GArray **laid; /* by zone: UmpCard, of hidden ones too */
} Hands;

static gboolean
fits (const Hands *hands, int face, UmpCard card)
{
  if (card.face != 0)
    return hands->setup->game->faces[card.face].piece ? face == PIECE : face == card.face;
  return face != PIECE && (card.back == 0 || hands->setup->looks[face].colour == card.back);
}

/* One of those that fit, whichever comes to hand. FALSE: there is none. */
static gboolean
take (Hands *hands, GArray *from, UmpCard card, int *face)
{
  guint start = from->len > 0 ? ump_random_below (&hands->random, from->len) : 0;

  for (guint i = 0; i < from->len; i++) {
    guint at = (start + i) % from->len;

    *face = g_array_index (from, int, at);
    if (fits (hands, *face, card)) {
      g_array_remove_index_fast (from, at);
      return TRUE;
    }
  }
  return FALSE;
}

static void
lay (Hands *hands, const UmpLayingStep *step, int zone)
{
  for (int i = 0; i < step->cards.n; i++) {
    UmpCard card = step->cards.cards[i];
    gboolean named = card.face != 0 && !hands->setup->game->faces[card.face].piece;
    int face;

    /* what was looked for lies on the list, and nothing else does */
    if (!take (hands, step->of_list || (named && hands->list->len > 0) ? hands->list : hands->box, card,
               &face))
      g_error ("nothing is left for the step: %s", ump_text_format (&step->words, hands->setup, NULL));
    if (card.face == 0)
      card.face = (guint16) face;
    g_array_append_val (hands->laid[zone], card);
  }
}

static void
obey (Hands *hands, const UmpLayingStep *step)
{
  for (int i = 0; i < step->n_zones; i++)
    lay (hands, step, step->zones[i]);
  for (int i = 0; i < step->cards.n && step->n_zones == 0; i++) {
    int face;

    g_assert_true (take (hands, hands->box, step->cards.cards[i], &face));
    g_array_append_val (hands->list, face);
  }
}

static void
hands_begin (Hands *hands, const World *world, const UmpSetup *setup)
{
  int piece = PIECE;

  *hands = (Hands){ .setup = setup };
  ump_random_init (&hands->random, ump_match_n_entries (world->match));
  hands->box = g_array_new (FALSE, FALSE, sizeof (int));
  hands->list = g_array_new (FALSE, FALSE, sizeof (int));
  hands->laid = g_new (GArray *, setup->n_zones);
  for (int zone = 0; zone < setup->n_zones; zone++)
    hands->laid[zone] = g_array_new (FALSE, FALSE, sizeof (UmpCard));
  for (int face = 1; face < setup->game->n_faces; face++)
    for (int k = 0; k < setup->copies[face]; k++)
      g_array_append_val (hands->box, face);
  while ((int) hands->box->len < world->n_cards)
    g_array_append_val (hands->box, piece);
}

static void
hands_end (Hands *hands)
{
  for (int zone = 0; zone < hands->setup->n_zones; zone++)
    g_array_unref (hands->laid[zone]);
  g_free (hands->laid);
  g_array_unref (hands->box);
  g_array_unref (hands->list);
}

static gboolean
is_named (const UmpZoneDef *def, UmpCard card)
{
  return card.face != 0 && !def->face_down && def->print != UMP_PRINT_COUNT;
}

/* What everybody sees is the same, in its order; what nobody sees is as many. */
static void
assert_zone (const World *world, const UmpZoneDef *def, const UmpZone *zone, const GArray *laid)
{
  guint at = 0;

  if (laid->len != (guint) zone->n)
    g_error ("%s: %u cards were laid, not %d", def->id, laid->len, zone->n);
  for (int i = 0; i < zone->n; i++) {
    const UmpCard *card = &zone->cards[i];

    if (is_named (def, *card) && ump_card_pack (g_array_index (laid, UmpCard, at++)) != ump_card_pack (*card))
      g_error ("%s: another card lies there than the log's", def->id);
  }
}

/* Nothing that lies face down is named, in no word of a step. */
static void
assert_hides (const UmpSetup *setup, const UmpLayingStep *step)
{
  g_autofree char *words = ump_text_format (&step->words, setup, NULL);

  g_assert_true (g_str_has_suffix (words, "."));
  g_assert_null (strpbrk (words, "{}"));
  for (int i = 0; i < step->n_zones; i++)
    for (int k = 0; k < step->cards.n; k++)
      g_assert_true (step->cards.cards[k].face == 0 ||
                     is_named (&setup->game->zones[setup->zones[step->zones[i]].def], step->cards.cards[k]));
}

/* From a heap of all cards to the table of the log. */
void
world_assert_laying (const World *world)
{
  const UmpTable *table = ump_match_table (world->match);
  const UmpSetup *setup = table->setup;
  g_autoptr (UmpLaying) laying = ump_laying_new (table, NULL);
  guint n_left = 0;
  Hands hands;

  hands_begin (&hands, world, setup);
  for (guint i = 0; i < laying->steps->len; i++) {
    assert_hides (setup, &g_array_index (laying->steps, UmpLayingStep, i));
    obey (&hands, &g_array_index (laying->steps, UmpLayingStep, i));
  }
  g_assert_cmpuint (hands.list->len, ==, 0);
  for (int zone = 0; zone < setup->n_zones; zone++) {
    const UmpZoneDef *def = &setup->game->zones[setup->zones[zone].def];

    /* what is out of play stays in the box */
    if (def->print == UMP_PRINT_NEVER && hands.laid[zone]->len == 0)
      n_left += (guint) ump_table_zone (table, zone)->n;
    else
      assert_zone (world, def, ump_table_zone (table, zone), hands.laid[zone]);
  }
  g_assert_cmpuint (hands.box->len, ==, n_left);
  hands_end (&hands);
}

/* From one table to another: only what lies otherwise is laid, and then nothing does. */
void
world_assert_relaying (const World *world, const UmpTable *before)
{
  const UmpTable *table = ump_match_table (world->match);
  const UmpSetup *setup = table->setup;
  g_autoptr (UmpLaying) laying = ump_laying_new (table, before);
  g_autofree gboolean *told = g_new0 (gboolean, setup->n_zones);

  for (guint i = 0; i < laying->steps->len; i++) {
    const UmpLayingStep *step = &g_array_index (laying->steps, UmpLayingStep, i);

    assert_hides (setup, step);
    g_assert_cmpint (step->n_zones, >, 0);
    for (int k = 0; k < step->n_zones; k++)
      told[step->zones[k]] = TRUE;
  }
  for (int zone = 0; zone < setup->n_zones; zone++) {
    const UmpZoneDef *def = &setup->game->zones[setup->zones[zone].def];
    const UmpZone *was = ump_table_zone (before, zone), *is = ump_table_zone (table, zone);
    gboolean same = was->n == is->n;

    for (int i = 0; same && i < is->n; i++)
      same = is_named (def, is->cards[i]) == is_named (def, was->cards[i]) &&
             (is_named (def, is->cards[i]) ? ump_card_pack (is->cards[i]) == ump_card_pack (was->cards[i])
                                           : is->cards[i].back == was->cards[i].back);
    if (def->print != UMP_PRINT_NEVER)
      g_assert_cmpint (told[zone], ==, !same);
  }
}

/* ---- between rounds ------------------------------------------------------------------------ */

static gboolean
names (const UmpText *steps, int n, char type, gint64 number)
{
  for (int i = 0; i < n; i++)
    for (int k = 0; k < UMP_TEXT_ARGS; k++)
      if (steps[i].args[k].type == type && steps[i].args[k].number == number)
        return TRUE;
  return FALSE;
}

void
world_assert_steps (const World *world, const UmpTable *before)
{
  const UmpTable *table = ump_match_table (world->match);
  const UmpSetup *setup = table->setup;
  UmpText steps[UMP_MAX_STEPS];
  int n = ump_table_steps (before, steps), turn = ump_table_turn (table);

  if (n == 0 || !ump_table_get (table, UMP_COUNTER_OPEN) || ump_table_get (before, UMP_COUNTER_ROUND) == 0)
    return;
  /* the last step says who begins, where that is known before the cards are seen */
  if (turn != UMP_NOBODY && steps[n - 1].args[0].type == 'p' && !names (&steps[n - 1], 1, 'p', turn))
    g_error ("%s: no step says that %s begins", world->game->kind, setup->names[turn]);
  for (int zone = 0; zone < setup->n_zones; zone++) {
    const UmpZoneDef *def = &world->game->zones[setup->zones[zone].def];
    int cards = ump_table_zone (table, zone)->n;

    /* who turns a card of the own hand up has one fewer */
    if (def->scope == UMP_PER_SEAT && def->face_down && cards > 0 && !names (steps, n, 'n', cards) &&
        !names (steps, n, 'n', cards + 1))
      g_error ("%s: no step says %d cards", world->game->kind, cards);
  }
}
