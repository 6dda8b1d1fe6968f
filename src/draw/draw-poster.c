/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One picture of a result: who won in the own colour, a fan of the cards that decided it, a sentence,
 * everybody's place and the chart. Of a game that is still played it shows what lies open, in no person's
 * colour. */
#include "draw-poster.h"

#include <string.h>

#include "core/shown.h"
#include "draw-chart.h"
#include "paint/card-paint.h"
#include "paint/card-pen.h"
#include "paint/card-sight.h"
#include "session/report/export.h"
#include "session/report/chart.h"
#include "session/report/story.h"

#define WIDTH UMP_POSTER_WIDTH
#define EDGE 64.0
#define HERO 790.0
#define FAN 5
#define CARD 226.0
#define RADIUS 620.0
#define STEP (12.5 * G_PI / 180)
#define RANKING 936.0
#define BOTTOM 1268.0
#define FOOT 1298.0
/* From so many people on the places have two columns and there is no chart. */
#define MANY 7

#define WHITE ((UmpRgb){ 1, 1, 1 })
#define INK ((UmpRgb){ 0.14, 0.12, 0.11 })
#define DIM ((UmpRgb){ 0.42, 0.4, 0.35 })
#define PAPER ((UmpRgb){ 0.984, 0.969, 0.925 })
#define PLAIN ((UmpRgb){ 0.17, 0.23, 0.2 })

typedef struct {
  cairo_t *cr;
  PangoContext *context;
  UmpSession *session;
  guint game;
  UmpMatch *match;
  const UmpSetup *setup;
  const UmpTable *table;
  const UmpWords *words;
  gboolean rtl;
  int marks[UMP_MAX_SEATS];
  UmpTotal totals[UMP_MAX_SEATS];
  UmpStory *story; /* NULL while it is played */
} Poster;

/* ---- words -------------------------------------------------------------------------------------------- */

typedef struct {
  double size, least;
  PangoWeight weight;
  double align;
  int lines;
} Style;

static PangoLayout *
layout_new (const Poster *p, const char *text, double size, const Style *style, double width)
{
  PangoLayout *layout = pango_layout_new (p->context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Cantarell, Sans");
  gboolean right = (style->align > 0.5) != p->rtl;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, style->weight);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_auto_dir (layout, FALSE);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (style->align == 0.5)
    pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  else /* of a line that runs from right to left, left is where it begins */
    pango_layout_set_alignment (layout, right != p->rtl ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* As large as it fits, never cut. */
static PangoLayout *
fit (const Poster *p, const char *text, double width, const Style *style)
{
  PangoLayout *layout = layout_new (p, text, style->size, style, width);

  for (double size = style->size - 2;
       size >= style->least && pango_layout_get_line_count (layout) > style->lines; size -= 2) {
    g_object_unref (layout);
    layout = layout_new (p, text, size, style, width);
  }
  return layout;
}

/* x: from where lines begin; y: of the middle. Returns the height. */
static double
put (const Poster *p, const char *text, double x, double y, double width, UmpRgb ink, const Style *style)
{
  g_autoptr (PangoLayout) layout = fit (p, text, width, style);
  PangoRectangle box;

  pango_layout_get_extents (layout, NULL, &box);
  cairo_set_source_rgb (p->cr, ink.r, ink.g, ink.b);
  cairo_move_to (p->cr, p->rtl ? WIDTH - x - width : x, y - box.height / 2.0 / PANGO_SCALE);
  pango_cairo_show_layout (p->cr, layout);
  return box.height / (double) PANGO_SCALE;
}

static const char *
tr (const Poster *p, const char *message)
{
  return ump_words_translate (p->words, message);
}

/* ---- the upper part ------------------------------------------------------------------------------------ */

static UmpRgb
mix (UmpRgb a, UmpRgb b, double part)
{
  return (UmpRgb){ a.r + (b.r - a.r) * part, a.g + (b.g - a.g) * part, a.b + (b.b - a.b) * part };
}

static void
fill (const Poster *p, UmpRgb colour, double x, double y, double width, double height)
{
  cairo_set_source_rgb (p->cr, colour.r, colour.g, colour.b);
  cairo_rectangle (p->cr, x, y, width, height);
  cairo_fill (p->cr);
}

/* The seats that won, in their order. */
static int
winners (const Poster *p, int *seats)
{
  int n = 0;

  for (int seat = 0; p->story != NULL && seat < p->setup->n_seats; seat++)
    if (p->story->winners >> seat & 1u)
      seats[n++] = seat;
  return n;
}

static UmpRgb
ground_of (const Poster *p, int seat)
{
  return seat >= 0 ? ump_mark_fill (p->marks[seat]) : PLAIN;
}

/* Everybody who won has an equal part; above it an arc that is a little lighter. */
static void
paint_ground (const Poster *p)
{
  int seats[UMP_MAX_SEATS] = { -1 }, n = MAX (winners (p, seats), 1);

  for (int pass = 0; pass < 2; pass++) {
    cairo_save (p->cr);
    cairo_rectangle (p->cr, 0, 0, WIDTH, HERO);
    cairo_clip (p->cr);
    if (pass == 1) {
      cairo_save (p->cr);
      cairo_translate (p->cr, WIDTH / 2, 120);
      cairo_scale (p->cr, 740, 450);
      cairo_arc (p->cr, 0, 0, 1, 0, 2 * G_PI);
      cairo_restore (p->cr);
      cairo_clip (p->cr);
    }
    for (int i = 0; i < n; i++)
      fill (p, mix (ground_of (p, seats[i]), WHITE, pass * 0.1), i * WIDTH / n, 0, WIDTH / n + 1, HERO);
    cairo_restore (p->cr);
  }
}

/* What everybody at the table sees may be shown of a game that goes on. */
static int
open_cards (const Poster *p, UmpCard *cards)
{
  int n = 0;

  for (int zone = 0; zone < p->setup->n_zones; zone++) {
    const UmpZoneDef *def = &p->setup->game->zones[p->setup->zones[zone].def];
    const UmpZone *here = ump_table_zone (p->table, zone);

    for (int i = 0; i < here->n && !def->face_down && def->print == UMP_PRINT_CARDS && n < FAN; i++)
      if (here->cards[i].face != 0 && !p->setup->game->faces[here->cards[i].face].piece)
        cards[n++] = here->cards[i];
  }
  return n;
}

static void
paint_card (const Poster *p, const UmpLook *look, const char *stand_in, UmpCardFlags flags, double turn)
{
  cairo_save (p->cr);
  cairo_translate (p->cr, WIDTH / 2, 104 + RADIUS);
  cairo_rotate (p->cr, turn);
  ump_card_paint (p->cr, look, stand_in, flags, UMP_THEME_LIGHT, -CARD / 2, -RADIUS, CARD);
  cairo_restore (p->cr);
}

static void
paint_fan (const Poster *p)
{
  UmpCard cards[FAN];
  int n = p->story != NULL ? ump_story_cards (p->story, cards, FAN) : open_cards (p, cards);
  const UmpLook *tile = p->setup->game->tile;

  for (int i = 0; i < n; i++) {
    UmpCardFlags flags = UMP_CARD_PLAIN;
    UmpCardSight sight;
    UmpLook look;

    ump_card_sight (p->setup, cards[i], &sight);
    look = ump_card_sight_look (&sight, &flags);
    paint_card (p, &look, *sight.stand_in ? sight.stand_in : NULL, flags, (i - (n - 1) / 2.0) * STEP);
  }
  if (n == 0 && tile[0].art == UMP_ART_SHEET)
    ump_fan_paint (p->cr, tile, 1, UMP_THEME_LIGHT, WIDTH / 2 - ump_fan_width (tile, 1, CARD) / 2, 120, CARD);
  for (int i = 0; n == 0 && i < 3 && tile[0].art != UMP_ART_SHEET; i++)
    paint_card (p, &tile[i], NULL, UMP_CARD_PLAIN, (i - 1) * STEP);
}

/* The cards sink into the ground. */
static void
paint_haze (const Poster *p)
{
  int seats[UMP_MAX_SEATS] = { -1 }, n = MAX (winners (p, seats), 1);

  for (int i = 0; i < n; i++) {
    UmpRgb ground = ground_of (p, seats[i]);
    cairo_pattern_t *haze = cairo_pattern_create_linear (0, 352, 0, 450);

    cairo_pattern_add_color_stop_rgba (haze, 0, ground.r, ground.g, ground.b, 0);
    cairo_pattern_add_color_stop_rgba (haze, 1, ground.r, ground.g, ground.b, 1);
    cairo_set_source (p->cr, haze);
    cairo_rectangle (p->cr, i * WIDTH / n, 352, WIDTH / n + 1, HERO - 352);
    cairo_fill (p->cr);
    cairo_pattern_destroy (haze);
  }
}

static void
paint_mark (const Poster *p, int seat, double x, double y, double size)
{
  g_autofree char *letter = ump_shown_initial (p->setup->names[seat]);
  UmpPersonMark mark = { p->marks[seat], letter, UMP_COLOUR_NONE };

  ump_mark_paint (p->cr, &mark, UMP_THEME_LIGHT, x, y, size);
}

static void
paint_winners (const Poster *p)
{
  static const Style large = { 132, 72, PANGO_WEIGHT_ULTRABOLD, 0.5, 1 };
  static const Style two = { 72, 30, PANGO_WEIGHT_ULTRABOLD, 0.5, 2 };
  int seats[UMP_MAX_SEATS], n = winners (p, seats);
  double box = n > 4 ? 96 : 158, gap = box + 20;
  g_autofree char *state = NULL;
  const char *title;

  for (int i = 0; i < n; i++) {
    double x = WIDTH / 2 - (n - 1) * gap / 2 + i * gap - box / 2;

    ump_pen_rounded (p->cr, x, 541 - box / 2, box, box, box / 4);
    ump_pen_fill (p->cr, WHITE);
    paint_mark (p, seats[i], x + box * 0.13, 541 - box * 0.37, box * 0.74);
  }
  if (p->story == NULL) {
    UmpScorePad pad;
    UmpText text;

    ump_score_pad_init (&pad, p->session, p->match, p->words);
    ump_score_pad_state (&pad, &text);
    state = ump_text_format (&text, NULL, p->words);
    ump_score_pad_clear (&pad);
  }
  title = state != NULL ? state : p->story->winner;
  {
    g_autoptr (PangoLayout) layout = fit (p, title, WIDTH - 2 * EDGE, &large);

    put (p, title, EDGE, n > 0 ? 698 : 640, WIDTH - 2 * EDGE, WHITE,
         pango_layout_get_line_count (layout) > 1 ? &two : &large);
  }
}

static void
paint_hero (const Poster *p)
{
  static const Style start = { 34, 14, PANGO_WEIGHT_BOLD, 0, 1 }, end = { 34, 14, PANGO_WEIGHT_BOLD, 1, 1 };
  const char *title = ump_session_title (p->session);
  g_autofree char *evening = ump_shown (title, UMP_SHOWN_TITLE),
                  *name = ump_shown (ump_export_game_name (p->session, p->game, p->words), UMP_SHOWN_TITLE);

  paint_ground (p);
  paint_fan (p);
  paint_haze (p);
  put (p, name, EDGE, 68, WIDTH / 2 - EDGE - 10, WHITE, &start);
  put (p, evening, WIDTH / 2 + 10, 68, WIDTH / 2 - EDGE - 10, WHITE, &end);
  paint_winners (p);
}

/* ---- the lower part ------------------------------------------------------------------------------ */

/* The two heaviest moments, if both fit. */
static void
paint_sentence (const Poster *p)
{
  static const Style style = { 37, 26, PANGO_WEIGHT_NORMAL, 0.5, 2 };
  g_autoptr (GPtrArray) moments = p->story != NULL ? ump_story_by_weight (p->story) : NULL;
  g_autofree char *text = NULL;

  if (moments == NULL)
    return;
  text = g_strdup (moments->len > 0 ? ((UmpMoment *) moments->pdata[0])->words : p->story->how);
  if (moments->len > 1) {
    g_autofree char *both = g_strconcat (text, " ", ((UmpMoment *) moments->pdata[1])->words, NULL);
    g_autoptr (PangoLayout) layout = fit (p, both, WIDTH - 2 * EDGE, &style);

    if (pango_layout_get_line_count (layout) <= 2) {
      g_free (text);
      text = g_steal_pointer (&both);
    }
  }
  put (p, text, EDGE, 862, WIDTH - 2 * EDGE, INK, &style);
}

static void
paint_place (const Poster *p, int seat, double x, double y, double width, double height)
{
  gboolean first = p->totals[seat].rank == 1 && p->story != NULL;
  double h = MIN (height, 88), size = h * (first ? 0.7 : 0.64);
  Style place = { h * 0.4, 8, PANGO_WEIGHT_BOLD, 0, 1 },
        name = { h * 0.48, 8, first ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, 0, 1 },
        sum = { h * (first ? 0.6 : 0.54), 8, PANGO_WEIGHT_ULTRABOLD, 1, 1 };
  g_autofree char *rank = g_strdup_printf ("%d", p->totals[seat].rank),
                  *points = g_strdup_printf ("%" G_GINT64_FORMAT, p->totals[seat].points);
  UmpRgb ink = first ? ump_mark_fill (p->marks[seat]) : DIM;
  double at = x + 22 + h * 0.5;
  double sums = p->setup->game->no_points ? 0 : width * 0.26;

  if (first) {
    UmpRgb ground = mix (PAPER, ink, 0.14);

    ump_pen_rounded (p->cr, p->rtl ? WIDTH - x - width : x, y, width, h, 20);
    ump_pen_fill (p->cr, ground);
  }
  put (p, rank, x + 22, y + h / 2, h * 0.5, ink, &place);
  paint_mark (p, seat, p->rtl ? WIDTH - at - size : at, y + (h - size) / 2, size);
  put (p, p->setup->shown[seat], at + size + 18, y + h / 2, width - 22 - (at - x) - size - 24 - sums, INK,
       &name);
  if (sums > 0)
    put (p, points, x + width - 22 - sums, y + h / 2, sums, INK, &sum);
}

static void
paint_places (const Poster *p)
{
  int n = p->setup->n_seats, columns = n >= MANY ? 2 : 1, rows = (n + columns - 1) / columns, k = 0;
  gboolean chart = columns == 1 && ump_chart_is_worth (p->match);
  double width = columns == 2 || chart ? 470 : 640, height = (BOTTOM - RANKING) / rows;

  for (int rank = 1; rank <= n; rank++)
    for (int seat = 0; seat < n; seat++)
      if (p->totals[seat].rank == rank) {
        double x = columns == 2 || chart ? 56 + k / rows * 498.0 : (WIDTH - width) / 2;

        paint_place (p, seat, x, RANKING + k % rows * height, width, height - 4);
        k++;
      }
  if (chart) {
    UmpChartStyle style = { .width = 476,
                            .height = 326,
                            .font = "Cantarell, Sans",
                            .text = 25,
                            .rtl = p->rtl,
                            .ink = { 0.14, 0.12, 0.11 },
                            .dim = { 0.42, 0.4, 0.35 } };

    memcpy (style.marks, p->marks, sizeof style.marks);
    cairo_save (p->cr);
    cairo_translate (p->cr, p->rtl ? WIDTH - 556 - 476 : 556, 938);
    ump_draw_chart (p->cr, p->context, p->match, &style);
    cairo_restore (p->cr);
  }
}

static void
paint_foot (const Poster *p)
{
  static const Style left = { 28, 14, PANGO_WEIGHT_NORMAL, 0, 1 },
                     right = { 28, 14, PANGO_WEIGHT_BOLD, 1, 1 };
  g_autofree char *foot = ump_story_foot (p->session, p->game, p->words);

  fill (p, mix (PAPER, DIM, 0.3), EDGE, 1282, WIDTH - 2 * EDGE, 2);
  put (p, foot, EDGE, FOOT + 18, WIDTH - 2 * EDGE - 200, DIM, &left);
  put (p, tr (p, N_ ("Umpire")), WIDTH - EDGE - 180, FOOT + 18, 180, DIM, &right);
}

void
ump_draw_poster (cairo_t *cr, PangoContext *context, UmpSession *session, guint game, gboolean rtl,
                 const UmpWords *words)
{
  UmpMatch *match = ump_session_match (session, game);
  Poster p = { .cr = cr,
               .context = context,
               .session = session,
               .game = game,
               .match = match,
               .setup = ump_match_setup (match),
               .table = ump_match_table (match),
               .words = words,
               .rtl = rtl };

  ump_session_marks (session, game, p.marks);
  ump_score_totals (p.table, p.totals);
  if (ump_table_state (p.table) == UMP_FINISHED && ump_match_refusal (match) == NULL)
    p.story = ump_story_new (match, words);
  fill (&p, PAPER, 0, 0, WIDTH, UMP_POSTER_HEIGHT);
  paint_hero (&p);
  paint_sentence (&p);
  paint_places (&p);
  paint_foot (&p);
  ump_story_free (p.story);
}
