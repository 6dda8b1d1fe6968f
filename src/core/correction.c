/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections: what would become of the log, found by folding it again from the edited place. */
#include "match-private.h"

#include <string.h>

static void
load_rest (UmpMatch *result, const UmpMatch *match, guint from)
{
  for (guint i = from; i <= match->entries->len; i++)
    ump_match_load (result, ump_entry_ref (ump_match_entry (match, i)));
  ump_match_settle (result);
}

/* Goes through the rows of a log together with its entries. */
typedef struct {
  const UmpMatch *match;
  guint next;
} RowWalk;

static RowWalk
row_walk (const UmpMatch *match, guint from)
{
  return (RowWalk){ match, ump_match_rows_at (match, from - 1) };
}

/* The row that an entry closed or adjusted, NULL for none. */
static const UmpRow *
row_of (RowWalk *walk, guint number)
{
  const UmpMatch *match = walk->match;

  if (walk->next >= match->rows->len || ump_match_row (match, walk->next)->entry != number)
    return NULL;
  return ump_match_row (match, walk->next++);
}

static gboolean
same_row (const UmpRow *a, const UmpRow *b)
{
  for (int seat = 0; a != NULL && b != NULL && seat < a->n_seats; seat++)
    if (a->points[seat] != b->points[seat])
      return FALSE;
  return (a == NULL) == (b == NULL);
}

static gboolean
same_effects (const UmpMatch *a, guint was, const UmpMatch *b, guint now)
{
  return ump_effects_same (ump_match_effects (a, was), ump_match_effects (b, now));
}

/* Later entries that both logs have checked and that do something else now. What was there before an entry is
 * not its doing: totals are compared by the row that it added to them. */
static void
find_changes (UmpCorrection *correction, const UmpMatch *match, guint from, guint shift)
{
  const UmpMatch *result = correction->result;
  RowWalk rows = row_walk (match, from), new_rows = row_walk (result, from + shift);

  for (guint was = from; was <= match->checked && was + shift <= result->checked; was++) {
    guint now = was + shift;
    gboolean same = same_row (row_of (&rows, was), row_of (&new_rows, now));
    UmpChange change = { was, now };

    if (!same || match->traces[was - 1].waived != result->traces[now - 1].waived ||
        !same_effects (match, was, result, now))
      g_array_append_val (correction->changes, change);
  }
}

static UmpCorrection *
correction_new (UmpCorrectionType type, const UmpMatch *match)
{
  UmpCorrection *correction = g_new0 (UmpCorrection, 1);

  correction->type = type;
  correction->changes = g_array_new (FALSE, FALSE, sizeof (UmpChange));
  correction->was_refused = match->refused;
  correction->own = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  correction->refused = correction->own;
  ump_score_totals (match->now, correction->totals_before);
  return correction;
}

static void
correction_finish (UmpCorrection *correction, const UmpMatch *match, guint from, guint shift)
{
  const UmpMatch *result = correction->result;

  find_changes (correction, match, from, shift);
  ump_score_totals (result->now, correction->totals_after);
  if (!result->refused)
    return;
  correction->refused = result->refusal;
  if (correction->number && result->checked + 1 == correction->number)
    correction->own = result->refusal;
}

UmpCorrection *
ump_match_correct (const UmpMatch *match, UmpCorrectionType type, guint number, UmpEntry *entry)
{
  guint most = match->entries->len + (type == UMP_INSERT);
  gboolean voids = type != UMP_INSERT;
  UmpCorrection *correction;
  UmpMatch *result;

  if (number < 1 || number > most || (voids && ump_entry_is_void (ump_match_entry (match, number))))
    return NULL;
  correction = correction_new (type, match);
  correction->result = result = ump_match_fork (match, number - 1);
  ump_match_reserve (result, match);
  if (voids) {
    UmpEntry *old = ump_match_entry (match, number);
    UmpWhy why = type == UMP_EDIT ? UMP_WHY_CORRECTION : UMP_WHY_REMOVED;

    ump_match_load (result, ump_entry_new_void (why, &old, 1));
  }
  if (type != UMP_REMOVE) {
    ump_match_load (result, ump_entry_ref (entry));
    correction->number = result->entries->len;
  }
  load_rest (result, match, number + voids);
  correction_finish (correction, match, number + voids, type != UMP_REMOVE);
  if (correction->number && correction->own.kind == UMP_ACCEPTED && !ump_entry_is_void (entry) &&
      !ump_entry_is_writable (entry, &correction->own))
    correction->refused = correction->own;
  return correction;
}

UmpCorrection *
ump_match_correct_options (const UmpMatch *match, const UmpOptionValue *values, int n_values, GError **error)
{
  const UmpSetup *old = match->setup;
  UmpSetup *setup = ump_setup_new (old->game, (const char *const *) old->ids,
                                   (const char *const *) old->names, old->n_seats, values, n_values, error);
  UmpCorrection *correction;

  if (setup == NULL)
    return NULL;
  correction = correction_new (UMP_OPTION, match);
  correction->result = ump_match_new (setup, (const char *const *) match->people);
  ump_match_reserve (correction->result, match);
  load_rest (correction->result, match, 1);
  correction_finish (correction, match, 1, 0);
  return correction;
}

void
ump_correction_free (UmpCorrection *correction)
{
  if (correction == NULL)
    return;
  ump_match_free (correction->result);
  g_array_unref (correction->changes);
  g_free (correction);
}

UmpMatch *
ump_correction_steal (UmpCorrection *correction)
{
  return g_steal_pointer (&correction->result);
}
