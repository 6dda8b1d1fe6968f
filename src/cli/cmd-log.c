/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl log: every entry in words. */
#include "cli/cli.h"

#include "session/report/report.h"

int
cli_log (CliCall *call)
{
  static const char *const formats[] = { "text", "xml", NULL };
  g_autofree char *format = NULL;
  g_autofree char *number = NULL;
  gboolean voids = FALSE;
  const GOptionEntry options[] = {
    { "voids", 0, 0, G_OPTION_ARG_NONE, &voids, N_ ("With what was taken back"), NULL },
    CLI_FORMAT_OPTION (&format, "text|xml"),
    CLI_GAME_OPTION (&number),
    G_OPTION_ENTRY_NULL,
  };
  CliGame game;
  int chosen;

  if (!cli_parse (call, options, 1, 1))
    return call->status;
  chosen = cli_choice ("--format", format, formats);
  if (chosen < 0 || !cli_open (&game, call->words[0], number, UMP_STORE_READ))
    return CLI_BAD;
  if (chosen == 1) {
    g_autoptr (GBytes) bytes = ump_report_log_xml (game.session, game.index, voids, &cli_words);

    cli_put_bytes (bytes);
  } else {
    g_autofree char *text = ump_report_log_text (game.session, game.index, voids, &cli_words);

    cli_put (text);
  }
  return cli_close (&game, cli_judged (&game));
}
