/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The 52 French cards, for every game that is played with them: `.faces = ump_french_faces`, `.n_faces =
 * UMP_N_FRENCH_FACES`. How many copies of each a game has is its own business (UmpSetup.copies). */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* With the unknown face, which comes first. */
#define UMP_N_FRENCH_FACES 53
#define UMP_FRENCH_JACK 11
#define UMP_FRENCH_QUEEN 12
#define UMP_FRENCH_KING 13
#define UMP_FRENCH_ACE 14

/* By rank, 2 first and the aces last, and within a rank clubs, diamonds, hearts, spades. Ids are rank and
 * suit as in 10H and QS; look.value is the rank, the ace the highest; look.symbol the suit, from
 * UMP_SYMBOL_CLUBS on. Names are translated by core's catalogue. */
extern const UmpFace ump_french_faces[UMP_N_FRENCH_FACES];

/* The face of a rank, 2 to UMP_FRENCH_ACE, and a suit, 0 for clubs to 3 for spades. */
static inline int
ump_french_face (int rank, int suit)
{
  return 1 + 4 * (rank - 2) + suit;
}

/* The suit of a face, 0 for clubs to 3 for spades. */
static inline int
ump_french_suit (int face)
{
  return (face - 1) % 4;
}

static inline int
ump_french_rank (int face)
{
  return 2 + (face - 1) / 4;
}

G_END_DECLS
