/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deck of keys where its rows are too wide. */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-deck-private.h"

#include "../widgets/parts.h"

/* ---- a folded deck: on a phone, where its rows are too wide --------------------------------------- */

#define FOLDED_COLUMNS 5
#define MORE_FOLDED_COLUMNS 7
#define FEW_PLACES 5

static int
first_face (const UmpSetup *setup, int row)
{
  for (int f = 1; f < setup->game->n_faces; f++)
    if (setup->game->faces[f].row == row && setup->copies[f] > 0)
      return f;
  return 0;
}

int
ump_pad_deck_widest_row (const UmpSetup *setup)
{
  int widest = 0;

  for (int f = 1; f < setup->game->n_faces; f++) {
    int n = 0;
    for (int g = 1; g < setup->game->n_faces; g++)
      n += setup->copies[g] > 0 && setup->game->faces[g].row >= 0 &&
           setup->game->faces[g].row == setup->game->faces[f].row;
    widest = MAX (widest, n);
  }
  return widest;
}

static void
on_row (GtkWidget *button, UmpPadDeck *self)
{
  guint row;

  g_ptr_array_find (self->row_keys, button, &row);
  self->open_row = (int) row;
  self->asked_row = TRUE;
  self->stale = TRUE;
  ump_pad_deck_update (self);
}

/* A row's key: its colour where all its cards are of one, else its first card. */
static GtkWidget *
row_key_new (UmpPadDeck *self, const UmpSetup *setup, int row, int face)
{
  GtkWidget *button = gtk_button_new (), *card;
  UmpLook look = setup->looks[face];
  gboolean one_colour = TRUE;
  g_autofree char *name = NULL;
  g_autofree char *spoken = ump_card_spoken (setup, (UmpCard){ .face = (guint16) face }, TRUE);

  for (int f = 1; f < setup->game->n_faces; f++)
    if (setup->game->faces[f].row == row)
      one_colour &= setup->looks[f].colour == look.colour;
  if (one_colour && look.colour != UMP_COLOUR_NONE)
    look = (UmpLook){ .art = UMP_ART_NUMBER, .colour = look.colour };
  card = ump_card_view_new (&look, UMP_CARD_KEY, FALSE);
  ump_card_view_set_size (UMP_CARD_VIEW (card), 16);
  gtk_button_set_child (GTK_BUTTON (button), card);
  /* Translators: a row of the deck, named by its first card. */
  name = g_strdup_printf (_ ("From %s"), spoken);
  ump_name_widget (button, name);
  ump_add_classes (button, "key card-key filled row-key");
  ump_set_class (button, "chosen", row == self->open_row);
  g_signal_connect (button, "clicked", G_CALLBACK (on_row), self);
  self->row_keys->pdata[row] = button;
  return button;
}

static gboolean
is_alive (UmpPadDeck *self, const UmpSetup *setup, int row)
{
  for (int f = 1; f < setup->game->n_faces; f++)
    if (setup->game->faces[f].row == row && ump_pad_deck_state (self, f)->offered)
      return TRUE;
  return FALSE;
}

/* A row in which nothing can be is dim, but it opens. */
void
ump_pad_deck_show_rows (UmpPadDeck *self)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);

  for (int row = 0; row < (int) self->row_keys->len; row++)
    if (self->row_keys->pdata[row] != NULL)
      ump_card_view_set_flags (UMP_CARD_VIEW (gtk_button_get_child (self->row_keys->pdata[row])),
                               is_alive (self, setup, row) ? UMP_CARD_PLAIN : UMP_CARD_DIMMED);
}

/* So many that a row is two lines, if that is possible. */
static int
folded_columns (const UmpSetup *setup)
{
  int widest = ump_pad_deck_widest_row (setup);

  return widest > 2 * FOLDED_COLUMNS && widest <= 2 * MORE_FOLDED_COLUMNS ? MORE_FOLDED_COLUMNS
                                                                          : FOLDED_COLUMNS;
}

/* The card for which a place is to be chosen now, among many: 0 for none. Then the other cards leave the
 * places the room. */
int
ump_pad_deck_placed_face (UmpPadDeck *self)
{
  int n;
  const int *faces = ump_chooser_cards (self->chooser, &n);

  if (n != 1 || !self->narrow || ump_chooser_is_several (self->chooser) ||
      ump_chooser_has_tray (self->chooser) ||
      g_list_model_get_n_items (ump_chooser_items (self->chooser)) <= FEW_PLACES)
    return 0;
  return faces[0];
}

static void
attach_row_keys (UmpPadDeck *self, const UmpSetup *setup, int n_rows, int columns)
{
  int span = n_rows <= 6 ? columns : 2, in_line = n_rows <= 6 ? n_rows : columns;

  g_ptr_array_set_size (self->row_keys, n_rows);
  for (int r = 0; r < n_rows; r++)
    if (first_face (setup, r) > 0)
      gtk_grid_attach (GTK_GRID (self->grid), row_key_new (self, setup, r, first_face (setup, r)),
                       r % in_line * span, r / in_line, span, 1);
}

void
ump_pad_deck_build_folded (UmpPadDeck *self)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);
  int n_rows = 0, at = 0, lines, n_big = 0, columns = folded_columns (setup), span;

  for (int f = 1; f < setup->game->n_faces; f++) {
    if (setup->copies[f] > 0)
      n_rows = MAX (n_rows, setup->game->faces[f].row + 1);
    n_big += setup->game->faces[f].row < 0 && setup->copies[f] > 0;
  }
  self->columns = n_rows <= 6 ? n_rows * columns : 2 * columns;
  self->placed = ump_pad_deck_placed_face (self);
  if (self->placed > 0) {
    self->open_row = MAX (setup->game->faces[self->placed].row, 0);
    gtk_grid_attach (GTK_GRID (self->grid), ump_pad_deck_add_key (self, self->placed, UMP_KEY_PLAIN), 0, 0,
                     self->columns, 1);
    self->rows = 1;
    return;
  }
  self->open_row = CLAMP (self->open_row, 0, n_rows - 1);
  if (!is_alive (self, setup, self->open_row))
    for (int r = n_rows - 1; r >= 0 && !self->asked_row; r--)
      self->open_row = is_alive (self, setup, r) ? r : self->open_row;
  self->asked_row = FALSE;
  /* rows above: as many as fit; cards below, in even lines */
  attach_row_keys (self, setup, n_rows, columns);
  lines = n_rows <= 6 ? 1 : (n_rows + columns - 1) / columns;
  span = self->columns / columns;
  for (int f = 1; f < setup->game->n_faces; f++) {
    if (setup->game->faces[f].row != self->open_row || setup->copies[f] == 0)
      continue;
    gtk_grid_attach (GTK_GRID (self->grid), ump_pad_deck_add_key (self, f, UMP_KEY_PLAIN),
                     at % columns * span, lines + at / columns, span, 1);
    at++;
  }
  self->rows = lines + (at + columns - 1) / columns;
  if (n_big > 0 || ump_chooser_has_tray (self->chooser))
    ump_pad_deck_attach_big (self, n_big, self->columns);
}

/* ---- a folded deck of which sets are gathered: a number first, then its colour ------------------------- */

#define CROSSED_COLUMNS 15
#define NUMBERS_IN_LINE 5
#define COLOURS_IN_LINE 3

/* The face in a row and a column of the deck, both from 0; 0 where there is none. */
static int
face_at (const UmpSetup *setup, int row, int column)
{
  for (int f = 1; f < setup->game->n_faces; f++)
    if (setup->game->faces[f].row == row && setup->copies[f] > 0 && column-- == 0)
      return f;
  return 0;
}

/* Cards of which sets are gathered, in rows that have the same numbers. */
gboolean
ump_pad_deck_is_crossed (const UmpSetup *setup)
{
  int columns = ump_pad_deck_widest_row (setup);

  if (setup->game->sketch == NULL)
    return FALSE;
  for (int row = 0; first_face (setup, row) > 0; row++)
    for (int column = 0; column < columns; column++) {
      int face = face_at (setup, row, column), above = face_at (setup, 0, column);
      if (face == 0 || setup->looks[face].art != UMP_ART_NUMBER ||
          setup->looks[face].value != setup->looks[above].value)
        return FALSE;
    }
  return TRUE;
}

static void
focus_number (UmpPadDeck *self, int number)
{
  if (self->number == 0 && number > 0 && number <= (int) self->number_keys->len)
    gtk_widget_grab_focus (self->number_keys->pdata[number - 1]);
  for (int row = 0; self->number > 0 && first_face (ump_pad_deck_setup (self), row) > 0; row++) {
    int face = face_at (ump_pad_deck_setup (self), row, self->number - 1);

    if (ump_pad_deck_state (self, face)->on) {
      gtk_widget_grab_focus (self->keys->pdata[face]);
      return;
    }
  }
}

void
ump_pad_deck_turn_to (UmpPadDeck *self, int number)
{
  gboolean focus = ump_has_focus_inside (GTK_WIDGET (self));
  int before = self->number;

  self->number = number;
  self->stale = TRUE;
  ump_pad_deck_update (self);
  if (focus)
    focus_number (self, before);
}

/* One of the numbers, or "All numbers". */
static void
on_number (GtkWidget *button, UmpPadDeck *self)
{
  guint column;

  ump_pad_deck_turn_to (self, g_ptr_array_find (self->number_keys, button, &column) ? (int) column + 1 : 0);
}

static GtkWidget *
number_key_new (UmpPadDeck *self, const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  ump_add_classes (button, "key card-key number-key");
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect (button, "clicked", G_CALLBACK (on_number), self);
  return button;
}

/* A number is dim when none of its cards can be, and marked when one is chosen. */
void
ump_pad_deck_show_numbers (UmpPadDeck *self)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);

  for (guint i = 0; i < self->number_keys->len; i++) {
    GtkWidget *button = self->number_keys->pdata[i];
    gboolean on = FALSE;
    int taken = 0, value = setup->looks[face_at (setup, 0, (int) i)].value;
    g_autofree char *name = NULL;
    for (int row = 0; first_face (setup, row) > 0; row++) {
      const UmpFaceState *state = ump_pad_deck_state (self, face_at (setup, row, (int) i));

      on |= state->on;
      taken += state->taken;
    }
    /* Translators: a key for all cards of that number; the colour is asked for next. */
    name = g_strdup_printf (_ ("%d: which colour"), value);
    if (taken > 0) {
      char *chosen = g_strdup_printf ("%s, %s", name, _ ("chosen"));
      g_free (name);
      name = chosen;
    }
    ump_name_widget (button, name);
    ump_set_class (button, "off", !on && taken == 0);
    ump_set_class (button, "chosen", taken > 0);
  }
}

void
ump_pad_deck_build_crossed (UmpPadDeck *self)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);
  int columns = ump_pad_deck_widest_row (setup), at = 0, n_big = 0;

  for (int f = 1; f < setup->game->n_faces; f++)
    n_big += setup->game->faces[f].row < 0 && setup->copies[f] > 0;
  self->columns = CROSSED_COLUMNS;
  self->rows = (columns + NUMBERS_IN_LINE - 1) / NUMBERS_IN_LINE;
  for (; self->number == 0 && at < columns; at++) {
    int span = CROSSED_COLUMNS / NUMBERS_IN_LINE;
    g_autofree char *label = g_strdup_printf ("%d", setup->looks[face_at (setup, 0, at)].value);
    GtkWidget *key = number_key_new (self, label);
    g_ptr_array_add (self->number_keys, key);
    gtk_grid_attach (GTK_GRID (self->grid), key, at % NUMBERS_IN_LINE * span, at / NUMBERS_IN_LINE, span, 1);
  }
  for (; self->number > 0 && first_face (setup, at) > 0; at++) {
    int span = CROSSED_COLUMNS / COLOURS_IN_LINE;
    gtk_grid_attach (GTK_GRID (self->grid),
                     ump_pad_deck_add_key (self, face_at (setup, at, self->number - 1), UMP_KEY_PLAIN),
                     at % COLOURS_IN_LINE * span, at / COLOURS_IN_LINE, span, 1);
  }
  if (self->number > 0) {
    int lines = (at + COLOURS_IN_LINE - 1) / COLOURS_IN_LINE;
    gtk_grid_attach (GTK_GRID (self->grid), number_key_new (self, _ ("All numbers")), 0, lines,
                     CROSSED_COLUMNS, 1);
    self->rows = MAX (self->rows, lines + 1);
  }
  if (n_big > 0 || ump_chooser_has_tray (self->chooser))
    ump_pad_deck_attach_big (self, n_big, self->columns);
}
