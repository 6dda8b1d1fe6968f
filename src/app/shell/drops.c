/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "drops.h"

/* On every page: where a session is played, another one opens in a window of its own. */
static gboolean
on_dropped (GtkDropTarget *target, const GValue *value, double x, double y, UmpWindow *self)
{
  gboolean opened = FALSE;

  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next) {
    g_autofree char *path = g_file_get_path (l->data);

    if (path == NULL) {
      ump_window_toast (self, _ ("Only files of this machine can be opened"), NULL, NULL, NULL);
      continue;
    }
    ump_application_open_path (ump_window_application (self), GTK_WINDOW (self), path);
    opened = TRUE;
  }
  return opened;
}

/* Before the texts inside, which would take the file's name. */
void
ump_drops_take (UmpWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (target), GTK_PHASE_CAPTURE);
  g_signal_connect (target, "drop", G_CALLBACK (on_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  gtk_widget_add_css_class (GTK_WIDGET (self), "drop-target");
}
