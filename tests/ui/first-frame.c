/* SPDX-License-Identifier: GPL-3.0-or-later */
/* first-frame WIDTH HEIGHT FILE…: opens each session in a window of that size and says, a line each, how wide
 * a page was taken to be when its first frame was drawn, and what it became later, if it did. */
#include "config.h"

#include <stdlib.h>

#include "app/compat/bounds.h"
#include "app/shell/application.h"
#include "app/shell/window.h"
#include "app/widgets/width-class.h"

/* Whatever a page puts off comes within so many frames. */
#define FRAMES 12
#define PATIENCE_S 60

/* By page, what it was taken for in its last frame, plus one. */
static GHashTable *drawn;
static int frames;

static void
note_page (GtkWidget *page)
{
  static const char *const names[] = { "narrow", "medium", "wide" };
  int now = ump_width_class_get (UMP_WIDTH_CLASS (page)) + 1;
  int before = GPOINTER_TO_INT (g_hash_table_lookup (drawn, page));

  g_hash_table_insert (drawn, page, GINT_TO_POINTER (now));
  if (before == 0)
    g_print ("%s\n", names[now - 1]);
  else if (before != now)
    g_print ("%s, then %s\n", names[before - 1], names[now - 1]);
}

static void
note_pages (GtkWidget *widget)
{
  if (UMP_IS_WIDTH_CLASS (widget) && gtk_widget_get_mapped (widget))
    note_page (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    note_pages (child);
}

static void
on_painted (GdkFrameClock *clock, GtkWidget *window)
{
  frames++;
  if (ump_window_play (UMP_WINDOW (window)) != NULL)
    note_pages (window);
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static void
on_too_long (gpointer data)
{
  g_error ("no frame was drawn");
}

static void
show_session (UmpApplication *application, int width, int height, const char *path)
{
  UmpWindow *window = ump_application_new_window (application);
  guint source = g_timeout_add_once (PATIENCE_S * 1000, on_too_long, NULL);

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  ump_window_open (window, path);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_object (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                           G_CALLBACK (on_painted), window, 0);
  gtk_widget_add_tick_callback (GTK_WIDGET (window), on_tick, NULL, NULL);
  while (ump_window_play (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  for (frames = 0; frames < FRAMES;)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  gtk_window_destroy (GTK_WINDOW (window));
  g_hash_table_remove_all (drawn);
}

int
main (int argc, char *argv[])
{
  g_autoptr (UmpApplication) application = NULL;
  g_autoptr (GError) error = NULL;

  g_assert (argc > 3);
  ump_compat_mend_bounds ();
  application = ump_application_new ();
  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    g_error ("%s", error->message);
  g_application_hold (G_APPLICATION (application));
  drawn = g_hash_table_new (NULL, NULL);
  for (int k = 3; k < argc; k++)
    show_session (application, atoi (argv[1]), atoi (argv[2]), argv[k]);
  g_hash_table_unref (drawn);
  g_application_release (G_APPLICATION (application));
  return 0;
}
