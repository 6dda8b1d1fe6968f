/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl games, rules, schema: what the program knows. */
#include "cli/cli.h"

#include "session/learned/rules.h"

#define LINE_WIDTH 78

/* What can be set of a kind, for -o: its name, what it is, and the words that it takes. */
static int
put_options (const char *kind)
{
  const UmpGame *game = cli_kind (kind);

  for (int i = 0; game != NULL && i < game->n_options; i++) {
    const UmpField *option = &game->options[i];
    g_autofree char *words = option->words != NULL ? g_strjoinv (" | ", (char **) option->words) : NULL;
    g_autofree char *line =
        g_strdup_printf ("%-12s %s%s%s", option->name, ump_words_translate (&cli_words, option->title),
                         words != NULL ? ": " : "", words != NULL ? words : "");

    cli_put_line (line);
  }
  return game != NULL ? CLI_FINE : CLI_BAD;
}

int
cli_games (CliCall *call)
{
  if (!cli_parse (call, NULL, 0, 1))
    return call->status;
  if (call->n_words == 1)
    return put_options (call->words[0]);
  for (int i = 0; ump_games[i] != NULL; i++) {
    const UmpGame *game = ump_games[i];
    g_autofree char *line = g_strdup_printf ("%-28s %2d–%-2d  %s", game->kind, game->min_seats,
                                             game->max_seats, ump_words_translate (&cli_words, game->title));

    cli_put_line (line);
  }
  return CLI_FINE;
}

/* A paragraph in lines of a terminal's width. */
static void
put_paragraph (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  glong column = 0;

  for (int i = 0; words[i] != NULL; i++) {
    glong length = g_utf8_strlen (words[i], -1);

    if (column && column + 1 + length > LINE_WIDTH) {
      cli_put ("\n");
      column = 0;
    }
    cli_put (column ? " " : "  ");
    cli_put (words[i]);
    column += length + (column ? 1 : 2);
  }
  cli_put ("\n");
}

static void
put_section (const UmpRuleText *section)
{
  g_auto (GStrv) paragraphs = g_strsplit (section->text != NULL ? section->text : "", "\n", -1);

  if (section->id != NULL)
    cli_put (section->id);
  if (section->id != NULL && section->title != NULL)
    cli_put ("  ");
  cli_put_line (section->title != NULL ? section->title : "");
  for (int i = 0; paragraphs[i] != NULL; i++)
    if (*paragraphs[i])
      put_paragraph (paragraphs[i]);
}

/* The lines as they would be typed, and what the referee says to the last one. */
static void
put_example (const UmpGame *game, const UmpRuleExample *example)
{
  g_autoptr (UmpMatch) match = ump_rule_example_begin (example, game, NULL);

  if (match == NULL)
    return;
  cli_put_line (_ ("Example:"));
  for (guint i = 0; i < example->steps->len; i++) {
    const char *line = example->steps->pdata[i];
    UmpVerdict verdict = { 0 };
    gboolean accepted = ump_rule_example_enter (match, line, NULL, &verdict);
    g_autofree char *reason = accepted ? NULL : ump_match_reason (match, &verdict, &cli_words);

    cli_put ("  ");
    cli_put_line (line);
    if (reason == NULL)
      continue;
    cli_put ("  → ");
    cli_put_line (reason);
  }
}

int
cli_rules (CliCall *call)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) sections = NULL;
  const char *id;
  gboolean any = FALSE;

  if (!cli_parse (call, NULL, 1, 2))
    return call->status;
  if (cli_kind (call->words[0]) == NULL)
    return CLI_BAD;
  sections = ump_rules_load (call->words[0], NULL, &error);
  if (sections == NULL)
    return cli_complain ("%s", error->message);
  id = call->words[1];
  for (guint i = 0; i < sections->len; i++) {
    const UmpRuleText *section = sections->pdata[i];

    if (id != NULL && (section->id == NULL || g_ascii_strcasecmp (section->id, id) != 0))
      continue;
    if (any)
      cli_put_line ("");
    any = TRUE;
    put_section (section);
    if (section->example != NULL)
      put_example (cli_kind (call->words[0]), section->example);
  }
  return any ? CLI_FINE : cli_complain (_ ("%s has no rule “%s”"), call->words[0], id != NULL ? id : "");
}

int
cli_schema (CliCall *call)
{
  g_autoptr (GBytes) bytes = NULL;

  if (!cli_parse (call, NULL, 0, 0))
    return call->status;
  bytes = ump_session_schema (ump_games);
  cli_put_bytes (bytes);
  return CLI_FINE;
}
