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
open_log (Log *self)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora" }, *const names[] = { "Ana", "Bea",
                                                                                          "Carlos", "Dora" };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find ("martes-13"), ids, names, 4, NULL, 0, &error);

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
test_taken_back (void)
{
  static const char *const lines[] = { "deal", "ana: play ladder-4 1", "bea: play mirror-4 2",
                                       "carlos: play mirror-5 2", "dora: play ladder-7 1" };
  Log self = { 0 };

  open_log (&self);
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

  g_object_unref (self.model);
  g_object_unref (self.play);
  g_ptr_array_unref (self.rows);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/log/taken-back", test_taken_back);
  return g_test_run ();
}
