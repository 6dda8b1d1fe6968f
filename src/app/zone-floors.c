#include "config.h"

#include <glib/gi18n.h>

#include "zone-floors.h"

#include <string.h>

#include "glyph.h"
#include "parts.h"
#include "zone-cards.h"
#include "zone-panel.h"

#define CHIP 22

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
  GPtrArray *waiting; /* UmpZoneCards by floor */
  GPtrArray *places;  /* GtkButton by floor */
  GPtrArray *cabs;    /* box by seat */
  GPtrArray *signs;   /* UmpGlyph by seat */
  GPtrArray *aboard;  /* UmpZoneCards by seat */
  GPtrArray *counts;  /* GtkLabel by seat: how many, where there is no room for cards */
  GPtrArray *coming;  /* UmpZoneCards by floor: placed, not yet waiting */
};

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
show_cab (UmpZoneFloors *self, const UmpTable *table, int seat)
{
  const UmpSetup *setup = table->setup;
  int zone = ump_zone_index (setup, self->cabs_def, seat, 0);
  GtkWidget *cab = self->cabs->pdata[seat], *sign = self->signs->pdata[seat];
  g_autofree char *name = ump_zone_name (self->play, table, zone);
  GtkLayoutChild *child;
  UmpZoneView view;
  char count[16];
  int floor;

  view_of (self, table, zone, &view);
  floor = view.at[0];
  gtk_widget_set_visible (cab, floor >= 1 && floor <= self->n_floors);
  ump_set_class (cab, "acting", ump_table_turn (table) == seat);
  ump_glyph_set (UMP_GLYPH (sign), view.direction > 0 ? UMP_GLYPH_UP : view.direction < 0 ? UMP_GLYPH_DOWN : UMP_GLYPH_STOP);
  ump_name_widget (cab, name);
  ump_zone_cards_set (self->aboard->pdata[seat], setup, ump_table_zone (table, zone), setup->names[seat]);
  gtk_widget_set_visible (self->aboard->pdata[seat], !self->narrow);
  g_snprintf (count, sizeof count, "%d", ump_table_zone (table, zone)->n);
  ump_label_say (self->counts->pdata[seat], self->narrow && ump_table_zone (table, zone)->n > 0 ? count : NULL);
  if (floor < 1 || floor > self->n_floors)
    return;
  child = gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (self->grid), cab);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (child), row_of (self, floor));
}

/* What was placed in this round stands on its floors too, faint: it comes there when all have placed. */
static void
show_placed (UmpZoneFloors *self, const UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  int zone = ump_zone_index (setup, self->placed_def, 0, 0);
  const UmpZone *placed = ump_table_zone (table, zone);
  g_autofree char *name = ump_zone_name (self->play, table, zone);
  UmpZoneView view;

  view_of (self, table, zone, &view);
  for (int f = 1; f <= self->n_floors; f++) {
    UmpCard here[UMP_MAX_SEATS];
    UmpZone part = { .cards = here };
    for (int i = 0; i < placed->n && i < UMP_MAX_SEATS; i++)
      if (view.at[i] == f)
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
    gtk_widget_set_visible (place, index >= 0);
    if (index >= 0)
      ump_name_widget (place, ump_chooser_item (self->chooser, (guint) index)->label);
  }
}

void
ump_zone_floors_update (UmpZoneFloors *self)
{
  const UmpTable *table = ump_play_table (self->play);
  const UmpSetup *setup = table->setup;

  for (int f = 0; f < self->n_floors; f++) {
    int zone = ump_zone_index (setup, self->floors_def, 0, f);
    g_autofree char *name = ump_zone_name (self->play, table, zone);
    ump_zone_cards_set (self->waiting->pdata[f], setup, ump_table_zone (table, zone), name);
    ump_name_widget (self->waiting->pdata[f], name);
  }
  for (int s = 0; self->cabs_def >= 0 && s < setup->n_seats; s++)
    show_cab (self, table, s);
  if (self->placed_def >= 0)
    show_placed (self, table);
  show_places (self);
}

/* ---- building -------------------------------------------------------------------------------------------- */

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

static void
build_floor (UmpZoneFloors *self, int floor, int n_seats)
{
  g_autofree char *number = g_strdup_printf ("%d", floor);
  GtkWidget *cards = ump_zone_cards_new (UMP_LAYOUT_CHIPS, FALSE), *place = gtk_button_new ();
  GtkWidget *label = gtk_label_new (number), *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "floor-line");
  GtkWidget *people = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 4, NULL), *coming = ump_zone_cards_new (UMP_LAYOUT_CHIPS, FALSE);

  ump_add_classes (label, "floor-number number");
  gtk_widget_set_can_target (line, FALSE);
  gtk_grid_attach (GTK_GRID (self->grid), line, 0, row_of (self, floor), n_seats + 2, 1);
  gtk_grid_attach (GTK_GRID (self->grid), label, 0, row_of (self, floor), 1, 1);
  ump_zone_cards_set_size (UMP_ZONE_CARDS (cards), 72, CHIP);
  gtk_widget_set_valign (cards, GTK_ALIGN_CENTER);
  ump_zone_cards_set_size (UMP_ZONE_CARDS (coming), 72, CHIP);
  gtk_widget_set_valign (coming, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (coming, FALSE);
  ump_add_classes (coming, "coming");
  gtk_box_append (GTK_BOX (people), cards);
  gtk_box_append (GTK_BOX (people), coming);
  gtk_widget_set_hexpand (people, TRUE);
  gtk_grid_attach (GTK_GRID (self->grid), people, n_seats + 1, row_of (self, floor), 1, 1);
  g_ptr_array_add (self->coming, coming);
  ump_add_classes (place, "place-button");
  gtk_widget_set_visible (place, FALSE);
  gtk_grid_attach (GTK_GRID (self->grid), place, 0, row_of (self, floor), n_seats + 2, 1);
  g_signal_connect (place, "clicked", G_CALLBACK (on_place), self);
  g_ptr_array_add (self->waiting, cards);
  g_ptr_array_add (self->places, place);
}

static void
build_cab (UmpZoneFloors *self, const UmpSetup *setup, int seat)
{
  GtkWidget *head = gtk_label_new (setup->names[seat]), *cab = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 4, "cab");
  GtkWidget *shaft = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, "shaft");
  GtkWidget *cards = ump_zone_cards_new (UMP_LAYOUT_CHIPS, FALSE);

  gtk_label_set_ellipsize (GTK_LABEL (head), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (head, "strong");
  gtk_widget_set_can_target (shaft, FALSE);
  gtk_grid_attach (GTK_GRID (self->grid), head, seat + 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), shaft, seat + 1, 1, 1, self->n_floors);
  ump_zone_cards_set_size (UMP_ZONE_CARDS (cards), 72, CHIP - 2);
  gtk_widget_set_hexpand (cards, TRUE);
  gtk_widget_set_valign (cards, GTK_ALIGN_CENTER);
  g_ptr_array_add (self->signs, ump_glyph_new (UMP_GLYPH_STOP, 14));
  gtk_box_append (GTK_BOX (cab), self->signs->pdata[seat]);
  gtk_box_append (GTK_BOX (cab), cards);
  g_ptr_array_add (self->counts, ump_label_new (NULL, "strong number"));
  gtk_box_append (GTK_BOX (cab), self->counts->pdata[seat]);
  gtk_grid_attach (GTK_GRID (self->grid), cab, seat + 1, 1, 1, 1);
  g_ptr_array_add (self->cabs, cab);
  g_ptr_array_add (self->aboard, cards);
}

static void
ump_zone_floors_dispose (GObject *object)
{
  UmpZoneFloors *self = UMP_ZONE_FLOORS (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  g_clear_pointer (&self->places, g_ptr_array_unref);
  g_clear_pointer (&self->cabs, g_ptr_array_unref);
  g_clear_pointer (&self->signs, g_ptr_array_unref);
  g_clear_pointer (&self->aboard, g_ptr_array_unref);
  g_clear_pointer (&self->counts, g_ptr_array_unref);
  g_clear_pointer (&self->coming, g_ptr_array_unref);
  g_clear_object (&self->chooser);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_zone_floors_parent_class)->dispose (object);
}

static void
ump_zone_floors_class_init (UmpZoneFloorsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_zone_floors_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "floors");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_zone_floors_init (UmpZoneFloors *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 8);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  self->waiting = g_ptr_array_new ();
  self->places = g_ptr_array_new ();
  self->cabs = g_ptr_array_new ();
  self->signs = g_ptr_array_new ();
  self->aboard = g_ptr_array_new ();
  self->counts = g_ptr_array_new ();
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
  for (int f = 1; f <= self->n_floors; f++)
    build_floor (self, f, cabs >= 0 ? setup->n_seats : 0);
  return GTK_WIDGET (self);
}

void
ump_zone_floors_set_narrow (UmpZoneFloors *self, gboolean narrow)
{
  self->narrow = narrow;
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), !narrow);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), narrow ? 4 : 8);
  ump_zone_floors_update (self);
}
