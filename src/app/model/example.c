/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "example.h"

#include "entry-words.h"

static void
step_free (gpointer data)
{
  UmpExampleStep *step = data;

  g_free (step->words);
  g_free (step);
}

/* Who says it, what, and why it cannot be. */
static char *
refusal_words (UmpMatch *match, const UmpEntry *entry, const char *line, const UmpVerdict *verdict)
{
  const UmpSetup *setup = ump_match_setup (match);
  g_autofree char *reason = ump_match_reason (match, verdict, ump_play_words ());
  g_autofree char *said = entry != NULL ? ump_entry_words (setup, entry) : g_strdup (line);
  int seat = entry != NULL && entry->by != NULL ? ump_setup_seat (setup, entry->by) : UMP_NOBODY;

  if (seat == UMP_NOBODY)
    /* Translators: a move of an example that is refused, and why */
    return g_strdup_printf (_ ("%s. Refused: %s"), said, reason);
  /* Translators: who makes a move of an example that is refused, the move, and why */
  return g_strdup_printf (_ ("%s: %s. Refused: %s"), setup->shown[seat], said, reason);
}

static void
add_step (GPtrArray *steps, char *words, gboolean refused, guint moment)
{
  UmpExampleStep *step = g_new0 (UmpExampleStep, 1);

  *step = (UmpExampleStep){ words, refused, moment };
  g_ptr_array_add (steps, step);
}

UmpPlay *
ump_example_play (const UmpGame *game, const UmpRuleExample *example, GPtrArray **steps)
{
  UmpMatch *match = ump_rule_example_begin (example, game, NULL);
  UmpPlay *play;

  if (match == NULL)
    return NULL;
  *steps = g_ptr_array_new_with_free_func (step_free);
  play = ump_play_new_trial (match);
  for (guint i = 0; i < example->steps->len; i++) {
    const char *line = example->steps->pdata[i];
    g_autoptr (UmpEntry) entry = NULL;
    UmpVerdict verdict = { 0 };

    if (ump_rule_example_enter (match, line, &entry, &verdict))
      add_step (*steps, ump_play_sentence (play, ump_match_n_entries (match)), FALSE,
                ump_match_n_entries (match));
    else
      add_step (*steps, refusal_words (match, entry, line, &verdict), TRUE, ump_match_n_entries (match));
  }
  return play;
}
