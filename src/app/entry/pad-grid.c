/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-grid.h"

#include "../widgets/card-view.h"
#include "item-key.h"
#include "../widgets/parts.h"

/* A head of a row up to here is as wide as a key is on a phone, in px; a wider one takes two. */
#define HEAD_OF_A_KEY 58

/* heads: by row, until they stand in the view. */
struct _UmpPadGrid {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *view;
  UmpChooserGrid table;
  GtkWidget *heads[UMP_GRID_ROWS];
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (UmpPadGrid, ump_pad_grid, GTK_TYPE_WIDGET)

/* "Deck 1", "5 left" */
static GtkWidget *
head_new (UmpPadGrid *self, const UmpField *attr, int value)
{
  UmpMatch *match = ump_play_match (ump_chooser_play (self->chooser));
  const UmpSetup *setup = ump_match_setup (match);
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, "grid-head");
  g_autofree char *title = NULL, *left = NULL;

  if (attr->zone > 0) {
    int zone = ump_zone_index (setup, attr->zone - 1, 0, value - attr->min), n;
    UmpText text = ump_setup_zone_title (setup, zone);
    title = ump_text_format (&text, setup, ump_play_words ());
    n = ump_table_zone (ump_match_table (match), zone)->n;
    left = g_strdup_printf (ngettext ("%d left", "%d left", (gulong) n), n);
  } else {
    title = g_strdup_printf ("%d", value);
  }
  gtk_box_append (GTK_BOX (box), ump_label_new (title, "strong"));
  gtk_label_set_ellipsize (GTK_LABEL (gtk_widget_get_first_child (box)), PANGO_ELLIPSIZE_END);
  /* the words for it are longer than a phone's head of a row in some languages */
  gtk_box_append (GTK_BOX (box), ump_text_new (left, "dim-text"));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
dress_with_colour (GtkWidget *button, UmpColour colour, gboolean legal)
{
  GtkWidget *card =
      ump_card_view_new (&(UmpLook){ .art = UMP_ART_NUMBER, .colour = colour }, UMP_CARD_KEY, FALSE);

  ump_card_view_set_size (UMP_CARD_VIEW (card), 16);
  ump_card_view_set_flags (UMP_CARD_VIEW (card), legal ? UMP_CARD_PLAIN : UMP_CARD_DIMMED);
  gtk_button_set_child (GTK_BUTTON (button), card);
  ump_add_classes (button, "filled");
}

static void
dress_with_words (UmpPadGrid *self, GtkWidget *button, const UmpField *attr, int word)
{
  const char *text = word < 0 ? attr->without : ump_field_word_title (attr, word);
  g_autofree char *said = NULL;

  if (word < 0 && self->narrow)
    said = g_strdup ("?");
  else if (word < 0)
    said = g_strdup_printf ("? %s", text != NULL ? ump_words_translate (ump_play_words (), text) : "");
  else
    said = g_strdup (ump_words_translate (ump_play_words (), text));
  gtk_button_set_label (GTK_BUTTON (button), g_strstrip (said));
  ump_add_classes (button, "strong");
}

static GtkWidget *
key_new (UmpPadGrid *self, const UmpField *attr, int word, int index)
{
  const UmpChooserItem *item = ump_chooser_item (self->chooser, (guint) index);
  GtkWidget *button = ump_item_key_new_plain (self->chooser, (guint) index);
  UmpColour colour = word >= 0 ? ump_colour_of_word (attr->words[word]) : UMP_COLOUR_NONE;
  g_autofree char *why = NULL;

  ump_add_classes (button, "key card-key back-key");
  if (colour != UMP_COLOUR_NONE)
    dress_with_colour (button, colour, item->legal);
  else
    dress_with_words (self, button, attr, word);
  ump_name_widget (button, item->label);
  ump_set_class (button, "off", !item->legal);
  if (!item->legal) {
    why = ump_match_reason (ump_play_match (ump_chooser_play (self->chooser)), &item->verdict,
                            ump_play_words ());
    gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, TRUE, -1);
    ump_describe_widget (button, why);
    ump_set_tooltip (button, why);
  }
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_vexpand (button, TRUE);
  return button;
}

/* The word of the item with that index. */
static int
word_of (const UmpChooserGrid *table, int row, int index)
{
  for (int c = 0; c < table->n_columns; c++)
    if (table->items[row][c] == index)
      return table->columns[c];
  return -1;
}

static GtkWidget *
make (const UmpDeckCell *cell, gpointer owner)
{
  UmpPadGrid *self = owner;
  const UmpVerb *verb = &ump_play_game (ump_chooser_play (self->chooser))->verbs[self->table.verb];

  if (cell->kind == UMP_CELL_HEAD)
    return self->heads[cell->value];
  return key_new (self, &verb->attrs[1], word_of (&self->table, cell->row, cell->value), cell->value);
}

static const UmpDeckFactory factory = { .make = make };

/* With large text a name would not be told from the next. */
static gboolean
has_wide_heads (UmpPadGrid *self)
{
  int widest = 0;

  for (int r = 0; r < self->table.n_rows; r++) {
    int natural;

    gtk_widget_measure (gtk_widget_get_first_child (self->heads[r]), GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                        &natural, NULL, NULL);
    widest = MAX (widest, natural);
  }
  return widest > HEAD_OF_A_KEY;
}

void
ump_pad_grid_show (UmpPadGrid *self, const UmpChooserGrid *table, gboolean narrow)
{
  UmpDeckView *view = UMP_DECK_VIEW (self->view);
  g_auto (UmpDeckPlan) plan = { 0 };
  const UmpVerb *verb;

  ump_deck_view_clear (view);
  if (table == NULL)
    return;
  self->table = *table;
  self->narrow = narrow;
  verb = &ump_play_game (ump_chooser_play (self->chooser))->verbs[table->verb];
  for (int r = 0; r < table->n_rows; r++)
    self->heads[r] = head_new (self, &verb->attrs[0], table->rows[r]);
  ump_deck_plan_init (&plan);
  plan.narrow = narrow;
  ump_deck_plan_table (&plan, table, has_wide_heads (self));
  ump_deck_view_take_plan (view, &plan);
  gtk_grid_set_column_spacing (GTK_GRID (ump_deck_view_box (view)), narrow ? 2 : 3);
}

/* ---- life ------------------------------------------------------------------------------------------ */

static void
ump_pad_grid_dispose (GObject *object)
{
  UmpPadGrid *self = UMP_PAD_GRID (object);

  g_clear_pointer (&self->view, gtk_widget_unparent);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_pad_grid_parent_class)->dispose (object);
}

static void
ump_pad_grid_class_init (UmpPadGridClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ump_pad_grid_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
ump_pad_grid_init (UmpPadGrid *self)
{
  GtkWidget *box;

  self->view = ump_deck_view_new (UMP_DECK_GRID, &factory, self);
  box = ump_deck_view_box (UMP_DECK_VIEW (self->view));
  gtk_grid_set_row_spacing (GTK_GRID (box), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (box), TRUE);
  ump_name_widget (box, _ ("Places and actions"));
  gtk_widget_set_parent (self->view, GTK_WIDGET (self));
}

GtkWidget *
ump_pad_grid_new (UmpChooser *chooser)
{
  UmpPadGrid *self = g_object_new (UMP_TYPE_PAD_GRID, NULL);

  self->chooser = g_object_ref (chooser);
  return GTK_WIDGET (self);
}
