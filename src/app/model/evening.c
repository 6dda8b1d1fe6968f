/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "evening.h"

#include "words.h"

/* Each try folds the whole log again. */
#define MAX_TRIES 24

typedef struct {
  guint undone;
  guint corrected;
  guint rulings;
} Counts;

static gboolean
is_ruled (const UmpMatch *match, guint number)
{
  UmpVerdict verdict = { 0 };

  if (number > ump_match_checked (match) || ump_entry_is_void (ump_match_entry (match, number)))
    return FALSE;
  ump_match_verdict (match, number, &verdict);
  return verdict.ruled;
}

static Counts
count (UmpMatch *match)
{
  Counts counts = { 0 };

  for (guint k = 1; k <= ump_match_n_entries (match); k++) {
    const UmpEntry *entry = ump_match_entry (match, k);

    if (!ump_entry_is_void (entry))
      counts.rulings += is_ruled (match, k);
    else if (ump_entry_why (entry) == UMP_WHY_CORRECTION)
      counts.corrected++;
    else
      counts.undone += ump_entry_children (entry) != NULL ? ump_entry_children (entry)->len : 0;
  }
  return counts;
}

char *
ump_evening_slips (UmpMatch *match)
{
  Counts counts = count (match);
  g_autofree char *undone = NULL;
  g_autofree char *corrected = NULL;

  if (!counts.undone && !counts.corrected)
    return g_strdup (_ ("Nothing was taken back or corrected."));
  undone = g_strdup_printf (
      ngettext ("One entry was taken back.", "%u entries were taken back.", counts.undone), counts.undone);
  corrected =
      g_strdup_printf (ngettext ("One entry was corrected.", "%u entries were corrected.", counts.corrected),
                       counts.corrected);
  if (!counts.corrected)
    return g_steal_pointer (&undone);
  if (!counts.undone)
    return g_steal_pointer (&corrected);
  return g_strconcat (undone, " ", corrected, NULL);
}

GPtrArray *
ump_evening_rulings (UmpPlay *play)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  UmpMatch *match = ump_play_match (play);

  for (guint k = 1; k <= ump_match_checked (match); k++) {
    g_autofree char *what = NULL;

    if (!is_ruled (match, k))
      continue;
    what = ump_play_sentence (play, k);
    /* Translators: number of the entry, what it says, the reason that people gave */
    g_ptr_array_add (sentences, g_strdup_printf (_ ("Entry %u, by ruling: %s (“%s”)"), k, what,
                                                 ump_entry_ruling (ump_match_entry (match, k))));
  }
  return sentences;
}

/* ---- what would have been --------------------------------------------------------------------- */

typedef enum { SAME, OTHER, UNKNOWN } Outcome;

/* winner: receives who would have won, where that is another. */
static Outcome
compare (UmpMatch *match, UmpCorrectionType type, guint number, UmpEntry *entry, char **winner)
{
  g_autoptr (UmpCorrection) correction = ump_match_correct (match, type, number, entry);
  const UmpSetup *setup = ump_match_setup (match);
  gboolean same = TRUE;

  if (correction == NULL || correction->refused.kind != UMP_ACCEPTED ||
      ump_table_state (ump_match_table (correction->result)) != UMP_FINISHED)
    return UNKNOWN;
  for (int seat = 0; seat < setup->n_seats; seat++)
    same = same && (correction->totals_before[seat].rank == 1) == (correction->totals_after[seat].rank == 1);
  if (same)
    return SAME;
  *winner = ump_words_winner ((const char *const *) setup->names, correction->totals_after, setup->n_seats);
  return OTHER;
}

static void
tell (GString *text, guint number, gboolean ruling, Outcome outcome, const char *winner)
{
  if (outcome == SAME)
    return;
  if (text->len)
    g_string_append_c (text, '\n');
  if (outcome == UNKNOWN && ruling)
    g_string_append_printf (
        text,
        _ ("What would have come without the ruling of entry %u cannot be said: later entries "
           "rest on it."),
        number);
  else if (outcome == UNKNOWN)
    g_string_append_printf (
        text, _ ("Without the correction of entry %u the game could not have gone on like this."), number);
  else if (ruling)
    /* Translators: then who wins: "Bea wins" */
    g_string_append_printf (text, _ ("Without the ruling of entry %u: %s."), number, winner);
  else
    g_string_append_printf (text, _ ("Without the correction of entry %u: %s."), number, winner);
}

char *
ump_evening_effect (UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  GString *text = g_string_new (NULL);
  Counts counts = count (match);
  int tries = 0;

  for (guint k = 1; k <= ump_match_checked (match) && tries < MAX_TRIES; k++) {
    UmpEntry *entry = ump_match_entry (match, k);
    gboolean ruling = is_ruled (match, k);
    g_autofree char *winner = NULL;

    if (ruling) {
      tell (text, k, TRUE, compare (match, UMP_REMOVE, k, NULL, &winner), winner);
      tries++;
    } else if (ump_entry_is_void (entry) && ump_entry_why (entry) == UMP_WHY_CORRECTION &&
               ump_entry_children (entry)->len == 1 && k < ump_match_checked (match) &&
               !ump_entry_is_void (ump_match_entry (match, k + 1))) {
      tell (text, k, FALSE,
            compare (match, UMP_EDIT, k + 1, g_ptr_array_index (ump_entry_children (entry), 0), &winner),
            winner);
      tries++;
    }
  }
  if (text->len == 0 && (counts.rulings || counts.corrected))
    g_string_append (text, _ ("No ruling and no correction changed the winner."));
  return g_string_free (text, FALSE);
}
