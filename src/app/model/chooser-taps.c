/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes of a tap, a hold or a key: something is chosen or entered, or it is said why not. */
#include "config.h"

#include <glib/gi18n.h>

#include "chooser-private.h"

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

static gboolean
enter (UmpChooser *self, const UmpMove *move)
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
say_why (UmpChooser *self, int face)
{
  UmpVerdict verdict = { 0 };
  UmpFaceState state;
  g_auto (UmpMove) move;

  ump_chooser_face (self, face, &state);
  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (!ump_chooser_lone_move (self, face, &move))
    return FALSE;
  if (ump_match_judge_move (ump_play_match (self->play), &move, &verdict))
    return enter (self, &move);
  if (verdict.kind == UMP_FORM && state.left == 0 && state.taken == 0) {
    /* the list is not whole yet, and that card could not be in it */
    verdict = (UmpVerdict){ .kind = UMP_FACT,
                            .rule = -1,
                            .cause = ump_table_shown_by (ump_match_table (ump_play_match (self->play)), face),
                            .reason = UMP_TEXT (N_ ("{c0} has been seen before."), { UMP_F (face) }) };
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

static gboolean
lift (UmpChooser *self, int face)
{
  UmpFaceState state;

  ump_chooser_face (self, face, &state);
  if (state.left > 0 || ump_chooser_gathered (self, face) == 0)
    return FALSE;
  for (guint i = ump_play_n_gathered (self->play); i-- > 0;)
    if (ump_chooser_gathered_face (self, i) == face) {
      ump_play_take_out (self->play, i);
      return TRUE;
    }
  return FALSE;
}

static gboolean tap_card (UmpChooser *self, int face);

/* What a tap on the card would enter once that move has ended the turn, tried where nothing of it stays. A
 * new entry, NULL where it would be chosen only. */
static UmpEntry *
entry_after (UmpChooser *self, const UmpMove *end, int face)
{
  UmpMatch *match = ump_play_match (self->play), *then;
  g_autoptr (UmpPlay) trial = ump_play_new_trial (ump_match_fork (match, ump_match_checked (match)));
  g_autoptr (UmpChooser) next = ump_chooser_new (trial);

  if (!ump_play_enter_move (trial, end))
    return NULL;
  if (next->offered[face] != 2 || !tap_card (next, face))
    return NULL;
  then = ump_play_match (trial);
  return ump_entry_ref (ump_match_entry (then, ump_match_n_entries (then)));
}

/* Where ending the turn is all there is to be said, and the card means something in the next one: both
 * entries, in one act, or the end alone and the card is chosen. TRUE: the turn was ended. */
static gboolean
end_and_tap (UmpChooser *self, int face)
{
  const UmpMove *end = ump_chooser_end_before (self, face);
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  g_autoptr (GPtrArray) both = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  UmpEntry *entry;

  if (end == NULL)
    return FALSE;
  entry = entry_after (self, end, face);
  if (entry != NULL) {
    g_ptr_array_add (both, ump_entry_from_move (setup, end, NULL, NULL));
    g_ptr_array_add (both, entry);
    return ump_play_enter_several (self->play, both);
  }
  if (!enter (self, end))
    return FALSE;
  if (self->offered[face] == 2)
    tap_card (self, face);
  return TRUE;
}

static gboolean
tap_card (UmpChooser *self, int face)
{
  const UmpChooserItem *only;
  UmpFaceState state;

  lift (self, face);
  ump_chooser_face (self, face, &state);
  if (!state.on && !(self->ruled && state.taken > 0))
    return end_and_tap (self, face) || say_why (self, face);
  choose (self, face);
  only = self->keeping ? ump_chooser_kept_item (self) : only_item (self);
  if (only != NULL && enter (self, &only->move))
    return TRUE;
  ump_chooser_tell (self);
  say_draft (self);
  return FALSE;
}

/* The digits typed so far are the whole number. TRUE: something was entered. */
static gboolean
end_number (UmpChooser *self)
{
  int face = ump_chooser_face_of_number (self, self->typed);
  UmpFaceState state;

  self->typed = 0;
  /* before anything is said of it: what is shown then stays */
  ump_chooser_tell (self);
  if (face == 0)
    return FALSE;
  ump_chooser_face (self, face, &state);
  if (state.taken > 0) {
    UmpVerdict verdict = { .kind = UMP_FORM,
                           .rule = -1,
                           .reason.message = N_ ("This card is chosen already.") };
    ump_play_not_now_for (self->play, &verdict, NULL);
    return FALSE;
  }
  return tap_card (self, face);
}

gboolean
ump_chooser_tap_face (UmpChooser *self, int face)
{
  /* what was typed before is a whole number */
  if (self->typed > 0 && end_number (self))
    return TRUE;
  return tap_card (self, face);
}

gboolean
ump_chooser_tap_card (UmpChooser *self, int zone, int position)
{
  int item = ump_chooser_item_for_card (self, zone, position);
  int face = ump_chooser_card_at (self, zone, position);
  UmpFaceState state = { 0 };

  if (item >= 0) {
    ump_chooser_tap_item (self, (guint) item);
    return TRUE;
  }
  if (face > 0)
    ump_chooser_face (self, face, &state);
  if (face == 0 || (!state.offered && state.taken == 0 && !ump_chooser_ends_for (self, face)))
    return FALSE;
  ump_chooser_tap_face (self, face);
  return TRUE;
}

void
ump_chooser_take_out (UmpChooser *self, int face)
{
  for (guint i = self->cards->len; i-- > 0;)
    if (g_array_index (self->cards, int, i) == face) {
      g_array_remove_index (self->cards, i);
      ump_chooser_rebuild (self);
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
    ump_chooser_tell (self);
    say_draft (self);
    return FALSE;
  }
  if (!ump_chooser_lone_move (self, face, &move))
    return FALSE;
  ump_match_judge_move (ump_play_match (self->play), &move, &verdict);
  if (!ump_match_may_waive (ump_play_match (self->play), &verdict) || !ump_chooser_is_open (self, move.verb))
    return enter (self, &move);
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
  ump_chooser_rebuild (self);
  say_draft (self);
}

gboolean
ump_chooser_enter_anyway (UmpChooser *self)
{
  if (self->against == 0)
    return ump_play_enter_anyway (self->play);
  g_array_append_val (self->cards, self->against);
  self->against = 0;
  self->ruled = TRUE;
  ump_chooser_rebuild (self);
  say_draft (self);
  return FALSE;
}

void
ump_chooser_choose (UmpChooser *self, const int *faces, guint n)
{
  if (!self->several)
    return;
  g_array_set_size (self->cards, 0);
  for (guint i = 0; i < n; i++)
    if (self->offered[faces[i]] > 0)
      g_array_append_val (self->cards, faces[i]);
  ump_chooser_rebuild (self);
}

/* ---- items -------------------------------------------------------------------------------------- */

gboolean
ump_chooser_tap_item (UmpChooser *self, guint index)
{
  const UmpChooserItem *item;
  UmpVerdict verdict;

  if (index >= self->items->len)
    return FALSE;
  self->half = 0;
  item = g_ptr_array_index (self->items, index);
  if (item->legal || (self->ruled && item->verdict.rule >= 0))
    return enter (self, &item->move);
  if (item->keeps) {
    ump_chooser_keep (self, item);
    ump_chooser_rebuild (self);
    return FALSE;
  }
  verdict = item->verdict;
  self->against = 0;
  ump_play_not_now_for (self->play, &verdict, verdict.rule >= 0 ? &item->move : NULL);
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
    return enter (self, &item->move);
  return ump_chooser_tap_item (self, index);
}

gboolean
ump_chooser_tap_place (UmpChooser *self, guint index, int place)
{
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  return ump_chooser_place_move (self, index, place, &move) && enter (self, &move);
}

/* ---- numbers, and what is taken back ----------------------------------------------------------------- */

static void
go_back (UmpChooser *self)
{
  if (self->typed > 0) {
    self->typed /= 10;
    ump_chooser_tell (self);
  } else {
    ump_chooser_take_out (self, g_array_index (self->cards, int, self->cards->len - 1));
  }
}

gboolean
ump_chooser_type (UmpChooser *self, const char *key)
{
  int digits;

  if (!ump_chooser_types_numbers (self))
    return FALSE;
  if (g_str_equal (key, "<") && (self->typed > 0 || self->cards->len > 0)) {
    go_back (self);
    return TRUE;
  }
  if (g_str_equal (key, "enter") && self->typed > 0) {
    end_number (self);
    return TRUE;
  }
  if (!g_ascii_isdigit (key[0]))
    return FALSE;
  digits = self->typed * 10 + (key[0] - '0');
  if (ump_chooser_face_of_number (self, digits) == 0 && !ump_chooser_may_go_on (self, digits))
    return TRUE;
  self->typed = digits;
  if (ump_chooser_may_go_on (self, digits))
    ump_chooser_tell (self);
  else
    end_number (self);
  return TRUE;
}

gboolean
ump_chooser_clear (UmpChooser *self)
{
  if (self->cards->len == 0 && self->typed == 0 && self->half == 0 && !self->keeping)
    return FALSE;
  self->typed = 0;
  self->ruled = FALSE;
  ump_chooser_forget_kept (self);
  g_array_set_size (self->cards, 0);
  ump_chooser_rebuild (self);
  say_draft (self);
  return TRUE;
}

char *
ump_chooser_unkey (UmpChooser *self)
{
  char *keys;

  if (!self->keeping || self->keys->len == 0)
    return NULL;
  keys = g_strdup (self->keys->str);
  ump_chooser_clear (self);
  return keys;
}
