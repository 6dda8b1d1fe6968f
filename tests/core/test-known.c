/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hidden hands: what fits is what trying every deal finds. */
#include "core/known.h"

/* Whether the copies from a face on can be dealt, by trying. */
static gboolean
deal (const UmpKnown *known, UmpKnown *left, guint without, int face)
{
  int missing = 0;

  while (face < UMP_KNOWN_FACES && left->unseen[face] == 0)
    face++;
  if (face == UMP_KNOWN_FACES) {
    for (int person = 0; person < known->n_people; person++)
      missing += left->n_held[person];
    return missing == 0;
  }
  left->unseen[face]--;
  for (int person = 0; person <= known->n_people; person++) {
    gboolean may = person == known->n_people || left->n_held[person] > 0, found;

    for (int i = 0; may && i < known->n_sayings; i++)
      may = known->sayings[i].person != person || (without && known->sayings[i].entry == without) ||
            !ump_face_set_has (&known->sayings[i].faces, face);
    if (!may)
      continue;
    left->n_held[person] -= person < known->n_people;
    found = deal (known, left, without, face);
    left->n_held[person] += person < known->n_people;
    if (found) {
      left->unseen[face]++;
      return TRUE;
    }
  }
  left->unseen[face]++;
  return FALSE;
}

static gboolean
can_be_dealt (const UmpKnown *known, guint without)
{
  UmpKnown left = *known;

  return deal (known, &left, without, 1);
}

/* Few cards, so that about half of the positions do not fit. */
static void
make (GRand *random, UmpKnown *known)
{
  int n = 0, left;

  *known = (UmpKnown){ .n_people = g_rand_int_range (random, 2, 5) };
  for (int i = 0; i < 4; i++) {
    int copies = g_rand_int_range (random, 1, 3);

    known->unseen[g_rand_int_range (random, 1, UMP_KNOWN_FACES)] += (guint8) copies;
    n += copies;
  }
  left = n;
  for (int person = 0; person < known->n_people; person++) {
    int held = g_rand_int_range (random, 0, 4);

    known->n_held[person] = MIN (left, held);
    left -= known->n_held[person];
  }
  for (int face = 1; face < UMP_KNOWN_FACES; face++)
    for (int person = 0; known->unseen[face] && person < known->n_people; person++)
      if (g_rand_int_range (random, 0, 3) == 0)
        ump_known_say (known, person, face, (guint) g_rand_int_range (random, 1, 5));
}

static void
test_fits (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (37);
  int n_fit = 0;

  for (int i = 0; i < 3000; i++) {
    UmpKnown known;
    guint causes[8];
    int n = 0;

    make (random, &known);
    n_fit += can_be_dealt (&known, 0);
    g_assert_cmpint (ump_known_fits (&known, 0), ==, can_be_dealt (&known, 0));
    for (guint entry = 4; entry > 0; entry--) {
      gboolean said = FALSE;

      for (int k = 0; k < known.n_sayings; k++)
        said |= known.sayings[k].entry == entry;
      if (!said || !can_be_dealt (&known, entry))
        continue;
      g_assert_cmpint (ump_known_causes (&known, causes, G_N_ELEMENTS (causes)), >, n);
      g_assert_cmpuint (causes[n++], ==, entry);
    }
    g_assert_cmpint (ump_known_causes (&known, causes, 0), ==, n);
  }
  g_assert_cmpint (n_fit, >, 600);
  g_assert_cmpint (n_fit, <, 2400);
}

/* Ana's three cards must be the three that nobody else can hold. */
static void
test_example (void)
{
  UmpKnown known = { .n_people = 4, .n_held = { 3, 3, 3, 3 } };

  for (int face = 1; face <= 12; face++)
    known.unseen[face] = 1;
  for (int person = 1; person < 4; person++)
    for (int face = 1; face <= 3; face++)
      ump_known_say (&known, person, face, (guint) person + 2);
  g_assert_true (ump_known_fits (&known, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/known/fits", test_fits);
  g_test_add_func ("/known/example", test_example);
  return g_test_run ();
}
