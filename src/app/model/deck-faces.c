/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "deck-faces.h"

/* offers: by face, NULL for what is not in the list; owned. changed: by face, the number of its change. */
struct _UmpDeckFaces {
  GObject parent_instance;
  GListModel *list;
  GPtrArray *offers;
  GArray *changed;
  guint now;
};

G_DEFINE_FINAL_TYPE (UmpDeckFaces, ump_deck_faces, G_TYPE_OBJECT)

const UmpFaceState *
ump_deck_faces_state (UmpDeckFaces *self, int face)
{
  static const UmpFaceState nothing = { .origin = -1 };
  UmpFaceOffer *offer = (guint) face < self->offers->len ? self->offers->pdata[face] : NULL;

  return offer != NULL ? ump_face_offer_state (offer) : &nothing;
}

guint
ump_deck_faces_now (UmpDeckFaces *self)
{
  return self->now;
}

guint
ump_deck_faces_changed_at (UmpDeckFaces *self, int face)
{
  return (guint) face < self->changed->len ? g_array_index (self->changed, guint, face) : 0;
}

static void
note (UmpDeckFaces *self, int face)
{
  if ((guint) face >= self->changed->len)
    g_array_set_size (self->changed, (guint) face + 1);
  g_array_index (self->changed, guint, face) = self->now;
}

static void
on_changed (UmpFaceOffer *offer, UmpDeckFaces *self)
{
  self->now++;
  note (self, ump_face_offer_face (offer));
}

static void
free_offer (gpointer offer)
{
  g_clear_object (&offer);
}

static void
forget (UmpDeckFaces *self)
{
  for (guint f = 0; f < self->offers->len; f++)
    if (self->offers->pdata[f] != NULL) {
      g_signal_handlers_disconnect_by_data (self->offers->pdata[f], self);
      note (self, (int) f);
    }
  g_ptr_array_set_size (self->offers, 0);
}

static void
on_items (UmpDeckFaces *self)
{
  guint n = g_list_model_get_n_items (self->list);

  self->now++;
  forget (self);
  for (guint i = 0; i < n; i++) {
    UmpFaceOffer *offer = g_list_model_get_item (self->list, i);
    int face = ump_face_offer_face (offer);

    g_signal_connect (offer, "changed", G_CALLBACK (on_changed), self);
    if ((guint) face >= self->offers->len)
      g_ptr_array_set_size (self->offers, face + 1);
    self->offers->pdata[face] = offer;
    note (self, face);
  }
}

static void
ump_deck_faces_dispose (GObject *object)
{
  UmpDeckFaces *self = UMP_DECK_FACES (object);

  forget (self);
  g_clear_object (&self->list);
  G_OBJECT_CLASS (ump_deck_faces_parent_class)->dispose (object);
}

static void
ump_deck_faces_finalize (GObject *object)
{
  UmpDeckFaces *self = UMP_DECK_FACES (object);

  g_ptr_array_unref (self->offers);
  g_array_unref (self->changed);
  G_OBJECT_CLASS (ump_deck_faces_parent_class)->finalize (object);
}

static void
ump_deck_faces_class_init (UmpDeckFacesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ump_deck_faces_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_deck_faces_finalize;
}

static void
ump_deck_faces_init (UmpDeckFaces *self)
{
  self->offers = g_ptr_array_new_with_free_func (free_offer);
  self->changed = g_array_new (FALSE, TRUE, sizeof (guint));
}

UmpDeckFaces *
ump_deck_faces_new (GListModel *offers)
{
  UmpDeckFaces *self = g_object_new (UMP_TYPE_DECK_FACES, NULL);

  self->list = g_object_ref (offers);
  g_signal_connect_object (offers, "items-changed", G_CALLBACK (on_items), self, G_CONNECT_SWAPPED);
  on_items (self);
  return self;
}
