/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-deck-private.h"

#include "../widgets/even-box.h"
#include "../widgets/parts.h"

G_DEFINE_FINAL_TYPE (UmpPadDeck, ump_pad_deck, GTK_TYPE_WIDGET)

static void turn_to (UmpPadDeck *self, int number);

const UmpSetup *
ump_pad_deck_setup (UmpPadDeck *self)
{
  return ump_match_setup (ump_play_match (ump_chooser_play (self->chooser)));
}

const UmpFaceState *
ump_pad_deck_state (UmpPadDeck *self, int face)
{
  return ump_deck_faces_state (self->faces, face);
}

static gboolean
is_folded (UmpPadDeck *self)
{
  return self->plan.shape == UMP_DECK_FOLDED || self->plan.shape == UMP_DECK_CROSSED;
}

/* The key of a face that is seen; NULL for none. */
static GtkWidget *
key_of (UmpPadDeck *self, int face)
{
  return self->few ? ump_pad_deck_few_key (self, face) : ump_deck_view_key (self->deck, face);
}

/* ---- taps ------------------------------------------------------------------------------------------- */

void
ump_pad_deck_tap (GtkWidget *key, UmpPadDeck *self)
{
  int face = ump_key_face (UMP_KEY (key));
  gboolean on = ump_pad_deck_state (self, face)->on;

  /* an entry may have made the keys anew */
  g_object_ref (self);
  ump_chooser_tap_face (self->chooser, face);
  /* the next card has another number as a rule; with an entry the page may have gone */
  if (self->chooser != NULL && on && self->plan.number > 0)
    turn_to (self, 0);
  g_object_unref (self);
}

void
ump_pad_deck_hold (GtkWidget *key, UmpPadDeck *self)
{
  ump_chooser_hold_face (self->chooser, ump_key_face (UMP_KEY (key)));
}

/* ---- which keys ------------------------------------------------------------------------------------- */

gboolean
ump_pad_deck_has_row (UmpPadDeck *self, int row)
{
  int face;

  for (int k = 0; (face = ump_deck_face (ump_pad_deck_setup (self), row, k)) > 0; k++)
    if (ump_pad_deck_state (self, face)->offered)
      return TRUE;
  return FALSE;
}

/* The row that is open, of which something can be if there is such a row; that of the card that is placed. */
static void
open_row (UmpPadDeck *self)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);
  int n_rows = ump_deck_n_rows (setup), row = CLAMP (self->plan.open_row, 0, n_rows - 1);

  if (self->plan.placed > 0) {
    self->plan.open_row = MAX (setup->game->faces[self->plan.placed].row, 0);
    return;
  }
  if (!self->asked_row && !ump_pad_deck_has_row (self, row))
    for (int r = n_rows - 1; r >= 0; r--)
      row = ump_pad_deck_has_row (self, r) ? r : row;
  self->plan.open_row = row;
  self->asked_row = FALSE;
}

/* A place is to be chosen for a card among more than these: then the other cards leave the places the
 * room. */
#define FEW_PLACES 5

/* That card, 0 for none. */
static int
placed_face (UmpPadDeck *self)
{
  int n;
  const int *faces = ump_chooser_cards (self->chooser, &n);

  if (self->plan.shape != UMP_DECK_FOLDED || n != 1 || !self->narrow ||
      ump_chooser_is_several (self->chooser) || ump_chooser_has_tray (self->chooser) ||
      g_list_model_get_n_items (ump_chooser_items (self->chooser)) <= FEW_PLACES)
    return 0;
  return faces[0];
}

static void
plan_deck (UmpPadDeck *self)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);
  UmpDeckPlan *plan = &self->plan;

  plan->shape =
      ump_deck_shape (setup, self->narrow, self->compact, ump_chooser_types_numbers (self->chooser));
  plan->narrow = self->narrow;
  plan->tray = ump_chooser_has_tray (self->chooser);
  plan->large = ump_text_is_large (GTK_WIDGET (self));
  plan->below = is_folded (self) || (self->narrow && (plan->large || !ump_deck_is_short (setup)));
  plan->placed = placed_face (self);
  if (plan->shape == UMP_DECK_FOLDED)
    open_row (self);
  ump_deck_plan_make (plan, setup);
  self->columns = plan->columns;
}

static void
build_deck (UmpPadDeck *self)
{
  const UmpDeckPlan *plan = &self->plan;
  GtkWidget *grid = ump_deck_view_box (self->deck);

  plan_deck (self);
  if (!ump_deck_view_take_plan (self->deck, plan))
    return;
  gtk_grid_set_column_spacing (GTK_GRID (grid), is_folded (self) ? 1 : plan->columns > 9 ? 3 : 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), plan->rows > 4 ? 3 : 6);
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), plan->rows > 7 && !is_folded (self));
  /* many or long rows are a large deck: what is above it needs the height */
  ump_set_class (grid, "four", plan->rows == 4 && plan->columns <= 9);
  ump_set_class (grid, "dense",
                 plan->rows <= 7 && (plan->rows > 4 || (plan->rows == 4 && plan->columns > 9)));
  ump_set_class (grid, "densest", plan->rows > 7);
}

static void
build (UmpPadDeck *self)
{
  guint generation = ump_play_generation (ump_chooser_play (self->chooser));

  ump_pad_deck_clear_few (self);
  if (self->generation != generation)
    ump_deck_view_clear (self->deck);
  self->generation = generation;
  self->grouped = ump_pad_deck_has_groups (self);
  self->few = ump_pad_deck_wants_few (self);
  if (self->few)
    ump_pad_deck_build_few (self);
  else
    build_deck (self);
  gtk_widget_set_visible (GTK_WIDGET (self->few_keys), self->few && !self->grouped);
  gtk_widget_set_visible (self->groups, self->grouped);
  gtk_widget_set_vexpand (GTK_WIDGET (self), self->grouped && !self->narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->deck), !self->few);
  self->built = TRUE;
}

static int
focused_face (UmpPadDeck *self)
{
  int face = ump_deck_view_focused (self->few ? self->few_keys : self->deck);

  for (guint i = 0; i < self->group_keys->len && face == 0; i++)
    face = ump_deck_view_focused (self->group_keys->pdata[i]);
  return face;
}

/* The focus stays on its card, or comes to the first. */
static void
rebuild (UmpPadDeck *self)
{
  int face = focused_face (self);
  gboolean focused = ump_drop_focus (GTK_WIDGET (self));
  GtkWidget *key;

  build (self);
  self->stale = FALSE;
  key = face > 0 ? key_of (self, face) : NULL;
  if (focused && (key == NULL || !gtk_widget_grab_focus (key)))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static gboolean
needs_others (UmpPadDeck *self)
{
  return !self->built || self->stale ||
         self->generation != ump_play_generation (ump_chooser_play (self->chooser)) ||
         ump_pad_deck_few_differ (self) || (!self->few && self->plan.placed != placed_face (self));
}

static void
update (UmpPadDeck *self)
{
  if (!ump_pad_deck_is_shown (self)) {
    self->stale |= self->plan.number > 0;
    self->plan.number = 0;
    return;
  }
  if (needs_others (self))
    rebuild (self);
  if (self->few)
    ump_pad_deck_update_few (self);
  else
    ump_deck_view_update (self->deck, FALSE);
}

/* ---- what is open ----------------------------------------------------------------------------------- */

static void
focus_number (UmpPadDeck *self, int before)
{
  GtkWidget *key = self->plan.number == 0 ? ump_deck_view_find (self->deck, UMP_CELL_NUMBER, before) : NULL;
  int face;

  for (int row = 0; self->plan.number > 0 && key == NULL; row++) {
    if ((face = ump_deck_face (ump_pad_deck_setup (self), row, self->plan.number - 1)) == 0)
      return;
    key = ump_pad_deck_state (self, face)->on ? key_of (self, face) : NULL;
  }
  if (key != NULL)
    gtk_widget_grab_focus (key);
}

/* Shows the cards of a column, from 1, or with 0 the numbers; the focus goes along. */
static void
turn_to (UmpPadDeck *self, int number)
{
  gboolean focus = ump_has_focus_inside (GTK_WIDGET (self));
  int before = self->plan.number;

  self->plan.number = number;
  self->stale = TRUE;
  update (self);
  if (focus)
    focus_number (self, before);
}

static void
on_number (GtkWidget *widget, const char *action, GVariant *number)
{
  turn_to (UMP_PAD_DECK (widget), g_variant_get_int32 (number));
}

static void
on_row (GtkWidget *widget, const char *action, GVariant *row)
{
  UmpPadDeck *self = UMP_PAD_DECK (widget);

  self->plan.open_row = g_variant_get_int32 (row);
  self->asked_row = TRUE;
  self->stale = TRUE;
  update (self);
}

static void
on_set (GtkWidget *widget, const char *action, GVariant *set)
{
  ump_chooser_tap_set (UMP_PAD_DECK (widget)->chooser, (guint) g_variant_get_int32 (set));
}

/* ---- what others ask for ---------------------------------------------------------------------------- */

gboolean
ump_pad_deck_is_shown (UmpPadDeck *self)
{
  return ump_chooser_has_deck (self->chooser) || ump_pad_deck_has_groups (self) ||
         ump_pad_deck_keeps_place (self);
}

int
ump_pad_deck_room (UmpPadDeck *self, int *least_width)
{
  gboolean other = self->few || !self->built || !ump_chooser_has_deck (self->chooser);
  int height;

  if (other) {
    self->whole = TRUE;
    rebuild (self);
  }
  gtk_widget_measure (ump_deck_view_box (self->deck), GTK_ORIENTATION_HORIZONTAL, -1, least_width, NULL, NULL,
                      NULL);
  gtk_widget_measure (ump_deck_view_box (self->deck), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL,
                      NULL);
  if (other) {
    self->whole = FALSE;
    rebuild (self);
    update (self);
  }
  return height;
}

static gboolean
has_deck_ever (UmpPadDeck *self)
{
  const UmpGame *game = ump_pad_deck_setup (self)->game;

  for (int v = 0; v < game->n_verbs; v++)
    if (game->verbs[v].deck)
      return TRUE;
  return FALSE;
}

/* Measured with what is said on them: their fonts are looked for then. */
void
ump_pad_deck_prepare (UmpPadDeck *self)
{
  if (self->plan.cells->len > 0 || !has_deck_ever (self))
    return;
  build_deck (self);
  ump_deck_view_update (self->deck, FALSE);
  gtk_widget_measure (ump_deck_view_box (self->deck), GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
}

int
ump_pad_deck_columns (UmpPadDeck *self)
{
  return self->columns;
}

void
ump_pad_deck_set_narrow (UmpPadDeck *self, gboolean narrow, gboolean compact)
{
  if (self->narrow == narrow && self->compact == compact)
    return;
  self->narrow = narrow;
  self->compact = compact;
  self->stale = TRUE;
  update (self);
}

/* ---- life ------------------------------------------------------------------------------------------ */

static void
ump_pad_deck_dispose (GObject *object)
{
  UmpPadDeck *self = UMP_PAD_DECK (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_pointer (&self->group_keys, g_ptr_array_unref);
  g_clear_pointer (&self->group_zones, g_array_unref);
  g_clear_object (&self->faces);
  g_clear_object (&self->chooser);
  ump_deck_plan_clear (&self->plan);
  G_OBJECT_CLASS (ump_pad_deck_parent_class)->dispose (object);
}

static void
ump_pad_deck_class_init (UmpPadDeckClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_deck_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "deck");
  gtk_widget_class_install_action (widget_class, "deck.row", "i", on_row);
  gtk_widget_class_install_action (widget_class, "deck.number", "i", on_number);
  gtk_widget_class_install_action (widget_class, "deck.set", "i", on_set);
}

static UmpDeckView *
view_new (UmpPadDeck *self, UmpDeckBox box, const UmpDeckFactory *factory)
{
  GtkWidget *view = ump_deck_view_new (box, factory, self);

  ump_name_widget (ump_deck_view_box (UMP_DECK_VIEW (view)), _ ("Cards"));
  gtk_widget_set_parent (view, GTK_WIDGET (self));
  return UMP_DECK_VIEW (view);
}

static void
ump_pad_deck_init (UmpPadDeck *self)
{
  self->group_keys = g_ptr_array_new ();
  self->group_zones = g_array_new (FALSE, FALSE, sizeof (int));
  ump_deck_plan_init (&self->plan);
  self->deck = view_new (self, UMP_DECK_GRID, &ump_pad_deck_factory);
  gtk_grid_set_column_homogeneous (GTK_GRID (ump_deck_view_box (self->deck)), TRUE);
  self->few_keys = view_new (self, UMP_DECK_EVEN, &ump_pad_deck_few_factory);
  ump_even_box_set_steady (UMP_EVEN_BOX (ump_deck_view_box (self->few_keys)));
  gtk_widget_set_visible (GTK_WIDGET (self->few_keys), FALSE);
  self->groups = ump_pad_deck_groups_new ();
  gtk_widget_set_visible (self->groups, FALSE);
  gtk_widget_set_parent (self->groups, GTK_WIDGET (self));
}

GtkWidget *
ump_pad_deck_new (UmpChooser *chooser)
{
  UmpPadDeck *self = g_object_new (UMP_TYPE_PAD_DECK, NULL);

  self->chooser = g_object_ref (chooser);
  self->faces = ump_deck_faces_new (ump_chooser_faces (chooser));
  ump_deck_view_set_faces (self->deck, self->faces);
  ump_deck_view_set_faces (self->few_keys, self->faces);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
