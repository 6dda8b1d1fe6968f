/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Digits as keys, in place of a deck whose cards are numbers: on a phone there is no room for a key each. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_PAD_DIGITS_ROWS 4
#define UMP_PAD_DIGITS_COLUMNS 4

/* Borrowed from the grid that they stand in; all NULL where there are none. */
typedef struct {
  GtkWidget *digits[10];
  GtkWidget *enter;
} UmpPadDigits;

/* Puts them into the grid: three columns as on a telephone. beside: so many keys stand in the fourth column,
 * from the first row on. */
void ump_pad_digits_build (UmpPadDigits *self, GtkWidget *grid, UmpChooser *chooser, int beside);
/* Dims those that lead to no card; the last key says the number that it would take. */
void ump_pad_digits_show (const UmpPadDigits *self, UmpChooser *chooser);

G_END_DECLS
