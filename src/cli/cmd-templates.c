/* SPDX-License-Identifier: GPL-3.0-or-later */
/* umpirectl templates: score sheets that are ready. */
#include "cli/cli.h"

#include <string.h>

#include "games/games.h"
#include "session/report/report.h"
#include "session/learned/templates.h"

GPtrArray *
cli_templates_list (void)
{
  g_autofree char *folder = ump_templates_folder ();
  g_autoptr (GPtrArray) problems = NULL;
  GPtrArray *templates = ump_templates_list (ump_games, folder, &problems);

  for (guint i = 0; i < problems->len; i++)
    cli_complain ("%s", (const char *) problems->pdata[i]);
  return templates;
}

gboolean
cli_options_add_template (CliOptions *options, const char *kind, int n_people, const char *typed)
{
  g_autoptr (GPtrArray) templates = cli_templates_list ();
  g_autofree char *name = cli_utf8 (typed);
  const UmpTemplate *sheet = name != NULL ? ump_templates_find (templates, kind, name) : NULL;

  if (name == NULL)
    return FALSE;
  if (sheet == NULL) {
    cli_complain (_ ("there is no score sheet “%s”; umpirectl templates lists them"), name);
    return FALSE;
  }
  if (n_people < sheet->least || n_people > sheet->most) {
    cli_complain (_ ("“%s” is for %d to %d people"), sheet->title, sheet->least, sheet->most);
    return FALSE;
  }
  cli_options_fill (options, "name", sheet->title);
  for (guint i = 0; i < sheet->values->len; i++) {
    const UmpOptionValue *value = &g_array_index (sheet->values, UmpOptionValue, i);

    cli_options_fill (options, value->name, value->value);
  }
  return TRUE;
}

static void
put_template (const UmpTemplate *sheet)
{
  g_autofree char *title = ump_report_one_line (sheet->title);
  g_autofree char *about = sheet->about != NULL ? ump_report_one_line (sheet->about) : NULL;

  cli_put_line (title);
  if (about != NULL) {
    g_autofree char *line = g_strconcat ("    ", about, NULL);

    cli_put_line (line);
  }
  if (strcmp (sheet->kind, UMP_SHEET_KIND) != 0) {
    g_autofree char *line = g_strdup_printf ("    %s, %d–%d", sheet->kind, sheet->least, sheet->most);

    cli_put_line (line);
  }
  for (guint i = 0; i < sheet->values->len; i++) {
    const UmpOptionValue *value = &g_array_index (sheet->values, UmpOptionValue, i);
    g_autofree char *text = g_strdup_printf ("    %s = %s", value->name, value->value);
    g_autofree char *line = ump_report_one_line (text);

    cli_put_line (line);
  }
}

int
cli_templates (CliCall *call)
{
  g_autoptr (GPtrArray) templates = NULL;

  if (!cli_parse (call, NULL, 0, 0))
    return call->status;
  templates = cli_templates_list ();
  for (guint i = 0; i < templates->len; i++)
    put_template (templates->pdata[i]);
  return CLI_FINE;
}
