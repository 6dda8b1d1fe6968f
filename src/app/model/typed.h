/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A typed line that is no notation: a search in what can be said now, in the user's language. Each typed word
 * is the beginning of one of a move's words (who, what, cards, places), in any order; numbers are whole. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* The moves that have all the words, nearest first; those that would be refused only where no legal one has
 * them. meant: the first one is what the line says, and
 * Enter enters it. A new array of UmpMove (free with g_ptr_array_unref). */
GPtrArray *ump_typed_find (UmpPlay *play, const char *text, gboolean *meant);
/* "Dora, cat 4 on pile 2": what such a move says. A new string. */
char *ump_typed_words (UmpPlay *play, const UmpMove *move);
/* The same of an entry. */
char *ump_typed_entry_words (UmpPlay *play, const UmpEntry *entry);
/* What the line says as an entry, whether legal or not: notation first, then the search. NULL: the verdict
 * says that it is several moves, or which word is none; quoted is what its sentence points to, a new string
 * or NULL. A new entry. */
UmpEntry *ump_typed_read (UmpPlay *play, const char *line, UmpVerdict *verdict, char **quoted);

G_END_DECLS
