/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat for each person in playing order: name, points, and what else there is to say. With little room they
 * say less: all of them take the same form, and which one it is, is found in the layout. The whole is always
 * in a seat's accessible name and its tooltip. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_SEATS (ump_seats_get_type ())
G_DECLARE_FINAL_TYPE (UmpSeats, ump_seats, UMP, SEATS, GtkWidget)

GtkWidget *ump_seats_new (void);
/* Takes away all but so many. */
void ump_seats_set_length (UmpSeats *self, guint n);
/* badges: UMP_COLOUR_NONE for none; backs: of cards that show a colour; note, initial: may be "". */
typedef struct {
  const char *name;
  const char *initial;
  const char *points;
  const char *note;
  const char *spoken;
  UmpColour badges[2];
  const UmpCard *backs;
  int n_backs;
  gboolean acting;
} UmpSeatWords;
/* index: of a seat that is there, or of one behind the last. What is as it was stays. */
void ump_seats_set (UmpSeats *self, guint index, const UmpSeatWords *words);
/* The width of the first form that fits into that much; of the last one where none does. */
int ump_seats_width (UmpSeats *self, int most);
/* The height of the form that that width gives. */
int ump_seats_height (UmpSeats *self, int width);

G_END_DECLS
