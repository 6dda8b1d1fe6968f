/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/entry.h"
#include "core/room.h"
#include "fixture.h"

#define MANY 1000

static void
test_apart (void)
{
  UmpRoom room = { NULL };
  UmpBlock *blocks[MANY];
  guint8 *things[MANY];

  for (gsize i = 0; i < MANY; i++) {
    things[i] = ump_room_take (&room, 1 + i % UMP_ROOM_MOST, &blocks[i]);
    g_assert_cmpuint (GPOINTER_TO_SIZE (things[i]) % sizeof (gpointer), ==, 0);
    memset (things[i], (int) (i % 251), 1 + i % UMP_ROOM_MOST);
  }
  ump_room_clear (&room);
  for (gsize i = 0; i < MANY; i++) {
    for (gsize k = 0; k < 1 + i % UMP_ROOM_MOST; k++)
      g_assert_cmpuint (things[i][k], ==, i % 251);
    ump_block_give_back (blocks[i], things[i]);
  }
}

/* What was taken last and is given back is taken again. */
static void
test_last (void)
{
  UmpRoom room = { NULL };
  UmpBlock *block, *other;
  gpointer kept = ump_room_take (&room, 40, &block), last;

  last = ump_room_take (&room, 100, &other);
  g_assert_true (last != kept && other == block);
  for (int i = 0; i < MANY; i++) {
    ump_block_give_back (block, last);
    g_assert_true (ump_room_take (&room, 100, &other) == last && other == block);
  }
  ump_block_give_back (block, kept);
  ump_block_give_back (block, last);
  ump_room_clear (&room);
}

/* A block of which nothing is needed is begun again. */
static void
test_again (void)
{
  UmpRoom room = { NULL };
  UmpBlock *first, *block, *other;
  gpointer begun = ump_room_take (&room, 8, &first);

  ump_block_give_back (first, begun);
  for (int i = 0; i < MANY; i++) {
    gpointer one = ump_room_take (&room, 200, &block), two = ump_room_take (&room, 200, &other);

    g_assert_true (block == first && other == first && one != two);
    ump_block_give_back (block, one);
    ump_block_give_back (block, two);
  }
  ump_room_clear (&room);
}

/* Entries outlive their match, those that are too large for a room too; those that a refusal left behind and
 * those that redo took out have made way for others. */
static void
test_entries (void)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  UmpMatch *match = fixture_match ("pad");
  UmpVerdict verdict;

  for (int i = 0; i < MANY; i++) {
    g_autofree char *line = g_strdup_printf ("adjust ana %d \"%*d\"", i, i, i);

    fixture_accept (match, line);
    g_assert_cmpint (fixture_enter (match, "adjust nobody 5").kind, ==, UMP_FORM);
    g_assert_true (ump_match_undo (match));
    g_assert_true (ump_match_redo (match, &verdict));
    g_ptr_array_add (entries, ump_entry_ref (ump_match_entry (match, (guint) i + 1)));
  }
  ump_match_free (match);
  for (int i = 0; i < MANY; i++) {
    g_autofree char *points = g_strdup_printf ("%d", i), *reason = g_strdup_printf ("%*d", i, i);
    const UmpEntry *entry = g_ptr_array_index (entries, (guint) i);

    g_assert_cmpstr (entry->values[0], ==, "ana");
    g_assert_cmpstr (entry->values[1], ==, points);
    g_assert_cmpstr (entry->values[2], ==, reason);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room/apart", test_apart);
  g_test_add_func ("/room/last", test_last);
  g_test_add_func ("/room/again", test_again);
  g_test_add_func ("/room/entries", test_entries);
  return g_test_run ();
}
