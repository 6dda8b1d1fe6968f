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
  G_OBJECT_CLASS (klass)->dispose = ump_table_window_dispose;
}

static void
ump_table_window_init (UmpTableWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  ump_help_on_f1 (GTK_WIDGET (self), "table-window");
  ump_add_classes (GTK_WIDGET (self), "table-window");
  gtk_window_set_default_size (GTK_WINDOW (self), 1280, 720);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static GtkWidget *
build_foot (UmpTableWindow *self)
{
  GtkWidget *foot = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 16, "foot");

  self->hand = ump_glyph_new (UMP_GLYPH_HAND, 34);
  self->hands = ump_text_new (NULL, "hands");
  gtk_widget_set_hexpand (self->hands, TRUE);
  self->round = ump_label_new (NULL, "round");
  gtk_box_append (GTK_BOX (foot), self->hand);
  gtk_box_append (GTK_BOX (foot), self->hands);
  gtk_box_append (GTK_BOX (foot), self->round);
  return foot;
}

GtkWidget *
ump_table_window_new (UmpPlay *play, GtkApplication *application)
{
  UmpTableWindow *self = g_object_new (UMP_TYPE_TABLE_WINDOW, "application", application, NULL);
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);
  GtkWidget *handle = gtk_window_handle_new (), *overlay = gtk_overlay_new (),
            *sheet = ump_sheet_view_new (play);
  GtkWidget *shown = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);

  self->play = g_object_ref (play);
  gtk_window_handle_set_child (GTK_WINDOW_HANDLE (handle), ump_banner_new (play, TRUE));
  self->table = ump_table_view_new (play, NULL);
  ump_table_view_set_dark (UMP_TABLE_VIEW (self->table));
  gtk_widget_set_vexpand (self->table, TRUE);
  gtk_widget_set_vexpand (sheet, TRUE);
  gtk_widget_set_vexpand (overlay, TRUE);
  /* a game has the one or the other */
  gtk_box_append (GTK_BOX (shown), self->table);
  gtk_box_append (GTK_BOX (shown), sheet);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), shown);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), ump_newest_new (play));
  gtk_box_append (GTK_BOX (box), handle);
  gtk_box_append (GTK_BOX (box), overlay);
  gtk_box_append (GTK_BOX (box), build_foot (self));
  adw_window_set_content (ADW_WINDOW (self), box);
  g_signal_connect_object (play, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "verdict", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
