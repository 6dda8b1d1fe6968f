/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "after-layout.h"
#include "../compat/signal.h"

/* clock: the widget's, while it is realized; it may have gone before the widget is. */
struct _UmpAfterLayout {
  GObject parent_instance;
  GtkWidget *widget;
  GdkFrameClock *clock;
  gulong handler;
  gboolean due;
};

G_DEFINE_FINAL_TYPE (UmpAfterLayout, ump_after_layout, G_TYPE_OBJECT)

static guint signal_laid_out;

static void
on_layout (UmpAfterLayout *self)
{
  if (!self->due || !gtk_widget_get_mapped (self->widget))
    return;
  self->due = FALSE;
  g_signal_emit (self, signal_laid_out, 0);
}

static void
on_realize (UmpAfterLayout *self)
{
  self->clock = g_object_ref (gtk_widget_get_frame_clock (self->widget));
  /* behind GTK's own handler, which lays out */
  self->handler = g_signal_connect_object (self->clock, "layout", G_CALLBACK (on_layout), self,
                                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  if (self->due)
    gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static void
on_unrealize (UmpAfterLayout *self)
{
  if (self->clock != NULL)
    g_clear_signal_handler (&self->handler, self->clock);
  g_clear_object (&self->clock);
}

void
ump_after_layout_queue (UmpAfterLayout *self)
{
  self->due = TRUE;
  if (self->clock != NULL)
    gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static void
dispose (GObject *object)
{
  on_unrealize (UMP_AFTER_LAYOUT (object));
  G_OBJECT_CLASS (ump_after_layout_parent_class)->dispose (object);
}

static void
ump_after_layout_class_init (UmpAfterLayoutClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  signal_laid_out = ump_signal_new ("laid-out", UMP_TYPE_AFTER_LAYOUT);
}

static void
ump_after_layout_init (UmpAfterLayout *self)
{
}

UmpAfterLayout *
ump_after_layout_new (GtkWidget *widget)
{
  UmpAfterLayout *self = g_object_new (UMP_TYPE_AFTER_LAYOUT, NULL);

  self->widget = widget;
  g_signal_connect_object (widget, "realize", G_CALLBACK (on_realize), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "unrealize", G_CALLBACK (on_unrealize), self, G_CONNECT_SWAPPED);
  if (gtk_widget_get_realized (widget))
    on_realize (self);
  return self;
}

void
ump_scroll_to (GtkScrolledWindow *scrolled, GtkWidget *widget, GtkOrientation orientation, double margin)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  GtkAdjustment *adjustment = across ? gtk_scrolled_window_get_hadjustment (scrolled)
                                     : gtk_scrolled_window_get_vadjustment (scrolled);
  GtkWidget *inside = gtk_widget_get_first_child (gtk_scrolled_window_get_child (scrolled));
  graphene_rect_t box;
  double from, size, around, page = gtk_adjustment_get_page_size (adjustment);

  if (inside == NULL || !gtk_widget_compute_bounds (widget, inside, &box))
    return;
  from = across ? (double) box.origin.x : (double) box.origin.y;
  size = MIN (across ? (double) box.size.width : (double) box.size.height, page);
  around = MIN (margin, (page - size) / 2);
  gtk_adjustment_clamp_page (adjustment, from - around, from + size + around);
}
