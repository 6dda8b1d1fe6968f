/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a list of offers says of each face of the deck, and when it last said something else: several views of
 * the same list look only at what has changed since they looked. */
#pragma once

#include "offers.h"

G_BEGIN_DECLS

#define UMP_TYPE_DECK_FACES (ump_deck_faces_get_type ())
G_DECLARE_FINAL_TYPE (UmpDeckFaces, ump_deck_faces, UMP, DECK_FACES, GObject)

/* offers: of UmpFaceOffers, one a face; a reference is kept. */
UmpDeckFaces *ump_deck_faces_new (GListModel *offers);
/* What is offered of a face, good until the next change; of one that is not in the list, nothing. */
const UmpFaceState *ump_deck_faces_state (UmpDeckFaces *self, int face);
/* The number of the last change, from 1 on, and that of a face; 0 for one that was never in the list. */
guint ump_deck_faces_now (UmpDeckFaces *self);
guint ump_deck_faces_changed_at (UmpDeckFaces *self, int face);

G_END_DECLS
