/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is next and what is expected, in words. */
#include "config.h"

#include <glib/gi18n.h>

#include "saying.h"

#include "known-tally.h"
#include "words.h"

void
ump_saying_clear (UmpSaying *saying)
{
  g_free (saying->name);
  g_free (saying->does);
  g_free (saying->hint);
}

static void
say_end (const UmpSetup *setup, const UmpTable *table, UmpSaying *saying)
{
  UmpTotal totals[UMP_MAX_SEATS];
  GString *names = g_string_new (NULL);
  guint winners = 0;

  if (ump_table_state (table) == UMP_ABANDONED) {
    g_string_free (names, TRUE);
    saying->name = g_strdup (_ ("Abandoned"));
    return;
  }
  ump_score_totals (table, totals);
  for (int s = 0; s < setup->n_seats; s++)
    if (totals[s].rank == 1)
      g_string_append_printf (names, "%s%s", winners++ > 0 ? ", " : "", setup->shown[s]);
  saying->name = g_string_free (names, FALSE);
  saying->does = g_strdup (ngettext ("wins", "share the win", winners));
}

/* Where only results are entered nobody plays: the round is counted. */
static void
say_count (UmpPlay *play, int verb, UmpSaying *saying)
{
  saying->seat = UMP_NOBODY;
  saying->name = g_strdup (ump_words_translate (ump_play_words (), ump_play_game (play)->verbs[verb].title));
  saying->hint =
      g_strdup (ump_known_has_moves (play)
                    ? _ ("What the log saw stands there already: confirm it, or type what is right.")
                    : _ ("Type what there is of everyone. It counts with the last one."));
}

void
ump_saying_of (UmpSaying *saying, UmpPlay *play, const UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  const UmpWords *words = ump_play_words ();
  UmpPrompt prompt = { 0 };
  int counting = ump_play_is_now (play) ? ump_known_counting (play) : UMP_VERB_UNKNOWN;

  *saying =
      (UmpSaying){ .seat = ump_table_state (table) == UMP_PLAYING ? ump_table_turn (table) : UMP_NOBODY };
  if (ump_table_state (table) != UMP_PLAYING) {
    say_end (setup, table, saying);
    return;
  }
  if (counting != UMP_VERB_UNKNOWN) {
    say_count (play, counting, saying);
    return;
  }
  if (setup->game->prompt != NULL)
    setup->game->prompt (table, &prompt);
  saying->does = ump_text_format (&prompt.does, setup, words);
  saying->hint = ump_text_format (&prompt.hint, setup, words);
  if (prompt.all && ump_play_is_now (play)) {
    saying->seat = UMP_NOBODY;
    /* Translators: before what all do: "Everybody places a card". */
    saying->name = g_strdup (_ ("Everybody"));
  } else if (saying->seat != UMP_NOBODY)
    saying->name = g_strdup (setup->shown[saying->seat]);
  else
    saying->name = g_steal_pointer (&saying->does);
}
