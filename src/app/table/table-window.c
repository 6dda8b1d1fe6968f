/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "table-window.h"

#include "banner.h"
#include "../help/help.h"
#include "../widgets/glyph.h"
#include "../widgets/parts.h"
#include "../widgets/squeeze.h"
#include "table-view.h"

/* px that the table gets along with. */
#define LEAST_TABLE 200

struct _UmpTableWindow {
  AdwWindow parent_instance;
  UmpPlay *play;
  GtkWidget *table;
  GtkWidget *hands;
  GtkWidget *hand;
  GtkWidget *round;
  int width;
  int height;
  guint fit_idle;
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
  int round = ump_table_get (ump_play_table (self->play), UMP_COUNTER_ROUND);
  g_autofree char *text = round > 0 ? g_strdup_printf (_ ("Round %d"), round) : NULL;
  g_autofree char *title = g_strdup_printf (
      _ ("%s: table"), ump_words_translate (ump_play_words (), ump_play_game (self->play)->title));

  ump_label_say (self->round, text);
  gtk_window_set_title (GTK_WINDOW (self), title);
  show_hands (self);
}

/* Cards as big as the window allows: banner and foot have about a third of it, titles and what was taken
 * the rest. */
static gboolean
fit (gpointer data)
{
  UmpTableWindow *self = data;
  int lines = ump_table_view_lines (UMP_TABLE_VIEW (self->table));
  int card = MIN (self->width / 8, lines > 1 ? ((self->height - 240) * 5 / (7 * lines) - 10) * 5 / 4
                                             : (self->height - 300) * 5 / 7 - 60);

  self->fit_idle = 0;
  card = CLAMP (card, 72, 200);
  ump_table_view_set_sizes (UMP_TABLE_VIEW (self->table),
                            &(UmpZoneSizes){ .card = card, .chip = MAX (card / 4, 36), .dark = TRUE });
  return G_SOURCE_REMOVE;
}

static void
ump_table_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpTableWindow *self = UMP_TABLE_WINDOW (widget);

  GTK_WIDGET_CLASS (ump_table_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (width == self->width && height == self->height)
    return;
  self->width = width;
  self->height = height;
  if (self->fit_idle == 0)
    self->fit_idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit, self, NULL);
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

  g_clear_handle_id (&self->fit_idle, g_source_remove);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_table_window_parent_class)->dispose (object);
}

static void
ump_table_window_class_init (UmpTableWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ump_table_window_dispose;
  GTK_WIDGET_CLASS (klass)->size_allocate = ump_table_window_size_allocate;
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
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL), *scroll;
  GtkWidget *handle = gtk_window_handle_new ();

  self->play = g_object_ref (play);
  gtk_window_handle_set_child (GTK_WINDOW_HANDLE (handle), ump_banner_new (play, TRUE));
  self->table = ump_table_view_new (play, NULL);
  scroll = ump_squeeze_new (self->table);
  ump_squeeze_set_least (UMP_SQUEEZE (scroll), LEAST_TABLE);
  /* lines below one another: a foot of two lines leaves them less */
  if (ump_table_view_lines (UMP_TABLE_VIEW (self->table)) > 1)
    ump_squeeze_set_fit (UMP_SQUEEZE (scroll), ump_table_view_fit);
  gtk_widget_set_vexpand (scroll, TRUE);
  gtk_box_append (GTK_BOX (box), handle);
  gtk_box_append (GTK_BOX (box), scroll);
  gtk_box_append (GTK_BOX (box), build_foot (self));
  adw_window_set_content (ADW_WINDOW (self), box);
  g_signal_connect_object (play, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "verdict", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
