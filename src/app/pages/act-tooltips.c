/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words are looked up when a tooltip is asked for: no entry pays for them. */
#include "act-tooltips.h"

static gboolean
on_undo (GtkWidget *button, int x, int y, gboolean keyboard, GtkTooltip *tooltip, UmpPlay *play)
{
  g_autofree char *words = ump_play_undo_words (play);

  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

static gboolean
on_redo (GtkWidget *button, int x, int y, gboolean keyboard, GtkTooltip *tooltip, UmpPlay *play)
{
  g_autofree char *words = ump_play_redo_words (play);

  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

void
ump_act_tooltips_set (GtkWidget *undo, GtkWidget *redo, UmpPlay *play)
{
  gtk_widget_set_has_tooltip (undo, TRUE);
  gtk_widget_set_has_tooltip (redo, TRUE);
  g_signal_connect_object (undo, "query-tooltip", G_CALLBACK (on_undo), play, 0);
  g_signal_connect_object (redo, "query-tooltip", G_CALLBACK (on_redo), play, 0);
}
