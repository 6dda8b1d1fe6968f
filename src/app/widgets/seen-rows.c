/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "seen-rows.h"

/* So many at first and at a time: about what a laptop's window shows. */
#define ROWS 8
/* As many as were there before come at once, but not all that somebody once scrolled to. */
#define MOST_AT_ONCE 24

/* ---- a place ------------------------------------------------------------------------------- */

/* What the list takes for an item: it stays where another row is shown in its place, and so does its
 * widget. */
#define UMP_TYPE_SEEN_PLACE (ump_seen_place_get_type ())
G_DECLARE_FINAL_TYPE (UmpSeenPlace, ump_seen_place, UMP, SEEN_PLACE, GObject)

struct _UmpSeenPlace {
  GObject parent_instance;
  GObject *item;
  GtkListItem *row; /* weak; NULL where it has no widget */
};

G_DEFINE_FINAL_TYPE (UmpSeenPlace, ump_seen_place, G_TYPE_OBJECT)

static void
place_dispose (GObject *object)
{
  UmpSeenPlace *self = UMP_SEEN_PLACE (object);

  g_clear_object (&self->item);
  g_clear_weak_pointer (&self->row);
  G_OBJECT_CLASS (ump_seen_place_parent_class)->dispose (object);
}

static void
ump_seen_place_class_init (UmpSeenPlaceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = place_dispose;
}

static void
ump_seen_place_init (UmpSeenPlace *self)
{
}

/* ---- rows -------------------------------------------------------------------------------- */

/* rows: all there are; places: UmpSeenPlace of the first of them. */
struct _UmpSeenRows {
  GObject parent_instance;
  GtkListView *list; /* weak */
  GListModel *rows;
  GListStore *places;
  UmpSeenRowMake make;
  UmpSeenRowTell tell;
  gpointer user_data;
  guint more;
  guint tick;
  gboolean placed; /* a frame came since the tick was asked for */
};

G_DEFINE_FINAL_TYPE (UmpSeenRows, ump_seen_rows, G_TYPE_OBJECT)

static void look_later (UmpSeenRows *self);

static guint
n_places (UmpSeenRows *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->places));
}

static guint
n_rows (UmpSeenRows *self)
{
  return self->rows != NULL ? g_list_model_get_n_items (self->rows) : 0;
}

static gboolean
has_item (UmpSeenRows *self, guint place, guint row)
{
  g_autoptr (GObject) item = g_list_model_get_item (self->rows, row);

  return item == ump_seen_rows_item (self, place);
}

static void
put (UmpSeenRows *self, guint position)
{
  g_autoptr (UmpSeenPlace) place = g_list_model_get_item (G_LIST_MODEL (self->places), position);
  g_autoptr (GObject) item = g_list_model_get_item (self->rows, position);

  if (g_set_object (&place->item, item) && place->row != NULL)
    self->tell (place->row, item, self->user_data);
}

/* The places of rows from `start` on are other ones. */
static void
replace (UmpSeenRows *self, guint start, guint n_removed, guint n_added)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint k = 0; k < n_added; k++) {
    UmpSeenPlace *place = g_object_new (UMP_TYPE_SEEN_PLACE, NULL);

    place->item = g_list_model_get_item (self->rows, start + k);
    g_ptr_array_add (added, place);
  }
  if (n_removed + n_added > 0)
    g_list_store_splice (self->places, start, n_removed, added->pdata, n_added);
}

/* The first n rows are seen. Rows that are seen still keep their widgets, and of others the widgets are told
 * what they show now: to make, style and measure one anew takes several times as long. But whoever is in the
 * list with the keyboard stays with a row, not with a place. */
static void
fill (UmpSeenRows *self, guint n)
{
  guint old = n_places (self), most = MIN (n, old), start = 0, end = 0, again;

  while (start < most && has_item (self, start, start))
    start++;
  while (start + end < most && has_item (self, old - end - 1, n - end - 1))
    end++;
  again = self->list != NULL && gtk_widget_get_focus_child (GTK_WIDGET (self->list)) == NULL
              ? most - start - end
              : 0;
  for (guint k = start; k < start + again; k++)
    put (self, k);
  replace (self, start + again, old - start - end - again, n - start - end - again);
}

static gboolean
show_more (gpointer data)
{
  UmpSeenRows *self = data;

  self->more = 0;
  fill (self, MIN (n_rows (self), n_places (self) + ROWS));
  look_later (self);
  return G_SOURCE_REMOVE;
}

/* Something below what is seen is always there, for the wheel and the keyboard. */
static void
on_scrolled (UmpSeenRows *self, GtkAdjustment *adjustment)
{
  double page = gtk_adjustment_get_page_size (adjustment);

  if (self->more == 0 && n_places (self) < n_rows (self) &&
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
  g_clear_object (&self->rows);
  g_clear_object (&self->places);
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
  self->places = g_list_store_new (UMP_TYPE_SEEN_PLACE);
}

/* ---- widgets ------------------------------------------------------------------------------- */

static void
on_setup (UmpSeenRows *self, GtkListItem *row)
{
  gtk_list_item_set_child (row, self->make ());
}

static void
on_bind (UmpSeenRows *self, GtkListItem *row)
{
  UmpSeenPlace *place = gtk_list_item_get_item (row);

  g_set_weak_pointer (&place->row, row);
  self->tell (row, place->item, self->user_data);
}

static void
on_unbind (UmpSeenRows *self, GtkListItem *row)
{
  UmpSeenPlace *place = gtk_list_item_get_item (row);

  if (place->row == row)
    g_clear_weak_pointer (&place->row);
}

static void
make_factory (UmpSeenRows *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbind), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
}

UmpSeenRows *
ump_seen_rows_new (GtkListView *list, UmpSeenRowMake make, UmpSeenRowTell tell, gpointer user_data)
{
  UmpSeenRows *self = g_object_new (UMP_TYPE_SEEN_ROWS, NULL);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  g_autoptr (GtkNoSelection) selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->places)));

  self->make = make;
  self->tell = tell;
  self->user_data = user_data;
  g_set_weak_pointer (&self->list, list);
  make_factory (self);
  gtk_list_view_set_model (list, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (list, "map", G_CALLBACK (look_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
  return self;
}

void
ump_seen_rows_set (UmpSeenRows *self, GListModel *rows)
{
  guint before = n_places (self);

  stop (self);
  g_set_object (&self->rows, rows);
  fill (self, MIN (n_rows (self), CLAMP (before, ROWS, MOST_AT_ONCE)));
  look_later (self);
}

void
ump_seen_rows_set_whole (UmpSeenRows *self, GListModel *rows)
{
  stop (self);
  g_set_object (&self->rows, rows);
  fill (self, n_rows (self));
}

gpointer
ump_seen_rows_item (UmpSeenRows *self, guint position)
{
  g_autoptr (UmpSeenPlace) place = g_list_model_get_item (G_LIST_MODEL (self->places), position);

  return place != NULL ? place->item : NULL;
}
