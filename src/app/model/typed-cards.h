/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that are typed one after the other, as people name them: "red 4, blue 5 6". A name is the beginnings
 * of its words, in the user's language or as notation has them; a number alone goes on with what the card
 * before it was called. */
#pragma once

#include "core/game.h"

G_BEGIN_DECLS

/* Without case and accents. A new string. */
char *ump_typed_fold (const char *text);
/* The folded words of a text: letters and digits. A new array. */
GPtrArray *ump_typed_split (const char *text);
/* Whether the typed one is a beginning of the word; numbers are never cut: 1 is no beginning of 10. */
gboolean ump_typed_begins (const char *word, const char *typed);

/* The cards among folded words: appended to cards (UmpCard); what is no card goes on to rest, borrowed. An
 * empty word is where a name ends. Returns the first of the rest that may be several cards, or NULL. */
const char *ump_typed_cards (const UmpSetup *setup, char *const *typed, GArray *cards, GPtrArray *rest);

G_END_DECLS
