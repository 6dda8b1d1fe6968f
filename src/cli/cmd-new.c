/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl new: a session, or one more game of it. */
#include "cli/cli.h"

#include <string.h>

#include "core/steps.h"
#include "session/report/report.h"
#include "session/learned/templates.h"

typedef struct {
  char **options;
  char *title;
  char *place;
  char *sheet;
  gboolean append;
} NewArgs;

static void
new_args_clear (NewArgs *args)
{
  g_strfreev (args->options);
  g_free (args->title);
  g_free (args->place);
  g_free (args->sheet);
}

static gboolean
set_headings (UmpSession *session, const NewArgs *args)
{
  g_autofree char *title = args->title != NULL ? cli_utf8 (args->title) : NULL;
  g_autofree char *place = args->place != NULL ? cli_utf8 (args->place) : NULL;

  if ((args->title != NULL && title == NULL) || (args->place != NULL && place == NULL))
    return FALSE;
  if ((title != NULL && !ump_text_is_writable (title)) || (place != NULL && !ump_text_is_writable (place))) {
    cli_complain (_ ("title and place hold characters that no session can hold"));
    return FALSE;
  }
  if (title != NULL)
    ump_session_set_title (session, title);
  if (place != NULL)
    ump_session_set_place (session, place);
  return TRUE;
}

/* How the table is set up for these people and options: what a deck of one's own comes to can be seen
 * there. */
static void
say_steps (UmpMatch *match)
{
  g_autoptr (UmpSteps) steps = NULL;

  if (ump_match_game (match)->no_table)
    return;
  steps = ump_steps_new (ump_match_table (match));
  for (guint i = 0; i < steps->steps->len; i++) {
    g_autofree char *words = ump_text_format (&ump_steps_get (steps, i)->words, steps->setup, &cli_words);

    cli_say ("  %u. %s", i + 1, words);
  }
}

/* Which rows of a card that comes with the game are not certain, where nobody said what stands there. */
static void
say_unsure (const UmpSetup *setup)
{
  for (int i = 0; i < setup->game->n_parts; i++) {
    const UmpPart *part = &setup->game->parts[i];
    int first = 0, last = 0;

    if (part->compare == NULL || !part->option || setup->option_given[part->option - 1])
      continue;
    for (int row = 1; row <= part->n_rows; row++)
      if (part->sure[row - 1] == UMP_SURE_UNCHECKED) {
        first = first > 0 ? first : row;
        last = row;
      }
    if (first > 0) {
      const UmpText text =
          UMP_TEXT (first == last ? part->compare_one : part->compare, { UMP_N (first), UMP_N (last) });
      g_autofree char *words = ump_text_format (&text, setup, &cli_words);

      cli_say ("%s (-o %s=…)", words, setup->game->options[part->option - 1].name);
    }
  }
}

/* The ids are what has to be typed later. */
static void
say_seats (const char *path, UmpSession *session)
{
  guint last = ump_session_n_games (session) - 1;
  const UmpSetup *setup = ump_match_setup (ump_session_match (session, last));

  g_autoptr (GString) line = g_string_new (path);

  g_string_append_c (line, ':');
  for (int i = 0; i < setup->n_seats; i++) {
    g_autofree char *name = ump_report_one_line (setup->names[i]);

    g_string_append_printf (line, "%s %s = %s", i ? "," : "", setup->ids[i], name);
  }
  cli_say ("%s", line->str);
  say_steps (ump_session_match (session, last));
  say_unsure (setup);
}

static int
append_game (const char *path, const char *kind, char **names, int n, const CliOptions *options,
             const NewArgs *args)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpStore) store = cli_open_store (path, UMP_STORE_WRITE, NULL);

  if (store == NULL)
    return CLI_BAD;
  if (!set_headings (ump_store_session (store), args))
    return CLI_BAD;
  if (!ump_store_add_game (store, kind, (const char *const *) names, n,
                           (const UmpOptionValue *) (gpointer) options->values->data,
                           (int) options->values->len, &error))
    return cli_complain_file (path, error);
  if (!cli_make_safe (store))
    return CLI_BAD;
  say_seats (path, ump_store_session (store));
  return CLI_FINE;
}

static int
create (const char *path, const char *kind, char **names, int n, const CliOptions *options,
        const NewArgs *args)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) session = NULL;
  g_autoptr (UmpStore) store = NULL;
  g_autofree char *now = ump_session_now ();

  if (g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    return cli_complain (_ ("%s exists already; --append adds a game to it"), path);
  session = ump_session_new (ump_games, NULL, NULL);
  if (!set_headings (session, args))
    return CLI_BAD;
  if (!ump_session_add_game (session, kind, (const char *const *) names, n,
                             (const UmpOptionValue *) (gpointer) options->values->data,
                             (int) options->values->len, now, &error))
    return cli_complain ("%s", error->message);
  store = ump_store_create (g_steal_pointer (&session), path, &error);
  if (store == NULL)
    return cli_complain_file (path, error);
  say_seats (path, ump_store_session (store));
  return CLI_FINE;
}

static int
run_new (CliCall *call, const NewArgs *args)
{
  int n = (int) call->n_words - 2;
  const char *path = call->words[call->n_words - 1];
  g_auto (GStrv) names = g_new0 (char *, n + 1);
  CliOptions options;
  int status = CLI_BAD;

  const UmpGame *game = cli_kind (call->words[0]);

  if (game == NULL)
    return CLI_BAD;
  if (args->sheet != NULL && game->name_option == 0)
    return cli_complain (_ ("“%s” has no score sheets"), game->kind);
  for (int i = 0; i < n; i++) {
    names[i] = cli_utf8 (call->words[i + 1]);
    if (names[i] == NULL)
      return CLI_BAD;
  }
  if (cli_options_init (&options, args->options) &&
      (args->sheet == NULL || cli_options_add_template (&options, game->kind, n, args->sheet)))
    status = (args->append ? append_game : create) (path, call->words[0], names, n, &options, args);
  cli_options_clear (&options);
  return status;
}

int
cli_new (CliCall *call)
{
  NewArgs args = { 0 };
  const GOptionEntry options[] = {
    CLI_SET_OPTION (&args.options),
    { "append", 0, 0, G_OPTION_ARG_NONE, &args.append, N_ ("Add the game to the session in FILE"), NULL },
    { "template", 0, 0, G_OPTION_ARG_FILENAME, &args.sheet,
      N_ ("A score sheet that is ready, for a pad or tricks"), N_ ("TEMPLATE") },
    { "title", 0, 0, G_OPTION_ARG_FILENAME, &args.title, N_ ("Title of the session"), N_ ("TEXT") },
    { "place", 0, 0, G_OPTION_ARG_FILENAME, &args.place, N_ ("Where it is played"), N_ ("TEXT") },
    G_OPTION_ENTRY_NULL,
  };
  int status = cli_parse (call, options, 3, -1) ? run_new (call, &args) : call->status;

  new_args_clear (&args);
  return status;
}
