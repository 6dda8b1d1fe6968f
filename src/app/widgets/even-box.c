/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "even-box.h"

#include "parts.h"

#include "card-view.h"

struct _UmpEvenBox {
  GtkWidget parent_instance;
  GtkWidget *last; /* weak: where the focus was */
  int spacing;
  int least;
  int columns;
  gboolean full;
};

G_DEFINE_FINAL_TYPE (UmpEvenBox, ump_even_box, GTK_TYPE_WIDGET)

static int
count (UmpEvenBox *self)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child);
  return n;
}

/* The width that the widest key cannot do without. */
static int
widest (UmpEvenBox *self)
{
  int width = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int least = 0;
    if (gtk_widget_should_layout (child))
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    width = MAX (width, least);
  }
  return width;
}

/* In even lines: five keys where four would fit are three and two. */
static int
columns_for (UmpEvenBox *self, int width)
{
  int wish = MAX (widest (self), (int) (self->least * ump_text_scale (GTK_WIDGET (self)))), n = count (self);
  int most = width < 0 ? self->columns
                       : MIN ((width + self->spacing) / MAX (wish + self->spacing, 1), self->columns);
  int lines;

  most = CLAMP (most, 1, MAX (n, 1));
  lines = (n + most - 1) / most;
  return lines > 0 ? (n + lines - 1) / lines : 1;
}

/* The place of the nth key in a line. */
static int
left_of (UmpEvenBox *self, int nth, int columns, int width)
{
  return nth * (width + self->spacing) / columns;
}

static int
key_width (UmpEvenBox *self, int nth, int columns, int width)
{
  return left_of (self, nth + 1, columns, width) - left_of (self, nth, columns, width) - self->spacing;
}

/* Beyond the width that a key wishes for it gets no lower: asked for that one again and again, GTK
 * remembers. */
static int
key_height (GtkWidget *key, int width)
{
  int least, natural, height;

  gtk_widget_measure (key, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  gtk_widget_measure (key, GTK_ORIENTATION_VERTICAL, width < 0 ? -1 : CLAMP (width, least, natural), &height,
                      NULL, NULL, NULL);
  return height;
}

/* Lines that take all of the height are equally high: no key moves when another one has more to say. */
static int
lines_height (UmpEvenBox *self, int width, int line_to_measure)
{
  int columns = columns_for (self, width), at = 0, line = 0, sum = 0, tallest = 0, lines = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int height = 0;
    if (!gtk_widget_should_layout (child))
      continue;
    if (at > 0 && at % columns == 0) {
      if (line_to_measure == at / columns - 1 && !self->full)
        return line;
      sum += line + self->spacing;
      line = 0;
    }
    lines += at % columns == 0;
    height = key_height (child, width < 0 ? -1 : key_width (self, at % columns, columns, width));
    line = MAX (line, height);
    tallest = MAX (tallest, height);
    at++;
  }
  if (self->full)
    return line_to_measure >= 0 ? tallest
                                : lines * (tallest + self->spacing) - (lines > 0 ? self->spacing : 0);
  return line_to_measure >= 0 ? line : sum + line;
}

static void
ump_even_box_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  UmpEvenBox *self = UMP_EVEN_BOX (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = *natural = lines_height (self, for_size, -1);
    return;
  }
  *minimum = widest (self);
  *natural = MAX (*minimum, (int) (self->least * ump_text_scale (widget)));
  *natural = (*natural + self->spacing) * columns_for (self, -1) - self->spacing;
  *natural = MAX (*natural, *minimum);
  *minimum = ump_width_for_height (widget, for_size, *minimum, *natural);
}

static void
ump_even_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpEvenBox *self = UMP_EVEN_BOX (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int columns = columns_for (self, width), n = count (self), at = 0, line = 0, y = 0;
  int lines = (n + columns - 1) / MAX (columns, 1);
  int more = self->full && lines > 0 ? MAX (height - lines_height (self, width, -1), 0) / lines : 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int x = left_of (self, at % columns, columns, width),
        key = key_width (self, at % columns, columns, width);
    if (!gtk_widget_should_layout (child))
      continue;
    if (at % columns == 0) {
      y += at > 0 ? line + self->spacing : 0;
      line = lines_height (self, width, at / columns) + more;
    }
    if (mirrored)
      x = width - x - key;
    gtk_widget_allocate (child, key, line, -1,
                         gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
    at++;
  }
}

static GtkSizeRequestMode
ump_even_box_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean
ump_even_box_focus (GtkWidget *widget, GtkDirectionType direction)
{
  UmpEvenBox *self = UMP_EVEN_BOX (widget);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) {
    if (ump_has_focus_inside (widget))
      return FALSE;
    /* it may be pale meanwhile, and take no focus */
    if (self->last != NULL && gtk_widget_get_mapped (self->last) &&
        (gtk_widget_grab_focus (self->last) || gtk_widget_child_focus (self->last, direction)))
      return TRUE;
  }
  return GTK_WIDGET_CLASS (ump_even_box_parent_class)->focus (widget, direction);
}

static void
ump_even_box_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  if (child != NULL)
    g_set_weak_pointer (&UMP_EVEN_BOX (widget)->last, child);
  GTK_WIDGET_CLASS (ump_even_box_parent_class)->set_focus_child (widget, child);
}

static void
ump_even_box_dispose (GObject *object)
{
  g_clear_weak_pointer (&UMP_EVEN_BOX (object)->last);
  ump_even_box_clear (UMP_EVEN_BOX (object));
  G_OBJECT_CLASS (ump_even_box_parent_class)->dispose (object);
}

static void
ump_even_box_class_init (UmpEvenBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_even_box_dispose;
  widget_class->measure = ump_even_box_measure;
  widget_class->size_allocate = ump_even_box_size_allocate;
  widget_class->get_request_mode = ump_even_box_request_mode;
  widget_class->focus = ump_even_box_focus;
  widget_class->set_focus_child = ump_even_box_set_focus_child;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_even_box_init (UmpEvenBox *self)
{
  self->columns = 1;
}

GtkWidget *
ump_even_box_new (int spacing)
{
  UmpEvenBox *self = g_object_new (UMP_TYPE_EVEN_BOX, NULL);

  self->spacing = spacing;
  return GTK_WIDGET (self);
}

void
ump_even_box_append (UmpEvenBox *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
ump_even_box_clear (UmpEvenBox *self)
{
  ump_remove_children (GTK_WIDGET (self));
}

void
ump_even_box_set (UmpEvenBox *self, int least, int columns, gboolean full)
{
  if (self->least == least && self->columns == columns && self->full == full)
    return;
  self->least = least;
  self->columns = MAX (columns, 1);
  self->full = full;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
