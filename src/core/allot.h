/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words shared out among the seats, each with as many as the next: `ana=blue,green bea=red,yellow`. */
#pragma once

#include <glib.h>

#include "game.h"

G_BEGIN_DECLS

#define UMP_ALLOT_WORDS 12 /* most words there can be */

/* seat `s` has words[s][0 … n_each - 1], indices in the list of words; no word twice. */
typedef struct {
  int n_seats;
  int n_each;
  int words[UMP_MAX_SEATS][UMP_ALLOT_WORDS];
} UmpAllot;

/* words: NULL-terminated, at most UMP_ALLOT_WORDS; ids: of the n_seats seats. FALSE where it is malformed,
 * somebody is missing or comes twice, a word is unknown or comes twice, or somebody has more than others;
 * allot is then undefined. */
gboolean ump_allot_read (UmpAllot *allot, const char *const *words, const char *const *ids, int n_seats,
                         const char *text);
/* What read() takes, by seat, the words of each in the order of the list; a new string. */
char *ump_allot_print (const UmpAllot *allot, const char *const *words, const char *const *ids);
/* The seat that has a word, UMP_NOBODY if none has it. */
int ump_allot_owner (const UmpAllot *allot, int word);
/* Gives a word to a seat; whoever had it gets the one that the seat has had longest (its first). Nothing
 * changes if it is the seat's already. */
void ump_allot_pick (UmpAllot *allot, int seat, int word);

G_END_DECLS
