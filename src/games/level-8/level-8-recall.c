/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people tell each other of a game of Level 8. */
#include "core/score.h"
#include "level-8.h"

static void
add_laid (UmpEvent *event, const UmpRow *row, int seat)
{
  for (int i = 0; i < row->n_lines; i++)
    for (int k = 0; row->lines[i].seat == seat && k < row->lines[i].n_cards; k++)
      ump_event_card (event, row->cards[row->lines[i].first_card + k]);
}

/* Who went out, and how far that brought them. */
static void
tell_out (const UmpTable *after, const UmpRow *row, int seat, UmpTell tell, gpointer user_data)
{
  UmpEvent event = { .seats = 1u << seat };
  int laid = ump_l8_laid (after, seat);

  event.points[seat] = row->points[seat];
  add_laid (&event, row, seat);
  if (ump_l8_winner (after) == seat) {
    event.head = UMP_TEXT (N_ ("Level {n0} and out"), { UMP_N (laid) });
    event.words = UMP_TEXT (N_ ("{p0} lays level {n1} and goes out first: the game is won."),
                            { UMP_P (seat), UMP_N (laid) });
  } else if (row->points[seat] > 1) {
    event.head = UMP_PLAIN (N_ ("Two levels at once"));
    event.words =
        UMP_TEXT (N_ ("{p0} lays level {n1}, goes out and moves up two."), { UMP_P (seat), UMP_N (laid) });
  } else {
    event.head = UMP_PLAIN (N_ ("Out first"));
    event.words = UMP_TEXT (N_ ("{p0} goes out in round {n1}."), { UMP_P (seat), UMP_N (row->round) });
  }
  tell (&event, user_data);
}

/* Nobody but one has laid: a level's lead. */
static void
tell_left (const UmpTable *after, const UmpRow *row, UmpTell tell, gpointer user_data)
{
  int left = UMP_NOBODY, n = 0;
  UmpEvent event = { 0 };

  for (int seat = 0; seat < after->setup->n_seats; seat++)
    if (row->points[seat] == 0) {
      left = seat;
      n++;
    }
  if (n != 1 || after->setup->n_seats < 3)
    return;
  event.seats = 1u << left;
  event.points[left] = -1;
  event.head = UMP_TEXT (N_ ("Level {n0} again"), { UMP_N (ump_l8_level_of (after, left)) });
  event.words = UMP_TEXT (N_ ("{p0} alone has not laid in round {n1}, and stays on level {n2}."),
                          { UMP_P (left), UMP_N (row->round), UMP_N (ump_l8_level_of (after, left)) });
  tell (&event, user_data);
}

void
ump_l8_recall (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
               UmpTell tell, gpointer user_data)
{
  int out = ump_table_counter (after, COUNTER_OUT, 0, 0) - 1;

  if (row->entry != after->entry)
    return;
  if (out >= 0 && ump_l8_laid (after, out))
    tell_out (after, row, out, tell, user_data);
  tell_left (after, row, tell, user_data);
}
