/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-cases [--update] KIND FOLDER: plays all .case files of a kind, then looks what no case has touched.
 * TAP. */
#include "cases.h"

#include <stdio.h>
#include <string.h>

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Paths of the case files in a folder, sorted. */
static GPtrArray *
find_files (const char *folder)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".case"))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_names);
  return paths;
}

/* What no case has touched stands on the line of the result itself: meson shows no other. Whether there is
 * any. */
static gboolean
tell_missing (const char *missing, int number)
{
  g_auto (GStrv) lines = g_strsplit (missing, "\n", -1);
  g_autoptr (GString) all = g_string_new (NULL);

  for (int i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      g_string_append_printf (all, "%s%s", all->len ? ", " : ": ", lines[i] + strspn (lines[i], "# "));
  printf ("%s %d - every rule, verb, option and score line occurs in a case%s\n", all->len ? "not ok" : "ok",
          number, all->str);
  return all->len > 0;
}

int
main (int argc, char **argv)
{
  gboolean update = argc > 1 && strcmp (argv[1], "--update") == 0;
  const UmpGame *game = argc == 3 + update ? ump_games_find (argv[1 + update]) : NULL;
  g_autoptr (GPtrArray) paths = NULL;
  g_autofree char *missing = NULL;
  CaseSeen seen;
  int n_tests = 0, failures = 0;

  if (game == NULL) {
    fprintf (stderr, "usage: run-cases [--update] KIND FOLDER\n");
    return 2;
  }
  paths = find_files (argv[2 + update]);
  case_seen_init (&seen, game);
  for (guint i = 0; i < paths->len; i++)
    failures += case_run_file (paths->pdata[i], &seen, &n_tests, update);
  missing = case_seen_missing (&seen);
  failures += tell_missing (missing, ++n_tests);
  printf ("1..%d\n", n_tests);
  case_seen_clear (&seen);
  return failures ? 1 : 0;
}
