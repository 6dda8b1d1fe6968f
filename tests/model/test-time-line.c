/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scene 27: whatever people do, in whatever order, an act is undone as a whole and comes again as a whole,
 * and the file says what the play says. UMPIRE_SEQUENCES walks as often as that for each game, UMPIRE_SEED
 * from there on. */
#include <glib/gstdio.h>
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
/* One in so many is walked on a file, the others in memory alone. */
#define ON_DISK 30

/* file: NULL in memory. kept: a draft that was dropped, to be opened again, NULL for none; acted: since then
 * something was done. */
typedef struct {
  UmpPlay *play;
  UmpRandom random;
  guint64 seed;
  char *file;
  UmpCorrectionDraft *kept;
  gboolean acted;
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

/* What was done is in the file once it is said to be. */
static void
assert_is_on_disk (Walk *walk, GBytes *bytes)
{
  g_autofree char *text = NULL;
  g_autoptr (GBytes) there = NULL;
  gsize n;

  while (ump_play_is_saving (walk->play))
    g_main_context_iteration (NULL, TRUE);
  walk_assert (walk, g_file_get_contents (walk->file, &text, &n, NULL));
  there = g_bytes_new (text, n);
  walk_assert (walk, g_bytes_equal (bytes, there));
}

/* I7: the play is what the file says. */
static void
assert_is_the_file (Walk *walk)
{
  g_autoptr (GBytes) bytes = bytes_of (walk), again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) read = ump_session_parse (ump_games, bytes, NULL, &error);
  UmpMatch *here = match_of (walk), *there;

  g_assert_no_error (error);
  there = ump_session_match (read, ump_play_game_index (walk->play));
  walk_assert (walk, ump_match_n_entries (here) == ump_match_n_entries (there));
  walk_assert (walk, ump_match_checked (here) == ump_match_checked (there));
  walk_assert (walk, (ump_match_refusal (here) != NULL) == (ump_match_refusal (there) != NULL));
  walk_assert (walk, ump_table_equal (ump_match_table (here), ump_match_table (there)));
  walk_assert (walk, ump_match_n_rows (here) == ump_match_n_rows (there));
  again = ump_session_write (read);
  walk_assert (walk, g_bytes_equal (bytes, again));
  if (walk->file != NULL)
    assert_is_on_disk (walk, bytes);
}

/* The log without the voids at its end, and options and seats: what an act that was undone leaves as it was.
 * A seat that somebody took who came late stays: seats are left aside then. */
static char *
image_of (UmpMatch *match, gboolean seats)
{
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
    walk->acted = TRUE;
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
  now = image_of (match_of (walk), !came);
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

static void
tell (Walk *walk, UmpEntry *entry)
{
  g_autofree char *line = ump_notation_print (ump_play_game (walk->play), entry);

  g_string_append_printf (walk->story, "%s\n", line);
}

/* What is said of a moment that is past changes nothing, and the page stands where it stood. */
static void
refuse_past (Walk *walk, UmpEntry *entry)
{
  g_autoptr (GBytes) before = bytes_of (walk), after = NULL;

  if (ump_play_is_now (walk->play))
    return;
  walk_assert (walk, !ump_play_enter (walk->play, entry));
  after = bytes_of (walk);
  walk_assert (walk, g_bytes_equal (before, after));
  walk_assert (walk, !ump_play_is_now (walk->play));
  ump_play_jump_to_now (walk->play);
}

static gboolean
enter (Walk *walk)
{
  g_autoptr (UmpEntry) entry = ump_match_random_entry (match_of (walk), &walk->random);

  if (entry == NULL)
    return FALSE;
  tell (walk, entry);
  refuse_past (walk, entry);
  walk_assert (walk, ump_play_enter (walk->play, entry));
  walk_assert (walk, ump_play_is_now (walk->play));
  return TRUE;
}

/* Two that one tap enters. */
static gboolean
enter_two (Walk *walk)
{
  UmpMatch *match = match_of (walk);
  g_autoptr (UmpMatch) past = ump_match_fork (match, ump_match_checked (match));
  g_autoptr (GPtrArray) both = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);

  for (guint i = 0; i < 2; i++) {
    UmpEntry *entry = ump_match_random_entry (past, &walk->random);

    if (entry == NULL)
      return FALSE;
    tell (walk, entry);
    g_ptr_array_add (both, entry);
    walk_assert (walk, ump_match_add (past, entry, &(UmpVerdict){ 0 }));
  }
  ump_play_jump_to_now (walk->play);
  walk_assert (walk, ump_play_enter_several (walk->play, both));
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

/* What was legal then is said now: where that is against the rules, people may agree on it. */
static gboolean
agree (Walk *walk)
{
  guint number = standing (walk);
  g_autoptr (UmpEntry) entry = number > 0 ? random_before (walk, match_of (walk), number) : NULL;
  g_autoptr (GBytes) before = bytes_of (walk), after = NULL;

  if (entry == NULL)
    return FALSE;
  tell (walk, entry);
  ump_play_jump_to_now (walk->play);
  if (ump_play_enter (walk->play, entry))
    return TRUE;
  after = bytes_of (walk);
  walk_assert (walk, g_bytes_equal (before, after));
  g_string_append (walk->story, "  let stand, if it may be\n");
  return ump_play_let_it_stand (walk->play, "agreed");
}

/* Two people change their seats, or somebody else was there instead. */
static void
exchange (Walk *walk, UmpCorrectionDraft *draft, UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  int a = (int) below (walk, setup->n_seats), b = (int) below (walk, setup->n_seats);
  gboolean somebody = below (walk, 4) == 0;
  g_autofree char *who = g_strdup (somebody ? "Zoe" : ump_correction_draft_person (draft, b));

  g_string_append_printf (walk->story, "  %s where %s sat\n", who, setup->ids[a]);
  walk_assert (walk, ump_correction_draft_seat (draft, a, who, NULL));
}

/* A misspelt name: no act, and no change of the draft. A trial knows people by their names alone. */
static void
call (Walk *walk, UmpCorrectionDraft *draft)
{
  static const char *const spelt[] = { "Anna", "Beatriz", "Karlos", "Dora M." };
  int seat = (int) below (walk, ump_match_setup (match_of (walk))->n_seats);
  guint n;

  if (walk->file == NULL)
    return;
  ump_correction_draft_go_on (draft, UMP_CHANGE_SEATS, 0);
  n = ump_correction_draft_n_changes (draft);
  g_string_append_printf (walk->story, "  seat %d is called otherwise\n", seat);
  if (ump_session_look_for (ump_play_session (walk->play), ump_correction_draft_person (draft, seat)) < 0)
    return;
  if (ump_correction_draft_call (draft, seat, spelt[below (walk, G_N_ELEMENTS (spelt))], NULL))
    walk_assert (walk, ump_correction_draft_n_changes (draft) == n);
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

/* One option is another, or goes without saying. */
static void
other_option (Walk *walk, UmpCorrectionDraft *draft)
{
  g_autoptr (GArray) values = NULL;
  g_autofree char *text = NULL;
  const UmpField *option;
  const UmpSetup *setup;

  ump_correction_draft_turn_to (draft, UMP_CHANGE_OPTION, 0);
  setup = ump_match_setup (ump_correction_draft_match (draft));
  option = &setup->game->options[below (walk, (guint) setup->game->n_options)];
  text = below (walk, 4) > 0 ? random_value (&walk->random, option) : NULL;
  values = ump_setup_given (setup);
  ump_options_set (values, option->name, text);
  g_string_append_printf (walk->story, "  %s=%s\n", option->name, text != NULL ? text : "");
  ump_correction_draft_try_options (draft, (const UmpOptionValue *) (gpointer) values->data,
                                    (int) values->len);
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
  guint choice = below (walk, 15), number = standing_in (walk, match);
  g_autoptr (UmpEntry) entry = NULL;

  switch (choice) {
  case 0: exchange (walk, draft, match); return;
  case 1: put_back (walk, draft); return;
  case 2: let_stand (walk, draft); return;
  case 3: ump_correction_draft_undo (draft); return;
  case 4: ump_correction_draft_redo (draft); return;
  case 12: other_option (walk, draft); return;
  case 13: call (walk, draft); return;
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
      i--;
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

static void
look_at_file (Walk *walk, GStatBuf *look)
{
  *look = (GStatBuf){ 0 };
  while (ump_play_is_saving (walk->play)) /* a name that was spelt otherwise */
    g_main_context_iteration (NULL, TRUE);
  if (walk->file != NULL)
    walk_assert (walk, g_stat (walk->file, look) == 0);
}

/* I6: what is dropped has changed nothing, and not been written. */
static void
drop (Walk *walk, UmpCorrectionDraft *draft)
{
  g_autoptr (GBytes) before = bytes_of (walk), after = NULL;
  GStatBuf then, now;

  g_string_append (walk->story, "  kept\n");
  look_at_file (walk, &then);
  ump_correction_draft_keep (draft);
  walk_assert (walk, !ump_correction_draft_accept (draft));
  after = bytes_of (walk);
  walk_assert (walk, g_bytes_equal (before, after));
  look_at_file (walk, &now);
  walk_assert (walk, then.st_ino == now.st_ino);
  walk_assert (walk, then.st_mtim.tv_sec == now.st_mtim.tv_sec);
  walk_assert (walk, then.st_mtim.tv_nsec == now.st_mtim.tv_nsec);
}

static void
open_again (Walk *walk, UmpCorrectionDraft *draft, guint n)
{
  g_string_append (walk->story, "  opened again\n");
  walk_assert (walk, ump_correction_draft_open_again (draft) == (n > 0));
  walk_assert (walk, ump_correction_draft_n_changes (draft) == n);
}

/* A draft of some changes: what it changes can be told at each of them, and accepted it is one act. One that
 * was kept is there until the next act. */
static gboolean
correct (Walk *walk)
{
  g_autoptr (UmpCorrectionDraft) draft = g_steal_pointer (&walk->kept);
  guint n = 1 + below (walk, 4);
  gboolean any = draft != NULL && !walk->acted;

  if (draft == NULL)
    draft = ump_correction_draft_new (walk->play);
  if (ump_match_n_entries (match_of (walk)) == 0)
    return FALSE;
  g_string_append (walk->story, "draft\n");
  walk_assert (walk, ump_correction_draft_open_again (draft) == any);
  if (!any)
    ump_correction_draft_begin (draft, UMP_CHANGE_ADD, ump_match_n_entries (match_of (walk)) + 1);
  for (guint i = 0; i < n; i++) {
    g_autoptr (GListModel) list = NULL;

    change (walk, draft);
    list = ump_later_list_new (draft);
    walk_assert (walk, g_list_model_get_n_items (list) > 0);
  }
  if (below (walk, 3) > 0)
    bring_to_fit (walk, draft);
  if (below (walk, 3) == 0) {
    n = ump_correction_draft_n_changes (draft);
    drop (walk, draft);
    if (n > 0 && below (walk, 2) == 0) {
      walk->kept = g_steal_pointer (&draft);
      walk->acted = FALSE;
      return FALSE;
    }
    open_again (walk, draft, n);
  }
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

/* A row of the log was tapped. */
static void
look (Walk *walk)
{
  guint number = standing (walk);

  if (number == 0 || number > ump_match_checked (match_of (walk)))
    return;
  g_string_append_printf (walk->story, "looks at %u\n", number);
  ump_play_jump (walk->play, number);
}

/* One of those that were taken back comes again by redo, if it can: it stands then. */
static void
redo_to (Walk *walk)
{
  UmpMatch *match = match_of (walk);
  guint n = ump_match_n_entries (match), number = n > 0 ? 1 + below (walk, n) : 0;
  UmpEntry *taken = NULL;

  if (number == 0 || !ump_entry_is_void (ump_match_entry (match, number)))
    return;
  taken = ump_entry_ref (ump_entry_child (ump_match_entry (match, number), 0));
  g_string_append_printf (walk->story, "%u redone, if it can be\n", number);
  if (ump_play_can_redo_to (walk->play, taken)) {
    /* what it rests on may have been lost meanwhile */
    if (ump_play_redo_to (walk->play, taken))
      walk_assert (walk, ump_play_can_undo (walk->play) && ump_play_is_now (walk->play));
    walk->acted = TRUE;
  } else {
    g_autoptr (GBytes) before = bytes_of (walk), after = NULL;

    walk_assert (walk, !ump_play_redo_to (walk->play, taken));
    after = bytes_of (walk);
    walk_assert (walk, g_bytes_equal (before, after));
  }
  ump_entry_unref (taken);
}

/* Another game begins from a moment of this one, or the other one is played on. */
static void
other_game (Walk *walk)
{
  UmpSession *session = ump_play_session (walk->play);
  guint game = ump_play_game_index (walk->play), n = ump_session_n_games (session);
  UmpPlay *heir;

  g_clear_object (&walk->kept);
  if (n == 1) {
    guint moment = below (walk, ump_match_checked (match_of (walk)) + 1);
    g_autoptr (UmpMatch) then = ump_match_fork (match_of (walk), moment);
    g_autoptr (GError) error = NULL;

    /* not from behind its end */
    if (ump_table_state (ump_match_table (then)) != UMP_PLAYING)
      return;
    g_string_append_printf (walk->story, "another game from %u\n", moment);
    ump_store_add_game_from (ump_play_store (walk->play), game, moment, &error);
    g_assert_no_error (error);
  }
  heir = ump_play_hand_on (walk->play, game == 0 ? 1 : 0);
  if (walk->file != NULL)
    ump_play_save (heir);
  g_object_unref (walk->play);
  walk->play = heir;
  g_string_append_printf (walk->story, "game %u\n", ump_play_game_index (heir) + 1);
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
  g_clear_object (&walk->kept);
  g_object_unref (walk->play);
  walk->play = ump_play_new_trial (match);
  walk_assert (walk, ump_match_refusal (match) == NULL || !ump_play_can_undo (walk->play));
}

static void
open_file (Walk *walk, int game)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store = ump_store_open (ump_games, walk->file, UMP_STORE_WRITE, NULL, &error);

  g_assert_no_error (error);
  walk->play = ump_play_new (store, game);
  walk_assert (walk, !ump_play_is_read_only (walk->play));
}

/* What redo knows is what the file says. */
static void
reopen (Walk *walk)
{
  int game = (int) ump_play_game_index (walk->play);

  if (walk->file == NULL) {
    open_log (walk, ump_match_fork (match_of (walk), ump_match_n_entries (match_of (walk))));
    return;
  }
  g_string_append (walk->story, "opened again\n");
  g_clear_object (&walk->kept);
  g_clear_object (&walk->play);
  open_file (walk, game);
}

/* Opened with a log from which an entry was lost: whatever rests on it is refused. */
static void
lose (Walk *walk)
{
  UmpMatch *match = match_of (walk), *less;
  guint number = standing (walk);

  if (number == 0 || walk->file != NULL)
    return;
  g_string_append_printf (walk->story, "%u lost\n", number);
  less = ump_match_fork (match, number - 1);
  for (guint k = number + 1; k <= ump_match_n_entries (match); k++)
    ump_match_load (less, ump_entry_ref (ump_match_entry (match, k)));
  open_log (walk, less);
}

/* FALSE: nothing to undo, and not a byte is another one. What is done is told at now. */
static void
undo_or_redo (Walk *walk, gboolean (*act) (UmpPlay *), gboolean can)
{
  g_autoptr (GBytes) before = bytes_of (walk), after = NULL;

  if (act (walk->play)) {
    walk_assert (walk, can && ump_play_is_now (walk->play));
    walk->acted = TRUE;
    return;
  }
  after = bytes_of (walk);
  walk_assert (walk, g_bytes_equal (before, after));
}

/* What is no act of its own. FALSE: it is one. */
static gboolean
step_aside (Walk *walk, guint choice)
{
  switch (choice) {
  case 24: reopen (walk); return TRUE;
  case 25:
    if (below (walk, 6) == 0)
      lose (walk);
    return TRUE;
  case 26:
  case 27:
  case 28:
  case 29:
    g_string_append (walk->story, "undo\n");
    undo_or_redo (walk, ump_play_undo, ump_play_can_undo (walk->play));
    break;
  case 30:
  case 31:
  case 32:
    g_string_append (walk->story, "redo\n");
    undo_or_redo (walk, ump_play_redo, ump_play_can_redo (walk->play));
    break;
  case 33:
  case 34: back_and_again (walk, 1 + below (walk, 5)); break;
  case 35: back_and_again (walk, G_MAXUINT); break;
  case 36: look (walk); break;
  case 37: redo_to (walk); break;
  case 38:
    if (below (walk, 3) == 0)
      other_game (walk);
    break;
  default: return FALSE;
  }
  return TRUE;
}

static void
step (Walk *walk)
{
  guint choice = below (walk, 49);
  gboolean went_back = choice == 22, came = choice == 40, done;
  g_autofree char *image = image_of (match_of (walk), !came);

  if (step_aside (walk, choice))
    return;
  switch (choice) {
  case 16: done = enter_line (walk, "note \"tea\""); break;
  case 17: done = enter_line (walk, "adjust ana 3 \"a bet\""); break;
  case 18:
  case 19:
  case 20:
  case 21: done = correct (walk); break;
  case 22: done = go_back (walk); break;
  case 23: done = below (walk, 5) == 0 && enter_line (walk, "abandon"); break;
  case 39: done = agree (walk); break;
  case 40: done = come_or_go (walk); break;
  case 41:
  case 42: done = leave_out (walk); break;
  case 43: done = enter_two (walk); break;
  default: done = enter (walk); break;
  }
  if (!done)
    return;
  walk->acted = TRUE;
  assert_done (walk, image, went_back, came);
}

/* The other game of the evening, if there is one: it stays as it was, whatever is done here. */
static char *
other_of (Walk *walk)
{
  UmpSession *session = ump_play_session (walk->play);

  return ump_session_n_games (session) > 1
             ? image_of (ump_session_match (session, ump_play_game_index (walk->play) == 0 ? 1 : 0), TRUE)
             : NULL;
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

/* The session of a play in memory becomes a file, which is opened. */
static void
put_on_disk (Walk *walk)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-time-line-XXXXXX", NULL);
  g_autoptr (GBytes) bytes = bytes_of (walk);
  g_autoptr (GError) error = NULL;

  walk->file = g_build_filename (folder, "evening.umpire", NULL);
  g_file_set_contents (walk->file, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  g_object_unref (walk->play);
  open_file (walk, 0);
}

static void
walk_clear (Walk *walk)
{
  g_clear_object (&walk->kept);
  g_object_unref (walk->play);
  if (walk->file != NULL) {
    g_autofree char *folder = g_path_get_dirname (walk->file);

    g_unlink (walk->file);
    walk_assert (walk, g_rmdir (folder) == 0); /* nothing lies beside it */
    g_free (walk->file);
  }
  g_string_free (walk->story, TRUE);
}

static void
walk_once (const UmpGame *game, guint64 seed)
{
  Walk walk = { .seed = seed, .story = g_string_new (NULL) };

  ump_random_init (&walk.random, seed);
  walk.play = ump_play_new_trial (ump_match_new (random_setup (game, &walk.random), NULL));
  if (seed % ON_DISK == 1)
    put_on_disk (&walk);
  for (guint i = 0; i < STEPS; i++) {
    guint here = ump_play_game_index (walk.play);
    g_autofree char *before = other_of (&walk), *after = NULL;

    step (&walk);
    assert_is_the_file (&walk);
    after = other_of (&walk);
    walk_assert (&walk, before == NULL || after == NULL || here != ump_play_game_index (walk.play) ||
                            g_str_equal (before, after));
  }
  back_and_again (&walk, G_MAXUINT);
  walk_clear (&walk);
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
