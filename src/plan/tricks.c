/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trick games: each card of the trick before the person who played it, below it what that person bid, took
 * and has shown to lack; above all of it trumps, the suit that was led and which trick it is. */
#include "build.h"

#include "games/tricks/tricks.h"

/* What was turned up, to the card. */
#define UP_PART 0.62
/* More people than this sit in two rows. */
#define ONE_ROW 4

typedef struct {
  UmpPlanner *p;
  const UmpTable *table;
  gboolean open, playing;
  int zone; /* the trick's */
  TricksCards cards;
  int best; /* of the cards of the trick, -1 for none */
  int n_pieces;
  UmpPiece pieces[UMP_MOST_PIECES];
} Trick;

static int
bid_of (const UmpTable *table, int seat)
{
  return ump_table_counter (table, COUNTER_BID, seat, 0) - 1;
}

/* ---- above -------------------------------------------------------------------------------------- */

static UmpBox *
trumps (UmpPlanner *p, const UmpTable *table)
{
  int trump = ump_tricks_get (table, COUNTER_TRUMP) - 1;
  g_autofree char *named = NULL;

  if (trump >= 0 && trump < CALL_NONE) {
    named = ump_capital (
        ump_said (p, UMP_TEXT (N_ ("{w0} are trumps"), { UMP_W (ump_tricks_suit_word (table, trump)) })));
    return ump_words (p, UMP_STYLE_NAME, named);
  }
  return ump_say (p, UMP_STYLE_NAME,
                  UMP_PLAIN (trump == CALL_DOWN ? N_ ("No trumps, the lowest takes") : N_ ("No trumps")));
}

/* Who called, and for how much. */
static UmpBox *
call (UmpPlanner *p, const UmpTable *table)
{
  int caller = ump_tricks_get (table, COUNTER_CALLER) - 1, times = ump_tricks_get (table, COUNTER_DOUBLE);
  UmpText text;

  if (caller < 0)
    return NULL;
  text = ump_tricks_rules (table->setup)->has_level
             ? UMP_TEXT (N_ ("{p0} called {n1}"),
                         { UMP_P (caller), UMP_N (ump_tricks_get (table, COUNTER_LEVEL)) })
             : UMP_TEXT (N_ ("{p0} called"), { UMP_P (caller) });
  if (times > 1)
    text = UMP_TEXT (N_ ("{t0}, times {n1}"), { UMP_T (&text), UMP_N (times) });
  return ump_say (p, UMP_STYLE_NOTE, text);
}

static UmpBox *
bids (UmpPlanner *p, const UmpTable *table)
{
  int sum = 0, n = 0;

  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (bid_of (table, seat) >= 0) {
      sum += bid_of (table, seat);
      n++;
    }
  return n > 0 ? ump_say (p, UMP_STYLE_NOTE,
                          UMP_TEXT (N_ ("the bids come to {n0} of {n1}"),
                                    { UMP_N (sum), UMP_N (ump_tricks_get (table, COUNTER_HAND)) }))
               : NULL;
}

/* What lies face down, with a name: "Stock 12". */
static UmpBox *
pile (UmpPlanner *p, int def)
{
  int zone = ump_zone_index (p->setup, def, 0, 0), n = ump_table_zone (p->table, zone)->n;

  if (n == 0)
    return NULL;
  return ump_zone_group (p,
                         OF (ump_row (p, PX (6, 4)),
                             ump_say (p, UMP_STYLE_NOTE, ump_setup_zone_title (p->setup, zone)),
                             ump_say (p, UMP_STYLE_CAPTION, UMP_TEXT ("{n0}", { UMP_N (n) }))),
                         UMP_SPOT_GROUP, zone);
}

/* The card that was turned up, while it lies apart. */
static UmpBox *
turned_up (UmpPlanner *p)
{
  int zone = ump_zone_index (p->setup, ZONE_UP, 0, 0);
  UmpBox *row = ump_row (p, 0);

  if (ump_table_zone (p->table, zone)->n == 0)
    return NULL;
  ump_add_cards (p, row, zone, MAX ((int) (p->card * UP_PART), p->brief ? 20 : 30));
  return ump_lie (ump_zone_group (p, row, UMP_SPOT_GROUP, zone), UMP_LIE_START, UMP_LIE_CENTRE);
}

static UmpBox *
which_trick (const Trick *self)
{
  UmpPlanner *p = self->p;
  int n = ump_tricks_get (self->table, COUNTER_N_TRICKS) + 1,
      led = ump_tricks_led (self->table, &self->cards);
  UmpText text = ump_tricks_option (self->table, OPTION_STOCK)
                     ? UMP_TEXT (N_ ("Trick {n0}"), { UMP_N (n) })
                     : UMP_TEXT (N_ ("Trick {n0} of {n1}"),
                                 { UMP_N (n), UMP_N (ump_tricks_get (self->table, COUNTER_HAND)) });
  UmpBox *suit =
      led < 0 ? NULL
              : ump_say (p, UMP_STYLE_NOTE,
                         UMP_TEXT (N_ ("{w0} are led"), { UMP_W (ump_tricks_suit_word (self->table, led)) }));

  if (!self->playing)
    return NULL;
  return ump_lie (OF (ump_column (p, 0), ump_sided (ump_say (p, UMP_STYLE_NAME, text), UMP_LIE_END, p),
                      suit != NULL ? ump_sided (suit, UMP_LIE_END, p) : ump_room (p, 0, PX (17, 15))),
                  UMP_LIE_FILL, UMP_LIE_CENTRE);
}

static UmpBox *
head (const Trick *self)
{
  UmpPlanner *p = self->p;
  gboolean called = self->open && ump_tricks_phase (self->table) != TRICKS_CALLING;
  UmpBox *words = ump_lie (OF (ump_column (p, 0), called ? trumps (p, self->table) : NULL,
                               called && !p->brief ? call (p, self->table) : NULL,
                               called && !p->brief ? bids (p, self->table) : NULL),
                           UMP_LIE_FILL, UMP_LIE_CENTRE);
  UmpBox *piles = OF (p->brief ? ump_wrap (p, PX (8, 6), 0) : ump_column (p, 0), pile (p, ZONE_STOCK),
                      pile (p, ZONE_KITTY));
  UmpBox *all = p->brief ? ump_wrap (p, PX (14, 8), PX (2, 1)) : ump_row (p, PX (14, 8));

  return ump_pad (OF (all, turned_up (p), p->brief ? words : ump_grow (words),
                      piles->first != NULL ? ump_lie (piles, UMP_LIE_FILL, UMP_LIE_CENTRE) : NULL,
                      which_trick (self)),
                  PX (10, 4), PX (4, 1));
}

/* ---- the trick ---------------------------------------------------------------------------------- */

/* The card, or the ghost, before a person; NULL for none. */
static const UmpPiece *
piece_of (const Trick *self, int seat)
{
  for (int i = 0; i < self->n_pieces; i++) {
    const UmpPiece *piece = &self->pieces[i];
    const UmpMark *ghost = piece->flags & UMP_SPOT_GHOST ? piece->mark : NULL;

    if (seat == (ghost != NULL && ghost->seat != UMP_NOBODY
                     ? ghost->seat
                     : ump_tricks_player_of (self->table, piece->position)))
      return piece;
  }
  return NULL;
}

/* "led", "takes so far". */
static UmpText
caption (const Trick *self, int seat)
{
  const UmpPiece *piece = piece_of (self, seat);

  if (piece == NULL || piece->flags & UMP_SPOT_GHOST)
    return self->playing && self->best < 0 && ump_table_turn (self->table) == seat ? UMP_PLAIN (N_ ("leads"))
                                                                                   : (UmpText){ 0 };
  if (piece->position == self->best && self->best + 1 < ump_table_zone (self->table, self->zone)->n)
    return UMP_PLAIN (piece->position == 0 ? N_ ("led, takes so far") : N_ ("takes so far"));
  if (piece->position == self->best && self->best > 0)
    return UMP_PLAIN (N_ ("takes so far"));
  return piece->position == 0 ? UMP_PLAIN (N_ ("led")) : (UmpText){ 0 };
}

/* What lies before a person of the trick, of that width; room where nothing does. The ring that the newest
 * card has elsewhere is around the one that takes the trick: which one is the newest everybody saw. */
static UmpBox *
card_before (const Trick *self, int seat, int width)
{
  UmpPlanner *p = self->p;
  const UmpPiece *piece = piece_of (self, seat);
  UmpBox *box;

  if (piece != NULL)
    box = ump_piece_card (p, self->zone, piece, width);
  else if (self->playing && ump_tricks_plays (self->table, seat))
    box = ump_hole (p, width, ump_card_height (width));
  else
    box = ump_room (p, width, ump_card_height (width));
  if (piece != NULL && !(piece->flags & UMP_SPOT_GHOST))
    box->spot.flags =
        (box->spot.flags & ~(guint) UMP_SPOT_NEW) | (piece->position == self->best ? UMP_SPOT_NEW : 0);
  if (piece != NULL && box->spot.description == NULL)
    box->spot.description = ump_said (p, caption (self, seat));
  return ump_lie (box, UMP_LIE_CENTRE, UMP_LIE_CENTRE);
}

static UmpBox *
field (const Trick *self, int seat)
{
  UmpPlanner *p = self->p;
  UmpBox *words = ump_sided (ump_say (p, UMP_STYLE_NOTE, caption (self, seat)), UMP_LIE_CENTRE, p), *box;

  if (words == NULL)
    words = ump_room (p, 0, 0);
  words->height = p->window ? 0 : PX (18, 16);
  box = OF (ump_column (p, PX (8, 5)), card_before (self, seat, p->card), words);
  box = ump_box_add (ump_layers (p), ump_lie (box, UMP_LIE_FILL, UMP_LIE_CENTRE));
  ump_show (ump_pad (box, PX (6, 4), PX (6, 3)), UMP_SPOT_FIELD);
  box->spot.seat = seat;
  box->spot.name = ump_said (p, UMP_TEXT (N_ ("Trick, {p0}"), { UMP_P (seat) }));
  return box;
}

/* ---- people ------------------------------------------------------------------------------------- */

/* The tricks of a person, or of that side. */
static int
ump_tricks_of (const UmpTable *table, int seat, gboolean side, int *bid)
{
  int n = 0;

  *bid = 0;
  for (int other = 0; other < table->setup->n_seats; other++)
    if (other == seat || (side && ump_tricks_same_side (table, seat, other))) {
      n += (int) ump_tricks_cell (table, other, CELL_TRICKS);
      *bid += MAX (bid_of (table, other), 0);
    }
  return n;
}

/* "1 of 2", and a back for each trick. */
static UmpBox *
taken (const Trick *self, int seat)
{
  UmpPlanner *p = self->p;
  int zone = ump_zone_index (p->setup, ZONE_TAKEN, seat, 0), bid,
      n = ump_tricks_of (self->table, seat, FALSE, &bid);
  UmpBox *row = ump_row (p, PX (4, 3));

  if (bid_of (self->table, seat) >= 0)
    OF (row, ump_say (p, UMP_STYLE_COUNT, UMP_TEXT ("{n0}", { UMP_N (n) })),
        ump_say (p, UMP_STYLE_NOTE, UMP_TEXT (N_ ("of {n0}"), { UMP_N (bid) })));
  else
    ump_box_add (row, ump_say (p, UMP_STYLE_NOTE, UMP_TEXT (N_ ("tricks: {n0}"), { UMP_N (n) })));
  if (!p->brief)
    ump_box_add (row, ump_grow (ump_room (p, 0, PX (24, 18))));

  if (p->ask->face_up && n > 0) {
    UmpBox *wrap = ump_wrap (p, PX (3, 2), PX (3, 2));
    ump_add_chips (p, wrap, zone, PX (22, 20));
    return ump_zone_group (p, OF (ump_column (p, PX (3, 2)), row, wrap), UMP_SPOT_GROUP, zone);
  }
  return ump_zone_group (p, OF (row, n > 0 && !p->brief ? ump_heap (p, n) : NULL), UMP_SPOT_GROUP, zone);
}

static UmpBox *
with_partner (const Trick *self, int seat)
{
  UmpPlanner *p = self->p;
  int sides = ump_tricks_n_sides (p->setup), bid, n;

  if (sides == 0 || p->brief)
    return NULL;
  n = ump_tricks_of (self->table, seat, TRUE, &bid);
  if (bid_of (self->table, seat) >= 0)
    return ump_say (p, UMP_STYLE_NOTE,
                    UMP_TEXT (N_ ("with {p0}: {n1} of {n2}"),
                              { UMP_P ((seat + sides) % p->setup->n_seats), UMP_N (n), UMP_N (bid) }));
  return ump_say (
      p, UMP_STYLE_NOTE,
      UMP_TEXT (N_ ("with {p0}: {n1}"), { UMP_P ((seat + sides) % p->setup->n_seats), UMP_N (n) }));
}

/* A word in a pill of its own. */
static UmpBox *
pill (UmpPlanner *p, const char *word)
{
  UmpBox *box = ump_words (p, UMP_STYLE_NOTE, ump_said (p, UMP_PLAIN (word)));

  ump_pad (ump_sided (ump_one_line (box), UMP_LIE_CENTRE, p), PX (8, 6), 0);
  return ump_show (box, UMP_SPOT_PILL);
}

/* Who deals and called, what was counted and declared, and the suits that are lacking. */
static void
add_notes (const Trick *self, UmpBox *wrap, int seat)
{
  UmpPlanner *p = self->p;
  const TricksRules *rules = ump_tricks_rules (p->setup);
  guint voids = ump_tricks_void (self->table, seat);
  gint64 declared = ump_tricks_cell (self->table, seat, CELL_DECLARED);

  if (ump_tricks_dealer (self->table) == seat)
    ump_box_add (wrap, pill (p, N_ ("dealer")));
  if (ump_tricks_get (self->table, COUNTER_CALLER) - 1 == seat)
    ump_box_add (wrap, pill (p, N_ ("called")));
  for (int k = 0; k < rules->n_worth && !p->brief; k++) {
    gint64 value = ump_tricks_cell (self->table, seat, CELL_WORTH + k);
    if (value != 0)
      ump_box_add (wrap, ump_say (p, UMP_STYLE_NOTE,
                                  UMP_TEXT (N_ ("{s0}: {n1}"),
                                            { UMP_S (rules->names[CELL_WORTH + k]), UMP_N (value) })));
  }
  if (declared != 0)
    ump_box_add (wrap, ump_say (p, UMP_STYLE_NOTE, UMP_TEXT (N_ ("declared {n0}"), { UMP_N (declared) })));
  for (int suit = 0; suit <= SUIT_TRUMPS; suit++)
    if (voids & 1u << suit)
      ump_box_add (wrap,
                   ump_say (p, UMP_STYLE_NOTE,
                            UMP_TEXT (N_ ("no {w0}"), { UMP_W (ump_tricks_suit_word (self->table, suit)) })));
}

static UmpBox *
person (const Trick *self, int seat)
{
  UmpPlanner *p = self->p;
  gboolean in = self->open && ump_tricks_is_in (self->table, seat),
           plays = in && ump_tricks_plays (self->table, seat);
  UmpBox *box = OF (ump_column (p, PX (2, 1)), ump_who (p, seat)), *wrap = ump_wrap (p, PX (6, 5), PX (2, 1)),
         *first = NULL;

  if (plays)
    first = taken (self, seat);
  else if (self->open)
    first = ump_say (p, UMP_STYLE_NOTE, UMP_PLAIN (in ? N_ ("sits out") : N_ ("out of the game")));
  OF (p->brief ? wrap : box, first, plays ? with_partner (self, seat) : NULL);
  if (in)
    add_notes (self, wrap, seat);
  if (wrap->first != NULL)
    ump_box_add (box, wrap);
  if (p->brief)
    box = OF (ump_row (p, PX (10, 9)), card_before (self, seat, p->card), ump_grow (box));
  return ump_person_group (p, ump_pad (box, PX (10, 7), PX (7, 3)), UMP_SPOT_PLACE, seat);
}

/* A row of people from one seat on, the trick over their places. */
static void
add_row (const Trick *self, UmpBox *all, int from, int n, int columns)
{
  UmpPlanner *p = self->p;
  UmpBox *fields = ump_grid (p, columns, PX (8, 5), 0), *places = ump_grid (p, columns, PX (8, 5), 0);

  for (int seat = from; seat < from + n; seat++) {
    ump_box_add (fields, field (self, seat));
    ump_box_add (places, person (self, seat));
  }
  OF (all, ump_grow (fields), places);
}

static UmpBox *
build (UmpPlanner *p)
{
  int n = p->setup->n_seats, columns = n <= ONE_ROW ? n : (n + 1) / 2;
  UmpBox *people = ump_column (p, PX (8, 5));
  Trick self = { .p = p,
                 .table = p->table,
                 .open = ump_table_get (p->table, UMP_COUNTER_OPEN),
                 .zone = ump_zone_index (p->setup, ZONE_TRICK, 0, 0),
                 .best = -1 };

  self.playing = self.open && ump_tricks_phase (p->table) == TRICKS_PLAYING && !ump_tricks_is_told (p->table);
  ump_tricks_cards (p->table, &self.cards);
  if (ump_table_zone (p->table, self.zone)->n > 0)
    self.best = ump_tricks_best (p->table, &self.cards);
  self.n_pieces = ump_pieces (p, self.zone, self.pieces);
  if (p->brief) {
    people = ump_grid (p, p->tight ? 2 : columns, PX (8, 5), PX (8, 5));
    people->least_columns = 1;
    for (int seat = 0; seat < n; seat++)
      ump_box_add (people, person (&self, seat));
  } else {
    for (int from = 0; from < n; from += columns)
      add_row (&self, people, from, MIN (columns, n - from), columns);
  }
  return OF (ump_column (p, PX (8, 5)), head (&self),
             ump_grow (ump_zone_group (p, people, UMP_SPOT_GROUP, self.zone)));
}

const UmpPlanKind ump_plan_tricks = { "tricks", 120, 50, 26, build };
