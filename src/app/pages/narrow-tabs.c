/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "narrow-tabs.h"

#include "../widgets/glyph.h"
#include "../widgets/parts.h"

#define N_TABS 4

/* As the template names the buttons, too. */
static const char *const panes[N_TABS] = { "table", "score", "log", "left" };

struct _UmpNarrowTabs {
  GtkBox parent_instance;
  GtkWidget *tab[N_TABS];
};

G_DEFINE_FINAL_TYPE (UmpNarrowTabs, ump_narrow_tabs, GTK_TYPE_BOX)

void
ump_narrow_tabs_set_current (UmpNarrowTabs *self, const char *pane)
{
  for (int i = 0; i < N_TABS; i++) {
    gboolean current = g_str_equal (panes[i], pane);

    ump_set_class (self->tab[i], "current", current);
    gtk_accessible_update_state (GTK_ACCESSIBLE (self->tab[i]), GTK_ACCESSIBLE_STATE_SELECTED, current, -1);
  }
}

void
ump_narrow_tabs_set_wordless (UmpNarrowTabs *self, gboolean wordless)
{
  for (int i = 0; i < N_TABS; i++) {
    GtkWidget *inside = gtk_button_get_child (GTK_BUTTON (self->tab[i]));

    gtk_widget_set_visible (gtk_widget_get_last_child (inside), !wordless);
  }
}

static void
ump_narrow_tabs_class_init (UmpNarrowTabsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (UMP_TYPE_GLYPH);
  /* GTK 4.10 and later would make a box a "generic", which may have no name */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/narrow-tabs.ui");
  for (int i = 0; i < N_TABS; i++)
    gtk_widget_class_bind_template_child_full (
        widget_class, panes[i], FALSE,
        (gssize) (G_STRUCT_OFFSET (UmpNarrowTabs, tab) + (gsize) i * sizeof (GtkWidget *)));
}

static void
ump_narrow_tabs_init (UmpNarrowTabs *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_narrow_tabs_new (void)
{
  return g_object_new (UMP_TYPE_NARROW_TABS, NULL);
}
