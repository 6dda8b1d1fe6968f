/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl play, undo, redo: the log grows and shrinks at its end. */
#include "cli/cli.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "core/notation.h"

/* ---- play -------------------------------------------------------------------------------- */

/* Prints what was accepted when, and only when, it is safe on disk. Returns status, or CLI_BAD. */
static int
tell (CliGame *game, GString *accepted, int status)
{
  if (accepted->len == 0)
    return status;
  if (cli_make_safe (game->store)) {
    cli_put (accepted->str);
    cli_flush ();
  } else {
    status = CLI_BAD;
  }
  g_string_truncate (accepted, 0);
  return status;
}

/* accepted: gets the canonical line. */
static int
play_entry (CliGame *game, const char *typed, GString *accepted)
{
  g_autoptr (UmpEntry) entry = cli_read_entry (game->match, typed);
  g_autofree char *line = NULL;
  UmpVerdict verdict = { 0 };

  if (entry == NULL)
    return CLI_REFUSED;
  if (!ump_store_add (game->store, game->index, entry, &verdict))
    return cli_refuse_line (game->match, &verdict, typed,
                            verdict.kind == UMP_FORM ? ump_notation_bad_column (game->match, typed) : 0);
  line = ump_notation_print (ump_match_game (game->match), entry);
  g_string_append_printf (accepted, "%s\n", line);
  return CLI_FINE;
}

static int
play_words (CliGame *game, char **entries)
{
  g_autoptr (GString) accepted = g_string_new (NULL);
  int status = CLI_FINE;

  for (int i = 0; entries[i] != NULL && status == CLI_FINE; i++)
    status = play_entry (game, entries[i], accepted);
  return tell (game, accepted, status);
}

/* Standard input as it comes. at: where the next line begins; error: an errno. */
typedef struct {
  GString *text;
  gsize at;
  gboolean ended;
  int error;
} Input;

/* A line that has come as a whole, borrowed until the next is asked for; NULL for none. */
static char *
next_line (Input *input)
{
  char *line = input->text->str + input->at;
  gsize n = input->text->len - input->at;
  char *feed = memchr (line, '\n', n);

  if (feed == NULL && (!input->ended || n == 0))
    return NULL;
  if (feed != NULL)
    n = (gsize) (feed - line);
  line[n] = '\0';
  input->at += n + (feed != NULL);
  /* What stands behind a NUL must not vanish unseen. */
  for (gsize i = 0; i < n; i++)
    if (line[i] == '\0')
      line[i] = '\x01';
  return g_strstrip (line);
}

static gboolean
is_there (int timeout)
{
  struct pollfd fd = { STDIN_FILENO, POLLIN, 0 };

  return poll (&fd, 1, timeout) > 0;
}

static void
read_more (Input *input)
{
  char buffer[65536];
  gssize n;

  g_string_erase (input->text, 0, (gssize) input->at);
  input->at = 0;
  is_there (-1);
  n = read (STDIN_FILENO, buffer, sizeof buffer);
  if (n > 0)
    g_string_append_len (input->text, buffer, n);
  else if (n == 0 || (errno != EINTR && errno != EAGAIN)) {
    input->error = n < 0 ? errno : 0;
    input->ended = TRUE;
  }
}

/* Lines that are there already are made safe together; before more is waited for, all of them are told. */
static int
play_stdin (CliGame *game)
{
  g_autoptr (GString) accepted = g_string_new (NULL), text = g_string_new (NULL);
  Input input = { .text = text };
  int status = CLI_FINE;

  while (status == CLI_FINE) {
    const char *line = next_line (&input);

    if (line != NULL && *line != '\0' && *line != '#')
      status = play_entry (game, line, accepted);
    if (line != NULL)
      continue;
    if (input.ended)
      break;
    if (!is_there (0))
      status = tell (game, accepted, status);
    if (status == CLI_FINE)
      read_more (&input);
  }
  status = tell (game, accepted, status);
  if (status == CLI_FINE && input.error != 0)
    status = cli_complain (_ ("standard input: %s"), g_strerror (input.error));
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
  g_autofree char *line = NULL;
  guint number = ump_match_undo_entry (game->match);

  if (number)
    line = ump_notation_print (ump_match_game (game->match), ump_match_entry (game->match, number));
  if (!ump_store_undo (game->store, game->index, 1)) {
    cli_say ("%s", _ ("There is nothing to undo."));
    return CLI_REFUSED;
  }
  if (!cli_make_safe (game->store))
    return CLI_BAD;
  cli_put_line (line);
  return CLI_FINE;
}

static int
redo (CliGame *game)
{
  guint number = ump_match_redo_entry (game->match);
  UmpVerdict verdict = { 0 };

  if (!ump_store_redo (game->store, game->index, &verdict)) {
    if (ump_verdict_is_refused (&verdict))
      return cli_refuse (game->match, &verdict);
    cli_say ("%s", _ ("There is nothing to redo."));
    return CLI_REFUSED;
  }
  if (!cli_make_safe (game->store))
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
