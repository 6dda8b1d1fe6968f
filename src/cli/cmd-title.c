/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl title: what an evening is called and where it was, said afterwards. */
#include "cli/cli.h"

/* Words as they were given, else those that are there; a new string. */
static char *
words_or (const char *typed, const char *now)
{
  return typed != NULL ? cli_utf8 (typed) : g_strdup (now != NULL ? now : "");
}

static int
set_words (UmpStore *store, const char *title, const char *place)
{
  UmpSession *session = ump_store_session (store);
  g_autofree char *new_title = words_or (title, ump_session_title (session));
  g_autofree char *new_place = words_or (place, ump_session_place (session));
  g_autoptr (GError) error = NULL;

  if (new_title == NULL || new_place == NULL)
    return CLI_BAD;
  if (!ump_store_set_words (store, new_title, new_place, &error))
    return cli_complain_file (ump_store_path (store), error);
  return cli_make_safe (store) ? CLI_FINE : CLI_BAD;
}

int
cli_title (CliCall *call)
{
  g_autofree char *place = NULL;
  const GOptionEntry options[] = {
    { "place", 0, 0, G_OPTION_ARG_FILENAME, &place, N_ ("Where it is played"), N_ ("TEXT") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (UmpStore) store = NULL;

  if (!cli_parse (call, options, 1, 2))
    return call->status;
  if (call->n_words < 2 && place == NULL)
    return cli_complain (_ ("say a title, or --place"));
  store = cli_open_store (call->words[0], UMP_STORE_WRITE, NULL);
  return store != NULL ? set_words (store, call->words[1], place) : CLI_BAD;
}
