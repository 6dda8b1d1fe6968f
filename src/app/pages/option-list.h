/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of a game as rows: one for each that applies with so many people, by type. */
#pragma once

#include <gtk/gtk.h>

#include "session/learned/components.h"

G_BEGIN_DECLS

/* Signal "changed" (): a value is another. */
#define UMP_TYPE_OPTION_LIST (ump_option_list_get_type ())
G_DECLARE_FINAL_TYPE (UmpOptionList, ump_option_list, UMP, OPTION_LIST, GtkWidget)

/* What was learned so far: once, before anything else. */
void ump_option_list_set_components (UmpOptionList *self, UmpComponents *components);
/* Rows of that game; values are kept where the game is the same, else they are the defaults. */
void
ump_option_list_set_game (UmpOptionList *self, const UmpGame *game, const char *const *names, int n_names);
/* Takes written values; ids: of the seats, for options that name a person. */
void ump_option_list_set_values (UmpOptionList *self, const UmpOptionValue *values, int n_values,
                                 const char *const *ids, int n_ids);
/* One more value, as it is written (not for options that name a person). */
void ump_option_list_set_value (UmpOptionList *self, const char *name, const char *value);
/* Back to the defaults. */
void ump_option_list_reset (UmpOptionList *self);
/* What differs from the default, with ids for persons: elements UmpOptionValue, their strings owned by the
 * array's list (valid until the next change). A new array. */
GArray *ump_option_list_get_values (UmpOptionList *self, const char *const *ids, int n_ids);
/* Leaves the options out that follow from learned components: they have no rows, and no values. */
void ump_option_list_leave_learned (UmpOptionList *self);
/* "Rounds: 3, Who begins: Bea": what is not as usual. A new string; NULL where everything is. */
char *ump_option_list_summary (UmpOptionList *self);
/* Whether the game has any option that applies. */
gboolean ump_option_list_is_empty (UmpOptionList *self);

G_END_DECLS
