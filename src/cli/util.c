/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Arguments, messages and files: what every command needs. */
#include "config.h"

#include "cli/cli.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "core/notation.h"
#include "session/report/report.h"

/* ---- arguments -------------------------------------------------------------------------- */

static GOptionContext *
make_context (CliCall *call, const GOptionEntry *options, gboolean *help, char ***words)
{
  GOptionContext *context = g_option_context_new (call->command->usage);
  const GOptionEntry common[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, help, N_ ("This text"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, words, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, call->command->summary);
  if (call->command->details != NULL)
    g_option_context_set_description (context, call->command->details);
  if (options != NULL)
    g_option_context_add_main_entries (context, options, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, common, GETTEXT_PACKAGE);
  return context;
}

static int
bad_usage (CliCall *call)
{
  return cli_complain (_ ("usage: umpirectl %s %s"), call->command->name, call->command->usage);
}

gboolean
cli_parse (CliCall *call, const GOptionEntry *options, int min, int max)
{
  gboolean help = FALSE;
  g_autoptr (GOptionContext) context = make_context (call, options, &help, &call->words);
  g_autofree char *program = g_strdup_printf ("umpirectl %s", call->command->name);
  g_auto (GStrv) args = g_strdupv (call->args);
  g_autoptr (GError) error = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;

  g_strv_builder_add (builder, program);
  g_strv_builder_addv (builder, (const char **) args);
  argv = g_strv_builder_end (builder);
  g_set_prgname (program);
  call->status = CLI_BAD;
  if (!g_option_context_parse_strv (context, &argv, &error)) {
    cli_complain ("%s", error->message);
    bad_usage (call);
    return FALSE;
  }
  if (help) {
    g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

    cli_put (text);
    call->status = CLI_FINE;
    return FALSE;
  }
  call->n_words = call->words != NULL ? g_strv_length (call->words) : 0;
  if ((int) call->n_words < min || (max >= 0 && (int) call->n_words > max)) {
    bad_usage (call);
    return FALSE;
  }
  return TRUE;
}

#if defined HAVE_DRAW && !defined CLI_DRAWS
#define DRAWER "umpirectl-draw"

/* Beside this program as long as it is not installed. A new string. */
static char *
drawer (void)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = g_path_get_dirname (self != NULL ? self : "");
  g_autofree char *beside = g_build_filename (folder, DRAWER, NULL);

  if (self != NULL && g_file_test (beside, G_FILE_TEST_IS_EXECUTABLE))
    return g_steal_pointer (&beside);
  return g_build_filename (LIBEXECDIR, DRAWER, NULL);
}

gboolean
cli_hand_over (CliCall *call)
{
  g_autofree char *program = drawer ();
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;

  g_strv_builder_add_many (builder, program, call->command->name, NULL);
  g_strv_builder_addv (builder, (const char **) call->args);
  argv = g_strv_builder_end (builder);
  cli_flush ();
  execv (program, argv);
  call->status = cli_complain ("%s: %s", program, g_strerror (errno));
  return TRUE;
}
#else
gboolean
cli_hand_over (CliCall *call)
{
  return FALSE;
}
#endif

/* ---- saying -------------------------------------------------------------------------------- */

static const char *
translate (const char *message)
{
  return *message ? g_dgettext (GETTEXT_PACKAGE, message) : message;
}

static const char *
plural (const char *one, const char *many, gulong n)
{
  return g_dngettext (GETTEXT_PACKAGE, one, many, n);
}

const UmpWords cli_words = { .translate = translate, .plural = plural };

/* ---- results ---- */

/* The first thing that went wrong with stdout; 0 for nothing. Later calls would say something else. */
static int output_error;

static void
check_output (gboolean good)
{
  if (!good && output_error == 0)
    output_error = errno != 0 ? errno : EIO;
}

void
cli_put (const char *text)
{
  errno = 0;
  check_output (fputs (text, stdout) >= 0);
}

void
cli_put_line (const char *text)
{
  cli_put (text);
  cli_put ("\n");
}

void
cli_put_bytes (GBytes *bytes)
{
  gsize size;
  const void *data = g_bytes_get_data (bytes, &size);

  errno = 0;
  check_output (fwrite (data, 1, size, stdout) == size);
}

void
cli_flush (void)
{
  errno = 0;
  check_output (fflush (stdout) == 0);
}

gboolean
cli_end_output (void)
{
  cli_flush ();
  check_output (ferror (stdout) == 0);
  if (output_error == 0)
    return TRUE;
  if (output_error == EPIPE) { /* whoever reads has seen enough: that ends every program, without a word */
    signal (SIGPIPE, SIG_DFL);
    raise (SIGPIPE);
  }
  cli_complain (_ ("standard output: %s"), g_strerror (output_error));
  return FALSE;
}

/* ---- messages ---- */

static void
say_text (const char *prefix, const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *shown = ump_report_one_line (valid);

  cli_flush ();
  fprintf (stderr, "%s%s\n", prefix, shown);
}

void
cli_say (const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  say_text ("", message);
}

int
cli_complain (const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  say_text ("umpirectl: ", message);
  return CLI_BAD;
}

int
cli_complain_file (const char *path, const GError *error)
{
  gboolean malformed = g_error_matches (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);

  cli_say (malformed ? "%s:%s" : "%s: %s", path, error->message);
  return CLI_BAD;
}

int
cli_refuse (UmpMatch *match, const UmpVerdict *verdict)
{
  g_autofree char *sentence = ump_report_refusal (match, verdict, &cli_words);

  cli_say ("%s", sentence);
  return CLI_REFUSED;
}

int
cli_refuse_line (UmpMatch *match, const UmpVerdict *verdict, const char *line, int column)
{
  g_autofree char *valid = g_utf8_make_valid (line, -1);
  g_autofree char *shown = ump_report_one_line (valid);

  cli_refuse (match, verdict);
  if (column > 0) {
    cli_say ("  %s", shown);
    fprintf (stderr, "  %*s^ ", column - 1, "");
    cli_say (_ ("column %d"), column);
  }
  return CLI_REFUSED;
}

/* ---- reading ---------------------------------------------------------------------------------- */

gboolean
cli_read_number (const char *text, guint64 min, guint64 max, guint64 *number)
{
  gboolean plain = text[0] == '0' ? text[1] == '\0' : g_ascii_isdigit (text[0]);

  return plain && g_ascii_string_to_unsigned (text, 10, min, max, number, NULL);
}

gboolean
cli_number (const char *what, const char *text, guint64 max, guint64 *number)
{
  g_autofree char *most = NULL;

  if (cli_read_number (text, 0, max, number))
    return TRUE;
  most = g_strdup_printf ("%" G_GUINT64_FORMAT, max);
  cli_complain (_ ("%s: “%s” is not a number from 0 to %s"), what, text, most);
  return FALSE;
}

int
cli_choice (const char *what, const char *text, const char *const *words)
{
  g_autofree char *list = NULL;

  for (int i = 0; words[i] != NULL; i++)
    if (text == NULL || strcmp (text, words[i]) == 0)
      return i;
  list = g_strjoinv (", ", (char **) words);
  cli_complain (_ ("%s: “%s” is not one of %s"), what, text, list);
  return -1;
}

char *
cli_utf8 (const char *typed)
{
  char *text;

  if (g_utf8_validate (typed, -1, NULL))
    return g_strdup (typed);
  text = g_locale_to_utf8 (typed, -1, NULL, NULL, NULL);
  if (text == NULL)
    cli_complain (_ ("an argument is not valid text"));
  return text;
}

const UmpGame *
cli_kind (const char *kind)
{
  const UmpGame *game = ump_games_find (kind);

  if (game == NULL)
    cli_complain (_ ("there is no game “%s”; umpirectl games lists them"), kind);
  return game;
}

gboolean
cli_options_init (CliOptions *options, char **typed)
{
  options->values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  options->strings = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; typed != NULL && typed[i] != NULL; i++) {
    char *text = cli_utf8 (typed[i]);
    char *equals = text != NULL ? strchr (text, '=') : NULL;
    UmpOptionValue value;

    if (text != NULL)
      g_ptr_array_add (options->strings, text);
    if (equals == NULL || equals == text) {
      if (text != NULL)
        cli_complain (_ ("“%s” is not of the form NAME=VALUE"), text);
      return FALSE;
    }
    *equals = '\0';
    value = (UmpOptionValue){ .name = text, .value = equals + 1 };
    g_array_append_val (options->values, value);
  }
  return TRUE;
}

void
cli_options_fill (CliOptions *options, const char *name, const char *value)
{
  UmpOptionValue copy;

  for (guint i = 0; i < options->values->len; i++)
    if (strcmp (g_array_index (options->values, UmpOptionValue, i).name, name) == 0)
      return;
  copy = (UmpOptionValue){ .name = g_strdup (name), .value = g_strdup (value) };
  g_ptr_array_add (options->strings, (char *) copy.name);
  g_ptr_array_add (options->strings, (char *) copy.value);
  g_array_append_val (options->values, copy);
}

void
cli_options_clear (CliOptions *options)
{
  g_clear_pointer (&options->values, g_array_unref);
  g_clear_pointer (&options->strings, g_ptr_array_unref);
}
