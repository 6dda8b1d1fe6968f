/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "offers.h"

/* ---- a card ---------------------------------------------------------------------------------- */

struct _UmpFaceOffer {
  GObject parent_instance;
  int face;
  UmpFaceState state;
};

static guint signal_changed;

G_DEFINE_FINAL_TYPE (UmpFaceOffer, ump_face_offer, G_TYPE_OBJECT)

void
ump_face_state_clear (UmpFaceState *state)
{
  g_clear_pointer (&state->why, g_free);
  g_clear_pointer (&state->words, g_free);
  g_clear_pointer (&state->notes, g_free);
}

static void
face_finalize (GObject *object)
{
  ump_face_state_clear (&UMP_FACE_OFFER (object)->state);
  G_OBJECT_CLASS (ump_face_offer_parent_class)->finalize (object);
}

static void
ump_face_offer_class_init (UmpFaceOfferClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = face_finalize;
  signal_changed =
      g_signal_new ("changed", UMP_TYPE_FACE_OFFER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ump_face_offer_init (UmpFaceOffer *self)
{
  self->state.origin = -1;
}

UmpFaceOffer *
ump_face_offer_new (int face)
{
  UmpFaceOffer *self = g_object_new (UMP_TYPE_FACE_OFFER, NULL);

  self->face = face;
  return self;
}

int
ump_face_offer_face (UmpFaceOffer *self)
{
  return self->face;
}

const UmpFaceState *
ump_face_offer_state (UmpFaceOffer *self)
{
  return &self->state;
}

static gboolean
is_same_state (const UmpFaceState *a, const UmpFaceState *b)
{
  return a->left == b->left && a->copies == b->copies && a->taken == b->taken && a->most == b->most &&
         a->origin == b->origin && a->offered == b->offered && a->on == b->on &&
         g_strcmp0 (a->why, b->why) == 0 && g_strcmp0 (a->words, b->words) == 0 &&
         g_strcmp0 (a->notes, b->notes) == 0;
}

void
ump_face_offer_take (UmpFaceOffer *self, UmpFaceState *state)
{
  gboolean same = is_same_state (&self->state, state);

  ump_face_state_clear (&self->state);
  self->state = *state;
  *state = (UmpFaceState){ 0 };
  if (!same)
    g_signal_emit (self, signal_changed, 0);
}

/* ---- several cards --------------------------------------------------------------------------- */

struct _UmpSetOffer {
  GObject parent_instance;
  GArray *faces;
  gboolean chosen;
};

G_DEFINE_FINAL_TYPE (UmpSetOffer, ump_set_offer, G_TYPE_OBJECT)

static void
set_finalize (GObject *object)
{
  g_array_unref (UMP_SET_OFFER (object)->faces);
  G_OBJECT_CLASS (ump_set_offer_parent_class)->finalize (object);
}

static void
ump_set_offer_class_init (UmpSetOfferClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = set_finalize;
}

static void
ump_set_offer_init (UmpSetOffer *self)
{
}

UmpSetOffer *
ump_set_offer_new (const GArray *faces)
{
  UmpSetOffer *self = g_object_new (UMP_TYPE_SET_OFFER, NULL);

  self->faces = g_array_copy ((GArray *) faces);
  return self;
}

const GArray *
ump_set_offer_faces (UmpSetOffer *self)
{
  return self->faces;
}

gboolean
ump_set_offer_is_chosen (UmpSetOffer *self)
{
  return self->chosen;
}

void
ump_set_offer_choose (UmpSetOffer *self, gboolean chosen)
{
  self->chosen = chosen;
}

/* ---- a form ---------------------------------------------------------------------------------- */

struct _UmpFormOffer {
  GObject parent_instance;
  int verb;
  char *title;
};

G_DEFINE_FINAL_TYPE (UmpFormOffer, ump_form_offer, G_TYPE_OBJECT)

static void
form_finalize (GObject *object)
{
  g_free (UMP_FORM_OFFER (object)->title);
  G_OBJECT_CLASS (ump_form_offer_parent_class)->finalize (object);
}

static void
ump_form_offer_class_init (UmpFormOfferClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = form_finalize;
}

static void
ump_form_offer_init (UmpFormOffer *self)
{
}

UmpFormOffer *
ump_form_offer_new (int verb, const char *title)
{
  UmpFormOffer *self = g_object_new (UMP_TYPE_FORM_OFFER, NULL);

  self->verb = verb;
  self->title = g_strdup (title);
  return self;
}

int
ump_form_offer_verb (UmpFormOffer *self)
{
  return self->verb;
}

const char *
ump_form_offer_title (UmpFormOffer *self)
{
  return self->title;
}

/* ---- the lists ------------------------------------------------------------------------------- */

static gboolean
is_same (GListStore *store, guint position, gpointer object)
{
  g_autoptr (GObject) there = g_list_model_get_item (G_LIST_MODEL (store), position);

  return there == object;
}

void
ump_offers_put (GListStore *store, GPtrArray *objects)
{
  guint old = g_list_model_get_n_items (G_LIST_MODEL (store)), before = 0, after = 0;

  while (before < MIN (old, objects->len) && is_same (store, before, objects->pdata[before]))
    before++;
  while (after < MIN (old, objects->len) - before &&
         is_same (store, old - after - 1, objects->pdata[objects->len - after - 1]))
    after++;
  if (old - before - after > 0 || objects->len - before - after > 0)
    g_list_store_splice (store, before, old - before - after, objects->pdata + before,
                         objects->len - before - after);
}
