/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window for everybody at the table: a board with the plan of the table, who is next and what the hands
 * do. It follows the real game whatever moment the scribe looks at, and says nothing of what is refused. */
#include "config.h"

#include <glib/gi18n.h>

#include "table-window.h"

#include "core/shown.h"
#include "plan/window.h"
#include "../board/board.h"
#include "../help/help.h"
#include "../model/marks.h"
#include "../model/words.h"
#include "../widgets/parts.h"
#include "../model/saying.h"
#include "sheet-view.h"

/* Seconds that the bar stays after the pointer's last move, and px that it moves at least. */
#define BAR_SECONDS 3
#define LEAST_MOVE 4

struct _UmpTableWindow {
  AdwWindow parent_instance;
  UmpPlay *play;
  GtkOverlay *overlay;
  GtkRevealer *bar;
  GtkButton *full_screen;
  GtkButton *other_screen;
  GtkWidget *board;
  GtkWidget *sheet;
  UmpPlanFit fit;
  UmpSpot cloth;   /* where the table is in the window */
  char *sentence;  /* what the hands do; NULL for nothing */
  UmpMatch *match; /* only compared: another one is another log */
  guint seen;      /* entries that were there at the last look */
  guint bar_timer;
  double pointer_x, pointer_y;
};

G_DEFINE_FINAL_TYPE (UmpTableWindow, ump_table_window, ADW_TYPE_WINDOW)

/* ---- what is shown ------------------------------------------------------------------------------ */

/* While cards of the last round are played on with, the table is seen. */
static gboolean
is_between (const UmpTable *table)
{
  return ump_table_get (table, UMP_COUNTER_ROUND) == ump_table_get (table, UMP_COUNTER_CLOSED);
}

static UmpPlan *
make_plan (int width, int height, UmpMeasure *measure, gpointer user_data)
{
  UmpTableWindow *self = UMP_TABLE_WINDOW (user_data);
  UmpMatch *match = ump_play_match (self->play);
  guint from = 0;
  const UmpSteps *laying = ump_play_laying (self->play, &from);
  /* of another moment only while hands lay it */
  const UmpTable *table = laying != NULL ? ump_play_table (self->play) : ump_match_table (match);
  g_autoptr (UmpSteps) due = laying == NULL && is_between (table) ? ump_steps_new (table) : NULL;
  g_auto (UmpSaying) saying = { 0 };
  g_autofree char *title = ump_shown (ump_session_title (ump_play_session (self->play)), UMP_SHOWN_NAME);
  g_autofree char *round = ump_words_round (table->setup, ump_words_due_round (table)), *prompt = NULL;
  int person_marks[UMP_MAX_SEATS];
  UmpMark newest;
  UmpPlanRequest request = { .table = table,
                             .words = ump_play_words (),
                             .marks = &newest,
                             .n_marks = ump_marks_newest (match, table, ump_match_checked (match), &newest),
                             .person_marks = person_marks,
                             .measure = measure,
                             .width = width,
                             .height = height,
                             .rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL };

  ump_session_marks (ump_play_session (self->play), ump_play_game_index (self->play), person_marks);
  ump_saying_of (&saying, self->play, table);
  prompt = saying.does != NULL ? g_strdup_printf ("%s %s", saying.name, saying.does) : g_strdup (saying.name);
  return ump_window_plan_new (&request,
                              &(UmpWindowWords){ .seat = saying.seat,
                                                 .name = saying.name,
                                                 .does = saying.does,
                                                 .title = title,
                                                 .round = round,
                                                 .sentence = self->sentence,
                                                 .prompt = prompt,
                                                 .steps = laying != NULL ? laying : due,
                                                 .from = from },
                              &self->fit, &self->cloth);
}

/* The hands' sentence of the last entry; a refusal is for the scribe alone. */
static void
find_sentence (UmpTableWindow *self)
{
  const UmpAnswer *answer = ump_play_answer (self->play);
  gboolean told = answer->type == UMP_ANSWER_ACCEPTED || answer->type == UMP_ANSWER_RULING;

  if (!ump_play_is_now (self->play))
    return;
  if (told)
    ump_set_str (&self->sentence, answer->body != NULL ? answer->body : answer->title);
  else if (answer->type == UMP_ANSWER_NONE || answer->type == UMP_ANSWER_INFO)
    ump_set_str (&self->sentence, answer->title);
}

static void
show_title (UmpTableWindow *self)
{
  const char *game = ump_words_translate (ump_play_words (), ump_play_game (self->play)->title);
  g_autofree char *title = g_strdup_printf (_ ("%s: table"), game);

  gtk_window_set_title (GTK_WINDOW (self), title);
  ump_board_set_name (UMP_BOARD (self->board), game);
}

static void
on_changed (UmpTableWindow *self)
{
  UmpMatch *match = ump_play_match (self->play);
  guint n = ump_match_checked (match);
  gboolean follows = match == self->match && n == self->seen + 1;
  UmpEffectSpan moved = follows ? ump_match_effects (match, n) : (UmpEffectSpan){ 0 };

  self->match = match;
  self->seen = n;
  find_sentence (self);
  show_title (self);
  ump_board_update (UMP_BOARD (self->board), &moved);
}

/* A sheet lies where the table would be. */
static gboolean
on_place (GtkOverlay *overlay, GtkWidget *widget, GdkRectangle *place, UmpTableWindow *self)
{
  if (widget != self->sheet)
    return FALSE;
  *place =
      (GdkRectangle){ self->cloth.x, self->cloth.y, MAX (self->cloth.width, 1), MAX (self->cloth.height, 1) };
  return TRUE;
}

/* ---- the bar ------------------------------------------------------------------------------------ */

static gboolean
on_bar_over (gpointer data)
{
  UmpTableWindow *self = data;

  self->bar_timer = 0;
  gtk_revealer_set_reveal_child (self->bar, FALSE);
  return G_SOURCE_REMOVE;
}

/* A window that comes under the pointer, or changes below it, is no move. */
static void
on_motion (GtkEventControllerMotion *motion, double x, double y, UmpTableWindow *self)
{
  gboolean first = self->pointer_x < 0;

  if (ABS (x - self->pointer_x) < LEAST_MOVE && ABS (y - self->pointer_y) < LEAST_MOVE)
    return;
  self->pointer_x = x;
  self->pointer_y = y;
  if (first)
    return;
  gtk_revealer_set_reveal_child (self->bar, TRUE);
  g_clear_handle_id (&self->bar_timer, g_source_remove);
  self->bar_timer = g_timeout_add_seconds (BAR_SECONDS, on_bar_over, self);
}

static void
act_full_screen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* Fills the screen behind the one that it is on. */
static void
act_other_screen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (widget));
  GdkDisplay *display = gtk_widget_get_display (widget);
  GdkMonitor *now = gdk_display_get_monitor_at_surface (display, surface);
  GListModel *monitors = gdk_display_get_monitors (display);
  guint n = g_list_model_get_n_items (monitors);

  for (guint i = 0; i < n; i++) {
    g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
    g_autoptr (GdkMonitor) next = g_list_model_get_item (monitors, (i + 1) % n);
    if (monitor == now)
      gtk_window_fullscreen_on_monitor (GTK_WINDOW (widget), next);
  }
}

static void
on_monitors (UmpTableWindow *self)
{
  GListModel *monitors = gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (self)));

  gtk_widget_set_visible (GTK_WIDGET (self->other_screen), g_list_model_get_n_items (monitors) > 1);
}

static void
on_full_screen (UmpTableWindow *self)
{
  gtk_button_set_label (self->full_screen, gtk_window_is_fullscreen (GTK_WINDOW (self))
                                               ? _ ("Leave full screen (F11)")
                                               : _ ("Full screen (F11)"));
}

/* ---- life --------------------------------------------------------------------------------------- */

static gboolean
on_key (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, UmpTableWindow *self)
{
  gboolean control = (state & gtk_accelerator_get_default_mod_mask ()) == GDK_CONTROL_MASK;

  if (key == GDK_KEY_F11 || (key == GDK_KEY_Escape && gtk_window_is_fullscreen (GTK_WINDOW (self))))
    gtk_widget_activate_action (GTK_WIDGET (self), "table-window.full-screen", NULL);
  /* what opened it closes it, and so does what closes a window */
  else if (key == GDK_KEY_Escape || (control && (key == GDK_KEY_t || key == GDK_KEY_w)))
    gtk_window_close (GTK_WINDOW (self));
  else
    return FALSE;
  return TRUE;
}

static void
ump_table_window_dispose (GObject *object)
{
  UmpTableWindow *self = UMP_TABLE_WINDOW (object);

  g_clear_handle_id (&self->bar_timer, g_source_remove);
  g_clear_object (&self->play);
  g_clear_pointer (&self->sentence, g_free);
  G_OBJECT_CLASS (ump_table_window_parent_class)->dispose (object);
}

static void
ump_table_window_class_init (UmpTableWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_table_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/table-window.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpTableWindow, overlay);
  gtk_widget_class_bind_template_child (widget_class, UmpTableWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, UmpTableWindow, full_screen);
  gtk_widget_class_bind_template_child (widget_class, UmpTableWindow, other_screen);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_motion);
  gtk_widget_class_install_action (widget_class, "table-window.full-screen", NULL, act_full_screen);
  gtk_widget_class_install_action (widget_class, "table-window.other-screen", NULL, act_other_screen);
}

static void
ump_table_window_init (UmpTableWindow *self)
{
  self->pointer_x = self->pointer_y = -1;
  ump_init_template (GTK_WIDGET (self));
  ump_help_on_f1 (GTK_WIDGET (self), "table-window");
}

GtkWidget *
ump_table_window_new (UmpPlay *play, GtkApplication *application)
{
  UmpTableWindow *self = g_object_new (UMP_TYPE_TABLE_WINDOW, "application", application, NULL);
  GListModel *monitors = gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (self)));

  self->play = g_object_ref (play);
  self->match = ump_play_match (play);
  self->seen = ump_match_checked (self->match);
  self->board = ump_board_new (NULL, make_plan, self);
  ump_board_set_dark (UMP_BOARD (self->board));
  gtk_overlay_set_child (self->overlay, self->board);
  self->sheet = ump_sheet_view_new (play);
  g_signal_connect_object (self->overlay, "get-child-position", G_CALLBACK (on_place), self, 0);
  gtk_overlay_add_overlay (self->overlay, self->sheet);
  find_sentence (self);
  show_title (self);
  on_full_screen (self);
  on_monitors (self);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (on_full_screen), NULL);
  g_signal_connect_object (monitors, "items-changed", G_CALLBACK (on_monitors), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "verdict", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
