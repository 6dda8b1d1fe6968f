/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counting at the end of a round, key by key: what stands in the cells, and what each key asks for. */
#include <glib/gstdio.h>

#include "../session/fixture.h"
#include "app/model/settings.h"
#include "app/model/tally.h"
#include "core/notation.h"

/* Presses so far apart have nothing to do with each other. */
#define LATER 5000

typedef struct {
  char *folder;
  char *file;
  GSettings *settings;
  UmpPlay *play;
  UmpTally *tally;
  guint32 time;
} Count;

static int
tally_verb (UmpPlay *play)
{
  const UmpGame *game = ump_play_game (play);
  int verb = 0;

  while (!game->verbs[verb].tally)
    verb++;
  return verb;
}

static void
begin (Count *count)
{
  g_clear_pointer (&count->tally, ump_tally_free);
  count->tally = ump_tally_new (count->play, tally_verb (count->play));
  ump_tally_read (count->tally);
}

/* data: the lines that are in the log. */
static void
set_up (Count *count, gconstpointer data)
{
  g_autofree char *document = fixture_log ("");
  g_auto (GStrv) lines = g_strsplit (data, ", ", -1);
  g_autoptr (GError) error = NULL;
  UmpStore *store;

  count->folder = g_dir_make_tmp ("umpire-tally-XXXXXX", &error);
  g_assert_no_error (error);
  count->file = g_build_filename (count->folder, "evening.umpire", NULL);
  store = ump_store_create (fixture_parse (document), count->file, &error);
  g_assert_no_error (error);
  count->settings = ump_settings_new ();
  count->play = ump_play_new (store, -1);
  ump_play_set_user (count->play, count->settings, NULL);
  for (int i = 0; lines[i] != NULL; i++)
    g_assert_true (ump_play_enter_line (count->play, lines[i]));
  begin (count);
}

static void
tear_down (Count *count, gconstpointer data)
{
  g_settings_reset (count->settings, "begun-entries");
  ump_tally_free (count->tally);
  while (ump_play_is_saving (count->play))
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (count->play);
  g_object_unref (count->settings);
  g_unlink (count->file);
  g_rmdir (count->folder);
  g_free (count->file);
  g_free (count->folder);
}

/* After so many ms. */
static UmpTallyAnswer
press (Count *count, const char *key, guint32 after)
{
  count->time += after;
  return ump_tally_key (count->tally, key, count->time);
}

static void
is_at (Count *count, int seat, int field)
{
  g_assert_cmpint (ump_tally_seat (count->tally), ==, seat);
  if (seat >= 0)
    g_assert_cmpint (ump_tally_here (count->tally), ==, field);
}

/* All cells of a person: "2 4 – –". */
static void
shows (Count *count, int seat, const char *cells)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int f = 0; f < ump_tally_n_fields (count->tally); f++) {
    g_autofree char *cell = ump_tally_shown (count->tally, seat, f);

    g_string_append_printf (text, "%s%s", f > 0 ? " " : "", cell);
  }
  g_assert_cmpstr (text->str, ==, cells);
}

static void
says (Count *count, int seat, int field, const char *expected)
{
  g_autofree char *text = ump_tally_spoken (count->tally, seat, field);

  g_assert_cmpstr (text, ==, expected);
}

static void
enter (Count *count)
{
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_tally_move (count->tally, &move);
  g_assert_true (ump_play_enter_move (count->play, &move));
  ump_tally_read (count->tally);
}

/* No second digit can follow any of these, so nothing but digits is needed; the last one enters. */
static void
test_digits (Count *count, gconstpointer data)
{
  is_at (count, 0, 0);
  shows (count, 0, "– – – –");
  says (count, 0, 0, "blank");
  g_assert_cmpint (press (count, "2", LATER), ==, UMP_TALLY_SHOW);
  is_at (count, 0, 1);
  g_assert_cmpint (press (count, "4", LATER), ==, UMP_TALLY_SHOW);
  g_assert_cmpint (press (count, "0", LATER), ==, UMP_TALLY_SHOW);
  shows (count, 0, "2 4 0 –");
  says (count, 0, 1, "4");
  g_assert_cmpint (press (count, "3", LATER), ==, UMP_TALLY_ENTER);
  enter (count);
  g_assert_true (ump_tally_is_done (count->tally, 0));
  shows (count, 0, "✓ ✓ ✓ ✓");
  says (count, 0, 1, "done");
  is_at (count, 1, 0);
}

/* A blank cell is no zero: it is asked for, and the first of them where the last one was entered. */
static void
test_blank (Count *count, gconstpointer data)
{
  g_autofree char *question = ump_tally_question (count->tally);

  g_assert_cmpstr (question, ==, "Ana, Cats: type how many, 0 for none");
  g_assert_cmpint (press (count, "enter", LATER), ==, UMP_TALLY_ASK);
  g_assert_cmpint (ump_tally_tap (count->tally, "enter"), ==, UMP_TALLY_ASK);
  is_at (count, 0, 0);
  ump_tally_go_to (count->tally, 0, 3);
  g_assert_cmpint (press (count, "3", LATER), ==, UMP_TALLY_SHOW | UMP_TALLY_ASK);
  is_at (count, 0, 0);
  shows (count, 0, "– – – 3");
}

/* The Enter that ends a number which went on by itself does nothing more; another one does. Tapped it is
 * always meant, and so it is after a number that was not ended so. */
static void
test_enter_of_the_digit (Count *count, gconstpointer data)
{
  press (count, "2", LATER);
  g_assert_cmpint (press (count, "enter", LATER), ==, 0);
  g_assert_cmpint (press (count, "enter", 100), ==, UMP_TALLY_ASK);
  press (count, "4", LATER);
  g_assert_cmpint (ump_tally_tap (count->tally, "enter"), ==, UMP_TALLY_ASK);
  press (count, "0", LATER);
  g_assert_cmpint (press (count, "3", LATER), ==, UMP_TALLY_ENTER);
  is_at (count, 0, 3);
}

static void
test_correcting (Count *count, gconstpointer data)
{
  g_assert_cmpint (press (count, "<", LATER), ==, 0);
  press (count, "2", LATER);
  g_assert_cmpint (press (count, "left", LATER), ==, UMP_TALLY_SHOW);
  is_at (count, 0, 0);
  g_assert_cmpint (press (count, "<", LATER), ==, UMP_TALLY_SHOW);
  shows (count, 0, "– – – –");
  press (count, "5", LATER);
  press (count, "left", LATER);
  g_assert_cmpint (press (count, "C", LATER), ==, UMP_TALLY_SHOW);
  shows (count, 0, "– – – –");
  g_assert_cmpint (press (count, "x", LATER), ==, 0);
  g_assert_cmpint (press (count, "left", LATER), ==, UMP_TALLY_SHOW);
  is_at (count, 0, 0);
}

/* What the log saw is only confirmed; what is typed stands before it. */
static void
test_known (Count *count, gconstpointer data)
{
  shows (count, 0, "0 0 0 0");
  says (count, 0, 0, "0, as the log has it");
  g_assert_true (ump_tally_is_as_known (count->tally, 0));
  g_assert_cmpint (press (count, "enter", LATER), ==, UMP_TALLY_ENTER);
  g_assert_cmpint (press (count, "2", LATER), ==, UMP_TALLY_SHOW);
  is_at (count, 0, 1);
  g_assert_false (ump_tally_is_as_known (count->tally, 0));
  g_assert_cmpint (press (count, "enter", 100), ==, UMP_TALLY_ONCE_MORE);
  is_at (count, 0, 1);
  g_assert_cmpint (press (count, "enter", 100), ==, UMP_TALLY_SHOW);
  is_at (count, 0, 2);
  press (count, "left", LATER);
  press (count, "left", LATER);
  press (count, "<", LATER);
  shows (count, 0, "0 0 0 0");
}

static void
test_half (Count *count, gconstpointer data)
{
  press (count, "2", LATER);
  ump_tally_go_to (count->tally, 1, 2);
  press (count, "5", LATER);
  begin (count);
  shows (count, 0, "2 – – –");
  shows (count, 1, "– – 5 –");
  is_at (count, 0, 1);
  ump_tally_leave (count->tally);
  begin (count);
  shows (count, 0, "– – – –");
  shows (count, 1, "– – – –");
}

/* An entry that was refused and is typed anew. */
static void
test_fill (Count *count, gconstpointer data)
{
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  g_assert_false (ump_tally_fill (count->tally, &move));
  ump_tally_go_to (count->tally, 2, 0);
  for (const char *digit = "2403"; *digit != '\0'; digit++)
    press (count, (char[]){ *digit, '\0' }, LATER);
  ump_tally_move (count->tally, &move);
  begin (count);
  ump_tally_go_to (count->tally, 0, 0);
  g_assert_true (ump_tally_fill (count->tally, &move));
  is_at (count, 2, 0);
  shows (count, 2, "2 4 0 3");
}

/* ---- words ------------------------------------------------------------------------------------------ */

static void
set_up_words (Count *count, gconstpointer data)
{
  static const char *const ids[] = { "ana", "bea" }, *const names[] = { "Ana", "Bea" };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find ("level-8"), ids, names, 2, NULL, 0, &error);

  g_assert_no_error (error);
  count->play = ump_play_new_trial (ump_match_new (setup, NULL));
  g_assert_true (ump_play_enter_line (count->play, "deal red-7"));
  begin (count);
}

static void
tear_down_words (Count *count, gconstpointer data)
{
  ump_tally_free (count->tally);
  g_object_unref (count->play);
}

/* The digits choose words from 1 on; who did not finish cannot be out, so that goes without saying. */
static void
test_words (Count *count, gconstpointer data)
{
  int yes = ump_field_find_word (ump_tally_field (count->tally, 0), "yes");
  g_autofree char *question = ump_tally_question (count->tally);

  g_assert_true (g_str_has_suffix (question, ": choose one of the words"));
  g_assert_cmpint (press (count, "9", LATER), ==, 0);
  g_assert_cmpint (ump_tally_choose (count->tally, 1 - yes), ==, UMP_TALLY_SHOW);
  is_at (count, 0, 1);
  g_assert_cmpint (ump_tally_value (count->tally, 0, 1), ==, 1 - yes);
  g_assert_false (ump_tally_is_typed (count->tally, 0, 1));
  ump_tally_go_to (count->tally, 0, 0);
  g_assert_cmpint (press (count, yes == 0 ? "1" : "2", LATER), ==, UMP_TALLY_SHOW);
  g_assert_cmpint (ump_tally_value (count->tally, 0, 0), ==, yes);
  g_assert_cmpint (ump_tally_value (count->tally, 0, 1), ==, UMP_TALLY_BLANK);
  g_assert_cmpint (ump_tally_choose (count->tally, yes), ==, UMP_TALLY_ENTER);
}

static void
set_up_numbers (Count *count, gconstpointer data)
{
  static const char *const ids[] = { "ana", "bea" }, *const names[] = { "Ana", "Bea" };
  static const UmpOptionValue values[] = { { "worth", "cards: A=11; lows: 6=11 A=-11" } };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find ("tricks"), ids, names, 2, values, 1, &error);

  g_assert_no_error (error);
  count->play = ump_play_new_trial (ump_match_new (setup, NULL));
  g_assert_true (ump_play_enter_line (count->play, "deal"));
  begin (count);
}

/* A cell for each number that the sheet counts, with its name; what may be below 0 has a sign, and a sign
 * alone is no number. */
static void
test_numbers (Count *count, gconstpointer data)
{
  g_auto (UmpMove) move;
  g_autofree char *line = NULL;

  g_assert_cmpint (ump_tally_n_fields (count->tally), ==, 3);
  g_assert_cmpstr (ump_tally_title (count->tally, 1), ==, "cards");
  g_assert_cmpstr (ump_tally_title (count->tally, 2), ==, "lows");
  g_assert_cmpint (press (count, "±", LATER), ==, 0);
  press (count, "3", LATER);
  press (count, "enter", LATER);
  press (count, "2", LATER);
  press (count, "2", LATER);
  press (count, "enter", LATER);
  is_at (count, 0, 2);
  g_assert_cmpint (press (count, "±", LATER), ==, UMP_TALLY_SHOW);
  g_assert_cmpint (press (count, "enter", LATER), ==, UMP_TALLY_ASK);
  press (count, "1", LATER);
  press (count, "1", LATER);
  shows (count, 0, "3 22 -11");
  g_assert_cmpint (press (count, "enter", LATER), ==, UMP_TALLY_ENTER);
  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_tally_move (count->tally, &move);
  line = ump_notation_print_move (ump_match_setup (ump_play_match (count->play)), &move);
  g_assert_cmpstr (line, ==, "tally ana 3 22,-11");
}

#define TEST(name, log, func) g_test_add ("/tally/" name, Count, log, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST ("digits", "deal", test_digits);
  TEST ("blank", "deal", test_blank);
  TEST ("enter-of-the-digit", "deal", test_enter_of_the_digit);
  TEST ("correcting", "deal", test_correcting);
  TEST ("known", "deal, ana: play cat-1", test_known);
  TEST ("half", "deal", test_half);
  TEST ("fill", "deal", test_fill);
  g_test_add ("/tally/words", Count, NULL, set_up_words, test_words, tear_down_words);
  g_test_add ("/tally/numbers", Count, NULL, set_up_numbers, test_numbers, tear_down_words);
  return g_test_run ();
}
