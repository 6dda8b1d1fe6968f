/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-deck-private.h"

#include <string.h>

#include "choice-key.h"
#include "item-key.h"
#include "number-keys.h"
#include "../widgets/even-box.h"
#include "../widgets/parts.h"

G_DEFINE_FINAL_TYPE (UmpPadDeck, ump_pad_deck, GTK_TYPE_WIDGET)

/* Two taps soon after each other on a key that was the only one: the first has chosen its card, the second
 * has taken it back. */
static gboolean
is_double (UmpPadDeck *self, int face)
{
  gint64 now = g_get_monotonic_time ();
  int milliseconds;
  gboolean twice;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &milliseconds, NULL);
  twice = face == self->tapped && now - self->tapped_at < (gint64) milliseconds * 1000;
  self->tapped = twice ? 0 : face;
  self->tapped_at = now;
  return twice;
}

const UmpFaceState *
ump_pad_deck_state (UmpPadDeck *self, int face)
{
  static const UmpFaceState nothing = { .origin = -1 };
  UmpFaceOffer *offer = (guint) face < self->offers->len ? self->offers->pdata[face] : NULL;

  return offer != NULL ? ump_face_offer_state (offer) : &nothing;
}

static void turn_to (UmpPadDeck *self, int number);

static gboolean
is_folded (UmpPadDeck *self)
{
  return self->plan.shape == UMP_DECK_FOLDED || self->plan.shape == UMP_DECK_CROSSED;
}

static void
on_tap (GtkWidget *key, UmpPadDeck *self)
{
  int face = ump_key_face (UMP_KEY (key));
  gboolean twice = is_double (self, face), on = ump_pad_deck_state (self, face)->on;

  /* an entry may have made the keys anew */
  g_object_ref (self);
  if (!ump_chooser_tap_face (self->chooser, face) && twice)
    ump_chooser_tap_face_twice (self->chooser, face);
  /* the next card has another number as a rule */
  if (on && self->plan.number > 0)
    turn_to (self, 0);
  g_object_unref (self);
}

static void
on_hold (GtkWidget *key, UmpPadDeck *self)
{
  ump_chooser_hold_face (self->chooser, ump_key_face (UMP_KEY (key)));
}

const UmpSetup *
ump_pad_deck_setup (UmpPadDeck *self)
{
  return ump_match_setup (ump_play_match (ump_chooser_play (self->chooser)));
}

GtkWidget *
ump_pad_deck_add_key (UmpPadDeck *self, int face, UmpKeyStyle style)
{
  GtkWidget *key = ump_key_new (ump_pad_deck_setup (self), face, style);

  g_signal_connect (key, "clicked", G_CALLBACK (on_tap), self);
  ump_on_hold (key, G_CALLBACK (on_hold), self);
  gtk_widget_set_hexpand (key, TRUE);
  self->keys->pdata[face] = key;
  return key;
}

/* All but the grid. */
static void
clear (UmpPadDeck *self)
{
  ump_even_box_clear (UMP_EVEN_BOX (self->few_box));
  ump_grid_clear (self->groups);
  memset (self->sets, 0, sizeof self->sets);
  g_ptr_array_set_size (self->keys, 0);
  g_ptr_array_set_size (self->keys, ump_pad_deck_setup (self)->game->n_faces);
  g_array_set_size (self->origins, self->keys->len);
}

/* ---- the keys of the plan ---------------------------------------------------------------------------- */

static GtkWidget *
find_cell (UmpPadDeck *self, UmpCellKind kind, int value)
{
  for (guint i = 0; i < self->made.cells->len; i++) {
    const UmpDeckCell *cell = &g_array_index (self->plan.cells, UmpDeckCell, i);

    if (cell->kind == kind && cell->value == value)
      return self->made.cells->pdata[i];
  }
  return NULL;
}

static GtkWidget *
big_key_new (UmpPadDeck *self, int face)
{
  const UmpDeckPlan *plan = &self->plan;
  GtkWidget *key = ump_pad_deck_add_key (self, face, UMP_KEY_BIG);

  ump_set_class (key, "beside", !plan->below);
  if (plan->tray && !plan->below)
    ump_key_set_counted (UMP_KEY (key));
  else if (plan->below && plan->large && plan->n_aside > 1)
    ump_key_set_counted_flat (UMP_KEY (key));
  else
    ump_key_set_flat (UMP_KEY (key), plan->below, self->narrow ? plan->n_aside > 1 : plan->rows > 5);
  return key;
}

static void
set_action (GtkWidget *key, const char *action, int target)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), action);
}

/* A row's key: its colour or suit where all its cards are of one, else its first card. */
static GtkWidget *
row_key_new (UmpPadDeck *self, int row)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);
  int face = ump_deck_face (setup, row, 0), other;
  GtkWidget *button = gtk_button_new (), *card;
  UmpLook look = setup->looks[face];
  gboolean one_colour = look.colour != UMP_COLOUR_NONE, one_symbol = look.symbol != UMP_SYMBOL_NONE;
  g_autofree char *name = NULL;
  g_autofree char *spoken = ump_card_spoken (setup, (UmpCard){ .face = (guint16) face }, TRUE);

  for (int k = 1; (other = ump_deck_face (setup, row, k)) > 0; k++) {
    one_colour &= setup->looks[other].colour == look.colour;
    one_symbol &= setup->looks[other].symbol == look.symbol;
  }
  if (one_colour)
    look = (UmpLook){ .art = UMP_ART_NUMBER, .colour = look.colour };
  else if (one_symbol)
    look = (UmpLook){ .art = look.art, .symbol = look.symbol };
  card = ump_card_view_new (&look, UMP_CARD_KEY, FALSE);
  ump_card_view_set_size (UMP_CARD_VIEW (card), 16);
  gtk_button_set_child (GTK_BUTTON (button), card);
  /* Translators: a row of the deck, named by its first card. */
  name = g_strdup_printf (_ ("From %s"), spoken);
  ump_name_widget (button, name);
  ump_add_classes (button, "key card-key filled row-key");
  ump_set_class (button, "chosen", row == self->plan.open_row);
  set_action (button, "deck.row", row);
  return button;
}

/* A number of a crossed deck; 0: all of them. */
static GtkWidget *
number_key_new (UmpPadDeck *self, int number)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);
  g_autofree char *label =
      number > 0 ? g_strdup_printf ("%d", setup->looks[ump_deck_face (setup, 0, number - 1)].value)
                 : g_strdup (_ ("All numbers"));
  GtkWidget *button = gtk_button_new_with_label (label);

  ump_add_classes (button, "key card-key number-key");
  gtk_widget_set_hexpand (button, TRUE);
  set_action (button, "deck.number", number);
  return button;
}

static void
on_digit (UmpChoiceKey *key, UmpChooser *chooser)
{
  ump_chooser_type (chooser, ump_choice_key_value (key));
}

static GtkWidget *
digit_key_new (UmpPadDeck *self, int digit)
{
  static const char *const keys[] = { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "<", "enter" };
  static const char *const labels[] = { [UMP_DIGIT_ERASE] = "⌫", [UMP_DIGIT_ENTER] = "✓" };
  GtkWidget *key = ump_number_key_new (keys[digit], digit < UMP_DIGIT_ERASE ? keys[digit] : labels[digit],
                                       digit == UMP_DIGIT_ERASE ? _ ("Delete the last digit") : NULL);

  g_signal_connect_object (key, "clicked", G_CALLBACK (on_digit), self->chooser, 0);
  return key;
}

static GtkWidget *
cell_new (UmpPadDeck *self, const UmpDeckCell *cell)
{
  switch (cell->kind) {
  case UMP_CELL_BIG: return big_key_new (self, cell->value);
  case UMP_CELL_BESIDE: return self->made.beside = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);
  case UMP_CELL_ROW: return row_key_new (self, cell->value);
  case UMP_CELL_NUMBER: return number_key_new (self, cell->value);
  case UMP_CELL_DIGIT: return digit_key_new (self, cell->value);
  default: return ump_pad_deck_add_key (self, cell->value, UMP_KEY_PLAIN);
  }
}

/* ---- building ---------------------------------------------------------------------------------------- */

static gboolean
is_alive (UmpPadDeck *self, int row)
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
  if (!self->asked_row && !is_alive (self, row))
    for (int r = n_rows - 1; r >= 0; r--)
      row = is_alive (self, r) ? r : row;
  self->plan.open_row = row;
  self->asked_row = FALSE;
}

/* From this size of text on, lines of keys hold fewer of them. */
#define LARGE_TEXT 1.5

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
take_keys (GPtrArray *to, GPtrArray *from)
{
  g_ptr_array_set_size (to, 0);
  g_ptr_array_extend (to, from, NULL, NULL);
}

/* Whether the keys in the grid are those of the plan. */
static gboolean
is_made (UmpPadDeck *self)
{
  const UmpDeckPlan *plan = &self->plan, *made = &self->made.plan;

  return self->made.cells->len > 0 && self->made.generation == self->generation &&
         self->made.narrow == self->narrow && plan->shape == made->shape && plan->below == made->below &&
         plan->tray == made->tray && plan->large == made->large && plan->placed == made->placed &&
         plan->open_row == made->open_row && plan->number == made->number;
}

static void
make_cells (UmpPadDeck *self)
{
  const UmpDeckPlan *plan = &self->plan;

  ump_grid_clear (self->grid);
  g_ptr_array_set_size (self->made.cells, 0);
  self->made.beside = NULL;
  for (guint i = 0; i < plan->cells->len; i++) {
    const UmpDeckCell *cell = &g_array_index (plan->cells, UmpDeckCell, i);
    GtkWidget *key = cell_new (self, cell);

    g_ptr_array_add (self->made.cells, key);
    gtk_grid_attach (GTK_GRID (self->grid), key, cell->column, cell->row, cell->width, cell->height);
  }
  take_keys (self->made.keys, self->keys);
  self->made.plan = *plan;
  self->made.generation = self->generation;
  self->made.narrow = self->narrow;
}

static void
build_grid (UmpPadDeck *self)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);
  UmpDeckPlan *plan = &self->plan;

  plan->shape =
      ump_deck_shape (setup, self->narrow, self->compact, ump_chooser_types_numbers (self->chooser));
  plan->below = self->narrow || is_folded (self);
  plan->tray = ump_chooser_has_tray (self->chooser);
  plan->large = ump_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT;
  plan->placed = placed_face (self);
  if (plan->shape == UMP_DECK_FOLDED)
    open_row (self);
  ump_deck_plan_make (plan, setup);
  if (is_made (self)) {
    take_keys (self->keys, self->made.keys);
    return;
  }
  make_cells (self);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), is_folded (self) ? 1 : plan->columns > 9 ? 3 : 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), plan->rows > 4 ? 3 : 6);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), plan->rows > 7 && !is_folded (self));
  /* many or long rows are a large deck: what is above it needs the height */
  ump_set_class (self->grid, "four", plan->rows == 4 && plan->columns <= 9);
  ump_set_class (self->grid, "dense",
                 plan->rows <= 7 && (plan->rows > 4 || (plan->rows == 4 && plan->columns > 9)));
  ump_set_class (self->grid, "densest", plan->rows > 7);
}

static void
build (UmpPadDeck *self)
{
  clear (self);
  self->grouped = ump_pad_deck_has_groups (self);
  self->few = !self->whole && (ump_chooser_is_few (self->chooser) || self->grouped);
  self->generation = ump_play_generation (ump_chooser_play (self->chooser));
  if (self->few)
    ump_pad_deck_build_few (self);
  else
    build_grid (self);
  gtk_widget_set_visible (self->few_box, self->few && !self->grouped);
  gtk_widget_set_visible (self->groups, self->grouped);
  gtk_widget_set_vexpand (GTK_WIDGET (self), self->grouped && !self->narrow);
  gtk_widget_set_visible (self->grid, !self->few);
  for (guint f = 0; f < self->keys->len; f++)
    if (self->keys->pdata[f] != NULL)
      gtk_widget_set_vexpand (self->keys->pdata[f], self->plan.rows < 4);
}

/* The focus stays on its card, or comes to the first. */
static void
rebuild (UmpPadDeck *self)
{
  guint face = 0;
  gboolean focused;

  for (guint f = 0; f < self->keys->len; f++)
    if (self->keys->pdata[f] != NULL && gtk_widget_has_focus (self->keys->pdata[f]))
      face = f;
  focused = ump_drop_focus (GTK_WIDGET (self));
  build (self);
  self->stale = FALSE;
  if (focused && (self->keys->pdata[face] == NULL || !gtk_widget_grab_focus (self->keys->pdata[face])))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

/* ---- showing -------------------------------------------------------------------------------------- */

/* What a card does; of one that cannot do it, why. */
static void
show_words (GtkWidget *key, const UmpFaceState *state)
{
  gboolean refused = state->words != NULL && !state->on && state->why != NULL;

  ump_key_set_words (UMP_KEY (key), state->words, refused ? state->why : state->notes);
}

static void
show_key (UmpPadDeck *self, int face)
{
  const UmpFaceState *state = ump_pad_deck_state (self, face);
  GtkWidget *key = self->keys->pdata[face];
  int copies = self->few ? MAX (state->most, 1) : state->copies,
      left = self->few ? MAX (copies - state->taken, 1) : state->left;

  /* few are seen: that is no reason, and there is nothing to be counted */
  ump_key_set (UMP_KEY (key), left, copies, !state->on, state->why, state->taken);
  if (self->few && !self->crowd && !(self->grouped && self->narrow))
    show_words (key, state);
}

/* Its key is shown when all offers are up to date. */
static void
on_offer (UmpFaceOffer *offer, UmpPadDeck *self)
{
  g_hash_table_add (self->changed, GINT_TO_POINTER (ump_face_offer_face (offer)));
}

static void
free_offer (gpointer offer)
{
  g_clear_object (&offer);
}

static void
forget_offers (UmpPadDeck *self)
{
  for (guint f = 0; f < self->offers->len; f++)
    if (self->offers->pdata[f] != NULL)
      g_signal_handlers_disconnect_by_data (self->offers->pdata[f], self);
  g_ptr_array_set_size (self->offers, 0);
}

static void
on_offers (UmpPadDeck *self)
{
  GListModel *faces = ump_chooser_faces (self->chooser);
  guint n = g_list_model_get_n_items (faces);

  forget_offers (self);
  g_ptr_array_set_size (self->offers, ump_pad_deck_setup (self)->game->n_faces);
  for (guint i = 0; i < n; i++) {
    UmpFaceOffer *offer = g_list_model_get_item (faces, i);

    g_signal_connect (offer, "changed", G_CALLBACK (on_offer), self);
    g_hash_table_add (self->changed, GINT_TO_POINTER (ump_face_offer_face (offer)));
    self->offers->pdata[ump_face_offer_face (offer)] = offer;
  }
}

/* A row in which nothing can be is dim, but it opens. */
static void
show_row (UmpPadDeck *self, int row, GtkWidget *key)
{
  ump_card_view_set_flags (UMP_CARD_VIEW (gtk_button_get_child (GTK_BUTTON (key))),
                           is_alive (self, row) ? UMP_CARD_PLAIN : UMP_CARD_DIMMED);
}

/* A number is dim when none of its cards can be, and marked when one is chosen. */
static void
show_number (UmpPadDeck *self, int number, GtkWidget *key)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);
  gboolean on = FALSE;
  int taken = 0;
  g_autofree char *name = NULL;

  if (number == 0)
    return;
  for (int row = 0; ump_deck_face (setup, row, 0) > 0; row++) {
    const UmpFaceState *state = ump_pad_deck_state (self, ump_deck_face (setup, row, number - 1));

    on |= state->on;
    taken += state->taken;
  }
  /* Translators: a key for all cards of that number; the colour is asked for next. */
  name = g_strdup_printf (_ ("%d: which colour"), setup->looks[ump_deck_face (setup, 0, number - 1)].value);
  if (taken > 0) {
    char *chosen = g_strdup_printf ("%s, %s", name, _ ("chosen"));
    g_free (name);
    name = chosen;
  }
  ump_name_widget (key, name);
  ump_set_class (key, "off", !on && taken == 0);
  ump_set_class (key, "chosen", taken > 0);
}

/* Dim where it leads to no card; the last key says the number that it would take. */
static void
show_digit (UmpPadDeck *self, int digit, GtkWidget *key)
{
  int typed = ump_chooser_typed (self->chooser);
  gboolean off = digit == UMP_DIGIT_ENTER ? typed == 0 : !ump_chooser_can_type (self->chooser, digit);
  g_autofree char *label = typed > 0 ? g_strdup_printf ("%d ✓", typed) : g_strdup ("✓");
  g_autofree char *name = typed > 0 ? g_strdup_printf ("%s %d", _ ("Enter"), typed) : g_strdup (_ ("Enter"));

  if (digit == UMP_DIGIT_ERASE)
    return;
  if (digit == UMP_DIGIT_ENTER) {
    gtk_button_set_label (GTK_BUTTON (key), label);
    ump_name_widget (key, name);
  }
  ump_set_class (key, "off", off);
  gtk_accessible_update_state (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_STATE_DISABLED, off, -1);
}

/* What is done with one card: its key is always there. */
static void
show_beside (UmpPadDeck *self)
{
  GtkWidget *old = gtk_widget_get_first_child (self->made.beside);
  gboolean focus = old != NULL && gtk_widget_has_focus (old);

  ump_box_clear (self->made.beside);
  for (guint i = 0; i < g_list_model_get_n_items (ump_chooser_items (self->chooser)); i++) {
    const UmpChooserItem *item = ump_chooser_item (self->chooser, i);
    GtkWidget *key;
    if (item->place != UMP_ITEM_BESIDE)
      continue;
    key = ump_item_key_new (self->chooser, i, item->legal ? UMP_ITEM_KEY_MAIN : UMP_ITEM_KEY_PLAIN);
    gtk_widget_add_css_class (key, "beside");
    gtk_widget_set_hexpand (key, TRUE);
    gtk_widget_set_vexpand (key, TRUE);
    gtk_box_append (GTK_BOX (self->made.beside), key);
    if (focus)
      gtk_widget_grab_focus (key);
  }
}

static void
show_cell (UmpPadDeck *self, const UmpDeckCell *cell, GtkWidget *widget)
{
  switch (cell->kind) {
  case UMP_CELL_BESIDE: show_beside (self); break;
  case UMP_CELL_ROW: show_row (self, cell->value, widget); break;
  case UMP_CELL_NUMBER: show_number (self, cell->value, widget); break;
  case UMP_CELL_DIGIT: show_digit (self, cell->value, widget); break;
  default: break; /* cards, as far as they have changed */
  }
}

static void
update (UmpPadDeck *self)
{
  gboolean anew;

  if (!ump_pad_deck_is_shown (self)) {
    self->stale |= self->plan.number > 0;
    self->plan.number = 0;
    return;
  }
  anew = self->keys->len == 0 || self->stale ||
         self->generation != ump_play_generation (ump_chooser_play (self->chooser)) ||
         ump_pad_deck_few_differ (self) || (!self->few && self->plan.placed != placed_face (self));
  if (anew)
    rebuild (self);
  for (int f = 1; f < (int) self->keys->len; f++)
    if (self->keys->pdata[f] != NULL && (anew || g_hash_table_contains (self->changed, GINT_TO_POINTER (f))))
      show_key (self, f);
  g_hash_table_remove_all (self->changed);
  ump_pad_deck_show_sets (self);
  for (guint i = 0; i < self->made.cells->len && !self->few; i++)
    show_cell (self, &g_array_index (self->plan.cells, UmpDeckCell, i), self->made.cells->pdata[i]);
}

/* ---- what is open ----------------------------------------------------------------------------------- */

static void
focus_number (UmpPadDeck *self, int before)
{
  GtkWidget *key = self->plan.number == 0 ? find_cell (self, UMP_CELL_NUMBER, before) : NULL;
  int face;

  for (int row = 0; self->plan.number > 0 && key == NULL; row++) {
    if ((face = ump_deck_face (ump_pad_deck_setup (self), row, self->plan.number - 1)) == 0)
      return;
    key = ump_pad_deck_state (self, face)->on ? self->keys->pdata[face] : NULL;
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
  return ump_chooser_has_deck (self->chooser) || ump_pad_deck_has_groups (self);
}

int
ump_pad_deck_room (UmpPadDeck *self, int *least_width)
{
  gboolean other = self->few || self->keys->len == 0 || !ump_chooser_has_deck (self->chooser);
  int height;

  if (other) {
    self->whole = TRUE;
    rebuild (self);
  }
  gtk_widget_measure (self->grid, GTK_ORIENTATION_HORIZONTAL, -1, least_width, NULL, NULL, NULL);
  gtk_widget_measure (self->grid, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  if (other) {
    self->whole = FALSE;
    rebuild (self);
    update (self);
  }
  return height;
}

int
ump_pad_deck_columns (UmpPadDeck *self)
{
  return self->plan.columns;
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

  if (self->offers != NULL)
    forget_offers (self);
  g_clear_pointer (&self->offers, g_ptr_array_unref);
  g_clear_pointer (&self->changed, g_hash_table_unref);
  g_clear_pointer (&self->origins, g_array_unref);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->few_box, gtk_widget_unparent);
  g_clear_pointer (&self->groups, gtk_widget_unparent);
  g_clear_pointer (&self->keys, g_ptr_array_unref);
  g_clear_pointer (&self->made.cells, g_ptr_array_unref);
  g_clear_pointer (&self->made.keys, g_ptr_array_unref);
  g_clear_pointer (&self->plan.cells, g_array_unref);
  g_clear_object (&self->chooser);
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

static void
ump_pad_deck_init (UmpPadDeck *self)
{
  self->keys = g_ptr_array_new ();
  self->offers = g_ptr_array_new_with_free_func (free_offer);
  self->changed = g_hash_table_new (NULL, NULL);
  self->origins = g_array_new (FALSE, TRUE, sizeof (int));
  self->made.cells = g_ptr_array_new ();
  self->made.keys = g_ptr_array_new ();
  self->plan.cells = g_array_new (FALSE, FALSE, sizeof (UmpDeckCell));
  self->grid = ump_key_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  ump_name_widget (self->grid, _ ("Cards"));
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  self->few_box = ump_even_box_new (6);
  ump_even_box_set_steady (UMP_EVEN_BOX (self->few_box));
  ump_name_widget (self->few_box, _ ("Cards"));
  gtk_widget_set_visible (self->few_box, FALSE);
  gtk_widget_set_parent (self->few_box, GTK_WIDGET (self));
  self->groups = gtk_grid_new ();
  ump_add_classes (self->groups, "groups");
  gtk_grid_set_column_homogeneous (GTK_GRID (self->groups), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->groups), GROUP_GAP);
  gtk_grid_set_row_spacing (GTK_GRID (self->groups), 4);
  gtk_widget_set_visible (self->groups, FALSE);
  gtk_widget_set_parent (self->groups, GTK_WIDGET (self));
}

GtkWidget *
ump_pad_deck_new (UmpChooser *chooser)
{
  UmpPadDeck *self = g_object_new (UMP_TYPE_PAD_DECK, NULL);

  self->chooser = g_object_ref (chooser);
  g_signal_connect_object (ump_chooser_faces (chooser), "items-changed", G_CALLBACK (on_offers), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  on_offers (self);
  update (self);
  return GTK_WIDGET (self);
}
