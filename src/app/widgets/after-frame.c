/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "after-frame.h"

#include "parts.h"

typedef struct {
  GtkWidget *widget;
  void (*call) (GtkWidget *widget);
} Call;

/* Those that wait, in their order: one source for all of them. NULL: none does. */
static GArray *calls;

static gboolean
call_all (gpointer data)
{
  g_autoptr (GArray) now = g_steal_pointer (&calls);

  for (guint i = 0; i < now->len; i++) {
    Call *call = &g_array_index (now, Call, i);

    call->call (call->widget);
    g_object_unref (call->widget);
  }
  return G_SOURCE_REMOVE;
}

void
ump_after_frame (GtkWidget *widget, void (*call) (GtkWidget *widget))
{
  Call added = { .widget = g_object_ref (widget), .call = call };

  if (calls == NULL) {
    calls = g_array_new (FALSE, FALSE, sizeof (Call));
    g_idle_add_full (GDK_PRIORITY_REDRAW + 5, call_all, NULL, NULL);
  }
  g_array_append_val (calls, added);
}

static void
unparent (GtkWidget *widget)
{
  if (gtk_widget_get_parent (widget) != NULL)
    gtk_widget_unparent (widget);
}

void
ump_remove_after_frame (GtkWidget *widget)
{
  if (widget == NULL)
    return;
  ump_drop_focus (widget);
  gtk_widget_set_visible (widget, FALSE);
  ump_after_frame (widget, unparent);
}
