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

/* clang-format off */
#define UMP_FRENCH_CARD(text, word, rank, suit)                                      \
  {                                                                                  \
    .id = text, .name = word, .look = { UMP_ART_PLAYING, 0, UMP_SYMBOL_##suit, rank }, \
    .row = UMP_SYMBOL_##suit - UMP_SYMBOL_CLUBS                                      \
  }
#define UMP_FRENCH_NUMBER(n)                                 \
  UMP_FRENCH_CARD (#n "C", N_ ("{n0} of clubs"), n, CLUBS),       \
  UMP_FRENCH_CARD (#n "D", N_ ("{n0} of diamonds"), n, DIAMONDS), \
  UMP_FRENCH_CARD (#n "H", N_ ("{n0} of hearts"), n, HEARTS),     \
  UMP_FRENCH_CARD (#n "S", N_ ("{n0} of spades"), n, SPADES)
/* The 52 cards for the beginning of a list of faces, behind the unknown one. */
#define UMP_FRENCH_FACES \
  UMP_FRENCH_NUMBER (2), \
  UMP_FRENCH_NUMBER (3), \
  UMP_FRENCH_NUMBER (4), \
  UMP_FRENCH_NUMBER (5), \
  UMP_FRENCH_NUMBER (6), \
  UMP_FRENCH_NUMBER (7), \
  UMP_FRENCH_NUMBER (8), \
  UMP_FRENCH_NUMBER (9), \
  UMP_FRENCH_NUMBER (10), \
  UMP_FRENCH_CARD ("JC", N_ ("jack of clubs"), UMP_FRENCH_JACK, CLUBS), \
  UMP_FRENCH_CARD ("JD", N_ ("jack of diamonds"), UMP_FRENCH_JACK, DIAMONDS), \
  UMP_FRENCH_CARD ("JH", N_ ("jack of hearts"), UMP_FRENCH_JACK, HEARTS), \
  UMP_FRENCH_CARD ("JS", N_ ("jack of spades"), UMP_FRENCH_JACK, SPADES), \
  UMP_FRENCH_CARD ("QC", N_ ("queen of clubs"), UMP_FRENCH_QUEEN, CLUBS), \
  UMP_FRENCH_CARD ("QD", N_ ("queen of diamonds"), UMP_FRENCH_QUEEN, DIAMONDS), \
  UMP_FRENCH_CARD ("QH", N_ ("queen of hearts"), UMP_FRENCH_QUEEN, HEARTS), \
  UMP_FRENCH_CARD ("QS", N_ ("queen of spades"), UMP_FRENCH_QUEEN, SPADES), \
  UMP_FRENCH_CARD ("KC", N_ ("king of clubs"), UMP_FRENCH_KING, CLUBS), \
  UMP_FRENCH_CARD ("KD", N_ ("king of diamonds"), UMP_FRENCH_KING, DIAMONDS), \
  UMP_FRENCH_CARD ("KH", N_ ("king of hearts"), UMP_FRENCH_KING, HEARTS), \
  UMP_FRENCH_CARD ("KS", N_ ("king of spades"), UMP_FRENCH_KING, SPADES), \
  UMP_FRENCH_CARD ("AC", N_ ("ace of clubs"), UMP_FRENCH_ACE, CLUBS), \
  UMP_FRENCH_CARD ("AD", N_ ("ace of diamonds"), UMP_FRENCH_ACE, DIAMONDS), \
  UMP_FRENCH_CARD ("AH", N_ ("ace of hearts"), UMP_FRENCH_ACE, HEARTS), \
  UMP_FRENCH_CARD ("AS", N_ ("ace of spades"), UMP_FRENCH_ACE, SPADES)
/* clang-format on */

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
