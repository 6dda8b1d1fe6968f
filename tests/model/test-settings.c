/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is remembered between two evenings. */
#include "config.h"

#include <glib/gstdio.h>

#include "app/model/settings.h"

/* The desktop has the schema of an older version, without most of the keys. */
static char *
install_older_schema (void)
{
  char *folder = g_dir_make_tmp ("umpire-settings-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "older.gschema.xml", NULL);
  const char *const compile[] = { "glib-compile-schemas", folder, NULL };
  int status = -1;

  g_assert_true (g_file_set_contents (path,
                                      "<schemalist><schema id='" APP_ID "' path='/older/'>"
                                      "<key name='sound' type='b'><default>true</default></key>"
                                      "</schema></schemalist>",
                                      -1, NULL));
  g_assert_true (g_spawn_sync (NULL, (char **) compile, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL,
                               &status, NULL));
  g_assert_cmpint (status, ==, 0);
  return folder;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_unlink (path);
  }
  g_rmdir (folder);
}

static void
test_of_this_build (void)
{
  g_autoptr (GSettings) settings = ump_settings_new ();

  g_assert_nonnull (settings);
  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, 1120);
  g_assert_false (g_settings_get_boolean (settings, "sound"));
}

static void
check_list (GSettings *settings, const char *key, const char *const *names)
{
  g_auto (GStrv) are = g_settings_get_strv (settings, key);

  g_assert_cmpstrv (are, names);
}

static void
remember (GSettings *settings, const char *kind, const char *one, const char *other)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_ptr_array_add (names, (gpointer) one);
  g_ptr_array_add (names, (gpointer) other);
  ump_settings_remember_people (settings, kind, names);
}

static void
test_people (void)
{
  g_autoptr (GSettings) settings = ump_settings_new ();
  const char *const first[] = { "Ana", "Bea", NULL }, *const second[] = { "Carl", "Ana", NULL };
  g_autofree char *kind = NULL;

  remember (settings, "pad", first[0], first[1]);
  check_list (settings, "known-players", first);
  remember (settings, "level-8", second[0], second[1]);
  check_list (settings, "known-players", (const char *const[]){ "Carl", "Ana", "Bea", NULL });
  check_list (settings, "last-players", second);
  kind = g_settings_get_string (settings, "last-kind");
  g_assert_cmpstr (kind, ==, "level-8");
}

/* The list does not grow with every evening. */
static void
test_many_people (void)
{
  g_autoptr (GSettings) settings = ump_settings_new ();
  g_auto (GStrv) known = NULL;

  for (int evening = 0; evening < 50; evening++) {
    g_autofree char *one = g_strdup_printf ("Guest %d", 2 * evening);
    g_autofree char *other = g_strdup_printf ("Guest %d", 2 * evening + 1);

    remember (settings, "pad", one, other);
  }
  known = g_settings_get_strv (settings, "known-players");
  g_assert_cmpint (g_strv_length (known), ==, 60);
  g_assert_cmpstr (known[0], ==, "Guest 98");
}

int
main (int argc, char *argv[])
{
  g_autofree char *older = install_older_schema ();
  int result;

  g_setenv ("GSETTINGS_SCHEMA_DIR", older, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/settings/of-this-build", test_of_this_build);
  g_test_add_func ("/settings/people", test_people);
  g_test_add_func ("/settings/many-people", test_many_people);
  result = g_test_run ();
  remove_folder (older);
  return result;
}
