/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of a phase as a board: the deck, what is done without a card, forms. */
#pragma once

#include "../model/chooser.h"
#include "plan/keys.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_KEYS_VIEW (ump_keys_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpKeysView, ump_keys_view, UMP, KEYS_VIEW, GtkWidget)

/* What lies on the table is tapped there. */
GtkWidget *ump_keys_view_new (UmpChooser *chooser);
/* The form in which they are shown from the next size on; tight: keys for thumbs; zoom: of their words. */
void ump_keys_view_set_form (UmpKeysView *self, UmpKeysForm form, gboolean tight, double zoom);
/* Height that they need in a form at a width: pure. Within a phase it does not become less. */
int ump_keys_view_height (UmpKeysView *self, UmpKeysForm form, gboolean tight, double zoom, int width);
/* Whether the focus is on a key that can do nothing. */
gboolean ump_keys_view_focus_is_off (UmpKeysView *self);
/* Puts the focus on a key that can do something; FALSE: there is none. */
gboolean ump_keys_view_focus (UmpKeysView *self);

G_END_DECLS
