/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Level 8: the stock, and a band a person: level, what was laid in groups, the own discard pile. */
#include "build.h"

#include "games/level-8/level-8.h"

#define DISCARD_PART 0.62
#define CHIP_PART 0.36
/* So few people have groups over the whole width. */
#define FEW_PEOPLE 3

static int
chip_height (const UmpPlanner *p)
{
  return MAX ((int) (p->card * CHIP_PART), PX (24, 22));
}

static int
discard_width (const UmpPlanner *p)
{
  return MAX ((int) (p->card * DISCARD_PART), PX (24, 22));
}

static UmpBox *
stock (UmpPlanner *p)
{
  int zone = ump_zone_index (p->setup, ZONE_STOCK, 0, 0);
  gboolean flat = p->tight;
  UmpBox *words = ump_say (p, UMP_STYLE_CAPTION, UMP_PLAIN (N_ ("Stock"))), *note, *box;
  UmpZoneView view = { 0 };

  ump_l8_view (p->table, zone, &view);
  note = flat || p->brief ? NULL : ump_say (p, UMP_STYLE_NOTE, view.note);
  if (flat)
    return ump_zone_group (
        p,
        ump_pad (OF (ump_row (p, PX (26, 26)), ump_stack (p, zone, PX (28, 24), FALSE), words), PX (8, 6),
                 PX (4, 3)),
        UMP_SPOT_GROUP, zone);
  box = OF (ump_column (p, PX (12, 6)), ump_stack (p, zone, p->card, FALSE),
            ump_sided (words, UMP_LIE_CENTRE, p), ump_sided (note, UMP_LIE_CENTRE, p));
  box->width = p->card + PX (20, 12);
  ump_zone_group (p, ump_pad (box, PX (8, 5), PX (8, 5)), UMP_SPOT_GROUP, zone);
  if (box->spot.flags & UMP_SPOT_LIVE)
    box->spot.sort = UMP_SPOT_FIELD;
  return ump_lie (box, UMP_LIE_FILL, UMP_LIE_START);
}

/* ---- groups ------------------------------------------------------------------------------------- */

/* One group as it lies, or as it would be laid: what is missing is a place with a question mark. */
static UmpBox *
group (UmpPlanner *p, int seat, int nth)
{
  int zone = ump_zone_index (p->setup, ZONE_GROUP, seat, nth), height = chip_height (p);
  const UmpMark *ghost = ump_ghost_of (p, zone);
  UmpBox *wrap = ump_wrap (p, PX (3, 2), PX (3, 2));
  UmpPiece pieces[UMP_MOST_PIECES];
  int n = ump_pieces (p, zone, pieces);

  for (int i = 0; i < n; i++) {
    UmpBox *chip = ump_piece_chip (p, zone, &pieces[i], height);
    if (pieces[i].flags & UMP_SPOT_GHOST && pieces[i].card.face == 0) {
      chip->spot.sort = UMP_SPOT_HOLE;
      chip->spot.text = "?";
      chip->spot.style = (UmpTextStyle){ .size = 13 * p->unit, .weight = 800, .side = UMP_TEXT_CENTRE };
    }
    ump_box_add (wrap, chip);
  }
  if (n == 0)
    return NULL;
  ump_zone_group (p, ump_pad (wrap, PX (4, 3), PX (4, 3)), UMP_SPOT_SET, zone);
  if (ghost != NULL && ump_table_zone (p->table, zone)->n == 0)
    wrap->spot.flags |= ghost->flags;
  return wrap;
}

/* Who may lay finds the room for it: so nothing grows with the choice. */
static UmpBox *
room_for_group (UmpPlanner *p, int size)
{
  int chip = chip_height (p) * 8 / 5;
  UmpBox *wrap = ump_wrap (p, PX (3, 2), PX (3, 2));

  for (int i = 0; i < size; i++)
    ump_box_add (wrap, ump_room (p, chip, chip_height (p)));
  return ump_pad (wrap, PX (4, 3), PX (4, 3));
}

static UmpBox *
things (UmpPlanner *p, int seat)
{
  const UmpL8Level *needed = ump_l8_level (p->table, seat, ump_l8_level_in_round (p->table, seat));
  UmpBox *wrap = ump_wrap (p, PX (10, 5), PX (5, 4));

  for (int nth = 0; nth < MAX_GROUPS; nth++)
    ump_box_add (wrap, group (p, seat, nth));
  if (wrap->first == NULL && seat == p->acting && !ump_l8_laid (p->table, seat) && !p->window)
    for (int nth = 0; nth < needed->n_groups; nth++)
      ump_box_add (wrap, room_for_group (p, needed->groups[nth].size));
  if (p->ask->face_up) {
    UmpBox *known = ump_wrap (p, PX (3, 2), PX (3, 2));
    int hand = ump_zone_index (p->setup, ZONE_HAND, seat, 0);
    UmpPiece pieces[UMP_MOST_PIECES];
    int n = ump_pieces (p, hand, pieces);
    for (int i = 0; i < n; i++)
      if (pieces[i].card.face > 0)
        ump_box_add (known, ump_piece_chip (p, hand, &pieces[i], chip_height (p)));
    if (known->first != NULL)
      ump_box_add (wrap, ump_zone_group (p, known, UMP_SPOT_GROUP, hand));
  }
  return wrap->first != NULL ? wrap : NULL;
}

/* ---- a person's band ---------------------------------------------------------------------------- */

static UmpBox *
level_square (UmpPlanner *p, int seat)
{
  int level = ump_l8_level_in_round (p->table, seat);
  int size = p->brief ? PX (30, 28) : PX (44, 28);
  UmpBox *square = ump_token (p, UMP_SPOT_SQUARE, ump_said (p, UMP_TEXT ("{n0}", { UMP_N (level) })), size,
                              size, p->brief ? UMP_STYLE_COUNT : UMP_STYLE_TOTAL);

  if (ump_l8_laid (p->table, seat))
    square->spot.flags |= UMP_SPOT_DONE;
  if (p->brief || !ump_l8_has_two_stars (p->table, seat))
    return square;
  return ump_lie (
      OF (ump_column (p, 0), square, ump_sided (ump_words (p, UMP_STYLE_NOTE, "★★"), UMP_LIE_CENTRE, p)),
      UMP_LIE_START, UMP_LIE_CENTRE);
}

static UmpBox *
discard (UmpPlanner *p, int seat)
{
  int zone = ump_zone_index (p->setup, ZONE_DISCARD, seat, 0), width = discard_width (p);
  const UmpMark *mark = ump_mark_of (p, zone, -1);
  gboolean live = mark != NULL && mark->flags & (UMP_SPOT_LIVE | UMP_SPOT_REFUSED);
  UmpPiece pieces[UMP_MOST_PIECES];
  int n = ump_pieces (p, zone, pieces);
  UmpBox *box = ump_layers (p), *top;

  top =
      n > 0 ? ump_piece_card (p, zone, &pieces[n - 1], width) : ump_hole (p, width, ump_card_height (width));
  if (mark != NULL)
    top->spot.flags |= mark->flags & UMP_SPOT_PEN;
  ump_box_add (box, top);
  ump_pad (box, PX (4, 3), PX (4, 3));
  return ump_lie (ump_zone_group (p, box, live ? UMP_SPOT_FRAME : UMP_SPOT_GROUP, zone), UMP_LIE_START,
                  UMP_LIE_CENTRE);
}

/* A skip that lies in front of a person. */
static UmpBox *
skip (UmpPlanner *p, int seat)
{
  int zone = ump_zone_index (p->setup, ZONE_FRONT, seat, 0);
  UmpPiece pieces[UMP_MOST_PIECES];

  if (ump_pieces (p, zone, pieces) == 0)
    return NULL;
  return ump_lie (ump_piece_chip (p, zone, &pieces[0], PX (24, 20)), UMP_LIE_START, UMP_LIE_CENTRE);
}

/* What is missing of the choice, else what has to be laid. */
static UmpBox *
task (UmpPlanner *p, int seat)
{
  int zone = ump_zone_index (p->setup, ZONE_LEVEL, seat, 0);
  const UmpMark *mark = ump_mark_of (p, zone, -1);
  UmpZoneView view = { 0 };
  UmpBox *words;

  if (mark != NULL && mark->words != NULL)
    return ump_inked (ump_words (p, UMP_STYLE_CAPTION, mark->words),
                      mark->flags & UMP_SPOT_REFUSED ? UMP_INK_REFUSED : UMP_INK_ACCENT);
  ump_l8_view (p->table, zone, &view);
  words = ump_say (p, UMP_STYLE_NOTE, view.note);
  if (words != NULL)
    words->spot.style.size = 14 * p->unit;
  return words;
}

static UmpBox *
name_line (UmpPlanner *p, int seat)
{
  UmpBox *who =
      OF (ump_row (p, PX (6, 4)), ump_person_mark (p, seat, PX (20, 17)), ump_name (p, UMP_STYLE_NAME, seat));
  UmpBox *line = ump_wrap (p, PX (9, 5), PX (1, 0));

  ump_box_add (line, who);
  if (!p->brief || seat == p->acting)
    ump_box_add (line, task (p, seat));
  if (!p->brief && ump_table_get (p->table, UMP_COUNTER_ROUND) > 0)
    ump_box_add (
        line, ump_say (p, UMP_STYLE_NOTE, UMP_TEXT ("{k0}", { UMP_N (ump_l8_hand_size (p->table, seat)) })));
  return ump_lie (ump_box_add (line, skip (p, seat)), UMP_LIE_FILL, UMP_LIE_CENTRE);
}

/* Name and groups; the line that these will need in the course of the round is kept. */
static UmpBox *
middle (UmpPlanner *p, int seat)
{
  UmpBox *line = name_line (p, seat), *groups = things (p, seat), *box;

  if (groups == NULL)
    box = ump_box_add (ump_layers (p), line);
  else
    box = OF (ump_column (p, PX (4, 3)), line, groups);
  box->height = PX (21, 18) + PX (4, 3) + chip_height (p) + 2 * PX (4, 3);
  return ump_lie (box, UMP_LIE_FILL, UMP_LIE_CENTRE);
}

static UmpBox *
band (UmpPlanner *p, int seat)
{
  UmpBox *line = name_line (p, seat), *box;

  if (p->brief && seat != p->acting)
    box = OF (ump_row (p, PX (6, 4)), level_square (p, seat), ump_grow (line), discard (p, seat));
  else if (p->brief || p->setup->n_seats <= FEW_PEOPLE)
    box = OF (ump_column (p, PX (8, 3)),
              OF (ump_row (p, PX (10, 5)), level_square (p, seat), ump_grow (line), discard (p, seat)),
              things (p, seat));
  else
    box =
        OF (ump_row (p, PX (10, 5)), level_square (p, seat), ump_grow (middle (p, seat)), discard (p, seat));
  return ump_person_group (p, ump_pad (box, PX (8, 5), p->brief ? PX (2, 2) : PX (4, 3)), UMP_SPOT_PLACE,
                           seat);
}

/* With the short content: who acts is whole, and on top; the others two and two, or three and three where it
 * is wide. */
static UmpBox *
short_bands (UmpPlanner *p)
{
  UmpBox *column = ump_column (p, PX (5, 4)), *others = ump_grid (p, 2 + !p->tight, PX (5, 4), PX (5, 4));

  others->least_columns = 1;
  if (p->acting != UMP_NOBODY)
    ump_box_add (column, band (p, p->acting));
  for (int seat = 0; seat < p->setup->n_seats; seat++)
    if (seat != p->acting)
      ump_box_add (others, band (p, seat));
  return ump_box_add (column, ump_grow (others));
}

static UmpBox *
build (UmpPlanner *p)
{
  int n = p->setup->n_seats;
  UmpBox *bands = ump_grid (p, p->window && n > FEW_PEOPLE ? 2 : 1, PX (8, 4), PX (8, 4));

  if (p->brief)
    return OF (p->tight ? ump_column (p, PX (5, 4)) : ump_row (p, PX (10, 5)), stock (p),
               ump_grow (short_bands (p)));
  for (int seat = 0; seat < n; seat++)
    ump_box_add (bands, band (p, seat));
  return OF (p->tight ? ump_column (p, PX (5, 4)) : ump_row (p, PX (10, 5)), stock (p), ump_grow (bands));
}

const UmpPlanKind ump_plan_level_8 = { "level-8", 92, 46, 24, build };
