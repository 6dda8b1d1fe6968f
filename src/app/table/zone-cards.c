/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "zone-cards-private.h"

#include <math.h>
#include <string.h>

#include "../widgets/card-view.h"
#include "../widgets/parts.h"
#include "../model/play.h"
#include "../widgets/slot-outline.h"

#define BESIDE_GAP 14
#define BESIDE_LEAST 84

G_DEFINE_FINAL_TYPE (UmpZoneCards, ump_zone_cards, GTK_TYPE_WIDGET)

static guint tapped_signal;

static void
allocate_in (GtkWidget *child, const graphene_rect_t *box)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (child, (int) box->size.width, (int) ceil (box->size.height), -1,
                       gsk_transform_translate (NULL, &box->origin));
}

static void
slot_box (UmpZoneCards *self, guint slot, int width, graphene_rect_t *box)
{
  ump_zone_cards_box_of (self, slot, width, box);
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL && self->kind != UMP_LAYOUT_ROW)
    box->origin.x = (float) width - box->origin.x - box->size.width;
}

/* The words stand behind the last card, or the last marked cell; without enough room they are not there. */
static void
allocate_beside (UmpZoneCards *self, int width, int height)
{
  guint last = MAX (ump_zone_cards_n_slots (self), (guint) self->marked);
  graphene_rect_t box;
  int x = 0, least, needed;

  if (last > 0) {
    ump_zone_cards_box_of (self, last - 1, width, &box);
    x = (int) (box.origin.x + box.size.width) + BESIDE_GAP;
  }
  gtk_widget_measure (self->beside, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->beside, GTK_ORIENTATION_VERTICAL, MAX (width - x, least), &needed, NULL, NULL,
                      NULL);
  gtk_widget_set_child_visible (
      self->beside, ump_zone_cards_is_full (self) &&
                        width - x >= MAX (least, (int) ump_zone_cards_scaled (self, BESIDE_LEAST)) &&
                        needed <= height);
  graphene_rect_init (&box, (float) x, 0, (float) MAX (width - x, least), (float) MAX (height, needed));
  allocate_in (self->beside, &box);
}

static void
allocate_outlines (UmpZoneCards *self, int width)
{
  for (int s = 0; s < self->n_places; s++) {
    graphene_rect_t box;
    if (self->outlines[s] == NULL)
      continue;
    ump_zone_cards_place_box (self, (guint) s, width, &box);
    if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
      box.origin.x = (float) width - box.origin.x - box.size.width;
    gtk_widget_measure (self->outlines[s], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_allocate (self->outlines[s], (int) box.size.width, (int) box.size.height, -1,
                         gsk_transform_translate (NULL, &box.origin));
  }
}

/* A chip has no room for a name below it. */
static void
allocate_names (UmpZoneCards *self, int width)
{
  for (int s = 0; s < self->n_places; s++) {
    graphene_rect_t box;
    int height;

    if (self->names[s] == NULL)
      continue;
    gtk_widget_set_child_visible (self->names[s], ump_zone_cards_is_full (self));
    gtk_widget_measure (self->names[s], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_measure (self->names[s], GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
    ump_zone_cards_place_box (self, (guint) s, width, &box);
    if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
      box.origin.x = (float) width - box.origin.x - box.size.width;
    box.origin.y += box.size.height;
    gtk_widget_allocate (self->names[s], (int) box.size.width, height, -1,
                         gsk_transform_translate (NULL, &box.origin));
  }
}

static void
ump_zone_cards_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpZoneCards *self = UMP_ZONE_CARDS (widget);
  graphene_rect_t box;

  for (guint i = 0; i < self->views->len; i++) {
    slot_box (self, ump_zone_cards_slot_of (self, i), width, &box);
    allocate_in (g_ptr_array_index (self->views, i), &box);
  }
  if (self->ghost_at >= 0) {
    slot_box (self, (guint) self->ghost_at, width, &box);
    allocate_in (self->ghost, &box);
  }
  if (self->beside != NULL && gtk_widget_should_layout (self->beside))
    allocate_beside (self, width, height);
  allocate_outlines (self, width);
  allocate_names (self, width);
}

static void
ump_zone_cards_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpZoneCards *self = UMP_ZONE_CARDS (widget);
  graphene_rect_t box;
  /* an empty place keeps its outline, and so do marked cells without a card */
  guint first = ump_zone_cards_is_full (self) || self->look.flat ? ump_zone_cards_n_slots (self) : G_MAXUINT;
  guint last = (ump_zone_cards_is_full (self) || self->look.flat) && self->n_places == 0
                   ? MAX ((guint) self->marked, ump_zone_cards_n_slots (self) == 0 ? 1 : 0)
                   : 0;

  for (guint i = first; i < last; i++) {
    UmpRgb ink;
    cairo_t *cr;
    ump_zone_cards_box_of (self, i, gtk_widget_get_width (widget), &box);
    cr = gtk_snapshot_append_cairo (snapshot, &box);
    ink = ump_palette_tone (UMP_TONE_ZONE_INK, ump_card_theme_now (FALSE));
    cairo_set_source_rgba (cr, ink.r, ink.g, ink.b, 0.6);
    cairo_set_line_width (cr, 1.4);
    cairo_set_dash (cr, (double[]){ 5, 4 }, 2, 0);
    cairo_rectangle (cr, box.origin.x + 1, box.origin.y + 1, box.size.width - 2, box.size.height - 2);
    cairo_stroke (cr);
    cairo_destroy (cr);
  }
  for (int s = 0; s < self->n_places; s++)
    if (self->outlines[s] != NULL)
      gtk_widget_snapshot_child (widget, self->outlines[s], snapshot);
  for (int s = 0; s < self->n_places; s++)
    if (self->names[s] != NULL)
      gtk_widget_snapshot_child (widget, self->names[s], snapshot);
  /* chips of unlike width would look out from under the last one */
  if (self->look.flat && self->views->len > 0) {
    gtk_widget_snapshot_child (widget, self->views->pdata[self->views->len - 1], snapshot);
    return;
  }
  for (guint i = 0; i < self->views->len; i++)
    gtk_widget_snapshot_child (widget, self->views->pdata[i], snapshot);
  if (self->ghost_at >= 0)
    gtk_widget_snapshot_child (widget, self->ghost, snapshot);
  if (self->beside != NULL)
    gtk_widget_snapshot_child (widget, self->beside, snapshot);
}

/* Of a stack only the top card is there for the ear, and only where it is known. */
static gboolean
is_heard (UmpZoneCards *self, guint i)
{
  return self->kind != UMP_LAYOUT_STACK ||
         (i + 1 == self->cards->len && g_array_index (self->cards, UmpCard, i).face != 0);
}

static void
hush_view (UmpZoneCards *self, guint i)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->views->pdata[i]), GTK_ACCESSIBLE_STATE_HIDDEN,
                               !is_heard (self, i), -1);
}

/* Newer GTK says of all that comes on the screen that it is to be heard. */
static void
ump_zone_cards_map (GtkWidget *widget)
{
  UmpZoneCards *self = UMP_ZONE_CARDS (widget);

  GTK_WIDGET_CLASS (ump_zone_cards_parent_class)->map (widget);
  for (guint i = 0; i < self->views->len; i++)
    if (!is_heard (self, i))
      hush_view (self, i);
}

/* ---- life ----------------------------------------------------------------------------------------- */

static void
ump_zone_cards_dispose (GObject *object)
{
  UmpZoneCards *self = UMP_ZONE_CARDS (object);

  ump_remove_children (GTK_WIDGET (self));
  g_ptr_array_set_size (self->views, 0);
  g_ptr_array_set_size (self->spares, 0);
  self->ghost = self->beside = NULL;
  self->ghost_at = -1;
  G_OBJECT_CLASS (ump_zone_cards_parent_class)->dispose (object);
}

static void
ump_zone_cards_finalize (GObject *object)
{
  UmpZoneCards *self = UMP_ZONE_CARDS (object);

  g_array_unref (self->cards);
  g_ptr_array_unref (self->views);
  g_ptr_array_unref (self->spares);
  g_ptr_array_unref (self->picks);
  g_free (self->place);
  g_clear_pointer (&self->setup, ump_setup_unref);
  G_OBJECT_CLASS (ump_zone_cards_parent_class)->finalize (object);
}

static GtkSizeRequestMode
ump_zone_cards_request_mode (GtkWidget *widget)
{
  UmpZoneCards *self = UMP_ZONE_CARDS (widget);

  return ump_zone_cards_is_full (self) && self->n_places == 0 ? GTK_SIZE_REQUEST_CONSTANT_SIZE
                                                              : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ump_zone_cards_class_init (UmpZoneCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_zone_cards_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_zone_cards_finalize;
  widget_class->map = ump_zone_cards_map;
  widget_class->measure = ump_zone_cards_measure;
  widget_class->size_allocate = ump_zone_cards_allocate;
  widget_class->snapshot = ump_zone_cards_snapshot;
  widget_class->get_request_mode = ump_zone_cards_request_mode;
  gtk_widget_class_set_css_name (widget_class, "cards");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  tapped_signal = g_signal_new ("tapped", UMP_TYPE_ZONE_CARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
ump_zone_cards_init (UmpZoneCards *self)
{
  self->cards = g_array_new (FALSE, TRUE, sizeof (UmpCard));
  self->views = g_ptr_array_new ();
  self->spares = g_ptr_array_new ();
  self->picks = g_ptr_array_new_with_free_func (g_free);
  self->look.card = 72;
  self->look.chip = 24;
  self->just_laid = self->ghost_at = -1;
}

GtkWidget *
ump_zone_cards_new (UmpLayout kind, gboolean tappable)
{
  UmpZoneCards *self = g_object_new (UMP_TYPE_ZONE_CARDS, NULL);

  self->kind = kind;
  self->tappable = tappable;
  return GTK_WIDGET (self);
}

/* ---- what lies there --------------------------------------------------------------------------------- */

static void
on_tapped (GtkWidget *view, UmpZoneCards *self)
{
  guint position;

  if (g_ptr_array_find (self->views, view, &position))
    g_signal_emit (self, tapped_signal, 0, (int) position);
}

static void
name_view (UmpZoneCards *self, guint i)
{
  g_autofree char *card = ump_card_spoken (self->setup, g_array_index (self->cards, UmpCard, i), TRUE);
  g_autofree char *name = NULL;
  guint at = ump_zone_cards_place_of (self, i);
  const char *pick = i < self->picks->len ? g_ptr_array_index (self->picks, i) : NULL;

  if (self->kind == UMP_LAYOUT_STACK) {
    hush_view (self, i);
    gtk_widget_set_focusable (self->views->pdata[i], is_heard (self, i) && self->tappable);
    name = self->place != NULL ? g_strdup_printf (_ ("%s, %s"), card, self->place) : g_strdup (card);
    ump_card_view_set_name (g_ptr_array_index (self->views, i), name);
    return;
  }
  if (at < (guint) self->n_places && self->places[at].named) {
    int seat = self->places[at].seat;
    g_autofree char *whose = g_strdup_printf (_ ("%s, %s"), card, self->setup->shown[seat]);

    ump_card_view_set_name (g_ptr_array_index (self->views, i), whose);
    return;
  }
  /* Translators: a card, where it lies, its place there and how many there are. */
  name = self->place != NULL
             ? g_strdup_printf (_ ("%s, %s, %u of %u"), card, self->place, i + 1, self->cards->len)
             : g_strdup (card);
  if (pick != NULL) {
    /* Translators: a card on the table, and what tapping it does. */
    g_autofree char *both = g_strdup_printf (_ ("%s: %s"), name, pick);
    ump_card_view_set_name (g_ptr_array_index (self->views, i), both);
  } else {
    ump_card_view_set_name (g_ptr_array_index (self->views, i), name);
  }
}

static void
dress_view (UmpZoneCards *self, GtkWidget *view)
{
  gboolean full = ump_zone_cards_is_full (self);

  ump_card_view_set_form (UMP_CARD_VIEW (view), full ? UMP_CARD_FULL : UMP_CARD_CHIP);
  ump_card_view_set_size (UMP_CARD_VIEW (view), full ? self->look.card : self->look.chip);
}

/* To show a card it takes the view of one that has gone, if there is one: making views and throwing them away
 * is what costs most when a round is dealt. The one that went last is the next in the order of the children,
 * too. */
static void
add_view (UmpZoneCards *self, UmpCard card)
{
  GtkWidget *view;

  if (self->spares->len > 0) {
    view = g_ptr_array_steal_index (self->spares, self->spares->len - 1);
    ump_card_view_set_card (UMP_CARD_VIEW (view), self->setup, card);
    dress_view (self, view);
    gtk_widget_set_visible (view, TRUE);
  } else {
    view = ump_card_view_new_for (
        self->setup, card, ump_zone_cards_is_full (self) ? UMP_CARD_FULL : UMP_CARD_CHIP, self->tappable);
    dress_view (self, view);
    if (self->tappable)
      g_signal_connect (view, "activated", G_CALLBACK (on_tapped), self);
    gtk_widget_set_parent (view, GTK_WIDGET (self));
  }
  g_ptr_array_add (self->views, view);
}

/* Nothing of the card is left on the view: neither a mark, nor the focus, nor that it once had it. */
static void
spare_last_view (UmpZoneCards *self)
{
  GtkWidget *view = g_ptr_array_steal_index (self->views, self->views->len - 1);

  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == view) {
    ump_drop_focus (view);
    gtk_widget_set_focus_child (GTK_WIDGET (self), NULL);
  }
  ump_card_view_set_flags (UMP_CARD_VIEW (view), UMP_CARD_PLAIN);
  gtk_widget_set_visible (view, FALSE);
  g_ptr_array_add (self->spares, view);
}

/* What lies in fixed places and what was taken from them is heard in the order of the places. */
static void
order_places (UmpZoneCards *self)
{
  GtkWidget *parent = GTK_WIDGET (self), *before = NULL;
  guint card = 0;

  for (int s = 0; s < self->n_places; s++) {
    gboolean lies = self->places[s].face == 0 && card < self->views->len;
    GtkWidget *child = lies ? g_ptr_array_index (self->views, card++) : self->outlines[s];
    GtkWidget *next =
        before != NULL ? gtk_widget_get_next_sibling (before) : gtk_widget_get_first_child (parent);

    if (child == NULL)
      continue;
    if (child != next)
      gtk_widget_insert_after (child, parent, before);
    before = child;
  }
}

void
ump_zone_cards_set (UmpZoneCards *self, const UmpSetup *setup, const UmpZone *zone, const char *place)
{
  guint n = (guint) zone->n, shown = self->kind == UMP_LAYOUT_STACK ? MIN (n, 3) : n;
  /* the last few of a stack stand for all */
  gboolean same =
      self->setup == setup && self->cards->len == shown && g_strcmp0 (place, self->place) == 0 &&
      (shown == 0 || memcmp (self->cards->data, zone->cards + (n - shown), shown * sizeof (UmpCard)) == 0);

  if (same) {
    order_places (self);
    return;
  }
  ump_zone_cards_set_ghost (self, -1, (UmpCard){ 0 }, UMP_CARD_PLAIN, NULL);
  ump_zone_cards_set_picks (self, NULL, 0);
  g_clear_pointer (&self->setup, ump_setup_unref);
  self->setup = ump_setup_ref ((UmpSetup *) setup);
  g_free (self->place);
  self->place = g_strdup (place);
  g_array_set_size (self->cards, 0);
  if (shown > 0)
    g_array_append_vals (self->cards, zone->cards + (n - shown), shown);
  while (self->views->len > shown)
    spare_last_view (self);
  for (guint i = 0; i < shown; i++) {
    UmpCard card = g_array_index (self->cards, UmpCard, i);
    if (i < self->views->len)
      ump_card_view_set_card (g_ptr_array_index (self->views, i), setup, card);
    else
      add_view (self, card);
    name_view (self, i);
  }
  order_places (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* A chip has no room for a name. */
static void
show_takers (UmpZoneCards *self)
{
  for (int s = 0; s < self->n_places; s++)
    if (self->outlines[s] != NULL && self->places[s].face != 0)
      gtk_widget_set_visible (gtk_widget_get_last_child (self->outlines[s]), ump_zone_cards_is_full (self));
}

/* Below a place: whose card lies there. The card's own name says it too, so this is for the eye only. */
static void
show_name (UmpZoneCards *self, const UmpSetup *setup, int s)
{
  GtkWidget *label;

  g_clear_pointer (&self->names[s], gtk_widget_unparent);
  if (!self->places[s].named)
    return;
  label = self->names[s] = ump_silent_label_new (setup->shown[self->places[s].seat], "slot-name");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 1);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
}

void
ump_zone_cards_set_slots (UmpZoneCards *self, const UmpSetup *setup, const UmpZoneSlot *slots, int n,
                          int n_cards)
{
  gboolean differs = n != self->n_places;

  for (int s = 0; s < UMP_MAX_ZONE_SLOTS; s++) {
    UmpZoneSlot slot = s < n ? slots[s] : (UmpZoneSlot){ 0 };
    gboolean outlined = s < n && (slot.face != 0 || n_cards-- <= 0);
    gboolean same = slot.face == self->places[s].face && slot.seat == self->places[s].seat &&
                    slot.named == self->places[s].named && outlined == (self->outlines[s] != NULL);
    if (same)
      continue;
    differs = TRUE;
    g_clear_pointer (&self->outlines[s], gtk_widget_unparent);
    self->places[s] = slot;
    show_name (self, setup, s);
    if (!outlined)
      continue;
    self->outlines[s] = ump_slot_outline_new (setup, &slot);
    gtk_widget_set_parent (self->outlines[s], GTK_WIDGET (self));
  }
  self->n_places = n;
  if (!differs)
    return;
  show_takers (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* What lies unseen in a stack shows its back, not a gap. */
static UmpCardFlags
flags_of (UmpZoneCards *self, guint i)
{
  UmpCard card = g_array_index (self->cards, UmpCard, i);
  UmpCardFlags flags = (int) i == self->just_laid ? UMP_CARD_JUST_LAID : UMP_CARD_PLAIN;

  if (i < 64 && (self->dimmed >> i & 1) != 0)
    flags |= UMP_CARD_DIMMED;
  if (i < self->picks->len)
    flags |= g_ptr_array_index (self->picks, i) != NULL ? UMP_CARD_TARGET : UMP_CARD_DIMMED;
  return self->kind == UMP_LAYOUT_STACK && card.face == 0 ? flags | UMP_CARD_BACK : flags;
}

void
ump_zone_cards_set_dimmed (UmpZoneCards *self, guint64 dimmed)
{
  self->dimmed = dimmed;
  for (guint i = 0; i < self->views->len; i++)
    ump_card_view_set_flags (g_ptr_array_index (self->views, i), flags_of (self, i));
}

static gboolean
same_picks (UmpZoneCards *self, const char *const *labels, guint n)
{
  for (guint i = 0; i < n && self->picks->len == n; i++)
    if (g_strcmp0 (labels[i], g_ptr_array_index (self->picks, i)) != 0)
      return FALSE;
  return self->picks->len == n;
}

void
ump_zone_cards_set_picks (UmpZoneCards *self, const char *const *labels, guint n)
{
  if (same_picks (self, labels, n))
    return;
  g_ptr_array_set_size (self->picks, 0);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (self->picks, g_strdup (labels[i]));
  for (guint i = 0; i < self->views->len; i++) {
    name_view (self, i);
    ump_card_view_set_flags (g_ptr_array_index (self->views, i), flags_of (self, i));
  }
}

void
ump_zone_cards_set_look (UmpZoneCards *self, const UmpZoneCardsLook *look)
{
  if (memcmp (&self->look, look, sizeof *look) == 0)
    return;
  self->look = *look;
  show_takers (self);
  for (guint i = 0; i < self->views->len; i++)
    dress_view (self, g_ptr_array_index (self->views, i));
  if (self->ghost != NULL)
    dress_view (self, self->ghost);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ump_zone_cards_set_just_laid (UmpZoneCards *self, int position)
{
  self->just_laid = position;
  for (guint i = 0; i < self->views->len; i++)
    ump_card_view_set_flags (g_ptr_array_index (self->views, i), flags_of (self, i));
}

void
ump_zone_cards_set_marked (UmpZoneCards *self, int cells)
{
  if (self->marked == cells)
    return;
  self->marked = cells;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
say_beside (UmpZoneCards *self, const char *text)
{
  if (self->beside == NULL && text == NULL)
    return;
  if (self->beside == NULL) {
    self->beside = ump_text_new (NULL, "beside");
    gtk_label_set_wrap_mode (GTK_LABEL (self->beside), PANGO_WRAP_WORD);
    gtk_widget_set_can_target (self->beside, FALSE);
    gtk_widget_set_parent (self->beside, GTK_WIDGET (self));
  }
  ump_label_say (self->beside, text);
}

void
ump_zone_cards_set_ghost (UmpZoneCards *self, int position, UmpCard card, UmpCardFlags mark,
                          const char *beside)
{
  if (self->kind == UMP_LAYOUT_STACK || self->kind == UMP_LAYOUT_SLOTS || self->setup == NULL)
    position = -1;
  if (position < 0 && self->ghost_at < 0)
    return;
  self->ghost_at = position < 0 ? -1 : MIN (position, (int) self->cards->len);
  self->ghost_card = card;
  if (self->ghost_at >= 0 && self->ghost == NULL) {
    self->ghost = ump_card_view_new_silent (self->setup, card, UMP_CARD_FULL);
    gtk_widget_set_can_target (self->ghost, FALSE);
    gtk_widget_set_parent (self->ghost, GTK_WIDGET (self));
  }
  gtk_widget_set_visible (self->ghost, self->ghost_at >= 0);
  if (self->ghost_at >= 0) {
    ump_card_view_set_card (UMP_CARD_VIEW (self->ghost), self->setup, card);
    ump_card_view_set_flags (UMP_CARD_VIEW (self->ghost), mark);
    dress_view (self, self->ghost);
  }
  say_beside (self, self->ghost_at >= 0 && self->kind == UMP_LAYOUT_ROW ? beside : NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
ump_zone_cards_card (UmpZoneCards *self, int position)
{
  return position >= 0 && (guint) position < self->views->len
             ? g_ptr_array_index (self->views, (guint) position)
             : NULL;
}

void
ump_zone_cards_box (UmpZoneCards *self, int position, graphene_rect_t *box)
{
  if (self->setup == NULL)
    graphene_rect_init (box, 0, 0, (float) self->look.card, (float) (self->look.card * UMP_CARD_RATIO));
  else
    ump_zone_cards_box_of (self, ump_zone_cards_slot_of (self, (guint) MAX (position, 0)),
                           gtk_widget_get_width (GTK_WIDGET (self)), box);
}

int
ump_zone_cards_place_at (UmpZoneCards *self, double x, double y)
{
  double nearest = G_MAXDOUBLE;
  int place = 0;

  for (guint slot = 0; self->setup != NULL && slot <= self->cards->len; slot++) {
    graphene_rect_t box;
    double dx, dy;
    slot_box (self, slot, gtk_widget_get_width (GTK_WIDGET (self)), &box);
    dx = box.origin.x + box.size.width / 2 - x;
    dy = box.origin.y + box.size.height / 2 - y;
    if (dx * dx + dy * dy < nearest) {
      nearest = dx * dx + dy * dy;
      place = (int) slot;
    }
  }
  return place;
}
