/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scene 27: whatever people do, in whatever order, an act is undone as a whole and comes again as a whole,
 * and the file says what the play says. UMPIRE_SEQUENCES walks as often as that for each game, UMPIRE_SEED
 * from there on. */
#include <string.h>

#include "app/model/correction-later.h"
#include "app/model/people-here.h"
#include "core/notation.h"
#include "games/games.h"

static const char *const IDS[] = { "ana", "bea", "carlos", "dora" }, *const NAMES[] = { "Ana", "Bea",
                                                                                        "Carlos", "Dora" };
/* The sanitizers take ten times as long. */
#ifdef __SANITIZE_ADDRESS__
static guint64 sequences = 12;
#else
static guint64 sequences = 60;
#endif
static guint64 first_seed = 1;

/* Acts of one sequence. */
#define STEPS 40

typedef struct {
  UmpPlay *play;
  UmpRandom random;
  guint64 seed;
  GString *story; /* what was done, to be told when it went wrong */
} Walk;

static guint
below (Walk *walk, guint n)
{
  return ump_random_below (&walk->random, n);
}

static UmpMatch *
match_of (Walk *walk)
{
  return ump_play_match (walk->play);
}

#define walk_assert(walk, condition)                                                                        \
  G_STMT_START                                                                                              \
  {                                                                                                         \
    if (!(condition))                                                                                       \
      g_error ("%s, seed %" G_GUINT64_FORMAT ", %s:\n%s", ump_play_game ((walk)->play)->kind, (walk)->seed, \
               #condition, (walk)->story->str);                                                             \
  }                                                                                                         \
  G_STMT_END

/* As a file: a trial has no id that a file could have. */
static GBytes *
bytes_of (Walk *walk)
{
  g_autoptr (GBytes) bytes = ump_session_write (ump_play_session (walk->play));
  GString *text = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));

  g_string_replace (text, "id=\"trial\"", "id=\"3f0c9a0e-0000-4000-8000-000000000001\"", 1);
  return g_string_free_to_bytes (text);
}

/* ---- what must hold ---------------------------------------------------------------------------------- */

/* I7: the play is what the file says. */
static void
assert_is_the_file (Walk *walk)
{
  g_autoptr (GBytes) bytes = bytes_of (walk), again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) read = ump_session_parse (ump_games, bytes, NULL, &error);
  UmpMatch *here = match_of (walk), *there;

  g_assert_no_error (error);
  there = ump_session_match (read, 0);
  walk_assert (walk, ump_match_n_entries (here) == ump_match_n_entries (there));
  walk_assert (walk, ump_match_checked (here) == ump_match_checked (there));
  walk_assert (walk, (ump_match_refusal (here) != NULL) == (ump_match_refusal (there) != NULL));
  walk_assert (walk, ump_table_equal (ump_match_table (here), ump_match_table (there)));
  walk_assert (walk, ump_match_n_rows (here) == ump_match_n_rows (there));
  again = ump_session_write (read);
  walk_assert (walk, g_bytes_equal (bytes, again));
}

/* The log without the voids at its end, and options and seats: what an act that was undone leaves as it was.
 * A seat that somebody took who came late stays: seats are left aside then. */
static char *
image_of (Walk *walk, gboolean seats)
{
  UmpMatch *match = match_of (walk);
  const UmpSetup *setup = ump_match_setup (match);
  GString *image = g_string_new (NULL);

  for (int i = 0; seats && i < setup->n_seats; i++)
    g_string_append_printf (image, "%s ", setup->ids[i]);
  for (int i = 0; i < setup->game->n_options; i++)
    if (setup->option_given[i] && (seats || i != setup->game->late_option - 1))
      g_string_append_printf (image, "%s=%s ", setup->game->options[i].name, setup->option_text[i]);
  for (guint k = 1; k <= ump_match_undo_entry (match); k++) {
    UmpEntry *entry = ump_match_entry (match, k);
    guint n = MAX (ump_entry_n_children (entry), 1);

    if (ump_entry_is_void (entry))
      g_string_append_printf (image, "\n%d", ump_entry_why (entry));
    for (guint c = 0; c < n; c++) {
      UmpEntry *one = ump_entry_is_void (entry) ? ump_entry_child (entry, c) : entry;
      g_autofree char *line = ump_notation_print (ump_match_game (match), one);

      g_string_append_printf (image, "\n%s", line);
    }
  }
  return g_string_free (image, FALSE);
}

static guint
count_undo (Walk *walk)
{
  UmpMatch *match = match_of (walk);
  guint n = 0;

  for (guint k = 1; k <= ump_match_n_entries (match); k++)
    n += ump_entry_is_void (ump_match_entry (match, k)) &&
         ump_entry_why (ump_match_entry (match, k)) == UMP_WHY_UNDO;
  return n;
}

/* I3, and I4 for as many as there are: n undos and n redos are nothing; I2 for one. */
static void
back_and_again (Walk *walk, guint most)
{
  g_autoptr (GBytes) before = bytes_of (walk), after = NULL;
  guint n = 0;

  g_string_append_printf (walk->story, "%u× undo, redo\n", most);
  while (n < most && ump_play_can_undo (walk->play)) {
    walk_assert (walk, ump_play_undo (walk->play));
    n++;
  }
  assert_is_the_file (walk);
  for (; n > 0; n--) {
    walk_assert (walk, ump_play_can_redo (walk->play));
    walk_assert (walk, ump_play_redo (walk->play));
  }
  after = bytes_of (walk);
  walk_assert (walk, g_bytes_equal (before, after));
}

/* I1 and I5 of what was just done; image: before it, without seats where somebody came. */
static void
assert_done (Walk *walk, const char *image, gboolean went_back, gboolean came)
{
  g_autofree char *now = NULL;
  guint undo = count_undo (walk);

  walk_assert (walk, went_back || undo == 0);
  walk_assert (walk, !ump_play_can_redo (walk->play));
  walk_assert (walk, ump_play_undo (walk->play));
  now = image_of (walk, !came);
  if (strcmp (now, image) != 0)
    g_string_append_printf (walk->story, "BEFORE\n%s\nAFTER\n%s\n", image, now);
  walk_assert (walk, strcmp (now, image) == 0);
  walk_assert (walk, ump_play_redo (walk->play));
}

/* ---- acts -------------------------------------------------------------------------------------------- */

static gboolean
enter_line (Walk *walk, const char *line)
{
  g_string_append_printf (walk->story, "%s\n", line);
  return ump_play_enter_line (walk->play, line);
}

static gboolean
enter (Walk *walk)
{
  g_autoptr (UmpEntry) entry = ump_match_random_entry (match_of (walk), &walk->random);
  g_autofree char *line = NULL;

  if (entry == NULL)
    return FALSE;
  line = ump_notation_print (ump_play_game (walk->play), entry);
  g_string_append_printf (walk->story, "%s\n", line);
  walk_assert (walk, ump_play_enter (walk->play, entry));
  return TRUE;
}

/* An entry that stands, 0 for none. */
static guint
standing (Walk *walk)
{
  UmpMatch *match = match_of (walk);

  for (guint tries = 0; ump_match_undo_entry (match) > 0 && tries < 20; tries++) {
    guint number = 1 + below (walk, ump_match_undo_entry (match));

    if (!ump_entry_is_void (ump_match_entry (match, number)))
      return number;
  }
  return 0;
}

/* An entry of the draft's log that stands, 0 for none. */
static guint
standing_in (Walk *walk, UmpMatch *match)
{
  guint n = ump_match_n_entries (match);

  for (guint tries = 0; n > 0 && tries < 20; tries++) {
    guint number = 1 + below (walk, n);

    if (!ump_entry_is_void (ump_match_entry (match, number)))
      return number;
  }
  return 0;
}

/* Something that could be said in front of that entry. */
static UmpEntry *
random_before (Walk *walk, UmpMatch *match, guint number)
{
  g_autoptr (UmpMatch) past = ump_match_fork (match, number - 1);

  return below (walk, 4) == 0 ? ump_notation_parse (past, "note \"put right\"", &(UmpVerdict){ 0 }, NULL)
                              : ump_match_random_entry (past, &walk->random);
}

/* Two people change their seats. */
static void
exchange (Walk *walk, UmpCorrectionDraft *draft, UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  int a = (int) below (walk, setup->n_seats), b = (int) below (walk, setup->n_seats);

  g_string_append_printf (walk->story, "  %s where %s sat\n", setup->ids[b], setup->ids[a]);
  walk_assert (walk, ump_correction_draft_seat (draft, a, setup->ids[b], NULL));
}

/* One that was taken back, or left out. */
static void
put_back (Walk *walk, UmpCorrectionDraft *draft)
{
  UmpMatch *match = match_of (walk);
  guint number = 1 + below (walk, ump_match_n_entries (match));
  UmpEntry *entry = ump_match_entry (match, number);

  if (!ump_entry_is_void (entry))
    return;
  g_string_append_printf (walk->story, "  one of %u put back\n", number);
  walk_assert (walk, ump_correction_draft_put_back (
                         draft, ump_entry_child (entry, below (walk, ump_entry_n_children (entry)))));
}

static void
let_stand (Walk *walk, UmpCorrectionDraft *draft)
{
  if (ump_correction_draft_stop (draft) == 0)
    return;
  g_string_append (walk->story, "  let stand\n");
  ump_correction_draft_let_stand (draft, ump_correction_draft_stop (draft), "agreed");
}

/* One more change, or one less. */
static void
change (Walk *walk, UmpCorrectionDraft *draft)
{
  const UmpCorrection *tried = ump_correction_draft_tried (draft);
  UmpMatch *match = tried != NULL ? tried->result : match_of (walk);
  guint choice = below (walk, 12), number = standing_in (walk, match);
  g_autoptr (UmpEntry) entry = NULL;

  switch (choice) {
  case 0: exchange (walk, draft, match); return;
  case 1: put_back (walk, draft); return;
  case 2: let_stand (walk, draft); return;
  case 3: ump_correction_draft_undo (draft); return;
  case 4: ump_correction_draft_redo (draft); return;
  default: break;
  }
  if (number == 0)
    return;
  g_string_append_printf (walk->story, "  change %u of %u\n", choice, number);
  if (choice <= 6) {
    ump_correction_draft_leave_out (draft, number, choice == 5 && below (walk, 4) == 0);
    return;
  }
  entry = random_before (walk, match, number);
  if (entry != NULL && choice <= 8)
    ump_correction_draft_add (draft, number, entry);
  else if (entry != NULL)
    ump_correction_draft_change (draft, number, entry);
}

/* Where it stops what is nearest is done, in the end all that waits is left out: every draft can be brought
 * to fit. */
static void
bring_to_fit (Walk *walk, UmpCorrectionDraft *draft)
{
  for (guint i = 0; ump_correction_draft_stop (draft) > 0 && i < 6; i++) {
    g_autoptr (GPtrArray) ways = NULL;
    const UmpDraftWay *way;

    /* in a log that waits one may stand elsewhere */
    if (ump_correction_draft_now (draft) != ump_correction_draft_stop (draft))
      ump_correction_draft_go_on (draft, UMP_CHANGE_ENTRY, ump_correction_draft_stop (draft));
    ways = ump_correction_draft_ways (draft);
    way = ways->len > 0 ? ways->pdata[0] : NULL;

    /* the same put back twice is refused as it is: there is no way but back */
    if (way == NULL && ump_correction_draft_tried (draft)->own.kind != UMP_ACCEPTED) {
      walk_assert (walk, ump_correction_draft_undo (draft));
      continue;
    }
    walk_assert (walk, way != NULL);
    g_string_append_printf (walk->story, "  %s\n", way->words);
    if (way->type == UMP_CHANGE_ENTRY && i < 5)
      ump_correction_draft_change (draft, ump_correction_draft_stop (draft), way->entry);
    else
      ump_correction_draft_leave_out (draft, ump_correction_draft_stop (draft), i > 3);
  }
  walk_assert (walk, ump_correction_draft_stop (draft) == 0);
}

/* I6: what is dropped has changed nothing. */
static void
drop (Walk *walk, UmpCorrectionDraft *draft)
{
  g_autoptr (GBytes) before = bytes_of (walk), after = NULL;
  guint n = ump_correction_draft_n_changes (draft);

  g_string_append (walk->story, "  kept\n");
  ump_correction_draft_keep (draft);
  walk_assert (walk, !ump_correction_draft_accept (draft));
  after = bytes_of (walk);
  walk_assert (walk, g_bytes_equal (before, after));
  walk_assert (walk, ump_correction_draft_open_again (draft) == (n > 0));
  walk_assert (walk, ump_correction_draft_n_changes (draft) == n);
}

/* A draft of some changes: what it changes can be told at each of them, and accepted it is one act. */
static gboolean
correct (Walk *walk)
{
  g_autoptr (UmpCorrectionDraft) draft = ump_correction_draft_new (walk->play);
  guint n = 1 + below (walk, 4);

  if (ump_match_n_entries (match_of (walk)) == 0)
    return FALSE;
  g_string_append (walk->story, "draft\n");
  ump_correction_draft_begin (draft, UMP_CHANGE_ADD, ump_match_n_entries (match_of (walk)) + 1);
  for (guint i = 0; i < n; i++) {
    g_autoptr (GListModel) list = NULL;

    change (walk, draft);
    list = ump_later_list_new (draft);
    walk_assert (walk, g_list_model_get_n_items (list) > 0);
  }
  if (below (walk, 3) > 0)
    bring_to_fit (walk, draft);
  if (below (walk, 3) == 0)
    drop (walk, draft);
  if (!ump_correction_draft_is_acceptable (draft))
    return FALSE;
  g_string_append (walk->story, "accepted\n");
  return ump_correction_draft_accept (draft);
}

static gboolean
go_back (Walk *walk)
{
  UmpMatch *match = match_of (walk);

  if (ump_match_checked (match) == 0)
    return FALSE;
  ump_play_jump (walk->play, below (walk, ump_match_checked (match)));
  if (!ump_play_can_go_back (walk->play)) {
    ump_play_jump_to_now (walk->play);
    return FALSE;
  }
  g_string_append_printf (walk->story, "back to %u\n", ump_play_moment (walk->play));
  ump_play_go_back (walk->play);
  return TRUE;
}

/* Somebody comes, comes back, or goes. */
static gboolean
come_or_go (Walk *walk)
{
  static const char *const late[] = { "Eva", "Fabio", "Ana", "Bea" };
  const UmpSetup *setup = ump_match_setup (match_of (walk));
  const char *name = late[below (walk, G_N_ELEMENTS (late))];
  g_autoptr (GError) error = NULL;

  if (!ump_people_may_come (walk->play))
    return FALSE;
  g_string_append_printf (walk->story, "%s comes, or goes\n", name);
  if (below (walk, 3) == 0)
    return ump_people_leave (walk->play, setup->ids[below (walk, setup->n_seats)]);
  return ump_people_join (walk->play, NULL, name, (int) below (walk, 20), &error);
}

/* Of a log that waits the refused entry, or all that waits. */
static gboolean
leave_out (Walk *walk)
{
  gboolean rest = below (walk, 3) == 0;

  g_string_append_printf (walk->story, "left out: %s\n", rest ? "all that waits" : "what is refused");
  return ump_play_leave_out (walk->play, rest);
}

/* A play of that log, which it takes, as if it was opened. A trial does not know when a game was over. */
static void
open_log (Walk *walk, UmpMatch *match)
{
  if (ump_table_state (ump_match_table (match)) != UMP_PLAYING) {
    ump_match_free (match);
    return;
  }
  g_string_append (walk->story, "opened again\n");
  g_object_unref (walk->play);
  walk->play = ump_play_new_trial (match);
  walk_assert (walk, ump_match_refusal (match) == NULL || !ump_play_can_undo (walk->play));
}

/* What redo knows is what the file says. */
static void
reopen (Walk *walk)
{
  open_log (walk, ump_match_fork (match_of (walk), ump_match_n_entries (match_of (walk))));
}

/* Opened with a log from which an entry was lost: whatever rests on it is refused. */
static void
lose (Walk *walk)
{
  UmpMatch *match = match_of (walk), *less;
  guint number = standing (walk);

  if (number == 0)
    return;
  g_string_append_printf (walk->story, "%u lost\n", number);
  less = ump_match_fork (match, number - 1);
  for (guint k = number + 1; k <= ump_match_n_entries (match); k++)
    ump_match_load (less, ump_entry_ref (ump_match_entry (match, k)));
  open_log (walk, less);
}

static void
step (Walk *walk)
{
  guint choice = below (walk, 43);
  gboolean went_back = choice == 22, came = choice == 40, done;
  g_autofree char *image = image_of (walk, !came);

  switch (choice) {
  case 16: done = enter_line (walk, "note \"tea\""); break;
  case 17: done = enter_line (walk, "adjust ana 3 \"a bet\""); break;
  case 18:
  case 19:
  case 20: done = correct (walk); break;
  case 21: done = correct (walk); break;
  case 22: done = go_back (walk); break;
  case 23: done = below (walk, 5) == 0 && enter_line (walk, "abandon"); break;
  case 24: reopen (walk); return;
  case 25:
    if (below (walk, 6) == 0)
      lose (walk);
    return;
  case 26:
  case 27:
  case 28:
  case 29:
    g_string_append (walk->story, "undo\n");
    walk_assert (walk, !ump_play_undo (walk->play) || ump_play_can_redo (walk->play));
    return;
  case 30:
  case 31:
  case 32:
    g_string_append (walk->story, "redo\n");
    ump_play_redo (walk->play);
    return;
  case 33:
  case 34: back_and_again (walk, 1 + below (walk, 5)); return;
  case 35: back_and_again (walk, G_MAXUINT); return;
  case 40: done = come_or_go (walk); break;
  case 41:
  case 42: done = leave_out (walk); break;
  default: done = enter (walk); break;
  }
  if (done)
    assert_done (walk, image, went_back, came);
}

/* Some value of that option; NULL where only a person could think of one. A new string. */
static char *
random_value (UmpRandom *random, const UmpField *option)
{
  guint n = 0;

  if (option->type == UMP_TYPE_INT)
    return g_strdup_printf ("%d", option->min + (int) ump_random_below (random, 4));
  while (option->type == UMP_TYPE_CHOICE && option->words[n] != NULL)
    n++;
  return n > 0 ? g_strdup (option->words[ump_random_below (random, n)]) : NULL;
}

/* As many people as there may be, up to four, and some options otherwise than usual, if they go together. */
static UmpSetup *
random_setup (const UmpGame *game, UmpRandom *random)
{
  int least = MAX (game->min_seats, 1), most = MIN (game->max_seats, (int) G_N_ELEMENTS (IDS));
  int n_seats = least + (int) ump_random_below (random, (guint) (MAX (most, least) - least + 1));
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  UmpSetup *setup;

  for (int i = 0; i < game->n_options; i++) {
    char *text = ump_random_below (random, 3) == 0 ? random_value (random, &game->options[i]) : NULL;
    UmpOptionValue value = { game->options[i].name, text };

    if (text == NULL)
      continue;
    g_ptr_array_add (texts, text);
    g_array_append_val (values, value);
  }
  for (;;) {
    g_autoptr (GError) error = NULL;

    setup = ump_setup_new (game, IDS, NAMES, n_seats, (const UmpOptionValue *) (gpointer) values->data,
                           (int) values->len, &error);
    if (setup != NULL)
      return setup;
    if (values->len == 0)
      g_assert_no_error (error);
    g_array_set_size (values, values->len - 1);
  }
}

static void
walk_once (const UmpGame *game, guint64 seed)
{
  Walk walk = { .seed = seed, .story = g_string_new (NULL) };

  ump_random_init (&walk.random, seed);
  walk.play = ump_play_new_trial (ump_match_new (random_setup (game, &walk.random), NULL));
  for (guint i = 0; i < STEPS; i++) {
    step (&walk);
    assert_is_the_file (&walk);
  }
  back_and_again (&walk, G_MAXUINT);
  g_object_unref (walk.play);
  g_string_free (walk.story, TRUE);
}

static void
test_walks (gconstpointer data)
{
  for (guint64 i = 0; i < sequences; i++)
    walk_once (data, first_seed + i);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (g_getenv ("UMPIRE_SEQUENCES") != NULL)
    sequences = g_ascii_strtoull (g_getenv ("UMPIRE_SEQUENCES"), NULL, 10);
  if (g_getenv ("UMPIRE_SEED") != NULL)
    first_seed = g_ascii_strtoull (g_getenv ("UMPIRE_SEED"), NULL, 10);
  for (const UmpGame *const *game = ump_games; *game != NULL; game++) {
    g_autofree char *path = g_strconcat ("/time-line/", (*game)->kind, NULL);

    g_test_add_data_func (path, *game, test_walks);
  }
  return g_test_run ();
}
