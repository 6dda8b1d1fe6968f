/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names that were typed, in full or cut. For core's own use. */
#pragma once

#include "match.h"

G_BEGIN_DECLS

typedef enum { UMP_FOUND_NONE, UMP_FOUND_ONE, UMP_FOUND_SEVERAL } UmpFound;

/* Whether something was typed and the name begins with it, whatever its case. */
gboolean ump_find_begins (const char *name, const char *typed);
/* All of these: a name in full before those that begin like that. index is filled where one or several were
 * found, with any of them then. Seats by id or name. */
UmpFound ump_find_player (const UmpSetup *setup, const char *typed, int *index);
/* A face of the game; of names that were cut only those in this deck. */
UmpFound ump_find_card (const UmpSetup *setup, const char *typed, int *index);
UmpFound ump_find_word (const char *const *words, const char *typed, int *index);
/* A verb in full or by its alias; else by its beginning: of several those that are possible now. */
UmpFound ump_find_verb (const UmpMatch *match, const char *typed, int *index);
/* A sentence about a word that several verbs begin with: which, those that are possible now if any are. */
UmpText ump_find_say_verbs (const UmpMatch *match, const char *typed);
/* Whether something may be said with that verb now; notes and the like always may. */
gboolean ump_find_is_possible (const UmpMatch *match, int verb);

/* See ump_notation_parse(). sums: 10+15-3 may stand for a number. */
UmpEntry *
ump_notation_read (const UmpMatch *match, const char *line, gboolean sums, UmpVerdict *verdict, int *column);

G_END_DECLS
