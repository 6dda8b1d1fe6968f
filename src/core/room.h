/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Room for many small things of one kind of life, such as the entries of a log: they are laid one behind the
 * other into blocks, so that none of them asks the heap.
 *
 * A block lives as long as something in it does, whatever becomes of the room: entries are shared with other
 * matches. What is given back is used again where it was taken last (a line that is refused, a void that redo
 * takes out) or where nothing of its block is left; else with the whole block. A room and what was taken from
 * it belong to one thread at a time. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _UmpBlock UmpBlock;

/* block: where the next thing comes, NULL for none yet. Zeroed before its first use. */
typedef struct {
  UmpBlock *block;
} UmpRoom;

/* Larger things have no place in a room. */
#define UMP_ROOM_MOST 768

/* So many bytes, UMP_ROOM_MOST at most, aligned for pointers and not filled; *block: what
 * ump_block_give_back() wants to know. */
gpointer ump_room_take (UmpRoom *room, gsize size, UmpBlock **block);
/* What was taken is needed no longer. */
void ump_block_give_back (UmpBlock *block, gpointer taken);
/* The room is needed no longer; what was taken from it stays. */
void ump_room_clear (UmpRoom *room);

G_END_DECLS
