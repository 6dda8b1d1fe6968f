/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write-out.h"

#include "../model/file-task.h"

static void
on_written (GObject *object, GAsyncResult *result, gpointer done)
{
  UmpWindow *window = UMP_WINDOW (object);
  g_autoptr (GError) error = NULL;
  gboolean written = ump_file_write_finish (result, &error);

  g_application_release (g_application_get_default ());
  /* It may have been closed meanwhile. */
  if (gtk_window_get_application (GTK_WINDOW (window)) != NULL)
    ump_window_toast (window, written ? done : error->message, NULL, NULL, NULL);
}

void
ump_write_out (UmpWindow *window, const char *path, GBytes *bytes, const char *done)
{
  g_application_hold (g_application_get_default ());
  ump_file_write (window, path, bytes, on_written, (gpointer) done);
}
