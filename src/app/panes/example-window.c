/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "example-window.h"

#include "../compat/announce.h"
#include "../table/table-view.h"
#include "../widgets/parts.h"

/* at: index of the step that is shown. */
struct _UmpExampleWindow {
  AdwWindow parent_instance;
  UmpPlay *play;
  GPtrArray *steps;
  guint at;
  AdwWindowTitle *title;
  AdwBin *table;
  GtkLabel *words;
  GtkWidget *back_button;
  GtkWidget *next_button;
};

G_DEFINE_FINAL_TYPE (UmpExampleWindow, ump_example_window, ADW_TYPE_WINDOW)

static void
show_step (UmpExampleWindow *self)
{
  const UmpExampleStep *step = g_ptr_array_index (self->steps, self->at);
  /* Translators: which step of an example is shown: "2 of 3" */
  g_autofree char *place = g_strdup_printf (_ ("Step %u of %u"), self->at + 1, self->steps->len);

  ump_play_jump (self->play, step->moment);
  adw_window_title_set_subtitle (self->title, place);
  gtk_label_set_text (self->words, step->words);
  ump_set_class (GTK_WIDGET (self->words), "error-text", step->refused);
  gtk_widget_set_sensitive (self->back_button, self->at > 0);
  gtk_widget_set_sensitive (self->next_button, self->at + 1 < self->steps->len);
  ump_announce (GTK_WIDGET (self->words), step->words);
}

static void
on_back (UmpExampleWindow *self)
{
  self->at -= self->at > 0;
  show_step (self);
}

static void
on_next (UmpExampleWindow *self)
{
  self->at += self->at + 1 < self->steps->len;
  show_step (self);
}

static void
dispose (GObject *object)
{
  UmpExampleWindow *self = UMP_EXAMPLE_WINDOW (object);

  g_clear_object (&self->play);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  G_OBJECT_CLASS (ump_example_window_parent_class)->dispose (object);
}

static void
ump_example_window_class_init (UmpExampleWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/example-window.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpExampleWindow, title);
  gtk_widget_class_bind_template_child (widget_class, UmpExampleWindow, table);
  gtk_widget_class_bind_template_child (widget_class, UmpExampleWindow, words);
  gtk_widget_class_bind_template_child (widget_class, UmpExampleWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, UmpExampleWindow, next_button);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, on_next);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ump_example_window_init (UmpExampleWindow *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_example_window_new (UmpPlay *play, GPtrArray *steps, const char *title, GtkWindow *parent)
{
  UmpExampleWindow *self =
      g_object_new (UMP_TYPE_EXAMPLE_WINDOW, "transient-for", parent, "title", title, NULL);

  self->play = play;
  self->steps = steps;
  adw_window_title_set_title (self->title, title);
  if (!ump_play_game (play)->no_table)
    adw_bin_set_child (self->table, ump_table_view_new (play, NULL));
  show_step (self);
  return GTK_WIDGET (self);
}
