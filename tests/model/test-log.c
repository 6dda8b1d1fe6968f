/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log as a list tells of the rows that say something else now, and of no others: each that it tells of is
 * bound and measured anew. */
#include "app/model/log-model.h"
#include "games/games.h"

typedef struct {
  UmpPlay *play;
  UmpLogModel *model;
  GPtrArray *rows; /* what a view would hold that believes what it is told; owned */
  guint told;
} Log;

static void
on_rows (GListModel *list, guint position, guint removed, guint added, Log *self)
{
  self->told += removed + added;
  if (removed > 0)
    g_ptr_array_remove_range (self->rows, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (self->rows, (int) (position + i), g_list_model_get_item (list, position + i));
}

static void
open_log (Log *self, const char *kind)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora" }, *const names[] = { "Ana", "Bea",
                                                                                          "Carlos", "Dora" };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find (kind), ids, names, 4, NULL, 0, &error);

  g_assert_no_error (error);
  self->play = ump_play_new_trial (ump_match_new (setup, NULL));
  self->model = ump_log_model_new (self->play);
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_signal_connect (self->model, "items-changed", G_CALLBACK (on_rows), self);
}

/* How many rows went or came; the list is then as one that is made now. */
static guint
told (Log *self)
{
  g_autoptr (UmpLogModel) fresh = ump_log_model_new (self->play);

  self->told = 0;
  ump_log_model_refresh (self->model);
  g_assert_cmpuint (self->rows->len, ==, g_list_model_get_n_items (G_LIST_MODEL (fresh)));
  for (guint i = 0; i < self->rows->len; i++) {
    g_autoptr (UmpLogItem) item = g_list_model_get_item (G_LIST_MODEL (fresh), i);

    g_assert_cmpint (ump_log_item_kind (self->rows->pdata[i]), ==, ump_log_item_kind (item));
    g_assert_cmpuint (ump_log_item_number (self->rows->pdata[i]), ==, ump_log_item_number (item));
  }
  return self->told;
}

static void
close_log (Log *self)
{
  g_object_unref (self->model);
  g_object_unref (self->play);
  g_ptr_array_unref (self->rows);
}

static void
test_taken_back (void)
{
  static const char *const lines[] = { "deal", "ana: play ladder-4 1", "bea: play mirror-4 2",
                                       "carlos: play mirror-5 2", "dora: play ladder-7 1" };
  Log self = { 0 };

  open_log (&self, "martes-13");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_assert_true (ump_play_enter_line (self.play, lines[i]));
    g_assert_cmpuint (told (&self), ==, i == 0 ? 2 : 1); /* a round's head too */
  }
  /* a row goes, and comes again struck through; those that were struck through before it stay */
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_assert_true (ump_play_undo (self.play));
    g_assert_cmpuint (told (&self), ==, i == 4 ? 3 : 2);
  }
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_assert_true (ump_play_redo (self.play));
    g_assert_cmpuint (told (&self), ==, i == 0 ? 3 : 2);
  }
  /* behind what was taken back something else is entered */
  g_assert_true (ump_play_undo (self.play));
  g_assert_true (ump_play_undo (self.play));
  told (&self);
  g_assert_true (ump_play_enter_line (self.play, "carlos: play mirror-5 2"));
  g_assert_cmpuint (told (&self), ==, 1);
  g_assert_true (ump_play_undo (self.play));
  g_assert_cmpuint (told (&self), ==, 2);

  close_log (&self);
}

/* "1 = round 1; 1; 2-3": the entries of each row, and of heads and such what they are. */
static void
is (Log *self, const char *expected)
{
  g_autoptr (GString) rows = g_string_new (NULL);

  ump_log_model_refresh (self->model);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->model)); i++) {
    g_autoptr (UmpLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), i);
    guint first = ump_log_item_first (item), last = ump_log_item_number (item);

    g_string_append (rows, i > 0 ? "; " : "");
    switch (ump_log_item_kind (item)) {
    case UMP_LOG_HEAD: g_string_append_printf (rows, "round %u", last); break;
    case UMP_LOG_HERE: g_string_append (rows, "here"); break;
    case UMP_LOG_REFUSED: g_string_append (rows, "refused"); break;
    case UMP_LOG_FOLD: g_string_append (rows, "fold "); /* fall through */
    default:
      if (first == last)
        g_string_append_printf (rows, "%u", first);
      else
        g_string_append_printf (rows, "%u-%u", first, last);
      for (guint k = first; k <= last; k++)
        g_assert_cmpuint (ump_log_model_position (self->model, k), ==, i);
    }
  }
  g_assert_cmpstr (rows->str, ==, expected);
}

/* A row is what one person did until somebody else acted. */
static void
test_turns (void)
{
  static const char *const lines[] = { "market 41,12,62,50,bet-4,70",
                                       "ana: take 41 line",
                                       "ana: end",
                                       "bea: take bet-4 line",
                                       "bea: end",
                                       "carlos: take 62 hand",
                                       "carlos: end",
                                       "dora: take 12 hand",
                                       "dora: end",
                                       "market 37,20,88,58,71,90" };
  Log self = { 0 };

  open_log (&self, "line-it");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    if (!ump_play_enter_line (self.play, lines[i]))
      g_error ("%s: %s", lines[i], ump_play_answer (self.play)->body);
    told (&self);
  }
  is (&self, "round 1; 1; 2-3; 4-5; 6-7; 8-9; round 2; 10");
  /* a struck row stands alone; the turn goes on behind it */
  g_assert_true (ump_play_undo (self.play));
  g_assert_true (ump_play_undo (self.play));
  told (&self);
  is (&self, "round 1; 1; 2-3; 4-5; 6-7; 8; 9; 10");
  g_assert_true (ump_play_redo (self.play));
  told (&self);
  is (&self, "round 1; 1; 2-3; 4-5; 6-7; 8-9; 10");
  g_assert_false (ump_play_enter_line (self.play, "ana: take 99 line"));
  told (&self);
  is (&self, "round 1; 1; 2-3; 4-5; 6-7; 8-9; 10; refused");
  close_log (&self);
}

/* A log that waits says where it is gone on with; what waits is no turn. */
static void
test_waits (void)
{
  static const char *const lines[] = { "deal", "ana: play ladder-4 1", "bea: play mirror-4 2",
                                       "carlos: play mirror-5 2" };
  Log self = { 0 };
  UmpChange change = { .type = UMP_CHANGE_LEAVE_OUT };
  g_autoptr (UmpCorrection) correction = NULL;

  open_log (&self, "martes-13");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_true (ump_play_enter_line (self.play, lines[i]));
  change.at = ump_match_entry (ump_play_match (self.play), 2);
  correction = ump_match_correct (ump_play_match (self.play), &change, 1, UMP_CORRECT_PLAIN, NULL, NULL);
  g_assert_true (ump_play_correct (self.play, correction));
  told (&self);
  is (&self, "round 1; 1; 2; here; 3; 4");
  g_assert_true (ump_play_enter_line (self.play, "ana: play cat-4 1"));
  told (&self);
  is (&self, "round 1; 1; 2; 3; 4; 5");
  close_log (&self);
}

/* Of more than thirty struck rows runs fold; what is unfolded stays so. */
static void
test_folds (void)
{
  Log self = { 0 };

  open_log (&self, "pad");
  g_assert_true (ump_play_enter_line (self.play, "enter ana 5"));
  for (guint i = 0; i < 30; i++) {
    g_assert_true (ump_play_enter_line (self.play, "enter bea 2"));
    g_assert_true (ump_play_undo (self.play));
    told (&self);
  }
  g_assert_cmpuint (self.rows->len, ==, 32); /* under the head */
  g_assert_true (ump_play_enter_line (self.play, "enter bea 3"));
  told (&self);
  g_assert_cmpuint (self.rows->len, ==, 33);
  g_assert_true (ump_play_undo (self.play));
  told (&self);
  is (&self, "round 1; 1; fold 2-32");
  g_assert_true (ump_play_enter_line (self.play, "enter bea 4"));
  told (&self);
  is (&self, "round 1; 1; fold 2-32; 33");
  ump_log_model_unfold (self.model, 2);
  g_assert_cmpuint (self.rows->len, ==, 34);
  g_assert_true (ump_play_enter_line (self.play, "enter carlos 4"));
  ump_log_model_refresh (self.model);
  g_assert_cmpuint (self.rows->len, ==, 35);
  close_log (&self);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/log/taken-back", test_taken_back);
  g_test_add_func ("/log/turns", test_turns);
  g_test_add_func ("/log/waits", test_waits);
  g_test_add_func ("/log/folds", test_folds);
  return g_test_run ();
}
