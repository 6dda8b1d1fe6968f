/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "face-editor.h"

#include "../compat/announce.h"
#include "../model/face-value.h"
#include "../model/part-words.h"
#include "../widgets/face-card.h"
#include "../widgets/key.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

/* Heights of cards in px at 100 % text. On a phone they are as high with larger text: three stand side by
 * side. */
#define CELL_NARROW 61
#define CELL_MEDIUM 76
#define CELL_WIDE 116
#define LARGE 104

/* side, row, column: the chosen card, the last two from 1. typed: what is typed of it; dirty:
 * and not yet remembered. tens: the next number key adds ten. grid: the cards, by row and column,
 * behind their names. */
struct _UmpFaceEditor {
  UmpPartEditor parent_instance;
  int side, row, column;
  UmpFaceValue typed;
  gboolean dirty, tens, filling;
  gboolean put_in; /* the last thing that was done was a tap, or a digit that was typed */

  GtkOrientable *box;
  GtkWidget *left;
  GtkWidget *grid;
  GtkLabel *count;
  GtkLabel *place;
  GtkLabel *side_label;
  GtkWidget *card;
  GtkLabel *seen;
  GtkWidget *portraits;
  GtkLabel *next_box;
  GtkWidget *keys;
  GtkWidget *digits[10];
  GtkToggleButton *tens_key;
  GtkEditable *source;
  GtkWidget *remember;
  GtkWidget *forget;
  GtkWidget *moves;
};

G_DEFINE_FINAL_TYPE (UmpFaceEditor, ump_face_editor, UMP_TYPE_PART_EDITOR)

static UmpPartTable *
table_of (UmpFaceEditor *self)
{
  return ump_part_editor_table (UMP_PART_EDITOR (self));
}

static const UmpPart *
part_of (UmpFaceEditor *self)
{
  return ump_part_editor_part (UMP_PART_EDITOR (self));
}

/* ---- what is typed -------------------------------------------------------------------------- */

/* The card as it is typed; where numbers may follow, one box asks. */
static void
show_card (UmpFaceEditor *self)
{
  gboolean asks = self->typed.n_words > 0 && (self->dirty || self->typed.n_boxes == 0);
  UmpBoxesView view;

  ump_face_value_view (&self->typed, part_of (self), asks, &view);
  ump_face_card_set (UMP_FACE_CARD (self->card), &view);
}

static void
show_keys (UmpFaceEditor *self)
{
  const UmpPart *part = part_of (self);
  gboolean full = ump_face_value_is_full (&self->typed, part);
  g_autofree char *value = ump_face_value_text (&self->typed, part);
  g_autofree char *next = full ? g_strdup (_ ("All boxes are filled"))
                               /* Translators: of the numbers on a card, front to back */
                               : g_strdup_printf (_ ("Box %d"), self->typed.n_boxes + 1);
  GtkWidget *portrait;

  gtk_label_set_text (self->next_box, next);
  for (int k = 0; k < 10; k++) {
    int number = k + (self->tens ? 10 : 0);
    g_autofree char *label = g_strdup_printf ("%d", number);

    gtk_button_set_label (GTK_BUTTON (self->digits[k]), label);
    gtk_widget_set_sensitive (self->digits[k], !full && number >= part->min && number <= part->max);
  }
  portrait = gtk_widget_get_first_child (self->portraits);
  for (int k = 0; part->words[k] != NULL; k++, portrait = gtk_widget_get_next_sibling (portrait)) {
    gboolean on = ump_face_value_has_word (&self->typed, k);
    g_autofree char *name =
        on ? g_strdup_printf (_ ("%s, chosen"), _ (part->titles[k])) : g_strdup (_ (part->titles[k]));

    ump_set_class (portrait, "chosen", on);
    ump_name_widget (portrait, name);
    gtk_accessible_update_state (GTK_ACCESSIBLE (portrait), GTK_ACCESSIBLE_STATE_PRESSED, on, -1);
  }
  gtk_widget_set_sensitive (self->remember, value != NULL && self->dirty);
}

static void
typed (UmpFaceEditor *self)
{
  g_autofree char *value = NULL;

  self->dirty = TRUE;
  show_card (self);
  show_keys (self);
  value = ump_face_value_text (&self->typed, part_of (self));
  if (value != NULL) {
    g_autofree char *words = ump_part_say (part_of (self), value);

    ump_announce (GTK_WIDGET (self), words);
  }
}

/* ---- the grid ----------------------------------------------------------------------------------- */

static GtkWidget *
cell_at (UmpFaceEditor *self, int row, int column)
{
  return gtk_grid_get_child_at (GTK_GRID (self->grid), column, row);
}

/* What is shown where nothing was learned: the two words that the row is known to have, or NULL. */
static const char *
hint_of (UmpFaceEditor *self, int row)
{
  const UmpPart *part = part_of (self);

  return part->row_words != NULL ? part->row_words[row - 1] : NULL;
}

static void
show_cell (UmpFaceEditor *self, int row, int column)
{
  const UmpPart *part = part_of (self);
  GtkWidget *cell = cell_at (self, row, column), *card = gtk_button_get_child (GTK_BUTTON (cell));
  g_autofree char *place = ump_part_place (part, row, column), *words = NULL, *seen = NULL, *name = NULL;
  UmpLearned learned = { 0 };
  UmpBoxesView view;

  ump_part_table_get (table_of (self), row, column, &learned);
  ump_part_view (part, learned.value != NULL ? learned.value : hint_of (self, row), &view);
  ump_face_card_set (UMP_FACE_CARD (card), &view);
  words = learned.value != NULL ? ump_part_say (part, learned.value) : g_strdup (_ ("unknown"));
  seen = learned.value != NULL ? ump_learned_say (&learned) : NULL;
  name = g_strdup_printf ("%s: %s%s%s", place, words, seen != NULL ? ", " : "", seen != NULL ? seen : "");
  ump_name_widget (cell, name);
  gtk_widget_set_tooltip_text (cell, seen);
  ump_set_class (cell, "chosen", row == self->row && column == self->column);
}

static void
show_grid (UmpFaceEditor *self)
{
  const UmpPart *part = part_of (self);
  g_autofree char *count = g_strdup_printf (
      _ ("%d of %d are known. A deal that is entered teaches its cards; what is not known stays open."),
      ump_part_table_n_known (table_of (self)), part->n_rows * part->n_columns);

  for (int row = 1; row <= part->n_rows; row++)
    for (int column = 1; column <= part->n_columns; column++)
      show_cell (self, row, column);
  gtk_label_set_text (self->count, count);
}

/* Other rows where the card could belong: it changes places with what is there. */
static void
show_moves (UmpFaceEditor *self, gboolean known)
{
  ump_wrap_box_clear (UMP_WRAP_BOX (self->moves));
  gtk_widget_set_visible (self->moves, known);
  for (int row = 1; known && row <= part_of (self)->n_rows; row++) {
    g_autofree char *words = ump_part_words (part_of (self)->rows, row, 0);
    /* Translators: a key: "To group 2" */
    g_autofree char *label = g_strdup_printf (_ ("To %s"), words);
    GtkWidget *button;

    if (row == self->row)
      continue;
    button = gtk_button_new_with_label (label);
    ump_add_classes (button, "plain small");
    ump_set_action (button, "face.move-to", "i", row);
    ump_wrap_box_append (UMP_WRAP_BOX (self->moves), button);
  }
}

/* The chosen card as it is remembered. */
static void
show_chosen (UmpFaceEditor *self)
{
  const UmpPart *part = part_of (self);
  g_autofree char *place = ump_part_place (part, self->row, self->column), *seen = NULL;
  UmpLearned learned = { 0 };
  gboolean known = ump_part_table_get (table_of (self), self->row, self->column, &learned);

  self->filling = TRUE;
  self->dirty = self->tens = FALSE;
  gtk_toggle_button_set_active (self->tens_key, FALSE);
  ump_face_value_read (&self->typed, part, known ? learned.value : hint_of (self, self->row));
  gtk_label_set_text (self->place, place);
  gtk_label_set_text (self->side_label, _ (part->sides[self->side].title));
  seen = ump_learned_say (&learned);
  gtk_label_set_text (self->seen, seen);
  gtk_editable_set_text (self->source, learned.source != NULL ? learned.source : "");
  gtk_widget_set_sensitive (self->forget, known);
  show_moves (self, known);
  show_card (self);
  show_keys (self);
  self->filling = FALSE;
}

/* What is typed is of the side that was shown: with another one it is gone. */
static void
ump_face_editor_show (UmpPartEditor *editor)
{
  UmpFaceEditor *self = UMP_FACE_EDITOR (editor);
  int side = ump_part_table_side (table_of (self));

  self->dirty = self->dirty && side == self->side;
  self->side = side;
  show_grid (self);
  if (!self->dirty)
    show_chosen (self);
}

/* Remembers what was typed, if it is a whole card. */
static void
ump_face_editor_commit (UmpPartEditor *editor)
{
  UmpFaceEditor *self = UMP_FACE_EDITOR (editor);
  g_autofree char *value = ump_face_value_text (&self->typed, part_of (self));

  if (!self->dirty || value == NULL ||
      !ump_part_accepts (ump_part_table_game (table_of (self)), part_of (self), value, NULL))
    return;
  self->dirty = FALSE;
  ump_part_table_put (table_of (self), self->row, self->column, value, gtk_editable_get_text (self->source));
}

static void
choose (UmpFaceEditor *self, int row, int column)
{
  ump_face_editor_commit (UMP_PART_EDITOR (self));
  self->dirty = FALSE;
  self->row = row;
  self->column = column;
  ump_face_editor_show (UMP_PART_EDITOR (self));
}

/* ---- changing ------------------------------------------------------------------------------------- */

/* Goes on to the next card that is not known: those of the same column first. */
static void
on_remember (UmpFaceEditor *self)
{
  int row = self->row, column = self->column;

  ump_face_editor_commit (UMP_PART_EDITOR (self));
  if (ump_part_table_next_unknown (table_of (self), &row, &column))
    choose (self, row, column);
  gtk_widget_grab_focus (cell_at (self, self->row, self->column));
}

static void
on_forget (UmpFaceEditor *self)
{
  self->dirty = FALSE;
  ump_part_table_forget (table_of (self), self->row, self->column);
  ump_announce (GTK_WIDGET (self), _ ("unknown"));
}

/* face.move-to: the card changes places with that of another row. */
static void
on_move (GtkWidget *widget, const char *action, GVariant *target)
{
  UmpFaceEditor *self = UMP_FACE_EDITOR (widget);
  int row = g_variant_get_int32 (target);

  self->dirty = FALSE;
  ump_part_table_swap (table_of (self), self->column, self->row, row);
  choose (self, row, self->column);
  gtk_widget_grab_focus (cell_at (self, self->row, self->column));
}

static void
add_number (UmpFaceEditor *self, int digit)
{
  UmpFaceValue value = self->typed;

  if (!self->dirty && !ump_face_value_is_full (&value, part_of (self)))
    value.n_boxes = 0; /* a card that was remembered is typed anew */
  if (!ump_face_value_add (&value, part_of (self), digit + (self->tens ? 10 : 0)))
    return;
  self->typed = value;
  gtk_toggle_button_set_active (self->tens_key, FALSE);
  typed (self);
}

static void
on_digit (GtkWidget *button, UmpFaceEditor *self)
{
  int digit = 0;

  while (self->digits[digit] != button)
    digit++;
  add_number (self, digit);
}

static void
on_tens (UmpFaceEditor *self)
{
  self->tens = gtk_toggle_button_get_active (self->tens_key);
  if (!self->filling)
    show_keys (self);
}

static void
on_back (UmpFaceEditor *self)
{
  if (ump_face_value_back (&self->typed))
    typed (self);
}

/* face.word: who counts double, or no longer. */
static void
on_word (GtkWidget *widget, const char *action, GVariant *word)
{
  UmpFaceEditor *self = UMP_FACE_EDITOR (widget);

  ump_face_value_toggle_word (&self->typed, g_variant_get_int32 (word));
  typed (self);
}

static void
on_source (UmpFaceEditor *self)
{
  if (self->filling)
    return;
  self->dirty = TRUE;
  show_keys (self);
}

static void
on_cell (GtkWidget *button, UmpFaceEditor *self)
{
  int row, column;

  gtk_grid_query_child (GTK_GRID (self->grid), button, &column, &row, NULL, NULL);
  choose (self, row, column);
}

static gboolean
on_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, UmpFaceEditor *self)
{
  guint32 letter = gdk_keyval_to_unicode (key);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0 || GTK_IS_EDITABLE (focus))
    return GDK_EVENT_PROPAGATE;
  if (letter >= '0' && letter <= '9')
    add_number (self, (int) (letter - '0'));
  else if (letter == '+')
    gtk_toggle_button_set_active (self->tens_key, !self->tens);
  else if (key == GDK_KEY_BackSpace)
    on_back (self);
  else
    return GDK_EVENT_PROPAGATE;
  self->put_in = TRUE;
  return GDK_EVENT_STOP;
}

static void
on_tapped (UmpFaceEditor *self)
{
  self->put_in = TRUE;
}

/* Behind a tap or a digit Enter means that the card is whole, and no press of the key that was tapped. */
static gboolean
on_any_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state,
            UmpFaceEditor *self)
{
  gboolean enter = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter;

  if (!enter)
    self->put_in = FALSE;
  if (!self->put_in || !self->dirty || (state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      GTK_IS_EDITABLE (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)))))
    return GDK_EVENT_PROPAGATE;
  if (gtk_widget_get_sensitive (self->remember))
    on_remember (self);
  return GDK_EVENT_STOP;
}

/* ---- building ----------------------------------------------------------------------------------------- */

static void
fill_grid (UmpFaceEditor *self)
{
  const UmpPart *part = part_of (self);

  for (int row = 0; row <= part->n_rows; row++)
    for (int column = row == 0; column <= part->n_columns; column++) {
      g_autofree char *words = NULL;
      GtkWidget *child;

      if (row == 0)
        words = ump_part_words (part->columns, column, 0);
      else if (column == 0)
        words = ump_part_words (part->rows, row, 0);
      if (words != NULL) {
        child = ump_label_new (words, "dim-text");
        gtk_widget_set_halign (child, GTK_ALIGN_CENTER);
      } else {
        child = ump_button_new (ump_face_card_new (), NULL, "chip-key face-cell");
        g_signal_connect (child, "clicked", G_CALLBACK (on_cell), self);
      }
      gtk_grid_attach (GTK_GRID (self->grid), child, column, row, 1, 1);
    }
}

static void
fill_portraits (UmpFaceEditor *self)
{
  const UmpPart *part = part_of (self);

  for (int k = 0; part->words[k] != NULL; k++) {
    GtkWidget *card = ump_card_view_new (&part->looks[k], UMP_CARD_PERSON, FALSE), *button;

    ump_card_view_set_size (UMP_CARD_VIEW (card), 34);
    button = ump_button_new (card, _ (part->titles[k]), "key portrait");
    ump_set_action (button, "face.word", "i", k);
    ump_wrap_box_append (UMP_WRAP_BOX (self->portraits), button);
  }
}

/* Keys of digits, as on a telephone; "10+" and "Back" stand beside 0. */
static void
fill_digits (UmpFaceEditor *self)
{
  for (int k = 0; k < 10; k++) {
    GtkWidget *button = gtk_button_new ();

    ump_add_classes (button, "key number-key");
    g_signal_connect (button, "clicked", G_CALLBACK (on_digit), self);
    gtk_grid_attach (GTK_GRID (self->keys), button, k == 0 ? 0 : (k - 1) % 3, k == 0 ? 3 : (k - 1) / 3, 1, 1);
    self->digits[k] = button;
  }
}

static void
ump_face_editor_build (UmpPartEditor *editor)
{
  UmpFaceEditor *self = UMP_FACE_EDITOR (editor);
  GtkWidget *sides = ump_part_sides_new (part_of (self));

  gtk_box_set_homogeneous (GTK_BOX (sides), TRUE);
  gtk_box_prepend (GTK_BOX (self->left), sides);
  ump_name_widget (self->grid, _ (part_of (self)->title));
  fill_grid (self);
  fill_portraits (self);
  fill_digits (self);
}

static void
ump_face_editor_set_width (UmpPartEditor *editor, UmpWidth width)
{
  UmpFaceEditor *self = UMP_FACE_EDITOR (editor);
  gboolean narrow = width == UMP_WIDTH_NARROW;
  double scale = narrow ? ump_text_scale (GTK_WIDGET (self)) : 1;
  int cell = width == UMP_WIDTH_WIDE ? CELL_WIDE : CELL_MEDIUM;

  gtk_orientable_set_orientation (self->box, narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  ump_face_card_set_size (UMP_FACE_CARD (self->card), (int) (LARGE / scale));
  for (int row = 1; row <= part_of (self)->n_rows; row++) {
    gtk_widget_set_visible (cell_at (self, row, 0), !narrow);
    for (int column = 1; column <= part_of (self)->n_columns; column++)
      ump_face_card_set_size (UMP_FACE_CARD (gtk_button_get_child (GTK_BUTTON (cell_at (self, row, column)))),
                              narrow ? (int) (CELL_NARROW / scale) : cell);
  }
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpFaceEditor, name)

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (UMP_TYPE_FACE_CARD);
  g_type_ensure (UMP_TYPE_KEY_GRID);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/face-editor.ui");
  BIND (box);
  BIND (left);
  BIND (grid);
  BIND (count);
  BIND (place);
  BIND (side_label);
  BIND (card);
  BIND (seen);
  BIND (portraits);
  BIND (next_box);
  BIND (keys);
  BIND (tens_key);
  BIND (source);
  BIND (remember);
  BIND (forget);
  BIND (moves);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_tens);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, on_source);
  gtk_widget_class_bind_template_callback (widget_class, on_remember);
  gtk_widget_class_bind_template_callback (widget_class, on_any_key);
  gtk_widget_class_bind_template_callback (widget_class, on_tapped);
  gtk_widget_class_bind_template_callback (widget_class, on_forget);
}

static void
ump_face_editor_class_init (UmpFaceEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  UmpPartEditorClass *editor_class = UMP_PART_EDITOR_CLASS (klass);

  editor_class->build = ump_face_editor_build;
  editor_class->show = ump_face_editor_show;
  editor_class->set_width = ump_face_editor_set_width;
  editor_class->commit = ump_face_editor_commit;
  gtk_widget_class_install_action (widget_class, "face.word", "i", on_word);
  gtk_widget_class_install_action (widget_class, "face.move-to", "i", on_move);
  bind_template (widget_class);
}

static void
ump_face_editor_init (UmpFaceEditor *self)
{
  self->row = self->column = 1;
  ump_init_template (GTK_WIDGET (self));
  ump_face_card_set_size (UMP_FACE_CARD (self->card), LARGE);
}
