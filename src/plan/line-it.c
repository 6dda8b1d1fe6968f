/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Line-it: market and deck, the four jackpots, and a band a person with line and hand. */
#include "build.h"

#include "games/line-it/line-it.h"

/* Cards in the bands of few people, and chips of more, to the market's cards. */
#define FEW_PEOPLE 3
#define CARD_PART 0.55
#define CHIP_PART 0.44
/* Where the market's cards are narrower, the others have half a line each; so they have where it is wide. */
#define PAIRS_BELOW 40
/* Room for what a turn may bring. */
#define MORE 2

static gboolean
has_cards (const UmpPlanner *p)
{
  return p->setup->n_seats <= FEW_PEOPLE && !p->brief;
}

static int
chip_height (const UmpPlanner *p)
{
  return MAX ((int) (p->card * CHIP_PART), PX (24, 22));
}

static int
tile_width (const UmpPlanner *p)
{
  return has_cards (p) ? (int) (p->card * CARD_PART) : chip_height (p) * 8 / 5;
}

static int
tile_height (const UmpPlanner *p)
{
  return has_cards (p) ? ump_card_height ((int) (p->card * CARD_PART)) : chip_height (p);
}

static UmpBox *
tile (UmpPlanner *p, int zone, const UmpPiece *piece)
{
  return has_cards (p) ? ump_piece_card (p, zone, piece, tile_width (p))
                       : ump_piece_chip (p, zone, piece, chip_height (p));
}

/* ---- what is common ----------------------------------------------------------------------------- */

/* Where a card was taken: which one it was, and who has it if there is room for that. */
static UmpBox *
taken_place (UmpPlanner *p, const UmpZoneSlot *slot)
{
  UmpBox *hole = ump_hole (p, p->card, ump_card_height (p->card));
  const char *both = ump_said (p, UMP_TEXT ("{c0}\n{p1}", { UMP_F (slot->face), UMP_P (slot->seat) }));
  UmpBox *words;
  int height;

  if (slot->face == 0)
    return hole;
  words = ump_words (p, UMP_STYLE_NOTE, both);
  ump_measure_text (p->ask->measure, both, &words->spot.style, -1, &words->width, &height);
  if (words->width > p->card - PX (6, 4)) {
    words = ump_say (p, UMP_STYLE_NOTE, UMP_TEXT ("{c0}", { UMP_F (slot->face) }));
    ump_measure_text (p->ask->measure, words->spot.text, &words->spot.style, 0, &words->width, &height);
  }
  if (words->width > p->card - PX (4, 2) || height > ump_card_height (p->card))
    return hole;
  hole->spot.text = words->spot.text;
  hole->spot.style = words->spot.style;
  hole->spot.style.side = UMP_TEXT_CENTRE;
  return hole;
}

static UmpBox *
market (UmpPlanner *p)
{
  int zone = ump_zone_index (p->setup, ZONE_MARKET, 0, 0), deck = ump_zone_index (p->setup, ZONE_DECK, 0, 0);
  UmpBox *row = ump_row (p, MAX (p->card / 10, 2)), *cards = ump_row (p, MAX (p->card / 10, 2));
  UmpPiece pieces[UMP_MOST_PIECES];
  int n = ump_pieces (p, zone, pieces), next = 0;
  UmpZoneView view = { 0 };

  ump_li_view (p->table, zone, &view);
  for (int i = 0; i < MAX (view.slots.n, n); i++) {
    const UmpMark *pen = ump_mark_of (p, zone, i);
    UmpBox *box;
    if (i < view.slots.n && view.slots.places[i].face == 0 && next < n)
      box = ump_piece_card (p, zone, &pieces[next++], p->card);
    else
      box = taken_place (p, &view.slots.places[MIN (i, view.slots.n - 1)]);
    if (box->spot.sort == UMP_SPOT_HOLE && pen != NULL)
      box->spot.flags |= pen->flags & UMP_SPOT_PEN;
    ump_box_add (cards, box);
  }
  OF (row, ump_zone_group (p, cards, UMP_SPOT_GROUP, zone), ump_grow (ump_room (p, 0, 0)));
  if (!p->brief)
    ump_box_add (row, ump_stack (p, deck, p->card, TRUE));
  return ump_pad (row, PX (6, 0), PX (7, 4));
}

static UmpBox *
jackpot (UmpPlanner *p, int nth)
{
  int zone = ump_zone_index (p->setup, ZONE_POT, 0, nth), n = ump_table_zone (p->table, zone)->n;
  UmpBox *badge = ump_show (ump_room (p, PX (24, 18), PX (24, 18)), UMP_SPOT_BADGE), *row;
  const char *what = n == 1 ? N_ ("card") : N_ ("cards");

  badge->spot.card.back = (guint8) (UMP_COLOUR_RED + nth);
  row = OF (ump_row (p, PX (8, 5)), ump_lie (badge, UMP_LIE_START, UMP_LIE_CENTRE),
            n > 0 ? ump_say (p, UMP_STYLE_COUNT, UMP_TEXT ("{n0}", { UMP_N (n) }))
                  : ump_words (p, UMP_STYLE_COUNT, "–"),
            p->brief ? NULL : ump_say (p, UMP_STYLE_NOTE, UMP_PLAIN (n > 0 ? what : N_ ("empty"))),
            ump_grow (ump_room (p, 0, 0)));
  ump_pad (row, PX (10, 6), p->brief ? PX (2, 2) : PX (4, 2));
  row->height = p->brief ? 0 : PX (38, 26);
  return ump_zone_group (p, row, UMP_SPOT_FIELD, zone);
}

/* ---- a person's band ---------------------------------------------------------------------------- */

/* "9 cards, +5, −3" */
static const char *
won (UmpPlanner *p, int seat)
{
  const UmpZone *tokens = ump_table_zone_of (p->table, ZONE_TOKENS, seat, 0);
  int n = ump_li_pile_size (p->table, seat);
  const char *so_far = n > 0 ? ump_said (p, UMP_TEXT ("{k0}", { UMP_N (n) })) : "";

  for (int i = 0; i < tokens->n; i++) {
    UmpText token = UMP_TEXT ("{+0}", { UMP_N (ump_li_token_points (tokens->cards[i].face)) });
    UmpText more = UMP_TEXT (N_ ("{s0}, {t1}"), { UMP_S (so_far), UMP_T (&token) });
    so_far = ump_said (p, so_far[0] != '\0' ? more : token);
  }
  return so_far;
}

static UmpBox *
direction (UmpPlanner *p, int seat)
{
  int way = ump_li_direction (ump_table_zone_of (p->table, ZONE_LINE, seat, 0));
  UmpBox *box = ump_room (p, PX (18, 13), PX (18, 13));

  if (way != 0) {
    ump_show (box, UMP_SPOT_ARROW);
    box->spot.value = way;
    box->spot.style.ink = UMP_INK_DIM;
  }
  return ump_lie (box, UMP_LIE_CENTRE, UMP_LIE_CENTRE);
}

/* What comes of the chosen card, else how the bet stands. */
static UmpBox *
line_note (UmpPlanner *p, int seat, int zone)
{
  UmpBox *outcome = ump_outcome (p, zone), *note;
  UmpZoneView view = { 0 };

  ump_li_view (p->table, zone, &view);
  if (outcome != NULL)
    return outcome;
  if (view.limit > 0)
    note = ump_say (p, UMP_STYLE_NOTE,
                    UMP_TEXT (N_ ("{n0} of {n1} after the bet"), { UMP_N (view.total), UMP_N (view.limit) }));
  else
    note = ump_room (p, 0, 0);
  note->height = PX (17, 15);
  return ump_lie (note, UMP_LIE_FILL, UMP_LIE_CENTRE);
}

static UmpBox *
line (UmpPlanner *p, int seat)
{
  int zone = ump_zone_index (p->setup, ZONE_LINE, seat, 0);
  const UmpMark *mark = ump_mark_of (p, zone, -1);
  gboolean own = seat == p->acting, framed = mark != NULL && mark->flags & (UMP_SPOT_LIVE | UMP_SPOT_REFUSED);
  UmpBox *tiles = ump_wrap (p, PX (5, 3), PX (5, 3)), *box, *note;
  UmpPiece pieces[UMP_MOST_PIECES];
  int n = ump_pieces (p, zone, pieces), n_ghosts = 0;

  for (int i = 0; i < n; i++) {
    n_ghosts += (pieces[i].flags & UMP_SPOT_GHOST) != 0;
    ump_box_add (tiles, tile (p, zone, &pieces[i]));
  }
  for (int i = n_ghosts; i < MORE && own && !p->window; i++)
    ump_box_add (tiles, ump_room (p, tile_width (p), tile_height (p)));
  tiles->height = tile_height (p);
  note = own || has_cards (p) ? line_note (p, seat, zone) : NULL;
  box = OF (ump_column (p, PX (3, 2)), tiles, p->window && !has_cards (p) ? NULL : note);
  if (p->window && !has_cards (p))
    ump_box_add (tiles, ump_one_line (note));
  ump_pad (box, PX (8, 4), PX (5, 3));
  return ump_zone_group (p, box, framed ? UMP_SPOT_FRAME : UMP_SPOT_GROUP, zone);
}

/* Of those who do not act, in one line: how many cards, and the last of them. */
static UmpBox *
short_line (UmpPlanner *p, int seat, gboolean counted)
{
  int zone = ump_zone_index (p->setup, ZONE_LINE, seat, 0);
  UmpPiece pieces[UMP_MOST_PIECES];
  int n = ump_pieces (p, zone, pieces);
  UmpBox *row = ump_row (p, PX (4, 4));

  row->height = tile_height (p);
  if (n == 0)
    return ump_zone_group (p, row, UMP_SPOT_GROUP, zone);
  if (counted && n > 1)
    ump_box_add (row, ump_say (p, UMP_STYLE_NOTE, UMP_TEXT ("{n0} +", { UMP_N (n - 1) })));
  ump_box_add (row, ump_lie (tile (p, zone, &pieces[n - 1]), UMP_LIE_START, UMP_LIE_CENTRE));
  return ump_zone_group (p, row, UMP_SPOT_GROUP, zone);
}

static UmpBox *
hand (UmpPlanner *p, int seat)
{
  int zone = ump_zone_index (p->setup, ZONE_HAND, seat, 0), n_tiles = 0;
  UmpBox *tiles = ump_row (p, PX (5, 3)),
         *box = has_cards (p) ? ump_column (p, PX (3, 2)) : ump_row (p, PX (5, 3));
  UmpBox *caption = p->brief || p->window ? NULL : ump_say (p, UMP_STYLE_NOTE, UMP_PLAIN (N_ ("hand")));
  UmpPiece pieces[UMP_MOST_PIECES];
  int n = ump_pieces (p, zone, pieces);

  for (; n_tiles < n; n_tiles++)
    ump_box_add (tiles, tile (p, zone, &pieces[n_tiles]));
  for (; n_tiles < MOST_HAND; n_tiles++)
    ump_box_add (tiles, ump_room (p, tile_width (p), tile_height (p)));
  for (UmpBox *one = tiles->first; one != NULL; one = one->next)
    ump_lie (one, UMP_LIE_START, UMP_LIE_CENTRE);
  OF (box, caption, tiles);
  ump_lie (ump_pad (box, PX (6, 3), PX (5, 3)), UMP_LIE_FILL, UMP_LIE_CENTRE);
  return ump_zone_group (p, box, p->brief ? UMP_SPOT_GROUP : UMP_SPOT_FRAME, zone);
}

/* Mark, name, points and what was won, in a column of one width in all bands. */
static UmpBox *
who (UmpPlanner *p, int seat)
{
  UmpBox *tokens = ump_words (p, UMP_STYLE_NOTE, won (p, seat)),
         *points = ump_points (p, UMP_STYLE_POINTS, seat);
  UmpBox *name = OF (ump_row (p, PX (6, 4)), ump_person_mark (p, seat, PX (23, 17)),
                     ump_grow (ump_name (p, UMP_STYLE_NAME, seat)));
  UmpBox *box = ump_column (p, PX (1, 1));

  if (p->window) {
    OF (name, points);
    ump_box_add (box, name);
  } else if (has_cards (p)) {
    OF (box, name, points, tokens);
  } else {
    OF (box, name, OF (ump_row (p, PX (6, 4)), points, tokens));
  }
  box->width = PX (118, 70);
  box->fixed = TRUE;
  return ump_lie (box, UMP_LIE_FILL, UMP_LIE_CENTRE);
}

static UmpBox *
band (UmpPlanner *p, int seat)
{
  UmpBox *row = OF (ump_row (p, PX (6, 4)), who (p, seat), direction (p, seat),
                    ump_grow (ump_lie (line (p, seat), UMP_LIE_FILL, UMP_LIE_CENTRE)), hand (p, seat));

  return ump_person_group (p, ump_pad (row, PX (10, 6), PX (4, 3)), UMP_SPOT_PLACE, seat);
}

/* With the short content: who acts is whole, and on top. Where it is wide, in one line as always. */
static UmpBox *
own_band (UmpPlanner *p, int seat)
{
  UmpBox *who, *head;

  if (!p->tight)
    return band (p, seat);
  who =
      OF (ump_row (p, PX (6, 5)), ump_name (p, UMP_STYLE_NAME, seat), ump_points (p, UMP_STYLE_POINTS, seat));
  head = OF (ump_wrap (p, PX (6, 5), PX (2, 2)), who, hand (p, seat));
  return ump_person_group (
      p, ump_pad (OF (ump_column (p, PX (2, 2)), head, line (p, seat)), PX (6, 5), PX (3, 3)), UMP_SPOT_PLACE,
      seat);
}

static UmpBox *
short_band (UmpPlanner *p, int seat, gboolean half)
{
  UmpBox *row = OF (ump_row (p, PX (5, 4)), ump_grow (ump_name (p, UMP_STYLE_NAME, seat)),
                    ump_points (p, UMP_STYLE_POINTS, seat), direction (p, seat), short_line (p, seat, !half),
                    half ? NULL : hand (p, seat));

  return ump_person_group (p, ump_pad (row, PX (6, 5), PX (2, 2)), UMP_SPOT_PLACE, seat);
}

static UmpBox *
short_bands (UmpPlanner *p)
{
  gboolean half = p->tight && p->card < PAIRS_BELOW;
  UmpBox *others = ump_grid (p, half || !p->tight ? 2 : 1, PX (5, 4), PX (5, 4)),
         *column = ump_column (p, PX (5, 4));

  others->least_columns = 1;
  if (p->acting != UMP_NOBODY)
    ump_box_add (column, own_band (p, p->acting));
  for (int seat = 0; seat < p->setup->n_seats; seat++)
    if (seat != p->acting)
      ump_box_add (others, short_band (p, seat, half));
  return ump_box_add (column, ump_grow (others));
}

static UmpBox *
build (UmpPlanner *p)
{
  UmpBox *pots = ump_grid (p, N_POTS, PX (8, 4), PX (8, 4)), *bands;

  pots->least_columns = p->brief ? 2 : N_POTS;
  for (int pot = 0; pot < N_POTS; pot++)
    ump_box_add (pots, jackpot (p, pot));
  if (p->brief) {
    bands = short_bands (p);
  } else {
    bands = ump_grid (p, 1, 0, PX (7, 4));
    for (int seat = 0; seat < p->setup->n_seats; seat++)
      ump_box_add (bands, band (p, seat));
  }
  return OF (ump_column (p, PX (8, 5)), market (p), pots, ump_grow (bands));
}

const UmpPlanKind ump_plan_line_it = { "line-it", 118, 60, 24, build };
