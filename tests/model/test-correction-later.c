/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a correction does to later entries, as it is told before it is accepted. */
#include "app/model/correction-later.h"
#include "games/games.h"

static const char *const IDS[] = { "ana", "bea" }, *const NAMES[] = { "Ana", "Bea" };

typedef struct {
  UmpPlay *play;
  UmpCorrectionDraft *draft;
  GListModel *list;
} Past;

static void
set_up (Past *past, gconstpointer data)
{
  const char *const *lines = data;
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find (lines[0]), IDS, NAMES, 2, NULL, 0, &error);

  g_assert_no_error (error);
  past->play = ump_play_new_trial (ump_match_new (setup, NULL));
  past->draft = ump_correction_draft_new (past->play);
  past->list = NULL;
  for (guint i = 1; lines[i] != NULL; i++)
    g_assert_true (ump_play_enter_line (past->play, lines[i]));
}

static void
tear_down (Past *past, gconstpointer data)
{
  g_clear_object (&past->list);
  g_assert_finalize_object (past->draft);
  g_object_unref (past->play);
}

static void
try (Past *past, UmpChangeType type, guint number, const char *line)
{
  g_clear_object (&past->list);
  ump_correction_draft_begin (past->draft, type, number);
  ump_correction_draft_try (past->draft, line);
  past->list = ump_later_list_new (past->draft);
}

static void
has (Past *past, guint n)
{
  g_assert_cmpuint (g_list_model_get_n_items (past->list), ==, n);
}

/* The line at that place is of that kind, and says that. */
static const UmpLater *
is (Past *past, guint position, UmpLaterKind kind, const char *text)
{
  UmpLaterItem *item = g_list_model_get_item (past->list, position);
  const UmpLater *later = ump_later_item_get (item);

  g_object_unref (item); /* the list keeps it */
  g_assert_cmpint (later->kind, ==, kind);
  g_assert_cmpstr (later->text, ==, text);
  return later;
}

static const char *const PAD[] = { "pad", "enter ana 12", "enter bea 7", "enter ana 3", NULL };
static const char *const MARKET[] = { "line-it",  "market 12,45,31,77", "ana: take 31 line",
                                      "ana: end", "bea: take 45 line",  NULL };

static void
test_nothing (Past *past, gconstpointer data)
{
  try (past, UMP_CHANGE_ENTRY, 1, "");
  has (past, 1);
  is (past, 0, UMP_LATER_WORDS, "Nothing is changed yet.");
  try (past, UMP_CHANGE_ENTRY, 1, "no such word");
  has (past, 1);
  is (past, 0, UMP_LATER_WORDS, ump_correction_draft_why (past->draft));
  try (past, UMP_CHANGE_ENTRY, 3, "enter ana 4");
  has (past, 2);
  g_assert_cmpstr (is (past, 0, UMP_LATER_OWN, "Points: 3 → 4")->name, ==, "Ana, round 2: 3");
  g_assert_false (is (past, 1, UMP_LATER_WORDS, "Every other move is as it was.")->quiet);
}

/* What closes the round reads as it did: only the points are told. */
static void
test_changes (Past *past, gconstpointer data)
{
  try (past, UMP_CHANGE_ENTRY, 1, "enter ana 13");
  has (past, 2);
  is (past, 0, UMP_LATER_OWN, "Points: 12 → 13");
  is (past, 1, UMP_LATER_WORDS, "Round 1: Ana 12 → 13");
}

/* Why a later move cannot go with it, which moves may be the slip, and how many wait. */
static void
test_stops (Past *past, gconstpointer data)
{
  const UmpLater *later;

  try (past, UMP_CHANGE_ENTRY, 2, "ana: take 45 line");
  has (past, 2);
  is (past, 0, UMP_LATER_OWN, "Card: 31 → 45");
  later = is (past, 1, UMP_LATER_STOP, "Cannot go with it. 45 is not in the market. (LI-7)");
  g_assert_cmpstr (later->name, ==, "Bea, round 1: 45 to the line");
  g_assert_null (later->cause);
  g_assert_cmpuint (later->number, ==, 5);
  try (past, UMP_CHANGE_LEAVE_OUT, 1, "");
  is (past, 0, UMP_LATER_OWN, "Left out");
  is (past, 2, UMP_LATER_WORDS, "2 moves wait.");
}

/* What cannot stand there itself. */
static void
test_own (Past *past, gconstpointer data)
{
  try (past, UMP_CHANGE_ENTRY, 2, "ana: take 46 line");
  is (past, 1, UMP_LATER_STOP, "This cannot stand there. 46 is not in the market. (LI-7)");
}

/* Aloud: the change, how many moves come out otherwise, the scores; or what does not fit. */
static void
test_spoken (Past *past, gconstpointer data)
{
  g_autofree char *fits = NULL, *unsaid = NULL;

  try (past, UMP_CHANGE_ENTRY, 1, "enter ana 13");
  fits = ump_later_spoken (past->draft);
  g_assert_cmpstr (fits, ==,
                   "Ana, round 1: 12. Points: 12 → 13. One other move comes out differently. "
                   "Changed: Ana 15 → 16. As before: Bea 7. Accept or keep.");
  try (past, UMP_CHANGE_ENTRY, 1, "");
  unsaid = ump_later_spoken (past->draft);
  g_assert_null (unsaid);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/correction-later/nothing", Past, PAD, set_up, test_nothing, tear_down);
  g_test_add ("/correction-later/changes", Past, PAD, set_up, test_changes, tear_down);
  g_test_add ("/correction-later/stops", Past, MARKET, set_up, test_stops, tear_down);
  g_test_add ("/correction-later/spoken", Past, PAD, set_up, test_spoken, tear_down);
  g_test_add ("/correction-later/own", Past, MARKET, set_up, test_own, tear_down);
  return g_test_run ();
}
