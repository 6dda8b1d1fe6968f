/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page-title.h"

#include "../widgets/card-view.h"
#include "../widgets/parts.h"

/* On a phone a title of more letters is set smaller. */
#define LONG_TITLE 7
#define LINES 2

struct _UmpPageTitle {
  GtkWidget parent_instance;
  GtkLabel *title;
  GtkLabel *subtitle;
};

G_DEFINE_FINAL_TYPE (UmpPageTitle, ump_page_title, GTK_TYPE_WIDGET)

static void
ump_page_title_dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ump_page_title_parent_class)->dispose (object);
}

static void
ump_page_title_class_init (UmpPageTitleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_page_title_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/page-title.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpPageTitle, title);
  gtk_widget_class_bind_template_child (widget_class, UmpPageTitle, subtitle);
}

static void
ump_page_title_init (UmpPageTitle *self)
{
  ump_init_template (GTK_WIDGET (self));
}

static void
wrap (GtkLabel *label, gboolean narrow)
{
  gtk_label_set_lines (label, narrow ? LINES : 1);
  gtk_label_set_wrap (label, narrow);
}

void
ump_page_title_set (UmpPageTitle *self, const char *title, const char *subtitle, gboolean narrow)
{
  gtk_label_set_text (self->title, title);
  ump_label_say (GTK_WIDGET (self->subtitle), subtitle);
  wrap (self->title, narrow);
  wrap (self->subtitle, narrow);
  ump_set_class (GTK_WIDGET (self), "close", narrow && ump_text_is_large (GTK_WIDGET (self)));
  ump_set_class (GTK_WIDGET (self), "long", narrow && g_utf8_strlen (title, -1) > LONG_TITLE);
}
