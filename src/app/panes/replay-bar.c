/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "replay-bar.h"

#include <math.h>

#include "../widgets/glyph.h"
#include "../model/log-model.h"
#include "../widgets/parts.h"
#include "../compat/signal.h"

#define STEP_MS 1200
/* More marks than this would be a smear. */
#define MAX_MARKS 60

struct _UmpReplayBar {
  GtkWidget parent_instance;
  UmpPlay *play;
  GtkWidget *top;
  GtkWidget *play_button;
  GtkWidget *play_glyph;
  GtkWidget *where;
  GtkWidget *scale;
  GMenu *menu;
  guint timer;
  GArray *moves;           /* guint: numbers of the entries that stand, and 0 before them */
  guint entries, standing; /* how long the log was when they were found, and up to where it stood */
  guint generation;
};

G_DEFINE_FINAL_TYPE (UmpReplayBar, ump_replay_bar, GTK_TYPE_WIDGET)

static guint done_signal;

/* What was taken back is no move. */
static void
find_moves (UmpReplayBar *self)
{
  UmpMatch *match = ump_play_match (self->play);

  self->entries = ump_match_n_entries (match);
  self->standing = ump_match_undo_entry (match);
  self->generation = ump_play_generation (self->play);
  g_array_set_size (self->moves, 0);
  g_array_set_size (self->moves, 1);
  for (guint k = 1; k <= ump_match_checked (match); k++)
    if (!ump_entry_is_void (ump_match_entry (match, k)))
      g_array_append_val (self->moves, k);
}

static guint
last_move (UmpReplayBar *self)
{
  return self->moves->len - 1;
}

/* How many of them have been made after that entry. */
static guint
move_at (UmpReplayBar *self, guint number)
{
  guint low = 0, high = last_move (self);

  while (low < high) {
    guint middle = (low + high + 1) / 2;

    if (g_array_index (self->moves, guint, middle) <= number)
      low = middle;
    else
      high = middle - 1;
  }
  return low;
}

static void
go_to (UmpReplayBar *self, guint move)
{
  if (move == last_move (self))
    ump_play_jump_to_now (self->play);
  else
    ump_play_jump (self->play, g_array_index (self->moves, guint, move));
}

/* ---- moving ------------------------------------------------------------------------------------- */

static void
show_running (UmpReplayBar *self, gboolean runs)
{
  const char *name = runs ? _ ("Pause") : _ ("Play");

  ump_glyph_set (UMP_GLYPH (self->play_glyph), runs ? UMP_GLYPH_PAUSE : UMP_GLYPH_PLAY);
  ump_name_widget (self->play_button, name);
  ump_set_tooltip (self->play_button, name);
}

void
ump_replay_bar_stop (UmpReplayBar *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  show_running (self, FALSE);
}

static void
add_marks (UmpReplayBar *self)
{
  UmpMatch *match = ump_play_match (self->play);
  guint n = ump_match_checked (match), marks = 0;
  int round = 0;

  gtk_scale_clear_marks (GTK_SCALE (self->scale));
  for (guint k = 1; k <= n && marks < MAX_MARKS; k++) {
    UmpEffectSpan span = ump_match_effects (match, k);
    guint at = MIN (move_at (self, k - 1) + 1, last_move (self));
    g_autofree char *text = NULL;

    for (gsize i = 0; i < span.n; i++)
      if (span.effects[i].type == UMP_EFFECT_COUNTER && span.effects[i].counter.index == UMP_COUNTER_ROUND &&
          span.effects[i].counter.new_value > round) {
        round = span.effects[i].counter.new_value;
        text = g_strdup_printf ("<small>%d</small>", round);
      }
    if (text != NULL)
      gtk_scale_add_mark (GTK_SCALE (self->scale), at, GTK_POS_BOTTOM, text), marks++;
  }
}

static void
follow (UmpReplayBar *self)
{
  UmpMatch *match = ump_play_match (self->play);

  if (self->entries == ump_match_n_entries (match) && self->standing == ump_match_undo_entry (match) &&
      self->generation == ump_play_generation (self->play))
    return;
  find_moves (self);
  add_marks (self);
}

void
ump_replay_bar_step (UmpReplayBar *self, int by)
{
  gint64 to;

  follow (self);
  to = (gint64) move_at (self, ump_play_moment (self->play)) + by;

  go_to (self, (guint) CLAMP (to, 0, (gint64) last_move (self)));
}

static gboolean
on_tick (gpointer data)
{
  UmpReplayBar *self = data;

  ump_replay_bar_step (self, 1);
  if (move_at (self, ump_play_moment (self->play)) < last_move (self))
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  ump_replay_bar_stop (self);
  return G_SOURCE_REMOVE;
}

static void
start (UmpReplayBar *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (STEP_MS, on_tick, self);
  show_running (self, TRUE);
}

void
ump_replay_bar_toggle (UmpReplayBar *self)
{
  if (self->timer != 0) {
    ump_replay_bar_stop (self);
    return;
  }
  if (move_at (self, ump_play_moment (self->play)) == last_move (self))
    ump_play_jump (self->play, 0);
  start (self);
}

static void
on_first (UmpReplayBar *self)
{
  ump_replay_bar_stop (self);
  ump_play_jump (self->play, 0);
}

static void
on_back (UmpReplayBar *self)
{
  ump_replay_bar_stop (self);
  ump_replay_bar_step (self, -1);
}

static void
on_next (UmpReplayBar *self)
{
  ump_replay_bar_stop (self);
  ump_replay_bar_step (self, 1);
}

static void
on_last (UmpReplayBar *self)
{
  ump_replay_bar_stop (self);
  ump_play_jump_to_now (self->play);
}

static void
on_now (UmpReplayBar *self)
{
  ump_replay_bar_stop (self);
  g_signal_emit (self, done_signal, 0);
}

static void
on_scale (UmpReplayBar *self)
{
  guint move = (guint) round (gtk_range_get_value (GTK_RANGE (self->scale)));

  if (move == move_at (self, ump_play_moment (self->play)))
    return;
  ump_replay_bar_stop (self);
  go_to (self, move);
}

/* ---- showing --------------------------------------------------------------------------------------- */

static void
append (UmpReplayBar *self, const char *label, const char *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
  g_menu_append_item (self->menu, item);
}

/* n: how many moves came after the moment that is shown. */
static void
show_menu (UmpReplayBar *self, guint n)
{
  g_autofree char *back = g_strdup_printf (
      ngettext ("Take back the %u move after this", "Take back the %u moves after this", n), n);

  g_menu_remove_all (self->menu);
  append (self, back, "win.go-back");
  append (self, _ ("A new game from here"), "win.new-game-from-here");
  append (self, _ ("Set the table up as it was here…"), "win.set-up-again");
  append (self, _ ("Add a _Note…"), "win.note");
}

static void
update (UmpReplayBar *self)
{
  g_autofree char *where = NULL;
  guint move;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  follow (self);
  move = move_at (self, ump_play_moment (self->play));
  where = g_strdup_printf (_ ("Move %u of %u"), move, last_move (self));
  gtk_label_set_text (GTK_LABEL (self->where), where);
  gtk_adjustment_configure (gtk_range_get_adjustment (GTK_RANGE (self->scale)), move, 0,
                            MAX (last_move (self), 1), 1, 10, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, where,
                                  -1);
  show_menu (self, last_move (self) - move);
}

static void
ump_replay_bar_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ump_replay_bar_parent_class)->map (widget);
  update (UMP_REPLAY_BAR (widget));
}

/* ---- building ----------------------------------------------------------------------------------------- */

static void
ump_replay_bar_dispose (GObject *object)
{
  UmpReplayBar *self = UMP_REPLAY_BAR (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->moves, g_array_unref);
  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_replay_bar_parent_class)->dispose (object);
}

static void
ump_replay_bar_class_init (UmpReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_replay_bar_dispose;
  widget_class->map = ump_replay_bar_map;
  g_type_ensure (UMP_TYPE_GLYPH);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpReplayBar, top);
  gtk_widget_class_bind_template_child (widget_class, UmpReplayBar, play_button);
  gtk_widget_class_bind_template_child (widget_class, UmpReplayBar, play_glyph);
  gtk_widget_class_bind_template_child (widget_class, UmpReplayBar, where);
  gtk_widget_class_bind_template_child (widget_class, UmpReplayBar, scale);
  gtk_widget_class_bind_template_child (widget_class, UmpReplayBar, menu);
  gtk_widget_class_bind_template_callback (widget_class, on_first);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, ump_replay_bar_toggle);
  gtk_widget_class_bind_template_callback (widget_class, on_next);
  gtk_widget_class_bind_template_callback (widget_class, on_last);
  gtk_widget_class_bind_template_callback (widget_class, on_scale);
  gtk_widget_class_bind_template_callback (widget_class, on_now);
  gtk_widget_class_set_css_name (widget_class, "replay");
  done_signal = ump_signal_new ("done", UMP_TYPE_REPLAY_BAR);
}

static void
ump_replay_bar_init (UmpReplayBar *self)
{
  self->moves = g_array_new (FALSE, TRUE, sizeof (guint));
  g_array_set_size (self->moves, 1);
  ump_init_template (GTK_WIDGET (self));
  ump_replay_bar_stop (self);
}

GtkWidget *
ump_replay_bar_new (UmpPlay *play)
{
  UmpReplayBar *self = g_object_new (UMP_TYPE_REPLAY_BAR, NULL);

  self->play = g_object_ref (play);
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
ump_replay_bar_set_narrow (UmpReplayBar *self, gboolean narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->top),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}
