/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "trial-row.h"

#include "../compat/announce.h"
#include "../widgets/parts.h"

struct _UmpTrialRow {
  GtkWidget parent_instance;
  UmpTrialLine *line;

  GtkLabel *title;
  GtkWidget *cells;
  GtkWidget *note;
};

G_DEFINE_FINAL_TYPE (UmpTrialRow, ump_trial_row, GTK_TYPE_WIDGET)

static void
show_note (UmpTrialRow *self)
{
  g_autofree char *note = NULL;
  gboolean wrong;

  g_object_get (self->line, "note", &note, "wrong", &wrong, NULL);
  ump_set_class (self->note, "error-text", wrong);
  ump_set_class (self->note, "dim-text", !wrong);
  ump_label_say (self->note, note);
}

static void
on_problem (GtkWidget *entry, GParamSpec *pspec, UmpTrialCell *cell)
{
  g_autofree char *problem = NULL;

  g_object_get (cell, "problem", &problem, NULL);
  ump_set_class (entry, "wrong", problem != NULL);
  ump_describe (entry, problem);
}

static void
on_name (GtkWidget *entry, GParamSpec *pspec, UmpTrialCell *cell)
{
  g_autofree char *name = NULL;

  g_object_get (cell, "name", &name, NULL);
  ump_name_widget (entry, name);
}

static void
on_activate (GtkEntry *entry)
{
  gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (entry))), GTK_DIR_TAB_FORWARD);
}

static GtkWidget *
new_entry (UmpTrialCell *cell)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 6);
  gtk_editable_set_enable_undo (GTK_EDITABLE (entry), FALSE);
  gtk_entry_set_alignment (GTK_ENTRY (entry), 0.5f);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 8);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_NUMBER);
  g_object_bind_property (cell, "text", entry, "text", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (cell, "notify::problem", G_CALLBACK (on_problem), entry, G_CONNECT_SWAPPED);
  g_signal_connect_object (cell, "notify::name", G_CALLBACK (on_name), entry, G_CONNECT_SWAPPED);
  g_signal_connect (entry, "activate", G_CALLBACK (on_activate), NULL);
  on_name (entry, NULL, cell);
  on_problem (entry, NULL, cell);
  return entry;
}

/* "Ana, Round 1, points: 11" for the ear; the eye has the number. */
static void
on_value (GtkWidget *label, GParamSpec *pspec, UmpTrialCell *cell)
{
  g_autofree char *name = NULL, *value = NULL, *spoken = NULL, *proof = NULL;

  g_object_get (cell, "name", &name, "value", &value, "proof", &proof, NULL);
  spoken = g_strdup_printf (_ ("%s: %s"), name, *value != '\0' ? value : _ ("blank"));
  gtk_label_set_text (GTK_LABEL (label), *value != '\0' ? value : "–");
  ump_name_widget (label, spoken);
  ump_set_tooltip (label, proof);
}

static GtkWidget *
new_value (UmpTrialCell *cell)
{
  GtkWidget *label = ump_label_new ("", "number strong");

  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  g_signal_connect_object (cell, "notify::value", G_CALLBACK (on_value), label, G_CONNECT_SWAPPED);
  g_signal_connect_object (cell, "notify::name", G_CALLBACK (on_value), label, G_CONNECT_SWAPPED);
  g_signal_connect_object (cell, "notify::proof", G_CALLBACK (on_value), label, G_CONNECT_SWAPPED);
  on_value (label, NULL, cell);
  return label;
}

static void
dispose (GObject *object)
{
  UmpTrialRow *self = UMP_TRIAL_ROW (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->line);
  G_OBJECT_CLASS (ump_trial_row_parent_class)->dispose (object);
}

static void
ump_trial_row_class_init (UmpTrialRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/trial-row.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpTrialRow, title);
  gtk_widget_class_bind_template_child (widget_class, UmpTrialRow, cells);
  gtk_widget_class_bind_template_child (widget_class, UmpTrialRow, note);
}

static void
ump_trial_row_init (UmpTrialRow *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_trial_row_new (UmpTrialLine *line)
{
  UmpTrialRow *self = g_object_new (UMP_TYPE_TRIAL_ROW, NULL);
  UmpTrialCell *cell;
  gboolean typed;

  self->line = g_object_ref (line);
  g_object_get (line, "typed", &typed, NULL);
  g_object_bind_property (line, "title", self->title, "label", G_BINDING_SYNC_CREATE);
  for (int seat = 0; (cell = ump_trial_line_cell (line, seat)) != NULL; seat++)
    gtk_box_append (GTK_BOX (self->cells), typed ? new_entry (cell) : new_value (cell));
  g_signal_connect_object (line, "notify::note", G_CALLBACK (show_note), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (line, "notify::wrong", G_CALLBACK (show_note), self, G_CONNECT_SWAPPED);
  show_note (self);
  return GTK_WIDGET (self);
}
