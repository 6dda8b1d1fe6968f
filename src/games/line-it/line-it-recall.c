/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people tell each other of a game of Line-it. */
#include "line-it.h"

#define LARGE_POT 3
#define LONG_LINE 4

/* What an entry brought one person. */
typedef struct {
  int n_pot, n_line, token;
  UmpColour pot;
  UmpEvent won, line;
} Brought;

static void
read_effects (const UmpTable *after, UmpEffectSpan effects, int seat, Brought *brought)
{
  const UmpPlace *zones = after->setup->zones;

  for (gsize i = 0; i < effects.n; i++) {
    const UmpEffect *e = &effects.effects[i];

    if (e->type != UMP_EFFECT_MOVE || zones[e->move.to].seat != seat)
      continue;
    if (zones[e->move.to].def == ZONE_TOKENS)
      brought->token = e->move.after.face;
    if (zones[e->move.to].def != ZONE_PILE)
      continue;
    if (zones[e->from].def == ZONE_POT) {
      brought->n_pot++;
      brought->pot = UMP_COLOUR_RED + (UmpColour) zones[e->from].nth;
      ump_event_card (&brought->won, e->move.after);
    } else if (zones[e->from].def == ZONE_LINE) {
      brought->n_line++;
      ump_event_card (&brought->line, e->move.after);
    }
  }
}

static void
tell_pot (Brought *brought, int seat, UmpTell tell, gpointer user_data)
{
  UmpEvent *event = &brought->won;

  event->points[seat] = brought->n_pot;
  event->head = UMP_TEXT (N_ ("A jackpot of {n0}"), { UMP_N (brought->n_pot) });
  event->words = UMP_TEXT (N_ ("{p0} wins the {b1} jackpot: {k2}."),
                           { UMP_P (seat), UMP_B (brought->pot), UMP_N (brought->n_pot) });
  tell (event, user_data);
}

static void
tell_line (Brought *brought, int seat, UmpTell tell, gpointer user_data)
{
  UmpEvent *event = &brought->line;
  int bet = brought->token != 0 ? ump_li_token_points (brought->token) : 0;

  event->points[seat] = brought->n_line + bet;
  if (bet > 0) {
    event->head = UMP_TEXT (N_ ("A bet of {n0} won"), { UMP_N (bet) });
    event->words = UMP_TEXT (N_ ("{p0} completes a line for {n1} and wins the bet in it: {n2} more."),
                             { UMP_P (seat), UMP_N (brought->n_line), UMP_N (bet) });
  } else if (bet < 0) {
    event->head = UMP_TEXT (N_ ("A bet of {n0} lost"), { UMP_N (-bet) });
    event->words = UMP_TEXT (N_ ("{p0} completes a line for {n1} and loses the bet in it: {n2} fewer."),
                             { UMP_P (seat), UMP_N (brought->n_line), UMP_N (-bet) });
  } else {
    event->head = UMP_TEXT (N_ ("A line for {n0}"), { UMP_N (brought->n_line) });
    event->words = UMP_TEXT (N_ ("{p0} completes a long line and scores {P1}."),
                             { UMP_P (seat), UMP_N (brought->n_line) });
  }
  tell (event, user_data);
}

void
ump_li_recall (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
               UmpTell tell, gpointer user_data)
{
  for (int seat = 0; seat < after->setup->n_seats; seat++) {
    Brought brought = { .won = { .seats = 1u << seat }, .line = { .seats = 1u << seat } };

    read_effects (after, effects, seat, &brought);
    if (brought.n_pot >= LARGE_POT)
      tell_pot (&brought, seat, tell, user_data);
    if (brought.token != 0 || brought.n_line >= LONG_LINE)
      tell_line (&brought, seat, tell, user_data);
  }
}
