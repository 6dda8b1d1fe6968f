/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "session/library/library-place.h"
#include "session/store/replace.h"
#include "session/format/session.h"

char *
ump_library_usual_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "umpire", "sessions", NULL);
}

/* Its first line is the folder that is chosen, empty for the usual one. */
static char *
choice_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "umpire", "library", NULL);
}

char *
ump_library_chosen_folder (void)
{
  g_autofree char *path = choice_path (), *text = NULL;
  gsize n;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return NULL;
  n = strcspn (text, "\n");
  text[n] = '\0';
  return g_path_is_absolute (text) ? g_steal_pointer (&text) : NULL;
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

gboolean
ump_library_choose_folder (const char *folder, GError **error)
{
  g_autofree char *path = choice_path (), *place = g_path_get_dirname (path);
  g_autofree char *text = g_strconcat (folder != NULL ? folder : "", "\n", NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  if (folder != NULL && !may_be_chosen (folder, error))
    return FALSE;
  if (g_mkdir_with_parents (place, 0700) < 0)
    return fail (place, errno, error);
  return ump_replace_file (path, bytes, error);
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
