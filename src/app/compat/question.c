/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "question.h"

#if ADW_CHECK_VERSION(1, 5, 0)

#define PARENT_KEY "ump-parent"

UmpQuestion *
ump_question_new (GtkWindow *parent, const char *heading, const char *body, const char *answer)
{
  UmpQuestion *self = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));

  adw_alert_dialog_add_responses (self, "cancel", _ ("_Cancel"), "answer", answer, NULL);
  adw_alert_dialog_set_default_response (self, "answer");
  adw_alert_dialog_set_close_response (self, "cancel");
  adw_alert_dialog_set_response_appearance (self, "answer", ADW_RESPONSE_SUGGESTED);
  g_object_set_data (G_OBJECT (self), PARENT_KEY, parent);
  return self;
}

void
ump_question_set_child (UmpQuestion *self, GtkWidget *child)
{
  adw_alert_dialog_set_extra_child (self, child);
}

GtkWidget *
ump_question_child (UmpQuestion *self)
{
  return adw_alert_dialog_get_extra_child (self);
}

void
ump_question_add (UmpQuestion *self, const char *response, const char *label)
{
  adw_alert_dialog_add_response (self, response, label);
}

void
ump_question_set_cancel (UmpQuestion *self, const char *label)
{
  adw_alert_dialog_set_response_label (self, "cancel", label);
}

void
ump_question_set_enabled (UmpQuestion *self, gboolean enabled)
{
  adw_alert_dialog_set_response_enabled (self, "answer", enabled);
}

void
ump_question_set_destructive (UmpQuestion *self)
{
  adw_alert_dialog_set_response_appearance (self, "answer", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (self, "cancel");
}

GtkWindow *
ump_question_parent (UmpQuestion *self)
{
  return g_object_get_data (G_OBJECT (self), PARENT_KEY);
}

void
ump_question_present (UmpQuestion *self, GtkWidget *focus)
{
  if (focus != NULL)
    adw_dialog_set_focus (ADW_DIALOG (self), focus);
  adw_dialog_present (ADW_DIALOG (self), GTK_WIDGET (ump_question_parent (self)));
}

void
ump_question_drop (UmpQuestion *self)
{
  adw_dialog_force_close (ADW_DIALOG (self));
}

#else

/* Of a button with a mnemonic GTK 4.8 says "_Cancel Cancel". */
static void
name_buttons (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_use_underline (GTK_BUTTON (widget))) {
    g_auto (GStrv) parts = g_strsplit (gtk_button_get_label (GTK_BUTTON (widget)), "_", -1);
    g_autofree char *name = g_strjoinv ("", parts);

    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_buttons (child);
}

UmpQuestion *
ump_question_new (GtkWindow *parent, const char *heading, const char *body, const char *answer)
{
  UmpQuestion *self = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  adw_message_dialog_add_responses (self, "cancel", _ ("_Cancel"), "answer", answer, NULL);
  adw_message_dialog_set_default_response (self, "answer");
  adw_message_dialog_set_close_response (self, "cancel");
  adw_message_dialog_set_response_appearance (self, "answer", ADW_RESPONSE_SUGGESTED);
  name_buttons (GTK_WIDGET (self));
  return self;
}

void
ump_question_set_child (UmpQuestion *self, GtkWidget *child)
{
  adw_message_dialog_set_extra_child (self, child);
}

GtkWidget *
ump_question_child (UmpQuestion *self)
{
  return adw_message_dialog_get_extra_child (self);
}

void
ump_question_add (UmpQuestion *self, const char *response, const char *label)
{
  adw_message_dialog_add_response (self, response, label);
  name_buttons (GTK_WIDGET (self));
}

void
ump_question_set_cancel (UmpQuestion *self, const char *label)
{
  adw_message_dialog_set_response_label (self, "cancel", label);
  name_buttons (GTK_WIDGET (self));
}

void
ump_question_set_enabled (UmpQuestion *self, gboolean enabled)
{
  adw_message_dialog_set_response_enabled (self, "answer", enabled);
}

void
ump_question_set_destructive (UmpQuestion *self)
{
  adw_message_dialog_set_response_appearance (self, "answer", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (self, "cancel");
}

GtkWindow *
ump_question_parent (UmpQuestion *self)
{
  return gtk_window_get_transient_for (GTK_WINDOW (self));
}

void
ump_question_present (UmpQuestion *self, GtkWidget *focus)
{
  gtk_window_present (GTK_WINDOW (self));
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
}

void
ump_question_drop (UmpQuestion *self)
{
  gtk_window_destroy (GTK_WINDOW (self));
}

#endif

GtkWidget *
ump_question_add_entry (UmpQuestion *self, const char *name, const char *text, int most)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (entry), most);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  ump_question_set_child (self, entry);
  return entry;
}
