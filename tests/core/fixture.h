/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small game to test core with: three people at Martes 13, or a score pad. */
#pragma once

#include "core/notation.h"
#include "games/games.h"

static inline UmpMatch *
fixture_match (const char *kind)
{
  static const char *const ids[] = { "ana", "bea", "carlos", NULL };
  static const char *const names[] = { "Ana", "Bea", "Carlos", NULL };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find (kind), ids, names, 3, NULL, 0, &error);

  g_assert_no_error (error);
  return ump_match_new (setup, ids);
}

/* Enters a line; the verdict says what became of it. */
static inline UmpVerdict
fixture_enter (UmpMatch *match, const char *line)
{
  UmpVerdict verdict;
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, line, &verdict, NULL);

  if (entry != NULL)
    ump_match_add (match, entry, &verdict);
  return verdict;
}

static inline void
fixture_accept (UmpMatch *match, const char *line)
{
  UmpVerdict verdict = fixture_enter (match, line);
  g_autofree char *reason = ump_match_reason (match, &verdict, NULL);

  if (verdict.kind != UMP_ACCEPTED)
    g_error ("%s: %s", line, reason);
}
