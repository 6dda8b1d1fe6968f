/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "form-field.h"

#include "choice-key.h"
#include "deck-view.h"
#include "../model/entry-words.h"
#include "../widgets/card-view.h"
#include "../widgets/face-card.h"
#include "../widgets/key.h"
#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

#define CHIP 26
#define PORTRAIT 34
#define FACE 84
#define NARROW_FACE 60

struct _UmpFormField {
  GtkWidget parent_instance;
  UmpPlay *play;
  int verb, a;
  const UmpField *attr;
  const UmpPart *part; /* the learned face that it is, or NULL */
  UmpFormValue *value;
  GtkWidget *box;
  GtkWidget *shown;   /* wrap box of chips, face card, or label; NULL for a text */
  GtkWidget *text;    /* what is typed, or NULL */
  GtkWidget *beside;  /* of a face: what stands beside the card */
  GtkWidget *offers;  /* known faces, or NULL */
  UmpDeckView *cards; /* the keys of a list of cards, or NULL */
  GPtrArray *keys;    /* UmpChoiceKeys of everything else; borrowed */
  GtkWidget *no_card; /* says that a count of cards is none; NULL where that needs no word */
  gboolean filling;   /* the text changes, and nobody typed it */
};

G_DEFINE_FINAL_TYPE (UmpFormField, ump_form_field, GTK_TYPE_WIDGET)

enum { CHANGED, DONE, N_SIGNALS };
static guint signals[N_SIGNALS];

static const UmpSetup *
setup_of (UmpFormField *self)
{
  return ump_match_setup (ump_play_match (self->play));
}

/* ---- showing ----------------------------------------------------------------------------------------- */

static void
show_chips (UmpFormField *self)
{
  const UmpSetup *setup = setup_of (self);
  g_auto (GStrv) items = g_strsplit (ump_form_value_text (self->value), " ", -1);

  ump_wrap_box_clear (UMP_WRAP_BOX (self->shown));
  for (int i = 0; items[i] != NULL; i++) {
    int face = ump_setup_face (setup, items[i]);
    GtkWidget *chip;
    if (face == 0)
      continue;
    chip = ump_card_view_new_for (setup, (UmpCard){ .face = (guint16) face }, UMP_CARD_CHIP, FALSE);
    ump_card_view_set_size (UMP_CARD_VIEW (chip), CHIP);
    ump_wrap_box_append (UMP_WRAP_BOX (self->shown), chip);
  }
}

static const char *
word_at (UmpFormField *self, guint key)
{
  return ump_choice_key_value (self->keys->pdata[key]);
}

static void
show_value (UmpFormField *self)
{
  g_autofree char *words = NULL;

  if (self->part != NULL) {
    UmpBoxesView face = ump_form_value_face (self->value);
    ump_face_card_set (UMP_FACE_CARD (self->shown), &face);
  } else if (UMP_IS_WRAP_BOX (self->shown)) {
    show_chips (self);
  } else {
    words = ump_form_value_words (self->value);
    gtk_label_set_text (GTK_LABEL (self->shown), words[0] != '\0' ? words : "–");
  }
}

static void
show (UmpFormField *self)
{
  gboolean none = ump_form_value_is_none (self->value);

  if (self->text != NULL)
    return;
  show_value (self);
  if (self->cards != NULL)
    ump_deck_view_update (self->cards, FALSE);
  for (guint i = 0; i < self->keys->len; i++)
    ump_choice_key_set_chosen (self->keys->pdata[i], ump_form_value_has (self->value, word_at (self, i)));
  if (self->no_card != NULL) {
    ump_set_class (self->no_card, "chosen", none);
    ump_name_widget (self->no_card, none ? _ ("None, chosen") : _ ("None"));
  }
}

/* done: nothing more can be added. */
static void
changed (UmpFormField *self, gboolean done)
{
  show (self);
  g_signal_emit (self, signals[CHANGED], 0);
  if (done)
    g_signal_emit (self, signals[DONE], 0);
}

/* ---- keys --------------------------------------------------------------- */

static void
take_word (UmpFormField *self, const char *word)
{
  changed (self, ump_form_value_take (self->value, word));
}

static void
on_key (UmpChoiceKey *key, UmpFormField *self)
{
  take_word (self, ump_choice_key_value (key));
}

static void
on_picked (GtkWidget *offers, const char *value, UmpFormField *self)
{
  ump_form_value_set (self->value, value);
  changed (self, TRUE);
}

static void
on_typed (GtkEditable *text, UmpFormField *self)
{
  if (self->filling)
    return;
  ump_form_value_set (self->value, gtk_editable_get_text (text));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_activate (UmpFormField *self)
{
  g_signal_emit (self, signals[DONE], 0);
}

/* Nothing chosen is no count: that there is none is said. */
static void
on_no_card (UmpFormField *self)
{
  ump_form_value_choose_none (self->value);
  changed (self, FALSE);
}

static void
add_no_card (UmpFormField *self)
{
  if (!ump_form_value_must_choose (self->value))
    return;
  self->no_card = gtk_button_new_with_label (_ ("None"));
  ump_add_classes (self->no_card, "key word");
  gtk_widget_set_halign (self->no_card, GTK_ALIGN_START);
  g_signal_connect_swapped (self->no_card, "clicked", G_CALLBACK (on_no_card), self);
  gtk_box_append (GTK_BOX (self->box), self->no_card);
}

static void
add_key (UmpFormField *self, GtkWidget *key)
{
  g_signal_connect (key, "clicked", G_CALLBACK (on_key), self);
  g_ptr_array_add (self->keys, key);
}

/* ---- cards --------------------------------------------------------------- */

static void
on_card (UmpKey *key, UmpFormField *self)
{
  take_word (self, setup_of (self)->game->faces[ump_key_face (key)].id);
}

/* In the rows of the deck a key, else a chip. */
static GtkWidget *
make_card (const UmpDeckCell *cell, gpointer owner)
{
  UmpFormField *self = owner;
  const UmpSetup *setup = setup_of (self);
  UmpCard card = { .face = (guint16) cell->value };
  g_autofree char *name = NULL;
  GtkWidget *key;

  if (GTK_IS_GRID (ump_deck_view_box (self->cards))) {
    key = ump_key_new (setup, cell->value, UMP_KEY_PLAIN);
    gtk_widget_set_hexpand (key, TRUE);
    g_signal_connect (key, "clicked", G_CALLBACK (on_card), self);
    return key;
  }
  name = ump_card_spoken (setup, card, TRUE);
  key = ump_choice_key_new_with (setup->game->faces[cell->value].id, name,
                                 ump_card_view_new_silent (setup, card, UMP_CARD_CHIP), "chip-key");
  g_signal_connect (key, "clicked", G_CALLBACK (on_key), self);
  return key;
}

static void
show_card (const UmpDeckCell *cell, GtkWidget *key, gpointer owner)
{
  const UmpFaceState *state = ump_deck_view_state (UMP_FORM_FIELD (owner)->cards, cell->value);

  if (UMP_IS_KEY (key))
    ump_key_set (UMP_KEY (key), state->left, state->copies, !state->on, NULL, state->taken);
  else
    ump_choice_key_set_chosen (UMP_CHOICE_KEY (key), state->taken > 0);
}

static void
build_cards (UmpFormField *self)
{
  static const UmpDeckFactory factory = { .make = make_card, .show = show_card };
  GListModel *offers = ump_form_value_cards (self->value);
  g_autoptr (UmpDeckFaces) faces = ump_deck_faces_new (offers);
  g_auto (UmpDeckPlan) plan = { 0 };
  GtkWidget *view;

  ump_deck_plan_init (&plan);
  ump_deck_plan_choice (&plan, setup_of (self), offers);
  view = ump_deck_view_new (plan.shape == UMP_DECK_ROWS ? UMP_DECK_GRID : UMP_DECK_CHIPS, &factory, self);
  self->cards = UMP_DECK_VIEW (view);
  ump_deck_view_set_faces (self->cards, faces);
  if (plan.shape == UMP_DECK_ROWS) {
    gtk_grid_set_column_homogeneous (GTK_GRID (ump_deck_view_box (self->cards)), TRUE);
    ump_add_classes (view, "form-deck");
  }
  ump_deck_view_take_plan (self->cards, &plan);
  gtk_box_append (GTK_BOX (self->box), view);
}

/* ---- building ----------------------------------------------------------- */

static void
add_word (UmpFormField *self, GtkWidget *flow, const char *word, const char *label)
{
  GtkWidget *key = ump_choice_key_new (word, label, "key word");

  add_key (self, key);
  ump_wrap_box_append (UMP_WRAP_BOX (flow), key);
}

static void
add_numbers (UmpFormField *self, GtkWidget *flow)
{
  for (int k = self->attr->min; k <= self->attr->max; k++) {
    g_autofree char *text = g_strdup_printf ("%d", k);
    add_word (self, flow, text, text);
  }
}

static GtkWidget *
words_new (UmpFormField *self)
{
  const UmpSetup *setup = setup_of (self);
  GtkWidget *flow = ump_wrap_box_new (4, 4);

  for (int s = 0; self->attr->type == UMP_TYPE_PLAYER && s < setup->n_seats; s++)
    add_word (self, flow, setup->ids[s], setup->shown[s]);
  for (int k = 0; k < ump_field_n_words (self->attr); k++)
    add_word (self, flow, self->attr->words[k], ump_form_value_title (self->value, self->attr->words[k]));
  if (self->attr->type == UMP_TYPE_INT || (self->attr->type == UMP_TYPE_OWN && self->attr->max > 0))
    add_numbers (self, flow);
  return flow;
}

static GtkWidget *
portraits_new (UmpFormField *self)
{
  GtkWidget *flow = ump_wrap_box_new (6, 6);

  for (int k = 0; self->part->words[k] != NULL; k++) {
    GtkWidget *card = ump_card_view_new (&self->part->looks[k], UMP_CARD_PERSON, FALSE), *key;
    const char *title = ump_words_translate (ump_play_words (), self->part->titles[k]);
    ump_card_view_set_size (UMP_CARD_VIEW (card), PORTRAIT);
    gtk_accessible_update_state (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
    key = ump_choice_key_new_with (self->part->words[k], title, card, "key portrait");
    add_key (self, key);
    ump_wrap_box_append (UMP_WRAP_BOX (flow), key);
  }
  return flow;
}

/* The card as it is typed, and beside it what is known already, who counts double, the boxes. */
static void
build_face (UmpFormField *self)
{
  GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 16, NULL), *numbers = ump_wrap_box_new (4, 4);

  self->shown = ump_face_card_new ();
  gtk_widget_set_valign (self->shown, GTK_ALIGN_START);
  self->beside = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL);
  gtk_widget_set_hexpand (self->beside, TRUE);
  self->offers = ump_face_offers_new (self->play, self->part, self->verb, self->a);
  if (self->offers != NULL) {
    g_signal_connect (self->offers, "picked", G_CALLBACK (on_picked), self);
    gtk_box_append (GTK_BOX (self->box), self->offers);
  }
  gtk_box_append (GTK_BOX (self->beside), portraits_new (self));
  add_numbers (self, numbers);
  gtk_box_append (GTK_BOX (self->beside), numbers);
  gtk_box_append (GTK_BOX (line), self->shown);
  gtk_box_append (GTK_BOX (line), self->beside);
  gtk_box_append (GTK_BOX (self->box), line);
}

static gboolean
is_typed (const UmpField *attr)
{
  return attr->type == UMP_TYPE_TEXT || (attr->type == UMP_TYPE_OWN && attr->words == NULL) ||
         (attr->type == UMP_TYPE_INT && attr->max - attr->min > 15);
}

static void
build (UmpFormField *self)
{
  gboolean cards = ump_field_is_cards (self->attr);

  if (self->part != NULL) {
    build_face (self);
  } else if (is_typed (self->attr)) {
    self->text = gtk_entry_new ();
    ump_name_widget (self->text, ump_form_field_title (self));
    g_signal_connect (self->text, "changed", G_CALLBACK (on_typed), self);
    g_signal_connect_swapped (self->text, "activate", G_CALLBACK (on_activate), self);
    gtk_box_append (GTK_BOX (self->box), self->text);
  } else {
    self->shown = cards ? ump_wrap_box_new (4, 4) : ump_text_new ("–", "number");
    g_object_ref_sink (self->shown);
    if (!cards)
      gtk_box_append (GTK_BOX (self->box), words_new (self));
    else
      build_cards (self);
    add_no_card (self);
  }
  show (self);
}

/* ---- what others ask for ------------------------------------------------ */

/* The value was set, not typed. */
static void
show_set (UmpFormField *self)
{
  if (self->text != NULL) {
    self->filling = TRUE;
    gtk_editable_set_text (GTK_EDITABLE (self->text), ump_form_value_text (self->value));
    self->filling = FALSE;
  }
  show (self);
}

UmpFormValue *
ump_form_field_value (UmpFormField *self)
{
  return self->value;
}

char *
ump_form_field_word (UmpFormField *self)
{
  const char *text = ump_form_value_text (self->value);

  if (text[0] == '\0' || self->text != NULL ||
      (self->attr->type != UMP_TYPE_INT && self->attr->type != UMP_TYPE_PLAYER))
    return NULL;
  return g_strdup (ump_form_value_title (self->value, text));
}

const char *
ump_form_field_offer (UmpFormField *self, guint k)
{
  return k < self->keys->len ? word_at (self, k) : NULL;
}

void
ump_form_field_set (UmpFormField *self, const char *value)
{
  ump_form_value_set (self->value, value);
  show_set (self);
}

void
ump_form_field_fill (UmpFormField *self, const char *value)
{
  ump_form_value_fill (self->value, value);
  show_set (self);
}

gboolean
ump_form_field_has_keys (UmpFormField *self)
{
  return self->text == NULL;
}

const char *
ump_form_field_title (UmpFormField *self)
{
  return ump_title_of_field (self->attr);
}

GtkWidget *
ump_form_field_shown (UmpFormField *self)
{
  return self->part == NULL ? self->shown : NULL;
}

gboolean
ump_form_field_back (UmpFormField *self)
{
  if (self->text != NULL || !ump_form_value_back (self->value))
    return FALSE;
  changed (self, FALSE);
  return TRUE;
}

gboolean
ump_form_field_digit (UmpFormField *self, int digit)
{
  g_autofree char *word = g_strdup_printf ("%d", digit);

  int face = self->cards != NULL ? ump_setup_face (setup_of (self), word) : 0;
  gboolean there = face > 0 && ump_deck_view_key (self->cards, face) != NULL;

  for (guint i = 0; i < self->keys->len && !there; i++)
    there = g_str_equal (word_at (self, i), word);
  if (there)
    take_word (self, word);
  return there;
}

void
ump_form_field_set_narrow (UmpFormField *self, gboolean narrow)
{
  if (self->part != NULL) {
    ump_face_card_set_size (UMP_FACE_CARD (self->shown), narrow ? NARROW_FACE : FACE);
    gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_parent (self->shown)),
                                    narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
    gtk_box_set_spacing (GTK_BOX (gtk_widget_get_parent (self->shown)), narrow ? 6 : 16);
  }
  if (self->cards != NULL && GTK_IS_GRID (ump_deck_view_box (self->cards))) {
    gtk_grid_set_column_spacing (GTK_GRID (ump_deck_view_box (self->cards)), narrow ? 2 : 6);
    gtk_grid_set_row_spacing (GTK_GRID (ump_deck_view_box (self->cards)), narrow ? 3 : 4);
  }
}

void
ump_form_field_set_others (UmpFormField *self, const char *const *others)
{
  if (self->offers != NULL)
    ump_face_offers_leave_out (UMP_FACE_OFFERS (self->offers), others);
}

void
ump_form_field_focus (UmpFormField *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

/* ---- life --------------------------------------------------------------- */

static void
ump_form_field_dispose (GObject *object)
{
  UmpFormField *self = UMP_FORM_FIELD (object);

  g_ptr_array_set_size (self->keys, 0);
  if (self->part == NULL)
    g_clear_object (&self->shown);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_form_field_parent_class)->dispose (object);
}

static void
ump_form_field_finalize (GObject *object)
{
  UmpFormField *self = UMP_FORM_FIELD (object);

  g_clear_pointer (&self->value, ump_form_value_free);
  g_ptr_array_unref (self->keys);
  G_OBJECT_CLASS (ump_form_field_parent_class)->finalize (object);
}

static void
ump_form_field_class_init (UmpFormFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_form_field_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_form_field_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "formfield");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] =
      g_signal_new ("changed", UMP_TYPE_FORM_FIELD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DONE] =
      g_signal_new ("done", UMP_TYPE_FORM_FIELD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ump_form_field_init (UmpFormField *self)
{
  self->keys = g_ptr_array_new ();
  self->box = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ump_form_field_new (UmpPlay *play, int verb, int attr)
{
  UmpFormField *self = g_object_new (UMP_TYPE_FORM_FIELD, NULL);

  self->play = g_object_ref (play);
  self->verb = verb;
  self->a = attr;
  self->attr = &ump_play_game (play)->verbs[verb].attrs[attr];
  self->value = ump_form_value_new (play, verb, attr);
  self->part = ump_form_value_part (self->value);
  build (self);
  ump_name_widget (GTK_WIDGET (self), ump_form_field_title (self));
  return GTK_WIDGET (self);
}
