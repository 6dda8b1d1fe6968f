/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the steps of a file and compares. */
#include "cases.h"

#include <stdio.h>
#include <string.h>

/* ---- what is said ------------------------------------------------------------------------ */

static void
complain (CaseRun *run, const char *expected, const char *got)
{
  printf ("# %s:%d: expected: %s\n# %s:%d: got:      %s\n", run->path, run->number, expected, run->path,
          run->number, got);
  run->broken = TRUE;
}

/* A line of the file as it should read; what it said is compared. */
static void
expect (CaseRun *run, const char *line, const char *got)
{
  if (strcmp (line, got) != 0)
    complain (run, line, got);
  g_ptr_array_add (run->out, g_strdup (got));
}

/* A step without an answer below it must have been accepted. */
static void
settle (CaseRun *run)
{
  if (run->answer != NULL && strcmp (run->answer, "ok") != 0) {
    complain (run, "ok", run->answer);
    g_ptr_array_add (run->out, g_strdup (run->answer));
  }
  g_clear_pointer (&run->answer, g_free);
}

/* ---- the game ------------------------------------------------------------------------------- */

static const char *
option_error (const GError *error)
{
  static const char *const names[] = { "seats", "unknown", "value", "twice", "place" };

  return error->domain == UMP_OPTION_ERROR && error->code < (int) G_N_ELEMENTS (names) ? names[error->code]
                                                                                       : "?";
}

static UmpSetup *
make_setup (CaseRun *run, GError **error)
{
  g_auto (GStrv) seats = g_strsplit (run->seats != NULL ? run->seats : "", " ", -1);
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);
  const UmpGame *game = run->seen->game;
  UmpSetup *setup;

  for (guint i = 0; i < run->options->len; i++) {
    char *text = g_strdup (run->options->pdata[i]);
    char *equals = strchr (text, '=');
    UmpOptionValue value = { text, equals != NULL ? equals + 1 : "" };

    g_ptr_array_add (strings, text);
    if (equals != NULL)
      *equals = '\0';
    g_array_append_val (values, value);
  }
  setup = ump_setup_new (game, (const char *const *) seats, (const char *const *) seats,
                         (int) g_strv_length (seats), (const UmpOptionValue *) (gpointer) values->data,
                         (int) values->len, error);
  for (int i = 0; setup != NULL && i < game->n_options; i++)
    run->seen->options[i] |= setup->option_given[i];
  return setup;
}

static gboolean
need_match (CaseRun *run)
{
  g_autoptr (GError) error = NULL;
  UmpSetup *setup;

  if (run->match != NULL)
    return TRUE;
  setup = make_setup (run, &error);
  if (setup == NULL) {
    complain (run, "a game", error->message);
    return FALSE;
  }
  run->match = ump_match_new (setup, NULL);
  return TRUE;
}

static void
expect_setup (CaseRun *run, const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSetup) setup = make_setup (run, &error);
  g_autofree char *got = NULL;

  if (setup != NULL)
    got = g_strdup ("setup ok");
  else if (strchr (line, '"') != NULL)
    got = g_strdup_printf ("setup refused %s \"%s\"", option_error (error), error->message);
  else
    got = g_strdup_printf ("setup refused %s", option_error (error));
  expect (run, line, got);
}

/* ---- steps -------------------------------------------------------------------------------------- */

static UmpEntry *
read_attributes (const UmpGame *game, const char *line, GError **error)
{
  g_auto (GStrv) words = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GPtrArray) values = g_ptr_array_new ();
  const char *text = NULL;

  if (!g_shell_parse_argv (line, NULL, &words, error))
    return NULL;
  for (int i = 1; words[i] != NULL; i++) {
    char *equals = strchr (words[i], '=');

    if (equals != NULL)
      *equals = '\0';
    if (strcmp (words[i], "text") == 0) {
      text = equals + 1;
    } else {
      g_ptr_array_add (names, words[i]);
      g_ptr_array_add (values, equals != NULL ? equals + 1 : words[i]);
    }
  }
  return ump_entry_new (game, words[0], (const char *const *) names->pdata,
                        (const char *const *) values->pdata, (int) names->len, text);
}

static UmpEntry *
read_step (CaseRun *run, const char *line, UmpVerdict *verdict)
{
  const char *body = line + 1 + strspn (line + 1, " ");
  g_autoptr (GError) error = NULL;
  UmpEntry *entry;

  if (line[0] == '>')
    return ump_notation_parse (run->match, body, verdict, NULL);
  entry = read_attributes (run->seen->game, body, &error);
  if (entry == NULL)
    complain (run, "an entry", error->message);
  return entry;
}

static void
step (CaseRun *run, const char *line)
{
  UmpVerdict verdict = { .rule = -1 };
  g_autoptr (UmpEntry) entry = NULL;

  if (!need_match (run))
    return;
  entry = read_step (run, line, &verdict);
  if (entry != NULL && ump_match_add (run->match, entry, &verdict) && entry->verb >= 0)
    run->seen->verbs[entry->verb] = TRUE;
  case_seen_verdict (run->seen, &verdict);
  case_seen_rows (run->seen, run->match);
  run->answer = case_answer (run->match, &verdict);
}

static void
undo_redo (CaseRun *run, const char *line)
{
  gboolean undo = g_str_has_prefix (line, "undo");
  UmpVerdict verdict = { .rule = -1 };
  g_autofree char *got = NULL;

  if (!need_match (run))
    return;
  if (undo ? ump_match_undo (run->match) : ump_match_redo (run->match, &verdict)) {
    got = g_strdup (undo ? "undo" : "redo");
  } else if (ump_verdict_is_refused (&verdict)) {
    g_autofree char *answer = case_answer (run->match, &verdict);

    got = g_strdup_printf ("redo %s", answer);
  } else {
    got = g_strdup (undo ? "undo nothing" : "redo nothing");
  }
  expect (run, line, got);
}

/* ---- lines ------------------------------------------------------------------------------------------ */

static void
end_case (CaseRun *run)
{
  settle (run);
  if (run->in_case) {
    printf ("%s %d - %s\n", run->broken ? "not ok" : "ok", ++*run->n_tests, run->title);
    run->failures += run->broken;
  }
  g_clear_pointer (&run->match, ump_match_free);
}

static GPtrArray *
copy_strings (const GPtrArray *strings)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < strings->len; i++)
    g_ptr_array_add (copy, g_strdup (strings->pdata[i]));
  return copy;
}

static void
begin_case (CaseRun *run, const char *title)
{
  end_case (run);
  if (!run->in_case) {
    run->common_seats = g_strdup (run->seats);
    run->common_options = copy_strings (run->options);
  }
  g_ptr_array_unref (run->options);
  run->options = copy_strings (run->common_options);
  g_free (run->seats);
  run->seats = g_strdup (run->common_seats);
  g_free (run->title);
  run->title = g_strdup (title);
  run->in_case = TRUE;
  run->broken = FALSE;
}

/* Lines that only set up. FALSE if it is another one. */
static gboolean
take_setup (CaseRun *run, const char *line)
{
  const char *value = strchr (line, ' ');

  value = value != NULL ? value + 1 : "";
  if (g_str_has_prefix (line, "kind ")) {
    if (strcmp (value, run->seen->game->kind) != 0)
      complain (run, run->seen->game->kind, value);
  } else if (g_str_has_prefix (line, "case ")) {
    begin_case (run, value);
  } else if (g_str_has_prefix (line, "seats ")) {
    g_free (run->seats);
    run->seats = g_strdup (value);
  } else if (g_str_has_prefix (line, "option ")) {
    g_ptr_array_add (run->options, g_strdup (value));
  } else {
    return FALSE;
  }
  return TRUE;
}

static gboolean
is_answer (const char *line)
{
  return strcmp (line, "ok") == 0 || g_str_has_prefix (line, "ruling ") ||
         g_str_has_prefix (line, "refused ");
}

static void
take_check (CaseRun *run, const char *line)
{
  g_autofree char *got = need_match (run) ? case_check (run->match, line) : NULL;

  if (got != NULL) {
    expect (run, line, got);
  } else {
    complain (run, "a line that can be read", line);
    g_ptr_array_add (run->out, g_strdup (line));
  }
}

static void
take_line (CaseRun *run, const char *line)
{
  if (is_answer (line)) {
    expect (run, line, run->answer != NULL ? run->answer : "a step before it");
    g_clear_pointer (&run->answer, g_free);
    return;
  }
  settle (run);
  if (*line == '\0' || *line == '#' || take_setup (run, line)) {
    g_ptr_array_add (run->out, g_strdup (line));
  } else if (*line == '>' || *line == '<') {
    g_ptr_array_add (run->out, g_strdup (line));
    step (run, line);
  } else if (g_str_has_prefix (line, "setup ")) {
    expect_setup (run, line);
  } else if (g_str_has_prefix (line, "undo") || g_str_has_prefix (line, "redo")) {
    undo_redo (run, line);
  } else {
    take_check (run, line);
  }
}

static void
case_run_clear (CaseRun *run)
{
  g_free (run->title);
  g_free (run->seats);
  g_free (run->common_seats);
  g_ptr_array_unref (run->options);
  g_clear_pointer (&run->common_options, g_ptr_array_unref);
  g_ptr_array_unref (run->out);
}

static void
write_file (CaseRun *run)
{
  g_autofree char *text = NULL;

  g_ptr_array_add (run->out, NULL);
  text = g_strjoinv ("\n", (char **) run->out->pdata);
  g_file_set_contents (run->path, text, -1, NULL);
}

int
case_run_file (const char *path, CaseSeen *seen, int *n_tests, gboolean update)
{
  CaseRun run = { .path = path, .seen = seen, .n_tests = n_tests };
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (path, &text, NULL, &error)) {
    printf ("not ok %d - %s\n", ++*n_tests, error->message);
    return 1;
  }
  lines = g_strsplit (text, "\n", -1);
  run.out = g_ptr_array_new_with_free_func (g_free);
  run.options = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; lines[i] != NULL; i++) {
    run.number = i + 1;
    g_strchomp (lines[i]);
    take_line (&run, lines[i]);
  }
  end_case (&run);
  if (update)
    write_file (&run);
  case_run_clear (&run);
  return run.failures;
}
