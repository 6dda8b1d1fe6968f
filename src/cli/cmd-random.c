/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl random: a legal session made of a seed. */
#include "cli/cli.h"

static const char *const people[UMP_MAX_SEATS] = {
  "Ana", "Bea", "Carlos", "Dora", "Elena", "Fede", "Gala", "Hugo", "Iris", "Juan", "Kira", "Leo",
};

typedef struct {
  char **options;
  char *seats;
  char *seed;
  char *entries;
} RandomArgs;

typedef struct {
  guint64 seats;
  guint64 seed;
  guint64 entries;
} RandomNumbers;

/* A version 4 UUID. */
static char *
random_id (UmpRandom *random)
{
  guint bytes[16];

  for (guint i = 0; i < G_N_ELEMENTS (bytes); i++)
    bytes[i] = ump_random_below (random, 256);
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return g_strdup_printf ("%02x%02x%02x%02x-%02x%02x-%02x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x", bytes[0],
                          bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
                          bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]);
}

/* Some evening of 2026. */
static char *
random_date (UmpRandom *random)
{
  guint month = 1 + ump_random_below (random, 12);
  guint day = 1 + ump_random_below (random, 28);
  guint minute = ump_random_below (random, 60);

  return g_strdup_printf ("2026-%02u-%02uT20:%02u:00Z", month, day, minute);
}

static void
play_at_random (UmpMatch *match, UmpRandom *random, guint64 most)
{
  for (guint64 i = 0; i < most && ump_table_state (ump_match_table (match)) == UMP_PLAYING; i++) {
    g_autoptr (UmpEntry) entry = ump_match_random_entry (match, random);
    UmpVerdict verdict = { 0 };

    if (entry == NULL || !ump_match_add (match, entry, &verdict))
      return;
  }
}

static int
make_session (const UmpGame *game, const RandomNumbers *numbers, const CliOptions *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) session = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *id = NULL;
  g_autofree char *created = NULL;
  UmpRandom random;

  ump_random_init (&random, numbers->seed);
  id = random_id (&random);
  created = random_date (&random);
  session = ump_session_new (ump_games, id, created);
  if (!ump_session_add_game (session, game->kind, people, (int) numbers->seats,
                             (const UmpOptionValue *) (gpointer) options->values->data,
                             (int) options->values->len, NULL, &error))
    return cli_complain ("%s", error->message);
  play_at_random (ump_session_match (session, 0), &random, numbers->entries);
  bytes = ump_session_write (session);
  cli_put_bytes (bytes);
  return CLI_FINE;
}

static int
run_random (CliCall *call, const RandomArgs *args)
{
  const UmpGame *game = cli_kind (call->words[0]);
  RandomNumbers numbers = { .seed = 1, .entries = UMP_MAX_ENTRIES };
  CliOptions options;
  int status = CLI_BAD;

  if (game == NULL)
    return CLI_BAD;
  numbers.seats = (guint64) game->min_seats;
  if ((args->seats != NULL && !cli_number ("--seats", args->seats, UMP_MAX_SEATS, &numbers.seats)) ||
      (args->seed != NULL && !cli_number ("--seed", args->seed, G_MAXUINT64, &numbers.seed)) ||
      (args->entries != NULL && !cli_number ("--entries", args->entries, UMP_MAX_ENTRIES, &numbers.entries)))
    return CLI_BAD;
  if (cli_options_init (&options, args->options))
    status = make_session (game, &numbers, &options);
  cli_options_clear (&options);
  return status;
}

int
cli_random (CliCall *call)
{
  RandomArgs args = { 0 };
  const GOptionEntry options[] = {
    { "seats", 0, 0, G_OPTION_ARG_FILENAME, &args.seats, N_ ("Number of players; else the least"), N_ ("N") },
    { "seed", 0, 0, G_OPTION_ARG_FILENAME, &args.seed, N_ ("Which session; else 1"), N_ ("N") },
    { "entries", 0, 0, G_OPTION_ARG_FILENAME, &args.entries, N_ ("Stop after so many entries"), N_ ("N") },
    CLI_SET_OPTION (&args.options),
    G_OPTION_ENTRY_NULL,
  };
  int status = cli_parse (call, options, 1, 1) ? run_random (call, &args) : call->status;

  g_strfreev (args.options);
  g_free (args.seats);
  g_free (args.seed);
  g_free (args.entries);
  return status;
}
