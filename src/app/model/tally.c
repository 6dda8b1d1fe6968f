/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "tally.h"

#include <stdlib.h>
#include <string.h>

#include "begun.h"
#include "entry-words.h"
#include "known-tally.h"

/* Enter so soon after a digit that went on by itself belongs to that digit. */
#define STEP_MS 700

/* An attribute, or number `item` of one that is a list of them. */
typedef struct {
  int attr, item;
} TallyField;

#define MAX_FIELDS 32

struct _UmpTally {
  UmpPlay *play;
  int verb;
  int player_attr;
  int n_fields;
  TallyField fields[MAX_FIELDS];
  int n_seats;
  char **texts; /* n_seats × n_fields: what was typed, NULL for nothing */
  int *known;   /* the same: what the log says, UMP_TALLY_BLANK where it says nothing */
  gboolean done[UMP_MAX_SEATS];
  int seat; /* current cell; -1 for none */
  int field;
  gboolean stepped;  /* the last digit went on by itself … */
  guint32 step_time; /* … when it was pressed, 0 for tapped */
  guint32 time;      /* of the press that is taken */
  gboolean no_enter; /* the one before it was followed by another digit: numbers are not ended with Enter */
};

static const UmpVerb *
verb_of (const UmpTally *self)
{
  return &ump_play_game (self->play)->verbs[self->verb];
}

static char **
text_of (const UmpTally *self, int seat, int field)
{
  return &self->texts[seat * self->n_fields + field];
}

int
ump_tally_verb (const UmpTally *self)
{
  return self->verb;
}

int
ump_tally_n_seats (const UmpTally *self)
{
  return self->n_seats;
}

int
ump_tally_n_fields (const UmpTally *self)
{
  return self->n_fields;
}

const UmpField *
ump_tally_field (const UmpTally *self, int field)
{
  return &verb_of (self)->attrs[self->fields[field].attr];
}

const char *
ump_tally_title (const UmpTally *self, int field)
{
  const UmpField *attr = ump_tally_field (self, field);

  return attr->item != NULL
             ? attr->item (ump_match_setup (ump_play_match (self->play)), self->fields[field].item)
             : ump_title_of_field (attr);
}

int
ump_tally_seat (const UmpTally *self)
{
  return self->seat;
}

int
ump_tally_here (const UmpTally *self)
{
  return self->field;
}

int
ump_tally_value (const UmpTally *self, int seat, int field)
{
  const char *text = *text_of (self, seat, field);

  if (text == NULL)
    return self->known[seat * self->n_fields + field];
  return g_str_equal (text, "-") ? UMP_TALLY_BLANK : atoi (text);
}

gboolean
ump_tally_is_typed (const UmpTally *self, int seat, int field)
{
  return *text_of (self, seat, field) != NULL;
}

gboolean
ump_tally_is_done (const UmpTally *self, int seat)
{
  return self->done[seat];
}

/* The first blank field of a person; n_fields for none. */
static int
blank_field (const UmpTally *self, int seat)
{
  int field = 0;

  while (field < self->n_fields && ump_tally_value (self, seat, field) != UMP_TALLY_BLANK)
    field++;
  return field;
}

gboolean
ump_tally_is_as_known (const UmpTally *self, int seat)
{
  for (int f = 0; f < self->n_fields; f++)
    if (ump_tally_is_typed (self, seat, f))
      return FALSE;
  return blank_field (self, seat) == self->n_fields;
}

/* ---- what is there already --------------------------------------------------------------------- */

/* As it would be with that value in the field; -1 for no such field. */
static void
make_move (const UmpTally *self, int seat, UmpMove *move, int field, int value)
{
  if (self->player_attr >= 0)
    ump_move_push (move, self->player_attr, seat);
  for (int f = 0; f < self->n_fields; f++) {
    int given = f == field ? value : ump_tally_value (self, seat, f);

    ump_move_push (move, self->fields[f].attr,
                   given != UMP_TALLY_BLANK ? given : MAX (ump_tally_field (self, f)->min, 0));
  }
}

void
ump_tally_move (UmpTally *self, UmpMove *move)
{
  ump_move_reset (move, self->verb, UMP_NOBODY);
  make_move (self, self->seat, move, -1, 0);
}

static gboolean
judge (const UmpTally *self, int seat, int field, int value, UmpVerdict *verdict)
{
  g_auto (UmpMove) move;

  ump_move_init (&move, self->verb, UMP_NOBODY);
  make_move (self, seat, &move, field, value);
  return ump_match_judge_move (ump_play_match (self->play), &move, verdict);
}

/* The only word of a field that would be accepted, blank where there are more: where one of them is out, the
 * others are not. */
static int
only_word (const UmpTally *self, int seat, int field)
{
  const UmpField *attr = ump_tally_field (self, field);
  int found = UMP_TALLY_BLANK;

  for (int w = 0; w < ump_field_n_words (attr); w++) {
    UmpVerdict verdict = { 0 };

    if (!judge (self, seat, field, w, &verdict))
      continue;
    if (found != UMP_TALLY_BLANK)
      return UMP_TALLY_BLANK;
    found = w;
  }
  return found;
}

static void
conclude (UmpTally *self, int seat)
{
  int f = blank_field (self, seat);

  if (f == self->n_fields - 1 && ump_tally_field (self, f)->type == UMP_TYPE_CHOICE)
    self->known[seat * self->n_fields + f] = only_word (self, seat, f);
}

/* Reads what the log knows of a person, and what follows from that and from what was typed. */
static void
look_up (UmpTally *self, int seat)
{
  int *known = &self->known[seat * self->n_fields];
  g_auto (UmpMove) move;

  ump_move_init (&move, self->verb, UMP_NOBODY);
  for (int f = 0; f < self->n_fields; f++)
    known[f] = UMP_TALLY_BLANK;
  if (ump_known_tally (self->play, self->verb, seat, &move))
    for (int f = 0; f < self->n_fields; f++)
      if (ump_move_n (&move, self->fields[f].attr) > self->fields[f].item)
        known[f] = ump_move_value (&move, self->fields[f].attr, self->fields[f].item);
  conclude (self, seat);
}

/* ---- half filled ---------------------------------------------------------------------------------- */

/* What was typed is there again if the program ends now. A moment that is gone is only looked at. */
static void
keep_begun (const UmpTally *self)
{
  int n = self->n_seats * self->n_fields;
  g_autofree const char **values = NULL;
  gboolean touched = FALSE;

  if (!ump_play_is_now (self->play))
    return;
  values = g_new0 (const char *, (gsize) n + 1);
  for (int i = 0; i < n; i++) {
    touched |= self->texts[i] != NULL;
    values[i] = self->texts[i] != NULL ? self->texts[i] : "";
  }
  ump_begun_keep (self->play, self->verb, touched ? values : NULL);
}

/* Whether it could have been typed: the settings may say anything. */
static gboolean
can_be_typed (const UmpTally *self, int field, const char *text)
{
  const UmpField *attr = ump_tally_field (self, field);
  gboolean words = attr->type == UMP_TYPE_CHOICE;

  return g_ascii_string_to_signed (text, 10, words ? 0 : attr->min,
                                   words ? ump_field_n_words (attr) - 1 : attr->max, NULL, NULL);
}

static void
restore_begun (UmpTally *self)
{
  guint n = (guint) (self->n_seats * self->n_fields);
  g_auto (GStrv) values = ump_begun_find (self->play, self->verb, n);

  for (guint i = 0; values != NULL && i < n; i++)
    if (can_be_typed (self, (int) i % self->n_fields, values[i]))
      self->texts[i] = g_strdup (values[i]);
}

void
ump_tally_leave (UmpTally *self)
{
  if (ump_play_is_now (self->play))
    ump_begun_keep (self->play, self->verb, NULL);
}

/* ---- words ---------------------------------------------------------------------------------------- */

char *
ump_tally_shown (const UmpTally *self, int seat, int field)
{
  const UmpField *attr = ump_tally_field (self, field);
  int value = ump_tally_value (self, seat, field);

  if (self->done[seat] || value == UMP_TALLY_BLANK)
    return g_strdup (self->done[seat] ? "✓" : "–");
  return attr->type == UMP_TYPE_CHOICE ? g_strdup (ump_title_of_word (attr, value))
                                       : g_strdup_printf ("%d", value);
}

char *
ump_tally_spoken (const UmpTally *self, int seat, int field)
{
  g_autofree char *text = ump_tally_shown (self, seat, field);

  if (self->done[seat])
    return g_strdup (_ ("done"));
  if (ump_tally_value (self, seat, field) == UMP_TALLY_BLANK)
    return g_strdup (_ ("blank"));
  if (ump_tally_is_typed (self, seat, field))
    return g_steal_pointer (&text);
  /* Translators: what a cell of a form holds already: "2, as the log has it" */
  return g_strdup_printf (_ ("%s, as the log has it"), text);
}

char *
ump_tally_question (const UmpTally *self)
{
  const UmpField *attr = ump_tally_field (self, self->field);
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  g_autofree char *where =
      g_strdup_printf ("%s, %s", setup->shown[self->seat], ump_tally_title (self, self->field));

  if (attr->type == UMP_TYPE_CHOICE)
    /* Translators: a cell of a form: who, and what is chosen for them */
    return g_strdup_printf (_ ("%s: choose one of the words"), where);
  /* Translators: a cell of a form: who, and what is counted */
  return g_strdup_printf (_ ("%s: type how many, 0 for none"), where);
}

/* ---- keys ------------------------------------------------------------------------------------------- */

/* The current cell has another text; NULL: nothing. Takes it. */
static void
set_text (UmpTally *self, char *text)
{
  char **now = text_of (self, self->seat, self->field);

  g_free (*now);
  *now = text;
  look_up (self, self->seat);
  keep_begun (self);
}

static UmpTallyAnswer
advance (UmpTally *self)
{
  int blank = blank_field (self, self->seat);

  if (ump_tally_value (self, self->seat, self->field) == UMP_TALLY_BLANK)
    return UMP_TALLY_ASK;
  if (self->field < self->n_fields - 1 && !ump_tally_is_as_known (self, self->seat)) {
    self->field++;
    return UMP_TALLY_SHOW;
  }
  if (blank == self->n_fields)
    return UMP_TALLY_ENTER;
  self->field = blank;
  return UMP_TALLY_SHOW | UMP_TALLY_ASK;
}

/* No second digit can follow: on to the next field. */
static gboolean
is_full (const UmpTally *self, int value)
{
  UmpVerdict verdict = { 0 };
  const UmpField *attr = ump_tally_field (self, self->field);
  gint64 longer = (gint64) value * 10;

  if (value == 0 || longer > attr->max || longer < attr->min)
    return TRUE;
  return judge (self, self->seat, self->field, value, &verdict) &&
         !judge (self, self->seat, self->field, value * 10, &verdict);
}

/* A press that was on its way when the round closed comes when there is nothing to count any more. */
static gboolean
counts (const UmpTally *self)
{
  return self->seat >= 0;
}

UmpTallyAnswer
ump_tally_choose (UmpTally *self, int word)
{
  if (!counts (self))
    return 0;
  set_text (self, g_strdup_printf ("%d", word));
  return advance (self);
}

static UmpTallyAnswer
type_digit (UmpTally *self, const char *digit)
{
  const UmpField *attr = ump_tally_field (self, self->field);
  const char *text = *text_of (self, self->seat, self->field);
  g_autofree char *longer = g_strconcat (text != NULL ? text : "", digit, NULL);
  gint64 value = g_ascii_strtoll (longer, NULL, 10);

  if (attr->type == UMP_TYPE_CHOICE)
    return digit[0] >= '1' && digit[0] - '1' < ump_field_n_words (attr)
               ? ump_tally_choose (self, digit[0] - '1')
               : 0;
  if (value > attr->max || value < attr->min)
    return 0;
  self->no_enter = self->stepped;
  self->stepped = FALSE;
  set_text (self, g_strdup_printf ("%" G_GINT64_FORMAT, value));
  if (!is_full (self, (int) value))
    return UMP_TALLY_SHOW;
  self->stepped = TRUE;
  self->step_time = self->time;
  return advance (self);
}

/* Who types "3, Enter" means one step where the 3 made it already: in front of a blank field that goes
 * without saying, in front of what is filled in only where it was pressed at once, by somebody who ends
 * numbers so. The presses' own times tell: a busy machine takes them later. */
static gboolean
went_on_already (UmpTally *self)
{
  gboolean stepped = self->stepped;

  self->stepped = FALSE;
  if (!stepped || self->no_enter)
    return FALSE;
  return ump_tally_value (self, self->seat, self->field) == UMP_TALLY_BLANK ||
         self->time - self->step_time < STEP_MS;
}

static UmpTallyAnswer
step (UmpTally *self, int by)
{
  int at = CLAMP (self->seat * self->n_fields + self->field + by, 0, self->n_seats * self->n_fields - 1);

  if (self->done[at / self->n_fields])
    return 0;
  ump_tally_go_to (self, at / self->n_fields, at % self->n_fields);
  return UMP_TALLY_SHOW;
}

/* Takes the last digit out, or all of them. */
static UmpTallyAnswer
take_out (UmpTally *self, gboolean all)
{
  const char *text = *text_of (self, self->seat, self->field);
  gsize n = text != NULL ? strlen (text) : 0;

  if (text == NULL)
    return 0;
  set_text (self, all || n == 1 ? NULL : g_strndup (text, n - 1));
  return UMP_TALLY_SHOW;
}

/* Of a number that may be below 0. */
static UmpTallyAnswer
change_sign (UmpTally *self)
{
  const char *text = *text_of (self, self->seat, self->field);

  if (ump_tally_field (self, self->field)->min >= 0)
    return 0;
  if (text != NULL && text[0] == '-')
    set_text (self, text[1] != '\0' ? g_strdup (text + 1) : NULL);
  else
    set_text (self, g_strconcat ("-", text, NULL));
  return UMP_TALLY_SHOW;
}

static UmpTallyAnswer
take_key (UmpTally *self, const char *key)
{
  if (g_str_equal (key, "±") || g_str_equal (key, "-"))
    return change_sign (self);
  if (g_ascii_isdigit (key[0]))
    return type_digit (self, key);
  if (g_str_equal (key, "enter"))
    return advance (self);
  if (g_str_equal (key, "left") || g_str_equal (key, "right"))
    return step (self, key[0] == 'l' ? -1 : 1);
  return g_str_equal (key, "<") || g_str_equal (key, "C") ? take_out (self, key[0] == 'C') : 0;
}

UmpTallyAnswer
ump_tally_key (UmpTally *self, const char *key, guint32 time)
{
  self->time = time;
  if (!counts (self))
    return 0;
  /* an Enter that ended the number before is no silent one in front of what could be confirmed */
  if (g_str_equal (key, "enter") && went_on_already (self))
    return ump_tally_value (self, self->seat, self->field) != UMP_TALLY_BLANK ? UMP_TALLY_ONCE_MORE : 0;
  return take_key (self, key);
}

UmpTallyAnswer
ump_tally_tap (UmpTally *self, const char *key)
{
  self->time = 0;
  return counts (self) ? take_key (self, key) : 0;
}

void
ump_tally_go_to (UmpTally *self, int seat, int field)
{
  self->seat = seat;
  self->field = field;
}

gboolean
ump_tally_fill (UmpTally *self, const UmpMove *move)
{
  if (move->verb != self->verb || self->player_attr < 0)
    return FALSE;
  ump_tally_go_to (self, ump_move_int (move, self->player_attr), 0);
  for (int f = 0; f < self->n_fields; f++) {
    char **text = text_of (self, self->seat, f);

    g_free (*text);
    *text = ump_move_n (move, self->fields[f].attr) > self->fields[f].item
                ? g_strdup_printf ("%d", ump_move_value (move, self->fields[f].attr, self->fields[f].item))
                : NULL;
  }
  keep_begun (self);
  return TRUE;
}

/* ---- life -------------------------------------------------------------------------------------------- */

void
ump_tally_read (UmpTally *self)
{
  self->seat = -1;
  for (int s = self->n_seats - 1; s >= 0; s--) {
    UmpVerdict verdict = { 0 };

    judge (self, s, -1, 0, &verdict);
    self->done[s] = verdict.kind == UMP_TURN;
    for (int f = 0; self->done[s] && f < self->n_fields; f++)
      g_clear_pointer (text_of (self, s, f), g_free);
    if (self->done[s])
      continue;
    self->seat = s;
    look_up (self, s);
  }
  self->field = self->seat >= 0 ? blank_field (self, self->seat) : 0;
  if (self->field == self->n_fields)
    self->field = 0;
  keep_begun (self);
}

/* One field of an attribute, or one for each number of a list. */
static void
add_fields (UmpTally *self, int attr)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  const UmpField *field = &verb_of (self)->attrs[attr];

  if (field->type == UMP_TYPE_PLAYER && self->player_attr < 0)
    self->player_attr = attr;
  else if (field->item == NULL)
    self->fields[self->n_fields++] = (TallyField){ attr, 0 };
  else
    for (int k = 0; self->n_fields < MAX_FIELDS && field->item (setup, k) != NULL; k++)
      self->fields[self->n_fields++] = (TallyField){ attr, k };
}

UmpTally *
ump_tally_new (UmpPlay *play, int verb)
{
  UmpTally *self = g_new0 (UmpTally, 1);
  const UmpVerb *said;
  gsize n;

  self->play = g_object_ref (play);
  self->verb = verb;
  self->seat = -1;
  self->n_seats = ump_match_setup (ump_play_match (play))->n_seats;
  self->player_attr = -1;
  said = verb_of (self);
  for (int a = 0; a < UMP_MAX_ATTRS && said->attrs[a].name != NULL; a++)
    if (ump_field_applies (&said->attrs[a], ump_match_setup (ump_play_match (play))))
      add_fields (self, a);
  n = (gsize) (self->n_seats * self->n_fields);
  self->texts = g_new0 (char *, n);
  self->known = g_new (int, n);
  for (gsize i = 0; i < n; i++)
    self->known[i] = UMP_TALLY_BLANK;
  restore_begun (self);
  return self;
}

void
ump_tally_free (UmpTally *self)
{
  if (self == NULL)
    return;
  for (int i = 0; i < self->n_seats * self->n_fields; i++)
    g_free (self->texts[i]);
  g_free (self->texts);
  g_free (self->known);
  g_object_unref (self->play);
  g_free (self);
}
