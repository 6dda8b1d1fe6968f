/* SPDX-License-Identifier: GPL-3.0-or-later */
/* count KIND WHAT: does one thing many times inside of one function, for a tool that counts instructions
 * there (see count.py). Says how often. */
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "bare.h"

#include "core/correction.h"
#include "documents.h"
#include "games/games.h"
#include "moves.h"

#define GAMES 10
#define ENTRIES 5000

/* What is worked on: games as lines and the matches that they are entered into, a session and its bytes. */
typedef struct {
  GPtrArray *games;
  GPtrArray *matches;
  UmpSession *session;
  GBytes *bytes;
  UmpEntry *note;
  UmpEntry *points;
} Work;

typedef guint (*Act) (Work *work);

static guint
enter (Work *work)
{
  guint n = 0;

  for (guint i = 0; i < work->games->len; i++) {
    const GPtrArray *lines = g_ptr_array_index (work->games, i);

    for (guint k = 0; k < lines->len; k++)
      bench_enter (g_ptr_array_index (work->matches, i), g_ptr_array_index (lines, k));
    n += lines->len;
  }
  return n;
}

/* Whole games as `turns` plays them: with the match made and freed. */
static guint
play (Work *work)
{
  guint n = 0;

  for (guint i = 0; i < work->games->len; i++) {
    const GPtrArray *lines = g_ptr_array_index (work->games, i);
    g_autoptr (UmpMatch) match = bench_match_new (ump_match_game (g_ptr_array_index (work->matches, i)));

    for (guint k = 0; k < lines->len; k++)
      bench_enter (match, g_ptr_array_index (lines, k));
    n += lines->len;
  }
  return n;
}

static guint
undo (Work *work)
{
  guint n = 0;

  for (guint i = 0; i < work->matches->len; i++)
    while (ump_match_undo (g_ptr_array_index (work->matches, i)))
      n++;
  return n;
}

static guint
redo (Work *work)
{
  UmpVerdict verdict;
  guint n = 0;

  for (guint i = 0; i < work->matches->len; i++)
    while (ump_match_redo (g_ptr_array_index (work->matches, i), &verdict))
      n++;
  return n;
}

/* What each later entry takes when one comes in before the first one of each game. */
static guint
insert (Work *work, UmpEntry *entry)
{
  guint n = 0;

  for (guint i = 0; i < work->matches->len; i++) {
    const UmpMatch *match = g_ptr_array_index (work->matches, i);
    UmpCorrection *correction = ump_match_correct_at (match, UMP_CHANGE_ADD, 1, entry);

    g_assert_cmpuint (ump_match_checked (correction->result), ==, ump_match_n_entries (match) + 1);
    ump_correction_free (correction);
    n += ump_match_n_entries (match);
  }
  return n;
}

static guint
correct (Work *work)
{
  return insert (work, work->note);
}

/* Points at the start: every total that comes later is another one. Not where no points are kept. */
static guint
correct_score (Work *work)
{
  return ump_match_game (work->matches->pdata[0])->no_points ? 0 : insert (work, work->points);
}

static guint
count_entries (const Work *work)
{
  guint n = 0;

  for (guint i = 0; i < ump_session_n_games (work->session); i++)
    n += ump_match_n_entries (ump_session_match (work->session, i));
  return n;
}

static guint
load (Work *work)
{
  UmpSession *session = ump_session_parse (ump_games, work->bytes, NULL, NULL);

  g_assert_nonnull (session);
  ump_session_free (session);
  return count_entries (work);
}

static guint
plain_load (Work *work)
{
  bench_plain_load (work->bytes);
  return count_entries (work);
}

static guint
save (Work *work)
{
  g_bytes_unref (ump_session_write (work->session));
  return count_entries (work);
}

static guint
plain_save (Work *work)
{
  bench_plain_save (work->session);
  return count_entries (work);
}

static guint
bare (Work *work)
{
  guint n = 0;

  for (guint i = 0; i < work->games->len; i++) {
    const GPtrArray *lines = g_ptr_array_index (work->games, i);

    g_assert_true (bare_play ((const char *const *) lines->pdata, lines->len) >= 0);
    n += lines->len;
  }
  return n;
}

/* What is counted runs inside of this function alone; before it comes what has to be done once. */
G_GNUC_NO_INLINE static guint
bench_counted (Act act, Work *work)
{
  return act (work);
}

static void
fill (Work *work, const UmpGame *game)
{
  UmpVerdict verdict;

  work->games = bench_games (game, GAMES, 1);
  work->matches = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_match_free);
  for (guint i = 0; i < GAMES; i++)
    g_ptr_array_add (work->matches, bench_match_new (game));
  work->note = ump_notation_parse (work->matches->pdata[0], "note \"at the start\"", &verdict, NULL);
  work->points =
      ump_notation_parse (work->matches->pdata[0], "adjust ana 5 \"counted again\"", &verdict, NULL);
}

static void
fill_session (Work *work, const UmpGame *game)
{
  work->session = bench_session (game, ENTRIES);
  work->bytes = ump_session_write (work->session);
}

static void
clear (Work *work)
{
  g_clear_pointer (&work->games, g_ptr_array_unref);
  g_clear_pointer (&work->matches, g_ptr_array_unref);
  g_clear_pointer (&work->note, ump_entry_unref);
  g_clear_pointer (&work->points, ump_entry_unref);
  g_clear_pointer (&work->session, ump_session_free);
  g_clear_pointer (&work->bytes, g_bytes_unref);
}

/* How many were done, 0 for an act that there is not. */
static guint
run (const UmpGame *game, const char *what)
{
  static const struct {
    const char *name;
    Act act, before, again;
    gboolean session;
  } acts[] = {
    { "entry", enter, NULL, NULL, FALSE },
    { "play", play, NULL, NULL, FALSE },
    { "undo", undo, enter, NULL, FALSE },
    { "redo", redo, enter, undo, FALSE },
    { "correct", correct, enter, NULL, FALSE },
    { "correct-score", correct_score, enter, NULL, FALSE },
    { "bare", bare, NULL, NULL, FALSE },
    { "load", load, load, NULL, TRUE },
    { "plain-load", plain_load, plain_load, NULL, TRUE },
    { "save", save, NULL, NULL, TRUE },
    { "plain-save", plain_save, NULL, NULL, TRUE },
  };
  Work work = { 0 };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++) {
    if (strcmp (acts[i].name, what) != 0)
      continue;
    if (acts[i].session)
      fill_session (&work, game);
    else
      fill (&work, game);
    if (acts[i].before != NULL)
      acts[i].before (&work);
    if (acts[i].again != NULL)
      acts[i].again (&work);
    n = bench_counted (acts[i].act, &work);
    clear (&work);
  }
  return n;
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  for (int i = 0; argc == 3 && ump_games[i] != NULL; i++)
    if (strcmp (ump_games[i]->kind, argv[1]) == 0) {
      guint n = run (ump_games[i], argv[2]);

      printf ("%u\n", n);
      return n > 0 ? 0 : 2;
    }
  return 2;
}
