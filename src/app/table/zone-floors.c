/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "zone-floors.h"

#include <string.h>

#include "plan/names.h"
#include "../widgets/card-view.h"
#include "../widgets/glyph.h"
#include "../widgets/parts.h"
#include "../widgets/place-dashes.h"
#include "../model/words.h"
#include "zone-cards.h"
#include "zone-panel.h"

#define CARD 72
#define CHIP 24
#define NARROW_CHIP 20
/* Letters of a name above a shaft. */
#define HEAD_CHARS 10
/* On a phone so many people are called by their names. */
#define MOST_NAMES 3
#define LARGE_TEXT 1.3
/* By the rules nobody takes more aboard. */
#define MOST_ABOARD 4
#define CAB_SPACING 2
/* px around a floor, as the style sheet has its border. */
#define DASHES 1.5
#define DASHES_RADIUS 8

struct _UmpZoneFloors {
  GtkWidget parent_instance;
  UmpPlay *play;
  UmpChooser *chooser;
  GtkWidget *grid;
  int floors_def;
  int cabs_def;
  int placed_def;
  int n_floors;
  gboolean narrow;
  GtkWidget *head;    /* beside the names: what else there is to count */
  GtkWidget *title;   /* of those who wait, in the head */
  GtkWidget *frame;   /* around the floor of who acts */
  GPtrArray *heads;   /* GtkLabel by seat: whose shaft it is */
  GPtrArray *numbers; /* by floor: GtkButton, or GtkLabel where nothing can be tapped */
  GPtrArray *notes;   /* GtkLabel by floor */
  GPtrArray *waiting; /* UmpZoneCards by floor */
  GPtrArray *places;  /* GtkButton by floor */
  GPtrArray *cabs;    /* box by seat */
  GPtrArray *doors;   /* by seat: what is tapped to ask about all aboard, a button or a box */
  GPtrArray *signs;   /* UmpGlyph by seat */
  GPtrArray *aboard;  /* UmpZoneCards by seat */
  GPtrArray *counts;  /* GtkLabel by seat: how many, where there is no room for cards */
  GPtrArray *digits;  /* by seat: in the room that a shaft keeps for its lift, as counts */
  GPtrArray *spares;  /* by seat: in that room, as aboard */
  GPtrArray *coming;  /* UmpZoneCards by floor: placed, not yet waiting */
};

static guint ask_signal;

G_DEFINE_FINAL_TYPE (UmpZoneFloors, ump_zone_floors, GTK_TYPE_WIDGET)

/* Row of a floor in the grid: the highest is on top, below the names. */
static int
row_of (UmpZoneFloors *self, int floor)
{
  return self->n_floors - floor + 1;
}

static void
view_of (UmpZoneFloors *self, const UmpTable *table, int zone, UmpZoneView *view)
{
  memset (view, 0, sizeof *view);
  if (table->setup->game->view != NULL)
    table->setup->game->view (table, zone, view);
}

static void
show_frame (UmpZoneFloors *self, int floor)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkLayoutChild *child = gtk_layout_manager_get_layout_child (layout, self->frame);

  gtk_widget_set_visible (self->frame, floor >= 1 && floor <= self->n_floors);
  if (floor >= 1 && floor <= self->n_floors)
    gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (child), row_of (self, floor));
}

static void
show_floor (UmpZoneFloors *self, const UmpTable *table, int floor)
{
  int zone = ump_zone_index (table->setup, self->floors_def, 0, floor);
  g_autofree char *name = ump_zone_full_name (table, zone, ump_play_words ()), *note = NULL;
  UmpZoneCards *waiting = self->waiting->pdata[floor];
  UmpZoneView view;

  view_of (self, table, zone, &view);
  note = ump_text_format (&view.note, table->setup, ump_play_words ());
  ump_zone_cards_set (waiting, table->setup, ump_table_zone (table, zone), name);
  ump_zone_cards_set_dimmed (waiting, view.dimmed);
  gtk_widget_set_visible (GTK_WIDGET (waiting), ump_table_zone (table, zone)->n > 0);
  ump_name_widget (GTK_WIDGET (waiting), name);
  if (GTK_IS_BUTTON (self->numbers->pdata[floor]))
    ump_name_widget (self->numbers->pdata[floor], name);
  ump_label_say (self->notes->pdata[floor], self->narrow ? NULL : note);
}

static UmpGlyphKind
sign_of (int direction)
{
  if (direction == 0)
    return UMP_GLYPH_STOP;
  return direction > 0 ? UMP_GLYPH_UP : UMP_GLYPH_DOWN;
}

static void
show_cab (UmpZoneFloors *self, const UmpTable *table, int seat, gboolean acting)
{
  const UmpSetup *setup = table->setup;
  int zone = ump_zone_index (setup, self->cabs_def, seat, 0);
  GtkWidget *cab = self->cabs->pdata[seat], *sign = self->signs->pdata[seat];
  g_autofree char *name = ump_zone_full_name (table, zone, ump_play_words ());
  GtkLayoutChild *child;
  UmpZoneView view;
  char count[16];
  int floor;

  view_of (self, table, zone, &view);
  floor = view.floors.floor;
  if (acting)
    show_frame (self, floor);
  gtk_widget_set_visible (cab, floor >= 1 && floor <= self->n_floors);
  ump_set_class (cab, "acting", acting);
  ump_glyph_set (UMP_GLYPH (sign), sign_of (view.floors.direction));
  ump_name_widget (cab, name);
  if (GTK_IS_BUTTON (self->doors->pdata[seat]))
    ump_name_widget (self->doors->pdata[seat], name);
  ump_zone_cards_set (self->aboard->pdata[seat], setup, ump_table_zone (table, zone), setup->shown[seat]);
  gtk_widget_set_visible (self->aboard->pdata[seat], !self->narrow);
  g_snprintf (count, sizeof count, "%d", ump_table_zone (table, zone)->n);
  ump_label_say (self->counts->pdata[seat],
                 self->narrow && ump_table_zone (table, zone)->n > 0 ? count : NULL);
  if (floor < 1 || floor > self->n_floors)
    return;
  child = gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (self->grid), cab);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (child), row_of (self, floor));
}

/* A person's name, or its first letter where shafts are narrow. */
static void
show_head (UmpZoneFloors *self, const UmpTable *table, int seat)
{
  const char *name = table->setup->shown[seat];
  g_autofree char *initial = ump_words_initial (name);

  gboolean room = table->setup->n_seats <= MOST_NAMES && ump_text_scale (GTK_WIDGET (self)) < LARGE_TEXT;

  ump_label_say_whole (self->heads->pdata[seat], self->narrow && !room ? initial : name, HEAD_CHARS);
  ump_name_widget (self->heads->pdata[seat], name);
}

/* What was placed in this round stands on its floors too, faint: it comes there when all have placed. */
static void
show_placed (UmpZoneFloors *self, const UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  int zone = ump_zone_index (setup, self->placed_def, 0, 0);
  const UmpZone *placed = ump_table_zone (table, zone);
  g_autofree char *name = ump_zone_full_name (table, zone, ump_play_words ());
  UmpZoneView view;

  view_of (self, table, zone, &view);
  for (int f = 1; f <= self->n_floors; f++) {
    UmpCard here[UMP_MAX_SEATS];
    UmpZone part = { .cards = here };
    for (int i = 0; i < placed->n && i < UMP_MAX_SEATS; i++)
      if (view.floors.of_card[i] == f)
        here[part.n++] = placed->cards[i];
    ump_zone_cards_set (self->coming->pdata[f - 1], setup, &part, name);
    gtk_widget_set_visible (self->coming->pdata[f - 1], part.n > 0);
    ump_name_widget (self->coming->pdata[f - 1], name);
  }
}

static void
show_places (UmpZoneFloors *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));

  for (int f = 0; f < self->n_floors; f++) {
    int zone = ump_zone_index (setup, self->floors_def, 0, f);
    int index = self->chooser != NULL ? ump_chooser_item_for_zone (self->chooser, zone) : -1;
    GtkWidget *place = self->places->pdata[f];
    const UmpChooserItem *item = index >= 0 ? ump_chooser_item (self->chooser, (guint) index) : NULL;
    g_autofree char *name = item != NULL && item->outcome != NULL
                                ? g_strdup_printf (_ ("%s, %s"), item->label, item->outcome)
                                : g_strdup (item != NULL ? item->label : NULL);
    /* or the focus would go to what comes next, which is Undo */
    if (item == NULL)
      ump_drop_focus (place);
    gtk_widget_set_visible (place, item != NULL);
    ump_set_class (place, "warns", item != NULL && item->warns);
    if (item != NULL)
      ump_name_widget (place, name);
    ump_set_tooltip (place, item != NULL ? item->outcome : NULL);
  }
}

void
ump_zone_floors_update (UmpZoneFloors *self)
{
  const UmpTable *table = ump_play_table (self->play);
  const UmpSetup *setup = table->setup;
  int acting = ump_acting_seat (table);

  for (int f = 0; f < self->n_floors; f++)
    show_floor (self, table, f);
  gtk_widget_set_visible (self->frame, FALSE);
  for (int s = 0; self->cabs_def >= 0 && s < setup->n_seats; s++) {
    show_head (self, table, s);
    show_cab (self, table, s, s == acting);
  }
  if (self->placed_def >= 0)
    show_placed (self, table);
  show_places (self);
}

/* ---- building ----------------------------------------------------------- */

static void
on_place (GtkWidget *button, UmpZoneFloors *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  guint floor;
  int item;

  if (!g_ptr_array_find (self->places, button, &floor))
    return;
  item = ump_chooser_item_for_zone (self->chooser, ump_zone_index (setup, self->floors_def, 0, (int) floor));
  if (item >= 0)
    ump_chooser_tap_item (self->chooser, (guint) item);
}

/* ---- asking ---- */

static void
ask (UmpZoneFloors *self, int def, int seat, int nth, int position, gpointer what)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));

  g_signal_emit (self, ask_signal, 0, ump_zone_index (setup, def, seat, nth), position, what);
}

static GtkWidget *
card_or_all (GtkWidget *cards, int position)
{
  GtkWidget *card = ump_zone_cards_card (UMP_ZONE_CARDS (cards), position);

  return card != NULL ? card : cards;
}

static void
on_number (GtkWidget *number, UmpZoneFloors *self)
{
  guint floor;

  if (g_ptr_array_find (self->numbers, number, &floor))
    ask (self, self->floors_def, 0, (int) floor, -1, number);
}

static void
on_door (GtkWidget *door, UmpZoneFloors *self)
{
  guint seat;

  if (g_ptr_array_find (self->doors, door, &seat))
    ask (self, self->cabs_def, (int) seat, 0, -1, door);
}

static void
on_waiting (GtkWidget *cards, int position, UmpZoneFloors *self)
{
  guint floor;

  if (g_ptr_array_find (self->waiting, cards, &floor))
    ask (self, self->floors_def, 0, (int) floor, position, card_or_all (cards, position));
}

static void
on_aboard (GtkWidget *cards, int position, UmpZoneFloors *self)
{
  guint seat;

  if (g_ptr_array_find (self->aboard, cards, &seat))
    ask (self, self->cabs_def, (int) seat, 0, position, card_or_all (cards, position));
}

/* On a floor stand only some of those that were placed. */
static void
on_coming (GtkWidget *cards, int position, UmpZoneFloors *self)
{
  const UmpTable *table = ump_play_table (self->play);
  int zone = ump_zone_index (table->setup, self->placed_def, 0, 0), found = -1;
  UmpZoneView view;
  guint floor;

  view_of (self, table, zone, &view);
  if (!g_ptr_array_find (self->coming, cards, &floor))
    return;
  for (int i = 0; i < ump_table_zone (table, zone)->n && i < UMP_MAX_SEATS && position >= 0; i++)
    if (view.floors.of_card[i] == (int) floor + 1 && position-- == 0)
      found = i;
  ask (self, self->placed_def, 0, 0, found, card_or_all (cards, position));
}

/* What is tapped to ask about a whole zone; it only stands there where nothing can be tapped. */
static GtkWidget *
door_new (UmpZoneFloors *self, GtkWidget *content, const char *css_class, GCallback func)
{
  GtkWidget *door;

  if (self->chooser == NULL) {
    ump_add_classes (content, css_class);
    return content;
  }
  door = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (door), content);
  ump_add_classes (door, "door");
  ump_add_classes (door, css_class);
  g_signal_connect (door, "clicked", func, self);
  return door;
}

static void
build_floor (UmpZoneFloors *self, int floor, int n_seats)
{
  g_autofree char *number = g_strdup_printf ("%d", floor);
  gboolean tappable = self->chooser != NULL;
  GtkWidget *cards = ump_zone_cards_new (UMP_LAYOUT_CHIPS, tappable), *place = gtk_button_new ();
  GtkWidget *label = door_new (self, gtk_label_new (number), "floor-number number", G_CALLBACK (on_number)),
            *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "floor-line");
  GtkWidget *people = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL),
            *note = ump_label_new (NULL, "floor-note");
  GtkWidget *coming = ump_zone_cards_new (UMP_LAYOUT_CHIPS, tappable);

  gtk_label_set_ellipsize (GTK_LABEL (note), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (note), 0);
  gtk_widget_set_hexpand (note, TRUE);
  g_ptr_array_add (self->notes, note);
  g_ptr_array_add (self->numbers, label);
  g_signal_connect (cards, "tapped", G_CALLBACK (on_waiting), self);
  g_signal_connect (coming, "tapped", G_CALLBACK (on_coming), self);
  gtk_widget_set_can_target (line, FALSE);
  gtk_grid_attach (GTK_GRID (self->grid), line, 0, row_of (self, floor), n_seats + 1 + 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), label, 0, row_of (self, floor), 1, 1);
  gtk_widget_set_valign (cards, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (coming, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (coming, FALSE);
  ump_add_classes (coming, "coming");
  gtk_box_append (GTK_BOX (people), cards);
  gtk_box_append (GTK_BOX (people), coming);
  gtk_box_append (GTK_BOX (people), note);
  gtk_widget_set_hexpand (people, TRUE);
  gtk_widget_set_vexpand (people, TRUE);
  gtk_grid_attach (GTK_GRID (self->grid), people, n_seats + 1, row_of (self, floor), 1, 1);
  g_ptr_array_add (self->coming, coming);
  ump_add_classes (place, "place-button");
  gtk_button_set_child (GTK_BUTTON (place), ump_place_dashes_new (DASHES, DASHES_RADIUS));
  gtk_widget_set_visible (place, FALSE);
  gtk_grid_attach (GTK_GRID (self->grid), place, 0, row_of (self, floor), n_seats + 1 + 1, 1);
  g_signal_connect (place, "clicked", G_CALLBACK (on_place), self);
  g_ptr_array_add (self->waiting, cards);
  g_ptr_array_add (self->places, place);
}

/* A shaft is as wide before its lift is parked, and without anybody aboard, as it is later. */
static GtkWidget *
build_room (UmpZoneFloors *self)
{
  GtkWidget *room = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "spacing", CAB_SPACING, NULL);
  GtkWidget *inside = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 3, NULL),
            *count = ump_silent_label_new ("0", "strong number"),
            *cards = ump_zone_cards_new (UMP_LAYOUT_FLOORS, FALSE);

  ump_add_classes (room, "cab");
  gtk_box_append (GTK_BOX (inside), ump_glyph_new (UMP_GLYPH_STOP, 14));
  gtk_box_append (GTK_BOX (inside), count);
  gtk_box_append (GTK_BOX (room), inside);
  gtk_box_append (GTK_BOX (room), cards);
  gtk_accessible_update_state (GTK_ACCESSIBLE (cards), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_opacity (room, 0);
  gtk_widget_set_visible (count, FALSE);
  g_ptr_array_add (self->digits, count);
  g_ptr_array_add (self->spares, cards);
  return room;
}

static void
build_cab (UmpZoneFloors *self, const UmpSetup *setup, int seat)
{
  GtkWidget *head = gtk_label_new (setup->shown[seat]),
            *cab = ump_box_new (GTK_ORIENTATION_HORIZONTAL, CAB_SPACING, "cab");
  GtkWidget *shaft = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, "shaft");
  GtkWidget *cards = ump_zone_cards_new (UMP_LAYOUT_FLOORS, self->chooser != NULL);
  GtkWidget *inside = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 3, NULL);

  g_ptr_array_add (self->heads, head);
  g_signal_connect (cards, "tapped", G_CALLBACK (on_aboard), self);
  gtk_widget_add_css_class (head, "strong");
  gtk_widget_set_can_target (shaft, FALSE);
  gtk_box_append (GTK_BOX (shaft), build_room (self));
  gtk_grid_attach (GTK_GRID (self->grid), head, seat + 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), shaft, seat + 1, 1, 1, self->n_floors);
  gtk_widget_set_valign (cards, GTK_ALIGN_CENTER);
  g_ptr_array_add (self->signs, ump_glyph_new (UMP_GLYPH_STOP, 14));
  g_ptr_array_add (self->counts, ump_label_new (NULL, "strong number"));
  gtk_box_append (GTK_BOX (inside), self->signs->pdata[seat]);
  gtk_box_append (GTK_BOX (inside), self->counts->pdata[seat]);
  g_ptr_array_add (self->doors, door_new (self, inside, NULL, G_CALLBACK (on_door)));
  gtk_box_append (GTK_BOX (cab), self->doors->pdata[seat]);
  gtk_box_append (GTK_BOX (cab), cards);
  gtk_grid_attach (GTK_GRID (self->grid), cab, seat + 1, 1, 1, 1);
  g_ptr_array_add (self->cabs, cab);
  g_ptr_array_add (self->aboard, cards);
}

/* "Waiting", and beside it what else is counted; the frame lies behind the places, so that these can be
 * tapped. */
static void
build_head (UmpZoneFloors *self, int n_seats)
{
  self->title = ump_label_new (_ ("Waiting"), "strong");
  gtk_widget_set_hexpand (self->title, TRUE);
  self->head = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 6, NULL);
  gtk_box_append (GTK_BOX (self->head), self->title);
  gtk_grid_attach (GTK_GRID (self->grid), self->head, n_seats + 1, 0, 1, 1);
  self->frame = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "floor-frame");
  gtk_widget_set_can_target (self->frame, FALSE);
  gtk_grid_attach (GTK_GRID (self->grid), self->frame, 0, 1, n_seats + 1 + 1, 1);
}

static void
ump_zone_floors_dispose (GObject *object)
{
  UmpZoneFloors *self = UMP_ZONE_FLOORS (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->heads, g_ptr_array_unref);
  g_clear_pointer (&self->numbers, g_ptr_array_unref);
  g_clear_pointer (&self->doors, g_ptr_array_unref);
  g_clear_pointer (&self->notes, g_ptr_array_unref);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  g_clear_pointer (&self->places, g_ptr_array_unref);
  g_clear_pointer (&self->cabs, g_ptr_array_unref);
  g_clear_pointer (&self->signs, g_ptr_array_unref);
  g_clear_pointer (&self->aboard, g_ptr_array_unref);
  g_clear_pointer (&self->counts, g_ptr_array_unref);
  g_clear_pointer (&self->digits, g_ptr_array_unref);
  g_clear_pointer (&self->spares, g_ptr_array_unref);
  g_clear_pointer (&self->coming, g_ptr_array_unref);
  g_clear_object (&self->chooser);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_zone_floors_parent_class)->dispose (object);
}

static void
ump_zone_floors_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  UmpZoneFloors *self = UMP_ZONE_FLOORS (widget);

  gtk_widget_measure (self->grid, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
size_chips (UmpZoneFloors *self)
{
  int chip = self->narrow ? NARROW_CHIP : CHIP, n = (int) self->aboard->len;
  UmpZoneCardsLook waiting = { .card = CARD, .chip = chip }, coming = { .card = CARD, .chip = chip - 2 };
  /* few people's shafts have room for all that may be aboard: nothing beside them moves */
  UmpZoneCardsLook aboard = { .card = CARD,
                              .chip = chip - 2,
                              .room = CLAMP (MOST_ABOARD + 2 - n, 1, MOST_ABOARD) };

  for (int f = 0; f < self->n_floors; f++) {
    ump_zone_cards_set_look (self->waiting->pdata[f], &waiting);
    ump_zone_cards_set_look (self->coming->pdata[f], &coming);
  }
  for (int s = 0; s < n; s++) {
    ump_zone_cards_set_look (self->aboard->pdata[s], &aboard);
    ump_zone_cards_set_look (self->spares->pdata[s], &aboard);
  }
}

/* A note that is cut says nothing: who stays is paler, and the keys say why. */
static void
ump_zone_floors_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpZoneFloors *self = UMP_ZONE_FLOORS (widget);

  gtk_widget_allocate (self->grid, width, height, baseline, NULL);
  for (guint floor = 0; floor < self->notes->len; floor++) {
    GtkWidget *note = self->notes->pdata[floor];
    PangoLayout *words = gtk_label_get_layout (GTK_LABEL (note));

    gtk_widget_set_child_visible (note, !pango_layout_is_ellipsized (words));
  }
}

/* ---- arrows: up and down from floor to floor, left and right on one ---- */

static void
note_stop (GPtrArray *stops, GtkWidget *widget)
{
  if (gtk_widget_get_visible (widget) && gtk_widget_get_child_visible (widget) &&
      gtk_widget_get_focusable (widget))
    g_ptr_array_add (stops, widget);
}

static void
note_cards (GPtrArray *stops, GtkWidget *cards)
{
  if (!gtk_widget_get_visible (cards))
    return;
  for (GtkWidget *card = gtk_widget_get_first_child (cards); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    note_stop (stops, card);
}

/* What can have the focus on a floor, from the number on. */
static GPtrArray *
stops_on (UmpZoneFloors *self, int floor)
{
  GPtrArray *stops = g_ptr_array_new ();
  const UmpTable *table = ump_play_table (self->play);
  UmpZoneView view;

  if (gtk_widget_get_visible (self->places->pdata[floor])) { /* it lies above all others */
    note_stop (stops, self->places->pdata[floor]);
    return stops;
  }
  note_stop (stops, self->numbers->pdata[floor]);
  for (guint s = 0; s < self->cabs->len; s++) {
    view_of (self, table, ump_zone_index (table->setup, self->cabs_def, (int) s, 0), &view);
    if (view.floors.floor != floor + 1)
      continue;
    note_stop (stops, self->doors->pdata[s]);
    note_cards (stops, self->aboard->pdata[s]);
  }
  note_cards (stops, self->waiting->pdata[floor]);
  note_cards (stops, self->coming->pdata[floor]);
  return stops;
}

static gboolean
ump_zone_floors_focus (GtkWidget *widget, GtkDirectionType direction)
{
  UmpZoneFloors *self = UMP_ZONE_FLOORS (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  int across = direction == GTK_DIR_RIGHT ? 1 : direction == GTK_DIR_LEFT ? -1 : 0;
  int up = direction == GTK_DIR_UP ? 1 : direction == GTK_DIR_DOWN ? -1 : 0;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    across = -across;
  for (int floor = 0; (across != 0 || up != 0) && floor < self->n_floors; floor++) {
    g_autoptr (GPtrArray) stops = stops_on (self, floor), next = NULL;
    guint at;
    int to = floor + up;

    if (focus == NULL || !g_ptr_array_find (stops, focus, &at))
      continue;
    if (to < 0 || to >= self->n_floors || (across < 0 && at == 0) || (across > 0 && at + 1 == stops->len))
      return TRUE;
    next = stops_on (self, to);
    return next->len > 0 &&
           gtk_widget_grab_focus (next->pdata[up != 0 ? MIN (at, next->len - 1) : at + (guint) across]);
  }
  return GTK_WIDGET_CLASS (ump_zone_floors_parent_class)->focus (widget, direction);
}

static GtkSizeRequestMode
ump_zone_floors_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ump_zone_floors_class_init (UmpZoneFloorsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_zone_floors_dispose;
  widget_class->measure = ump_zone_floors_measure;
  widget_class->size_allocate = ump_zone_floors_size_allocate;
  widget_class->get_request_mode = ump_zone_floors_request_mode;
  widget_class->focus = ump_zone_floors_focus;
  gtk_widget_class_set_css_name (widget_class, "floors");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  ask_signal = g_signal_new ("ask", UMP_TYPE_ZONE_FLOORS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                             3, G_TYPE_INT, G_TYPE_INT, GTK_TYPE_WIDGET);
}

static void
ump_zone_floors_init (UmpZoneFloors *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 8);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), FALSE);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  self->heads = g_ptr_array_new ();
  self->numbers = g_ptr_array_new ();
  self->doors = g_ptr_array_new ();
  self->notes = g_ptr_array_new ();
  self->waiting = g_ptr_array_new ();
  self->places = g_ptr_array_new ();
  self->cabs = g_ptr_array_new ();
  self->signs = g_ptr_array_new ();
  self->aboard = g_ptr_array_new ();
  self->counts = g_ptr_array_new ();
  self->digits = g_ptr_array_new ();
  self->spares = g_ptr_array_new ();
  self->coming = g_ptr_array_new ();
}

static gboolean
find_defs (const UmpGame *game, int *floors, int *cabs, int *placed)
{
  *floors = *cabs = *placed = -1;
  for (int d = 0; d < game->n_zones; d++) {
    const UmpZoneDef *def = &game->zones[d];
    if (def->layout != UMP_LAYOUT_FLOORS)
      continue;
    if (def->scope == UMP_PER_SEAT)
      *cabs = d;
    else if (def->count > 1)
      *floors = d;
    else
      *placed = d;
  }
  return *floors >= 0;
}

GtkWidget *
ump_zone_floors_new (UmpPlay *play, UmpChooser *chooser)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play));
  UmpZoneFloors *self;
  int floors, cabs, placed;

  if (!find_defs (setup->game, &floors, &cabs, &placed))
    return NULL;
  self = g_object_new (UMP_TYPE_ZONE_FLOORS, NULL);
  self->play = g_object_ref (play);
  self->floors_def = floors;
  self->cabs_def = cabs;
  self->placed_def = placed;
  self->n_floors = MAX (setup->game->zones[floors].count, 1);
  if (chooser != NULL) {
    self->chooser = g_object_ref (chooser);
    g_signal_connect_object (chooser, "changed", G_CALLBACK (show_places), self, G_CONNECT_SWAPPED);
  }
  for (int s = 0; cabs >= 0 && s < setup->n_seats; s++)
    build_cab (self, setup, s);
  build_head (self, cabs >= 0 ? setup->n_seats : 0);
  for (int f = 1; f <= self->n_floors; f++)
    build_floor (self, f, cabs >= 0 ? setup->n_seats : 0);
  size_chips (self);
  return GTK_WIDGET (self);
}

GtkWidget *
ump_zone_floors_head (UmpZoneFloors *self)
{
  return self->head;
}

int
ump_zone_floors_through (UmpZoneFloors *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));

  return self->placed_def >= 0 ? ump_zone_index (setup, self->placed_def, 0, 0) : -1;
}

void
ump_zone_floors_set_narrow (UmpZoneFloors *self, gboolean narrow)
{
  int n_seats = ump_match_setup (ump_play_match (self->play))->n_seats;
  gboolean many = n_seats > MOST_NAMES;

  self->narrow = narrow;
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), narrow ? (many ? 2 : 4) : (many ? 4 : 8));
  gtk_label_set_ellipsize (GTK_LABEL (self->title), narrow ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_visible (self->title, !narrow || n_seats <= MOST_NAMES);
  for (guint s = 0; s < self->aboard->len; s++) {
    gtk_widget_set_visible (self->digits->pdata[s], narrow);
    gtk_widget_set_visible (self->spares->pdata[s], !narrow);
  }
  size_chips (self);
  ump_zone_floors_update (self);
}
