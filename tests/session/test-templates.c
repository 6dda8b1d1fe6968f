/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "games/games.h"
#include "session/learned/rules.h"
#include "session/format/session.h"
#include "session/learned/templates.h"

static const UmpOptionValue values[] = { { "name", "Tuesday" },
                                         { "columns", "bid tricks" },
                                         { "points", "tricks = bid ? 10 + tricks : 0" },
                                         { "late", "a" } };

static char *
new_folder (void)
{
  char *folder = g_dir_make_tmp ("templates-XXXXXX", NULL);

  g_assert_nonnull (folder);
  return folder;
}

static void
drop_folder (const char *folder)
{
  static const char *const below[] = { "removed", NULL };

  for (int i = 0; i < 2; i++) {
    g_autofree char *path = g_build_filename (folder, below[i], NULL);
    g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
    const char *name;

    while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_remove (file);
    }
    g_rmdir (path);
  }
}

static void
test_keep (void)
{
  g_autofree char *folder = new_folder (), *first = NULL, *second = NULL, *name = NULL;
  g_autoptr (UmpTemplate) sheet =
      ump_template_new ("¡Wíst, ours/theirs!", NULL, values, G_N_ELEMENTS (values));
  g_autoptr (UmpTemplate) again = NULL;
  g_autoptr (GError) error = NULL;

  first = ump_templates_keep (ump_games, folder, sheet, &error);
  g_assert_no_error (error);
  name = g_path_get_basename (first);
  g_assert_cmpstr (name, ==, "wíst-ours-theirs.umpire-sheet");
  second = ump_templates_keep (ump_games, folder, sheet, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (second, "wíst-ours-theirs-2.umpire-sheet"));
  again = ump_template_load (ump_games, first, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again->name, ==, "¡Wíst, ours/theirs!");
  g_assert_cmpuint (again->values->len, ==, 2); /* neither what it is called nor who comes late */
  drop_folder (folder);
}

static void
test_bad_name (void)
{
  g_autofree char *folder = new_folder (), *long_name = g_strnfill (201, 'x'), *path = NULL;
  const char *bad[] = { "", "  ", long_name, "\x01" };

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autoptr (UmpTemplate) sheet = ump_template_new (bad[i], NULL, values, G_N_ELEMENTS (values));
    g_autoptr (GError) error = NULL;

    path = ump_templates_keep (ump_games, folder, sheet, &error);
    g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
    g_assert_null (path);
  }
  drop_folder (folder);
}

static void
test_rename (void)
{
  g_autofree char *folder = new_folder (), *path = NULL;
  g_autoptr (UmpTemplate) sheet = ump_template_new ("One", "What it is for", values, G_N_ELEMENTS (values));
  g_autoptr (UmpTemplate) kept = NULL, again = NULL;
  g_autoptr (GError) error = NULL;

  path = ump_templates_keep (ump_games, folder, sheet, &error);
  kept = ump_template_load (ump_games, path, &error);
  g_assert_no_error (error);
  g_assert_false (ump_template_rename (ump_games, kept, " ", &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
  g_clear_error (&error);
  g_assert_cmpstr (kept->name, ==, "One");
  g_assert_true (ump_template_rename (ump_games, kept, " Two ", &error));
  again = ump_template_load (ump_games, path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again->title, ==, "Two");
  g_assert_cmpstr (again->about, ==, "What it is for");
  g_assert_cmpuint (again->values->len, ==, 2);
  drop_folder (folder);
}

/* Another one in the place of one's own; a bad one changes nothing. */
static void
test_replace (void)
{
  static const UmpOptionValue bad_values[] = { { "points", "bid +" } };
  g_autofree char *folder = new_folder (), *path = NULL, *same = NULL, *none = NULL;
  g_autoptr (UmpTemplate) sheet = ump_template_new ("One", NULL, values, G_N_ELEMENTS (values));
  g_autoptr (UmpTemplate) other = ump_template_new ("Two", "About", values, 2);
  g_autoptr (UmpTemplate) bad = ump_template_new ("Three", NULL, bad_values, 1);
  g_autoptr (UmpTemplate) again = NULL;
  g_autoptr (GError) error = NULL;

  path = ump_templates_keep (ump_games, folder, sheet, &error);
  g_assert_no_error (error);
  same = ump_templates_replace (ump_games, path, other, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (same, ==, path);
  none = ump_templates_replace (ump_games, path, bad, &error);
  g_assert_null (none);
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
  g_clear_error (&error);
  again = ump_template_load (ump_games, path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again->title, ==, "Two");
  drop_folder (folder);
}

static char *
text_of (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* What is there twice in one language is refused, whoever reads it. */
static void
test_twice (void)
{
  static const char *const doubled[] = {
    "<name>Two</name>",
    "<name xml:lang='es'>Dos</name>",
    "<name xml:lang='de'>Zwei</name>",
    "<about xml:lang='de'>Von zwei</about>",
  };
  static const char *const languages[] = { "en", "es" };

  for (gsize i = 0; i < G_N_ELEMENTS (doubled) * G_N_ELEMENTS (languages); i++) {
    const char *lang = languages[i % G_N_ELEMENTS (languages)];
    g_autofree char *text =
        g_strconcat ("<sheet xmlns='urn:umpire:sheet:1'><name>One</name><name xml:lang='es'>Uno</name>"
                     "<name xml:lang='de'>Eins</name><about xml:lang='de'>Von einem</about>",
                     doubled[i / G_N_ELEMENTS (languages)], "</sheet>", NULL);
    g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
    g_autoptr (GError) error = NULL;

    g_assert_null (ump_template_parse (ump_games, bytes, lang, &error));
    g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
  }
}

/* What a file says in other languages stays when it is renamed or replaced; a text that is taken away goes in
 * all. */
static void
test_languages (void)
{
  static const char text[] =
      "<sheet xmlns='urn:umpire:sheet:1'><name>One</name><name xml:lang='es'>Uno</name>"
      "<name xml:lang='de'>Eins</name><about>Of one</about><about xml:lang='es'>De uno</about>"
      "<option name='best' value='low'/></sheet>";
  g_autofree char *folder = new_folder (), *path = g_build_filename (folder, "ours.umpire-sheet", NULL),
                  *same = NULL, *renamed = NULL, *replaced = NULL, *bare = NULL;
  g_autoptr (UmpTemplate) kept = NULL;
  g_autoptr (UmpTemplate) other = ump_template_new ("Three", "Of three", values, 2);
  g_autoptr (UmpTemplate) silent = ump_template_new ("Three", NULL, values, 2);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  kept = ump_template_load (ump_games, path, &error);
  g_assert_no_error (error);
  g_assert_true (ump_template_rename (ump_games, kept, "Two", &error));
  renamed = text_of (path);
  g_assert_nonnull (strstr (renamed, "<name>Two</name>\n  <name xml:lang=\"es\">Uno</name>\n"
                                     "  <name xml:lang=\"de\">Eins</name>\n  <about>Of one</about>\n"
                                     "  <about xml:lang=\"es\">De uno</about>\n"));
  same = ump_templates_replace (ump_games, path, other, &error);
  g_assert_no_error (error);
  replaced = text_of (path);
  g_assert_nonnull (strstr (replaced, "<name>Three</name>\n  <name xml:lang=\"es\">Uno</name>\n"
                                      "  <name xml:lang=\"de\">Eins</name>\n  <about>Of three</about>\n"
                                      "  <about xml:lang=\"es\">De uno</about>\n"));
  g_assert_null (strstr (replaced, "low"));
  g_assert_nonnull (strstr (replaced, "bid tricks"));
  g_free (ump_templates_replace (ump_games, path, silent, &error));
  g_assert_no_error (error);
  bare = text_of (path);
  g_assert_nonnull (strstr (bare, "Eins"));
  g_assert_null (strstr (bare, "about"));
  drop_folder (folder);
}

/* In Spanish it is the Spanish name and text that change. */
static void
test_own_language (void)
{
  static const char text[] =
      "<sheet xmlns='urn:umpire:sheet:1'><name>One</name><name xml:lang='es'>Uno</name>"
      "<about>Of one</about><about xml:lang='es'>De uno</about></sheet>";
  g_autofree char *folder = new_folder (), *path = g_build_filename (folder, "ours.umpire-sheet", NULL),
                  *language = g_strdup (g_getenv ("LANGUAGE")), *renamed = NULL, *replaced = NULL;
  g_autoptr (UmpTemplate) kept = NULL;
  g_autoptr (UmpTemplate) other = ump_template_new ("Tres", "De tres", values, 2);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_setenv ("LANGUAGE", "es", TRUE);
  kept = ump_template_load (ump_games, path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (kept->title, ==, "Uno");
  g_assert_cmpstr (kept->about, ==, "De uno");
  g_assert_true (ump_template_rename (ump_games, kept, "Dos", &error));
  g_assert_cmpstr (kept->title, ==, "Dos");
  renamed = text_of (path);
  g_assert_nonnull (strstr (renamed, "<name>One</name>\n  <name xml:lang=\"es\">Dos</name>\n"
                                     "  <about>Of one</about>\n  <about xml:lang=\"es\">De uno</about>\n"));
  g_free (ump_templates_replace (ump_games, path, other, &error));
  g_assert_no_error (error);
  replaced = text_of (path);
  g_assert_nonnull (strstr (replaced, "<name>One</name>\n  <name xml:lang=\"es\">Tres</name>\n"
                                      "  <about>Of one</about>\n  <about xml:lang=\"es\">De tres</about>\n"));
  if (language != NULL)
    g_setenv ("LANGUAGE", language, TRUE);
  else
    g_unsetenv ("LANGUAGE");
  drop_folder (folder);
}

/* A text for one country is of its language, where that has none of its own; and it stays when the sheet is
 * kept again. */
static void
test_countries (void)
{
  static const char text[] =
      "<sheet xmlns='urn:umpire:sheet:1' xml:lang='en-GB'><name>Noughts</name><about>Of noughts</about>"
      "<name xml:lang='es-MX'>Gato</name><name xml:lang='es-AR'>Tateti</name>"
      "<about xml:lang='es-MX'>De gatos</about><about xml:lang='ES'>De tres en raya</about></sheet>";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text)), again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpTemplate) english = ump_template_parse (ump_games, bytes, "en", &error);
  g_autoptr (UmpTemplate) spanish = ump_template_parse (ump_games, bytes, "es", &error), more = NULL;
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (english->title, ==, "Noughts");
  g_assert_cmpstr (english->about, ==, "Of noughts");
  g_assert_cmpstr (spanish->title, ==, "Gato");
  g_assert_cmpstr (spanish->about, ==, "De tres en raya");
  again = ump_template_write (spanish);
  written = g_strndup (g_bytes_get_data (again, NULL), g_bytes_get_size (again));
  g_assert_nonnull (strstr (written, "<name>Noughts</name>\n  <name xml:lang=\"en-GB\">Noughts</name>\n"
                                     "  <name xml:lang=\"es-MX\">Gato</name>\n"
                                     "  <name xml:lang=\"es-AR\">Tateti</name>\n"));
  more = ump_template_parse (ump_games, again, "es", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (more->title, ==, "Gato");
}

/* A file that cannot be read is not written over: what it says in other languages would be gone. */
static void
test_replace_unreadable (void)
{
  static const char *const texts[] = { "<sheet",
                                       "<sheet xmlns='urn:umpire:sheet:1'><name xml:lang='es'>Uno</name>" };
  g_autofree char *folder = new_folder (), *path = g_build_filename (folder, "ours.umpire-sheet", NULL);
  g_autoptr (UmpTemplate) sheet = ump_template_new ("One", NULL, values, 2);
  g_autofree char *fresh = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *there = NULL;

    g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
    g_assert_null (ump_templates_replace (ump_games, path, sheet, &error));
    g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
    there = text_of (path);
    g_assert_cmpstr (there, ==, texts[i]);
  }
  g_unlink (path); /* gone meanwhile: it is there again */
  g_free (ump_templates_replace (ump_games, path, sheet, NULL));
  fresh = text_of (path);
  g_assert_nonnull (strstr (fresh, "<name>One</name>"));
  drop_folder (folder);
}

static void
test_remove (void)
{
  g_autofree char *folder = new_folder (), *path = NULL, *removed = NULL;
  g_autoptr (UmpTemplate) sheet = ump_template_new ("One", NULL, values, G_N_ELEMENTS (values));
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) before = NULL, after = NULL;

  path = ump_templates_keep (ump_games, folder, sheet, &error);
  g_assert_no_error (error);
  before = ump_templates_list (ump_games, folder, NULL);
  removed = ump_templates_remove (folder, path, &error);
  g_assert_no_error (error);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  after = ump_templates_list (ump_games, folder, NULL);
  g_assert_cmpuint (after->len, ==, before->len - 1);
  g_assert_true (ump_templates_restore (removed, path, &error));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  /* once more: what stands there now is not written over */
  g_assert_false (ump_templates_restore (removed, path, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  drop_folder (folder);
}

static void
test_import (void)
{
  g_autofree char *folder = new_folder (), *path = g_build_filename (folder, "given.xml", NULL), *kept = NULL,
                  *bytes = NULL;
  static const char text[] =
      "<sheet xmlns='urn:umpire:sheet:1'><name>One</name><name xml:lang='es'>Uno</name>"
      "<option name='best' value='low'/></sheet>";
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  kept = ump_templates_import (ump_games, folder, path, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (kept, &bytes, NULL, NULL));
  g_assert_cmpstr (bytes, ==, text); /* with what it says in other languages */
  g_assert_true (g_file_set_contents (path, "<sheet/>", -1, NULL));
  g_assert_null (ump_templates_import (ump_games, folder, path, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
  drop_folder (folder);
}

/* A window is made while a thread reads the sheets: to unpack them takes a lock that the window's class may
 * have, and wait for theirs. */
static void
test_read_by_threads (void)
{
  static const char *const folders[] = { "/io/github/umpire_app/Umpire/templates",
                                         "/io/github/umpire_app/Umpire/rules" };

  ump_rules_register ();
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++) {
    g_auto (GStrv) names = g_resources_enumerate_children (folders[i], G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

    g_assert_nonnull (names);
    g_assert_nonnull (names[0]);
    for (int k = 0; names[k] != NULL; k++) {
      g_autofree char *path = g_build_path ("/", folders[i], names[k], NULL);
      guint32 flags = 0;

      g_assert_true (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, &flags, NULL));
      g_assert_cmpuint (flags & G_RESOURCE_FLAGS_COMPRESSED, ==, 0);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/templates/read-by-threads", test_read_by_threads);
  g_test_add_func ("/templates/keep", test_keep);
  g_test_add_func ("/templates/bad-name", test_bad_name);
  g_test_add_func ("/templates/rename", test_rename);
  g_test_add_func ("/templates/replace", test_replace);
  g_test_add_func ("/templates/twice", test_twice);
  g_test_add_func ("/templates/languages", test_languages);
  g_test_add_func ("/templates/own-language", test_own_language);
  g_test_add_func ("/templates/countries", test_countries);
  g_test_add_func ("/templates/replace-unreadable", test_replace_unreadable);
  g_test_add_func ("/templates/remove", test_remove);
  g_test_add_func ("/templates/import", test_import);
  return g_test_run ();
}
