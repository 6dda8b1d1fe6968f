/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines in which the acting player leaves out what goes without saying. */
#include "notation-find.h"
#include "notation.h"

/* One reading of an implied line. Accepted ones win; else the first that could be read at all. */
static gboolean
try_reading (UmpMatch *match, const char *line, UmpEntry **best)
{
  UmpVerdict verdict;
  UmpEntry *entry = ump_notation_read (match, line, TRUE, &verdict, NULL);

  if (entry == NULL)
    return FALSE;
  if (ump_match_judge (match, entry, &verdict)) {
    ump_entry_unref (*best);
    *best = entry;
    return TRUE;
  }
  if (*best != NULL)
    ump_entry_unref (entry);
  else if (verdict.kind != UMP_FORM)
    *best = entry;
  else
    ump_entry_unref (entry);
  return FALSE;
}

UmpEntry *
ump_notation_parse_implied (const UmpMatch *match, const char *line, UmpVerdict *verdict, int *column)
{
  const UmpSetup *setup = ump_match_setup (match);
  int seat = ump_table_turn (ump_match_table (match));
  const char *by = seat >= 0 ? setup->ids[seat] : NULL;
  UmpMatch *judge = (UmpMatch *) match;
  UmpEntry *plain = ump_notation_read (match, line, TRUE, verdict, column);
  UmpEntry *best = NULL;
  UmpVerdict answer;

  if (plain != NULL &&
      (ump_match_judge (judge, plain, &answer) || answer.kind != UMP_FORM || plain->by != NULL))
    return plain;
  if (by != NULL) {
    g_autofree char *said = g_strdup_printf ("%s: %s", by, line);

    if (try_reading (judge, said, &best))
      goto done;
  }
  for (int i = 0; i < setup->game->n_verbs; i++) {
    gboolean player = setup->game->verbs[i].player;
    g_autofree char *said = NULL;

    if (player && by == NULL)
      continue;
    said =
        g_strdup_printf ("%s%s%s %s", player ? by : "", player ? ": " : "", setup->game->verbs[i].name, line);
    if (try_reading (judge, said, &best))
      goto done;
  }
done:
  if (best != NULL) {
    ump_entry_unref (plain);
    return best;
  }
  return plain;
}
