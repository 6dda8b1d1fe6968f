/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "sheet-view.h"

#include "../entry/sheet-edges.h"
#include "../widgets/fit-box.h"
#include "../widgets/parts.h"
#include "../model/words.h"

/* With them head and foot fill the window that a sheet is first shown in; a bonus line takes the place of
 * one. */
#define MOST_LINES 8
#define LEAST_LINES 3
/* Of a column, in px at scale 1: narrower ones are drawn smaller instead. */
#define COLUMN 96
/* More people leave room for numbers alone: of the rounds, and without how far behind somebody is. */
#define FEW_PEOPLE 8
#define LEAST_SCALE 0.4
#define MOST_SCALE 1.6

struct _UmpSheetView {
  GtkWidget parent_instance;
  UmpPlay *play;
  GtkWidget *fit;
  GtkWidget *head;
  GtkWidget *lines;
  GtkWidget *foot;
  UmpSheetCells cells;
  gboolean ready;
  guint generation;
};

G_DEFINE_FINAL_TYPE (UmpSheetView, ump_sheet_view, GTK_TYPE_WIDGET)

/* ---- what is shown ------------------------------------------------------ */

static void
add_cell (UmpSheetView *self, int line, int seat, int at, gboolean due)
{
  const UmpSheetCell *cell = ump_sheet_cells_at (&self->cells, line, seat);
  gboolean points = ump_sheet_cells_is_points (&self->cells, line);
  gboolean filled = cell->entry > 0 || cell->has_points;
  g_autofree char *number = ump_words_number (cell->points);
  g_autofree char *name = ump_sheet_cells_name (&self->cells, ump_match_setup (ump_play_match (self->play)),
                                                line, seat, filled ? number : NULL);
  const char *blank = due || cell->absent || points ? "" : "—";
  GtkWidget *label = ump_label_new (filled ? number : blank, points ? "number points" : "number");

  ump_name_widget (label, name);
  ump_set_class (label, "due", due);
  ump_set_class (label, "dim-text", !filled);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (GTK_GRID (self->lines), label, seat + 1, at, 1, 1);
}

/* The lines up to the one that is due and a little behind it; of a sheet that is full, the last. */
static void
show_lines (UmpSheetView *self, int due_line, int due_seat)
{
  const UmpSheetCells *cells = &self->cells;
  int n_bonuses = ump_setup_n_bonuses (ump_match_setup (ump_play_match (self->play)));
  int n = MIN (cells->n_lines, MAX (MOST_LINES - n_bonuses, LEAST_LINES));
  int middle = due_line >= 0 ? due_line : cells->n_lines - 1;
  int first = CLAMP (middle - n / 2, 0, cells->n_lines - n);

  ump_grid_clear (self->lines);
  for (int line = first; line < first + n; line++) {
    g_autofree char *title = cells->n_seats > FEW_PEOPLE && cells->names == NULL && cells->columns == NULL
                                 ? g_strdup_printf ("%d", ump_sheet_cells_round (cells, line) + 1)
                                 : ump_sheet_cells_label (cells, line);
    gboolean strong = line == due_line || ump_sheet_cells_is_points (cells, line);

    gtk_grid_attach (GTK_GRID (self->lines), ump_sheet_first_new (title, strong ? "strong" : NULL), 0,
                     line - first, 1, 1);
    for (int seat = 0; seat < cells->n_seats; seat++)
      add_cell (self, line, seat, line - first, line == due_line && seat == due_seat);
  }
}

static void
update (UmpSheetView *self)
{
  const UmpGame *game = ump_play_game (self->play);
  int line = -1, seat = UMP_NOBODY;

  gtk_widget_set_visible (GTK_WIDGET (self), game->no_table);
  if (!game->no_table)
    return;
  if (!self->ready || self->generation != ump_play_generation (self->play)) {
    ump_sheet_cells_clear (&self->cells);
    self->ready = ump_sheet_cells_init (&self->cells, ump_match_setup (ump_play_match (self->play)));
    self->generation = ump_play_generation (self->play);
    ump_fit_box_forget (UMP_FIT_BOX (self->fit));
  }
  if (!self->ready)
    return;
  ump_sheet_cells_read (&self->cells, self->play);
  if (ump_table_state (ump_play_table (self->play)) != UMP_PLAYING ||
      !ump_sheet_cells_next (&self->cells, FALSE, &line, &seat)) {
    line = -1;
    seat = UMP_NOBODY;
  }
  ump_set_class (GTK_WIDGET (self), "crowd", self->cells.n_seats > FEW_PEOPLE);
  ump_sheet_show_head (self->head, self->play, &self->cells, seat);
  show_lines (self, line, seat);
  ump_sheet_show_foot (self->foot, self->play);
}

/* ---- how large ---------------------------------------------------------- */

static int
needs (GtkWidget *sheet, int width)
{
  UmpSheetView *self = UMP_SHEET_VIEW (gtk_widget_get_ancestor (sheet, UMP_TYPE_SHEET_VIEW));
  int height;

  if (width < COLUMN * (self->cells.n_seats + 1))
    return -1;
  gtk_widget_measure (sheet, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* ---- life --------------------------------------------------------------- */

static void
ump_sheet_view_dispose (GObject *object)
{
  UmpSheetView *self = UMP_SHEET_VIEW (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_sheet_view_parent_class)->dispose (object);
}

static void
ump_sheet_view_finalize (GObject *object)
{
  ump_sheet_cells_clear (&UMP_SHEET_VIEW (object)->cells);
  G_OBJECT_CLASS (ump_sheet_view_parent_class)->finalize (object);
}

static void
ump_sheet_view_class_init (UmpSheetViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_sheet_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_sheet_view_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "sheetview");
}

static GtkWidget *
grid_new (GtkWidget *sheet, const char *css_class)
{
  GtkWidget *grid = gtk_grid_new ();

  ump_add_classes (grid, css_class);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_box_append (GTK_BOX (sheet), grid);
  return grid;
}

static void
ump_sheet_view_init (UmpSheetView *self)
{
  GtkWidget *sheet = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);

  self->cells.verb = UMP_VERB_UNKNOWN;
  self->head = grid_new (sheet, "sheet-head");
  self->lines = grid_new (sheet, "sheet-lines");
  self->foot = grid_new (sheet, "sheet-foot");
  self->fit = ump_fit_box_new (sheet, needs);
  ump_fit_box_set_range (UMP_FIT_BOX (self->fit), LEAST_SCALE, MOST_SCALE);
  gtk_widget_set_parent (self->fit, GTK_WIDGET (self));
}

GtkWidget *
ump_sheet_view_new (UmpPlay *play)
{
  UmpSheetView *self = g_object_new (UMP_TYPE_SHEET_VIEW, NULL);

  self->play = g_object_ref (play);
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
