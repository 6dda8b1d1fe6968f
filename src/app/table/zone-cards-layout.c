/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where each card of a zone lies. */
#include "config.h"

#include "zone-cards-private.h"

#include <math.h>

#include "../widgets/card-view.h"
#include "../widgets/parts.h"

#define FAN_STEP 0.38
#define FAN_LEAST 0.24
#define TIGHT_STEP 0.07
#define GAP 6
#define CHIP_GAP 4
/* A line has room for so many chips from the outset, and a row for so many cards: they rarely need more. */
#define LEAST_CHIPS 3
#define LEAST_ROW 4

gboolean
ump_zone_cards_is_full (UmpZoneCards *self)
{
  if (self->look.tight && (self->kind == UMP_LAYOUT_ROW || self->kind == UMP_LAYOUT_SLOTS))
    return FALSE;
  if (self->look.flat)
    return FALSE;
  return self->kind == UMP_LAYOUT_STACK || self->kind == UMP_LAYOUT_FAN || self->kind == UMP_LAYOUT_ROW ||
         self->kind == UMP_LAYOUT_SLOTS || self->kind == UMP_LAYOUT_GAUGE;
}

static gboolean
is_fan (UmpZoneCards *self)
{
  return self->kind == UMP_LAYOUT_FAN || self->kind == UMP_LAYOUT_GAUGE || self->kind == UMP_LAYOUT_STACK;
}

double
ump_zone_cards_scaled (UmpZoneCards *self, double size)
{
  return floor (size * ump_text_scale (GTK_WIDGET (self)));
}

/* Slots are counted with the ghost, cards without it. */
guint
ump_zone_cards_n_slots (UmpZoneCards *self)
{
  return self->cards->len + (self->ghost_at >= 0);
}

guint
ump_zone_cards_slot_of (UmpZoneCards *self, guint card)
{
  return card + (self->ghost_at >= 0 && card >= (guint) self->ghost_at);
}

static UmpCard
card_in (UmpZoneCards *self, guint slot)
{
  if (self->ghost_at >= 0 && slot == (guint) self->ghost_at)
    return self->ghost_card;
  return g_array_index (self->cards, UmpCard, slot - (self->ghost_at >= 0 && slot > (guint) self->ghost_at));
}

static double
chip_width (UmpZoneCards *self, guint slot, double height)
{
  UmpCardSight sight;

  ump_card_sight (self->setup, card_in (self, slot), &sight);
  return ceil (ump_chip_width (&sight.look, height));
}

/* Step from one card of a fan to the next, so that all n fit. */
static double
fan_step (UmpZoneCards *self, guint n, double card, double width)
{
  double most = self->kind == UMP_LAYOUT_STACK || self->look.tight ? TIGHT_STEP : FAN_STEP;

  if (n < 2)
    return 0;
  return CLAMP ((width - card) / (n - 1), MIN (TIGHT_STEP, most) * card / 2, most * card);
}

/* One can see through a ghost: at the end of a fan it stands apart, if there is room. */
static double
fan_place (UmpZoneCards *self, guint i, double card, double width)
{
  guint n = self->cards->len;
  double apart = width - card - GAP, step;

  if (self->ghost_at == (int) n && n > 0 && apart >= card) {
    step = fan_step (self, n, card, apart);
    if (n == 1 || step >= FAN_LEAST * card)
      return i < n ? i * step : (n - 1) * step + card + GAP;
  }
  return i * fan_step (self, ump_zone_cards_n_slots (self), card, width);
}

static double
row_card (UmpZoneCards *self, double width)
{
  guint n = MAX (ump_zone_cards_n_slots (self), (guint) MAX (self->marked, self->n_places));
  double card = ump_zone_cards_scaled (self, self->look.card);

  return n == 0 ? card : MIN ((width - GAP * (n - 1.0)) / n, card);
}

/* Where a card lies in a row: it skips the places from which something was taken. */
guint
ump_zone_cards_place_of (UmpZoneCards *self, guint card)
{
  for (int s = 0; s < self->n_places; s++)
    if (self->places[s].face == 0 && card-- == 0)
      return (guint) s;
  return (guint) self->n_places + card;
}

/* Chips flow like words; returns the height of all of them. */
static double
flow (UmpZoneCards *self, double width, guint upto, graphene_rect_t *box)
{
  double height = ump_zone_cards_scaled (self, self->look.chip), x = 0, y = 0;

  for (guint i = 0; i < ump_zone_cards_n_slots (self); i++) {
    double w = chip_width (self, i, height);
    if (x > 0 && x + w > width) {
      x = 0;
      y += height + CHIP_GAP;
    }
    if (i == upto)
      graphene_rect_init (box, (float) x, (float) y, (float) w, (float) height);
    x += w + CHIP_GAP;
  }
  if (upto >= ump_zone_cards_n_slots (self) && box != NULL)
    graphene_rect_init (box, (float) x, (float) y, (float) (height * 1.6), (float) height);
  return y + height;
}

/* A fixed place, which keeps its room whether something lies there or not. */
void
ump_zone_cards_place_box (UmpZoneCards *self, guint slot, double width, graphene_rect_t *box)
{
  gboolean full = ump_zone_cards_is_full (self);
  double gap = full ? GAP : 4, chip = ump_zone_cards_scaled (self, self->look.chip);
  double w =
      floor (full ? row_card (self, width)
                  : MIN (ceil (chip * 1.6), (width - gap * (self->n_places - 1)) / MAX (self->n_places, 1)));

  graphene_rect_init (box, (float) (slot * (w + gap)), 0, (float) w,
                      (float) (full ? floor (w * UMP_CARD_RATIO) : chip));
}

/* All of a flat stack lie under its last card. */
static void
flat_box (UmpZoneCards *self, guint slot, graphene_rect_t *box)
{
  double height = ump_zone_cards_scaled (self, self->look.chip);
  double width = slot < ump_zone_cards_n_slots (self) ? chip_width (self, slot, height) : ceil (height * 1.6);

  graphene_rect_init (box, 0, 0, (float) width, (float) height);
}

/* i: a slot, or the first free one. */
void
ump_zone_cards_box_of (UmpZoneCards *self, guint i, double width, graphene_rect_t *box)
{
  double card = ump_zone_cards_scaled (self, self->look.card);

  if (self->n_places > 0) {
    ump_zone_cards_place_box (self, ump_zone_cards_place_of (self, i), width, box);
  } else if (self->look.flat) {
    flat_box (self, i, box);
  } else if (!ump_zone_cards_is_full (self)) {
    flow (self, width, i, box);
  } else if (is_fan (self)) {
    double x = fan_place (self, i, card, width);
    graphene_rect_init (box, (float) floor (x), 0, (float) card, (float) (card * UMP_CARD_RATIO));
  } else {
    double w = floor (row_card (self, width));
    /* crowded cards are smaller: they stay in the middle of their line */
    graphene_rect_init (box, (float) floor (i * (w + GAP)),
                        (float) floor (MAX (card - w, 0) * UMP_CARD_RATIO / 2), (float) w,
                        (float) (w * UMP_CARD_RATIO));
  }
}

/* Nothing is narrower than it is drawn; only chips go on in the next line. */
static void
measure_width (UmpZoneCards *self, int for_size, int *minimum, int *natural)
{
  guint n = ump_zone_cards_n_slots (self), places = MAX (n, (guint) MAX (self->marked, self->n_places));
  double card = ump_zone_cards_scaled (self, self->look.card);
  double chip = ump_zone_cards_scaled (self, self->look.chip), sum = 0, line = 0;

  if (self->look.flat) {
    graphene_rect_t box;
    flat_box (self, n > 0 ? n - 1 : 0, &box);
    *minimum = *natural = (int) ceil (box.size.width);
  } else if (is_fan (self)) {
    gboolean spread = self->kind != UMP_LAYOUT_STACK && !self->look.tight && n > 1;
    *minimum = (int) ceil (card * (spread ? 1 + FAN_LEAST * (n - 1) : 1));
    *natural = MAX (*minimum, (int) ceil (card + (n > 1 ? (n - 1) * fan_step (self, n, card, 1e6) : 0)));
  } else if (ump_zone_cards_is_full (self)) {
    places = MAX (places, self->kind == UMP_LAYOUT_ROW ? LEAST_ROW : 1);
    *minimum = *natural = (int) ceil (places * (card + GAP) - GAP);
  } else if (self->n_places > 0) {
    *minimum = *natural = (int) ceil (self->n_places * (ceil (chip * 1.6) + CHIP_GAP) - CHIP_GAP);
  } else {
    for (guint i = 0; i < n; i++) {
      sum += chip_width (self, i, chip) + CHIP_GAP;
      line = i < LEAST_CHIPS ? sum : MAX (line, chip_width (self, i, chip) + CHIP_GAP);
    }
    line = MAX (line, self->look.room * (ceil (chip * 1.6) + CHIP_GAP));
    *minimum = (int) ceil (MAX (line - CHIP_GAP, chip));
    *natural = (int) ceil (MAX (sum - CHIP_GAP, *minimum));
    *minimum = ump_width_for_height (GTK_WIDGET (self), for_size, *minimum, *natural);
  }
}

/* Of the line of names below the places. */
static int
names_height (UmpZoneCards *self)
{
  int height = 0;

  for (int s = 0; s < self->n_places; s++)
    if (self->names[s] != NULL) {
      int natural;

      gtk_widget_measure (self->names[s], GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
      height = MAX (height, natural);
    }
  return height;
}

void
ump_zone_cards_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  UmpZoneCards *self = UMP_ZONE_CARDS (widget);
  double card = ump_zone_cards_scaled (self, self->look.card),
         chip = ump_zone_cards_scaled (self, self->look.chip);

  if (orientation == GTK_ORIENTATION_VERTICAL) {
    if (self->n_places > 0 && !ump_zone_cards_is_full (self))
      *minimum = *natural = (int) chip;
    else if (ump_zone_cards_is_full (self))
      *minimum = *natural = (int) ceil (MAX (card, 1) * UMP_CARD_RATIO) + 2 + names_height (self);
    else if (self->look.flat)
      *minimum = *natural = (int) chip;
    else
      *minimum = *natural = (int) (for_size > 0 ? flow (self, for_size, G_MAXUINT, NULL) : chip);
    return;
  }
  measure_width (self, for_size, minimum, natural);
}
