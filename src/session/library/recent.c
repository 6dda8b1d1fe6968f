/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <unistd.h>

#include "session/format/input.h"
#include "session/store/lock.h"
#include "session/library/recent.h"
#include "session/store/replace.h"

#define MOST 60

static gboolean
holds (GPtrArray *paths, const char *path)
{
  return g_ptr_array_find_with_equal_func (paths, path, g_str_equal, NULL);
}

/* FALSE: one is there that cannot be read, and is not to be written over. */
static gboolean
load (const char *file, GStrv *list, GError **error)
{
  GPtrArray *paths;
  g_autofree char *text = ump_input_lines (file, error);
  g_auto (GStrv) lines = NULL;

  if (text == NULL)
    return FALSE;
  paths = g_ptr_array_new ();
  lines = g_strsplit (text, "\n", -1);
  for (int k = 0; lines[k] != NULL; k++) {
    g_autofree char *path = *lines[k] != '\0' ? g_filename_from_uri (lines[k], NULL, NULL) : NULL;

    if (path != NULL && !holds (paths, path))
      g_ptr_array_add (paths, g_steal_pointer (&path));
  }
  g_ptr_array_add (paths, NULL);
  *list = (GStrv) g_ptr_array_free (paths, FALSE);
  return TRUE;
}

GStrv
ump_recent_load (const char *file)
{
  GStrv paths;

  return load (file, &paths, NULL) ? paths : g_new0 (char *, 1);
}

static void
add_line (GString *text, const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

  if (uri != NULL)
    g_string_append_printf (text, "%s\n", uri);
}

static gboolean
write_list (const char *file, const GPtrArray *paths, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;

  for (guint k = 0; k < MIN (paths->len, MOST); k++)
    add_line (text, paths->pdata[k]);
  bytes = g_bytes_new (text->str, text->len);
  return ump_replace_file (file, bytes, error);
}

/* Threads of this program and other programs put and drop too: they read before they write, one after the
 * other. The mutex is there for file systems without locks. */
static GMutex at_work;

/* The list without path, behind first (which may be NULL). */
static gboolean
put_first (const char *file, const char *first, const char *path, GError **error)
{
  g_auto (GStrv) before = NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();
  int lock;
  gboolean done;

  g_mutex_lock (&at_work);
  lock = ump_lock_folder_of (file, error);
  done = lock >= 0 && load (file, &before, error);
  if (first != NULL)
    g_ptr_array_add (paths, (gpointer) first);
  for (int k = 0; done && before[k] != NULL; k++)
    if (!g_str_equal (before[k], path))
      g_ptr_array_add (paths, before[k]);
  done = done && write_list (file, paths, error);
  if (lock >= 0)
    close (lock);
  g_mutex_unlock (&at_work);
  return done;
}

gboolean
ump_recent_put (const char *file, const char *path, GError **error)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  g_autofree char *uri = g_filename_to_uri (whole, NULL, error);

  return uri != NULL && put_first (file, whole, whole, error);
}

gboolean
ump_recent_drop (const char *file, const char *path, GError **error)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);

  return put_first (file, NULL, whole, error);
}
