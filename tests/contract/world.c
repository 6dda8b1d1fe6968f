/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "world.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

const char *const world_people[UMP_MAX_SEATS + 1] = { "ana",  "bea", "carlos", "dora", "elena",
                                                      "fede", "gus", "hana",   "ines", "jorge",
                                                      "kai",  "luz", NULL };

/* ---- which game it was ---------------------------------------------------------------- */

/* Ready to be written when the program is ended. */
static char told_game[2048];
static char told_entry[1024];

static void
write_text (const char *text)
{
  if (write (STDERR_FILENO, text, strlen (text)) < 0)
    return;
}

static void
tell_and_die (int number)
{
  write_text ("\n# contract broken in: ");
  write_text (told_game);
  write_text (told_entry);
  write_text ("\n");
  signal (number, SIG_DFL);
  raise (number);
}

void
world_watch (void)
{
  static const int numbers[] = { SIGABRT, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGILL };

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    signal (numbers[i], tell_and_die);
}

void
world_tell_game (const World *world, guint64 seed)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%s, %d seats, seed %" G_GUINT64_FORMAT, world->game->kind, world->n_seats,
                          seed);
  for (int i = 0; i < world->n_values; i++)
    g_string_append_printf (text, " %s=\"%s\"", world->values[i].name, world->values[i].value);
  g_strlcpy (told_game, text->str, sizeof told_game);
  told_entry[0] = '\0';
  if (g_test_verbose ())
    g_test_message ("%s", text->str);
}

void
world_tell_entry (const World *world, const UmpEntry *entry)
{
  g_autofree char *line = ump_notation_print (world->game, entry);

  g_snprintf (told_entry, sizeof told_entry, ", after %u entries, about %s",
              ump_match_n_entries (world->match), line);
}

/* ---- matches and tables ------------------------------------------------------------------- */

UmpMatch *
world_new_match (const World *world)
{
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (world->game, world_people, world_people, world->n_seats, world->values,
                                   world->n_values, &error);

  g_assert_no_error (error);
  return ump_match_new (setup, world_people);
}

int
world_count_cards (const UmpTable *table)
{
  int n = 0;

  for (int i = 0; i < table->setup->n_zones; i++)
    n += ump_table_zone (table, i)->n;
  return n;
}

void
world_assert_conserved (const World *world)
{
  const UmpTable *table = ump_match_table (world->match);
  g_autofree int *known = g_new0 (int, MAX (world->game->n_faces, 1));

  g_assert_cmpint (world_count_cards (table), ==, world->n_cards);
  for (int i = 0; i < table->setup->n_zones; i++)
    for (int k = 0; k < ump_table_zone (table, i)->n; k++)
      known[ump_table_zone (table, i)->cards[k].face]++;
  for (int face = 1; face < world->game->n_faces; face++) {
    if (!world->game->faces[face].piece)
      g_assert_cmpint (known[face], <=, table->setup->copies[face]);
    g_assert_cmpint (known[face], ==, ump_table_seen (table, face));
  }
}

void
world_assert_refusal (World *world, const UmpVerdict *verdict)
{
  const char *id = ump_match_rule_id (world->match, verdict);
  g_autofree char *attribute = NULL;
  g_autofree char *reason = ump_match_reason (world->match, verdict, NULL);

  reach_verdict (world->reach, verdict);
  g_assert_true (ump_verdict_is_refused (verdict));
  g_assert_cmpstr (reason, !=, "");
  g_assert_null (strchr (reason, '{'));
  g_assert_cmpuint (verdict->cause, <=, ump_match_n_entries (world->match));
  if (id == NULL)
    return;
  attribute = g_strdup_printf ("id=\"%s\"", id);
  if (strstr (world->rules_text, attribute) == NULL)
    g_error ("rule %s stands not in seeds/%s.xml", id, world->game->kind);
}

void
world_try (World *world, UmpEntry *entry)
{
  g_autoptr (UmpEntry) ruled = ump_entry_with (entry, "we let it stand", NULL);
  g_autoptr (UmpTable) before = ump_table_copy (ump_match_table (world->match));
  UmpVerdict verdict;

  if (ump_match_judge (world->match, entry, &verdict))
    return;
  world_assert_refusal (world, &verdict);
  g_assert_true (ump_table_equal (before, ump_match_table (world->match)));
  if (verdict.rule < 0 || !world->game->rules[verdict.rule].waivable)
    g_assert_false (ump_match_judge (world->match, ruled, &verdict));
  if (!ump_match_add (world->match, ruled, &verdict))
    return;
  g_assert_true (verdict.ruled);
  reach_verdict (world->reach, &verdict);
  world_assert_conserved (world);
  g_assert_true (ump_match_undo (world->match));
  g_assert_true (ump_table_equal (before, ump_match_table (world->match)));
}
