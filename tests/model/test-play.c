/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The play and its disk: nobody waits for it, and nothing is called accepted before it is safe. The disk's
 * syncs are this file's own: they take as long as the test likes, and fail when it likes. */
#define _GNU_SOURCE
#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "../session/fixture.h"
#include "app/model/play-answer.h"

static GMutex lock;
static GCond changed;
static gboolean closed;  /* syncs wait */
static gboolean failing; /* syncs fail */
static guint waiting;    /* syncs that wait now */
static GThread *main_thread;
static guint here; /* syncs of the main thread */

static int
sync_slowly (long number, int fd)
{
  gboolean fails;

  g_mutex_lock (&lock);
  if (g_thread_self () == main_thread)
    here++;
  waiting++;
  g_cond_broadcast (&changed);
  while (closed && g_thread_self () != main_thread)
    g_cond_wait (&changed, &lock);
  waiting--;
  fails = failing;
  g_mutex_unlock (&lock);
  if (fails) {
    errno = ENOSPC;
    return -1;
  }
  return (int) syscall (number, fd);
}

int
fsync (int fd)
{
  return sync_slowly (SYS_fsync, fd);
}

int
fdatasync (int fd)
{
  return sync_slowly (SYS_fdatasync, fd);
}

static void
set_disk (gboolean now_closed, gboolean now_failing)
{
  g_mutex_lock (&lock);
  closed = now_closed;
  failing = now_failing;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&lock);
}

static void
wait_for_sync (void)
{
  g_mutex_lock (&lock);
  while (waiting == 0)
    g_cond_wait (&changed, &lock);
  g_mutex_unlock (&lock);
}

/* ---- a play ------------------------------------------------------------------------------ */

typedef struct {
  char *folder;
  char *file;
  UmpPlay *play;
  guint verdicts;
} Place;

static void
on_verdict (Place *place)
{
  place->verdicts++;
}

static void
set_up (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store;

  place->folder = g_dir_make_tmp ("umpire-play-XXXXXX", &error);
  g_assert_no_error (error);
  place->file = g_build_filename (place->folder, "night.umpire", NULL);
  store = ump_store_create (fixture_pad (), place->file, &error);
  g_assert_no_error (error);
  place->play = ump_play_new (store, -1);
  g_signal_connect_swapped (place->play, "verdict", G_CALLBACK (on_verdict), place);
  place->verdicts = here = 0;
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  set_disk (FALSE, FALSE);
  g_object_unref (place->play);
  dir = g_dir_open (place->folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (place->folder, name, NULL);

    g_assert_false (g_str_has_suffix (name, ".journal"));
    g_remove (path);
  }
  g_rmdir (place->folder);
  g_free (place->folder);
  g_free (place->file);
}

static guint
on_disk (Place *place)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store = ump_store_open (ump_games, place->file, UMP_STORE_READ, NULL, &error);
  guint n;

  g_assert_no_error (error);
  n = ump_match_undo_entry (ump_session_match (ump_store_session (store), 0));
  ump_store_close (store);
  return n;
}

/* Until the disk had its turn. */
static void
settle (Place *place)
{
  while (ump_play_is_saving (place->play))
    g_main_context_iteration (NULL, TRUE);
}

static void
until_safety (Place *place, UmpSafety safety)
{
  while (ump_play_answer (place->play)->safety != safety)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_heading (Place *place, const char *begins)
{
  g_autofree char *heading = ump_answer_heading (ump_play_answer (place->play));

  if (!g_str_has_prefix (heading, begins))
    g_error ("“%s” does not begin with “%s”", heading, begins);
}

/* ---- tests ----------------------------------------------------------------------------------- */

/* Nothing is said before the disk has it; what is entered meanwhile follows in order. */
static void
test_order (Place *place, gconstpointer data)
{
  set_disk (TRUE, FALSE);
  g_assert_true (ump_play_enter_line (place->play, "enter ana 5"));
  wait_for_sync ();
  g_assert_cmpint (ump_play_answer (place->play)->safety, ==, UMP_HELD);
  until_safety (place, UMP_SAVING);
  assert_heading (place, "Saving: ");
  g_assert_true (ump_play_enter_line (place->play, "enter bea 6"));
  g_assert_true (ump_play_enter_line (place->play, "enter ana 7"));
  g_assert_true (ump_play_undo (place->play));
  g_assert_true (ump_play_redo (place->play));
  g_assert_true (ump_play_undo (place->play));
  g_assert_cmpuint (place->verdicts, ==, 0);
  g_assert_true (ump_play_is_saving (place->play));
  set_disk (FALSE, FALSE);
  until_safety (place, UMP_SAFE);
  assert_heading (place, "Taken back: ");
  g_assert_cmpuint (place->verdicts, ==, 1);
  g_assert_cmpuint (here, ==, 0);
  g_assert_cmpuint (on_disk (place), ==, 2);
  ump_play_save (place->play);
  settle (place);
  g_assert_true (ump_play_is_saved (place->play));
  g_assert_cmpuint (here, ==, 0);
  g_assert_cmpuint (on_disk (place), ==, 2);
}

/* A refusal has nothing to wait for. */
static void
test_refusal (Place *place, gconstpointer data)
{
  set_disk (TRUE, FALSE);
  g_assert_true (ump_play_enter_line (place->play, "enter ana 5"));
  wait_for_sync ();
  g_assert_false (ump_play_enter_line (place->play, "enter nobody 5"));
  g_assert_cmpuint (place->verdicts, ==, 1);
  g_assert_cmpint (ump_play_answer (place->play)->type, ==, UMP_ANSWER_REFUSED);
  set_disk (FALSE, FALSE);
  settle (place);
  g_assert_cmpint (ump_play_answer (place->play)->type, ==, UMP_ANSWER_REFUSED);
  g_assert_cmpuint (on_disk (place), ==, 1);
}

/* Play goes on in memory, and says so; it is saved when it can be. */
static void
test_full_disk (Place *place, gconstpointer data)
{
  set_disk (FALSE, TRUE);
  g_assert_true (ump_play_enter_line (place->play, "enter ana 5"));
  settle (place);
  g_assert_cmpint (ump_play_answer (place->play)->safety, ==, UMP_UNSAVED);
  assert_heading (place, "Not saved: ");
  g_assert_nonnull (ump_play_trouble (place->play));
  g_assert_cmpuint (place->verdicts, ==, 1);
  g_assert_true (ump_play_enter_line (place->play, "enter bea 6"));
  settle (place);
  g_assert_cmpuint (place->verdicts, ==, 2);
  g_assert_cmpuint (on_disk (place), ==, 0);
  set_disk (FALSE, FALSE);
  ump_play_save (place->play);
  settle (place);
  g_assert_cmpint (ump_play_answer (place->play)->safety, ==, UMP_SAFE);
  assert_heading (place, "Accepted: ");
  g_assert_null (ump_play_trouble (place->play));
  g_assert_cmpuint (on_disk (place), ==, 2);
}

static gpointer
open_later (gpointer data)
{
  wait_for_sync ();
  set_disk (FALSE, FALSE);
  return NULL;
}

/* Let go in the middle: what is being written is waited for, the rest follows. */
static void
test_let_go (Place *place, gconstpointer data)
{
  GThread *thread;
  UmpStore *store;

  set_disk (TRUE, FALSE);
  g_assert_true (ump_play_enter_line (place->play, "enter ana 5"));
  wait_for_sync ();
  g_assert_true (ump_play_enter_line (place->play, "enter bea 6"));
  thread = g_thread_new ("later", open_later, NULL);
  g_clear_object (&place->play);
  g_thread_join (thread);
  g_assert_cmpuint (on_disk (place), ==, 2);
  store = ump_store_open (ump_games, place->file, UMP_STORE_WRITE, NULL, NULL);
  g_assert_nonnull (store);
  g_assert_false (ump_store_is_read_only (store));
  place->play = ump_play_new (store, -1);
}

/* One game more, and the play of it: the one before can only be looked at, and answers for the disk as the
 * new one does. */
static void
test_hand_on (Place *place, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Bea" };
  g_autoptr (UmpPlay) before = g_object_ref (place->play);
  g_autoptr (GError) error = NULL;

  g_assert_true (ump_play_enter_line (before, "enter ana 5"));
  settle (place);
  g_assert_true (ump_store_add_game (ump_play_store (before), "pad", names, 2, NULL, 0, &error));
  g_object_unref (place->play);
  place->play = ump_play_hand_on (before, -1);
  g_assert_cmpuint (ump_play_game_index (place->play), ==, 1);
  g_assert_true (ump_play_present (before) == place->play);
  g_assert_true (ump_play_is_read_only (before));
  g_assert_false (ump_play_is_saved (before));
  g_assert_false (ump_play_enter_line (before, "enter bea 6"));
  g_assert_cmpstr (ump_play_answer (before)->title, ==, "Another game is being played");
  g_assert_false (ump_play_undo (before));
  g_assert_false (ump_play_is_read_only (place->play));
  set_disk (TRUE, FALSE);
  g_assert_true (ump_play_enter_line (place->play, "enter bea 7"));
  g_assert_true (ump_play_is_saving (before));
  set_disk (FALSE, FALSE);
  settle (place);
  g_assert_true (ump_play_set_words (before, "Friday", "", &error)); /* they are the session's */
  settle (place);
  g_assert_true (ump_play_is_saved (before));
  g_assert_cmpuint (on_disk (place), ==, 1);
  /* whoever still holds the first one may look at the session when the second is gone */
  g_clear_object (&place->play);
  g_assert_cmpstr (ump_session_title (ump_play_session (before)), ==, "Friday");
  g_assert_cmpuint (ump_match_n_entries (ump_play_match (before)), ==, 1);
  place->play = g_steal_pointer (&before);
}

static void
count (guint *n)
{
  (*n)++;
}

/* Title and place are told by a signal of their own: nothing that is being chosen goes. */
static void
test_words (Place *place, gconstpointer data)
{
  guint n_changed = 0, n_described = 0;
  g_autoptr (GError) error = NULL;
  g_autofree char *draft = NULL;
  g_auto (UmpMove) move;

  ump_move_init (&move, 0, 0);
  ump_play_set_draft (place->play, &move);
  g_signal_connect_swapped (place->play, "changed", G_CALLBACK (count), &n_changed);
  g_signal_connect_swapped (place->play, "described", G_CALLBACK (count), &n_described);
  g_assert_true (ump_play_set_words (place->play, "Friday", "At Ana's", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_changed, ==, 0);
  g_assert_cmpuint (n_described, ==, 1);
  draft = ump_play_draft_text (place->play);
  g_assert_cmpstr (draft, !=, "");
  settle (place);
  g_assert_true (ump_play_is_saved (place->play));
}

/* A game of Martes 13 in memory, dealt. */
static UmpPlay *
martes_new (void)
{
  static const char *const ids[] = { "ana", "bea", "carlos", NULL };
  UmpPlay *play = ump_play_new_trial (
      ump_match_new (ump_setup_new (ump_games_find ("martes-13"), ids, ids, 3, NULL, 0, NULL), NULL));

  g_assert_true (ump_play_enter_line (play, "deal"));
  return play;
}

/* Who only records hears why something cannot be, and not what could. */
static void
test_adviser (Place *place, gconstpointer data)
{
  g_autoptr (UmpPlay) play = martes_new ();

  g_assert_true (ump_play_advises (play));
  g_assert_false (ump_play_enter_line (play, "ana: play cat-1 2"));
  g_assert_cmpuint (ump_play_answer (play)->ways->len, >, 0);
  g_object_set (play, "adviser", FALSE, NULL);
  g_assert_false (ump_play_enter_line (play, "ana: play cat-1 2"));
  g_assert_cmpint (ump_play_answer (play)->type, ==, UMP_ANSWER_REFUSED);
  g_assert_null (ump_play_answer (play)->ways);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*test) (Place *place, gconstpointer data);
  } tests[] = {
    { "/play/order", test_order },   { "/play/refusal", test_refusal }, { "/play/full-disk", test_full_disk },
    { "/play/let-go", test_let_go }, { "/play/adviser", test_adviser }, { "/play/hand-on", test_hand_on },
    { "/play/words", test_words },
  };

  g_test_init (&argc, &argv, NULL);
  main_thread = g_thread_self ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Place, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
