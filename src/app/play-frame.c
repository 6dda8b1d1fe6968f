#include "config.h"

#include <glib/gi18n.h>

#include "play-frame.h"

#include "announce.h"
#include "width-class.h"
#include "words.h"

struct _UmpPlayFrame {
  GtkWidget parent_instance;
  UmpPlay *play;
  char *damage;
  GtkWidget *referee;

  UmpWidthClass *width;
  GtkBox *column;
  AdwWindowTitle *title;
  GtkWidget *redo_button;
  GtkWidget *table_button;
  GtkWidget *side_button;
  GtkInfoBar *trouble_bar;
  GtkLabel *trouble_label;
  GtkWidget *trouble_button;
};

G_DEFINE_FINAL_TYPE (UmpPlayFrame, ump_play_frame, GTK_TYPE_WIDGET)

const char *
ump_play_frame_game_title (UmpPlay *play)
{
  return ump_words_game (ump_match_setup (ump_play_match (play)));
}

char *
ump_play_frame_subtitle (UmpPlay *play)
{
  const char *evening = ump_session_title (ump_play_session (play));
  g_autofree char *round = ump_words_round (ump_match_table (ump_play_match (play)));

  if (!evening || !*round)
    return evening ? g_strdup (evening) : g_steal_pointer (&round);
  /* Translators: title of the evening, then the round: "Friday at Ana's · round 2 of 4" */
  return g_strdup_printf (C_ ("subtitle", "%s · %s"), evening, round);
}

static void
play_changed (UmpPlayFrame *self)
{
  g_autofree char *subtitle = ump_play_frame_subtitle (self->play);

  adw_window_title_set_title (self->title, ump_play_frame_game_title (self->play));
  adw_window_title_set_subtitle (self->title, subtitle);
}

static void
show_trouble (UmpPlayFrame *self)
{
  const char *text = self->damage ? self->damage : ump_play_trouble (self->play);
  const char *before = gtk_label_get_text (self->trouble_label);
  gboolean said = g_strcmp0 (text, before) == 0;

  if (!text && !gtk_info_bar_get_revealed (self->trouble_bar))
    return;
  gtk_label_set_text (self->trouble_label, text ? text : "");
  gtk_info_bar_set_revealed (self->trouble_bar, text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->trouble_bar), text != NULL);
  if (self->damage) {
    gtk_button_set_label (GTK_BUTTON (self->trouble_button), _ ("Save as a New Session"));
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->trouble_button), "win.rescue");
  } else {
    gtk_button_set_label (GTK_BUTTON (self->trouble_button), _ ("Save a Copy…"));
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->trouble_button), "win.save-as");
  }
  if (text && !said)
    ump_announce (GTK_WIDGET (self), text);
}

static void
width_changed (UmpPlayFrame *self)
{
  UmpWidth width = ump_width_class_get (self->width);

  gtk_widget_set_visible (self->redo_button, width != UMP_WIDTH_NARROW);
  gtk_widget_set_visible (self->table_button, width != UMP_WIDTH_NARROW);
  gtk_widget_set_visible (self->side_button,
                          width == UMP_WIDTH_MEDIUM && !ump_play_game (self->play)->no_table);
}

UmpRefereePage *
ump_play_frame_referee (UmpPlayFrame *self)
{
  return UMP_REFEREE_PAGE (self->referee);
}

static void
dispose (GObject *object)
{
  UmpPlayFrame *self = UMP_PLAY_FRAME (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_object (&self->play);
  g_clear_pointer (&self->damage, g_free);
  G_OBJECT_CLASS (ump_play_frame_parent_class)->dispose (object);
}

static void
ump_play_frame_class_init (UmpPlayFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/play-frame.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, width);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, column);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, title);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, redo_button);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, table_button);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, side_button);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, trouble_bar);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, trouble_label);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, trouble_button);
  gtk_widget_class_bind_template_callback (widget_class, width_changed);
}

static void
ump_play_frame_init (UmpPlayFrame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self->trouble_bar), FALSE);
}

GtkWidget *
ump_play_frame_new (UmpPlay *play, const char *damage)
{
  UmpPlayFrame *self = g_object_new (UMP_TYPE_PLAY_FRAME, NULL);

  self->play = g_object_ref (play);
  self->damage = g_strdup (damage);
  self->referee = ump_referee_page_new (play);
  gtk_widget_set_vexpand (self->referee, TRUE);
  gtk_box_append (self->column, self->referee);
  g_signal_connect_object (play, "changed", G_CALLBACK (play_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "trouble", G_CALLBACK (show_trouble), self, G_CONNECT_SWAPPED);
  play_changed (self);
  show_trouble (self);
  width_changed (self);
  return GTK_WIDGET (self);
}
