/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "home-page.h"

#include "../compat/announce.h"
#include "../widgets/card-view.h"
#include "core/shown.h"
#include "games/games.h"
#include "../model/settings.h"
#include "home-row.h"
#include "../widgets/parts.h"
#include "../widgets/seen-rows.h"
#include "../widgets/width-class.h"

#define EDGE 16
#define NARROW_EDGE 12

struct _UmpHomePage {
  GtkWidget parent_instance;
  UmpLibrary *library;
  GSettings *settings;
  UmpHomeModel *rows;
  UmpSeenRows *seen;
  guint idle;
  gboolean anew; /* rows that stay are to be made again too */

  UmpWidthClass *width;
  GtkSearchBar *search_bar;
  GtkEditable *search_entry;
  GtkStack *stack;
  GtkListView *list;
  AdwBin *empty_fan;
  GtkWidget *problem_box;
  GtkLabel *problem;
};

G_DEFINE_FINAL_TYPE (UmpHomePage, ump_home_page, GTK_TYPE_WIDGET)

static gboolean
is_narrow (UmpHomePage *self)
{
  return ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
}

static void
show_stack_page (UmpHomePage *self)
{
  gboolean searching = *gtk_editable_get_text (self->search_entry) != '\0';
  const char *page = "list";

  if (g_list_model_get_n_items (G_LIST_MODEL (self->rows)) == 0)
    page = searching ? "nothing" : ump_library_is_loading (self->library) ? "loading" : "empty";
  gtk_stack_set_visible_child_name (self->stack, page);
}

static gboolean
fill (gpointer data)
{
  UmpHomePage *self = data;

  self->idle = 0;
  if (self->anew)
    ump_seen_rows_set (self->seen, NULL);
  self->anew = FALSE;
  ump_home_model_search (self->rows, gtk_editable_get_text (self->search_entry),
                         g_get_real_time () / G_USEC_PER_SEC);
  ump_seen_rows_set (self->seen, G_LIST_MODEL (self->rows));
  show_stack_page (self);
  return G_SOURCE_REMOVE;
}

/* Once, however many items of the library change. */
static void
refill (UmpHomePage *self)
{
  if (!self->idle)
    self->idle = g_idle_add (fill, self);
}

/* Rows that stay are otherwise too: of another width, or an evening is counted otherwise. */
static void
refill_anew (UmpHomePage *self)
{
  self->anew = TRUE;
  refill (self);
}

/* ---- rows ---------------------------------------------------------------------------- */

static void
tell_row (GtkListItem *item, gpointer entry, gpointer user_data)
{
  UmpHomePage *self = user_data;
  GtkWidget *row = gtk_list_item_get_child (item);

  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  gtk_widget_set_margin_start (row, is_narrow (self) ? NARROW_EDGE : EDGE);
  gtk_widget_set_margin_end (row, is_narrow (self) ? NARROW_EDGE : EDGE);
  ump_home_row_set (UMP_HOME_ROW (row), entry, ump_settings_evening_count (self->settings), is_narrow (self));
}

/* Why nothing can be kept in the folder; it is looked at whenever the list is read. */
static void
show_problem (UmpHomePage *self)
{
  g_autofree char *problem = NULL, *shown = NULL;

  g_object_get (self->library, "problem", &problem, NULL);
  shown = ump_shown (problem, UMP_SHOWN_TEXT);
  gtk_label_set_text (self->problem, shown);
  gtk_widget_set_visible (self->problem_box, problem != NULL);
  if (problem != NULL)
    ump_announce (GTK_WIDGET (self), shown);
}

/* ---- the page ----------------------------------------------------------------------------- */

void
ump_home_page_refresh (UmpHomePage *self)
{
  ump_library_refresh (self->library);
  refill_anew (self); /* what was today may be yesterday */
}

/* Typing anywhere on Home searches, also when nothing has the focus; the bar does nothing on other pages. */
static void
ump_home_page_root (GtkWidget *widget)
{
  UmpHomePage *self = UMP_HOME_PAGE (widget);

  GTK_WIDGET_CLASS (ump_home_page_parent_class)->root (widget);
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (gtk_widget_get_root (widget)));
}

static void
ump_home_page_unroot (GtkWidget *widget)
{
  gtk_search_bar_set_key_capture_widget (UMP_HOME_PAGE (widget)->search_bar, NULL);
  GTK_WIDGET_CLASS (ump_home_page_parent_class)->unroot (widget);
}

static void
dispose (GObject *object)
{
  UmpHomePage *self = UMP_HOME_PAGE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->library);
  g_clear_object (&self->settings);
  g_clear_object (&self->seen);
  g_clear_object (&self->rows);
  G_OBJECT_CLASS (ump_home_page_parent_class)->dispose (object);
}

static void
ump_home_page_class_init (UmpHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->root = ump_home_page_root;
  widget_class->unroot = ump_home_page_unroot;
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpHomePage, width);
  gtk_widget_class_bind_template_child (widget_class, UmpHomePage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, UmpHomePage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, UmpHomePage, stack);
  gtk_widget_class_bind_template_child (widget_class, UmpHomePage, list);
  gtk_widget_class_bind_template_child (widget_class, UmpHomePage, empty_fan);
  gtk_widget_class_bind_template_child (widget_class, UmpHomePage, problem_box);
  gtk_widget_class_bind_template_child (widget_class, UmpHomePage, problem);
  gtk_widget_class_bind_template_callback (widget_class, refill_anew);
  gtk_widget_class_bind_template_callback (widget_class, refill);
}

static void
ump_home_page_init (UmpHomePage *self)
{
  ump_init_template (GTK_WIDGET (self));
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  self->seen = ump_seen_rows_new (self->list, ump_home_row_new, tell_row, self);
  adw_bin_set_child (self->empty_fan, ump_fan_new (ump_games[0]->tile, 300));
}

GtkWidget *
ump_home_page_new (UmpLibrary *library, GSettings *settings)
{
  UmpHomePage *self = g_object_new (UMP_TYPE_HOME_PAGE, NULL);

  self->library = g_object_ref (library);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::evening-wins", G_CALLBACK (refill_anew), self,
                           G_CONNECT_SWAPPED);
  self->rows = ump_home_model_new (library);
  g_signal_connect_object (self->library, "items-changed", G_CALLBACK (refill), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "notify::problem", G_CALLBACK (show_problem), self,
                           G_CONNECT_SWAPPED);
  show_problem (self);
  show_stack_page (self);
  return GTK_WIDGET (self);
}
