/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl check, replay, score, moves, normalise: what a session says. */
#include "cli/cli.h"

#include "cli/draw.h"
#include "session/report/export.h"
#include "session/report/report.h"

/* ---- check ---------------------------------------------------------------------------- */

static gboolean
is_refused (UmpSession *session)
{
  for (guint i = 0; i < ump_session_n_games (session); i++)
    if (ump_match_refusal (ump_session_match (session, i)) != NULL)
      return TRUE;
  return FALSE;
}

/* Judges one file; report is NULL for text. */
static int
check_file (const char *path, UmpReport *report, gboolean *any)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (UmpStore) store = cli_open_store (path, UMP_STORE_READ, &bytes);
  UmpSession *session;
  gboolean refused;

  if (store == NULL)
    return CLI_BAD;
  session = ump_store_session (store);
  refused = is_refused (session);
  /* Only the line of a refused entry needs the bytes. */
  if (refused && bytes == NULL)
    bytes = ump_session_read_file (path, NULL);
  if (report != NULL) {
    ump_report_add (report, session, path, bytes, &cli_words);
  } else {
    g_autofree char *text = ump_report_text (session, path, bytes, &cli_words);

    cli_put (*any ? "\n" : "");
    cli_put (text);
  }
  *any = TRUE;
  return refused ? CLI_REFUSED : CLI_FINE;
}

static int
check_files (char **paths, gboolean xml)
{
  UmpReport *report = xml ? ump_report_new () : NULL;
  gboolean any = FALSE;
  int status = CLI_FINE;

  for (int i = 0; paths[i] != NULL; i++) {
    int one = check_file (paths[i], report, &any);

    status = MAX (status, one);
  }
  if (report != NULL) {
    g_autoptr (GBytes) bytes = ump_report_finish (report);

    if (any)
      cli_put_bytes (bytes);
  }
  return status;
}

int
cli_check (CliCall *call)
{
  static const char *const formats[] = { "text", "xml", NULL };
  g_autofree char *format = NULL;
  const GOptionEntry options[] = {
    CLI_FORMAT_OPTION (&format, "text|xml"),
    G_OPTION_ENTRY_NULL,
  };
  int chosen;

  if (!cli_parse (call, options, 1, -1))
    return call->status;
  chosen = cli_choice ("--format", format, formats);
  return chosen < 0 ? CLI_BAD : check_files (call->words, chosen == 1);
}

/* ---- replay ------------------------------------------------------------------------------ */

static int
replay (CliGame *game, const char *to, gboolean xml)
{
  guint64 number = ump_match_n_entries (game->match);

  if (to != NULL && !cli_number ("--to", to, G_MAXINT, &number))
    return CLI_BAD;
  if (number > ump_match_n_entries (game->match))
    return cli_complain (_ ("--to: the log has %u entries"), ump_match_n_entries (game->match));
  number = MIN (number, ump_match_checked (game->match));
  if (xml) {
    g_autoptr (GBytes) bytes = ump_report_table_xml (game->match, (guint) number);

    cli_put_bytes (bytes);
  } else {
    g_autofree char *text = ump_report_table_text (game->match, (guint) number, &cli_words);

    cli_put (text);
  }
  return cli_judged (game);
}

int
cli_replay (CliCall *call)
{
  static const char *const formats[] = { "text", "xml", NULL };
  g_autofree char *format = NULL;
  g_autofree char *to = NULL;
  g_autofree char *number = NULL;
  const GOptionEntry options[] = {
    { "to", 0, 0, G_OPTION_ARG_FILENAME, &to, N_ ("After entry N; else after the last"), N_ ("N") },
    CLI_FORMAT_OPTION (&format, "text|xml"),
    CLI_GAME_OPTION (&number),
    G_OPTION_ENTRY_NULL,
  };
  CliGame game;
  int chosen, status;

  if (!cli_parse (call, options, 1, 1))
    return call->status;
  chosen = cli_choice ("--format", format, formats);
  if (chosen < 0 || !cli_open (&game, call->words[0], number, UMP_STORE_READ))
    return CLI_BAD;
  status = replay (&game, to, chosen == 1);
  return cli_close (&game, status);
}

/* ---- score --------------------------------------------------------------------------------- */

/* The page and the table are those that are given to others. */
static GBytes *
score (const CliGame *game, const char *format)
{
  if (g_str_equal (format, "html"))
    return ump_export (game->session, game->index, UMP_EXPORT_HTML, CLI_DRAW_CARD, &cli_words, NULL);
  if (g_str_equal (format, "csv"))
    return ump_export (game->session, game->index, UMP_EXPORT_CSV, NULL, &cli_words, NULL);
  return ump_report_score (game->session, game->index,
                           g_str_equal (format, "xml") ? UMP_SCORE_XML : UMP_SCORE_TEXT, &cli_words);
}

int
cli_score (CliCall *call)
{
  static const char *const formats[] = { "text", "csv", "xml", "html", NULL };
  g_autofree char *format = NULL;
  g_autofree char *number = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const GOptionEntry options[] = {
    CLI_FORMAT_OPTION (&format, "text|csv|xml|html"),
    CLI_GAME_OPTION (&number),
    G_OPTION_ENTRY_NULL,
  };
  CliGame game;
  int chosen, status;

  if (!cli_parse (call, options, 1, 1))
    return call->status;
  chosen = cli_choice ("--format", format, formats);
  if (chosen == 3 && cli_hand_over (call))
    return call->status;
  if (chosen < 0 || !cli_open (&game, call->words[0], number, UMP_STORE_READ))
    return CLI_BAD;
  bytes = score (&game, formats[chosen]);
  cli_put_bytes (bytes);
  status = cli_judged (&game);
  return cli_close (&game, status);
}

/* ---- moves, normalise -------------------------------------------------------------------------- */

static void
put_moves (UmpMatch *match)
{
  g_autoptr (GPtrArray) lines = ump_match_move_lines (match);

  for (guint i = 0; i < lines->len; i++)
    cli_put_line (lines->pdata[i]);
}

int
cli_moves (CliCall *call)
{
  g_autofree char *number = NULL;
  const GOptionEntry options[] = {
    CLI_GAME_OPTION (&number),
    G_OPTION_ENTRY_NULL,
  };
  CliGame game;
  int status;

  if (!cli_parse (call, options, 1, 1))
    return call->status;
  if (!cli_open (&game, call->words[0], number, UMP_STORE_READ))
    return CLI_BAD;
  put_moves (game.match);
  status = cli_judged (&game);
  return cli_close (&game, status);
}

int
cli_normalise (CliCall *call)
{
  g_autoptr (UmpStore) store = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (!cli_parse (call, NULL, 1, 1))
    return call->status;
  store = cli_open_store (call->words[0], UMP_STORE_READ, NULL);
  if (store == NULL)
    return CLI_BAD;
  bytes = ump_session_write (ump_store_session (store));
  cli_put_bytes (bytes);
  return CLI_FINE;
}
