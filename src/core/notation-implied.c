/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines in which the acting player leaves out what goes without saying. */
#include "notation-find.h"
#include "notation.h"

#include <string.h>

/* One reading of an implied line. Accepted ones win; else the first that could be read at all. own: filled
 * with what was read, whatever is said of it; NULL for nothing wanted. */
static gboolean
try_reading (UmpMatch *match, const char *line, UmpEntry **best, UmpEntry **own)
{
  UmpVerdict verdict;
  g_autoptr (UmpEntry) entry = ump_notation_read (match, line, TRUE, &verdict, NULL);

  if (entry == NULL)
    return FALSE;
  if (own != NULL)
    *own = ump_entry_ref (entry);
  if (ump_match_judge (match, entry, &verdict)) {
    ump_entry_unref (*best);
    *best = g_steal_pointer (&entry);
    return TRUE;
  }
  if (*best == NULL && verdict.kind != UMP_FORM)
    *best = g_steal_pointer (&entry);
  return FALSE;
}

/* Whether the line could be accepted with a verb of whoever acts, or of the table. That a round is counted
 * goes without saying only when nobody is to move. */
static gboolean
try_verbs (UmpMatch *match, const char *by, const char *line, UmpEntry **best)
{
  const UmpGame *game = ump_match_game (match);
  gboolean counts = ump_table_turn (ump_match_table (match)) < 0;

  for (int i = 0; i < game->n_verbs; i++)
    if (game->verbs[i].player == (by != NULL) && (counts || !game->verbs[i].tally)) {
      g_autofree char *said = g_strdup_printf ("%s%s%s %s", by != NULL ? by : "", by != NULL ? ": " : "",
                                               game->verbs[i].name, line);

      if (try_reading (match, said, best, NULL))
        return TRUE;
    }
  return FALSE;
}

UmpEntry *
ump_notation_parse_implied (const UmpMatch *match, const char *line, UmpVerdict *verdict, int *column)
{
  const UmpSetup *setup = ump_match_setup (match);
  int seat = ump_table_turn (ump_match_table (match));
  const char *by = seat >= 0 ? setup->ids[seat] : NULL, *colon = strchr (line, ':');
  g_autofree char *named = colon != NULL ? g_strndup (line, (gsize) (colon - line)) : NULL;
  UmpMatch *judge = (UmpMatch *) match;
  UmpEntry *plain = ump_notation_read (match, line, TRUE, verdict, column);
  UmpEntry *best = NULL;
  g_autoptr (UmpEntry) own = NULL;
  UmpVerdict answer;

  if (plain != NULL &&
      (ump_match_judge (judge, plain, &answer) || answer.kind != UMP_FORM || plain->by != NULL))
    return plain;
  if (plain == NULL && named != NULL && ump_setup_seat (setup, named) != UMP_NOBODY) {
    try_verbs (judge, named, colon + 1, &best);
  } else if (by != NULL) {
    g_autofree char *said = g_strdup_printf ("%s: %s", by, line);

    if (!try_reading (judge, said, &best, &own) && !try_verbs (judge, by, line, &best))
      try_verbs (judge, NULL, line, &best);
  } else {
    try_verbs (judge, NULL, line, &best);
  }
  /* Who does it went without saying: what else is missing is to be said. */
  if (best == NULL && own != NULL && plain != NULL && plain->verb >= 0 &&
      setup->game->verbs[plain->verb].player)
    best = g_steal_pointer (&own);
  if (best == NULL)
    return plain;
  ump_entry_unref (plain);
  return best;
}
