/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl: the referee in a terminal. */
#include "config.h"

#include "cli/cli.h"

#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "core/nearest.h"

static const CliCommand commands[] = {
  { "games", "[KIND]", N_ ("List the games, or the options of one"), NULL, cli_games },
  { "rules", "KIND [ID]", N_ ("The rules of a game in words"), NULL, cli_rules },
  { "new", "KIND NAME… FILE", N_ ("Start a session"),
    N_ ("The names are the players in seat order, which is the order of play. FILE must not exist, except with --append."),
    cli_new },
  { "check", "FILE…", N_ ("Judge every entry of sessions"), NULL, cli_check },
  { "replay", "FILE", N_ ("The table after an entry"), NULL, cli_replay },
  { "score", "FILE", N_ ("The score pad, with how each number comes about"), NULL, cli_score },
  { "moves", "FILE", N_ ("What may be entered now"), NULL, cli_moves },
  { "log", "FILE", N_ ("Every entry in words"), NULL, cli_log },
  { "export", "FILE", N_ ("The result for others, as a text, table, page or picture"),
    N_ ("csv and html hold one game, the others all games unless --game says which."), cli_export },
  { "stats", "[FILE…]", N_ ("Who won how often, over many sessions"),
    N_ ("Without a FILE the sessions of the library are counted. Only games that are finished and hold no refused entry "
        "count."),
    cli_stats },
  { "list", "", N_ ("The sessions of the library"), NULL, cli_list },
  { "play", "FILE [ENTRY]…", N_ ("Enter what happens at the table"),
    N_ ("Without an ENTRY they are read from standard input, one a line; empty lines and lines that begin with # are "
        "skipped. It stops at the first refused entry."),
    cli_play },
  { "edit", "FILE N ENTRY", N_ ("Correct entry N"), NULL, cli_edit },
  { "insert", "FILE N ENTRY", N_ ("Put a forgotten entry before entry N"), NULL, cli_insert },
  { "remove", "FILE N", N_ ("Take entry N out"), NULL, cli_remove },
  { "option", "FILE NAME=VALUE…", N_ ("Correct options of a game"), NULL, cli_option },
  { "seats", "FILE NAME…", N_ ("Correct who sits where"),
    N_ ("One NAME for each seat of the game, in the order of the seats: the id of a person of the session, or a name; "
        "somebody new is added to the session. Whoever sits on a seat now is said to have done what was done there."),
    cli_seats },
  { "undo", "FILE", N_ ("Take back the last entry"), NULL, cli_undo },
  { "redo", "FILE", N_ ("Take back an undo"), NULL, cli_redo },
  { "join", "FILE NAME [POINTS]", N_ ("Somebody joins a pad's game"),
    N_ ("NAME is the id of a person of the session, or a name; somebody new is added to the session. POINTS were agreed; "
        "without them it is 0."),
    cli_join },
  { "leave", "FILE PLAYER", N_ ("Somebody leaves a pad's game and keeps the total"), NULL, cli_leave },
  { "title", "FILE [TITLE]", N_ ("Give the session another title or place"),
    N_ ("An empty TITLE or place takes it away."), cli_title },
  { "people", "NAME [MEANT]", N_ ("Say who a name counts as in the library's statistics"),
    N_ ("Without MEANT nothing changes. MEANT may be a team, such as “Ana + Bea”; empty: NAME is itself again. No session is "
        "rewritten."),
    cli_people },
  { "templates", "", N_ ("The score sheets that are ready"),
    N_ ("umpirectl new pad --template NAME … starts one."), cli_templates },
  { "random", "KIND", N_ ("A random session that keeps to the rules"),
    N_ ("The same arguments give the same session on every machine."), cli_random },
  { "normalise", "FILE", N_ ("A session as the program itself writes it"), NULL, cli_normalise },
  { "schema", "", N_ ("The RELAX NG schema of session files"), NULL, cli_schema },
};

static char *
help_text (void)
{
  GString *out = g_string_new (NULL);
  int widest = 0;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    widest = MAX (widest, (int) g_utf8_strlen (commands[i].usage, -1));
  g_string_append_printf (out, "%s\n  umpirectl %s\n\n%s\n\n", _ ("Usage:"), _ ("COMMAND [ARGUMENT…]"),
                          _ ("Referee of physical card games: judges and keeps what is entered."));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (out, "  %-10s %s%*s  %s\n", commands[i].name, commands[i].usage,
                            widest - (int) g_utf8_strlen (commands[i].usage, -1), "",
                            _ (commands[i].summary));
  g_string_append_printf (out, "\n  --help     %s\n  --version  %s\n\n%s\n", _ ("This text"),
                          _ ("The version"), _ ("umpirectl COMMAND --help says more about a command."));
  g_string_append (
      out, _ ("Exit status: 0 fine, 1 an entry is refused, 2 bad usage, unreadable or malformed file."));
  g_string_append_c (out, '\n');
  return g_string_free (out, FALSE);
}

static int
complain_unknown (const char *name)
{
  const char *names[G_N_ELEMENTS (commands) + 3] = { "--help", "--version" };
  const char *nearest;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    names[i + 2] = commands[i].name;
  nearest = ump_nearest (names, name);
  if (nearest != NULL)
    return cli_complain (_ ("“%s” is no command or option; did you mean “%s”?"), name, nearest);
  return cli_complain (_ ("“%s” is no command or option; umpirectl --help lists them"), name);
}

static int
run_command (const char *name, char **args)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    CliCall call = { .command = &commands[i], .args = args };
    int status;

    if (strcmp (commands[i].name, name) != 0)
      continue;
    status = commands[i].run (&call);
    g_strfreev (call.words);
    return status;
  }
  return complain_unknown (name);
}

/* "help COMMAND" is "COMMAND --help". */
static int
run_help (const char *name, const char *text)
{
  static char *const asked[] = { (char *) "--help", NULL };

  if (name != NULL)
    return run_command (name, (char **) asked);
  cli_put (text);
  return CLI_FINE;
}

static int
run (int argc, char **argv)
{
  g_autofree char *help = NULL;

  if (argc > 1 && strcmp (argv[1], "--version") == 0) {
    cli_put_line ("umpirectl " VERSION);
    return CLI_FINE;
  }
  help = help_text ();
  if (argc > 1 && (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0))
    return run_help (NULL, help);
  if (argc > 1 && strcmp (argv[1], "help") == 0)
    return run_help (argv[2], help);
  if (argc < 2) {
    fputs (help, stderr);
    return CLI_BAD;
  }
  return run_command (argv[1], argv + 2);
}

int
main (int argc, char **argv)
{
  /* Before it is installed, the translations lie where they were built. */
  const char *locale_dir = g_getenv ("UMPIRE_LOCALEDIR");
  int status;

  /* A full disk or a closed pipe is an answer of write(), not the end of the program. */
  signal (SIGXFSZ, SIG_IGN);
  signal (SIGPIPE, SIG_IGN);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir != NULL ? locale_dir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  status = run (argc, argv);
  return cli_end_output () ? status : CLI_BAD;
}
