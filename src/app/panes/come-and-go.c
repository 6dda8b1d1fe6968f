/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "come-and-go.h"

#include "../compat/announce.h"
#include "../compat/question.h"
#include "../model/people-here.h"
#include "../widgets/build.h"
#include "../widgets/parts.h"

#include "core/shown.h"

#define UMP_TYPE_COME_AND_GO (ump_come_and_go_get_type ())
G_DECLARE_FINAL_TYPE (UmpComeAndGo, ump_come_and_go, UMP, COME_AND_GO, GtkWidget)

/* question: borrowed, it is what this stands in. */
struct _UmpComeAndGo {
  GtkWidget parent_instance;
  UmpPlay *play;
  UmpPeopleNames *names;
  UmpQuestion *question;

  GtkListBox *here;
  GtkEditable *name;
  GtkFlowBox *away;
  GtkSpinButton *points;
  GtkLabel *why;
};

G_DEFINE_FINAL_TYPE (UmpComeAndGo, ump_come_and_go, GTK_TYPE_WIDGET)

/* ---- who is there ------------------------------------------------------------------------------ */

static void
action_leave (GtkWidget *widget, const char *action, GVariant *id)
{
  UmpComeAndGo *self = UMP_COME_AND_GO (widget);
  g_autoptr (UmpPlay) play = g_object_ref (self->play);
  g_autofree char *who = g_variant_dup_string (id, NULL);

  ump_question_drop (self->question);
  ump_people_leave (play, who);
}

static GtkWidget *
new_here_row (gpointer item, gpointer user_data)
{
  g_autofree char *id = NULL, *name = NULL, *note = NULL, *why = NULL, *spoken = NULL;
  GtkWidget *label, *count, *key;
  GtkWidget *box = ump_build ("here-row", "name", &label, "note", &count, "leave", &key, NULL);

  g_object_get (item, "id", &id, "name", &name, "note", &note, "why", &why, NULL);
  gtk_label_set_text (GTK_LABEL (label), name);
  gtk_label_set_text (GTK_LABEL (count), note);
  /* Translators: the name of a button for the ear: somebody leaves the game */
  spoken = g_strdup_printf (_ ("%s leaves"), name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "s", id);
  if (*why == '\0')
    gtk_actionable_set_action_name (GTK_ACTIONABLE (key), "people.leave");
  gtk_widget_set_sensitive (key, *why == '\0');
  gtk_widget_set_tooltip_text (key, *why != '\0' ? why : NULL);
  ump_name_widget (key, spoken);
  if (*why != '\0')
    ump_describe_widget (key, why);
  return ump_plain_row_new (box);
}

/* ---- who comes ---------------------------------------------------------------------------------- */

static void
action_name (GtkWidget *widget, const char *action, GVariant *name)
{
  gtk_editable_set_text (UMP_COME_AND_GO (widget)->name, g_variant_get_string (name, NULL));
}

static GtkWidget *
new_away_key (const char *name)
{
  g_autofree char *shown = ump_shown (name, UMP_SHOWN_NAME);
  GtkWidget *key = gtk_button_new_with_label (shown), *holder = gtk_flow_box_child_new ();

  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (key))), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (key))), 20);
  ump_set_action (key, "people.name", "s", name);
  gtk_widget_set_focusable (holder, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (holder), key);
  return holder;
}

static void
on_name_changed (UmpComeAndGo *self)
{
  const char *text = gtk_editable_get_text (self->name);
  g_autofree char *why = ump_people_why_not (self->play, text), *trimmed = g_strstrip (g_strdup (text));

  gtk_label_set_text (self->why, why != NULL ? why : "");
  gtk_widget_set_visible (GTK_WIDGET (self->why), why != NULL);
  if (why != NULL)
    ump_announce (GTK_WIDGET (self->name), why);
  ump_question_set_enabled (self->question, why == NULL && *trimmed != '\0');
}

static void
on_response (UmpQuestion *question, const char *response, UmpComeAndGo *self)
{
  g_autoptr (UmpPlay) play = g_object_ref (self->play);
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "answer"))
    return;
  gtk_spin_button_update (self->points);
  if (!ump_people_join (play, self->names, gtk_editable_get_text (self->name),
                        gtk_spin_button_get_value_as_int (self->points), &error) &&
      error != NULL)
    gtk_widget_activate_action (GTK_WIDGET (ump_question_parent (question)), "win.toast", "s",
                                error->message);
}

/* ---- the widget ---------------------------------------------------------------------------------- */

static void
dispose (GObject *object)
{
  UmpComeAndGo *self = UMP_COME_AND_GO (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->play);
  g_clear_object (&self->names);
  G_OBJECT_CLASS (ump_come_and_go_parent_class)->dispose (object);
}

static void
ump_come_and_go_class_init (UmpComeAndGoClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_install_action (widget_class, "people.leave", "s", action_leave);
  gtk_widget_class_install_action (widget_class, "people.name", "s", action_name);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/come-and-go.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpComeAndGo, here);
  gtk_widget_class_bind_template_child (widget_class, UmpComeAndGo, name);
  gtk_widget_class_bind_template_child (widget_class, UmpComeAndGo, away);
  gtk_widget_class_bind_template_child (widget_class, UmpComeAndGo, points);
  gtk_widget_class_bind_template_child (widget_class, UmpComeAndGo, why);
  gtk_widget_class_bind_template_callback (widget_class, on_name_changed);
}

static void
ump_come_and_go_init (UmpComeAndGo *self)
{
  ump_init_template (GTK_WIDGET (self));
  gtk_spin_button_set_range (self->points, -UMP_POINTS_LIMIT, UMP_POINTS_LIMIT);
  gtk_entry_set_max_length (GTK_ENTRY (self->name), UMP_MAX_NAME);
}

void
ump_come_and_go_open (GtkWindow *parent, UmpPlay *play, UmpPeopleNames *names)
{
  UmpComeAndGo *self = g_object_new (UMP_TYPE_COME_AND_GO, NULL);
  g_autoptr (GListModel) here = ump_people_here (play);
  g_auto (GStrv) away = ump_people_away (play);

  self->play = g_object_ref (play);
  self->names = g_object_ref (names);
  self->question = ump_question_new (
      parent, _ ("Who plays"),
      _ ("Between rounds people may leave and keep their total, and others may come."), _ ("_Join"));
  gtk_list_box_bind_model (self->here, here, new_here_row, NULL, NULL);
  for (int i = 0; away[i] != NULL; i++)
    gtk_flow_box_insert (self->away, new_away_key (away[i]), -1);
  gtk_widget_set_visible (GTK_WIDGET (self->away), away[0] != NULL);
  ump_question_set_child (self->question, ump_scroll_new (GTK_WIDGET (self), 420));
  ump_question_set_enabled (self->question, FALSE);
  g_signal_connect_object (self->question, "response", G_CALLBACK (on_response), self, 0);
  ump_question_present (self->question, GTK_WIDGET (self->name));
}
