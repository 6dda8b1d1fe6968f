/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl play, undo, redo: the log grows and shrinks at its end. */
#include "cli/cli.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/notation.h"

/* ---- play -------------------------------------------------------------------------------- */

/* A line that was accepted is printed when, and only when, it is safe on disk. */
static int
play_entry (CliGame *game, const char *typed)
{
  g_autoptr (UmpEntry) entry = cli_read_entry (game->match, typed);
  g_autoptr (GError) trouble = NULL;
  g_autofree char *line = NULL;
  UmpVerdict verdict = { 0 };

  if (entry == NULL)
    return CLI_REFUSED;
  if (!ump_store_add (game->store, game->index, entry, &verdict, &trouble))
    return cli_refuse_line (game->match, &verdict, typed,
                            verdict.kind == UMP_FORM ? ump_notation_bad_column (game->match, typed) : 0);
  if (!cli_make_safe (game, trouble))
    return CLI_BAD;
  line = ump_notation_print (ump_match_game (game->match), entry);
  cli_put_line (line);
  cli_flush ();
  return CLI_FINE;
}

static int
play_words (CliGame *game, char **entries)
{
  int status = CLI_FINE;

  for (int i = 0; entries[i] != NULL && status == CLI_FINE; i++)
    status = play_entry (game, entries[i]);
  return status;
}

static int
play_stdin (CliGame *game)
{
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  int status = CLI_FINE;

  while (status == CLI_FINE && (length = getline (&line, &room, stdin)) >= 0) {
    /* What stands behind a NUL must not vanish unseen. */
    for (char *c = memchr (line, '\0', (size_t) length); c != NULL;
         c = memchr (c, '\0', (size_t) (line + length - c)))
      *c = '\x01';
    g_strstrip (line);
    if (*line && *line != '#')
      status = play_entry (game, line);
  }
  if (status == CLI_FINE && ferror (stdin))
    status = cli_complain (_ ("standard input: %s"), g_strerror (errno));
  free (line);
  return status;
}

int
cli_play (CliCall *call)
{
  g_autofree char *number = NULL;
  const GOptionEntry options[] = {
    CLI_GAME_OPTION (&number),
    G_OPTION_ENTRY_NULL,
  };
  CliGame game;
  int status;

  if (!cli_parse (call, options, 1, -1))
    return call->status;
  if (!cli_open (&game, call->words[0], number, UMP_STORE_WRITE))
    return CLI_BAD;
  status = cli_judged (&game);
  if (status == CLI_FINE)
    status = call->n_words > 1 ? play_words (&game, call->words + 1) : play_stdin (&game);
  return cli_close (&game, status);
}

/* ---- undo, redo ------------------------------------------------------------------------------ */

static int
undo (CliGame *game)
{
  g_autoptr (GError) trouble = NULL;
  g_autofree char *line = NULL;
  guint number = ump_match_undo_entry (game->match);

  if (number)
    line = ump_notation_print (ump_match_game (game->match), ump_match_entry (game->match, number));
  if (!ump_store_undo (game->store, game->index, &trouble)) {
    cli_say ("%s", _ ("There is nothing to undo."));
    return CLI_REFUSED;
  }
  if (!cli_make_safe (game, trouble))
    return CLI_BAD;
  cli_put_line (line);
  return CLI_FINE;
}

static int
redo (CliGame *game)
{
  g_autoptr (GError) trouble = NULL;
  guint number = ump_match_redo_entry (game->match);
  UmpVerdict verdict = { 0 };

  if (!ump_store_redo (game->store, game->index, &verdict, &trouble)) {
    if (ump_verdict_is_refused (&verdict))
      return cli_refuse (game->match, &verdict);
    cli_say ("%s", _ ("There is nothing to redo."));
    return CLI_REFUSED;
  }
  if (!cli_make_safe (game, trouble))
    return CLI_BAD;
  for (; number <= ump_match_undo_entry (game->match); number++) {
    g_autofree char *line =
        ump_notation_print (ump_match_game (game->match), ump_match_entry (game->match, number));

    cli_put_line (line);
  }
  return CLI_FINE;
}

static int
run (CliCall *call, int (*act) (CliGame *game))
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
  if (!cli_open (&game, call->words[0], number, UMP_STORE_WRITE))
    return CLI_BAD;
  status = act (&game);
  return cli_close (&game, status);
}

int
cli_undo (CliCall *call)
{
  return run (call, undo);
}

int
cli_redo (CliCall *call)
{
  return run (call, redo);
}
