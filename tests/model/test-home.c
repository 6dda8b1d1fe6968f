/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Home lists: tonight, games in play, earlier evenings, what a search leaves; and that a row that
 * stays is the same one. */
#include "app/model/evening.h"
#include "app/model/home-model.h"

#include "../session/library-fixture.h"
#include "games/games.h"

#define SESSIONS 5
/* No evening of the fixture is tonight's then. */
#define LATER 4102444800

static UmpLibrary *
new_library (const char *folder)
{
  UmpLibrary *library;

  for (int k = 0; k < SESSIONS; k++) {
    g_autofree char *name = g_strdup_printf ("%d.umpire", k);
    g_autofree char *path = g_build_filename (folder, name, NULL);

    put (path);
    age (path, k);
  }
  library = ump_library_new (ump_games, folder, NULL);
  ump_library_refresh (library);
  wait_for (library);
  return library;
}

static UmpHomeEntry *
entry_at (UmpHomeModel *model, guint index)
{
  g_autoptr (UmpHomeEntry) entry = g_list_model_get_item (G_LIST_MODEL (model), index);

  return entry; /* the model holds it */
}

static void
test_sections (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-home-XXXXXX", NULL);
  g_autoptr (UmpLibrary) library = new_library (folder);
  g_autoptr (UmpHomeModel) model = ump_home_model_new (library);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 0);
  ump_home_model_search (model, "", LATER);
  /* a key, three games that go on in one row, and all evenings, each list with its head */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 4 + SESSIONS);
  g_assert_cmpint (ump_home_entry_kind (entry_at (model, 0)), ==, UMP_HOME_START);
  g_assert_cmpint (ump_home_entry_kind (entry_at (model, 1)), ==, UMP_HOME_HEAD);
  g_assert_cmpint (ump_home_entry_kind (entry_at (model, 2)), ==, UMP_HOME_PLAYING);
  g_assert_cmpuint (ump_home_entry_others (entry_at (model, 2))->len, ==, 3);
  for (guint k = 0; k < 3; k++)
    g_assert_true (ump_home_entry_others (entry_at (model, 2))->pdata[k] == item_at (library, k));
  g_assert_cmpint (ump_home_entry_kind (entry_at (model, 3)), ==, UMP_HOME_HEAD);
  for (guint k = 0; k < SESSIONS; k++) {
    UmpHomeEntry *entry = entry_at (model, 4 + k);

    g_assert_cmpint (ump_home_entry_kind (entry), ==, UMP_HOME_EVENING);
    g_assert_true (ump_home_entry_item (entry) == item_at (library, k));
    g_assert_cmpint (ump_home_entry_is_first (entry), ==, k == 0);
    g_assert_cmpint (ump_home_entry_is_last (entry), ==, k + 1 == SESSIONS);
  }
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (model), 4 + SESSIONS));
  clean (folder);
}

/* Tonight's is the first row, and no earlier evening; when six hours have gone it is one of them. */
static void
test_tonight (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-home-XXXXXX", NULL);
  g_autoptr (UmpLibrary) library = new_library (folder);
  g_autoptr (UmpHomeModel) model = ump_home_model_new (library);
  UmpLibraryItem *newest = item_at (library, 0);
  gint64 last = ump_evening_time (newest);

  ump_home_model_search (model, "", last + 60);
  g_assert_cmpint (ump_home_entry_kind (entry_at (model, 0)), ==, UMP_HOME_TONIGHT);
  g_assert_true (ump_home_entry_item (entry_at (model, 0)) == newest);
  g_assert_nonnull (ump_home_entry_others (entry_at (model, 0)));
  for (guint k = 1; k < g_list_model_get_n_items (G_LIST_MODEL (model)); k++)
    g_assert_true (ump_home_entry_item (entry_at (model, k)) != newest);
  ump_home_model_search (model, "", last + 7 * 60 * 60);
  g_assert_cmpint (ump_home_entry_kind (entry_at (model, 0)), ==, UMP_HOME_START);
  g_assert_true (ump_home_entry_item (entry_at (model, 4)) == newest);
  clean (folder);
}

static void
on_changed (GListModel *model, guint position, guint removed, guint added, guint *n)
{
  *n += removed + added;
}

static void
test_search (void)
{
  guint changes = 0;
  g_autofree char *folder = g_dir_make_tmp ("umpire-home-XXXXXX", NULL);
  g_autoptr (UmpLibrary) library = new_library (folder);
  g_autoptr (UmpHomeModel) model = ump_home_model_new (library);
  g_autoptr (UmpHomeEntry) second = NULL;

  ump_home_model_search (model, "title", LATER);
  second = g_object_ref (entry_at (model, 2));
  g_signal_connect (model, "items-changed", G_CALLBACK (on_changed), &changes);
  ump_home_model_search (model, "a TITLE", LATER);
  g_assert_cmpuint (changes, ==, 0); /* all of them are found: no row is another one */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, SESSIONS + 1);
  g_assert_true (entry_at (model, 2) == second); /* a list keeps its widget */
  ump_home_model_search (model, "score PAD", LATER);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, SESSIONS + 1);
  ump_home_model_search (model, "nothing of the kind", LATER);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 0);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (model), 0));
  clean (folder);
}

static void
put_titled (const char *path, const char *title)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store;

  put (path);
  store = ump_store_open (ump_games, path, UMP_STORE_WRITE, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (ump_store_set_words (store, title, "", &error));
  g_assert_true (ump_store_save (store, &error));
  ump_store_close (store);
}

static char *
listed (UmpHomeModel *model)
{
  GString *paths = g_string_new (NULL);

  for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (model)); k++)
    if (ump_home_entry_kind (entry_at (model, k)) == UMP_HOME_EVENING)
      g_string_append_printf (paths, "%s\n",
                              ump_library_item_path (ump_home_entry_item (entry_at (model, k))));
  return g_string_free (paths, FALSE);
}

/* Letter by letter, and back again, it is what a search anew finds; also when the library changed
 * meanwhile. */
static void
test_letters (void)
{
  static const char *const typed[] = { "",   "t",   "ta",   "TAR", "ta", "t",    "",
                                       "ar", "tar", "xtar", "tar", "st", "stone" };
  static const char *const titles[SESSIONS] = { "Star", "Tarot", "Stone", "Tea", "Artist" };
  g_autofree char *folder = g_dir_make_tmp ("umpire-home-XXXXXX", NULL);
  g_autofree char *gone = g_build_filename (folder, "Tarot.umpire", NULL);
  g_autoptr (UmpLibrary) library = NULL;
  g_autoptr (UmpHomeModel) model = NULL;

  for (int k = 0; k < SESSIONS; k++) {
    g_autofree char *path = g_build_filename (folder, titles[k], NULL);
    g_autofree char *named = g_strconcat (path, ".umpire", NULL);

    put_titled (named, titles[k]);
    age (named, k);
  }
  library = ump_library_new (ump_games, folder, NULL);
  ump_library_refresh (library);
  wait_for (library);
  model = ump_home_model_new (library);
  for (guint round = 0; round < 2; round++) {
    for (guint k = 0; k < G_N_ELEMENTS (typed); k++) {
      g_autoptr (UmpHomeModel) anew = ump_home_model_new (library);
      g_autofree char *here = NULL, *there = NULL;

      ump_home_model_search (model, typed[k], LATER);
      ump_home_model_search (anew, typed[k], LATER);
      here = listed (model);
      there = listed (anew);
      g_assert_cmpstr (here, ==, there);
      g_assert_cmpint (*here == '\0', ==, g_str_equal (typed[k], "xtar"));
    }
    /* not the second of the list: their times may lie in two seconds, and all that is typed still finds
     * something */
    g_unlink (gone);
    ump_library_refresh (library);
    wait_for (library);
  }
  clean (folder);
}

/* Of one that moves to an end of its list another row is made. */
static void
test_ends (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-home-XXXXXX", NULL);
  g_autoptr (UmpLibrary) library = new_library (folder);
  g_autoptr (UmpHomeModel) model = ump_home_model_new (library);
  g_autofree char *newest = NULL;

  ump_home_model_search (model, "title", LATER);
  g_assert_false (ump_home_entry_is_first (entry_at (model, 2)));
  newest = g_strdup (ump_library_item_path (item_at (library, 0)));
  g_unlink (newest);
  ump_library_refresh (library);
  wait_for (library);
  ump_home_model_search (model, "title", LATER);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, SESSIONS);
  g_assert_true (ump_home_entry_is_first (entry_at (model, 1)));
  clean (folder);
}

/* However late a file was copied: by when they were played. */
static void
test_played (void)
{
  static const char *const nights[] = { "2024-05-02", "2025-01-31", "2023-12-24" };
  static const guint order[] = { 1, 0, 2 };
  g_autofree char *folder = g_dir_make_tmp ("umpire-home-XXXXXX", NULL);
  g_autoptr (UmpLibrary) library = NULL;
  g_autoptr (UmpHomeModel) model = NULL;
  guint at = 0;

  for (guint k = 0; k < G_N_ELEMENTS (nights); k++) {
    g_autofree char *name = g_strdup_printf ("%s.umpire", nights[k]);
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autofree char *game =
        g_strdup_printf ("<game kind=\"pad\" rules=\"1\" started=\"%sT20:00:00Z\"><seats>ana bea</seats>"
                         "<log><enter player=\"ana\" points=\"5\"/><finish/></log></game>",
                         nights[k]);
    g_autofree char *document = fixture_document (game);

    g_assert_true (g_file_set_contents (path, document, -1, NULL));
    age (path, (int) k);
  }
  library = ump_library_new (ump_games, folder, NULL);
  wait_for (library);
  model = ump_home_model_new (library);
  ump_home_model_search (model, "", LATER);
  for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (model)); k++)
    if (ump_home_entry_kind (entry_at (model, k)) == UMP_HOME_EVENING) {
      UmpLibraryItem *item = ump_home_entry_item (entry_at (model, k));
      g_autoptr (GDateTime) when = g_date_time_new_from_unix_utc (ump_evening_time (item));
      g_autofree char *night = g_date_time_format (when, "%Y-%m-%d");

      g_assert_cmpuint (at, <, G_N_ELEMENTS (order));
      g_assert_cmpstr (night, ==, nights[order[at++]]);
    }
  g_assert_cmpuint (at, ==, G_N_ELEMENTS (order));
  clean (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/home/sections", test_sections);
  g_test_add_func ("/home/tonight", test_tonight);
  g_test_add_func ("/home/search", test_search);
  g_test_add_func ("/home/letters", test_letters);
  g_test_add_func ("/home/ends", test_ends);
  g_test_add_func ("/home/played", test_played);
  return g_test_run ();
}
