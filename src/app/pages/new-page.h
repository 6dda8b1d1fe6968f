/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New game: what, who, how; Start is possible at once.
 *
 * Signals "start" (pointer UmpNewGame) and "draw" (pointer UmpSetup of the people as they sit: cards are
 * to be drawn for the order); what they point to lives as long as the call. */
#pragma once

#include <adwaita.h>

#include "../model/new-game.h"
#include "../model/people-names.h"
#include "../model/play.h"
#include "../model/sheet-list.h"
#include "session/learned/components.h"
#include "session/library/library.h"

G_BEGIN_DECLS

#define UMP_TYPE_NEW_PAGE (ump_new_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpNewPage, ump_new_page, UMP, NEW_PAGE, GtkWidget)

/* sheets: the templates that are offered; library: of what was played; names: who knows the marks that were
 * chosen, borrowed. */
GtkWidget *ump_new_page_new (UmpSheetList *sheets, UmpLibrary *library, GSettings *settings,
                             UmpComponents *components, UmpPeopleNames *names);
/* Game and people of last time, options at their defaults. evening: of the game after which one
 * more is played on the same evening, with its people; NULL for a session of its own. Not kept. */
void ump_new_page_reset (UmpNewPage *self, UmpPlay *evening);
/* Those who play sit in another order: see ump_people_list_set_order(). */
void ump_new_page_take_order (UmpNewPage *self, const int *order, int n);

/* Has the keyboard on the page, and a template chosen, which may come into the list a moment later; NULL:
 * what is chosen stays. */
void ump_new_page_choose_sheet (UmpNewPage *self, const char *key);

G_END_DECLS
