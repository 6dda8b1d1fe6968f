/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "card-sight.h"

#include "play.h"

/* The colour of a card that is called by its number alone: who cannot see it is told. */
static UmpColour
unsaid_colour (const UmpSetup *setup, UmpCard card)
{
  if (card.face == 0 || card.face >= setup->game->n_faces ||
      g_strcmp0 (setup->game->faces[card.face].name, "{n0}") != 0)
    return UMP_COLOUR_NONE;
  return setup->looks[card.face].colour;
}

char *
ump_card_spoken (const UmpSetup *setup, UmpCard card, gboolean capital)
{
  UmpText text = UMP_TEXT ("{c0}", { ump_card_pack (card) });
  g_autofree char *words = ump_text_format (&text, setup, ump_play_words ());
  UmpColour colour = unsaid_colour (setup, card);
  char first[7] = { 0 };

  if (colour != UMP_COLOUR_NONE) {
    const char *word = ump_words_translate (ump_play_words (), ump_colour_word (colour));
    /* Translators: a card's colour and its number: "green 19". */
    char *both = g_strdup_printf (C_ ("card", "%s %s"), word, words);
    g_free (words);
    words = both;
  }
  if (!capital || !*words)
    return g_steal_pointer (&words);
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (words)), first);
  return g_strconcat (first, g_utf8_next_char (words), NULL);
}

int
ump_card_left (const UmpTable *table, int face)
{
  int copies = table->setup->copies[face];

  if (ump_table_get (table, UMP_COUNTER_ROUND) == ump_table_get (table, UMP_COUNTER_CLOSED))
    return copies;
  return MAX (copies - ump_table_seen (table, face), 0);
}
