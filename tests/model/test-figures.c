/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of a person and of a game, over twenty sessions counted by hand. */
#include "app/model/figures.h"
#include "tests/session/library-fixture.h"

/* What is played, the lowest wins where golf; points of Ana, Bea and Carlos, NONE where somebody is not
 * there; how it ends; the day, whether its half hour is known. */
#define NONE 1000
typedef struct {
  gboolean golf;
  int points[3];
  const char *end, *day;
} Game;

static const Game GAMES[] = {
  { FALSE, { 10, 5, 5 }, "finish", "2023-03-01" },     { FALSE, { 7, 7, NONE }, "finish", "2023-03-02" },
  { FALSE, { 3, 9, NONE }, "finish", "2023-03-03" },   { TRUE, { 3, 9, NONE }, "finish", "2023-03-04" },
  { TRUE, { 30, NONE, 20 }, "finish", "2023-03-05" },  { FALSE, { NONE, 4, 6 }, "finish", "2023-03-06" },
  { FALSE, { 50, 1, NONE }, "abandon", "2023-03-07" }, { FALSE, { 50, 1, NONE }, "boo", "2023-03-08" },
  { FALSE, { 50, 1, NONE }, NULL, "2023-03-09" },      { TRUE, { NONE, 10, 10 }, "finish", "2023-03-10" },
  { FALSE, { -5, -6, NONE }, "finish", "2023-04-03" }, { FALSE, { 1, 0, 2 }, "finish", "2023-04-04" },
  { TRUE, { 1, 2, 3 }, "finish", "2023-04-05" },       { FALSE, { 8, NONE, NONE }, "finish", "2023-04-06" },
  { FALSE, { 0, 1, NONE }, "finish", "2023-04-07" },   { FALSE, { 100, 1, NONE }, "finish", "2023-06-05" },
  { TRUE, { NONE, NONE, 5 }, "finish", "2023-06-06" }, { FALSE, { 2, 2, 2 }, "finish", "2023-06-07" },
  { TRUE, { 4, 3, NONE }, "finish", "2023-06-08" },    { FALSE, { 9, 8, NONE }, "finish", "2023-06-09" },
};
static const char *const IDS[] = { "ana", "bea", "carlos" };

/* Of the others only the end is known; of every second one the beginning too, half an hour and a bit
 * before. */
static char *
document (const Game *game, guint number)
{
  g_autoptr (GString) seats = g_string_new (NULL);
  g_autoptr (GString) log = g_string_new (NULL);
  g_autofree char *times = NULL, *begun = NULL;

  for (int p = 0; p < 3; p++)
    if (game->points[p] != NONE) {
      g_string_append_printf (seats, "%s%s", seats->len > 0 ? " " : "", IDS[p]);
      g_string_append_printf (log, "<enter player=\"%s\" points=\"%d\"/>", IDS[p], game->points[p]);
    }
  if (game->end != NULL)
    g_string_append_printf (log, "<%s/>", game->end);
  begun = number % 2 == 0 ? g_strdup_printf (" started=\"%sT20:00:00Z\"", game->day) : g_strdup ("");
  times = game->end != NULL ? g_strdup_printf ("%s finished=\"%sT20:30:59Z\"", begun, game->day)
                            : g_strdup (begun);
  return g_strdup_printf (
      "<session xmlns=\"urn:umpire:session:1\" id=\"3f0c9a0e-0000-4000-8000-0000000000%02u\" "
      "created=\"2023-01-01T20:00:00Z\" generator=\"by hand\"><players><player id=\"ana\" name=\"Ana\"/>"
      "<player id=\"bea\" name=\"Bea\"/><player id=\"carlos\" name=\"Carlos\"/></players>"
      "<game kind=\"pad\" rules=\"1\"%s><seats>%s</seats><option name=\"name\" value=\"%s\"/>%s"
      "<log>%s</log></game></session>",
      number, times, seats->str, game->golf ? "Golf" : "Rummy",
      game->golf ? "<option name=\"best\" value=\"low\"/>" : "", log->str);
}

static UmpFigures *counted;

static void
on_counted (GObject *owner, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  counted = ump_figures_finish (result, &error);
  g_assert_no_error (error);
}

/* A row as a line: "title | value | detail", "title = 1 2 3" of a picture, "== title" of a head. */
static void
tell (GString *text, UmpFigure *figure)
{
  g_autofree char *title = NULL, *value = NULL, *detail = NULL;
  const double *numbers;
  guint n;

  g_object_get (figure, "title", &title, "value", &value, "detail", &detail, NULL);
  numbers = ump_figure_numbers (figure, &n);
  if (ump_figure_type (figure) == UMP_FIGURE_HEAD)
    g_string_append (text, "== ");
  g_string_append (text, title);
  for (guint k = 0; k < n; k++)
    g_string_append_printf (text, "%s%g", k > 0 ? " " : " = ", numbers[k]);
  if (value[0] != '\0' || detail[0] != '\0')
    g_string_append_printf (text, " | %s", value);
  if (detail[0] != '\0')
    g_string_append_printf (text, " | %s", detail);
  g_string_append_c (text, '\n');
}

static void
assert_page (UmpFigures *figures, const char *leads, const char *key, const char *expected)
{
  g_autofree char *heading = NULL;
  g_autoptr (GListModel) rows = ump_figures_page (figures, leads, key, NULL, &heading);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++) {
    g_autoptr (UmpFigure) figure = g_list_model_get_item (rows, i);

    tell (text, figure);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

static const char ANA[] = "Wins | 64\u00a0% | 14 games, 9 wins (2 shared)\n"
                          "Places |  | 1st: 9 · 2nd: 5\n"
                          "Wins in a row, now | 1\n"
                          "Wins in a row, most ever | 2\n"
                          "Time played | 3 hours 30 minutes\n"
                          "Last played | 9 June 2023\n"
                          "== Golf\n"
                          "Wins |  | 4 games, 2 wins\n"
                          "Best | 1 | 5 April 2023\n"
                          "Worst | 30 | 5 March 2023\n"
                          "== Rummy\n"
                          "Wins | 70\u00a0% | 10 games, 7 wins (2 shared)\n"
                          "Best | 100 | 5 June 2023\n"
                          "Worst | -5 | 3 April 2023\n"
                          "== Totals over time: Rummy\n"
                          "Totals over time: Rummy = 10 7 3 -5 1 8 0 100 2 9\n"
                          "== Head to head\n"
                          "Bea | 58\u00a0% | ahead in 7 of 12\n"
                          "Carlos |  | ahead in 2 of 5\n"
                          "== Latest games\n"
                          "Rummy | 9 | 1st · 9 June 2023\n"
                          "Golf | 4 | 2nd · 8 June 2023\n"
                          "Rummy | 2 | 1st · 7 June 2023\n"
                          "Rummy | 100 | 1st · 5 June 2023\n"
                          "Rummy | 0 | 2nd · 7 April 2023\n"
                          "Rummy | 8 | 1st · 6 April 2023\n"
                          "Golf | 1 | 1st · 5 April 2023\n"
                          "Rummy | 1 | 2nd · 4 April 2023\n"
                          "Rummy | -5 | 1st · 3 April 2023\n"
                          "Golf | 30 | 2nd · 5 March 2023\n"
                          "Golf | 3 | 1st · 4 March 2023\n"
                          "Rummy | 3 | 2nd · 3 March 2023\n";
static const char RUMMY[] = "Games | 11\n"
                            "Highest total ever | 100 | Ana · 5 June 2023\n"
                            "Lowest total ever | -6 | Bea · 3 April 2023\n"
                            "Average length | 30 minutes\n"
                            "== Wins\n"
                            "Ana | 70\u00a0% | 10 games, 7 wins\n"
                            "Bea | 40\u00a0% | 10 games, 4 wins\n"
                            "Carlos |  | 4 games, 3 wins\n";
static const char GOLF[] = "Games | 6\n"
                           "Highest total ever | 30 | Ana · 5 March 2023\n"
                           "Lowest total ever | 1 | Ana · 5 April 2023\n"
                           "Average length | 30 minutes\n"
                           "== Wins\n"
                           "Carlos |  | 4 games, 3 wins\n"
                           "Ana |  | 4 games, 2 wins\n"
                           "Bea |  | 4 games, 2 wins\n";
static const char ALL[] = "== People\n"
                          "Ana | 64\u00a0% | 14 games, 9 wins (2 shared)\n"
                          "Bea | 43\u00a0% | 14 games, 6 wins (3 shared)\n"
                          "Carlos |  | 8 games, 6 wins (2 shared)\n"
                          "== Games\n"
                          "Golf | 6 games | most wins: Carlos, 3\n"
                          "Rummy | 11 games | most wins: Ana, 7\n"
                          "== What is counted\n"
                          "Games that count | 17\n"
                          "Left out | 2 | abandoned, or with a refused entry\n";

static UmpFigures *
count (const Game *games, guint n_games)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-figures-XXXXXX", NULL);
  static const char *const nobody[] = { NULL };
  g_autoptr (UmpAliases) aliases = ump_aliases_new (NULL);
  g_autoptr (UmpLibrary) library = NULL;

  for (guint k = 0; k < n_games; k++) {
    g_autofree char *name = g_strdup_printf ("%02u.umpire", k), *path = g_build_filename (folder, name, NULL),
                    *text = document (&games[k], k);

    g_assert_true (g_file_set_contents (path, text, -1, NULL));
  }
  library = ump_library_new (ump_games, folder, NULL);
  wait_for (library);
  ump_figures_count (library, library, aliases, nobody, NULL, on_counted);
  while (counted == NULL)
    g_main_context_iteration (NULL, TRUE);
  clean (folder);
  return g_steal_pointer (&counted);
}

static void
test_pages (void)
{
  g_autoptr (UmpFigures) figures = count (GAMES, G_N_ELEMENTS (GAMES));

  assert_page (figures, NULL, NULL, ALL);
  assert_page (figures, "person", "ana", ANA);
  assert_page (figures, "kind", "pad\nRummy", RUMMY);
  assert_page (figures, "kind", "pad\nGolf", GOLF);
}

/* Who won as often as another is told with them. */
static void
test_most_wins (void)
{
  static const Game games[] = { { FALSE, { 1, 2, 0 }, "finish", "2023-05-01" },
                                { FALSE, { 2, 1, 0 }, "finish", "2023-05-02" } };
  g_autoptr (UmpFigures) figures = count (games, G_N_ELEMENTS (games));

  assert_page (figures, NULL, NULL,
               "== People\nAna |  | 2 games, 1 win\nBea |  | 2 games, 1 win\nCarlos |  | 2 games, 0 wins\n"
               "== Games\nRummy | 2 games | most wins: Ana, Bea, 1\n"
               "== What is counted\nGames that count | 2\n"
               "Left out | 0 | abandoned, or with a refused entry\n");
}

int
main (int argc, char **argv)
{
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/figures/pages-counted-by-hand", test_pages);
  g_test_add_func ("/figures/most-wins", test_most_wins);
  return g_test_run ();
}
