/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a correction changes: options, entries that it says, entries that go with it, become refused or do
 * something else, points. */
#include "session/report/report-private.h"

#include "core/notation.h"

typedef struct {
  GString *out;
  UmpMatch *before;
  const UmpCorrection *correction;
  const UmpWords *words;
} Change;

static void
say (Change *change, UmpText text)
{
  ump_report_say (change->out, 0, &text, ump_match_setup (change->before), change->words);
}

static char *
line_of (Change *change, const UmpEntry *entry)
{
  return ump_notation_print (ump_match_game (change->before), entry);
}

static void
say_options (Change *change)
{
  const UmpSetup *was = ump_match_setup (change->before), *now = ump_match_setup (change->correction->result);

  for (int i = 0; i < was->game->n_options; i++)
    if (g_strcmp0 (was->option_text[i], now->option_text[i]) != 0)
      say (change,
           UMP_TEXT ("{s0}: {s1} → {s2}", { UMP_S (was->game->options[i].name), UMP_S (was->option_text[i]),
                                            UMP_S (now->option_text[i]) }));
}

/* An entry that is changed, put in or left out. */
static void
say_own (Change *change, const UmpOutcome *outcome)
{
  g_autofree char *was = outcome->was != NULL ? line_of (change, outcome->was) : NULL;
  g_autofree char *now = outcome->now != NULL ? line_of (change, outcome->now) : NULL;

  if (now == NULL)
    say (change,
         UMP_TEXT (N_ ("Entry {e0} is left out: {s1}"), { UMP_N (outcome->was_number), UMP_S (was) }));
  else if (was == NULL)
    say (change, UMP_TEXT (N_ ("New entry {e0}: {s1}"), { UMP_N (outcome->now_number), UMP_S (now) }));
  else
    say (change,
         UMP_TEXT (N_ ("Entry {e0} changes: {s1} → {s2} (now entry {e3})"),
                   { UMP_N (outcome->was_number), UMP_S (was), UMP_S (now), UMP_N (outcome->now_number) }));
}

static void
say_follows (Change *change, const UmpOutcome *outcome)
{
  g_autofree char *was = line_of (change, outcome->was), *now = line_of (change, outcome->now);

  say (change,
       UMP_TEXT (N_ ("Entry {e0} goes with it: {s1} → {s2} (now entry {e3})"),
                 { UMP_N (outcome->was_number), UMP_S (was), UMP_S (now), UMP_N (outcome->now_number) }));
}

static void
say_other (Change *change, const UmpOutcome *outcome)
{
  g_autofree char *line = line_of (change, outcome->now);

  if (outcome->was_number == outcome->now_number)
    say (change, UMP_TEXT (N_ ("Entry {e0} has another effect: {s1}"),
                           { UMP_N (outcome->now_number), UMP_S (line) }));
  else
    say (change, UMP_TEXT (N_ ("Entry {e0} (now {e1}) has another effect: {s2}"),
                           { UMP_N (outcome->was_number), UMP_N (outcome->now_number), UMP_S (line) }));
}

/* It stays as it is, and might be meant otherwise. */
static void
say_either (Change *change, const UmpOutcome *outcome)
{
  g_autofree char *line = line_of (change, outcome->now), *other = line_of (change, outcome->either);

  say (change, UMP_TEXT (N_ ("Entry {e0} stays {s1}, and would be accepted as {s2} too."),
                         { UMP_N (outcome->was_number), UMP_S (line), UMP_S (other) }));
}

static void
say_outcome (Change *change, const UmpOutcome *outcome)
{
  if (outcome->own)
    say_own (change, outcome);
  else if (outcome->type == UMP_OUTCOME_FOLLOWS)
    say_follows (change, outcome);
  else if (outcome->type == UMP_OUTCOME_OTHER)
    say_other (change, outcome);
  if (outcome->either != NULL)
    say_either (change, outcome);
}

static void
say_refused (Change *change)
{
  const UmpCorrection *c = change->correction;
  guint left;
  g_autofree char *line = NULL;
  g_autofree char *refusal = NULL;

  if (c->stop == 0) {
    if (c->was_refused)
      say (change, UMP_PLAIN (N_ ("No entry is refused any more.")));
    return;
  }
  line = line_of (change, ump_match_entry (c->result, c->stop));
  refusal = ump_report_refusal (c->result, &c->refused, change->words);
  left = ump_match_n_entries (c->result) - c->stop;
  say (change, UMP_TEXT (N_ ("Entry {e0} would be refused: {s1}"), { UMP_N (c->stop), UMP_S (line) }));
  say (change, UMP_TEXT ("  {s0}", { UMP_S (refusal) }));
  if (left == 1)
    say (change, UMP_PLAIN (N_ ("The entry after it would not be checked.")));
  else if (left > 1)
    say (change, UMP_TEXT (N_ ("The {n0} entries after it would not be checked."), { UMP_N (left) }));
}

static void
say_totals (Change *change)
{
  const UmpCorrection *c = change->correction;
  gboolean any = FALSE;

  for (int seat = 0; seat < ump_match_setup (change->before)->n_seats; seat++) {
    const UmpTotal *was = &c->totals_before[seat];
    const UmpTotal *now = &c->totals_after[seat];
    g_autofree char *points =
        g_strdup_printf ("%" G_GINT64_FORMAT " → %" G_GINT64_FORMAT, was->points, now->points);

    if (was->points != now->points)
      say (change, UMP_TEXT (was->rank == now->rank ? N_ ("{p0}: points {s1}")
                                                    : N_ ("{p0}: points {s1}, rank {n2} → {n3}"),
                             { UMP_P (seat), UMP_S (points), UMP_N (was->rank), UMP_N (now->rank) }));
    else if (was->rank != now->rank)
      say (change,
           UMP_TEXT (N_ ("{p0}: rank {n1} → {n2}"), { UMP_P (seat), UMP_N (was->rank), UMP_N (now->rank) }));
    any |= was->points != now->points || was->rank != now->rank;
  }
  if (!any)
    say (change, UMP_PLAIN (N_ ("No total changes.")));
}

char *
ump_report_correction (UmpMatch *before, const UmpCorrection *correction, const UmpWords *words)
{
  Change change = { g_string_new (NULL), before, correction, words };

  say_options (&change);
  for (guint i = 0; i < correction->outcomes->len; i++)
    say_outcome (&change, &g_array_index (correction->outcomes, UmpOutcome, i));
  say_refused (&change);
  /* where it stops, the points would be those of another moment */
  if (correction->stop == 0)
    say_totals (&change);
  return g_string_free (change.out, FALSE);
}
