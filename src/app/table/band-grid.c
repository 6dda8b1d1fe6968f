/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "band-grid.h"

#include <math.h>

#include "../widgets/card-images.h"

#define COLUMNS 12
#define GAP 6
#define MOST_COLUMNS 6
/* Percent of the width; 0: above, in lines of twelve columns; ONE_BY_ONE: above, each in a line of its own.
 * Where it makes no difference the first ones are taken. */
#define ONE_BY_ONE (-1)
static const int shares[] = { 0, 12, 18, 25, 33, 40, 50, ONE_BY_ONE };
/* Height that is left over goes to the rows, up to this part of their own. */
#define MORE_HEIGHT 0.5
/* The others beside the one that leads. */
#define OTHERS_SCALE 0.7

typedef struct {
  GtkWidget *widget;
  int span;     /* 0: somebody's band */
  double drawn; /* the scale of the place that it was given last */
} Cell;

struct _UmpBandGrid {
  GtkWidget parent_instance;
  GArray *cells; /* Cell; widgets borrowed */
  int first;
  gboolean led;
  int way;
  int growing; /* height of the rows that take what more there is, when it was last asked for */
};

G_DEFINE_FINAL_TYPE (UmpBandGrid, ump_band_grid, GTK_TYPE_WIDGET)

/* Rows are first measured, then given their places with what more there is: factor 1 is just what they
 * need. */
typedef struct {
  UmpBandGrid *self;
  gboolean place;
  gboolean even; /* all cells of a row are as wide as their spans say */
  double factor;
  int height;   /* the sum so far, with gaps */
  gboolean no;  /* something is wider than its place */
  double scale; /* at which what follows is drawn */
  int x, y, width;
} Flow;

/* Its cards are of another size when it leads, or no longer. */
static void
note_scale (Flow *flow, GtkWidget *widget)
{
  for (guint i = 0; i < flow->self->cells->len; i++) {
    Cell *cell = &g_array_index (flow->self->cells, Cell, i);
    if (cell->widget != widget)
      continue;
    if (cell->drawn != flow->scale)
      ump_card_images_redraw (widget);
    cell->drawn = flow->scale;
  }
}

static void
put (Flow *flow, GtkWidget *widget, int x, int y, int width, int height)
{
  GtkWidget *grid = GTK_WIDGET (flow->self);

  if (gtk_widget_get_direction (grid) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (grid) - x - width;
  note_scale (flow, widget);
  gtk_widget_allocate (
      widget, (int) (width / flow->scale), (int) (height / flow->scale), -1,
      gsk_transform_scale (gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)),
                           (float) flow->scale, (float) flow->scale));
}

static int
height_of (Flow *flow, GtkWidget *widget, int width)
{
  int least, height;

  width = (int) (width / flow->scale);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    flow->no = TRUE;
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least), &height, NULL, NULL, NULL);
  return (int) ceil (height * flow->scale);
}

/* Cells of one kind whose shares are enough for each: what is in one of them moves none of the others. */
static gboolean
fit_evenly (const Flow *flow, const int *least, const int *spans, int n, int parts)
{
  for (int i = 0; i < n; i++)
    if (spans[i] != spans[0] || least[i] > spans[i] * (flow->width + GAP) / parts - GAP)
      return FALSE;
  return TRUE;
}

/* Shares of the width, with the gap behind each: what is common needs more or less than its span says, and
 * has at least what it needs. */
static void
divide (Flow *flow, GtkWidget *const *widgets, const int *spans, int n, int parts, int *ends)
{
  int least[COLUMNS], rest = flow->width + GAP, used = 0, x = 0;
  gboolean even;

  for (int i = 0; i < n; i++) {
    gtk_widget_measure (widgets[i], GTK_ORIENTATION_HORIZONTAL, -1, &least[i], NULL, NULL, NULL);
    rest -= least[i] + GAP;
  }
  even = flow->even || rest < 0 || fit_evenly (flow, least, spans, n, parts);
  for (int i = 0; i < n; i++) {
    used += spans[i];
    if (even)
      x = used * (flow->width + GAP) / parts;
    else
      x += least[i] + GAP + rest * spans[i] / parts;
    ends[i] = x;
  }
}

/* One row of cells, of which each has so many of `parts` of the width. */
static void
row (Flow *flow, GtkWidget *const *widgets, const int *spans, int n, int parts)
{
  int height = 0, x[COLUMNS + 1] = { 0 };

  divide (flow, widgets, spans, n, parts, x + 1);
  for (int i = 0; i < n; i++)
    height = MAX (height, height_of (flow, widgets[i], x[i + 1] - GAP - x[i]));
  height = (int) (height * flow->factor);
  if (flow->height > 0)
    flow->height += GAP;
  for (int i = 0; flow->place && i < n; i++)
    put (flow, widgets[i], flow->x + x[i], flow->y + flow->height, MAX (x[i + 1] - GAP - x[i], 1), height);
  flow->height += height;
}

static void
lay_commons (Flow *flow, gboolean one_column)
{
  GtkWidget *widgets[COLUMNS];
  int spans[COLUMNS], n = 0, sum = 0;

  for (guint i = 0; i < flow->self->cells->len; i++) {
    const Cell *cell = &g_array_index (flow->self->cells, Cell, i);
    int span = one_column ? COLUMNS : CLAMP (cell->span, 1, COLUMNS);
    if (cell->span == 0 || !gtk_widget_should_layout (cell->widget))
      continue;
    if (n > 0 && sum + span > COLUMNS) {
      row (flow, widgets, spans, n, sum);
      n = sum = 0;
    }
    widgets[n] = cell->widget;
    spans[n++] = span;
    sum += span;
  }
  if (n > 0)
    row (flow, widgets, spans, n, sum);
}

static GPtrArray *
people (UmpBandGrid *self)
{
  GPtrArray *found = g_ptr_array_new (), *turned;

  for (guint i = 0; i < self->cells->len; i++) {
    const Cell *cell = &g_array_index (self->cells, Cell, i);
    if (cell->span == 0 && gtk_widget_should_layout (cell->widget))
      g_ptr_array_add (found, cell->widget);
  }
  if (self->first <= 0)
    return found;
  turned = g_ptr_array_new ();
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (turned, found->pdata[(i + (guint) self->first) % found->len]);
  g_ptr_array_unref (found);
  return turned;
}

static int
n_leading (UmpBandGrid *self, const GPtrArray *bands)
{
  return self->led && bands->len > 1 ? 1 : 0;
}

static void
lay_people (Flow *flow, const GPtrArray *bands, int columns)
{
  static const int ones[MOST_COLUMNS] = { 1, 1, 1, 1, 1, 1 };
  int at = n_leading (flow->self, bands);

  if (at > 0) {
    row (flow, (GtkWidget *const *) bands->pdata, ones, 1, 1);
    flow->scale = OTHERS_SCALE;
  }
  for (; at < (int) bands->len; at += columns)
    row (flow, (GtkWidget *const *) (bands->pdata + at), ones, MIN (columns, (int) bands->len - at), columns);
}

static gboolean
has_common (UmpBandGrid *self)
{
  for (guint i = 0; i < self->cells->len; i++) {
    const Cell *cell = &g_array_index (self->cells, Cell, i);
    if (cell->span > 0 && gtk_widget_should_layout (cell->widget))
      return TRUE;
  }
  return FALSE;
}

/* A way: so many columns, and the share of what is common. */
static void
way_of (int way, int *columns, int *share)
{
  *share = shares[way / MOST_COLUMNS];
  *columns = way % MOST_COLUMNS + 1;
}

/* Rows are even: five bands are three and two, never four and one. */
static gboolean
is_even (int n, int columns)
{
  int rows = (n + columns - 1) / columns;

  return n == 0 ? columns == 1 : (n + rows - 1) / rows == columns;
}

/* Height of everything, or -1 where it cannot be. place: with so much more height, gives all their places. */
static int
lay (UmpBandGrid *self, int way, int width, gboolean place, double factor, int top)
{
  g_autoptr (GPtrArray) bands = people (self);
  Flow flow = { .self = self, .place = place, .factor = factor, .scale = 1, .width = width, .y = top };
  int columns, share, start, beside;

  way_of (way, &columns, &share);
  if (!is_even ((int) bands->len - n_leading (self, bands), columns) ||
      (share != 0 && (bands->len == 0 || !has_common (self))))
    return -1;
  if (share <= 0) {
    /* with people's bands below, these alone take what more height there is */
    flow.factor = bands->len > 0 ? 1 : factor;
    lay_commons (&flow, share == ONE_BY_ONE);
    self->growing = flow.height;
    flow.factor = factor;
    flow.even = TRUE;
    lay_people (&flow, bands, columns);
    self->growing = bands->len > 0 ? flow.height - self->growing : flow.height;
    return flow.no ? -1 : flow.height;
  }
  start = width * share / 100;
  flow.width = start;
  lay_commons (&flow, TRUE);
  beside = flow.height;
  flow.x = start + GAP;
  flow.width = width - start - GAP;
  flow.height = 0;
  flow.even = TRUE;
  lay_people (&flow, bands, columns);
  self->growing = flow.height;
  return flow.no ? -1 : MAX (beside, flow.height);
}

static int
needs (GtkWidget *child, int way, int width)
{
  UmpBandGrid *self = UMP_BAND_GRID (child);

  return self->cells->len == 0 ? 0 : lay (self, way, width, FALSE, 1, 0);
}

static void
arrange (GtkWidget *child, int way)
{
  UMP_BAND_GRID (child)->way = way;
}

const UmpFitWays *
ump_band_grid_ways (void)
{
  static const UmpFitWays ways = { G_N_ELEMENTS (shares) * MOST_COLUMNS, needs, arrange };

  return &ways;
}

/* Sizes are those of the fit box: it asks for them itself. */
static void
ump_band_grid_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 1;
}

static void
ump_band_grid_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpBandGrid *self = UMP_BAND_GRID (widget);
  int least = MAX (lay (self, self->way, width, FALSE, 1, 0), 0), more;
  double factor;

  more = CLAMP (height - least, 0, (int) (self->growing * MORE_HEIGHT));
  factor = self->growing > 0 ? 1 + (double) more / self->growing : 1;
  lay (self, self->way, width, TRUE, factor, MAX (height - least - more, 0) / 2);
}

static void
ump_band_grid_dispose (GObject *object)
{
  ump_band_grid_clear (UMP_BAND_GRID (object));
  G_OBJECT_CLASS (ump_band_grid_parent_class)->dispose (object);
}

static void
ump_band_grid_finalize (GObject *object)
{
  g_array_unref (UMP_BAND_GRID (object)->cells);
  G_OBJECT_CLASS (ump_band_grid_parent_class)->finalize (object);
}

static void
ump_band_grid_class_init (UmpBandGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_band_grid_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_band_grid_finalize;
  widget_class->measure = ump_band_grid_measure;
  widget_class->size_allocate = ump_band_grid_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_band_grid_init (UmpBandGrid *self)
{
  self->cells = g_array_new (FALSE, FALSE, sizeof (Cell));
}

GtkWidget *
ump_band_grid_new (void)
{
  return g_object_new (UMP_TYPE_BAND_GRID, NULL);
}

static void
add (UmpBandGrid *self, GtkWidget *child, int span)
{
  Cell cell = { .widget = child, .span = span };

  gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_array_append_val (self->cells, cell);
}

void
ump_band_grid_add (UmpBandGrid *self, GtkWidget *child, int span)
{
  add (self, child, MAX (span, 1));
}

void
ump_band_grid_add_person (UmpBandGrid *self, GtkWidget *child)
{
  add (self, child, 0);
}

void
ump_band_grid_set_first (UmpBandGrid *self, int first)
{
  if (self->first == first)
    return;
  self->first = first;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ump_band_grid_set_led (UmpBandGrid *self, gboolean led)
{
  if (self->led == led)
    return;
  self->led = led;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ump_band_grid_clear (UmpBandGrid *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    gtk_widget_unparent (g_array_index (self->cells, Cell, i).widget);
  g_array_set_size (self->cells, 0);
  self->first = 0;
}
