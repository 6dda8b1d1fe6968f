/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry that does nothing in words all the same: one that was taken back, struck or refused. The game can say what
 * an entry did only where it did something; this says what was written. */
#pragma once

#include "core/entry.h"

G_BEGIN_DECLS

/* "Play a card: cat 7, pile 1", without who said it. A new string. */
char *ump_entry_words (const UmpSetup *setup, const UmpEntry *entry);

G_END_DECLS
