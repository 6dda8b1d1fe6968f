/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game ends between two rounds: by its move, or by the option that counts them. */
#include "config.h"

#include "last-round.h"

#include "correction-draft.h"

/* UMP_VERB_UNKNOWN for none. */
static int
ending_verb (const UmpMatch *match)
{
  const UmpGame *game = ump_match_game (match);

  for (int verb = 0; verb < game->n_verbs; verb++) {
    g_auto (UmpMove) move;

    ump_move_init (&move, verb, UMP_NOBODY);
    if (game->verbs[verb].finishes && ump_match_judge_move (match, &move, &(UmpVerdict){ 0 }))
      return verb;
  }
  return UMP_VERB_UNKNOWN;
}

gboolean
ump_last_round_can_end (UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  const UmpTable *table = ump_match_table (match);

  if (ump_play_is_read_only (play) || ump_match_refusal (match) != NULL ||
      ump_table_state (table) != UMP_PLAYING || ump_table_get (table, UMP_COUNTER_OPEN) ||
      ump_table_get (table, UMP_COUNTER_ROUND) == 0)
    return FALSE;
  return ending_verb (match) != UMP_VERB_UNKNOWN || ump_setup_n_rounds (ump_match_setup (match)) > 0;
}

static gboolean
correct_rounds (UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  g_autoptr (UmpCorrectionDraft) draft = ump_correction_draft_new (play);
  g_autoptr (GArray) values = ump_setup_given (ump_match_setup (match));
  g_autofree char *rounds =
      g_strdup_printf ("%d", ump_table_get (ump_match_table (match), UMP_COUNTER_ROUND));

  ump_options_set (values, UMP_OPTION_ROUNDS, rounds);
  ump_correction_draft_begin (draft, UMP_CHANGE_OPTION, 0);
  ump_correction_draft_try_options (draft, (const UmpOptionValue *) (gpointer) values->data,
                                    (int) values->len);
  return ump_correction_draft_accept (draft);
}

gboolean
ump_last_round_end (UmpPlay *play)
{
  g_auto (UmpMove) move;

  ump_move_init (&move, ending_verb (ump_play_match (play)), UMP_NOBODY);
  g_return_val_if_fail (ump_last_round_can_end (play), FALSE);
  return move.verb != UMP_VERB_UNKNOWN ? ump_play_enter_move (play, &move) : correct_rounds (play);
}
