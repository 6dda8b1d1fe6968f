/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Marks that were chosen for people: kept beside the library, given to new evenings and to who comes. */
#include "config.h"

#include <glib/gstdio.h>

#include "app/model/people-here.h"
#include "app/model/people-names.h"
#include "games/games.h"

typedef struct {
  char *file;
  GSettings *settings;
  UmpPeopleNames *names;
  GVariant *before; /* what the last change was */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-people-XXXXXX", NULL);

  fixture->file = g_build_filename (folder, "people", NULL);
  fixture->settings = ump_settings_new ();
  fixture->names = ump_people_names_new (fixture->file, fixture->settings);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_path_get_dirname (fixture->file);
  g_autofree char *lock = g_build_filename (folder, ".umpire-lock", NULL);

  g_clear_pointer (&fixture->before, g_variant_unref);
  g_object_unref (fixture->names);
  g_object_unref (fixture->settings);
  g_unlink (fixture->file);
  g_unlink (lock);
  g_rmdir (folder);
  g_free (fixture->file);
}

static void
on_done (GObject *names, GAsyncResult *result, gpointer data)
{
  Fixture *fixture = data;
  g_autoptr (GError) error = NULL;

  fixture->before = ump_people_names_finish (UMP_PEOPLE_NAMES (names), result, &error);
  g_assert_no_error (error);
}

static void
wait (Fixture *fixture)
{
  while (fixture->before == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
choose (Fixture *fixture, const char *name, int mark)
{
  g_clear_pointer (&fixture->before, g_variant_unref);
  ump_people_names_set_mark (fixture->names, name, mark, on_done, fixture);
  wait (fixture);
}

static void
check (Fixture *fixture, const char *name, int mark)
{
  g_autoptr (UmpPeopleNames) again = ump_people_names_new (fixture->file, fixture->settings);

  g_assert_cmpint (ump_people_names_mark (fixture->names, name), ==, mark);
  g_assert_cmpint (ump_people_names_mark (again, name), ==, mark);
}

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GVariant) chosen = NULL;

  check (fixture, "Ana", 0);
  choose (fixture, "Ana", 3);
  check (fixture, " ANA", 3);
  choose (fixture, "Ana", 12);
  check (fixture, "Ana", 12);
  chosen = g_steal_pointer (&fixture->before);
  ump_people_names_restore (fixture->names, chosen, on_done, fixture);
  wait (fixture);
  check (fixture, "Ana", 3);
  choose (fixture, "Ana", 0);
  check (fixture, "Ana", 0);
}

/* A name is free text: that of somebody is another's mark. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  choose (fixture, "Ana", 3);
  choose (fixture, "Bea", 4);
  g_clear_pointer (&fixture->before, g_variant_unref);
  ump_people_names_set (fixture->names, "3", "Carlos", on_done, fixture);
  wait (fixture);
  check (fixture, "Ana", 3);
  g_clear_pointer (&fixture->before, g_variant_unref);
  ump_people_names_forget (fixture->names, "4", on_done, fixture);
  wait (fixture);
  check (fixture, "Bea", 4);
  g_clear_pointer (&fixture->before, g_variant_unref);
  ump_people_names_set (fixture->names, "Anna", "Ana", on_done, fixture);
  wait (fixture);
  check (fixture, "Anna", 3);
  g_clear_pointer (&fixture->before, g_variant_unref);
  ump_people_names_forget (fixture->names, "Ana", on_done, fixture);
  wait (fixture);
  check (fixture, "Ana", 0);
  check (fixture, "Anna", 0);
}

static UmpSession *
session_of (const char *const *names, int n)
{
  UmpSession *session = ump_session_new (ump_games, NULL, "2026-01-01T00:00:00Z");

  g_assert_true (ump_session_add_game (session, "pad", names, n, NULL, 0, NULL, NULL));
  return session;
}

static void
test_new_evening (Fixture *fixture, gconstpointer data)
{
  const char *const names[] = { "Bea", "Ana", "Carlos" };
  g_autoptr (UmpSession) session = session_of (names, 3);
  static const int given[] = { 0, 3, 0 }, shown[] = { 1, 3, 2 };

  choose (fixture, "Ana", 3);
  choose (fixture, "Carlos", 3);
  ump_people_names_give_marks (fixture->names, session, 0);
  for (guint k = 0; k < 3; k++) {
    g_assert_cmpint (ump_session_person_mark (session, k), ==, given[k]);
    g_assert_cmpint (ump_session_shown_mark (session, k), ==, shown[k]);
  }
}

/* Nobody who is there changes colour for somebody who comes. */
static void
test_who_comes (Fixture *fixture, gconstpointer data)
{
  const char *const names[] = { "Bea", "Ana" };
  UmpStore *store = ump_store_for_trial (session_of (names, 2));
  g_autoptr (UmpPlay) play = ump_play_new (store, 0);
  UmpSession *session = ump_play_session (play);

  choose (fixture, "Zoe", 2);
  choose (fixture, "Xavi", 5);
  g_assert_true (ump_people_join (play, fixture->names, "Zoe", 0, NULL));
  g_assert_true (ump_people_join (play, fixture->names, " xavi ", 7, NULL));
  g_assert_cmpint (ump_session_person_mark (session, 2), ==, 0);
  g_assert_cmpint (ump_session_shown_mark (session, 2), ==, 3);
  g_assert_cmpint (ump_session_person_mark (session, 3), ==, 5);
  g_assert_cmpint (ump_session_shown_mark (session, 1), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/people-names/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/people-names/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/people-names/new-evening", Fixture, NULL, set_up, test_new_evening, tear_down);
  g_test_add ("/people-names/who-comes", Fixture, NULL, set_up, test_who_comes, tear_down);
  return g_test_run ();
}
