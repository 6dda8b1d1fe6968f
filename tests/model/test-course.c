/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game went, in words: from score pads written down here. */
#include <string.h>

#include "app/model/course.h"
#include "games/games.h"

/* A pad of Ana, Bea and Carlos. rounds: their points, one round after another, 10 minutes each. */
static UmpSession *
pad (const int rounds[][3], int n, const char *more)
{
  g_autoptr (GString) text = g_string_new (
      "<session xmlns=\"urn:umpire:session:1\" id=\"3f0c9a0e-0000-4000-8000-000000000002\" created=\"2026-11-20T20:00:00Z\" generator=\"by hand\"><players>"
      "<player id=\"ana\" name=\"Ana\"/><player id=\"bea\" name=\"Bea\"/><player id=\"carlos\" name=\"Carlos\"/>"
      "</players><game kind=\"pad\" rules=\"1\" started=\"2026-11-20T20:00:00Z\" "
      "finished=\"2026-11-20T22:05:30Z\"><seats>ana bea carlos</seats><log>");
  static const char *const names[] = { "ana", "bea", "carlos" };
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  UmpSession *session;

  for (int round = 0; round < n; round++)
    for (int seat = 0; seat < 3; seat++)
      g_string_append_printf (text, "<enter at=\"2026-11-20T20:%02d:0%dZ\" player=\"%s\" points=\"%d\"/>",
                              (round + (seat > 0)) * 10, seat, names[seat], rounds[round][seat]);
  g_string_append_printf (text, "%s<finish at=\"2026-11-20T22:05:30Z\"/></log></game></session>", more);
  bytes = g_bytes_new (text->str, text->len);
  session = ump_session_parse (ump_games, bytes, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (ump_match_refusal (ump_session_match (session, 0)));
  return session;
}

static void
assert_lead (const int rounds[][3], int n, const char *more, const char *expected)
{
  g_autoptr (UmpSession) session = pad (rounds, n, more);
  g_autofree char *lead = ump_course_lead (ump_session_match (session, 0));

  g_assert_cmpstr (lead, ==, expected);
}

static void
test_lead (void)
{
  assert_lead ((const int[][3]){ { 9, 2, 3 }, { 1, 2, 3 }, { 5, 1, 1 } }, 3, "",
               "Ana led from the first round to the last.\nIt was won by 8 points.");
  assert_lead (
      (const int[][3]){ { 1, 9, 3 }, { 1, 2, 3 }, { 11, 1, 1 } }, 3, "",
      "Bea led from round 1 to round 2.\nAna took the lead in the last round, with 11 there.\nIt was won by "
      "one point.");
  assert_lead (
      (const int[][3]){ { 1, 9, 3 }, { 20, 2, 3 }, { 1, 1, 1 } }, 3, "",
      "Bea led after round 1.\nAna took the lead in round 2, with 20 there.\nIt was won by 10 points.");
  /* before the winner nobody was alone in front */
  assert_lead ((const int[][3]){ { 5, 5, 3 }, { 3, 2, 3 } }, 2, "",
               "Ana took the lead in the last round, with 3 there.\nIt was won by one point.");
}

static void
test_nothing_to_say (void)
{
  assert_lead ((const int[][3]){ { 5, 5, 3 }, { 3, 3, 3 } }, 2, "", "");
  assert_lead ((const int[][3]){ { 7, 5, 3 } }, 1, "", "It was won by 2 points.");
}

/* An adjustment behind the last round is part of how it ended. */
static void
test_adjusted (void)
{
  assert_lead (
      (const int[][3]){ { 5, 4, 3 }, { 3, 2, 3 } }, 2,
      "<adjust at=\"2026-11-20T21:00:00Z\" player=\"bea\" points=\"4\" reason=\"late\"/>",
      "Ana led after round 1.\nBea took the lead in the last round, with 2 there.\nIt was won by 2 points.");
}

static void
test_biggest (void)
{
  g_autoptr (UmpSession) one = pad ((const int[][3]){ { 9, 2, 3 }, { 1, 14, 3 } }, 2, "");
  g_autoptr (UmpSession) tie = pad ((const int[][3]){ { 9, 2, 3 }, { 1, 9, 3 } }, 2, "");
  g_autofree char *biggest = ump_course_biggest (ump_session_match (one, 0));
  g_autofree char *nobody = ump_course_biggest (ump_session_match (tie, 0));

  g_assert_cmpstr (biggest, ==, "Most in one round: Bea, 14 in round 2.");
  g_assert_cmpstr (nobody, ==, "");
}

/* Two rounds within ten seconds. */
#define AFTERWARDS                                                      \
  "<enter at=\"2026-11-20T20:00:01Z\" player=\"ana\" points=\"1\"/>"    \
  "<enter at=\"2026-11-20T20:00:02Z\" player=\"bea\" points=\"1\"/>"    \
  "<enter at=\"2026-11-20T20:00:03Z\" player=\"carlos\" points=\"1\"/>" \
  "<enter at=\"2026-11-20T20:00:04Z\" player=\"ana\" points=\"1\"/>"    \
  "<enter at=\"2026-11-20T20:00:05Z\" player=\"bea\" points=\"1\"/>"    \
  "<enter at=\"2026-11-20T20:00:06Z\" player=\"carlos\" points=\"1\"/>"

static void
test_time (void)
{
  g_autoptr (UmpSession) session = pad ((const int[][3]){ { 9, 2, 3 }, { 1, 14, 3 } }, 2, "");
  g_autoptr (UmpSession) typed = pad (NULL, 0, AFTERWARDS);
  g_autofree char *time = ump_course_time (session, 0), *quick = ump_course_time (typed, 0);
  g_autofree char *hour = ump_course_minutes (60), *one = ump_course_minutes (1),
                  *none = ump_course_minutes (0);

  g_assert_cmpstr (time, ==, "2 hours 5 minutes in all.\nRound 1: 10 min · Round 2: 10 min");
  g_assert_cmpstr (quick, ==, "2 hours 5 minutes in all."); /* all in one minute: typed in afterwards */
  g_assert_cmpstr (hour, ==, "1 hour");
  g_assert_cmpstr (one, ==, "1 minute");
  g_assert_cmpstr (none, ==, "0 minutes");
}

static gint64
at (const char *time)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_iso8601 (time, NULL);

  return g_date_time_to_unix (moment);
}

/* An open session of two with these entries. */
static UmpSession *
open_game (const char *kind, const char *entries)
{
  g_autofree char *text = g_strconcat (
      "<session xmlns=\"urn:umpire:session:1\" id=\"3f0c9a0e-0000-4000-8000-000000000003\" created=\"2026-11-20T20:00:00Z\" generator=\"by hand\"><players>"
      "<player id=\"ana\" name=\"Ana\"/><player id=\"bea\" name=\"Bea\"/></players><game kind=\"",
      kind, "\" rules=\"1\" started=\"2026-11-20T20:00:00Z\"><seats>ana bea</seats><log>", entries,
      "</log></game></session>", NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  UmpSession *session = ump_session_parse (ump_games, bytes, NULL, &error);

  g_assert_no_error (error);
  g_assert_null (ump_match_refusal (ump_session_match (session, 0)));
  return session;
}

static void
assert_clock (UmpSession *session, const char *now, gint64 seconds)
{
  g_assert_cmpint (ump_course_seconds (session, 0, at (now)), ==, seconds);
}

static void
test_clock (void)
{
  g_autoptr (UmpSession) over = pad ((const int[][3]){ { 1, 2, 3 } }, 1, "");
  g_autoptr (UmpSession) fresh = open_game ("pad", "");
  g_autoptr (UmpSession) running =
      open_game ("pad", "<enter at=\"2026-11-20T20:01:00Z\" player=\"ana\" points=\"1\"/>"
                        "<enter at=\"2026-11-20T20:02:00Z\" player=\"bea\" points=\"2\"/>"
                        "<enter at=\"2026-11-20T20:03:30Z\" player=\"ana\" points=\"3\"/>");
  g_autoptr (UmpSession) silent =
      open_game ("pad", "<enter player=\"ana\" points=\"1\"/><enter player=\"bea\" points=\"2\"/>");

  assert_clock (over, "2027-01-01T00:00:00Z", 2 * 3600 + 5 * 60 + 30);
  assert_clock (fresh, "2026-11-20T20:00:45Z", 45);
  assert_clock (running, "2026-11-20T20:04:00Z", 240);
  assert_clock (silent, "2026-11-20T20:04:00Z", 240);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/course/lead", test_lead);
  g_test_add_func ("/course/nothing-to-say", test_nothing_to_say);
  g_test_add_func ("/course/adjusted", test_adjusted);
  g_test_add_func ("/course/biggest", test_biggest);
  g_test_add_func ("/course/time", test_time);
  g_test_add_func ("/course/clock", test_clock);
  return g_test_run ();
}
