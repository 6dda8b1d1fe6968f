/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of cards, places and people for who cannot see them: made of the game's own words. */
#include "names.h"

#include <string.h>

char *
ump_zone_full_name (const UmpTable *table, int zone, const UmpWords *words)
{
  const UmpSetup *setup = table->setup;
  UmpText counted = UMP_TEXT ("{k0}", { UMP_N (ump_table_zone (table, zone)->n) }), both;
  g_autofree char *count = ump_text_format (&counted, setup, words), *name = NULL;
  UmpZoneView view = { 0 };

  if (setup->game->view != NULL)
    setup->game->view (table, zone, &view);
  if (view.name.message == NULL)
    view.name = ump_setup_zone_title (setup, zone);
  name = ump_text_format (&view.name, setup, words);
  if (strstr (name, count) != NULL)
    return g_steal_pointer (&name);
  /* Translators: a place on the table and how many cards lie there. */
  both = UMP_TEXT (N_ ("{s0}, {s1}"), { UMP_S (name), UMP_S (count) });
  return ump_text_format (&both, setup, words);
}

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
ump_capital (const char *text)
{
  char first[7] = { 0 };

  if (text[0] == '\0')
    return g_strdup (text);
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (text)), first);
  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

char *
ump_card_full_name (const UmpSetup *setup, UmpCard card, const UmpWords *words, gboolean capital)
{
  UmpColour colour = unsaid_colour (setup, card);
  /* Translators: a card's colour and its number: "green 19". */
  UmpText text = colour != UMP_COLOUR_NONE
                     ? UMP_TEXT (N_ ("{w0} {c1}"), { UMP_W (ump_colour_word (colour)), UMP_C (card) })
                     : UMP_TEXT ("{c0}", { UMP_C (card) });
  g_autofree char *name = ump_text_format (&text, setup, words);

  return capital ? ump_capital (name) : g_steal_pointer (&name);
}

int
ump_backs_of_seat (const UmpTable *table, int seat, UmpCard backs[UMP_MAX_BACKS])
{
  const UmpSetup *setup = table->setup;
  gboolean coloured = FALSE;
  int n = 0;

  for (int z = 0; z < setup->n_zones; z++) {
    const UmpZoneDef *def = &setup->game->zones[setup->zones[z].def];
    const UmpZone *zone = ump_table_zone (table, z);
    if (def->scope != UMP_PER_SEAT || def->layout != UMP_LAYOUT_SEAT || setup->zones[z].seat != seat)
      continue;
    for (int i = 0; i < zone->n && n < UMP_MAX_BACKS; i++) {
      if (zone->cards[i].face != 0)
        continue;
      coloured |= zone->cards[i].back != UMP_COLOUR_NONE;
      backs[n++] = zone->cards[i];
    }
  }
  return coloured ? n : 0;
}

int
ump_acting_seat (const UmpTable *table)
{
  const UmpGame *game = table->setup->game;
  UmpPrompt prompt = { 0 };

  if (ump_table_state (table) != UMP_PLAYING)
    return UMP_NOBODY;
  if (game->prompt != NULL)
    game->prompt (table, &prompt);
  return prompt.all ? UMP_NOBODY : ump_table_turn (table);
}

static void
append_text (GString *out, UmpText text, const UmpSetup *setup, const UmpWords *words)
{
  g_autofree char *said = ump_text_format (&text, setup, words);

  if (said[0] != '\0')
    g_string_append_printf (out, ", %s", said);
}

char *
ump_person_full_name (const UmpTable *table, int seat, const UmpTotal *total, const UmpWords *words)
{
  const UmpSetup *setup = table->setup;
  GString *out = g_string_new (setup->shown[seat]);
  UmpCard backs[UMP_MAX_BACKS];
  UmpSeatView view = { 0 };
  int n_backs = ump_backs_of_seat (table, seat, backs);

  if (setup->game->seat != NULL)
    setup->game->seat (table, seat, &view);
  append_text (out, UMP_TEXT (setup->game->no_points ? "{n0}" : "{P0}", { UMP_N (total->points) }), setup,
               words);
  append_text (out, view.note, setup, words);
  for (int i = 0; i < n_backs; i++) {
    g_autofree char *back = ump_card_full_name (setup, backs[i], words, FALSE);
    g_string_append_printf (out, ", %s", back);
  }
  if (ump_acting_seat (table) == seat)
    append_text (out, UMP_PLAIN (N_ ("to play")), setup, words);
  return g_string_free (out, FALSE);
}
