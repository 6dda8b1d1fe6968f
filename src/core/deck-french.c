/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deck-french.h"

#define CARD(text, word, rank, suit)                                                               \
  {                                                                                                \
    .id = text, .name = word, .look = { UMP_ART_PLAYING, 0, UMP_SYMBOL_##suit, rank }, .row = suit \
  }
#define NUMBER(n)                                                                                     \
  CARD (#n "C", N_ ("{n0} of clubs"), n, CLUBS), CARD (#n "D", N_ ("{n0} of diamonds"), n, DIAMONDS), \
      CARD (#n "H", N_ ("{n0} of hearts"), n, HEARTS), CARD (#n "S", N_ ("{n0} of spades"), n, SPADES)

/* Rows of the entry pad: one a suit. */
enum { CLUBS, DIAMONDS, HEARTS, SPADES };

const UmpFace ump_french_faces[UMP_N_FRENCH_FACES] = {
  { 0 },
  NUMBER (2),
  NUMBER (3),
  NUMBER (4),
  NUMBER (5),
  NUMBER (6),
  NUMBER (7),
  NUMBER (8),
  NUMBER (9),
  NUMBER (10),
  CARD ("JC", N_ ("jack of clubs"), UMP_FRENCH_JACK, CLUBS),
  CARD ("JD", N_ ("jack of diamonds"), UMP_FRENCH_JACK, DIAMONDS),
  CARD ("JH", N_ ("jack of hearts"), UMP_FRENCH_JACK, HEARTS),
  CARD ("JS", N_ ("jack of spades"), UMP_FRENCH_JACK, SPADES),
  CARD ("QC", N_ ("queen of clubs"), UMP_FRENCH_QUEEN, CLUBS),
  CARD ("QD", N_ ("queen of diamonds"), UMP_FRENCH_QUEEN, DIAMONDS),
  CARD ("QH", N_ ("queen of hearts"), UMP_FRENCH_QUEEN, HEARTS),
  CARD ("QS", N_ ("queen of spades"), UMP_FRENCH_QUEEN, SPADES),
  CARD ("KC", N_ ("king of clubs"), UMP_FRENCH_KING, CLUBS),
  CARD ("KD", N_ ("king of diamonds"), UMP_FRENCH_KING, DIAMONDS),
  CARD ("KH", N_ ("king of hearts"), UMP_FRENCH_KING, HEARTS),
  CARD ("KS", N_ ("king of spades"), UMP_FRENCH_KING, SPADES),
  CARD ("AC", N_ ("ace of clubs"), UMP_FRENCH_ACE, CLUBS),
  CARD ("AD", N_ ("ace of diamonds"), UMP_FRENCH_ACE, DIAMONDS),
  CARD ("AH", N_ ("ace of hearts"), UMP_FRENCH_ACE, HEARTS),
  CARD ("AS", N_ ("ace of spades"), UMP_FRENCH_ACE, SPADES),
};
