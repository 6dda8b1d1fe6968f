/* SPDX-License-Identifier: GPL-3.0-or-later */
/* play-case KIND SEATS SEED ENTRIES [OPTION=VALUE…]: a random game as a case, on stdout. With an even seed
 * every other entry is of the verb that was said least.
 *
 * Before each entry comes what the game offers, draws and says of it; sometimes one that is nearly the same,
 * with its refusal; behind it everything that the game then says otherwise than before. What it prints is
 * what the program answers: read it before you keep it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../contract/world.h"
#include "cases.h"

/* told: by the question, the line that was printed last. */
typedef struct {
  World world;
  GHashTable *told;
  guint n_rows;
} Play;

static void
tell (Play *play, const char *question)
{
  g_autofree char *line = case_check (play->world.match, question);

  if (g_strcmp0 (line, g_hash_table_lookup (play->told, question)) == 0)
    return;
  puts (line);
  g_hash_table_replace (play->told, g_strdup (question), g_steal_pointer (&line));
}

static void tellf (Play *play, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
tellf (Play *play, const char *format, ...)
{
  g_autofree char *question = NULL;
  va_list args;

  va_start (args, format);
  question = g_strdup_vprintf (format, args);
  va_end (args);
  tell (play, question);
}

/* ---- behind an entry ------------------------------------------------------------------------- */

static void
tell_points (Play *play)
{
  const UmpSetup *setup = ump_match_setup (play->world.match);
  g_autoptr (GString) all = g_string_new (NULL);
  guint n_rows = ump_match_n_rows (play->world.match);

  for (int seat = 0; seat < setup->n_seats; seat++)
    g_string_append_printf (all, " %s=0", setup->ids[seat]);
  tellf (play, "score%s", all->str);
  tellf (play, "rank%s", all->str);
  for (; play->n_rows < n_rows; play->n_rows++) {
    guint round = ump_match_row (play->world.match, play->n_rows)->round;

    if (round == 0)
      continue;
    tellf (play, "row %u%s", round, all->str);
    for (int seat = 0; seat < setup->n_seats; seat++)
      tellf (play, "proof %u %s", round, setup->ids[seat]);
  }
}

static void
tell_table (Play *play)
{
  static const char *const questions[] = { "state", "round", "turn", "prompt", "steps", "moves" };
  const UmpSetup *setup = ump_match_setup (play->world.match);

  if (ump_match_n_entries (play->world.match) > 0)
    tell (play, "said");
  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++)
    tell (play, questions[i]);
  for (int seat = 0; setup->game->seat != NULL && seat < setup->n_seats; seat++)
    tellf (play, "seat %s", setup->ids[seat]);
  for (int zone = 0; zone < setup->n_zones; zone++) {
    g_autofree char *id = ump_setup_zone_id (setup, zone);

    tellf (play, "zone %s", id);
    if (setup->game->view != NULL)
      tellf (play, "view %s", id);
  }
  tell_points (play);
}

/* ---- before an entry ---------------------------------------------------------------------------- */

static void
tell_offers (Play *play, const UmpEntry *entry, const char *line)
{
  const UmpGame *game = play->world.game;
  const UmpVerb *verb = entry->verb >= 0 ? &game->verbs[entry->verb] : NULL;
  g_autofree char *typed = g_strndup (line, strlen (line) * 2 / 3);
  int n_given = 0;

  for (int i = 0; i < entry->n_values; i++)
    n_given += entry->values[i] != NULL;
  for (int known = 0; known <= n_given; known++)
    tellf (play, "offers %d %s", known, line);
  tellf (play, "completes %s", typed);
  tellf (play, "outcome %s", line);
  if (verb == NULL)
    return;
  if (verb->tally)
    tellf (play, "prefill %s", line);
  if (game->sketch != NULL && verb->open && verb->player) {
    tellf (play, "tray %s", line);
    tellf (play, "sketch %s", line);
  }
  for (int i = 0; game->face != NULL && i < entry->n_values; i++) {
    g_auto (GStrv) faces = entry->values[i] != NULL ? g_strsplit (entry->values[i], " ", -1) : NULL;

    for (int k = 0; faces != NULL && faces[k] != NULL; k++)
      if (ump_setup_face (ump_match_setup (play->world.match), faces[k]) != 0)
        tellf (play, "face %s", faces[k]);
  }
}

/* As in a file: what cannot be said in notation can be said there. */
static char *
attributes_of (const UmpGame *game, const UmpEntry *entry)
{
  GString *out = g_string_new (ump_entry_name (game, entry));
  int n;
  const UmpField *attrs = ump_verb_attrs (game, entry->verb, &n);

  if (entry->by != NULL)
    g_string_append_printf (out, " by=%s", entry->by);
  for (int i = 0; i < n; i++)
    if (entry->values[i] != NULL) {
      g_autofree char *quoted = g_shell_quote (entry->values[i]);

      g_string_append_printf (out, " %s=%s", attrs[i].name, quoted);
    }
  return g_string_free (out, FALSE);
}

static void
tell_neighbour (Play *play, const UmpEntry *legal)
{
  g_autoptr (UmpEntry) entry = world_neighbour (&play->world, legal);
  g_autofree char *attributes = attributes_of (play->world.game, entry);
  UmpVerdict verdict = { .rule = -1 };
  g_autofree char *answer = NULL, *line = NULL;
  g_autoptr (UmpEntry) again = NULL;

  if (ump_match_judge (play->world.match, entry, &verdict))
    return;
  answer = case_answer (play->world.match, &verdict);
  printf ("< %s\n%s\n", attributes, answer);
  line = ump_notation_print (play->world.game, entry);
  again = ump_notation_parse (play->world.match, line, &verdict, NULL);
  if (again != NULL)
    tellf (play, "near %s", line);
}

/* ---- the game ------------------------------------------------------------------------------------ */

static void
play_entry (Play *play, int number)
{
  g_autoptr (UmpEntry) entry = world_pick (&play->world);
  g_autofree char *line = NULL;
  UmpVerdict verdict;

  if (entry == NULL)
    return;
  line = ump_notation_print (play->world.game, entry);
  if (number % 3 == 0)
    tell_offers (play, entry, line);
  tell_neighbour (play, entry);
  printf ("> %s\n", line);
  if (!ump_match_add (play->world.match, entry, &verdict))
    g_error ("an entry that was drawn is refused: %s", line);
  play->world.reach->accepted[entry->verb]++;
  tell_table (play);
}

int
main (int argc, char **argv)
{
  const UmpGame *game = argc >= 5 ? ump_games_find (argv[1]) : NULL;
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  Reach reach;
  Play play = { .world = { .game = game, .reach = &reach } };

  if (game == NULL || atoi (argv[2]) < game->min_seats || atoi (argv[2]) > game->max_seats) {
    fprintf (stderr, "usage: play-case KIND SEATS SEED ENTRIES [OPTION=VALUE…]\n");
    return 2;
  }
  printf ("\ncase a random game of %s, seed %s\nseats", argv[2], argv[3]);
  for (int seat = 0; seat < atoi (argv[2]); seat++)
    printf (" %s", world_people[seat]);
  puts ("");
  for (int i = 5; i < argc; i++) {
    char *equals = strchr (argv[i], '=');
    UmpOptionValue value = { argv[i], equals != NULL ? equals + 1 : "" };

    printf ("option %s\n", argv[i]);
    if (equals != NULL)
      *equals = '\0';
    g_array_append_val (values, value);
  }
  play.world.n_seats = atoi (argv[2]);
  play.world.values = (const UmpOptionValue *) (gpointer) values->data;
  play.world.n_values = (int) values->len;
  play.world.match = world_new_match (&play.world);
  reach_init (&reach, game);
  play.told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  ump_random_init (&play.world.random, g_ascii_strtoull (argv[3], NULL, 10));
  play.world.seldom = g_ascii_strtoull (argv[3], NULL, 10) % 2 == 0;
  tell_table (&play);
  for (int number = 0; number < atoi (argv[4]); number++)
    play_entry (&play, number);
  g_hash_table_unref (play.told);
  ump_match_free (play.world.match);
  reach_clear (&reach);
  return 0;
}
