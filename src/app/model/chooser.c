/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "card-sight.h"
#include "chooser-private.h"

#include <string.h>

G_DEFINE_FINAL_TYPE (UmpChooser, ump_chooser, G_TYPE_OBJECT)

static guint changed_signal;

/* What the chosen cards are as an entry, where there is just one that they can be. */
static const UmpChooserItem *
meant_item (UmpChooser *self)
{
  const UmpChooserItem *found = ump_chooser_lone_item (self);

  if (found != NULL || !self->tray)
    return found;
  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    if (!item->legal || item->place != UMP_ITEM_TRAY)
      continue;
    if (found != NULL)
      return NULL;
    found = item;
  }
  return found;
}

static void
say_draft (UmpChooser *self)
{
  int v = ump_chooser_card_verb (self);
  const UmpChooserItem *meant = self->tray ? meant_item (self) : NULL;
  g_auto (UmpMove) draft = { 0 };

  ump_move_init (&draft, v, v >= 0 ? self->verbs[v].by : UMP_NOBODY);
  if (self->cards->len == 0 || v < 0) {
    ump_play_set_draft (self->play, NULL);
    return;
  }
  if (meant != NULL)
    ump_move_copy (&draft, &meant->move);
  else
    ump_chooser_push_cards (self, &draft, self->verbs[v].card);
  ump_play_set_draft (self->play, &draft);
}

static void
rebuild (UmpChooser *self)
{
  ump_chooser_make_items (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
on_changed (UmpChooser *self)
{
  g_array_set_size (self->cards, 0);
  self->typed = 0;
  self->against = 0;
  self->ruled = FALSE;
  ump_chooser_forget_kept (self);
  ump_chooser_collect (self);
  ump_chooser_find_sets (self);
  rebuild (self);
}

/* There are faces that nobody has asked for yet. */
static void
free_offer (gpointer offer)
{
  g_clear_object (&offer);
}

static void
ump_chooser_init (UmpChooser *self)
{
  self->legal = g_ptr_array_new_with_free_func (ump_chooser_move_free);
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->cards = g_array_new (FALSE, FALSE, sizeof (int));
  self->laid = g_array_new (FALSE, TRUE, sizeof (int));
  self->keys = g_string_new (NULL);
  ump_move_init (&self->kept, UMP_VERB_UNKNOWN, UMP_NOBODY);
  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->asked = UMP_VERB_UNKNOWN;
  self->faces = g_list_store_new (UMP_TYPE_FACE_OFFER);
  self->face_offers = g_ptr_array_new_with_free_func (free_offer);
  self->set_offers = g_list_store_new (UMP_TYPE_SET_OFFER);
  self->forms = g_list_store_new (UMP_TYPE_FORM_OFFER);
  self->item_list = g_list_store_new (UMP_TYPE_CHOOSER_ITEM);
}

static void
ump_chooser_finalize (GObject *object)
{
  UmpChooser *self = UMP_CHOOSER (object);

  g_ptr_array_unref (self->legal);
  g_ptr_array_unref (self->items);
  g_array_unref (self->cards);
  g_array_unref (self->laid);
  g_string_free (self->keys, TRUE);
  ump_move_clear (&self->kept);
  g_ptr_array_unref (self->sets);
  g_object_unref (self->faces);
  g_ptr_array_unref (self->face_offers);
  g_object_unref (self->set_offers);
  g_object_unref (self->forms);
  g_object_unref (self->item_list);
  g_free (self->verbs);
  g_free (self->used);
  g_free (self->offered);
  g_free (self->item_title);
  g_free (self->card_title);
  g_free (self->progress);
  g_object_unref (self->play);
  G_OBJECT_CLASS (ump_chooser_parent_class)->finalize (object);
}

static void
ump_chooser_class_init (UmpChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_chooser_finalize;
  /* the lists first: who is told of the change finds them as they are then */
  changed_signal =
      g_signal_new_class_handler ("changed", UMP_TYPE_CHOOSER, G_SIGNAL_RUN_FIRST,
                                  G_CALLBACK (ump_chooser_update_offers), NULL, NULL, NULL, G_TYPE_NONE, 0);
}

UmpChooser *
ump_chooser_new (UmpPlay *play)
{
  UmpChooser *self = g_object_new (UMP_TYPE_CHOOSER, NULL);

  self->play = g_object_ref (play);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  ump_chooser_collect (self);
  ump_chooser_find_sets (self);
  ump_chooser_make_items (self);
  ump_chooser_update_offers (self);
  return self;
}

/* ---- questions ----------------------------------------------------------------------------- */

UmpPlay *
ump_chooser_play (UmpChooser *self)
{
  return self->play;
}

UmpChooserMode
ump_chooser_mode (UmpChooser *self)
{
  return self->mode;
}

int
ump_chooser_verb (UmpChooser *self)
{
  return self->verb;
}

void
ump_chooser_begin_form (UmpChooser *self, int verb)
{
  self->asked = verb;
  on_changed (self);
}

gboolean
ump_chooser_form_is_begun (UmpChooser *self)
{
  return self->begun && self->mode == UMP_CHOOSER_FORM;
}

void
ump_chooser_set_form_begun (UmpChooser *self, gboolean begun)
{
  if (self->begun == begun)
    return;
  self->begun = begun;
  g_signal_emit (self, changed_signal, 0);
}

int
ump_chooser_form_card (UmpChooser *self, int zone)
{
  if (self->mode != UMP_CHOOSER_FORM || (guint) zone >= self->laid->len)
    return 0;
  return g_array_index (self->laid, int, zone);
}

gboolean
ump_chooser_lays_anew (UmpChooser *self)
{
  for (guint z = 0; z < self->laid->len; z++)
    if (ump_chooser_form_card (self, (int) z) != 0)
      return TRUE;
  return FALSE;
}

void
ump_chooser_set_form_card (UmpChooser *self, int zone, int face)
{
  if (zone < 0)
    return;
  if ((guint) zone >= self->laid->len)
    g_array_set_size (self->laid, (guint) zone + 1);
  if (g_array_index (self->laid, int, zone) == face)
    return;
  g_array_index (self->laid, int, zone) = face;
  g_signal_emit (self, changed_signal, 0);
}

gboolean
ump_chooser_has_deck (UmpChooser *self)
{
  return self->deck && self->mode == UMP_CHOOSER_KEYS;
}

gboolean
ump_chooser_is_few (UmpChooser *self)
{
  return self->few;
}

gboolean
ump_chooser_is_several (UmpChooser *self)
{
  return self->several;
}

gboolean
ump_chooser_has_tray (UmpChooser *self)
{
  return self->tray && ump_chooser_has_deck (self);
}

gboolean
ump_chooser_sketch (UmpChooser *self, const UmpChooserItem *item, UmpSketch *sketch)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpGame *game = ump_match_game (match);
  int verb = UMP_VERB_UNKNOWN;
  g_auto (UmpMove) move = { 0 };

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  memset (sketch, 0, sizeof *sketch);
  for (int v = 0; v < game->n_verbs && verb < 0; v++)
    if (self->verbs[v].many && self->verbs[v].bare && game->verbs[v].player)
      verb = v;
  if (!ump_chooser_has_tray (self) || verb < 0)
    return FALSE;
  move.verb = verb;
  move.by = self->verbs[verb].by;
  if (item != NULL && item->move.verb == verb)
    ump_move_copy (&move, &item->move);
  else
    ump_chooser_push_cards (self, &move, self->verbs[verb].card);
  game->sketch (ump_match_table (match), &move, sketch);
  return TRUE;
}

const UmpChooserItem *
ump_chooser_lone_item (UmpChooser *self)
{
  const UmpChooserItem *found = NULL;

  for (guint i = 0; i < self->items->len && self->cards->len == 1; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    if (!item->legal || item->place != UMP_ITEM_BESIDE)
      continue;
    if (found != NULL)
      return NULL;
    found = item;
  }
  return found;
}

const int *
ump_chooser_cards (UmpChooser *self, int *n)
{
  *n = (int) self->cards->len;
  return (const int *) (gpointer) self->cards->data;
}

/* Copies that were seen, and yet are to be said now: they lie where the verb's cards come from. */
static int
held (UmpChooser *self, int face, int zone)
{
  int n = 0;
  const UmpZone *origin;

  if (zone < 0)
    return 0;
  origin = ump_table_zone (ump_match_table (ump_play_match (self->play)), zone);
  for (int i = 0; i < origin->n; i++)
    n += origin->cards[i].face == face;
  return n;
}

void
ump_chooser_face (UmpChooser *self, int face, UmpFaceState *state)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);

  *state = (UmpFaceState){ .origin = ump_chooser_origin (self, face), .offered = self->offered[face] > 0 };
  state->copies = setup->copies[face];
  state->left = MAX (ump_card_left (ump_match_table (match), face) - ump_chooser_gathered (self, face), 0) +
                held (self, face, state->origin);
  state->on = self->offered[face] == 2;
  for (guint i = 0; i < self->cards->len; i++)
    state->taken += g_array_index (self->cards, int, i) == face;
  if (state->on && state->taken == 0 && self->several && self->cards->len > 0)
    state->on = ump_chooser_can_join (self, face);
}

const UmpChooserItem *
ump_chooser_item (UmpChooser *self, guint index)
{
  return g_ptr_array_index (self->items, index);
}

int
ump_chooser_item_for_zone (UmpChooser *self, int zone)
{
  int found = -1;

  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    if (!(item->legal || item->keeps) || item->zone != zone || (self->cards->len == 0 && item->big))
      continue;
    if (found >= 0)
      return -1;
    found = (int) i;
  }
  return found;
}

int
ump_chooser_big_item (UmpChooser *self)
{
  const UmpGame *game = ump_play_game (self->play);
  int found = -1;

  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    if (!item->legal || !item->big || game->verbs[item->move.verb].aside)
      continue;
    /* what the table says ends or begins something: only where nothing else can be said */
    if (game->verbs[item->move.verb].player || self->legal->len == 1)
      found = (int) i;
  }
  return found;
}

int
ump_chooser_space_item (UmpChooser *self)
{
  int big = ump_chooser_big_item (self), found = -1;

  if (big >= 0 || !self->tray || self->cards->len < 2)
    return big;
  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);

    if (!item->legal || item->place != UMP_ITEM_TRAY)
      continue;
    if (found >= 0)
      return -1;
    found = (int) i;
  }
  return found;
}

/* Where the verb's cards come from, the zone in which the face lies now; -1 if there is none. */
static int
origin_for (UmpChooser *self, int v, int face)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);
  const UmpChooserVerb *verb = &self->verbs[v];
  int def = verb->card >= 0 ? setup->game->verbs[v].attrs[verb->card].from - 1 : -1;

  for (int z = 0; def >= 0 && z < setup->n_zones; z++) {
    const UmpPlace *place = &setup->zones[z];
    if (place->def == def && (setup->game->zones[def].scope != UMP_PER_SEAT || place->seat == verb->by) &&
        ump_zone_find (ump_table_zone (ump_match_table (match), z), face) >= 0)
      return z;
  }
  return -1;
}

int
ump_chooser_verb_by_origin (UmpChooser *self, int face)
{
  const UmpGame *game = ump_play_game (self->play);
  int found = UMP_VERB_UNKNOWN;

  for (int v = 0; v < game->n_verbs; v++)
    if (origin_for (self, v, face) >= 0 &&
        (found == UMP_VERB_UNKNOWN || (self->verbs[found].moves == 0 && self->verbs[v].moves > 0)))
      found = v;
  return found;
}

int
ump_chooser_origin (UmpChooser *self, int face)
{
  int v = ump_chooser_verb_by_origin (self, face);

  return v >= 0 ? origin_for (self, v, face) : -1;
}

gboolean
ump_chooser_is_grouped (UmpChooser *self)
{
  const UmpGame *game = ump_play_game (self->play);

  if (!self->few || self->sets->len > 0)
    return FALSE;
  for (int f = 1; f < game->n_faces; f++)
    if (self->offered[f] > 0 && ump_chooser_origin (self, f) < 0)
      return FALSE;
  return TRUE;
}

const char *
ump_chooser_card_title (UmpChooser *self)
{
  int v = ump_chooser_card_verb (self);
  const char *title = v >= 0 ? ump_play_game (self->play)->verbs[v].attrs[self->verbs[v].card].title : NULL;

  if (!ump_chooser_has_deck (self) || ump_chooser_is_grouped (self))
    return NULL;
  g_clear_pointer (&self->card_title, g_free);
  if (ump_chooser_gathers (self))
    self->card_title = ump_chooser_gather_title (self);
  if (self->card_title != NULL)
    return self->card_title;
  if (self->progress != NULL)
    self->card_title = g_strdup_printf (_ ("Cards: %s"), self->progress);
  else if (self->few && self->several && title != NULL)
    self->card_title = g_strdup (ump_words_translate (ump_play_words (), title));
  else
    self->card_title = g_strdup (self->several ? _ ("Cards") : _ ("Card"));
  if (self->typed > 0) {
    /* Translators: what cards are asked for, and the first digits of a number that is being typed. */
    char *typed = g_strdup_printf (_ ("%s · %d…"), self->card_title, self->typed);
    g_free (self->card_title);
    self->card_title = typed;
  }
  return self->card_title;
}

const char *
ump_chooser_item_title (UmpChooser *self)
{
  return self->item_title;
}

/* ---- taps ------------------------------------------------------------------------------------ */

gboolean
ump_chooser_enter (UmpChooser *self, const UmpMove *move)
{
  g_auto (UmpMove) copy;
  gboolean accepted;

  /* the items, and perhaps the chooser, go with the first change */
  g_object_ref (self);
  ump_move_init (&copy, move->verb, move->by);
  ump_move_copy (&copy, move);
  if (ump_chooser_gathers (self) && ump_play_game (self->play)->verbs[copy.verb].together)
    accepted = ump_play_gather (self->play, &copy);
  else
    accepted = ump_play_enter_move (self->play, &copy);
  g_object_unref (self);
  return accepted;
}

static gboolean
is_needed (const UmpField *attr)
{
  return attr->name != NULL &&
         (attr->flags & (UMP_FIELD_OPTIONAL | UMP_FIELD_MISSABLE | UMP_FIELD_HIDEABLE)) == 0;
}

/* What else the verb cannot do without is taken from a move that is possible, or is the first of its words or
 * numbers: the answer is to be about the card. FALSE where something is still missing: such a move cannot be
 * judged. */
static gboolean
complete (UmpChooser *self, UmpMove *move)
{
  const UmpVerb *verb = &ump_play_game (self->play)->verbs[move->verb];
  const UmpMove *like = NULL;

  for (guint i = 0; i < self->legal->len && like == NULL; i++) {
    const UmpMove *legal = g_ptr_array_index (self->legal, i);
    like = legal->verb == move->verb && !legal->bare ? legal : NULL;
  }
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    if (!is_needed (&verb->attrs[a]) || ump_move_has (move, a))
      continue;
    if (like != NULL && ump_move_n (like, a) == 1)
      ump_move_push (move, a, ump_move_int (like, a));
    else if (like == NULL && verb->attrs[a].type == UMP_TYPE_CHOICE)
      ump_move_push (move, a, 0);
    else if (like == NULL && verb->attrs[a].type == UMP_TYPE_INT)
      ump_move_push (move, a, verb->attrs[a].min);
    else if (!ump_field_is_list (&verb->attrs[a]))
      return FALSE;
  }
  return TRUE;
}

/* The move that a card alone would be, or with those that are chosen where there may be several. */
static gboolean
lone_move (UmpChooser *self, int face, UmpMove *move)
{
  const UmpGame *game = ump_play_game (self->play);
  int v = ump_chooser_verb_by_origin (self, face);

  if (v < 0)
    v = ump_chooser_card_verb (self);
  for (int k = 0; v < 0 && k < game->n_verbs; k++)
    if (self->verbs[k].card >= 0 && game->verbs[k].player)
      v = k;
  if (v < 0)
    return FALSE;
  move->verb = v;
  move->by = self->verbs[v].by;
  if (self->verbs[v].many && self->cards->len > 0)
    ump_chooser_push_cards (self, move, self->verbs[v].card);
  ump_move_push_card (move, self->verbs[v].card, (UmpCard){ .face = (guint16) face });
  return complete (self, move);
}

char *
ump_chooser_why (UmpChooser *self, int face)
{
  const UmpGame *game = ump_play_game (self->play);
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (!lone_move (self, face, &move) || ump_match_judge_move (ump_play_match (self->play), &move, &verdict) ||
      verdict.rule < 0)
    return NULL;
  if (verdict.brief.message != NULL)
    return ump_text_format (&verdict.brief, ump_match_setup (ump_play_match (self->play)), ump_play_words ());
  return g_strdup (ump_words_translate (ump_play_words (), game->rules[verdict.rule].title));
}

static gboolean
say_why (UmpChooser *self, int face)
{
  UmpVerdict verdict = { 0 };
  UmpFaceState state;
  g_auto (UmpMove) move;

  ump_chooser_face (self, face, &state);
  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (!lone_move (self, face, &move))
    return FALSE;
  if (ump_match_judge_move (ump_play_match (self->play), &move, &verdict))
    return ump_chooser_enter (self, &move);
  if (verdict.kind == UMP_FORM && state.left == 0 && state.taken == 0) {
    /* the list is not whole yet, and that card could not be in it */
    verdict = (UmpVerdict){ .kind = UMP_FACT,
                            .rule = -1,
                            .cause = ump_table_shown_by (ump_match_table (ump_play_match (self->play)), face),
                            .reason = UMP_TEXT (N_ ("{c0} has been seen before."), { face }) };
    ump_play_not_now_for (self->play, &verdict, NULL);
  } else {
    self->against = ump_chooser_is_open (self, move.verb) ? face : 0;
    ump_play_not_now_for (self->play, &verdict, &move);
  }
  return FALSE;
}

static void
toggle (UmpChooser *self, int face)
{
  UmpFaceState state;
  gboolean all;

  ump_chooser_face (self, face, &state);
  all =
      self->few ? !ump_chooser_can_join (self, face) : state.taken >= MIN (state.copies, MAX (state.left, 1));
  if (state.taken > 0 && all) {
    for (guint i = self->cards->len; i-- > 0;)
      if (g_array_index (self->cards, int, i) == face)
        g_array_remove_index (self->cards, i);
  } else {
    g_array_append_val (self->cards, face);
  }
}

static void
choose (UmpChooser *self, int face)
{
  gboolean again = self->cards->len == 1 && g_array_index (self->cards, int, 0) == face;

  if (self->several) {
    toggle (self, face);
  } else {
    g_array_set_size (self->cards, 0);
    if (!again)
      g_array_append_val (self->cards, face);
  }
  ump_chooser_make_items (self);
}

/* One way to go on with a single card, or a list of the table that is complete with its last card. */
static const UmpChooserItem *
only_item (UmpChooser *self)
{
  const UmpGame *game = ump_play_game (self->play);
  const UmpChooserItem *found = NULL;

  if (self->cards->len == 0)
    return NULL;
  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    int card = self->verbs[item->move.verb].card;
    /* what is done with this very card besides is a question */
    if (game->verbs[item->move.verb].face > 0)
      return NULL;
    if (!item->legal || card < 0 || !ump_move_has (&item->move, card))
      continue;
    if (self->several && (game->verbs[item->move.verb].player || !self->verbs[item->move.verb].bare))
      return NULL;
    if (found != NULL)
      return NULL;
    found = item;
  }
  return found;
}

gboolean
ump_chooser_tap_face (UmpChooser *self, int face)
{
  const UmpChooserItem *only;

  UmpFaceState state;

  /* what was typed before is a whole number */
  if (self->typed > 0 && ump_chooser_end_number (self))
    return TRUE;
  ump_chooser_lift (self, face);
  ump_chooser_face (self, face, &state);
  if (!state.on && !(self->ruled && state.taken > 0))
    return ump_chooser_end_and_tap (self, face) || say_why (self, face);
  choose (self, face);
  only = self->keeping ? ump_chooser_kept_item (self) : only_item (self);
  if (only != NULL && ump_chooser_enter (self, &only->move))
    return TRUE;
  g_signal_emit (self, changed_signal, 0);
  say_draft (self);
  return FALSE;
}

gboolean
ump_chooser_tap_face_twice (UmpChooser *self, int face)
{
  const UmpChooserItem *lone;

  if (!self->tray || self->offered[face] != 2 || self->cards->len > 0 ||
      ump_match_setup (ump_play_match (self->play))->copies[face] > 1)
    return FALSE;
  g_array_append_val (self->cards, face);
  ump_chooser_make_items (self);
  lone = ump_chooser_lone_item (self);
  return lone != NULL && ump_chooser_enter (self, &lone->move);
}

void
ump_chooser_take_out (UmpChooser *self, int face)
{
  for (guint i = self->cards->len; i-- > 0;)
    if (g_array_index (self->cards, int, i) == face) {
      g_array_remove_index (self->cards, i);
      rebuild (self);
      say_draft (self);
      return;
    }
}

gboolean
ump_chooser_hold_face (UmpChooser *self, int face)
{
  g_auto (UmpMove) move = { 0 };
  UmpVerdict verdict = { 0 };

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (self->offered[face] == 2) {
    choose (self, face);
    g_signal_emit (self, changed_signal, 0);
    say_draft (self);
    return FALSE;
  }
  if (!lone_move (self, face, &move))
    return FALSE;
  ump_match_judge_move (ump_play_match (self->play), &move, &verdict);
  if (!ump_match_may_waive (ump_play_match (self->play), &verdict) || !ump_chooser_is_open (self, move.verb))
    return ump_chooser_enter (self, &move);
  self->against = face;
  return ump_chooser_enter_anyway (self);
}

void
ump_chooser_tap_set (UmpChooser *self, guint index)
{
  const GArray *set = g_ptr_array_index (self->sets, index);
  gboolean again = ump_chooser_is_chosen_set (self, set);

  g_array_set_size (self->cards, 0);
  if (!again)
    g_array_append_vals (self->cards, set->data, set->len);
  rebuild (self);
  say_draft (self);
}

guint
ump_chooser_find_item (UmpChooser *self, const UmpChooserItem *item)
{
  guint index;

  return g_ptr_array_find (self->items, item, &index) ? index : G_MAXUINT;
}

gboolean
ump_chooser_tap_item (UmpChooser *self, guint index)
{
  const UmpChooserItem *item;
  UmpVerdict verdict;

  if (index >= self->items->len)
    return FALSE;
  item = g_ptr_array_index (self->items, index);
  if (item->legal || (self->ruled && item->verdict.rule >= 0))
    return ump_chooser_enter (self, &item->move);
  if (item->keeps) {
    ump_chooser_keep (self, item);
    rebuild (self);
    return FALSE;
  }
  verdict = item->verdict;
  self->against = 0;
  ump_play_not_now_for (self->play, &verdict, verdict.rule >= 0 ? &item->move : NULL);
  return FALSE;
}

gboolean
ump_chooser_enter_anyway (UmpChooser *self)
{
  if (self->against == 0)
    return ump_play_enter_anyway (self->play);
  g_array_append_val (self->cards, self->against);
  self->against = 0;
  self->ruled = TRUE;
  rebuild (self);
  say_draft (self);
  return FALSE;
}

gboolean
ump_chooser_hold_item (UmpChooser *self, guint index)
{
  const UmpChooserItem *item;

  if (index >= self->items->len)
    return FALSE;
  item = g_ptr_array_index (self->items, index);
  if (item->legal || item->verdict.rule >= 0)
    return ump_chooser_enter (self, &item->move);
  return ump_chooser_tap_item (self, index);
}

gboolean
ump_chooser_clear (UmpChooser *self)
{
  if (self->cards->len == 0 && self->typed == 0 && !self->keeping)
    return FALSE;
  self->typed = 0;
  self->ruled = FALSE;
  ump_chooser_forget_kept (self);
  g_array_set_size (self->cards, 0);
  rebuild (self);
  say_draft (self);
  return TRUE;
}
