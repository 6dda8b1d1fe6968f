/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "rule-drawing.h"

#include "../widgets/card-view.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

#define CARD_WIDTH 64
#define PERSON_SIZE 52
#define CAPTION_CHARS 16
#define GAP 22 /* room for an arrow, px at 100 % text */

/* ---- the circle ------------------------------------------------------------------------------------- */

#define UMP_TYPE_CARD_RING (ump_card_ring_get_type ())
G_DECLARE_FINAL_TYPE (UmpCardRing, ump_card_ring, UMP, CARD_RING, GtkWidget)

struct _UmpCardRing {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (UmpCardRing, ump_card_ring, GTK_TYPE_WIDGET)

/* How many cards there are, in two columns of so many rows, and how large the largest is. */
typedef struct {
  int n, rows, width, height, gap;
} Ring;

static Ring
measure_ring (GtkWidget *widget)
{
  Ring ring = { .gap = (int) (GAP * ump_text_scale (widget)) };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child), ring.n++) {
    GtkRequisition least;

    gtk_widget_get_preferred_size (child, &least, NULL);
    ring.width = MAX (ring.width, least.width);
    ring.height = MAX (ring.height, least.height);
  }
  ring.rows = (ring.n + 1) / 2;
  return ring;
}

static int
ring_height (const Ring *ring)
{
  return ring->rows * (ring->height + ring->gap) - ring->gap;
}

/* The middle of the nth card, down the right column from the top and up the left one. The middle rows stand
 * further out where there is room. */
static void
place_of (GtkWidget *widget, const Ring *ring, int i, graphene_point_t *middle)
{
  int row = i < ring->rows ? i : 2 * ring->rows - 1 - i, all = gtk_widget_get_width (widget);
  double least = (ring->width + ring->gap) / 2.0, most = (all - ring->width) / 2.0;
  double bend = ring->rows > 1 ? sin (G_PI * (row + 0.5) / ring->rows) : 1;
  double out = MIN (most, MAX (least, ring_height (ring) * 0.5 * bend));

  middle->x = (float) (all / 2.0 + (i < ring->rows ? out : -out));
  middle->y = (float) (row * (ring->height + ring->gap) + ring->height / 2.0);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    middle->x = (float) all - middle->x;
}

static void
ring_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  Ring ring = measure_ring (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = *natural = ring_height (&ring);
    return;
  }
  *minimum = 2 * ring.width;
  *natural = MAX (*minimum, ring_height (&ring) + ring.width);
}

static void
ring_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  Ring ring = measure_ring (widget);
  int i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++) {
    GtkRequisition least;
    graphene_point_t middle;

    gtk_widget_get_preferred_size (child, &least, NULL);
    place_of (widget, &ring, i, &middle);
    gtk_widget_size_allocate (child,
                              &(GtkAllocation){ (int) (middle.x - (float) least.width / 2),
                                                (int) (middle.y - (float) least.height / 2), least.width,
                                                least.height },
                              -1);
  }
}

/* How much of the way from the middle of a box to another point lies inside the box. */
static double
way_inside (GtkWidget *child, double dx, double dy)
{
  double across = dx != 0 ? gtk_widget_get_width (child) / 2.0 / fabs (dx) : 1;
  double down = dy != 0 ? gtk_widget_get_height (child) / 2.0 / fabs (dy) : 1;

  return MIN (MIN (across, down), 0.5);
}

static void
draw_arrow (cairo_t *cr, double x, double y, double dx, double dy)
{
  double length = hypot (dx, dy), ux = dx / length, uy = dy / length, head = MIN (6, length / 2);

  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + dx, y + dy);
  cairo_move_to (cr, x + dx - head * (ux + uy), y + dy - head * (uy - ux));
  cairo_line_to (cr, x + dx, y + dy);
  cairo_line_to (cr, x + dx - head * (ux - uy), y + dy - head * (uy + ux));
  cairo_stroke (cr);
}

static void
ring_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                (float) gtk_widget_get_height (widget)));
  GtkWidget *child = gtk_widget_get_first_child (widget);
  Ring ring = measure_ring (widget);
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.5);
  for (int i = 0; child != NULL; i++) {
    GtkWidget *next = gtk_widget_get_next_sibling (child);
    GtkWidget *to = next != NULL ? next : gtk_widget_get_first_child (widget);
    graphene_point_t a, b;
    double dx, dy, start, end;

    place_of (widget, &ring, i, &a);
    place_of (widget, &ring, next != NULL ? i + 1 : 0, &b);
    dx = b.x - a.x;
    dy = b.y - a.y;
    start = way_inside (child, dx, dy) + 3 / hypot (dx, dy);
    end = 1 - way_inside (to, dx, dy) - 3 / hypot (dx, dy);
    if (end > start)
      draw_arrow (cr, a.x + start * dx, a.y + start * dy, (end - start) * dx, (end - start) * dy);
    child = next;
  }
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (ump_card_ring_parent_class)->snapshot (widget, snapshot);
}

static GtkSizeRequestMode
ring_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
ring_dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ump_card_ring_parent_class)->dispose (object);
}

static void
ump_card_ring_class_init (UmpCardRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ring_dispose;
  widget_class->get_request_mode = ring_mode;
  widget_class->measure = ring_measure;
  widget_class->size_allocate = ring_allocate;
  widget_class->snapshot = ring_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_card_ring_init (UmpCardRing *self)
{
}

/* ---- what is drawn ------------------------------------------------------------------------------------ */

static GtkWidget *
new_card (const UmpSetup *setup, const UmpRuleCard *card, gboolean person)
{
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL);
  GtkWidget *view =
      ump_card_view_new_silent (setup, (UmpCard){ .face = (guint16) ump_setup_face (setup, card->face) },
                                person ? UMP_CARD_PERSON : UMP_CARD_FULL);
  GtkWidget *caption = ump_text_new (card->caption, "caption");

  ump_card_view_set_size (UMP_CARD_VIEW (view), person ? PERSON_SIZE : CARD_WIDTH);
  gtk_widget_set_halign (view, GTK_ALIGN_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (caption), CAPTION_CHARS);
  gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (caption), 0.5);
  gtk_box_append (GTK_BOX (box), view);
  gtk_box_append (GTK_BOX (box), caption);
  return box;
}

/* A game with the fewest people, for its cards. */
static UmpSetup *
setup_of (const UmpGame *game)
{
  static const char *const ids[] = { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l" };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == UMP_MAX_SEATS);
  return ump_setup_new (game, ids, ids, game->min_seats, NULL, 0, NULL);
}

GtkWidget *
ump_rule_drawing_new (const UmpGame *game, const UmpRuleText *rule)
{
  g_autoptr (UmpSetup) setup = setup_of (game);
  GtkWidget *all = rule->ring ? g_object_new (UMP_TYPE_CARD_RING, NULL) : ump_wrap_box_new (16, 12);

  for (guint i = 0; i < rule->cards->len; i++) {
    GtkWidget *card = new_card (setup, &g_array_index (rule->cards, UmpRuleCard, i), rule->ring);

    if (rule->ring)
      gtk_widget_set_parent (card, all);
    else
      ump_wrap_box_append (UMP_WRAP_BOX (all), card);
  }
  gtk_widget_set_margin_top (all, 6);
  gtk_widget_set_margin_bottom (all, 6);
  return all;
}
