/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "differences.h"

#include "../widgets/build.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "difference-row.h"

static void
on_mine (GtkWidget *button, GListModel *differences)
{
  ump_difference_list_set_taken (differences, FALSE);
}

static void
on_theirs (GtkWidget *button, GListModel *differences)
{
  ump_difference_list_set_taken (differences, TRUE);
}

static GtkWidget *
row_new (gpointer item, gpointer user_data)
{
  return ump_plain_row_new (ump_difference_row_new (item));
}

GtkWidget *
ump_differences_new (GListModel *differences)
{
  GtkWidget *box, *all, *mine, *theirs, *list;

  g_type_ensure (UMP_TYPE_WRAP_BOX);
  box = ump_build ("differences", "all", &all, "mine", &mine, "theirs", &theirs, "list", &list, NULL);
  gtk_widget_set_visible (all, g_list_model_get_n_items (differences) > 1);
  g_signal_connect_object (mine, "clicked", G_CALLBACK (on_mine), differences, 0);
  g_signal_connect_object (theirs, "clicked", G_CALLBACK (on_theirs), differences, 0);
  gtk_list_box_bind_model (GTK_LIST_BOX (list), differences, row_new, NULL, NULL);
  return box;
}
