/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl seats: who sits where, put right. */
#include "cli/cli.h"

#include <string.h>

#include "core/correction.h"

/* "bea -> carlos" for each seat that changes; FALSE where none does. */
static gboolean
put_exchanges (const UmpSetup *setup, const GPtrArray *ids)
{
  gboolean any = FALSE;

  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *line = g_strdup_printf ("%s -> %s", setup->ids[seat], (char *) ids->pdata[seat]);

    if (strcmp (setup->ids[seat], ids->pdata[seat]) == 0)
      continue;
    cli_put_line (line);
    any = TRUE;
  }
  return any;
}

static int
seat (CliGame *game, const char *const *said, int n, gboolean dry_run)
{
  const UmpSetup *setup = ump_match_setup (game->match);
  g_autoptr (GPtrArray) ids = NULL, names = NULL;
  g_autoptr (UmpCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;
  UmpChange change = { .type = UMP_CHANGE_SEATS };

  if (n != setup->n_seats)
    return cli_complain (_ ("the game has %d seats, not %d"), setup->n_seats, n);
  if (!ump_session_find_seats (game->session, said, n, &ids, &names, &error))
    return cli_complain ("%s", error->message);
  change.ids = (const char *const *) (gpointer) ids->pdata;
  change.names = (const char *const *) (gpointer) names->pdata;
  correction = ump_match_correct (game->match, &change, 1, UMP_CORRECT_PLAIN, NULL, &error);
  if (correction == NULL)
    return cli_complain ("%s", error->message);
  if (!put_exchanges (setup, ids) || dry_run)
    return CLI_FINE;
  return cli_put_in_place (game, ump_correction_steal (correction));
}

int
cli_seats (CliCall *call)
{
  g_autofree char *number = NULL;
  gboolean dry_run = FALSE;
  const GOptionEntry options[] = {
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &dry_run, N_ ("Only say what would change"), NULL },
    CLI_GAME_OPTION (&number),
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  CliGame game;

  if (!cli_parse (call, options, 2, -1))
    return call->status;
  for (guint i = 1; i < call->n_words; i++) {
    char *name = cli_utf8 (call->words[i]);

    if (name == NULL)
      return CLI_BAD;
    g_ptr_array_add (said, name);
  }
  if (!cli_open (&game, call->words[0], number, dry_run ? UMP_STORE_READ : UMP_STORE_WRITE))
    return CLI_BAD;
  return cli_close (&game,
                    seat (&game, (const char *const *) (gpointer) said->pdata, (int) said->len, dry_run));
}
