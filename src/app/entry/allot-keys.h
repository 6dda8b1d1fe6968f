/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Options that allot words to the people (core/allot.h), by keys: each word is a badge of its colour, or
 * its title. */
#pragma once

#include <gtk/gtk.h>

#include "core/allot.h"

G_BEGIN_DECLS

/* ---- who has which: a line for each person with every word as a key, those that the person has are
 * chosen ---- */

#define UMP_TYPE_ALLOT_KEYS (ump_allot_keys_get_type ())
G_DECLARE_FINAL_TYPE (UmpAllotKeys, ump_allot_keys, UMP, ALLOT_KEYS, GtkWidget)

/* Signal "changed" (): somebody has another word; choosing one that somebody else has swaps. option: one with
 * `allot`;
 * names: one for each seat of allot. */
GtkWidget *ump_allot_keys_new (const UmpField *option, const char *const *names, const UmpAllot *allot);
const UmpAllot *ump_allot_keys_get (UmpAllotKeys *self);
/* Of as many seats; emits nothing. */
void ump_allot_keys_set (UmpAllotKeys *self, const UmpAllot *allot);

/* ---- one that nobody has: a key for each of these ---- */

#define UMP_TYPE_SPARE_KEYS (ump_spare_keys_get_type ())
G_DECLARE_FINAL_TYPE (UmpSpareKeys, ump_spare_keys, UMP, SPARE_KEYS, GtkWidget)

/* Signal "changed" (): another is chosen. option: one with `spare_of`. */
GtkWidget *ump_spare_keys_new (const UmpField *option);
/* spare: bit n for words[n]; chosen: one of these words, or NULL. Emits nothing. */
void ump_spare_keys_set (UmpSpareKeys *self, guint spare, const char *chosen);
/* One of those that are there, or NULL. Emits nothing. */
void ump_spare_keys_choose (UmpSpareKeys *self, const char *chosen);
/* The chosen word, NULL for none. */
const char *ump_spare_keys_get (UmpSpareKeys *self);

G_END_DECLS
