/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The solver: random trees against a slow one that tries everything, and what holds for every rectangle. */
#include "plan/box.h"

#include "words.h"

#define N_TREES 3000
#define MOST_DEPTH 3
#define MOST_LAP 20

/* ---- random trees ------------------------------------------------------------------------------- */

typedef struct {
  UmpRandom random;
  GPtrArray *boxes;
} Maker;

static int
below (Maker *maker, int n)
{
  return (int) ump_random_below (&maker->random, (guint) n);
}

static UmpBox *
box_new (Maker *maker, UmpBoxSort sort)
{
  UmpBox *box = g_new0 (UmpBox, 1);

  box->sort = sort;
  box->columns = box->least_columns = 1;
  box->shown = TRUE;
  g_ptr_array_add (maker->boxes, box);
  return box;
}

static UmpBox *
leaf_new (Maker *maker)
{
  static const char *const texts[] = { "Ana", "takes three cards", "the pile is now 13", "no" };
  UmpBox *box = box_new (maker, below (maker, 3) == 0 ? UMP_BOX_WORDS : UMP_BOX_LEAF);

  if (box->sort == UMP_BOX_WORDS) {
    box->spot.text = texts[below (maker, G_N_ELEMENTS (texts))];
    box->spot.style = (UmpTextStyle){ .size = (float) (8 + below (maker, 9)), .weight = 400 };
    box->fixed = below (maker, 3) == 0;
    box->lines = below (maker, 3);
  } else {
    box->width = below (maker, 60);
    box->height = below (maker, 60);
  }
  return box;
}

/* What lies over what is beside it is wider than that. */
static UmpBox *
card_new (Maker *maker)
{
  UmpBox *box = box_new (maker, UMP_BOX_LEAF);

  box->width = MOST_LAP + below (maker, 40);
  box->height = below (maker, 60);
  return box;
}

static UmpBox *
tree_new (Maker *maker, int depth)
{
  static const UmpBoxSort sorts[] = { UMP_BOX_ROW,  UMP_BOX_COLUMN, UMP_BOX_WRAP,
                                      UMP_BOX_GRID, UMP_BOX_LAP,    UMP_BOX_LAYERS };
  int n = 1 + below (maker, 5);
  UmpBox *box;

  if (depth == 0 || below (maker, 4) == 0)
    return leaf_new (maker);
  box = box_new (maker, sorts[below (maker, G_N_ELEMENTS (sorts))]);
  box->gap = below (maker, 8);
  box->line_gap = below (maker, 8);
  box->least_gap = box->gap - below (maker, MOST_LAP);
  box->pad_x = below (maker, 6);
  box->pad_y = below (maker, 6);
  box->columns = 1 + below (maker, 4);
  box->least_columns = 1 + below (maker, box->columns);
  box->equal = below (maker, 4) == 0;
  for (int i = 0; i < n; i++) {
    UmpBox *child = box->sort == UMP_BOX_LAP ? card_new (maker) : tree_new (maker, depth - 1);
    child->grow = below (maker, 3);
    child->lie_x = (UmpLie) below (maker, 4);
    child->lie_y = (UmpLie) below (maker, 4);
    child->rigid = below (maker, 4) == 0;
    if (box->first == NULL)
      box->first = child;
    else
      box->last->next = child;
    box->last = child;
  }
  return box;
}

/* ---- the slow one ------------------------------------------------------------------------------- */

static int slow_height (const UmpBox *box, UmpMeasure *measure, int width);

static int
slow_child (const UmpBox *child, UmpMeasure *measure, int width)
{
  return slow_height (child, measure, child->lie_x == UMP_LIE_FILL ? width : MIN (width, child->natural));
}

/* The least height of the children from `child` on as lines of a WRAP, whatever the breaks. */
static int
slow_wrap (const UmpBox *box, const UmpBox *child, UmpMeasure *measure, int inner)
{
  int best = G_MAXINT, width = 0, height = 0;

  for (const UmpBox *end = child; end != NULL; end = end->next) {
    int own = MIN (end->natural, inner), high = slow_child (end, measure, own), rest;
    width += own + (end != child ? box->gap : 0);
    if (end != child && width > inner)
      break;
    height = MAX (height, high);
    rest = end->next != NULL ? slow_wrap (box, end->next, measure, inner) + box->line_gap : 0;
    /* as many as there is room for stand in a line: a later break is the better one, as with words */
    best = height + rest;
  }
  return best;
}

/* All numbers of columns that fit are tried; the most, made even, is the one. */
static int
slow_columns (const UmpBox *box, int inner, int n)
{
  int widest = 0, most = box->least_columns, rows;

  for (const UmpBox *child = box->first; child != NULL; child = child->next)
    widest = MAX (widest, child->least);
  for (int columns = box->least_columns; columns <= box->columns; columns++)
    if (columns * widest + (columns - 1) * box->gap <= inner)
      most = columns;
  if (most == box->columns)
    return most;
  for (rows = 1; rows * most < n; rows++)
    continue;
  for (int columns = 1; columns <= most; columns++)
    if (columns * rows >= n)
      return columns;
  return most;
}

static int
slow_grid (const UmpBox *box, UmpMeasure *measure, int inner)
{
  int n = 0, all = 0, columns, line = 0, highest = 0, n_lines = 0, at = 0;

  for (const UmpBox *child = box->first; child != NULL; child = child->next)
    n++;
  columns = slow_columns (box, inner, n);
  for (const UmpBox *child = box->first; child != NULL; child = child->next, at++) {
    int room = inner - (columns - 1) * box->gap, width = room / columns + (at % columns < room % columns);
    int high = slow_child (child, measure, width);
    line = MAX (line, high);
    if (at % columns < columns - 1 && child->next != NULL)
      continue;
    all += line;
    highest = MAX (highest, line);
    line = 0;
    n_lines++;
  }
  return (box->equal ? highest * n_lines : all) + (n_lines - 1) * box->line_gap;
}

/* A row's widths are looked at where the solver put them: how it shares is said below. */
static int
slow_row (const UmpBox *box, UmpMeasure *measure, int inner)
{
  int spare = inner, wanted = 0, grow = 0, height = 0, n = 0, given = 0, grown = 0;

  for (const UmpBox *child = box->first; child != NULL; child = child->next, n++) {
    spare -= child->least + (n > 0 ? box->gap : 0);
    wanted += child->natural - child->least;
    grow += child->grow;
  }
  for (const UmpBox *child = box->first; child != NULL; child = child->next) {
    int wish = child->natural - child->least, width = child->least;
    gboolean last_wish = TRUE, last_grow = TRUE;
    for (const UmpBox *more = child->next; more != NULL; more = more->next) {
      last_wish &= more->natural == more->least;
      last_grow &= more->grow == 0;
    }
    if (spare >= wanted)
      width += wish;
    else if (wish > 0)
      width += last_wish ? spare - given : (int) ((gint64) spare * wish / wanted);
    if (spare < wanted && wish > 0)
      given += width - child->least;
    if (spare > wanted && child->grow > 0) {
      int part = last_grow ? spare - wanted - grown : (int) ((gint64) (spare - wanted) * child->grow / grow);
      width += part;
      grown += part;
    }
    height = MAX (height, slow_child (child, measure, width));
  }
  return height;
}

static int
slow_inner (const UmpBox *box, UmpMeasure *measure, int inner)
{
  int height = 0, width, line;

  switch (box->sort) {
  case UMP_BOX_LEAF: return 0;
  case UMP_BOX_WORDS:
    words_measure (box->spot.text, &box->spot.style, inner, &width, &height, NULL);
    words_measure ("x", &box->spot.style, -1, &width, &line, NULL);
    return MAX (height, box->lines * line);
  case UMP_BOX_ROW: return slow_row (box, measure, inner);
  case UMP_BOX_WRAP: return slow_wrap (box, box->first, measure, inner);
  case UMP_BOX_GRID: return slow_grid (box, measure, inner);
  case UMP_BOX_COLUMN:
    for (const UmpBox *child = box->first; child != NULL; child = child->next)
      height += slow_child (child, measure, inner) + (child->next != NULL ? box->gap : 0);
    return height;
  case UMP_BOX_LAP:
  case UMP_BOX_LAYERS:
  default:
    for (const UmpBox *child = box->first; child != NULL; child = child->next)
      height = MAX (height, slow_child (child, measure, box->sort == UMP_BOX_LAP ? child->natural : inner));
    return height;
  }
}

static int
slow_height (const UmpBox *box, UmpMeasure *measure, int width)
{
  return MAX (slow_inner (box, measure, width - 2 * box->pad_x) + 2 * box->pad_y, box->height);
}

/* ---- what holds for rectangles ------------------------------------------------------------------ */

static void
assert_inside (const UmpBox *box, const UmpBox *child)
{
  g_assert_cmpint (child->spot.x, >=, box->spot.x + box->pad_x);
  g_assert_cmpint (child->spot.y, >=, box->spot.y + box->pad_y);
  g_assert_cmpint (child->spot.x + child->spot.width, <=, box->spot.x + box->spot.width - box->pad_x);
  g_assert_cmpint (child->spot.y + child->spot.height, <=, box->spot.y + box->spot.height - box->pad_y);
}

static gboolean
overlap (const UmpSpot *a, const UmpSpot *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height &&
         b->y < a->y + a->height;
}

static void
assert_placed (UmpBox *box, UmpMeasure *measure)
{
  g_assert_cmpint (box->spot.width, >=, box->least);
  g_assert_cmpint (box->spot.height, >=, ump_box_height (box, measure, box->spot.width));
  for (UmpBox *child = box->first; child != NULL; child = child->next) {
    assert_inside (box, child);
    for (UmpBox *other = box->first; other != child; other = other->next)
      if (box->sort != UMP_BOX_LAYERS && box->sort != UMP_BOX_LAP)
        g_assert_false (overlap (&child->spot, &other->spot));
    assert_placed (child, measure);
  }
}

/* From right to left everything is the other way round, but where it lies in itself. */
static void
assert_mirrored (const UmpBox *box, GArray *before, guint *at, int width)
{
  const UmpSpot *was = &g_array_index (before, UmpSpot, (*at)++);

  g_assert_cmpint (box->spot.width, ==, was->width);
  g_assert_cmpint (box->spot.y, ==, was->y);
  /* a middle of an odd length may be a pixel beside the other one */
  g_assert_cmpint (ABS (box->spot.x - (width - was->x - was->width)), <=, MOST_DEPTH);
  for (const UmpBox *child = box->first; child != NULL; child = child->next)
    assert_mirrored (child, before, at, width);
}

static void
note (const UmpBox *box, GArray *spots)
{
  g_array_append_val (spots, box->spot);
  for (const UmpBox *child = box->first; child != NULL; child = child->next)
    note (child, spots);
}

static void
test_random (void)
{
  g_autoptr (UmpMeasure) measure = ump_measure_new (words_measure, NULL);
  Maker maker = { .boxes = g_ptr_array_new_with_free_func (g_free) };

  ump_random_init (&maker.random, 1);
  for (int i = 0; i < N_TREES; i++) {
    UmpBox *root = tree_new (&maker, MOST_DEPTH);
    g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (UmpSpot));
    int width, height, slow;
    guint at = 0;

    ump_box_prepare (root, measure);
    width = root->least + below (&maker, MAX (root->natural - root->least, 0) + 60);
    height = ump_box_height (root, measure, width);
    slow = slow_height (root, measure, width);
    g_assert_cmpint (height, ==, slow);
    height += below (&maker, 80);
    ump_box_place (root, measure, 0, 0, width, height, FALSE);
    assert_placed (root, measure);
    note (root, spots);
    ump_box_place (root, measure, 0, 0, width, height, TRUE);
    assert_mirrored (root, spots, &at, width);
    g_ptr_array_set_size (maker.boxes, 0);
  }
  g_ptr_array_unref (maker.boxes);
}

static void
test_even (void)
{
  UmpRandom random;

  ump_random_init (&random, 2);
  for (int i = 0; i < 2000; i++) {
    int lengths[6], before[6], grow[6], n = 1 + (int) ump_random_below (&random, 6), total = 0, sum = 0;
    int low = G_MAXINT;

    for (int k = 0; k < n; k++) {
      lengths[k] = before[k] = (int) ump_random_below (&random, 90);
      grow[k] = 1;
      total += lengths[k];
    }
    total += (int) ump_random_below (&random, 300);
    ump_lengths_even (lengths, grow, n, total);
    for (int k = 0; k < n; k++) {
      sum += lengths[k];
      low = MIN (low, lengths[k]);
      g_assert_cmpint (lengths[k], >=, before[k]);
    }
    g_assert_cmpint (sum, ==, total);
    /* who has more than the least has only what it needs */
    for (int k = 0; k < n; k++)
      g_assert_true (lengths[k] <= low + 1 || lengths[k] == before[k]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/box/random", test_random);
  g_test_add_func ("/box/even", test_even);
  return g_test_run ();
}
