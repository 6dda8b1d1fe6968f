/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In Front of the Elevators: a band a line (deck, elevator, who waits before the door and who behind it), and
 * below them the people. The bands run from the elevator to the end in every language, as the cards' arrows
 * say. */
#include "build.h"

#include "games/in-front-of-the-elevators/in-front-of-the-elevators.h"

/* Before a product, also where words run from right to left. */
#define LEFT_TO_RIGHT "\xe2\x80\x8e"
#define LEAST 26
/* em of height below which a wide place is low. */
#define LOW_EM 30
#define DECK_PART 0.62
#define PERSON_PART 0.42
/* Where lines are long the cards lap over one another so far, and those that only wait farther. */
#define LAP_PART 0.36
#define LAP_PART_WAITING 0.75

static const UmpSymbol people[N_TYPES] = { UMP_SYMBOL_GIRL,        UMP_SYMBOL_BOY,
                                           UMP_SYMBOL_MOTHER,      UMP_SYMBOL_FATHER,
                                           UMP_SYMBOL_GRANDMOTHER, UMP_SYMBOL_GRANDFATHER,
                                           UMP_SYMBOL_LOST_CHILD };

/* With the short content in a wide and low place elevators lie, their people beside their boxes. With the
 * least cards that may be too wide. */
static gboolean
is_low (const UmpPlanner *p)
{
  return p->brief && !p->tight && p->ask->height < LOW_EM * p->ask->em && p->card > LEAST;
}

static UmpBox *
portrait (UmpPlanner *p, UmpSymbol person, int size)
{
  UmpBox *box = ump_show (ump_room (p, size, size), UMP_SPOT_PERSON);

  box->spot.symbol = person;
  return ump_lie (box, UMP_LIE_CENTRE, UMP_LIE_CENTRE);
}

/* ---- elevators ---------------------------------------------------------------------------------- */

static UmpBox *
value_box (UmpPlanner *p, int value)
{
  const char *text = value >= 0 ? ump_said (p, UMP_TEXT ("{n0}", { UMP_N (value) })) : "?";

  return ump_token (p, UMP_SPOT_BOX, text, PX (24, 15), PX (26, 18),
                    p->tight ? UMP_STYLE_NOTE : UMP_STYLE_NAME);
}

static UmpBox *
lift (UmpPlanner *p, int nth)
{
  int zone = ump_zone_index (p->setup, ZONE_LIFT, 0, nth),
      size = MAX ((int) (p->card * PERSON_PART), PX (22, 16));
  UmpBox *pair = ump_row (p, PX (4, 0)), *boxes = ump_row (p, PX (3, 1)), *box, *twice;
  UmpZoneView view = { 0 };

  ump_ife_view (p->table, zone, &view);
  twice = ump_token (p, UMP_SPOT_PILL, LEFT_TO_RIGHT "×2", PX (25, 18), PX (17, 16), UMP_STYLE_NOTE);
  twice->spot.card.back = UMP_COLOUR_YELLOW;
  twice->spot.style.weight = 800;
  OF (pair, portrait (p, view.face.looks[0].symbol, size), ump_lie (twice, UMP_LIE_CENTRE, UMP_LIE_CENTRE),
      portrait (p, view.face.looks[1].symbol, size));
  for (int k = 0; k < MAX (view.face.n_boxes, 3); k++)
    ump_box_add (boxes, value_box (p, k < view.face.n_boxes ? view.face.boxes[k] : -1));
  box = OF (is_low (p) ? ump_row (p, PX (8, 4)) : ump_column (p, PX (5, 2)),
            ump_lie (pair, UMP_LIE_CENTRE, UMP_LIE_CENTRE), ump_lie (boxes, UMP_LIE_CENTRE, UMP_LIE_CENTRE));
  ump_pad (box, PX (7, 3), is_low (p) ? PX (3, 3) : PX (6, 3));
  box->width = p->tight || is_low (p) ? 0 : (int) (p->card * 1.35) + PX (10, 4);
  ump_zone_group (p, box, UMP_SPOT_LIFT, zone);
  if (view.face.n_boxes == 0)
    box->spot.flags |= UMP_SPOT_OFF;
  return ump_lie (box, UMP_LIE_START, UMP_LIE_CENTRE);
}

/* ---- lines -------------------------------------------------------------------------------------- */

/* What stands under a card: what it is worth there, in its owner's colour. */
static UmpBox *
worth (UmpPlanner *p, int nth, UmpCard card, int box)
{
  int value = ump_table_counter (p->table, COUNTER_LIFT_VALUE, 0, nth * MAX_BOXES + box);
  int type = ump_ife_type_of (card.face), colour = ump_ife_colour_of (card.face);
  gboolean owned = ump_ife_families (p->table)->owner[colour] != UMP_NOBODY, twice = FALSE;
  UmpText text;
  UmpBox *pill;
  int width, height;

  for (int k = 0; k < 2; k++)
    twice |= ump_table_counter (p->table, COUNTER_LIFT_TYPE, 0, 2 * nth + k) == type;
  if (!owned)
    text = UMP_PLAIN ("–");
  else if (type == LOST_CHILD)
    text = UMP_PLAIN ("0");
  else if (twice && p->tight)
    text = UMP_TEXT ("{n0}", { UMP_N (2 * value) });
  else
    text = UMP_TEXT (twice ? LEFT_TO_RIGHT "2 × {n0}" : "{n0}", { UMP_N (value) });
  pill = ump_token (p, UMP_SPOT_PILL, ump_said (p, text), 0, PX (21, 18), UMP_STYLE_CAPTION);
  ump_measure_text (p->ask->measure, pill->spot.text, &pill->spot.style, -1, &width, &height);
  pill->width = width + PX (18, 6);
  pill->spot.card.back = owned ? (guint8) ump_ife_colours[colour] : 0;
  pill->spot.zone = ump_zone_index (p->setup, ZONE_LINE, 0, nth);
  return ump_lie (pill, UMP_LIE_CENTRE, UMP_LIE_START);
}

/* below: what stands under it, or NULL; room is kept for it all the same. */
static UmpBox *
standing (UmpPlanner *p, UmpBox *card, UmpBox *below)
{
  UmpBox *foot = ump_layers (p);

  foot->height = is_low (p) ? PX (21, 17) : PX (23, 17);
  ump_box_add (foot, below);
  return OF (ump_column (p, is_low (p) ? PX (1, 1) : PX (3, 1)),
             ump_lie (card, UMP_LIE_CENTRE, UMP_LIE_START), foot);
}

static UmpBox *
door (UmpPlanner *p)
{
  UmpBox *box = ump_show (ump_room (p, PX (11, 7), ump_card_height (p->card)), UMP_SPOT_DOOR);

  return ump_lie (box, UMP_LIE_START, UMP_LIE_START);
}

/* Cards side by side, with room between what stands under them even where they lap. */
static UmpBox *
cards_new (UmpPlanner *p, gboolean riders)
{
  int gap = PX (6, 2), lap = (int) (-p->card * (riders ? LAP_PART : LAP_PART_WAITING));

  return ump_lap (p, gap, p->brief ? lap : gap);
}

/* A card of a line, as it rides, waits behind the door, or would come to lie. */
static void
add_card (UmpPlanner *p, UmpBox *cards, int zone, const UmpPiece *piece, int box)
{
  gboolean ghost = (piece->flags & UMP_SPOT_GHOST) != 0;
  int nth = p->setup->zones[zone].nth, n_boxes = ump_table_counter (p->table, COUNTER_LIFT_BOXES, 0, nth);
  UmpBox *card = ump_piece_card (p, zone, piece, p->card), *below = NULL;

  if (box >= 0 && piece->card.face > 0)
    below = worth (p, nth, piece->card, box);
  if (!ghost && box < 0 && n_boxes > 0 && !(piece->flags & UMP_SPOT_LIVE))
    card->spot.flags |= UMP_SPOT_OFF;
  ump_box_add (cards, standing (p, card, below));
  if (below != NULL)
    cards->least_gap = MAX (cards->least_gap, MIN (below->width + PX (3, 2) - p->card, cards->gap));
}

/* Who rides, the door behind the last box, who waits; room for one more while one may be played. */
static UmpBox *
line (UmpPlanner *p, int nth)
{
  int zone = ump_zone_index (p->setup, ZONE_LINE, 0, nth), n_cards = ump_table_zone (p->table, zone)->n;
  int n_boxes = ump_table_counter (p->table, COUNTER_LIFT_BOXES, 0, nth), n_riders = MIN (n_cards, n_boxes),
      k = 0;
  UmpBox *riders = cards_new (p, TRUE), *waiting = cards_new (p, FALSE);
  UmpPiece pieces[UMP_MOST_PIECES];
  int n = ump_pieces (p, zone, pieces), n_ghosts = 0;

  for (int i = 0; i < n; i++) {
    gboolean ghost = (pieces[i].flags & UMP_SPOT_GHOST) != 0, before = k < n_boxes;
    add_card (p, before || n_boxes == 0 ? riders : waiting, zone, &pieces[i],
              !ghost && k < n_riders ? n_boxes - n_riders + k : -1);
    k += !ghost;
    n_ghosts += ghost;
  }
  for (; k < MAX (n_boxes, 1); k++)
    ump_box_add (riders, standing (p, ump_hole (p, p->card, ump_card_height (p->card)), NULL));
  if (n_ghosts == 0 && !ump_ife_must_draw (p->table))
    ump_box_add (waiting, ump_room (p, p->card, ump_card_height (p->card)));
  return OF (ump_row (p, PX (6, 2)), riders, n_boxes > 0 ? door (p) : NULL, waiting);
}

static UmpBox *
band (UmpPlanner *p, int nth)
{
  int deck = ump_zone_index (p->setup, ZONE_DECK, 0, nth),
      zone = ump_zone_index (p->setup, ZONE_LINE, 0, nth);
  UmpBox *pile = ump_stack (p, deck, MAX ((int) (p->card * DECK_PART), PX (26, 20)), TRUE);
  UmpBox *queue = ump_grow (ump_lie (line (p, nth), UMP_LIE_FILL, UMP_LIE_CENTRE)), *row;

  if (p->card > LEAST)
    row = OF (ump_row (p, PX (12, 4)), pile, lift (p, nth), queue);
  else /* with the least cards the line has a line of its own */
    row = OF (ump_column (p, PX (4, 4)), OF (ump_row (p, PX (12, 4)), pile, lift (p, nth)), queue);
  row->ltr = TRUE;
  return ump_zone_group (p, ump_pad (row, PX (10, 5), is_low (p) ? PX (3, 3) : PX (6, 4)), UMP_SPOT_PLACE,
                         zone);
}

/* ---- people ------------------------------------------------------------------------------------- */

/* The points that the cafés of a type give, which a low place has no room to say. */
static UmpBox *
cafe (UmpPlanner *p, int type)
{
  UmpText points = UMP_TEXT ("{n0}", { UMP_N (type == LOST_CHILD ? 2 : 1) });
  UmpBox *row = OF (ump_row (p, PX (3, 2)), portrait (p, people[type], PX (22, 18)),
                    is_low (p) ? NULL : ump_say (p, UMP_STYLE_NOTE, points));

  return ump_show (ump_pad (row, PX (4, 1), PX (1, 1)), UMP_SPOT_FRAME);
}

/* What the total would be if the round ended now. */
static UmpBox *
now (UmpPlanner *p, int seat)
{
  g_autoptr (UmpRow) row = NULL;

  if (!ump_ife_is_open (p->table) || p->brief || p->window)
    return NULL;
  row = ump_row_new (p->table, 0, 1);
  return ump_one_line (ump_say (
      p, UMP_STYLE_NOTE, UMP_TEXT (N_ ("now {n0}"), { UMP_N (p->totals[seat].points + row->points[seat]) })));
}

static UmpBox *
held (UmpPlanner *p, int seat)
{
  const UmpZone *hand = ump_table_zone_of (p->table, ZONE_HAND, seat, 0);
  UmpBox *row = ump_wrap (p, is_low (p) ? 3 : PX (6, 3), PX (3, 2)), *backs = ump_row (p, PX (3, 2));
  int sets = ump_ife_sets (p->table, seat);

  for (int i = 0; i < hand->n; i++)
    ump_box_add (backs, ump_back (p, hand->cards[i]));
  ump_box_add (row, backs);
  for (int type = 0; type < N_TYPES; type++)
    if (sets & 1 << type)
      ump_box_add (row, cafe (p, type));
  row->height = PX (26, 20);
  return ump_lie (row, UMP_LIE_FILL, UMP_LIE_CENTRE);
}

static UmpBox *
person (UmpPlanner *p, int seat)
{
  UmpBox *mark = ump_person_mark (p, seat, PX (25, 19)), *name = ump_name (p, UMP_STYLE_NAME, seat), *box;
  UmpBox *points = ump_points (p, UMP_STYLE_POINTS, seat);

  if (p->window)
    box = OF (ump_row (p, PX (8, 5)), mark, name, held (p, seat), ump_grow (ump_room (p, 0, 0)), points);
  else
    box = OF (ump_column (p, is_low (p) ? PX (1, 2) : PX (5, 2)),
              OF (ump_row (p, PX (7, 4)), p->brief && !is_low (p) ? NULL : mark, ump_grow (name), points),
              OF (ump_row (p, PX (6, 4)), ump_grow (held (p, seat)), now (p, seat)));
  return ump_person_group (p, ump_pad (box, PX (10, 5), p->window || is_low (p) ? PX (4, 4) : PX (7, 3)),
                           UMP_SPOT_PLACE, seat);
}

static UmpBox *
build (UmpPlanner *p)
{
  UmpBox *bands = ump_grid (p, 1, 0, is_low (p) ? PX (3, 4) : PX (8, 4));
  UmpBox *seats = ump_grid (p, p->setup->n_seats, PX (8, 4), PX (8, 4));

  for (int nth = 0; nth < LINES; nth++)
    ump_box_add (bands, band (p, nth));
  for (int seat = 0; seat < p->setup->n_seats; seat++)
    ump_box_add (seats, person (p, seat));
  seats->least_columns = p->brief ? 1 : p->setup->n_seats;
  return OF (ump_column (p, is_low (p) ? PX (3, 4) : PX (8, 4)), ump_grow (bands), seats);
}

const UmpPlanKind ump_plan_elevators = { "in-front-of-the-elevators", 96, 46, LEAST, build };
