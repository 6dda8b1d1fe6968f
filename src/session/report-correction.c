/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a correction changes: entries that become refused, entries that do something else, points. */
#include "report-private.h"

#include "core/notation.h"

typedef struct {
  GString *out;
  UmpMatch *before;
  const UmpCorrection *correction;
  const UmpWords *words;
} Change;

static void
say (Change *change, const char *message, gintptr a, gintptr b, gintptr c, gintptr d)
{
  ump_report_say (change->out, 0, &UMP_TEXT (message, { a, b, c, d }), ump_match_setup (change->before),
                  change->words);
}

static char *
line_of (UmpMatch *match, guint number)
{
  return ump_notation_print (ump_match_game (match), ump_match_entry (match, number));
}

/* Number of the entry that was taken out: from there on the logs differ. */
static guint
first_difference (Change *change)
{
  guint n = ump_match_n_entries (change->before);
  guint i = 1;

  while (i < n && ump_match_entry (change->before, i) == ump_match_entry (change->correction->result, i))
    i++;
  return i;
}

/* The entry that is changed, put in or taken out. */
static void
say_itself (Change *change)
{
  const UmpCorrection *c = change->correction;
  g_autofree char *now = c->type == UMP_EDIT || c->type == UMP_INSERT ? line_of (c->result, c->number) : NULL;
  /* The old entry lies in a void directly before the new one. */
  guint was = c->type == UMP_EDIT ? c->number - 1 : first_difference (change);
  g_autofree char *old = c->type == UMP_EDIT || c->type == UMP_REMOVE ? line_of (change->before, was) : NULL;

  switch (c->type) {
  case UMP_EDIT:
    say (change, N_ ("Entry {e0} changes: {s1} → {s2} (now entry {e3})"), was, (gintptr) old, (gintptr) now,
         c->number);
    break;
  case UMP_INSERT: say (change, N_ ("New entry {e0}: {s1}"), c->number, (gintptr) now, 0, 0); break;
  case UMP_REMOVE: say (change, N_ ("Entry {e0} is taken out: {s1}"), was, (gintptr) old, 0, 0); break;
  default: break;
  }
}

static void
say_refused (Change *change)
{
  const UmpCorrection *c = change->correction;
  guint number = ump_match_checked (c->result) + 1;
  guint left;
  g_autofree char *line = NULL;
  g_autofree char *refusal = NULL;

  if (!ump_verdict_is_refused (&c->refused)) {
    if (c->was_refused)
      say (change, N_ ("No entry is refused any more."), 0, 0, 0, 0);
    return;
  }
  line = line_of (c->result, number);
  refusal = ump_report_refusal (c->result, &c->refused, change->words);
  left = ump_match_n_entries (c->result) - number;
  say (change, N_ ("Entry {e0} would be refused: {s1}"), number, (gintptr) line, 0, 0);
  say (change, "  {s0}", (gintptr) refusal, 0, 0, 0);
  if (left == 1)
    say (change, N_ ("The entry after it would not be checked."), 0, 0, 0, 0);
  else if (left > 1)
    say (change, N_ ("The {n0} entries after it would not be checked."), left, 0, 0, 0);
}

static void
say_effects (Change *change)
{
  const UmpCorrection *c = change->correction;

  for (guint i = 0; i < c->changes->len; i++) {
    const UmpChange *item = &g_array_index (c->changes, UmpChange, i);
    g_autofree char *line = line_of (c->result, item->now);

    if (item->was == item->now)
      say (change, N_ ("Entry {e0} has another effect: {s1}"), item->now, (gintptr) line, 0, 0);
    else
      say (change, N_ ("Entry {e0} (now {e1}) has another effect: {s2}"), item->was, item->now,
           (gintptr) line, 0);
  }
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
      say (change,
           was->rank == now->rank ? N_ ("{p0}: points {s1}") : N_ ("{p0}: points {s1}, rank {n2} → {n3}"),
           seat, (gintptr) points, was->rank, now->rank);
    else if (was->rank != now->rank)
      say (change, N_ ("{p0}: rank {n1} → {n2}"), seat, was->rank, now->rank, 0);
    any |= was->points != now->points || was->rank != now->rank;
  }
  if (!any)
    say (change, N_ ("No total changes."), 0, 0, 0, 0);
}

char *
ump_report_correction (UmpMatch *before, const UmpCorrection *correction, const UmpWords *words)
{
  Change change = { g_string_new (NULL), before, correction, words };

  say_itself (&change);
  say_refused (&change);
  say_effects (&change);
  say_totals (&change);
  return g_string_free (change.out, FALSE);
}
