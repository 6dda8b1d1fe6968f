/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in the whole deck: keys for cards, for its rows, for numbers and digits, and room for what is
 * done with one card. */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-deck-private.h"

#include "choice-key.h"
#include "item-key.h"
#include "number-keys.h"
#include "../widgets/parts.h"

/* Cards that are known by their picture, where there is room for it. */
static gboolean
is_picture (const UmpSetup *setup, int face)
{
  UmpArt art = setup->looks[face].art;

  return art == UMP_ART_BET || art == UMP_ART_WILD || art == UMP_ART_SKIP;
}

GtkWidget *
ump_pad_deck_key_new (UmpPadDeck *self, int face, UmpKeyStyle style)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);
  GtkWidget *key = ump_key_new (setup, face, style);

  /* with large text a phone draws its keys much smaller than they are laid out */
  if (self->plan.below && self->plan.large && is_picture (setup, face))
    ump_key_set_chip (UMP_KEY (key));

  g_signal_connect (key, "clicked", G_CALLBACK (ump_pad_deck_tap), self);
  ump_on_hold (key, G_CALLBACK (ump_pad_deck_hold), self);
  gtk_widget_set_hexpand (key, TRUE);
  return key;
}

/* ---- making ------------------------------------------------------------------------------------------ */

static GtkWidget *
big_key_new (UmpPadDeck *self, int face)
{
  const UmpDeckPlan *plan = &self->plan;
  GtkWidget *key = ump_pad_deck_key_new (self, face, UMP_KEY_BIG);

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
  card = ump_card_view_new (&look, UMP_CARD_KEY, TRUE);
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
  ump_set_class (button, "all-key", number == 0);
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
make (const UmpDeckCell *cell, gpointer owner)
{
  UmpPadDeck *self = owner;

  switch (cell->kind) {
  case UMP_CELL_BESIDE: return ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);
  case UMP_CELL_ROW: return row_key_new (self, cell->value);
  case UMP_CELL_NUMBER: return number_key_new (self, cell->value);
  case UMP_CELL_DIGIT: return digit_key_new (self, cell->value);
  case UMP_CELL_BIG: return big_key_new (self, cell->value);
  default: return ump_pad_deck_key_new (self, cell->value, UMP_KEY_PLAIN);
  }
}

/* ---- showing ----------------------------------------------------------------------------------------- */

/* A row in which nothing can be is dim, but it opens. */
static void
show_row (UmpPadDeck *self, int row, GtkWidget *key)
{
  ump_card_view_set_flags (UMP_CARD_VIEW (gtk_button_get_child (GTK_BUTTON (key))),
                           ump_pad_deck_has_row (self, row) ? UMP_CARD_PLAIN : UMP_CARD_DIMMED);
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
show_beside (UmpPadDeck *self, GtkWidget *box)
{
  GtkWidget *old = gtk_widget_get_first_child (box);
  gboolean focus = old != NULL && gtk_widget_has_focus (old);

  ump_box_clear (box);
  for (guint i = 0; i < g_list_model_get_n_items (ump_chooser_items (self->chooser)); i++) {
    const UmpChooserItem *item = ump_chooser_item (self->chooser, i);
    GtkWidget *key;
    if (item->place != UMP_ITEM_BESIDE)
      continue;
    key = ump_item_key_new (self->chooser, i, item->legal ? UMP_ITEM_KEY_MAIN : UMP_ITEM_KEY_PLAIN);
    gtk_widget_add_css_class (key, "beside");
    gtk_widget_set_hexpand (key, TRUE);
    gtk_widget_set_vexpand (key, TRUE);
    gtk_box_append (GTK_BOX (box), key);
    if (focus)
      gtk_widget_grab_focus (key);
  }
}

/* Few lines share the height there is. */
static void
show_card (UmpPadDeck *self, int face, GtkWidget *key)
{
  const UmpFaceState *state = ump_pad_deck_state (self, face);

  gtk_widget_set_vexpand (key, self->plan.rows < 4);
  ump_key_set (UMP_KEY (key), state->left, state->copies, !state->on, state->why, state->taken);
}

static void
show (const UmpDeckCell *cell, GtkWidget *widget, gpointer owner)
{
  UmpPadDeck *self = owner;

  switch (cell->kind) {
  case UMP_CELL_BESIDE: show_beside (self, widget); break;
  case UMP_CELL_ROW: show_row (self, cell->value, widget); break;
  case UMP_CELL_NUMBER: show_number (self, cell->value, widget); break;
  case UMP_CELL_DIGIT: show_digit (self, cell->value, widget); break;
  default: show_card (self, cell->value, widget);
  }
}

const UmpDeckFactory ump_pad_deck_factory = { .make = make, .show = show, .keeps = TRUE };
