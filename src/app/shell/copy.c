/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "copy.h"

#include "../model/play-answer.h"

static void
copy (UmpWindow *window, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
  ump_window_toast (window, _ ("Copied"), NULL, NULL, NULL);
}

void
ump_copy_verdict (UmpWindow *window)
{
  const UmpAnswer *answer = ump_play_answer (ump_window_play (window));
  g_autofree char *text = answer->type != UMP_ANSWER_NONE ? ump_answer_spoken (answer) : NULL;

  if (text != NULL && *text != '\0')
    copy (window, text);
}
