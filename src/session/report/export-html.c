/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One page for a browser, a phone first: who won, the game step by step, the result, each round with its
 * proof, the log. It needs nothing from outside; without script the last table stands in the steps' place. A
 * step holds what it changed: the script lays the whole table of it, and a long evening takes no more room
 * than its moves. */
#include "session/report/export.h"
#include "core/mark.h"
#include "session/report/report-drawn.h"
#include "session/report/story.h"

#include "core/shown.h"

#include <string.h>

/* A page of very long games shows so many steps at most. */
#define MAX_STEPS 1500

typedef struct {
  UmpXml xml;
  UmpSession *session;
  guint game;
  UmpMatch *match;
  UmpExportCard card;
  const UmpWords *words;
  int marks[UMP_MAX_SEATS];
  UmpStory *story; /* NULL while it is played */
  GPtrArray *said; /* of each entry what it did; NULL where nothing is to be said */
} Page;

static const char *
tr (const Page *page, const char *message)
{
  return ump_words_translate (page->words, message);
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
  ump_report_html_element (&page->xml, name, class, text);
}

/* ---- result ---------------------------------------------------------------------------- */

/* In the winner's colour; of several, in that of the first. */
static void
write_winner (Page *page)
{
  g_autofree char *style = NULL;
  g_autofree char *total =
      g_strconcat (page->story->total, *page->story->total != '\0' ? " " : "", page->story->how, NULL);

  style = g_strdup_printf ("background: #%06X",
                           ump_mark_look (page->marks[g_bit_nth_lsf (page->story->winners, -1)])->fill);
  open (page, "div");
  ump_xml_attr (&page->xml, "class", "won");
  ump_xml_attr (&page->xml, "style", style);
  element (page, "strong", NULL, page->story->winner);
  element (page, "p", NULL, total);
  close_full (page);
}

/* What decided it, each with the way to the step that shows it. */
static void
write_moments (Page *page)
{
  for (guint i = 0; i < page->story->moments->len; i++) {
    const UmpMoment *moment = page->story->moments->pdata[i];
    g_autofree char *anchor = g_strdup_printf ("#e%u", moment->entry);

    open (page, "p");
    element (page, "b", NULL, moment->head);
    ump_xml_text (&page->xml, " ");
    ump_xml_text (&page->xml, moment->words);
    ump_xml_text (&page->xml, " ");
    open (page, "a");
    ump_xml_attr (&page->xml, "href", anchor);
    ump_xml_text (&page->xml, ump_words_translate (page->words, N_ ("Show it")));
    close_full (page);
    close_full (page);
  }
}

/* The parts of the page, which the links at its top lead to. */
enum { REPLAY, RESULT, ROUNDS, LOG, N_PARTS };
static const struct {
  const char *id, *title;
} parts[N_PARTS] = {
  [REPLAY] = { "replay", N_ ("Step by step") },
  [RESULT] = { "result", N_ ("Result") },
  [ROUNDS] = { "rounds", N_ ("Rounds") },
  [LOG] = { "log", N_ ("Log") },
};

static void
begin_part (Page *page, int part)
{
  open (page, "section");
  ump_xml_attr (&page->xml, "id", parts[part].id);
  element (page, "h2", NULL, tr (page, parts[part].title));
}

static void
write_links (Page *page)
{
  open (page, "nav");
  for (int i = 0; i < N_PARTS; i++) {
    g_autofree char *address = g_strconcat ("#", parts[i].id, NULL);

    open (page, "a");
    ump_xml_attr (&page->xml, "href", address);
    ump_xml_text (&page->xml, tr (page, parts[i].title));
    close_full (page);
  }
  close_full (page);
}

/* ---- log --------------------------------------------------------------------------------- */

/* From one step to the next. */
static guint
pace_of (const Page *page)
{
  return ump_match_checked (page->match) / MAX_STEPS + 1;
}

/* "Ana: cat 5 on 1", and the ruling that let it stand. A new string. */
static char *
words_of (const UmpLogLine *line)
{
  return g_strconcat (line->who != NULL ? line->who : "", line->who != NULL ? ": " : "", line->what,
                      line->ruling != NULL ? " · " : NULL, line->ruling, NULL);
}

/* What has a step leads to it. */
static void
write_line (const UmpLogLine *line, gpointer user_data)
{
  Page *page = user_data;
  g_autofree char *words = words_of (line), *minute = ump_log_line_minute (line);
  g_autofree char *address = g_strdup_printf ("#e%u", line->number);
  gboolean has_step = line->why == NULL && line->number <= ump_match_checked (page->match) &&
                      line->number % pace_of (page) == 0;

  open (page, "li");
  if (*minute != '\0')
    element (page, "time", NULL, minute);
  open (page, line->why != NULL ? "s" : has_step ? "a" : "span");
  if (has_step)
    ump_xml_attr (&page->xml, "href", address);
  ump_xml_text (&page->xml, words);
  close_full (page);
  if (line->remark != NULL)
    element (page, "small", NULL, line->remark);
  close_full (page);
}

static void
write_log (Page *page)
{
  begin_part (page, LOG);
  open (page, "ol");
  ump_report_log_lines (page->session, page->game, TRUE, page->words, write_line, page);
  close_full (page);
  close_full (page);
}

/* ---- replay ---------------------------------------------------------------------------------- */

static void
write_button (Page *page, const char *id, const char *sign, const char *label)
{
  open (page, "button");
  ump_xml_attr (&page->xml, "type", "button");
  ump_xml_attr (&page->xml, "id", id);
  ump_xml_attr (&page->xml, "aria-label", label);
  ump_xml_text (&page->xml, sign);
  close_full (page);
}

static void
write_bar (Page *page)
{
  open (page, "div");
  ump_xml_attr (&page->xml, "id", "bar");
  ump_xml_attr (&page->xml, "hidden", "hidden");
  open (page, "input");
  ump_xml_attr (&page->xml, "type", "range");
  ump_xml_attr (&page->xml, "id", "scale");
  ump_xml_attr (&page->xml, "min", "0");
  ump_xml_attr (&page->xml, "value", "0");
  ump_xml_attr (&page->xml, "aria-label", tr (page, N_ ("Step by step")));
  ump_xml_close (&page->xml);
  write_button (page, "first", "«", tr (page, N_ ("To the start")));
  write_button (page, "back", "‹", tr (page, N_ ("Back")));
  open (page, "output");
  ump_xml_attr (&page->xml, "id", "where");
  close_full (page);
  write_button (page, "next", "›", tr (page, N_ ("Next")));
  write_button (page, "last", "»", tr (page, N_ ("To the end")));
  close_full (page);
}

/* Under the numbers of the entries, and nothing under 0. */
static void
keep_line (const UmpLogLine *line, gpointer user_data)
{
  Page *page = user_data;

  g_ptr_array_set_size (page->said, MAX ((int) page->said->len, (int) line->number + 1));
  page->said->pdata[line->number] = words_of (line);
}

static void
write_step (Page *page, guint number, GPtrArray *shown)
{
  g_autofree char *name = g_strdup_printf ("e%u", number);

  open (page, "li");
  ump_xml_attr (&page->xml, "id", name);
  if (number < page->said->len && page->said->pdata[number] != NULL)
    element (page, "p", "entry", page->said->pdata[number]);
  ump_report_write_table (&page->xml, page->match, number, shown, page->card != NULL, page->words);
  close_full (page);
}

/* What draws the cards of all steps; "" where they are not drawn. A new string. */
static char *
cards_style (const Page *page)
{
  guint n = ump_match_checked (page->match), pace = pace_of (page);
  g_autoptr (GHashTable) cards = g_hash_table_new (NULL, NULL);

  if (page->card == NULL)
    return g_strdup ("");
  for (guint i = 0; i < n + pace; i += pace)
    ump_report_add_cards (cards, page->match, MIN (i, n));
  return ump_report_cards_style (cards, ump_match_setup (page->match), page->card);
}

static void
write_replay (Page *page)
{
  guint n = ump_match_checked (page->match), pace = pace_of (page);
  g_autoptr (GPtrArray) shown = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) none = g_ptr_array_new_with_free_func (g_free);

  begin_part (page, REPLAY);
  open (page, "noscript");
  ump_report_write_table (&page->xml, page->match, n, none, page->card != NULL, page->words);
  close_full (page);
  open (page, "ol");
  ump_xml_attr (&page->xml, "class", "steps");
  for (guint i = 0; i < n; i += pace)
    write_step (page, i, shown);
  write_step (page, n, shown);
  close_full (page);
  open (page, "div");
  ump_xml_attr (&page->xml, "class", "table");
  ump_xml_attr (&page->xml, "id", "stage");
  ump_xml_attr (&page->xml, "hidden", "hidden");
  close_full (page);
  write_bar (page);
  close_full (page);
}

/* ---- the page ---------------------------------------------------------------------------------- */

static void
write_head (Page *page, const UmpScorePad *pad, const char *title)
{
  open (page, "header");
  ump_score_pad_write_html_intro (pad, &page->xml, title, ump_export_game_time (page->session, page->game));
  if (page->story != NULL)
    write_winner (page);
  close_full (page);
  write_links (page);
}

static void
write_body (Page *page, const char *title)
{
  UmpScorePad pad;

  ump_score_pad_init (&pad, page->session, page->match, page->words);
  write_head (page, &pad, title);
  open (page, "main");
  write_replay (page);
  open (page, "div");
  begin_part (page, RESULT);
  if (page->story != NULL)
    write_moments (page);
  ump_report_write_chart (&page->xml, page->match, page->marks, page->words);
  ump_score_pad_write_html (&pad, &page->xml);
  close_full (page);
  begin_part (page, ROUNDS);
  ump_score_pad_write_html_proofs (&pad, &page->xml);
  close_full (page);
  write_log (page);
  close_full (page);
  close_full (page);
  ump_score_pad_clear (&pad);
  ump_report_html_raw (&page->xml, "script", "steps.js");
}

GBytes *
ump_export_html (UmpSession *session, guint game, UmpExportCard card, const UmpWords *words)
{
  UmpWords fitting = words != NULL ? *words : (UmpWords){ 0 };
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  Page page = { .session = session,
                .game = game,
                .match = ump_session_match (session, game),
                .card = card,
                .words = &fitting,
                .said = said };
  g_autofree char *cards = cards_style (&page);
  g_autofree char *title = ump_shown (ump_export_game_name (session, game, words), UMP_SHOWN_NAME);

  fitting.shown = TRUE; /* a page is as wide as its window */
  ump_session_marks (session, game, page.marks);
  if (ump_table_state (ump_match_table (page.match)) == UMP_FINISHED)
    page.story = ump_story_new (page.match, &fitting);
  ump_report_log_lines (session, game, FALSE, &fitting, keep_line, &page);
  ump_xml_begin (&page.xml);
  ump_report_html_begin (&page.xml, title, cards, words);
  write_body (&page, title);
  close_full (&page);
  close_full (&page);
  ump_story_free (page.story);
  return ump_xml_end (&page.xml);
}
