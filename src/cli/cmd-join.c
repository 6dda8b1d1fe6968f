/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl join, leave: people come to a pad's game and go. */
#include "cli/cli.h"

#include <string.h>

#include "core/notation.h"

/* ---- words -------------------------------------------------------------------------- */

/* From the third word on a `-` begins points and no option: such words go behind `--`. */
static char **
reorder (char **args)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  gboolean plain = FALSE;

  for (int i = 0; args[i] != NULL; i++) {
    gboolean value = !plain && strcmp (args[i], "--game") == 0 && args[i + 1] != NULL;
    gboolean option = !plain && (value || g_str_has_prefix (args[i], "--game") ||
                                 strcmp (args[i], "--help") == 0 || strcmp (args[i], "-h") == 0 ||
                                 (words->len < 2 && args[i][0] == '-' && args[i][1] != '\0'));

    if (!plain && strcmp (args[i], "--") == 0) {
      plain = TRUE;
    } else if (option) {
      g_strv_builder_add (builder, args[i]);
      if (value)
        g_strv_builder_add (builder, args[++i]);
    } else {
      g_ptr_array_add (words, args[i]);
    }
  }
  g_strv_builder_add (builder, "--");
  for (guint i = 0; i < words->len; i++)
    g_strv_builder_add (builder, words->pdata[i]);
  return g_strv_builder_end (builder);
}

/* The person whom a word names: index, -1 for nobody, -2 after a message where it may be two. */
static int
find_person (const UmpSession *session, const char *name)
{
  int found = ump_session_look_for (session, name);

  if (found == -2)
    cli_complain (_ ("“%s” may be two people: say the id"), name);
  return found;
}

/* ---- the entry -------------------------------------------------------------------------- */

static UmpEntry *
make_entry (const UmpGame *game, const char *verb, const char *id, const char *points)
{
  g_autofree char *now = ump_session_now ();
  const char *const names[] = { "at", "player", "points" };
  const char *const values[] = { now, id, points };

  return ump_entry_new (game, verb, names, values, points != NULL ? 3 : 2, NULL);
}

static int
put_entry (CliGame *game, const UmpEntry *entry)
{
  g_autofree char *line = ump_notation_print (ump_match_game (game->match), entry);

  if (!cli_make_safe (game->store))
    return CLI_BAD;
  cli_put_line (line);
  cli_flush ();
  return CLI_FINE;
}

/* Somebody who has a seat: the entry is all there is to do. */
static int
say_entry (CliGame *game, const char *verb, const char *id, const char *points)
{
  g_autoptr (UmpEntry) entry = make_entry (ump_match_game (game->match), verb, id, points);
  UmpVerdict verdict = { 0 };

  if (!ump_store_add (game->store, game->index, entry, &verdict))
    return cli_refuse (game->match, &verdict);
  return put_entry (game, entry);
}

static int
bring_in (CliGame *game, const char *id, const char *name, const char *points)
{
  g_autoptr (UmpEntry) entry = make_entry (ump_match_game (game->match), "join", id, points);
  g_autoptr (GError) error = NULL;
  UmpVerdict verdict = { .rule = -1 };

  if (!ump_store_bring_in (game->store, game->index, id, name, entry, &verdict, &error))
    return error != NULL ? cli_complain_file (ump_store_path (game->store), error)
                         : cli_refuse (game->match, &verdict);
  game->match = ump_session_match (game->session, game->index);
  return put_entry (game, entry);
}

static int
join (CliGame *game, const char *name, const char *points)
{
  int person = find_person (game->session, name);
  g_autofree char *id = NULL;
  g_autofree char *trimmed = NULL;
  g_autoptr (GError) error = NULL;

  if (person == -2)
    return CLI_BAD;
  if (person < 0) {
    if (!ump_session_new_person (game->session, name, &id, &trimmed, &error))
      return cli_complain ("%s", error->message);
    return bring_in (game, id, trimmed, points);
  }
  id = g_strdup (ump_session_person_id (game->session, (guint) person));
  if (ump_setup_seat (ump_match_setup (game->match), id) >= 0)
    return say_entry (game, "join", id, points);
  return bring_in (game, id, NULL, points);
}

static int
leave (CliGame *game, const char *name)
{
  int person = find_person (game->session, name);

  if (person == -2)
    return CLI_BAD;
  return say_entry (game, "leave", person < 0 ? name : ump_session_person_id (game->session, (guint) person),
                    NULL);
}

static int
run (CliCall *call, const char *number)
{
  g_autofree char *name = cli_utf8 (call->words[1]);
  g_autofree char *points = call->words[2] != NULL ? cli_utf8 (call->words[2]) : NULL;
  CliGame game;
  int status;

  if (name == NULL || (call->words[2] != NULL && points == NULL) ||
      !cli_open (&game, call->words[0], number, UMP_STORE_WRITE))
    return CLI_BAD;
  status = cli_judged (&game);
  if (status == CLI_FINE)
    status = strcmp (call->command->name, "join") == 0 ? join (&game, name, points) : leave (&game, name);
  return cli_close (&game, status);
}

static int
come_or_go (CliCall *call, int most)
{
  g_autofree char *number = NULL;
  g_auto (GStrv) args = reorder (call->args);
  const GOptionEntry options[] = {
    CLI_GAME_OPTION (&number),
    G_OPTION_ENTRY_NULL,
  };

  call->args = args;
  return cli_parse (call, options, 2, most) ? run (call, number) : call->status;
}

int
cli_join (CliCall *call)
{
  return come_or_go (call, 3);
}

int
cli_leave (CliCall *call)
{
  return come_or_go (call, 2);
}
