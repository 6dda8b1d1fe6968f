/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "statistics-page.h"

#include "../model/figures.h"
#include "../compat/announce.h"
#include "../widgets/mark-view.h"
#include "../widgets/parts.h"
#include "../widgets/seen-rows.h"
#include "../widgets/width-class.h"
#include "figure-row.h"

/* One page that is shown, or that back leads to. leads NULL: the first. */
typedef struct {
  char *leads;
  char *key;
} Step;

struct _UmpStatisticsPage {
  GtkWidget parent_instance;
  UmpLibrary *library;
  UmpPeopleNames *names;
  UmpFigures *figures; /* NULL as long as they are counted */
  GCancellable *counting;
  gboolean counted;  /* and nothing has changed since, or it is being counted */
  GPtrArray *steps;  /* Step, the shown one last */
  UmpSeenRows *rows; /* one for all pages: the list keeps its widgets */

  GtkSearchBar *search_bar;
  GtkEditable *search_entry;
  GtkWidget *search_button;
  GtkWidget *rename_button;
  GtkMenuButton *mark_button;
  GtkWidget *forget_button;
  AdwWindowTitle *title;
  GtkStack *stack;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (UmpStatisticsPage, ump_statistics_page, GTK_TYPE_WIDGET)

static void
step_free (gpointer data)
{
  Step *step = data;

  g_free (step->leads);
  g_free (step->key);
  g_free (step);
}

static const Step *
shown (UmpStatisticsPage *self)
{
  return g_ptr_array_index (self->steps, self->steps->len - 1);
}

/* ---- marks --------------------------------------------------------------------------------------- */

static GtkWidget *
mark_key_new (const char *person, int mark, gboolean chosen)
{
  GtkWidget *key = gtk_toggle_button_new ();
  g_autofree char *name = g_strdup_printf (_ ("Mark %d"), mark);

  if (mark > 0)
    gtk_button_set_child (GTK_BUTTON (key), ump_mark_view_new (mark, person, 32));
  else
    gtk_button_set_label (GTK_BUTTON (key), _ ("The first that is free"));
  if (mark > 0)
    ump_name_widget (key, name);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (key), chosen);
  ump_set_action (key, "win.mark-person", "(si)", person, mark);
  return key;
}

/* Made anew with the page: a choice closes it. */
static void
fill_marks (UmpStatisticsPage *self, const char *person)
{
  GtkWidget *popover = gtk_popover_new (), *grid = gtk_grid_new ();
  int now = ump_people_names_mark (self->names, person);

  for (int mark = 1; mark <= UMP_MAX_MARK; mark++)
    gtk_grid_attach (GTK_GRID (grid), mark_key_new (person, mark, mark == now), (mark - 1) % 6,
                     (mark - 1) / 6, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), mark_key_new (person, 0, now == 0), 0, 2, 6, 1);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  ump_name_widget (popover, _ ("Mark in new evenings"));
  gtk_menu_button_set_popover (self->mark_button, popover);
}

/* ---- what is shown ------------------------------------------------------------------------- */

static void
show (UmpStatisticsPage *self)
{
  const Step *step = shown (self);
  g_autoptr (GListModel) rows = NULL;
  g_autofree char *heading = NULL;
  const char *page = "list", *person;

  if (self->figures != NULL)
    rows = ump_figures_page (self->figures, step->leads, step->key,
                             gtk_editable_get_text (self->search_entry), &heading);
  /* whoever it was is known by another name now */
  if (self->figures != NULL && rows == NULL) {
    g_ptr_array_set_size (self->steps, 1);
    rows = ump_figures_page (self->figures, NULL, NULL, gtk_editable_get_text (self->search_entry), &heading);
  }
  if (rows == NULL)
    page = "counting";
  else if (self->steps->len == 1 && ump_figures_is_empty (self->figures))
    page = "empty";
  else if (g_list_model_get_n_items (rows) == 0)
    page = "nothing";
  adw_window_title_set_title (self->title, heading != NULL ? heading : _ ("Statistics"));
  gtk_widget_set_visible (self->search_button, self->steps->len == 1);
  gtk_widget_set_visible (GTK_WIDGET (self->search_bar), self->steps->len == 1);
  person = self->figures != NULL && g_strcmp0 (shown (self)->leads, "person") == 0
               ? ump_figures_person (self->figures, shown (self)->key)
               : NULL;
  gtk_widget_set_visible (self->rename_button, person != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->mark_button), person != NULL);
  gtk_widget_set_visible (self->forget_button, person != NULL);
  if (person != NULL)
    fill_marks (self, person);
  if (self->steps->len == 1)
    ump_seen_rows_set (self->rows, rows); /* everybody: there may be many */
  else
    ump_seen_rows_set_whole (self->rows, rows);
  gtk_stack_set_visible_child_name (self->stack, page);
}

/* Another page: from its top. */
static void
turn (UmpStatisticsPage *self)
{
  show (self);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
  ump_announce (GTK_WIDGET (self), adw_window_title_get_title (self->title));
}

static void
push (UmpStatisticsPage *self, const char *leads, const char *key)
{
  Step *step = g_new0 (Step, 1);

  step->leads = g_strdup (leads);
  step->key = g_strdup (key);
  g_ptr_array_add (self->steps, step);
  turn (self);
}

static void
on_activate (UmpStatisticsPage *self, guint position)
{
  UmpFigure *figure = ump_seen_rows_item (self->rows, position);
  const char *key, *leads = figure != NULL ? ump_figure_leads_to (figure, &key) : NULL;

  if (leads == NULL)
    return;
  if (g_str_equal (leads, "open"))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-path", "s", key);
  else
    push (self, leads, key);
}

gboolean
ump_statistics_page_go_back (UmpStatisticsPage *self)
{
  if (self->steps->len <= 1)
    return FALSE;
  g_ptr_array_set_size (self->steps, (int) self->steps->len - 1);
  turn (self);
  return TRUE;
}

/* ---- counting -------------------------------------------------------------------------------- */

static void
on_counted (GObject *object, GAsyncResult *result, gpointer data)
{
  UmpStatisticsPage *self = UMP_STATISTICS_PAGE (object);
  g_autoptr (GError) error = NULL;
  UmpFigures *figures = ump_figures_finish (result, &error);

  if (figures == NULL) /* another count is on its way */
    return;
  g_clear_object (&self->counting);
  g_clear_object (&self->figures);
  self->figures = figures;
  show (self);
}

static void
count (UmpStatisticsPage *self)
{
  g_autoptr (UmpAliases) aliases = ump_people_names_read (self->names);
  g_auto (GStrv) offered = ump_people_names_offered (self->names);

  self->counted = TRUE;
  if (self->counting != NULL)
    g_cancellable_cancel (self->counting);
  g_clear_object (&self->counting);
  self->counting = g_cancellable_new ();
  ump_figures_count (self, self->library, aliases, (const char *const *) offered, self->counting, on_counted);
}

/* Files came, went or changed, or names mean something else: counted only while it is looked at. */
static void
on_changed (UmpStatisticsPage *self)
{
  self->counted = FALSE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    count (self);
}

void
ump_statistics_page_begin (UmpStatisticsPage *self)
{
  g_ptr_array_set_size (self->steps, 1);
  gtk_editable_set_text (self->search_entry, "");
  ump_library_refresh (self->library);
  if (!self->counted)
    count (self);
  show (self);
}

/* ---- other names ------------------------------------------------------------------------------- */

/* The page of the old name is left at once. */
static void
on_renamed (UmpStatisticsPage *self, GtkEntry *entry)
{
  const char *meant = gtk_editable_get_text (GTK_EDITABLE (entry));
  const char *name = self->figures != NULL ? ump_figures_person (self->figures, shown (self)->key) : NULL;
  g_autofree char *key = ump_record_key (meant);

  if (name == NULL || *key == '\0')
    return;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.name-person", "(ss)", name, meant);
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (entry), GTK_TYPE_POPOVER)));
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_ptr_array_set_size (self->steps, 1);
  show (self);
}

/* The page stays where sessions hold the name. */
static void
on_forgotten (UmpStatisticsPage *self)
{
  const char *name = self->figures != NULL ? ump_figures_person (self->figures, shown (self)->key) : NULL;

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->forget_button));
  if (name != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.forget-person", "s", name);
}

/* ---- the page ----------------------------------------------------------------------------------- */

static void
dispose (GObject *object)
{
  UmpStatisticsPage *self = UMP_STATISTICS_PAGE (object);

  if (self->counting != NULL)
    g_cancellable_cancel (self->counting);
  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->counting);
  g_clear_object (&self->figures);
  g_clear_object (&self->rows);
  g_clear_object (&self->library);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_object (&self->names);
  G_OBJECT_CLASS (ump_statistics_page_parent_class)->dispose (object);
}

static void
ump_statistics_page_class_init (UmpStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpStatisticsPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, UmpStatisticsPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, UmpStatisticsPage, search_button);
  gtk_widget_class_bind_template_child (widget_class, UmpStatisticsPage, rename_button);
  gtk_widget_class_bind_template_child (widget_class, UmpStatisticsPage, mark_button);
  gtk_widget_class_bind_template_child (widget_class, UmpStatisticsPage, forget_button);
  gtk_widget_class_bind_template_child (widget_class, UmpStatisticsPage, title);
  gtk_widget_class_bind_template_child (widget_class, UmpStatisticsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, UmpStatisticsPage, list);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_renamed);
  gtk_widget_class_bind_template_callback (widget_class, on_forgotten);
  gtk_widget_class_bind_template_callback (widget_class, show);
}

static void
ump_statistics_page_init (UmpStatisticsPage *self)
{
  self->steps = g_ptr_array_new_with_free_func (step_free);
  g_ptr_array_add (self->steps, g_new0 (Step, 1));
  ump_init_template (GTK_WIDGET (self));
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  self->rows = ump_seen_rows_new (self->list, ump_figure_row_new, ump_figure_row_tell, NULL);
}

GtkWidget *
ump_statistics_page_new (UmpLibrary *library, UmpPeopleNames *names)
{
  UmpStatisticsPage *self = g_object_new (UMP_TYPE_STATISTICS_PAGE, NULL);

  self->library = g_object_ref (library);
  self->names = g_object_ref (names);
  g_signal_connect_object (library, "items-changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (names, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
