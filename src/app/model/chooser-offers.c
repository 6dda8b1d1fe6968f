/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is offered: brought up to date before anybody is told of a change. */
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
add_face (UmpChooser *self, int face)
{
  UmpFaceState state;

  ump_chooser_face (self, face, &state);
  if (self->few) {
    state.most = ump_chooser_most (self, face);
    state.why = state.on ? NULL : ump_chooser_why (self, face);
    find_words (self, face, &state);
  } else {
    state.why = why_not (self, face, &state);
  }
  g_array_append_val (self->faces, state);
}

static void
update_faces (UmpChooser *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));

  g_array_set_size (self->faces, 0);
  for (int f = 1; f < setup->game->n_faces && ump_chooser_has_deck (self); f++)
    if (self->few ? self->offered[f] > 0 : setup->copies[f] > 0)
      add_face (self, f);
}

/* A verb has one key, whoever may say it. */
static void
update_forms (UmpChooser *self)
{
  guint64 said = 0;

  g_array_set_size (self->forms, 0);
  for (guint i = 0; i < self->legal->len; i++) {
    const UmpMove *move = g_ptr_array_index (self->legal, i);

    if (!move->bare || self->verbs[move->verb].keyed || (said & G_GUINT64_CONSTANT (1) << move->verb))
      continue;
    said |= G_GUINT64_CONSTANT (1) << move->verb;
    g_array_append_val (self->forms, move->verb);
  }
}

void
ump_chooser_update_offers (UmpChooser *self)
{
  update_faces (self);
  update_forms (self);
}

void
ump_chooser_tell (UmpChooser *self)
{
  ump_chooser_update_offers (self);
  g_signal_emit_by_name (self, "changed");
}

const UmpFaceState *
ump_chooser_face_state (UmpChooser *self, int face)
{
  for (guint i = 0; i < self->faces->len; i++)
    if (g_array_index (self->faces, UmpFaceState, i).face == face)
      return &g_array_index (self->faces, UmpFaceState, i);
  return NULL;
}

const GArray *
ump_chooser_faces (UmpChooser *self)
{
  return self->faces;
}

const GPtrArray *
ump_chooser_sets (UmpChooser *self)
{
  return self->sets;
}

const GArray *
ump_chooser_forms (UmpChooser *self)
{
  return self->forms;
}
