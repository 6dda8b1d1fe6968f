/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a game and of a choice is seen on the table, for its plan. */
#pragma once

#include "chooser.h"
#include "plan/plan.h"

G_BEGIN_DECLS

/* marks: UmpMark; strings belong to it. */
typedef struct {
  GArray *marks;
  GStringChunk *strings;
} UmpMarks;

/* Fills all of it, whatever it was: the card that the shown moment's entry laid, and of the chooser, which
 * may be NULL, what is chosen, ghosts and places that may be tapped. */
void ump_marks_of (UmpMarks *marks, UmpPlay *play, UmpChooser *chooser);
void ump_marks_clear (UmpMarks *marks);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UmpMarks, ump_marks_clear)

/* The card that a checked entry laid, in the table that is shown; TRUE if it did: only what was not seen
 * before, the rest was moved by it. */
gboolean ump_marks_newest (UmpMatch *match, const UmpTable *table, guint entry, UmpMark *mark);
/* By seat, the number of everybody's own colour and shape. */
void ump_marks_people (UmpPlay *play, int marks[UMP_MAX_SEATS]);

G_END_DECLS
