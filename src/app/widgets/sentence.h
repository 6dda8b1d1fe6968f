/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sentence with cards in it: words, and a chip for each card, wrapping like words.
 *
 * For readers of the screen it is one label: the whole sentence; chips are silent. */
#pragma once

#include <gtk/gtk.h>

#include "core/match.h"

G_BEGIN_DECLS

#define UMP_TYPE_SENTENCE (ump_sentence_get_type ())
G_DECLARE_FINAL_TYPE (UmpSentence, ump_sentence, UMP, SENTENCE, GtkWidget)

GtkWidget *ump_sentence_new (void);
/* who: bold, in front; NULL for none. text: a message with its values; lists that it points to are only
 * read here. */
void ump_sentence_set (UmpSentence *self, const UmpSetup *setup, const char *who, const UmpText *text);
/* The same of several texts (UmpText), one after the other: "35 to the line, completes it". */
void ump_sentence_set_parts (UmpSentence *self, const UmpSetup *setup, const char *who, GPtrArray *texts);
/* An entry as it was typed, where nothing tells what it did. */
void
ump_sentence_set_entry (UmpSentence *self, const UmpSetup *setup, const char *who, const UmpEntry *entry);
/* Words without cards, made fit to be shown (core/shown.h). */
void ump_sentence_set_plain (UmpSentence *self, const char *who, const char *words);
/* A line through words and chips: what no longer counts. */
void ump_sentence_set_struck (UmpSentence *self, gboolean struck);
/* The whole sentence as text; borrowed. */
const char *ump_sentence_get_text (UmpSentence *self);

G_END_DECLS
