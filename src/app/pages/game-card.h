/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game of an evening as a card, and the parts that such cards share. */
#pragma once

#include <gtk/gtk.h>

#include "session/library/record.h"

G_BEGIN_DECLS

/* One that goes on, with its standing and a key that continues it; or one that is over, with its winner,
 * which shows it. path: of the session, which is opened for that. */
GtkWidget *ump_game_card_new (const UmpRecord *record, const char *path, gboolean narrow);
/* Everybody's mark and points, the leader first. */
GtkWidget *ump_standing_new (const UmpRecord *record, int mark);
/* A mark, and words behind it; NULL for none. */
GtkWidget *ump_marked_new (int mark, const char *name, int size, const char *words, const char *css_class);
/* When it began and how long it took, or how far it is: a new string, "" for nothing. */
char *ump_game_note (const UmpRecord *record);
/* The button opens the session, and activates that action of the window with the target (floating; NULL for
 * none) then. A path that is no text cannot be opened. */
void ump_button_opens (GtkWidget *button, const char *path, const char *action, GVariant *target);

G_END_DECLS
