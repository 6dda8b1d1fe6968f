/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of a phase as boxes. */
#include "keys.h"

#include "build.h"

/* Rows of no more cards than this are as they are in every form. */
#define SHORT_ROW 5
/* A row of an open one in so many keys. */
#define FOLDED_COLUMNS 8
/* px at 100 %: the least height of a key where many stand below one another, and for a thumb. */
#define THUMB 44
#define THUMB_EM 1.7
/* Of a sheet with a hundred of them. */
#define SHEET_KEY 32
#define SHEET_KEY_EM 1.3
#define LARGE_KEY 44
#define ACTION 54
/* With room for two lines of words. */
#define ACTION_WORDS 64
#define SIGN 24
#define MOST_SIGN 36
#define BADGE 20
#define LEAST_BADGE 14
#define MORE_KEY 36
/* So many actions stand side by side: upright and tight, else. */
#define ACTIONS_NARROW 2
#define ACTIONS_WIDE 3
/* Numbers that may be bid, and the like: more of them than this are lower keys, half so many in a line. */
#define MANY_ACTIONS 8

int
ump_keys_n_rows (const UmpSetup *setup)
{
  int n = 0;

  for (int f = 1; f < setup->game->n_faces; f++)
    if (setup->copies[f] > 0)
      n = MAX (n, setup->game->faces[f].row + 1);
  return n;
}

int
ump_keys_face (const UmpSetup *setup, int row, int k)
{
  for (int f = 1; f < setup->game->n_faces; f++)
    if (setup->game->faces[f].row == row && setup->copies[f] > 0 && !setup->game->faces[f].piece && k-- == 0)
      return f;
  return 0;
}

int
ump_keys_n_in_row (const UmpSetup *setup, int row)
{
  int n = 0;

  while (ump_keys_face (setup, row, n) > 0)
    n++;
  return n;
}

static int
longest_row (const UmpSetup *setup)
{
  int longest = 0;

  for (int row = 0; row < ump_keys_n_rows (setup); row++)
    longest = MAX (longest, ump_keys_n_in_row (setup, row));
  return longest;
}

/* Few cards a row, or as many as there are rows: it is never folded nor turned. */
static gboolean
is_square (const UmpSetup *setup)
{
  int longest = longest_row (setup);

  return longest <= SHORT_ROW || longest == ump_keys_n_rows (setup);
}

/* A key for a thumb: large text makes it as much higher as its words need, and no more. */
static int
thumb (const UmpPlanner *p)
{
  return MAX (THUMB, (int) (THUMB_EM * UMP_EM * p->unit));
}

/* The more lines of keys, the lower each. */
static int
key_height (const UmpPlanner *p, int lines)
{
  if (p->tight)
    return lines >= 10 ? MAX (SHEET_KEY, (int) (SHEET_KEY_EM * UMP_EM * p->unit)) : thumb (p);
  if (lines <= 4)
    return PX (56, 56);
  if (lines <= 7)
    return PX (39, 39);
  return lines <= 13 ? PX (33, 33) : PX (28, 28);
}

static const UmpMark *
mark_of_face (const UmpPlanner *p, int face)
{
  for (int i = 0; i < p->ask->n_marks; i++) {
    const UmpMark *mark = &p->ask->marks[i];
    if (mark->zone < 0 && mark->seat == UMP_NOBODY && mark->card.face == face)
      return mark;
  }
  return NULL;
}

/* "Cat 5, one left" */
static const char *
key_name (UmpPlanner *p, int face, const UmpMark *mark)
{
  UmpCard card = { .face = (guint16) face };
  g_autofree char *name = ump_card_full_name (p->setup, card, p->ask->words, TRUE);

  if (mark == NULL || mark->limit == 0 || (mark->limit == 1 && mark->value > 0))
    return g_string_chunk_insert_const (p->strings, name);
  if (mark->value == 0)
    return ump_said (p, UMP_TEXT (N_ ("{s0}, none left"), { UMP_S (name) }));
  return ump_said (p, mark->value == 1
                          ? UMP_TEXT (N_ ("{s0}, one left"), { UMP_S (name) })
                          : UMP_TEXT (N_ ("{s0}, {n1} left"), { UMP_S (name), UMP_N (mark->value) }));
}

static UmpBox *
card_key (UmpPlanner *p, int face, int height)
{
  UmpBox *box = ump_token (p, UMP_SPOT_KEY, "", 0, height, UMP_STYLE_NOTE);
  const UmpMark *mark = mark_of_face (p, face);

  box->lie_y = UMP_LIE_FILL;
  box->spot.card.face = (guint16) face;
  box->spot.flags = UMP_SPOT_BUTTON | (mark != NULL ? mark->flags : 0);
  box->spot.style.ink = UMP_INK_ACCENT;
  if (mark != NULL) {
    box->spot.value = mark->value;
    box->spot.limit = mark->limit;
    if (mark->words != NULL)
      box->spot.text = g_string_chunk_insert_const (p->strings, mark->words);
    if (mark->description != NULL)
      box->spot.description = g_string_chunk_insert_const (p->strings, mark->description);
  }
  box->spot.name = key_name (p, face, mark);
  return box;
}

static UmpBox *
sign_of (UmpPlanner *p, const UmpTextKey *key)
{
  int size = MIN (PX (SIGN, SIGN), MOST_SIGN);
  UmpBox *box = ump_show (ump_room (p, size, size), UMP_SPOT_SIGN);

  box->spot.value = (int) key->sign;
  return ump_lie (box, UMP_LIE_CENTRE, UMP_LIE_CENTRE);
}

/* A key with words, which wrap; a second line is smaller. line: sign, text and words are side by side.
 * columns: so many keys share the width; the mark of a back gives way to the words. */
static UmpBox *
text_key (UmpPlanner *p, const UmpTextKey *key, int height, gboolean line, int columns)
{
  UmpBox *box = line ? ump_row (p, PX (10, 6)) : ump_column (p, 0);
  UmpBox *sign = key->sign != UMP_SIGN_NONE ? sign_of (p, key) : NULL;
  UmpBox *text = ump_words (p, line ? UMP_STYLE_NAME : UMP_STYLE_CAPTION, key->text);
  UmpBox *words = ump_words (p, UMP_STYLE_NOTE, key->words);
  gboolean first = (key->flags & (UMP_SPOT_CHOSEN | UMP_SPOT_PEN)) != 0;
  UmpInk ink = key->flags & UMP_SPOT_OFF ? UMP_INK_DIM : first ? UMP_INK_TURN : UMP_INK_TEXT;

  if (sign != NULL)
    ump_inked (sign, ink);
  if (key->card.back != UMP_COLOUR_NONE) {
    int badge = CLAMP (p->ask->width / MAX (columns, 1) / 3, LEAST_BADGE, PX (BADGE, BADGE));
    box = ump_row (p, PX (5, 2));
    sign = ump_show (ump_room (p, badge, badge), UMP_SPOT_BADGE);
    text->spot.card.back = sign->spot.card.back = key->card.back;
    text->spot.flags = sign->spot.flags = key->flags & UMP_SPOT_OFF;
    box = OF (box, text, ump_lie (sign, UMP_LIE_CENTRE, UMP_LIE_CENTRE));
    sign = text = NULL;
    box->lie_x = UMP_LIE_CENTRE;
  }
  OF (box, sign, ump_inked (ump_sided (text, line ? UMP_LIE_START : UMP_LIE_CENTRE, p), ink),
      ump_inked (ump_sided (words, line ? UMP_LIE_END : UMP_LIE_CENTRE, p), first ? ink : UMP_INK_DIM));
  if (line && words != NULL)
    ump_grow (words);
  box->lie_y = UMP_LIE_CENTRE;
  box = ump_pad (ump_box_add (ump_layers (p), box), PX (line ? 14 : 8, 4), PX (5, 3));
  box->height = height;
  ump_show (box, UMP_SPOT_WORDKEY);
  box->spot.card = key->card;
  box->spot.flags = key->flags | UMP_SPOT_BUTTON;
  box->spot.position = key->id;
  box->spot.name = key->name != NULL ? g_string_chunk_insert_const (p->strings, key->name) : NULL;
  if (key->description != NULL)
    box->spot.description = g_string_chunk_insert_const (p->strings, key->description);
  return box;
}

/* ---- forms -------------------------------------------------------------------------------------- */

/* All cards: a line of keys a row, or, turned, a column. */
static UmpBox *
grid (UmpPlanner *p, gboolean turned)
{
  int n_rows = ump_keys_n_rows (p->setup), longest = longest_row (p->setup);
  int lines = turned ? longest : n_rows, columns = turned ? n_rows : longest;
  int gap = lines > 8 ? PX (3, 3) : PX (5, 4);
  UmpBox *box = ump_grid (p, MAX (columns, 1), PX (5, 3), gap);

  for (int line = 0; line < lines; line++)
    for (int column = 0; column < columns; column++) {
      int face = ump_keys_face (p->setup, turned ? column : line, turned ? line : column);
      ump_box_add (box, face > 0 ? card_key (p, face, key_height (p, lines)) : ump_room (p, 0, 0));
    }
  return box;
}

/* How many cards of a row are chosen. */
static int
n_chosen (const UmpPlanner *p, int row)
{
  int n = 0;

  for (int i = 0; i < p->ask->n_marks; i++) {
    const UmpMark *mark = &p->ask->marks[i];
    if (mark->zone < 0 && mark->card.face > 0 && mark->flags & UMP_SPOT_CHOSEN)
      n += p->setup->game->faces[mark->card.face].row == row;
  }
  return n;
}

/* "Red", "Red, 2 chosen" */
static const char *
row_name (UmpPlanner *p, const UmpLook *look, UmpCard first, int n)
{
  const char *cards = look->colour != UMP_COLOUR_NONE
                          ? ump_said (p, UMP_TEXT ("{w0}", { UMP_W (ump_colour_word (look->colour)) }))
                          : ump_said (p, UMP_TEXT (N_ ("Cards like {c0}"), { UMP_C (first) }));
  g_autofree char *name = ump_capital (cards);

  if (n == 0)
    return g_string_chunk_insert_const (p->strings, name);
  return ump_said (p, n == 1 ? UMP_TEXT (N_ ("{s0}, one chosen"), { UMP_S (name) })
                             : UMP_TEXT (N_ ("{s0}, {n1} chosen"), { UMP_S (name), UMP_N (n) }));
}

/* The key of a row: its colour or suit, how many of it are chosen, and whether it is open. */
static UmpBox *
row_key (UmpPlanner *p, int row, gboolean open)
{
  int first = ump_keys_face (p->setup, row, 0), n = n_chosen (p, row);
  const UmpLook *look = &p->setup->looks[first];
  UmpBox *box = ump_token (p, UMP_SPOT_KEY, n > 0 ? ump_said (p, UMP_TEXT ("{n0}", { UMP_N (n) })) : "", 0,
                           thumb (p), UMP_STYLE_NAME);

  box->lie_y = UMP_LIE_FILL;
  box->spot.value = row;
  box->spot.limit = n;
  box->spot.more = 1; /* the row's sign alone */
  box->spot.card.face = (guint16) first;
  box->spot.flags = UMP_SPOT_BUTTON | (open ? UMP_SPOT_PEN : 0);
  box->spot.name = row_name (p, look, box->spot.card, n);
  return box;
}

static UmpBox *
folded (UmpPlanner *p, int open)
{
  int n_rows = ump_keys_n_rows (p->setup), n = ump_keys_n_in_row (p->setup, open);
  int lines = (n + FOLDED_COLUMNS - 1) / FOLDED_COLUMNS;
  UmpBox *rows = ump_grid (p, n_rows, PX (6, 5), 0);
  UmpBox *cards = ump_grid (p, (n + lines - 1) / MAX (lines, 1), PX (4, 4), PX (4, 4));

  for (int row = 0; row < n_rows; row++)
    ump_box_add (rows, row_key (p, row, row == open));
  for (int k = 0; k < n; k++)
    ump_box_add (cards, card_key (p, ump_keys_face (p->setup, open, k), thumb (p)));
  return OF (ump_column (p, PX (5, 5)), rows, cards);
}

/* The last key says now one word and now several: it has room for two lines of them. */
static int
large_height (UmpPlanner *p, gboolean last)
{
  UmpBox *line = ump_words (p, UMP_STYLE_CAPTION, "8");
  int least = p->tight ? thumb (p) : PX (LARGE_KEY, 0), width, height;

  ump_measure_text (p->ask->measure, line->spot.text, &line->spot.style, -1, &width, &height);
  return last ? MAX (least, 2 * (height + PX (5, 3))) : least;
}

/* What stands in no row, and beside it the last key; both keep their width whatever the last one says. */
static UmpBox *
large_keys (UmpPlanner *p, const UmpKeysRequest *request)
{
  const UmpTextKey *last = request->last;
  int n = request->deck ? ump_keys_n_in_row (p->setup, -1) : 0;
  UmpBox *row = ump_grid (p, n > 0 && last != NULL ? 2 : 1, PX (5, 5), 0);
  UmpBox *keys = ump_grid (p, MAX (n, 1), PX (5, 5), 0);
  int height = large_height (p, last != NULL);

  for (int k = 0; k < n; k++)
    ump_box_add (keys, card_key (p, ump_keys_face (p->setup, -1, k), height));
  if (n > 0)
    ump_box_add (row, keys);
  if (last != NULL)
    ump_box_add (row, text_key (p, last, n > 0 ? height : PX (ACTION, ACTION), FALSE, 1));
  return row->first != NULL ? row : NULL;
}

static UmpBox *
more_keys (UmpPlanner *p, const UmpKeysRequest *request)
{
  UmpBox *grid = ump_grid (p, MAX (request->more_columns, 1), PX (5, 3), PX (4, 4));

  for (int i = 0; i < request->n_more; i++)
    ump_box_add (grid, text_key (p, &request->more[i], p->tight ? thumb (p) : PX (MORE_KEY, 0), FALSE,
                                 request->more_columns));
  return request->n_more > 0 ? grid : NULL;
}

/* Signs stand below one another where the desk is high, as what they stand for does; else side by side. */
static UmpBox *
action_keys (UmpPlanner *p, const UmpKeysRequest *request)
{
  UmpBox *all = ump_column (p, PX (6, 5)), *grid;
  gboolean signs = FALSE, line;
  int n = 0, most = p->tight || request->form == UMP_KEYS_UPRIGHT ? ACTIONS_NARROW : ACTIONS_WIDE,
      height = PX (ACTION_WORDS, ACTION_WORDS);

  for (int i = 0; i < request->n_actions; i++) {
    signs |= request->actions[i].sign != UMP_SIGN_NONE;
    n += !request->actions[i].alone;
  }
  line = signs && request->form == UMP_KEYS_UPRIGHT;
  if (n > MANY_ACTIONS) {
    most = MANY_ACTIONS / 2;
    height = p->tight ? thumb (p) : PX (MORE_KEY, 0);
  }
  grid = ump_grid (p, line ? 1 : signs ? MAX (n, 1) : CLAMP (n, 1, most), PX (6, 5), PX (6, 5));
  grid->least_columns = 1;
  for (int i = 0; i < request->n_actions; i++)
    if (!request->actions[i].alone)
      ump_box_add (grid, text_key (p, &request->actions[i], line ? PX (ACTION, ACTION) : height, line, 1));
  if (n > 0)
    ump_box_add (all, grid);
  for (int i = 0; i < request->n_actions; i++)
    if (request->actions[i].alone)
      ump_box_add (all, text_key (p, &request->actions[i], PX (ACTION, ACTION), FALSE, 1));
  return all->first != NULL ? all : NULL;
}

static UmpBox *
title_of (UmpPlanner *p, const char *title)
{
  UmpBox *box = ump_words (p, UMP_STYLE_NOTE, title);

  if (box != NULL)
    box->spot.name = box->spot.text;
  return box;
}

UmpPlan *
ump_keys_plan_new (const UmpKeysRequest *request)
{
  const UmpSetup *setup = request->table->setup;
  UmpPlanRequest ask = { .table = request->table,
                         .words = request->words,
                         .marks = request->marks,
                         .n_marks = request->n_marks,
                         .measure = request->measure,
                         .width = request->width,
                         .em = request->em,
                         .shape = request->tight ? UMP_PLAN_TIGHT : UMP_PLAN_WIDE,
                         .rtl = request->rtl };
  gboolean square = is_square (setup), turned = !square && request->form == UMP_KEYS_UPRIGHT;
  gboolean any = request->deck && ump_keys_n_rows (setup) > 0;
  UmpPlanner *p = ump_planner_new (&ask);
  UmpBox *deck = NULL;
  UmpPlan *plan;

  p->unit = (float) (request->em / UMP_EM);
  if (any && !square && request->form == UMP_KEYS_FOLDED)
    deck = folded (p, CLAMP (request->open, 0, ump_keys_n_rows (setup) - 1));
  else if (any)
    deck = grid (p, turned);
  plan = ump_planner_finish (p,
                             OF (ump_column (p, PX (6, 5)), title_of (p, request->title), deck,
                                 title_of (p, request->more_title), more_keys (p, request),
                                 large_keys (p, request), action_keys (p, request)),
                             0);
  ump_planner_free (p);
  return plan;
}
