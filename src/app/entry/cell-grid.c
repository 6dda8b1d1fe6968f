/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cell-grid.h"

#include "../widgets/parts.h"

enum { PROP_N_ABOVE = 1 };

/* titles, cells: borrowed, by line. current: borrowed. focused: the focus was within when it was frozen. */
struct _UmpCellGrid {
  GtkGrid parent_instance;
  int n_above;
  int n_columns;
  GPtrArray *titles;
  GPtrArray *cells;
  GtkWidget *current;
  gboolean focused;
};

G_DEFINE_FINAL_TYPE (UmpCellGrid, ump_cell_grid, GTK_TYPE_GRID)

static guint signal_tapped;

static void
on_tapped (GtkWidget *widget, const char *action, GVariant *target)
{
  int line, column;

  g_variant_get (target, "(ii)", &line, &column);
  g_signal_emit (widget, signal_tapped, 0, line, column);
}

void
ump_cell_grid_begin (UmpCellGrid *self, int n_columns)
{
  ump_grid_clear (GTK_WIDGET (self));
  g_ptr_array_set_size (self->titles, 0);
  g_ptr_array_set_size (self->cells, 0);
  self->current = NULL;
  self->n_columns = n_columns;
}

int
ump_cell_grid_get_n_lines (UmpCellGrid *self)
{
  return (int) self->titles->len;
}

void
ump_cell_grid_add_line (UmpCellGrid *self, GtkWidget *title, const char *css_class)
{
  int line = (int) self->titles->len;

  gtk_grid_attach (GTK_GRID (self), title, 0, self->n_above + line, 1, 1);
  g_ptr_array_add (self->titles, title);
  for (int column = 0; column < self->n_columns; column++) {
    GtkWidget *cell = gtk_button_new_with_label ("");

    ump_add_classes (cell, "sheet-cell number");
    if (css_class != NULL)
      ump_add_classes (cell, css_class);
    gtk_widget_set_hexpand (cell, TRUE);
    ump_set_action (cell, "cells.tap", "(ii)", line, column);
    gtk_grid_attach (GTK_GRID (self), cell, column + 1, self->n_above + line, 1, 1);
    g_ptr_array_add (self->cells, cell);
  }
}

GtkWidget *
ump_cell_grid_get_title (UmpCellGrid *self, int line)
{
  return self->titles->pdata[line];
}

GtkWidget *
ump_cell_grid_get_cell (UmpCellGrid *self, int line, int column)
{
  return self->cells->pdata[line * self->n_columns + column];
}

void
ump_cell_grid_freeze (UmpCellGrid *self)
{
  self->focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  self->current = NULL;
}

void
ump_cell_grid_thaw (UmpCellGrid *self)
{
  if (self->focused)
    ump_cell_grid_focus_current (self);
}

/* A new label takes the name away, so it comes after it; set again it would be the button's name for a
 * moment, and be said. */
static void
show_text (GtkWidget *cell, const char *text, const char *name)
{
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (cell)), text) != 0)
    gtk_button_set_label (GTK_BUTTON (cell), text);
  ump_name_widget (cell, name);
}

void
ump_cell_grid_show_cell (UmpCellGrid *self, int line, int column, const UmpCellLook *look)
{
  GtkWidget *cell = ump_cell_grid_get_cell (self, line, column);

  show_text (cell, look->text, look->name);
  ump_set_class (cell, "chosen", look->here);
  ump_set_class (cell, "blank", look->blank);
  gtk_widget_set_sensitive (cell, !look->off);
  if (look->here)
    self->current = cell;
}

gboolean
ump_cell_grid_show_current (UmpCellGrid *self, const char *text, const char *name)
{
  if (self->current == NULL)
    return FALSE;
  show_text (self->current, text, name);
  return TRUE;
}

GtkWidget *
ump_cell_grid_get_current (UmpCellGrid *self)
{
  return self->current;
}

void
ump_cell_grid_focus_current (UmpCellGrid *self)
{
  if (self->current != NULL)
    gtk_widget_grab_focus (self->current);
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_int (value, UMP_CELL_GRID (object)->n_above);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UMP_CELL_GRID (object)->n_above = g_value_get_int (value);
}

static void
dispose (GObject *object)
{
  UmpCellGrid *self = UMP_CELL_GRID (object);

  g_ptr_array_set_size (self->titles, 0);
  g_ptr_array_set_size (self->cells, 0);
  self->current = NULL;
  G_OBJECT_CLASS (ump_cell_grid_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  UmpCellGrid *self = UMP_CELL_GRID (object);

  g_ptr_array_unref (self->titles);
  g_ptr_array_unref (self->cells);
  G_OBJECT_CLASS (ump_cell_grid_parent_class)->finalize (object);
}

static void
ump_cell_grid_class_init (UmpCellGridClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = get_property;
  G_OBJECT_CLASS (klass)->set_property = set_property;
  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_N_ABOVE,
      g_param_spec_int ("n-above", NULL, NULL, 0, G_MAXINT, 0,
                        G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "cells.tap", "(ii)", on_tapped);
  signal_tapped = g_signal_new ("tapped", UMP_TYPE_CELL_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
}

static void
ump_cell_grid_init (UmpCellGrid *self)
{
  self->titles = g_ptr_array_new ();
  self->cells = g_ptr_array_new ();
}
