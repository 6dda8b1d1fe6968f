/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands that only obey: the steps of a deal, and those that set a table up again, done by somebody who has
 * never seen the log. */
#include <string.h>

#include "world.h"

#include "core/steps.h"

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
lay (Hands *hands, const UmpStep *step, int zone)
{
  for (int i = 0; i < step->cards.n; i++) {
    UmpCard card = step->cards.cards[i];
    gboolean named = card.face != 0 && !hands->setup->game->faces[card.face].piece;
    int face;

    /* what was looked for lies on the list, and nothing else does */
    if (!take (hands,
               step->from == UMP_FROM_LIST || (named && hands->list->len > 0) ? hands->list : hands->box,
               card, &face))
      g_error ("nothing is left for the step: %s", ump_text_format (&step->words, hands->setup, NULL));
    if (card.face == 0)
      card.face = (guint16) face;
    g_array_append_val (hands->laid[zone], card);
  }
}

static void
obey (Hands *hands, const UmpStep *step)
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
assert_hides (const UmpSetup *setup, const UmpStep *step)
{
  g_autofree char *words = ump_text_format (&step->words, setup, NULL);

  g_assert_true (g_str_has_suffix (words, "."));
  g_assert_null (strpbrk (words, "{}"));
  for (int i = 0; i < step->n_zones; i++)
    for (int k = 0; k < step->cards.n; k++)
      g_assert_true (step->cards.cards == NULL || step->cards.cards[k].face == 0 ||
                     is_named (&setup->game->zones[setup->zones[step->zones[i]].def], step->cards.cards[k]));
}

/* From a heap of all cards to the table of the log. */
void
world_assert_again (const World *world)
{
  const UmpTable *table = ump_match_table (world->match);
  const UmpSetup *setup = table->setup;
  g_autoptr (UmpSteps) steps = ump_steps_new_again (table, NULL);
  guint n_left = 0;
  Hands hands;

  hands_begin (&hands, world, setup);
  for (guint i = 0; i < steps->steps->len; i++) {
    assert_hides (setup, ump_steps_get (steps, i));
    obey (&hands, ump_steps_get (steps, i));
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
  g_autoptr (UmpSteps) steps = ump_steps_new_again (table, before);
  g_autofree gboolean *told = g_new0 (gboolean, setup->n_zones);

  for (guint i = 0; i < steps->steps->len; i++) {
    const UmpStep *step = ump_steps_get (steps, i);

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

/* What lies where, of cards face down too; rest: cards that were gathered. kept: by zone, of the next
 * gathering. dealer: by the game. turn: who was named last. */
typedef struct {
  const World *world;
  const UmpTable *after;
  const char *said; /* the entry that begins the round */
  GArray **lies;    /* by zone: UmpCard */
  int *kept;
  int rest;
  int dealer;
  gboolean dealer_named;
  int turn;
} Dealers;

static const UmpZoneDef *
definition_of (const UmpTable *table, int zone)
{
  return &table->setup->game->zones[table->setup->zones[zone].def];
}

static gboolean
names (const UmpStep *step, char type, gint64 number)
{
  gboolean any = FALSE;

  for (int k = 0; k < UMP_TEXT_ARGS; k++)
    if (step->words.args[k].type == type && step->words.args[k].number != UMP_ALL_CARDS) {
      any = TRUE;
      if (step->words.args[k].number == number)
        return TRUE;
    }
  return !any && type == 'n';
}

static void
gather (Dealers *dealers, const UmpStep *step)
{
  const UmpSetup *setup = dealers->after->setup;
  UmpCard down = { 0 };

  if (step->n_zones > 0) {
    g_assert_true (names (step, 'n', dealers->lies[step->zones[0]]->len));
    return;
  }
  for (int zone = 0; zone < setup->n_zones; zone++) {
    GArray *lies = dealers->lies[zone];

    for (guint i = lies->len; i-- > 0;) {
      guint face = g_array_index (lies, UmpCard, i).face;

      if (setup->game->faces[face].piece)
        continue;
      g_array_index (lies, UmpCard, i) = down;
      if ((int) i < dealers->kept[zone])
        continue;
      g_array_remove_index (lies, i);
      dealers->rest++;
    }
    g_assert_cmpint ((int) lies->len, >=, dealers->kept[zone]);
  }
  g_assert_true (names (step, 'n', dealers->rest));
}

/* Of all cards everybody's part; who deals says where it is another one. */
static int
n_of (const Dealers *dealers, const UmpStep *step, int i)
{
  int is = ump_table_zone (dealers->after, step->zones[i])->n, others = step->n_zones - i - 1;

  if (step->cards.n != UMP_ALL_CARDS)
    return step->cards.n;
  if (others == 0)
    return dealers->rest;
  if (is != (dealers->rest + others) / (others + 1))
    g_assert_nonnull (strstr (dealers->said, "decks="));
  return is;
}

/* What comes to lie there: what nobody can know yet is asked for, and the entry says it. */
static UmpCard
card_of (const Dealers *dealers, const UmpStep *step, int i, int zone)
{
  const UmpZoneDef *def = definition_of (dealers->after, zone);
  UmpCard card = step->cards.cards != NULL ? step->cards.cards[i] : (UmpCard){ 0 };
  guint at = dealers->lies[zone]->len;

  if (card.back != 0 || def->face_down || def->print != UMP_PRINT_CARDS)
    return card;
  g_assert_cmpuint (at, <, (guint) ump_table_zone (dealers->after, zone)->n);
  card = ump_table_zone (dealers->after, zone)->cards[at];
  g_assert_nonnull (strstr (dealers->said, dealers->world->game->faces[card.face].id));
  return card;
}

static void
deal (Dealers *dealers, const UmpStep *step)
{
  gint64 all = step->cards.n == UMP_ALL_CARDS ? dealers->rest : step->cards.n;

  g_assert_true (all == 0 || names (step, 'n', all));
  for (int z = 0; z < step->n_zones; z++)
    for (int i = 0, n = n_of (dealers, step, z); i < n; i++) {
      UmpCard card = card_of (dealers, step, i, step->zones[z]);

      if (step->from >= 0) {
        g_assert_cmpuint (dealers->lies[step->from]->len, >, 0);
        g_array_set_size (dealers->lies[step->from], dealers->lies[step->from]->len - 1);
      } else {
        g_assert_cmpint (dealers->rest--, >, 0);
      }
      g_array_append_val (dealers->lies[step->zones[z]], card);
    }
  /* who was named before was the dealer, if all cards came from there */
  if (step->from == UMP_FROM_REST)
    dealers->turn = UMP_NOBODY;
}

static void
do_step (Dealers *dealers, const UmpStep *step)
{
  switch (step->type) {
  case UMP_STEP_KEEP:
    g_assert_true (names (step, 'n', step->cards.n));
    dealers->kept[step->zones[0]] = step->cards.n;
    break;
  case UMP_STEP_GATHER: gather (dealers, step); break;
  case UMP_STEP_LAY: deal (dealers, step); break;
  case UMP_STEP_TURN:
    g_assert_true (step->seat == UMP_NOBODY || names (step, 'p', step->seat));
    dealers->turn = step->seat;
    dealers->dealer_named |= step->seat == dealers->dealer;
    break;
  default: break;
  }
}

/* Cards that are nowhere else are where those out of play are. */
static void
assert_dealt (const Dealers *dealers, int turn)
{
  const UmpTable *after = dealers->after;
  int in_box = dealers->rest;

  for (int zone = 0; zone < after->setup->n_zones; zone++) {
    const UmpZoneDef *def = definition_of (after, zone);
    const UmpZone *is = ump_table_zone (after, zone);
    const GArray *lies = dealers->lies[zone];

    if (def->print == UMP_PRINT_NEVER) {
      in_box += (int) lies->len - is->n;
      continue;
    }
    assert_zone (dealers->world, def, is, lies);
    for (int i = 0; i < is->n; i++)
      if (is->cards[i].face == 0)
        g_assert_cmpint (g_array_index (lies, UmpCard, i).back, ==, is->cards[i].back);
  }
  g_assert_cmpint (in_box, ==, 0);
  if (dealers->turn != UMP_NOBODY && turn != UMP_NOBODY)
    g_assert_cmpint (dealers->turn, ==, turn);
  g_assert_true (dealers->dealer == UMP_NOBODY || dealers->dealer_named);
}

/* What is done once, before the first round, is not said again. */
static void
assert_new (const World *world, const UmpSteps *steps)
{
  g_autoptr (UmpTable) first = ump_match_table_at (world->match, 0);
  g_autoptr (UmpSteps) once = ump_steps_new (first);

  for (guint i = 0; i < once->steps->len; i++)
    for (guint k = 0; k < steps->steps->len && ump_steps_get (once, i)->type == UMP_STEP_DO; k++)
      g_assert_cmpstr (ump_steps_get (once, i)->words.message, !=, ump_steps_get (steps, k)->words.message);
}

static gboolean
is_anybody_out (const UmpTable *table)
{
  const UmpGame *game = table->setup->game;

  for (int seat = 0; game->absent != NULL && seat < table->setup->n_seats; seat++)
    if (game->absent (table, seat))
      return TRUE;
  return FALSE;
}

static void
assert_obeyed (const World *world, const UmpTable *before, const UmpSteps *steps)
{
  const UmpSetup *setup = before->setup;
  const UmpEntry *entry = ump_match_entry (world->match, ump_match_n_entries (world->match));
  g_autofree char *said = ump_notation_print (world->game, entry);
  g_autofree GArray **lies = g_new (GArray *, setup->n_zones);
  g_autofree int *kept = g_new0 (int, setup->n_zones);
  int round = ump_table_get (before, UMP_COUNTER_ROUND) + 1;
  Dealers dealers = { world,     ump_match_table (world->match), said, lies, kept, 0, UMP_NOBODY, FALSE,
                      UMP_NOBODY };

  for (int zone = 0; zone < setup->n_zones; zone++) {
    const UmpZone *was = ump_table_zone (before, zone);

    lies[zone] = g_array_new (FALSE, FALSE, sizeof (UmpCard));
    g_array_append_vals (lies[zone], was->cards, (guint) was->n);
  }
  /* whoever is out deals no more, and from then on it is not the one of that round */
  if (world->game->first_deals && !is_anybody_out (before))
    dealers.dealer = ump_table_first (before, round);
  for (guint i = 0; i < steps->steps->len; i++)
    do_step (&dealers, ump_steps_get (steps, i));
  /* where somebody's own move begins it, that is who was to begin */
  assert_dealt (&dealers, ump_table_turn (ump_table_turn (before) != UMP_NOBODY ? before : dealers.after));
  for (int zone = 0; zone < setup->n_zones; zone++)
    g_array_unref (lies[zone]);
}

void
world_assert_steps (const World *world, const UmpTable *before)
{
  const UmpTable *after = ump_match_table (world->match);
  g_autoptr (UmpSteps) steps = ump_steps_new (before), none = ump_steps_new (after);
  int round = ump_table_get (before, UMP_COUNTER_ROUND);

  for (guint i = 0; i < steps->steps->len; i++)
    assert_hides (before->setup, ump_steps_get (steps, i));
  if (world->game->no_table || ump_table_state (after) != UMP_PLAYING)
    return;
  if (round > 0 && round == ump_table_get (before, UMP_COUNTER_CLOSED)) {
    g_assert_cmpuint (steps->steps->len, >, 0);
    assert_new (world, steps);
  }
  if (ump_table_get (after, UMP_COUNTER_ROUND) > round)
    g_assert_cmpuint (none->steps->len, ==, 0);
  else if (ump_match_entry (world->match, ump_match_n_entries (world->match))->by == NULL)
    return; /* a round that is only counted is not dealt */
  if (steps->steps->len > 0 && none->steps->len == 0)
    assert_obeyed (world, before, steps);
}
