/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "slot-outline.h"

#include "card-view.h"
#include "parts.h"

#include "../model/words.h"

GtkWidget *
ump_slot_outline_new (const UmpSetup *setup, const UmpZoneSlot *slot)
{
  GtkWidget *outline =
      g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                    slot->face == 0 ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *words[2];
  const UmpLook *look = &setup->looks[slot->face];
  g_autofree char *short_name = NULL, *card = NULL, *name = NULL;

  ump_add_classes (outline, "slot-outline");
  if (slot->face == 0)
    return outline;
  card = ump_card_spoken (setup, (UmpCard){ .face = (guint16) slot->face }, TRUE);
  if (look->art == UMP_ART_NUMBER)
    short_name = ump_words_number (look->value);
  else
    short_name = look->art == UMP_ART_BET ? ump_words_signed (look->value) : g_strdup (card);
  words[0] = ump_silent_label_new (short_name, "strong number");
  words[1] = ump_silent_label_new (setup->shown[slot->seat], "slot-taker");
  gtk_widget_set_vexpand (words[0], TRUE);
  gtk_widget_set_valign (words[0], GTK_ALIGN_END);
  gtk_widget_set_vexpand (words[1], TRUE);
  gtk_widget_set_valign (words[1], GTK_ALIGN_START);
  for (int i = 0; i < 2; i++) {
    gtk_label_set_ellipsize (GTK_LABEL (words[i]), PANGO_ELLIPSIZE_END);
    gtk_label_set_width_chars (GTK_LABEL (words[i]), 1);
    gtk_box_append (GTK_BOX (outline), words[i]);
  }
  /* Translators: a card of the market, and the person who took it. */
  name = g_strdup_printf (_ ("%s, taken by %s"), card, setup->shown[slot->seat]);
  ump_name_widget (outline, name);
  ump_set_tooltip (outline, name);
  return outline;
}
