/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "known-part.h"

#include "../compat/announce.h"
#include "../model/part-words.h"
#include "../widgets/face-card.h"
#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "part-editor.h"

/* Heights of a card in px at 100 % text, and at least. */
#define CARD 72
#define LEAST_CARD 54

/* option: as ump_known_part_option() says. editions: NULL where there cannot be several. cards: of FACES, by
 * row and column, below the columns' names; rows: of LEVELS, number and words. */
struct _UmpKnownPart {
  GtkWidget parent_instance;
  UmpPartTable *table;
  char *option;

  GtkLabel *title;
  GtkBox *box;
  GtkWidget *editions;
  GtkGrid *cards;
  GtkGrid *rows;
  GtkLabel *text;
  GtkWidget *confirm;
  GtkWidget *edit;
  GtkLabel *edit_label;
};

G_DEFINE_FINAL_TYPE (UmpKnownPart, ump_known_part, GTK_TYPE_WIDGET)

UmpPartTable *
ump_known_part_table (UmpKnownPart *self)
{
  return self->table;
}

static const UmpPart *
part_of (UmpKnownPart *self)
{
  return ump_part_table_part (self->table);
}

const char *
ump_known_part_option (UmpKnownPart *self)
{
  return self->option;
}

gboolean
ump_known_part_is_missing (UmpKnownPart *self)
{
  return part_of (self)->option > 0 && self->option == NULL;
}

/* ---- values by their kind -------------------------------------------------------------------- */

static void
name_key (UmpKnownPart *self, GtkWidget *key, const char *label)
{
  /* Translators: a component, then what the key does: "Levels: Check the levels" */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), _ (part_of (self)->title), label);

  ump_name_widget (key, name);
}

/* warns: it should be read before the game begins. edit: what the key that leads to the editor says. */
static void
say (UmpKnownPart *self, const char *text, gboolean warns, const char *edit)
{
  gtk_label_set_text (self->text, text);
  ump_set_class (GTK_WIDGET (self->text), "warn-text", warns);
  ump_set_class (GTK_WIDGET (self->text), "dim-text", !warns);
  gtk_label_set_text (self->edit_label, edit);
  name_key (self, self->edit, edit);
}

static void
build_faces (UmpKnownPart *self)
{
  const UmpPart *part = part_of (self);

  for (int column = 1; part->columns != NULL && column <= part->n_columns; column++) {
    g_autofree char *words = ump_part_words (part->columns, column, 0);
    GtkWidget *label = ump_text_new (words, "dim-text");

    gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
    gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
    gtk_grid_attach (self->cards, label, column - 1, 0, 1, 1);
  }
  for (int row = 1; row <= part->n_rows; row++)
    for (int column = 1; column <= part->n_columns; column++) {
      GtkWidget *card = ump_face_card_new ();

      ump_face_card_set_size (UMP_FACE_CARD (card), CARD);
      ump_face_card_set_least (UMP_FACE_CARD (card), LEAST_CARD);
      gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
      gtk_widget_set_hexpand (card, TRUE);
      gtk_grid_attach (self->cards, card, column - 1, row, 1, 1);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->cards), TRUE);
}

static void
show_faces (UmpKnownPart *self)
{
  const UmpPart *part = part_of (self);
  g_autofree char *text = NULL;
  int known = 0;

  for (int row = 1; row <= part->n_rows; row++)
    for (int column = 1; column <= part->n_columns; column++) {
      g_autofree char *value = NULL;
      UmpBoxesView view;

      known += ump_part_table_value (self->table, row, column, &value, NULL);
      if (value == NULL && part->row_words != NULL)
        value = g_strdup (part->row_words[row - 1]);
      ump_part_view (part, value, &view);
      ump_face_card_set (UMP_FACE_CARD (gtk_grid_get_child_at (self->cards, column - 1, row)), &view);
    }
  /* Translators: then which side of the cards: "side for three people" */
  text = g_strdup_printf (
      _ ("%d of %d are known, %s. Unknown ones are asked for when a round begins; nothing is made up."),
      known, part->n_rows * part->n_columns, _ (part->sides[ump_part_table_side (self->table)].title));
  say (self, text, FALSE, _ ("Edit…"));
}

static void
build_levels (UmpKnownPart *self)
{
  for (int row = 1; row <= part_of (self)->n_rows; row++) {
    g_autofree char *number = g_strdup_printf ("%d", row);
    GtkWidget *head = ump_label_new (number, "strong"), *label = ump_text_new (NULL, NULL);

    gtk_widget_set_hexpand (label, TRUE);
    gtk_widget_set_valign (head, GTK_ALIGN_START);
    gtk_grid_attach (self->rows, head, 0, row, 1, 1);
    gtk_grid_attach (self->rows, label, 1, row, 1, 1);
  }
}

/* What has to be laid, a line each; what is to be compared with the card stands out. */
static void
show_rows (UmpKnownPart *self)
{
  for (int row = 1; self->option != NULL && row <= part_of (self)->n_rows; row++) {
    GtkWidget *label = gtk_grid_get_child_at (self->rows, 1, row);
    g_autofree char *value = NULL, *words = NULL;
    UmpLearned learned;

    ump_part_table_value (self->table, row, 1, &value, &learned);
    words = ump_part_say (part_of (self), value);
    gtk_label_set_text (GTK_LABEL (label), words);
    ump_set_class (label, "rule-text", learned.sure <= UMP_SURE_UNCHECKED);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->rows), self->option != NULL);
}

static void
show_levels (UmpKnownPart *self)
{
  const char *side = _ (part_of (self)->sides[ump_part_table_side (self->table)].title);
  g_autofree char *compare = self->option != NULL ? ump_part_table_to_compare (self->table) : NULL;
  g_autofree char *text = NULL;
  gboolean focused = compare == NULL && ump_drop_focus (self->confirm);

  show_rows (self);
  gtk_widget_set_visible (self->confirm, compare != NULL);
  if (self->option == NULL) {
    /* Translators: a side of a card: "one star" */
    text = g_strdup_printf (_ ("Not known yet for this side (%s)."), side);
    say (self, text, TRUE, _ ("Enter the levels…"));
  } else if (compare != NULL) {
    say (self, compare, TRUE, _ ("Check the levels…"));
  } else {
    text = g_strdup_printf (_ ("As on your card (%s)."), side);
    say (self, text, FALSE, _ ("Edit…"));
  }
  if (focused)
    gtk_widget_grab_focus (self->edit);
}

static void
show_colours (UmpKnownPart *self)
{
  g_autofree char *value = NULL;
  UmpLearned learned;

  ump_part_table_value (self->table, 1, 1, &value, &learned);
  say (self,
       learned.sure == UMP_SURE_CHECKED ? _ ("As on your cards.")
                                        : _ ("Probably the usual colours: compare them with your cards."),
       FALSE, _ ("Edit…"));
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* Which edition: nothing to choose where there is one. */
static void
show_editions (UmpKnownPart *self)
{
  g_auto (GStrv) sets = ump_part_table_sets (self->table);

  gtk_widget_set_visible (self->editions, g_strv_length (sets) > 1);
}

static void
show (UmpKnownPart *self)
{
  g_free (self->option);
  self->option = part_of (self)->option > 0 ? ump_part_table_option (self->table, NULL) : NULL;
  if (self->editions != NULL)
    show_editions (self);
  switch (part_of (self)->type) {
  case UMP_PART_FACES: show_faces (self); break;
  case UMP_PART_LEVELS: show_levels (self); break;
  default: show_colours (self);
  }
}

void
ump_known_part_edit (UmpKnownPart *self)
{
  ump_learning_show (GTK_WIDGET (self), ump_part_table_game (self->table), part_of (self), NULL,
                     ump_part_table_side (self->table));
}

static void
on_confirm (UmpKnownPart *self)
{
  ump_part_table_confirm (self->table);
}

static void
ump_known_part_dispose (GObject *object)
{
  UmpKnownPart *self = UMP_KNOWN_PART (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->table);
  G_OBJECT_CLASS (ump_known_part_parent_class)->dispose (object);
}

static void
ump_known_part_finalize (GObject *object)
{
  g_free (UMP_KNOWN_PART (object)->option);
  G_OBJECT_CLASS (ump_known_part_parent_class)->finalize (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpKnownPart, name)

static void
ump_known_part_class_init (UmpKnownPartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_known_part_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_known_part_finalize;
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/known-part.ui");
  BIND (title);
  BIND (box);
  BIND (cards);
  BIND (rows);
  BIND (text);
  BIND (confirm);
  BIND (edit);
  BIND (edit_label);
  gtk_widget_class_bind_template_callback (widget_class, on_confirm);
  gtk_widget_class_bind_template_callback (widget_class, ump_known_part_edit);
}

static void
ump_known_part_init (UmpKnownPart *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_known_part_new (UmpPartTable *table)
{
  UmpKnownPart *self = g_object_new (UMP_TYPE_KNOWN_PART, NULL);

  self->table = g_object_ref (table);
  gtk_label_set_text (self->title, _ (part_of (self)->title));
  name_key (self, self->confirm, _ ("All as on my card"));
  if (part_of (self)->usual != NULL) {
    self->editions = ump_part_editions_new (table);
    gtk_box_prepend (self->box, self->editions);
  }
  if (part_of (self)->type == UMP_PART_FACES)
    build_faces (self);
  else if (part_of (self)->type == UMP_PART_LEVELS)
    build_levels (self);
  show (self);
  g_signal_connect_object (table, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "failed", G_CALLBACK (ump_toast), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
