/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "correction-later.h"

#include "core/shown.h"
#include "entry-words.h"

/* So many entries are told one by one. */
#define MAX_CHANGES 60

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

  g_free (later->text);
  g_free (later->rule);
  for (int k = 0; k < later->n_suspects; k++)
    g_free (later->suspects[k].text);
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

/* What the list is made of. */
typedef struct {
  UmpPlay *play;
  const UmpMatch *match;
  const UmpCorrection *tried;
  GListStore *list;
} Telling;

/* Takes the text; what it gives is the list's. */
static UmpLater *
add (Telling *telling, UmpLaterKind kind, char *text)
{
  g_autoptr (UmpLaterItem) item = g_object_new (UMP_TYPE_LATER_ITEM, NULL);

  item->later.kind = kind;
  item->later.text = text;
  g_list_store_append (telling->list, item);
  return &item->later;
}

/* The number that an entry of the result has in the log as it still stands. */
static guint
number_now (const UmpCorrection *tried, guint number)
{
  const UmpOutcome *outcome = ump_correction_outcome (tried, number);

  return outcome != NULL && outcome->was_number > 0 ? outcome->was_number : number;
}

/* ---- entries --------------------------------------------------------------------------------- */

static char *
outcome_of (const UmpMatch *match, guint number)
{
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);

  ump_match_say (match, number, NULL, say);
  return ump_text_format (&say->outcome, ump_match_setup (match), ump_play_words ());
}

/* number: of the entry in the result. */
static UmpLater *
add_entry (Telling *telling, guint number, char *remark)
{
  UmpLater *later = add (telling, UMP_LATER_ENTRY, remark);

  later->number = number;
  later->shown = number_now (telling->tried, number);
  return later;
}

static void
add_changes (Telling *telling)
{
  const UmpCorrection *tried = telling->tried;
  guint n = 0;

  for (guint k = 0; k < tried->outcomes->len; k++) {
    const UmpOutcome *outcome = &g_array_index (tried->outcomes, UmpOutcome, k);
    g_autofree char *was = NULL, *now = NULL;

    if (outcome->type != UMP_OUTCOME_OTHER || ++n > MAX_CHANGES)
      continue;
    was = outcome_of (telling->match, outcome->was_number);
    now = outcome_of (tried->result, outcome->now_number);
    if (*now && *was && !g_str_equal (was, now))
      /* Translators: what an entry does now, and what it did before the correction */
      add_entry (telling, outcome->now_number, g_strdup_printf (_ ("%s (was: %s)"), now, was));
    else
      add_entry (telling, outcome->now_number, g_strdup (*now ? now : _ ("is something else now")));
  }
  if (n > MAX_CHANGES)
    add (telling, UMP_LATER_WORDS,
         g_strdup_printf (ngettext ("and one more", "and %u more", n - MAX_CHANGES), n - MAX_CHANGES))
        ->quiet = TRUE;
}

/* ---- a refusal ------------------------------------------------------------------------------- */

/* By whom an entry is, or what it is where it is nobody's. */
static char *
who_of (Telling *telling, const UmpEntry *entry)
{
  return entry->by != NULL
             ? ump_play_person_shown (telling->play, entry->by)
             : ump_shown (ump_entry_title (ump_match_game (telling->tried->result), entry), UMP_SHOWN_NAME);
}

static void
add_suspect (Telling *telling, UmpLater *later, guint number, gboolean changed_now)
{
  g_autofree char *who = who_of (telling, ump_match_entry (telling->tried->result, number));
  guint shown = number_now (telling->tried, number);

  later->suspects[later->n_suspects++] =
      (UmpSuspect){ number, changed_now ? g_strdup_printf (_ ("Entry %u, changed here"), shown)
                                        : g_strdup_printf (_ ("Entry %u: %s"), shown, who) };
}

static const char *
kind_words (UmpKind kind)
{
  switch (kind) {
  case UMP_FORM: return _ ("It cannot be read like this");
  case UMP_TURN: return _ ("It is not the moment");
  case UMP_FACT: return _ ("The cards say otherwise");
  case UMP_RULE: return _ ("The rules say otherwise");
  default: return "";
  }
}

static char *
rule_of (const UmpMatch *result, const UmpVerdict *refused)
{
  const char *rule = ump_match_rule_id (result, refused);

  /* Translators: why an entry is refused, and by which rule: "The rules say otherwise (M13-3)." */
  return rule != NULL ? g_strdup_printf (_ ("%s (%s)."), kind_words (refused->kind), rule)
                      : g_strdup_printf ("%s.", kind_words (refused->kind));
}

/* It is the correction that is refused: what it contradicts is suspect too. */
static void
add_own_refusal (Telling *telling)
{
  const UmpCorrection *tried = telling->tried;
  const UmpVerdict *refused = &tried->refused;
  g_autofree char *reason = ump_match_reason (tried->result, &tried->own, ump_play_words ());
  UmpLater *later =
      add (telling, UMP_LATER_REFUSAL, g_strdup_printf (_ ("This cannot stand there: %s"), reason));

  later->rule = rule_of (tried->result, refused);
  if (refused->cause > 0 && refused->cause <= ump_match_n_entries (tried->result))
    add_suspect (telling, later, refused->cause, FALSE);
}

/* number: of the later entry that is refused, in the result. */
static void
add_refusal (Telling *telling, guint number)
{
  const UmpCorrection *tried = telling->tried;
  const UmpVerdict *refused = &tried->refused;
  guint own = ump_correction_own_entry (tried);
  g_autofree char *reason = ump_match_reason (tried->result, refused, ump_play_words ());
  UmpLater *later = add (telling, UMP_LATER_REFUSAL,
                         g_strdup_printf (_ ("Entry %u: %s"), number_now (tried, number), reason));

  later->rule = rule_of (tried->result, refused);
  if (number > ump_match_n_entries (tried->result))
    return;
  later->slip = refused->cause > 0;
  if (own > 0 && own != refused->cause)
    add_suspect (telling, later, own, TRUE);
  if (refused->cause > 0)
    add_suspect (telling, later, refused->cause, refused->cause == own);
  add_suspect (telling, later, number, FALSE);
}

/* What comes behind the changes where the log stops at an entry of its own. */
static void
add_stop (Telling *telling, guint number)
{
  guint n = ump_match_n_entries (telling->tried->result);

  if (number <= n)
    add_entry (telling, number, g_strdup (_ ("refused")))->refused = TRUE;
  if (number < n)
    add (telling, UMP_LATER_WORDS,
         g_strdup_printf (ngettext ("One entry after it is not checked.",
                                    "%u entries after it are not checked.", n - number),
                          n - number))
        ->quiet = TRUE;
}

GListModel *
ump_later_list_new (UmpCorrectionDraft *draft)
{
  const UmpCorrection *tried = ump_correction_draft_tried (draft);
  const char *why = ump_correction_draft_why (draft);
  GListStore *list = g_list_store_new (UMP_TYPE_LATER_ITEM);
  Telling telling = { ump_correction_draft_play (draft), ump_correction_draft_match (draft), tried, list };
  guint stop = tried != NULL ? tried->stop : 0;

  if (tried == NULL) {
    add (&telling, UMP_LATER_WORDS, g_strdup (why != NULL ? why : _ ("Nothing is changed yet.")));
  } else if (tried->own.kind != UMP_ACCEPTED) {
    add_own_refusal (&telling);
  } else {
    if (stop > 0)
      add_refusal (&telling, stop);
    add_changes (&telling);
    if (stop > 0)
      add_stop (&telling, stop);
    else if (ump_correction_count (tried, UMP_OUTCOME_OTHER) == 0)
      add (&telling, UMP_LATER_WORDS, g_strdup (_ ("Every later entry does what it did before.")));
  }
  return G_LIST_MODEL (list);
}
