/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any lines at the table of any game: the first byte chooses the game, the second the number of people. A
 * line that begins with - is an undo, one with + a redo, one with * asks for completions; =3 cat-1 2 puts an
 * entry in the place of the third one, <3 cat-1 2 one in front of it, ~3 takes it away, ?3 says it; the
 * others are typed. */
#include "core/correction.h"
#include "core/notation.h"
#include "fuzz.h"

static UmpSession *
new_session (guint kind, guint seats)
{
  static const char *const names[] = { "Ana", "Bea", "Carlos", "Dana", "Eva", "Fidel", "Gala", "Hugo" };
  UmpSession *session =
      ump_session_new (ump_games, "00000000-0000-4000-8000-000000000000", "2026-01-01T20:00:00Z");
  guint n = 0;
  const UmpGame *game;
  int people;

  while (ump_games[n] != NULL)
    n++;
  game = ump_games[kind % n];
  people = game->min_seats + (int) (seats % (guint) (MIN (game->max_seats, 8) - game->min_seats + 1));
  if (ump_session_add_game (session, game->kind, names, people, NULL, 0, "2026-01-01T20:00:00Z", NULL))
    return session;
  ump_session_free (session);
  return NULL;
}

static void
enter (UmpMatch *match, const char *line)
{
  UmpVerdict verdict = { 0 };
  int column = 0;
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, line, &verdict, &column);
  g_autofree char *printed = NULL;
  guint before = ump_match_n_entries (match);

  if (entry == NULL) {
    g_autofree char *reason = ump_match_reason (match, &verdict, NULL);

    g_assert_true (ump_verdict_is_refused (&verdict) && reason != NULL);
    return;
  }
  printed = ump_notation_print (ump_match_game (match), entry);
  if (ump_match_add (match, entry, &verdict)) {
    g_autoptr (UmpEntry) again = ump_notation_parse (match, printed, &verdict, &column);

    g_assert_cmpuint (ump_match_n_entries (match), ==, before + 1);
    g_assert_nonnull (again);
  } else {
    g_autofree char *reason = ump_match_reason (match, &verdict, NULL);

    g_assert_cmpuint (ump_match_n_entries (match), ==, before);
    g_assert_true (reason != NULL);
  }
}

/* A correction that may stand does, whatever later entries it gets refused. */
static void
correct (UmpSession *session, UmpChangeType type, const char *line)
{
  UmpMatch *match = ump_session_match (session, 0);
  gboolean said = type != UMP_CHANGE_LEAVE_OUT;
  char *rest;
  guint number = (guint) g_ascii_strtoull (line, &rest, 10);
  UmpVerdict verdict = { 0 };
  g_autoptr (UmpEntry) entry = said ? ump_notation_parse (match, rest, &verdict, NULL) : NULL;
  g_autoptr (UmpCorrection) correction =
      entry != NULL || !said ? ump_match_correct_at (match, type, number, entry) : NULL;

  if (correction == NULL || ump_verdict_is_refused (&correction->own))
    return;
  ump_match_free (ump_session_swap_match (session, 0, ump_correction_steal (correction)));
}

static void
say (UmpMatch *match, const char *line)
{
  static const UmpWords words = { 0 };
  guint number = (guint) g_ascii_strtoull (line, NULL, 10);
  g_autofree char *sentence = NULL;
  UmpSay said;

  if (number < 1 || number > ump_match_checked (match))
    return;
  ump_match_say (match, number, NULL, &said);
  sentence = ump_text_format (&said.what, ump_match_setup (match), &words);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
}

static void
act (UmpSession *session, const char *line)
{
  UmpMatch *match = ump_session_match (session, 0);
  UmpVerdict verdict;

  switch (*line) {
  case '=': correct (session, UMP_CHANGE_ENTRY, line + 1); break;
  case '<': correct (session, UMP_CHANGE_ADD, line + 1); break;
  case '~': correct (session, UMP_CHANGE_LEAVE_OUT, line + 1); break;
  case '?': say (match, line + 1); break;
  case '-': ump_match_undo (match); break;
  case '+': ump_match_redo (match, &verdict); break;
  case '*': {
    g_autoptr (GPtrArray) lines = ump_notation_complete (match, line + 1, 5);

    g_assert_cmpuint (lines->len, <=, 5);
    break;
  }
  default: enter (match, line); break;
  }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (UmpSession) session = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (size < 3 || size > 20000)
    return 0;
  session = new_session (data[0], data[1]);
  if (session == NULL)
    return 0;
  text = g_strndup ((const char *) data + 2, size - 2);
  lines = g_strsplit (text, "\n", 400);
  for (guint i = 0; lines[i] != NULL; i++)
    act (session, lines[i]);
  fuzz_check_session (session);
  return 0;
}
