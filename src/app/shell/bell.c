/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bell.h"

#include "../model/settings.h"

#define BETWEEN_BELLS 200 /* ms: two that are heard as two */

static gboolean
ring_again (gpointer display)
{
  gdk_display_beep (display);
  return G_SOURCE_REMOVE;
}

void
ump_bell_ring (GtkWidget *widget, GSettings *settings, UmpAnswerType type)
{
  gboolean refused = type == UMP_ANSWER_REFUSED;
  GdkDisplay *display = gtk_widget_get_display (widget);

  if (!g_settings_get_boolean (settings, "sound"))
    return;
  if (refused || type == UMP_ANSWER_ACCEPTED || type == UMP_ANSWER_RULING)
    gdk_display_beep (display);
  if (refused)
    g_timeout_add_full (G_PRIORITY_DEFAULT, BETWEEN_BELLS, ring_again, g_object_ref (display),
                        g_object_unref);
}
