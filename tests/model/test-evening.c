/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An evening: its score against a count of all pairs, which is tonight's, what is played next, and the words
 * for it. */
#include "app/model/evening.h"
#include "app/model/new-game.h"

#include "../session/library-fixture.h"
#include "core/score.h"

#define MOST 6

/* A record of a pad with these points, the highest wins; side: of each, NULL where everybody plays alone. */
static UmpRecord *
record_of (const int *points, const int *side, int n)
{
  g_autoptr (GVariant) value = NULL;
  GVariantBuilder parts, rulings;
  UmpRecord *record;

  g_variant_builder_init (&rulings, G_VARIANT_TYPE ("a(ssux)"));
  g_variant_builder_init (&parts, G_VARIANT_TYPE ("a(ssxiii)"));
  for (int k = 0; k < n; k++) {
    g_autofree char *name = g_strdup_printf ("p%d", k);
    int rank = 1;

    for (int other = 0; other < n; other++)
      rank += points[other] > points[k];
    g_variant_builder_add (&parts, "(ssxiii)", name, name, (gint64) points[k], rank, k + 1,
                           side != NULL ? side[k] : k + 1);
  }
  value = g_variant_ref_sink (g_variant_new (UMP_RECORD_TYPE, UMP_RECORD_COUNTS, "pad", 0, "twin", 1, NULL,
                                             (gint64) 0, (gint64) 0, (gint64) 0, 1, 1, 0, -1, -1, &rulings,
                                             FALSE, &parts));
  record = ump_record_from_variant (ump_games, NULL, value);
  g_assert_nonnull (record);
  return record;
}

/* For each person: the sides of which nobody has as much. */
static void
check_points (const int *points, const int *side, int n)
{
  g_autoptr (UmpRecord) record = record_of (points, side, n);

  for (int k = 0; k < n; k++) {
    g_autofree char *key = g_strdup_printf ("p%d", k);
    gboolean beaten[MOST] = { FALSE };
    int expected = 0, most = 0;

    for (int other = 0; other < n; other++) {
      most = MAX (most, points[other]);
      if (points[other] < points[k])
        beaten[side != NULL ? side[other] - 1 : other] = TRUE;
    }
    for (int other = 0; other < n; other++)
      expected += beaten[other];
    g_assert_cmpint (ump_evening_points (record, key, UMP_EVENING_PLACES), ==, expected);
    g_assert_cmpint (ump_evening_points (record, key, UMP_EVENING_WINS), ==, points[k] == most);
  }
  g_assert_cmpint (ump_evening_points (record, "nobody", UMP_EVENING_PLACES), ==, -1);
}

/* All rankings with ties: every way to give one to six people the numbers below their count. */
static void
test_all_rankings (void)
{
  for (int n = 1; n <= MOST; n++) {
    int all = 1;

    for (int k = 0; k < n; k++)
      all *= n;
    for (int way = 0; way < all; way++) {
      int points[MOST];

      for (int k = 0, rest = way; k < n; k++, rest /= n)
        points[k] = rest % n;
      check_points (points, NULL, n);
    }
  }
}

static void
test_sides (void)
{
  static const int sides[][4] = { { 1, 2, 1, 2 }, { 1, 1, 2, 2 }, { 1, 3, 4, 1 } };

  for (guint k = 0; k < G_N_ELEMENTS (sides); k++)
    for (int one = 0; one < 3; one++)
      for (int other = 0; other < 3; other++) {
        int points[4];

        for (int p = 0; p < 4; p++)
          points[p] = sides[k][p] == 1 ? one : sides[k][p] == 2 ? other : p;
        /* of a side nobody has other points */
        check_points (points, sides[k], 4);
      }
}

/* ---- evenings of a library ------------------------------------------------------------------------ */

/* A game of a pad: the points of Ana, Bea and so on, with a blank between them. */
static void
add_game (GString *text, const char *name, const char *started, const char *finished, const char *points,
          const char *end)
{
  static const char *const people[] = { "ana", "bea", "carlos" };
  g_auto (GStrv) numbers = g_strsplit (points, " ", -1);
  g_autofree char *over = finished != NULL ? g_strdup_printf (" finished=\"%s\"", finished) : g_strdup ("");

  g_string_append_printf (text, "<game kind=\"pad\" rules=\"1\" started=\"%s\"%s><seats>ana bea%s</seats>",
                          started, over, g_strv_length (numbers) > 2 ? " carlos" : "");
  g_string_append_printf (text, "<option name=\"name\" value=\"%s\"/><log>", name);
  for (int k = 0; numbers[k] != NULL; k++)
    g_string_append_printf (text, "<enter player=\"%s\" points=\"%s\" at=\"%s\"/>", people[k], numbers[k],
                            started);
  g_string_append_printf (text, "%s</log></game>", end);
}

static void
keep (const char *folder, const char *name, const char *games)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *document = fixture_document (games);

  g_assert_true (g_file_set_contents (path, document, -1, NULL));
}

static gint64
seconds_of (const char *time)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_iso8601 (time, NULL);

  return g_date_time_to_unix (date);
}

static UmpLibrary *
library_of (const char *folder)
{
  UmpLibrary *library = ump_library_new (ump_games, folder, NULL);

  wait_for (library);
  return library;
}

/* Six hours from the last move on, whatever the clock says. */
static void
test_tonight (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-evening-XXXXXX", NULL);
  g_autoptr (GString) games = g_string_new (NULL);
  g_autoptr (UmpLibrary) library = NULL;
  gint64 last = seconds_of ("2024-05-02T22:30:00Z");

  add_game (games, "Rummy", "2024-05-02T20:00:00Z", "2024-05-02T21:00:00Z", "5 3", "<finish/>");
  add_game (games, "Whist", "2024-05-02T22:30:00Z", NULL, "1 2", "");
  keep (folder, "one.umpire", games->str);
  library = library_of (folder);
  g_assert_cmpint (ump_evening_time (item_at (library, 0)), ==, last);
  g_assert_true (ump_evening_is_tonight (item_at (library, 0), last + (5 * 60 + 59) * 60));
  g_assert_true (ump_evening_is_tonight (item_at (library, 0), last + 6 * 60 * 60));
  g_assert_false (ump_evening_is_tonight (item_at (library, 0), last + (6 * 60 + 1) * 60));
  g_assert_nonnull (ump_evening_in_play (item_at (library, 0)));
  clean (folder);
}

static char *
line_of (const UmpRecord *record)
{
  g_autofree char *name = ump_evening_game_name (record), *outcome = ump_evening_outcome (record);
  g_autofree char *numbers = ump_evening_numbers (record);

  return g_strdup_printf ("%s, %s, %s", name, outcome, numbers);
}

/* A game that was won is there, whatever came after it; what has no result counts for nobody. */
static void
test_won_before_abandoned (void)
{
  static const char *const expected[] = { "Rummy, Carlos won, 9 : 5, 3",
                                          "Whist, Ana and Bea share it, 4, 4 : 1", "Hearts, not finished, ",
                                          "Skat, in play, " };
  g_autofree char *folder = g_dir_make_tmp ("umpire-evening-XXXXXX", NULL);
  g_autoptr (GString) games = g_string_new (NULL);
  g_autoptr (UmpLibrary) library = NULL;
  g_autoptr (GArray) places = NULL, wins = NULL;
  const GPtrArray *records;

  add_game (games, "Rummy", "2024-05-02T20:00:00Z", NULL, "5 3 9", "<finish/>");
  add_game (games, "Whist", "2024-05-02T21:00:00Z", NULL, "4 4 1", "<finish/>");
  add_game (games, "Hearts", "2024-05-02T22:00:00Z", NULL, "1 2 3", "<abandon/>");
  add_game (games, "Skat", "2024-05-02T23:00:00Z", NULL, "7 8 9", "");
  keep (folder, "one.umpire", games->str);
  library = library_of (folder);
  records = ump_library_item_records (item_at (library, 0));
  g_assert_cmpuint (records->len, ==, G_N_ELEMENTS (expected));
  for (guint k = 0; k < records->len; k++) {
    g_autofree char *line = line_of (records->pdata[k]);

    g_assert_cmpstr (line, ==, expected[k]);
  }
  g_assert_cmpuint (ump_evening_n_left_out (records), ==, 1);
  places = ump_evening_people (records, UMP_EVENING_PLACES);
  wins = ump_evening_people (records, UMP_EVENING_WINS);
  /* Ana 1 + 1, Bea 0 + 1, Carlos 2 + 0; each won once */
  g_assert_cmpstr (g_array_index (places, UmpEveningPerson, 0).name, ==, "Ana");
  g_assert_cmpint (g_array_index (places, UmpEveningPerson, 0).score, ==, 2);
  g_assert_cmpstr (g_array_index (places, UmpEveningPerson, 1).name, ==, "Carlos");
  g_assert_cmpint (g_array_index (places, UmpEveningPerson, 1).score, ==, 2);
  g_assert_cmpint (g_array_index (places, UmpEveningPerson, 2).score, ==, 1);
  g_assert_cmpint (g_array_index (places, UmpEveningPerson, 2).mark, ==, 2);
  for (guint k = 0; k < wins->len; k++)
    g_assert_cmpint (g_array_index (wins, UmpEveningPerson, k).score, ==, 1);
  clean (folder);
}

/* A refused entry leaves a game without a result. */
static void
test_refused (void)
{
  g_autofree char *document = fixture_log ("<deal dealer=\"bea\"/>");
  g_autoptr (UmpSession) session = fixture_parse (document);
  g_autoptr (UmpRecord) record = NULL;
  g_autofree char *outcome = NULL;

  g_assert_nonnull (ump_match_refusal (ump_session_match (session, 0)));
  record = ump_record_new (session, 0, NULL);
  outcome = ump_evening_outcome (record);
  g_assert_cmpint (record->state, ==, UMP_RECORD_REFUSED);
  g_assert_cmpstr (outcome, ==, "an entry is refused");
  g_assert_cmpint (ump_evening_points (record, "ana", UMP_EVENING_PLACES), ==, -1);
}

/* ---- what is played next --------------------------------------------------------------------------- */

static void
put_evening (const char *folder, const char *day, const char *game, const char *points, const char *end)
{
  g_autoptr (GString) games = g_string_new (NULL);
  g_autofree char *time = g_strconcat (day, "T20:00:00Z", NULL), *name = g_strconcat (day, ".umpire", NULL);

  add_game (games, game, time, NULL, points, end);
  keep (folder, name, games->str);
}

static void
test_next (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-evening-XXXXXX", NULL);
  g_autoptr (GString) games = g_string_new (NULL), said = g_string_new (NULL);
  g_autoptr (UmpLibrary) library = NULL;
  g_autoptr (GPtrArray) next = NULL;
  const GPtrArray *tonight = NULL;

  put_evening (folder, "2024-01-01", "Skat", "1 2", "<finish/>");
  put_evening (folder, "2024-01-02", "Skat", "1 2", "<finish/>");
  put_evening (folder, "2024-01-03", "Gin", "1 2", "<finish/>");
  put_evening (folder, "2024-01-04", "Rummy", "1 2", "<finish/>"); /* tonight's too */
  put_evening (folder, "2024-01-05", "Rummy", "1 2", "<finish/>");
  put_evening (folder, "2024-01-06", "Bridge", "1 2 3", "<finish/>"); /* with Carlos */
  put_evening (folder, "2024-01-07", "Bridge", "1 2 3", "<finish/>");
  put_evening (folder, "2024-01-08", "Whist", "1 2", "<abandon/>");
  put_evening (folder, "2023-05-01", "Hearts", "1 2", "<finish/>"); /* longer ago than a year */
  put_evening (folder, "2023-05-02", "Hearts", "1 2", "<finish/>");
  put_evening (folder, "2023-06-01", "Golf", "1 2", "<finish/>"); /* as often as Gin, and longer ago */
  add_game (games, "Rummy", "2024-05-03T20:00:00Z", NULL, "5 3", "<finish/>");
  add_game (games, "Oh Hell", "2024-05-03T21:00:00Z", NULL, "5 3", "<abandon/>");
  keep (folder, "tonight.umpire", games->str);
  library = library_of (folder);
  for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (library)); k++)
    if (g_str_has_suffix (ump_library_item_path (item_at (library, k)), "tonight.umpire"))
      tonight = ump_library_item_records (item_at (library, k));
  next = ump_evening_next (G_LIST_MODEL (library), tonight);
  for (guint k = 0; k < next->len; k++) {
    g_autofree char *name = ump_evening_next_name (next->pdata[k], tonight);

    g_string_append_printf (said, "%s; ", name);
  }
  g_assert_cmpstr (said->str, ==, "Rummy again; Skat; Gin; ");
  g_assert_true (g_str_has_suffix (((UmpRecord *) next->pdata[1])->path, "2024-01-02.umpire"));
  clean (folder);
}

/* The options are those of that game, the people and who begins those of this evening. */
static void
test_new_game (void)
{
  g_autofree char *here = fixture_log ("<deal/><abandon/>"), *there = NULL;
  g_autoptr (UmpSession) session = fixture_parse (here), source = NULL;
  g_autoptr (UmpNewGame) next = NULL, again = NULL;

  there = fixture_document ("<game kind=\"martes-13\" rules=\"1\"><seats>carlos ana bea</seats>"
                            "<option name=\"rounds\" value=\"2\"/><option name=\"dealer\" value=\"bea\"/>"
                            "<log/></game>");
  source = fixture_parse (there);
  next = ump_new_game_next (session, source, 0);
  again = ump_new_game_again (session, 0);
  ump_new_game_let_begin (again, ump_session_match (session, 0),
                          ump_who_begins (ump_session_match (session, 0), UMP_BEGINS_NEXT));
  g_assert_cmpuint (next->names->len, ==, 3);
  g_assert_cmpstr (next->names->pdata[0], ==, "Ana");
  g_assert_cmpuint (next->values->len, ==, 2);
  g_assert_cmpstr (g_array_index (next->values, UmpOptionValue, 0).value, ==, "2");
  g_assert_cmpstr (g_array_index (next->values, UmpOptionValue, 1).name, ==, "dealer");
  g_assert_cmpstr (g_array_index (next->values, UmpOptionValue, 1).value, ==,
                   g_array_index (again->values, UmpOptionValue, again->values->len - 1).value);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/evening/all-rankings", test_all_rankings);
  g_test_add_func ("/evening/sides", test_sides);
  g_test_add_func ("/evening/tonight", test_tonight);
  g_test_add_func ("/evening/won-before-abandoned", test_won_before_abandoned);
  g_test_add_func ("/evening/refused", test_refused);
  g_test_add_func ("/evening/next", test_next);
  g_test_add_func ("/evening/new-game", test_new_game);
  return g_test_run ();
}
