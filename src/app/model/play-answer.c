/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "play-answer.h"

#include <string.h>

#include "core/difference.h"
#include "entry-words.h"
#include "precedents.h"
#include "typed.h"
#include "core/shown.h"

#define MOST_WAYS 3

static void
set (UmpAnswer *answer, UmpAnswerType type, char *title, char *body)
{
  ump_answer_clear (answer);
  answer->type = type;
  answer->title = title;
  answer->body = body != NULL && body[0] == '\0' ? (g_free (body), NULL) : body;
}

void
ump_answer_info (UmpAnswer *answer, const char *title, const char *body)
{
  set (answer, UMP_ANSWER_INFO, g_strdup (title), g_strdup (body));
}

/* ---- sentences of entries ------------------------------------------------------------ */

/* "Diego, cat 2 on pile 1": where no verb follows the comma is a pause for those who listen. */
char *
ump_with_name (const char *who, const UmpText *what, const UmpSetup *setup)
{
  g_autofree char *words = ump_text_format (what, setup, ump_play_words ());

  if (who == NULL)
    return g_steal_pointer (&words);
  if (words[0] == '\0')
    return g_strdup (who);
  while (g_str_has_prefix (what->message, "{t")) /* of several parts */
    what = what->args[0].text;
  if (what->message[0] == '{' && what->message[1] != 'w') /* words that change are what was done */
    /* Translators: who, and what the entry says: "Diego, cat 2 on pile 1". */
    return g_strdup_printf (_ ("%s, %s"), who, words);
  /* Translators: who, and what that person does: "Diego ends" */
  return g_strdup_printf (C_ ("sentence", "%s %s"), who, words);
}

/* More sentences, or more cards, than these nobody follows: then it is said step by step. */
#define MOST_TRANSFERS 2
#define MOST_CARDS 3

/* Takes the transfers; NULL for more than can be said. */
static char *
transfers_say (GArray *taken, const UmpTable *before, const UmpSetup *setup, UmpTable **steps_from)
{
  g_autoptr (GArray) transfers = taken;
  GString *text = g_string_new (NULL);
  guint n_cards = 0;

  if (transfers == NULL) {
    if (steps_from != NULL)
      *steps_from = ump_table_copy (before);
    return g_string_free (g_string_append (text, _ ("Several cards lie differently.")), FALSE);
  }
  for (guint t = 0; t < transfers->len; t++)
    n_cards += g_array_index (transfers, UmpTransfer, t).cards->len;
  if (transfers->len > MOST_TRANSFERS || n_cards > MOST_CARDS) {
    g_string_append_printf (
        text, ngettext ("%u card lies differently.", "%u cards lie differently.", n_cards), n_cards);
    if (steps_from != NULL)
      *steps_from = ump_table_copy (before);
    return g_string_free (text, FALSE);
  }
  for (guint t = 0; t < transfers->len; t++) {
    g_autofree char *one =
        ump_transfer_say (setup, &g_array_index (transfers, UmpTransfer, t), ump_play_words ());

    g_string_append_printf (text, "%s%s", t > 0 ? " " : "", one);
  }
  return g_string_free (text, FALSE);
}

guint
ump_count_moves (const UmpMatch *match, guint from)
{
  guint n = 0;

  for (guint k = from; k <= ump_match_n_entries (match); k++)
    n += !ump_entry_is_void (ump_match_entry (match, k));
  return n;
}

gboolean
ump_say_ruled (const UmpMatch *match, const UmpEntry *entry, UmpSay *say)
{
  g_auto (UmpMove) move;
  UmpVerdict verdict;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  return ump_entry_read (ump_match_setup (match), NULL, entry, &move, &verdict) &&
         ump_match_try_ruled (match, &move, say, NULL);
}

/* What an entry of the log says, or said before it was taken back. FALSE where only its line can tell. table:
 * that after it. */
static gboolean
say_entry (UmpMatch *match, guint number, const UmpTable *table, UmpSay *say)
{
  UmpEntry *entry = ump_match_entry (match, number);
  guint checked = ump_match_checked (match);

  if (number <= checked && !ump_entry_is_void (entry)) {
    ump_match_say (match, number, table, say);
    return TRUE;
  }
  if (number <= checked ? ump_match_say_void (match, number, table, say)
                        : number == checked + 1 && ump_say_ruled (match, entry, say))
    return TRUE;
  return ump_entry_says (ump_match_setup (match),
                         ump_entry_is_void (entry) ? ump_entry_child (entry, 0) : entry, say);
}

/* "Ana: 7" is of Ana: who it is, and the rest of the words; NULL where they do not begin with a name. */
static char *
take_name (const UmpSetup *setup, const UmpText *what, char *words)
{
  const char *name = what->message != NULL && g_str_has_prefix (what->message, "{p0}")
                         ? setup->shown[what->args[0].number]
                         : NULL;
  gsize n = name != NULL ? strlen (name) : 0;

  if (n == 0 || strncmp (words, name, n) != 0 || (words[n] != ':' && words[n] != ',') || words[n + 1] != ' ')
    return NULL;
  memmove (words, words + n + 2, strlen (words + n + 2) + 1);
  return g_strdup (name);
}

static gboolean
begins_round (const UmpMatch *match, guint number)
{
  UmpEffectSpan span = ump_match_effects (match, number);

  for (gsize i = 0; i < span.n; i++)
    if (span.effects[i].type == UMP_EFFECT_COUNTER && span.effects[i].counter.index == UMP_COUNTER_ROUND)
      return TRUE;
  return FALSE;
}

static gboolean
reads_the_same (const UmpEntry *a, const UmpEntry *b)
{
  if (ump_entry_is_void (a) || ump_entry_is_void (b) || a->verb != b->verb || g_strcmp0 (a->by, b->by) != 0 ||
      a->n_values != b->n_values || g_strcmp0 (ump_entry_text (a), ump_entry_text (b)) != 0)
    return FALSE;
  for (int i = 0; i < a->n_values; i++)
    if (g_strcmp0 (a->values[i], b->values[i]) != 0)
      return FALSE;
  return TRUE;
}

/* How many entries of its round read like that one, and the how manieth of them it is. */
static guint
count_alike (UmpMatch *match, guint number, guint *nth)
{
  const UmpEntry *entry = ump_match_entry (match, number);
  guint n = 1;

  *nth = 1;
  for (guint k = number; k > 1 && !begins_round (match, k); k--)
    *nth += reads_the_same (ump_match_entry (match, k - 1), entry);
  n = *nth;
  for (guint k = number + 1; k <= ump_match_checked (match) && !begins_round (match, k); k++)
    n += reads_the_same (ump_match_entry (match, k), entry);
  return n;
}

/* Takes the name. */
static char *
which_of (UmpMatch *match, guint number, char *name)
{
  g_autofree char *bare = name;
  guint nth, n = number <= ump_match_checked (match) ? count_alike (match, number, &nth) : 1;

  if (n == 1 || ump_entry_is_void (ump_match_entry (match, number)))
    return g_steal_pointer (&bare);
  switch (nth) {
  /* Translators: which of several that read the same: "Rachel, round 1: draws from deck 3 (the second)" */
  case 1: return g_strdup_printf (_ ("%s (the first)"), bare);
  case 2: return g_strdup_printf (_ ("%s (the second)"), bare);
  case 3: return g_strdup_printf (_ ("%s (the third)"), bare);
  default: return g_strdup_printf (_ ("%s (%u of %u)"), bare, nth, n);
  }
}

/* in_round: in which it was is said too. */
static char *
name_of (UmpPlay *play, UmpMatch *match, guint number, gboolean in_round)
{
  UmpEntry *entry = ump_match_entry (match, number);
  g_autoptr (UmpTable) then = number < ump_match_checked (match) ? ump_match_table_at (match, number) : NULL;
  const UmpTable *table = then != NULL ? then : ump_match_table (match);
  int round = in_round ? ump_table_get (table, UMP_COUNTER_ROUND) : 0;
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  g_autofree char *who = NULL, *words = NULL;
  gboolean said = say_entry (match, number, table, say);

  if (ump_entry_n_children (entry) > 0)
    entry = ump_entry_child (entry, 0);
  who = ump_play_person_shown (play, entry->by);
  if (said && round == 0)
    return ump_with_name (who, &say->what, ump_match_setup (match));
  words = said ? ump_text_format (&say->what, ump_match_setup (match), ump_play_words ())
               : ump_entry_words (ump_match_setup (match), entry);
  if (round == 0)
    /* Translators: who, and what the entry says: "Diego, cat 2 on pile 1". */
    return who != NULL ? g_strdup_printf (_ ("%s, %s"), who, words) : g_steal_pointer (&words);
  if (who == NULL && said)
    who = take_name (ump_match_setup (match), &say->what, words);
  if (who == NULL)
    /* Translators: which round, and what the entry says: "Round 2: Deal, Ana begins" */
    return g_strdup_printf (_ ("Round %d: %s"), round, words);
  /* Translators: who, in which round, and what the entry says: "Diego, round 2: cat 2 on pile 1" */
  return g_strdup_printf (_ ("%s, round %d: %s"), who, round, words);
}

char *
ump_play_sentence (UmpPlay *play, guint number)
{
  return name_of (play, ump_play_match (play), number, FALSE);
}

char *
ump_play_brief_in (UmpPlay *play, UmpMatch *match, guint number)
{
  return name_of (play, match, number, ump_match_game (match)->no_table);
}

char *
ump_play_name_in (UmpPlay *play, UmpMatch *match, guint number)
{
  return which_of (match, number, name_of (play, match, number, TRUE));
}

char *
ump_play_name (UmpPlay *play, guint number)
{
  return ump_play_name_in (play, ump_play_match (play), number);
}

gboolean
ump_play_say_move (UmpPlay *play, const UmpMove *move, const char **who, UmpSay *say)
{
  UmpMatch *match = ump_play_match (play);
  UmpVerdict verdict;

  *who = move->by != UMP_NOBODY ? ump_match_setup (match)->shown[move->by] : NULL;
  return ump_match_preview (match, move, say, NULL, &verdict);
}

static char *
hands_of (UmpPlay *play, guint number)
{
  UmpMatch *match = ump_play_match (play);
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);

  ump_match_say (match, number, number == ump_match_checked (match) ? ump_match_table (match) : NULL, say);
  return ump_text_format (&say->hands, ump_match_setup (match), ump_play_words ());
}

/* ---- answers ---------------------------------------------------------------------------- */

/* The kind of a refusal in the few words of a title. */
static const char *
kind_words (UmpKind kind)
{
  switch (kind) {
  case UMP_FORM: return _ ("Refused: it cannot be read like this");
  case UMP_TURN: return _ ("Refused: it is not the moment");
  case UMP_FACT: return _ ("Refused: the cards say otherwise");
  case UMP_RULE: return _ ("Refused: the rules say otherwise");
  case UMP_ACCEPTED: break;
  }
  return _ ("Refused");
}

static void
take_verdict (UmpAnswer *answer, UmpPlay *play, const UmpVerdict *verdict)
{
  UmpMatch *match = ump_play_match (play);

  answer->kind = verdict->kind;
  answer->rule = g_strdup (ump_match_rule_id (match, verdict));
  answer->cause = verdict->cause;
  answer->cause_name = verdict->cause > 0 ? ump_play_name (play, verdict->cause) : NULL;
  answer->waivable = ump_match_may_waive (match, verdict);
}

/* Some slips no ruling mends: a card on a place where nothing lies is refused with it as well. */
static void
ask_ruling (UmpAnswer *answer, UmpPlay *play)
{
  g_autoptr (UmpEntry) ruled = NULL;
  UmpVerdict verdict;

  if (answer->entry == NULL || !answer->waivable)
    return;
  ruled = ump_entry_with (answer->entry, "-", NULL);
  answer->waivable = ump_match_judge (ump_play_match (play), ruled, &verdict);
}

static void answer_entry (UmpAnswer *answer, UmpPlay *play, guint number);

/* The last entry's answer again, unless the cards are to be set up now: then that is what has to be said. */
static void
answer_last (UmpAnswer *answer, UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  guint number = ump_match_undo_entry (match);
  g_autoptr (UmpSteps) steps = NULL;

  if (number == 0 || number != ump_match_checked (match) || ump_play_is_over (play))
    return;
  steps = ump_steps_new (ump_match_table (match));
  if (steps->steps->len == 0)
    answer_entry (answer, play, number);
}

void
ump_answer_for_log (UmpAnswer *answer, UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  const UmpVerdict *refusal = ump_match_refusal (match);
  guint number = ump_match_checked (match) + 1, n;
  g_autofree char *name = NULL, *reason = NULL;
  GString *body;

  ump_answer_clear (answer);
  if (refusal == NULL) {
    answer_last (answer, play);
    return;
  }
  name = ump_play_name (play, number);
  reason = ump_match_reason (match, refusal, ump_play_words ());
  body = g_string_new (NULL);
  g_string_printf (body, _ ("What is entered now goes in before “%s”."), name);
  n = ump_count_moves (match, number + 1);
  if (n > 0)
    g_string_append_printf (g_string_append_c (body, ' '), ngettext ("One move waits.", "%u moves wait.", n),
                            n);
  set (answer, UMP_ANSWER_WAITS, g_strdup_printf (_ ("The log waits: %s"), reason),
       g_string_free (body, FALSE));
  take_verdict (answer, play, refusal);
  answer->number = number;
  answer->waivable = FALSE;
}

static void
answer_entry (UmpAnswer *answer, UmpPlay *play, guint number)
{
  UmpMatch *match = ump_play_match (play);
  g_autofree char *sentence = ump_play_sentence (play, number);
  UmpVerdict verdict = { 0 };

  ump_match_verdict (match, number, &verdict);
  if (verdict.ruled) {
    g_autofree char *hands = hands_of (play, number);
    g_autofree char *reason = ump_shown (ump_entry_ruling (ump_match_entry (match, number)), UMP_SHOWN_TEXT);
    g_autofree char *quoted = g_strdup_printf (_ ("“%s”"), reason);

    set (answer, UMP_ANSWER_RULING, g_strdup_printf (_ ("By ruling: %s"), sentence),
         hands[0] != '\0' ? g_strdup_printf ("%s\n%s", hands, quoted) : g_strdup (quoted));
    take_verdict (answer, play, &verdict);
    answer->waivable = FALSE;
  } else {
    set (answer, UMP_ANSWER_ACCEPTED, g_strdup_printf (_ ("Accepted: %s"), sentence),
         hands_of (play, number));
    answer->hands = TRUE;
  }
  answer->sentence = g_steal_pointer (&sentence);
  answer->number = number;
}

void
ump_answer_accepted (UmpAnswer *answer, UmpPlay *play, UmpEntry *entry)
{
  answer_entry (answer, play, ump_match_n_entries (ump_play_match (play)));
  answer->entry = ump_entry_ref (entry);
}

char *
ump_last_sentences (UmpPlay *play, guint n)
{
  guint last = ump_match_undo_entry (ump_play_match (play));
  char *said = ump_play_sentence (play, last - n + 1);

  for (guint k = last - n + 2; k <= last; k++) {
    g_autofree char *first = said, *second = ump_play_sentence (play, k);

    /* Translators: two entries that were entered at once: "Ana, ends; Bea, 36 to the line". */
    said = g_strdup_printf (_ ("%s; %s"), first, second);
  }
  return said;
}

char *
ump_last_hands (UmpPlay *play, guint n)
{
  guint last = ump_match_undo_entry (ump_play_match (play));
  int verb = ump_match_entry (ump_play_match (play), last)->verb;
  g_autofree char *after = hands_of (play, last), *before = NULL;

  /* of what is turned up at once only the last word is left to do */
  if (n != 2 || (verb >= 0 && ump_play_game (play)->verbs[verb].together))
    return g_steal_pointer (&after);
  before = hands_of (play, last - 1);
  return g_strconcat (before, before[0] != '\0' && after[0] != '\0' ? " " : "", after, NULL);
}

void
ump_answer_joined (UmpAnswer *answer, UmpPlay *play, guint n)
{
  guint number = ump_match_n_entries (ump_play_match (play));
  g_autofree char *all = ump_last_sentences (play, n);

  set (answer, UMP_ANSWER_ACCEPTED, g_strdup_printf (_ ("Accepted: %s"), all), ump_last_hands (play, n));
  answer->hands = TRUE;
  answer->sentence = g_steal_pointer (&all);
  answer->number = number;
  answer->entry = ump_entry_ref (ump_match_entry (ump_play_match (play), number));
}

/* What the move would say now, whoever says it. */
static char *
what_of (UmpPlay *play, const UmpMove *move)
{
  UmpMatch *match = ump_play_match (play);
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) now;

  ump_move_init (&now, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_move_copy (&now, move);
  now.by = ump_table_turn (ump_match_table (match));
  if (!ump_match_preview (match, &now, say, NULL, &verdict))
    return ump_notation_print_move (ump_match_setup (match), &now);
  return ump_text_format (&say->what, ump_match_setup (match), ump_play_words ());
}

void
ump_answer_gathered (UmpAnswer *answer, UmpPlay *play, const UmpMove *move)
{
  g_autofree char *what = what_of (play, move);
  guint n = ump_play_n_gathered (play), wanted = ump_play_n_wanted (play, move->verb);

  /* Translators: of the cards that are turned up at once: "2 of 4: 7 of clubs on floor 5". */
  set (answer, UMP_ANSWER_INFO, g_strdup_printf (_ ("%u of %u: %s"), n, wanted, what),
       n == 1 ? g_strdup (_ ("All are entered with the last one, in the order of play.")) : NULL);
}

void
ump_answer_ungathered (UmpAnswer *answer, UmpPlay *play, const UmpMove *move)
{
  g_autofree char *what = what_of (play, move);

  set (answer, UMP_ANSWER_INFO, g_strdup_printf (_ ("Taken out again: %s"), what), NULL);
}

void
ump_answer_for_entry (UmpAnswer *answer, UmpPlay *play, guint number)
{
  UmpMatch *match = ump_play_match (play);

  if (number == 0) {
    set (answer, UMP_ANSWER_INFO, g_strdup (_ ("Before the first move")), NULL);
  } else if (number == ump_match_checked (match) + 1) {
    ump_answer_for_log (answer, play);
  } else if (ump_entry_is_void (ump_match_entry (match, number))) {
    g_autofree char *line = ump_play_sentence (play, number);
    set (answer, UMP_ANSWER_INFO, g_strdup (_ ("It no longer counts")), g_steal_pointer (&line));
  } else if (number > ump_match_checked (match)) {
    g_autofree char *name = ump_play_name (play, number);
    set (answer, UMP_ANSWER_WAITS, g_strdup_printf (_ ("“%s” waits"), name),
         g_strdup (_ ("It is judged once the move at which the log waits fits.")));
  } else {
    answer_entry (answer, play, number);
  }
}

/* What could be entered instead; in silent recorder mode nobody wants to know. */
static void
find_ways (UmpAnswer *answer, UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);

  if (answer->entry == NULL || !ump_play_advises (play))
    return;
  answer->ways = ump_match_near (match, answer->entry, FALSE, MOST_WAYS);
  if (answer->ways->len > 0)
    answer->way = ump_typed_words (play, answer->ways->pdata[0]);
}

/* What was done before; in silent recorder mode nobody wants to know. */
static void
find_precedents (UmpAnswer *answer, UmpPlay *play)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  if (!answer->waivable || answer->rule == NULL || !ump_play_advises (play))
    return;
  answer->precedents = ump_precedents_find (ump_play_library (play), ump_play_game (play), answer->rule, now,
                                            ump_store_path (ump_play_store (play)));
  answer->precedent = ump_precedents_say (answer->precedents, now);
}

void
ump_answer_refused (UmpAnswer *answer, UmpPlay *play, UmpEntry *entry, const UmpVerdict *verdict)
{
  if (entry != NULL)
    ump_entry_ref (entry);
  set (answer, UMP_ANSWER_REFUSED, g_strdup (kind_words (verdict->kind)),
       ump_match_reason (ump_play_match (play), verdict, ump_play_words ()));
  take_verdict (answer, play, verdict);
  answer->entry = entry;
  ask_ruling (answer, play);
  find_precedents (answer, play);
  find_ways (answer, play);
}

void
ump_answer_not_now (UmpAnswer *answer, UmpPlay *play, UmpEntry *entry, const UmpVerdict *verdict)
{
  g_autofree char *reason = ump_match_reason (ump_play_match (play), verdict, ump_play_words ());

  if (entry != NULL)
    ump_entry_ref (entry);
  set (answer, UMP_ANSWER_NOT_NOW, g_strdup (_ ("Not now")), g_steal_pointer (&reason));
  take_verdict (answer, play, verdict);
  answer->entry = entry;
  ask_ruling (answer, play);
}

void
ump_answer_may_be (UmpAnswer *answer, UmpPlay *play, UmpEntry *entry)
{
  g_autofree char *words = ump_typed_entry_words (play, entry);

  set (answer, UMP_ANSWER_INFO, g_strdup_printf (_ ("That may be: %s"), words),
       g_strdup (_ ("Nothing is entered yet.")));
  answer->entry = ump_entry_ref (entry);
}

void
ump_answer_undone (UmpAnswer *answer, const char *what, const char *hands)
{
  set (answer, UMP_ANSWER_INFO, g_strdup_printf (_ ("Taken back: %s"), what), g_strdup (hands));
  answer->hands = answer->body != NULL;
  answer->undone = TRUE;
}

void
ump_answer_redone (UmpAnswer *answer, const char *what, const char *hands)
{
  set (answer, UMP_ANSWER_INFO, g_strdup_printf (_ ("Again: %s"), what), g_strdup (hands));
  answer->hands = answer->body != NULL;
}

void
ump_answer_went_back (UmpAnswer *answer, guint taken, const char *hands)
{
  set (answer, UMP_ANSWER_INFO,
       g_strdup_printf (ngettext ("%u move taken back", "%u moves taken back", taken), taken),
       g_strconcat (hands, hands[0] != '\0' ? " " : "",
                    ngettext ("Undo brings it back.", "Undo brings them back.", taken), NULL));
}

char *
ump_undone_say (const UmpTable *before, const UmpTable *after, UmpTable **steps_from)
{
  GArray *returns = ump_table_returns (before, after);

  return returns != NULL ? transfers_say (returns, before, after->setup, steps_from) : g_strdup ("");
}

char *
ump_returns_say (const UmpTable *before, const UmpTable *after, UmpTable **steps_from)
{
  return transfers_say (ump_table_returns (before, after), before, after->setup, steps_from);
}

char *
ump_transfers_say (const UmpTable *before, const UmpTable *after, UmpTable **steps_from)
{
  return transfers_say (ump_table_transfers (before, after), before, after->setup, steps_from);
}

char *
ump_answer_heading (const UmpAnswer *answer)
{
  const char *what = answer->sentence != NULL ? answer->sentence : answer->title;

  switch (answer->safety) {
  case UMP_SAFE: break;
  case UMP_HELD:
  /* Translators: what was entered, while it is being written on the disk: "Saving: Diego, cat 2 on pile
   * 1". */
  case UMP_SAVING: return g_strdup_printf (_ ("Saving: %s"), what);
  /* Translators: what was entered and could not be written on the disk. */
  case UMP_UNSAVED: return g_strdup_printf (_ ("Not saved: %s"), what);
  }
  return g_strdup (answer->title);
}

/* ---- one sentence ------------------------------------------------------------------------ */

static void
append_sentence (GString *out, const char *text)
{
  gsize n = out->len;

  while (n > 0 && out->str[n - 1] == '.')
    g_string_truncate (out, --n);
  if (n > 0)
    g_string_append (out, g_str_has_suffix (out->str, ":") ? " " : ". ");
  g_string_append (out, text);
}

char *
ump_answer_spoken (const UmpAnswer *answer)
{
  GString *out = g_string_new (NULL);
  g_autofree char *heading = ump_answer_heading (answer);

  switch (answer->type) {
  case UMP_ANSWER_NONE: break;
  case UMP_ANSWER_REFUSED:
    /* Translators: begins the sentence of a refusal. */
    append_sentence (out, _ ("Refused:"));
    append_sentence (out, answer->body != NULL ? answer->body : "");
    if (answer->precedent != NULL)
      append_sentence (out, answer->precedent);
    break;
  case UMP_ANSWER_NOT_NOW:
    g_string_append (out, _ ("Not now:"));
    append_sentence (out, answer->body != NULL ? answer->body : "");
    break;
  default:
    g_string_append (out, heading);
    if (answer->body != NULL)
      append_sentence (out, answer->body);
    break;
  }
  if (answer->rule != NULL) {
    while (out->len > 0 && out->str[out->len - 1] == '.')
      g_string_truncate (out, out->len - 1);
    /* Translators: ends the sentence of a refusal: "…, rule LI-4". */
    g_string_append_printf (out, _ (", rule %s"), answer->rule);
  }
  if (answer->way != NULL) {
    g_autofree char *way = g_strdup_printf (_ ("Possible: %s"), answer->way);
    append_sentence (out, way);
  }
  return g_string_free (out, FALSE);
}
