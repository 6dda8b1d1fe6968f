/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What hands do before the next round, as a list to tick. */
#include "config.h"

#include "steps-list.h"

#include <adwaita.h>

#include "../model/play.h"
#include "../widgets/line-layout.h"
#include "../widgets/parts.h"
#include "../widgets/sentence.h"

static GtkWidget *
row_new (gpointer item, gpointer user_data)
{
  const char *step = gtk_string_object_get_string (item);
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), step);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  return row;
}

GtkStringList *
ump_steps_bind (GtkListBox *list)
{
  GtkStringList *steps = gtk_string_list_new (NULL);

  gtk_list_box_bind_model (list, G_LIST_MODEL (steps), row_new, NULL, NULL);
  return steps;
}

void
ump_steps_update (GtkStringList *steps, const UmpTable *table)
{
  UmpText texts[UMP_MAX_STEPS];
  guint n = (guint) ump_table_steps (table, texts),
        n_before = g_list_model_get_n_items (G_LIST_MODEL (steps));
  g_auto (GStrv) words = g_new0 (char *, n + 1);
  gboolean same = n == n_before;

  for (guint i = 0; i < n; i++) {
    words[i] = ump_text_format (&texts[i], table->setup, ump_play_words ());
    same = same && g_str_equal (words[i], gtk_string_list_get_string (steps, i));
  }
  if (!same)
    gtk_string_list_splice (steps, 0, n_before, (const char *const *) words);
}

static void
on_row (GtkListBox *list, GtkListBoxRow *row)
{
  GtkCheckButton *check = GTK_CHECK_BUTTON (gtk_widget_get_first_child (gtk_list_box_row_get_child (row)));

  gtk_check_button_set_active (check, !gtk_check_button_get_active (check));
}

void
ump_steps_lay (GtkListBox *list, const UmpLaying *laying)
{
  for (guint i = 0; i < laying->steps->len; i++) {
    GtkWidget *check = gtk_check_button_new (), *sentence = ump_sentence_new ();
    GtkWidget *line = ump_line_new (GTK_ORIENTATION_HORIZONTAL, 12), *row = gtk_list_box_row_new ();

    ump_sentence_set (UMP_SENTENCE (sentence), laying->setup, NULL,
                      &g_array_index (laying->steps, UmpLayingStep, i).words);
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
  g_signal_connect (list, "row-activated", G_CALLBACK (on_row), NULL);
}
