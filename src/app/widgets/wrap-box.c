/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wrap-box.h"

#include "parts.h"

struct _UmpWrapBox {
  GtkWidget parent_instance;
  int column_spacing;
  int row_spacing;
};

enum { PROP_COLUMN_SPACING = 1, PROP_ROW_SPACING };

G_DEFINE_FINAL_TYPE (UmpWrapBox, ump_wrap_box, GTK_TYPE_WIDGET)

static int
natural_width (GtkWidget *child, int most)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, most));
}

static int
height_for (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* Gives the children from `first` on their places in one line; returns the first child of the next line.
 * height receives that of the line. */
static GtkWidget *
place_line (UmpWrapBox *self, GtkWidget *first, int width, int y, gboolean allocate, int *height)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GtkWidget *child, *end = NULL;
  int x = 0;

  *height = 0;
  for (child = first; child != NULL; child = gtk_widget_get_next_sibling (child)) {
    int own;

    if (!gtk_widget_should_layout (child))
      continue;
    own = natural_width (child, width);
    if (x > 0 && x + own > width)
      break;
    x += own + self->column_spacing;
    *height = MAX (*height, height_for (child, own));
  }
  end = child;
  x = 0;
  for (child = first; allocate && child != end; child = gtk_widget_get_next_sibling (child)) {
    int own, own_height;

    if (!gtk_widget_should_layout (child))
      continue;
    own = natural_width (child, width);
    own_height = height_for (child, own);
    gtk_widget_size_allocate (child,
                              &(GtkAllocation){ rtl ? width - x - own : x,
                                                gtk_widget_get_valign (child) == GTK_ALIGN_START
                                                    ? y
                                                    : y + (*height - own_height) / 2,
                                                own, own_height },
                              -1);
    x += own + self->column_spacing;
  }
  return end;
}

static int
place (UmpWrapBox *self, int width, gboolean allocate)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  int y = 0;

  while (child != NULL) {
    int height;

    child = place_line (self, child, width, y, allocate, &height);
    y += height + (child != NULL ? self->row_spacing : 0);
  }
  return y;
}

static void
ump_wrap_box_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  UmpWrapBox *self = UMP_WRAP_BOX (widget);
  int widest = 0, sum = 0, n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int child_minimum, child_natural;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL, NULL);
    widest = MAX (widest, child_minimum);
    sum += child_natural;
    n++;
  }
  sum += self->column_spacing * MAX (0, n - 1);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *natural = MAX (widest, sum);
    *minimum = ump_width_for_height (widget, for_size, widest, *natural);
    return;
  }
  *minimum = *natural = place (self, for_size < 0 ? MAX (widest, sum) : MAX (for_size, widest), FALSE);
}

static void
ump_wrap_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  place (UMP_WRAP_BOX (widget), width, TRUE);
}

static GtkSizeRequestMode
request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int *
spacing_of (UmpWrapBox *self, guint property)
{
  return property == PROP_COLUMN_SPACING ? &self->column_spacing : &self->row_spacing;
}

static void
ump_wrap_box_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_int (value, *spacing_of (UMP_WRAP_BOX (object), id));
}

static void
ump_wrap_box_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  *spacing_of (UMP_WRAP_BOX (object), id) = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
dispose (GObject *object)
{
  ump_wrap_box_clear (UMP_WRAP_BOX (object));
  G_OBJECT_CLASS (ump_wrap_box_parent_class)->dispose (object);
}

static void
ump_wrap_box_class_init (UmpWrapBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = dispose;
  object_class->get_property = ump_wrap_box_get_property;
  object_class->set_property = ump_wrap_box_set_property;
  g_object_class_install_property (
      object_class, PROP_COLUMN_SPACING,
      g_param_spec_int ("column-spacing", NULL, NULL, 0, G_MAXINT, 4, G_PARAM_READWRITE | G_PARAM_CONSTRUCT));
  g_object_class_install_property (
      object_class, PROP_ROW_SPACING,
      g_param_spec_int ("row-spacing", NULL, NULL, 0, G_MAXINT, 4, G_PARAM_READWRITE | G_PARAM_CONSTRUCT));
  widget_class->measure = ump_wrap_box_measure;
  widget_class->size_allocate = ump_wrap_box_size_allocate;
  widget_class->get_request_mode = request_mode;
  gtk_widget_class_set_css_name (widget_class, "wrapbox");
}

static void
ump_wrap_box_init (UmpWrapBox *self)
{
}

GtkWidget *
ump_wrap_box_new (int column_spacing, int row_spacing)
{
  return g_object_new (UMP_TYPE_WRAP_BOX, "column-spacing", column_spacing, "row-spacing", row_spacing, NULL);
}

void
ump_wrap_box_append (UmpWrapBox *self, GtkWidget *child)
{
  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

void
ump_wrap_box_clear (UmpWrapBox *self)
{
  ump_remove_children (GTK_WIDGET (self));
}
