/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad in a page for a browser and a printer, and how such a page begins. */
#include "session/report/report-private.h"

#include <string.h>

#include "core/shown.h"
#include "session/report/report-resource.h"

/* A formula, its cells and the names in front of it, all of them. */
#define SHOWN_PROOF 2000

typedef struct {
  UmpXml xml;
  const UmpScorePad *pad;
} Page;

static const char *
tr (Page *page, const char *message)
{
  return ump_words_translate (page->pad->words, message);
}

static void
open (Page *page, const char *name)
{
  ump_xml_open (&page->xml, name, NULL);
}

/* Never `<td/>`: HTML knows no empty elements but its own. */
static void
close_full (Page *page)
{
  xmlTextWriterFullEndElement (page->xml.writer);
}

static void
element (Page *page, const char *name, const char *class, const char *text)
{
  g_autofree char *shown = ump_shown (text, SHOWN_PROOF);

  ump_report_html_element (&page->xml, name, class, shown);
}

/* A heading cell; a name in it keeps its own direction of writing. */
static void
heading (Page *page, const char *scope, const char *class, const char *text, gboolean name)
{
  g_autofree char *shown = ump_shown (text, name ? UMP_SHOWN_NAME : UMP_SHOWN_TITLE);

  open (page, "th");
  ump_xml_attr (&page->xml, "scope", scope);
  if (class != NULL)
    ump_xml_attr (&page->xml, "class", class);
  if (name)
    ump_xml_attr (&page->xml, "dir", "auto");
  ump_xml_text (&page->xml, shown);
  close_full (page);
}

static void
number (Page *page, gint64 value)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GINT64_FORMAT, value);

  element (page, "td", "n", digits);
}

/* ---- head ------------------------------------------------------------------------------------ */

static void
meta (UmpXml *xml, const char *name, const char *value, const char *content)
{
  ump_xml_open (xml, "meta", NULL);
  ump_xml_attr (xml, name, value);
  if (content != NULL)
    ump_xml_attr (xml, "content", content);
  ump_xml_close (xml);
}

void
ump_report_html_element (UmpXml *xml, const char *name, const char *class, const char *text)
{
  ump_xml_open (xml, name, NULL);
  if (class != NULL)
    ump_xml_attr (xml, "class", class);
  ump_xml_text (xml, text);
  xmlTextWriterFullEndElement (xml->writer);
}

/* HTML takes style and script as plain text: nothing of them is escaped. */
void
ump_report_html_raw (UmpXml *xml, const char *name, const char *file)
{
  g_autofree char *path = g_strconcat ("/io/github/umpire_app/Umpire/report/", file, NULL);
  g_autoptr (GBytes) bytes =
      g_resource_lookup_data (ump_report_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  ump_xml_open (xml, name, NULL);
  xmlTextWriterWriteRaw (xml->writer, BAD_CAST "\n");
  xmlTextWriterWriteRaw (xml->writer, BAD_CAST text);
  xmlTextWriterFullEndElement (xml->writer);
}

void
ump_report_html_begin (UmpXml *xml, const char *title, const char *style, const UmpWords *words)
{
  xmlTextWriterWriteDTD (xml->writer, BAD_CAST "html", NULL, NULL, NULL);
  ump_xml_open (xml, "html", NULL);
  /* Translators: the code of your language, as in <html lang="en">. */
  ump_xml_attr (xml, "lang", ump_words_translate (words, N_ ("en")));
  ump_xml_open (xml, "head", NULL);
  meta (xml, "charset", "UTF-8", NULL);
  meta (xml, "name", "viewport", "width=device-width, initial-scale=1");
  ump_report_html_element (xml, "title", NULL, title);
  ump_report_html_raw (xml, "style", "page.css");
  ump_report_html_raw (xml, "style", "evening.css");
  ump_report_html_element (xml, "style", NULL, style);
  xmlTextWriterFullEndElement (xml->writer);
  ump_xml_open (xml, "body", NULL);
}

static void
write_shown (UmpXml *xml, const char *text)
{
  g_autofree char *shown = ump_shown (text, UMP_SHOWN_TITLE);

  if (*shown != '\0')
    ump_report_html_element (xml, "p", NULL, shown);
}

void
ump_score_pad_write_html_intro (const UmpScorePad *pad, UmpXml *xml, const char *title, const char *time)
{
  UmpText state;
  g_autofree char *how = NULL;
  g_autofree char *day = ump_report_day (time, pad->words);

  ump_score_pad_state (pad, &state);
  how = ump_text_format (&state, NULL, pad->words);
  ump_report_html_element (xml, "h1", NULL, title);
  write_shown (xml, ump_session_title (pad->session));
  write_shown (xml, ump_session_place (pad->session));
  ump_report_html_element (xml, "p", NULL, day);
  ump_report_html_element (xml, "p", NULL, how);
}

/* ---- the pad ----------------------------------------------------------------------------------- */

static void
write_pad_head (Page *page)
{
  const UmpSetup *setup = page->pad->setup;

  open (page, "thead");
  open (page, "tr");
  heading (page, "col", NULL, tr (page, N_ ("Round")), FALSE);
  for (int seat = 0; seat < setup->n_seats; seat++)
    heading (page, "col", "n", setup->names[seat], TRUE);
  close_full (page);
  close_full (page);
}

static void
write_pad_row (Page *page, const UmpRow *row)
{
  g_autofree char *name = ump_score_pad_row_name (page->pad, row);

  open (page, "tr");
  heading (page, "row", NULL, name, FALSE);
  for (int seat = 0; seat < row->n_seats; seat++)
    if (!ump_row_has (row, seat))
      element (page, "td", "n", "");
    else
      number (page, row->points[seat]);
  close_full (page);
}

static void
write_pad_foot (Page *page)
{
  const UmpScorePad *pad = page->pad;

  open (page, "tfoot");
  open (page, "tr");
  heading (page, "row", NULL, tr (page, N_ ("Total")), FALSE);
  for (int seat = 0; seat < pad->setup->n_seats; seat++)
    number (page, pad->totals[seat].points);
  close_full (page);
  open (page, "tr");
  heading (page, "row", NULL, tr (page, N_ ("Rank")), FALSE);
  for (int seat = 0; seat < pad->setup->n_seats; seat++)
    number (page, pad->totals[seat].rank);
  close_full (page);
  close_full (page);
}

static void
write_pad (Page *page)
{
  open (page, "table");
  element (page, "caption", NULL, tr (page, N_ ("Score pad")));
  write_pad_head (page);
  open (page, "tbody");
  for (guint i = 0; i < ump_score_pad_n_rows (page->pad); i++)
    write_pad_row (page, ump_score_pad_row (page->pad, i));
  close_full (page);
  write_pad_foot (page);
  close_full (page);
}

/* ---- the proof ------------------------------------------------------------------------------------ */

static void
write_proof_line (Page *page, const UmpRow *row, const UmpScoreLine *line)
{
  const UmpScorePad *pad = page->pad;
  g_autofree char *what = ump_score_pad_line_name (pad, line);
  g_autofree char *detail = ump_score_pad_line_detail (pad, line);
  g_autofree char *cards = ump_score_pad_line_cards (pad, row, line);

  open (page, "tr");
  element (page, "td", NULL, what);
  open (page, "td");
  element (page, "span", NULL, detail);
  if (*cards != '\0')
    element (page, "small", NULL, cards);
  close_full (page);
  number (page, line->points);
  close_full (page);
}

/* A number that opens into what it is made of. */
static void
write_proof (Page *page, const UmpRow *row, int seat)
{
  g_autofree char *name = ump_shown (page->pad->setup->names[seat], UMP_SHOWN_NAME);
  g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, row->points[seat]);

  open (page, "details");
  open (page, "summary");
  ump_report_html_element (&page->xml, "bdi", NULL, name);
  element (page, "strong", NULL, points);
  close_full (page);
  open (page, "table");
  open (page, "tbody");
  for (int i = 0; i < row->n_lines; i++)
    if (row->lines[i].seat == seat)
      write_proof_line (page, row, &row->lines[i]);
  close_full (page);
  close_full (page);
  close_full (page);
}

void
ump_score_pad_write_html (const UmpScorePad *pad, UmpXml *xml)
{
  Page page = { .xml = *xml, .pad = pad };

  write_pad (&page);
}

void
ump_score_pad_write_html_proofs (const UmpScorePad *pad, UmpXml *xml)
{
  Page page = { .xml = *xml, .pad = pad };

  for (guint i = 0; i < ump_score_pad_n_rows (pad); i++) {
    const UmpRow *row = ump_score_pad_row (pad, i);
    g_autofree char *name = ump_score_pad_row_name (pad, row);

    element (&page, "h3", NULL, name);
    for (int seat = 0; seat < row->n_seats; seat++)
      if (ump_row_has (row, seat))
        write_proof (&page, row, seat);
  }
}
