/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-form.h"

#include <stdlib.h>

#include "field-editor.h"
#include "../compat/announce.h"
#include "../model/begun.h"
#include "../model/known-tally.h"
#include "../model/entry-words.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

struct _UmpPadForm {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  int verb;
  guint generation;
  guint entries;
  GPtrArray *fields;           /* UmpFieldEditor by attribute */
  GPtrArray *steps;            /* button of each, borrowed */
  guint now;                   /* the field that is shown */
  gboolean troubled;           /* the cards that are there cannot stay, whatever is still to come */
  gboolean suggests;           /* the first field has a value that nobody gave it */
  char *filled[UMP_MAX_ATTRS]; /* what the log filled in, by attribute; NULL where it did not */
  gboolean narrow;

  GtkWidget *box;
  GtkWidget *others; /* the other open verbs */
  GtkWidget *top;    /* when wide: the steps, and back and on; else the steps alone */
  GtkWidget *head;   /* the steps */
  GtkWidget *foot;   /* back, "None", on, enter */
  GtkWidget *back;
  GtkWidget *next;
  GtkWidget *enter;
  GtkWidget *line; /* the title and the value of the step that is shown */
  GtkWidget *title;
  GtkWidget *hint;
};

G_DEFINE_FINAL_TYPE (UmpPadForm, ump_pad_form, GTK_TYPE_WIDGET)

static UmpPlay *
play_of (UmpPadForm *self)
{
  return ump_chooser_play (self->chooser);
}

static const UmpField *
attr_of (UmpPadForm *self, guint a)
{
  return &ump_play_game (play_of (self))->verbs[self->verb].attrs[a];
}

static UmpFieldEditor *
field_at (UmpPadForm *self, guint a)
{
  return self->fields->pdata[a];
}

static UmpFormValue *
value_at (UmpPadForm *self, guint a)
{
  return ump_field_editor_value (field_at (self, a));
}

/* ---- the entry so far --------------------------------------------------------------------------------- */

/* whole: fields that still lack something have what could stand there. */
static UmpEntry *
make_entry (UmpPadForm *self, gboolean whole)
{
  g_autoptr (GPtrArray) stand_ins = g_ptr_array_new_with_free_func (g_free);
  const UmpGame *game = ump_play_game (play_of (self));
  const UmpTable *table = ump_match_table (ump_play_match (play_of (self)));
  const UmpSetup *setup = ump_match_setup (ump_play_match (play_of (self)));
  const char *names[UMP_MAX_ATTRS + 1], *values[UMP_MAX_ATTRS + 1];
  int n = 0;

  if (game->verbs[self->verb].player && ump_table_turn (table) >= 0) {
    names[n] = "by";
    values[n++] = setup->ids[ump_table_turn (table)];
  }
  for (guint a = 0; a < self->fields->len; a++) {
    const char *value = ump_form_value_text (value_at (self, a));
    char *stand_in = NULL;

    if (whole && !ump_form_value_is_filled (value_at (self, a)))
      stand_in = ump_form_value_stand_in (value_at (self, a));
    if (stand_in != NULL) {
      g_ptr_array_add (stand_ins, stand_in);
      value = stand_in;
    }
    if (value[0] == '\0' && (attr_of (self, a)->flags & UMP_FIELD_OPTIONAL) != 0)
      continue;
    if (value[0] == '\0' && attr_of (self, a)->type != UMP_TYPE_CARDS)
      continue;
    names[n] = attr_of (self, a)->name;
    values[n++] = value;
  }
  return ump_entry_new (game, game->verbs[self->verb].name, names, values, n, NULL);
}

static const UmpVerb *
verb_of (UmpPadForm *self)
{
  return &ump_play_game (play_of (self))->verbs[self->verb];
}

/* An empty list of what is counted is said to be empty. */
static gboolean
may_be_empty (UmpPadForm *self, guint a)
{
  const UmpField *attr = attr_of (self, a);

  return !ump_form_value_must_choose (value_at (self, a)) &&
         ((attr->flags & UMP_FIELD_OPTIONAL) != 0 || (attr->type == UMP_TYPE_CARDS && attr->min == 0));
}

/* As long as something is missing the steps say so. */
static gboolean
is_whole (UmpPadForm *self)
{
  for (guint a = 0; a < self->fields->len; a++)
    if (!ump_form_value_is_filled (value_at (self, a)) && !may_be_empty (self, a))
      return FALSE;
  return TRUE;
}

/* What of the cards that are there cannot stay is told at once, not when all of the rest is entered too. A
 * new string, NULL for nothing. */
static char *
trouble (UmpPadForm *self)
{
  UmpMatch *match = ump_play_match (play_of (self));
  g_autoptr (UmpEntry) entry = make_entry (self, TRUE);
  UmpVerdict verdict = { 0 };

  if (verb_of (self)->tally || ump_match_judge (match, entry, &verdict) ||
      (verdict.kind != UMP_RULE && verdict.kind != UMP_FACT))
    return NULL;
  return ump_match_reason (match, &verdict, ump_play_words ());
}

/* NULL for nothing: on a phone its room is kept. */
static void
say_hint (UmpPadForm *self, const char *text)
{
  ump_label_say (self->hint, text);
  if (text == NULL)
    gtk_label_set_text (GTK_LABEL (self->hint), "");
  gtk_widget_set_visible (self->hint, text != NULL || self->narrow);
  ump_set_tooltip (self->hint, text);
}

static void
judge (UmpPadForm *self)
{
  UmpMatch *match = ump_play_match (play_of (self));
  g_autoptr (UmpEntry) entry = make_entry (self, FALSE);
  g_autofree char *reason = trouble (self);
  UmpVerdict verdict = { 0 };
  gboolean good = ump_match_judge (match, entry, &verdict) && (!verb_of (self)->tally || is_whole (self));

  self->troubled = reason != NULL;

  ump_set_class (self->enter, "off", !good);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->enter), GTK_ACCESSIBLE_STATE_DISABLED, !good, -1);
  if (reason == NULL && !good && is_whole (self))
    reason = ump_match_reason (match, &verdict, ump_play_words ());
  say_hint (self, reason);
}

static void
on_enter (UmpPadForm *self)
{
  g_autoptr (UmpEntry) entry = NULL;

  if (verb_of (self)->tally && !is_whole (self)) {
    say_hint (self, _ ("Nothing is counted yet: choose what is there, or None."));
    ump_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->hint)));
    return;
  }
  entry = make_entry (self, FALSE);
  ump_play_enter (play_of (self), entry);
}

/* ---- one field after the other ------------------------------------------ */

/* The next field that still needs something, after that one and then from the start; n for none. */
static guint
next_field (UmpPadForm *self, guint after)
{
  for (guint k = 1; k <= self->fields->len; k++) {
    guint a = (after + k) % self->fields->len;
    if (!ump_form_value_is_filled (value_at (self, a)) && !may_be_empty (self, a))
      return a;
  }
  /* what may be left out is passed on the way, where there are keys for it */
  return after + 1 < self->fields->len && !ump_form_value_is_filled (value_at (self, after + 1)) &&
                 ump_field_editor_has_keys (field_at (self, after + 1))
             ? after + 1
             : self->fields->len;
}

static void
show_step (UmpPadForm *self, guint a)
{
  UmpFieldEditor *field = field_at (self, a);
  GtkWidget *step = self->steps->pdata[a];
  gboolean filled = ump_form_value_is_filled (value_at (self, a)), now = a == self->now;
  g_autofree char *word = ump_field_editor_word (field);
  g_autofree char *title = word != NULL ? g_strdup_printf (_ ("%s: %s"), ump_field_editor_title (field), word)
                                        : g_strdup (ump_field_editor_title (field));
  g_autofree char *label = self->narrow && word == NULL ? g_strdup_printf ("%u", a + 1) : g_strdup (title);
  gboolean wrong = filled && self->troubled && attr_of (self, a)->type == UMP_TYPE_CARDS;
  /* Translators: a part of a form: "Elevator 1, 2 of 5" */
  g_autofree char *place = g_strdup_printf (_ ("%s, %d of %d"), title, (int) a + 1, (int) self->fields->len);
  /* Translators: a part of a form in which something was entered, or something that cannot stay */
  g_autofree char *name =
      filled ? g_strdup_printf (wrong ? _ ("%s, refused") : _ ("%s, entered"), place) : g_strdup (place);

  gtk_button_set_label (GTK_BUTTON (step), label);
  ump_name_widget (step, name);
  ump_set_class (step, "chosen", now);
  ump_set_class (step, "filled", filled); /* a mark that needs no room, or the steps would move */
  ump_set_class (step, "error-text", wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (step), GTK_ACCESSIBLE_STATE_PRESSED, now, -1);
}

/* What the other fields have. */
static void
tell_others (UmpPadForm *self)
{
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  for (guint a = 0; a < self->fields->len; a++)
    if (a != self->now && ump_form_value_text (value_at (self, a))[0] != '\0')
      g_ptr_array_add (others, (char *) ump_form_value_text (value_at (self, a)));
  g_ptr_array_add (others, NULL);
  ump_field_editor_set_others (field_at (self, self->now), (const char *const *) others->pdata);
}

static gboolean
is_begun (UmpPadForm *self)
{
  for (guint a = self->suggests ? 1 : 0; a < self->fields->len; a++)
    if (!g_str_equal (ump_form_value_text (value_at (self, a)),
                      self->filled[a] != NULL ? self->filled[a] : ""))
      return TRUE;
  return FALSE;
}

static void
forget_filled (UmpPadForm *self)
{
  for (guint a = 0; a < UMP_MAX_ATTRS; a++)
    g_clear_pointer (&self->filled[a], g_free);
}

/* What is in the fields is there again if the program ends now. */
static void
keep_begun (UmpPadForm *self)
{
  const char *values[UMP_MAX_ATTRS + 1] = { NULL };

  for (guint a = 0; a < self->fields->len; a++)
    values[a] = ump_form_value_text (value_at (self, a));
  ump_begun_keep (play_of (self), self->verb, is_begun (self) ? values : NULL);
}

static void
restore_begun (UmpPadForm *self)
{
  g_auto (GStrv) values = ump_begun_find (play_of (self), self->verb, self->fields->len);

  if (values == NULL)
    return;
  for (guint a = 0; a < self->fields->len; a++)
    ump_field_editor_set (field_at (self, a), values[a]);
  self->now = MIN (next_field (self, self->fields->len - 1), self->fields->len - 1);
}

/* Index of the word in the first field, as moves have it; -1 for nothing. */
static int
first_value (UmpPadForm *self)
{
  const char *word = ump_form_value_text (value_at (self, 0));
  const UmpSetup *setup = ump_match_setup (ump_play_match (play_of (self)));

  if (word[0] == '\0')
    return -1;
  return attr_of (self, 0)->type == UMP_TYPE_PLAYER ? ump_setup_seat (setup, word) : atoi (word);
}

/* A tally comes with what the log knows of it, where nobody has said anything else. */
static void
fill_in (UmpPadForm *self)
{
  g_autoptr (UmpEntry) entry = NULL;
  int first = self->fields->len > 1 && verb_of (self)->tally ? first_value (self) : -1;
  g_auto (UmpMove) move;

  ump_move_init (&move, self->verb, UMP_NOBODY);
  if (first < 0 || !ump_known_tally (play_of (self), self->verb, first, &move))
    return;
  entry = ump_entry_from_move (ump_match_setup (ump_play_match (play_of (self))), &move, NULL, NULL);
  for (guint a = 1; a < self->fields->len; a++) {
    const char *known = entry->values[a] != NULL ? entry->values[a] : "",
               *now = ump_form_value_text (value_at (self, a));

    if (now[0] != '\0' && g_strcmp0 (now, self->filled[a]) != 0)
      continue;
    ump_field_editor_fill (field_at (self, a), known);
    g_free (self->filled[a]);
    self->filled[a] = g_strdup (known);
  }
}

/* What the submitting key of a tally says: what is counted with it. */
static char *
enter_label (UmpPadForm *self)
{
  g_autofree char *word = self->fields->len > 0 ? ump_field_editor_word (field_at (self, 0)) : NULL;

  if (word == NULL)
    return g_strdup (_ ("Enter"));
  if (attr_of (self, 0)->type == UMP_TYPE_PLAYER)
    /* Translators: enters what a person has, who is named */
    return g_strdup_printf (_ ("Enter it for %s"), word);
  /* Translators: enters what is in a place that has a number: "Line 1 is counted" */
  return g_strdup_printf (_ ("%s %s is counted"), ump_field_editor_title (field_at (self, 0)), word);
}

/* Whether the tally of what the first field says is still to come. */
static gboolean
is_due (UmpPadForm *self)
{
  UmpMatch *match = ump_play_match (play_of (self));
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;

  ump_move_init (&move, self->verb, UMP_NOBODY);
  ump_move_push (&move, 0, first_value (self));
  ump_match_prefill (match, &move);
  return ump_match_judge_move (match, &move, &verdict) || verdict.kind != UMP_TURN;
}

/* Lines and people are counted one after the other: it begins with the first one that is not counted yet. */
static void
suggest (UmpPadForm *self)
{
  UmpFieldEditor *field = field_at (self, 0);
  g_auto (GStrv) choices = NULL;

  self->suggests = FALSE;
  if (!verb_of (self)->tally || self->fields->len < 2 || !ump_field_editor_has_keys (field) ||
      (attr_of (self, 0)->type != UMP_TYPE_INT && attr_of (self, 0)->type != UMP_TYPE_PLAYER))
    return;
  choices = ump_form_value_choices (value_at (self, 0));
  for (int k = 0; choices[k] != NULL && !self->suggests; k++) {
    ump_field_editor_set (field, choices[k]);
    self->suggests = is_due (self);
  }
  if (!self->suggests)
    ump_field_editor_set (field, "");
  self->now = self->suggests;
}

/* Cards that come to lie in a zone each are seen there at once. */
static void
show_on_table (UmpPadForm *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play_of (self)));

  for (guint a = 0; a < self->fields->len; a++) {
    const UmpField *attr = attr_of (self, a);

    for (int k = 0; attr->zone > 0 && attr->type == UMP_TYPE_CARDS && k < attr->max; k++)
      ump_chooser_set_form_card (self->chooser, ump_zone_index (setup, attr->zone - 1, 0, k),
                                 ump_form_value_card (value_at (self, a), k));
  }
}

static void
show_steps (UmpPadForm *self)
{
  UmpFieldEditor *field = field_at (self, self->now);
  guint next = next_field (self, self->now);
  g_autofree char *progress = ump_form_value_progress (value_at (self, self->now));
  g_autofree char *title = progress != NULL
                               ? g_strdup_printf (_ ("%s: %s"), ump_field_editor_title (field), progress)
                               : g_strdup (ump_field_editor_title (field));
  gboolean may_go_on =
      ump_form_value_is_filled (value_at (self, self->now)) || may_be_empty (self, self->now);

  judge (self);
  for (guint a = 0; a < self->fields->len; a++) {
    show_step (self, a);
    gtk_widget_set_visible (ump_field_editor_widget (field_at (self, a)), a == self->now);
    if (ump_field_editor_shown (field_at (self, a)) != NULL)
      gtk_widget_set_visible (ump_field_editor_shown (field_at (self, a)), a == self->now);
    if (ump_field_editor_none (field_at (self, a)) != NULL)
      gtk_widget_set_visible (ump_field_editor_none (field_at (self, a)), a == self->now);
  }
  if (verb_of (self)->tally) {
    g_autofree char *label = enter_label (self);
    gtk_button_set_label (GTK_BUTTON (self->enter), label);
  }
  tell_others (self);
  ump_chooser_set_form_begun (self->chooser, is_begun (self));
  keep_begun (self);
  show_on_table (self);
  gtk_widget_set_visible (self->head, self->fields->len > 1);
  ump_label_say (self->title, title);
  gtk_widget_set_visible (self->next, next < self->fields->len && next != self->now);
  if (next < self->fields->len && next != self->now) {
    g_autofree char *name = g_strdup_printf (_ ("Next: %s"), ump_field_editor_title (field_at (self, next)));
    ump_set_class (self->next, "main", may_go_on);
    ump_name_widget (self->next, name);
  }
}

static void
on_field_changed (UmpFieldEditor *field, UmpPadForm *self)
{
  if (field == field_at (self, 0))
    fill_in (self);
  show_steps (self);
}

static void
go_to (UmpPadForm *self, guint a)
{
  gboolean inside = ump_has_focus_inside (GTK_WIDGET (self));

  self->now = a;
  show_steps (self);
  if (inside)
    gtk_widget_child_focus (ump_field_editor_widget (field_at (self, a)), GTK_DIR_TAB_FORWARD);
}

static void
on_done (UmpPadForm *self)
{
  guint next = next_field (self, self->now);

  if (self->troubled)
    ump_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->hint)));
  else if (next < self->fields->len)
    go_to (self, next);
  else if (ump_has_focus_inside (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->enter);
}

static void
on_next (UmpPadForm *self)
{
  guint next = next_field (self, self->now);

  if (next < self->fields->len)
    go_to (self, next);
}

static void
on_step (GtkWidget *button, UmpPadForm *self)
{
  guint a;

  if (g_ptr_array_find (self->steps, button, &a))
    go_to (self, a);
}

static void
on_back (UmpPadForm *self)
{
  if (!ump_field_editor_back (field_at (self, self->now)) && self->now > 0)
    go_to (self, self->now - 1);
}

static gboolean
on_key (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, UmpPadForm *self)
{
  if (key != GDK_KEY_BackSpace || (state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      self->fields->len == 0)
    return GDK_EVENT_PROPAGATE;
  on_back (self);
  return GDK_EVENT_STOP;
}

gboolean
ump_pad_form_digit (UmpPadForm *self, int digit)
{
  return self->fields->len > 0 && ump_field_editor_digit (field_at (self, self->now), digit);
}

static void
move_to (GtkWidget *child, GtkWidget *box, GtkWidget *after)
{
  g_object_ref (child);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (child)), child);
  gtk_box_insert_child_after (GTK_BOX (box), child, after);
  g_object_unref (child);
}

/* What is wrong is told beside what is there, or below it, where room is kept for it: no key moves for it. */
static void
place_parts (UmpPadForm *self)
{
  if (self->narrow) {
    move_to (self->foot, self->box, gtk_widget_get_last_child (self->box));
    move_to (self->hint, self->box, self->line);
  } else {
    move_to (self->foot, self->top, self->head);
    move_to (self->hint, self->line, gtk_widget_get_last_child (self->line));
  }
  /* there is height for two lines, and a text that may be broken would take them */
  gtk_label_set_wrap (GTK_LABEL (self->title), self->narrow);
}

void
ump_pad_form_set_narrow (UmpPadForm *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  place_parts (self);
  for (guint a = 0; a < self->fields->len; a++)
    ump_field_editor_set_narrow (field_at (self, a), narrow);
  if (self->fields->len > 0)
    show_steps (self);
}

/* ---- the form ----------------------------------------------------------- */

static void
on_other (GtkWidget *widget, const char *action, GVariant *verb)
{
  ump_chooser_begin_form (UMP_PAD_FORM (widget)->chooser, g_variant_get_int32 (verb));
}

static void
add_other (UmpPadForm *self, int verb, const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  ump_add_classes (button, "plain step");
  ump_set_class (button, "chosen", verb == self->verb);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", verb);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "form.verb");
  gtk_box_append (GTK_BOX (self->others), button);
}

/* The other open verbs, and the way back to the keys. */
static void
show_others (UmpPadForm *self)
{
  GListModel *forms = ump_chooser_forms (self->chooser);
  guint n = g_list_model_get_n_items (forms);

  ump_box_clear (self->others);
  for (guint i = 0; i < n; i++) {
    g_autoptr (UmpFormOffer) form = g_list_model_get_item (forms, i);

    add_other (self, ump_form_offer_verb (form), ump_form_offer_title (form));
  }
  if (g_list_model_get_n_items (ump_chooser_items (self->chooser)) > 0)
    add_other (self, UMP_VERB_UNKNOWN, _ ("Back to the keys"));
  gtk_widget_set_visible (self->others, n > 1);
}

static void
add_field (UmpPadForm *self, int a)
{
  UmpFieldEditor *field =
      ump_field_editor_new (ump_form_value_new (play_of (self), self->verb, a), UMP_EDITOR_KEYS, NULL);
  GtkWidget *step = gtk_button_new_with_label (""), *shown = ump_field_editor_shown (field);

  ump_add_classes (step, "plain step");
  g_signal_connect (step, "clicked", G_CALLBACK (on_step), self);
  g_signal_connect (field, "changed", G_CALLBACK (on_field_changed), self);
  g_signal_connect_swapped (field, "done", G_CALLBACK (on_done), self);
  ump_field_editor_set_narrow (field, self->narrow);
  g_ptr_array_add (self->fields, field);
  g_ptr_array_add (self->steps, step);
  ump_wrap_box_append (UMP_WRAP_BOX (self->head), step);
  gtk_box_insert_child_after (GTK_BOX (self->box), ump_field_editor_widget (field),
                              self->narrow ? self->hint : self->line);
  if (shown != NULL) {
    gtk_widget_set_hexpand (shown, TRUE);
    gtk_box_insert_child_after (GTK_BOX (self->line), shown, self->title);
  }
  if (ump_field_editor_none (field) != NULL)
    gtk_box_insert_child_after (GTK_BOX (self->foot), ump_field_editor_none (field), self->back);
}

static void
clear_fields (UmpPadForm *self)
{
  for (guint a = 0; a < self->fields->len; a++) {
    GtkWidget *shown = ump_field_editor_shown (field_at (self, a)),
              *none = ump_field_editor_none (field_at (self, a));

    gtk_box_remove (GTK_BOX (self->box), ump_field_editor_widget (field_at (self, a)));
    if (shown != NULL)
      gtk_box_remove (GTK_BOX (self->line), shown);
    if (none != NULL)
      gtk_box_remove (GTK_BOX (self->foot), none);
  }
  ump_wrap_box_clear (UMP_WRAP_BOX (self->head));
  forget_filled (self);
  g_ptr_array_set_size (self->fields, 0);
  g_ptr_array_set_size (self->steps, 0);
}

static void
build (UmpPadForm *self)
{
  clear_fields (self);
  self->verb = ump_chooser_verb (self->chooser);
  self->now = 0;
  show_others (self);
  /* one that is counted has its name on the tab above */
  if (!verb_of (self)->tally)
    gtk_button_set_label (GTK_BUTTON (self->enter), ump_title_of_verb (verb_of (self)));
  for (int a = 0; a < UMP_MAX_ATTRS && verb_of (self)->attrs[a].name != NULL; a++)
    add_field (self, a);
  suggest (self);
  fill_in (self);
  restore_begun (self);
  show_steps (self);
}

static void
update (UmpPadForm *self)
{
  UmpPlay *play = play_of (self);
  guint entries = ump_match_n_entries (ump_play_match (play));

  if (self->verb != UMP_VERB_UNKNOWN && ump_play_is_now (play) &&
      (self->entries != entries || ump_chooser_mode (self->chooser) != UMP_CHOOSER_FORM))
    ump_begun_keep (play, self->verb, NULL); /* entered, or left for the keys */
  if (ump_chooser_mode (self->chooser) != UMP_CHOOSER_FORM) {
    self->verb = UMP_VERB_UNKNOWN;
    clear_fields (self);
    return;
  }
  if (self->verb == ump_chooser_verb (self->chooser) && self->entries == entries &&
      self->generation == ump_play_generation (play))
    return;
  self->entries = entries;
  self->generation = ump_play_generation (play);
  build (self);
}

void
ump_pad_form_fill (UmpPadForm *self, const UmpEntry *entry)
{
  if (self->verb != entry->verb)
    return;
  for (guint a = 0; a < self->fields->len && a < (guint) entry->n_values; a++)
    ump_field_editor_fill (field_at (self, a), entry->values[a] != NULL ? entry->values[a] : "");
  self->suggests = FALSE;
  show_steps (self);
}

static void
ump_pad_form_dispose (GObject *object)
{
  UmpPadForm *self = UMP_PAD_FORM (object);

  ump_remove_children (GTK_WIDGET (self));
  forget_filled (self);
  g_clear_pointer (&self->fields, g_ptr_array_unref);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_pad_form_parent_class)->dispose (object);
}

static void
ump_pad_form_class_init (UmpPadFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_form_dispose;
  gtk_widget_class_set_css_name (widget_class, "padform");
  gtk_widget_class_install_action (widget_class, "form.verb", "i", on_other);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/pad-form.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, box);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, others);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, top);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, head);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, foot);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, back);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, next);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, enter);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, line);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, title);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, hint);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, on_next);
  gtk_widget_class_bind_template_callback (widget_class, on_enter);
}

static void
ump_pad_form_init (UmpPadForm *self)
{
  self->verb = UMP_VERB_UNKNOWN;
  self->fields = g_ptr_array_new_with_free_func (g_object_unref);
  self->steps = g_ptr_array_new ();
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_pad_form_new (UmpChooser *chooser)
{
  UmpPadForm *self = g_object_new (UMP_TYPE_PAD_FORM, NULL);

  self->chooser = g_object_ref (chooser);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
