/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/recent.h"

#define MOST 60

static gboolean
holds (GPtrArray *paths, const char *path)
{
  return g_ptr_array_find_with_equal_func (paths, path, g_str_equal, NULL);
}

GStrv
ump_recent_load (const char *file)
{
  GPtrArray *paths = g_ptr_array_new ();
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (g_file_get_contents (file, &text, NULL, NULL))
    lines = g_strsplit (text, "\n", -1);
  for (int k = 0; lines != NULL && lines[k] != NULL; k++) {
    g_autofree char *path = *lines[k] != '\0' ? g_filename_from_uri (lines[k], NULL, NULL) : NULL;

    if (path != NULL && !holds (paths, path))
      g_ptr_array_add (paths, g_steal_pointer (&path));
  }
  g_ptr_array_add (paths, NULL);
  return (GStrv) g_ptr_array_free (paths, FALSE);
}

/* The list without path, behind first (which may be NULL). */
static gboolean
write_list (const char *file, const char *first, const char *path, GError **error)
{
  g_auto (GStrv) paths = ump_recent_load (file);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  if (first != NULL) {
    g_autofree char *uri = g_filename_to_uri (first, NULL, error);

    if (uri == NULL)
      return FALSE;
    g_string_append_printf (text, "%s\n", uri);
    n++;
  }
  for (int k = 0; paths[k] != NULL && n < MOST; k++) {
    g_autofree char *uri = g_str_equal (paths[k], path) ? NULL : g_filename_to_uri (paths[k], NULL, NULL);

    if (uri == NULL)
      continue;
    g_string_append_printf (text, "%s\n", uri);
    n++;
  }
  return g_file_set_contents (file, text->str, (gssize) text->len, error);
}

gboolean
ump_recent_put (const char *file, const char *path, GError **error)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);

  return write_list (file, whole, whole, error);
}

gboolean
ump_recent_drop (const char *file, const char *path, GError **error)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);

  return write_list (file, NULL, whole, error);
}
