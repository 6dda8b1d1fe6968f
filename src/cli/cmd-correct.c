/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl edit, insert, remove, option: corrections, checked again to the end before they stand. */
#include "cli/cli.h"

#include <string.h>

#include "session/report.h"

typedef struct {
  char *number;
  gboolean dry_run;
  gboolean force;
} CorrectArgs;

#define CORRECT_OPTIONS(args)                                                                                \
  { "dry-run", 0, 0, G_OPTION_ARG_NONE, &(args).dry_run, N_ ("Only say what would change"), NULL },          \
      { "force", 0, 0, G_OPTION_ARG_NONE, &(args).force, N_ ("Also when an entry after it is refused then"), \
        NULL },                                                                                              \
      CLI_GAME_OPTION (&(args).number), G_OPTION_ENTRY_NULL

/* Whether the correction may stand. */
static int
judge (const UmpCorrection *correction, const CorrectArgs *args)
{
  if (ump_verdict_is_refused (&correction->own))
    return cli_refuse (correction->result, &correction->own);
  if (ump_verdict_is_refused (&correction->refused) && !args->force)
    return cli_refuse (correction->result, &correction->refused);
  return CLI_FINE;
}

static int
keep (CliGame *game, UmpCorrection *correction)
{
  g_autoptr (GError) trouble = NULL;

  if (!ump_store_replace (game->store, game->index, ump_correction_steal (correction), NULL, &trouble))
    return cli_complain_file (ump_store_path (game->store), trouble);
  return cli_make_safe (game->store) ? CLI_FINE : CLI_BAD;
}

static void
put_changes (CliGame *game, const UmpCorrection *correction)
{
  g_autofree char *text = ump_report_correction (game->match, correction, &cli_words);

  cli_put (text);
}

/* ---- entries ------------------------------------------------------------------------------ */

static int
correct (CliGame *game, UmpCorrectionType type, guint number, const char *typed, const CorrectArgs *args)
{
  g_autoptr (UmpEntry) entry = NULL;
  g_autoptr (UmpCorrection) correction = NULL;
  guint n = ump_match_n_entries (game->match);
  int status;

  if (number < 1 || number > n + (type == UMP_INSERT))
    return cli_complain (_ ("the log has no entry %u"), number);
  if (type != UMP_INSERT && ump_entry_is_void (ump_match_entry (game->match, number)))
    return cli_complain (_ ("entry %u was taken back already"), number);
  if (typed != NULL) {
    entry = cli_read_entry (game->match, typed);
    if (entry == NULL)
      return CLI_REFUSED;
  }
  correction = ump_match_correct (game->match, type, number, entry);
  if (correction == NULL)
    return cli_complain (_ ("entry %u cannot be corrected"), number);
  put_changes (game, correction);
  status = judge (correction, args);
  return status != CLI_FINE || args->dry_run ? status : keep (game, correction);
}

static int
run (CliCall *call, UmpCorrectionType type)
{
  CorrectArgs args = { 0 };
  const GOptionEntry options[] = { CORRECT_OPTIONS (args) };
  int words = type == UMP_REMOVE ? 2 : 3;
  guint64 number;
  CliGame game;
  int status;

  if (!cli_parse (call, options, words, words)) {
    g_free (args.number);
    return call->status;
  }
  status = CLI_BAD;
  if (cli_number ("N", call->words[1], G_MAXINT, &number) &&
      cli_open (&game, call->words[0], args.number, args.dry_run ? UMP_STORE_READ : UMP_STORE_WRITE)) {
    status = correct (&game, type, (guint) number, call->words[2], &args);
    status = cli_close (&game, status);
  }
  g_free (args.number);
  return status;
}

int
cli_edit (CliCall *call)
{
  return run (call, UMP_EDIT);
}

int
cli_insert (CliCall *call)
{
  return run (call, UMP_INSERT);
}

int
cli_remove (CliCall *call)
{
  return run (call, UMP_REMOVE);
}

/* ---- options -------------------------------------------------------------------------------- */

/* The options of the game with one of them changed. */
static GArray *
changed_options (CliGame *game, const UmpOptionValue *change)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  int n = 0;
  const UmpOptionValue *written = ump_session_game_options (game->session, game->index, &n);

  for (int i = 0; i < n; i++)
    if (strcmp (written[i].name, change->name) != 0)
      g_array_append_val (values, written[i]);
  g_array_append_vals (values, change, 1);
  return values;
}

static int
correct_option (CliGame *game, const UmpOptionValue *change, const CorrectArgs *args)
{
  g_autoptr (GArray) values = changed_options (game, change);
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpCorrection) correction = NULL;
  int status;

  correction = ump_match_correct_options (game->match, (const UmpOptionValue *) (gpointer) values->data,
                                          (int) values->len, &error);
  if (correction == NULL)
    return cli_complain ("%s", error->message);
  put_changes (game, correction);
  status = judge (correction, args);
  if (status != CLI_FINE || args->dry_run)
    return status;
  return keep (game, correction);
}

int
cli_option (CliCall *call)
{
  CorrectArgs args = { 0 };
  const GOptionEntry options[] = { CORRECT_OPTIONS (args) };
  CliOptions changes = { 0 };
  CliGame game;
  int status;

  if (!cli_parse (call, options, 2, 2)) {
    g_free (args.number);
    return call->status;
  }
  status = CLI_BAD;
  if (cli_options_init (&changes, call->words + 1) &&
      cli_open (&game, call->words[0], args.number, args.dry_run ? UMP_STORE_READ : UMP_STORE_WRITE)) {
    status = correct_option (&game, &g_array_index (changes.values, UmpOptionValue, 0), &args);
    status = cli_close (&game, status);
  }
  cli_options_clear (&changes);
  g_free (args.number);
  return status;
}
