/* SPDX-License-Identifier: GPL-3.0-or-later */
/* freed FILE…: shows each session in a window of its own, with all of its pages and panes, leaves it for
 * Home, opens it again, and closes the window. Says which widgets and what of the model outlive that; ends
 * with 1 if any does. */
#include "config.h"

#include "app/compat/bounds.h"
#include "app/shell/application.h"
#include "app/shell/window.h"

#define PATIENCE_S 60

/* What is still there of what was watched: object, its type's name. */
static GHashTable *alive;

static void
on_gone (gpointer data, GObject *object)
{
  g_hash_table_remove (alive, object);
}

static void
watch_object (gpointer object)
{
  if (!g_hash_table_contains (alive, object)) {
    g_hash_table_insert (alive, object, (gpointer) G_OBJECT_TYPE_NAME (object));
    g_object_weak_ref (object, on_gone, NULL);
  }
}

/* GTK keeps the window of tooltips for the display. */
static void
watch (GtkWidget *widget)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return;
  watch_object (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch (child);
}

static gboolean
on_too_long (gpointer too_long)
{
  *(gboolean *) too_long = TRUE;
  return G_SOURCE_REMOVE;
}

/* Until that is so; FALSE: it never was. */
static gboolean
wait_until (gboolean (*is_so) (gpointer data), gpointer data)
{
  gboolean too_long = FALSE;
  guint source = g_timeout_add_seconds (PATIENCE_S, on_too_long, &too_long);

  while (!is_so (data) && !too_long)
    g_main_context_iteration (NULL, TRUE);
  if (!too_long)
    g_source_remove (source);
  return !too_long;
}

static gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer frames)
{
  return --*(int *) frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean
is_none_left (gpointer frames)
{
  return *(int *) frames == 0;
}

/* What a page puts off to its first frames is there. */
static void
settle (UmpWindow *window)
{
  int frames = 3;

  gtk_widget_add_tick_callback (GTK_WIDGET (window), on_frame, &frames, NULL);
  if (!wait_until (is_none_left, &frames))
    g_error ("no frame was drawn");
  watch (GTK_WIDGET (window));
}

static gboolean
has_session (gpointer window)
{
  return ump_window_play (window) != NULL;
}

static gboolean
has_no_session (gpointer window)
{
  return ump_window_play (window) == NULL;
}

static gboolean
is_all_gone (gpointer data)
{
  return g_hash_table_size (alive) == 0;
}

static void
open_session (UmpWindow *window, const char *path)
{
  ump_window_open (window, path);
  if (!wait_until (has_session, window))
    g_error ("%s did not open", path);
  watch_object (ump_window_play (window));
  settle (window);
}

/* No questions: newer libadwaita closes those before it closes their window. */
static void
walk (UmpWindow *window)
{
  const char *const actions[] = {
    "win.show-score",     "win.show-log",     "win.show-left",    "win.show-rules",
    "win.show-table",     "win.replay",       "win.replay",       "win.round-end",
    "win.correct-option", "win.edit-last",    "win.back",         "win.learned",
    "win.back",           "win.table-window", "win.table-window", "win.focus-entry",
  };

  for (gsize k = 0; k < G_N_ELEMENTS (actions); k++) {
    gtk_widget_activate_action (GTK_WIDGET (window), actions[k], NULL);
    settle (window);
  }
}

static void
show_session (UmpApplication *application, const char *path)
{
  UmpWindow *window = ump_application_new_window (application);

  ump_window_show_home (window);
  gtk_window_present (GTK_WINDOW (window));
  settle (window);
  ump_window_show_new (window);
  settle (window);
  ump_window_show_home (window);
  ump_window_show_statistics (window);
  settle (window);
  ump_window_show_home (window);
  open_session (window, path);
  walk (window);
  ump_window_show_home (window);
  if (!wait_until (has_no_session, window))
    g_error ("%s was not left", path);
  settle (window);
  open_session (window, path);
  walk (window);
  gtk_window_close (GTK_WINDOW (window));
}

/* How many of each type, in the order of their names. */
static int
say_alive (const char *path)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GList) types = g_hash_table_get_values (alive);
  g_autoptr (GList) names = NULL;

  for (GList *l = types; l != NULL; l = l->next)
    g_hash_table_insert (counts, l->data,
                         GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (counts, l->data)) + 1));
  names = g_list_sort (g_hash_table_get_keys (counts), (GCompareFunc) g_strcmp0);
  for (GList *l = names; l != NULL; l = l->next)
    g_print ("%s: %d %s\n", path, GPOINTER_TO_INT (g_hash_table_lookup (counts, l->data)), (char *) l->data);
  return names != NULL;
}

int
main (int argc, char *argv[])
{
  g_autoptr (UmpApplication) application = NULL;
  g_autoptr (GError) error = NULL;
  int failed = 0;

  ump_compat_mend_bounds ();
  application = ump_application_new ();
  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    g_error ("%s", error->message);
  g_application_hold (G_APPLICATION (application));
  alive = g_hash_table_new (NULL, NULL);
  for (int k = 1; k < argc; k++) {
    show_session (application, argv[k]);
    wait_until (is_all_gone, NULL);
    failed |= say_alive (argv[k]);
    g_hash_table_remove_all (alive);
  }
  g_application_release (G_APPLICATION (application));
  return failed;
}
