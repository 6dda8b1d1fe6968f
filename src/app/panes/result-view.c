/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "result-view.h"

#include "../widgets/build.h"
#include "../widgets/mark-view.h"
#include "../widgets/parts.h"
#include "totals-chart.h"

#define MARK 26

enum { PROP_RESULT = 1 };

struct _UmpResultView {
  GtkWidget parent_instance;
  UmpResult *result;

  GtkBox *halves;
  GtkListBox *places;
  GtkListBox *rulings;
  GtkWidget *chart_box;
  UmpTotalsChart *chart;
};

G_DEFINE_FINAL_TYPE (UmpResultView, ump_result_view, GTK_TYPE_WIDGET)

/* ---- rows -------------------------------------------------------------------------------- */

static GtkWidget *
new_place_row (gpointer item, gpointer user_data)
{
  g_autofree char *place = NULL, *name = NULL, *points = NULL, *spoken = NULL;
  gboolean first;
  int number;
  GtkWidget *at, *mark, *who, *sum, *row;
  GtkWidget *box = ump_build ("place-row", "place", &at, "mark", &mark, "name", &who, "points", &sum, NULL);

  g_object_get (item, "place", &place, "name", &name, "points", &points, "mark", &number, "first", &first,
                "spoken", &spoken, NULL);
  gtk_label_set_text (GTK_LABEL (at), place);
  adw_bin_set_child (ADW_BIN (mark), ump_mark_view_new (number, name, MARK));
  gtk_label_set_text (GTK_LABEL (who), name);
  ump_set_class (who, "strong", first);
  gtk_label_set_text (GTK_LABEL (sum), points);
  ump_add_classes (sum, first ? "total" : "strong number");
  row = ump_plain_row_new (box);
  ump_name_widget (row, spoken);
  ump_set_class (row, "leader", first);
  return row;
}

static GtkWidget *
new_ruling_row (gpointer item, gpointer user_data)
{
  g_autofree char *text = NULL;
  GtkWidget *label;

  g_object_get (item, "text", &text, NULL);
  label = ump_text_new (text, NULL);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  return ump_plain_row_new (label);
}

/* ---- the widget ---------------------------------------------------------------------------- */

/* For the template: a text that is not there takes no room. */
static gboolean
has_text (gpointer object, const char *text)
{
  return text != NULL && *text != '\0';
}

void
ump_result_view_set (UmpResultView *self, UmpResult *result, UmpPlay *play)
{
  g_autoptr (GListModel) places = NULL, rulings = NULL;

  g_set_object (&self->result, result);
  if (result != NULL)
    g_object_get (result, "places", &places, "rulings", &rulings, NULL);
  gtk_list_box_bind_model (self->places, places, new_place_row, NULL, NULL);
  gtk_list_box_bind_model (self->rulings, rulings, new_ruling_row, NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->rulings),
                          rulings != NULL && g_list_model_get_n_items (rulings) > 0);
  ump_totals_chart_set_play (self->chart, result != NULL ? play : NULL);
  gtk_widget_set_visible (self->chart_box, result != NULL && ump_match_n_rows (ump_play_match (play)) > 1);
  gtk_widget_set_visible (GTK_WIDGET (self), result != NULL);
  g_object_notify (G_OBJECT (self), "result");
}

void
ump_result_view_set_narrow (UmpResultView *self, gboolean narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->halves),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->halves, !narrow);
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, UMP_RESULT_VIEW (object)->result);
}

static void
dispose (GObject *object)
{
  UmpResultView *self = UMP_RESULT_VIEW (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->result);
  G_OBJECT_CLASS (ump_result_view_parent_class)->dispose (object);
}

static void
ump_result_view_class_init (UmpResultViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->get_property = get_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_RESULT,
      g_param_spec_object ("result", NULL, NULL, UMP_TYPE_RESULT, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_type_ensure (UMP_TYPE_TOTALS_CHART);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/result-view.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, halves);
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, places);
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, rulings);
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, chart_box);
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, chart);
  gtk_widget_class_bind_template_callback (widget_class, has_text);
}

static void
ump_result_view_init (UmpResultView *self)
{
  ump_init_template (GTK_WIDGET (self));
}
