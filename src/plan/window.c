/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table window's bars, around the plan of its table. */
#include "window.h"

#include "build.h"

/* At that size everything is as large as it says here, in px; another one is larger or smaller in proportion.
 * */
#define WIDTH 1280.0
#define HEIGHT 720.0

#define HEAD 80
#define FOOT 74
#define EDGE 32
#define MARK 62

/* Steps are as large as there is room, in px, and have that part of the width beside a table. */
#define MOST_STEP 34
#define LEAST_STEP 14
#define STEPS_PART 0.4

static UmpBox *
words (UmpPlanner *p, const char *text, float size, int weight, UmpInk ink)
{
  UmpBox *box = ump_words (p, UMP_STYLE_NAME, text);

  if (box == NULL)
    return NULL;
  box->spot.style.size = size * p->unit;
  box->spot.style.weight = (guint16) weight;
  box->spot.name = box->spot.text;
  return ump_inked (box, ink);
}

/* A person's name is cut before anything else of the line is broken. */
static UmpBox *
head (UmpPlanner *p, const UmpWindowWords *said)
{
  UmpBox *mark = said->seat != UMP_NOBODY ? ump_person_mark (p, said->seat, ump_px (p, MARK, MARK)) : NULL;
  UmpBox *name = words (p, said->name, 44, 800, UMP_INK_TEXT),
         *does = words (p, said->does, 32, 400, UMP_INK_TEXT);
  UmpBox *title = ump_sided (words (p, said->title, 22, 400, UMP_INK_DIM), UMP_LIE_END, p);
  UmpBox *round = ump_sided (words (p, said->round, 22, 400, UMP_INK_DIM), UMP_LIE_END, p);
  UmpBox *aside = ump_lie (OF (ump_column (p, 0), title, round), UMP_LIE_FILL, UMP_LIE_CENTRE);
  UmpBox *row = OF (ump_row (p, ump_px (p, 16, 16)), mark, name, does, ump_grow (ump_room (p, 0, 0)), aside);

  if (name != NULL)
    name->spot.name = NULL;
  if (name != NULL && said->seat != UMP_NOBODY) {
    name->spot.style.cut = TRUE;
    name->spot.seat = said->seat;
    name->width = ump_px (p, 200, 200);
  }
  if (does != NULL)
    does->spot.name = NULL;
  ump_pad (row, ump_px (p, EDGE, EDGE), ump_px (p, 6, 6));
  row->height = ump_px (p, HEAD, HEAD);
  ump_show (row, UMP_SPOT_BAR);
  row->spot.name = said->prompt != NULL ? g_string_chunk_insert_const (p->strings, said->prompt) : NULL;
  return row;
}

static UmpBox *
foot (UmpPlanner *p, const UmpWindowWords *said)
{
  UmpBox *sentence = words (p, said->sentence, 30, 700, UMP_INK_TEXT);
  UmpBox *hand =
      ump_lie (ump_room (p, ump_px (p, 30, 30), ump_px (p, 30, 30)), UMP_LIE_START, UMP_LIE_CENTRE);
  UmpBox *row = OF (ump_row (p, ump_px (p, 16, 16)), hand, ump_grow (sentence));

  ump_pad (row, ump_px (p, EDGE, EDGE), ump_px (p, 12, 12));
  row->height = ump_px (p, FOOT, FOOT);
  ump_show (row, UMP_SPOT_BAR);
  if (sentence == NULL)
    return row;
  ump_show (hand, UMP_SPOT_HAND);
  row->spot.name = sentence->spot.name;
  sentence->spot.name = NULL;
  return row;
}

static UmpBox *
step (UmpPlanner *p, int number, UmpText text, float size)
{
  g_autofree char *count = g_strdup_printf ("%d", number);
  UmpBox *box = words (p, count, size, 700, UMP_INK_DIM),
         *said = words (p, ump_said (p, text), size, 600, UMP_INK_TEXT);

  ump_sided (box, UMP_LIE_END, p);
  box->width = ump_px (p, size * 1.3, size * 1.3);
  box->spot.name = NULL;
  return OF (ump_row (p, ump_px (p, 16, 16)), ump_lie (box, UMP_LIE_START, UMP_LIE_START), ump_grow (said));
}

/* As large as all of them fit; the edge below may be cut. */
static UmpPlan *
steps_plan (const UmpPlanRequest *request, const UmpWindowWords *said)
{
  UmpPlanRequest ask = *request;
  UmpPlan *plan = NULL;

  ask.height = 0;
  for (float size = MOST_STEP; size >= LEAST_STEP; size -= 2) {
    UmpPlanner *p = ump_planner_new (&ask);
    UmpBox *column;
    int edge;

    g_clear_pointer (&plan, ump_plan_free);
    p->unit = (float) (ask.em / UMP_EM);
    edge = ump_px (p, EDGE, EDGE);
    column = ump_column (p, ump_px (p, size / 2, size / 2));
    for (guint i = said->from; i < said->steps->steps->len; i++)
      ump_box_add (column, step (p, (int) (i - said->from) + 1, ump_steps_get (said->steps, i)->words, size));
    plan = ump_planner_finish (p, column, edge);
    ump_planner_free (p);
    if (plan->height - edge <= request->height)
      break;
  }
  return plan;
}

/* The spots of one plan behind those of another, moved. */
static void
append (UmpPlan *to, const UmpPlan *plan, int x, int y)
{
  to->spots = g_renew (UmpSpot, to->spots, (gsize) (to->n_spots + plan->n_spots) + 1);
  for (int i = 0; i < plan->n_spots; i++) {
    UmpSpot *spot = &to->spots[to->n_spots + i];
    *spot = plan->spots[i];
    spot->x += x;
    spot->y += y;
    if (spot->parent >= 0)
      spot->parent += to->n_spots;
    spot->text = spot->text != NULL ? g_string_chunk_insert_const (to->strings, spot->text) : NULL;
    spot->name = spot->name != NULL ? g_string_chunk_insert_const (to->strings, spot->name) : NULL;
    spot->description =
        spot->description != NULL ? g_string_chunk_insert_const (to->strings, spot->description) : NULL;
  }
  to->n_spots += plan->n_spots;
}

/* The table, and what hands do before the next round behind it in reading order. */
static void
add_middle (UmpPlan *plan, const UmpPlanRequest *request, const UmpWindowWords *said, UmpPlanFit *fit, int y)
{
  UmpPlanRequest table = *request, steps = *request;
  gboolean has_steps = said->steps != NULL && said->from < said->steps->steps->len;

  if (has_steps) {
    if (ump_table_get (request->table, UMP_COUNTER_ROUND) > 0)
      steps.width = (int) (request->width * STEPS_PART);
    table.width -= steps.width;
  }
  if (table.width > 0) {
    g_autoptr (UmpPlan) of_table = ump_plan_new (&table, fit);
    append (plan, of_table, request->rtl ? request->width - table.width : 0, y);
  }
  if (has_steps) {
    g_autoptr (UmpPlan) of_steps = steps_plan (&steps, said);
    append (plan, of_steps, request->rtl ? 0 : table.width, y);
  }
}

UmpPlan *
ump_window_plan_new (const UmpPlanRequest *request, const UmpWindowWords *said, UmpPlanFit *fit,
                     UmpSpot *cloth)
{
  UmpPlanRequest ask = *request;
  UmpPlanner *p;
  UmpBox *root, *middle;
  UmpPlan *plan;

  ask.em = UMP_EM * MIN (request->width / WIDTH, request->height / HEIGHT);
  ask.shape = UMP_PLAN_WINDOW;
  p = ump_planner_new (&ask);
  p->unit = (float) (ask.em / UMP_EM);
  middle = ump_grow (ump_room (p, 0, 0));
  root = OF (ump_column (p, 0), head (p, said), middle, foot (p, said));
  plan = ump_planner_finish (p, root, 0);
  *cloth = middle->spot;
  ask.height = cloth->height;
  if (!ask.table->setup->game->no_table && cloth->height > 0)
    add_middle (plan, &ask, said, fit, cloth->y);
  ump_planner_free (p);
  return plan;
}
