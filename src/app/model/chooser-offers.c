/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lists of what is offered: brought up to date before anybody is told of a change. */
#include "config.h"

#include <glib/gi18n.h>

#include "chooser-private.h"
#include "entry-words.h"

#include <string.h>

/* The words and notes of one of a few cards. */
static void
find_words (UmpChooser *self, int face, UmpFaceState *state)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpGame *game = ump_play_game (self->play);
  const UmpWords *words = ump_play_words ();
  int v = ump_chooser_card_verb (self);
  const char *const *card_words = v >= 0 ? game->verbs[v].attrs[self->verbs[v].card].card_words : NULL;

  if (game->face != NULL) {
    UmpFaceView view = { 0 };
    g_autofree char *first = NULL, *second = NULL;

    game->face (ump_match_table (match), face, &view);
    first = ump_text_format (&view.notes[0], ump_match_setup (match), words);
    second = ump_text_format (&view.notes[1], ump_match_setup (match), words);
    state->notes = g_strdup_printf ("%s%s%s", first, second[0] != '\0' ? "\n" : "", second);
  }
  if (card_words != NULL) {
    int which = state->taken > 0 ? 0 : 1 + !state->on;
    state->words = g_strdup (ump_words_translate (words, card_words[which]));
  }
}

/* Of a card of the whole deck. */
static char *
why_not (UmpChooser *self, int face, const UmpFaceState *state)
{
  char *why;

  if (state->on)
    return NULL;
  if (state->left == 0)
    return g_strdup_printf (ngettext ("Not possible: the only one has been seen",
                                      "Not possible: all %d have been seen", (gulong) state->copies),
                            state->copies);
  why = ump_chooser_why (self, face);
  return why != NULL ? why : g_strdup (_ ("Not possible now"));
}

static void
update_face (UmpChooser *self, UmpFaceOffer *offer)
{
  int face = ump_face_offer_face (offer);
  g_auto (UmpFaceState) state = { 0 };

  ump_chooser_face (self, face, &state);
  if (self->few) {
    state.most = ump_chooser_most (self, face);
    state.why = state.on ? NULL : ump_chooser_why (self, face);
    find_words (self, face, &state);
  } else {
    state.why = why_not (self, face, &state);
  }
  ump_face_offer_take (offer, &state);
}

/* The offer of a face, the same one as long as the game has the same deck. */
static UmpFaceOffer *
offer_of (UmpChooser *self, int face)
{
  if (self->deck_of != ump_play_generation (self->play)) {
    g_ptr_array_set_size (self->face_offers, 0);
    self->deck_of = ump_play_generation (self->play);
  }
  if ((guint) face >= self->face_offers->len)
    g_ptr_array_set_size (self->face_offers, ump_play_game (self->play)->n_faces);
  if (self->face_offers->pdata[face] == NULL)
    self->face_offers->pdata[face] = ump_face_offer_new (face);
  return self->face_offers->pdata[face];
}

static void
update_faces (UmpChooser *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  g_autoptr (GPtrArray) wanted = g_ptr_array_new ();

  for (int f = 1; f < setup->game->n_faces && ump_chooser_has_deck (self); f++)
    if (self->few ? self->offered[f] > 0 : setup->copies[f] > 0) {
      UmpFaceOffer *offer = offer_of (self, f);

      update_face (self, offer);
      g_ptr_array_add (wanted, offer);
    }
  ump_offers_put (self->faces, wanted);
}

/* Sets of the same cards keep their object. */
static void
update_sets (UmpChooser *self)
{
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->sets->len; i++) {
    const GArray *cards = self->sets->pdata[i];
    g_autoptr (UmpSetOffer) there = g_list_model_get_item (G_LIST_MODEL (self->set_offers), i);
    gboolean same = there != NULL && ump_set_offer_faces (there)->len == cards->len &&
                    memcmp (ump_set_offer_faces (there)->data, cards->data, cards->len * sizeof (int)) == 0;
    UmpSetOffer *offer = same ? g_steal_pointer (&there) : ump_set_offer_new (cards);

    ump_set_offer_choose (offer, ump_chooser_is_chosen_set (self, cards));
    g_ptr_array_add (wanted, offer);
  }
  ump_offers_put (self->set_offers, wanted);
}

static void
update_forms (UmpChooser *self)
{
  const UmpGame *game = ump_play_game (self->play);
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);
  guint64 said = 0; /* a verb has one key, whoever may say it */

  for (guint i = 0; i < self->legal->len; i++) {
    const UmpMove *move = g_ptr_array_index (self->legal, i);
    const char *title = ump_title_of_verb (&game->verbs[move->verb]);
    g_autoptr (UmpFormOffer) there = NULL;

    if (!move->bare || self->verbs[move->verb].keyed || (said & G_GUINT64_CONSTANT (1) << move->verb))
      continue;
    said |= G_GUINT64_CONSTANT (1) << move->verb;
    there = g_list_model_get_item (G_LIST_MODEL (self->forms), wanted->len);
    if (there != NULL && ump_form_offer_verb (there) == move->verb &&
        g_str_equal (ump_form_offer_title (there), title))
      g_ptr_array_add (wanted, g_steal_pointer (&there));
    else
      g_ptr_array_add (wanted, ump_form_offer_new (move->verb, title));
  }
  ump_offers_put (self->forms, wanted);
}

/* One that was there and reads the same, and is not meant again already; NULL for none. */
static UmpChooserItem *
same_item (UmpChooser *self, const UmpChooserItem *item, GPtrArray *used)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->item_list)); i++) {
    g_autoptr (UmpChooserItem) there = g_list_model_get_item (G_LIST_MODEL (self->item_list), i);

    if (there == item || (ump_chooser_item_reads_as (there, item) && !g_ptr_array_find (used, there, NULL) &&
                          !g_ptr_array_find (self->items, there, NULL)))
      return g_steal_pointer (&there);
  }
  return NULL;
}

static void
update_items (UmpChooser *self)
{
  g_autoptr (GPtrArray) wanted = g_ptr_array_new ();

  for (guint i = 0; i < self->items->len; i++) {
    UmpChooserItem *item = self->items->pdata[i];
    UmpChooserItem *there = same_item (self, item, wanted);

    if (there != NULL) {
      if (there != item)
        ump_chooser_item_take (there, item);
      self->items->pdata[i] = there;
      g_object_unref (item);
    }
    g_ptr_array_add (wanted, self->items->pdata[i]);
  }
  ump_offers_put (self->item_list, wanted);
}

void
ump_chooser_update_offers (UmpChooser *self)
{
  update_items (self);
  update_faces (self);
  update_sets (self);
  update_forms (self);
}

/* The lists first: who is told of the change finds them as they are then. */
void
ump_chooser_tell (UmpChooser *self)
{
  ump_chooser_update_offers (self);
  g_signal_emit_by_name (self, "changed");
}

const UmpFaceState *
ump_chooser_face_state (UmpChooser *self, int face)
{
  UmpFaceOffer *offer = (guint) face < self->face_offers->len ? self->face_offers->pdata[face] : NULL;

  return offer != NULL && ump_chooser_has_deck (self) && (!self->few || self->offered[face] > 0)
             ? ump_face_offer_state (offer)
             : NULL;
}

GListModel *
ump_chooser_faces (UmpChooser *self)
{
  return G_LIST_MODEL (self->faces);
}

GListModel *
ump_chooser_sets (UmpChooser *self)
{
  return G_LIST_MODEL (self->set_offers);
}

GListModel *
ump_chooser_forms (UmpChooser *self)
{
  return G_LIST_MODEL (self->forms);
}

GListModel *
ump_chooser_items (UmpChooser *self)
{
  return G_LIST_MODEL (self->item_list);
}
