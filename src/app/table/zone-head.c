/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "zone-head.h"

#include "../widgets/card-view.h"
#include "../widgets/parts.h"

/* Letters of a title that it has the width for; px of the badge. */
#define TITLE_CHARS 14
#define BADGE_SIZE 20

struct _UmpZoneHead {
  GtkBox parent_instance;
  UmpCardView *badge;

  GtkWidget *number;
  GtkWidget *title;
  GtkWidget *direction;
  GtkWidget *total;
};

G_DEFINE_FINAL_TYPE (UmpZoneHead, ump_zone_head, GTK_TYPE_BOX)

gboolean
ump_zone_head_set (UmpZoneHead *self, const UmpZoneHeadView *view)
{
  gboolean has_badge = view->badge != UMP_COLOUR_NONE;

  gtk_widget_set_visible (GTK_WIDGET (self->badge), has_badge);
  if (has_badge)
    ump_card_view_set_look (self->badge, &(UmpLook){ .art = UMP_ART_NUMBER, .colour = view->badge });
  ump_label_say (self->number, view->number);
  ump_label_say_whole (self->title, view->title, TITLE_CHARS);
  ump_label_say (self->total, view->total);
  ump_label_say (self->direction, view->direction > 0 ? "↑" : view->direction < 0 ? "↓" : NULL);
  return view->number != NULL || view->title != NULL || view->total != NULL || view->direction != 0 ||
         has_badge;
}

void
ump_zone_head_add_behind_title (UmpZoneHead *self, GtkWidget *widget)
{
  gtk_box_insert_child_after (GTK_BOX (self), widget, self->title);
}

static void
ump_zone_head_class_init (UmpZoneHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* GTK 4.10 and later would make a box a "generic", which may have no name */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/zone-head.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpZoneHead, number);
  gtk_widget_class_bind_template_child (widget_class, UmpZoneHead, title);
  gtk_widget_class_bind_template_child (widget_class, UmpZoneHead, direction);
  gtk_widget_class_bind_template_child (widget_class, UmpZoneHead, total);
}

static void
ump_zone_head_init (UmpZoneHead *self)
{
  GtkWidget *badge = ump_card_view_new (&(UmpLook){ .art = UMP_ART_NUMBER }, UMP_CARD_BADGE, TRUE);

  ump_init_template (GTK_WIDGET (self));
  self->badge = UMP_CARD_VIEW (badge);
  ump_card_view_set_size (self->badge, BADGE_SIZE);
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_box_insert_child_after (GTK_BOX (self), badge, self->number);
}

GtkWidget *
ump_zone_head_new (void)
{
  return g_object_new (UMP_TYPE_ZONE_HEAD, NULL);
}
