/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-tally.h"

#include <string.h>

#include "cell-grid.h"
#include "number-keys.h"
#include "../compat/announce.h"
#include "../model/begun.h"
#include "../model/entry-words.h"
#include "../model/known-tally.h"
#include "../widgets/parts.h"

/* Enter so soon after a digit that went on by itself belongs to that digit. */
#define STEP_MS 700

struct _UmpPadTally {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *box;
  GtkWidget *grid;
  GtkWidget *hint; /* what is asked for, when Enter comes too early */
  GtkWidget *keys;
  GtkWidget *words; /* instead of the keys, where a word is chosen */
  int verb;
  guint generation;
  int player_attr;
  int n_fields;
  int fields[UMP_MAX_ATTRS]; /* attributes */
  int n_seats;
  char **texts; /* n_seats × n_fields: what was typed, NULL for nothing */
  int *known;   /* the same: what the log says, -1 where it says nothing */
  gboolean done[UMP_MAX_SEATS];
  int seat; /* current cell; -1 for none */
  int field;
  gboolean stepped;  /* the last digit went on by itself … */
  guint32 step_time; /* … when it was pressed, 0 for tapped */
  guint32 time;      /* of the press that is taken */
  gboolean no_enter; /* the one before it was followed by another digit: numbers are not ended with Enter */
};

G_DEFINE_FINAL_TYPE (UmpPadTally, ump_pad_tally, GTK_TYPE_WIDGET)

static UmpPlay *
play_of (UmpPadTally *self)
{
  return ump_chooser_play (self->chooser);
}

static const UmpVerb *
verb_of (UmpPadTally *self)
{
  return &ump_play_game (play_of (self))->verbs[self->verb];
}

static char **
text_of (UmpPadTally *self, int seat, int field)
{
  return &self->texts[seat * self->n_fields + field];
}

/* A press that was on its way when the round closed comes when there is nothing to count any more. */
static gboolean
counts (UmpPadTally *self)
{
  return self->texts != NULL && self->seat >= 0;
}

static const UmpField *
attr_of (UmpPadTally *self, int field)
{
  return &verb_of (self)->attrs[self->fields[field]];
}

/* What was typed, else what the log says; -1 for neither. */
static int
value_of (UmpPadTally *self, int seat, int field)
{
  const char *text = *text_of (self, seat, field);

  return text != NULL ? atoi (text) : self->known[seat * self->n_fields + field];
}

/* Somebody typed or chose something there. */
static gboolean
is_touched (UmpPadTally *self, int seat)
{
  for (int f = 0; f < self->n_fields; f++)
    if (*text_of (self, seat, f) != NULL)
      return TRUE;
  return FALSE;
}

/* The first blank field of a person; n_fields for none. */
static int
blank_field (UmpPadTally *self, int seat)
{
  int field = 0;

  while (field < self->n_fields && value_of (self, seat, field) >= 0)
    field++;
  return field;
}

/* ---- what is there already --------------------------------------------------------------------- */

static void
make_move (UmpPadTally *self, int seat, UmpMove *move, int field, int value)
{
  const UmpVerb *verb = verb_of (self);

  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    int k = 0, given;
    if (a == self->player_attr) {
      ump_move_push (move, a, seat);
      continue;
    }
    while (self->fields[k] != a)
      k++;
    given = k == field ? value : value_of (self, seat, k);
    ump_move_push (move, a, given >= 0 ? given : verb->attrs[a].min);
  }
}

static gboolean
judge (UmpPadTally *self, int seat, int field, int value, UmpVerdict *verdict)
{
  g_auto (UmpMove) move;

  ump_move_init (&move, self->verb, UMP_NOBODY);
  make_move (self, seat, &move, field, value);
  return ump_match_judge_move (ump_play_match (play_of (self)), &move, verdict);
}

/* The only word of a field that would be accepted, -1 where there are more: where one of them is out, the
 * others are not. */
static int
only_word (UmpPadTally *self, int seat, int field)
{
  const UmpField *attr = attr_of (self, field);
  int found = -1;

  for (int w = 0; w < ump_field_n_words (attr); w++) {
    UmpVerdict verdict = { 0 };

    if (!judge (self, seat, field, w, &verdict))
      continue;
    if (found >= 0)
      return -1;
    found = w;
  }
  return found;
}

static void
conclude (UmpPadTally *self, int seat)
{
  int f = blank_field (self, seat);

  if (f == self->n_fields - 1 && attr_of (self, f)->type == UMP_TYPE_CHOICE)
    self->known[seat * self->n_fields + f] = only_word (self, seat, f);
}

/* Reads what the log knows of a person, and what follows from that and from what was typed. */
static void
look_up (UmpPadTally *self, int seat)
{
  int *known = &self->known[seat * self->n_fields];
  g_auto (UmpMove) move;

  ump_move_init (&move, self->verb, UMP_NOBODY);
  for (int f = 0; f < self->n_fields; f++)
    known[f] = -1;
  if (ump_known_tally (play_of (self), self->verb, seat, &move))
    for (int f = 0; f < self->n_fields; f++)
      if (ump_move_has (&move, self->fields[f]))
        known[f] = ump_move_int (&move, self->fields[f]);
  conclude (self, seat);
}

static void
look (UmpPadTally *self)
{
  self->seat = -1;
  for (int s = self->n_seats - 1; s >= 0; s--) {
    UmpVerdict verdict = { 0 };
    judge (self, s, -1, 0, &verdict);
    self->done[s] = verdict.kind == UMP_TURN;
    if (self->done[s])
      continue;
    self->seat = s;
    look_up (self, s);
  }
  self->field = self->seat >= 0 ? blank_field (self, self->seat) : 0;
  if (self->field == self->n_fields)
    self->field = 0;
}

/* The log knows all there is to say of that person, and nobody said otherwise. */
static gboolean
is_as_known (UmpPadTally *self, int seat)
{
  return !is_touched (self, seat) && blank_field (self, seat) == self->n_fields;
}

/* ---- half filled ---------------------------------------------------------------------------------- */

/* What was typed is there again if the program ends now. A moment that is gone is only looked at. */
static void
keep_begun (UmpPadTally *self)
{
  int n = self->n_seats * self->n_fields;
  g_autofree const char **values = NULL;
  gboolean touched = FALSE;

  if (!ump_play_is_now (play_of (self)))
    return;
  values = g_new0 (const char *, (gsize) n + 1);
  for (int i = 0; i < n; i++) {
    touched |= self->texts[i] != NULL;
    values[i] = self->texts[i] != NULL ? self->texts[i] : "";
  }
  ump_begun_keep (play_of (self), self->verb, touched ? values : NULL);
}

/* Whether it could have been typed: the settings may say anything. */
static gboolean
can_be_typed (UmpPadTally *self, int field, const char *text)
{
  const UmpField *attr = attr_of (self, field);
  guint64 most = attr->type == UMP_TYPE_CHOICE ? (guint64) ump_field_n_words (attr) - 1 : (guint64) attr->max;

  return g_ascii_string_to_unsigned (text, 10, 0, most, NULL, NULL);
}

static void
restore_begun (UmpPadTally *self)
{
  guint n = (guint) (self->n_seats * self->n_fields);
  g_auto (GStrv) values = ump_begun_find (play_of (self), self->verb, n);

  for (guint i = 0; values != NULL && i < n; i++)
    if (can_be_typed (self, (int) i % self->n_fields, values[i]))
      self->texts[i] = g_strdup (values[i]);
}

/* ---- showing -------------------------------------------------------------------------------------- */

static char *
shown (UmpPadTally *self, int seat, int field)
{
  const UmpField *attr = attr_of (self, field);
  int value = value_of (self, seat, field);

  if (self->done[seat] || value < 0)
    return g_strdup (self->done[seat] ? "✓" : "–");
  return attr->type == UMP_TYPE_CHOICE ? g_strdup (ump_title_of_word (attr, value))
                                       : g_strdup_printf ("%d", value);
}

static const char *
field_title (UmpPadTally *self, int field)
{
  return ump_title_of_field (attr_of (self, field));
}

static void advance (UmpPadTally *self);

/* Beside the words: the digits' Enter is not there. */
static void
add_confirm (UmpPadTally *self)
{
  GtkWidget *key = gtk_button_new_with_label (_ ("Confirm"));

  ump_add_classes (key, "main");
  g_signal_connect_swapped (key, "clicked", G_CALLBACK (advance), self);
  gtk_box_append (GTK_BOX (self->words), key);
}

/* The words of the current field as keys; the digits choose them too, from 1 on. */
static void
show_words (UmpPadTally *self)
{
  const UmpField *attr = self->seat >= 0 ? attr_of (self, self->field) : NULL;
  gboolean on = attr != NULL && attr->type == UMP_TYPE_CHOICE,
           focused = gtk_widget_get_focus_child (self->words) != NULL;

  ump_box_clear (self->words);
  for (int w = 0; on && w < ump_field_n_words (attr); w++) {
    GtkWidget *key = gtk_button_new_with_label (ump_title_of_word (attr, w));
    g_autofree char *name =
        g_strdup_printf ("%s: %s", field_title (self, self->field), ump_title_of_word (attr, w));

    ump_add_classes (key, "key word-key");
    ump_name_widget (key, name);
    gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", w);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (key), "tally.word");
    gtk_box_append (GTK_BOX (self->words), key);
  }
  if (on && is_as_known (self, self->seat))
    add_confirm (self);
  if (on && focused)
    gtk_widget_child_focus (self->words, GTK_DIR_TAB_FORWARD);
  gtk_widget_set_visible (self->words, on);
  gtk_widget_set_visible (self->keys, !on);
}

/* The value of a cell as it is said. */
static char *
spoken (UmpPadTally *self, int seat, int field)
{
  g_autofree char *text = shown (self, seat, field);

  if (self->done[seat])
    return g_strdup (_ ("done"));
  if (value_of (self, seat, field) < 0)
    return g_strdup (_ ("blank"));
  if (*text_of (self, seat, field) != NULL)
    return g_steal_pointer (&text);
  /* Translators: what a cell of a form holds already: "2, as the log has it" */
  return g_strdup_printf (_ ("%s, as the log has it"), text);
}

static void
show_cell (UmpPadTally *self, int seat, int field)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play_of (self)));
  g_autofree char *text = shown (self, seat, field), *said = spoken (self, seat, field);
  g_autofree char *name = g_strdup_printf ("%s, %s, %s", setup->shown[seat], field_title (self, field), said);

  ump_cell_grid_show_cell (UMP_CELL_GRID (self->grid), seat, field,
                           &(UmpCellLook){ .text = text,
                                           .name = name,
                                           .here = seat == self->seat && field == self->field,
                                           .off = self->done[seat] });
}

static const char *
enter_label (UmpPadTally *self)
{
  if (self->seat >= 0 && is_as_known (self, self->seat))
    return _ ("Confirm");
  return self->field == self->n_fields - 1 ? _ ("Enter") : _ ("Next");
}

static void
show_hint (UmpPadTally *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play_of (self)));
  g_autofree char *text = NULL;

  if (self->seat >= 0 && is_as_known (self, self->seat))
    /* Translators: what is filled in for a person is what the log knows */
    text = g_strdup_printf (_ ("%s: this is what the log saw. Confirm it, or type what is right."),
                            setup->shown[self->seat]);
  ump_set_class (self->hint, "error-text", FALSE);
  ump_label_say (self->hint, text);
}

/* What is counted above, a line for each person. */
static void
build_grid (UmpPadTally *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play_of (self)));

  ump_cell_grid_begin (UMP_CELL_GRID (self->grid), self->n_fields);
  for (int f = 0; f < self->n_fields; f++) {
    GtkWidget *label = ump_label_new (field_title (self, f), "strong");

    gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    gtk_grid_attach (GTK_GRID (self->grid), label, f + 1, 0, 1, 1);
  }
  for (int s = 0; s < self->n_seats; s++) {
    GtkWidget *label = ump_label_new (setup->shown[s], NULL);

    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    gtk_label_set_width_chars (GTK_LABEL (label), 7);
    ump_cell_grid_add_line (UMP_CELL_GRID (self->grid), label, NULL);
  }
}

static void
show (UmpPadTally *self)
{
  UmpCellGrid *grid = UMP_CELL_GRID (self->grid);

  ump_cell_grid_freeze (grid);
  for (int s = 0; s < self->n_seats; s++) {
    ump_set_class (ump_cell_grid_get_title (grid, s), "strong", s == self->seat);
    for (int f = 0; f < self->n_fields; f++)
      show_cell (self, s, f);
  }
  ump_cell_grid_thaw (grid);
  show_hint (self);
  show_words (self);
  ump_number_keys_set_enter (UMP_NUMBER_KEYS (self->keys), enter_label (self), self->seat >= 0);
  keep_begun (self);
}

/* Says what is asked for: a blank field is no zero. */
static void
ask (UmpPadTally *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play_of (self)));
  gboolean word = attr_of (self, self->field)->type == UMP_TYPE_CHOICE;
  g_autofree char *where =
      g_strdup_printf ("%s, %s", setup->shown[self->seat], field_title (self, self->field));
  g_autofree char *text = NULL;

  if (word)
    /* Translators: a cell of a form: who, and what is chosen for them */
    text = g_strdup_printf (_ ("%s: choose one of the words"), where);
  else
    /* Translators: a cell of a form: who, and what is counted */
    text = g_strdup_printf (_ ("%s: type how many, 0 for none"), where);
  ump_set_class (self->hint, "error-text", TRUE);
  ump_label_say (self->hint, text);
  ump_announce (GTK_WIDGET (self), text);
}

/* ---- entering --------------------------------------------------------------------------------------- */

static void
enter_seat (UmpPadTally *self)
{
  g_auto (UmpMove) move = { 0 };
  int seat = self->seat, blank = blank_field (self, seat);

  ump_move_init (&move, self->verb, UMP_NOBODY);
  if (blank < self->n_fields) {
    self->field = blank;
    show (self);
    ask (self);
    return;
  }
  make_move (self, seat, &move, -1, 0);
  if (!ump_play_enter_move (play_of (self), &move))
    show (self);
}

static void
advance (UmpPadTally *self)
{
  if (!counts (self))
    return;
  if (value_of (self, self->seat, self->field) < 0) {
    ask (self);
    return;
  }
  if (self->field < self->n_fields - 1 && !is_as_known (self, self->seat)) {
    self->field++;
    show (self);
  } else {
    enter_seat (self);
  }
}

/* No second digit can follow: on to the next field. */
static gboolean
is_full (UmpPadTally *self, int value)
{
  UmpVerdict verdict = { 0 };

  if (value == 0 || (gint64) value * 10 > attr_of (self, self->field)->max)
    return TRUE;
  return judge (self, self->seat, self->field, value, &verdict) &&
         !judge (self, self->seat, self->field, value * 10, &verdict);
}

static void
choose_word (UmpPadTally *self, int word)
{
  char **text = text_of (self, self->seat, self->field);

  g_free (*text);
  *text = g_strdup_printf ("%d", word);
  look_up (self, self->seat);
  advance (self);
}

static void
type_digit (UmpPadTally *self, const char *digit)
{
  const UmpField *attr = attr_of (self, self->field);
  char **text = text_of (self, self->seat, self->field);
  g_autofree char *longer = g_strconcat (*text != NULL ? *text : "", digit, NULL);
  gint64 value = g_ascii_strtoll (longer, NULL, 10);

  if (attr->type == UMP_TYPE_CHOICE) {
    if (digit[0] >= '1' && digit[0] - '1' < ump_field_n_words (attr))
      choose_word (self, digit[0] - '1');
    return;
  }
  if (attr->type == UMP_TYPE_INT && value > attr->max)
    return;
  self->no_enter = self->stepped;
  self->stepped = FALSE;
  g_free (*text);
  *text = g_strdup_printf ("%" G_GINT64_FORMAT, value);
  look_up (self, self->seat);
  if (is_full (self, (int) value)) {
    self->stepped = TRUE;
    self->step_time = self->time;
    advance (self);
  } else {
    show (self);
  }
}

/* Who types "3, Enter" means one step where the 3 made it already: in front of a blank field that goes
 * without saying, in front of what is filled in only where it was pressed at once, by somebody who ends
 * numbers so. The presses' own times tell: a busy machine takes them later. */
static gboolean
went_on_already (UmpPadTally *self)
{
  gboolean stepped = self->stepped;

  self->stepped = FALSE;
  if (!stepped || self->no_enter)
    return FALSE;
  return value_of (self, self->seat, self->field) < 0 || self->time - self->step_time < STEP_MS;
}

static void
step (UmpPadTally *self, int by)
{
  int at = CLAMP (self->seat * self->n_fields + self->field + by, 0, self->n_seats * self->n_fields - 1);

  if (self->done[at / self->n_fields])
    return;
  self->seat = at / self->n_fields;
  self->field = at % self->n_fields;
  show (self);
}

static void
take_key (UmpPadTally *self, const char *key)
{
  char **text;

  text = text_of (self, self->seat, self->field);
  if (g_ascii_isdigit (key[0])) {
    type_digit (self, key);
  } else if (g_str_equal (key, "enter")) {
    advance (self);
  } else if (g_str_equal (key, "left")) {
    step (self, -1);
  } else if (g_str_equal (key, "right")) {
    step (self, 1);
  } else if (*text != NULL && (g_str_equal (key, "<") || g_str_equal (key, "C"))) {
    gsize n = strlen (*text);
    (*text)[g_str_equal (key, "C") ? 0 : n - 1] = '\0';
    if ((*text)[0] == '\0')
      g_clear_pointer (text, g_free);
    look_up (self, self->seat);
    show (self);
  }
}

/* An Enter that ended the number before it is no silent one in front of what could be confirmed. */
static void
say_went_on (UmpPadTally *self)
{
  const char *text;

  if (value_of (self, self->seat, self->field) < 0)
    return;
  text = _ ("That Enter ended the number before. Press it once more to take what stands here.");
  ump_label_say (self->hint, text);
  ump_announce (GTK_WIDGET (self), text);
}

void
ump_pad_tally_key (UmpPadTally *self, const char *key, guint32 time)
{
  self->time = time;
  if (!counts (self))
    return;
  if (g_str_equal (key, "enter") && went_on_already (self))
    say_went_on (self);
  else
    take_key (self, key);
}

/* A tap on Enter or Confirm is always meant. */
static void
on_key (UmpPadTally *self, const char *key)
{
  self->time = 0;
  if (counts (self))
    take_key (self, key);
}

static void
on_tapped (UmpPadTally *self, int seat, int field)
{
  if (self->texts == NULL)
    return;
  self->seat = seat;
  self->field = field;
  show (self);
}

static void
on_word (GtkWidget *widget, const char *action, GVariant *target)
{
  UmpPadTally *self = UMP_PAD_TALLY (widget);

  if (counts (self))
    choose_word (self, g_variant_get_int32 (target));
}

/* ---- life -------------------------------------------------------------------------------------------- */

static void
forget (UmpPadTally *self)
{
  for (int i = 0; self->texts != NULL && i < self->n_seats * self->n_fields; i++)
    g_free (self->texts[i]);
  g_clear_pointer (&self->texts, g_free);
  g_clear_pointer (&self->known, g_free);
}

/* A correction of what was before takes nothing of what was typed. */
static void
begin (UmpPadTally *self)
{
  const UmpVerb *verb;
  int n_before = self->n_seats * self->n_fields;
  char **before = self->verb == ump_chooser_verb (self->chooser) ? g_steal_pointer (&self->texts) : NULL;

  forget (self);
  self->verb = ump_chooser_verb (self->chooser);
  self->generation = ump_play_generation (play_of (self));
  self->n_seats = ump_match_setup (ump_play_match (play_of (self)))->n_seats;
  self->n_fields = 0;
  self->player_attr = -1;
  verb = verb_of (self);
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
    if (verb->attrs[a].type == UMP_TYPE_PLAYER && self->player_attr < 0)
      self->player_attr = a;
    else
      self->fields[self->n_fields++] = a;
  self->texts = g_new0 (char *, (gsize) (self->n_seats * self->n_fields));
  self->known = g_new (int, (gsize) (self->n_seats * self->n_fields));
  for (int i = 0; i < self->n_seats * self->n_fields; i++)
    self->known[i] = -1;
  if (before == NULL)
    restore_begun (self);
  for (int i = 0; before != NULL && i < n_before; i++)
    self->texts[i] = before[i]; /* the same people and fields: a game's never change */
  g_free (before);
  build_grid (self);
}

static void
update (UmpPadTally *self)
{
  if (ump_chooser_mode (self->chooser) != UMP_CHOOSER_TALLY) {
    if (self->texts != NULL && ump_play_is_now (play_of (self)))
      ump_begun_keep (play_of (self), self->verb, NULL); /* entered, or left for the keys */
    forget (self);
    self->verb = UMP_VERB_UNKNOWN;
    return;
  }
  if (self->verb != ump_chooser_verb (self->chooser) || self->texts == NULL ||
      self->generation != ump_play_generation (play_of (self)))
    begin (self);
  look (self);
  for (int s = 0; s < self->n_seats; s++)
    for (int f = 0; self->done[s] && f < self->n_fields; f++)
      g_clear_pointer (text_of (self, s, f), g_free);
  show (self);
}

void
ump_pad_tally_fill (UmpPadTally *self, const UmpMove *move)
{
  if (self->texts == NULL || move->verb != self->verb || self->player_attr < 0)
    return;
  self->seat = ump_move_int (move, self->player_attr);
  self->field = 0;
  for (int f = 0; f < self->n_fields; f++) {
    char **text = text_of (self, self->seat, f);

    g_free (*text);
    *text = g_strdup_printf ("%d", ump_move_int (move, self->fields[f]));
  }
  show (self);
}

static void
ump_pad_tally_dispose (GObject *object)
{
  UmpPadTally *self = UMP_PAD_TALLY (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->chooser);
  forget (self);
  G_OBJECT_CLASS (ump_pad_tally_parent_class)->dispose (object);
}

static void
ump_pad_tally_class_init (UmpPadTallyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_tally_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tally");
  gtk_widget_class_install_action (widget_class, "tally.word", "i", on_word);
}

static void
ump_pad_tally_init (UmpPadTally *self)
{
  GtkWidget *counts = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL);

  self->verb = UMP_VERB_UNKNOWN;
  self->seat = -1;
  self->box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 16, NULL);
  self->grid = ump_cell_grid_new (1);
  g_signal_connect_swapped (self->grid, "tapped", G_CALLBACK (on_tapped), self);
  ump_add_classes (self->grid, "box pad");
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 2);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 4);
  gtk_widget_set_hexpand (self->grid, TRUE);
  gtk_widget_set_valign (self->grid, GTK_ALIGN_START);
  self->keys = ump_number_keys_new (FALSE);
  g_signal_connect_swapped (self->keys, "key", G_CALLBACK (on_key), self);
  gtk_widget_set_size_request (self->keys, 240, -1);
  self->hint = ump_text_new (NULL, "dim-text");
  gtk_widget_set_visible (self->hint, FALSE);
  gtk_box_append (GTK_BOX (counts), self->grid);
  gtk_box_append (GTK_BOX (counts), self->hint);
  gtk_box_append (GTK_BOX (self->box), counts);
  gtk_box_append (GTK_BOX (self->box), self->keys);
  self->words = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL);
  gtk_widget_set_size_request (self->words, 240, -1);
  gtk_box_append (GTK_BOX (self->box), self->words);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ump_pad_tally_new (UmpChooser *chooser)
{
  UmpPadTally *self = g_object_new (UMP_TYPE_PAD_TALLY, NULL);

  self->chooser = g_object_ref (chooser);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
ump_pad_tally_set_narrow (UmpPadTally *self, gboolean narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  ump_number_keys_set_flat (UMP_NUMBER_KEYS (self->keys), narrow);
}
