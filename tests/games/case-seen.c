/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The nagging test: what no case has touched yet. */
#include "cases.h"

void
case_seen_init (CaseSeen *seen, const UmpGame *game)
{
  seen->game = game;
  seen->verbs = g_new0 (gboolean, game->n_verbs + 1);
  seen->refused = g_new0 (gboolean, game->n_rules + 1);
  seen->ruled = g_new0 (gboolean, game->n_rules + 1);
  seen->options = g_new0 (gboolean, game->n_options + 1);
  seen->lines = g_new0 (gboolean, game->n_lines + 1);
}

void
case_seen_clear (CaseSeen *seen)
{
  g_clear_pointer (&seen->verbs, g_free);
  g_clear_pointer (&seen->refused, g_free);
  g_clear_pointer (&seen->ruled, g_free);
  g_clear_pointer (&seen->options, g_free);
  g_clear_pointer (&seen->lines, g_free);
}

void
case_seen_verdict (CaseSeen *seen, const UmpVerdict *verdict)
{
  if (verdict->rule < 0)
    return;
  if (ump_verdict_is_refused (verdict))
    seen->refused[verdict->rule] = TRUE;
  else if (verdict->ruled)
    seen->ruled[verdict->rule] = TRUE;
}

static void
see_row (CaseSeen *seen, const UmpRow *row)
{
  for (int i = 0; i < row->n_lines; i++)
    if (row->lines[i].line >= 0)
      seen->lines[row->lines[i].line] = TRUE;
}

void
case_seen_rows (CaseSeen *seen, const UmpMatch *match)
{
  g_autoptr (UmpRow) open = ump_match_open_row (match, ump_match_table (match));

  for (guint i = 0; i < ump_match_n_rows (match); i++)
    see_row (seen, ump_match_row (match, i));
  if (open != NULL)
    see_row (seen, open);
  for (int i = 0; i < ump_setup_n_bonuses (ump_match_setup (match)); i++) {
    g_autoptr (UmpRow) bonus = ump_row_new_bonus (ump_match_table (match), i);

    see_row (seen, bonus);
  }
}

char *
case_seen_missing (const CaseSeen *seen)
{
  const UmpGame *game = seen->game;
  GString *out = g_string_new (NULL);

  for (int i = 0; i < game->n_rules; i++) {
    if (!seen->refused[i])
      g_string_append_printf (out, "# no case is refused by rule %s\n", game->rules[i].id);
    if (game->rules[i].waivable && !seen->ruled[i])
      g_string_append_printf (out, "# no case has a ruling on rule %s\n", game->rules[i].id);
  }
  for (int i = 0; i < game->n_verbs; i++)
    if (!seen->verbs[i])
      g_string_append_printf (out, "# no case says the verb %s\n", game->verbs[i].name);
  for (int i = 0; i < game->n_options; i++)
    if (!seen->options[i])
      g_string_append_printf (out, "# no case sets the option %s\n", game->options[i].name);
  for (int i = 0; i < game->n_lines; i++)
    if (!seen->lines[i])
      g_string_append_printf (out, "# no case counts the score line %s\n", game->lines[i].id);
  return g_string_free (out, FALSE);
}
