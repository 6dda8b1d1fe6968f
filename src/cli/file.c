/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in a file. */
#include "config.h"

#include "cli/cli.h"

#include "core/notation.h"

UmpStore *
cli_open_store (const char *path, UmpStoreMode mode)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpStore) store = ump_store_open (ump_games, path, mode, NULL, &error);
  const char *const *warnings;

  if (store == NULL) {
    cli_complain_file (path, error);
    return NULL;
  }
  if (ump_store_notice (store) != NULL)
    cli_say ("%s: %s", path, ump_store_notice (store));
  warnings = ump_session_warnings (ump_store_session (store));
  for (int i = 0; warnings != NULL && warnings[i] != NULL; i++)
    cli_say ("%s: %s", path, warnings[i]);
  if (mode == UMP_STORE_WRITE && ump_store_is_read_only (store)) {
    cli_complain (_ ("%s cannot be written now"), path);
    return NULL;
  }
  return g_steal_pointer (&store);
}

gboolean
cli_open (CliGame *game, const char *path, const char *number, UmpStoreMode mode)
{
  guint64 n = 0;

  *game = (CliGame){ 0 };
  if (number != NULL && !cli_number ("--game", number, G_MAXINT, &n))
    return FALSE;
  game->store = cli_open_store (path, mode);
  if (game->store == NULL)
    return FALSE;
  game->session = ump_store_session (game->store);
  if (number == NULL)
    n = ump_session_n_games (game->session);
  if (n < 1 || n > ump_session_n_games (game->session)) {
    cli_complain (_ ("--game: the session has games 1 to %u"), ump_session_n_games (game->session));
    cli_close (game, CLI_BAD);
    return FALSE;
  }
  game->index = (guint) n - 1;
  game->match = ump_session_match (game->session, game->index);
  return TRUE;
}

int
cli_judged (CliGame *game)
{
  const UmpVerdict *refusal = ump_match_refusal (game->match);

  if (refusal == NULL)
    return CLI_FINE;
  cli_say (_ ("Entry %u stands in the file and is refused."), ump_match_checked (game->match) + 1);
  return cli_refuse (game->match, refusal);
}

gboolean
cli_make_safe (UmpStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_strdup (ump_store_path (store));

  if (!ump_store_save (store, &error)) {
    cli_complain_file (path, error);
    return FALSE;
  }
  if (g_str_equal (path, ump_store_path (store)))
    return TRUE;
  cli_complain ("%s: %s", path, ump_store_notice (store));
  return FALSE;
}

int
cli_close (CliGame *game, int status)
{
  gboolean safe = game->store == NULL || ump_store_is_read_only (game->store) ||
                  !ump_store_is_saved (game->store) || cli_make_safe (game->store);

  g_clear_pointer (&game->store, ump_store_close);
  return safe ? status : CLI_BAD;
}

UmpEntry *
cli_read_entry (UmpMatch *match, const char *typed)
{
  UmpVerdict verdict = { 0 };
  int column = 0;
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, typed, &verdict, &column);
  g_autofree char *now = NULL;

  if (entry == NULL) {
    cli_refuse_line (match, &verdict, typed, column);
    return NULL;
  }
  if (entry->at != NULL)
    return g_steal_pointer (&entry);
  now = ump_session_now ();
  return ump_entry_with (entry, NULL, now);
}
