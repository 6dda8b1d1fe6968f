/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table after an entry: zones for programs, words for people. */
#include "session/report/report-private.h"

#include <string.h>

/* ---- names of cards -------------------------------------------------------------------- */

char *
ump_report_card_id (const UmpSetup *setup, UmpCard card, gboolean with_backs)
{
  const char *face = setup->game->faces[card.face].id;

  if (card.face == 0 && card.back)
    return g_strdup_printf ("back-%s", ump_colour_id (card.back));
  if (card.face == 0)
    return g_strdup (with_backs ? "back-unknown" : "unknown");
  if (card.as > UMP_AS_COLOUR)
    return g_strdup_printf ("%s:%s", face, ump_colour_id (card.as - UMP_AS_COLOUR));
  if (card.as)
    return g_strdup_printf ("%s:%d", face, card.as);
  return g_strdup (face);
}

/* Whether the backs of a game's cards tell anything: then some verb says one. */
static gboolean
game_has_backs (const UmpGame *game)
{
  for (int v = 0; v < game->n_verbs; v++)
    for (int a = 0; a < UMP_MAX_ATTRS && game->verbs[v].attrs[a].name != NULL; a++)
      if (g_str_equal (game->verbs[v].attrs[a].name, "back"))
        return TRUE;
  return FALSE;
}

/* ---- attributes of zones ------------------------------------------------------------------ */

/* The value of attribute k as reports have it; NULL for none, else a new string. */
static char *
zone_attr (const UmpTable *table, const UmpPlace *place, const UmpZoneAttr *attr)
{
  g_autoptr (GString) out = g_string_new (NULL);

  if (attr->print != NULL) {
    attr->print (table, place->seat, place->nth, out);
  } else {
    int counter = ump_counter_index (table->setup, attr->counter, MAX (place->seat, 0), place->nth);
    int value = ump_table_get (table, counter);

    if (attr->words != NULL)
      g_string_append (out, attr->words[value]);
    else
      g_string_append_printf (out, "%d", value);
  }
  return out->len ? g_strdup (out->str) : NULL;
}

/* With those that lie under its own. */
static int
count_of (const UmpTable *table, int index)
{
  const UmpZoneDef *def = &table->setup->game->zones[table->setup->zones[index].def];

  return ump_table_zone (table, index)->n + (def->n_under != NULL ? def->n_under (table) : 0);
}

/* ---- XML ------------------------------------------------------------------------------------ */

static void
write_zone (UmpXml *xml, const UmpTable *table, int index)
{
  const UmpSetup *setup = table->setup;
  const UmpPlace *place = &setup->zones[index];
  const UmpZoneDef *def = &setup->game->zones[place->def];
  const UmpZone *zone = ump_table_zone (table, index);
  gboolean backs = game_has_backs (setup->game);
  g_autofree char *id = ump_setup_zone_id (setup, index);

  ump_xml_open (xml, "zone", NULL);
  ump_xml_attr (xml, "id", id);
  for (guint k = 0; k < G_N_ELEMENTS (def->attrs) && def->attrs[k].name != NULL; k++) {
    g_autofree char *value = zone_attr (table, place, &def->attrs[k]);

    if (value != NULL)
      ump_xml_attr (xml, def->attrs[k].name, value);
  }
  if (def->print == UMP_PRINT_COUNT)
    ump_xml_attr_int (xml, "count", count_of (table, index));
  for (int i = 0; def->print == UMP_PRINT_CARDS && i < zone->n; i++) {
    g_autofree char *name = ump_report_card_id (setup, zone->cards[i], backs);

    ump_xml_open (xml, "card", NULL);
    ump_xml_attr (xml, "name", name);
    ump_xml_close (xml);
  }
  ump_xml_close (xml);
}

GBytes *
ump_report_table_xml (UmpMatch *match, guint number)
{
  g_autoptr (UmpTable) table = ump_match_table_at (match, number);
  const UmpSetup *setup = table->setup;
  int turn = ump_table_turn (table);
  UmpXml xml;

  ump_xml_begin_document (&xml);
  ump_xml_open (&xml, "table", UMP_REPORT_NS);
  ump_xml_attr_int (&xml, "entry", number);
  if (turn != UMP_NOBODY)
    ump_xml_attr (&xml, "to-act", setup->ids[turn]);
  for (int i = 0; i < setup->n_zones; i++)
    if (setup->game->zones[setup->zones[i].def].print != UMP_PRINT_NEVER)
      write_zone (&xml, table, i);
  ump_xml_close (&xml);
  return ump_xml_end (&xml);
}

/* ---- text ------------------------------------------------------------------------------------- */

/* "Pile 1: cats, 12 of 13" from the game's view, or the zone's title. */
static char *
zone_words (const UmpTable *table, int index, const UmpZoneView *view, const UmpWords *words)
{
  const UmpSetup *setup = table->setup;
  UmpText title = ump_setup_zone_title (setup, index);

  if (view->name.message != NULL)
    return ump_text_format (&view->name, setup, words);
  if (title.message != NULL)
    return ump_text_format (&title, setup, words);
  return ump_setup_zone_id (setup, index);
}

/* Whether the cards tell more than the number of them does. */
static gboolean
tells_cards (const UmpZone *zone)
{
  for (int i = 0; i < zone->n; i++)
    if (zone->cards[i].face != 0 || zone->cards[i].back)
      return TRUE;
  return zone->n == 0;
}

/* A name such as "Pile 1: empty place" says already that nothing is there. */
static void
append_cards (GString *out, const UmpTable *table, const UmpZone *zone, const UmpWords *words)
{
  if (zone->n == 0 && strchr (out->str, ':') == NULL)
    g_string_append (out, ": –");
  for (int i = 0; i < zone->n; i++) {
    g_string_append (out, i ? ", " : ": ");
    ump_card_append_name (out, zone->cards[i], table->setup, words);
  }
}

/* What is said of a zone before its cards. A name that the game gives tells its counters and how many cards
 * there are, but not the numbers on a face. A new string. */
static GString *
zone_text (const UmpTable *table, int index, const UmpWords *words)
{
  const UmpGame *game = table->setup->game;
  const UmpPlace *place = &table->setup->zones[index];
  const UmpZoneDef *def = &game->zones[place->def];
  UmpZoneView view = { 0 };
  g_autofree char *name = NULL;
  gboolean spoken;
  GString *line;

  if (game->view != NULL)
    game->view (table, index, &view);
  spoken = view.name.message != NULL;
  name = zone_words (table, index, &view, words);
  line = g_string_new (name);
  for (guint k = 0; k < G_N_ELEMENTS (def->attrs) && def->attrs[k].name != NULL; k++) {
    g_autofree char *value =
        spoken && view.face.n_boxes == 0 ? NULL : zone_attr (table, place, &def->attrs[k]);

    if (value != NULL)
      g_string_append_printf (line, "; %s %s", def->attrs[k].name, value);
  }
  if (!spoken && (def->print == UMP_PRINT_COUNT || !tells_cards (ump_table_zone (table, index))))
    g_string_append_printf (line, ": %d", count_of (table, index));
  return line;
}

char *
ump_report_zone_text (const UmpTable *table, int index, const UmpWords *words)
{
  g_autoptr (GString) line = zone_text (table, index, words);

  return ump_report_one_line (line->str);
}

static void
say_zone (GString *out, const UmpTable *table, int index, const UmpWords *words)
{
  const UmpZoneDef *def = &table->setup->game->zones[table->setup->zones[index].def];
  g_autoptr (GString) line = zone_text (table, index, words);
  g_autofree char *safe = NULL;

  if (def->print == UMP_PRINT_CARDS && tells_cards (ump_table_zone (table, index)))
    append_cards (line, table, ump_table_zone (table, index), words);
  safe = ump_report_one_line (line->str);
  g_string_append_printf (out, "  %s\n", safe);
}

/* What is expected now, where the game can say it. */
static void
say_next (GString *out, const UmpTable *table, const UmpWords *words)
{
  const UmpSetup *setup = table->setup;
  int turn = ump_table_turn (table);
  UmpPrompt prompt = { 0 };

  if (ump_table_state (table) != UMP_PLAYING)
    return;
  if (turn != UMP_NOBODY)
    ump_report_say (out, 0, &UMP_TEXT (N_ ("To act: {p0}"), { UMP_P (turn) }), setup, words);
  if (setup->game->prompt != NULL)
    setup->game->prompt (table, &prompt);
  if (prompt.hint.message != NULL)
    ump_report_say (out, 0, &prompt.hint, setup, words);
}

char *
ump_report_table_head (UmpMatch *match, const UmpTable *table, guint number, const UmpWords *words)
{
  GString *out = g_string_new (NULL);
  const char *state = ump_report_state_words (ump_table_state (table), words);

  ump_report_say (out, 0,
                  &UMP_TEXT (N_ ("After entry {n0} of {n1}: {s2}, round {n3}"),
                             { UMP_N (number), UMP_N (ump_match_n_entries (match)), UMP_S (state),
                               UMP_N (ump_table_get (table, UMP_COUNTER_ROUND)) }),
                  NULL, words);
  say_next (out, table, words);
  return g_string_free (out, FALSE);
}

char *
ump_report_table_text (UmpMatch *match, guint number, const UmpWords *words)
{
  g_autoptr (UmpTable) table = ump_match_table_at (match, number);
  const UmpSetup *setup = table->setup;
  g_autofree char *head = ump_report_table_head (match, table, number, words);
  GString *out = g_string_new (head);
  UmpTotal totals[UMP_MAX_SEATS];
  UmpReportGrid grid;

  for (int i = 0; i < setup->n_zones; i++)
    if (setup->game->zones[setup->zones[i].def].print != UMP_PRINT_NEVER)
      say_zone (out, table, i, words);
  ump_score_totals (table, totals);
  ump_report_grid_begin (&grid, setup->n_seats + 1);
  ump_report_grid_add (&grid, "");
  for (int seat = 0; seat < setup->n_seats; seat++)
    ump_report_grid_add (&grid, setup->names[seat]);
  ump_report_grid_add (&grid, ump_words_translate (words, N_ ("Total")));
  for (int seat = 0; seat < setup->n_seats; seat++)
    ump_report_grid_add_int (&grid, totals[seat].points);
  ump_report_grid_end (&grid, out, 2);
  return g_string_free (out, FALSE);
}
