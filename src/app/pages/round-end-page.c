/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "round-end-page.h"

#include "act-tooltips.h"
#include "game-menu.h"

#include "../compat/announce.h"
#include "../widgets/after-layout.h"
#include "../widgets/card-view.h"
#include "../widgets/line-layout.h"
#include "../widgets/parts.h"
#include "../widgets/scrolled-layout.h"
#include "page-title.h"
#include "play-frame.h"
#include "../panes/proof-view.h"
#include "../panes/result-view.h"
#include "../panes/round-sheet.h"
#include "../panes/steps-list.h"
#include "../panes/totals-chart.h"
#include "../model/hindsight.h"
#include "../model/last-round.h"
#include "../model/new-game.h"
#include "../widgets/width-class.h"
#include "../model/words.h"
#include "session/report/chart.h"

/* From here on a phone has no two buttons with words side by side. */
#define LARGE_TEXT 1.3

/* So long after the page came, Enter still belongs to the page before. */
#define DEAF_US G_USEC_PER_SEC
/* The most people whose sheet fits beside the proof of a number. */
#define MOST_BESIDE 6
/* A key that is held down comes again sooner than this. */
#define REPEAT_US (G_USEC_PER_SEC / 2)

struct _UmpRoundEndPage {
  GtkWidget parent_instance;
  UmpPlay *play;
  gint64 deaf_until;            /* no press counts before */
  UmpAfterLayout *after_layout; /* looks at the proof that was asked for */

  UmpWidthClass *width;
  UmpPageTitle *title;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *table_button;
  GtkWidget *menu_button;
  GtkScrolledWindow *down;
  GtkWidget *content;
  UmpResultView *result;
  GtkWidget *heading_box;
  UmpLineLayout *heading_line;
  GtkLabel *heading;
  GtkLabel *subheading;
  UmpLineLayout *columns;
  GtkWidget *steps_box;
  GtkLabel *steps_title;
  GtkListBox *steps_list;
  UmpRoundSheet *sheet;
  GtkWidget *beside;
  GtkWidget *chart_box;
  UmpTotalsChart *chart;
  UmpProofView *proof;
  GtkWidget *small;
  GtkWidget *entries_button;
  UmpLineLayout *bottom;
  GtkWidget *more;
  GtkBox *ways_on;
  GtkWidget *another_button;
  GtkWidget *again;
  GtkWidget *again_button;
  GtkWidget *begins_button;
  GMenu *begins;
  GtkWidget *last_button;
  GtkWidget *next_button;
};

G_DEFINE_FINAL_TYPE (UmpRoundEndPage, ump_round_end_page, GTK_TYPE_WIDGET)

static UmpState
state_of (UmpRoundEndPage *self)
{
  return ump_table_state (ump_match_table (ump_play_match (self->play)));
}

/* ---- the proof -------------------------------------------------------------------------------- */

static void
on_laid_out (UmpRoundEndPage *self)
{
  ump_scroll_to (self->down, GTK_WIDGET (self->proof), GTK_ORIENTATION_VERTICAL, 0);
}

/* Without a chart and a proof the sheet has all of the width. */
static void
show_beside (UmpRoundEndPage *self)
{
  gtk_widget_set_visible (self->beside, gtk_widget_get_visible (self->chart_box) ||
                                            gtk_widget_get_visible (GTK_WIDGET (self->proof)));
}

static void
on_chosen (UmpRoundEndPage *self, gboolean tapped)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpRow *points = ump_round_sheet_points (self->sheet);
  int row = ump_round_sheet_row (self->sheet), seat = ump_round_sheet_seat (self->sheet);

  if (points == NULL)
    ump_proof_view_show_total (self->proof, match, seat);
  else
    ump_proof_view_show_row (self->proof, match, points, seat);
  /* a result shows what a number is made of when it is asked */
  if (tapped || !ump_round_end_page_is_result (self->play))
    gtk_widget_set_visible (GTK_WIDGET (self->proof), TRUE);
  show_beside (self);
  gtk_widget_set_visible (self->entries_button, gtk_widget_get_visible (GTK_WIDGET (self->proof)) &&
                                                    row >= 0 && row < (int) ump_match_n_rows (match));
  if (!tapped)
    return;
  ump_after_layout_queue (self->after_layout);
  ump_announce (GTK_WIDGET (self), ump_proof_view_get_title (self->proof));
}

/* The log and the table at an entry. */
static void
on_moment (UmpRoundEndPage *self, guint entry)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-log", NULL);
  ump_play_jump (self->play, entry);
}

/* The same at the one that closed the row. */
static void
on_show_entries (UmpRoundEndPage *self)
{
  on_moment (self,
             ump_match_row (ump_play_match (self->play), (guint) ump_round_sheet_row (self->sheet))->entry);
}

/* ---- what is said ------------------------------------------------------------------------------------- */

static void
fill_heading (UmpRoundEndPage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);
  const UmpTable *table = ump_match_table (match);
  const char *names[UMP_MAX_SEATS];
  UmpTotal totals[UMP_MAX_SEATS];
  g_autofree char *heading = NULL;
  g_autofree char *leaders = NULL;
  g_autofree char *number = NULL;
  g_autofree char *said = NULL;
  const char *best =
      ump_setup_lowest_wins (setup) ? _ ("The lowest total wins.") : _ ("The highest total wins.");
  int n = 0;
  gint64 points = 0;

  ump_score_totals (table, totals);
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (totals[seat].rank == 1) {
      names[n++] = setup->shown[seat];
      points = totals[seat].points;
    }
  leaders = ump_words_people (names, n);
  if (state_of (self) == UMP_ABANDONED)
    heading = g_strdup (_ ("Abandoned"));
  else
    heading = g_strdup_printf (_ ("Round %u"), (guint) ump_table_get (table, UMP_COUNTER_CLOSED));
  gtk_label_set_text (self->heading, heading);
  number = ump_words_number (points);
  if (setup->game->no_points)
    /* Translators: names of who is ahead in a game without points */
    said = g_strdup_printf (ngettext ("%s is ahead.", "%s are ahead.", (gulong) n), leaders);
  else
    /* Translators: names, points, and who wins in the end */
    said = g_strdup_printf (n == 1 ? _ ("%s leads with %s. %s") : _ ("%s lead with %s. %s"), leaders, number,
                            best);
  gtk_label_set_text (self->subheading, said);
}

/* A game that is over shows first how it ended. */
static void
fill_result (UmpRoundEndPage *self)
{
  gboolean over = ump_round_end_page_is_result (self->play);
  g_autofree char *small = over ? ump_hindsight (self->play) : NULL;

  ump_result_view_set (self->result, over ? self->play : NULL);
  gtk_widget_set_visible (self->heading_box, !over);
  ump_label_say (self->small, small);
}

/* ---- what comes next ---------------------------------------------------- */

typedef struct {
  const UmpVerb *verbs;
  UmpMove *move;
  gboolean found;
} Next;

/* The table's own move without any choice: the deal. What ends the game is not what one goes on with. */
static gboolean
find_next (const UmpMove *move, gpointer user_data)
{
  Next *next = user_data;

  if (move->by != UMP_NOBODY || move->bare || move->n_values || next->verbs[move->verb].finishes)
    return TRUE;
  ump_move_copy (next->move, move);
  next->found = TRUE;
  return FALSE;
}

static gboolean
next_move (UmpRoundEndPage *self, UmpMove *move)
{
  Next next = { ump_play_game (self->play)->verbs, move, FALSE };
  UmpMatch *match = ump_play_match (self->play);

  if (state_of (self) == UMP_PLAYING && ump_match_refusal (match) == NULL &&
      !ump_table_get (ump_match_table (match), UMP_COUNTER_OPEN))
    ump_match_moves (match, NULL, find_next, &next);
  return next.found && !ump_play_game (self->play)->no_table;
}

/* A row has no room for two keys. */
static gboolean
has_large_words (UmpRoundEndPage *self)
{
  return ump_width_class_get (self->width) == UMP_WIDTH_NARROW &&
         ump_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT;
}

/* What else is done with a result is in the menu where the foot would be three rows and more. */
static void
show_foot (UmpRoundEndPage *self)
{
  gtk_widget_set_visible (self->more,
                          self->play != NULL && state_of (self) != UMP_PLAYING && !has_large_words (self));
}

/* Who may begin the same game once more, where somebody is asked for that. */
static void
fill_begins (UmpRoundEndPage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  int next = ump_who_begins (match, UMP_BEGINS_NEXT), last = ump_who_begins (match, UMP_BEGINS_LAST);

  g_menu_remove_all (self->begins);
  gtk_widget_set_visible (self->begins_button, next != UMP_NOBODY);
  if (next != UMP_NOBODY) {
    const UmpSetup *setup = ump_match_setup (match);
    /* Translators: of the next game: by the rules it would be this one */
    g_autofree char *as_ruled = g_strdup_printf (_ ("%s begins, as it is their turn"), setup->shown[next]);
    /* Translators: of the next game */
    g_autofree char *as_last = g_strdup_printf (_ ("%s begins, having come last"), setup->shown[last]);

    g_menu_append (self->begins, as_ruled, "win.play-again-begun::next");
    g_menu_append (self->begins, as_last, "win.play-again-begun::last");
    g_menu_append (self->begins, _ ("Draw Who Begins"), "win.play-again-begun::drawn");
  }
}

/* What hands do before the next round. */
static void
fill_steps (UmpRoundEndPage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpTable *table = ump_match_table (match);
  g_autoptr (UmpSteps) steps = ump_steps_new (table);
  /* Translators: above a list of what is to be done before the round of that number begins */
  g_autofree char *title =
      g_strdup_printf (_ ("Before round %d"), ump_table_get (table, UMP_COUNTER_ROUND) + 1);

  ump_steps_show (self->steps_list, steps);
  gtk_label_set_text (self->steps_title, title);
  gtk_widget_set_visible (self->steps_box, steps->steps->len > 0 && ump_match_refusal (match) == NULL);
}

/* Where the rules say when a game ends, it ends before that without a result. */
static void
fill_last (UmpRoundEndPage *self, gboolean between)
{
  gboolean can_end = ump_last_round_can_end (self->play);

  gtk_button_set_label (GTK_BUTTON (self->last_button),
                        can_end ? _ ("That was the last round") : _ ("End without a result…"));
  ump_button_let_wrap (self->last_button);
  gtk_widget_set_visible (self->last_button, between && !ump_play_is_read_only (self->play));
}

static void
fill_bottom (UmpRoundEndPage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);
  UmpPrompt prompt = { 0 };
  g_autofree char *does = NULL;
  gboolean playing = state_of (self) == UMP_PLAYING;
  gboolean between = gtk_widget_get_visible (self->steps_box);

  if (playing && setup->game->prompt != NULL)
    setup->game->prompt (ump_match_table (match), &prompt);
  does = ump_text_format (&prompt.does, setup, ump_play_words ());
  if (between && *does)
    gtk_button_set_label (GTK_BUTTON (self->next_button), does);
  else
    gtk_button_set_label (GTK_BUTTON (self->next_button), _ ("To the table"));
  gtk_widget_set_visible (self->next_button, playing);
  gtk_widget_set_visible (self->another_button, !playing);
  gtk_widget_set_visible (self->again, !playing);
  fill_last (self, between);
  if (!playing)
    fill_begins (self);
  show_foot (self);
}

static void
on_last (UmpRoundEndPage *self)
{
  if (ump_last_round_can_end (self->play))
    ump_last_round_end (self->play);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.abandon", NULL);
}

static void
on_go_on (UmpRoundEndPage *self)
{
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (!ump_play_is_read_only (self->play) && next_move (self, &move))
    ump_play_enter_move (self->play, &move);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

gboolean
ump_round_end_page_is_result (UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);

  return ump_match_refusal (match) == NULL && ump_table_state (ump_match_table (match)) == UMP_FINISHED;
}

/* ---- keys of the page before -------------------------------------------- */

static gboolean
is_press (guint key)
{
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter ||
         key == GDK_KEY_space || key == GDK_KEY_KP_Space;
}

static gboolean
on_key_pressed (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state,
                UmpRoundEndPage *self)
{
  gint64 now = g_get_monotonic_time ();

  if (!is_press (key) || now >= self->deaf_until)
    return GDK_EVENT_PROPAGATE;
  self->deaf_until = MAX (self->deaf_until, now + REPEAT_US);
  return GDK_EVENT_STOP;
}

/* ---- the page ----------------------------------------------------------- */

static void
fill_title (UmpRoundEndPage *self)
{
  int round = ump_table_get (ump_match_table (ump_play_match (self->play)), UMP_COUNTER_ROUND);
  g_autofree char *subtitle = ump_play_frame_subtitle (self->play, round);

  ump_page_title_set (self->title, ump_play_frame_game_title (self->play), subtitle,
                      ump_width_class_get (self->width) == UMP_WIDTH_NARROW);
}

static void
fill (UmpRoundEndPage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  int marks[UMP_MAX_SEATS];

  fill_title (self);
  fill_heading (self);
  ump_round_sheet_update (self->sheet);
  fill_result (self);
  fill_steps (self);
  fill_bottom (self);
  ump_session_marks (ump_play_session (self->play), ump_play_game_index (self->play), marks);
  ump_totals_chart_set_match (self->chart, match, marks);
  gtk_widget_set_visible (self->chart_box, ump_chart_is_worth (match));
  show_beside (self);
}

/* Of many people the sheet has the width of the page, and what a number is made of stands below it. */
static void
arrange_columns (UmpRoundEndPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  gboolean many = self->play != NULL && ump_match_setup (ump_play_match (self->play))->n_seats > MOST_BESIDE;

  ump_line_layout_set (self->columns, narrow || many ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                       20, !narrow && !many);
}

void
ump_round_end_page_refresh (UmpRoundEndPage *self)
{
  self->deaf_until = g_get_monotonic_time () + DEAF_US;
  gtk_widget_set_visible (GTK_WIDGET (self->proof), FALSE);
  ump_round_sheet_choose_usual (self->sheet);
  arrange_columns (self);
  fill (self);
}

void
ump_round_end_page_focus (UmpRoundEndPage *self)
{
  gtk_widget_grab_focus (gtk_widget_get_visible (self->again) ? self->again_button : self->next_button);
}

/* Behind another page it is filled when it is shown again. */
static void
on_play_changed (UmpRoundEndPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

static void
on_width_changed (UmpRoundEndPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  gboolean wide = !narrow;
  int edge = narrow ? 12 : 20;
  GtkOrientation direction = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  if (self->play != NULL)
    fill_title (self);
  arrange_columns (self);
  ump_result_view_set_narrow (self->result, narrow);
  ump_line_layout_set (self->heading_line, direction, 12, FALSE);
  ump_line_layout_set (self->bottom, direction, 12, FALSE);
  /* two ways on share a line, unless their words are too large for that */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->ways_on), has_large_words (self)
                                                                      ? GTK_ORIENTATION_VERTICAL
                                                                      : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->ways_on, narrow);
  gtk_widget_set_halign (GTK_WIDGET (self->ways_on), narrow ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  show_foot (self);
  gtk_widget_set_margin_start (self->content, edge);
  gtk_widget_set_margin_end (self->content, edge);
  gtk_widget_set_visible (self->redo_button, wide);
  gtk_widget_set_visible (self->table_button, wide);
  ump_game_menu_set (self->menu_button, narrow);
}

static void
dispose (GObject *object)
{
  UmpRoundEndPage *self = UMP_ROUND_END_PAGE (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->after_layout);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_round_end_page_parent_class)->dispose (object);
}

static void
ump_round_end_page_class_init (UmpRoundEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  g_type_ensure (UMP_TYPE_PAGE_TITLE);
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  g_type_ensure (UMP_TYPE_LINE_LAYOUT);
  g_type_ensure (UMP_TYPE_SCROLLED_LAYOUT);
  g_type_ensure (UMP_TYPE_TOTALS_CHART);
  g_type_ensure (UMP_TYPE_RESULT_VIEW);
  g_type_ensure (UMP_TYPE_PROOF_VIEW);
  g_type_ensure (UMP_TYPE_ROUND_SHEET);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/round-end-page.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, width);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, title);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, table_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, down);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, content);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, result);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, heading_box);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, heading_line);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, heading);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, subheading);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, columns);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, steps_box);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, steps_title);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, steps_list);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, chart_box);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, beside);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, chart);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, proof);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, entries_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, bottom);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, more);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, ways_on);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, another_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, again);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, again_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, small);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, begins);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, begins_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, last_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, next_button);
  gtk_widget_class_bind_template_callback (widget_class, on_width_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_show_entries);
  gtk_widget_class_bind_template_callback (widget_class, on_moment);
  gtk_widget_class_bind_template_callback (widget_class, on_last);
  gtk_widget_class_bind_template_callback (widget_class, on_go_on);
}

static void
ump_round_end_page_init (UmpRoundEndPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  ump_init_template (GTK_WIDGET (self));
  ump_name_menu_of (self->begins_button);
  self->after_layout = ump_after_layout_new (GTK_WIDGET (self));
  g_signal_connect_object (self->after_layout, "laid-out", G_CALLBACK (on_laid_out), self, G_CONNECT_SWAPPED);
  on_width_changed (self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
ump_round_end_page_new (UmpPlay *play)
{
  UmpRoundEndPage *self = g_object_new (UMP_TYPE_ROUND_END_PAGE, NULL);

  self->play = g_object_ref (play);
  ump_round_sheet_set_play (self->sheet, play);
  ump_act_tooltips_set (self->undo_button, self->redo_button, play);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_play_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
