/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hall's condition on hands: the unseen cards fall into classes by who may hold them, and every group of
 * people must find enough cards in the classes that one of them may hold. */
#include "known.h"

#include <string.h>

void
ump_known_say (UmpKnown *known, int person, int face, guint entry)
{
  int i = 0;

  while (i < known->n_sayings && (known->sayings[i].entry != entry || known->sayings[i].person != person))
    i++;
  g_return_if_fail (i < UMP_KNOWN_SAYINGS);
  if (i == known->n_sayings)
    known->sayings[known->n_sayings++] = (UmpSaying){ .entry = entry, .person = person };
  ump_face_set_add (&known->sayings[i].faces, face);
}

/* What each person cannot hold, all sayings together. */
static void
gather (const UmpKnown *known, guint without, UmpFaceSet *barred)
{
  for (int person = 0; person < known->n_people; person++)
    barred[person] = (UmpFaceSet){ { 0, 0 } };
  for (int i = 0; i < known->n_sayings; i++) {
    const UmpSaying *saying = &known->sayings[i];

    if (without != 0 && saying->entry == without)
      continue;
    barred[saying->person].bits[0] |= saying->faces.bits[0];
    barred[saying->person].bits[1] |= saying->faces.bits[1];
  }
}

gboolean
ump_known_fits (const UmpKnown *known, guint without)
{
  UmpFaceSet barred[UMP_KNOWN_PEOPLE];
  int outside[1 << UMP_KNOWN_PEOPLE], held[1 << UMP_KNOWN_PEOPLE];
  int n_groups = 1 << known->n_people, n_unseen = 0;

  memset (outside, 0, (gsize) n_groups * sizeof outside[0]);
  held[0] = 0;
  gather (known, without, barred);
  for (int face = 1; face < UMP_KNOWN_FACES; face++) {
    int nobody = 0; /* the group of all who cannot hold it */

    if (known->unseen[face] == 0)
      continue;
    for (int person = 0; person < known->n_people; person++)
      nobody |= ump_face_set_has (&barred[person], face) << person;
    outside[nobody] += known->unseen[face];
    n_unseen += known->unseen[face];
  }
  /* Cards that no one of a group can hold: those whose own group contains it. */
  for (int person = 0; person < known->n_people; person++)
    for (int group = 0; group < n_groups; group++)
      if (!(group & 1 << person))
        outside[group] += outside[group | 1 << person];
  for (int group = 1; group < n_groups; group++) {
    int last = g_bit_nth_lsf ((gulong) group, -1);

    held[group] = held[group & ~(1 << last)] + known->n_held[last];
    if (n_unseen - outside[group] < held[group])
      return FALSE;
  }
  return TRUE;
}

int
ump_known_causes (const UmpKnown *known, guint *entries, int max)
{
  int n = 0;
  guint below = G_MAXUINT;

  for (;;) {
    guint next = 0;

    for (int i = 0; i < known->n_sayings; i++)
      if (known->sayings[i].entry < below)
        next = MAX (next, known->sayings[i].entry);
    if (next == 0)
      return n;
    if (ump_known_fits (known, next)) {
      if (n < max)
        entries[n] = next;
      n++;
    }
    below = next;
  }
}
