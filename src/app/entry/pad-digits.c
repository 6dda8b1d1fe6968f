/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-digits.h"

#include "choice-key.h"
#include "number-keys.h"
#include "../widgets/parts.h"

static void
on_digit (UmpChoiceKey *key, UmpChooser *chooser)
{
  ump_chooser_type (chooser, ump_choice_key_value (key));
}

static GtkWidget *
add (GtkWidget *grid, UmpChooser *chooser, const char *key, const char *label, int column, int row, int width)
{
  GtkWidget *button = ump_number_key_new (key, label, NULL);

  g_signal_connect_object (button, "clicked", G_CALLBACK (on_digit), chooser, 0);
  gtk_grid_attach (GTK_GRID (grid), button, column, row, width, 1);
  return button;
}

void
ump_pad_digits_build (UmpPadDigits *self, GtkWidget *grid, UmpChooser *chooser, int beside)
{
  static const char *const digits[] = { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9" };
  int last = UMP_PAD_DIGITS_ROWS - 1;

  for (int d = 1; d <= 9; d++)
    self->digits[d] = add (grid, chooser, digits[d], digits[d], (d - 1) % 3, (d - 1) / 3, 1);
  ump_name_widget (add (grid, chooser, "<", "⌫", 0, last, 1), _ ("Delete the last digit"));
  self->digits[0] = add (grid, chooser, digits[0], digits[0], 1, last, 1);
  self->enter = add (grid, chooser, "enter", "✓", 2, last, beside <= last ? 2 : 1);
}

static void
set_off (GtkWidget *key, gboolean off)
{
  ump_set_class (key, "off", off);
  gtk_accessible_update_state (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_STATE_DISABLED, off, -1);
}

void
ump_pad_digits_show (const UmpPadDigits *self, UmpChooser *chooser)
{
  int typed = ump_chooser_typed (chooser);
  g_autofree char *label = typed > 0 ? g_strdup_printf ("%d ✓", typed) : g_strdup ("✓");
  g_autofree char *name = typed > 0 ? g_strdup_printf ("%s %d", _ ("Enter"), typed) : g_strdup (_ ("Enter"));

  for (int d = 0; d <= 9; d++)
    set_off (self->digits[d], !ump_chooser_can_type (chooser, d));
  gtk_button_set_label (GTK_BUTTON (self->enter), label);
  ump_name_widget (self->enter, name);
  set_off (self->enter, typed == 0);
}
