/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pad as it was when an entry was made, filled with that entry: what was entered with a form, counts or a
 * tray is corrected with the same one. What is entered here is tried in memory only.
 *
 * Signals: "picked" (line)     that is the entry now, in notation
 *          "refused" (reason)  why what was tried cannot be */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_CORRECTION_KEYS (ump_correction_keys_get_type ())
G_DECLARE_FINAL_TYPE (UmpCorrectionKeys, ump_correction_keys, UMP, CORRECTION_KEYS, GtkWidget)

/* play: the game that is corrected. past: its match before the entry, taken; NULL: nothing is shown. like:
 * what the pad is filled with, or NULL. */
void ump_correction_keys_set (UmpCorrectionKeys *self, UmpPlay *play, UmpMatch *past, const UmpEntry *like);

G_END_DECLS
