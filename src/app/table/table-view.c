/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table as the page of a play shows it. A tap on a card or a place means what its key would; where
 * nothing can be meant it says what lies there and which entry put it there. */
#include "config.h"

#include <glib/gi18n.h>

#include "table-view.h"

#include "../board/board.h"
#include "../entry/place-popover.h"
#include "../model/marks.h"
#include "../widgets/card-view.h"
#include "../widgets/parts.h"
#include "card-answer.h"
#include "plan/names.h"

#define MOST_WAYS 16

struct _UmpTableView {
  GtkWidget parent_instance;
  UmpPlay *play;
  UmpChooser *chooser;
  GtkWidget *board;
  UmpPlanFit fit;
  UmpTable *next; /* while a form lays the cards of a round anew: the table without those of the last one */
  gboolean tight;
  UmpTable *before;  /* zones that lie otherwise than here are marked; or NULL */
  GArray *lit;       /* UmpMark */
  UmpMark ghosts[2]; /* a card that was laid, and the one that is laid instead; face 0 for none */
  UmpMatch *match;   /* only compared: another one is another log */
  guint seen;        /* entries that were there at the last look */
};

G_DEFINE_FINAL_TYPE (UmpTableView, ump_table_view, GTK_TYPE_WIDGET)

/* ---- what is shown ------------------------------------------------------------------------------ */

static UmpPlan *
make_plan (int width, int height, UmpMeasure *measure, gpointer user_data)
{
  UmpTableView *self = UMP_TABLE_VIEW (user_data);
  g_auto (UmpMarks) marks = { 0 };
  int person_marks[UMP_MAX_SEATS];
  UmpPlanRequest request = { .table = self->next != NULL ? self->next : ump_play_table (self->play),
                             .words = ump_play_words (),
                             .person_marks = person_marks,
                             .measure = measure,
                             .width = width,
                             .height = height,
                             .em = UMP_EM * ump_text_scale (GTK_WIDGET (self)),
                             .shape = self->tight ? UMP_PLAN_TIGHT : UMP_PLAN_WIDE,
                             .rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
                             .face_up = ump_play_shows_face_down (self->play),
                             .tappable = TRUE };

  ump_marks_of (&marks, self->play, self->chooser);
  if (self->before != NULL)
    ump_marks_add_differences (&marks, self->before, request.table);
  g_array_append_vals (marks.marks, self->lit->data, self->lit->len);
  for (guint i = 0; i < G_N_ELEMENTS (self->ghosts); i++)
    if (self->ghosts[i].card.face != 0)
      g_array_append_val (marks.marks, self->ghosts[i]);
  ump_session_marks (ump_play_session (self->play), ump_play_game_index (self->play), person_marks);
  request.marks = (const UmpMark *) (gpointer) marks.marks->data;
  request.n_marks = (int) marks.marks->len;
  return ump_plan_new (&request, &self->fit);
}

/* With the first card of a deal the round before is cleared away, as it is from the real table. */
static void
clear_for_form (UmpTableView *self)
{
  UmpMatch *match = ump_play_match (self->play);
  gboolean anew = self->chooser != NULL && ump_play_is_now (self->play) && ump_match_checked (match) > 0 &&
                  ump_chooser_lays_anew (self->chooser);

  if (anew == (self->next != NULL))
    return;
  g_clear_pointer (&self->next, ump_table_free);
  if (anew)
    self->next = ump_match_table_at (match, 0);
}

static void
show_choice (UmpTableView *self)
{
  clear_for_form (self);
  ump_board_update (UMP_BOARD (self->board), NULL);
}

static void
on_changed (UmpTableView *self)
{
  UmpMatch *match = ump_play_match (self->play);
  guint n = ump_match_checked (match);
  gboolean follows = match == self->match && n == self->seen + 1 && ump_play_is_now (self->play);
  UmpEffectSpan moved = follows ? ump_match_effects (match, n) : (UmpEffectSpan){ 0 };

  self->match = match;
  self->seen = n;
  clear_for_form (self);
  ump_board_update (UMP_BOARD (self->board), &moved);
}

/* ---- taps --------------------------------------------------------------------------------------- */

static void
ask_way (UmpTableView *self, const UmpSpot *spot, const guint *ways, guint n)
{
  g_autofree char *title = ump_zone_full_name (ump_play_table (self->play), spot->zone, ump_play_words ());

  ump_ways_popover_open (GTK_WIDGET (self), ump_board_view (UMP_BOARD (self->board), spot->id), self->chooser,
                         title, ways, n);
}

/* What lies there, and which entry put it there. Cards that are laid down and turned up later show in the
 * zone where they come to lie. */
static void
ask_about (UmpTableView *self, const UmpSpot *spot)
{
  g_autofree char *name = ump_zone_full_name (ump_play_table (self->play), spot->zone, ump_play_words ());

  ump_popover_open (GTK_WIDGET (self), ump_board_view (UMP_BOARD (self->board), spot->id),
                    ump_card_answer_new (self->play, spot->zone, spot->position), name);
}

/* A place that a card may go to, or of which it can be said why not. FALSE: it is neither. */
static gboolean
mean_place (UmpTableView *self, const UmpSpot *spot, gboolean holds)
{
  guint ways[MOST_WAYS], n = ump_chooser_ways_for_zone (self->chooser, spot->zone, ways, MOST_WAYS);
  int refused = n == 0 ? ump_chooser_refused_for_zone (self->chooser, spot->zone) : -1;

  if (refused >= 0 && holds)
    ump_chooser_hold_item (self->chooser, (guint) refused);
  else if (refused >= 0)
    ump_chooser_tap_item (self->chooser, (guint) refused);
  else if (n > 1)
    ask_way (self, spot, ways, n);
  else if (n == 1 && !holds)
    ump_chooser_tap_item (self->chooser, ways[0]);
  else if (n == 1 &&
           !ump_place_popover_open (GTK_WIDGET (self), ump_board_view (UMP_BOARD (self->board), spot->id),
                                    self->chooser, ways[0]))
    ump_chooser_hold_item (self->chooser, ways[0]);
  return n > 0 || refused >= 0;
}

static void
on_tapped (UmpTableView *self, guint64 id)
{
  const UmpSpot *spot = ump_board_spot (UMP_BOARD (self->board), id);
  gboolean ghost;

  if (spot == NULL || spot->zone < 0)
    return;
  ghost = (spot->flags & UMP_SPOT_GHOST) != 0;
  if (self->chooser != NULL && !ghost && ump_chooser_tap_card (self->chooser, spot->zone, spot->position))
    return;
  if (self->chooser == NULL || !mean_place (self, spot, FALSE))
    ask_about (self, spot);
}

static void
on_asked (UmpTableView *self, guint64 id)
{
  const UmpSpot *spot = ump_board_spot (UMP_BOARD (self->board), id);

  if (spot != NULL && spot->zone >= 0 && (self->chooser == NULL || !mean_place (self, spot, TRUE)))
    ask_about (self, spot);
}

/* ---- life --------------------------------------------------------------------------------------- */

static void
ump_table_view_dispose (GObject *object)
{
  UmpTableView *self = UMP_TABLE_VIEW (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_pointer (&self->next, ump_table_free);
  g_clear_pointer (&self->before, ump_table_free);
  g_clear_pointer (&self->lit, g_array_unref);
  g_clear_object (&self->play);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_table_view_parent_class)->dispose (object);
}

static void
ump_table_view_class_init (UmpTableViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_table_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tableview");
}

static void
ump_table_view_init (UmpTableView *self)
{
  self->lit = g_array_new (FALSE, FALSE, sizeof (UmpMark));
}

GtkWidget *
ump_table_view_new (UmpPlay *play, UmpChooser *chooser)
{
  UmpTableView *self = g_object_new (UMP_TYPE_TABLE_VIEW, NULL);

  self->play = g_object_ref (play);
  self->match = ump_play_match (play);
  self->seen = ump_match_checked (self->match);
  self->board = ump_board_new (_ ("Table"), make_plan, self);
  gtk_widget_set_parent (self->board, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), !ump_play_game (play)->no_table);
  g_signal_connect_swapped (self->board, "tapped", G_CALLBACK (on_tapped), self);
  g_signal_connect_swapped (self->board, "asked", G_CALLBACK (on_asked), self);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "notify::adviser", G_CALLBACK (show_choice), self, G_CONNECT_SWAPPED);
  if (ump_play_settings (play) != NULL)
    g_signal_connect_object (ump_play_settings (play), "changed::show-face-down", G_CALLBACK (show_choice),
                             self, G_CONNECT_SWAPPED);
  if (chooser != NULL) {
    self->chooser = g_object_ref (chooser);
    g_signal_connect_object (chooser, "changed", G_CALLBACK (show_choice), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (play, "verdict", G_CALLBACK (show_choice), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (play, "typed", G_CALLBACK (show_choice), self, G_CONNECT_SWAPPED);
  }
  return GTK_WIDGET (self);
}

void
ump_table_view_set_before (UmpTableView *self, const UmpTable *before)
{
  g_clear_pointer (&self->before, ump_table_free);
  self->before = ump_table_copy (before);
  ump_board_update (UMP_BOARD (self->board), NULL);
}

void
ump_table_view_light (UmpTableView *self, const int *zones, int n)
{
  const UmpSetup *setup = ump_play_table (self->play)->setup;

  g_array_set_size (self->lit, 0);
  for (int i = 0; i < n; i++) {
    const UmpPlace *place = &setup->zones[zones[i]];
    gboolean own = setup->game->zones[place->def].scope == UMP_PER_SEAT;
    UmpMark mark = { .zone = own ? -1 : zones[i],
                     .position = -1,
                     .seat = own ? place->seat : UMP_NOBODY,
                     .flags = UMP_SPOT_LIVE };

    g_array_append_val (self->lit, mark);
  }
  ump_board_update (UMP_BOARD (self->board), NULL);
}

void
ump_table_view_set_ghost (UmpTableView *self, UmpMatch *match, guint entry, gboolean refused)
{
  UmpMark *ghost = &self->ghosts[refused ? 0 : 1];

  if (match != NULL && ump_marks_laid (match, entry, ghost))
    ghost->flags = UMP_SPOT_GHOST | (refused ? UMP_SPOT_REFUSED : 0);
  else
    *ghost = (UmpMark){ 0 };
  ump_board_update (UMP_BOARD (self->board), NULL);
}

void
ump_table_view_set_tight (UmpTableView *self, gboolean tight)
{
  if (self->tight == tight)
    return;
  self->tight = tight;
  ump_board_update (UMP_BOARD (self->board), NULL);
}

void
ump_table_view_focus_card (UmpTableView *self, int zone, int position)
{
  GtkWidget *card = ump_board_card_view (UMP_BOARD (self->board), zone, position);

  if (card != NULL)
    gtk_widget_grab_focus (card);
}

gboolean
ump_table_view_focus_is_off (UmpTableView *self)
{
  const UmpSpot *spot = ump_board_focused (UMP_BOARD (self->board));

  return spot != NULL && (spot->flags & UMP_SPOT_OFF || !ump_spot_is_button (spot));
}

void
ump_table_view_focus (UmpTableView *self)
{
  ump_board_focus_first (UMP_BOARD (self->board));
}
