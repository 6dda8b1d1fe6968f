/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "course.h"
#include "words.h"

/* So many rounds are told one by one; of more, only the longest. */
#define MOST_TOLD 8

/* Nobody is alone in front. */
#define SHARED (-1)

/* A pause over night is no time of a round. */
#define LONGEST_ROUND (12 * 60)

/* ---- who led ------------------------------------------------------------------------------- */

/* rounds: rows of closed rounds; leaders: who was alone in front after each of them. */
typedef struct {
  const UmpMatch *match;
  const UmpSetup *setup;
  GPtrArray *rounds;
  GArray *leaders;
  gint64 sums[UMP_MAX_SEATS];
} Course;

static int
leader_of (const Course *course)
{
  gboolean low = ump_setup_lowest_wins (course->setup);
  int best = 0, n = 0;

  for (int seat = 1; seat < course->setup->n_seats; seat++)
    if (low ? course->sums[seat] < course->sums[best] : course->sums[seat] > course->sums[best])
      best = seat;
  for (int seat = 0; seat < course->setup->n_seats; seat++)
    n += course->sums[seat] == course->sums[best];
  return n == 1 ? best : SHARED;
}

static void
course_init (Course *course, const UmpMatch *match)
{
  *course = (Course){ .match = match, .setup = ump_match_setup (match) };
  course->rounds = g_ptr_array_new ();
  course->leaders = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint k = 0; k < ump_match_n_rows (match); k++) {
    const UmpRow *row = ump_match_row (match, k);
    int leader;

    for (int seat = 0; seat < course->setup->n_seats; seat++)
      course->sums[seat] += row->points[seat];
    leader = leader_of (course);
    if (row->round != 0) {
      g_ptr_array_add (course->rounds, (gpointer) row);
      g_array_append_val (course->leaders, leader);
    } else if (course->leaders->len > 0) {
      /* an adjustment behind a round counts for it */
      g_array_index (course->leaders, int, course->leaders->len - 1) = leader;
    }
  }
}

static void
course_clear (Course *course)
{
  g_ptr_array_unref (course->rounds);
  g_array_unref (course->leaders);
}

static int
leader (const Course *course, guint round)
{
  return g_array_index (course->leaders, int, round);
}

static guint
number_of (const Course *course, guint round)
{
  return ((const UmpRow *) g_ptr_array_index (course->rounds, round))->round;
}

/* The one winner; SHARED where there are several, or where sums alone do not say who won. */
static int
winner_of (const Course *course)
{
  UmpTotal totals[UMP_MAX_SEATS];
  int winner = SHARED, n = 0;

  ump_score_totals (ump_match_table (course->match), totals);
  for (int seat = 0; seat < course->setup->n_seats; seat++) {
    if (totals[seat].points != course->sums[seat])
      return SHARED;
    if (totals[seat].rank == 1) {
      winner = seat;
      n++;
    }
  }
  return n == 1 && leader_of (course) == winner ? winner : SHARED;
}

static void
add_line (GString *text, char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
  g_free (line);
}

/* The one who led before the winner did, and how long. */
static void
tell_others (GString *text, const Course *course, guint taken)
{
  int before = leader (course, taken - 1);
  guint from = taken - 1;
  const char *name;

  if (before == SHARED)
    return;
  name = course->setup->shown[before];
  while (from > 0 && leader (course, from - 1) == before)
    from--;
  if (from == taken - 1)
    /* Translators: a name, the number of a round */
    add_line (text, g_strdup_printf (_ ("%s led after round %u."), name, number_of (course, from)));
  else
    /* Translators: a name, the numbers of two rounds */
    add_line (text, g_strdup_printf (_ ("%s led from round %u to round %u."), name, number_of (course, from),
                                     number_of (course, taken - 1)));
}

static void
tell_lead (GString *text, const Course *course, int winner)
{
  guint n = course->rounds->len, taken = n - 1;
  g_autofree char *points = NULL;
  const UmpRow *row;

  if (leader (course, n - 1) != winner)
    return;
  while (taken > 0 && leader (course, taken - 1) == winner)
    taken--;
  if (taken == 0) {
    add_line (text,
              g_strdup_printf (_ ("%s led from the first round to the last."), course->setup->shown[winner]));
    return;
  }
  tell_others (text, course, taken);
  row = g_ptr_array_index (course->rounds, taken);
  points = ump_words_number (row->points[winner]);
  if (taken + 1 == n)
    /* Translators: a name, and the points of the last round */
    add_line (text, g_strdup_printf (_ ("%s took the lead in the last round, with %s there."),
                                     course->setup->shown[winner], points));
  else
    /* Translators: a name, the number of a round, and the points of that round */
    add_line (text, g_strdup_printf (_ ("%s took the lead in round %u, with %s there."),
                                     course->setup->shown[winner], row->round, points));
}

/* By how much it was won. */
static void
tell_margin (GString *text, const Course *course, int winner)
{
  gint64 least = G_MAXINT64;

  for (int seat = 0; seat < course->setup->n_seats; seat++)
    if (seat != winner)
      least = MIN (least, ABS (course->sums[winner] - course->sums[seat]));
  if (course->setup->n_seats < 2 || course->setup->game->no_points || least == 0)
    return;
  add_line (text, g_strdup_printf (
                      ngettext ("It was won by one point.", "It was won by %u points.", (gulong) least),
                      (guint) MIN (least, G_MAXUINT)));
}

char *
ump_course_lead (const UmpMatch *match)
{
  GString *text = g_string_new (NULL);
  Course course;
  int winner;

  course_init (&course, match);
  winner = winner_of (&course);
  if (winner != SHARED && course.rounds->len > 1)
    tell_lead (text, &course, winner);
  if (winner != SHARED)
    tell_margin (text, &course, winner);
  course_clear (&course);
  return g_string_free (text, FALSE);
}

char *
ump_course_biggest (const UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  gint64 most = G_MININT64;
  guint rounds = 0, round = 0;
  GPtrArray *names = g_ptr_array_new ();
  char *text = g_strdup ("");

  for (guint k = 0; k < ump_match_n_rows (match); k++) {
    const UmpRow *row = ump_match_row (match, k);

    rounds += row->round != 0;
    for (int seat = 0; row->round != 0 && seat < setup->n_seats; seat++) {
      if (!ump_row_has (row, seat) || row->points[seat] < most)
        continue;
      if (row->points[seat] > most)
        g_ptr_array_set_size (names, 0);
      most = row->points[seat];
      round = row->round;
      g_ptr_array_add (names, setup->shown[seat]);
    }
  }
  if (rounds > 1 && names->len == 1) {
    g_autofree char *points = ump_words_number (most);

    g_free (text);
    /* Translators: a name, points, the number of a round */
    text = g_strdup_printf (_ ("Most in one round: %s, %s in round %u."), (const char *) names->pdata[0],
                            points, round);
  }
  g_ptr_array_unref (names);
  return text;
}

/* ---- how long it took -------------------------------------------------------------------------- */

static gboolean
read_time (const char *text, gint64 *seconds)
{
  g_autoptr (GDateTime) time = text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;

  if (time == NULL)
    return FALSE;
  *seconds = g_date_time_to_unix (time);
  return TRUE;
}

char *
ump_course_minutes (gint64 minutes)
{
  guint hours = (guint) (minutes / 60), rest = (guint) (minutes % 60);
  g_autofree char *of_hours = g_strdup_printf (ngettext ("%u hour", "%u hours", hours), hours);
  g_autofree char *of_rest = g_strdup_printf (ngettext ("%u minute", "%u minutes", rest), rest);

  if (hours == 0)
    return g_steal_pointer (&of_rest);
  if (rest == 0)
    return g_steal_pointer (&of_hours);
  return g_strconcat (of_hours, " ", of_rest, NULL);
}

/* When the game's first entry was made. */
static gboolean
first_time (const UmpMatch *match, gint64 *seconds)
{
  for (guint k = 1; k <= ump_match_checked (match); k++)
    if (read_time (ump_match_entry (match, k)->at, seconds))
      return TRUE;
  return FALSE;
}

/* Minutes of each round; NULL where a time is missing or goes backwards. */
static GArray *
minutes_of_rounds (const UmpMatch *match)
{
  GArray *minutes = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 before = 0, now = 0;
  gboolean known = first_time (match, &before);

  for (guint k = 0; known && k < ump_match_n_rows (match); k++) {
    const UmpRow *row = ump_match_row (match, k);
    gint64 taken;

    if (row->round == 0)
      continue;
    known = read_time (ump_match_entry (match, row->entry)->at, &now) && now >= before;
    taken = (now - before) / 60;
    known = known && taken <= LONGEST_ROUND;
    before = now;
    g_array_append_val (minutes, taken);
  }
  if (known)
    return minutes;
  g_array_unref (minutes);
  return NULL;
}

/* Nothing where all were typed in at once. */
static void
tell_rounds (GString *text, const GArray *minutes)
{
  guint longest = 0;

  for (guint k = 1; k < minutes->len; k++)
    if (g_array_index (minutes, gint64, k) > g_array_index (minutes, gint64, longest))
      longest = k;
  if (g_array_index (minutes, gint64, longest) == 0)
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  if (minutes->len > MOST_TOLD) {
    g_autofree char *most = ump_course_minutes (g_array_index (minutes, gint64, longest));

    /* Translators: the number of a round, and "20 minutes" */
    g_string_append_printf (text, _ ("The longest was round %u: %s."), longest + 1, most);
    return;
  }
  for (guint k = 0; k < minutes->len; k++) {
    if (k > 0)
      g_string_append (text, " · ");
    /* Translators: the number of a round, and its minutes */
    g_string_append_printf (text, _ ("Round %u: %d min"), k + 1, (int) g_array_index (minutes, gint64, k));
  }
}

char *
ump_course_time (UmpSession *session, guint game)
{
  const UmpMatch *match = ump_session_match (session, game);
  GString *text = g_string_new (NULL);
  g_autoptr (GArray) rounds = minutes_of_rounds (match);
  gint64 from, to;

  if (read_time (ump_session_game_started (session, game), &from) &&
      read_time (ump_session_game_finished (session, game), &to) && to - from >= 60) {
    g_autofree char *all = ump_course_minutes ((to - from) / 60);

    /* Translators: how long the game took */
    g_string_append_printf (text, _ ("%s in all."), all);
  }
  if (rounds != NULL && rounds->len > 1)
    tell_rounds (text, rounds);
  return g_string_free (text, FALSE);
}

/* ---- while it is played -------------------------------------------------------------------------- */

gint64
ump_course_seconds (UmpSession *session, guint game, gint64 now)
{
  gint64 from, to = now;

  read_time (ump_session_game_finished (session, game), &to);
  if (!read_time (ump_session_game_started (session, game), &from) &&
      !first_time (ump_session_match (session, game), &from))
    return -1;
  return to - from;
}
