/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry that does nothing in words all the same: one that was taken back, struck or refused. The game can
 * say what an entry did only where it did something; this says what was written. */
#pragma once

#include "core/entry.h"
#include "core/field.h"
#include "core/text.h"

G_BEGIN_DECLS

/* In its verb's words: "cat 7 on 1", in say, zeroed before. FALSE: they cannot tell all. */
gboolean ump_entry_says (const UmpSetup *setup, const UmpEntry *entry, UmpSay *say);
/* So too, else by what it names: "Deal: red 5"; without who said it. A new string. */
char *ump_entry_words (const UmpSetup *setup, const UmpEntry *entry);
/* The same, piece by piece: its cards come one by one, as in core/text.h. before: what stands in front of
 * what are no words of the verb. */
void ump_entry_pieces (const UmpSetup *setup, const UmpEntry *entry, const char *before, UmpTextPiece piece,
                       gpointer data);

/* What a verb, a field and one of a field's words are called, in the language of the process. Borrowed for
 * good. */
const char *ump_title_of_verb (const UmpVerb *verb);
const char *ump_title_of_field (const UmpField *field);
const char *ump_title_of_word (const UmpField *field, int word);
/* What a value says to people, NULL for the field's own: cards and people by name. A new string. */
char *ump_words_of_value (const UmpSetup *setup, const UmpField *field, const char *value);
/* "Bea and Carlos exchanged", "Dora sits where Bea sat": a new string, NULL where all sit as they did. */
char *ump_words_of_seats (const UmpSetup *was, const UmpSetup *is);

G_END_DECLS
