/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in a file. */
#include "config.h"

#include "cli/cli.h"

#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/notation.h"

/* Standard input for "-", and what a path leads to that is a pipe; -1 for files. */
static int
open_pipe (const char *path)
{
  struct stat status;

  if (g_str_equal (path, "-"))
    return STDIN_FILENO;
  return stat (path, &status) == 0 && S_ISFIFO (status.st_mode) ? open (path, O_RDONLY | O_CLOEXEC) : -1;
}

/* All that comes until the other end closes; NULL with an error, also where it is more than a session may
 * be. */
static GBytes *
read_pipe (int fd, GError **error)
{
  g_autoptr (GInputStream) input = g_unix_input_stream_new (fd, fd != STDIN_FILENO);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 chunk[65536];
  gssize n;

  while ((n = g_input_stream_read (input, chunk, sizeof chunk, NULL, error)) > 0) {
    g_byte_array_append (bytes, chunk, (guint) n);
    if (bytes->len > UMP_SESSION_MAX_BYTES) {
      g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                           _ ("the file is larger than 64 MiB"));
      return NULL;
    }
  }
  return n < 0 ? NULL : g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

static UmpStore *
open_bytes (GBytes *bytes, GError **error)
{
  UmpSession *session = ump_session_parse (ump_games, bytes, NULL, error);

  return session != NULL ? ump_store_to_look_at (session) : NULL;
}

static UmpStore *
open_any (const char *path, UmpStoreMode mode, GBytes **bytes, GError **error)
{
  int fd = mode == UMP_STORE_READ ? open_pipe (path) : -1;
  g_autoptr (GBytes) piped = NULL;
  UmpStore *store;

  if (fd < 0)
    return ump_store_open (ump_games, path, mode, NULL, error);
  piped = read_pipe (fd, error);
  store = piped != NULL ? open_bytes (piped, error) : NULL;
  if (bytes != NULL)
    *bytes = g_steal_pointer (&piped);
  return store;
}

UmpStore *
cli_open_store (const char *path, UmpStoreMode mode, GBytes **bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpStore) store = open_any (path, mode, bytes, &error);
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
  game->store = cli_open_store (path, mode, NULL);
  if (game->store == NULL)
    return FALSE;
  game->session = ump_store_session (game->store);
  n = ump_session_n_games (game->session);
  if (number != NULL && !cli_read_number (number, 1, n, &n)) {
    cli_complain (_ ("--game: “%s” is not one of the session's games, 1 to %u"), number,
                  ump_session_n_games (game->session));
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
