/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "game-menu.h"

#include "../widgets/parts.h"

void
ump_game_menu_set (GtkWidget *button, gboolean narrow)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/umpire_app/Umpire/ui/game-menu.ui");
  GMenuModel *sections = G_MENU_MODEL (gtk_builder_get_object (builder, "sections"));
  g_autoptr (GMenu) menu = g_menu_new ();

  /* the first is that of a narrow header */
  for (int k = narrow ? 0 : 1; k < g_menu_model_get_n_items (sections); k++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (sections, k, G_MENU_LINK_SECTION);

    g_menu_append_section (menu, NULL, section);
  }
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  ump_name_widget (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))), _ ("Menu"));
}
