/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is offered, as objects for lists: a card of the deck, several cards that go together, a form. */
#pragma once

#include "session/format/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* left: copies that may still come; copies: of the deck; taken: how many of it are chosen; most: how many of
 * it one entry can name, where a few cards of a large deck are asked for, else 0. offered: it means something
 * to the game now; on: tapping it leads somewhere. origin: the zone on the table that it would be taken from,
 * -1 where the game does not say it. why: why it cannot be said now, in a few words, NULL where it can, or
 * where nothing says it. words: what a card of a few does ("boards"); notes: what else there is to say of it,
 * a line each; NULL for nothing. */
typedef struct {
  int left;
  int copies;
  int taken;
  int most;
  int origin;
  gboolean offered;
  gboolean on;
  char *why;
  char *words;
  char *notes;
} UmpFaceState;

void ump_face_state_clear (UmpFaceState *state);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UmpFaceState, ump_face_state_clear)

/* Signal "changed" (): the state is another one. */
#define UMP_TYPE_FACE_OFFER (ump_face_offer_get_type ())
G_DECLARE_FINAL_TYPE (UmpFaceOffer, ump_face_offer, UMP, FACE_OFFER, GObject)

UmpFaceOffer *ump_face_offer_new (int face);
int ump_face_offer_face (UmpFaceOffer *self);
/* Borrowed. */
const UmpFaceState *ump_face_offer_state (UmpFaceOffer *self);
/* Takes what is in the state, which is empty then. */
void ump_face_offer_take (UmpFaceOffer *self, UmpFaceState *state);

#define UMP_TYPE_SET_OFFER (ump_set_offer_get_type ())
G_DECLARE_FINAL_TYPE (UmpSetOffer, ump_set_offer, UMP, SET_OFFER, GObject)

/* faces: int, which are copied. */
UmpSetOffer *ump_set_offer_new (const GArray *faces);
/* Borrowed. */
const GArray *ump_set_offer_faces (UmpSetOffer *self);
/* Whether just these cards are chosen. */
gboolean ump_set_offer_is_chosen (UmpSetOffer *self);
void ump_set_offer_choose (UmpSetOffer *self, gboolean chosen);

/* Something that may be said with a form; its title is in the language of the window. */
#define UMP_TYPE_FORM_OFFER (ump_form_offer_get_type ())
G_DECLARE_FINAL_TYPE (UmpFormOffer, ump_form_offer, UMP, FORM_OFFER, GObject)

UmpFormOffer *ump_form_offer_new (int verb, const char *title);
int ump_form_offer_verb (UmpFormOffer *self);
/* Borrowed. */
const char *ump_form_offer_title (UmpFormOffer *self);

/* Makes the store hold the objects of the array, in its order. What is there already stays, and
 * "items-changed" is emitted once, for what lies between what stays at the start and at the end; not at all
 * where nothing changes. */
void ump_offers_put (GListStore *store, GPtrArray *objects);

G_END_DECLS
