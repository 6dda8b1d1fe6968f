/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The solver: widths from the leaves up, heights for the widths that are given, rectangles from the root
 * down. What is left over goes to those that grow. */
#include "box.h"

static int
count (const UmpBox *box)
{
  int n = 0;

  for (const UmpBox *child = box->first; child != NULL; child = child->next)
    n++;
  return n;
}

void
ump_lengths_even (int *lengths, const int *grow, int n, int total)
{
  for (int i = 0; i < n; i++)
    total -= lengths[i];
  while (total > 0) {
    int low = G_MAXINT, next = G_MAXINT, n_low = 0, step;

    for (int i = 0; i < n; i++)
      if (grow[i] > 0)
        low = MIN (low, lengths[i]);
    for (int i = 0; i < n; i++) {
      n_low += grow[i] > 0 && lengths[i] == low;
      if (grow[i] > 0 && lengths[i] > low)
        next = MIN (next, lengths[i]);
    }
    if (n_low == 0)
      return;
    step = MAX (MIN (next - low, total / n_low), 1);
    for (int i = 0; i < n && total > 0; i++)
      if (grow[i] > 0 && lengths[i] == low) {
        lengths[i] += step;
        total -= step;
      }
  }
}

/* ---- widths ------------------------------------------------------------------------------------- */

static void
prepare_words (UmpBox *box, UmpMeasure *measure)
{
  int height;

  ump_measure_text (measure, box->spot.text, &box->spot.style, -1, &box->natural, &height);
  if (box->spot.style.cut)
    box->least = MIN (box->width, box->natural);
  else if (box->fixed)
    box->least = box->natural;
  else
    ump_measure_text (measure, box->spot.text, &box->spot.style, 0, &box->least, &height);
}

/* The least gap in front of a child that has one before it. */
static int
least_gap (const UmpBox *box, const UmpBox *before, const UmpBox *child)
{
  return box->sort == UMP_BOX_LAP && !before->rigid && !child->rigid ? box->least_gap : box->gap;
}

static void
prepare_line (UmpBox *box)
{
  const UmpBox *before = NULL;

  for (UmpBox *child = box->first; child != NULL; before = child, child = child->next) {
    int least = box->sort == UMP_BOX_LAP ? child->natural : child->least;

    box->least += least + (before != NULL ? least_gap (box, before, child) : 0);
    box->natural += child->natural + (before != NULL ? box->gap : 0);
  }
}

static void
prepare_widest (UmpBox *box)
{
  for (UmpBox *child = box->first; child != NULL; child = child->next) {
    box->least = MAX (box->least, child->least);
    box->natural = MAX (box->natural, child->natural);
  }
}

void
ump_box_prepare (UmpBox *box, UmpMeasure *measure)
{
  box->least = box->natural = 0;
  box->asked_width = -1;
  for (UmpBox *child = box->first; child != NULL; child = child->next)
    ump_box_prepare (child, measure);
  switch (box->sort) {
  case UMP_BOX_LEAF: break;
  case UMP_BOX_WORDS: prepare_words (box, measure); break;
  case UMP_BOX_ROW:
  case UMP_BOX_LAP: prepare_line (box); break;
  case UMP_BOX_WRAP:
    prepare_line (box);
    box->least = 0;
    for (UmpBox *child = box->first; child != NULL; child = child->next)
      box->least = MAX (box->least, child->least);
    break;
  case UMP_BOX_GRID:
    prepare_widest (box);
    box->least = box->least * box->least_columns + (box->least_columns - 1) * box->gap;
    box->natural = box->natural * box->columns + (box->columns - 1) * box->gap;
    break;
  case UMP_BOX_COLUMN:
  case UMP_BOX_LAYERS:
  default: prepare_widest (box); break;
  }
  box->least += 2 * box->pad_x;
  box->natural += 2 * box->pad_x;
  if (box->sort != UMP_BOX_WORDS || !box->spot.style.cut)
    box->least = MAX (box->least, box->width);
  box->natural = box->fixed ? box->least : MAX (box->natural, box->least);
}

/* ---- who gets how much -------------------------------------------------------------------------- */

/* To each by its weight; whole pixels, the rest to the last. */
static void
share (int *lengths, const int *weights, int n, int spare)
{
  int all = 0, left = spare, last = -1;

  for (int i = 0; i < n; i++)
    all += weights[i];
  for (int i = 0; i < n && all > 0; i++) {
    int part = (int) ((gint64) spare * weights[i] / all);
    lengths[i] += part;
    left -= part;
    last = weights[i] > 0 ? i : last;
  }
  if (last >= 0)
    lengths[last] += left;
}

/* The widths of a row: first what each would like to have, then those that grow. */
static void
row_widths (const UmpBox *box, int inner, int n, int *widths)
{
  int *weights = g_newa0 (int, (gsize) n + 1), spare = inner - (n - 1) * box->gap, wanted = 0, i = 0;

  for (const UmpBox *child = box->first; child != NULL; child = child->next, i++) {
    widths[i] = child->least;
    weights[i] = child->natural - child->least;
    wanted += weights[i];
    spare -= child->least;
  }
  share (widths, weights, n, MIN (spare, wanted));
  if (spare <= wanted)
    return;
  i = 0;
  for (const UmpBox *child = box->first; child != NULL; child = child->next)
    weights[i++] = child->grow;
  share (widths, weights, n, spare - wanted);
}

static int
grid_columns (const UmpBox *box, int inner)
{
  int n = count (box), columns = MAX (box->columns, 1), widest = 0, rows;

  for (const UmpBox *child = box->first; child != NULL; child = child->next)
    widest = MAX (widest, child->least);
  while (columns > box->least_columns && columns * (widest + box->gap) - box->gap > inner)
    columns--;
  if (columns == box->columns)
    return columns;
  rows = (n + columns - 1) / columns;
  return MAX ((n + rows - 1) / MAX (rows, 1), 1);
}

static int
column_width (const UmpBox *box, int inner, int columns, int column)
{
  int all = inner - (columns - 1) * box->gap;

  return all / columns + (column < all % columns);
}

/* What a child takes of a width that it is given. */
static int
taken (const UmpBox *child, int width)
{
  return child->lie_x == UMP_LIE_FILL ? width : MIN (child->natural, width);
}

/* ---- heights ------------------------------------------------------------------------------------ */

static int
height_of (UmpBox *child, UmpMeasure *measure, int width)
{
  return ump_box_height (child, measure, taken (child, width));
}

/* The first child behind a line of a WRAP that begins with `child`, and the line's size. */
static UmpBox *
wrap_line (const UmpBox *box, UmpMeasure *measure, UmpBox *child, int inner, int *width, int *height)
{
  *width = *height = 0;
  for (UmpBox *first = child; child != NULL; child = child->next) {
    int own = MIN (child->natural, inner), high;
    if (child != first && *width + box->gap + own > inner)
      break;
    *width += own + (child != first ? box->gap : 0);
    high = height_of (child, measure, own);
    *height = MAX (*height, high);
  }
  return child;
}

static int
wrap_height (UmpBox *box, UmpMeasure *measure, int inner)
{
  int all = 0, width, height;

  for (UmpBox *child = box->first; child != NULL;) {
    child = wrap_line (box, measure, child, inner, &width, &height);
    all += height + (child != NULL ? box->line_gap : 0);
  }
  return all;
}

static int
row_height (UmpBox *box, UmpMeasure *measure, int inner)
{
  int n = count (box), *widths = g_newa (int, (gsize) n + 1), i = 0, height = 0;

  row_widths (box, inner, n, widths);
  for (UmpBox *child = box->first; child != NULL; child = child->next, i++) {
    int own = height_of (child, measure, widths[i]);
    height = MAX (height, own);
  }
  return height;
}

/* The heights of a GRID's lines, and how many there are. */
static int
grid_heights (UmpBox *box, UmpMeasure *measure, int inner, int columns, int *heights)
{
  int i = 0, rows, highest = 0;

  for (UmpBox *child = box->first; child != NULL; child = child->next, i++) {
    int high = height_of (child, measure, column_width (box, inner, columns, i % columns));
    heights[i / columns] = i % columns == 0 ? high : MAX (heights[i / columns], high);
  }
  rows = (i + columns - 1) / columns;
  for (int k = 0; k < rows && box->equal; k++)
    highest = MAX (highest, heights[k]);
  for (int k = 0; k < rows && box->equal; k++)
    heights[k] = highest;
  return rows;
}

static int
grid_height (UmpBox *box, UmpMeasure *measure, int inner)
{
  int *heights = g_newa (int, (gsize) count (box) + 1), all = 0;
  int rows = grid_heights (box, measure, inner, grid_columns (box, inner), heights);

  for (int i = 0; i < rows; i++)
    all += heights[i] + (i > 0 ? box->line_gap : 0);
  return all;
}

static int
words_height (UmpBox *box, UmpMeasure *measure, int inner)
{
  int width, line, height;

  ump_measure_text (measure, box->spot.text, &box->spot.style, -1, &width, &line);
  if (box->spot.style.cut || width <= inner)
    height = line;
  else
    ump_measure_text (measure, box->spot.text, &box->spot.style, inner, &width, &height);
  return MAX (height, line * box->lines);
}

static int
highest (UmpBox *box, UmpMeasure *measure, int inner)
{
  int height = 0;

  for (UmpBox *child = box->first; child != NULL; child = child->next) {
    int own = height_of (child, measure, box->sort == UMP_BOX_LAP ? child->natural : inner);
    height = MAX (height, own);
  }
  return height;
}

static int
column_height (UmpBox *box, UmpMeasure *measure, int inner)
{
  int height = 0;

  for (UmpBox *child = box->first; child != NULL; child = child->next)
    height += height_of (child, measure, inner) + (child->next != NULL ? box->gap : 0);
  return height;
}

static int
inner_height (UmpBox *box, UmpMeasure *measure, int inner)
{
  switch (box->sort) {
  case UMP_BOX_WORDS: return words_height (box, measure, inner);
  case UMP_BOX_ROW: return row_height (box, measure, inner);
  case UMP_BOX_COLUMN: return column_height (box, measure, inner);
  case UMP_BOX_WRAP: return wrap_height (box, measure, inner);
  case UMP_BOX_GRID: return grid_height (box, measure, inner);
  case UMP_BOX_LAP:
  case UMP_BOX_LAYERS: return highest (box, measure, inner);
  case UMP_BOX_LEAF:
  default: return 0;
  }
}

int
ump_box_height (UmpBox *box, UmpMeasure *measure, int width)
{
  if (box->asked_width != width) {
    int inner = inner_height (box, measure, width - 2 * box->pad_x);

    box->asked_height = MAX (inner + 2 * box->pad_y, box->height);
    box->asked_width = width;
  }
  return box->asked_height;
}

/* ---- rectangles --------------------------------------------------------------------------------- */

/* The inside of a box that is being placed. */
typedef struct {
  UmpMeasure *measure;
  int x, y, width, height;
  gboolean rtl;
} Inside;

static int
offset (UmpLie lie, int room, int length)
{
  if (lie == UMP_LIE_CENTRE)
    return (room - length) / 2;
  return lie == UMP_LIE_END ? room - length : 0;
}

/* Gives a child a part of the inside, so far from where the writing begins. */
static void
put (UmpBox *child, const Inside *in, int from, int y, int width, int height)
{
  int own = taken (child, width), high = height;

  from += offset (child->lie_x, width, own);
  if (child->lie_y != UMP_LIE_FILL)
    high = MIN (ump_box_height (child, in->measure, own), height);
  ump_box_place (child, in->measure, in->rtl ? in->x + in->width - from - own : in->x + from,
                 in->y + y + offset (child->lie_y, height, high), own, high, in->rtl);
}

static void
place_row (UmpBox *box, const Inside *in)
{
  int n = count (box), *widths = g_newa (int, (gsize) n + 1), from = 0, i = 0;

  row_widths (box, in->width, n, widths);
  for (UmpBox *child = box->first; child != NULL; child = child->next, i++) {
    put (child, in, from, 0, widths[i], in->height);
    from += widths[i] + box->gap;
  }
}

static void
place_column (UmpBox *box, const Inside *in)
{
  int n = count (box), *heights = g_newa (int, (gsize) n + 1), *weights = g_newa (int, (gsize) n + 1);
  int spare = in->height - (n - 1) * box->gap, y = 0, i = 0;

  for (UmpBox *child = box->first; child != NULL; child = child->next, i++) {
    heights[i] = height_of (child, in->measure, in->width);
    weights[i] = child->grow;
    spare -= heights[i];
  }
  share (heights, weights, n, MAX (spare, 0));
  i = 0;
  for (UmpBox *child = box->first; child != NULL; child = child->next, i++) {
    put (child, in, 0, y, in->width, heights[i]);
    y += heights[i] + box->gap;
  }
}

static void
place_wrap (UmpBox *box, const Inside *in)
{
  int y = 0, width, height;

  for (UmpBox *child = box->first; child != NULL;) {
    UmpBox *end = wrap_line (box, in->measure, child, in->width, &width, &height);
    int from = offset (box->pack, in->width, width);

    for (; child != end; child = child->next) {
      int own = MIN (child->natural, in->width);
      put (child, in, from, y, own, height);
      from += own + box->gap;
    }
    y += height + box->line_gap;
  }
}

static void
place_grid (UmpBox *box, const Inside *in)
{
  int n = count (box), columns = grid_columns (box, in->width), from = 0, y = 0, i = 0;
  int *heights = g_newa (int, (gsize) n + 1), *grow = g_newa (int, (gsize) n + 1);
  int rows = grid_heights (box, in->measure, in->width, columns, heights);

  for (int k = 0; k < rows; k++)
    grow[k] = 1;
  ump_lengths_even (heights, grow, rows, in->height - (rows - 1) * box->line_gap);
  for (UmpBox *child = box->first; child != NULL; child = child->next, i++) {
    int width = column_width (box, in->width, columns, i % columns);

    if (i > 0 && i % columns == 0) {
      y += heights[i / columns - 1] + box->line_gap;
      from = 0;
    }
    put (child, in, from, y, width, heights[i / columns]);
    from += width + box->gap;
  }
}

/* The gap that all cards of a LAP have which may lie over one another. */
static void
place_lap (UmpBox *box, const Inside *in)
{
  int short_of = MAX (box->natural - 2 * box->pad_x - in->width, 0), n_soft = 0, from, k = 0;
  const UmpBox *before = NULL;

  for (UmpBox *child = box->first; child != NULL; before = child, child = child->next)
    n_soft += before != NULL && least_gap (box, before, child) != box->gap;
  from = offset (box->pack, in->width, box->natural - 2 * box->pad_x - short_of);
  before = NULL;
  for (UmpBox *child = box->first; child != NULL; before = child, child = child->next) {
    if (before != NULL)
      from += box->gap;
    if (before != NULL && least_gap (box, before, child) != box->gap) {
      from -= short_of * (k + 1) / n_soft - short_of * k / n_soft;
      k++;
    }
    put (child, in, from, 0, child->natural, in->height);
    from += child->natural;
  }
}

void
ump_box_place (UmpBox *box, UmpMeasure *measure, int x, int y, int width, int height, gboolean rtl)
{
  const Inside in = {
    measure, x + box->pad_x, y + box->pad_y, width - 2 * box->pad_x, height - 2 * box->pad_y, rtl && !box->ltr
  };

  box->spot.x = x;
  box->spot.y = y;
  box->spot.width = width;
  box->spot.height = height;
  switch (box->sort) {
  case UMP_BOX_ROW: place_row (box, &in); break;
  case UMP_BOX_COLUMN: place_column (box, &in); break;
  case UMP_BOX_WRAP: place_wrap (box, &in); break;
  case UMP_BOX_GRID: place_grid (box, &in); break;
  case UMP_BOX_LAP: place_lap (box, &in); break;
  case UMP_BOX_LAYERS:
    for (UmpBox *child = box->first; child != NULL; child = child->next)
      put (child, &in, 0, 0, in.width, in.height);
    break;
  case UMP_BOX_LEAF:
  case UMP_BOX_WORDS:
  default: break;
  }
}
