/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on the pages, from the title to the log. */
#include <math.h>

#include "core/shown.h"
#include "draw-private.h"
#include "paint/card-ink.h"
#include "paint/card-paint.h"
#include "paint/card-sight.h"
#include "session/report/export.h"

#define POINTS 44.0
#define CHIP 13.0
#define WORDS 0.45 /* of the room, where there are cards beside them */
#define LOG_NUMBER 34.0
#define LOG_TIME 34.0

typedef struct {
  UmpDrawPage *page;
  UmpSession *session;
  guint game;
  UmpScorePad pad;
} Walk;

static const char *
tr (const Walk *walk, const char *message)
{
  return ump_draw_tr (walk->page, message);
}

char *
ump_draw_title (UmpSession *session, guint game, const UmpWords *words)
{
  g_autofree char *day = ump_report_day (ump_export_game_time (session, game), words);
  g_autofree char *name = ump_report_one_line (ump_export_game_name (session, game, words));

  return g_strdup_printf ("%s, %s", name, day);
}

/* ---- head ------------------------------------------------------------------------------- */

static void
say (Walk *walk, const char *text, const UmpDrawStyle *style, double after)
{
  ump_draw_paragraph (walk->page, text, 0, style);
  walk->page->y += after;
}

static void
walk_head (Walk *walk)
{
  const char *title = ump_session_title (walk->session), *place = ump_session_place (walk->session);
  g_autofree char *day = ump_report_day (ump_export_game_time (walk->session, walk->game), walk->page->words);
  g_autofree char *evening = ump_shown (title, UMP_SHOWN_TITLE), *where = ump_shown (place, UMP_SHOWN_TITLE);
  g_autofree char *line =
      g_strconcat (day, *evening != '\0' ? " · " : "", evening, *where != '\0' ? " · " : "", where, NULL);
  g_autofree char *name =
      ump_shown (ump_export_game_name (walk->session, walk->game, walk->page->words), UMP_SHOWN_TITLE);
  UmpDrawStyle head = ump_draw_strong;
  UmpText state;
  g_autofree char *how = NULL;

  head.size = UMP_DRAW_HEAD;
  ump_score_pad_state (&walk->pad, &state);
  how = ump_text_format (&state, NULL, walk->page->words);
  say (walk, name, &head, 2);
  say (walk, line, &ump_draw_dim, 2);
  say (walk, how, &ump_draw_dim, 18);
}

/* ---- the sheet -------------------------------------------------------------------------------- */

/* A name and a cell for each seat; cells are freed. */
static void
sheet_line (Walk *walk, const char *name, char **cells, gboolean strong)
{
  UmpDrawPage *page = walk->page;
  double first = page->width * 0.18, each = (page->width - first) / walk->pad.setup->n_seats;
  UmpDrawStyle left = strong ? ump_draw_strong : ump_draw_dim,
               cell = strong ? ump_draw_strong : ump_draw_body;

  left.one_line = cell.one_line = TRUE;
  cell.align = 0.5;
  ump_draw_page_need (page, 1.9 * UMP_DRAW_BODY);
  ump_draw_text (page, name, 0, 2, first - 4, &left);
  for (int seat = 0; seat < walk->pad.setup->n_seats; seat++) {
    ump_draw_text (page, cells[seat], first + seat * each, 2, each - 2, &cell);
    g_clear_pointer (&cells[seat], g_free);
  }
  page->y += 1.7 * UMP_DRAW_BODY;
}

static void
walk_sheet (Walk *walk)
{
  const UmpScorePad *pad = &walk->pad;
  char *cells[UMP_MAX_SEATS] = { NULL };
  int n = pad->setup->n_seats;

  for (int seat = 0; seat < n; seat++)
    cells[seat] = g_strdup (pad->setup->shown[seat]);
  sheet_line (walk, "", cells, TRUE);
  ump_draw_rule (walk->page, 0.8);
  for (guint k = 0; k < ump_score_pad_n_rows (pad); k++) {
    const UmpRow *row = ump_score_pad_row (pad, k);
    g_autofree char *name = ump_score_pad_row_name (pad, row);

    for (int seat = 0; seat < n; seat++)
      cells[seat] =
          ump_row_has (row, seat) ? g_strdup_printf ("%" G_GINT64_FORMAT, row->points[seat]) : g_strdup ("");
    sheet_line (walk, name, cells, FALSE);
    ump_draw_rule (walk->page, 0.2);
  }
  ump_draw_rule (walk->page, 0.8);
  for (int seat = 0; seat < n; seat++)
    cells[seat] = g_strdup_printf ("%" G_GINT64_FORMAT, pad->totals[seat].points);
  sheet_line (walk, tr (walk, N_ ("Total")), cells, TRUE);
  for (int seat = 0; seat < n; seat++)
    cells[seat] = g_strdup_printf ("%d", pad->totals[seat].rank);
  sheet_line (walk, tr (walk, N_ ("Rank")), cells, FALSE);
  walk->page->y += 14;
}

/* ---- proof ---------------------------------------------------------------------------------------- */

static char *
line_text (const Walk *walk, const UmpScoreLine *line)
{
  g_autofree char *name = ump_score_pad_line_name (&walk->pad, line);
  g_autofree char *detail = ump_score_pad_line_detail (&walk->pad, line);

  return g_strconcat (name, *detail != '\0' ? ": " : "", detail, NULL);
}

/* The cards of a line as chips of one ink, below each other where there are many. */
static void
put_chips (UmpDrawPage *page, const UmpSetup *setup, const UmpRow *row, const UmpScoreLine *line, double x,
           double width)
{
  double each = 1.6 * CHIP + 2, at = 0, down = 0;

  for (int k = 0; k < line->n_cards; k++) {
    double left = page->rtl ? page->width - x - at - each : x + at;
    UmpCardSight sight;

    ump_card_sight (setup, row->cards[line->first_card + k], &sight);
    if (page->cr != NULL)
      ump_chip_paint_ink (page->cr, &sight.look, *sight.stand_in ? sight.stand_in : NULL, left,
                          page->y + down + 1, CHIP);
    at += each;
    if (at + each > width && k + 1 < line->n_cards) {
      at = 0;
      down += CHIP + 2;
    }
  }
}

/* The lines of a person; the name never stands without the first of them, and `above` points over it
 * neither. */
static gboolean
walk_person (Walk *walk, const UmpRow *row, int seat, const char *heading)
{
  UmpDrawPage *page = walk->page;
  double room = page->width - POINTS - 20;
  UmpDrawStyle number = ump_draw_body, head = ump_draw_strong;
  g_autofree char *who = g_strdup (walk->pad.setup->shown[seat]);
  g_autofree char *sum = g_strdup_printf ("%s: %" G_GINT64_FORMAT, who, row->points[seat]);
  gboolean any = FALSE;

  number.align = 1;
  head.size = 1.3 * UMP_DRAW_BODY;
  for (int l = 0; l < row->n_lines; l++) {
    const UmpScoreLine *line = &row->lines[l];
    g_autofree char *text = line->seat == seat ? line_text (walk, line) : NULL;
    g_autofree char *points = g_strdup_printf ("%d", line->points);
    double words = line->n_cards > 0 ? WORDS * room : room, height;

    if (text == NULL)
      continue;
    height = MAX (ump_draw_text_height (page, text, words, &ump_draw_dim) + 3,
                  (CHIP + 2) * ceil (line->n_cards * (1.6 * CHIP + 2) / (room - words - 12)) + 4);
    ump_draw_page_need (page, height + (any ? 0 : 1.8 * UMP_DRAW_BODY) + (heading != NULL && !any ? 24 : 0));
    if (!any && heading != NULL) {
      page->y += ump_draw_text (page, heading, 0, 0, page->width, &head) + 2;
      ump_draw_rule (page, 0.8);
      page->y += 3;
    }
    if (!any)
      page->y += ump_draw_text (page, sum, 0, 0, page->width, &ump_draw_strong) + 1;
    any = TRUE;
    ump_draw_text (page, text, 12, 0, words, &ump_draw_dim);
    ump_draw_text (page, points, page->width - POINTS, 0, POINTS, &number);
    put_chips (page, walk->pad.setup, row, line, words + 24, room - words - 12);
    page->y += MAX (height, 1.4 * UMP_DRAW_BODY);
  }
  page->y += any ? 3 : 0;
  return any;
}

static void
walk_proof (Walk *walk)
{
  for (guint k = 0; k < ump_score_pad_n_rows (&walk->pad); k++) {
    const UmpRow *row = ump_score_pad_row (&walk->pad, k);
    g_autofree char *name = ump_score_pad_row_name (&walk->pad, row);
    const char *heading = name;

    for (int seat = 0; seat < walk->pad.setup->n_seats; seat++)
      if (walk_person (walk, row, seat, heading))
        heading = NULL;
    walk->page->y += heading == NULL ? 8 : 0;
  }
}

/* ---- log --------------------------------------------------------------------------------------------- */

/* Number and time stand in columns of their own, so that words begin below each other; why an entry stands,
 * and what became of it, below it. */
static void
walk_log_line (const UmpLogLine *line, gpointer user_data)
{
  Walk *walk = user_data;
  UmpDrawPage *page = walk->page;
  UmpDrawStyle number = ump_draw_dim, words = ump_draw_dim;
  double x = LOG_NUMBER + LOG_TIME + 16;
  g_autofree char *digits = g_strdup_printf ("%u", line->number), *minute = ump_log_line_minute (line);
  g_autofree char *said =
      g_strconcat (line->who != NULL ? line->who : "", line->who != NULL ? ": " : "", line->what, NULL);

  number.align = 1;
  words.struck = line->why != NULL;
  ump_draw_page_need (page, 1.5 * UMP_DRAW_SMALL * (line->ruling != NULL || line->remark != NULL ? 2 : 1));
  ump_draw_text (page, digits, 0, 0, LOG_NUMBER, &number);
  ump_draw_text (page, minute, LOG_NUMBER + 8, 0, LOG_TIME, &ump_draw_dim);
  ump_draw_paragraph (page, said, x, &words);
  if (line->ruling != NULL)
    ump_draw_paragraph (page, line->ruling, x + 8, &ump_draw_dim);
  if (line->remark != NULL)
    ump_draw_paragraph (page, line->remark, x + 8, &ump_draw_dim);
  page->y += 1;
}

static void
walk_log (Walk *walk)
{
  UmpDrawStyle head = ump_draw_strong;

  head.size = 1.3 * UMP_DRAW_BODY;
  ump_draw_page_need (walk->page, 60);
  say (walk, tr (walk, N_ ("Log")), &head, 4);
  ump_report_log_lines (walk->session, walk->game, TRUE, walk->page->words, walk_log_line, walk);
}

void
ump_draw_walk (UmpDrawPage *page, UmpSession *session, guint game, gboolean log)
{
  Walk walk = { .page = page, .session = session, .game = game };

  ump_score_pad_init (&walk.pad, session, ump_session_match (session, game), page->words);
  walk_head (&walk);
  walk_sheet (&walk);
  walk_proof (&walk);
  if (log)
    walk_log (&walk);
  ump_score_pad_clear (&walk.pad);
}
