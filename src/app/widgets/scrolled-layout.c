/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scrolled-layout.h"

struct _UmpScrolledLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (UmpScrolledLayout, ump_scrolled_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
         int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (for_size < 0)
    return;
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, NULL,
                      NULL);
}

static void
allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, -1, NULL);
}

static GtkSizeRequestMode
request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ump_scrolled_layout_class_init (UmpScrolledLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = measure;
  layout_class->allocate = allocate;
  layout_class->get_request_mode = request_mode;
}

static void
ump_scrolled_layout_init (UmpScrolledLayout *self)
{
}
