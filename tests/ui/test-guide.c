/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The user guide as the program's own window shows it: every page in every language, without a display. */
#include <string.h>

#include "app/help/help-text.h"

#define FOLDER "/io/github/umpire_app/Umpire/help"

static const UmpHelpPart *
find_part (GPtrArray *parts, UmpHelpKind kind, const char *begins)
{
  for (guint k = 0; k < parts->len; k++) {
    const UmpHelpPart *part = g_ptr_array_index (parts, k);

    if (part->kind == kind && g_str_has_prefix (part->markup, begins))
      return part;
  }
  return NULL;
}

static GPtrArray *
load (const char *page, const char *language)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *parts = ump_help_text_load (page, language, &error);

  g_assert_no_error (error);
  g_assert_nonnull (parts);
  return parts;
}

/* A page begins with its title, has something to say, and is sound markup. */
static void
check_page (const char *page, const char *language)
{
  g_autoptr (GPtrArray) parts = load (page, language);
  const UmpHelpPart *first = g_ptr_array_index (parts, 0);

  g_assert_cmpint (first->kind, ==, UMP_HELP_TITLE);
  g_assert_cmpuint (parts->len, >, 1);
  for (guint k = 0; k < parts->len; k++) {
    const UmpHelpPart *part = g_ptr_array_index (parts, k);
    g_autofree char *whole = g_strdup_printf ("<p>%s</p>", part->markup);
    g_autoptr (GMarkupParseContext) context =
        g_markup_parse_context_new (&(GMarkupParser){ NULL, NULL, NULL, NULL, NULL }, 0, NULL, NULL);
    g_autoptr (GError) error = NULL;

    g_assert_cmpuint (strlen (part->markup), >, 0);
    g_markup_parse_context_parse (context, whole, -1, &error);
    g_assert_no_error (error);
    g_assert_null (strstr (part->markup, "></a>"));
    g_assert_null (strstr (part->markup, "  "));
  }
}

static void
test_pages (void)
{
  static const char *const languages[] = { "C", "es" };

  for (gsize l = 0; l < G_N_ELEMENTS (languages); l++) {
    g_autofree char *folder = g_strdup_printf (FOLDER "/%s", languages[l]);
    g_auto (GStrv) names = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

    g_assert_nonnull (names);
    for (int k = 0; names[k] != NULL; k++) {
      g_autofree char *page = g_strndup (names[k], strlen (names[k]) - strlen (".page"));

      check_page (page, languages[l]);
    }
  }
}

/* The guide's front page leads to every other page, once. */
static void
test_contents (void)
{
  g_auto (GStrv) names = g_resources_enumerate_children (FOLDER "/es", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GPtrArray) parts = load ("index", "es");
  guint topics = 0;

  for (guint k = 0; k < parts->len; k++)
    topics += ((UmpHelpPart *) g_ptr_array_index (parts, k))->kind == UMP_HELP_TOPIC;
  g_assert_cmpuint (topics, ==, g_strv_length (names) - 1);
  g_assert_nonnull (
      find_part (parts, UMP_HELP_TOPIC, "<a href=\"corrections\">Enmendar lo anotado</a>\nDeshacer"));
}

static void
test_markup (void)
{
  g_autoptr (GPtrArray) start = load ("start", "C"), verdicts = load ("verdicts", "C"),
                        keys = load ("keys", "C");
  const UmpHelpPart *step = find_part (
      start, UMP_HELP_STEP, "Press <b>Start a game</b> on the first page, or <b>Ctrl</b>+<b>N</b>.");

  g_assert_nonnull (step);
  g_assert_cmpuint (step->number, ==, 1);
  g_assert_nonnull (find_part (start, UMP_HELP_HEADING, "Play again"));
  g_assert_nonnull (find_part (verdicts, UMP_HELP_TERM, "Red: refused"));
  g_assert_nonnull (
      find_part (verdicts, UMP_HELP_PARAGRAPH, "See <a href=\"report\">Report a wrong verdict</a>."));
  g_assert_nonnull (find_part (keys, UMP_HELP_TERM, "<b>F6</b>"));
}

static void
test_missing (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (ump_help_text_load ("no-such-page", "C", &error));
  g_assert_error (error, G_RESOURCE_ERROR, G_RESOURCE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_null (ump_help_text_load ("../C/index", "C", &error));
  g_assert_nonnull (error);
}

static void
test_languages (void)
{
  g_autoptr (GPtrArray) other = load ("index", "fr");

  g_assert_nonnull (find_part (other, UMP_HELP_HEADING, "At the table"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/guide/pages", test_pages);
  g_test_add_func ("/guide/contents", test_contents);
  g_test_add_func ("/guide/markup", test_markup);
  g_test_add_func ("/guide/missing", test_missing);
  g_test_add_func ("/guide/languages", test_languages);
  return g_test_run ();
}
