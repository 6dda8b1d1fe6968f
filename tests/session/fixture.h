/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of the session layer share. */
#pragma once

#include <string.h>

#include "core/correction.h"
#include "games/games.h"
#include "session/format/session.h"

/* A document with three people: Ana, Bea, Carlos; game: the `game` elements. */
static inline char *
fixture_document (const char *game)
{
  return g_strconcat (
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<session xmlns=\"urn:umpire:session:1\" id=\"3f0c9a0e-0000-4000-8000-000000000001\" "
      "created=\"2026-11-20T20:05:00+01:00\" generator=\"hand\">\n"
      "  <players>\n    <player id=\"ana\" name=\"Ana\"/>\n    <player id=\"bea\" name=\"Bea\"/>\n"
      "    <player id=\"carlos\" name=\"Carlos\"/>\n  </players>\n",
      game, "</session>\n", NULL);
}

/* The same with a log of Martes 13; entries begin in line 11. */
static inline char *
fixture_log (const char *entries)
{
  g_autofree char *game =
      g_strconcat ("  <game kind=\"martes-13\" rules=\"1\">\n    <seats>ana bea carlos</seats>\n"
                   "    <log>\n",
                   entries, "    </log>\n  </game>\n", NULL);

  return fixture_document (game);
}

static inline UmpSession *
fixture_parse (const char *document)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (document, strlen (document));
  g_autoptr (GError) error = NULL;
  UmpSession *session = ump_session_parse (ump_games, bytes, NULL, &error);

  g_assert_no_error (error);
  return session;
}

static inline char *
fixture_write (UmpSession *session)
{
  g_autoptr (GBytes) bytes = ump_session_write (session);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* What stands between <log> and </log> when it is written. */
static inline char *
fixture_written_log (UmpSession *session)
{
  g_autofree char *text = fixture_write (session);
  char *begin = strstr (text, "<log>\n"), *end = strstr (text, "    </log>");

  g_assert_true (begin && end);
  return g_strndup (begin + 6, (gsize) (end - begin) - 6);
}

/* A pad with two people and nothing in it. */
static inline UmpSession *
fixture_pad (void)
{
  static const char *const names[] = { "Ana", "Bea" };
  UmpSession *session =
      ump_session_new (ump_games, "00000000-0000-4000-8000-000000000000", "2026-01-01T20:00:00Z");
  g_autoptr (GError) error = NULL;

  ump_session_add_game (session, "pad", names, 2, NULL, 0, "2026-01-01T20:00:00Z", &error);
  g_assert_no_error (error);
  return session;
}

static inline UmpEntry *
fixture_enter (UmpMatch *match, const char *player, const char *points)
{
  const char *const names[] = { "player", "points" }, *const values[] = { player, points };

  return ump_entry_new (ump_match_game (match), "enter", names, values, 2, NULL);
}
