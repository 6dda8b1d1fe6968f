/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/learned/rule-example.h"

#include "core/notation.h"

void
ump_rule_example_free (UmpRuleExample *example)
{
  if (example == NULL)
    return;
  g_strfreev (example->seats);
  g_ptr_array_unref (example->options);
  g_ptr_array_unref (example->steps);
  g_ptr_array_unref (example->tells);
  g_free (example);
}

static char *
name_of (const char *id)
{
  char *name = g_strdup (id);

  name[0] = g_ascii_toupper (name[0]);
  return name;
}

UmpMatch *
ump_rule_example_begin (const UmpRuleExample *example, const UmpGame *game, GError **error)
{
  int n_seats = (int) g_strv_length (example->seats), n_options = (int) example->options->len / 2;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree UmpOptionValue *options = g_new0 (UmpOptionValue, (gsize) n_options + 1);
  UmpSetup *setup;

  for (int s = 0; s < n_seats; s++)
    g_ptr_array_add (names, name_of (example->seats[s]));
  for (int i = 0; i < n_options; i++)
    options[i] = (UmpOptionValue){ example->options->pdata[2 * i], example->options->pdata[2 * i + 1] };
  setup = ump_setup_new (game, (const char *const *) example->seats, (const char *const *) names->pdata,
                         n_seats, options, n_options, error);
  return setup != NULL ? ump_match_new (setup, NULL) : NULL;
}

gboolean
ump_rule_example_enter (UmpMatch *match, const char *line, UmpEntry **entry, UmpVerdict *verdict)
{
  g_autoptr (UmpEntry) said = ump_notation_parse_implied (match, line, verdict, NULL);
  gboolean accepted = said != NULL && ump_match_add (match, said, verdict);

  if (entry != NULL)
    *entry = g_steal_pointer (&said);
  return accepted;
}
