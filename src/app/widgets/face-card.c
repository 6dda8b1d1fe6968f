/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-card.h"

#include <math.h>
#include <string.h>

#include "card-view.h"
#include "paint/card-pen.h"

#define RATIO 1.45

struct _UmpFaceCard {
  GtkWidget parent_instance;
  int height;
  int least;
  UmpLook looks[2];
  int boxes[6];
  int n_boxes;
};

G_DEFINE_FINAL_TYPE (UmpFaceCard, ump_face_card, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
ump_face_card_get_request_mode (GtkWidget *widget)
{
  return UMP_FACE_CARD (widget)->least ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
ump_face_card_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  UmpFaceCard *self = UMP_FACE_CARD (widget);
  double height = floor (self->height * ump_text_scale (widget));
  double least = self->least ? MIN (self->least, height) : height;

  if (orientation == GTK_ORIENTATION_VERTICAL && self->least && for_size >= 0)
    height = CLAMP (floor (for_size / RATIO), least, height);
  *minimum = (int) (orientation == GTK_ORIENTATION_VERTICAL ? least : ceil (least * RATIO));
  *natural = (int) (orientation == GTK_ORIENTATION_VERTICAL ? height : ceil (height * RATIO));
}

static void
draw_boxes (UmpFaceCard *self, cairo_t *cr, double width, double height, UmpCardTheme theme)
{
  double gap = height * 0.04, edge = height * 0.08, y = height * 0.54, h = height * 0.38;
  double w = (width - 2 * edge - gap * (self->n_boxes - 1)) / self->n_boxes;

  for (int k = 0; k < self->n_boxes; k++) {
    double x = edge + k * (w + gap);
    char text[16];
    if (self->boxes[k] < 0)
      g_snprintf (text, sizeof text, "?");
    else
      g_snprintf (text, sizeof text, "%d", self->boxes[k]);
    ump_pen_rounded (cr, x, y, w, h, height * 0.05);
    ump_pen_fill_stroke (
        cr, ump_palette_tone (UMP_TONE_ZONE, ump_palette_is_dark (theme) ? UMP_THEME_LIGHT : theme),
        ump_palette_print (), 1);
    ump_pen_text_mid (cr, text, x + w / 2, y + h / 2, h * 0.66, w * 0.9, ump_palette_print ());
  }
}

static void
draw_portraits (UmpFaceCard *self, cairo_t *cr, double width, double height, UmpCardTheme theme)
{
  for (int k = 0; k < 2; k++)
    if (self->looks[k].symbol != UMP_SYMBOL_NONE)
      ump_portrait_paint (cr, self->looks[k].symbol, UMP_COLOUR_NONE, theme, width * (k == 0 ? 0.25 : 0.75),
                          height * 0.28, height * 0.2);
}

static void
draw_unknown (UmpFaceCard *self, cairo_t *cr, double width, double height, UmpCardTheme theme)
{
  UmpRgb ink = ump_palette_tone (UMP_TONE_ZONE_INK, theme);
  gboolean hint = self->looks[0].symbol != UMP_SYMBOL_NONE;

  ump_pen_rounded (cr, 1, 1, width - 2, height - 2, height * 0.09);
  ump_pen_stroke_dashed (cr, ink, 1.5, 5, 4);
  if (hint)
    draw_portraits (self, cr, width, height, theme);
  ump_pen_text_mid (cr, hint ? "? ? ?" : "?", width / 2, height * (hint ? 0.73 : 0.5),
                    height * (hint ? 0.25 : 0.45), width, ink);
}

static void
draw_known (UmpFaceCard *self, cairo_t *cr, double width, double height, UmpCardTheme theme)
{
  double y = height * 0.28;

  ump_pen_rounded (cr, 0.75, 0.75, width - 1.5, height - 1.5, height * 0.09);
  ump_pen_fill_stroke (cr, ump_palette_tone (UMP_TONE_PAPER, theme), ump_palette_print (), 1.5);
  draw_portraits (self, cr, width, height, theme);
  ump_pen_rounded (cr, width / 2 - height * 0.12, y - height * 0.085, height * 0.24, height * 0.17,
                   height * 0.085);
  ump_pen_fill (cr, ump_palette_gold ());
  ump_pen_text_mid (cr, "×2", width / 2, y, height * 0.13, height * 0.22, ump_palette_print ());
  draw_boxes (self, cr, width, height, theme);
}

static double
shown_height (GtkWidget *widget)
{
  return MIN (gtk_widget_get_height (widget), gtk_widget_get_width (widget) / RATIO);
}

static void
ump_face_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpFaceCard *self = UMP_FACE_CARD (widget);
  double height = shown_height (widget), width = height * RATIO;
  UmpCardTheme theme = ump_card_theme_now (FALSE);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (-1, -1, (float) (width + 2), (float) (height + 2)));

  if (self->n_boxes > 0)
    draw_known (self, cr, width, height, theme);
  else
    draw_unknown (self, cr, width, height, theme);
  cairo_destroy (cr);
}

static void
ump_face_card_class_init (UmpFaceCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = ump_face_card_get_request_mode;
  widget_class->measure = ump_face_card_measure;
  widget_class->snapshot = ump_face_card_snapshot;
  gtk_widget_class_set_css_name (widget_class, "facecard");
  /* the zone around it has the words */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ump_face_card_init (UmpFaceCard *self)
{
  self->height = 90;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
ump_face_card_new (void)
{
  return g_object_new (UMP_TYPE_FACE_CARD, NULL);
}

void
ump_face_card_set (UmpFaceCard *self, const UmpBoxesView *view)
{
  int n_boxes = CLAMP (view->n_boxes, 0, (int) G_N_ELEMENTS (self->boxes));

  if (n_boxes == self->n_boxes && memcmp (self->looks, view->looks, sizeof self->looks) == 0 &&
      memcmp (self->boxes, view->boxes, sizeof self->boxes) == 0)
    return;
  memcpy (self->looks, view->looks, sizeof self->looks);
  memcpy (self->boxes, view->boxes, sizeof self->boxes);
  self->n_boxes = n_boxes;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ump_face_card_set_size (UmpFaceCard *self, int height)
{
  if (self->height == height)
    return;
  self->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ump_face_card_set_least (UmpFaceCard *self, int height)
{
  if (self->least == height)
    return;
  self->least = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
