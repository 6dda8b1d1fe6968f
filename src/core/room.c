/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "room.h"

/* The address sanitizer is told what of a block nobody may touch. */
#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define TELLS_ASAN 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define TELLS_ASAN 1
#endif

#ifdef TELLS_ASAN
void __asan_poison_memory_region (const volatile void *begin, gsize size);
void __asan_unpoison_memory_region (const volatile void *begin, gsize size);
#define CLOSE(begin, size) __asan_poison_memory_region (begin, size)
#define OPEN(begin, size) __asan_unpoison_memory_region (begin, size)
#else
#define CLOSE(begin, size) ((void) (begin), (void) (size))
#define OPEN(begin, size) ((void) (begin), (void) (size))
#endif

/* A block takes a page of memory, with what the heap keeps of it. */
#define BLOCK_BYTES (4096 - 2 * sizeof (gsize) - sizeof (UmpBlock))

/* n: how many things in it are needed, and one more as long as it is a room's. used: where the next one
 * comes; last: where the one that was taken last begins. */
struct _UmpBlock {
  gsize n;
  gsize used;
  gsize last;
  char bytes[];
};

static void
let_go (UmpBlock *block)
{
  if (--block->n > 0)
    return;
  OPEN (block->bytes, BLOCK_BYTES);
  g_free (block);
}

static UmpBlock *
next_block (UmpRoom *room)
{
  ump_room_clear (room);
  room->block = g_malloc (sizeof (UmpBlock) + BLOCK_BYTES);
  *room->block = (UmpBlock){ .n = 1 };
  CLOSE (room->block->bytes, BLOCK_BYTES);
  return room->block;
}

gpointer
ump_room_take (UmpRoom *room, gsize size, UmpBlock **block)
{
  gsize needed = (size + sizeof (gpointer) - 1) & ~(sizeof (gpointer) - 1);
  UmpBlock *b = room->block;

  g_return_val_if_fail (size <= UMP_ROOM_MOST, NULL);
  if (G_UNLIKELY (b == NULL || b->used + needed > BLOCK_BYTES))
    b = next_block (room);
  b->n++;
  b->last = b->used;
  b->used += needed;
  OPEN (b->bytes + b->last, size);
  *block = b;
  return b->bytes + b->last;
}

/* Of two that need the block one is left: its room, and the block is empty; or else a thing, and no room
 * takes anything from it. */
void
ump_block_give_back (UmpBlock *block, gpointer taken)
{
  CLOSE (taken, sizeof (gpointer));
  if (block->n == 2)
    block->used = 0;
  else if (taken == block->bytes + block->last)
    block->used = block->last;
  let_go (block);
}

void
ump_room_clear (UmpRoom *room)
{
  if (room->block != NULL)
    let_go (room->block);
  room->block = NULL;
}
