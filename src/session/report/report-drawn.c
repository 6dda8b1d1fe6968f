/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/report/report-drawn.h"

#include "core/mark.h"
#include "session/report/chart.h"

#define WIDTH 640
#define HEIGHT 240
#define LEFT 44
#define RIGHT 500
#define TOP 14
#define BOTTOM 226
#define MARK 4.5
static const char *
tr (const UmpWords *words, const char *message)
{
  return ump_words_translate (words, message);
}

/* ---- the curve ----------------------------------------------------------------------------- */

/* A length as SVG has it, whatever the locale. */
static void
length (UmpXml *xml, const char *name, double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  ump_xml_attr (xml, name, g_ascii_formatd (digits, sizeof digits, "%.1f", value));
}

static double
x_of (const UmpChart *chart, int point)
{
  return LEFT + (RIGHT - LEFT) * ump_chart_across (chart, point);
}

static double
y_of (const UmpChart *chart, double total)
{
  return TOP + (BOTTOM - TOP) * ump_chart_down (chart, total);
}

static void
write_text (UmpXml *xml, double x, double y, const char *anchor, const char *colour, const char *text)
{
  ump_xml_open (xml, "text", NULL);
  length (xml, "x", x);
  length (xml, "y", y + 4);
  ump_xml_attr (xml, "text-anchor", anchor);
  ump_xml_attr (xml, "fill", colour);
  ump_xml_text (xml, text);
  xmlTextWriterFullEndElement (xml->writer);
}

static void
write_scale (UmpXml *xml, const UmpChart *chart)
{
  double step = ump_chart_step (chart);

  for (double value = ump_chart_first (chart); value <= chart->most; value += step) {
    g_autofree char *text = g_strdup_printf ("%.0f", value);

    ump_xml_open (xml, "line", NULL);
    length (xml, "x1", LEFT);
    length (xml, "x2", RIGHT);
    length (xml, "y1", y_of (chart, value));
    length (xml, "y2", y_of (chart, value));
    ump_xml_attr (xml, "stroke", "#d6d6d1");
    xmlTextWriterFullEndElement (xml->writer);
    write_text (xml, LEFT - 8, y_of (chart, value), "end", "#5c5957", text);
  }
}

static void
append_point (GString *out, double x, double y)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (out, out->len > 0 ? " " : "");
  g_string_append (out, g_ascii_formatd (digits, sizeof digits, "%.1f", x));
  g_string_append_c (out, ',');
  g_string_append (out, g_ascii_formatd (digits, sizeof digits, "%.1f", y));
}

/* "#9C6300": the ground of a page is light. */
static char *
colour_of (int mark)
{
  return g_strdup_printf ("#%06X", ump_mark_look (mark)->fill);
}

static void
write_mark (UmpXml *xml, int mark, double x, double y)
{
  g_autofree char *colour = colour_of (mark), *move = NULL;
  char left[G_ASCII_DTOSTR_BUF_SIZE], top[G_ASCII_DTOSTR_BUF_SIZE];

  move =
      g_strdup_printf ("translate(%s %s) scale(.09)", g_ascii_formatd (left, sizeof left, "%.1f", x - MARK),
                       g_ascii_formatd (top, sizeof top, "%.1f", y - MARK));
  ump_xml_open (xml, "path", NULL);
  ump_xml_attr (xml, "d", ump_mark_look (mark)->path);
  ump_xml_attr (xml, "transform", move);
  ump_xml_attr (xml, "fill", ump_mark_is_open (mark) ? "#fff" : colour);
  if (ump_mark_is_open (mark)) {
    ump_xml_attr (xml, "stroke", colour);
    ump_xml_attr (xml, "stroke-width", "14");
  }
  xmlTextWriterFullEndElement (xml->writer);
}

static void
write_line (UmpXml *xml, const UmpChart *chart, int seat, int mark)
{
  g_autoptr (GString) points = g_string_new (NULL);
  g_autofree char *colour = colour_of (mark);
  int every = ump_chart_marks (chart);

  for (int k = chart->first[seat]; k < chart->n; k++)
    append_point (points, x_of (chart, k), y_of (chart, ump_chart_total (chart, seat, k)));
  ump_xml_open (xml, "polyline", NULL);
  ump_xml_attr (xml, "class", "line");
  ump_xml_attr (xml, "stroke", colour);
  ump_xml_attr (xml, "stroke-dasharray", ump_mark_look (mark)->dash);
  ump_xml_attr (xml, "points", points->str);
  xmlTextWriterFullEndElement (xml->writer);
  for (int k = MAX (1, chart->first[seat]); k < chart->n; k++)
    if (k % every == 0 || k + 1 == chart->n)
      write_mark (xml, mark, x_of (chart, k), y_of (chart, ump_chart_total (chart, seat, k)));
}

static void
write_names (UmpXml *xml, const UmpChart *chart, const UmpSetup *setup, const int *marks)
{
  int order[UMP_MAX_SEATS];
  double places[UMP_MAX_SEATS];

  ump_chart_ends (chart, TOP, BOTTOM, 16, order, places);
  for (int k = 0; k < chart->n_seats; k++) {
    g_autofree char *text = ump_chart_end_text (chart, setup, order[k], UMP_CHART_END);
    g_autofree char *colour = colour_of (marks[order[k]]);

    write_text (xml, RIGHT + 10, places[k], "start", colour, text);
  }
}

void
ump_report_write_chart (UmpXml *xml, const UmpMatch *match, const int *marks, const UmpWords *words)
{
  g_autoptr (UmpChart) chart = NULL;
  const UmpSetup *setup = ump_match_setup (match);
  g_autofree char *box = g_strdup_printf ("0 0 %d %d", WIDTH, HEIGHT);
  g_autoptr (GString) name = g_string_new (tr (words, N_ ("Chart of the totals")));

  if (!ump_chart_is_worth (match))
    return;
  chart = ump_chart_new (match);
  for (int seat = 0; seat < setup->n_seats; seat++)
    g_string_append_printf (name, ", %s %.0f", setup->shown[seat],
                            ump_chart_total (chart, seat, chart->n - 1));
  ump_xml_open (xml, "svg", NULL);
  ump_xml_attr (xml, "class", "chart");
  ump_xml_attr (xml, "viewBox", box);
  ump_xml_attr (xml, "role", "img");
  ump_xml_attr (xml, "aria-label", name->str);
  write_scale (xml, chart);
  for (int seat = 0; seat < setup->n_seats; seat++)
    write_line (xml, chart, seat, marks[seat]);
  write_names (xml, chart, setup, marks);
  xmlTextWriterFullEndElement (xml->writer);
}

/* ---- the table -------------------------------------------------------------------------------- */

/* A picture's is made of the card's bits, so that nobody needs to keep a list. */
static char *
card_class (const UmpSetup *setup, UmpCard card, gboolean drawn)
{
  UmpColour colour = card.face != 0 ? setup->game->faces[card.face].look.colour : (UmpColour) card.back;

  if (drawn)
    return g_strdup_printf ("face f%x", (guint) ump_card_pack (card));
  return colour != UMP_COLOUR_NONE ? g_strconcat ("card ", ump_colour_id (colour), NULL) : g_strdup ("card");
}

static void
write_card (UmpXml *xml, const UmpSetup *setup, UmpCard card, gboolean drawn, const UmpWords *words)
{
  g_autofree char *name = ump_card_name (card, setup, words), *class = card_class (setup, card, drawn);

  ump_report_html_element (xml, "span", class, name);
}

/* An empty place of cards: in a page it is none. */
static gboolean
is_gone (const UmpTable *table, int index)
{
  return table->setup->game->zones[table->setup->zones[index].def].print == UMP_PRINT_CARDS &&
         ump_table_zone (table, index)->n == 0;
}

static void
write_zone (UmpXml *xml, const UmpTable *table, int index, gboolean drawn, const UmpWords *words)
{
  const UmpZoneDef *def = &table->setup->game->zones[table->setup->zones[index].def];
  const UmpZone *zone = ump_table_zone (table, index);
  g_autofree char *name = ump_report_zone_text (table, index, words);

  ump_xml_open (xml, "div", NULL);
  ump_xml_attr (xml, "class", is_gone (table, index) ? "zone gone" : "zone");
  ump_xml_attr_int (xml, "data-z", index);
  ump_report_html_element (xml, "b", NULL, name);
  for (int i = 0; def->print == UMP_PRINT_CARDS && i < zone->n; i++)
    write_card (xml, table->setup, zone->cards[i], drawn, words);
  xmlTextWriterFullEndElement (xml->writer);
}

/* All that a zone shows, to be compared; "" for one that shows nothing. A new string. */
static char *
zone_print (const UmpTable *table, int index, const UmpWords *words)
{
  const UmpZoneDef *def = &table->setup->game->zones[table->setup->zones[index].def];
  const UmpZone *zone = ump_table_zone (table, index);
  GString *print = g_string_new (NULL);
  g_autofree char *name = ump_report_zone_text (table, index, words);

  if (def->print == UMP_PRINT_NEVER || is_gone (table, index))
    return g_string_free (print, FALSE);
  g_string_append (print, name);
  for (int i = 0; def->print == UMP_PRINT_CARDS && i < zone->n; i++) {
    g_autofree char *card = ump_card_name (zone->cards[i], table->setup, words),
                    *class = card_class (table->setup, zone->cards[i], FALSE);

    g_string_append_printf (print, "\n%s\t%s", class, card);
  }
  return g_string_free (print, FALSE);
}

/* As everybody at the table sees it: as long as the game goes on, what lies face down is a back. */
static UmpTable *
seen_after (UmpMatch *match, guint number)
{
  UmpTable *table = ump_match_table_at (match, number);

  for (int z = 0; z < table->setup->n_zones; z++) {
    UmpZone *zone = &table->zones[z];

    for (int i = 0; ump_table_state (ump_match_table (match)) == UMP_PLAYING && i < zone->n; i++)
      if (table->setup->game->zones[table->setup->zones[z].def].face_down)
        zone->cards[i] = (UmpCard){ .back = zone->cards[i].back };
  }
  return table;
}

static void
write_totals (UmpXml *xml, const UmpTable *table)
{
  g_autoptr (GString) text = g_string_new (NULL);
  UmpTotal totals[UMP_MAX_SEATS];

  ump_score_totals (table, totals);
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    g_string_append_printf (text, "%s%s %" G_GINT64_FORMAT, seat > 0 ? " · " : "", table->setup->shown[seat],
                            totals[seat].points);
  ump_report_html_element (xml, "p", NULL, text->str);
}

/* Those that are not as they were shown; a box for them only where there are any. */
static void
write_zones (UmpXml *xml, const UmpTable *table, GPtrArray *shown, gboolean drawn, const UmpWords *words)
{
  gboolean any = FALSE;

  for (int i = 0; i < table->setup->n_zones; i++) {
    char *print = zone_print (table, i, words);

    if (shown->len <= (guint) i)
      g_ptr_array_add (shown, g_strdup (""));
    if (g_str_equal (print, shown->pdata[i])) {
      g_free (print);
      continue;
    }
    g_free (shown->pdata[i]);
    shown->pdata[i] = print;
    if (!any) {
      ump_xml_open (xml, "div", NULL);
      ump_xml_attr (xml, "class", "table");
    }
    any = TRUE;
    write_zone (xml, table, i, drawn, words);
  }
  if (any)
    xmlTextWriterFullEndElement (xml->writer);
}

void
ump_report_write_table (UmpXml *xml, UmpMatch *match, guint number, GPtrArray *shown, gboolean drawn,
                        const UmpWords *words)
{
  g_autoptr (UmpTable) table = seen_after (match, number);

  write_zones (xml, table, shown, drawn, words);
  write_totals (xml, table);
}

/* ---- pictures of cards ------------------------------------------------------------------------ */

void
ump_report_add_cards (GHashTable *cards, UmpMatch *match, guint number)
{
  g_autoptr (UmpTable) table = seen_after (match, number);

  for (int z = 0; z < table->setup->n_zones; z++) {
    const UmpZone *zone = ump_table_zone (table, z);

    if (table->setup->game->zones[table->setup->zones[z].def].print == UMP_PRINT_CARDS)
      for (int i = 0; i < zone->n; i++)
        g_hash_table_add (cards, GINT_TO_POINTER (ump_card_pack (zone->cards[i])));
  }
}

static int
by_number (gconstpointer a, gconstpointer b, gpointer data)
{
  return GPOINTER_TO_INT (a) < GPOINTER_TO_INT (b) ? -1 : GPOINTER_TO_INT (a) > GPOINTER_TO_INT (b);
}

/* Each picture is a document of its own, so that what has a name in one of them is not taken for another's.
 * The card's name stays where it is, for who listens to it or copies it. In the order of the cards: the same
 * session makes the same page. */
char *
ump_report_cards_style (GHashTable *cards, const UmpSetup *setup, UmpExportCard card)
{
  GString *style =
      g_string_new (".face { display: inline-block; width: 3.6rem; aspect-ratio: 5 / 7; margin: .1rem;"
                    " background: center / contain no-repeat; overflow: hidden; white-space: nowrap;"
                    " text-indent: 110%; print-color-adjust: exact; }\n");
  GList *sorted = g_list_sort_with_data (g_hash_table_get_keys (cards), by_number, NULL);

  for (GList *one = sorted; one != NULL; one = one->next) {
    g_autofree char *svg = card (setup, ump_card_unpack (GPOINTER_TO_INT (one->data)));
    g_autofree char *written = g_uri_escape_string (svg, " :/=;,+()", FALSE);

    g_string_append_printf (style, ".f%x { background-image: url('data:image/svg+xml,%s'); }\n",
                            (guint) GPOINTER_TO_INT (one->data), written);
  }
  g_list_free (sorted);
  return g_string_free (style, FALSE);
}
