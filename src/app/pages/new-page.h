/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New session: game, people, options; Start is possible at once. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define UMP_TYPE_NEW_PAGE (ump_new_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpNewPage, ump_new_page, UMP, NEW_PAGE, GtkWidget)

GtkWidget *ump_new_page_new (void);
/* Game and people of last time, options at their defaults, no title. */
void ump_new_page_reset (UmpNewPage *self);
/* Those who play sit in another order: see ump_people_list_set_order(). */
void ump_new_page_take_order (UmpNewPage *self, const int *order, int n);

G_END_DECLS
