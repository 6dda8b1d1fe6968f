/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each command does in each state of a game: one table, cell by cell. */
#include "app/model/play.h"
#include "core/notation.h"
#include "games/games.h"

typedef enum { PLAYING, FINISHED, ABANDONED, LOOKING, STOPPED, ONLY_TO_LOOK_AT, N_STATES } State;

static const char *const state_names[N_STATES] = { "playing", "finished", "abandoned",
                                                   "looking", "stopped",  "only to look at" };

static gboolean
go_back (UmpPlay *play)
{
  gboolean can = ump_play_can_go_back (play);

  ump_play_go_back (play);
  return can;
}

static gboolean
undo (UmpPlay *play)
{
  gboolean can = ump_play_can_undo (play);

  g_assert_cmpint (ump_play_undo (play), ==, can);
  return can;
}

static gboolean
redo (UmpPlay *play)
{
  gboolean can = ump_play_can_redo (play);

  g_assert_cmpint (ump_play_redo (play), ==, can);
  return can;
}

static gboolean
change (UmpPlay *play, const UmpChange *changes)
{
  UmpMatch *match = ump_play_match (play);
  g_autoptr (UmpCorrection) correction = ump_match_correct (match, changes, 1, UMP_CORRECT_PLAIN, NULL, NULL);

  return ump_play_correct (play, ump_correction_steal (correction), changes->type, 1, 1);
}

static gboolean
correct (UmpPlay *play)
{
  UmpVerdict verdict = { 0 };
  g_autoptr (UmpEntry) entry = ump_notation_parse (ump_play_match (play), "enter ana 10", &verdict, NULL);

  return change (play, &(UmpChange){ .type = UMP_CHANGE_ENTRY,
                                     .at = ump_match_entry (ump_play_match (play), 1),
                                     .entry = entry });
}

static gboolean
correct_option (UmpPlay *play)
{
  return change (play, &(UmpChange){ .type = UMP_CHANGE_OPTION, .name = "name", .text = "Hearts" });
}

#define LOG_PLAYING "enter ana 1; enter bea 2"
#define LOG_FINISHED "enter ana 1; enter bea 2; finish"
#define LOG_ABANDONED "enter ana 1; enter bea 2; abandon"
#define LOG_STOPPED "enter ana 1; enter bea 2; join ana; note late"
#define BEHIND "[enter dora 9]u"

/* line: what is entered, NULL for a command that is run. What the log is afterwards; NULL: the command is
 * pale, or refused, and not a byte changes. BEHIND stands at the end of each log at first, and at now is what
 * is looked at after every command. */
static const struct {
  const char *name;
  const char *line;
  gboolean (*run) (UmpPlay *play);
  const char *logs[N_STATES];
} commands[] = {
  { "a line that means a move",
    "enter carlos 3",
    NULL,
    { [PLAYING] = LOG_PLAYING "; [enter dora 9]x; enter carlos 3",
      [LOOKING] = LOG_PLAYING "; [enter dora 9]x; enter carlos 3",
      [STOPPED] = "enter ana 1; enter bea 2; enter carlos 3; join ana; note late" } },
  { "a note",
    "note tea",
    NULL,
    { [PLAYING] = LOG_PLAYING "; [enter dora 9]x; note tea",
      [FINISHED] = LOG_FINISHED "; note tea",
      [ABANDONED] = LOG_ABANDONED "; note tea",
      [LOOKING] = LOG_PLAYING "; [enter dora 9]x; note tea",
      [STOPPED] = "enter ana 1; enter bea 2; note tea; join ana; note late" } },
  { "an adjustment",
    "adjust ana 1 bet",
    NULL,
    { [PLAYING] = LOG_PLAYING "; [enter dora 9]x; adjust ana 1 bet",
      [FINISHED] = LOG_FINISHED "; adjust ana 1 bet",
      [LOOKING] = LOG_PLAYING "; [enter dora 9]x; adjust ana 1 bet",
      [STOPPED] = "enter ana 1; enter bea 2; adjust ana 1 bet; join ana; note late" } },
  { "the end without a result",
    "abandon",
    NULL,
    { [PLAYING] = LOG_PLAYING "; [enter dora 9]x; abandon",
      [LOOKING] = LOG_PLAYING "; [enter dora 9]x; abandon" } },
  { "undo",
    NULL,
    undo,
    { [PLAYING] = "enter ana 1; [enter bea 2]u; " BEHIND,
      [FINISHED] = LOG_PLAYING "; [finish]u",
      [ABANDONED] = LOG_PLAYING "; [abandon]u",
      [LOOKING] = "enter ana 1; [enter bea 2]u; " BEHIND } },
  { "redo",
    NULL,
    redo,
    { [PLAYING] = LOG_PLAYING "; enter dora 9", [LOOKING] = LOG_PLAYING "; enter dora 9" } },
  { "what follows is taken back",
    NULL,
    go_back,
    { [LOOKING] = "enter ana 1; [enter bea 2]u; [enter dora 9]x" } },
  { "a correction",
    NULL,
    correct,
    { [PLAYING] = "[enter ana 1]c; enter ana 10; enter bea 2; [enter dora 9]x",
      [FINISHED] = "[enter ana 1]c; enter ana 10; enter bea 2; finish",
      [ABANDONED] = "[enter ana 1]c; enter ana 10; enter bea 2; abandon",
      [LOOKING] = "[enter ana 1]c; enter ana 10; enter bea 2; [enter dora 9]x",
      [STOPPED] = "[enter ana 1]c; enter ana 10; enter bea 2; join ana; note late" } },
  { "a correction of an option",
    NULL,
    correct_option,
    { [PLAYING] = LOG_PLAYING "; [enter dora 9]x",
      [FINISHED] = LOG_FINISHED,
      [ABANDONED] = LOG_ABANDONED,
      [LOOKING] = LOG_PLAYING "; [enter dora 9]x",
      [STOPPED] = LOG_STOPPED } },
};

static void
add (UmpPlay *play, const char *line)
{
  g_assert_true (ump_play_enter_line (play, line));
}

static UmpPlay *
play_in (State state, UmpPlay **heir)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora" };
  static const char *const names[] = { "Ana", "Bea", "Carlos", "Dora" };
  UmpSetup *setup = ump_setup_new (ump_games_find ("pad"), ids, names, 4, NULL, 0, NULL);
  UmpPlay *play = ump_play_new_trial (ump_match_new (setup, NULL));

  add (play, "enter ana 1");
  add (play, "enter bea 2");
  switch (state) {
  case FINISHED: add (play, "finish"); break;
  case ABANDONED: add (play, "abandon"); break;
  case STOPPED: {
    UmpMatch *match = ump_match_fork (ump_play_match (play), 2);
    const char *const name = "player", *const value = "ana";

    /* she is there already */
    ump_match_load (match, ump_entry_new (ump_games_find ("pad"), "join", &name, &value, 1, NULL));
    ump_match_load (match, ump_notation_parse (match, "note late", &(UmpVerdict){ 0 }, NULL));
    g_assert_nonnull (ump_match_refusal (match));
    g_object_unref (play);
    play = ump_play_new_trial (match);
    break;
  }
  default:
    add (play, "enter dora 9");
    g_assert_true (ump_play_undo (play));
    if (state == LOOKING)
      ump_play_jump (play, 1);
    if (state == ONLY_TO_LOOK_AT)
      *heir = ump_play_hand_on (play, -1);
    break;
  }
  return play;
}

/* "A; [B]u". */
static char *
log_of (UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  GString *log = g_string_new (NULL);

  for (guint k = 1; k <= ump_match_n_entries (match); k++) {
    UmpEntry *entry = ump_match_entry (match, k);
    gboolean is_void = ump_entry_is_void (entry);
    g_autofree char *line =
        ump_notation_print (ump_match_game (match), is_void ? ump_entry_child (entry, 0) : entry);

    g_string_append_printf (log, is_void ? "%s[%s]" : "%s%s", k > 1 ? "; " : "", line);
    if (is_void)
      g_string_append_c (log, "uxcr"[ump_entry_why (entry) - UMP_WHY_UNDO]);
  }
  return g_string_free (log, FALSE);
}

static void
test_table (void)
{
  for (gsize c = 0; c < G_N_ELEMENTS (commands); c++)
    for (State state = 0; state < N_STATES; state++) {
      g_autoptr (UmpPlay) heir = NULL;
      g_autoptr (UmpPlay) play = play_in (state, &heir);
      g_autofree char *before = log_of (play), *after = NULL;
      gboolean done =
          commands[c].line != NULL ? ump_play_enter_line (play, commands[c].line) : commands[c].run (play);

      g_test_message ("%s, %s", commands[c].name, state_names[state]);
      after = log_of (play);
      g_assert_cmpint (done, ==, commands[c].logs[state] != NULL);
      g_assert_cmpstr (after, ==, done ? commands[c].logs[state] : before);
      if (done)
        g_assert_true (ump_play_is_now (play));
      /* whatever was done is one act */
      if (!done || commands[c].run == undo || commands[c].run == redo)
        continue;
      g_assert_true (ump_play_can_undo (play));
      g_assert_true (ump_play_undo (play));
      g_assert_true (ump_play_redo (play));
      g_assert_false (ump_play_can_redo (play));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/states/table", test_table);
  return g_test_run ();
}
