/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl edit, insert, remove, option: corrections, checked again to the end before they stand. */
#include "cli/cli.h"

#include <string.h>

#include "core/correction.h"
#include "session/report/report.h"

typedef struct {
  char *number;
  gboolean dry_run;
  gboolean force;
  gboolean follow;
} CorrectArgs;

#define CORRECT_OPTIONS(args)                                                                             \
  { "dry-run", 0, 0, G_OPTION_ARG_NONE, &(args).dry_run, N_ ("Only say what would change"), NULL },       \
      { "force", 0, 0, G_OPTION_ARG_NONE, &(args).force, N_ ("Even if a later entry is refused"), NULL }, \
      CLI_GAME_OPTION (&(args).number)

/* Whether the correction may stand. */
static int
judge (const UmpCorrection *correction, const CorrectArgs *args)
{
  if (ump_verdict_is_refused (&correction->own))
    return cli_refuse (correction->result, &correction->own);
  if (correction->stop > 0 && !args->force)
    return cli_refuse (correction->result, &correction->refused);
  return CLI_FINE;
}

int
cli_put_in_place (CliGame *game, UmpMatch *match)
{
  g_autoptr (GError) trouble = NULL;

  if (!ump_store_replace (game->store, game->index, match, NULL, &trouble))
    return cli_complain_file (ump_store_path (game->store), trouble);
  return cli_make_safe (game->store) ? CLI_FINE : CLI_BAD;
}

/* Says what it changes, and keeps it if it may stand. */
static int
correct (CliGame *game, const UmpChange *changes, guint n, const CorrectArgs *args)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *now = ump_session_now ();
  g_autofree char *text = NULL;
  g_autoptr (UmpCorrection) correction = ump_match_correct (
      game->match, changes, n, args->follow ? UMP_CORRECT_FOLLOW : UMP_CORRECT_PLAIN, now, &error);
  int status;

  if (correction == NULL)
    return cli_complain ("%s", error->message);
  text = ump_report_correction (game->match, correction, &cli_words);
  cli_put (text);
  status = judge (correction, args);
  return status != CLI_FINE || args->dry_run ? status
                                             : cli_put_in_place (game, ump_correction_steal (correction));
}

/* ---- entries ------------------------------------------------------------------------------ */

static int
correct_entry (CliGame *game, UmpChangeType type, guint number, const char *typed, const CorrectArgs *args)
{
  g_autoptr (UmpEntry) entry = NULL;
  UmpChange change = { .type = type };
  guint n = ump_match_n_entries (game->match);

  if (number < 1 || number > n + (type == UMP_CHANGE_ADD))
    return cli_complain (_ ("the log has no entry %u"), number);
  if (number <= n)
    change.at = ump_match_entry (game->match, number);
  if (type != UMP_CHANGE_ADD && ump_entry_is_void (change.at))
    return cli_complain (_ ("entry %u was taken back already"), number);
  if (typed != NULL) {
    change.entry = entry = cli_read_entry (game->match, typed);
    if (entry == NULL)
      return CLI_REFUSED;
  }
  return correct (game, &change, 1, args);
}

static int
run (CliCall *call, UmpChangeType type, const GOptionEntry *options, CorrectArgs *args)
{
  int words = type == UMP_CHANGE_LEAVE_OUT ? 2 : 3, status = CLI_BAD;
  guint64 number;
  CliGame game;

  if (!cli_parse (call, options, words, words)) {
    status = call->status;
  } else if (cli_number ("N", call->words[1], G_MAXINT, &number) &&
             cli_open (&game, call->words[0], args->number,
                       args->dry_run ? UMP_STORE_READ : UMP_STORE_WRITE)) {
    status = correct_entry (&game, type, (guint) number, call->words[2], args);
    status = cli_close (&game, status);
  }
  g_free (args->number);
  return status;
}

int
cli_edit (CliCall *call)
{
  CorrectArgs args = { 0 };
  const GOptionEntry options[] = {
    CORRECT_OPTIONS (args),
    { "follow", 0, 0, G_OPTION_ARG_NONE, &args.follow,
      N_ ("Later entries that name a replaced card follow where they have to"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  return run (call, UMP_CHANGE_ENTRY, options, &args);
}

int
cli_insert (CliCall *call)
{
  CorrectArgs args = { 0 };
  const GOptionEntry options[] = { CORRECT_OPTIONS (args), G_OPTION_ENTRY_NULL };

  return run (call, UMP_CHANGE_ADD, options, &args);
}

int
cli_remove (CliCall *call)
{
  CorrectArgs args = { 0 };
  const GOptionEntry options[] = { CORRECT_OPTIONS (args), G_OPTION_ENTRY_NULL };

  return run (call, UMP_CHANGE_LEAVE_OUT, options, &args);
}

/* ---- options -------------------------------------------------------------------------------- */

/* FALSE after a message: one option twice. */
static gboolean
add_changes (GArray *changes, const CliOptions *typed)
{
  for (guint i = 0; i < typed->values->len; i++) {
    const UmpOptionValue *value = &g_array_index (typed->values, UmpOptionValue, i);
    UmpChange change = { .type = UMP_CHANGE_OPTION, .name = value->name, .text = value->value };

    for (guint k = 0; k < i; k++)
      if (strcmp (g_array_index (changes, UmpChange, k).name, value->name) == 0) {
        cli_complain (_ ("option %s is given twice"), value->name);
        return FALSE;
      }
    g_array_append_val (changes, change);
  }
  return TRUE;
}

int
cli_option (CliCall *call)
{
  CorrectArgs args = { 0 };
  const GOptionEntry options[] = { CORRECT_OPTIONS (args), G_OPTION_ENTRY_NULL };
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (UmpChange));
  CliOptions typed = { 0 };
  CliGame game;
  int status = CLI_BAD;

  if (!cli_parse (call, options, 2, -1)) {
    status = call->status;
  } else if (cli_options_init (&typed, call->words + 1) && add_changes (changes, &typed) &&
             cli_open (&game, call->words[0], args.number, args.dry_run ? UMP_STORE_READ : UMP_STORE_WRITE)) {
    status = correct (&game, (const UmpChange *) (gpointer) changes->data, changes->len, &args);
    status = cli_close (&game, status);
  }
  cli_options_clear (&typed);
  g_free (args.number);
  return status;
}
