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
/* The same for the faces of a deck's keys, of which these can be: which is chosen, and how many
 * of each are left. */
void ump_marks_of_deck (UmpMarks *marks, const UmpTable *table, const GArray *faces);
/* Among these: the face of what is corrected, and that of what it becomes; 0 for none. */
void ump_marks_add_said (UmpMarks *marks, int was, int said);
/* Marks each zone whose cards are others than before, with what lay there. */
void ump_marks_add_differences (UmpMarks *marks, const UmpTable *before, const UmpTable *table);
void ump_marks_clear (UmpMarks *marks);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UmpMarks, ump_marks_clear)

/* Which card a checked entry laid, and where: one that was not seen before, as the rest was moved by it; else
 * the one that it took. FALSE: none, or several. */
gboolean ump_marks_laid (UmpMatch *match, guint entry, UmpMark *mark);
/* The last one in the table that is shown, where what was taken with it does not lie any more. */
gboolean ump_marks_newest (UmpMatch *match, const UmpTable *table, guint entry, UmpMark *mark);

G_END_DECLS
