/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "table-window.h"

#include "banner.h"
#include "../help/help.h"
#include "../widgets/glyph.h"
#include "../model/words.h"
#include "../widgets/parts.h"
#include "newest.h"
#include "sheet-view.h"
#include "table-view.h"

struct _UmpTableWindow {
  AdwWindow parent_instance;
  UmpPlay *play;
  GtkWidget *table;
  GtkWidget *hands;
  GtkWidget *hand;
  GtkWidget *round;
  GtkWindowHandle *handle;
  GtkOverlay *overlay;
  GtkBox *shown;
};

G_DEFINE_FINAL_TYPE (UmpTableWindow, ump_table_window, ADW_TYPE_WINDOW)

/* The hands sentence of the last entry; a refusal is for the scribe alone. */
static void
show_hands (UmpTableWindow *self)
{
  const UmpAnswer *answer = ump_play_answer (self->play);
  gboolean told = answer->type == UMP_ANSWER_ACCEPTED || answer->type == UMP_ANSWER_RULING;

  if (told)
    ump_label_say (self->hands, answer->body != NULL ? answer->body : answer->title);
  else if (answer->type == UMP_ANSWER_NONE || answer->type == UMP_ANSWER_INFO)
    ump_label_say (self->hands, answer->title);
  gtk_widget_set_visible (self->hand, gtk_widget_get_visible (self->hands));
}

static void
show (UmpTableWindow *self)
{
  int round = ump_words_due_round (ump_play_table (self->play));
  g_autofree char *text = round > 0 ? g_strdup_printf (_ ("Round %d"), round) : NULL;
  g_autofree char *title = g_strdup_printf (
      _ ("%s: table"), ump_words_translate (ump_play_words (), ump_play_game (self->play)->title));

  ump_label_say (self->round, text);
  gtk_window_set_title (GTK_WINDOW (self), title);
  show_hands (self);
}

static gboolean
on_key (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, UmpTableWindow *self)
{
  if (key == GDK_KEY_F11) {
    if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
      gtk_window_unfullscreen (GTK_WINDOW (self));
    else
      gtk_window_fullscreen (GTK_WINDOW (self));
    return TRUE;
  }
  /* what opened it closes it, and so does what closes a window */
  if ((state & gtk_accelerator_get_default_mod_mask ()) == GDK_CONTROL_MASK &&
      (key == GDK_KEY_t || key == GDK_KEY_w)) {
    gtk_window_close (GTK_WINDOW (self));
    return TRUE;
  }
  if (key != GDK_KEY_Escape)
    return FALSE;
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    gtk_window_close (GTK_WINDOW (self));
  return TRUE;
}

static void
ump_table_window_dispose (GObject *object)
{
  UmpTableWindow *self = UMP_TABLE_WINDOW (object);

  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_table_window_parent_class)->dispose (object);
}

static void
ump_table_window_class_init (UmpTableWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_table_window_dispose;
  g_type_ensure (UMP_TYPE_GLYPH);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/table-window.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpTableWindow, hands);
  gtk_widget_class_bind_template_child (widget_class, UmpTableWindow, hand);
  gtk_widget_class_bind_template_child (widget_class, UmpTableWindow, round);
  gtk_widget_class_bind_template_child (widget_class, UmpTableWindow, handle);
  gtk_widget_class_bind_template_child (widget_class, UmpTableWindow, overlay);
  gtk_widget_class_bind_template_child (widget_class, UmpTableWindow, shown);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
}

static void
ump_table_window_init (UmpTableWindow *self)
{
  ump_init_template (GTK_WIDGET (self));
  ump_help_on_f1 (GTK_WIDGET (self), "table-window");
}

GtkWidget *
ump_table_window_new (UmpPlay *play, GtkApplication *application)
{
  UmpTableWindow *self = g_object_new (UMP_TYPE_TABLE_WINDOW, "application", application, NULL);
  GtkWidget *sheet = ump_sheet_view_new (play);

  self->play = g_object_ref (play);
  gtk_window_handle_set_child (self->handle, ump_banner_new (play, TRUE));
  self->table = ump_table_view_new (play, NULL);
  ump_table_view_set_dark (UMP_TABLE_VIEW (self->table));
  gtk_widget_set_vexpand (self->table, TRUE);
  gtk_widget_set_vexpand (sheet, TRUE);
  /* a game has the one or the other */
  gtk_box_append (self->shown, self->table);
  gtk_box_append (self->shown, sheet);
  gtk_overlay_add_overlay (self->overlay, ump_newest_new (play));
  g_signal_connect_object (play, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "verdict", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
