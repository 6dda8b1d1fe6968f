/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "course.h"
#include "words.h"

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

char *
ump_course_time (UmpSession *session, guint game)
{
  gint64 from, to;

  if (read_time (ump_session_game_started (session, game), &from) &&
      read_time (ump_session_game_finished (session, game), &to) && to - from >= 60)
    return ump_course_minutes ((to - from) / 60);
  return g_strdup ("");
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
