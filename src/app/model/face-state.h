/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is offered of a card of the deck. */
#pragma once

#include "session/format/session.h"

G_BEGIN_DECLS

/* left: copies that may still come; copies: of the deck; taken: how many of it are chosen; most: how many of
 * it one entry can name, where a few cards of a large deck are asked for, else 0. offered: it means something
 * to the game now; on: tapping it leads somewhere. origin: the zone on the table that it would be taken from,
 * -1 where the game does not say it. why: why it cannot be said now, in a few words, NULL where it can, or
 * where nothing says it. words: what a card of a few does ("boards"); notes: what else there is to say of it,
 * a line each; NULL for nothing. */
typedef struct {
  int face;
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

static inline void
ump_face_state_clear (gpointer data)
{
  UmpFaceState *state = data;

  g_free (state->why);
  g_free (state->words);
  g_free (state->notes);
}

/* Of these, cleared with the array. */
static inline GArray *
ump_face_states_new (void)
{
  GArray *states = g_array_new (FALSE, FALSE, sizeof (UmpFaceState));

  g_array_set_clear_func (states, ump_face_state_clear);
  return states;
}

G_END_DECLS
