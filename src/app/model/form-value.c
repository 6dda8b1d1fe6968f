/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "form-value.h"

#include "card-sight.h"
#include "entry-words.h"
#include "face-state.h"
#include "../compat/signal.h"

#include <stdlib.h>
#include <string.h>

/* How many portraits a learned face has. */
#define PORTRAITS 2

/* More numbers than this are typed. */
#define MOST_NUMBERS 16

struct _UmpFormValue {
  GObject parent_instance;
  UmpPlay *play;       /* NULL for an option */
  const UmpVerb *verb; /* the same */
  const UmpField *attr;
  UmpField narrowed;     /* what it is where the setup leaves less of the attribute */
  const char **words[2]; /* its words and their titles; NULL where there are none */
  char **ids, **names;   /* of the people */
  const UmpPart *part;   /* the learned face that it is, or NULL */
  char *text;
  gboolean none;
  GArray *cards; /* UmpFaceState of what is offered, NULL but for cards */
  int hole;      /* where the next item goes: the place of the card that was taken out; -1 for the end */
};

G_DEFINE_FINAL_TYPE (UmpFormValue, ump_form_value, G_TYPE_OBJECT)

static guint signal_changed;

static const UmpSetup *
setup_of (const UmpFormValue *self)
{
  return ump_match_setup (ump_play_match (self->play));
}

/* ---- items ----------------------------------------------------------------- */

static GPtrArray *
items_of (const UmpFormValue *self)
{
  g_auto (GStrv) words = g_strsplit (self->text, " ", -1);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; words[i] != NULL; i++)
    g_ptr_array_add (items, g_steal_pointer (&words[i]));
  return items;
}

/* What the keys of the cards are now. */
static void
offer_cards (UmpFormValue *self)
{
  gboolean full = ump_form_value_is_full (self);

  for (guint i = 0; self->cards != NULL && i < self->cards->len; i++) {
    UmpFaceState *state = &g_array_index (self->cards, UmpFaceState, i);

    state->taken = ump_form_value_has (self, setup_of (self)->game->faces[state->face].id);
    state->on = state->taken || !full;
  }
}

static void
set_text (UmpFormValue *self, char *text)
{
  g_free (self->text);
  self->text = text;
  self->none = self->none && text[0] == '\0';
  offer_cards (self);
  g_signal_emit (self, signal_changed, 0);
}

static void
set_items (UmpFormValue *self, GPtrArray *items)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", (const char *) items->pdata[i]);
  set_text (self, g_string_free (text, FALSE));
}

static int
find_item (GPtrArray *items, const char *word)
{
  guint at;

  return g_ptr_array_find_with_equal_func (items, word, g_str_equal, &at) ? (int) at : -1;
}

static gboolean
names_people (const UmpFormValue *self)
{
  return self->attr->type == UMP_TYPE_PLAYER || (self->attr->flags & UMP_FIELD_PEOPLE) != 0;
}

/* A number can be in it several times. */
static gboolean
is_number (const UmpFormValue *self, const char *word)
{
  return g_ascii_isdigit (word[0]) &&
         (self->attr->type == UMP_TYPE_INT || (self->attr->type == UMP_TYPE_OWN && !names_people (self)));
}

/* One of the words of an attribute that the game reads itself. */
static gboolean
is_own_word (const UmpFormValue *self)
{
  return self->verb != NULL && self->attr->type == UMP_TYPE_OWN && self->attr->words != NULL &&
         self->part == NULL && (self->attr->flags & UMP_FIELD_LIST) == 0;
}

/* An own type without words is a text that the game reads. */
static gboolean
is_list (const UmpFormValue *self)
{
  return self->attr->type == UMP_TYPE_CARDS || self->attr->type == UMP_TYPE_WORDS ||
         (self->attr->type == UMP_TYPE_OWN && !is_own_word (self) &&
          (self->attr->words != NULL || names_people (self)));
}

/* A number whose digits are put in one after the other. */
static gboolean
is_digits (const UmpFormValue *self)
{
  return self->attr->type == UMP_TYPE_INT && ump_form_value_is_typed (self);
}

static gboolean
is_portrait (const UmpFormValue *self, const char *word)
{
  return self->part != NULL && g_strv_contains (self->part->words, word);
}

static guint
n_portraits (const UmpFormValue *self, GPtrArray *items)
{
  guint n = 0;

  for (guint i = 0; i < items->len; i++)
    n += is_portrait (self, items->pdata[i]);
  return n;
}

/* Two portraits stand before the numbers, whatever comes first; a third one takes the place of the second. */
static void
take_portrait (UmpFormValue *self, GPtrArray *items, const char *word)
{
  int at = find_item (items, word);
  guint n = n_portraits (self, items);

  if (at >= 0) {
    g_ptr_array_remove_index (items, (guint) at);
    return;
  }
  if (n == PORTRAITS)
    g_ptr_array_remove_index (items, --n);
  g_ptr_array_insert (items, (int) n, g_strdup (word));
}

/* TRUE: no digit can follow. One that would make too much of it is not taken. */
static gboolean
take_digit (UmpFormValue *self, const char *word)
{
  gboolean below = self->text[0] == '-', sign = !g_ascii_isdigit (word[0]);
  const char *digits = self->text + below;
  g_autofree char *text =
      g_strconcat (below != sign ? "-" : "", g_str_equal (digits, "0") ? "" : digits, sign ? "" : word, NULL);
  gint64 value = g_ascii_strtoll (text, NULL, 10);

  if (value < self->attr->min * (below != sign) || value > self->attr->max)
    return FALSE;
  set_text (self, g_steal_pointer (&text));
  return !sign && (value == 0 || ABS (value) * 10 > MAX (self->attr->max, -self->attr->min));
}

static gboolean
take_item (UmpFormValue *self, GPtrArray *items, const char *word)
{
  int at = find_item (items, word), hole = self->hole;

  if (is_list (self) && at >= 0 && !is_number (self, word)) {
    g_ptr_array_remove_index (items, (guint) at);
    self->hole = self->attr->type == UMP_TYPE_CARDS ? at : -1;
    return FALSE;
  }
  if (is_list (self) && ump_form_value_is_full (self))
    return FALSE;
  if (!is_list (self))
    g_ptr_array_set_size (items, 0);
  g_ptr_array_insert (items, hole < (int) items->len ? hole : -1, g_strdup (word));
  self->hole = -1;
  return TRUE;
}

gboolean
ump_form_value_take (UmpFormValue *self, const char *word)
{
  g_autoptr (GPtrArray) items = items_of (self);
  gboolean added = FALSE;

  if (is_digits (self))
    return take_digit (self, word);
  if (is_portrait (self, word))
    take_portrait (self, items, word);
  else
    added = take_item (self, items, word);
  set_items (self, items);
  return added && ump_form_value_is_full (self);
}

gboolean
ump_form_value_back (UmpFormValue *self)
{
  g_autoptr (GPtrArray) items = items_of (self);

  if (items->len == 0)
    return FALSE;
  if (is_digits (self)) {
    set_text (self, g_strndup (self->text, strlen (self->text) - 1));
    return TRUE;
  }
  g_ptr_array_set_size (items, (int) items->len - 1);
  set_items (self, items);
  return TRUE;
}

void
ump_form_value_set (UmpFormValue *self, const char *text)
{
  self->hole = -1;
  set_text (self, g_strdup (text));
}

void
ump_form_value_fill (UmpFormValue *self, const char *text)
{
  self->none = ump_form_value_must_choose (self);
  ump_form_value_set (self, text);
}

void
ump_form_value_choose_none (UmpFormValue *self)
{
  self->none = !self->none;
  self->hole = -1;
  set_text (self, g_strdup (""));
}

/* ---- what is asked --------------------------------------------------------- */

UmpPlay *
ump_form_value_play (const UmpFormValue *self)
{
  return self->play;
}

const UmpField *
ump_form_value_field (const UmpFormValue *self)
{
  return self->attr;
}

const char *const *
ump_form_value_ids (const UmpFormValue *self)
{
  return (const char *const *) self->ids;
}

const char *const *
ump_form_value_names (const UmpFormValue *self)
{
  return (const char *const *) self->names;
}

const UmpPart *
ump_form_value_part (const UmpFormValue *self)
{
  return self->part;
}

gboolean
ump_form_value_is_typed (const UmpFormValue *self)
{
  switch (self->attr->type) {
  case UMP_TYPE_TEXT: return TRUE;
  case UMP_TYPE_INT: return self->attr->max - self->attr->min >= MOST_NUMBERS;
  case UMP_TYPE_OWN: return self->part == NULL && !is_list (self) && !is_own_word (self);
  default: return FALSE;
  }
}

const char *
ump_form_value_text (const UmpFormValue *self)
{
  return self->text;
}

gboolean
ump_form_value_has (const UmpFormValue *self, const char *word)
{
  g_autoptr (GPtrArray) items = items_of (self);

  return !is_number (self, word) && find_item (items, word) >= 0;
}

gboolean
ump_form_value_is_full (const UmpFormValue *self)
{
  g_autoptr (GPtrArray) items = items_of (self);

  if (self->part != NULL)
    return n_portraits (self, items) == PORTRAITS && (int) items->len == PORTRAITS + self->part->most;
  if (is_list (self))
    return self->attr->max > 0 && self->attr->type != UMP_TYPE_OWN && (int) items->len == self->attr->max;
  return items->len > 0;
}

gboolean
ump_form_value_is_filled (const UmpFormValue *self)
{
  g_autoptr (GPtrArray) items = items_of (self);

  if (self->part != NULL)
    return n_portraits (self, items) == PORTRAITS && items->len > PORTRAITS;
  return self->none ||
         (items->len > 0 && (self->attr->type != UMP_TYPE_CARDS || (int) items->len >= self->attr->min));
}

gboolean
ump_form_value_must_choose (const UmpFormValue *self)
{
  gboolean cards = self->attr->type == UMP_TYPE_CARDS && self->attr->min == 0,
           words = self->attr->type == UMP_TYPE_WORDS;

  return self->verb != NULL && self->verb->tally && (cards || (words && self->verb->attrs[2].name == NULL));
}

gboolean
ump_form_value_is_none (const UmpFormValue *self)
{
  return self->none;
}

int
ump_form_value_card (const UmpFormValue *self, int place)
{
  g_autoptr (GPtrArray) items = items_of (self);
  int n = (int) items->len;
  gboolean shifted = self->hole >= 0 && self->hole < n && place >= self->hole;

  if ((shifted && place == self->hole) || place - shifted >= n)
    return 0;
  return ump_setup_face (setup_of (self), items->pdata[place - shifted]);
}

const GArray *
ump_form_value_cards (const UmpFormValue *self)
{
  return self->cards;
}

UmpBoxesView
ump_form_value_face (const UmpFormValue *self)
{
  g_autoptr (GPtrArray) items = items_of (self);
  UmpBoxesView view = { 0 };
  int n_looks = 0;

  for (guint i = 0; i < items->len; i++) {
    const char *item = items->pdata[i];
    for (int w = 0; self->part->words[w] != NULL; w++)
      if (n_looks < PORTRAITS && g_str_equal (item, self->part->words[w]))
        view.looks[n_looks++] = self->part->looks[w];
    if (g_ascii_isdigit (item[0]) && view.n_boxes < self->part->most)
      view.boxes[view.n_boxes++] = atoi (item);
  }
  if (n_looks > 0 && view.n_boxes < self->part->most)
    view.boxes[view.n_boxes++] = -1;
  return view;
}

char *
ump_form_value_stand_in (const UmpFormValue *self)
{
  return self->part != NULL
             ? g_strdup_printf ("%s %s %d", self->part->words[0], self->part->words[1], self->part->min)
             : NULL;
}

/* ---- words ----------------------------------------------------------------- */

const char *
ump_form_value_title (const UmpFormValue *self, const char *word)
{
  int k = ump_field_find_word (self->attr, word);

  if (k >= 0)
    return ump_title_of_word (self->attr, k);
  for (int seat = 0; names_people (self) && self->ids[seat] != NULL; seat++)
    if (g_str_equal (self->ids[seat], word))
      return self->names[seat];
  return word;
}

const char *
ump_form_value_word (const UmpFormValue *self)
{
  gboolean one = self->attr->type == UMP_TYPE_INT || self->attr->type == UMP_TYPE_PLAYER ||
                 self->attr->type == UMP_TYPE_CHOICE || is_own_word (self);

  if (self->text[0] == '\0' || !one)
    return NULL;
  return ump_form_value_title (self, self->text);
}

char **
ump_form_value_choices (const UmpFormValue *self)
{
  g_autoptr (GStrvBuilder) choices = g_strv_builder_new ();
  gboolean digits = is_digits (self), numbers = self->attr->type == UMP_TYPE_INT ||
                                                (self->attr->type == UMP_TYPE_OWN && self->attr->max > 0);
  int least = digits ? 0 : self->attr->min, most = digits ? 9 : self->attr->max;

  if (names_people (self))
    g_strv_builder_addv (choices, (const char **) self->ids);
  if (self->attr->words != NULL)
    g_strv_builder_addv (choices, (const char **) self->attr->words);
  for (int k = least; numbers && k <= most; k++) {
    g_autofree char *number = g_strdup_printf ("%d", k);

    g_strv_builder_add (choices, number);
  }
  if (digits && self->attr->min < 0)
    g_strv_builder_add (choices, "±");
  return g_strv_builder_end (choices);
}

char *
ump_form_value_words (const UmpFormValue *self)
{
  g_autoptr (GPtrArray) items = items_of (self);
  int numbers[UMP_PRESET_NUMBERS],
      answer = self->attr->presets != NULL ? ump_preset_find (self->attr->presets, self->text, numbers) : -1;
  GString *words;

  if (answer >= 0)
    return ump_preset_fill (_ (self->attr->presets[answer].words), "−", numbers);
  if (self->attr->formulas != NULL)
    return ump_formulas_words (self->text, self->attr->formulas, ump_play_words ());
  words = g_string_new (is_list (self) ? NULL : ump_form_value_title (self, self->text));

  for (guint i = 0; is_list (self) && i < items->len; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? C_ ("list of names", ", ") : "",
                            ump_form_value_title (self, items->pdata[i]));
  return g_string_free (words, FALSE);
}

char *
ump_form_value_progress (const UmpFormValue *self)
{
  g_autoptr (GPtrArray) items = items_of (self);
  guint n = items->len;

  if (self->part != NULL && n_portraits (self, items) < PORTRAITS)
    return g_strdup (n == 0 ? _ ("who counts double?") : _ ("and who else?"));
  if (self->part != NULL)
    /* Translators: of the numbers on a card, front to back */
    return ump_form_value_is_full (self) ? NULL : g_strdup_printf (_ ("Box %d"), (int) n - 1);
  if (self->attr->type == UMP_TYPE_CARDS && self->attr->max > 0 && (int) n < self->attr->max)
    /* Translators: which of how many cards comes next: "1 of 3" */
    return g_strdup_printf (_ ("%d of %d"), (int) n + 1, self->attr->max);
  return NULL;
}

/* ---- life ------------------------------------------------------------------ */

static const UmpPart *
part_of (const UmpGame *game, int verb, int attr)
{
  for (int k = 0; k < game->n_parts; k++) {
    const UmpPart *part = &game->parts[k];
    if (part->type == UMP_PART_FACES && part->verb == verb && attr >= part->first_attr &&
        attr < part->first_attr + part->n_attrs)
      return part;
  }
  return NULL;
}

/* Of a count the cards may lie anywhere. */
static gboolean
can_be_chosen (UmpFormValue *self, int face)
{
  const UmpSetup *setup = setup_of (self);

  return setup->copies[face] > 0 && !setup->game->faces[face].piece &&
         (self->verb->tally || ump_card_left (ump_match_table (ump_play_match (self->play)), face) > 0);
}

static void
list_cards (UmpFormValue *self)
{
  if (!ump_field_is_cards (self->attr))
    return;
  self->cards = ump_face_states_new ();
  for (int f = 1; f < ump_play_game (self->play)->n_faces; f++) {
    UmpFaceState state = { .face = f, .left = 1, .copies = 1, .origin = -1, .offered = TRUE };

    if (can_be_chosen (self, f))
      g_array_append_val (self->cards, state);
  }
  offer_cards (self);
}

static void
finalize (GObject *object)
{
  UmpFormValue *self = UMP_FORM_VALUE (object);

  g_clear_pointer (&self->cards, g_array_unref);
  g_clear_object (&self->play);
  g_strfreev (self->ids);
  g_strfreev (self->names);
  g_free (self->text);
  g_free (self->words[0]);
  g_free (self->words[1]);
  G_OBJECT_CLASS (ump_form_value_parent_class)->finalize (object);
}

static void
ump_form_value_class_init (UmpFormValueClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  signal_changed = ump_signal_new ("changed", UMP_TYPE_FORM_VALUE);
}

static void
ump_form_value_init (UmpFormValue *self)
{
}

UmpFormValue *
ump_form_value_new_for (const UmpField *field, const char *const *ids, const char *const *names)
{
  UmpFormValue *self = g_object_new (UMP_TYPE_FORM_VALUE, NULL);

  self->attr = field;
  self->ids = g_strdupv ((char **) ids);
  self->names = g_strdupv ((char **) names);
  self->text = g_strdup ("");
  self->hole = -1;
  return self;
}

/* Leaves out what cannot be said with these options. */
static void
narrow (UmpFormValue *self, const UmpSetup *setup)
{
  const UmpField *attr = self->attr;
  guint left = G_MAXUINT;
  int n = 0;

  if (attr->within == NULL)
    return;
  self->narrowed = *attr;
  attr->within (setup, &self->narrowed.min, &self->narrowed.max, &left);
  self->attr = &self->narrowed;
  if (attr->words == NULL)
    return;
  self->words[0] = g_new0 (const char *, ump_field_n_words (attr) + 1);
  self->words[1] = g_new0 (const char *, ump_field_n_words (attr) + 1);
  for (int k = 0; attr->words[k] != NULL; k++)
    if (left & 1u << k) {
      self->words[0][n] = attr->words[k];
      self->words[1][n++] = ump_field_word_title (attr, k);
    }
  self->narrowed.words = self->words[0];
  self->narrowed.word_titles = self->words[1];
}

UmpFormValue *
ump_form_value_new (UmpPlay *play, int verb, int attr)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play));
  UmpFormValue *self =
      ump_form_value_new_for (&setup->game->verbs[verb].attrs[attr], (const char *const *) setup->ids,
                              (const char *const *) setup->shown);

  self->play = g_object_ref (play);
  self->verb = &setup->game->verbs[verb];
  narrow (self, setup);
  self->part = part_of (setup->game, verb, attr);
  list_cards (self);
  return self;
}
