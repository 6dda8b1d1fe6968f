/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pen over a score sheet: where it goes, what is typed there, and what is entered. */
#include "app/model/sheet-pen.h"
#include "games/games.h"

typedef struct {
  UmpPlay *play;
  UmpSheetPen *pen;
  gboolean down; /* the column, not along the line */
} Sheet;

static const char *const IDS[] = { "ana",  "bea",  "carlos", "dora", "eva",  "fabio",
                                   "gema", "hugo", "ines",   "juan", "kiko", "lola" },
                         *const NAMES[] = { "Ana",  "Bea",  "Carlos", "Dora", "Eva",  "Fabio",
                                            "Gema", "Hugo", "Ines",   "Juan", "Kiko", "Lola" };

static gboolean
read_on (Sheet *sheet)
{
  return ump_sheet_pen_read (sheet->pen, TRUE, sheet->down);
}

/* Of whatever happens to the play, as the window does. */
static void
on_changed (Sheet *sheet)
{
  read_on (sheet);
}

static void
begin (Sheet *sheet, const char *data, int n_seats)
{
  const UmpGame *game = ump_games_find ("pad");
  g_auto (GStrv) option = data != NULL ? g_strsplit (data, "=", 2) : NULL;
  UmpOptionValue value = { option != NULL ? option[0] : NULL, option != NULL ? option[1] : NULL };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (game, IDS, NAMES, n_seats, &value, option != NULL, &error);

  g_assert_no_error (error);
  sheet->play = ump_play_new_trial (ump_match_new (setup, NULL));
  sheet->pen = ump_sheet_pen_new (sheet->play);
  g_signal_connect_swapped (sheet->play, "changed", G_CALLBACK (on_changed), sheet);
  g_assert_true (read_on (sheet));
}

/* data: an option and its value, or NULL. */
static void
set_up (Sheet *sheet, gconstpointer data)
{
  begin (sheet, data, 3);
}

static void
set_up_crowd (Sheet *sheet, gconstpointer data)
{
  begin (sheet, NULL, 12);
}

static void
tear_down (Sheet *sheet, gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (sheet->play, sheet);
  ump_sheet_pen_free (sheet->pen);
  g_object_unref (sheet->play);
}

static void
type (Sheet *sheet, const char *text)
{
  for (; *text != '\0'; text++)
    ump_sheet_pen_key (sheet->pen, (char[]){ *text, '\0' });
}

static void
is_at (Sheet *sheet, int line, int seat, const char *text)
{
  g_assert_cmpint (ump_sheet_pen_line (sheet->pen), ==, line);
  if (line >= 0)
    g_assert_cmpint (ump_sheet_pen_seat (sheet->pen), ==, seat);
  g_assert_cmpstr (ump_sheet_pen_text (sheet->pen), ==, text);
}

static void
enter (Sheet *sheet, const char *text, UmpPenAnswer expected)
{
  guint entry = 0;

  type (sheet, text);
  g_assert_cmpint (ump_sheet_pen_enter (sheet->pen, &entry), ==, expected);
  g_assert_true ((entry > 0) == (expected == UMP_PEN_EDIT));
}

static UmpPenAnswer
tap (Sheet *sheet, int line, int seat)
{
  guint entry = 0;

  return ump_sheet_pen_tap (sheet->pen, line, seat, &entry);
}

static gint64
points (Sheet *sheet, int line, int seat)
{
  return ump_sheet_cells_at (ump_sheet_pen_cells (sheet->pen), line, seat)->points;
}

static guint
n_entries (Sheet *sheet)
{
  return ump_match_n_entries (ump_play_match (sheet->play));
}

/* Along the line and into the next one. */
static void
test_along (Sheet *sheet, gconstpointer data)
{
  is_at (sheet, 0, 0, "");
  enter (sheet, "", UMP_PEN_NOTHING);
  enter (sheet, "10+5", UMP_PEN_TYPED);
  g_assert_cmpint (points (sheet, 0, 0), ==, 15);
  is_at (sheet, 0, 1, "");
  enter (sheet, "7", UMP_PEN_TYPED);
  enter (sheet, "0", UMP_PEN_TYPED);
  is_at (sheet, 1, 0, "");
}

/* With named rows it may go down the column instead. */
static void
test_down (Sheet *sheet, gconstpointer data)
{
  is_at (sheet, 0, 0, "");
  sheet->down = TRUE;
  enter (sheet, "4", UMP_PEN_TYPED);
  is_at (sheet, 1, 0, "");
  g_assert_cmpint (ump_sheet_pen_n_others (sheet->pen), ==, 0);
}

/* What is typed and not entered stands there again when somebody comes back. */
static void
test_left (Sheet *sheet, gconstpointer data)
{
  type (sheet, "12+");
  g_assert_true (ump_sheet_pen_step (sheet->pen, 0, 1));
  is_at (sheet, 0, 1, "");
  g_assert_true (ump_sheet_pen_step (sheet->pen, 0, -1));
  is_at (sheet, 0, 0, "12+");
  g_assert_false (ump_sheet_pen_step (sheet->pen, 0, -1));
  g_assert_false (ump_sheet_pen_step (sheet->pen, -1, 0));
  is_at (sheet, 0, 0, "12+");
}

/* One undo takes the zeros back with the number. */
static void
test_zeros (Sheet *sheet, gconstpointer data)
{
  g_assert_cmpint (ump_sheet_pen_enter_zeros (sheet->pen), ==, UMP_PEN_NOTHING);
  g_assert_cmpint (ump_sheet_pen_n_others (sheet->pen), ==, 2);
  enter (sheet, "1", UMP_PEN_TYPED);
  g_assert_cmpint (ump_sheet_pen_n_others (sheet->pen), ==, 1);
  type (sheet, "26");
  g_assert_cmpint (ump_sheet_pen_enter_zeros (sheet->pen), ==, UMP_PEN_TYPED);
  g_assert_cmpuint (n_entries (sheet), ==, 3);
  g_assert_cmpint (points (sheet, 0, 1), ==, 26);
  g_assert_cmpint (points (sheet, 0, 2), ==, 0);
  is_at (sheet, 1, 0, "");
  ump_play_undo (sheet->play);
  is_at (sheet, 0, 1, "26");
  g_assert_cmpint (ump_sheet_pen_n_others (sheet->pen), ==, 1);
}

/* Scene 3: what was taken back is entered anew where it was, and nowhere else. */
static void
test_undone (Sheet *sheet, gconstpointer data)
{
  enter (sheet, "5", UMP_PEN_TYPED);
  is_at (sheet, 0, 1, "");
  g_assert_true (ump_play_undo (sheet->play));
  is_at (sheet, 0, 0, "5");
  enter (sheet, "7", UMP_PEN_TYPED);
  g_assert_cmpint (points (sheet, 0, 0), ==, 7);
  is_at (sheet, 0, 1, "");
  enter (sheet, "3", UMP_PEN_TYPED);
  g_assert_true (ump_play_undo (sheet->play));
  g_assert_true (ump_play_undo (sheet->play));
  is_at (sheet, 0, 0, "7");
  /* it goes there once: whoever leaves is not called back */
  g_assert_true (ump_sheet_pen_step (sheet->pen, 0, 1));
  g_assert_true (read_on (sheet));
  is_at (sheet, 0, 1, "");
}

/* Scene 2: after a redo the pen is where it goes on. */
static void
test_redone (Sheet *sheet, gconstpointer data)
{
  enter (sheet, "5", UMP_PEN_TYPED);
  g_assert_true (ump_play_undo (sheet->play));
  enter (sheet, "7", UMP_PEN_TYPED);
  enter (sheet, "3", UMP_PEN_TYPED);
  g_assert_true (ump_play_undo (sheet->play));
  g_assert_true (ump_play_undo (sheet->play));
  g_assert_true (ump_play_redo (sheet->play));
  g_assert_cmpstr (ump_play_answer (sheet->play)->title, ==, "Again: Ana, round 1: 7");
  g_assert_cmpint (points (sheet, 0, 0), ==, 7);
  is_at (sheet, 0, 1, "");
}

/* Back over the end of a round; what was typed there and not entered stands there still. */
static void
test_undone_round (Sheet *sheet, gconstpointer data)
{
  enter (sheet, "1", UMP_PEN_TYPED);
  enter (sheet, "2", UMP_PEN_TYPED);
  enter (sheet, "3", UMP_PEN_TYPED);
  is_at (sheet, 1, 0, "");
  type (sheet, "12");
  g_assert_true (ump_play_undo (sheet->play));
  is_at (sheet, 0, 2, "3");
  enter (sheet, "4", UMP_PEN_TYPED);
  g_assert_cmpint (points (sheet, 0, 2), ==, 4);
  is_at (sheet, 1, 0, "12");
}

static void
test_undone_column (Sheet *sheet, gconstpointer data)
{
  enter (sheet, "1", UMP_PEN_TYPED);
  enter (sheet, "0", UMP_PEN_TYPED);
  enter (sheet, "2", UMP_PEN_TYPED);
  is_at (sheet, 1, 0, "");
  enter (sheet, "1", UMP_PEN_TYPED);
  is_at (sheet, 1, 1, "");
  g_assert_true (ump_play_undo (sheet->play));
  is_at (sheet, 1, 0, "1");
  g_assert_true (ump_play_undo (sheet->play));
  is_at (sheet, 0, 2, "2");
  enter (sheet, "0", UMP_PEN_TYPED);
  g_assert_cmpint (points (sheet, 0, 2), ==, 0);
  is_at (sheet, 1, 0, "");
}

/* A filled cell is typed anew: the first digit takes the number's place, the same number changes nothing. */
static void
test_changing (Sheet *sheet, gconstpointer data)
{
  enter (sheet, "5", UMP_PEN_TYPED);
  g_assert_cmpint (tap (sheet, 0, 0), ==, UMP_PEN_MOVED);
  g_assert_true (ump_sheet_pen_is_changing (sheet->pen));
  is_at (sheet, 0, 0, "5");
  g_assert_cmpint (tap (sheet, 0, 0), ==, UMP_PEN_NOTHING);
  enter (sheet, "", UMP_PEN_LIFTED);
  g_assert_true (read_on (sheet));
  is_at (sheet, 0, 1, "");
  tap (sheet, 0, 0);
  enter (sheet, "8", UMP_PEN_NOTHING);
  g_assert_cmpint (points (sheet, 0, 0), ==, 8);
  g_assert_false (ump_sheet_pen_is_changing (sheet->pen));
  is_at (sheet, 0, 1, "");
}

/* Where nothing is asked for any more the change has to be seen first. */
static void
test_over (Sheet *sheet, gconstpointer data)
{
  guint entry = 0;

  enter (sheet, "5", UMP_PEN_TYPED);
  g_assert_true (ump_sheet_pen_read (sheet->pen, FALSE, FALSE));
  is_at (sheet, -1, 0, "");
  g_assert_cmpint (ump_sheet_pen_tap (sheet->pen, 0, 0, &entry), ==, UMP_PEN_EDIT);
  g_assert_cmpuint (entry, ==, 1);
}

/* The last number of a round that sums to 0 is known, and typing takes its place; another one is in
 * trouble. */
static void
test_rest (Sheet *sheet, gconstpointer data)
{
  g_autofree char *none = NULL, *trouble = NULL;

  enter (sheet, "5", UMP_PEN_TYPED);
  enter (sheet, "7", UMP_PEN_TYPED);
  is_at (sheet, 0, 2, "-12");
  none = ump_sheet_pen_trouble (sheet->pen);
  g_assert_null (none);
  type (sheet, "3");
  is_at (sheet, 0, 2, "3");
  trouble = ump_sheet_pen_trouble (sheet->pen);
  g_assert_nonnull (trouble);
  enter (sheet, "", UMP_PEN_TYPED);
  is_at (sheet, 0, 2, "3");
  g_assert_cmpuint (n_entries (sheet), ==, 2);
}

/* A game of cards has no sheet. */
static void
test_no_sheet (void)
{
  UmpSetup *setup = ump_setup_new (ump_games_find ("martes-13"), IDS, NAMES, 3, NULL, 0, NULL);
  g_autoptr (UmpPlay) play = ump_play_new_trial (ump_match_new (setup, NULL));
  g_autoptr (UmpSheetPen) pen = ump_sheet_pen_new (play);

  g_assert_false (ump_sheet_pen_read (pen, TRUE, FALSE));
}

#define TEST(name, option, func) g_test_add ("/sheet-pen/" name, Sheet, option, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST ("along", NULL, test_along);
  TEST ("down", "rows=upper, lower", test_down);
  TEST ("left", NULL, test_left);
  TEST ("zeros", NULL, test_zeros);
  TEST ("undone", NULL, test_undone);
  TEST ("redone", NULL, test_redone);
  TEST ("undone-round", NULL, test_undone_round);
  TEST ("undone-column", "columns=bid tricks", test_undone_column);
  g_test_add ("/sheet-pen/undone-of-twelve", Sheet, NULL, set_up_crowd, test_undone, tear_down);
  TEST ("changing", NULL, test_changing);
  TEST ("over", NULL, test_over);
  TEST ("rest", "zero-sum=yes", test_rest);
  g_test_add_func ("/sheet-pen/no-sheet", test_no_sheet);
  return g_test_run ();
}
