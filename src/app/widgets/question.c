/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "question.h"

#include "parts.h"

/* Of a button with a mnemonic GTK 4.8 says "_Cancel Cancel". */
static void
name_buttons (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_use_underline (GTK_BUTTON (widget))) {
    g_auto (GStrv) parts = g_strsplit (gtk_button_get_label (GTK_BUTTON (widget)), "_", -1);
    g_autofree char *name = g_strjoinv ("", parts);

    ump_name_widget (widget, name);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_buttons (child);
}

AdwMessageDialog *
ump_question_new (GtkWindow *parent, const char *heading, const char *body, const char *answer)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "answer", answer, NULL);
  adw_message_dialog_set_default_response (dialog, "answer");
  adw_message_dialog_set_close_response (dialog, "cancel");
  adw_message_dialog_set_response_appearance (dialog, "answer", ADW_RESPONSE_SUGGESTED);
  name_buttons (GTK_WIDGET (dialog));
  return dialog;
}
