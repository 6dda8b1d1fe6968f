/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "seen-rows.h"

/* So many at first and at a time: about what a laptop's window shows. */
#define ROWS 8

struct _UmpSeenRows {
  GObject parent_instance;
  GtkListView *list; /* weak */
  GtkSliceListModel *slice;
  guint more;
  guint tick;
  gboolean placed; /* a frame came since the tick was asked for */
};

G_DEFINE_FINAL_TYPE (UmpSeenRows, ump_seen_rows, G_TYPE_OBJECT)

static void look_later (UmpSeenRows *self);

static gboolean
show_more (gpointer data)
{
  UmpSeenRows *self = data;

  self->more = 0;
  gtk_slice_list_model_set_size (self->slice, gtk_slice_list_model_get_size (self->slice) + ROWS);
  look_later (self);
  return G_SOURCE_REMOVE;
}

/* Something below what is seen is always there, for the wheel and the keyboard. */
static void
on_scrolled (UmpSeenRows *self, GtkAdjustment *adjustment)
{
  GListModel *rows = gtk_slice_list_model_get_model (self->slice);
  double page = gtk_adjustment_get_page_size (adjustment);
  guint n = rows != NULL ? g_list_model_get_n_items (rows) : 0;

  if (self->more == 0 && gtk_slice_list_model_get_size (self->slice) < n &&
      gtk_adjustment_get_value (adjustment) + 1.25 * page > gtk_adjustment_get_upper (adjustment))
    self->more = g_idle_add_full (G_PRIORITY_LOW, show_more, self, NULL);
}

/* The first tick comes before rows that are new have their places, the second one after that. */
static gboolean
on_tick (GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
  UmpSeenRows *self = data;

  if (!self->placed) {
    self->placed = TRUE;
    return G_SOURCE_CONTINUE;
  }
  self->tick = 0;
  if (gtk_widget_get_mapped (list))
    on_scrolled (self, gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list)));
  return G_SOURCE_REMOVE;
}

/* An adjustment is never smaller than its page: where rows came and still do not fill it, it says nothing. */
static void
look_later (UmpSeenRows *self)
{
  self->placed = FALSE;
  if (self->tick == 0 && self->list != NULL)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->list), on_tick, self, NULL);
}

static void
stop (UmpSeenRows *self)
{
  g_clear_handle_id (&self->more, g_source_remove);
  if (self->tick != 0 && self->list != NULL)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->list), self->tick);
  self->tick = 0;
}

static void
dispose (GObject *object)
{
  UmpSeenRows *self = UMP_SEEN_ROWS (object);

  stop (self);
  g_clear_weak_pointer (&self->list);
  g_clear_object (&self->slice);
  G_OBJECT_CLASS (ump_seen_rows_parent_class)->dispose (object);
}

static void
ump_seen_rows_class_init (UmpSeenRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
}

static void
ump_seen_rows_init (UmpSeenRows *self)
{
  self->slice = gtk_slice_list_model_new (NULL, 0, ROWS);
}

UmpSeenRows *
ump_seen_rows_new (GtkListView *list)
{
  UmpSeenRows *self = g_object_new (UMP_TYPE_SEEN_ROWS, NULL);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  g_autoptr (GtkNoSelection) selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->slice)));

  g_set_weak_pointer (&self->list, list);
  gtk_list_view_set_model (list, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (list, "map", G_CALLBACK (look_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
  return self;
}

void
ump_seen_rows_set (UmpSeenRows *self, GListModel *rows)
{
  stop (self);
  gtk_slice_list_model_set_size (self->slice, ROWS);
  gtk_slice_list_model_set_model (self->slice, rows);
  look_later (self);
}

void
ump_seen_rows_set_whole (UmpSeenRows *self, GListModel *rows)
{
  stop (self);
  gtk_slice_list_model_set_model (self->slice, rows);
  gtk_slice_list_model_set_size (self->slice, G_MAXUINT);
}

GListModel *
ump_seen_rows_model (UmpSeenRows *self)
{
  return G_LIST_MODEL (self->slice);
}
