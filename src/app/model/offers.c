/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "offers.h"

#define READS (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS)

/* ---- a card ---------------------------------------------------------------------------------- */

struct _UmpFaceOffer {
  GObject parent_instance;
  int face;
  UmpFaceState state;
};

enum {
  FACE_FACE = 1,
  FACE_LEFT,
  FACE_COPIES,
  FACE_TAKEN,
  FACE_MOST,
  FACE_ORIGIN,
  FACE_OFFERED,
  FACE_ON,
  FACE_WHY,
  FACE_WORDS,
  FACE_NOTES,
  N_FACE
};
static GParamSpec *face_properties[N_FACE];

G_DEFINE_FINAL_TYPE (UmpFaceOffer, ump_face_offer, G_TYPE_OBJECT)

void
ump_face_state_clear (UmpFaceState *state)
{
  g_clear_pointer (&state->why, g_free);
  g_clear_pointer (&state->words, g_free);
  g_clear_pointer (&state->notes, g_free);
}

static void
face_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpFaceOffer *self = UMP_FACE_OFFER (object);

  switch (id) {
  case FACE_FACE: g_value_set_int (value, self->face); break;
  case FACE_LEFT: g_value_set_int (value, self->state.left); break;
  case FACE_COPIES: g_value_set_int (value, self->state.copies); break;
  case FACE_TAKEN: g_value_set_int (value, self->state.taken); break;
  case FACE_MOST: g_value_set_int (value, self->state.most); break;
  case FACE_ORIGIN: g_value_set_int (value, self->state.origin); break;
  case FACE_OFFERED: g_value_set_boolean (value, self->state.offered); break;
  case FACE_ON: g_value_set_boolean (value, self->state.on); break;
  case FACE_WHY: g_value_set_string (value, self->state.why); break;
  case FACE_WORDS: g_value_set_string (value, self->state.words); break;
  case FACE_NOTES: g_value_set_string (value, self->state.notes); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
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
  static const char *const numbers[] = {
    [FACE_FACE] = "face",   [FACE_LEFT] = "left", [FACE_COPIES] = "copies",
    [FACE_TAKEN] = "taken", [FACE_MOST] = "most", [FACE_ORIGIN] = "origin",
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = face_get_property;
  object_class->finalize = face_finalize;
  for (guint i = FACE_FACE; i < G_N_ELEMENTS (numbers); i++)
    face_properties[i] = g_param_spec_int (numbers[i], NULL, NULL, -1, G_MAXINT, 0, READS);
  face_properties[FACE_OFFERED] = g_param_spec_boolean ("offered", NULL, NULL, FALSE, READS);
  face_properties[FACE_ON] = g_param_spec_boolean ("on", NULL, NULL, FALSE, READS);
  face_properties[FACE_WHY] = g_param_spec_string ("why", NULL, NULL, NULL, READS);
  face_properties[FACE_WORDS] = g_param_spec_string ("words", NULL, NULL, NULL, READS);
  face_properties[FACE_NOTES] = g_param_spec_string ("notes", NULL, NULL, NULL, READS);
  g_object_class_install_properties (object_class, N_FACE, face_properties);
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

void
ump_face_offer_take (UmpFaceOffer *self, UmpFaceState *state)
{
  const UmpFaceState before = self->state;
  gboolean changed[N_FACE] = {
    [FACE_LEFT] = before.left != state->left,
    [FACE_COPIES] = before.copies != state->copies,
    [FACE_TAKEN] = before.taken != state->taken,
    [FACE_MOST] = before.most != state->most,
    [FACE_ORIGIN] = before.origin != state->origin,
    [FACE_OFFERED] = before.offered != state->offered,
    [FACE_ON] = before.on != state->on,
    [FACE_WHY] = g_strcmp0 (before.why, state->why) != 0,
    [FACE_WORDS] = g_strcmp0 (before.words, state->words) != 0,
    [FACE_NOTES] = g_strcmp0 (before.notes, state->notes) != 0,
  };

  ump_face_state_clear (&self->state);
  self->state = *state;
  *state = (UmpFaceState){ 0 };
  for (int i = 0; i < N_FACE; i++)
    if (changed[i])
      g_object_notify_by_pspec (G_OBJECT (self), face_properties[i]);
}

/* ---- several cards --------------------------------------------------------------------------- */

struct _UmpSetOffer {
  GObject parent_instance;
  GArray *faces;
  gboolean chosen;
};

static GParamSpec *chosen_property;

G_DEFINE_FINAL_TYPE (UmpSetOffer, ump_set_offer, G_TYPE_OBJECT)

static void
set_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, UMP_SET_OFFER (object)->chosen);
}

static void
set_finalize (GObject *object)
{
  g_array_unref (UMP_SET_OFFER (object)->faces);
  G_OBJECT_CLASS (ump_set_offer_parent_class)->finalize (object);
}

static void
ump_set_offer_class_init (UmpSetOfferClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = set_get_property;
  object_class->finalize = set_finalize;
  chosen_property = g_param_spec_boolean ("chosen", NULL, NULL, FALSE, READS);
  g_object_class_install_property (object_class, 1, chosen_property);
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
  if (self->chosen == chosen)
    return;
  self->chosen = chosen;
  g_object_notify_by_pspec (G_OBJECT (self), chosen_property);
}

/* ---- a form ---------------------------------------------------------------------------------- */

struct _UmpFormOffer {
  GObject parent_instance;
  int verb;
  char *title;
};

enum { FORM_VERB = 1, FORM_TITLE };

G_DEFINE_FINAL_TYPE (UmpFormOffer, ump_form_offer, G_TYPE_OBJECT)

static void
form_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpFormOffer *self = UMP_FORM_OFFER (object);

  if (id == FORM_VERB)
    g_value_set_int (value, self->verb);
  else
    g_value_set_string (value, self->title);
}

static void
form_finalize (GObject *object)
{
  g_free (UMP_FORM_OFFER (object)->title);
  G_OBJECT_CLASS (ump_form_offer_parent_class)->finalize (object);
}

static void
ump_form_offer_class_init (UmpFormOfferClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = form_get_property;
  object_class->finalize = form_finalize;
  g_object_class_install_property (object_class, FORM_VERB,
                                   g_param_spec_int ("verb", NULL, NULL, 0, G_MAXINT, 0, READS));
  g_object_class_install_property (object_class, FORM_TITLE,
                                   g_param_spec_string ("title", NULL, NULL, NULL, READS));
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
