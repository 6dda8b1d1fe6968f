/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pick-row.h"

#include "../widgets/card-view.h"
#include "item-key.h"
#include "../widgets/build.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

#define CHIP_HEIGHT 26

static const UmpSetup *
setup_of (UmpChooser *chooser)
{
  return ump_match_setup (ump_play_match (ump_chooser_play (chooser)));
}

/* "Line 1: Who moves to the end" */
static char *
title_of (UmpChooser *chooser, const UmpChooserItem *item)
{
  const UmpSetup *setup = setup_of (chooser);
  const UmpVerb *verb = &setup->game->verbs[item->move.verb];
  UmpText text = ump_setup_zone_title (setup, item->zone);
  g_autofree char *zone = ump_text_format (&text, setup, ump_play_words ());
  const char *what = NULL;

  /* the last card that it names is the one that is asked for */
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
    if (verb->attrs[a].type == UMP_TYPE_CARD && ump_move_has (&item->move, a))
      what = verb->attrs[a].title;
  return what != NULL ? g_strdup_printf (_ ("%s: %s"), zone, ump_words_translate (ump_play_words (), what))
                      : g_steal_pointer (&zone);
}

GtkWidget *
ump_pick_row_new (UmpChooser *chooser, guint index)
{
  GtkWidget *row, *disc, *words, *keys;
  g_autofree char *digit = g_strdup_printf ("%d", ump_chooser_item (chooser, index)->digit);
  int zone = ump_chooser_item (chooser, index)->zone;
  g_autofree char *title = title_of (chooser, ump_chooser_item (chooser, index));

  g_type_ensure (UMP_TYPE_WRAP_BOX);
  row = ump_build ("pick-row", "disc", &disc, "title", &words, "keys", &keys, NULL);
  ump_name_widget (row, title);
  gtk_label_set_text (GTK_LABEL (disc), digit);
  gtk_label_set_text (GTK_LABEL (words), title);
  for (guint i = index; i < g_list_model_get_n_items (ump_chooser_items (chooser)); i++) {
    int position = ump_chooser_item (chooser, i)->zone == zone ? ump_chooser_item (chooser, i)->pick : -1;
    const UmpZone *cards =
        ump_table_zone (ump_match_table (ump_play_match (ump_chooser_play (chooser))), zone);
    GtkWidget *key, *card;
    if (position < 0)
      continue;
    key = ump_item_key_new (chooser, i, UMP_ITEM_KEY_PLAIN);
    card = ump_card_view_new_silent (setup_of (chooser), cards->cards[position], UMP_CARD_CHIP);
    ump_card_view_set_size (UMP_CARD_VIEW (card), CHIP_HEIGHT);
    gtk_button_set_child (GTK_BUTTON (key), card);
    ump_add_classes (key, "pick");
    ump_wrap_box_append (UMP_WRAP_BOX (keys), key);
  }
  return row;
}
