/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad in a page for a browser and a printer, and how such a page begins. */
#include "session/report/report-private.h"

#include <string.h>

#include "core/shown.h"

/* No characters that XML would escape: the page is read as HTML, where a style sheet is plain text. */
static const char style[] =
    "\nbody { font: 12pt/1.4 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;"
    " color: #1d1d20; background: #fff; }\n"
    "h1 { font-size: 1.6em; margin: 0; } h2 { font-size: 1.2em; margin: 2rem 0 .5rem; } p { margin: .2rem 0; }\n"
    "table { border-collapse: collapse; margin: 1rem 0; width: 100%; break-inside: avoid; }\n"
    "caption { text-align: start; font-weight: bold; padding: .3rem 0; }\n"
    "th, td { border-bottom: 1px solid #9a9996; padding: .3rem .6rem; text-align: start; vertical-align: top; }\n"
    "th.n { overflow-wrap: anywhere; } td.n { white-space: nowrap; }\n"
    ".proof th, .proof td { overflow-wrap: anywhere; min-width: 4.6em; }"
    " .proof .n { overflow-wrap: normal; min-width: 0; }\n"
    "@media screen and (max-width: 36rem) { .proof th, .proof td { min-width: 3.4em; padding: .3rem .2rem;"
    " font-size: .85em; } }\n"
    "th.n, td.n { text-align: end; font-variant-numeric: tabular-nums; }\n"
    "tfoot th, tfoot td { border-top: 2px solid; font-weight: bold; }\n"
    "@media screen and (prefers-color-scheme: dark) { body { color: #fff; background: #242424; } }\n"
    "@media print { body { margin: 0; max-width: none; font-size: 10pt; } h2 { break-after: avoid; } }\n"
    "@page { margin: 18mm; }\n";

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

void
ump_report_html_begin (UmpXml *xml, const char *title, const char *const *styles, const UmpWords *words)
{
  xmlTextWriterWriteDTD (xml->writer, BAD_CAST "html", NULL, NULL, NULL);
  ump_xml_open (xml, "html", NULL);
  /* Translators: the code of your language, as in <html lang="en">. */
  ump_xml_attr (xml, "lang", ump_words_translate (words, N_ ("en")));
  ump_xml_open (xml, "head", NULL);
  meta (xml, "charset", "UTF-8", NULL);
  meta (xml, "name", "viewport", "width=device-width, initial-scale=1");
  ump_report_html_element (xml, "title", NULL, title);
  ump_report_html_element (xml, "style", NULL, style);
  for (; styles != NULL && *styles != NULL; styles++)
    ump_report_html_element (xml, "style", NULL, *styles);
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
  heading (page, "row", NULL, pad->setup->names[line->seat], TRUE);
  element (page, "td", NULL, what);
  element (page, "td", NULL, detail);
  element (page, "td", NULL, cards);
  number (page, line->points);
  close_full (page);
}

static void
write_proof (Page *page, const UmpRow *row)
{
  const char *const columns[] = { N_ ("Player"), N_ ("What"), N_ ("Why"), N_ ("Cards") };
  g_autofree char *name = ump_score_pad_row_name (page->pad, row);

  open (page, "table");
  ump_xml_attr (&page->xml, "class", "proof");
  element (page, "caption", NULL, name);
  open (page, "thead");
  open (page, "tr");
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    heading (page, "col", NULL, tr (page, columns[i]), FALSE);
  heading (page, "col", "n", tr (page, N_ ("Points")), FALSE);
  close_full (page);
  close_full (page);
  open (page, "tbody");
  for (int seat = 0; seat < row->n_seats; seat++)
    for (int i = 0; i < row->n_lines; i++)
      if (row->lines[i].seat == seat)
        write_proof_line (page, row, &row->lines[i]);
  close_full (page);
  close_full (page);
}

void
ump_score_pad_write_html (const UmpScorePad *pad, UmpXml *xml)
{
  Page page = { .xml = *xml, .pad = pad };
  guint n = ump_score_pad_n_rows (pad);

  write_pad (&page);
  if (n > 0)
    element (&page, "h2", NULL, tr (&page, N_ ("How each number comes about")));
  for (guint i = 0; i < n; i++)
    write_proof (&page, ump_score_pad_row (pad, i));
}
