/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "referee-column.h"

#include "../widgets/card-view.h"
#include "../widgets/damage.h"

#define GAP 8
/* px of text at 100 %. */
#define EM 14.667
#define BANNER 4.6
#define BANNER_NARROW 2.9
#define BANNER_LOW 3.4
#define BANNER_CLOSE 1.4
#define VERDICT 4.4
#define VERDICT_LOW 3.6
#define VERDICT_CLOSE 3.1
/* Of the height, the least that the table gets, whatever the keys ask for. */
#define TABLE_PART 0.30
#define TABLE_PART_BELOW 0.32
#define TABLE_PART_CLOSE 0.325
/* Of the table, the most that chosen cards cover while there is more to say of them than the verdict's place
 * holds. */
#define TRAY_OVER_TABLE 0.6
/* The page is low below this height, and wide from this ratio on; the table then has such a part of the
 * width. */
#define LOW_HEIGHT 560
#define WIDE_RATIO 1.35
#define TABLE_BESIDE 0.54
/* What the page gets along with; below that it scrolls. */
#define LEAST_WIDTH 300
#define LEAST_TABLE 90

struct _UmpRefereeColumn {
  GtkWidget parent_instance;
  GtkWidget *parts[UMP_COLUMN_N_PARTS];
  UmpDamage damages[UMP_COLUMN_N_PARTS];
  gboolean narrow;
  gboolean low; /* there is little height, for this size of text */
  int width;    /* that it has */
  int verdict;  /* height of its place, which the tray takes over */
};

G_DEFINE_FINAL_TYPE (UmpRefereeColumn, ump_referee_column, GTK_TYPE_WIDGET)

static gboolean
is_there (UmpRefereeColumn *self, UmpColumnPart part)
{
  return self->parts[part] != NULL && gtk_widget_should_layout (self->parts[part]);
}

static int
em (UmpRefereeColumn *self, double n)
{
  return (int) (n * EM * ump_text_scale (GTK_WIDGET (self)) + 0.5);
}

static void
height_of (UmpRefereeColumn *self, UmpColumnPart part, int width, int *least, int *natural)
{
  int needed;

  gtk_widget_measure (self->parts[part], GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
  gtk_widget_measure (self->parts[part], GTK_ORIENTATION_VERTICAL, MAX (width, needed), least, natural, NULL,
                      NULL);
}

/* A phone with large text. */
static gboolean
is_close (UmpRefereeColumn *self)
{
  return self->narrow && self->low;
}

static double
verdict_budget (UmpRefereeColumn *self)
{
  if (is_close (self))
    return VERDICT_CLOSE;
  return self->low ? VERDICT_LOW : VERDICT;
}

/* Heights of all parts but the table at a width: their budgets, or what they need where that is more. */
static int
fixed_height (UmpRefereeColumn *self, UmpColumnPart part, int width)
{
  double budget = 0;
  int least, natural;

  if (!is_there (self, part))
    return 0;
  height_of (self, part, width, &least, &natural);
  if (part == UMP_COLUMN_BANNER && self->narrow)
    budget = is_close (self) ? BANNER_CLOSE : BANNER_NARROW;
  else if (part == UMP_COLUMN_BANNER)
    budget = self->low ? BANNER_LOW : BANNER;
  else if (part == UMP_COLUMN_VERDICT || part == UMP_COLUMN_TRAY)
    budget = verdict_budget (self);
  else
    return natural;
  return MAX (em (self, budget), least);
}

/* Cards that are being chosen stand where the verdict stood. What they need besides lies over what is above
 * it, the lower edge of the table or the banner, so that neither the table nor the keys have another place
 * while they are there. */
static int
height_in_stack (UmpRefereeColumn *self, UmpColumnPart part, int width)
{
  if (part == UMP_COLUMN_TRAY && is_there (self, part))
    return MAX (em (self, verdict_budget (self)), self->verdict);
  return fixed_height (self, part, width);
}

/* What it needs besides its place, at most so much. */
static int
tray_over (UmpRefereeColumn *self, int width, int place, int most)
{
  int natural;

  height_of (self, UMP_COLUMN_TRAY, width, NULL, &natural);
  return CLAMP (natural - place, 0, most);
}

/* The table stands beside the keys. */
static gboolean
is_beside (UmpRefereeColumn *self, int width, int height)
{
  /* a sheet has its keys beside itself already */
  return self->low && width > WIDE_RATIO * height && is_there (self, UMP_COLUMN_TABLE) &&
         self->parts[UMP_COLUMN_BOTTOM] != NULL;
}

static int
put (UmpRefereeColumn *self, UmpColumnPart part, int x, int y, int width, int height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int least;

  if (!is_there (self, part))
    return y;
  gtk_widget_measure (self->parts[part], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - width;
  gtk_widget_allocate (self->parts[part], width, MAX (height, 1), -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
  return y + height + GAP;
}

/* The least that the table gets; more of it where a line above it has taken some of the page. */
static int
least_table (UmpRefereeColumn *self, int height, gboolean band)
{
  if (is_close (self))
    return (int) (height * TABLE_PART_CLOSE);
  return (int) (height * (band && !self->narrow && !self->low ? TABLE_PART_BELOW : TABLE_PART));
}

/* One below the other; the table, where it stands here, has what the others leave. */
static void
stack (UmpRefereeColumn *self, const UmpColumnPart *parts, int n, int x, int y, int width, int height)
{
  int heights[UMP_COLUMN_N_PARTS] = { 0 }, rest = height + GAP, least, natural, most, over;
  gboolean table = FALSE, band = FALSE;

  for (int i = 0; i < n; i++)
    table |= parts[i] == UMP_COLUMN_TABLE && is_there (self, parts[i]);
  for (int i = 0; i < n; i++) {
    if (!is_there (self, parts[i]))
      continue;
    rest -= GAP;
    if (parts[i] == UMP_COLUMN_BOTTOM || parts[i] == UMP_COLUMN_TABLE)
      continue;
    heights[i] = height_in_stack (self, parts[i], width);
    if (parts[i] == UMP_COLUMN_VERDICT)
      self->verdict = heights[i];
    band |= parts[i] == UMP_COLUMN_BAND;
    rest -= heights[i];
  }
  for (int i = 0; i < n; i++) {
    if (parts[i] != UMP_COLUMN_BOTTOM || !is_there (self, parts[i]))
      continue;
    height_of (self, parts[i], width, &least, &natural);
    most = table ? MAX (rest - least_table (self, height, band), least) : rest;
    heights[i] = table ? MIN (natural, most) : rest;
    rest -= heights[i];
  }
  for (int i = 0; i < n; i++) {
    over = 0;
    if (parts[i] == UMP_COLUMN_TABLE)
      heights[i] = MAX (rest, 1);
    if (parts[i] == UMP_COLUMN_TRAY && is_there (self, parts[i]))
      over = tray_over (self, width, heights[i], table ? (int) (MAX (rest, 1) * TRAY_OVER_TABLE) : y);
    y = put (self, parts[i], x, y - over, width, heights[i] + over);
  }
}

static void
ump_referee_column_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  static const UmpColumnPart all[] = { UMP_COLUMN_BANNER,  UMP_COLUMN_BAND, UMP_COLUMN_TABLE,
                                       UMP_COLUMN_VERDICT, UMP_COLUMN_TRAY, UMP_COLUMN_BOTTOM };
  static const UmpColumnPart start[] = { UMP_COLUMN_BAND, UMP_COLUMN_TABLE };
  static const UmpColumnPart end[] = { UMP_COLUMN_VERDICT, UMP_COLUMN_TRAY, UMP_COLUMN_BOTTOM };
  UmpRefereeColumn *self = UMP_REFEREE_COLUMN (widget);
  int table = (int) (width * TABLE_BESIDE), top;

  self->width = width;
  self->low = height < LOW_HEIGHT * ump_text_scale (widget);
  if (!is_beside (self, width, height)) {
    stack (self, all, G_N_ELEMENTS (all), 0, 0, width, height);
    return;
  }
  top = put (self, UMP_COLUMN_BANNER, 0, 0, width, fixed_height (self, UMP_COLUMN_BANNER, width));
  stack (self, start, G_N_ELEMENTS (start), 0, top, table, height - top);
  stack (self, end, G_N_ELEMENTS (end), table + GAP, top, width - table - GAP, height - top);
}

static int
least_height (UmpRefereeColumn *self, int width)
{
  int sum = -GAP, least;

  for (int part = 0; part < UMP_COLUMN_N_PARTS; part++) {
    if (!is_there (self, (UmpColumnPart) part))
      continue;
    if (part == UMP_COLUMN_BOTTOM || part == UMP_COLUMN_TABLE)
      height_of (self, (UmpColumnPart) part, width, &least, NULL);
    else
      least = height_in_stack (self, (UmpColumnPart) part, width);
    sum += (part == UMP_COLUMN_TABLE ? MAX (least, LEAST_TABLE) : least) + GAP;
  }
  return MAX (sum, 1);
}

/* Asked for a height at no width it answers for the one that it has: no text is laid out at another one. */
static void
ump_referee_column_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                            int *natural, int *minimum_baseline, int *natural_baseline)
{
  UmpRefereeColumn *self = UMP_REFEREE_COLUMN (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = LEAST_WIDTH;
  else
    *minimum = *natural = least_height (self, MAX (for_size < 0 ? self->width : for_size, LEAST_WIDTH));
}

/* With an entry nearly all changes of what is said, and of the table; of the keys, little. */
static void
ump_referee_column_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpRefereeColumn *self = UMP_REFEREE_COLUMN (widget);

  for (int part = 0; part < UMP_COLUMN_N_PARTS; part++) {
    if (part == UMP_COLUMN_BOTTOM && self->parts[part] != NULL)
      gtk_widget_snapshot_child (widget, self->parts[part], snapshot);
    else if (self->parts[part] != NULL)
      ump_damage_snapshot (&self->damages[part], widget, self->parts[part], snapshot);
  }
}

static GtkSizeRequestMode
ump_referee_column_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ump_referee_column_dispose (GObject *object)
{
  UmpRefereeColumn *self = UMP_REFEREE_COLUMN (object);

  for (int part = 0; part < UMP_COLUMN_N_PARTS; part++)
    g_clear_pointer (&self->parts[part], gtk_widget_unparent);
  for (int part = 0; part < UMP_COLUMN_N_PARTS; part++)
    ump_damage_clear (&self->damages[part]);
  G_OBJECT_CLASS (ump_referee_column_parent_class)->dispose (object);
}

static void
ump_referee_column_class_init (UmpRefereeColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_referee_column_dispose;
  widget_class->snapshot = ump_referee_column_snapshot;
  widget_class->measure = ump_referee_column_measure;
  widget_class->size_allocate = ump_referee_column_size_allocate;
  widget_class->get_request_mode = ump_referee_column_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_referee_column_init (UmpRefereeColumn *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "referee-column");
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
ump_referee_column_new (void)
{
  return g_object_new (UMP_TYPE_REFEREE_COLUMN, NULL);
}

void
ump_referee_column_set (UmpRefereeColumn *self, UmpColumnPart part, GtkWidget *child)
{
  GtkWidget *before = NULL;

  g_clear_pointer (&self->parts[part], gtk_widget_unparent);
  self->parts[part] = child;
  /* the order of the children is that of Tab */
  for (int later = (int) part + 1; before == NULL && later < UMP_COLUMN_N_PARTS; later++)
    before = self->parts[later];
  gtk_widget_insert_before (child, GTK_WIDGET (self), before);
}

void
ump_referee_column_set_narrow (UmpRefereeColumn *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
