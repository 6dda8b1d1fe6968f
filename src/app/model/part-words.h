/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is learned of a game's parts, in words and as it is drawn. */
#pragma once

#include "session/learned/components.h"

G_BEGIN_DECLS

/* A message of a part with one or two numbers ("Level {n0}"); a new string. */
char *ump_part_words (const char *message, int first, int second);
/* "Group 1, round 2", "Level 3", or "" for a part of one value; a new string. */
char *ump_part_place (const UmpPart *part, int row, int column);
/* A FACES value as a face card wants it: looks and boxes. NULL, or words alone: no boxes. */
void ump_part_view (const UmpPart *part, const char *value, UmpBoxesView *view);
/* A value in words: "girl and boy, 2 3 4", "run 3, same number 2"; a new string. */
char *ump_part_say (const UmpPart *part, const char *value);
/* "seen on 20 November, Ana's copy", "checked with the card", "not checked"; a new string. */
char *ump_learned_say (const UmpLearned *learned);
/* Today as "2026-11-20"; a new string. */
char *ump_learned_today (void);

G_END_DECLS
