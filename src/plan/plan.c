/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search for the sizes with which a table fits, and the spots that come of it. */
#include "build.h"

#include <string.h>

/* The cloth's size in em for which the words are at 100 %. */
#define CLOTH_WIDTH 46.0
#define CLOTH_HEIGHT 43.0
/* Words and cards of the table window. */
#define WINDOW_STEP 1.45
#define WINDOW_CARDS 1.6
#define WINDOW_LEAST 0.8
/* It cannot scroll: its words are made smaller, to that. */
#define WINDOW_LEAST_STEP 0.5
#define WINDOW_LESS 0.8
/* Where so much of the height is left over, words grow, up to that step. */
#define MUCH_LEFT 0.4
#define MOST_GROWN 1.3
/* A plan that needs less than this of what it needed is made anew. */
#define STILL_NEEDED 0.62

static const double steps[] = { 1, 1.15, 1.3, 1.5, 1.7 };

/* ---- one try ------------------------------------------------------------------------------------ */

/* The inside of the cloth. */
static int
edge_of (const UmpPlanner *p)
{
  return ump_px (p, p->window ? 10 : 12, 7);
}

static UmpBox *
build (UmpPlanner *p, const UmpPlanKind *kind, const UmpPlanFit *fit)
{
  UmpBox *root;

  g_ptr_array_set_size (p->boxes, 0);
  p->card = fit->card;
  p->brief = fit->brief;
  p->unit = (float) (p->ask->em / UMP_EM * fit->step);
  root = kind->build (p);
  ump_box_prepare (root, p->ask->measure);
  return root;
}

/* The height that it needs; 0: it is too wide. */
static int
needs (UmpPlanner *p, const UmpPlanKind *kind, const UmpPlanFit *fit)
{
  UmpBox *root = build (p, kind, fit);
  int inner = p->ask->width - 2 * edge_of (p);

  return root->least <= inner ? ump_box_height (root, p->ask->measure, inner) + 2 * edge_of (p) : 0;
}

static gboolean
try_card (UmpPlanner *p, const UmpPlanKind *kind, UmpPlanFit *fit, int card)
{
  fit->card = card;
  fit->need = needs (p, kind, fit);
  return fit->need > 0 && fit->need <= p->ask->height;
}

/* The largest card of a range with which everything fits. */
static gboolean
search (UmpPlanner *p, const UmpPlanKind *kind, UmpPlanFit *fit, int least, int most)
{
  UmpPlanFit best = { 0 };

  while (least <= most) {
    int card = (least + most) / 2;
    if (try_card (p, kind, fit, card)) {
      best = *fit;
      least = card + 1;
    } else {
      most = card - 1;
    }
  }
  if (best.card == 0)
    return FALSE;
  *fit = best;
  return TRUE;
}

/* ---- what is chosen ----------------------------------------------------------------------------- */

/* The largest word step for the cloth's size. */
static double
step_of (const UmpPlanRequest *ask)
{
  double room = MIN (ask->width / (CLOTH_WIDTH * ask->em), ask->height / (CLOTH_HEIGHT * ask->em));
  double step = steps[0];

  if (ask->shape == UMP_PLAN_WINDOW)
    return WINDOW_STEP;
  for (guint i = 0; i < G_N_ELEMENTS (steps) && ask->shape == UMP_PLAN_WIDE; i++)
    if (steps[i] <= room)
      step = steps[i];
  return step;
}

static int
most_card (const UmpPlanRequest *ask, const UmpPlanKind *kind, double step)
{
  double scale = ask->shape == UMP_PLAN_WINDOW ? WINDOW_CARDS * ask->em / UMP_EM : step;

  return (int) (kind->most * scale);
}

/* Where the largest card leaves much room, words take one or two steps of it. */
static void
grow_words (UmpPlanner *p, const UmpPlanKind *kind, UmpPlanFit *fit)
{
  for (guint i = 1; i < G_N_ELEMENTS (steps) && steps[i] <= MOST_GROWN; i++) {
    UmpPlanFit larger = *fit;
    if (fit->card < most_card (p->ask, kind, fit->step) || steps[i] <= fit->step ||
        fit->need > p->ask->height * (1 - MUCH_LEFT))
      continue;
    larger.step = steps[i];
    if (search (p, kind, &larger, fit->card, most_card (p->ask, kind, larger.step)))
      *fit = larger;
  }
}

static void
choose (UmpPlanner *p, const UmpPlanKind *kind, UmpPlanFit *fit)
{
  const UmpPlanRequest *ask = p->ask;
  UmpPlanFit larger;

  fit->step = step_of (ask);
  fit->brief = FALSE;
  if (search (p, kind, fit, (int) (kind->least * (ask->shape == UMP_PLAN_WINDOW ? WINDOW_LEAST : 1)),
              most_card (ask, kind, fit->step))) {
    if (ask->shape == UMP_PLAN_WIDE)
      grow_words (p, kind, fit);
    return;
  }
  fit->brief = TRUE;
  if (search (p, kind, fit, kind->least_brief, most_card (ask, kind, fit->step)))
    return;
  fit->step = 1;
  for (; ask->shape == UMP_PLAN_WINDOW && fit->step > WINDOW_LEAST_STEP; fit->step *= WINDOW_LESS)
    if (search (p, kind, fit, kind->least_brief, most_card (ask, kind, fit->step)))
      return;
  /* the least cards may have a form of their own for what is too wide else */
  larger = *fit;
  try_card (p, kind, &larger, kind->least_brief + 1);
  try_card (p, kind, fit, kind->least_brief);
  if (larger.need > 0 && (fit->need == 0 || larger.need < fit->need))
    *fit = larger;
}

/* What is chosen holds as long as the turn does, and longer unless much less is needed now. */
static gboolean
still_holds (UmpPlanner *p, const UmpPlanKind *kind, UmpPlanFit *fit, int turn)
{
  const UmpPlanRequest *ask = p->ask;
  int needed = fit->need;
  gboolean fits;

  if (fit->card == 0 || fit->width != ask->width || fit->height != ask->height || fit->em != ask->em ||
      fit->shape != ask->shape)
    return FALSE;
  fits = try_card (p, kind, fit, fit->card);
  if (fits && (fit->turn == turn || fit->need >= needed * STILL_NEEDED))
    fit->need = needed;
  else
    fits = FALSE;
  return fits;
}

static int
turn_of (const UmpTable *table)
{
  return ump_table_get (table, UMP_COUNTER_ROUND) * (UMP_MAX_SEATS + 2) + ump_acting_seat (table) + 1;
}

/* ---- spots -------------------------------------------------------------------------------------- */

static guint64
mix (guint64 hash, gint64 value)
{
  return (hash ^ (guint64) value) * G_GUINT64_CONSTANT (1099511628211);
}

/* The same for the same thing, wherever it is: what is known of it, and the how-manieth of these it is. */
static guint64
id_of (const UmpPlan *plan, const UmpSpot *spot)
{
  gboolean apart = spot->sort == UMP_SPOT_CARD || spot->sort == UMP_SPOT_CHIP || spot->sort == UMP_SPOT_KEY;
  guint64 id = spot->parent >= 0 ? plan->spots[spot->parent].id : G_GUINT64_CONSTANT (14695981039346656037);
  gboolean taken = TRUE;

  id = mix (id, spot->sort == UMP_SPOT_CHIP ? UMP_SPOT_CARD : (gint64) spot->sort);
  id = mix (id, spot->zone + 1);
  id = mix (id, spot->seat + 1);
  id = mix (id, apart ? ump_card_pack (spot->card) : 0);
  id = mix (id, spot->sort == UMP_SPOT_WORDKEY ? spot->position + 1 : 0);
  id = mix (id, spot->flags & UMP_SPOT_GHOST);
  while (taken || id == 0) {
    id = mix (id, 1);
    taken = FALSE;
    for (int i = 0; i < plan->n_spots && !taken; i++)
      taken = plan->spots[i].id == id;
  }
  return id;
}

static void
flatten (UmpPlan *plan, const UmpBox *box, int parent)
{
  if (box->shown && box->spot.width > 0 && box->spot.height > 0) {
    UmpSpot *spot = &plan->spots[plan->n_spots];
    *spot = box->spot;
    spot->parent = parent;
    spot->id = id_of (plan, spot);
    if (parent >= 0)
      spot->flags |= plan->spots[parent].flags & UMP_SPOT_OWN;
    if (ump_spot_is_group (spot))
      parent = plan->n_spots;
    plan->n_spots++;
  }
  for (const UmpBox *child = box->first; child != NULL; child = child->next)
    flatten (plan, child, parent);
}

/* How many cards of a group's zone are seen in it one by one. */
static int
count_seen (const UmpPlan *plan, int group)
{
  int n = 0;

  for (int i = group + 1; i < plan->n_spots && plan->spots[i].parent >= group; i++)
    n += plan->spots[i].zone == plan->spots[group].zone && plan->spots[i].position >= 0 &&
         !(plan->spots[i].flags & UMP_SPOT_GHOST);
  return n;
}

/* Cards answer for themselves; of those that are not seen one by one, their zone's group does. */
static void
make_zones_buttons (UmpPlan *plan, const UmpTable *table)
{
  for (int i = 0; i < plan->n_spots; i++) {
    UmpSpot *spot = &plan->spots[i];
    if (ump_spot_is_group (spot) && spot->zone >= 0 &&
        count_seen (plan, i) < ump_table_zone (table, spot->zone)->n)
      spot->flags |= UMP_SPOT_BUTTON;
  }
}

UmpPlanner *
ump_planner_new (const UmpPlanRequest *request)
{
  UmpPlanner *p = g_new0 (UmpPlanner, 1);

  p->ask = request;
  p->table = request->table;
  p->setup = request->table->setup;
  p->strings = g_string_chunk_new (1024);
  p->boxes = g_ptr_array_new_with_free_func (g_free);
  p->acting = ump_acting_seat (request->table);
  p->tight = request->shape == UMP_PLAN_TIGHT;
  p->window = request->shape == UMP_PLAN_WINDOW;
  ump_score_totals (request->table, p->totals);
  return p;
}

void
ump_planner_free (UmpPlanner *p)
{
  g_clear_pointer (&p->strings, g_string_chunk_free);
  g_ptr_array_unref (p->boxes);
  g_free (p);
}

UmpPlan *
ump_planner_finish (UmpPlanner *p, UmpBox *root, int edge)
{
  UmpPlan *plan = g_new0 (UmpPlan, 1);
  int inner;

  ump_box_prepare (root, p->ask->measure);
  inner = MAX (p->ask->width - 2 * edge, root->least);
  plan->setup = ump_setup_ref ((UmpSetup *) p->setup);
  plan->width = p->ask->width;
  plan->height = MAX (p->ask->height, ump_box_height (root, p->ask->measure, inner) + 2 * edge);
  ump_box_place (root, p->ask->measure, edge, edge, inner, plan->height - 2 * edge, p->ask->rtl);
  plan->spots = g_new0 (UmpSpot, p->boxes->len);
  flatten (plan, root, -1);
  if (p->ask->tappable)
    make_zones_buttons (plan, p->table);
  plan->strings = g_steal_pointer (&p->strings);
  return plan;
}

UmpPlan *
ump_plan_new (const UmpPlanRequest *request, UmpPlanFit *fit)
{
  const UmpPlanKind *kind = ump_plan_kind (request->table->setup->game);
  UmpPlanner *p = ump_planner_new (request);
  int turn = turn_of (request->table);
  UmpPlan *plan;
  UmpBox *root;

  if (!still_holds (p, kind, fit, turn)) {
    choose (p, kind, fit);
    fit->width = request->width;
    fit->height = request->height;
    fit->em = request->em;
    fit->shape = request->shape;
  }
  fit->turn = turn;
  root = build (p, kind, fit); /* before the edge is asked for: it goes by the step that was taken */
  plan = ump_planner_finish (p, root, edge_of (p));
  ump_planner_free (p);
  return plan;
}

void
ump_plan_free (UmpPlan *plan)
{
  if (plan == NULL)
    return;
  ump_setup_unref (plan->setup);
  g_string_chunk_free (plan->strings);
  g_free (plan->spots);
  g_free (plan);
}

const UmpSpot *
ump_plan_find (const UmpPlan *plan, int zone, int position)
{
  for (int i = 0; i < plan->n_spots; i++) {
    const UmpSpot *spot = &plan->spots[i];
    if (spot->zone == zone && spot->position == position && !(spot->flags & UMP_SPOT_GHOST))
      return spot;
  }
  return NULL;
}
