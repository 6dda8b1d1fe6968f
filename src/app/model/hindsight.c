/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hindsight.h"

#include "core/correction.h"
#include "core/shown.h"
#include "course.h"
#include "words.h"

/* Each try folds the whole log again. */
#define MAX_TRIES 24

static gboolean
is_ruled (const UmpMatch *match, guint number)
{
  UmpVerdict verdict = { 0 };

  if (number > ump_match_checked (match) || ump_entry_is_void (ump_match_entry (match, number)))
    return FALSE;
  ump_match_verdict (match, number, &verdict);
  return verdict.ruled;
}

/* Of what was taken back nobody hears. */
static char *
tell_slips (UmpMatch *match)
{
  guint n = 0;

  for (guint k = 1; k <= ump_match_n_entries (match); k++)
    n += ump_entry_is_corrected (ump_match_entry (match, k));
  if (n == 0)
    return g_strdup ("");
  return g_strdup_printf (ngettext ("One entry was corrected.", "%u entries were corrected.", n), n);
}

/* ---- what would have been --------------------------------------------------------------------- */

/* "Ana 20, Bea 31": totals as they would be. */
static char *
totals_in_words (const UmpSetup *setup, const UmpTotal *totals)
{
  GString *text = g_string_new (NULL);

  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *points = ump_words_number (totals[seat].points);

    g_string_append_printf (text, "%s%s %s", seat > 0 ? C_ ("list of names", ", ") : "", setup->shown[seat],
                            points);
  }
  return g_string_free (text, FALSE);
}

static gboolean
same_winners (const UmpCorrection *correction, int n_seats)
{
  for (int seat = 0; seat < n_seats; seat++)
    if ((correction->totals_before[seat].rank == 1) != (correction->totals_after[seat].rank == 1))
      return FALSE;
  return TRUE;
}

/* Why it cannot be said what would have come. */
static char *
why_unknown (UmpPlay *play, const UmpCorrection *correction)
{
  g_autofree char *reason = NULL, *name = NULL;

  if (correction->stop == 0)
    return g_strdup (_ ("What would have happened without it cannot be said: the game would not be over."));
  reason = ump_match_reason (correction->result, &correction->refused, ump_play_words ());
  name = ump_play_name_in (play, correction->result, correction->stop);
  /* Translators: "Diego, round 2: cat 2 on pile 1", and why that would be refused */
  return g_strdup_printf (_ ("What would have happened without it cannot be said. “%s” rests on it: %s"),
                          name, reason);
}

/* Whether it can be counted on: everything that came later still stands, and the game is over. */
static gboolean
can_be_said (const UmpCorrection *correction)
{
  return correction->stop == 0 && ump_table_state (ump_match_table (correction->result)) == UMP_FINISHED;
}

static char *
without_ruling (UmpPlay *play, guint number)
{
  UmpMatch *match = ump_play_match (play);
  g_autoptr (UmpCorrection) correction = ump_match_correct_at (match, UMP_CHANGE_LEAVE_OUT, number, NULL);
  const UmpSetup *setup = ump_match_setup (match);
  g_autofree char *totals = NULL, *winner = NULL, *sentence = NULL;

  if (correction == NULL)
    return g_strdup (_ ("What would have happened without it cannot be said."));
  if (!can_be_said (correction))
    return why_unknown (play, correction);
  totals = totals_in_words (setup, correction->totals_after);
  sentence = ump_words_winner_sentence ((const char *const *) setup->shown, correction->totals_after,
                                        setup->n_seats);
  winner = ump_words_winner ((const char *const *) setup->shown, correction->totals_after, setup->n_seats);
  if (setup->game->no_points)
    /* Translators: who would win: "Bea wins" */
    return g_strdup_printf (_ ("Without it: %s."), winner);
  if (same_winners (correction, setup->n_seats))
    /* Translators: names and points, then who wins: "Bea wins" */
    return g_strdup_printf (_ ("Without it: %s. %s all the same."), totals, sentence);
  return g_strdup_printf (_ ("Without it: %s. Then %s."), totals, winner);
}

static void
add_line (GString *text, const char *line)
{
  if (text->len > 0 && *line != '\0')
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

/* For each ruling what it was, with its reason, and in a second line what would have been without it. */
static void
tell_rulings (GString *text, UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  int tries = 0;

  for (guint k = 1; k <= ump_match_checked (match); k++) {
    g_autofree char *what = NULL, *ruling = NULL, *said = NULL, *without = NULL;

    if (!is_ruled (match, k))
      continue;
    what = ump_play_name (play, k);
    /* Translators: "Diego, round 2: cat 2 on pile 1", and the reason that people gave */
    ruling = ump_shown (ump_entry_ruling (ump_match_entry (match, k)), UMP_SHOWN_TEXT);
    said = g_strdup_printf (_ ("By ruling: %s (“%s”)"), what, ruling);
    add_line (text, said);
    if (tries++ < MAX_TRIES)
      without = without_ruling (play, k);
    if (without != NULL)
      add_line (text, without);
  }
}

/* An entry that a correction put in the place of another one. */
static gboolean
is_corrected (UmpMatch *match, guint number)
{
  const UmpEntry *entry = ump_match_entry (match, number);

  return ump_entry_is_void (entry) && ump_entry_why (entry) == UMP_WHY_CORRECTION &&
         ump_entry_n_children (entry) == 1 && number < ump_match_checked (match) &&
         !ump_entry_is_void (ump_match_entry (match, number + 1));
}

/* Nothing where the winner had been the same. */
static void
tell_correction (GString *text, UmpPlay *play, guint number)
{
  UmpMatch *match = ump_play_match (play);
  UmpEntry *was = ump_entry_child (ump_match_entry (match, number), 0);
  g_autoptr (UmpCorrection) correction = ump_match_correct_at (match, UMP_CHANGE_ENTRY, number + 1, was);
  const UmpSetup *setup = ump_match_setup (match);
  g_autofree char *winner = NULL, *name = NULL;

  if (correction != NULL && can_be_said (correction) && same_winners (correction, setup->n_seats))
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  /* what stands there now is what it is called by in the log */
  name = ump_play_name (play, number + 1);
  if (correction == NULL || !can_be_said (correction)) {
    g_string_append_printf (
        text, _ ("Without the correction of “%s” the game could not have gone on like this."), name);
    return;
  }
  winner = ump_words_winner ((const char *const *) setup->shown, correction->totals_after, setup->n_seats);
  g_string_append_printf (text, _ ("Without the correction of “%s”: %s."), name, winner);
}

static void
tell_corrections (GString *text, UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  g_autofree char *slips = tell_slips (match);
  g_autoptr (GString) changed = g_string_new (NULL);
  int tries = 0;

  for (guint k = 1; k <= ump_match_checked (match) && tries < MAX_TRIES; k++)
    if (is_corrected (match, k)) {
      tell_correction (changed, play, k);
      tries++;
    }
  if (changed->len == 0 && tries > 0)
    g_string_append (changed, _ ("No correction changed the winner."));
  add_line (text, slips);
  if (changed->len > 0)
    g_string_append_printf (text, " %s", changed->str);
}

char *
ump_hindsight (UmpPlay *play)
{
  GString *text = g_string_new (NULL);
  g_autofree char *minutes = ump_course_time (ump_play_session (play), ump_play_game_index (play));

  add_line (text, minutes);
  tell_corrections (text, play);
  tell_rulings (text, play);
  return g_string_free (text, FALSE);
}
