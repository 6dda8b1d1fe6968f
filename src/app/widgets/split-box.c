/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "split-box.h"

#include "parts.h"

struct _UmpSplitBox {
  GtkWidget parent_instance;
  GtkWidget *start;
  GtkWidget *end;
  int share;
  gboolean below;
  int column_spacing;
  int row_spacing;
};

G_DEFINE_FINAL_TYPE (UmpSplitBox, ump_split_box, GTK_TYPE_WIDGET)

static gboolean
both (UmpSplitBox *self)
{
  return gtk_widget_should_layout (self->start) && gtk_widget_should_layout (self->end);
}

/* Widths of the two side by side; FALSE where they stand one below the other. */
static gboolean
divide (UmpSplitBox *self, int width, int *start, int *end)
{
  int least_start, least_end, wish, room = width - self->column_spacing;

  if (self->below)
    return FALSE;
  gtk_widget_measure (self->start, GTK_ORIENTATION_HORIZONTAL, -1, &least_start, &wish, NULL, NULL);
  gtk_widget_measure (self->end, GTK_ORIENTATION_HORIZONTAL, -1, &least_end, NULL, NULL, NULL);
  if (least_start + least_end > room)
    return FALSE;
  *start = self->share > 0 ? room * self->share / 100 : MIN (wish, room * 3 / 5);
  *start = CLAMP (*start, least_start, room - least_end);
  *end = room - *start;
  return TRUE;
}

static int
height_of (GtkWidget *child, int width, int *natural)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, natural, NULL, NULL);
  return least;
}

static void
measure_width (UmpSplitBox *self, int *minimum, int *natural)
{
  int least_start, least_end, wish_start, wish_end;

  gtk_widget_measure (self->start, GTK_ORIENTATION_HORIZONTAL, -1, &least_start, &wish_start, NULL, NULL);
  gtk_widget_measure (self->end, GTK_ORIENTATION_HORIZONTAL, -1, &least_end, &wish_end, NULL, NULL);
  *minimum = MAX (least_start, least_end);
  *natural = self->below ? MAX (wish_start, wish_end) : wish_start + self->column_spacing + wish_end;
}

static void
measure_height (UmpSplitBox *self, int width, int *minimum, int *natural)
{
  int start = -1, end = -1, least_start, least_end, wish_start, wish_end;
  gboolean beside = width < 0 ? !self->below : divide (self, width, &start, &end);

  if (!beside)
    start = end = width;
  least_start = height_of (self->start, start, &wish_start);
  least_end = height_of (self->end, end, &wish_end);
  *minimum = beside ? MAX (least_start, least_end) : least_start + self->row_spacing + least_end;
  *natural = beside ? MAX (wish_start, wish_end) : wish_start + self->row_spacing + wish_end;
}

static void
ump_split_box_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  UmpSplitBox *self = UMP_SPLIT_BOX (widget);

  *minimum = *natural = 0;
  if (both (self) && orientation == GTK_ORIENTATION_HORIZONTAL) {
    measure_width (self, minimum, natural);
    *minimum = ump_width_for_height (widget, for_size, *minimum, *natural);
  } else if (both (self))
    measure_height (self, for_size, minimum, natural);
  else if (gtk_widget_should_layout (self->start))
    gtk_widget_measure (self->start, orientation, for_size, minimum, natural, NULL, NULL);
  else if (gtk_widget_should_layout (self->end))
    gtk_widget_measure (self->end, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
put (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_allocate (child, width, height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

static void
ump_split_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpSplitBox *self = UMP_SPLIT_BOX (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int start, end, upper;

  if (!both (self)) {
    if (gtk_widget_should_layout (self->start))
      put (self->start, 0, 0, width, height);
    if (gtk_widget_should_layout (self->end))
      put (self->end, 0, 0, width, height);
    return;
  }
  if (divide (self, width, &start, &end)) {
    put (self->start, mirrored ? width - start : 0, 0, start, height);
    put (self->end, mirrored ? 0 : width - end, 0, end, height);
    return;
  }
  height_of (self->start, width, &upper);
  upper = MIN (upper, height - self->row_spacing - height_of (self->end, width, NULL));
  upper = MAX (upper, height_of (self->start, width, NULL));
  put (self->start, 0, 0, width, upper);
  put (self->end, 0, upper + self->row_spacing, width,
       MAX (height - self->row_spacing - upper, height_of (self->end, width, NULL)));
}

static GtkSizeRequestMode
ump_split_box_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ump_split_box_dispose (GObject *object)
{
  UmpSplitBox *self = UMP_SPLIT_BOX (object);

  g_clear_pointer (&self->start, gtk_widget_unparent);
  g_clear_pointer (&self->end, gtk_widget_unparent);
  G_OBJECT_CLASS (ump_split_box_parent_class)->dispose (object);
}

static void
ump_split_box_class_init (UmpSplitBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_split_box_dispose;
  widget_class->measure = ump_split_box_measure;
  widget_class->size_allocate = ump_split_box_size_allocate;
  widget_class->get_request_mode = ump_split_box_request_mode;
}

static void
ump_split_box_init (UmpSplitBox *self)
{
}

GtkWidget *
ump_split_box_new (GtkWidget *start, GtkWidget *end)
{
  UmpSplitBox *self = g_object_new (UMP_TYPE_SPLIT_BOX, NULL);

  self->start = start;
  self->end = end;
  gtk_widget_set_parent (start, GTK_WIDGET (self));
  gtk_widget_set_parent (end, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
ump_split_box_set (UmpSplitBox *self, int share, gboolean below, int column_spacing, int row_spacing)
{
  if (self->share == share && self->below == below && self->column_spacing == column_spacing &&
      self->row_spacing == row_spacing)
    return;
  self->share = share;
  self->below = below;
  self->column_spacing = column_spacing;
  self->row_spacing = row_spacing;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
