/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is next and what is expected, in words: above the table, and as the heading of the keys. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* seat: who does it, UMP_NOBODY for several people or for the table. name: "Dora"; does: "plays"; hint: one
 * sentence. Strings are its own; does and hint may be NULL. */
typedef struct {
  int seat;
  char *name;
  char *does;
  char *hint;
} UmpSaying;

/* table: one of the play's. Fills all of it, whatever it was. */
void ump_saying_of (UmpSaying *saying, UmpPlay *play, const UmpTable *table);
void ump_saying_clear (UmpSaying *saying);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UmpSaying, ump_saying_clear)

G_END_DECLS
