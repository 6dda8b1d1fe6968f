/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each command does in each state of a game: one table, cell by cell; and for every kind that it does
 * something where it should, as one act, and not a byte where it should not. */
#include "app/model/correction-draft.h"
#include "core/notation.h"
#include "games/games.h"

typedef enum { PLAYING, FINISHED, ABANDONED, LOOKING, DRAFT, STOPPED, ONLY_TO_LOOK_AT, N_STATES } State;

static const char *const state_names[N_STATES] = { "playing", "finished", "abandoned",      "looking",
                                                   "draft",   "stopped",  "only to look at" };

/* heir: of a play that can only be looked at; draft: in that state, else NULL; random: for moves of any
 * kind. */
typedef struct {
  State state;
  UmpPlay *play;
  UmpPlay *heir;
  UmpCorrectionDraft *draft;
  UmpRandom random;
} Evening;

static void
evening_clear (Evening *evening)
{
  g_clear_object (&evening->draft);
  g_clear_object (&evening->play);
  g_clear_object (&evening->heir);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Evening, evening_clear)

static gboolean
go_back (Evening *evening)
{
  gboolean can = ump_play_can_go_back (evening->play);

  if (evening->draft != NULL) {
    ump_correction_draft_leave_out (evening->draft, ump_correction_draft_number (evening->draft), TRUE);
    return TRUE;
  }
  if (evening->state == STOPPED)
    return ump_play_leave_out (evening->play, TRUE);
  ump_play_go_back (evening->play);
  return can;
}

static gboolean
undo (Evening *evening)
{
  gboolean can = ump_play_can_undo (evening->play);

  if (evening->draft != NULL)
    return ump_correction_draft_undo (evening->draft);
  g_assert_cmpint (ump_play_undo (evening->play), ==, can);
  return can;
}

static gboolean
redo (Evening *evening)
{
  gboolean can = ump_play_can_redo (evening->play);

  if (evening->draft != NULL)
    return ump_correction_draft_redo (evening->draft);
  g_assert_cmpint (ump_play_redo (evening->play), ==, can);
  return can;
}

/* The first entry gets a note in front of it: that fits whatever the game. */
static gboolean
correct (Evening *evening)
{
  g_autoptr (UmpCorrectionDraft) own = NULL;
  UmpCorrectionDraft *draft = evening->draft;
  g_autoptr (UmpEntry) note =
      ump_notation_parse (ump_play_match (evening->play), "note right", &(UmpVerdict){ 0 }, NULL);

  if (ump_play_is_read_only (evening->play))
    return FALSE;
  if (draft == NULL) {
    draft = own = ump_correction_draft_new (evening->play);
    ump_correction_draft_begin (draft, UMP_CHANGE_ADD, 1);
  }
  ump_correction_draft_add (draft, 1, note);
  /* what waits stays refused: nothing is accepted */
  return own == NULL || ump_correction_draft_accept (draft);
}

/* One act of a draft of its own, or one more change. */
static gboolean
correct_option (Evening *evening)
{
  g_autoptr (UmpCorrectionDraft) own = NULL;
  UmpCorrectionDraft *draft = evening->draft;
  const UmpOptionValue other = { "name", "Hearts" };

  if (ump_play_is_read_only (evening->play))
    return FALSE;
  if (draft == NULL) {
    draft = own = ump_correction_draft_new (evening->play);
    ump_correction_draft_begin (draft, UMP_CHANGE_OPTION, 0);
  }
  ump_correction_draft_turn_to (draft, UMP_CHANGE_OPTION, 0);
  ump_correction_draft_try_options (draft, &other, 1);
  return own == NULL || ump_correction_draft_accept (draft);
}

/* The last entry that was taken back. */
static gboolean
put_back (Evening *evening)
{
  g_autoptr (UmpCorrectionDraft) own = NULL;
  UmpMatch *match = ump_play_match (evening->play);
  UmpEntry *last = ump_match_entry (match, ump_match_n_entries (match));

  if (ump_play_is_read_only (evening->play) || !ump_entry_is_void (last))
    return FALSE;
  if (evening->draft != NULL)
    return ump_correction_draft_put_back (evening->draft, ump_entry_child (last, 0));
  if (ump_play_can_redo_to (evening->play, ump_entry_child (last, 0)))
    return ump_play_redo_to (evening->play, ump_entry_child (last, 0));
  own = ump_correction_draft_new (evening->play);
  ump_correction_draft_begin (own, UMP_CHANGE_ADD, ump_match_n_entries (match) + 1);
  return ump_correction_draft_put_back (own, ump_entry_child (last, 0)) && ump_correction_draft_accept (own);
}

static gboolean
accept_draft (Evening *evening)
{
  return evening->draft != NULL && ump_correction_draft_accept (evening->draft);
}

static gboolean
keep (Evening *evening)
{
  if (evening->draft != NULL) {
    ump_correction_draft_keep (evening->draft);
    return TRUE;
  }
  if (ump_play_is_now (evening->play))
    return FALSE;
  ump_play_jump_to_now (evening->play);
  return TRUE;
}

#define LOG_PLAYING "enter ana 1; enter bea 2"
#define LOG_FINISHED "enter ana 1; enter bea 2; finish"
#define LOG_ABANDONED "enter ana 1; enter bea 2; abandon"
#define LOG_STOPPED "enter ana 1; enter bea 2; join ana; note late"
#define BEHIND "[enter dora 9]u"

/* line: what is entered, NULL for a command that is run. What the log is afterwards; NULL: the command is
 * pale, or refused, and not a byte changes. BEHIND stands at the end of each log at first, and at now is
 * what is looked at after every command. A draft has one change, and one that was taken back: n_changes is
 * how many it has afterwards, the same for a command that it knows not. */
static const struct {
  const char *name;
  const char *line;
  gboolean (*run) (Evening *evening);
  const char *logs[N_STATES];
  guint n_changes;
} commands[] = {
  { "a line that means a move",
    "enter carlos 3",
    NULL,
    { [PLAYING] = LOG_PLAYING "; [enter dora 9]x; enter carlos 3",
      [DRAFT] = LOG_PLAYING "; " BEHIND,
      [STOPPED] = "enter ana 1; enter bea 2; enter carlos 3; join ana; note late" },
    2 },
  { "a note",
    "note tea",
    NULL,
    { [PLAYING] = LOG_PLAYING "; [enter dora 9]x; note tea",
      [FINISHED] = LOG_FINISHED "; note tea",
      [ABANDONED] = LOG_ABANDONED "; note tea",
      [LOOKING] = LOG_PLAYING "; [enter dora 9]x; note tea",
      [DRAFT] = LOG_PLAYING "; " BEHIND,
      [STOPPED] = "enter ana 1; enter bea 2; note tea; join ana; note late" },
    2 },
  { "an adjustment",
    "adjust ana 1 bet",
    NULL,
    { [PLAYING] = LOG_PLAYING "; [enter dora 9]x; adjust ana 1 bet",
      [FINISHED] = LOG_FINISHED "; adjust ana 1 bet",
      [LOOKING] = LOG_PLAYING "; [enter dora 9]x; adjust ana 1 bet",
      [DRAFT] = LOG_PLAYING "; " BEHIND,
      [STOPPED] = "enter ana 1; enter bea 2; adjust ana 1 bet; join ana; note late" },
    2 },
  { "the end without a result",
    "abandon",
    NULL,
    { [PLAYING] = LOG_PLAYING "; [enter dora 9]x; abandon",
      [LOOKING] = LOG_PLAYING "; [enter dora 9]x; abandon",
      [DRAFT] = LOG_PLAYING "; " BEHIND },
    2 },
  { "undo",
    NULL,
    undo,
    { [PLAYING] = "enter ana 1; [enter bea 2]u; " BEHIND,
      [FINISHED] = LOG_PLAYING "; [finish]u",
      [ABANDONED] = LOG_PLAYING "; [abandon]u",
      [LOOKING] = "enter ana 1; [enter bea 2]u; " BEHIND,
      [DRAFT] = LOG_PLAYING "; " BEHIND },
    0 },
  { "redo",
    NULL,
    redo,
    { [PLAYING] = LOG_PLAYING "; enter dora 9",
      [LOOKING] = LOG_PLAYING "; enter dora 9",
      [DRAFT] = LOG_PLAYING "; " BEHIND },
    2 },
  { "what follows is taken back",
    NULL,
    go_back,
    { [LOOKING] = "enter ana 1; [enter bea 2]u; [enter dora 9]x",
      [DRAFT] = LOG_PLAYING "; " BEHIND,
      [STOPPED] = "enter ana 1; enter bea 2; [join ana, note late]r" },
    2 },
  { "a correction",
    NULL,
    correct,
    { [PLAYING] = "note right; enter ana 1; enter bea 2; [enter dora 9]x",
      [FINISHED] = "note right; enter ana 1; enter bea 2; finish",
      [ABANDONED] = "note right; enter ana 1; enter bea 2; abandon",
      [LOOKING] = "note right; enter ana 1; enter bea 2; [enter dora 9]x",
      [DRAFT] = LOG_PLAYING "; " BEHIND },
    2 },
  { "a correction of an option",
    NULL,
    correct_option,
    { [PLAYING] = LOG_PLAYING "; [enter dora 9]x",
      [FINISHED] = LOG_FINISHED,
      [ABANDONED] = LOG_ABANDONED,
      [LOOKING] = LOG_PLAYING "; [enter dora 9]x",
      [DRAFT] = LOG_PLAYING "; " BEHIND },
    2 },
  { "what was taken back is put back",
    NULL,
    put_back,
    { [PLAYING] = LOG_PLAYING "; enter dora 9",
      [LOOKING] = LOG_PLAYING "; enter dora 9",
      [DRAFT] = LOG_PLAYING "; " BEHIND },
    2 },
  { "a draft is accepted",
    NULL,
    accept_draft,
    { [DRAFT] = "[enter ana 1]c; enter ana 7; enter bea 2; [enter dora 9]x" },
    0 },
  { "a draft, or a moment, is left",
    NULL,
    keep,
    { [LOOKING] = LOG_PLAYING "; " BEHIND, [DRAFT] = LOG_PLAYING "; " BEHIND },
    0 },
};

static void
add (UmpPlay *play, const char *line)
{
  g_assert_true (ump_play_enter_line (play, line));
}

static void
change (UmpCorrectionDraft *draft, guint number, const char *line)
{
  UmpMatch *match = ump_correction_draft_match (draft);
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, line, &(UmpVerdict){ 0 }, NULL);

  ump_correction_draft_change (draft, number, entry);
}

static void
evening_init (Evening *evening, State state)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora" };
  static const char *const names[] = { "Ana", "Bea", "Carlos", "Dora" };
  UmpSetup *setup = ump_setup_new (ump_games_find ("pad"), ids, names, 4, NULL, 0, NULL);
  UmpPlay *play = ump_play_new_trial (ump_match_new (setup, NULL));

  *evening = (Evening){ .state = state };
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
    break;
  }
  evening->play = play;
  if (state == LOOKING)
    ump_play_jump (play, 1);
  if (state == ONLY_TO_LOOK_AT)
    evening->heir = ump_play_hand_on (play, -1);
  if (state != DRAFT)
    return;
  evening->draft = ump_correction_draft_new (play);
  ump_correction_draft_begin (evening->draft, UMP_CHANGE_ENTRY, 1);
  change (evening->draft, 1, "enter ana 7");
  change (evening->draft, 3, "enter bea 8");
  g_assert_true (ump_correction_draft_undo (evening->draft));
  g_assert_cmpuint (ump_correction_draft_n_changes (evening->draft), ==, 1);
}

/* "A; [B, C]u". */
static char *
log_of (UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  GString *log = g_string_new (NULL);

  for (guint k = 1; k <= ump_match_n_entries (match); k++) {
    UmpEntry *entry = ump_match_entry (match, k);
    guint n = ump_entry_n_children (entry);

    g_string_append (log, k > 1 ? "; " : "");
    for (guint c = 0; c < MAX (n, 1); c++) {
      g_autofree char *line =
          ump_notation_print (ump_match_game (match), n > 0 ? ump_entry_child (entry, c) : entry);

      g_string_append_printf (log, "%s%s", n > 0 && c == 0 ? "[" : c > 0 ? ", " : "", line);
    }
    if (n > 0)
      g_string_append_printf (log, "]%c", "uxcr"[ump_entry_why (entry) - UMP_WHY_UNDO]);
  }
  return g_string_free (log, FALSE);
}

static gboolean
run_line (Evening *evening, const char *line)
{
  if (evening->draft == NULL)
    return ump_play_enter_line (evening->play, line);
  /* in front of the second entry */
  ump_correction_draft_turn_to (evening->draft, UMP_CHANGE_ADD, 3);
  ump_correction_draft_try (evening->draft, line);
  return ump_correction_draft_tried (evening->draft) != NULL;
}

/* Whatever was done is one act, and a moment is looked at no longer. */
static void
assert_one_act (Evening *evening)
{
  g_assert_true (ump_play_is_now (evening->play));
  g_assert_true (ump_play_can_undo (evening->play));
  g_assert_true (ump_play_undo (evening->play));
  g_assert_true (ump_play_redo (evening->play));
  g_assert_false (ump_play_can_redo (evening->play));
}

static void
test_table (void)
{
  for (gsize c = 0; c < G_N_ELEMENTS (commands); c++)
    for (State state = 0; state < N_STATES; state++) {
      g_auto (Evening) evening = { 0 };
      g_autofree char *before = NULL, *after = NULL;
      gboolean done;

      evening_init (&evening, state);
      before = log_of (evening.play);
      done = commands[c].line != NULL ? run_line (&evening, commands[c].line) : commands[c].run (&evening);
      if (done != (commands[c].logs[state] != NULL))
        g_error ("%s, %s", commands[c].name, state_names[state]);
      after = log_of (evening.play);
      g_assert_cmpstr (after, ==, done ? commands[c].logs[state] : before);
      if (evening.draft != NULL)
        g_assert_cmpuint (ump_correction_draft_n_changes (evening.draft), ==, commands[c].n_changes);
      if (done && g_strcmp0 (before, after) != 0 && commands[c].run != undo && commands[c].run != redo &&
          commands[c].run != put_back)
        assert_one_act (&evening);
    }
}

/* ---- every kind ------------------------------------------------------------------------------- */

static UmpEntry *
random_entry (Evening *evening)
{
  return ump_match_random_entry (ump_play_match (evening->play), &evening->random);
}

/* Something that may be said of the moment before the refused entry, or now. */
static gboolean
any_move (Evening *evening)
{
  UmpMatch *match = ump_play_match (evening->play);
  g_autoptr (UmpMatch) then = ump_match_fork (match, ump_match_checked (match));
  g_autoptr (UmpEntry) entry = ump_match_random_entry (then, &evening->random);

  if (entry == NULL)
    return FALSE;
  if (evening->draft == NULL)
    return ump_play_enter (evening->play, entry);
  ump_correction_draft_add (evening->draft, ump_match_n_entries (match) + 1, entry);
  return TRUE;
}

static gboolean
any_note (Evening *evening)
{
  return run_line (evening, "note tea");
}

static gboolean
any_end (Evening *evening)
{
  return evening->draft == NULL && ump_play_enter_line (evening->play, "abandon");
}

/* What is done in which state, whatever the game. */
static const struct {
  const char *name;
  gboolean (*run) (Evening *evening);
  gboolean done[N_STATES];
} always[] = {
  { "a move", any_move, { [PLAYING] = TRUE, [DRAFT] = TRUE, [STOPPED] = TRUE } },
  { "a note",
    any_note,
    { [PLAYING] = TRUE,
      [FINISHED] = TRUE,
      [ABANDONED] = TRUE,
      [LOOKING] = TRUE,
      [DRAFT] = TRUE,
      [STOPPED] = TRUE } },
  { "the end without a result", any_end, { [PLAYING] = TRUE, [LOOKING] = TRUE } },
  { "undo",
    undo,
    { [PLAYING] = TRUE, [FINISHED] = TRUE, [ABANDONED] = TRUE, [LOOKING] = TRUE, [DRAFT] = TRUE } },
  { "redo", redo, { [PLAYING] = TRUE, [LOOKING] = TRUE, [DRAFT] = TRUE } },
  { "what follows is taken back", go_back, { [LOOKING] = TRUE, [DRAFT] = TRUE, [STOPPED] = TRUE } },
  { "a correction",
    correct,
    { [PLAYING] = TRUE, [FINISHED] = TRUE, [ABANDONED] = TRUE, [LOOKING] = TRUE, [DRAFT] = TRUE } },
  { "what was taken back is put back", put_back, { [PLAYING] = TRUE, [LOOKING] = TRUE, [DRAFT] = TRUE } },
  { "a draft is accepted", accept_draft, { [DRAFT] = TRUE } },
  { "a draft, or a moment, is left", keep, { [LOOKING] = TRUE, [DRAFT] = TRUE } },
};

static void
enter_random (Evening *evening, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autoptr (UmpEntry) entry = random_entry (evening);

    if (entry == NULL)
      return;
    g_assert_true (ump_play_enter (evening->play, entry));
  }
}

/* The log without one entry, so that one behind it is refused. */
static UmpMatch *
stopped_log (UmpMatch *match)
{
  guint n = ump_match_n_entries (match);

  for (guint lost = 1; lost < n; lost++) {
    g_autoptr (UmpMatch) less = ump_match_fork (match, lost - 1);

    for (guint k = lost + 1; k <= n; k++)
      ump_match_load (less, ump_entry_ref (ump_match_entry (match, k)));
    if (ump_match_refusal (less) != NULL && ump_match_checked (less) > 0)
      return g_steal_pointer (&less);
  }
  return NULL;
}

/* FALSE: the game has no such state. */
static gboolean
evening_of (Evening *evening, const UmpGame *game, State state)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora" };
  static const char *const names[] = { "Ana", "Bea", "Carlos", "Dora" };
  UmpSetup *setup =
      ump_setup_new (game, ids, names, CLAMP (3, game->min_seats, game->max_seats), NULL, 0, NULL);

  *evening = (Evening){ .state = state, .play = ump_play_new_trial (ump_match_new (setup, NULL)) };
  ump_random_init (&evening->random, 7);
  enter_random (evening, 8);
  if (state == FINISHED) {
    enter_random (evening, 20000);
    return ump_table_state (ump_match_table (ump_play_match (evening->play))) == UMP_FINISHED;
  }
  if (state == ABANDONED) {
    add (evening->play, "abandon");
    return TRUE;
  }
  if (state == STOPPED) {
    UmpMatch *match = stopped_log (ump_play_match (evening->play));

    if (match == NULL)
      return FALSE;
    g_object_unref (evening->play);
    evening->play = ump_play_new_trial (match);
    return TRUE;
  }
  g_assert_true (ump_play_undo (evening->play));
  if (state == LOOKING)
    ump_play_jump (evening->play, 2);
  if (state == ONLY_TO_LOOK_AT)
    evening->heir = ump_play_hand_on (evening->play, -1);
  if (state == DRAFT) {
    evening->draft = ump_correction_draft_new (evening->play);
    ump_correction_draft_begin (evening->draft, UMP_CHANGE_ADD, 1);
    correct (evening);
    correct (evening);
    g_assert_true (ump_correction_draft_undo (evening->draft));
  }
  return TRUE;
}

static void
test_kind (gconstpointer data)
{
  const UmpGame *game = data;

  for (gsize c = 0; c < G_N_ELEMENTS (always); c++)
    for (State state = 0; state < N_STATES; state++) {
      g_auto (Evening) evening = { 0 };
      g_autofree char *before = NULL, *after = NULL;
      gboolean done;

      if (!evening_of (&evening, game, state))
        continue;
      before = log_of (evening.play);
      done = always[c].run (&evening);
      if (done != always[c].done[state])
        g_error ("%s: %s, %s: %s", game->kind, always[c].name, state_names[state],
                 done ? "done" : ump_play_answer (evening.play)->title);
      after = log_of (evening.play);
      if (!done || (evening.draft != NULL && always[c].run != accept_draft))
        g_assert_cmpstr (before, ==, after);
      else if (always[c].run != undo && always[c].run != redo && always[c].run != put_back &&
               always[c].run != keep)
        assert_one_act (&evening);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/states/table", test_table);
  for (const UmpGame *const *game = ump_games; *game != NULL; game++) {
    g_autofree char *path = g_strconcat ("/states/", (*game)->kind, NULL);

    g_test_add_data_func (path, *game, test_kind);
  }
  return g_test_run ();
}
