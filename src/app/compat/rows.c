/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rows.h"

#if GTK_CHECK_VERSION(4, 12, 0)

void
ump_name_list_item (GtkListItem *item, const char *name)
{
  gtk_list_item_set_accessible_label (item, name != NULL ? name : "");
}

#else

void
ump_name_list_item (GtkListItem *item, const char *name)
{
  GtkWidget *child = gtk_list_item_get_child (item),
            *row = child != NULL ? gtk_widget_get_parent (child) : NULL;

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    name != NULL ? name : "", -1);
}

#endif
