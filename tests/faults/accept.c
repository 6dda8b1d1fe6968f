/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window does when a correction is accepted, without a window: for the sweep of failing calls.
 *
 *   fault-accept FILE WORD…   accepts a draft of five changes ("five"), one that changes the last entry
 *                             ("one"), or one that puts back what the first void holds ("back"): the word
 *                             once that is safe
 * Status 0: all of it was done, 2: it was not, and that was said. */
#include <stdio.h>
#include <string.h>

#include "app/model/correction-draft.h"
#include "games/games.h"

static void
change (UmpCorrectionDraft *draft, UmpChangeType type, guint number, const char *text)
{
  ump_correction_draft_go_on (draft, UMP_CHANGE_ENTRY, number);
  ump_correction_draft_turn_to (draft, type, number);
  ump_correction_draft_try (draft, text);
}

static void
make_one (UmpCorrectionDraft *draft)
{
  ump_correction_draft_begin (draft, UMP_CHANGE_ENTRY,
                              ump_match_n_entries (ump_correction_draft_match (draft)));
  ump_correction_draft_try (draft, "note three");
}

/* Number of the first standing entry of that verb. */
static guint
first (const UmpMatch *match, const char *verb)
{
  guint number = 1;

  while (strcmp (ump_entry_name (ump_match_setup (match)->game, ump_match_entry (match, number)), verb) != 0)
    number++;
  return number;
}

/* On a score pad or in Martes 13. What is written grows with the log, or is one of two cards in turn, so that
 * no draft of one run makes the session of the one before. */
static void
make_five (UmpCorrectionDraft *draft)
{
  UmpMatch *match = ump_correction_draft_match (draft);
  const UmpSetup *setup = ump_match_setup (match);
  gboolean cards = !setup->game->no_table;
  guint more = ump_match_n_entries (match) + 1, entered = first (match, cards ? "play" : "enter"),
        noted = first (match, "note");
  g_autofree char *enter = cards ? g_strdup_printf ("%s: play cat-%u 1", setup->ids[0], 4 + more / 2 % 2)
                                 : g_strdup_printf ("enter %s %u", setup->ids[0], more);
  g_autofree char *note = g_strdup_printf ("note %u", more), *count = g_strdup_printf ("%u", more);
  g_autofree char *second = g_strdup (setup->ids[1]);
  const UmpOptionValue rounds = { "rounds", count };

  ump_correction_draft_begin (draft, UMP_CHANGE_ENTRY, entered);
  ump_correction_draft_try (draft, enter);
  change (draft, UMP_CHANGE_ADD, entered + 1, note);
  ump_correction_draft_leave_out (draft, noted, FALSE);
  ump_correction_draft_seat (draft, 0, second, NULL);
  ump_correction_draft_turn_to (draft, UMP_CHANGE_OPTION, 0);
  ump_correction_draft_try_options (draft, &rounds, 1);
  if (ump_correction_draft_n_changes (draft) != 5 || !ump_correction_draft_is_acceptable (draft))
    g_error ("%u changes", ump_correction_draft_n_changes (draft));
}

static void
make_back (UmpCorrectionDraft *draft)
{
  UmpMatch *match = ump_play_match (ump_correction_draft_play (draft));
  guint number = 1;

  while (!ump_entry_is_void (ump_match_entry (match, number)))
    number++;
  ump_correction_draft_begin (draft, UMP_CHANGE_ADD, number);
  if (!ump_correction_draft_put_back (draft, ump_entry_child (ump_match_entry (match, number), 0)))
    g_error ("%u is not put back", number);
}

/* FALSE: it is not safe, and that was said. */
static gboolean
accept (UmpPlay *play, UmpCorrectionDraft *draft, const char *word)
{
  if (strcmp (word, "five") == 0)
    make_five (draft);
  else if (strcmp (word, "back") == 0)
    make_back (draft);
  else
    make_one (draft);
  if (!ump_correction_draft_accept (draft)) {
    fprintf (stderr, "%s\n", ump_play_answer (play)->body);
    return FALSE;
  }
  while (ump_play_is_saving (play))
    g_main_context_iteration (NULL, TRUE);
  if (!ump_play_is_saved (play)) {
    fprintf (stderr, "%s\n", ump_play_trouble (play));
    return FALSE;
  }
  puts (word);
  fflush (stdout);
  return TRUE;
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store = argc > 1 ? ump_store_open (ump_games, argv[1], UMP_STORE_WRITE, NULL, &error) : NULL;
  g_autoptr (UmpPlay) play = NULL;
  g_autoptr (UmpCorrectionDraft) draft = NULL;

  if (store == NULL) {
    fprintf (stderr, "%s\n", error != NULL ? error->message : "fault-accept FILE WORD…");
    return 2;
  }
  play = ump_play_new (store, 0);
  draft = ump_correction_draft_new (play);
  for (int i = 2; i < argc; i++)
    if (!accept (play, draft, argv[i]))
      return 2;
  return 0;
}
