/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections of a log: what the new log is, and what becomes of each entry. */
#include "core/correction.h"

#include "fixture.h"

#define AT "2026-01-02T20:05:00+01:00"

static char *
print (UmpMatch *match, const UmpEntry *entry)
{
  return ump_notation_print (ump_match_game (match), entry);
}

/* The log from an entry on, with `[…]c` for a void and a line for each other entry. */
static void
assert_log (UmpMatch *match, guint from, const char *expected)
{
  g_autoptr (GString) log = g_string_new (NULL);

  for (guint i = from; i <= ump_match_n_entries (match); i++) {
    const UmpEntry *entry = ump_match_entry (match, i);
    gboolean is_void = ump_entry_is_void (entry);

    g_string_append (log, i > from ? "; " : "");
    for (guint k = 0; k < MAX (ump_entry_n_children (entry), 1); k++) {
      g_autofree char *line = print (match, is_void ? ump_entry_child (entry, k) : entry);

      g_string_append_printf (log, "%s%s", k ? ", " : is_void ? "[" : "", line);
    }
    if (is_void)
      g_string_append_printf (log, "]%c", "uxcr"[ump_entry_why (entry)]);
  }
  g_assert_cmpstr (log->str, ==, expected);
}

/* What becomes of the entries from the first change on, a letter each: own, same (.), follows, other, again,
 * stop, waits. */
static void
assert_outcomes (const UmpCorrection *correction, const char *expected)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  for (guint i = 0; i < correction->outcomes->len; i++)
    g_string_append_c (letters, "o.f~a!w"[g_array_index (correction->outcomes, UmpOutcome, i).type]);
  g_assert_cmpstr (letters->str, ==, expected);
}

static UmpEntry *
read (UmpMatch *match, const char *line)
{
  UmpVerdict verdict;
  UmpEntry *entry = ump_notation_parse (match, line, &verdict, NULL);

  g_assert_nonnull (entry);
  return entry;
}

static void
accept_all (UmpMatch *match, const char *const *lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    fixture_accept (match, lines[i]);
}

/* A list of changes whose entries it owns. */
typedef struct {
  UmpMatch *match;
  GArray *changes;
  GPtrArray *entries;
} Draft;

static Draft
draft_of (UmpMatch *match)
{
  return (Draft){ match, g_array_new (FALSE, TRUE, sizeof (UmpChange)),
                  g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref) };
}

static void
draft_clear (Draft *draft)
{
  g_array_unref (draft->changes);
  g_ptr_array_unref (draft->entries);
}

/* number: of the entry in the log, 0 for none. Returns the new entry, which is the draft's. */
static UmpEntry *
change (Draft *draft, UmpChangeType type, guint number, const char *line)
{
  UmpChange change = { .type = type };

  if (number > 0)
    change.at = ump_match_entry (draft->match, number);
  if (line != NULL) {
    change.entry = read (draft->match, line);
    g_ptr_array_add (draft->entries, change.entry);
  }
  g_array_append_val (draft->changes, change);
  return change.entry;
}

static void
let_stand (Draft *draft, guint number, const char *reason)
{
  UmpChange change = { .type = UMP_CHANGE_STAND,
                       .at = ump_match_entry (draft->match, number),
                       .text = reason };

  g_array_append_val (draft->changes, change);
}

/* The entry of a void. */
static void
put_back (Draft *draft, guint number, guint nth)
{
  UmpChange change = { .type = UMP_CHANGE_PUT_BACK,
                       .at = ump_entry_child (ump_match_entry (draft->match, number), nth) };

  g_array_append_val (draft->changes, change);
}

static UmpCorrection *
correct (const Draft *draft)
{
  return ump_match_correct (draft->match, (const UmpChange *) (gpointer) draft->changes->data,
                            draft->changes->len, UMP_CORRECT_FOLLOW, AT, NULL);
}

/* ---- one change --------------------------------------------------------------------------- */

static UmpMatch *
three_plays (void)
{
  UmpMatch *match = fixture_match ("martes-13");

  accept_all (match, (const char *const[]){ "deal", "ana: play cat-5", "bea: play cat-4",
                                            "carlos: play cat-4", NULL });
  return match;
}

static void
test_change (void)
{
  g_autoptr (UmpMatch) match = three_plays ();
  Draft draft = draft_of (match);
  g_autoptr (UmpCorrection) correction = NULL;

  change (&draft, UMP_CHANGE_ENTRY, 2, "ana: play cat-4");
  correction = correct (&draft);
  g_assert_cmpint (correction->own.kind, ==, UMP_ACCEPTED);
  g_assert_cmpint (correction->refused.kind, ==, UMP_FACT);
  g_assert_cmpuint (correction->refused.cause, ==, 4);
  g_assert_cmpuint (correction->stop, ==, 5);
  assert_outcomes (correction, "o.!");
  assert_log (correction->result, 1,
              "deal; [ana: play cat-5]c; ana: play cat-4; bea: play cat-4; carlos: play cat-4");
  assert_log (match, 1, "deal; ana: play cat-5; bea: play cat-4; carlos: play cat-4");
  g_assert_cmpstr (ump_match_entry (correction->result, 3)->at, ==, AT);
  g_assert_null (ump_match_correct_at (correction->result, UMP_CHANGE_ENTRY, 2, draft.entries->pdata[0]));
  g_assert_null (ump_match_correct_at (match, UMP_CHANGE_LEAVE_OUT, 0, NULL));
  g_assert_null (ump_match_correct_at (match, UMP_CHANGE_ADD, 6, draft.entries->pdata[0]));
  draft_clear (&draft);
}

/* What comes behind can be taken back to the start. */
static void
test_change_behind_a_note (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  g_autoptr (UmpEntry) entry = NULL;
  g_autoptr (UmpCorrection) correction = NULL;
  g_autoptr (UmpTable) dealt = NULL;

  fixture_accept (match, "deal");
  dealt = ump_match_table_at (match, 1);
  accept_all (match, (const char *const[]){ "ana: play cat-5", "note \"phone\"", "bea: play cat-4", NULL });
  entry = read (match, "bea: play mirror-5");
  correction = ump_match_correct_at (match, UMP_CHANGE_ENTRY, 4, entry);
  g_assert_cmpuint (correction->stop, ==, 0);
  for (int n = 0; n < 3; n++)
    g_assert_true (ump_match_undo (correction->result));
  g_assert_true (ump_table_equal (ump_match_table (correction->result), dealt));
}

static void
test_add (void)
{
  g_autoptr (UmpMatch) match = three_plays ();
  Draft draft = draft_of (match);
  g_autoptr (UmpCorrection) correction = NULL;
  UmpEntry *first;
  UmpChange before = { .type = UMP_CHANGE_ADD }, other = { .type = UMP_CHANGE_ENTRY };

  first = change (&draft, UMP_CHANGE_ADD, 2, "note one");
  change (&draft, UMP_CHANGE_ADD, 2, "note two");
  change (&draft, UMP_CHANGE_ADD, 0, "ana: play ladder-1");
  /* what the draft itself brought in can be said otherwise, and something come before it */
  before.at = other.at = first;
  before.entry = change (&draft, UMP_CHANGE_ADD, 0, "note gone");
  other.entry = read (match, "note first");
  g_ptr_array_add (draft.entries, other.entry);
  g_array_append_val (draft.changes, before);
  g_array_append_val (draft.changes, other);
  correction = correct (&draft);
  assert_log (correction->result, 1,
              "deal; note gone; note first; note two; ana: play cat-5; bea: play cat-4; carlos: play cat-4; "
              "ana: play ladder-1; note gone");
  assert_outcomes (correction, "ooo...oo");
  g_assert_cmpuint (ump_correction_own_entry (correction), ==, 2);
  g_assert_cmpuint (ump_correction_count (correction, UMP_OUTCOME_SAME), ==, 3);
  g_assert_cmpuint (ump_correction_outcome (correction, 5)->was_number, ==, 2);
  g_assert_null (ump_correction_outcome (correction, 1));
  draft_clear (&draft);
}

/* In front of what was changed means in front of the void with what it was. */
static void
test_add_before_a_changed_one (void)
{
  g_autoptr (UmpMatch) match = three_plays ();
  g_autoptr (UmpEntry) note = read (match, "note x");
  Draft draft = draft_of (match);
  g_autoptr (UmpCorrection) correction = NULL, added = NULL, inside = NULL;

  change (&draft, UMP_CHANGE_ENTRY, 4, "carlos: play ladder-1");
  correction = correct (&draft);
  added = ump_match_correct_at (correction->result, UMP_CHANGE_ADD, 5, note);
  assert_log (added->result, 4, "note x; [carlos: play cat-4]c; carlos: play ladder-1");
  inside = ump_match_correct_at (correction->result, UMP_CHANGE_ADD, 4, note);
  assert_log (inside->result, 4, "note x; [carlos: play cat-4]c; carlos: play ladder-1");
  draft_clear (&draft);
}

static void
test_leave_out (void)
{
  g_autoptr (UmpMatch) match = three_plays ();
  Draft draft = draft_of (match);
  g_autoptr (UmpCorrection) all = NULL, some = NULL, none = NULL;
  UmpChange never = { .type = UMP_CHANGE_LEAVE_OUT };

  for (guint number = 2; number <= 4; number++)
    change (&draft, UMP_CHANGE_LEAVE_OUT, number, NULL);
  all = correct (&draft);
  assert_log (all->result, 1, "deal; [ana: play cat-5, bea: play cat-4, carlos: play cat-4]r");
  assert_outcomes (all, "ooo");
  g_assert_cmpuint (ump_correction_own_entry (all), ==, 0);
  /* not neighbours any more */
  change (&draft, UMP_CHANGE_ENTRY, 3, "bea: play cat-5");
  some = correct (&draft);
  assert_log (some->result, 2,
              "[ana: play cat-5]r; [bea: play cat-4]c; bea: play cat-5; [carlos: play cat-4]r");
  g_assert_cmpint (some->own.kind, ==, UMP_TURN);
  assert_outcomes (some, "o!o");
  /* what the draft added is not kept */
  g_array_set_size (draft.changes, 0);
  never.at = change (&draft, UMP_CHANGE_ADD, 2, "note x");
  g_array_append_val (draft.changes, never);
  none = correct (&draft);
  assert_log (none->result, 1, "deal; ana: play cat-5; bea: play cat-4; carlos: play cat-4");
  assert_outcomes (none, "");
  draft_clear (&draft);
}

static void
test_let_stand (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  Draft draft = draft_of (match);
  g_autoptr (UmpCorrection) stops = NULL, stands = NULL;
  UmpVerdict verdict;

  accept_all (match, (const char *const[]){ "deal", "ana: play cat-5 1", "bea: play mirror-2 2",
                                            "carlos: play mirror-5 2", NULL });
  change (&draft, UMP_CHANGE_ENTRY, 3, "bea: play mirror-2 1");
  stops = correct (&draft);
  g_assert_cmpint (stops->own.kind, ==, UMP_RULE);
  assert_outcomes (stops, "!w");
  let_stand (&draft, 3, "seen too late");
  stands = correct (&draft);
  g_assert_cmpuint (stands->stop, ==, 0);
  assert_log (stands->result, 3,
              "[bea: play mirror-2 pile=2]c; bea: play mirror-2 pile=1 ruling=\"seen too late\"; "
              "carlos: play mirror-5 pile=2");
  ump_match_verdict (stands->result, 4, &verdict);
  g_assert_true (verdict.ruled);
  draft_clear (&draft);
}

/* ---- options ------------------------------------------------------------------------------- */

static void
test_options (void)
{
  g_autoptr (UmpMatch) match = three_plays ();
  g_autoptr (GError) error = NULL;
  const UmpChange both[] = { { .type = UMP_CHANGE_OPTION, .name = "rounds", .text = "2" },
                             { .type = UMP_CHANGE_OPTION, .name = "dealer", .text = "carlos" } };
  const UmpChange dealer = { .type = UMP_CHANGE_OPTION, .name = "dealer", .text = "ana" },
                  wrong = { .type = UMP_CHANGE_OPTION, .name = "dealer", .text = "zoe" },
                  gone = { .type = UMP_CHANGE_OPTION, .name = "rounds" };
  g_autoptr (UmpCorrection) fits = NULL, stops = NULL, again = NULL;
  g_autoptr (GArray) given = NULL, left = NULL;

  fits = ump_match_correct (match, both, 2, UMP_CORRECT_FOLLOW, AT, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (fits->stop, ==, 0);
  assert_outcomes (fits, "....");
  given = ump_setup_given (ump_match_setup (fits->result));
  g_assert_cmpuint (given->len, ==, 2);
  stops = ump_match_correct (match, &dealer, 1, UMP_CORRECT_FOLLOW, AT, &error);
  g_assert_cmpint (stops->refused.kind, ==, UMP_TURN);
  assert_outcomes (stops, "~!ww"); /* somebody else begins behind the deal */
  again = ump_match_correct (fits->result, &gone, 1, UMP_CORRECT_FOLLOW, AT, &error);
  left = ump_setup_given (ump_match_setup (again->result));
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_null (ump_match_correct (match, &wrong, 1, UMP_CORRECT_FOLLOW, AT, &error));
  g_assert_error (error, UMP_OPTION_ERROR, UMP_OPTION_ERROR_VALUE);
}

/* ---- what goes with a change ------------------------------------------------------------------ */

static UmpMatch *
line_it (void)
{
  static const char *const lines[] = {
    "market 41,12,62,50,bet-4",
    "ana: take 41 line",
    "ana: end",
    "bea: take bet-4 line",
    "bea: end",
    "carlos: take 62 line",
    "carlos: end",
    "market 37,20,88,58,71",
    "bea: take 20 line",
    "bea: end",
    "carlos: take 58 line",
    "carlos: end",
    "ana: take 37 hand",
    "ana: end",
    "market 53,30,16,70,99",
    "carlos: take 16 line",
    "carlos: end",
    "ana: take 53 line",
    "ana: end",
    "bea: take 30 line",
    "bea: end",
    "market 55,74,3,90,bet-5",
    "ana: take 55 line",
    "ana: end",
    "bea: take 74 line",
    "bea: end",
    "carlos: take 3 line",
    "carlos: complete",
    "carlos: end",
    "market 81,66,5,24,97",
    "bea: take 81 line",
    "bea: end",
    "carlos: take 66 line",
    "carlos: end",
    "ana: take 97 line",
    "ana: end",
    NULL,
  };
  UmpMatch *match = fixture_match ("line-it");

  accept_all (match, lines);
  return match;
}

/* The card in the market was called by a wrong name: who took it goes with it. */
static void
test_follow (void)
{
  g_autoptr (UmpMatch) match = line_it ();
  Draft draft = draft_of (match);
  g_autoptr (UmpCorrection) stops = NULL, fits = NULL, plain = NULL, back = NULL;

  change (&draft, UMP_CHANGE_ENTRY, 15, "market 57,30,16,70,99");
  stops = correct (&draft);
  assert_outcomes (stops, "o..f....!wwwwwwwwwwwww");
  g_assert_cmpstr (ump_match_rule_id (stops->result, &stops->refused), ==, "LI-4");
  g_assert_cmpuint (ump_correction_outcome (stops, stops->stop)->was_number, ==, 23);
  plain = ump_match_correct (match, (const UmpChange *) (gpointer) draft.changes->data, 1, UMP_CORRECT_PLAIN,
                             AT, NULL);
  assert_outcomes (plain, "o..!wwwwwwwwwwwwwwwwww");
  change (&draft, UMP_CHANGE_ENTRY, 23, "ana: take 55 hand");
  fits = correct (&draft);
  assert_outcomes (fits, "o..f....o.............");
  g_assert_cmpuint (fits->stop, ==, 0);
  for (int seat = 0; seat < 3; seat++)
    g_assert_cmpint (fits->totals_after[seat].points, ==, fits->totals_before[seat].points);
  g_assert_cmpstr (ump_match_entry (fits->result, 20)->at, ==, AT);
  draft_clear (&draft);
  /* put back what it was: it goes with that too */
  draft = draft_of (fits->result);
  put_back (&draft, 15, 0);
  back = correct (&draft);
  g_assert_cmpuint (back->stop, ==, 0);
  assert_log (back->result, 15,
              "[market 53,30,16,70,99]c; [market 57,30,16,70,99]c; market 53,30,16,70,99; "
              "carlos: take 16 line; carlos: end; [ana: take 53 line]c; [ana: take 57 line]c; "
              "ana: take 53 line; ana: end; bea: take 30 line; bea: end; market 55,74,3,90,bet-5; "
              "[ana: take 55 line]c; ana: take 55 hand; ana: end; bea: take 74 line; bea: end; "
              "carlos: take 3 line; carlos: complete; carlos: end; market 81,66,5,24,97; bea: take 81 line; "
              "bea: end; carlos: take 66 line; carlos: end; ana: take 97 line; ana: end");
  draft_clear (&draft);
}

/* Two cards that were taken for each other: only what was said of the old one goes with it, and all at
 * once. */
static void
test_exchanged (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("line-it");
  Draft draft = draft_of (match);
  g_autoptr (UmpCorrection) stops = NULL, fits = NULL;

  accept_all (match, (const char *const[]){ "market 41,12,62,50,bet-4", "ana: take 41 line", "ana: end",
                                            "bea: take 62 line", "bea: end", "carlos: take 12 line", NULL });
  change (&draft, UMP_CHANGE_ENTRY, 2, "ana: take 62 line");
  stops = correct (&draft);
  assert_outcomes (stops, "o.!ww");
  change (&draft, UMP_CHANGE_ENTRY, 4, "bea: take 41 line");
  fits = correct (&draft);
  assert_outcomes (fits, "o.o..");
  draft_clear (&draft);
  draft = draft_of (match);
  change (&draft, UMP_CHANGE_ENTRY, 1,
          "market 12,41,62,50,bet-4"); /* the same cards: no card is called otherwise */
  ump_correction_free (fits);
  fits = correct (&draft);
  assert_outcomes (fits, "o.....");
  draft_clear (&draft);
}

/* As it is comes first, however well the other card would fit. */
static void
test_as_it_is_comes_first (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  Draft draft = draft_of (match);
  g_autoptr (UmpCorrection) correction = NULL;
  g_autofree char *either = NULL;

  accept_all (match, (const char *const[]){ "deal", "ana: play cat-7 1", "bea: play mirror-7 2",
                                            "carlos: play mirror-2 2", "ana: play mirror-7 2", NULL });
  change (&draft, UMP_CHANGE_ENTRY, 3, "bea: play mirror-1 2");
  correction = correct (&draft);
  g_assert_cmpuint (correction->stop, ==, 0);
  g_assert_nonnull (ump_correction_outcome (correction, 6)->either);
  either = print (match, ump_correction_outcome (correction, 6)->either);
  g_assert_cmpstr (either, ==, "ana: play mirror-1 pile=2");
  draft_clear (&draft);
}

/* The cards are gathered: what they were called before is no matter behind that. */
static void
test_gathered (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  Draft draft = draft_of (match);
  g_autoptr (UmpCorrection) correction = NULL;

  accept_all (match,
              (const char *const[]){ "deal", "ana: play cat-7", "tally ana 0 0 0 0", "tally bea 0 0 0 0",
                                     "tally carlos 0 0 0 0", "deal", "bea: play cat-7", NULL });
  change (&draft, UMP_CHANGE_ENTRY, 2, "ana: play cat-1");
  correction = correct (&draft);
  assert_outcomes (correction, "o.....");
  g_assert_null (ump_correction_outcome (correction, 8)->either);
  draft_clear (&draft);
}

/* ---- what comes out otherwise --------------------------------------------------------------------- */

static void
test_otherwise (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("pad");
  Draft draft = draft_of (match);
  g_autoptr (UmpCorrection) correction = NULL;

  for (int i = 0; i < 9; i++) {
    g_autofree char *line =
        g_strdup_printf ("enter %s %d", (const char *[]){ "ana", "bea", "carlos" }[i % 3], i);

    fixture_accept (match, line);
  }
  change (&draft, UMP_CHANGE_ENTRY, 4, "enter ana 30");
  correction = correct (&draft);
  /* the last of the round closes another row; the rounds behind it are as they were */
  assert_outcomes (correction, "o.~...");
  g_assert_cmpint (correction->totals_before[0].points, ==, 9);
  g_assert_cmpint (correction->totals_after[0].points, ==, 36);
  draft_clear (&draft);
}

/* ---- what is refused already ------------------------------------------------------------------------ */

static void
test_stopped_log (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  Draft draft = draft_of (match);
  g_autoptr (UmpCorrection) fits = NULL, behind = NULL;

  fixture_accept (match, "deal");
  ump_match_load (match, read (match, "bea: play cat-1"));
  ump_match_load (match, read (match, "bea: play cat-2"));
  ump_match_load (match, read (match, "carlos: play cat-5"));
  change (&draft, UMP_CHANGE_LEAVE_OUT, 4, NULL);
  behind = correct (&draft);
  g_assert_true (behind->was_refused);
  g_assert_cmpuint (behind->stop, ==, 2);
  g_assert_cmpint (behind->refused.kind, ==, UMP_TURN);
  g_assert_cmpint (behind->own.kind, ==, UMP_ACCEPTED);
  g_array_set_size (draft.changes, 0);
  change (&draft, UMP_CHANGE_ENTRY, 2, "ana: play cat-1");
  fits = correct (&draft);
  g_assert_cmpuint (fits->stop, ==, 0);
  assert_outcomes (fits, "oaa");
  draft_clear (&draft);
}

/* ---- what was taken back ------------------------------------------------------------------------------ */

static void
test_put_back (void)
{
  g_autoptr (UmpMatch) match = three_plays ();
  Draft draft = draft_of (match);
  g_autoptr (UmpCorrection) left = NULL, back = NULL, one = NULL;

  change (&draft, UMP_CHANGE_LEAVE_OUT, 3, NULL);
  change (&draft, UMP_CHANGE_LEAVE_OUT, 4, NULL);
  left = correct (&draft);
  draft_clear (&draft);
  draft = draft_of (left->result);
  /* in their order, whichever is put back first */
  put_back (&draft, 3, 1);
  put_back (&draft, 3, 0);
  back = correct (&draft);
  assert_log (back->result, 2,
              "ana: play cat-5; [bea: play cat-4, carlos: play cat-4]r; bea: play cat-4; carlos: play cat-4");
  g_assert_cmpuint (back->stop, ==, 0);
  g_assert_cmpstr (ump_match_entry (back->result, 4)->at, ==, AT);
  g_array_set_size (draft.changes, 1);
  one = correct (&draft);
  g_assert_cmpint (one->own.kind, ==, UMP_TURN);
  g_assert_null (ump_match_correct_at (left->result, UMP_CHANGE_PUT_BACK, 2, NULL));
  draft_clear (&draft);
}

/* What could be redone cannot any more, and stands where it stood. */
static void
test_undone (void)
{
  g_autoptr (UmpMatch) match = three_plays ();
  g_autoptr (UmpCorrection) correction = NULL;

  g_assert_true (ump_match_undo (match));
  g_assert_true (ump_match_undo (match));
  correction = ump_match_correct_at (match, UMP_CHANGE_LEAVE_OUT, 2, NULL);
  assert_log (correction->result, 2, "[ana: play cat-5]r; [bea: play cat-4]x; [carlos: play cat-4]x");
  assert_log (match, 2, "ana: play cat-5; [bea: play cat-4]u; [carlos: play cat-4]u");
}

/* ---- who sits where ---------------------------------------------------------------------------------- */

static const char *const OTHER_IDS[] = { "ana", "carlos", "bea", NULL };
static const char *const OTHER_NAMES[] = { "Ana", "Carlos", "Bea", NULL };

static void
test_seats (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("level-8");
  const UmpChange seats = { .type = UMP_CHANGE_SEATS, .ids = OTHER_IDS, .names = OTHER_NAMES };
  g_autoptr (UmpCorrection) correction = NULL, back = NULL;
  UmpChange again = { .type = UMP_CHANGE_SEATS,
                      .ids = (const char *const *) ump_match_setup (match)->ids,
                      .names = (const char *const *) ump_match_setup (match)->names };

  accept_all (match,
              (const char *const[]){ "deal red-1", "bea: note \"mine\"", "ana: draw stock",
                                     "ana: lay red-4,blue-5,green-6 red-10,blue-11,green-12",
                                     "ana: discard red-2", "bea: draw ana", "bea: discard red-3", NULL });
  g_assert_true (ump_match_undo (match));
  correction = ump_match_correct (match, &seats, 1, UMP_CORRECT_PLAIN, AT, NULL);
  g_assert_cmpuint (correction->stop, ==, 0);
  assert_outcomes (correction, "");
  assert_log (correction->result, 2,
              "bea: note mine; ana: draw stock; ana: lay red-4,blue-5,green-6 red-10,blue-11,green-12; "
              "ana: discard red-2; carlos: draw ana; [carlos: discard red-3]x");
  g_assert_cmpstr (ump_match_setup (correction->result)->ids[1], ==, "carlos");
  back = ump_match_correct (correction->result, &again, 1, UMP_CORRECT_PLAIN, AT, NULL);
  assert_log (back->result, 6, "bea: draw ana; [bea: discard red-3]x");
}

/* What waits is still said in words when options and seats are others. */
static void
test_seats_and_an_option (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("level-8");
  const UmpChange changes[] = { { .type = UMP_CHANGE_OPTION, .name = "skips", .text = "3" },
                                { .type = UMP_CHANGE_SEATS, .ids = OTHER_IDS, .names = OTHER_NAMES } };
  const char *const names[] = { "by", "from" }, *const values[] = { "zoe", "stock" };
  g_autoptr (UmpCorrection) correction = NULL;
  g_autofree char *reason = NULL;

  ump_match_load (match, ump_entry_new (ump_match_game (match), "draw", names, values, 2, NULL));
  correction = ump_match_correct (match, changes, G_N_ELEMENTS (changes), UMP_CORRECT_PLAIN, AT, NULL);
  g_assert_cmpuint (correction->stop, ==, 1);
  reason = ump_match_reason (correction->result, &correction->refused, NULL);
  g_assert_cmpstr (reason, ==, "The players of this game are ana, bea, carlos.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/correction/change", test_change);
  g_test_add_func ("/correction/change-behind-a-note", test_change_behind_a_note);
  g_test_add_func ("/correction/add", test_add);
  g_test_add_func ("/correction/add-before-a-changed-one", test_add_before_a_changed_one);
  g_test_add_func ("/correction/leave-out", test_leave_out);
  g_test_add_func ("/correction/let-stand", test_let_stand);
  g_test_add_func ("/correction/options", test_options);
  g_test_add_func ("/correction/follow", test_follow);
  g_test_add_func ("/correction/exchanged", test_exchanged);
  g_test_add_func ("/correction/as-it-is-comes-first", test_as_it_is_comes_first);
  g_test_add_func ("/correction/gathered", test_gathered);
  g_test_add_func ("/correction/otherwise", test_otherwise);
  g_test_add_func ("/correction/stopped-log", test_stopped_log);
  g_test_add_func ("/correction/put-back", test_put_back);
  g_test_add_func ("/correction/undone", test_undone);
  g_test_add_func ("/correction/seats", test_seats);
  g_test_add_func ("/correction/seats-and-an-option", test_seats_and_an_option);
  return g_test_run ();
}
