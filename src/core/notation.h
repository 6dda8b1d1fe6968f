/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entries as lines of text: `ana: play cat-5 pile=1`. docs/file-format.md says what stands in an entry. */
#pragma once

#include "match.h"

G_BEGIN_DECLS

/* Reads a line. Player ids, verbs, cards and words may be shortened where that is unique. NULL: the verdict
 * (UMP_FORM) says where and what was expected; column: 1-based character of the bad place (may be NULL).
 * The entry's form and legality are not judged, but what cannot be read is refused. */
UmpEntry *ump_notation_parse (const UmpMatch *match, const char *line, UmpVerdict *verdict, int *column);
/* Where a line goes wrong that cannot be read, or names a value that cannot be: 1-based character; 0 when
 * neither. */
int ump_notation_bad_column (const UmpMatch *match, const char *line);
/* The canonical line of an entry; a new string. Voids are written as `void`. */
char *ump_notation_print (const UmpGame *game, const UmpEntry *entry);
char *ump_notation_print_move (const UmpSetup *setup, const UmpMove *move);
/* Lines that begin with what is typed (in the forgiving sense of the parser) and are legal now, at most max,
 * canonical, without duplicates. In `implied` spelling the acting player and the verb may be left out
 * ("c5"). A new array of strings. */
GPtrArray *ump_notation_complete (const UmpMatch *match, const char *line, guint max);
/* What all those lines begin with, where that goes on from what is typed and leaves none of them out; else
 * NULL. A new string. */
char *ump_notation_common (const UmpMatch *match, const char *line);
/* Reads like ump_notation_parse(), and where that fails tries the line as said by the acting player and as
 * the argument of his usual verb: what the window's Entry field takes. */
UmpEntry *
ump_notation_parse_implied (const UmpMatch *match, const char *line, UmpVerdict *verdict, int *column);

G_END_DECLS
