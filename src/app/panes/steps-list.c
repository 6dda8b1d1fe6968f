/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What hands do, as a list to tick. */
#include "config.h"

#include "steps-list.h"

#include "../model/play.h"
#include "../widgets/line-layout.h"
#include "../widgets/parts.h"
#include "../widgets/sentence.h"

static void
on_row (GtkListBox *list, GtkListBoxRow *row)
{
  GtkCheckButton *check = ump_steps_check (list, (guint) gtk_list_box_row_get_index (row));

  gtk_check_button_set_active (check, !gtk_check_button_get_active (check));
}

GtkCheckButton *
ump_steps_check (GtkListBox *list, guint step)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, (int) step);

  return GTK_CHECK_BUTTON (gtk_widget_get_first_child (gtk_list_box_row_get_child (row)));
}

static void
add_row (GtkListBox *list, const UmpSetup *setup, const UmpText *words)
{
  GtkWidget *check = gtk_check_button_new (), *sentence = ump_sentence_new ();
  GtkWidget *line = ump_line_new (GTK_ORIENTATION_HORIZONTAL, 12), *row = gtk_list_box_row_new ();

  ump_sentence_set (UMP_SENTENCE (sentence), setup, NULL, words);
  ump_name_widget (check, ump_sentence_get_text (UMP_SENTENCE (sentence)));
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (sentence, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (sentence, TRUE);
  gtk_box_append (GTK_BOX (line), check);
  gtk_box_append (GTK_BOX (line), sentence);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  ump_add_classes (row, "step");
  gtk_list_box_append (list, row);
}

void
ump_steps_show (GtkListBox *list, const UmpSteps *steps)
{
  const char *before = g_object_get_data (G_OBJECT (list), "words");
  g_autofree char *all = ump_steps_say (steps, ump_play_words ());
  GtkListBoxRow *row;

  if (g_strcmp0 (before, all) == 0)
    return;
  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
  for (guint i = 0; i < steps->steps->len; i++)
    add_row (list, steps->setup, &ump_steps_get (steps, i)->words);
  if (before == NULL)
    g_signal_connect (list, "row-activated", G_CALLBACK (on_row), NULL);
  g_object_set_data_full (G_OBJECT (list), "words", g_steal_pointer (&all), g_free);
}
