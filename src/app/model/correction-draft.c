/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "correction-draft.h"

#include "core/shown.h"
#include "words.h"

/* base: the log with the changes that were taken so far, NULL while there are none: the play's own; n_taken:
 * how many they are; first, first_number: the first of them. past: that log as it was before the entry, for
 * reading lines. */
struct _UmpCorrectionDraft {
  GObject parent_instance;
  UmpPlay *play;
  UmpChangeType type;
  guint number;
  UmpMatch *base;
  guint n_taken;
  UmpChangeType first;
  guint first_number;
  UmpMatch *past;
  UmpCorrection *tried;
  char *why;
};

enum { PROP_ACCEPTABLE = 1, PROP_CAN_GO_ON, PROP_SCORES, PROP_KEPT, N_PROPS };
static GParamSpec *properties[N_PROPS];
static guint signal_tried;

G_DEFINE_FINAL_TYPE (UmpCorrectionDraft, ump_correction_draft, G_TYPE_OBJECT)

/* ---- what is corrected --------------------------------------------------------------------------- */

UmpMatch *
ump_correction_draft_match (UmpCorrectionDraft *self)
{
  return self->base != NULL ? self->base : ump_play_match (self->play);
}

UmpPlay *
ump_correction_draft_play (UmpCorrectionDraft *self)
{
  return self->play;
}

UmpChangeType
ump_correction_draft_type (UmpCorrectionDraft *self)
{
  return self->type;
}

guint
ump_correction_draft_number (UmpCorrectionDraft *self)
{
  return self->number;
}

UmpEntry *
ump_correction_draft_old (UmpCorrectionDraft *self)
{
  if (self->type == UMP_CHANGE_OPTION ||
      self->number > ump_match_n_entries (ump_correction_draft_match (self)))
    return NULL;
  return ump_match_entry (ump_correction_draft_match (self), self->number);
}

UmpMatch *
ump_correction_draft_past (UmpCorrectionDraft *self)
{
  return self->past;
}

UmpMatch *
ump_correction_draft_copy_past (UmpCorrectionDraft *self)
{
  UmpMatch *match = ump_correction_draft_match (self);
  UmpSession *session = ump_play_session (self->play);
  g_autoptr (GPtrArray) people = g_ptr_array_new ();
  UmpMatch *past;

  if (self->type == UMP_CHANGE_OPTION)
    return NULL;
  for (guint i = 0; i < ump_session_n_people (session); i++)
    g_ptr_array_add (people, (gpointer) ump_session_person_id (session, i));
  g_ptr_array_add (people, NULL);
  past = ump_match_new (ump_setup_ref ((UmpSetup *) ump_match_setup (match)),
                        (const char *const *) people->pdata);
  for (guint i = 1; i < self->number; i++)
    ump_match_load (past, ump_entry_ref (ump_match_entry (match, i)));
  return past;
}

char *
ump_correction_draft_first_line (UmpCorrectionDraft *self)
{
  UmpEntry *old = ump_correction_draft_old (self);
  char *line = ump_play_take_proposal (self->play, self->number);

  if (line != NULL)
    return line;
  return self->type == UMP_CHANGE_ENTRY && old != NULL ? ump_notation_print (ump_play_game (self->play), old)
                                                       : g_strdup ("");
}

/* ---- what it would be --------------------------------------------------------------------------- */

const UmpCorrection *
ump_correction_draft_tried (UmpCorrectionDraft *self)
{
  return self->tried;
}

const char *
ump_correction_draft_why (UmpCorrectionDraft *self)
{
  return self->why;
}

/* The change itself can be; what comes after it may be refused. */
static gboolean
can_be (UmpCorrectionDraft *self)
{
  return self->tried != NULL && self->tried->own.kind == UMP_ACCEPTED;
}

gboolean
ump_correction_draft_is_acceptable (UmpCorrectionDraft *self)
{
  return can_be (self) && self->tried->stop == 0;
}

guint
ump_correction_draft_stop (UmpCorrectionDraft *self)
{
  return can_be (self) ? self->tried->stop : 0;
}

static void
forget (UmpCorrectionDraft *self)
{
  g_clear_pointer (&self->tried, ump_correction_free);
  g_clear_pointer (&self->why, g_free);
}

static void
notify (UmpCorrectionDraft *self)
{
  for (guint i = PROP_ACCEPTABLE; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
tell (UmpCorrectionDraft *self)
{
  notify (self);
  g_signal_emit (self, signal_tried, 0);
}

void
ump_correction_draft_begin (UmpCorrectionDraft *self, UmpChangeType type, guint number)
{
  g_clear_pointer (&self->base, ump_match_free);
  self->n_taken = 0;
  ump_correction_draft_turn_to (self, type, number);
}

void
ump_correction_draft_go_on (UmpCorrectionDraft *self, guint number)
{
  g_return_if_fail (can_be (self));
  if (self->n_taken++ == 0) {
    self->first = self->type;
    self->first_number = self->number;
  }
  ump_match_free (self->base);
  self->base = ump_correction_steal (self->tried);
  ump_correction_draft_turn_to (self, UMP_CHANGE_ENTRY, number);
}

void
ump_correction_draft_turn_to (UmpCorrectionDraft *self, UmpChangeType type, guint number)
{
  forget (self);
  ump_match_free (self->past);
  self->type = type;
  self->number = number;
  self->past = ump_correction_draft_copy_past (self);
  notify (self);
}

/* The new entry with the present time; NULL where nothing is typed, or with why it is none. */
static UmpEntry *
read_line (UmpCorrectionDraft *self, const char *line)
{
  g_autofree char *text = g_strstrip (g_strdup (line));
  g_autofree char *now = ump_session_now ();
  g_autoptr (UmpEntry) entry = NULL;
  UmpVerdict verdict = { 0 };

  if (*text == '\0')
    return NULL;
  entry = ump_notation_parse_implied (self->past, text, &verdict, NULL);
  if (entry == NULL)
    self->why = ump_match_reason (self->past, &verdict, ump_play_words ());
  return entry != NULL ? ump_entry_with (entry, NULL, now) : NULL;
}

static gboolean
is_unchanged (UmpCorrectionDraft *self, const UmpEntry *entry)
{
  const UmpGame *game = ump_play_game (self->play);
  UmpEntry *old = ump_correction_draft_old (self);
  g_autofree char *was = NULL, *now = NULL;

  if (self->type != UMP_CHANGE_ENTRY || old == NULL)
    return FALSE;
  was = ump_notation_print (game, old);
  now = ump_notation_print (game, entry);
  return g_str_equal (was, now);
}

void
ump_correction_draft_try (UmpCorrectionDraft *self, const char *text)
{
  g_autoptr (UmpEntry) entry = NULL;

  forget (self);
  if (self->type != UMP_CHANGE_LEAVE_OUT)
    entry = read_line (self, text);
  if (self->type == UMP_CHANGE_LEAVE_OUT || (entry != NULL && !is_unchanged (self, entry)))
    self->tried = ump_match_correct_at (ump_correction_draft_match (self), self->type, self->number, entry);
  tell (self);
}

/* What an option says among those that are written; NULL: nothing. */
static const char *
value_of (const char *name, const UmpOptionValue *values, int n_values)
{
  for (int i = 0; i < n_values; i++)
    if (g_str_equal (values[i].name, name))
      return values[i].value;
  return NULL;
}

void
ump_correction_draft_try_options (UmpCorrectionDraft *self, const UmpOptionValue *values, int n_values)
{
  const UmpSetup *setup = ump_match_setup (ump_correction_draft_match (self));
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (UmpChange));
  g_autoptr (GError) error = NULL;

  forget (self);
  for (int i = 0; i < setup->game->n_options; i++) {
    const UmpField *option = &setup->game->options[i];
    const char *was = setup->option_given[i] ? setup->option_text[i] : NULL;
    UmpChange change = { .type = UMP_CHANGE_OPTION,
                         .name = option->name,
                         .text = value_of (option->name, values, n_values) };

    /* left out, or written as the default that it has anyway: no change */
    if (g_strcmp0 (was, change.text) != 0 &&
        (change.text != NULL || was == NULL || g_strcmp0 (was, option->fallback) != 0))
      g_array_append_val (changes, change);
  }
  if (changes->len > 0)
    self->tried =
        ump_match_correct (ump_correction_draft_match (self), (const UmpChange *) (gpointer) changes->data,
                           changes->len, UMP_CORRECT_PLAIN, NULL, &error);
  if (error != NULL)
    self->why = ump_shown (error->message, UMP_SHOWN_TEXT);
  tell (self);
}

void
ump_correction_draft_refuse (UmpCorrectionDraft *self, const char *reason)
{
  forget (self);
  self->why = g_strdup (reason);
  tell (self);
}

/* Whether all that the void holds came into the log with this draft: then nobody has to know of it. */
static gboolean
is_own (UmpEntry *entry, GHashTable *known)
{
  if (!ump_entry_is_corrected (entry) || g_hash_table_contains (known, entry))
    return FALSE;
  for (guint i = 0; i < ump_entry_n_children (entry); i++)
    if (g_hash_table_contains (known, ump_entry_child (entry, i)))
      return FALSE;
  return TRUE;
}

/* What an entry became on the way to what it is goes out of the log, and what nothing stands for any more was
 * left out. */
static UmpMatch *
without_way (const UmpMatch *before, UmpMatch *result)
{
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);
  UmpMatch *bare = ump_match_fork (result, 0);
  guint n = ump_match_n_entries (result);

  for (guint k = 1; k <= ump_match_n_entries (before); k++)
    g_hash_table_add (known, ump_match_entry (before, k));
  for (guint k = 1; k <= n; k++) {
    UmpEntry *entry = ump_match_entry (result, k), *next;
    guint behind = k + 1;

    if (is_own (entry, known))
      continue;
    while (behind <= n && is_own (ump_match_entry (result, behind), known))
      behind++;
    next = behind <= n ? ump_match_entry (result, behind) : NULL;
    if (ump_entry_is_corrected (entry) && !g_hash_table_contains (known, entry) &&
        (next == NULL || ump_entry_is_void (next) || g_hash_table_contains (known, next)))
      ump_match_load (bare, ump_entry_void_as (entry, UMP_WHY_REMOVED, NULL));
    else
      ump_match_load (bare, ump_entry_ref (entry));
  }
  ump_match_free (result);
  return bare;
}

gboolean
ump_correction_draft_accept (UmpCorrectionDraft *self)
{
  UmpMatch *result;

  if (!ump_correction_draft_is_acceptable (self))
    return FALSE;
  result = ump_correction_steal (self->tried);
  /* what refers to the old log goes first */
  forget (self);
  if (self->n_taken == 0)
    return ump_play_correct (self->play, result, self->type, self->number, 1);
  return ump_play_correct (self->play, without_way (ump_play_match (self->play), result), self->first,
                           self->first_number, self->n_taken + 1);
}

char *
ump_correction_draft_title (UmpCorrectionDraft *self)
{
  if (self->type == UMP_CHANGE_OPTION)
    return g_strdup (_ ("Correct an option"));
  if (self->number > ump_match_n_entries (ump_correction_draft_match (self)))
    return g_strdup (_ ("Insert an entry"));
  return g_strdup_printf (_ ("Correct entry %u"), self->number);
}

/* ---- life ----------------------------------------------------------------------------------------- */

static void
append_score (GString *list, const char *name, const char *was, const char *now)
{
  if (list->len > 0)
    g_string_append (list, C_ ("list of names", ", "));
  if (was != NULL)
    g_string_append_printf (list, "%s %s → %s", name, was, now);
  else
    g_string_append_printf (list, "%s %s", name, now);
}

/* Totals that would be others at the end, and those that would not; nothing of a log that has no end. */
static char *
scores_of (UmpCorrectionDraft *self)
{
  const UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);
  g_autoptr (GString) same = g_string_new (NULL);
  g_autoptr (GString) other = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  UmpTotal before[UMP_MAX_SEATS];

  if (!ump_correction_draft_is_acceptable (self) || ump_match_refusal (match) != NULL)
    return g_strdup ("");
  ump_score_totals (ump_match_table (match), before);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    gint64 was = before[seat].points, now = self->tried->totals_after[seat].points;
    g_autofree char *then = ump_words_number (was), *after = ump_words_number (now);

    append_score (was == now ? same : other, setup->shown[seat], was == now ? NULL : then, after);
  }
  if (other->len > 0)
    g_string_append_printf (text, _ ("Changed: %s."), other->str);
  if (text->len > 0 && same->len > 0)
    g_string_append_c (text, ' ');
  if (same->len > 0)
    g_string_append_printf (text, _ ("As before: %s."), same->str);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const char *
kept_of (UmpCorrectionDraft *self)
{
  return self->type == UMP_CHANGE_OPTION ? _ ("Nothing is kept of the old value.")
                                         : _ ("The old entry stays in the log, struck through.");
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpCorrectionDraft *self = UMP_CORRECTION_DRAFT (object);
  guint stop = ump_correction_draft_stop (self);

  switch (id) {
  case PROP_ACCEPTABLE: g_value_set_boolean (value, ump_correction_draft_is_acceptable (self)); break;
  case PROP_CAN_GO_ON: g_value_set_boolean (value, stop > 0); break;
  case PROP_SCORES: g_value_take_string (value, scores_of (self)); break;
  case PROP_KEPT: g_value_set_string (value, kept_of (self)); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
finalize (GObject *object)
{
  UmpCorrectionDraft *self = UMP_CORRECTION_DRAFT (object);

  forget (self);
  ump_match_free (self->past);
  ump_match_free (self->base);
  g_object_unref (self->play);
  G_OBJECT_CLASS (ump_correction_draft_parent_class)->finalize (object);
}

static void
ump_correction_draft_class_init (UmpCorrectionDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = finalize;
  object_class->get_property = get_property;
  properties[PROP_ACCEPTABLE] = g_param_spec_boolean ("acceptable", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_GO_ON] = g_param_spec_boolean ("can-go-on", NULL, NULL, FALSE, flags);
  properties[PROP_SCORES] = g_param_spec_string ("scores", NULL, NULL, NULL, flags);
  properties[PROP_KEPT] = g_param_spec_string ("kept", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signal_tried = g_signal_new ("tried", UMP_TYPE_CORRECTION_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
}

static void
ump_correction_draft_init (UmpCorrectionDraft *self)
{
}

UmpCorrectionDraft *
ump_correction_draft_new (UmpPlay *play)
{
  UmpCorrectionDraft *self = g_object_new (UMP_TYPE_CORRECTION_DRAFT, NULL);

  self->play = g_object_ref (play);
  return self;
}
