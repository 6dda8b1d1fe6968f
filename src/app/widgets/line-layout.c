/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "line-layout.h"

#include "parts.h"

struct _UmpLineLayout {
  GtkLayoutManager parent_instance;
  GtkOrientation orientation;
  int spacing;
  gboolean even;
};

enum { PROP_SPACING = 1, PROP_ORIENTATION };

G_DEFINE_FINAL_TYPE_WITH_CODE (UmpLineLayout, ump_line_layout, GTK_TYPE_LAYOUT_MANAGER,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ORIENTABLE, NULL))

/* One for each child that is seen. */
static GArray *
find_children (GtkWidget *widget)
{
  GArray *sizes = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkRequestedSize size = { .data = child };

    if (gtk_widget_should_layout (child))
      g_array_append_val (sizes, size);
  }
  return sizes;
}

static GtkRequestedSize *
size_at (GArray *sizes, guint k)
{
  return &g_array_index (sizes, GtkRequestedSize, k);
}

static int
spaces (UmpLineLayout *self, GArray *sizes)
{
  return sizes->len > 0 ? (int) (sizes->len - 1) * self->spacing : 0;
}

/* across: what each of them has of the other measure, -1 where it is not known. */
static void
ask (UmpLineLayout *self, GArray *sizes, int across)
{
  for (guint k = 0; k < sizes->len; k++) {
    GtkRequestedSize *size = size_at (sizes, k);

    gtk_widget_measure (size->data, self->orientation, across, &size->minimum_size, &size->natural_size, NULL,
                        NULL);
  }
}

/* Gives each its part of the length, as minimum_size. */
static void
distribute (UmpLineLayout *self, GArray *sizes, int length, int across)
{
  int left = MAX (length - spaces (self, sizes), 0), n_expanding = 0;

  if (self->even) {
    for (guint k = 0; k < sizes->len; k++)
      size_at (sizes, k)->minimum_size = left / (int) sizes->len + ((int) k < left % (int) sizes->len);
    return;
  }
  ask (self, sizes, across);
  for (guint k = 0; k < sizes->len; k++) {
    left -= size_at (sizes, k)->minimum_size;
    n_expanding += gtk_widget_compute_expand (size_at (sizes, k)->data, self->orientation);
  }
  left = gtk_distribute_natural_allocation (MAX (left, 0), sizes->len, size_at (sizes, 0));
  for (guint k = 0; k < sizes->len && n_expanding > 0; k++)
    if (gtk_widget_compute_expand (size_at (sizes, k)->data, self->orientation)) {
      size_at (sizes, k)->minimum_size += left / n_expanding;
      left -= left / n_expanding--;
    }
}

static void
measure_along (UmpLineLayout *self, GArray *sizes, int across, int *minimum, int *natural)
{
  int least = 0, wish = 0, n = (int) sizes->len;

  ask (self, sizes, across);
  for (guint k = 0; k < sizes->len; k++) {
    const GtkRequestedSize *size = size_at (sizes, k);

    least = self->even ? MAX (least, size->minimum_size) : least + size->minimum_size;
    wish = self->even ? MAX (wish, size->natural_size) : wish + size->natural_size;
  }
  *minimum = (self->even ? n * least : least) + spaces (self, sizes);
  *natural = (self->even ? n * wish : wish) + spaces (self, sizes);
}

static void
measure_across (UmpLineLayout *self, GArray *sizes, int length, int *minimum, int *natural)
{
  gboolean beside = self->orientation == GTK_ORIENTATION_HORIZONTAL && length >= 0;

  if (beside)
    distribute (self, sizes, length, -1);
  for (guint k = 0; k < sizes->len; k++) {
    const GtkRequestedSize *size = size_at (sizes, k);
    int least, wish;

    gtk_widget_measure (size->data, 1 - self->orientation, beside ? size->minimum_size : -1, &least, &wish,
                        NULL, NULL);
    *minimum = MAX (*minimum, least);
    *natural = MAX (*natural, wish);
  }
}

/* Nothing is asked for its width at a height. */
static void
measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
         int *natural, int *minimum_baseline, int *natural_baseline)
{
  UmpLineLayout *self = UMP_LINE_LAYOUT (manager);
  g_autoptr (GArray) sizes = find_children (widget);

  *minimum = *natural = 0;
  if (sizes->len > 0 && orientation == self->orientation)
    measure_along (self, sizes, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, minimum, natural);
  else if (sizes->len > 0)
    measure_across (self, sizes, for_size, minimum, natural);
}

static void
allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  UmpLineLayout *self = UMP_LINE_LAYOUT (manager);
  g_autoptr (GArray) sizes = find_children (widget);
  gboolean beside = self->orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean mirrored = beside && gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int at = 0;

  if (sizes->len > 0)
    distribute (self, sizes, beside ? width : height, beside ? -1 : width);
  for (guint k = 0; k < sizes->len; k++) {
    int length = size_at (sizes, k)->minimum_size;
    GtkAllocation place = { beside ? (mirrored ? width - at - length : at) : 0, beside ? 0 : at,
                            beside ? length : width, beside ? height : length };

    gtk_widget_size_allocate (size_at (sizes, k)->data, &place, -1);
    at += length + self->spacing;
  }
}

static GtkSizeRequestMode
request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UmpLineLayout *self = UMP_LINE_LAYOUT (object);

  if (id == PROP_SPACING)
    ump_line_layout_set (self, self->orientation, g_value_get_int (value), self->even);
  else
    ump_line_layout_set (self, g_value_get_enum (value), self->spacing, self->even);
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpLineLayout *self = UMP_LINE_LAYOUT (object);

  if (id == PROP_SPACING)
    g_value_set_int (value, self->spacing);
  else
    g_value_set_enum (value, self->orientation);
}

static void
ump_line_layout_class_init (UmpLineLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = set_property;
  G_OBJECT_CLASS (klass)->get_property = get_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_SPACING,
      g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_override_property (G_OBJECT_CLASS (klass), PROP_ORIENTATION, "orientation");
  layout_class->measure = measure;
  layout_class->allocate = allocate;
  layout_class->get_request_mode = request_mode;
}

static void
ump_line_layout_init (UmpLineLayout *self)
{
}

GtkWidget *
ump_line_new (GtkOrientation orientation, int spacing)
{
  GtkWidget *line = ump_box_new (orientation, 0, NULL);

  gtk_widget_set_layout_manager (
      line, g_object_new (UMP_TYPE_LINE_LAYOUT, "orientation", orientation, "spacing", spacing, NULL));
  return line;
}

void
ump_line_layout_set (UmpLineLayout *self, GtkOrientation orientation, int spacing, gboolean even)
{
  if (self->orientation == orientation && self->spacing == spacing && self->even == even)
    return;
  self->orientation = orientation;
  self->spacing = spacing;
  self->even = even;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
