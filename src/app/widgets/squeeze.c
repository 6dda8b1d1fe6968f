/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "squeeze.h"

struct _UmpSqueeze {
  GtkWidget parent_instance;
  GtkWidget *scroll;
  GtkWidget *child;
  int least;
  gboolean constant;
  gboolean sideways;
};

G_DEFINE_FINAL_TYPE (UmpSqueeze, ump_squeeze, GTK_TYPE_WIDGET)

static void
ump_squeeze_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  UmpSqueeze *self = UMP_SQUEEZE (widget);
  int least;

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
    if (self->sideways)
      gtk_widget_measure (self->scroll, orientation, -1, minimum, NULL, NULL, NULL);
    return;
  }
  if (self->constant) {
    *minimum = *natural = self->least;
    return;
  }
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->child, orientation, for_size < 0 ? -1 : MAX (for_size, least), minimum, natural,
                      NULL, NULL);
  if (self->least > 0)
    *minimum = MIN (*minimum, self->least);
}

static void
ump_squeeze_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpSqueeze *self = UMP_SQUEEZE (widget);
  int least;

  gtk_widget_measure (self->scroll, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_allocate (self->scroll, width, MAX (height, least), baseline, NULL);
}

static GtkSizeRequestMode
ump_squeeze_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean
ump_squeeze_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (UMP_SQUEEZE (widget)->scroll, direction);
}

static void
ump_squeeze_dispose (GObject *object)
{
  UmpSqueeze *self = UMP_SQUEEZE (object);

  g_clear_pointer (&self->scroll, gtk_widget_unparent);
  G_OBJECT_CLASS (ump_squeeze_parent_class)->dispose (object);
}

static void
ump_squeeze_class_init (UmpSqueezeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_squeeze_dispose;
  widget_class->measure = ump_squeeze_measure;
  widget_class->size_allocate = ump_squeeze_size_allocate;
  widget_class->get_request_mode = ump_squeeze_request_mode;
  widget_class->focus = ump_squeeze_focus;
}

static void
ump_squeeze_init (UmpSqueeze *self)
{
  self->scroll = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroll), 40);
  /* a focus that is lost inside would come to rest here, where no key does anything */
  gtk_widget_set_focusable (self->scroll, FALSE);
  gtk_widget_set_parent (self->scroll, GTK_WIDGET (self));
}

GtkWidget *
ump_squeeze_new (GtkWidget *child)
{
  UmpSqueeze *self = g_object_new (UMP_TYPE_SQUEEZE, NULL);

  self->child = child;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroll), child);
  return GTK_WIDGET (self);
}

void
ump_squeeze_set_least (UmpSqueeze *self, int least)
{
  if (self->least == least)
    return;
  self->least = least;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ump_squeeze_set_constant (UmpSqueeze *self, int height)
{
  self->constant = TRUE;
  ump_squeeze_set_least (self, height);
}

void
ump_squeeze_set_sideways (UmpSqueeze *self, gboolean sideways)
{
  self->sideways = sideways;
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroll),
                                  sideways ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
