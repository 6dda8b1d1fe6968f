/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl stats, list: what many sessions say. */
#include "cli/cli.h"

#include <string.h>

#include "session/library-place.h"
#include "session/library.h"
#include "session/report.h"
#include "session/statistics.h"

/* The folder where sessions are kept when no other was named; a new string. NULL where one was chosen that is
 * not there, which is said. */
static char *
library_folder (void)
{
  g_autofree char *folder = ump_library_folder (), *chosen = ump_library_chosen_folder ();

  if (chosen != NULL && !g_file_test (chosen, G_FILE_TEST_IS_DIR)) {
    g_autofree char *problem = ump_library_folder_problem (chosen);

    cli_complain ("%s", problem);
    return NULL;
  }
  return g_steal_pointer (&folder);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The sessions of a folder, by name. */
static GPtrArray *
paths_of (const char *folder)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".umpire") && name[0] != '.')
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

/* ---- stats ----------------------------------------------------------------------------- */

/* What cannot be read is said and left out. */
static void
take_file (UmpStatistics *statistics, const char *path)
{
  g_autoptr (UmpStore) store = cli_open_store (path, UMP_STORE_READ);

  if (store != NULL)
    ump_statistics_add (statistics, ump_store_session (store));
}

static int
count (CliCall *call, const char *kind, const char *player, UmpStatisticsFormat format)
{
  g_autofree char *names = g_build_filename (g_get_user_data_dir (), "umpire", "people", NULL);
  /* people's other names belong to the library: what is said of files that were named depends on them
   * alone */
  g_autoptr (UmpAliases) aliases = ump_aliases_new (call->n_words == 0 ? names : NULL);
  g_autoptr (UmpStatistics) statistics = ump_statistics_new (kind, player, aliases);
  g_autofree char *folder = call->n_words == 0 ? library_folder () : NULL;
  g_autoptr (GPtrArray) library = folder != NULL ? paths_of (folder) : NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (call->n_words == 0 && folder == NULL)
    return CLI_BAD;
  for (guint i = 0; i < call->n_words; i++)
    take_file (statistics, call->words[i]);
  for (guint i = 0; library != NULL && i < library->len; i++)
    take_file (statistics, library->pdata[i]);
  bytes = ump_statistics_write (statistics, format, &cli_words);
  cli_put_bytes (bytes);
  return CLI_FINE;
}

int
cli_stats (CliCall *call)
{
  static const char *const formats[] = { "text", "csv", "xml", NULL };
  g_autofree char *format = NULL, *kind = NULL, *typed = NULL, *player = NULL;
  const GOptionEntry options[] = {
    { "kind", 0, 0, G_OPTION_ARG_FILENAME, &kind, N_ ("Only games of this kind"), N_ ("KIND") },
    { "player", 0, 0, G_OPTION_ARG_FILENAME, &typed, N_ ("Only games of this person"), N_ ("NAME") },
    CLI_FORMAT_OPTION (&format, "text|csv|xml"),
    G_OPTION_ENTRY_NULL,
  };
  int chosen;

  if (!cli_parse (call, options, 0, -1))
    return call->status;
  chosen = cli_choice ("--format", format, formats);
  if (chosen < 0 || (kind != NULL && cli_kind (kind) == NULL))
    return CLI_BAD;
  player = typed != NULL ? cli_utf8 (typed) : NULL;
  if (typed != NULL && player == NULL)
    return CLI_BAD;
  return count (call, kind, player, (UmpStatisticsFormat) chosen);
}

/* ---- list --------------------------------------------------------------------------------- */

static int
list (gboolean xml)
{
  g_autofree char *folder = library_folder ();
  g_autofree char *recent = g_build_filename (g_get_user_data_dir (), "umpire", "recent", NULL);
  g_autoptr (UmpLibrary) library = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (folder == NULL)
    return CLI_BAD;
  if (!g_file_test (folder, G_FILE_TEST_IS_DIR)) {
    bytes = ump_report_library (NULL, xml, &cli_words);
  } else {
    library = ump_library_new_chosen (ump_games, recent, NULL);
    while (ump_library_is_loading (library))
      g_main_context_iteration (NULL, TRUE);
    bytes = ump_report_library (library, xml, &cli_words);
  }
  cli_put_bytes (bytes);
  return CLI_FINE;
}

int
cli_list (CliCall *call)
{
  static const char *const formats[] = { "text", "xml", NULL };
  g_autofree char *format = NULL;
  const GOptionEntry options[] = {
    CLI_FORMAT_OPTION (&format, "text|xml"),
    G_OPTION_ENTRY_NULL,
  };
  int chosen;

  if (!cli_parse (call, options, 0, 0))
    return call->status;
  chosen = cli_choice ("--format", format, formats);
  return chosen < 0 ? CLI_BAD : list (chosen == 1);
}
