/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "side-pane.h"

#include "../panes/left-pane.h"
#include "../panes/log-pane.h"
#include "../panes/rules-pane.h"
#include "../panes/score-pane.h"
#include "../widgets/parts.h"

/* open: of what is folded, and of what was asked for since sizes were last given. */
struct _UmpSidePane {
  GtkBox parent_instance;
  GtkWidget *switcher;
  GtkStack *panes;
  UmpLogPane *log;
  UmpRulesPane *rules;
  gboolean folded, open;
};

G_DEFINE_FINAL_TYPE (UmpSidePane, ump_side_pane, GTK_TYPE_BOX)

/* What cannot be seen is not to be found by a screen reader either. */
static void
show_panes (UmpSidePane *self)
{
  gboolean shown = !self->folded || self->open;

  gtk_widget_set_child_visible (GTK_WIDGET (self->panes), shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->panes), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

static void
set_open (UmpSidePane *self, gboolean open)
{
  self->open = open;
  show_panes (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
ump_side_pane_set_folded (UmpSidePane *self, gboolean folded)
{
  self->folded = folded;
  self->open &= folded;
  show_panes (self);
  return self->open;
}

gboolean
ump_side_pane_close (UmpSidePane *self)
{
  if (!self->open || !self->folded)
    return FALSE;
  set_open (self, FALSE);
  return TRUE;
}

static void
on_pane (UmpSidePane *self)
{
  set_open (self, TRUE);
}

/* The tab of what is shown already chooses nothing. */
static void
on_tab (UmpSidePane *self, int n_press, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (self->switcher, x, y, GTK_PICK_DEFAULT);
  GtkWidget *tab = picked != NULL ? gtk_widget_get_ancestor (picked, GTK_TYPE_TOGGLE_BUTTON) : NULL;

  if (self->folded && tab != NULL && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (tab)))
    set_open (self, !self->open);
}

void
ump_side_pane_show (UmpSidePane *self, const char *pane)
{
  gtk_stack_set_visible_child_name (self->panes, pane);
  on_pane (self);
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

gboolean
ump_side_pane_do_in_log (UmpSidePane *self, const char *action)
{
  return ump_log_pane_do (self->log, action);
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
  gtk_widget_class_bind_template_callback (widget_class, on_pane);
  gtk_widget_class_bind_template_callback (widget_class, on_tab);
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
