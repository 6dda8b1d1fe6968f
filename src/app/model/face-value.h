/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A value of a FACES part while it is typed: two words, in no order, then numbers from front to back. */
#pragma once

#include "core/game.h"

G_BEGIN_DECLS

#define UMP_FACE_BOXES 6

/* words: indices into the part's words; boxes: its numbers, as many as the part allows at most. */
typedef struct {
  int words[2];
  int n_words;
  int boxes[UMP_FACE_BOXES];
  int n_boxes;
} UmpFaceValue;

/* Index of a word of a FACES part, -1 for none of its own. */
int ump_face_word (const UmpPart *part, const char *word);

/* What stands in a text, as far as the part knows it; NULL: nothing. */
void ump_face_value_read (UmpFaceValue *self, const UmpPart *part, const char *text);
/* As the attribute has it, a new string; NULL as long as a word or all numbers are missing. */
char *ump_face_value_text (const UmpFaceValue *self, const UmpPart *part);
gboolean ump_face_value_has_word (const UmpFaceValue *self, int word);
/* Adds a word, or takes it out; of three the first one goes. */
void ump_face_value_toggle_word (UmpFaceValue *self, int word);
gboolean ump_face_value_is_full (const UmpFaceValue *self, const UmpPart *part);
/* FALSE: it is full, or the part has no such number. */
gboolean ump_face_value_add (UmpFaceValue *self, const UmpPart *part, int number);
/* Takes the last number away; FALSE: there is none. */
gboolean ump_face_value_back (UmpFaceValue *self);
/* How it is drawn; looks of words that are missing are empty. asks: one more box asks for its number, if
 * there may be one. */
void ump_face_value_view (const UmpFaceValue *self, const UmpPart *part, gboolean asks, UmpBoxesView *view);

G_END_DECLS
