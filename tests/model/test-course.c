/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long a game took, in words: from score pads written down here. */
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
test_time (void)
{
  g_autoptr (UmpSession) session = pad ((const int[][3]){ { 9, 2, 3 }, { 1, 14, 3 } }, 2, "");
  g_autofree char *time = ump_course_time (session, 0);
  g_autofree char *hour = ump_course_minutes (60), *one = ump_course_minutes (1),
                  *none = ump_course_minutes (0);

  g_assert_cmpstr (time, ==, "2 hours 5 minutes");
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
  g_test_add_func ("/course/time", test_time);
  g_test_add_func ("/course/clock", test_clock);
  return g_test_run ();
}
