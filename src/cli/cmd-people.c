/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl people: two names that are one person, and teams, as the library's statistics count them. */
#include "cli/cli.h"

#include "session/library/aliases.h"

/* Who a name counts as: itself where nothing else was said. */
static void
put_name (UmpAliases *aliases, const char *name)
{
  const char *meant = ump_aliases_find (aliases, name);

  cli_put_line (meant != NULL ? meant : name);
}

int
cli_people (CliCall *call)
{
  gboolean forget = FALSE;
  const GOptionEntry options[] = {
    { "forget", 0, 0, G_OPTION_ARG_NONE, &forget, N_ ("Drop the mark and all other names of NAME"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *file = g_build_filename (g_get_user_data_dir (), "umpire", "people", NULL);
  g_autoptr (UmpAliases) aliases = ump_aliases_new (file);
  g_autofree char *name = NULL, *meant = NULL;
  g_autoptr (GError) error = NULL;

  if (!cli_parse (call, options, 1, 2))
    return call->status;
  name = cli_utf8 (call->words[0]);
  meant = call->n_words > 1 ? cli_utf8 (call->words[1]) : NULL;
  if (name == NULL || (call->n_words > 1 && meant == NULL))
    return CLI_BAD;
  if (forget)
    ump_aliases_forget (aliases, name, NULL, &error);
  else if (meant != NULL)
    ump_aliases_set (aliases, name, meant, NULL, &error);
  if (error != NULL)
    return cli_complain_file (file, error);
  put_name (aliases, name);
  return CLI_FINE;
}
