/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "round-end-page.h"

#include "../compat/announce.h"
#include "../widgets/after-layout.h"
#include "../widgets/card-view.h"
#include "../widgets/glyph.h"
#include "../widgets/parts.h"
#include "play-frame.h"
#include "../panes/proof-view.h"
#include "../panes/result-view.h"
#include "../panes/totals-chart.h"
#include "share-menu.h"
#include "../model/who-begins.h"
#include "../widgets/width-class.h"
#include "../widgets/wrap-box.h"
#include "../model/words.h"

/* Rounds to come that are shown as empty rows. */
#define MAX_EMPTY_ROWS 12

#define ROW_OF_TOTAL (-1)

/* From here on a phone has no two buttons with words side by side. */
#define LARGE_TEXT 1.3
/* Letters of a name that a column is wide enough for. */
#define NAME_CHARS 5

/* So long after the page came, Enter still belongs to the page before. */
#define DEAF_US G_USEC_PER_SEC
/* The most people whose sheet fits beside the proof of a number. */
#define MOST_BESIDE 6
#define BLOCK_GAP 18
/* A key that is held down comes again sooner than this. */
#define REPEAT_US (G_USEC_PER_SEC / 2)

/* chosen_row: index among the rows of the pad and behind them its bonus lines, ROW_OF_TOTAL for the
 * totals. */
struct _UmpRoundEndPage {
  GtkWidget parent_instance;
  UmpPlay *play;
  int chosen_row;
  GPtrArray *bonuses;
  int per_block;  /* people beside each other in the sheet; the others stand below them */
  int first_seat; /* of the block that is made */
  int room;       /* that the blocks were made for */
  int chosen_seat;
  GtkWidget *chosen;
  gint64 deaf_until;            /* no press counts before */
  UmpAfterLayout *after_layout; /* looks at the column of the number */
  gboolean look_at_proof;       /* and at the proof */

  UmpWidthClass *width;
  AdwWindowTitle *title;
  GtkWidget *redo_button;
  GtkWidget *table_button;
  GtkWidget *print_button;
  GMenu *share;
  GtkScrolledWindow *down;
  GtkWidget *content;
  UmpResultView *result;
  GtkWidget *heading_box;
  GtkLabel *heading;
  GtkLabel *subheading;
  GtkWidget *hands_card; /* on a phone in place of hands_box: the foot is for what is pressed */
  GtkBox *columns;
  GtkScrolledWindow *across;
  GtkGrid *sheet;
  GtkWidget *chart_box;
  UmpTotalsChart *chart;
  UmpProofView *proof;
  GtkWidget *entries_button;
  GtkBox *bottom;
  GtkWidget *hands_box;
  GtkWidget *hand;
  GtkWidget *hands;
  UmpWrapBox *more;
  GtkBox *ways_on;
  GtkWidget *again;
  GtkWidget *begins_button;
  GMenu *begins;
  GtkWidget *next_button;
};

G_DEFINE_FINAL_TYPE (UmpRoundEndPage, ump_round_end_page, GTK_TYPE_WIDGET)

static UmpState
state_of (UmpRoundEndPage *self)
{
  return ump_table_state (ump_match_table (ump_play_match (self->play)));
}

/* A row of the pad, or a bonus line. */
static const UmpRow *
row_at (UmpRoundEndPage *self, int index)
{
  UmpMatch *match = ump_play_match (self->play);
  guint n = ump_match_n_rows (match);

  return (guint) index < n ? ump_match_row (match, (guint) index) : self->bonuses->pdata[(guint) index - n];
}

/* ---- the proof -------------------------------------------------------------------------------- */

static void
show_proof (UmpRoundEndPage *self, GtkWidget *cell, int row, int seat)
{
  UmpMatch *match = ump_play_match (self->play);

  if (self->chosen != NULL)
    gtk_widget_remove_css_class (self->chosen, "chosen");
  self->chosen = cell;
  if (cell != NULL)
    gtk_widget_add_css_class (cell, "chosen");
  self->chosen_row = row;
  self->chosen_seat = seat;
  if (row == ROW_OF_TOTAL)
    ump_proof_view_show_total (self->proof, match, seat);
  else
    ump_proof_view_show_row (self->proof, match, row_at (self, row), seat);
  gtk_widget_set_visible (self->entries_button, row >= 0 && row < (int) ump_match_n_rows (match));
}

/* ---- what is in view ---------------------------------------------------- */

static void fill_sheet (UmpRoundEndPage *self);

/* As many people beside each other as there is room for: a column that is pushed aside is forgotten, and its
 * rows lose their names. */
static void
fit_blocks (UmpRoundEndPage *self)
{
  int room = (int) gtk_adjustment_get_page_size (gtk_scrolled_window_get_hadjustment (self->across));
  int n_seats = ump_match_setup (ump_play_match (self->play))->n_seats;

  if (room <= 0 || room == self->room)
    return;
  self->room = room;
  for (int n_blocks = 1; n_blocks <= n_seats; n_blocks++) {
    int needed, per_block = (n_seats + n_blocks - 1) / n_blocks;

    if (self->per_block != per_block) {
      self->per_block = per_block;
      fill_sheet (self);
    }
    gtk_widget_measure (GTK_WIDGET (self->sheet), GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
    if (needed <= room)
      break;
  }
  show_proof (self, self->chosen, self->chosen_row, self->chosen_seat);
  ump_after_layout_queue (self->after_layout);
}

static void
on_room_changed (UmpRoundEndPage *self)
{
  ump_after_layout_queue (self->after_layout);
}

/* The column of the number that is explained, and how it comes about. */
static void
on_laid_out (UmpRoundEndPage *self)
{
  if (self->play != NULL)
    fit_blocks (self);
  if (self->chosen != NULL)
    ump_scroll_to (self->across, self->chosen, GTK_ORIENTATION_HORIZONTAL, 0);
  if (self->look_at_proof)
    ump_scroll_to (self->down, GTK_WIDGET (self->proof), GTK_ORIENTATION_VERTICAL, 0);
  self->look_at_proof = FALSE;
}

/* The log at the entry that closed the row. */
static void
on_show_entries (UmpRoundEndPage *self)
{
  guint entry = ump_match_row (ump_play_match (self->play), (guint) self->chosen_row)->entry;

  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-log", NULL);
  ump_play_jump (self->play, entry);
}

static void
on_cell_clicked (GtkWidget *cell, UmpRoundEndPage *self)
{
  int row = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (cell), "row"));
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (cell), "seat"));

  show_proof (self, cell, row, seat);
  self->look_at_proof = TRUE;
  ump_after_layout_queue (self->after_layout);
  ump_announce (GTK_WIDGET (self), ump_proof_view_get_title (self->proof));
}

/* ---- the sheet ------------------------------------------------------------------------------------ */

static void
attach (UmpRoundEndPage *self, GtkWidget *widget, int seat, int line, gboolean leads)
{
  gtk_widget_add_css_class (widget, "sheet-cell");
  ump_set_class (widget, "leader", leads);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, FALSE);
  gtk_grid_attach (self->sheet, widget, seat < 0 ? 0 : seat - self->first_seat + 1, line, 1, 1);
}

static void
attach_label (UmpRoundEndPage *self, const char *text, const char *css_class, int seat, int line,
              gboolean leads)
{
  GtkWidget *label = ump_label_new (text, css_class);

  gtk_label_set_xalign (GTK_LABEL (label), seat < 0 ? 0 : 0.5f);
  attach (self, label, seat, line, leads);
}

static void
attach_name (UmpRoundEndPage *self, const char *name, int seat, int line, gboolean leads)
{
  GtkWidget *label = ump_name_label_new (name, "strong");

  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (name, -1), NAME_CHARS));
  ump_set_tooltip (label, name);
  gtk_widget_set_margin_top (label, line > 0 ? BLOCK_GAP : 0);
  attach (self, label, seat, line, leads);
}

static void
attach_number (UmpRoundEndPage *self, gint64 points, const char *css_class, int row, int seat, int line,
               gboolean leads)
{
  UmpMatch *match = ump_play_match (self->play);
  const char *who = ump_match_setup (match)->shown[seat];
  g_autofree char *text = ump_words_number (points);
  g_autofree char *where =
      row == ROW_OF_TOTAL ? g_strdup (_ ("Total")) : ump_proof_row_name (match, row_at (self, row));
  g_autofree char *name = g_strdup_printf ("%s, %s: %s", who, where, text);
  GtkWidget *cell = gtk_button_new ();
  GtkWidget *label = gtk_label_new (text);

  ump_add_classes (label, css_class);
  gtk_button_set_child (GTK_BUTTON (cell), label);
  ump_add_classes (cell, "flat");
  ump_name_widget (cell, name);
  ump_set_tooltip (cell, _ ("How this number comes about"));
  g_object_set_data (G_OBJECT (cell), "row", GINT_TO_POINTER (row));
  g_object_set_data (G_OBJECT (cell), "seat", GINT_TO_POINTER (seat));
  g_signal_connect (cell, "clicked", G_CALLBACK (on_cell_clicked), self);
  attach (self, cell, seat, line, leads);
  if (row == self->chosen_row && seat == self->chosen_seat)
    self->chosen = cell;
}

static void
attach_divider (UmpRoundEndPage *self, int line)
{
  GtkWidget *divider = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_grid_attach (self->sheet, divider, 0, line, self->per_block + 1, 1);
}

/* Behind the last person of the block. */
static int
end_of_block (UmpRoundEndPage *self)
{
  return MIN (self->first_seat + self->per_block, ump_match_setup (ump_play_match (self->play))->n_seats);
}

static int
fill_row (UmpRoundEndPage *self, int index, const UmpTotal *totals, int line)
{
  const UmpRow *row = row_at (self, index);
  g_autofree char *name = ump_proof_row_name (ump_play_match (self->play), row);

  attach_label (self, name, "dim-text", -1, line, FALSE);
  for (int seat = self->first_seat; seat < end_of_block (self); seat++)
    if (ump_row_has (row, seat))
      attach_number (self, row->points[seat], "number", index, seat, line, totals[seat].rank == 1);
    else
      attach_label (self, "·", "dimmer", seat, line, totals[seat].rank == 1);
  attach_divider (self, line + 1);
  return line + 2;
}

static int
fill_bonuses (UmpRoundEndPage *self, const UmpTotal *totals, int line)
{
  int n = (int) ump_match_n_rows (ump_play_match (self->play));

  for (guint k = 0; k < self->bonuses->len; k++)
    line = fill_row (self, n + (int) k, totals, line);
  return line;
}

static int
fill_rows (UmpRoundEndPage *self, const UmpTotal *totals, int line)
{
  UmpMatch *match = ump_play_match (self->play);
  int closed = 0, rounds = ump_words_n_rounds (ump_match_setup (match));

  for (guint k = 0; k < ump_match_n_rows (match); k++) {
    closed += row_at (self, (int) k)->round != 0;
    line = fill_row (self, (int) k, totals, line);
  }
  if (state_of (self) != UMP_PLAYING || rounds > MAX_EMPTY_ROWS)
    return line;
  for (int k = closed + 1; k <= rounds; k++) {
    g_autofree char *name = g_strdup_printf (_ ("Round %u"), (guint) k);

    attach_label (self, name, "dim-text", -1, line, FALSE);
    for (int seat = self->first_seat; seat < end_of_block (self); seat++)
      attach_label (self, "·", "dim-text", seat, line, totals[seat].rank == 1);
    attach_divider (self, line + 1);
    line += 2;
  }
  return line;
}

static int
fill_block (UmpRoundEndPage *self, const UmpTotal *totals, int line)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  int end = end_of_block (self);

  attach_label (self, "", NULL, -1, line, FALSE);
  for (int seat = self->first_seat; seat < end; seat++)
    attach_name (self, setup->shown[seat], seat, line, totals[seat].rank == 1);
  attach_divider (self, line + 1);
  line = fill_bonuses (self, totals, fill_rows (self, totals, line + 2));
  attach_label (self, _ ("Total"), "strong", -1, line, FALSE);
  for (int seat = self->first_seat; seat < end; seat++)
    attach_number (self, totals[seat].points, "total", ROW_OF_TOTAL, seat, line, totals[seat].rank == 1);
  attach_label (self, _ ("Place"), "dim-text", -1, line + 1, FALSE);
  for (int seat = self->first_seat; seat < end; seat++)
    attach_label (self, ump_words_place (totals[seat].rank), "dim-text", seat, line + 1,
                  totals[seat].rank == 1);
  return line + 2;
}

static void
fill_sheet (UmpRoundEndPage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  UmpTotal totals[UMP_MAX_SEATS];
  int n_seats = ump_match_setup (match)->n_seats, line = 0;

  self->chosen = NULL;
  ump_grid_clear (GTK_WIDGET (self->sheet));
  ump_score_totals (ump_match_table (match), totals);
  for (int seat = 0; seat < n_seats; seat += self->per_block) {
    self->first_seat = seat;
    line = fill_block (self, totals, line);
  }
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
  g_autoptr (UmpResult) result = over ? ump_result_new (self->play) : NULL;

  ump_result_view_set (self->result, result, ump_play_match (self->play));
  gtk_widget_set_visible (self->heading_box, !over);
}

/* ---- what comes next ---------------------------------------------------- */

typedef struct {
  UmpMove *move;
  gboolean found;
} Next;

/* The table's own move without any choice: the deal. */
static gboolean
find_next (const UmpMove *move, gpointer user_data)
{
  Next *next = user_data;

  if (move->by != UMP_NOBODY || move->bare || move->n_values)
    return TRUE;
  ump_move_copy (next->move, move);
  next->found = TRUE;
  return FALSE;
}

static gboolean
next_move (UmpRoundEndPage *self, UmpMove *move)
{
  Next next = { move, FALSE };
  UmpMatch *match = ump_play_match (self->play);

  if (state_of (self) == UMP_PLAYING && ump_match_refusal (match) == NULL &&
      !ump_table_get (ump_match_table (match), UMP_COUNTER_OPEN))
    ump_match_moves (match, NULL, find_next, &next);
  /* A move that ends the game is not what one goes on with. */
  return next.found && !ump_play_game (self->play)->no_table;
}

/* A row has no room for two keys. */
static gboolean
has_large_words (UmpRoundEndPage *self)
{
  return ump_width_class_get (self->width) == UMP_WIDTH_NARROW &&
         ump_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT;
}

/* Empty, they still keep the buttons at the end of a row. What else is done with a result is in the menu
 * where the foot would be three rows and more. */
static void
show_foot (UmpRoundEndPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  gboolean any = gtk_label_get_text (GTK_LABEL (self->hands))[0] != '\0';

  gtk_widget_set_visible (self->hands_box, !narrow);
  gtk_widget_set_visible (self->hands_card, narrow && any);
  gtk_widget_set_visible (GTK_WIDGET (self->more),
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
    g_autofree char *as_ruled = g_strdup_printf (_ ("%s begins, whose turn it is"), setup->shown[next]);
    /* Translators: of the next game */
    g_autofree char *as_last = g_strdup_printf (_ ("%s begins, who came last"), setup->shown[last]);

    g_menu_append (self->begins, as_ruled, "win.play-again-begun::next");
    g_menu_append (self->begins, as_last, "win.play-again-begun::last");
    g_menu_append (self->begins, _ ("Draw Who Begins"), "win.play-again-begun::drawn");
  }
}

static void
fill_bottom (UmpRoundEndPage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);
  UmpPrompt prompt = { 0 };
  g_autofree char *hands = NULL;
  g_autofree char *does = NULL;
  g_auto (UmpMove) move;
  gboolean playing = state_of (self) == UMP_PLAYING;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (playing && setup->game->prompt != NULL)
    setup->game->prompt (ump_match_table (match), &prompt);
  hands = ump_text_format (&prompt.setup, setup, ump_play_words ());
  does = ump_text_format (&prompt.does, setup, ump_play_words ());
  ump_label_say (self->hands, hands);
  gtk_widget_set_visible (self->hand, *hands != '\0');
  if (playing && *does && next_move (self, &move))
    gtk_button_set_label (GTK_BUTTON (self->next_button), does);
  else
    gtk_button_set_label (GTK_BUTTON (self->next_button), _ ("To the table"));
  ump_set_class (self->next_button, "main", playing);
  ump_set_class (self->next_button, "plain", !playing);
  gtk_widget_set_visible (self->again, !playing);
  if (!playing)
    fill_begins (self);
  show_foot (self);
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
take_bonuses (UmpRoundEndPage *self)
{
  UmpMatch *match = ump_play_match (self->play);

  g_ptr_array_set_size (self->bonuses, 0);
  for (int i = 0; i < ump_setup_n_bonuses (ump_match_setup (match)); i++)
    g_ptr_array_add (self->bonuses, ump_row_new_bonus (ump_match_table (match), i));
}

static void
fill (UmpRoundEndPage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  int round = ump_table_get (ump_match_table (match), UMP_COUNTER_ROUND);
  g_autofree char *subtitle = ump_play_frame_subtitle (self->play, round);
  int n_rows = (int) ump_match_n_rows (match);

  adw_window_title_set_title (self->title, ump_play_frame_game_title (self->play));
  adw_window_title_set_subtitle (self->title, subtitle);
  take_bonuses (self);
  self->per_block = ump_match_setup (match)->n_seats;
  self->room = 0;
  if (self->chosen_row >= n_rows + (int) self->bonuses->len)
    self->chosen_row = n_rows ? n_rows - 1 : ROW_OF_TOTAL;
  fill_heading (self);
  fill_sheet (self);
  fill_result (self);
  fill_bottom (self);
  ump_totals_chart_set_match (self->chart, match);
  gtk_widget_set_visible (self->chart_box, n_rows > 1 && !ump_round_end_page_is_result (self->play));
  show_proof (self, self->chosen, self->chosen_row, self->chosen_seat);
  ump_after_layout_queue (self->after_layout);
}

/* Of many people the sheet has the width of the page, and what a number is made of stands below it. */
static void
arrange_columns (UmpRoundEndPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  gboolean many = self->play != NULL && ump_match_setup (ump_play_match (self->play))->n_seats > MOST_BESIDE;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns),
                                  narrow || many ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->columns, !narrow && !many);
}

void
ump_round_end_page_refresh (UmpRoundEndPage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);
  UmpTotal totals[UMP_MAX_SEATS];

  self->deaf_until = g_get_monotonic_time () + DEAF_US;
  ump_score_totals (ump_match_table (match), totals);
  /* a sum of one row says less than the row */
  self->chosen_row =
      state_of (self) == UMP_PLAYING || (ump_match_n_rows (match) == 1 && ump_setup_n_bonuses (setup) == 0)
          ? (int) ump_match_n_rows (match) - 1
          : ROW_OF_TOTAL;
  self->chosen_seat = 0;
  for (int seat = setup->n_seats - 1; seat >= 0; seat--)
    if (totals[seat].rank == 1)
      self->chosen_seat = seat;
  arrange_columns (self);
  fill (self);
}

static void
on_width_changed (UmpRoundEndPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  gboolean wide = !narrow;
  int edge = narrow ? 12 : 20;
  GtkOrientation direction = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  arrange_columns (self);
  ump_result_view_set_narrow (self->result, narrow);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->heading_box), direction);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->bottom), direction);
  /* two ways on share a line, unless their words are too large for that */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->ways_on), has_large_words (self)
                                                                      ? GTK_ORIENTATION_VERTICAL
                                                                      : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->ways_on, narrow);
  show_foot (self);
  gtk_widget_set_margin_start (self->content, edge);
  gtk_widget_set_margin_end (self->content, edge);
  gtk_widget_set_visible (self->redo_button, wide);
  gtk_widget_set_visible (self->table_button, wide);
  gtk_widget_set_visible (self->print_button, wide);
  ump_after_layout_queue (self->after_layout);
}

static void
dispose (GObject *object)
{
  UmpRoundEndPage *self = UMP_ROUND_END_PAGE (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->after_layout);
  g_clear_pointer (&self->bonuses, g_ptr_array_unref);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_round_end_page_parent_class)->dispose (object);
}

static void
ump_round_end_page_class_init (UmpRoundEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  g_type_ensure (UMP_TYPE_TOTALS_CHART);
  g_type_ensure (UMP_TYPE_RESULT_VIEW);
  g_type_ensure (UMP_TYPE_PROOF_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/round-end-page.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, width);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, title);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, table_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, print_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, share);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, down);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, content);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, result);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, heading_box);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, hands_card);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, heading);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, subheading);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, columns);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, across);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, chart_box);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, chart);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, proof);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, entries_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, bottom);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, hands_box);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, hands);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, more);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, ways_on);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, again);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, begins);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, begins_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundEndPage, next_button);
  gtk_widget_class_bind_template_callback (widget_class, on_width_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_show_entries);
  gtk_widget_class_bind_template_callback (widget_class, on_go_on);
}

static void
add_more (UmpRoundEndPage *self, const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  ump_add_classes (button, "plain");
  ump_wrap_box_append (self->more, button);
}

/* What else is done with a result, where everybody sees it. */
static void
fill_more (UmpRoundEndPage *self)
{
  GtkWidget *share = gtk_menu_button_new ();

  add_more (self, _ ("Another Game…"), "win.another-game");
  gtk_menu_button_set_label (GTK_MENU_BUTTON (share), _ ("Share"));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (share), G_MENU_MODEL (self->share));
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (share), GTK_ARROW_UP);
  ump_set_tooltip (share, _ ("Give the result away"));
  ump_add_classes (share, "plain");
  ump_name_widget (share, _ ("Share"));
  ump_name_menu_of (share);
  ump_wrap_box_append (self->more, share);
  add_more (self, _ ("Print…"), "win.print");
}

static void
ump_round_end_page_init (UmpRoundEndPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->bonuses = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_row_unref);
  ump_init_template (GTK_WIDGET (self));
  ump_share_menu_fill (self->share, "");
  fill_more (self);
  ump_name_menu_of (self->begins_button);
  self->after_layout = ump_after_layout_new (GTK_WIDGET (self));
  g_signal_connect_object (self->after_layout, "laid-out", G_CALLBACK (on_laid_out), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->across), "notify::page-size",
                           G_CALLBACK (on_room_changed), self, G_CONNECT_SWAPPED);
  self->hand = ump_glyph_new (UMP_GLYPH_HAND, 24);
  gtk_box_prepend (GTK_BOX (self->hands_box), self->hand);
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
  g_signal_connect_object (play, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
