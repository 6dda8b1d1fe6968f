/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all random games of a kind together have reached. */
#include <string.h>

#include "world.h"

void
reach_init (Reach *reach, const UmpGame *game)
{
  *reach = (Reach){ .game = game };
  reach->accepted = g_new0 (int, game->n_verbs);
  reach->refused = g_new0 (int, game->n_rules + 1);
  reach->ruled = g_new0 (int, game->n_rules + 1);
}

void
reach_clear (Reach *reach)
{
  g_free (reach->accepted);
  g_free (reach->refused);
  g_free (reach->ruled);
}

void
reach_verdict (Reach *reach, const UmpVerdict *verdict)
{
  if (ump_verdict_is_refused (verdict))
    reach->refused[verdict->rule < 0 ? reach->game->n_rules : verdict->rule]++;
  else if (verdict->ruled)
    reach->ruled[verdict->rule]++;
}

/* Appends what one rule has to tell, and what is missing of it. */
static void
look_at_rule (const Reach *reach, int rule, GString *told, GString *missing)
{
  const UmpRule *def = &reach->game->rules[rule];

  g_string_append_printf (told, " %s %d", def->id, reach->refused[rule]);
  if (def->waivable)
    g_string_append_printf (told, " (%d stand)", reach->ruled[rule]);
  if (!reach->refused[rule])
    g_string_append_printf (missing, "\nrule %s was never broken", def->id);
  if (def->waivable && !reach->ruled[rule])
    g_string_append_printf (missing, "\nno entry that breaks rule %s was let stand", def->id);
}

void
reach_assert (const Reach *reach)
{
  const UmpGame *game = reach->game;
  g_autoptr (GString) verbs = g_string_new (NULL);
  g_autoptr (GString) rules = g_string_new (NULL);
  g_autoptr (GString) missing = g_string_new (NULL);

  for (int i = 0; i < game->n_verbs; i++) {
    g_string_append_printf (verbs, " %s %d", game->verbs[i].name, reach->accepted[i]);
    if (!reach->accepted[i])
      g_string_append_printf (missing, "\nverb %s was never accepted", game->verbs[i].name);
  }
  for (int i = 0; i < game->n_rules; i++)
    look_at_rule (reach, i, rules, missing);
  g_test_message ("%s: %d games, %d entries", game->kind, reach->n_games, reach->n_entries);
  g_test_message ("accepted:%s", verbs->str);
  g_test_message ("refused:%s, without a rule %d", rules->str, reach->refused[game->n_rules]);
  if (missing->len)
    g_error ("%s:%s", game->kind, missing->str);
}
