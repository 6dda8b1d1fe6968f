/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "round-sheet.h"

#include "../model/words.h"
#include "../widgets/after-layout.h"
#include "../widgets/mark-view.h"
#include "../widgets/parts.h"
#include "proof-view.h"

/* Rounds to come that are shown as empty rows. */
#define MAX_EMPTY_ROWS 12
/* Letters of a name that a column is wide enough for. */
#define NAME_CHARS 5
#define BLOCK_GAP 18
#define HEAD_MARK 24

/* bonuses: UmpRow, the lines that stand below the rows of the pad. row: as ump_round_sheet_row(). */
struct _UmpRoundSheet {
  GtkWidget parent_instance;
  UmpPlay *play;
  GPtrArray *bonuses;
  int row;
  int seat;
  GtkWidget *chosen; /* the cell of that number */
  int per_block;     /* people beside each other; the others stand below them */
  int first_seat;    /* of the block that is made */
  int room;          /* that the blocks were made for */
  int marks[UMP_MAX_SEATS];
  UmpAfterLayout *after_layout;

  GtkScrolledWindow *across;
  GtkGrid *grid;
};

static guint signal_chosen;

G_DEFINE_FINAL_TYPE (UmpRoundSheet, ump_round_sheet, GTK_TYPE_WIDGET)

static UmpMatch *
match_of (UmpRoundSheet *self)
{
  return ump_play_match (self->play);
}

/* A row of the pad, or a bonus line. */
static const UmpRow *
row_at (UmpRoundSheet *self, int index)
{
  UmpMatch *match = match_of (self);
  guint n = ump_match_n_rows (match);

  return (guint) index < n ? ump_match_row (match, (guint) index) : self->bonuses->pdata[(guint) index - n];
}

int
ump_round_sheet_row (UmpRoundSheet *self)
{
  return self->row;
}

int
ump_round_sheet_seat (UmpRoundSheet *self)
{
  return self->seat;
}

const UmpRow *
ump_round_sheet_points (UmpRoundSheet *self)
{
  return self->row != UMP_ROUND_SHEET_TOTAL ? row_at (self, self->row) : NULL;
}

static void
choose (UmpRoundSheet *self, GtkWidget *cell)
{
  if (self->chosen != NULL)
    gtk_widget_remove_css_class (self->chosen, "chosen");
  self->chosen = cell;
  if (cell != NULL)
    gtk_widget_add_css_class (cell, "chosen");
}

static void
on_cell_clicked (GtkWidget *cell, UmpRoundSheet *self)
{
  self->row = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (cell), "row"));
  self->seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (cell), "seat"));
  choose (self, cell);
  ump_after_layout_queue (self->after_layout);
  g_signal_emit (self, signal_chosen, 0, TRUE);
}

/* ---- its rows -------------------------------------------------------------------------------- */

static void
attach (UmpRoundSheet *self, GtkWidget *widget, int seat, int line, gboolean leads)
{
  gtk_widget_add_css_class (widget, "sheet-cell");
  ump_set_class (widget, "leader", leads);
  if (leads)
    ump_mark_colour_ground (widget, self->marks[seat]);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, FALSE);
  gtk_grid_attach (self->grid, widget, seat < 0 ? 0 : seat - self->first_seat + 1, line, 1, 1);
}

static void
attach_label (UmpRoundSheet *self, const char *text, const char *css_class, int seat, int line,
              gboolean leads)
{
  GtkWidget *label = ump_label_new (text, css_class);

  gtk_label_set_xalign (GTK_LABEL (label), seat < 0 ? 0 : 0.5f);
  attach (self, label, seat, line, leads);
}

static void
attach_name (UmpRoundSheet *self, const char *name, int seat, int line, gboolean leads)
{
  GtkWidget *label = ump_name_label_new (name, "strong"),
            *head = ump_box_new (GTK_ORIENTATION_VERTICAL, 2, NULL);

  gtk_box_append (GTK_BOX (head), ump_mark_view_new (self->marks[seat], name, HEAD_MARK));
  gtk_box_append (GTK_BOX (head), label);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (name, -1), NAME_CHARS));
  ump_set_tooltip (label, name);
  gtk_widget_set_margin_top (head, line > 0 ? BLOCK_GAP : 0);
  attach (self, head, seat, line, leads);
}

static void
attach_number (UmpRoundSheet *self, gint64 points, const char *css_class, int row, int seat, int line,
               gboolean leads)
{
  UmpMatch *match = match_of (self);
  const char *who = ump_match_setup (match)->shown[seat];
  g_autofree char *text = ump_words_number (points);
  g_autofree char *where =
      row == UMP_ROUND_SHEET_TOTAL ? g_strdup (_ ("Total")) : ump_proof_row_name (match, row_at (self, row));
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
  if (row == self->row && seat == self->seat)
    choose (self, cell);
}

static void
attach_divider (UmpRoundSheet *self, int line)
{
  GtkWidget *divider = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_grid_attach (self->grid, divider, 0, line, self->per_block + 1, 1);
}

/* Behind the last person of the block. */
static int
end_of_block (UmpRoundSheet *self)
{
  return MIN (self->first_seat + self->per_block, ump_match_setup (match_of (self))->n_seats);
}

static int
fill_row (UmpRoundSheet *self, int index, const UmpTotal *totals, int line)
{
  const UmpRow *row = row_at (self, index);
  g_autofree char *name = ump_proof_row_name (match_of (self), row);

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
fill_bonuses (UmpRoundSheet *self, const UmpTotal *totals, int line)
{
  int n = (int) ump_match_n_rows (match_of (self));

  for (guint k = 0; k < self->bonuses->len; k++)
    line = fill_row (self, n + (int) k, totals, line);
  return line;
}

static int
fill_rows (UmpRoundSheet *self, const UmpTotal *totals, int line)
{
  UmpMatch *match = match_of (self);
  int closed = 0, rounds = ump_setup_n_rounds (ump_match_setup (match));

  for (guint k = 0; k < ump_match_n_rows (match); k++) {
    closed += row_at (self, (int) k)->round != 0;
    line = fill_row (self, (int) k, totals, line);
  }
  if (ump_table_state (ump_match_table (match)) != UMP_PLAYING || rounds > MAX_EMPTY_ROWS)
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
fill_block (UmpRoundSheet *self, const UmpTotal *totals, int line)
{
  const UmpSetup *setup = ump_match_setup (match_of (self));
  int end = end_of_block (self);

  attach_label (self, "", NULL, -1, line, FALSE);
  for (int seat = self->first_seat; seat < end; seat++)
    attach_name (self, setup->shown[seat], seat, line, totals[seat].rank == 1);
  attach_divider (self, line + 1);
  line = fill_bonuses (self, totals, fill_rows (self, totals, line + 2));
  attach_label (self, _ ("Total"), "strong", -1, line, FALSE);
  for (int seat = self->first_seat; seat < end; seat++)
    attach_number (self, totals[seat].points, "total", UMP_ROUND_SHEET_TOTAL, seat, line,
                   totals[seat].rank == 1);
  /* who won, and who came next, stands above the sheet then */
  if (ump_table_state (ump_match_table (match_of (self))) == UMP_FINISHED)
    return line + 1;
  attach_label (self, _ ("Place"), "dim-text", -1, line + 1, FALSE);
  for (int seat = self->first_seat; seat < end; seat++)
    attach_label (self, ump_words_place (totals[seat].rank), "dim-text", seat, line + 1,
                  totals[seat].rank == 1);
  return line + 2;
}

static void
fill (UmpRoundSheet *self)
{
  UmpMatch *match = match_of (self);
  UmpTotal totals[UMP_MAX_SEATS];
  int n_seats = ump_match_setup (match)->n_seats, line = 0;

  self->chosen = NULL;
  ump_grid_clear (GTK_WIDGET (self->grid));
  ump_session_marks (ump_play_session (self->play), ump_play_game_index (self->play), self->marks);
  ump_score_totals (ump_match_table (match), totals);
  for (int seat = 0; seat < n_seats; seat += self->per_block) {
    self->first_seat = seat;
    line = fill_block (self, totals, line);
  }
}

/* ---- what is in view ------------------------------------------------------------------------- */

/* As many people beside each other as there is room for: a column that is pushed aside is forgotten, and its
 * rows lose their names. */
static void
fit_blocks (UmpRoundSheet *self)
{
  int room = (int) gtk_adjustment_get_page_size (gtk_scrolled_window_get_hadjustment (self->across));
  int n_seats = ump_match_setup (match_of (self))->n_seats;

  if (room <= 0 || room == self->room)
    return;
  self->room = room;
  for (int n_blocks = 1; n_blocks <= n_seats; n_blocks++) {
    int needed, per_block = (n_seats + n_blocks - 1) / n_blocks;

    if (self->per_block != per_block) {
      self->per_block = per_block;
      fill (self);
    }
    gtk_widget_measure (GTK_WIDGET (self->grid), GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
    if (needed <= room)
      break;
  }
  ump_after_layout_queue (self->after_layout);
}

static void
on_room_changed (UmpRoundSheet *self)
{
  ump_after_layout_queue (self->after_layout);
}

/* The column of the number that is explained. */
static void
on_laid_out (UmpRoundSheet *self)
{
  if (self->play != NULL)
    fit_blocks (self);
  if (self->chosen != NULL)
    ump_scroll_to (self->across, self->chosen, GTK_ORIENTATION_HORIZONTAL, 0);
}

/* ---- what is shown --------------------------------------------------------------------------- */

static void
take_bonuses (UmpRoundSheet *self)
{
  UmpMatch *match = match_of (self);

  g_ptr_array_set_size (self->bonuses, 0);
  for (int i = 0; i < ump_setup_n_bonuses (ump_match_setup (match)); i++)
    g_ptr_array_add (self->bonuses, ump_row_new_bonus (ump_match_table (match), i));
}

void
ump_round_sheet_update (UmpRoundSheet *self)
{
  int n_rows = (int) ump_match_n_rows (match_of (self));

  take_bonuses (self);
  if (self->row >= n_rows + (int) self->bonuses->len)
    self->row = n_rows > 0 ? n_rows - 1 : UMP_ROUND_SHEET_TOTAL;
  self->per_block = ump_match_setup (match_of (self))->n_seats;
  self->room = 0;
  fill (self);
  ump_after_layout_queue (self->after_layout);
  g_signal_emit (self, signal_chosen, 0, FALSE);
}

void
ump_round_sheet_choose_usual (UmpRoundSheet *self)
{
  UmpMatch *match = match_of (self);
  const UmpSetup *setup = ump_match_setup (match);
  int n_rows = (int) ump_match_n_rows (match);
  gboolean over = ump_table_state (ump_match_table (match)) != UMP_PLAYING;
  UmpTotal totals[UMP_MAX_SEATS];

  ump_score_totals (ump_match_table (match), totals);
  /* a sum of one row says less than the row */
  self->row = !over || (n_rows == 1 && ump_setup_n_bonuses (setup) == 0) ? n_rows - 1 : UMP_ROUND_SHEET_TOTAL;
  self->seat = 0;
  for (int seat = setup->n_seats - 1; seat >= 0; seat--)
    if (totals[seat].rank == 1)
      self->seat = seat;
}

void
ump_round_sheet_set_play (UmpRoundSheet *self, UmpPlay *play)
{
  g_set_object (&self->play, play);
}

/* ---- life ------------------------------------------------------------------------------------ */

static void
ump_round_sheet_dispose (GObject *object)
{
  UmpRoundSheet *self = UMP_ROUND_SHEET (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->after_layout);
  g_clear_pointer (&self->bonuses, g_ptr_array_unref);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_round_sheet_parent_class)->dispose (object);
}

static void
ump_round_sheet_class_init (UmpRoundSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_round_sheet_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/round-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpRoundSheet, across);
  gtk_widget_class_bind_template_child (widget_class, UmpRoundSheet, grid);
  signal_chosen = g_signal_new ("chosen", UMP_TYPE_ROUND_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
ump_round_sheet_init (UmpRoundSheet *self)
{
  self->bonuses = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_row_unref);
  self->row = UMP_ROUND_SHEET_TOTAL;
  ump_init_template (GTK_WIDGET (self));
  self->after_layout = ump_after_layout_new (GTK_WIDGET (self));
  g_signal_connect_object (self->after_layout, "laid-out", G_CALLBACK (on_laid_out), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->across), "notify::page-size",
                           G_CALLBACK (on_room_changed), self, G_CONNECT_SWAPPED);
}
