/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl stats, list: what many sessions say. */
#include "cli/cli.h"

#include "session/library/library-place.h"
#include "session/library/library.h"
#include "session/report/report.h"
#include "session/report/statistics.h"

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

/* What is in that folder and what was opened elsewhere, read; NULL where the folder is not there. */
static UmpLibrary *
read_library (const char *folder)
{
  g_autofree char *recent = g_build_filename (g_get_user_data_dir (), "umpire", "recent", NULL);
  UmpLibrary *library;

  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return NULL;
  library = ump_library_new_chosen (ump_games, recent, NULL);
  while (ump_library_is_loading (library))
    g_main_context_iteration (NULL, TRUE);
  return library;
}

/* ---- stats ----------------------------------------------------------------------------- */

/* What cannot be read is said and left out. */
static void
take_file (UmpStatistics *statistics, const char *path)
{
  g_autoptr (UmpStore) store = cli_open_store (path, UMP_STORE_READ, NULL);

  if (store != NULL)
    ump_statistics_add (statistics, ump_store_session (store));
}

static void
take_library (UmpStatistics *statistics, UmpLibrary *library)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (library));

  for (guint k = 0; k < n; k++) {
    g_autoptr (UmpLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), k);
    const GPtrArray *records = ump_library_item_records (item);

    if (ump_library_item_state (item) == UMP_LIBRARY_UNREADABLE)
      cli_complain ("%s: %s", ump_library_item_path (item), ump_library_item_problem (item));
    for (guint i = 0; i < records->len; i++)
      ump_statistics_add_record (statistics, records->pdata[i]);
  }
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
  g_autoptr (UmpLibrary) library = folder != NULL ? read_library (folder) : NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (call->n_words == 0 && folder == NULL)
    return CLI_BAD;
  /* files that were named are counted as they were */
  if (call->n_words == 0)
    ump_statistics_merge_copies (statistics);
  for (guint i = 0; i < call->n_words; i++)
    take_file (statistics, call->words[i]);
  if (library != NULL)
    take_library (statistics, library);
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
  g_autoptr (UmpLibrary) library = folder != NULL ? read_library (folder) : NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (folder == NULL)
    return CLI_BAD;
  bytes = ump_report_library (library, xml, &cli_words);
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
