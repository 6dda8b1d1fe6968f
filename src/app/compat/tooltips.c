/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tooltips.h"

/* There is one pointer. */
static gboolean rests; /* where it has tapped */
static gboolean (*shown_before) (GtkWidget *, int, int, gboolean, GtkTooltip *);

static gboolean
on_event (GtkEventControllerLegacy *controller, GdkEvent *event, gpointer user_data)
{
  GdkEventType type = gdk_event_get_event_type (event);

  /* with its end too: a hand is not so still as that no motion comes between */
  if (type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_BEGIN ||
      type == GDK_TOUCH_END)
    rests = TRUE;
  else if (type == GDK_MOTION_NOTIFY && gdk_event_get_time (event) != GDK_CURRENT_TIME) /* not made up */
    rests = FALSE;
  return FALSE;
}

static void
on_windows_changed (GListModel *windows, guint at, guint n_removed, guint n_added)
{
  for (guint i = at; i < at + n_added; i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
    GtkEventController *events = gtk_event_controller_legacy_new ();

    gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
    g_signal_connect (events, "event", G_CALLBACK (on_event), NULL);
    gtk_widget_add_controller (window, events);
  }
}

static gboolean
query_tooltip (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  return (by_keyboard || !rests) && shown_before (widget, x, y, by_keyboard, tooltip);
}

void
ump_compat_mend_tooltips (void)
{
  GtkWidgetClass *klass = g_type_class_ref (GTK_TYPE_WIDGET);

  shown_before = klass->query_tooltip;
  klass->query_tooltip = query_tooltip;
  g_type_class_unref (klass);
  g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (on_windows_changed), NULL);
}
