/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys that edit a field on the pad: words, numbers and people, the cards of a deck, a learned face. */
#include "config.h"

#include <glib/gi18n.h>

#include "field-editor-private.h"

#include "choice-key.h"
#include "../board/board.h"
#include "../model/marks.h"
#include "../widgets/build.h"
#include "../widgets/card-view.h"
#include "../widgets/face-card.h"
#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "plan/keys.h"

#define CHIP 26
#define PORTRAIT 34
#define FACE 84
#define NARROW_FACE 60
/* So many cards are keys in their rows; else they are chips. */
#define MOST_ROWS 6
#define MOST_COLUMNS 7

static const UmpSetup *
setup_of (UmpFieldEditor *self)
{
  return ump_match_setup (ump_play_match (ump_form_value_play (self->value)));
}

static void
take_word (UmpFieldEditor *self, const char *word)
{
  ump_field_editor_changed (self, ump_form_value_take (self->value, word));
}

/* ---- words, numbers, people ------------------------------------------------------------------------- */

static const char *
word_at (UmpFieldEditor *self, guint key)
{
  return ump_choice_key_value (self->keys->pdata[key]);
}

static void
on_key (UmpChoiceKey *key, UmpFieldEditor *self)
{
  take_word (self, ump_choice_key_value (key));
}

static void
add_key (UmpFieldEditor *self, GtkWidget *flow, GtkWidget *key)
{
  g_signal_connect_object (key, "clicked", G_CALLBACK (on_key), self, 0);
  g_ptr_array_add (self->keys, key);
  ump_wrap_box_append (UMP_WRAP_BOX (flow), key);
}

/* numbers: those alone. */
static void
add_choices (UmpFieldEditor *self, GtkWidget *flow, gboolean numbers)
{
  g_auto (GStrv) choices = ump_form_value_choices (self->value);

  for (int k = 0; choices[k] != NULL; k++)
    if (!numbers || ump_field_find_word (self->field, choices[k]) < 0)
      add_key (self, flow,
               ump_choice_key_new (choices[k], ump_form_value_title (self->value, choices[k]), "key word"));
}

static void
show_keys (UmpFieldEditor *self)
{
  for (guint i = 0; i < self->keys->len; i++)
    ump_choice_key_set_chosen (self->keys->pdata[i], ump_form_value_has (self->value, word_at (self, i)));
}

/* ---- nothing chosen is no count: that there is none is said -------------------------------------------- */

static void
on_no_card (UmpFieldEditor *self)
{
  ump_form_value_choose_none (self->value);
  ump_field_editor_changed (self, FALSE);
}

static void
make_none (UmpFieldEditor *self)
{
  if (!ump_form_value_must_choose (self->value))
    return;
  self->none = g_object_ref_sink (ump_build ("field-none", NULL));
  g_signal_connect_object (self->none, "clicked", G_CALLBACK (on_no_card), self, G_CONNECT_SWAPPED);
}

static void
show_none (UmpFieldEditor *self)
{
  gboolean none = ump_form_value_is_none (self->value);

  if (self->none == NULL)
    return;
  ump_set_class (self->none, "chosen", none);
  ump_name_widget (self->none, none ? _ ("None, chosen") : _ ("None"));
}

static GtkWidget *
make_words (UmpFieldEditor *self)
{
  GtkWidget *flow = ump_wrap_box_new (4, 4);

  self->shown = g_object_ref_sink (ump_text_new ("–", "number"));
  add_choices (self, flow, FALSE);
  make_none (self);
  return flow;
}

static void
show_words (UmpFieldEditor *self)
{
  g_autofree char *words = ump_form_value_words (self->value);

  gtk_label_set_text (GTK_LABEL (self->shown), words[0] != '\0' ? words : "–");
  show_keys (self);
  show_none (self);
}

const UmpEditorKind ump_editor_words = { make_words, show_words, NULL, NULL, TRUE };

/* ---- cards ------------------------------------------------------------------------------------------- */

/* Cards of which each is there once, in rows that are seen at once. */
static gboolean
are_in_rows (const UmpSetup *setup)
{
  int n_rows = ump_keys_n_rows (setup);

  for (int f = 1; f < setup->game->n_faces; f++)
    if (setup->copies[f] > 1 || (setup->copies[f] > 0 && setup->game->faces[f].row < 0))
      return FALSE;
  for (int row = 0; row < n_rows; row++)
    if (ump_keys_n_in_row (setup, row) > MOST_COLUMNS)
      return FALSE;
  return n_rows <= MOST_ROWS;
}

static UmpPlan *
plan_cards (int width, int height, UmpMeasure *measure, gpointer user_data)
{
  UmpFieldEditor *self = user_data;
  const UmpTable *table = ump_match_table (ump_play_match (ump_form_value_play (self->value)));
  g_auto (UmpMarks) marks = { 0 };
  UmpKeysRequest request = { .table = table,
                             .words = ump_play_words (),
                             .measure = measure,
                             .width = width,
                             .em = UMP_EM * ump_text_scale (self->cards),
                             .tight = self->narrow,
                             .rtl = gtk_widget_get_direction (self->cards) == GTK_TEXT_DIR_RTL,
                             .form = UMP_KEYS_LYING,
                             .deck = TRUE };

  ump_marks_of_deck (&marks, table, ump_form_value_cards (self->value));
  request.marks = (const UmpMark *) (gpointer) marks.marks->data;
  request.n_marks = (int) marks.marks->len;
  return ump_keys_plan_new (&request);
}

static void
on_card (UmpFieldEditor *self, guint64 id)
{
  const UmpSpot *spot = ump_board_spot (UMP_BOARD (self->cards), id);

  if (spot != NULL && !(spot->flags & UMP_SPOT_OFF))
    take_word (self, setup_of (self)->game->faces[spot->card.face].id);
}

static void
add_chips (UmpFieldEditor *self)
{
  const GArray *cards = ump_form_value_cards (self->value);
  const UmpSetup *setup = setup_of (self);

  for (guint i = 0; i < cards->len; i++) {
    UmpCard card = { .face = (guint16) g_array_index (cards, UmpFaceState, i).face };
    g_autofree char *name = ump_card_spoken (setup, card, TRUE);

    add_key (self, self->cards,
             ump_choice_key_new_with (setup->game->faces[card.face].id, name,
                                      ump_card_view_new_silent (setup, card, UMP_CARD_CHIP), "chip-key"));
  }
}

static GtkWidget *
make_cards (UmpFieldEditor *self)
{
  self->shown = g_object_ref_sink (ump_wrap_box_new (4, 4));
  if (are_in_rows (setup_of (self))) {
    self->cards = ump_board_new (_ ("Cards"), plan_cards, self);
    ump_board_set_bare (UMP_BOARD (self->cards));
    g_signal_connect_object (self->cards, "tapped", G_CALLBACK (on_card), self, G_CONNECT_SWAPPED);
  } else {
    self->cards = ump_wrap_box_new (4, 4);
    ump_name_widget (self->cards, _ ("Cards"));
    add_chips (self);
  }
  make_none (self);
  return self->cards;
}

/* The height of its keys is the same at any width. */
static void
update_board (UmpFieldEditor *self)
{
  g_autoptr (UmpPlan) plan = plan_cards (1, 0, ump_board_measure (UMP_BOARD (self->cards)), self);

  gtk_widget_set_size_request (self->cards, -1, plan->height);
  ump_board_update (UMP_BOARD (self->cards), NULL);
}

static void
show_cards (UmpFieldEditor *self)
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
  if (UMP_IS_BOARD (self->cards))
    update_board (self);
  else
    show_keys (self);
  show_none (self);
}

static void
set_narrow_cards (UmpFieldEditor *self, gboolean narrow)
{
  self->narrow = narrow;
  if (UMP_IS_BOARD (self->cards))
    update_board (self);
}

const UmpEditorKind ump_editor_cards = { make_cards, show_cards, NULL, set_narrow_cards, TRUE };

/* ---- a learned face ----------------------------------------------------------------------------------- */

static void
on_picked (GtkWidget *offers, const char *value, UmpFieldEditor *self)
{
  ump_form_value_set (self->value, value);
  ump_field_editor_changed (self, TRUE);
}

static void
add_portraits (UmpFieldEditor *self, GtkWidget *flow, const UmpPart *part)
{
  for (int k = 0; part->words[k] != NULL; k++) {
    GtkWidget *card = ump_card_view_new (&part->looks[k], UMP_CARD_PERSON, FALSE);
    const char *title = ump_words_translate (ump_play_words (), part->titles[k]);

    ump_card_view_set_size (UMP_CARD_VIEW (card), PORTRAIT);
    add_key (self, flow, ump_choice_key_new_with (part->words[k], title, card, "key portrait"));
  }
}

/* The card as it is typed, and beside it what is known already, who counts double, the boxes. */
static GtkWidget *
make_face (UmpFieldEditor *self)
{
  UmpPlay *play = ump_form_value_play (self->value);
  const UmpPart *part = ump_form_value_part (self->value);
  GtkWidget *portraits, *numbers, *box;
  int attr = (int) (self->field - ump_play_game (play)->verbs[part->verb].attrs);

  g_type_ensure (UMP_TYPE_FACE_CARD);
  box = ump_build ("field-face", "line", &self->line, "face", &self->face, "portraits", &portraits, "numbers",
                   &numbers, NULL);
  self->offers = ump_face_offers_new (play, part, part->verb, attr);
  if (self->offers != NULL) {
    g_signal_connect_object (self->offers, "picked", G_CALLBACK (on_picked), self, 0);
    gtk_box_prepend (GTK_BOX (box), self->offers);
  }
  add_portraits (self, portraits, part);
  add_choices (self, numbers, TRUE);
  return box;
}

static void
show_face (UmpFieldEditor *self)
{
  UmpBoxesView face = ump_form_value_face (self->value);

  ump_face_card_set (UMP_FACE_CARD (self->face), &face);
  show_keys (self);
}

static void
set_narrow_face (UmpFieldEditor *self, gboolean narrow)
{
  ump_face_card_set_size (UMP_FACE_CARD (self->face), narrow ? NARROW_FACE : FACE);
  g_object_set (self->line, "orientation", narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                "spacing", narrow ? 6 : 16, NULL);
}

const UmpEditorKind ump_editor_face = { make_face, show_face, NULL, set_narrow_face, TRUE };

/* ---- what the pad asks for ----------------------------------------------------------------------------- */

gboolean
ump_field_editor_back (UmpFieldEditor *self)
{
  if (self->kind->read != NULL || !ump_form_value_back (self->value))
    return FALSE;
  ump_field_editor_changed (self, FALSE);
  return TRUE;
}

gboolean
ump_field_editor_digit (UmpFieldEditor *self, int digit)
{
  g_autofree char *word = g_strdup_printf ("%d", digit);
  gboolean there = FALSE;

  for (guint i = 0; i < self->keys->len && !there; i++)
    there = g_str_equal (word_at (self, i), word);
  if (there)
    take_word (self, word);
  return there;
}

void
ump_field_editor_set_others (UmpFieldEditor *self, const char *const *others)
{
  if (self->offers != NULL)
    ump_face_offers_leave_out (UMP_FACE_OFFERS (self->offers), others);
}
