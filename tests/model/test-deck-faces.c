/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a list of offers says of each face, and which faces have said something else since somebody looked. */
#include "app/model/deck-faces.h"

typedef struct {
  GListStore *list;
  UmpDeckFaces *faces;
} Deck;

static UmpFaceOffer *
offer (Deck *deck, int face)
{
  UmpFaceOffer *made = ump_face_offer_new (face);

  g_list_store_append (deck->list, made);
  g_object_unref (made); /* the list's */
  return made;
}

static void
say (UmpFaceOffer *made, int left)
{
  UmpFaceState state = { .left = left, .origin = -1 };

  ump_face_offer_take (made, &state);
}

static void
set_up (Deck *deck, gconstpointer data)
{
  deck->list = g_list_store_new (UMP_TYPE_FACE_OFFER);
  deck->faces = ump_deck_faces_new (G_LIST_MODEL (deck->list));
}

static void
tear_down (Deck *deck, gconstpointer data)
{
  g_object_unref (deck->faces);
  g_object_unref (deck->list);
}

static gboolean
is_new (Deck *deck, int face, guint looked)
{
  return ump_deck_faces_changed_at (deck->faces, face) > looked;
}

static void
test_changes (Deck *deck, gconstpointer data)
{
  UmpFaceOffer *three = offer (deck, 3), *nine = offer (deck, 9);
  guint looked = ump_deck_faces_now (deck->faces);

  say (nine, 2);
  g_assert_cmpint (ump_deck_faces_state (deck->faces, 9)->left, ==, 2);
  g_assert_true (is_new (deck, 9, looked));
  g_assert_false (is_new (deck, 3, looked));
  looked = ump_deck_faces_now (deck->faces);
  say (nine, 2);
  g_assert_false (is_new (deck, 9, looked));
  say (three, 1);
  g_assert_true (is_new (deck, 3, looked));
  g_assert_false (is_new (deck, 9, looked));
}

/* A face that has gone from the list says nothing any more, which is a change too. */
static void
test_gone (Deck *deck, gconstpointer data)
{
  g_autoptr (UmpFaceOffer) three = g_object_ref (offer (deck, 3));
  guint looked;

  say (three, 4);
  looked = ump_deck_faces_now (deck->faces);
  g_list_store_remove (deck->list, 0);
  g_assert_cmpint (ump_deck_faces_state (deck->faces, 3)->left, ==, 0);
  g_assert_cmpint (ump_deck_faces_state (deck->faces, 3)->origin, ==, -1);
  g_assert_true (is_new (deck, 3, looked));
  looked = ump_deck_faces_now (deck->faces);
  say (three, 5);
  g_assert_cmpuint (ump_deck_faces_now (deck->faces), ==, looked);
  g_assert_cmpuint (ump_deck_faces_changed_at (deck->faces, 100), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/deck-faces/changes", Deck, NULL, set_up, test_changes, tear_down);
  g_test_add ("/deck-faces/gone", Deck, NULL, set_up, test_gone, tear_down);
  return g_test_run ();
}
