/* SPDX-License-Identifier: GPL-3.0-or-later */
/* No entry waits for these words. */
#include "act-tooltips.h"

#include "../widgets/after-frame.h"
#include "../widgets/parts.h"

static void
say (GtkWidget *button)
{
  UmpPlay *play = g_object_get_data (G_OBJECT (button), "play");
  gboolean undo = g_str_equal (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "win.undo");
  g_autofree char *words = undo ? ump_play_undo_words (play) : ump_play_redo_words (play);

  ump_set_tooltip (button, words);
}

static void
say_later (GtkWidget *button)
{
  if (gtk_widget_get_mapped (button))
    ump_after_frame (button, say);
}

static void
follow (GtkWidget *button, UmpPlay *play)
{
  g_object_set_data_full (G_OBJECT (button), "play", g_object_ref (play), g_object_unref);
  g_signal_connect_object (play, "changed", G_CALLBACK (say_later), button, G_CONNECT_SWAPPED);
  g_signal_connect_after (button, "map", G_CALLBACK (say_later), NULL);
}

void
ump_act_tooltips_set (GtkWidget *undo, GtkWidget *redo, UmpPlay *play)
{
  follow (undo, play);
  follow (redo, play);
}
