/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl export: what is given to others. */
#include "cli/cli.h"
#include "cli/draw.h"

#include <string.h>
#include <sys/stat.h>

#include "config.h"
#include "session/report/export.h"
#include "session/store/give.h"

static int
put (GBytes *bytes, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (path == NULL) {
    cli_put_bytes (bytes);
    return CLI_FINE;
  }
  return ump_store_give (ump_games, path, bytes, &error) ? CLI_FINE : cli_complain_file (path, error);
}

/* which: of those that are drawn. */
static GBytes *
draw (const CliGame *game, int which, gboolean log, GError **error)
{
#ifdef CLI_DRAWS
  return ump_draw_result (game->session, game->index, (UmpDrawFormat) which,
                          log ? UMP_DRAW_LOG : UMP_DRAW_PLAIN, &cli_words, error);
#else
  return NULL; /* it was refused or handed over before */
#endif
}

/* Whether path is the file itself, by whatever name. */
static gboolean
is_itself (const char *file, const char *path)
{
  struct stat one, other;

  return stat (file, &one) == 0 && stat (path, &other) == 0 && one.st_dev == other.st_dev &&
         one.st_ino == other.st_ino;
}

/* Which game a format holds that holds one, where the session has several. */
static void
say_which (const CliGame *game, UmpExportFormat format, const char *number)
{
  guint n = ump_session_n_games (game->session);

  if (number == NULL && n > 1 && (format == UMP_EXPORT_CSV || format == UMP_EXPORT_HTML))
    cli_say (_ ("This is game %u of %u; --game says another."), game->index + 1, n);
}

/* With --game that game, else all where the format holds several. */
static int export(CliCall *call, UmpExportFormat format, const char *number, const char *path, gboolean log)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gboolean itself = format == UMP_EXPORT_XML && path != NULL && is_itself (call->words[0], path);
  CliGame game;
  int status;

  if (!cli_open (&game, call->words[0], number, itself ? UMP_STORE_WRITE : UMP_STORE_READ))
    return CLI_BAD;
  say_which (&game, format, number);
  if (itself) /* all of it is there */
    return cli_close (&game, CLI_FINE);
  if (format > UMP_EXPORT_XML)
    bytes = draw (&game, (int) format - UMP_EXPORT_XML - 1, log, &error);
  else
    bytes = ump_export (game.session, number != NULL ? game.index : UMP_EXPORT_ALL, format, CLI_DRAW_CARD,
                        &cli_words, &error);
  status = bytes != NULL ? put (bytes, path) : cli_complain ("%s", error->message);
  return cli_close (&game, status);
}

int
cli_export (CliCall *call)
{
  static const char *const formats[] = { "text", "csv", "html", "bgstats", "xml", "svg", "png", "pdf", NULL };
  g_autofree char *format = NULL, *number = NULL, *path = NULL;
  gboolean log = FALSE;
  const GOptionEntry options[] = {
    { "to", 0, 0, G_OPTION_ARG_FILENAME, &format, N_ ("The format"),
      "text|csv|html|bgstats|xml|svg|png|pdf" },
    { "log", 0, 0, G_OPTION_ARG_NONE, &log, N_ ("With the log, rulings and notes (pdf)"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &path, N_ ("Write to this file"), N_ ("FILE") },
    CLI_GAME_OPTION (&number),
    G_OPTION_ENTRY_NULL,
  };
  int chosen;

  if (!cli_parse (call, options, 1, 1))
    return call->status;
  if (format == NULL)
    return cli_complain (_ ("--to says the format: %s"), "text, csv, html, bgstats, xml, svg, png, pdf");
  chosen = cli_choice ("--to", format, formats);
  if (chosen < 0)
    return CLI_BAD;
#ifndef HAVE_DRAW
  if (chosen > UMP_EXPORT_XML)
    return cli_complain (_ ("this program was built without the format %s"), format);
#endif
  if (log && !g_str_equal (format, "pdf"))
    return cli_complain (_ ("--log is for pdf"));
  if ((chosen > UMP_EXPORT_XML || chosen == UMP_EXPORT_HTML) && cli_hand_over (call))
    return call->status;
  return export(call, (UmpExportFormat) chosen, number, path, log);
}
