/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "table-private.h"

#include "plan/names.h"
#include "../widgets/fit-box.h"
#include "../widgets/fly.h"
#include "../widgets/parts.h"
#include "../entry/place-popover.h"
#include "band-grid.h"
#include "card-answer.h"

/* Natural sizes in px at 100 % text: the fit box draws all of it larger or smaller. Whole cards are smaller
 * where many lines of them, or many people's bands, stand one below the other. */
#define CARD 84
#define CARD_OF_LINES 67
#define CARD_OF_SLOTS 59
#define CARD_OF_PHONE 60
#define CHIP 24
#define ROW_CHIP 30
/* Up to so many people the slots have large cards, and the captions of boxes are there. */
#define FEW_PEOPLE 2
#define MOST_CAPTIONS 3
/* How large it may be drawn. */
#define MOST_SCALE 2.5
#define LEAST_SCALE 0.25

/* Words of less than 10 px are not read: that is the scale at which those of 14.67 px are. */
#define GOOD_SCALE 0.7

/* All of it; people's bands without the words that each of them repeats, and lines of smaller cards; on a
 * phone, the band of who acts as it is, with the others smaller and brief below it; that without the deck
 * and the market, whose cards are keys anyway, and what is known of others' hands; and without what is known
 * of the hand of who acts, too, who holds it. */
enum { ALL, BRIEF, LED, BARE, BAREST, N_CONTENTS };

G_DEFINE_FINAL_TYPE (UmpTableView, ump_table_view, GTK_TYPE_WIDGET)

/* ---- asking ------------------------------------------------------------------------------------------ */

#define MOST_WAYS 16

static void
ask_way (UmpTableView *self, UmpZonePanel *panel, const guint *ways, guint n)
{
  g_autofree char *title =
      ump_zone_full_name (ump_play_table (self->play), ump_zone_panel_zone (panel), ump_play_words ());

  ump_ways_popover_open (GTK_WIDGET (self), GTK_WIDGET (panel), self->chooser, title, ways, n);
}

void
ump_table_view_choose (UmpZonePanel *panel, UmpTableView *self)
{
  guint ways[MOST_WAYS];
  guint n = ump_chooser_ways_for_zone (self->chooser, ump_zone_panel_zone (panel), ways, MOST_WAYS);

  if (n > 1)
    ask_way (self, panel, ways, n);
  else if (n == 1)
    ump_chooser_tap_item (self->chooser, ways[0]);
}

void
ump_table_view_hold (UmpZonePanel *panel, UmpTableView *self)
{
  guint ways[MOST_WAYS];
  guint n = ump_chooser_ways_for_zone (self->chooser, ump_zone_panel_zone (panel), ways, MOST_WAYS);

  if (n > 1)
    ask_way (self, panel, ways, n);
  else if (n == 1 && !ump_place_popover_open (GTK_WIDGET (self), GTK_WIDGET (panel), self->chooser, ways[0]))
    ump_chooser_hold_item (self->chooser, ways[0]);
}

/* card: what it is about, to point at; may be NULL. */
static void
ask_about (UmpTableView *self, int zone, int position, GtkWidget *card)
{
  int through = self->floors != NULL ? ump_zone_floors_through (UMP_ZONE_FLOORS (self->floors)) : -1;
  g_autofree char *name = ump_zone_full_name (ump_play_table (self->play), zone, ump_play_words ());

  ump_popover_open (GTK_WIDGET (self), card, ump_card_answer_new (self->play, zone, position, through), name);
}

/* A card that can be meant now is meant. FALSE: it cannot. */
static gboolean
mean_card (UmpTableView *self, int zone, int position)
{
  int item = self->chooser != NULL ? ump_chooser_item_for_card (self->chooser, zone, position) : -1;
  int face = self->chooser != NULL ? ump_chooser_face_for_card (self->chooser, zone, position) : 0;

  if (item >= 0)
    ump_chooser_tap_item (self->chooser, (guint) item);
  else if (face > 0)
    ump_chooser_tap_face (self->chooser, face);
  return item >= 0 || face > 0;
}

void
ump_table_view_ask (UmpZonePanel *panel, int position, UmpTableView *self)
{
  if (!mean_card (self, ump_zone_panel_zone (panel), position))
    ask_about (self, ump_zone_panel_zone (panel), position, ump_zone_panel_card (panel, position));
}

void
ump_table_view_ask_floors (UmpZoneFloors *floors, int zone, int position, GtkWidget *card, UmpTableView *self)
{
  if (!mean_card (self, zone, position))
    ask_about (self, zone, position, card);
}

/* ---- showing ----------------------------------------------------------------------------------------- */

/* The card that the shown moment's entry laid, if one did. */
static gboolean
just_laid (UmpTableView *self, int *zone, int *position)
{
  UmpMatch *match = ump_play_match (self->play);
  guint moment = ump_play_moment (self->play);
  UmpEffectSpan span;

  if (moment == 0)
    return FALSE;
  span = ump_match_effects (match, moment);
  for (gsize i = span.n; i-- > 0;) {
    const UmpEffect *e = &span.effects[i];
    if (e->type != UMP_EFFECT_MOVE || e->move.after.face == 0 || self->panels->pdata[e->move.to] == NULL)
      continue;
    if (e->move.before.face != 0)
      continue; /* only what was not seen before: the rest were moved by it */
    *zone = e->move.to;
    *position = MIN (e->move.to_at, ump_table_zone (ump_play_table (self->play), e->move.to)->n - 1);
    return TRUE;
  }
  return FALSE;
}

/* Where one of several cards is meant each of them says what it does; -1: there is nothing to pick in the
 * zone. Else the first item of it. */
static int
show_picks (UmpTableView *self, UmpZonePanel *panel, int zone)
{
  guint n = (guint) ump_table_zone (ump_play_table (self->play), zone)->n;
  g_autofree const char **labels = g_new0 (const char *, n + 1);
  int first = -1;

  for (guint i = 0; self->chooser != NULL && i < n; i++) {
    int index = ump_chooser_item_for_card (self->chooser, zone, (int) i);
    const UmpChooserItem *item;
    if (index < 0)
      continue;
    item = ump_chooser_item (self->chooser, (guint) index);
    labels[i] = item->outcome != NULL ? item->outcome : item->label;
    first = first < 0 ? index : first;
  }
  ump_zone_panel_set_picks (panel, labels, first < 0 ? 0 : n);
  return first;
}

/* What has just been refused stands where it would lie, until there is something else to say. */
static void
show_refused (UmpTableView *self)
{
  UmpCard card;
  int at, zone = self->chooser != NULL ? ump_chooser_refused_ghost (self->chooser, &card, &at) : -1;

  if (zone >= 0 && self->panels->pdata[zone] != NULL)
    ump_zone_panel_set_ghost (self->panels->pdata[zone], at, card, UMP_CARD_GHOST_REFUSED, NULL);
}

static const UmpTable *
table_shown (UmpTableView *self)
{
  return self->next != NULL ? self->next : ump_play_table (self->play);
}

/* What the form lays there. FALSE: nothing, or cards of before lie there still. */
static gboolean
show_of_form (UmpTableView *self, UmpZonePanel *panel, int zone)
{
  int face = self->chooser != NULL ? ump_chooser_form_card (self->chooser, zone) : 0;

  if (face == 0 || ump_table_zone (table_shown (self), zone)->n > 0)
    return FALSE;
  ump_zone_panel_set_ghost (panel, 0, (UmpCard){ .face = (guint16) face }, UMP_CARD_GHOST, NULL);
  return TRUE;
}

/* With the first card of a deal the round before is cleared away, as it is from the real table. */
static void
clear_for_form (UmpTableView *self)
{
  UmpMatch *match = ump_play_match (self->play);
  gboolean anew = self->chooser != NULL && ump_play_is_now (self->play) && ump_match_checked (match) > 0 &&
                  ump_chooser_lays_anew (self->chooser);

  if (anew == (self->next != NULL))
    return;
  g_clear_pointer (&self->next, ump_table_free);
  if (anew)
    self->next = ump_match_table_at (match, 0);
  for (guint z = 0; z < self->panels->len; z++)
    if (self->panels->pdata[z] != NULL)
      ump_zone_panel_update (self->panels->pdata[z], table_shown (self), -1);
}

static void
show_places (UmpTableView *self)
{
  int n_cards = 0;

  clear_for_form (self);
  for (guint z = 0; z < self->panels->len; z++) {
    UmpZonePanel *panel = self->panels->pdata[z];
    guint ways[MOST_WAYS], n;
    g_autofree char *label = NULL;
    const UmpChooserItem *item;
    int pick;

    if (panel == NULL)
      continue;
    pick = show_picks (self, panel, (int) z);
    n = self->chooser != NULL ? ump_chooser_ways_for_zone (self->chooser, (int) z, ways, MOST_WAYS) : 0;
    ump_zone_panel_set_movable (panel, n == 1 && ump_chooser_n_places (self->chooser, ways[0]) > 0
                                           ? ump_chooser_item (self->chooser, ways[0])->label
                                           : NULL);
    if (n > 1) {
      label = ump_zone_full_name (ump_play_table (self->play), (int) z, ump_play_words ());
      ump_zone_panel_set_ghost (panel, -1, (UmpCard){ 0 }, UMP_CARD_PLAIN, NULL);
      ump_zone_panel_set_place (panel, label, FALSE);
      continue;
    }
    if (n == 0) {
      ump_zone_panel_set_place (panel, NULL, FALSE);
      if (show_of_form (self, panel, (int) z))
        continue;
      item = pick >= 0 ? ump_chooser_item (self->chooser, (guint) pick) : NULL;
      ump_zone_panel_set_ghost (panel, item != NULL ? item->ghost_at : -1,
                                item != NULL ? item->ghost : (UmpCard){ 0 },
                                item != NULL ? UMP_CARD_GHOST : UMP_CARD_PLAIN, NULL);
      continue;
    }
    item = ump_chooser_item (self->chooser, ways[0]);
    ump_zone_panel_set_ghost (panel, item->ghost_at, item->ghost,
                              item->warns ? UMP_CARD_GHOST_WARN : UMP_CARD_GHOST, item->beside);
    label = item->outcome != NULL ? g_strdup_printf (_ ("%s, %s"), item->label, item->outcome)
                                  : g_strdup (item->label);
    ump_zone_panel_set_place (panel, label, item->warns);
  }
  if (self->chooser != NULL)
    ump_chooser_cards (self->chooser, &n_cards);
  if (n_cards == 0)
    show_refused (self);
}

static void
show_sizes (UmpTableView *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  gboolean many = setup->n_seats > MOST_CAPTIONS;
  UmpZoneSizes sizes = { .card = CARD, .chip = CHIP, .slots = self->slots, .tight = self->narrow };

  if (self->narrow)
    sizes.card = CARD_OF_PHONE;
  else if (self->lines > 1)
    sizes.card = CARD_OF_LINES;
  else if (self->slots && setup->n_seats > FEW_PEOPLE)
    sizes.card = CARD_OF_SLOTS;
  if (self->slots || self->boxes)
    sizes.row_chip = ROW_CHIP;
  sizes.dense = self->boxes && (many || self->narrow);
  self->sizes = sizes;
  for (guint z = 0; z < self->panels->len; z++)
    if (self->panels->pdata[z] != NULL)
      ump_zone_panel_set_sizes (self->panels->pdata[z], &sizes);
}

/* A band of its own with what the keys and the pane of what is left say, too. */
static gboolean
is_elsewhere (const UmpSetup *setup, int zone)
{
  const UmpZoneDef *def = &setup->game->zones[setup->zones[zone].def];

  return def->scope == UMP_PER_TABLE && (def->layout == UMP_LAYOUT_SLOTS || def->layout == UMP_LAYOUT_STACK);
}

/* What is known of a hand, which the pane of what is left says too. */
static gboolean
is_hand (const UmpSetup *setup, int zone)
{
  const UmpZoneDef *def = &setup->game->zones[setup->zones[zone].def];

  return def->scope == UMP_PER_SEAT && def->layout == UMP_LAYOUT_CHIPS;
}

/* zone, position: of the card that was laid last. update: what is said otherwise now is said at once. */
static void
show_content (UmpTableView *self, gboolean update, int zone, int position)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  int lead = MAX (ump_table_turn (ump_play_table (self->play)), 0);
  gboolean led = self->content >= LED;

  for (guint z = 0; z < self->panels->len; z++) {
    UmpZonePanel *panel = self->panels->pdata[z];
    gboolean brief = led ? setup->zones[z].seat != lead : self->content != ALL;
    if (panel != NULL && (self->slots || self->boxes) && is_elsewhere (setup, (int) z))
      gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (panel)), self->content < BARE);
    if (panel != NULL && self->boxes && is_hand (setup, (int) z))
      ump_zone_panel_set_left_out (panel, self->content == BAREST ||
                                              (self->content == BARE && setup->zones[z].seat != lead));
    if (panel != NULL && ump_zone_panel_set_brief (panel, brief) && update)
      ump_zone_panel_update (panel, table_shown (self), (int) z == zone ? position : -1);
  }
  /* on a phone the band of who acts is the first one, and the others follow as they sit */
  ump_band_grid_set_first (UMP_BAND_GRID (self->grid), led || (self->narrow && self->slots) ? lead : 0);
  ump_band_grid_set_led (UMP_BAND_GRID (self->grid), led);
}

static void
on_content (gpointer data, int content)
{
  UmpTableView *self = data;
  int zone = -1, position = -1;

  self->content = content;
  just_laid (self, &zone, &position);
  show_content (self, TRUE, zone, position);
}

/* Whether everybody has one band. */
static gboolean
can_lead (UmpTableView *self)
{
  int n = 0;

  for (guint b = 0; b < self->bands->len; b++)
    n += GPOINTER_TO_INT (g_object_get_data (self->bands->pdata[b], "seat")) >= 0;
  return self->narrow && n == ump_match_setup (ump_play_match (self->play))->n_seats;
}

static void
find_contents (UmpTableView *self)
{
  int n = can_lead (self) ? BARE : LED;

  if (n == BARE && self->boxes)
    n = N_CONTENTS;
  else if (n == BARE && self->slots)
    n = BAREST;
  self->content = ALL;
  ump_fit_box_set_contents (UMP_FIT_BOX (self->fit), n, GOOD_SCALE, on_content, self);
}

static void
show (UmpTableView *self)
{
  int acting = ump_table_turn (ump_play_table (self->play)), zone = -1, position = -1;

  g_clear_pointer (&self->next, ump_table_free);
  if (self->generation != ump_play_generation (self->play) || self->panels->len == 0) {
    ump_table_view_build (self);
    find_contents (self);
  }
  show_sizes (self);
  just_laid (self, &zone, &position);
  show_content (self, FALSE, zone, position);
  for (guint z = 0; z < self->panels->len; z++)
    if (self->panels->pdata[z] != NULL)
      ump_zone_panel_update (self->panels->pdata[z], table_shown (self), (int) z == zone ? position : -1);
  if (self->floors != NULL)
    ump_zone_floors_update (UMP_ZONE_FLOORS (self->floors));
  for (guint b = 0; b < self->bands->len; b++) {
    int seat = GPOINTER_TO_INT (g_object_get_data (self->bands->pdata[b], "seat"));
    ump_set_class (self->bands->pdata[b], "acting", seat >= 0 && seat == acting);
  }
  show_places (self);
  if (ump_play_game (self->play)->no_table)
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* ---- dragging ------------------------------------------------------------------------------------------ */

void
ump_table_view_move (UmpZonePanel *panel, int position, UmpTableView *self)
{
  int index = ump_chooser_item_for_zone (self->chooser, ump_zone_panel_zone (panel)), right;
  UmpCardFlags mark = UMP_CARD_GHOST;
  const UmpChooserItem *item;
  g_autofree char *label = NULL;

  if (index < 0 || position < 0) {
    show_places (self);
    return;
  }
  item = ump_chooser_item (self->chooser, (guint) index);
  right = ump_chooser_right_place (self->chooser, (guint) index);
  label = ump_chooser_place_label (self->chooser, (guint) index, position + 1);
  if (right > 0 && right != position + 1)
    mark = UMP_CARD_GHOST_REFUSED;
  else if (item->warns)
    mark = UMP_CARD_GHOST_WARN;
  ump_zone_panel_set_ghost (panel, position, item->ghost, mark, label);
}

/* Where it has to go it is entered as a tap does; what is refused goes back. */
void
ump_table_view_put (UmpZonePanel *panel, int position, UmpTableView *self)
{
  int index = ump_chooser_item_for_zone (self->chooser, ump_zone_panel_zone (panel));

  if (index < 0)
    return;
  g_object_ref (self);
  if (position + 1 == ump_chooser_right_place (self->chooser, (guint) index))
    ump_chooser_tap_item (self->chooser, (guint) index);
  else if (!ump_chooser_tap_place (self->chooser, (guint) index, position + 1))
    show_places (self);
  g_object_unref (self);
}

/* ---- flying -------------------------------------------------------------------------------------------- */

typedef struct {
  int zone, position;
  UmpCard card;
  graphene_rect_t from;
} Start;

/* Where the cards were that the last entry moved: taken down before the table shows what it is now. */
static GArray *
note_starts (UmpTableView *self, UmpEffectSpan span)
{
  GArray *starts = g_array_new (FALSE, FALSE, sizeof (Start));
  float width = gtk_widget_get_width (self->fly), height = gtk_widget_get_height (self->fly);

  for (gsize i = 0; i < span.n && starts->len < 12; i++) {
    const UmpEffect *e = &span.effects[i];
    Start start;
    if (e->type != UMP_EFFECT_MOVE || self->panels->pdata[e->move.to] == NULL)
      continue;
    start = (Start){ .zone = e->move.to, .position = e->move.to_at, .card = e->move.after };
    if (self->panels->pdata[e->from] == NULL ||
        !ump_zone_panel_card_box (self->panels->pdata[e->from], e->move.at, self->fly, &start.from))
      graphene_rect_init (&start.from, width / 2 - self->sizes.card / 2.0f, height, (float) self->sizes.card,
                          (float) self->sizes.card * 1.4f);
    g_array_append_val (starts, start);
  }
  return starts;
}

static gboolean
fly_now (gpointer data)
{
  UmpTableView *self = data;
  g_autoptr (GArray) starts = g_steal_pointer (&self->starts);

  self->fly_source = 0;
  for (guint i = 0; i < starts->len; i++) {
    const Start *start = &g_array_index (starts, Start, i);
    UmpZonePanel *panel = self->panels->pdata[start->zone];
    graphene_rect_t to;
    if (panel != NULL && ump_zone_panel_card_box (panel, start->position, self->fly, &to))
      ump_fly_add (UMP_FLY (self->fly), ump_match_setup (ump_play_match (self->play)), start->card,
                   &start->from, &to, ump_zone_panel_card (panel, start->position));
  }
  ump_fly_start (UMP_FLY (self->fly));
  return G_SOURCE_REMOVE;
}

static void
cancel_flight (UmpTableView *self)
{
  g_clear_handle_id (&self->fly_source, g_source_remove);
  g_clear_pointer (&self->starts, g_array_unref);
}

static gboolean
wants_flight (UmpTableView *self, UmpMatch *match, guint n)
{
  gboolean animations = FALSE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return animations && gtk_widget_get_mapped (GTK_WIDGET (self)) && match == self->match &&
         n == self->seen + 1 && ump_play_is_now (self->play) && ump_match_checked (match) == n;
}

static void
on_changed (UmpTableView *self)
{
  UmpMatch *match = ump_play_match (self->play);
  guint n = ump_match_n_entries (match);

  cancel_flight (self);
  ump_fly_end (UMP_FLY (self->fly));
  if (wants_flight (self, match, n))
    self->starts = note_starts (self, ump_match_effects (match, n));
  self->match = match;
  self->seen = n;
  show (self);
  /* the cards have their places after the next layout */
  if (self->starts != NULL)
    self->fly_source = g_idle_add_full (GDK_PRIORITY_REDRAW + 5, fly_now, self, NULL);
}

/* ---- building ----------------------------------------------------------- */

static void
ump_table_view_dispose (GObject *object)
{
  UmpTableView *self = UMP_TABLE_VIEW (object);

  cancel_flight (self);
  ump_remove_children (GTK_WIDGET (self));
  g_ptr_array_set_size (self->panels, 0);
  g_ptr_array_set_size (self->bands, 0);
  g_clear_pointer (&self->next, ump_table_free);
  g_clear_object (&self->play);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_table_view_parent_class)->dispose (object);
}

static void
ump_table_view_finalize (GObject *object)
{
  UmpTableView *self = UMP_TABLE_VIEW (object);

  g_ptr_array_unref (self->panels);
  g_ptr_array_unref (self->bands);
  G_OBJECT_CLASS (ump_table_view_parent_class)->finalize (object);
}

/* One tab stop: inside, the arrows go from card to card. */
static gboolean
ump_table_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if ((direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) &&
      ump_has_focus_inside (widget))
    return FALSE;
  return GTK_WIDGET_CLASS (ump_table_view_parent_class)->focus (widget, direction);
}

static void
ump_table_view_class_init (UmpTableViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_table_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_table_view_finalize;
  widget_class->focus = ump_table_view_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tableview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_table_view_init (UmpTableView *self)
{
  self->panels = g_ptr_array_new ();
  self->bands = g_ptr_array_new ();
  ump_name_widget (GTK_WIDGET (self), _ ("Table"));
  self->grid = ump_band_grid_new ();
  self->fit = ump_fit_box_new (self->grid, ump_band_grid_ways ());
  ump_fit_box_set_range (UMP_FIT_BOX (self->fit), LEAST_SCALE, MOST_SCALE);
  ump_add_classes (self->fit, "cloth table");
  self->fly = ump_fly_new ();
  self->overlay = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (self->overlay), self->fit);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->fly);
  gtk_widget_set_parent (self->overlay, GTK_WIDGET (self));
}

GtkWidget *
ump_table_view_new (UmpPlay *play, UmpChooser *chooser)
{
  UmpTableView *self = g_object_new (UMP_TYPE_TABLE_VIEW, NULL);

  self->play = g_object_ref (play);
  self->match = ump_play_match (play);
  self->seen = ump_match_n_entries (self->match);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  if (chooser != NULL) {
    self->chooser = g_object_ref (chooser);
    g_signal_connect_object (chooser, "changed", G_CALLBACK (show_places), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (play, "verdict", G_CALLBACK (show_places), self, G_CONNECT_SWAPPED);
  }
  show (self);
  return GTK_WIDGET (self);
}

void
ump_table_view_set_narrow (UmpTableView *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  ump_set_class (GTK_WIDGET (self), "tight", narrow);
  ump_table_view_build (self);
  find_contents (self);
  show (self);
}
