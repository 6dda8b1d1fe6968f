/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "form-draft.h"

#include "begun.h"
#include "known-tally.h"

#include <stdlib.h>

/* Who says it, where several people may. */
#define WHO (-1)
#define MAX_FIELDS (1 + UMP_MAX_ATTRS)
static const UmpField who = { .name = "by", .type = UMP_TYPE_PLAYER, .title = N_ ("Who") };

/* attrs: the attribute of each field, or WHO.
 * suggests: the first field has a value that nobody gave it. troubled: the cards that are there cannot stay.
 * filled: what the log filled in, by field; NULL where it did not. */
struct _UmpFormDraft {
  UmpPlay *play;
  int number; /* of the verb */
  const UmpVerb *verb;
  int by; /* who says it, where that is known before */
  guint n;
  int attrs[MAX_FIELDS];
  UmpFormValue *values[MAX_FIELDS];
  char *filled[MAX_FIELDS];
  guint now;
  gboolean suggests;
  gboolean troubled;
};

static UmpMatch *
match_of (const UmpFormDraft *self)
{
  return ump_play_match (self->play);
}

static const UmpField *
field_at (const UmpFormDraft *self, guint field)
{
  return ump_form_value_field (self->values[field]);
}

static const char *
text_at (const UmpFormDraft *self, guint field)
{
  return ump_form_value_text (self->values[field]);
}

/* ---- the entry so far --------------------------------------------------------------------------------- */

/* whole: fields that still lack something have what could stand there. */
static UmpEntry *
make_entry (const UmpFormDraft *self, gboolean whole)
{
  g_autoptr (GPtrArray) stand_ins = g_ptr_array_new_with_free_func (g_free);
  const UmpSetup *setup = ump_match_setup (match_of (self));
  const char *names[MAX_FIELDS], *values[MAX_FIELDS];
  int n = 0;

  if (self->by >= 0) {
    names[n] = who.name;
    values[n++] = setup->ids[self->by];
  }
  for (guint a = 0; a < self->n; a++) {
    const UmpField *attr = field_at (self, a);
    const char *value = text_at (self, a);
    char *stand_in = NULL;

    if (whole && !ump_form_value_is_filled (self->values[a]))
      stand_in = ump_form_value_stand_in (self->values[a]);
    if (stand_in != NULL) {
      g_ptr_array_add (stand_ins, stand_in);
      value = stand_in;
    }
    if (value[0] == '\0' && ((attr->flags & UMP_FIELD_OPTIONAL) != 0 || attr->type != UMP_TYPE_CARDS))
      continue;
    names[n] = attr->name;
    values[n++] = value;
  }
  return ump_entry_new (setup->game, self->verb->name, names, values, n, NULL);
}

UmpEntry *
ump_form_draft_entry (const UmpFormDraft *self)
{
  return make_entry (self, FALSE);
}

/* An empty list of what is counted is said to be empty. */
static gboolean
may_be_empty (const UmpFormDraft *self, guint field)
{
  const UmpField *attr = field_at (self, field);

  return !ump_form_value_must_choose (self->values[field]) &&
         ((attr->flags & UMP_FIELD_OPTIONAL) != 0 || (attr->type == UMP_TYPE_CARDS && attr->min == 0));
}

static gboolean
needs_nothing (const UmpFormDraft *self, guint field)
{
  return ump_form_value_is_filled (self->values[field]) || may_be_empty (self, field);
}

guint
ump_form_draft_missing (const UmpFormDraft *self)
{
  guint a = 0;

  while (a < self->n && needs_nothing (self, a))
    a++;
  return a;
}

/* As long as something is missing the steps say so. */
gboolean
ump_form_draft_is_whole (const UmpFormDraft *self)
{
  return ump_form_draft_missing (self) == self->n;
}

/* What of the cards that are there cannot stay is told at once, not when all of the rest is entered too. A
 * new string, NULL for nothing. */
static char *
trouble (const UmpFormDraft *self)
{
  g_autoptr (UmpEntry) entry = make_entry (self, TRUE);
  UmpVerdict verdict = { 0 };

  if (self->verb->tally || ump_match_judge (match_of (self), entry, &verdict) ||
      (verdict.kind != UMP_RULE && verdict.kind != UMP_FACT))
    return NULL;
  return ump_match_reason (match_of (self), &verdict, ump_play_words ());
}

gboolean
ump_form_draft_judge (UmpFormDraft *self, char **why)
{
  g_autoptr (UmpEntry) entry = make_entry (self, FALSE);
  gboolean whole = ump_form_draft_is_whole (self);
  UmpVerdict verdict = { 0 };
  gboolean good = ump_match_judge (match_of (self), entry, &verdict) && (!self->verb->tally || whole);

  *why = trouble (self);
  self->troubled = *why != NULL;
  if (*why == NULL && !good && whole)
    *why = ump_match_reason (match_of (self), &verdict, ump_play_words ());
  return good;
}

gboolean
ump_form_draft_is_troubled (const UmpFormDraft *self)
{
  return self->troubled;
}

gboolean
ump_form_draft_is_refused (const UmpFormDraft *self, guint field)
{
  return self->troubled && field_at (self, field)->type == UMP_TYPE_CARDS &&
         ump_form_value_is_filled (self->values[field]);
}

/* ---- one field after the other ------------------------------------------------------------------------ */

guint
ump_form_draft_n_fields (const UmpFormDraft *self)
{
  return self->n;
}

UmpFormValue *
ump_form_draft_value (const UmpFormDraft *self, guint field)
{
  return self->values[field];
}

guint
ump_form_draft_now (const UmpFormDraft *self)
{
  return self->now;
}

void
ump_form_draft_go_to (UmpFormDraft *self, guint field)
{
  self->now = field;
}

static guint
next_after (const UmpFormDraft *self, guint after)
{
  for (guint k = 1; k <= self->n; k++)
    if (!needs_nothing (self, (after + k) % self->n))
      return (after + k) % self->n;
  /* what may be left out is passed on the way, where there are keys for it */
  return after + 1 < self->n && !ump_form_value_is_filled (self->values[after + 1]) &&
                 !ump_form_value_is_typed (self->values[after + 1])
             ? after + 1
             : self->n;
}

guint
ump_form_draft_next (const UmpFormDraft *self)
{
  return next_after (self, self->now);
}

gboolean
ump_form_draft_may_go_on (const UmpFormDraft *self)
{
  return needs_nothing (self, self->now);
}

/* ---- what is there without being entered -------------------------------------------------------------- */

gboolean
ump_form_draft_is_begun (const UmpFormDraft *self)
{
  for (guint a = self->suggests ? 1 : 0; a < self->n; a++)
    if (!g_str_equal (text_at (self, a), self->filled[a] != NULL ? self->filled[a] : ""))
      return TRUE;
  return FALSE;
}

void
ump_form_draft_keep (const UmpFormDraft *self)
{
  const char *values[MAX_FIELDS + 1] = { 0 };

  for (guint a = 0; a < self->n; a++)
    values[a] = text_at (self, a);
  ump_begun_keep (self->play, self->number, ump_form_draft_is_begun (self) ? values : NULL);
}

static void
restore (UmpFormDraft *self)
{
  g_auto (GStrv) values = ump_begun_find (self->play, self->number, self->n);

  if (values == NULL)
    return;
  for (guint a = 0; a < self->n; a++)
    ump_form_value_set (self->values[a], values[a]);
  self->now = MIN (next_after (self, self->n - 1), self->n - 1);
}

/* Index of the word in the first field, as moves have it; -1 for nothing. */
static int
first_value (const UmpFormDraft *self)
{
  const char *word = text_at (self, 0);

  if (word[0] == '\0')
    return -1;
  return field_at (self, 0)->type == UMP_TYPE_PLAYER
             ? ump_setup_seat (ump_match_setup (match_of (self)), word)
             : atoi (word);
}

/* A tally comes with what the log knows of it, where nobody has said anything else. */
static void
fill_in (UmpFormDraft *self)
{
  g_autoptr (UmpEntry) entry = NULL;
  int first = self->n > 1 && self->verb->tally ? first_value (self) : -1;
  g_auto (UmpMove) move;

  ump_move_init (&move, self->number, UMP_NOBODY);
  if (first < 0 || !ump_known_tally (self->play, self->number, first, &move))
    return;
  entry = ump_entry_from_move (ump_match_setup (match_of (self)), &move, NULL, NULL);
  for (guint a = 1; a < self->n; a++) {
    const char *value = entry->values[self->attrs[a]], *known = value != NULL ? value : "",
               *now = text_at (self, a);

    if (now[0] != '\0' && g_strcmp0 (now, self->filled[a]) != 0)
      continue;
    ump_form_value_fill (self->values[a], known);
    g_free (self->filled[a]);
    self->filled[a] = g_strdup (known);
  }
}

/* Whether the tally of what the first field says is still to come. */
static gboolean
is_due (const UmpFormDraft *self)
{
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;

  ump_move_init (&move, self->number, UMP_NOBODY);
  ump_move_push (&move, 0, first_value (self));
  ump_match_prefill (match_of (self), &move);
  return ump_match_judge_move (match_of (self), &move, &verdict) || verdict.kind != UMP_TURN;
}

/* Lines and people are counted one after the other: it begins with the first one that is not counted yet. */
static void
suggest (UmpFormDraft *self)
{
  UmpType type = self->n > 0 ? field_at (self, 0)->type : UMP_TYPE_TEXT;
  g_auto (GStrv) choices = NULL;

  if (!self->verb->tally || self->n < 2 || ump_form_value_is_typed (self->values[0]) ||
      (type != UMP_TYPE_INT && type != UMP_TYPE_PLAYER))
    return;
  choices = ump_form_value_choices (self->values[0]);
  for (int k = 0; choices[k] != NULL && !self->suggests; k++) {
    ump_form_value_set (self->values[0], choices[k]);
    self->suggests = is_due (self);
  }
  if (!self->suggests)
    ump_form_value_set (self->values[0], "");
  self->now = self->suggests;
}

void
ump_form_draft_changed (UmpFormDraft *self, guint field)
{
  if (field == 0)
    fill_in (self);
}

void
ump_form_draft_fill (UmpFormDraft *self, const UmpEntry *entry)
{
  for (guint a = 0; a < self->n; a++) {
    const char *value = self->attrs[a] == WHO ? entry->by : entry->values[self->attrs[a]];

    ump_form_value_fill (self->values[a], value != NULL ? value : "");
  }
  self->suggests = FALSE;
}

/* ---- life ------------------------------------------------------------------------------------------ */

static gboolean
note_speaker (const UmpMove *move, gpointer seats)
{
  if (move->by >= 0)
    *(guint *) seats |= 1u << move->by;
  return TRUE;
}

static void
add_field (UmpFormDraft *self, int attr, UmpFormValue *value)
{
  self->attrs[self->n] = attr;
  self->values[self->n++] = value;
}

/* Who may say it: the one person, or a field that asks. */
static void
find_speaker (UmpFormDraft *self)
{
  const UmpSetup *setup = ump_match_setup (match_of (self));
  const char *ids[UMP_MAX_SEATS + 1] = { 0 }, *names[UMP_MAX_SEATS + 1] = { 0 };
  guint seats = 0;
  int n = 0;
  g_auto (UmpMove) partial;

  ump_move_init (&partial, self->number, UMP_NOBODY);
  self->by = UMP_NOBODY;
  if (!self->verb->player)
    return;
  ump_match_moves (match_of (self), &partial, note_speaker, &seats);
  self->by = ump_table_turn (ump_match_table (match_of (self)));
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (seats & 1u << seat) {
      self->by = seat;
      ids[n] = setup->ids[seat];
      names[n++] = setup->shown[seat];
    }
  if (n < 2)
    return;
  self->by = UMP_NOBODY;
  add_field (self, WHO, ump_form_value_new_for (&who, ids, names));
}

UmpFormDraft *
ump_form_draft_new (UmpPlay *play, int verb)
{
  UmpFormDraft *self = g_new0 (UmpFormDraft, 1);
  const UmpField *attrs = ump_play_game (play)->verbs[verb].attrs;

  self->play = g_object_ref (play);
  self->number = verb;
  self->verb = &ump_play_game (play)->verbs[verb];
  find_speaker (self);
  for (int a = 0; a < UMP_MAX_ATTRS && attrs[a].name != NULL; a++)
    if (ump_field_applies (&attrs[a], ump_match_setup (match_of (self))))
      add_field (self, a, ump_form_value_new (play, verb, a));
  suggest (self);
  fill_in (self);
  restore (self);
  return self;
}

void
ump_form_draft_free (UmpFormDraft *self)
{
  for (guint a = 0; a < self->n; a++) {
    g_object_unref (self->values[a]);
    g_free (self->filled[a]);
  }
  g_object_unref (self->play);
  g_free (self);
}
