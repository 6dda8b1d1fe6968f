/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a draft changes: its own changes, what goes with them, what comes out otherwise, where it stops. */
#include "config.h"

#include <glib/gi18n.h>

#include "correction-later.h"

#include "core/shown.h"
#include "entry-words.h"

#include <string.h>

#include "words.h"

/* So many moves are told one by one. */
#define MAX_CHANGES 60
/* So many that do the same are looked at for what is said of them: a sum that is another one now. */
#define MAX_LOOKED 120

struct _UmpLaterItem {
  GObject parent_instance;
  UmpLater later;
};

G_DEFINE_FINAL_TYPE (UmpLaterItem, ump_later_item, G_TYPE_OBJECT)

const UmpLater *
ump_later_item_get (UmpLaterItem *self)
{
  return &self->later;
}

static void
ump_later_item_finalize (GObject *object)
{
  UmpLater *later = &UMP_LATER_ITEM (object)->later;

  g_free (later->name);
  g_free (later->text);
  g_free (later->either);
  g_free (later->cause);
  G_OBJECT_CLASS (ump_later_item_parent_class)->finalize (object);
}

static void
ump_later_item_class_init (UmpLaterItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_later_item_finalize;
}

static void
ump_later_item_init (UmpLaterItem *self)
{
}

/* What the list is made of. other_people: others sit on the seats, so names are no difference. */
typedef struct {
  UmpCorrectionDraft *draft;
  UmpPlay *play;
  UmpMatch *match;
  const UmpCorrection *tried;
  GListStore *list;
  gboolean other_people;
} Telling;

/* Takes name and text; what it gives is the list's. */
static UmpLater *
add (Telling *telling, UmpLaterKind kind, char *name, char *text)
{
  g_autoptr (UmpLaterItem) item = g_object_new (UMP_TYPE_LATER_ITEM, NULL);

  item->later.kind = kind;
  item->later.name = name;
  item->later.text = text;
  g_list_store_append (telling->list, item);
  return &item->later;
}

static UmpLater *
add_words (Telling *telling, char *text)
{
  return add (telling, UMP_LATER_WORDS, g_strdup (""), text);
}

static char *
name_of (Telling *telling, guint number)
{
  return ump_correction_draft_name (telling->draft, number);
}

/* ---- what differs ---------------------------------------------------------------------------- */

/* Takes words that both lists have out of both, in order. */
static void
leave_differences (GPtrArray *a, GPtrArray *b)
{
  for (guint i = 0; i < a->len;) {
    guint k = 0;

    while (k < b->len && strcmp (b->pdata[k], a->pdata[i]) != 0)
      k++;
    if (k < b->len) {
      g_ptr_array_remove_index (a, i);
      g_ptr_array_remove_index (b, k);
    } else {
      i++;
    }
  }
}

static GPtrArray *
words_in (const char *value)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) parts = g_strsplit (value, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    g_ptr_array_add (words, g_strdup (parts[i]));
  return words;
}

static char *
joined (GPtrArray *words)
{
  g_ptr_array_add (words, NULL);
  return g_strjoinv (" ", (char **) words->pdata);
}

/* Takes the words that both lists begin with out of both, and those that they end with. */
static void
leave_middle (GPtrArray *a, GPtrArray *b)
{
  while (a->len > 1 && b->len > 1 && strcmp (a->pdata[0], b->pdata[0]) == 0) {
    g_ptr_array_remove_index (a, 0);
    g_ptr_array_remove_index (b, 0);
  }
  while (a->len > 1 && b->len > 1 && strcmp (a->pdata[a->len - 1], b->pdata[b->len - 1]) == 0) {
    g_ptr_array_set_size (a, (int) a->len - 1);
    g_ptr_array_set_size (b, (int) b->len - 1);
  }
}

/* Of two lists only what differs: of cards those that only one has, where both have some; else all. */
static void
narrow (const UmpField *field, char **was, char **now)
{
  g_autoptr (GPtrArray) a = NULL, b = NULL;

  if (field->type == UMP_TYPE_TEXT || *was == NULL || *now == NULL)
    return;
  a = words_in (*was);
  b = words_in (*now);
  if (field->type == UMP_TYPE_CARDS)
    leave_differences (a, b);
  else
    leave_middle (a, b);
  if (a->len == 0 || b->len == 0)
    return;
  g_free (*was);
  g_free (*now);
  *was = joined (a);
  *now = joined (b);
}

/* What comes of an entry of the log; all: behind what it says. A new string. */
static char *
said_of (const UmpMatch *match, guint number, gboolean all)
{
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  g_autofree char *what = NULL, *outcome = NULL;

  ump_match_say (match, number, NULL, say);
  outcome = ump_text_format (&say->outcome, ump_match_setup (match), ump_play_words ());
  if (!all)
    return g_steal_pointer (&outcome);
  what = ump_text_format (&say->what, ump_match_setup (match), ump_play_words ());
  return g_strconcat (what, "\n", outcome, NULL);
}

/* Whether an entry that leaves a part out means that by it: with it, it says the same. */
static gboolean
implies (const UmpMatch *match, guint number, int part, const char *value)
{
  g_autoptr (UmpMatch) other = NULL;
  const UmpEntry *entry = number > 0 ? ump_match_entry (match, number) : NULL;
  g_autofree const char **values = NULL;
  g_autofree char *said = NULL, *as = NULL;

  if (number == 0 || number > ump_match_checked (match))
    return FALSE;
  values = g_memdup2 (entry->values, sizeof (char *) * (gsize) entry->n_values);
  values[part] = value;
  other = ump_match_fork (match, number - 1);
  ump_match_load (other, ump_entry_with_values (entry, entry->by, values));
  if (ump_match_checked (other) < number)
    return FALSE;
  said = said_of (match, number, TRUE);
  as = said_of (other, number, TRUE);
  return g_str_equal (said, as);
}

/* "Elevator 3: 4 3 2 → 2 3 4": the parts in which two entries of one verb and person differ; "" for none. A
 * new string. */
static char *
differences (Telling *telling, const UmpOutcome *outcome)
{
  const UmpEntry *was = outcome->was, *now = outcome->now;
  const UmpSetup *before = ump_match_setup (telling->match),
                 *after = ump_match_setup (telling->tried->result);
  int n;
  const UmpField *attrs = ump_verb_attrs (before->game, was->verb, &n);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n && i < was->n_values && i < now->n_values; i++) {
    g_autofree char *then = g_strdup (was->values[i]), *value = g_strdup (now->values[i]), *old = NULL,
                    *new = NULL;

    if (g_strcmp0 (then, value) == 0 ||
        (then == NULL && implies (telling->match, outcome->was_number, i, value)) ||
        (value == NULL && implies (telling->tried->result, outcome->now_number, i, then)))
      continue;
    narrow (&attrs[i], &then, &value);
    old = ump_words_of_value (before, &attrs[i], then);
    new = ump_words_of_value (after, &attrs[i], value);
    g_string_append (text, text->len > 0 ? C_ ("list of names", ", ") : "");
    if (then == NULL)
      g_string_append_printf (text, _ ("%s: %s"), ump_title_of_field (&attrs[i]), new);
    else
      /* Translators: a part of a move, what it was, and what it becomes: "Elevator 3: 4 3 2 → 2 3 4" */
      g_string_append_printf (text, _ ("%s: %s → %s"), ump_title_of_field (&attrs[i]), old, *new ? new : "–");
  }
  return g_string_free (text, FALSE);
}

/* What an entry of the correction is now that was another one. A new string. */
static char *
becomes (Telling *telling, const UmpOutcome *outcome)
{
  const UmpEntry *was = outcome->was, *now = outcome->now;

  if (was->verb == now->verb && g_strcmp0 (was->by, now->by) == 0) {
    g_autofree char *parts = differences (telling, outcome);

    if (*parts != '\0')
      return g_steal_pointer (&parts);
  }
  if (ump_entry_ruling (now) != NULL && g_strcmp0 (ump_entry_ruling (was), ump_entry_ruling (now)) != 0) {
    g_autofree char *reason = ump_shown (ump_entry_ruling (now), UMP_SHOWN_TEXT);

    return g_strdup_printf (_ ("Let stand: “%s”"), reason);
  }
  {
    g_autofree char *words = name_of (telling, outcome->now_number);

    return g_strdup_printf (_ ("It becomes: %s"), words);
  }
}

/* ---- moves ------------------------------------------------------------------------------------ */

static UmpLater *
add_own (Telling *telling, const UmpOutcome *outcome)
{
  UmpLater *later;
  char *name = outcome->was_number > 0 ? ump_play_name (telling->play, outcome->was_number)
                                       : name_of (telling, outcome->now_number);
  char *text;

  if (outcome->now == NULL)
    text = g_strdup (_ ("Left out"));
  else if (outcome->was == NULL)
    text = g_strdup (_ ("Added"));
  else
    text = becomes (telling, outcome);
  later = add (telling, UMP_LATER_OWN, name, text);
  later->number = outcome->now_number;
  return later;
}

static void
add_follows (Telling *telling, const UmpOutcome *outcome)
{
  g_autofree char *parts = becomes (telling, outcome);

  add (telling, UMP_LATER_FOLLOWS, ump_play_name (telling->play, outcome->was_number),
       g_strdup_printf (_ ("Goes with it: %s"), parts))
      ->number = outcome->now_number;
}

/* What reads the same before and after is not told. always: another name is told, too. NULL: nothing was. */
static UmpLater *
add_other (Telling *telling, const UmpOutcome *outcome, gboolean always)
{
  g_autofree char *was = said_of (telling->match, outcome->was_number, FALSE),
                  *now = said_of (telling->tried->result, outcome->now_number, FALSE),
                  *name = ump_play_name (telling->play, outcome->was_number),
                  *as = name_of (telling, outcome->now_number);
  UmpLater *later;
  char *text;

  if (g_str_equal (was, now) && (!always || telling->other_people || g_str_equal (name, as)))
    return NULL;
  if (g_str_equal (was, now))
    text = g_strdup_printf (_ ("It was: %s"), name);
  else
    /* Translators: what a move does now, and what it did before the correction */
    text = g_strdup_printf (_ ("%s (was: %s)"), *now ? now : "–", *was ? was : "–");
  later = add (telling, UMP_LATER_OTHER, g_steal_pointer (&as), text);
  later->number = outcome->now_number;
  return later;
}

/* The cards that an entry may have named as well. A new string, NULL for none. */
static char *
either_of (Telling *telling, const UmpOutcome *outcome)
{
  const UmpSetup *setup = ump_match_setup (telling->tried->result);
  g_autoptr (GString) cards = g_string_new (NULL);
  int n;
  const UmpField *attrs =
      outcome->either != NULL ? ump_verb_attrs (setup->game, outcome->either->verb, &n) : NULL;

  for (int i = 0; attrs != NULL && i < n && i < outcome->either->n_values; i++) {
    g_autofree char *is = g_strdup (outcome->now->values[i]), *other = g_strdup (outcome->either->values[i]),
                    *words = NULL;

    if (g_strcmp0 (is, other) == 0)
      continue;
    narrow (&attrs[i], &is, &other);
    words = ump_words_of_value (setup, &attrs[i], other);
    g_string_append_printf (cards, "%s%s", cards->len > 0 ? C_ ("list of names", ", ") : "", words);
  }
  /* Translators: a card that a move may have been about as well, as it is called since a correction */
  return cards->len > 0 ? g_strdup_printf (_ ("or %s"), cards->str) : NULL;
}

/* What comes out otherwise, or stays though it may have gone with it. Whether it comes out otherwise. */
static gboolean
add_later (Telling *telling, const UmpOutcome *outcome)
{
  UmpLater *later = add_other (telling, outcome, outcome->type == UMP_OUTCOME_OTHER);
  gboolean other = later != NULL;
  char *either = either_of (telling, outcome);

  if (either == NULL)
    return other;
  if (!other)
    later = add (telling, UMP_LATER_STAYS, name_of (telling, outcome->now_number),
                 g_strdup (_ ("Stays as it is")));
  later->number = outcome->now_number;
  later->either = either;
  return other;
}

/* Whether any comes out otherwise. */
static gboolean
add_moves (Telling *telling)
{
  const UmpCorrection *tried = telling->tried;
  guint n = 0, looked = 0;

  for (guint k = 0; k < tried->outcomes->len; k++) {
    const UmpOutcome *outcome = &g_array_index (tried->outcomes, UmpOutcome, k);

    if (outcome->own)
      add_own (telling, outcome);
    else if (outcome->type == UMP_OUTCOME_FOLLOWS)
      add_follows (telling, outcome);
    else if (outcome->type == UMP_OUTCOME_OTHER && n < MAX_CHANGES)
      n += add_later (telling, outcome);
    else if (outcome->type == UMP_OUTCOME_OTHER)
      n++;
    else if (outcome->type == UMP_OUTCOME_SAME && (outcome->either != NULL || looked++ < MAX_LOOKED) &&
             n < MAX_CHANGES)
      n += add_later (telling, outcome);
  }
  if (n > MAX_CHANGES)
    add_words (telling,
               g_strdup_printf (ngettext ("and one more", "and %u more", n - MAX_CHANGES), n - MAX_CHANGES))
        ->quiet = TRUE;
  return n > 0;
}

/* ---- options, seats and rounds ------------------------------------------------------------------ */

static void
add_setup (Telling *telling)
{
  const UmpSetup *was = ump_match_setup (telling->match), *is = ump_match_setup (telling->tried->result);
  char *seats;

  for (int i = 0; i < was->game->n_options; i++) {
    const UmpField *option = &was->game->options[i];
    g_autofree char *then =
                        ump_words_of_value (was, option, was->option_given[i] ? was->option_text[i] : NULL),
                    *now = ump_words_of_value (is, option, is->option_given[i] ? is->option_text[i] : NULL);

    if (!g_str_equal (then, now))
      add_words (telling, g_strdup_printf (_ ("%s: %s → %s"), ump_title_of_field (option), then, now));
  }
  seats = ump_words_of_seats (was, is);
  telling->other_people = seats != NULL;
  if (seats != NULL)
    add (telling, UMP_LATER_OWN, seats, g_strdup (_ ("The moves stay; their names change.")));
}

/* "Round 1: Ana 3 → 5": of each round that closed in both logs with other points. */
static void
add_rounds (Telling *telling)
{
  const UmpMatch *match = telling->match, *result = telling->tried->result;
  const UmpSetup *setup = ump_match_setup (result);
  guint n = MIN (ump_match_n_rows (match), ump_match_n_rows (result));

  for (guint r = 0; r < n; r++) {
    const UmpRow *was = ump_match_row (match, r), *is = ump_match_row (result, r);
    g_autoptr (GString) text = g_string_new (NULL);

    for (int seat = 0; seat < MIN (was->n_seats, is->n_seats); seat++) {
      g_autofree char *then = ump_words_number (was->points[seat]),
                      *now = ump_words_number (is->points[seat]);

      if (was->points[seat] != is->points[seat])
        g_string_append_printf (text, "%s%s %s → %s", text->len > 0 ? C_ ("list of names", ", ") : "",
                                setup->shown[seat], then, now);
    }
    if (text->len > 0 && was->round == is->round)
      add_words (telling, g_strdup_printf (_ ("Round %d: %s"), (int) is->round, text->str));
  }
}

/* ---- a refusal ------------------------------------------------------------------------------- */

/* With the rule's id, if there is one. A new string. */
static char *
reason_of (const UmpMatch *result, const UmpVerdict *refused)
{
  const char *rule = ump_match_rule_id (result, refused);
  g_autofree char *reason = ump_match_reason (result, refused, ump_play_words ());

  return rule != NULL ? g_strdup_printf ("%s (%s)", reason, rule) : g_steal_pointer (&reason);
}

/* What waits behind the stop, in a log that waited before too. */
static void
add_waiting (Telling *telling)
{
  UmpMatch *result = telling->tried->result;
  guint n = 0;

  for (guint k = ump_match_checked (result) + 2; k <= ump_match_n_entries (result); k++)
    n += !ump_entry_is_void (ump_match_entry (result, k));

  if (n > 0)
    add_words (telling, g_strdup_printf (ngettext ("One move waits.", "%u moves wait.", n), n))->quiet = TRUE;
}

/* A change that cannot be, or a later move that cannot go with it. */
static void
add_stop (Telling *telling)
{
  const UmpCorrection *tried = telling->tried;
  const UmpOutcome *outcome = ump_correction_outcome (tried, tried->stop);
  gboolean own = tried->own.kind != UMP_ACCEPTED || (outcome != NULL && outcome->own);
  const UmpVerdict *refused = tried->own.kind != UMP_ACCEPTED ? &tried->own : &tried->refused;
  guint number = tried->stop > 0 ? tried->stop : ump_correction_own_entry (tried), cause = refused->cause;
  guint n = ump_match_n_entries (tried->result);
  g_autofree char *reason = reason_of (tried->result, refused);
  UmpLater *later =
      add (telling, UMP_LATER_STOP, number > 0 && number <= n ? name_of (telling, number) : g_strdup (""),
           own ? g_strdup_printf (_ ("This cannot stand there. %s"), reason)
               : g_strdup_printf (_ ("Cannot go with it. %s"), reason));

  later->number = number <= n ? number : 0;
  if (cause == 0 || cause > n)
    return;
  later->cause_number = cause;
  later->cause = name_of (telling, cause);
}

GListModel *
ump_later_list_new (UmpCorrectionDraft *draft)
{
  const UmpCorrection *tried = ump_correction_draft_tried (draft);
  const char *why = ump_correction_draft_why (draft);
  GListStore *list = g_list_store_new (UMP_TYPE_LATER_ITEM);
  UmpPlay *play = ump_correction_draft_play (draft);
  Telling telling = { draft, play, ump_play_match (play), tried, list, FALSE };
  gboolean others, stops = tried != NULL && (tried->stop > 0 || tried->own.kind != UMP_ACCEPTED);

  if (tried == NULL) {
    add_words (&telling, g_strdup (why != NULL ? why : _ ("Nothing is changed yet.")));
    return G_LIST_MODEL (list);
  }
  add_setup (&telling);
  others = add_moves (&telling);
  if (stops)
    add_stop (&telling);
  else
    add_rounds (&telling);
  add_waiting (&telling);
  if (!stops && !others && !telling.other_people && ump_correction_count (tried, UMP_OUTCOME_OTHER) == 0 &&
      ump_correction_count (tried, UMP_OUTCOME_FOLLOWS) == 0)
    add_words (&telling, g_strdup (_ ("Every other move is as it was.")));
  return G_LIST_MODEL (list);
}

/* What the last change says, as it is listed. A new string. */
static char *
last_of (Telling *telling)
{
  const UmpOutcome *outcome = ump_correction_draft_last (telling->draft);
  const UmpLater *later;
  g_autoptr (UmpLaterItem) item = NULL;

  if (outcome != NULL && outcome->own)
    later = add_own (telling, outcome);
  else {
    add_setup (telling);
    item = g_list_model_get_item (G_LIST_MODEL (telling->list), 0);
    if (item == NULL)
      return g_strdup (_ ("Correct"));
    later = &item->later;
  }
  return *later->name != '\0' ? g_strdup_printf ("%s. %s", later->name, later->text) : g_strdup (later->text);
}

char *
ump_later_spoken (UmpCorrectionDraft *draft)
{
  const UmpCorrection *tried = ump_correction_draft_tried (draft);
  UmpPlay *play = ump_correction_draft_play (draft);
  g_autoptr (GListStore) list = g_list_store_new (UMP_TYPE_LATER_ITEM);
  Telling telling = { draft, play, ump_play_match (play), tried, list, FALSE };
  g_autofree char *last = NULL, *others = NULL, *scores = NULL, *both = NULL;
  guint n;

  if (tried == NULL)
    return g_strdup (ump_correction_draft_why (draft));
  if (tried->stop > 0 && tried->stop <= ump_match_n_entries (tried->result) &&
      tried->own.kind == UMP_ACCEPTED) {
    g_autofree char *name = name_of (&telling, tried->stop),
                    *reason = ump_match_reason (tried->result, &tried->refused, ump_play_words ());

    /* Translators: a move that cannot be after a correction, and why not */
    return g_strdup_printf (_ ("%s cannot go with it. %s What was it really?"), name, reason);
  }
  if (tried->own.kind != UMP_ACCEPTED)
    return ump_match_reason (tried->result, &tried->own, ump_play_words ());
  n = ump_correction_count (tried, UMP_OUTCOME_OTHER) + ump_correction_count (tried, UMP_OUTCOME_FOLLOWS);
  last = last_of (&telling);
  others = g_strdup_printf (
      ngettext ("One other move comes out differently.", "%u other moves come out differently.", n), n);
  g_object_get (draft, "scores", &scores, NULL);
  /* Translators: what a correction changes, read aloud: the change, what becomes of other moves, the scores
   * (with a blank behind them, or nothing) */
  return g_strdup_printf (_ ("%s. %s %sAccept or keep."), last, others,
                          *scores != '\0' ? (both = g_strconcat (scores, " ", NULL)) : "");
}
