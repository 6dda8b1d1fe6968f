/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "side-pane.h"

#include "../panes/left-pane.h"
#include "../panes/log-pane.h"
#include "../panes/rules-pane.h"
#include "../panes/score-pane.h"
#include "../widgets/parts.h"

struct _UmpSidePane {
  GtkBox parent_instance;
  GtkWidget *switcher;
  GtkStack *panes;
  UmpLogPane *log;
  UmpRulesPane *rules;
};

G_DEFINE_FINAL_TYPE (UmpSidePane, ump_side_pane, GTK_TYPE_BOX)

void
ump_side_pane_show (UmpSidePane *self, const char *pane)
{
  gtk_stack_set_visible_child_name (self->panes, pane);
}

const char *
ump_side_pane_shown (UmpSidePane *self)
{
  return gtk_stack_get_visible_child_name (self->panes);
}

void
ump_side_pane_show_rule (UmpSidePane *self, const char *id)
{
  ump_side_pane_show (self, "rules");
  ump_rules_pane_show_rule (self->rules, id);
}

guint
ump_side_pane_focused_entry (UmpSidePane *self)
{
  return ump_log_pane_focused (self->log);
}

void
ump_side_pane_set_narrow (UmpSidePane *self, gboolean narrow, int width)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), narrow ? -1 : width, -1);
  gtk_widget_set_hexpand (GTK_WIDGET (self), narrow);
  gtk_widget_set_visible (self->switcher, !narrow);
}

static void
ump_side_pane_class_init (UmpSidePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/side-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpSidePane, switcher);
  gtk_widget_class_bind_template_child (widget_class, UmpSidePane, panes);
}

static void
ump_side_pane_init (UmpSidePane *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_side_pane_new (UmpPlay *play)
{
  UmpSidePane *self = g_object_new (UMP_TYPE_SIDE_PANE, NULL);

  self->log = UMP_LOG_PANE (ump_log_pane_new (play));
  self->rules = UMP_RULES_PANE (ump_rules_pane_new (ump_play_game (play)->kind));
  gtk_stack_add_titled (self->panes, ump_score_pane_new (play), "score", _ ("Score"));
  gtk_stack_add_titled (self->panes, GTK_WIDGET (self->log), "log", _ ("Log"));
  gtk_stack_add_titled (self->panes, ump_left_pane_new (play), "left", _ ("Left"));
  gtk_stack_add_titled (self->panes, GTK_WIDGET (self->rules), "rules", _ ("Rules"));
  ump_side_pane_show (self, "log");
  return GTK_WIDGET (self);
}
