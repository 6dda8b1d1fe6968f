/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people tell each other of a game of In Front of the Elevators. */
#include "core/score.h"
#include "in-front-of-the-elevators.h"

/* A rider that brings so much is worth telling. */
#define GOOD_RIDE 6

/* Three leave a line together: whose they are besides. */
static void
tell_cafe (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpTell tell,
           gpointer user_data)
{
  const UmpIfeFamilies *families = ump_ife_families (after);
  UmpEvent event = { .seats = 1u << move->by };
  int type = ump_ife_type_of (ump_move_card (move, PLAY_CARD, 0).face);
  gboolean others = FALSE;

  for (gsize i = 0; i < effects.n; i++) {
    const UmpEffect *e = &effects.effects[i];

    if (e->type != UMP_EFFECT_MOVE || after->setup->zones[e->move.to].def != ZONE_CAFE)
      continue;
    others |= families->owner[ump_ife_colour_of (e->move.after.face)] != move->by;
    ump_event_card (&event, e->move.after);
  }
  if (event.n_cards == 0 || !others)
    return;
  event.head = UMP_PLAIN (N_ ("Three to the café"));
  event.words = UMP_TEXT (
      N_ ("{p0} takes three {w1} out of line {n2}, not only their own."),
      { UMP_P (move->by), UMP_W (ump_ife_types_words[type]), UMP_N (ump_move_int (move, PLAY_LINE)) });
  tell (&event, user_data);
}

/* The child calls a relative to the end of the line. */
static void
tell_lost_child (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpTell tell,
                 gpointer user_data)
{
  UmpEvent event = { .seats = 1u << move->by };
  UmpCard moved = { 0 };

  for (gsize i = 0; i < effects.n; i++) {
    const UmpEffect *e = &effects.effects[i];

    if (e->type == UMP_EFFECT_MOVE && e->from == e->move.to)
      moved = e->move.after;
  }
  if (moved.face == 0)
    return;
  ump_event_card (&event, ump_move_card (move, PLAY_CARD, 0));
  ump_event_card (&event, moved);
  event.head = UMP_PLAIN (N_ ("A lost child"));
  event.words = UMP_TEXT (N_ ("{p0}'s lost child sends {c1} to the end of line {n2}."),
                          { UMP_P (move->by), UMP_C (moved), UMP_N (ump_move_int (move, PLAY_LINE)) });
  tell (&event, user_data);
}

static void
tell_last (const UmpMove *move, UmpTell tell, gpointer user_data)
{
  UmpEvent event = { .seats = 1u << move->by };
  UmpCard card = ump_move_card (move, PLAY_CARD, 0);

  ump_event_card (&event, card);
  event.head = UMP_PLAIN (N_ ("The last card"));
  event.words = UMP_TEXT (N_ ("{p0}'s {c1}, the last card of the round, still changes who rides."),
                          { UMP_P (move->by), UMP_C (card) });
  tell (&event, user_data);
}

static void
tell_rider (const UmpRow *row, const UmpScoreLine *line, UmpTell tell, gpointer user_data)
{
  UmpEvent event = { .seats = 1u << line->seat };
  UmpCard card = row->cards[line->first_card];

  event.points[line->seat] = line->points;
  ump_event_card (&event, card);
  event.head = UMP_TEXT (N_ ("{P0} for one ride"), { UMP_N (line->points) });
  event.words = UMP_TEXT (
      N_ ("{p0}'s {c1} rides in elevator {n2} in round {n3}, worth {P4}."),
      { UMP_P (line->seat), UMP_C (card), UMP_N (line->line + 1), UMP_N (row->round), UMP_N (line->points) });
  tell (&event, user_data);
}

void
ump_ife_recall (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
                UmpTell tell, gpointer user_data)
{
  gboolean closed = row->entry == after->entry;

  if (move->verb == VERB_PLAY) {
    tell_cafe (after, move, effects, tell, user_data);
    tell_lost_child (after, move, effects, tell, user_data);
    if (closed)
      tell_last (move, tell, user_data);
  }
  for (int i = 0; closed && i < row->n_lines; i++)
    if (row->lines[i].line < LINE_CAFE && row->lines[i].points >= GOOD_RIDE && row->lines[i].n_cards > 0)
      tell_rider (row, &row->lines[i], tell, user_data);
}
