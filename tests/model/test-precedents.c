/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was let stand before: looked for in a library, by kind and rule, and said in a sentence. */
#include "app/model/play.h"
#include "app/model/precedents.h"

#include "../session/library-fixture.h"
#include "core/notation.h"

#define NOW G_GINT64_CONSTANT (1795000000) /* 18 November 2026 */

static const char *const names[] = { "Ana", "Bea", "Carlos" };

/* A game of Martes 13 in a file, in which a card on a wrong pile was let stand at that time. */
static void
put_ruled (const char *folder, const char *name, const char *id, const char *at, const char *reason)
{
  static const char *const lines[] = { "deal", "ana: play cat-5 1", "bea: play mirror-4 2",
                                       "carlos: play cat-7 2" };
  UmpSession *session = ump_session_new (ump_games, id, at);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GBytes) bytes = NULL;
  UmpVerdict verdict;

  g_assert_true (ump_session_add_game (session, "martes-13", names, 3, NULL, 0, at, &error));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    UmpMatch *match = ump_session_match (session, 0);
    g_autoptr (UmpEntry) entry = ump_notation_parse (match, lines[i], &verdict, NULL);
    g_autoptr (UmpEntry) timed = ump_entry_with (entry, i == 3 ? reason : NULL, at);

    if (!ump_match_add (match, timed, &verdict))
      g_error ("%s: %s", lines[i], ump_match_reason (match, &verdict, NULL));
  }
  bytes = ump_session_write (session);
  g_assert_true (
      g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error));
  ump_session_free (session);
}

static char *
say (UmpLibrary *library, const char *kind, const char *rule, const char *except)
{
  g_autoptr (GPtrArray) found =
      ump_precedents_find (G_LIST_MODEL (library), ump_games_find (kind), rule, NOW, except);

  return ump_precedents_say (found, NOW);
}

static void
is (UmpLibrary *library, const char *kind, const char *rule, const char *expected)
{
  g_autofree char *said = say (library, kind, rule, NULL);

  g_assert_cmpstr (said, ==, expected);
}

static void
refresh (UmpLibrary *library)
{
  ump_library_refresh (library);
  wait_for (library);
}

static void
test_found (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-XXXXXX", NULL), *path = NULL, *said = NULL;
  g_autoptr (UmpLibrary) library = ump_library_new (ump_games, folder, NULL);

  wait_for (library);
  is (library, "martes-13", "M13-3", NULL);
  put_ruled (folder, "a.umpire", "3f0c9a0e-0000-4000-8000-000000000001", "2026-11-03T20:00:00Z",
             "seen too late");
  put_ruled (folder, "copy.umpire", "3f0c9a0e-0000-4000-8000-000000000001", "2026-11-03T20:00:00Z",
             "seen too late");
  put_ruled (folder, "old.umpire", "3f0c9a0e-0000-4000-8000-000000000002", "2021-01-03T20:00:00Z",
             "long ago");
  refresh (library);
  is (library, "martes-13", "M13-3", "You let this stand on 3 November (“seen too late”).");
  is (library, "martes-13", "M13-4", NULL);
  is (library, "line-it", "M13-3", NULL);
  put_ruled (folder, "b.umpire", "3f0c9a0e-0000-4000-8000-000000000003", "2026-11-12T20:00:00Z",
             "Bea is new");
  refresh (library);
  is (library, "martes-13", "M13-3",
      "You let this stand on 3 November (“seen too late”) and on 12 November (“Bea is new”).");
  put_ruled (folder, "c.umpire", "3f0c9a0e-0000-4000-8000-000000000004", "2025-05-01T12:00:00Z", "agreed");
  refresh (library);
  is (library, "martes-13", "M13-3",
      "You let this stand on 3 November (“seen too late”) and on 12 November (“Bea is new”), and once before.");
  path = g_build_filename (folder, "b.umpire", NULL);
  said = say (library, "martes-13", "M13-3", path);
  g_assert_cmpstr (said, ==,
                   "You let this stand on 1 May 2025 (“agreed”) and on 3 November (“seen too late”).");
  clean (folder);
}

/* A refusal that may be let stand says so, another one does not. */
static void
test_refusal (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-XXXXXX", NULL);
  g_autoptr (UmpLibrary) library = ump_library_new (ump_games, folder, NULL);
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find ("martes-13"), names, names, 3, NULL, 0, &error);
  g_autoptr (UmpPlay) play = ump_play_new_trial (ump_match_new (setup, NULL));
  g_autoptr (GDateTime) today = g_date_time_new_now_utc ();
  g_autofree char *at = g_date_time_format_iso8601 (today);

  put_ruled (folder, "a.umpire", "3f0c9a0e-0000-4000-8000-000000000001", at, "seen too late");
  refresh (library);
  g_assert_true (ump_play_enter_line (play, "deal"));
  g_assert_true (ump_play_enter_line (play, "Ana: play cat-5 1"));
  g_assert_true (ump_play_enter_line (play, "Bea: play mirror-4 2"));
  g_assert_false (ump_play_enter_line (play, "Carlos: play cat-7 2"));
  g_assert_null (ump_play_answer (play)->precedent);
  ump_play_set_library (play, G_LIST_MODEL (library));
  g_assert_false (ump_play_enter_line (play, "Carlos: play cat-7 2"));
  g_assert_true (g_str_has_suffix (ump_play_answer (play)->precedent, "(“seen too late”)."));
  g_assert_cmpuint (ump_play_answer (play)->precedents->len, ==, 1);
  g_assert_false (ump_play_enter_line (play, "Bea: play cat-7 1"));
  g_assert_null (ump_play_answer (play)->precedent);
  g_object_set (play, "adviser", FALSE, NULL);
  g_assert_false (ump_play_enter_line (play, "Carlos: play cat-7 2"));
  g_assert_null (ump_play_answer (play)->precedent);
  clean (folder);
}

int
main (int argc, char **argv)
{
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/precedents/found", test_found);
  g_test_add_func ("/precedents/refusal", test_refusal);
  return g_test_run ();
}
