/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notes when the window has got a key and when it has painted a frame, for the bench: loaded in front of GLib
 * by LD_PRELOAD.
 *
 *   FRAMES_LOG     a file that gets a line for each: "key Return 81234567", "frame 98765432". The number is
 *                  for how many nanoseconds the main thread has run until then: what the kernel says in
 *                  /proc/PID/task/PID/schedstat */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <gtk/gtk.h>
#include <time.h>
#include <unistd.h>

static int log_fd = -1;
static gboolean is_painted; /* anything, since the cycle of the clock began */

static gint64
worked (void)
{
  struct timespec spec;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &spec);
  return (gint64) spec.tv_sec * G_GINT64_CONSTANT (1000000000) + spec.tv_nsec;
}

static void
note (const char *what)
{
  char line[128];
  int n = g_snprintf (line, sizeof line, "%s %" G_GINT64_FORMAT "\n", what, worked ());

  if (write (log_fd, line, (size_t) n) != n)
    g_error ("the log cannot be written");
}

static void
on_paint (void)
{
  is_painted = TRUE;
}

static void
on_after_paint (void)
{
  if (!is_painted)
    return;
  is_painted = FALSE;
  note ("frame");
}

/* Called in front of GTK's own handlers. */
static gboolean
on_event (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GdkEvent *event = g_value_peek_pointer (&values[1]);

  if (gdk_event_get_event_type (event) == GDK_KEY_PRESS) {
    g_autofree char *what = g_strdup_printf ("key %s", gdk_keyval_name (gdk_key_event_get_keyval (event)));

    note (what);
  }
  return TRUE;
}

static void
on_realize (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_signal_connect (clock, "paint", G_CALLBACK (on_paint), NULL);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (on_after_paint), NULL);
}

static void
on_window_added (GtkApplication *application, GtkWindow *window)
{
  static gsize is_hooked;

  if (g_once_init_enter (&is_hooked)) {
    g_signal_add_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE), 0, on_event, NULL, NULL);
    g_once_init_leave (&is_hooked, 1);
  }
  g_signal_connect_after (window, "realize", G_CALLBACK (on_realize), NULL);
}

int
g_application_run (GApplication *application, int argc, char **argv)
{
  int (*run) (GApplication *, int, char **) = NULL;
  const char *path = g_getenv ("FRAMES_LOG");

  *(void **) &run = dlsym (RTLD_NEXT, "g_application_run");
  if (path != NULL && GTK_IS_APPLICATION (application)) {
    log_fd = open (path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    g_signal_connect (application, "window-added", G_CALLBACK (on_window_added), NULL);
  }
  return run (application, argc, argv);
}
