/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "figure-row.h"

#include "../compat/rows.h"
#include "../widgets/figure-picture.h"
#include "../widgets/line-layout.h"
#include "../widgets/parts.h"

enum { PROP_FIGURE = 1 };

struct _UmpFigureRow {
  GtkWidget parent_instance;
  UmpFigure *figure;

  GtkWidget *box;
  GtkWidget *heading;
  UmpFigurePicture *picture;
};

G_DEFINE_FINAL_TYPE (UmpFigureRow, ump_figure_row, GTK_TYPE_WIDGET)

/* For the template. */
static gboolean
has_text (gpointer object, const char *text)
{
  return text != NULL && *text != '\0';
}

static gboolean
has_level (gpointer object, double level)
{
  return level >= 0;
}

/* Bars below each other are compared: what stands behind them is as wide as "100 %". */
static int
value_width (gpointer object, double level)
{
  return level >= 0 ? 6 : -1;
}

static void
show_picture (UmpFigureRow *self)
{
  gboolean line = self->figure != NULL && ump_figure_type (self->figure) == UMP_FIGURE_LINE;
  g_autofree char *title = NULL;
  const double *numbers;
  guint n;

  gtk_widget_set_visible (GTK_WIDGET (self->picture), line);
  if (!line)
    return;
  g_object_get (self->figure, "title", &title, NULL);
  numbers = ump_figure_numbers (self->figure, &n);
  ump_figure_picture_set (self->picture, title, numbers, n);
}

static void
set_figure (UmpFigureRow *self, UmpFigure *figure)
{
  gboolean head = figure != NULL && ump_figure_type (figure) == UMP_FIGURE_HEAD;
  gboolean words = figure != NULL && ump_figure_type (figure) == UMP_FIGURE_FACT;

  g_set_object (&self->figure, figure);
  gtk_widget_set_visible (self->heading, head);
  gtk_widget_set_visible (self->box, words);
  show_picture (self);
  g_object_notify (G_OBJECT (self), "figure");
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, UMP_FIGURE_ROW (object)->figure);
}

static void
dispose (GObject *object)
{
  UmpFigureRow *self = UMP_FIGURE_ROW (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->figure);
  G_OBJECT_CLASS (ump_figure_row_parent_class)->dispose (object);
}

static void
ump_figure_row_class_init (UmpFigureRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->get_property = get_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_FIGURE,
      g_param_spec_object ("figure", NULL, NULL, UMP_TYPE_FIGURE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_type_ensure (UMP_TYPE_FIGURE_PICTURE);
  g_type_ensure (UMP_TYPE_LINE_LAYOUT);
  g_type_ensure (UMP_TYPE_WIN_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/figure-row.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpFigureRow, box);
  gtk_widget_class_bind_template_child (widget_class, UmpFigureRow, heading);
  gtk_widget_class_bind_template_child (widget_class, UmpFigureRow, picture);
  gtk_widget_class_bind_template_callback (widget_class, has_text);
  gtk_widget_class_bind_template_callback (widget_class, has_level);
  gtk_widget_class_bind_template_callback (widget_class, value_width);
}

static void
ump_figure_row_init (UmpFigureRow *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_figure_row_new (void)
{
  return g_object_new (UMP_TYPE_FIGURE_ROW, NULL);
}

/* ---- lists of them ----------------------------------------------------------------------- */

void
ump_figure_row_tell (GtkListItem *item, gpointer figure, gpointer user_data)
{
  g_autofree char *spoken = NULL;
  const char *key;

  g_object_get (figure, "spoken", &spoken, NULL);
  ump_name_list_item (item, spoken);
  set_figure (UMP_FIGURE_ROW (gtk_list_item_get_child (item)), figure);
  gtk_list_item_set_activatable (item, ump_figure_leads_to (figure, &key) != NULL);
}
