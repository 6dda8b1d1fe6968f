/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board. While sizes are given it only computes, and places what is there; widgets are made and dropped
 * when it is told to update, or at the next tick of the frame clock. */
#include "board.h"

#include <math.h>

#include <adwaita.h>

#include "spot-view.h"
#include "../widgets/card-view.h"
#include "../widgets/fly.h"
#include "../widgets/parts.h"
#include "paint/spot-paint.h"

/* px at 100 %, and so many cards fly at once. */
#define CORNER 14
#define MOST_FLIGHTS 12
/* px that one notch of a wheel moves the spots where they have no room. */
#define NOTCH 60
/* Of the way aside so much counts for what lies straight ahead, too: its middle may be aside. */
#define ASIDE 0.1
#define FAR 100000.0
/* px that a finger moves before it drags. */
#define DRAG 8

struct _UmpBoard {
  GtkWidget parent_instance;
  UmpBoardPlan func;
  gpointer user_data;
  UmpMeasure *measure;
  UmpPlan *plan;     /* NULL before the first size */
  GHashTable *views; /* id → UmpSpotView, with a reference: groups come and go around what they hold */
  GtkWidget *fly;
  int width, height;
  int scrolled;     /* px */
  int dragged_from; /* where it was scrolled to; below 0: it is not dragged */
  gboolean dark;
  gboolean bare;
  gboolean stale; /* the plan is of what was to be seen before */
  guint tick;
};

G_DEFINE_FINAL_TYPE (UmpBoard, ump_board, GTK_TYPE_WIDGET)

enum { TAPPED, ASKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- views -------------------------------------------------------------------------------------- */

static UmpSpotView *
view_of (UmpBoard *self, const UmpSpot *spot)
{
  return g_hash_table_lookup (self->views, &spot->id);
}

static GtkWidget *
parent_of (UmpBoard *self, const UmpSpot *spot)
{
  return spot->parent >= 0 ? GTK_WIDGET (view_of (self, &self->plan->spots[spot->parent]))
                           : GTK_WIDGET (self);
}

static void
drop_view (GtkWidget *view)
{
  ump_drop_focus (view);
  if (gtk_widget_get_parent (view) != NULL)
    gtk_widget_unparent (view);
}

/* The view of a spot, in its group and behind the one before it; what it was is kept where it can be. */
static UmpSpotView *
ensure_view (UmpBoard *self, const UmpSpot *spot, GtkWidget *before)
{
  GtkWidget *parent = parent_of (self, spot), *view = GTK_WIDGET (view_of (self, spot));
  GtkAccessibleRole role = ump_spot_view_role_for (spot);

  if (view != NULL && ump_spot_view_role (UMP_SPOT_VIEW (view)) != role) {
    drop_view (view);
    g_hash_table_remove (self->views, &spot->id);
    view = NULL;
  }
  if (view == NULL) {
    view = ump_spot_view_new (role);
    ump_spot_view_set (UMP_SPOT_VIEW (view), spot, self->plan->setup, self->dark);
    g_hash_table_insert (self->views, g_memdup2 (&spot->id, sizeof spot->id), g_object_ref_sink (view));
  }
  if (gtk_widget_get_parent (view) != parent)
    drop_view (view);
  if (gtk_widget_get_parent (view) != parent || gtk_widget_get_prev_sibling (view) != before)
    gtk_widget_insert_after (view, parent, before);
  return UMP_SPOT_VIEW (view);
}

/* The plan's spots. */
static GHashTable *
wanted_ids (UmpBoard *self)
{
  GHashTable *wanted = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (int i = 0; i < self->plan->n_spots; i++)
    g_hash_table_add (wanted, &self->plan->spots[i].id);
  return wanted;
}

/* Views of spots that the plan has no more. */
static void
drop_others (UmpBoard *self)
{
  g_autoptr (GHashTable) wanted = wanted_ids (self);
  GPtrArray *gone = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer id, view;

  g_hash_table_iter_init (&iter, self->views);
  while (g_hash_table_iter_next (&iter, &id, &view))
    if (!g_hash_table_contains (wanted, id)) {
      g_ptr_array_add (gone, g_object_ref (view));
      g_hash_table_iter_remove (&iter);
    }
  for (guint i = 0; i < gone->len; i++)
    drop_view (gone->pdata[i]);
  g_ptr_array_unref (gone);
}

/* ---- focus -------------------------------------------------------------------------------------- */

/* The spot that the keyboard is at, with id 0 for none. */
static UmpSpot
focused_spot (UmpBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (UMP_IS_SPOT_VIEW (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return *ump_spot_view_spot (UMP_SPOT_VIEW (focus));
  return (UmpSpot){ 0 };
}

/* How far two lengths are from one another: 0 where they lie beside one another. */
static double
gap_between (int from, int from_size, int to, int to_size)
{
  return MAX (MAX (to - from - from_size, from - to - to_size), 0);
}

/* How far the middle of a spot is from that of another one; in a direction: below 0 where it is not there,
 * and farther where it lies aside. What lies above or below a spot, however far aside, is beside it only
 * where nothing else is. */
static double
distance (const UmpSpot *from, const UmpSpot *to, GtkDirectionType direction)
{
  double dx = to->x + to->width / 2.0 - from->x - from->width / 2.0;
  double dy = to->y + to->height / 2.0 - from->y - from->height / 2.0;
  gboolean across = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  double along = across ? dx : dy;
  double gap_x = gap_between (from->x, from->width, to->x, to->width);
  double gap_y = gap_between (from->y, from->height, to->y, to->height);
  double aside = across ? gap_y : gap_x, ahead = across ? gap_x : gap_y;

  if (direction == GTK_DIR_TAB_FORWARD)
    return hypot (dx, dy);
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_UP)
    along = -along;
  if (along < 1)
    return -1;
  return hypot (along, 2 * aside) + ASIDE * fabs (across ? dy : dx) + (aside > 0 && ahead <= 0 ? FAR : 0);
}

/* Buttons that are nothing to be read only look like one. */
static gboolean
is_stop (const UmpSpot *spot)
{
  return ump_spot_is_button (spot) && spot->name != NULL;
}

/* The nearest button to a spot in a direction, in any for TAB_FORWARD; NULL for none. */
static const UmpSpot *
nearest (UmpBoard *self, const UmpSpot *from, GtkDirectionType direction)
{
  const UmpSpot *best = NULL;
  double least = 0;

  for (int i = 0; i < self->plan->n_spots; i++) {
    const UmpSpot *to = &self->plan->spots[i];
    double away = is_stop (to) && to->id != from->id ? distance (from, to, direction) : -1;
    if (away >= 0 && (best == NULL || away < least)) {
      best = to;
      least = away;
    }
  }
  return best;
}

/* Where the keyboard was, or, if that is gone, at the nearest button. */
static void
restore_focus (UmpBoard *self, const UmpSpot *focused)
{
  UmpSpotView *view = view_of (self, focused);
  const UmpSpot *instead = NULL;

  if (focused->id == 0 || focused_spot (self).id == focused->id)
    return;
  if (view == NULL || !gtk_widget_grab_focus (GTK_WIDGET (view)))
    instead = nearest (self, focused, GTK_DIR_TAB_FORWARD);
  if (instead != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (view_of (self, instead)));
}

/* ---- the plan's views --------------------------------------------------------------------------- */

/* Makes the widgets agree with the plan. */
static void
update_views (UmpBoard *self)
{
  g_autofree GtkWidget **last = g_new0 (GtkWidget *, (gsize) self->plan->n_spots + 1);
  UmpSpot focused = focused_spot (self);

  for (int i = 0; i < self->plan->n_spots; i++) {
    const UmpSpot *spot = &self->plan->spots[i];
    GtkWidget **before = &last[spot->parent + 1];
    UmpSpotView *view = ensure_view (self, spot, *before);

    *before = GTK_WIDGET (view);
    ump_spot_view_set (view, spot, self->plan->setup, self->dark);
    ump_spot_view_announce (view);
    gtk_widget_set_child_visible (GTK_WIDGET (view), TRUE);
  }
  drop_others (self);
  gtk_widget_insert_before (self->fly, GTK_WIDGET (self), NULL);
  restore_focus (self, &focused);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  UmpBoard *self = UMP_BOARD (widget);

  self->tick = 0;
  update_views (self);
  return G_SOURCE_REMOVE;
}

/* ---- places ------------------------------------------------------------------------------------- */

static int
most_scrolled (UmpBoard *self)
{
  return self->plan != NULL ? MAX (self->plan->height - self->height, 0) : 0;
}

/* Scrolls so far that a spot is seen, if it is not. */
static void
bring_in (UmpBoard *self, const UmpSpot *spot)
{
  if (spot->y < self->scrolled)
    self->scrolled = spot->y;
  else if (spot->y + spot->height > self->scrolled + self->height)
    self->scrolled = spot->y + spot->height - self->height;
}

static void
show_own (UmpBoard *self)
{
  self->scrolled = CLAMP (self->scrolled, 0, most_scrolled (self));
  for (int i = 0; i < self->plan->n_spots && most_scrolled (self) > 0; i++) {
    const UmpSpot *spot = &self->plan->spots[i];
    if (spot->flags & UMP_SPOT_OWN && spot->seat != UMP_NOBODY && ump_spot_is_group (spot))
      bring_in (self, spot);
  }
}

/* A new plan for the size that the board has. FALSE: there is none. */
static gboolean
replan (UmpBoard *self)
{
  UmpPlan *plan = self->width > 0 && self->height > 0
                      ? self->func (self->width, self->height, self->measure, self->user_data)
                      : NULL;

  if (plan == NULL)
    return FALSE;
  g_clear_pointer (&self->plan, ump_plan_free);
  self->plan = plan;
  show_own (self);
  return TRUE;
}

static void
place (UmpBoard *self, const UmpSpot *spot, GtkWidget *view)
{
  const UmpSpot *around = spot->parent >= 0 ? &self->plan->spots[spot->parent] : NULL;
  GtkAllocation box = { spot->x - (around != NULL ? around->x : 0),
                        spot->y - (around != NULL ? around->y : self->scrolled), spot->width, spot->height };

  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (view, &box, -1);
}

/* Places the views that there are, in the groups that they are in; TRUE: a spot has none yet, or it is in
 * another group. */
static gboolean
place_all (UmpBoard *self)
{
  gboolean missing = FALSE;

  for (int i = 0; i < self->plan->n_spots; i++) {
    const UmpSpot *spot = &self->plan->spots[i];
    UmpSpotView *view = view_of (self, spot);
    if (view == NULL || gtk_widget_get_parent (GTK_WIDGET (view)) != parent_of (self, spot)) {
      missing = TRUE;
      continue;
    }
    ump_spot_view_set (view, spot, self->plan->setup, self->dark);
    place (self, spot, GTK_WIDGET (view));
  }
  return missing;
}

static void
hide_others (UmpBoard *self)
{
  g_autoptr (GHashTable) wanted = wanted_ids (self);
  GHashTableIter iter;
  gpointer id, view;

  g_hash_table_iter_init (&iter, self->views);
  while (g_hash_table_iter_next (&iter, &id, &view))
    gtk_widget_set_child_visible (view, g_hash_table_contains (wanted, id));
}

static void
ump_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpBoard *self = UMP_BOARD (widget);
  GtkAllocation all = { 0, 0, width, height };
  gboolean resized = width != self->width || height != self->height || self->stale;

  self->stale = FALSE;
  self->width = width;
  self->height = height;
  if (resized && replan (self))
    hide_others (self);
  gtk_widget_measure (self->fly, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->fly, &all, -1);
  if (self->plan != NULL && (place_all (self) || resized) && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (widget, on_tick, NULL, NULL);
}

/* ---- flying ------------------------------------------------------------------------------------- */

typedef struct {
  int zone, position;
  UmpCard card;
  graphene_rect_t from;
} Flight;

static graphene_rect_t
box_of (UmpBoard *self, const UmpSpot *spot)
{
  return GRAPHENE_RECT_INIT ((float) spot->x, (float) (spot->y - self->scrolled), (float) spot->width,
                             (float) spot->height);
}

/* From where cards fly that come from no place that is seen: from below. */
static graphene_rect_t
from_below (UmpBoard *self)
{
  float width = (float) MIN (self->width, self->height) * 0.12f;

  return GRAPHENE_RECT_INIT ((float) self->width / 2 - width / 2, (float) self->height, width, width * 1.4f);
}

static GArray *
note_flights (UmpBoard *self, const UmpEffectSpan *moved)
{
  GArray *flights = g_array_new (FALSE, FALSE, sizeof (Flight));

  for (gsize i = 0; i < moved->n && flights->len < MOST_FLIGHTS; i++) {
    const UmpEffect *e = &moved->effects[i];
    const UmpSpot *from;
    Flight flight;
    if (e->type != UMP_EFFECT_MOVE)
      continue;
    from = ump_plan_find (self->plan, e->from, e->move.at);
    if (from == NULL)
      from = ump_plan_find (self->plan, e->from, -1);
    flight = (Flight){ e->move.to, e->move.to_at, e->move.after,
                       from != NULL ? box_of (self, from) : from_below (self) };
    g_array_append_val (flights, flight);
  }
  return flights;
}

static void
fly (UmpBoard *self, GArray *flights)
{
  for (guint i = 0; i < flights->len; i++) {
    const Flight *flight = &g_array_index (flights, Flight, i);
    const UmpSpot *to = ump_plan_find (self->plan, flight->zone, flight->position);
    graphene_rect_t box;
    if (to == NULL)
      continue;
    box = box_of (self, to);
    ump_fly_add (UMP_FLY (self->fly), self->plan->setup, to->card, &flight->from, &box,
                 GTK_WIDGET (view_of (self, to)));
  }
  ump_fly_start (UMP_FLY (self->fly));
}

static gboolean
is_animated (UmpBoard *self)
{
  gboolean animations = FALSE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return animations && gtk_widget_get_mapped (GTK_WIDGET (self));
}

void
ump_board_update (UmpBoard *self, const UmpEffectSpan *moved)
{
  g_autoptr (GArray) flights = NULL;

  if (moved != NULL)
    ump_fly_end (UMP_FLY (self->fly));
  if (moved != NULL && self->plan != NULL && is_animated (self))
    flights = note_flights (self, moved);
  if (!replan (self))
    return;
  update_views (self);
  if (flights != NULL)
    fly (self, flights);
}

/* ---- taps --------------------------------------------------------------------------------------- */

const UmpSpot *
ump_board_spot (UmpBoard *self, guint64 id)
{
  for (int i = 0; self->plan != NULL && i < self->plan->n_spots; i++)
    if (self->plan->spots[i].id == id)
      return &self->plan->spots[i];
  return NULL;
}

GtkWidget *
ump_board_view (UmpBoard *self, guint64 id)
{
  return g_hash_table_lookup (self->views, &id);
}

GtkWidget *
ump_board_card_view (UmpBoard *self, int zone, int position)
{
  const UmpSpot *spot = self->plan != NULL ? ump_plan_find (self->plan, zone, position) : NULL;

  return spot != NULL ? GTK_WIDGET (view_of (self, spot)) : NULL;
}

void
ump_board_act (UmpBoard *self, guint64 id, gboolean asks)
{
  g_signal_emit (self, signals[asks ? ASKED : TAPPED], 0, id);
}

/* The button under a point, NULL for none. */
static UmpSpotView *
button_at (UmpBoard *self, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  while (widget != NULL && widget != GTK_WIDGET (self)) {
    if (UMP_IS_SPOT_VIEW (widget) && ump_spot_is_button (ump_spot_view_spot (UMP_SPOT_VIEW (widget))))
      return UMP_SPOT_VIEW (widget);
    widget = gtk_widget_get_parent (widget);
  }
  return NULL;
}

static void
on_released (GtkGestureClick *gesture, int n_press, double x, double y, UmpBoard *self)
{
  UmpSpotView *view = button_at (self, x, y);
  gboolean secondary =
      gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) == GDK_BUTTON_SECONDARY;

  if (view != NULL)
    ump_board_act (self, ump_spot_view_spot (view)->id, secondary);
}

static void
on_long_press (GtkGestureLongPress *gesture, double x, double y, UmpBoard *self)
{
  UmpSpotView *view = button_at (self, x, y);

  if (view == NULL)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  ump_board_act (self, ump_spot_view_spot (view)->id, TRUE);
}

/* ---- scrolling, where there is no room ---------------------------------------------------------- */

static void
scroll (UmpBoard *self, int scrolled)
{
  self->scrolled = CLAMP (scrolled, 0, most_scrolled (self));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
scroll_to (UmpBoard *self, const UmpSpot *spot)
{
  bring_in (self, spot);
  scroll (self, self->scrolled);
}

static gboolean
on_scroll (GtkEventControllerScroll *controller, double dx, double dy, UmpBoard *self)
{
  if (most_scrolled (self) == 0)
    return FALSE;
  scroll (self, self->scrolled + (int) (dy * NOTCH));
  return TRUE;
}

/* By a finger. */
static void
on_dragged (GtkGestureDrag *gesture, double dx, double dy, UmpBoard *self)
{
  if (self->dragged_from < 0 && (most_scrolled (self) == 0 || fabs (dy) < DRAG))
    return;
  if (self->dragged_from < 0) {
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
    self->dragged_from = self->scrolled + (int) dy;
  }
  scroll (self, self->dragged_from - (int) dy);
}

static void
on_drag_begun (GtkGestureDrag *gesture, double x, double y, UmpBoard *self)
{
  self->dragged_from = -1;
}

/* ---- keys --------------------------------------------------------------------------------------- */

/* One stop for Tab; inside, the arrows go to what is nearest. */
static gboolean
ump_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  UmpBoard *self = UMP_BOARD (widget);
  UmpSpot focused = focused_spot (self);
  const UmpSpot *to;

  if (focused.id == 0) {
    if (!GTK_WIDGET_CLASS (ump_board_parent_class)->focus (widget, direction))
      return FALSE;
    focused = focused_spot (self);
    scroll_to (self, &focused);
    return TRUE;
  }
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  to = nearest (self, &focused, direction);
  if (to == NULL)
    return FALSE;
  scroll_to (self, to);
  return gtk_widget_grab_focus (GTK_WIDGET (view_of (self, to)));
}

const UmpSpot *
ump_board_focused (UmpBoard *self)
{
  return ump_board_spot (self, focused_spot (self).id);
}

/* The first button that is not off, of those that have one of the flags. */
static const UmpSpot *
first_button (UmpBoard *self, guint flags)
{
  for (int i = 0; self->plan != NULL && i < self->plan->n_spots; i++) {
    const UmpSpot *spot = &self->plan->spots[i];
    if (spot->flags & flags && !(spot->flags & UMP_SPOT_OFF) && is_stop (spot) &&
        view_of (self, spot) != NULL)
      return spot;
  }
  return NULL;
}

gboolean
ump_board_focus_first (UmpBoard *self)
{
  const UmpSpot *spot;

  /* a page that has just come has its sizes, and would have the widgets with its next frame */
  if (self->tick != 0) {
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
    self->tick = 0;
    update_views (self);
  }
  spot = first_button (self, UMP_SPOT_LIVE);
  if (spot == NULL)
    spot = first_button (self, UMP_SPOT_BUTTON);
  if (spot == NULL)
    return FALSE;
  scroll_to (self, spot);
  return gtk_widget_grab_focus (GTK_WIDGET (view_of (self, spot)));
}

/* ---- life --------------------------------------------------------------------------------------- */

static void
ump_board_request (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                   int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
ump_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpBoard *self = UMP_BOARD (widget);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) self->width, (float) self->height);
  cairo_t *cr = self->bare ? NULL : gtk_snapshot_append_cairo (snapshot, &all);

  if (cr != NULL)
    ump_cloth_paint (cr, ump_card_theme_now (self->dark), self->width, self->height, self->dark ? 0 : CORNER);
  g_clear_pointer (&cr, cairo_destroy);
  GTK_WIDGET_CLASS (ump_board_parent_class)->snapshot (widget, snapshot);
}

static void
ump_board_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  UmpBoard *self = UMP_BOARD (widget);

  GTK_WIDGET_CLASS (ump_board_parent_class)->system_setting_changed (widget, setting);
  if (!ump_setting_is_of_text (setting))
    return;
  ump_measure_forget (self->measure);
  ump_board_update (self, NULL);
}

static void
redraw (UmpBoard *self)
{
  GHashTableIter iter;
  gpointer view;

  g_hash_table_iter_init (&iter, self->views);
  while (g_hash_table_iter_next (&iter, NULL, &view))
    gtk_widget_queue_draw (view);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
measure_text (const char *text, const UmpTextStyle *style, int max_width, int *width, int *height,
              gpointer board)
{
  ump_spot_measure (text, style, max_width, width, height, gtk_widget_get_pango_context (board));
}

static void
ump_board_dispose (GObject *object)
{
  UmpBoard *self = UMP_BOARD (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_hash_table_remove_all (self->views);
  ump_remove_children (GTK_WIDGET (self));
  g_clear_pointer (&self->plan, ump_plan_free);
  G_OBJECT_CLASS (ump_board_parent_class)->dispose (object);
}

static void
ump_board_finalize (GObject *object)
{
  UmpBoard *self = UMP_BOARD (object);

  g_hash_table_unref (self->views);
  ump_measure_free (self->measure);
  G_OBJECT_CLASS (ump_board_parent_class)->finalize (object);
}

static void
ump_board_class_init (UmpBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_board_finalize;
  widget_class->measure = ump_board_request;
  widget_class->size_allocate = ump_board_size_allocate;
  widget_class->snapshot = ump_board_snapshot;
  widget_class->focus = ump_board_focus;
  widget_class->system_setting_changed = ump_board_system_setting_changed;
  signals[TAPPED] = g_signal_new ("tapped", UMP_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[ASKED] = g_signal_new ("asked", UMP_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_UINT64);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_board_init (UmpBoard *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkGesture *click = gtk_gesture_click_new (), *hold = gtk_gesture_long_press_new (),
             *drag = gtk_gesture_drag_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  self->measure = ump_measure_new (measure_text, self);
  self->views = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);
  self->fly = ump_fly_new ();
  gtk_widget_set_parent (self->fly, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect (click, "released", G_CALLBACK (on_released), self);
  g_signal_connect (hold, "pressed", G_CALLBACK (on_long_press), self);
  g_signal_connect (wheel, "scroll", G_CALLBACK (on_scroll), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begun), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_dragged), self);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (drag), TRUE);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (redraw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (redraw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
ump_board_new (const char *name, UmpBoardPlan func, gpointer user_data)
{
  UmpBoard *self = g_object_new (UMP_TYPE_BOARD, NULL);

  self->func = func;
  self->user_data = user_data;
  ump_board_set_name (self, name);
  return GTK_WIDGET (self);
}

void
ump_board_set_name (UmpBoard *self, const char *name)
{
  ump_name_widget (GTK_WIDGET (self), name);
}

void
ump_board_set_dark (UmpBoard *self)
{
  self->dark = TRUE;
  redraw (self);
}

void
ump_board_set_bare (UmpBoard *self)
{
  self->bare = TRUE;
  redraw (self);
}

UmpMeasure *
ump_board_measure (UmpBoard *self)
{
  return self->measure;
}

void
ump_board_invalidate (UmpBoard *self)
{
  self->stale = TRUE;
}
