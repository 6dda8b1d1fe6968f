/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "session/library-place.h"
#include "session/replace.h"
#include "session/session.h"

/* Of former folders so many are remembered. */
#define MAX_FORMER 8

char *
ump_library_usual_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "umpire", "sessions", NULL);
}

/* A line a folder: the one that is chosen ("" for the usual one), then the former ones. */
static char *
choice_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "umpire", "library", NULL);
}

/* The lines; an empty array where nothing was ever chosen. */
static char **
read_choice (void)
{
  g_autofree char *path = choice_path (), *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return g_new0 (char *, 1);
  g_strchomp (text);
  return g_strsplit (text, "\n", MAX_FORMER + 1);
}

char *
ump_library_chosen_folder (void)
{
  g_auto (GStrv) lines = read_choice ();

  return lines[0] != NULL && g_path_is_absolute (lines[0]) ? g_strdup (lines[0]) : NULL;
}

char *
ump_library_folder (void)
{
  char *chosen = ump_library_chosen_folder ();

  return chosen != NULL ? chosen : ump_library_usual_folder ();
}

static gboolean
fail (const char *path, int code, GError **error)
{
  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, "%s: %s", path, g_strerror (code));
  return FALSE;
}

static gboolean
may_be_chosen (const char *folder, GError **error)
{
  if (!g_path_is_absolute (folder) || strchr (folder, '\n') != NULL)
    return fail (folder, EINVAL, error);
  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return fail (folder, g_file_test (folder, G_FILE_TEST_EXISTS) ? ENOTDIR : ENOENT, error);
  return g_access (folder, R_OK | X_OK) == 0 || fail (folder, errno, error);
}

static void
add_once (GPtrArray *folders, const char *folder)
{
  if (g_path_is_absolute (folder) && folders->len < MAX_FORMER &&
      !g_ptr_array_find_with_equal_func (folders, folder, g_str_equal, NULL))
    g_ptr_array_add (folders, g_strdup (folder));
}

/* Those of the file, and the one that is the library now; never `except`. */
static GPtrArray *
former (const char *except)
{
  GPtrArray *folders = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = read_choice ();

  for (int i = 0; lines[i] != NULL; i++)
    if (g_strcmp0 (lines[i], except) != 0)
      add_once (folders, lines[i]);
  return folders;
}

gboolean
ump_library_choose_folder (const char *folder, GError **error)
{
  g_autofree char *path = choice_path (), *place = g_path_get_dirname (path);
  g_autoptr (GString) text = g_string_new (folder);
  g_autoptr (GPtrArray) before = former (folder);
  g_autoptr (GBytes) bytes = NULL;

  if (folder != NULL && !may_be_chosen (folder, error))
    return FALSE;
  if (g_mkdir_with_parents (place, 0700) < 0)
    return fail (place, errno, error);
  for (guint i = 0; i < before->len; i++)
    g_string_append_printf (text, "\n%s", (char *) before->pdata[i]);
  g_string_append_c (text, '\n');
  bytes = g_bytes_new (text->str, text->len);
  return ump_replace_file (path, bytes, error);
}

char **
ump_library_former_folders (void)
{
  g_autofree char *chosen = ump_library_chosen_folder (), *usual = ump_library_usual_folder ();
  GPtrArray *folders = former (chosen);

  if (chosen != NULL)
    add_once (folders, usual);
  g_ptr_array_set_free_func (folders, NULL);
  g_ptr_array_add (folders, NULL);
  return (char **) g_ptr_array_free (folders, FALSE);
}

char *
ump_library_folder_problem (const char *folder)
{
  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return g_strdup_printf (_ ("The folder of your sessions is not there: %s"), folder);
  if (g_access (folder, W_OK) < 0)
    return g_strdup_printf (_ ("Nothing can be written in the folder of your sessions: %s"), folder);
  return NULL;
}
