/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "log-pane.h"

#include "../compat/rows.h"
#include "../model/log-model.h"
#include "log-row.h"
#include "../widgets/after-layout.h"
#include "../widgets/parts.h"

struct _UmpLogPane {
  GtkWidget parent_instance;
  UmpPlay *play;
  UmpLogModel *model;
  const char *action; /* of a tap; NULL: the moment is shown */
  GtkWidget *scroll;
  GtkListView *view;
  GtkWidget *empty;
  GtkWidget *leave_out;
  GPtrArray *rows; /* bound UmpLogRow, borrowed */
  guint seen;      /* rows, at the last look */
  guint version;   /* of the log, the same */
  guint scroll_to;
  UmpAfterLayout *after; /* what scrolls, once a new row has its height */
};

G_DEFINE_FINAL_TYPE (UmpLogPane, ump_log_pane, GTK_TYPE_WIDGET)

/* ---- rows ------------------------------------------------------------------------------------- */

static void
on_jump (UmpLogRow *row, guint number, UmpLogPane *self)
{
  if (self->action != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), self->action, "u", number);
  else
    ump_play_jump (self->play, number);
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item, UmpLogPane *self)
{
  GtkWidget *row = ump_log_row_new (self->play);

  g_signal_connect (row, "jump", G_CALLBACK (on_jump), self);
  gtk_list_item_set_child (item, row);
}

static guint
cause_of (UmpLogPane *self)
{
  return ump_play_answer (self->play)->cause;
}

/* The entry whose outcome the table shows: what was taken back behind it stands struck through below. */
static guint
shown_entry (UmpLogPane *self)
{
  guint moment = ump_play_moment (self->play);

  return ump_play_is_now (self->play) ? MIN (moment, ump_match_undo_entry (ump_play_match (self->play)))
                                      : moment;
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item, UmpLogPane *self)
{
  UmpLogRow *row = UMP_LOG_ROW (gtk_list_item_get_child (item));
  UmpLogItem *what = gtk_list_item_get_item (item);

  ump_log_row_bind (row, self->model, what);
  ump_log_row_mark (row, shown_entry (self), cause_of (self));
  ump_name_list_item (item, ump_log_row_name (row));
  gtk_list_item_set_activatable (item,
                                 ump_log_row_number (row) > 0 || ump_log_item_kind (what) == UMP_LOG_FOLD);
  g_ptr_array_add (self->rows, row);
}

static void
on_unbind (GtkSignalListItemFactory *factory, GtkListItem *item, UmpLogPane *self)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  if (self->rows == NULL)
    return;
  g_ptr_array_remove_fast (self->rows, row);
  ump_log_row_bind (UMP_LOG_ROW (row), self->model, NULL);
}

static void
on_activate (GtkListView *view, guint position, UmpLogPane *self)
{
  g_autoptr (UmpLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), position);

  if (item != NULL && ump_log_item_kind (item) == UMP_LOG_FOLD)
    ump_log_model_unfold (self->model, ump_log_item_first (item));
  else if (item != NULL && ump_log_item_kind (item) == UMP_LOG_ENTRY)
    on_jump (NULL, ump_log_item_number (item), self);
}

/* ---- following the game --------------------------------------------------------------------------- */

static void
scroll_now (UmpLogPane *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u",
                                MIN (self->scroll_to, n - 1));
}

static void
scroll_to (UmpLogPane *self, guint position)
{
  self->scroll_to = position;
  ump_after_layout_queue (self->after);
}

/* Other keys leave the log other room. */
static void
on_page_size (UmpLogPane *self)
{
  scroll_to (self, self->scroll_to);
}

static void
mark (UmpLogPane *self)
{
  guint shown = shown_entry (self), cause = cause_of (self);

  for (guint i = 0; i < self->rows->len; i++)
    ump_log_row_mark (self->rows->pdata[i], shown, cause);
}

/* The row to be seen: that of the moment, where a log that waits goes on, where something was put right, or
 * the last one. */
static guint
place (UmpLogPane *self)
{
  UmpMatch *match = ump_play_match (self->play);
  guint moment = ump_play_moment (self->play);

  if (!ump_play_is_now (self->play) && moment > 0)
    return ump_log_model_position (self->model, moment);
  if (ump_match_refusal (match) != NULL)
    return ump_log_model_position (self->model, ump_match_checked (match) + 1);
  if (ump_play_place (self->play) > 0)
    return ump_log_model_position (self->model, ump_play_place (self->play));
  return MAX (g_list_model_get_n_items (G_LIST_MODEL (self->model)), 1) - 1;
}

static void
update (UmpLogPane *self)
{
  UmpMatch *match = ump_play_match (self->play);
  guint n = ump_match_n_entries (match), rows;

  ump_log_model_refresh (self->model);
  /* what was refused is a row too */
  rows = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  gtk_widget_set_visible (self->empty, n == 0);
  gtk_widget_set_visible (self->scroll, n > 0);
  gtk_widget_set_visible (self->leave_out, ump_match_refusal (match) != NULL &&
                                               !ump_play_is_read_only (self->play) && self->action == NULL);
  mark (self);
  if (!ump_play_is_now (self->play) || rows != self->seen || ump_play_version (self->play) != self->version)
    scroll_to (self, place (self)); /* a ruling takes the row of its refusal */
  self->seen = rows;
  self->version = ump_play_version (self->play);
}

void
ump_log_pane_set_action (UmpLogPane *self, const char *action)
{
  self->action = action;
  update (self);
}

static void
on_leave_out (UmpLogPane *self)
{
  ump_play_leave_out (self->play, TRUE);
}

gboolean
ump_log_pane_do (UmpLogPane *self, const char *action)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL, *row = NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view)))
    return FALSE;
  row = UMP_IS_LOG_ROW (focus) ? focus : gtk_widget_get_first_child (focus);
  return row != NULL && UMP_IS_LOG_ROW (row) && gtk_widget_activate_action (row, action, NULL);
}

/* ---- life ---------------------------------------------------------------------------------------------- */

/* Before it is shown a list has no size to scroll in. */
static void
ump_log_pane_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ump_log_pane_parent_class)->map (widget);
  scroll_to (UMP_LOG_PANE (widget), place (UMP_LOG_PANE (widget)));
}

static void
ump_log_pane_dispose (GObject *object)
{
  UmpLogPane *self = UMP_LOG_PANE (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->after);
  g_clear_object (&self->model);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_log_pane_parent_class)->dispose (object);
}

static void
ump_log_pane_class_init (UmpLogPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_log_pane_dispose;
  widget_class->map = ump_log_pane_map;
  gtk_widget_class_set_css_name (widget_class, "logpane");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/log-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpLogPane, empty);
  gtk_widget_class_bind_template_child (widget_class, UmpLogPane, leave_out);
  gtk_widget_class_bind_template_child (widget_class, UmpLogPane, scroll);
  gtk_widget_class_bind_template_child (widget_class, UmpLogPane, view);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_leave_out);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
}

static void
ump_log_pane_init (UmpLogPane *self)
{
  self->rows = g_ptr_array_new ();
  ump_init_template (GTK_WIDGET (self));
  self->after = ump_after_layout_new (GTK_WIDGET (self));
  g_signal_connect_swapped (self->after, "laid-out", G_CALLBACK (scroll_now), self);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroll)),
                           "notify::page-size", G_CALLBACK (on_page_size), self, G_CONNECT_SWAPPED);
}

GtkWidget *
ump_log_pane_new (UmpPlay *play)
{
  UmpLogPane *self = g_object_new (UMP_TYPE_LOG_PANE, NULL);
  g_autoptr (GtkNoSelection) rows = NULL;

  self->play = g_object_ref (play);
  self->model = ump_log_model_new (play);
  rows = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->model)));
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (rows));
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "verdict", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
