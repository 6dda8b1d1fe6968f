/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known of hidden hands: how many unseen cards each person holds, and which ones nobody can hold
 * after what the entries said. The unseen cards can be dealt so exactly if every group of people is allowed
 * as many of them as it holds. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define UMP_KNOWN_PEOPLE 8
#define UMP_KNOWN_FACES 128
#define UMP_KNOWN_SAYINGS 128

/* Faces as bits. */
typedef struct {
  guint64 bits[2];
} UmpFaceSet;

static inline void
ump_face_set_add (UmpFaceSet *set, int face)
{
  set->bits[face / 64] |= G_GUINT64_CONSTANT (1) << (face % 64);
}

static inline gboolean
ump_face_set_has (const UmpFaceSet *set, int face)
{
  return set->bits[face / 64] >> (face % 64) & 1;
}

/* By an entry, a person cannot hold these. */
typedef struct {
  guint entry;
  int person;
  UmpFaceSet faces;
} UmpSaying;

/* Zeroed before its first use. n_held: unseen cards of each person, 0 for who holds none. unseen: copies of
 * each face that are not seen. */
typedef struct {
  int n_people;
  int n_held[UMP_KNOWN_PEOPLE];
  guint8 unseen[UMP_KNOWN_FACES];
  int n_sayings;
  UmpSaying sayings[UMP_KNOWN_SAYINGS];
} UmpKnown;

/* That a person does not hold a card, by an entry. */
void ump_known_say (UmpKnown *known, int person, int face, guint entry);
/* Whether the unseen cards can be dealt so; `without` is an entry whose sayings do not count, 0 for none. */
gboolean ump_known_fits (const UmpKnown *known, guint without);
/* The entries without each of which the cards could be dealt, the latest first; of `max` at most. Returns how
 * many there are. */
int ump_known_causes (const UmpKnown *known, guint *entries, int max);

G_END_DECLS
