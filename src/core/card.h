/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card on the table, and lists of them. */
#pragma once

#include "face.h"

G_BEGIN_DECLS

/* face: index in the game's list of faces, 0 = not known.
 * back: colour shown by the back (UmpColour), 0 = not known or all backs alike.
 * as: what a wild stands for: 0 nothing, 1 to 99 a number, UMP_AS_COLOUR + UmpColour a colour. */
typedef struct {
  guint16 face;
  guint8 back;
  guint8 as;
} UmpCard;

#define UMP_AS_COLOUR 100

typedef struct {
  int n;
  const UmpCard *cards;
} UmpCardList;

static inline int
ump_card_pack (UmpCard card)
{
  return (int) ((guint) card.face | (guint) card.back << 16 | (guint) card.as << 24);
}

static inline UmpCard
ump_card_unpack (gintptr packed)
{
  guint v = (guint) packed;

  return (UmpCard){ .face = (guint16) v, .back = (guint8) (v >> 16), .as = (guint8) (v >> 24) };
}

G_END_DECLS
