/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "evening-page.h"

#include "../model/figures.h"
#include "../model/words.h"
#include "../widgets/parts.h"
#include "../widgets/width-class.h"
#include "figure-row.h"

#include <adwaita.h>

#include "core/shown.h"

struct _UmpEveningPage {
  GtkWidget parent_instance;
  UmpPlay *play;

  AdwWindowTitle *title;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (UmpEveningPage, ump_evening_page, GTK_TYPE_WIDGET)

static void
show_title (UmpEveningPage *self)
{
  UmpSession *session = ump_play_session (self->play);
  g_autofree char *title = ump_shown_or (ump_session_title (session), UMP_SHOWN_TITLE, _ ("The Evening"));
  g_autofree char *place = ump_shown (ump_session_place (session), UMP_SHOWN_TITLE);
  g_autofree char *day = ump_words_day (ump_session_created (session));
  g_autofree char *both = *place != '\0' ? g_strdup_printf (C_ ("subtitle", "%s · %s"), day, place) : NULL;

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, both != NULL ? both : day);
}

void
ump_evening_page_refresh (UmpEveningPage *self)
{
  GtkNoSelection *selection = gtk_no_selection_new (ump_figures_of_evening (ump_play_session (self->play)));

  show_title (self);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  g_object_unref (selection);
}

static void
on_changed (UmpEveningPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    ump_evening_page_refresh (self);
}

static void
on_activate (UmpEveningPage *self, guint position)
{
  g_autoptr (UmpFigure) figure =
      g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (self->list)), position);
  const char *key;

  if (figure != NULL && ump_figure_leads_to (figure, &key) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-game", "u",
                                (guint) g_ascii_strtoull (key, NULL, 10));
}

/* ---- the page -------------------------------------------------------------------------------- */

static void
dispose (GObject *object)
{
  UmpEveningPage *self = UMP_EVENING_PAGE (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_evening_page_parent_class)->dispose (object);
}

static void
ump_evening_page_class_init (UmpEveningPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/evening-page.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, title);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, list);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  ump_figure_row_bind_list (widget_class);
}

static void
ump_evening_page_init (UmpEveningPage *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_evening_page_new (UmpPlay *play)
{
  UmpEveningPage *self = g_object_new (UMP_TYPE_EVENING_PAGE, NULL);

  self->play = g_object_ref (play);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "described", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
