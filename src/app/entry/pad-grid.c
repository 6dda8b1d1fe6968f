/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-grid.h"

#include "../widgets/card-view.h"
#include "item-key.h"
#include "../widgets/parts.h"

/* In columns of the grid. */
#define KEY_WIDTH 2
#define LAST_WIDTH 4

/* A head of a row up to here is as wide as a key is on a phone, in px; a wider one takes two. */
#define HEAD_OF_A_KEY 58

typedef struct {
  GtkWidget *grid;
  UmpChooser *chooser;
  const UmpChooserGrid *what;
  gboolean narrow;
} Filling;

/* "Deck 1", "5 left" */
static GtkWidget *
head_new (Filling *f, const UmpField *attr, int value)
{
  UmpMatch *match = ump_play_match (ump_chooser_play (f->chooser));
  const UmpSetup *setup = ump_match_setup (match);
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, "grid-head");
  g_autofree char *title = NULL, *left = NULL;

  if (attr->zone > 0) {
    int zone = ump_zone_index (setup, attr->zone - 1, 0, value - attr->min), n;
    UmpText text = UMP_TEXT (setup->game->zones[attr->zone - 1].title, { 0, value });
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

  gtk_accessible_update_state (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  ump_card_view_set_size (UMP_CARD_VIEW (card), 16);
  ump_card_view_set_flags (UMP_CARD_VIEW (card), legal ? UMP_CARD_PLAIN : UMP_CARD_DIMMED);
  gtk_button_set_child (GTK_BUTTON (button), card);
  ump_add_classes (button, "filled");
}

static void
dress_with_words (Filling *f, GtkWidget *button, const UmpField *attr, int word)
{
  const char *text = word < 0 ? attr->without : ump_field_word_title (attr, word);
  g_autofree char *said = NULL;

  if (word < 0 && f->narrow)
    said = g_strdup ("?");
  else if (word < 0)
    said = g_strdup_printf ("? %s", text != NULL ? ump_words_translate (ump_play_words (), text) : "");
  else
    said = g_strdup (ump_words_translate (ump_play_words (), text));
  gtk_button_set_label (GTK_BUTTON (button), g_strstrip (said));
  ump_add_classes (button, "strong");
}

static GtkWidget *
key_new (Filling *f, const UmpField *attr, int word, int index)
{
  const UmpChooserItem *item = ump_chooser_item (f->chooser, (guint) index);
  GtkWidget *button = ump_item_key_new_plain (f->chooser, (guint) index);
  UmpColour colour = word >= 0 ? ump_colour_of_word (attr->words[word]) : UMP_COLOUR_NONE;
  g_autofree char *why = NULL;

  ump_add_classes (button, "key card-key back-key");
  if (colour != UMP_COLOUR_NONE)
    dress_with_colour (button, colour, item->legal);
  else
    dress_with_words (f, button, attr, word);
  ump_name_widget (button, item->label);
  ump_set_class (button, "off", !item->legal);
  if (!item->legal) {
    why =
        ump_match_reason (ump_play_match (ump_chooser_play (f->chooser)), &item->verdict, ump_play_words ());
    gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, TRUE, -1);
    ump_describe_widget (button, why);
    ump_set_tooltip (button, why);
  }
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_vexpand (button, TRUE);
  return button;
}

/* In columns of the grid, of all heads: with large text a name would not be told from the next. */
static int
width_of_heads (GtkWidget *const *heads, int n)
{
  int widest = 0;

  for (int r = 0; r < n; r++) {
    int natural;

    gtk_widget_measure (gtk_widget_get_first_child (heads[r]), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                        NULL, NULL);
    widest = MAX (widest, natural);
  }
  return widest > HEAD_OF_A_KEY ? 2 * KEY_WIDTH : KEY_WIDTH;
}

void
ump_pad_grid_fill (GtkWidget *grid, UmpChooser *chooser, const UmpChooserGrid *what, gboolean narrow)
{
  const UmpVerb *verb = &ump_play_game (ump_chooser_play (chooser))->verbs[what->verb];
  Filling f = { grid, chooser, what, narrow };
  g_autofree GtkWidget **heads = g_new (GtkWidget *, (gsize) what->n_rows);
  int head_width = KEY_WIDTH;

  for (int r = 0; r < what->n_rows; r++)
    heads[r] = head_new (&f, &verb->attrs[0], what->rows[r]);
  if (narrow)
    head_width = width_of_heads (heads, what->n_rows);
  for (int r = 0; r < what->n_rows; r++) {
    int at = head_width;
    gtk_grid_attach (GTK_GRID (grid), heads[r], 0, r, head_width, 1);
    for (int c = 0; c < what->n_columns; c++) {
      int width = c < what->n_columns - 1 || narrow ? KEY_WIDTH : LAST_WIDTH;
      if (what->items[r][c] >= 0)
        gtk_grid_attach (GTK_GRID (grid), key_new (&f, &verb->attrs[1], what->columns[c], what->items[r][c]),
                         at, r, width, 1);
      at += width;
    }
  }
}
