/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tooltips.h"

/* There is one pointer. */
static gboolean rests; /* where it has tapped */
static gboolean (*shown_before) (GtkWidget *, int, int, gboolean, GtkTooltip *);

static gboolean
on_event (GtkEventControllerLegacy *controller, GdkEvent *event, gpointer user_data)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    rests = TRUE;
  else if (type == GDK_MOTION_NOTIFY && gdk_event_get_time (event) != GDK_CURRENT_TIME) /* not made up */
    rests = FALSE;
  return FALSE;
}

static void
on_window_added (GtkApplication *application, GtkWidget *window)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (on_event), NULL);
  gtk_widget_add_controller (window, events);
}

static gboolean
query_tooltip (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  return (by_keyboard || !rests) && shown_before (widget, x, y, by_keyboard, tooltip);
}

void
ump_compat_mend_tooltips (GtkApplication *application)
{
  GtkWidgetClass *klass = g_type_class_ref (GTK_TYPE_WIDGET);

  shown_before = klass->query_tooltip;
  klass->query_tooltip = query_tooltip;
  g_type_class_unref (klass);
  g_signal_connect (application, "window-added", G_CALLBACK (on_window_added), NULL);
}
