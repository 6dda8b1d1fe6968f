/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boxes for cards, words and people, as the plans of all kinds use them. */
#include "build.h"

#include <string.h>

#include "core/shown.h"

/* A name of more letters is shown by its first ones; where it is narrow, down to so many. */
#define MOST_LETTERS 20
#define LEAST_LETTERS 9
#define LEAST_LETTERS_BRIEF 6
/* px at 100 %. */
#define HEAP_STEP 6.5
/* A heap is drawn with so many backs at most: how many there are says its number. */
#define HEAP_BACKS 6
#define HEAP_BACKS_BRIEF 3

/* ---- sizes -------------------------------------------------------------------------------------- */

int
ump_px (const UmpPlanner *p, double wide, double tight)
{
  double px = p->tight ? tight : wide;

  return px > 0 ? MAX ((int) (px * p->unit + 0.5), 1) : 0;
}

int
ump_card_height (int width)
{
  return (width * 7 + 2) / 5;
}

/* ---- boxes -------------------------------------------------------------------------------------- */

static UmpBox *
box_new (UmpPlanner *p, UmpBoxSort sort, int gap)
{
  UmpBox *box = g_new0 (UmpBox, 1);

  box->sort = sort;
  box->gap = box->line_gap = box->least_gap = gap;
  box->columns = box->least_columns = 1;
  box->spot.unit = p->unit;
  box->spot.zone = box->spot.position = box->spot.parent = -1;
  box->spot.seat = UMP_NOBODY;
  g_ptr_array_add (p->boxes, box);
  return box;
}

UmpBox *
ump_row (UmpPlanner *p, int gap)
{
  return box_new (p, UMP_BOX_ROW, gap);
}

UmpBox *
ump_column (UmpPlanner *p, int gap)
{
  return box_new (p, UMP_BOX_COLUMN, gap);
}

UmpBox *
ump_wrap (UmpPlanner *p, int gap, int line_gap)
{
  UmpBox *box = box_new (p, UMP_BOX_WRAP, gap);

  box->line_gap = line_gap;
  return box;
}

UmpBox *
ump_grid (UmpPlanner *p, int columns, int gap, int line_gap)
{
  UmpBox *box = box_new (p, UMP_BOX_GRID, gap);

  box->line_gap = line_gap;
  box->columns = box->least_columns = columns;
  return box;
}

UmpBox *
ump_lap (UmpPlanner *p, int gap, int least_gap)
{
  UmpBox *box = box_new (p, UMP_BOX_LAP, gap);

  box->least_gap = least_gap;
  return box;
}

UmpBox *
ump_layers (UmpPlanner *p)
{
  return box_new (p, UMP_BOX_LAYERS, 0);
}

UmpBox *
ump_room (UmpPlanner *p, int width, int height)
{
  UmpBox *box = box_new (p, UMP_BOX_LEAF, 0);

  box->width = width;
  box->height = height;
  return box;
}

UmpBox *
ump_box_add (UmpBox *parent, UmpBox *child)
{
  if (child == NULL)
    return parent;
  if (parent->last != NULL)
    parent->last->next = child;
  else
    parent->first = child;
  parent->last = child;
  return parent;
}

UmpBox *
ump_box_add_all (UmpBox *parent, UmpBox *const *children, int n)
{
  for (int i = 0; i < n; i++)
    ump_box_add (parent, children[i]);
  return parent;
}

UmpBox *
ump_grow (UmpBox *box)
{
  if (box != NULL)
    box->grow = 1;
  return box;
}

UmpBox *
ump_pad (UmpBox *box, int x, int y)
{
  box->pad_x = x;
  box->pad_y = y;
  return box;
}

UmpBox *
ump_lie (UmpBox *box, UmpLie x, UmpLie y)
{
  if (box != NULL) {
    box->lie_x = x;
    box->lie_y = y;
  }
  return box;
}

UmpBox *
ump_show (UmpBox *box, UmpSpotSort sort)
{
  box->shown = TRUE;
  box->spot.sort = sort;
  return box;
}

static const char *
keep (UmpPlanner *p, char *text)
{
  const char *kept = text != NULL ? g_string_chunk_insert_const (p->strings, text) : NULL;

  g_free (text);
  return kept;
}

/* What a mark says for the ear. */
static const char *
description (UmpPlanner *p, const UmpMark *mark)
{
  if (mark == NULL || mark->description != NULL)
    return mark != NULL ? keep (p, g_strdup (mark->description)) : NULL;
  if (mark->title != NULL && mark->words != NULL)
    return keep (p, g_strdup_printf ("%s, %s", mark->title, mark->words));
  return keep (p, g_strdup (mark->title != NULL ? mark->title : mark->words));
}

UmpBox *
ump_zone_group (UmpPlanner *p, UmpBox *box, UmpSpotSort sort, int zone)
{
  const UmpMark *mark = ump_mark_of (p, zone, -1), *ghost = ump_ghost_of (p, zone);

  ump_show (box, sort);
  box->spot.zone = zone;
  box->spot.name = keep (p, ump_zone_full_name (p->table, zone, p->ask->words));
  box->spot.description = description (p, mark != NULL ? mark : ghost);
  if (mark != NULL)
    box->spot.flags |= mark->flags;
  return box;
}

/* The last one of a person's place, NULL for none. */
static const UmpMark *
mark_of_place (const UmpPlanner *p, int seat)
{
  for (int i = p->ask->n_marks; i-- > 0;)
    if (p->ask->marks[i].zone < 0 && p->ask->marks[i].seat == seat)
      return &p->ask->marks[i];
  return NULL;
}

UmpBox *
ump_person_group (UmpPlanner *p, UmpBox *box, UmpSpotSort sort, int seat)
{
  const UmpMark *mark = mark_of_place (p, seat);

  ump_show (box, sort);
  box->spot.seat = seat;
  box->spot.name = keep (p, ump_person_full_name (p->table, seat, &p->totals[seat], p->ask->words));
  if (seat == p->acting)
    box->spot.flags |= UMP_SPOT_OWN;
  box->spot.description = description (p, mark);
  if (mark != NULL)
    box->spot.flags |= mark->flags;
  return box;
}

/* ---- words -------------------------------------------------------------------------------------- */

static const struct {
  float wide, tight;
  guint16 weight;
  UmpInk ink;
} styles[UMP_N_STYLES] = {
  [UMP_STYLE_NAME] = { 16, 14, 700, UMP_INK_TEXT },     [UMP_STYLE_POINTS] = { 22, 18, 800, UMP_INK_TEXT },
  [UMP_STYLE_TOTAL] = { 26, 19, 800, UMP_INK_TEXT },    [UMP_STYLE_COUNT] = { 20, 16, 800, UMP_INK_TEXT },
  [UMP_STYLE_NOTE] = { 13, 12.5, 400, UMP_INK_DIM },    [UMP_STYLE_CAPTION] = { 15, 13.5, 700, UMP_INK_TEXT },
  [UMP_STYLE_RESULT] = { 17, 13.5, 700, UMP_INK_TEXT }, [UMP_STYLE_REASON] = { 15, 12.5, 400, UMP_INK_TEXT },
};

static void
set_text (UmpPlanner *p, UmpBox *box, UmpStyle style, const char *text)
{
  box->spot.text = g_string_chunk_insert_const (p->strings, text);
  box->spot.style = (UmpTextStyle){ .size = (p->tight ? styles[style].tight : styles[style].wide) * p->unit,
                                    .weight = styles[style].weight,
                                    .ink = (guint8) styles[style].ink,
                                    .side = p->ask->rtl ? UMP_TEXT_RIGHT : UMP_TEXT_LEFT };
}

UmpBox *
ump_words (UmpPlanner *p, UmpStyle style, const char *text)
{
  UmpBox *box;

  if (text == NULL || text[0] == '\0')
    return NULL;
  box = ump_show (box_new (p, UMP_BOX_WORDS, 0), UMP_SPOT_WORDS);
  set_text (p, box, style, text);
  box->lie_y = UMP_LIE_CENTRE;
  return box;
}

const char *
ump_said (UmpPlanner *p, UmpText text)
{
  return text.message != NULL ? keep (p, ump_text_format (&text, p->setup, p->ask->words)) : "";
}

UmpBox *
ump_say (UmpPlanner *p, UmpStyle style, UmpText text)
{
  return ump_words (p, style, ump_said (p, text));
}

UmpBox *
ump_name (UmpPlanner *p, UmpStyle style, int seat)
{
  UmpBox *box = ump_words (p, style, keep (p, ump_shown (p->setup->names[seat], MOST_LETTERS)));
  const UmpMark *mark = mark_of_place (p, seat);
  const char *least;
  int height;

  if (box == NULL)
    return ump_room (p, 0, 0);
  box->spot.style.cut = TRUE;
  least = keep (p, ump_shown (p->setup->names[seat], p->brief ? LEAST_LETTERS_BRIEF : LEAST_LETTERS));
  ump_measure_text (p->ask->measure, least, &box->spot.style, -1, &box->width, &height);
  box->spot.seat = seat;
  if (mark == NULL || mark->words == NULL)
    return box;
  /* "was Bea" */
  return OF (ump_column (p, 0), box,
             ump_one_line (ump_inked (ump_words (p, UMP_STYLE_NOTE, mark->words), UMP_INK_WARN)));
}

UmpBox *
ump_points (UmpPlanner *p, UmpStyle style, int seat)
{
  if (p->setup->game->no_points)
    return NULL;
  return ump_one_line (ump_say (p, style, UMP_TEXT ("{n0}", { UMP_N (p->totals[seat].points) })));
}

UmpBox *
ump_one_line (UmpBox *words)
{
  if (words != NULL)
    words->fixed = TRUE;
  return words;
}

UmpBox *
ump_token (UmpPlanner *p, UmpSpotSort sort, const char *text, int width, int height, UmpStyle style)
{
  UmpBox *box = ump_show (ump_room (p, width, height), sort);

  set_text (p, box, style, text);
  box->spot.style.side = UMP_TEXT_CENTRE;
  box->spot.style.ink = UMP_INK_TURN;
  box->lie_y = UMP_LIE_CENTRE;
  return box;
}

UmpBox *
ump_inked (UmpBox *words, UmpInk ink)
{
  if (words != NULL)
    words->spot.style.ink = (guint8) ink;
  return words;
}

UmpBox *
ump_sided (UmpBox *words, UmpLie side, const UmpPlanner *p)
{
  if (words == NULL)
    return NULL;
  if (side == UMP_LIE_CENTRE)
    words->spot.style.side = UMP_TEXT_CENTRE;
  else
    words->spot.style.side = (side == UMP_LIE_END) != p->ask->rtl ? UMP_TEXT_RIGHT : UMP_TEXT_LEFT;
  return words;
}

/* ---- marks -------------------------------------------------------------------------------------- */

const UmpMark *
ump_mark_of (const UmpPlanner *p, int zone, int position)
{
  for (int i = 0; i < p->ask->n_marks; i++) {
    const UmpMark *mark = &p->ask->marks[i];
    if (mark->zone == zone && mark->position == position && !(mark->flags & UMP_SPOT_GHOST))
      return mark;
  }
  return NULL;
}

const UmpMark *
ump_ghost_of (const UmpPlanner *p, int zone)
{
  for (int i = 0; i < p->ask->n_marks; i++)
    if (p->ask->marks[i].zone == zone && p->ask->marks[i].flags & UMP_SPOT_GHOST)
      return &p->ask->marks[i];
  return NULL;
}

static UmpInk
ink_of (guint flags)
{
  if (flags & UMP_SPOT_REFUSED)
    return UMP_INK_REFUSED;
  return flags & UMP_SPOT_WARNS ? UMP_INK_WARN : UMP_INK_TEXT;
}

UmpBox *
ump_outcome (UmpPlanner *p, int zone)
{
  const UmpMark *mark = ump_mark_of (p, zone, -1), *ghost = ump_ghost_of (p, zone);

  if (mark == NULL || (mark->title == NULL && mark->words == NULL))
    mark = ghost;
  if (mark == NULL || (mark->title == NULL && mark->words == NULL))
    return NULL;
  return OF (ump_column (p, 0),
             ump_inked (ump_words (p, UMP_STYLE_RESULT, mark->title), ink_of (mark->flags)),
             ump_inked (ump_words (p, UMP_STYLE_REASON, mark->words), ink_of (mark->flags)));
}

/* ---- cards -------------------------------------------------------------------------------------- */

static gboolean
lies_face_down (const UmpPlanner *p, int zone)
{
  return p->setup->game->zones[p->setup->zones[zone].def].face_down && !p->ask->face_up;
}

int
ump_pieces (const UmpPlanner *p, int zone, UmpPiece pieces[UMP_MOST_PIECES])
{
  const UmpZone *cards = ump_table_zone (p->table, zone);
  int n = 0;

  for (int at = 0; at <= cards->n; at++) {
    for (int i = 0; i < p->ask->n_marks && n < UMP_MOST_PIECES; i++) {
      const UmpMark *mark = &p->ask->marks[i];
      if (mark->zone == zone && MIN (mark->position, cards->n) == at && mark->flags & UMP_SPOT_GHOST)
        pieces[n++] = (UmpPiece){ mark->card, at, mark->flags, mark };
    }
    if (at < cards->n && n < UMP_MOST_PIECES) {
      const UmpMark *mark = ump_mark_of (p, zone, at);
      UmpCard card = lies_face_down (p, zone) ? (UmpCard){ 0 } : cards->cards[at];
      pieces[n++] = (UmpPiece){ card, at, mark != NULL ? mark->flags : 0, mark };
    }
  }
  return n;
}

static UmpBox *
piece (UmpPlanner *p, int zone, const UmpPiece *piece, UmpSpotSort sort, int width, int height)
{
  UmpBox *box = ump_show (ump_room (p, width, height), sort);
  g_autofree char *name = NULL, *place = NULL;

  box->spot.zone = zone;
  box->spot.position = piece->position;
  box->spot.card = piece->card;
  box->spot.flags = piece->flags | (p->ask->tappable ? UMP_SPOT_BUTTON : 0);
  if (piece->flags & UMP_SPOT_GHOST)
    return box;
  name = ump_card_full_name (p->setup, piece->card, p->ask->words, TRUE);
  place = g_strdup (ump_said (p, ump_setup_zone_title (p->setup, zone)));
  box->spot.name = ump_said (p, UMP_TEXT (N_ ("{s0}, {s1}, {n2} of {n3}"),
                                          { UMP_S (name), UMP_S (place), UMP_N (piece->position + 1),
                                            UMP_N (ump_table_zone (p->table, zone)->n) }));
  box->spot.description = description (p, piece->mark);
  return box;
}

UmpBox *
ump_piece_card (UmpPlanner *p, int zone, const UmpPiece *what, int width)
{
  return piece (p, zone, what, UMP_SPOT_CARD, width, ump_card_height (width));
}

UmpBox *
ump_piece_chip (UmpPlanner *p, int zone, const UmpPiece *what, int height)
{
  return piece (p, zone, what, UMP_SPOT_CHIP, height * 8 / 5, height);
}

void
ump_add_cards (UmpPlanner *p, UmpBox *box, int zone, int width)
{
  UmpPiece pieces[UMP_MOST_PIECES];
  int n = ump_pieces (p, zone, pieces);

  for (int i = 0; i < n; i++)
    ump_box_add (box, ump_piece_card (p, zone, &pieces[i], width));
}

void
ump_add_chips (UmpPlanner *p, UmpBox *box, int zone, int height)
{
  UmpPiece pieces[UMP_MOST_PIECES];
  int n = ump_pieces (p, zone, pieces);

  for (int i = 0; i < n; i++)
    ump_box_add (box, ump_piece_chip (p, zone, &pieces[i], height));
}

UmpBox *
ump_hole (UmpPlanner *p, int width, int height)
{
  return ump_show (ump_room (p, width, height), UMP_SPOT_HOLE);
}

UmpBox *
ump_stack (UmpPlanner *p, int zone, int width, gboolean alone)
{
  int edge = MAX (width * 6 / 100, 2);
  UmpBox *box = ump_show (ump_room (p, width + edge, ump_card_height (width) + edge), UMP_SPOT_STACK);
  const UmpMark *mark = alone ? ump_mark_of (p, zone, -1) : NULL;

  box->spot.zone = zone;
  box->spot.value = ump_table_zone (p->table, zone)->n;
  set_text (p, box, UMP_STYLE_CAPTION, ump_said (p, UMP_TEXT ("{n0}", { UMP_N (box->spot.value) })));
  box->spot.style.weight = 800;
  box->spot.style.ink = UMP_INK_TURN;
  if (alone)
    box->spot.name = keep (p, ump_zone_full_name (p->table, zone, p->ask->words));
  box->spot.flags = (mark != NULL ? mark->flags : 0) | (alone && p->ask->tappable ? UMP_SPOT_BUTTON : 0);
  box->spot.description = description (p, mark);
  /* the number hangs below */
  return ump_lie (
      OF (ump_column (p, 0), ump_lie (box, UMP_LIE_CENTRE, UMP_LIE_START), ump_room (p, 0, PX (6, 5))),
      UMP_LIE_START, UMP_LIE_CENTRE);
}

UmpBox *
ump_heap (UmpPlanner *p, int n)
{
  int shown = MIN (n, p->brief ? HEAP_BACKS_BRIEF : HEAP_BACKS), width = PX (17, 13),
      step = PX (HEAP_STEP, 4);
  UmpBox *box = ump_show (ump_room (p, width + MAX (shown - 1, 0) * step, PX (24, 18)), UMP_SPOT_HEAP);

  box->spot.value = shown;
  return ump_lie (box, UMP_LIE_START, UMP_LIE_CENTRE);
}

UmpBox *
ump_back (UmpPlanner *p, UmpCard card)
{
  UmpBox *box = ump_show (ump_room (p, PX (19, 15), PX (26, 20)), UMP_SPOT_BACK);

  box->spot.card = card;
  return ump_lie (box, UMP_LIE_START, UMP_LIE_CENTRE);
}

/* ---- people ------------------------------------------------------------------------------------- */

UmpBox *
ump_person_mark (UmpPlanner *p, int seat, int size)
{
  UmpBox *box = ump_show (ump_room (p, size, size), UMP_SPOT_MARK);
  UmpSeatView view = { 0 };

  if (p->setup->game->seat != NULL)
    p->setup->game->seat (p->table, seat, &view);
  box->spot.seat = seat;
  box->spot.value = p->ask->person_marks != NULL ? p->ask->person_marks[seat] : seat + 1;
  box->spot.text = keep (p, ump_shown_initial (p->setup->shown[seat]));
  box->spot.card.back = view.second_badge == UMP_COLOUR_NONE ? (guint8) view.badge : 0;
  return ump_lie (box, UMP_LIE_START, UMP_LIE_CENTRE);
}

UmpBox *
ump_who (UmpPlanner *p, int seat)
{
  return OF (ump_row (p, PX (7, 5)), ump_person_mark (p, seat, PX (25, 18)),
             ump_grow (ump_name (p, UMP_STYLE_NAME, seat)), ump_points (p, UMP_STYLE_POINTS, seat));
}
