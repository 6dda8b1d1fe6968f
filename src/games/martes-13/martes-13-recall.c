/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people tell each other of a game of Martes 13. */
#include "core/score.h"
#include "martes-13.h"

/* So many cards taken in one go, or discarded of a suit, are worth telling. */
#define MANY_TAKEN 3
#define MANY_AWAY 4
/* So few points in a round. */
#define FEW_POINTS 2

/* The line of a round for a seat's cards of a kind; NULL: none. */
static const UmpScoreLine *
line_of (const UmpRow *row, int seat, int kind)
{
  for (int i = 0; i < row->n_lines; i++)
    if (row->lines[i].seat == seat && row->lines[i].line == kind)
      return &row->lines[i];
  return NULL;
}

/* What of the cards that were taken did not go away again when the round was counted. */
static void
tell_taking (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
             UmpTell tell, gpointer user_data)
{
  UmpCard card = ump_move_card (move, PLAY_CARD, 0);
  UmpEvent event = { .seats = 1u << move->by };
  int n = 0, sum = ump_m13_faces[card.face].look.value;

  for (gsize i = 0; i < effects.n; i++) {
    const UmpEffect *e = &effects.effects[i];
    int kind;

    if (e->type != UMP_EFFECT_MOVE || after->setup->zones[e->move.to].def != ZONE_TAKEN)
      continue;
    kind = ump_m13_kind_of (e->move.after.face);
    n++;
    sum += ump_m13_faces[e->move.after.face].look.value;
    ump_event_card (&event, e->move.after);
    if (line_of (row, move->by, kind) != NULL && line_of (row, move->by, kind)->points > 0)
      event.points[move->by] += kind == MARTES ? 2 : 1;
  }
  if (n < MANY_TAKEN || event.points[move->by] == 0)
    return;
  event.head = UMP_TEXT (N_ ("{k0} in one go"), { UMP_N (n) });
  /* Translators: {c1} is the card that was laid on the pile */
  event.words = UMP_TEXT (N_ ("{p0} makes {n1} with {c2} and takes {k3}."),
                          { UMP_P (move->by), UMP_N (sum), UMP_C (card), UMP_N (n) });
  tell (&event, user_data);
}

static void
add_cards (UmpEvent *event, const UmpRow *row, const UmpScoreLine *line)
{
  for (int i = 0; i < line->n_cards; i++)
    ump_event_card (event, row->cards[line->first_card + i]);
}

/* Who had most of a suit, or that nobody had. */
static void
tell_suit (const UmpTable *table, const UmpRow *row, int kind, UmpTell tell, gpointer user_data)
{
  UmpEvent event = { 0 };
  int most = 0, seats[UMP_MAX_SEATS], n = 0;

  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    int holds = ump_m13_holds (table, seat, kind);

    if (holds > most)
      n = 0;
    if (holds >= most)
      seats[n++] = seat;
    most = MAX (most, holds);
  }
  if (most < MANY_AWAY || n > 2)
    return;
  for (int i = 0; i < n; i++) {
    event.seats |= 1u << seats[i];
    event.points[seats[i]] = n == 1 ? -most : most;
  }
  if (line_of (row, seats[0], kind) != NULL)
    add_cards (&event, row, line_of (row, seats[0], kind));
  event.gone = n == 1;
  if (n == 1) {
    event.head = UMP_TEXT (N_ ("{n0} {w1} away"), { UMP_N (most), UMP_W (ump_m13_kind_words[kind]) });
    event.words = UMP_TEXT (N_ ("{p0} has the most {w1} and discards all {n2}."),
                            { UMP_P (seats[0]), UMP_W (ump_m13_kind_words[kind]), UMP_N (most) });
  } else {
    event.head = UMP_TEXT (N_ ("{n0} {w1} each"), { UMP_N (most), UMP_W (ump_m13_kind_words[kind]) });
    event.words = UMP_TEXT (N_ ("{p0} and {p1} have as many {w2}: nobody discards them."),
                            { UMP_P (seats[0]), UMP_P (seats[1]), UMP_W (ump_m13_kind_words[kind]) });
  }
  tell (&event, user_data);
}

static void
tell_few (const UmpTable *table, const UmpRow *row, int seat, UmpTell tell, gpointer user_data)
{
  UmpEvent event = { .seats = 1u << seat };
  gint64 others = 0;
  int n = table->setup->n_seats;

  for (int other = 0; other < n; other++)
    others += other != seat ? row->points[other] : 0;
  event.points[seat] = row->points[seat] - others / (n - 1);
  for (int kind = 0; kind < N_KINDS; kind++)
    if (line_of (row, seat, kind) != NULL && line_of (row, seat, kind)->points > 0)
      add_cards (&event, row, line_of (row, seat, kind));
  event.head = row->points[seat] == 0 ? UMP_PLAIN (N_ ("Not one point"))
                                      : UMP_TEXT (N_ ("Only {P0}"), { UMP_N (row->points[seat]) });
  event.words = UMP_TEXT (N_ ("{p0} counts {P1} in the whole of round {n2}."),
                          { UMP_P (seat), UMP_N (row->points[seat]), UMP_N (row->round) });
  tell (&event, user_data);
}

void
ump_m13_recall (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
                UmpTell tell, gpointer user_data)
{
  if (move->verb == VERB_PLAY)
    tell_taking (after, row, move, effects, tell, user_data);
  if (row->entry != after->entry)
    return;
  for (int kind = CAT; kind < MARTES; kind++)
    tell_suit (after, row, kind, tell, user_data);
  for (int seat = 0; seat < after->setup->n_seats; seat++)
    if (row->points[seat] <= FEW_POINTS)
      tell_few (after, row, seat, tell, user_data);
}
