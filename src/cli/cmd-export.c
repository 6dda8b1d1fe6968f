/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl export: what is given to others. */
#include "cli/cli.h"

#include <string.h>

#include "session/export.h"

static int
put (GBytes *bytes, const char *path)
{
  g_autoptr (GError) error = NULL;
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);

  if (path == NULL) {
    cli_put_bytes (bytes);
    return CLI_FINE;
  }
  if (!g_file_set_contents (path, data, (gssize) n, &error))
    return cli_complain ("%s", error->message);
  return CLI_FINE;
}

/* With --game that game, else all where the format holds several. */
static int export(CliCall *call, UmpExportFormat format, const char *number, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  CliGame game;
  int status;

  if (!cli_open (&game, call->words[0], number, UMP_STORE_READ))
    return CLI_BAD;
  bytes = ump_export (game.session, number != NULL ? game.index : UMP_EXPORT_ALL, format, &cli_words, &error);
  status = bytes != NULL ? put (bytes, path) : cli_complain ("%s", error->message);
  return cli_close (&game, status);
}

int
cli_export (CliCall *call)
{
  static const char *const formats[] = { "text", "csv", "html", "bgstats", "xml", "svg", "png", "pdf", NULL };
  g_autofree char *format = NULL, *number = NULL, *path = NULL;
  const GOptionEntry options[] = {
    { "to", 0, 0, G_OPTION_ARG_FILENAME, &format, N_ ("The format"), "text|csv|html|bgstats|xml" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &path, N_ ("Write to this file"), N_ ("FILE") },
    CLI_GAME_OPTION (&number),
    G_OPTION_ENTRY_NULL,
  };
  int chosen;

  if (!cli_parse (call, options, 1, 1))
    return call->status;
  if (format == NULL)
    return cli_complain (_ ("--to says the format: %s"), "text, csv, html, bgstats, xml");
  chosen = cli_choice ("--to", format, formats);
  if (chosen < 0)
    return CLI_BAD;
  if (chosen > UMP_EXPORT_XML)
    return cli_complain (_ ("this program was built without the format %s"), format);
  return export(call, (UmpExportFormat) chosen, number, path);
}
