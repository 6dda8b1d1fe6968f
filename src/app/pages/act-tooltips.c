/* SPDX-License-Identifier: GPL-3.0-or-later */
/* No entry waits for these words. */
#include "act-tooltips.h"

#include "../widgets/after-frame.h"
#include "../widgets/parts.h"

static void
say_undo (GtkWidget *button)
{
  g_autofree char *words = ump_play_undo_words (g_object_get_data (G_OBJECT (button), "play"));

  ump_set_tooltip (button, words);
}

static void
say_redo (GtkWidget *button)
{
  g_autofree char *words = ump_play_redo_words (g_object_get_data (G_OBJECT (button), "play"));

  ump_set_tooltip (button, words);
}

static void
say_undo_later (GtkWidget *button)
{
  if (gtk_widget_get_mapped (button))
    ump_after_frame (button, say_undo);
}

static void
say_redo_later (GtkWidget *button)
{
  if (gtk_widget_get_mapped (button))
    ump_after_frame (button, say_redo);
}

static void
follow (GtkWidget *button, UmpPlay *play, GCallback say)
{
  g_object_set_data_full (G_OBJECT (button), "play", g_object_ref (play), g_object_unref);
  g_signal_connect_object (play, "changed", say, button, G_CONNECT_SWAPPED);
  g_signal_connect_after (button, "map", say, NULL);
}

void
ump_act_tooltips_set (GtkWidget *undo, GtkWidget *redo, UmpPlay *play)
{
  follow (undo, play, G_CALLBACK (say_undo_later));
  follow (redo, play, G_CALLBACK (say_redo_later));
}
