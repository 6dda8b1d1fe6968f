/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people tell each other of a game of Elevator. */
#include "core/score.h"
#include "elevator.h"

#define MANY_PEOPLE 4
/* As the line of the score is listed: cards still aboard when it is over. */
#define LINE_ABOARD N_SUITS

static void
tell_stop (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpTell tell,
           gpointer user_data)
{
  UmpEvent event = { .seats = 1u << move->by };
  int people = 0, floor = ump_table_counter (after, COUNTER_FLOOR, move->by, 0);

  for (gsize i = 0; i < effects.n; i++) {
    const UmpEffect *e = &effects.effects[i];

    if (e->type != UMP_EFFECT_MOVE || after->setup->zones[e->move.to].def != ZONE_CARRIED)
      continue;
    people += ump_el_people (e->move.after.face);
    ump_event_card (&event, e->move.after);
  }
  if (people < MANY_PEOPLE)
    return;
  event.points[move->by] = people;
  event.head = UMP_TEXT (N_ ("{n0} people at one stop"), { UMP_N (people) });
  event.words = UMP_TEXT (N_ ("{p0} brings {n1} people to floor {n2} at once."),
                          { UMP_P (move->by), UMP_N (people), UMP_N (floor) });
  tell (&event, user_data);
}

void
ump_el_recall (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
               UmpTell tell, gpointer user_data)
{
  if (move->verb == VERB_RIDE)
    tell_stop (after, move, effects, tell, user_data);
  for (int i = 0; row->entry == after->entry && i < row->n_lines; i++) {
    const UmpScoreLine *line = &row->lines[i];
    UmpEvent event = { .seats = 1u << line->seat };

    if (line->line != LINE_ABOARD)
      continue;
    for (int k = 0; k < line->n_cards; k++)
      ump_event_card (&event, row->cards[line->first_card + k]);
    event.points[line->seat] = line->points;
    event.head = UMP_PLAIN (N_ ("Aboard at the end"));
    event.words = UMP_TEXT (N_ ("{p0} has people in the lift when it is over: {P1} more."),
                            { UMP_P (line->seat), UMP_N (line->points) });
    tell (&event, user_data);
  }
}
