/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-sheet.h"

#include <string.h>

#include <adwaita.h>

#include "../widgets/after-layout.h"
#include "../widgets/card-view.h"
#include "cell-grid.h"
#include "item-key.h"
#include "number-keys.h"
#include "sheet-edges.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "../model/sheet-pen.h"
#include "../model/words.h"

/* Older rounds are in the score pane. */
#define SHOWN_ROWS 60
#define ANY_WIDTH 4000
#define LARGE_TEXT 1.3
/* Above and below the current cell, in px. */
#define MARGIN 40

struct _UmpPadSheet {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *box;
  GtkWidget *head;
  GtkWidget *across; /* scrolls sideways what `scroll` does not: head, lines and foot */
  GtkWidget *scroll;
  GtkWidget *grid;
  GtkWidget *foot;
  GtkWidget *side;
  GtkWidget *number;    /* what asks for one */
  AdwClamp *side_clamp; /* in a small window the sheet has the room that sentences would take */
  GtkWidget *what;
  GtkWidget *sum_text;
  GtkWidget *sum_value;
  GtkWidget *check;
  GtkWidget *zeros;
  GtkWidget *keys;
  GtkWidget *items;
  GtkWidget *people;
  GtkWidget *down;
  gboolean close;               /* what is above the keys has one line */
  UmpAfterLayout *after_layout; /* brings the current cell into view */
  UmpSheetPen *pen;
  gboolean ready;
  GArray *shown; /* Shown: the cells of the lines from `first` on, as they are in `grid` */
  int first;
  guint shown_generation;
};

G_DEFINE_FINAL_TYPE (UmpPadSheet, ump_pad_sheet, GTK_TYPE_WIDGET)

static void update (UmpPadSheet *self);

static UmpPlay *
play_of (UmpPadSheet *self)
{
  return ump_chooser_play (self->chooser);
}

static const UmpSetup *
setup_of (UmpPadSheet *self)
{
  return ump_match_setup (ump_play_match (play_of (self)));
}

static const UmpSheetCells *
cells_of (UmpPadSheet *self)
{
  return ump_sheet_pen_cells (self->pen);
}

static UmpCellGrid *
grid_of (UmpPadSheet *self)
{
  return UMP_CELL_GRID (self->grid);
}

/* The pen is at that cell. */
static gboolean
is_here (UmpPadSheet *self, int row, int seat)
{
  return row == ump_sheet_pen_line (self->pen) && seat == ump_sheet_pen_seat (self->pen);
}

/* ---- the number being typed ---------------------------------------------------------------------------- */

/* Said while it is typed: why the number would not do. */
static void
show_check (UmpPadSheet *self)
{
  g_autofree char *why = ump_sheet_pen_trouble (self->pen);

  ump_label_keep (self->check, why);
  gtk_widget_set_visible (self->check, !self->close || why != NULL);
  gtk_widget_set_visible (self->what, !self->close || why == NULL);
}

/* What stands over the keys: whose number it is. */
static void
show_what (UmpPadSheet *self)
{
  int line = ump_sheet_pen_line (self->pen);
  g_autofree char *title = line >= 0 ? ump_sheet_cells_title (cells_of (self), line) : NULL;
  g_autofree char *what =
      line >= 0
          ? g_strdup_printf (_ ("%s: %s"), setup_of (self)->shown[ump_sheet_pen_seat (self->pen)], title)
          : g_strdup (ump_sheet_none_due (play_of (self)));
  /* Translators: a filled cell of a score sheet that is typed anew: who, and which row */
  g_autofree char *anew =
      ump_sheet_pen_is_changing (self->pen) ? g_strdup_printf (_ ("%s, new number"), what) : NULL;

  gtk_label_set_text (GTK_LABEL (self->what), anew != NULL ? anew : what);
}

static void
show_typed (UmpPadSheet *self)
{
  gint64 sum = 0;
  int line = ump_sheet_pen_line (self->pen);
  const char *text = ump_sheet_pen_text (self->pen), *mark = ump_words_before_sign ();
  g_autofree char *typed = *text != '\0' ? g_strconcat (mark != NULL ? mark : "", text, NULL) : NULL;
  gboolean good = ump_sheet_pen_number (self->pen, &sum), here = line >= 0;
  g_autofree char *number = ump_words_number (sum);
  g_autofree char *value = good ? g_strconcat ("= ", number, NULL) : NULL;
  g_autofree char *label = good ? g_strdup_printf (_ ("Enter %s"), number) : g_strdup (_ ("Enter"));

  show_what (self);
  ump_label_keep (self->sum_text, typed);
  ump_label_keep (self->sum_value, value);
  ump_number_keys_set_enter (UMP_NUMBER_KEYS (self->keys), label, good && here);
  ump_sheet_offer_keys (self->keys, here, self->zeros,
                        good && !ump_sheet_pen_is_changing (self->pen) &&
                            ump_sheet_pen_n_others (self->pen) > 0);
  show_check (self);
  if (here) {
    g_autofree char *name =
        ump_sheet_cells_name (cells_of (self), setup_of (self), line, ump_sheet_pen_seat (self->pen), typed);

    ump_cell_grid_show_current (grid_of (self), typed != NULL ? typed : " ", name);
  }
}

/* ---- the sheet ---------------------------------------------------------- */

/* What a cell shows: it is touched only where this differs. */
typedef struct {
  UmpSheetCell cell;
  gboolean here;
} Shown;

static void
show_cell (UmpPadSheet *self, Shown *shown, int row, int seat)
{
  const UmpSheetCells *cells = cells_of (self);
  const UmpSheetCell *cell = ump_sheet_cells_at (cells, row, seat);
  gboolean here = is_here (self, row, seat);
  g_autofree char *text = cell->entry > 0 || cell->has_points ? ump_words_number (cell->points) : NULL;
  g_autofree char *name = ump_sheet_cells_name (cells, setup_of (self), row, seat, text);
  const char *blank = here || cell->absent || ump_sheet_cells_is_points (cells, row) ? " " : "—";

  ump_cell_grid_show_cell (
      grid_of (self), row - self->first, seat,
      &(UmpCellLook){ .text = text != NULL ? text : blank,
                      .name = name,
                      .here = here,
                      .blank = text == NULL && !here,
                      .off = text == NULL && !ump_sheet_cells_is_due (cells, row, seat) });
  shown->cell = *cell;
  shown->here = here;
}

static void
update_cell (UmpPadSheet *self, int row, int seat)
{
  const UmpSheetCells *cells = cells_of (self);
  Shown *shown = &g_array_index (self->shown, Shown, (row - self->first) * cells->n_seats + seat);
  gboolean here = is_here (self, row, seat);

  if (memcmp (&shown->cell, ump_sheet_cells_at (cells, row, seat), sizeof shown->cell) != 0 ||
      shown->here != here || here)
    show_cell (self, shown, row, seat);
}

static void
add_row (UmpPadSheet *self, int row)
{
  g_autofree char *title = ump_sheet_cells_label (cells_of (self), row);
  gboolean points = ump_sheet_cells_is_points (cells_of (self), row);

  ump_cell_grid_add_line (grid_of (self), ump_sheet_first_new (title, points ? "strong" : NULL),
                          points ? "points" : NULL);
  for (int seat = 0; seat < cells_of (self)->n_seats; seat++) {
    Shown shown = { 0 };

    show_cell (self, &shown, row, seat);
    g_array_append_val (self->shown, shown);
  }
}

static void
show_rows (UmpPadSheet *self)
{
  const UmpSheetCells *cells = cells_of (self);
  int n = cells->n_lines, there = ump_cell_grid_get_n_lines (grid_of (self));

  if (there == 0)
    ump_cell_grid_begin (grid_of (self), cells->n_seats);
  /* of many rounds the last; a round more needs one row more, not all of them again */
  if (self->first + there > n || n - self->first > 2 * SHOWN_ROWS ||
      self->shown_generation != ump_sheet_pen_generation (self->pen)) {
    ump_cell_grid_begin (grid_of (self), cells->n_seats);
    g_array_set_size (self->shown, 0);
    self->first = cells->names == NULL ? MAX (n - SHOWN_ROWS, 0) / cells->per_round * cells->per_round : 0;
    self->shown_generation = ump_sheet_pen_generation (self->pen);
  }
  for (int r = self->first + ump_cell_grid_get_n_lines (grid_of (self)); r < n; r++)
    add_row (self, r);
  for (int r = self->first; r < n; r++) {
    for (int s = 0; s < cells->n_seats; s++)
      update_cell (self, r, s);
    if (!ump_sheet_cells_is_points (cells, r))
      ump_set_class (ump_cell_grid_get_title (grid_of (self), r - self->first), "strong",
                     r == ump_sheet_pen_line (self->pen));
  }
}

static void
on_laid_out (UmpPadSheet *self)
{
  GtkScrolledWindow *across = GTK_SCROLLED_WINDOW (self->across);
  GtkAdjustment *columns = gtk_scrolled_window_get_hadjustment (across);
  GtkWidget *current = ump_cell_grid_get_current (grid_of (self));
  /* only a bar that is always there has its own room, and covers no line */
  gboolean wide = gtk_adjustment_get_upper (columns) > gtk_adjustment_get_page_size (columns);

  gtk_scrolled_window_set_policy (across, wide ? GTK_POLICY_ALWAYS : GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  if (current == NULL)
    return;
  ump_scroll_to (GTK_SCROLLED_WINDOW (self->scroll), current, GTK_ORIENTATION_VERTICAL, MARGIN);
  ump_scroll_to (across, current, GTK_ORIENTATION_HORIZONTAL, gtk_widget_get_width (current) / 2.0);
}

static void
show (UmpPadSheet *self)
{
  ump_cell_grid_freeze (grid_of (self)); /* the focus moves with the ring */
  ump_sheet_show_head (self->head, play_of (self), cells_of (self),
                       ump_sheet_pen_line (self->pen) >= 0 ? ump_sheet_pen_seat (self->pen) : UMP_NOBODY);
  show_rows (self);
  ump_sheet_show_foot (self->foot, play_of (self));
  show_typed (self);
  ump_cell_grid_thaw (grid_of (self));
  ump_after_layout_queue (self->after_layout);
}

static void
answer (UmpPadSheet *self, UmpPenAnswer what, guint entry)
{
  switch (what) {
  case UMP_PEN_NOTHING: break;
  case UMP_PEN_TYPED: show_typed (self); break;
  case UMP_PEN_MOVED: show (self); break;
  case UMP_PEN_LIFTED: update (self); break;
  case UMP_PEN_EDIT:
    gtk_widget_activate_action (GTK_WIDGET (self), "win.correct-entry", "(iu)", UMP_CHANGE_ENTRY, entry);
    break;
  }
}

static void
enter (UmpPadSheet *self)
{
  guint entry = 0;
  UmpPenAnswer what = ump_sheet_pen_enter (self->pen, &entry);

  answer (self, what, entry);
}

static void
enter_zeros (UmpPadSheet *self)
{
  answer (self, ump_sheet_pen_enter_zeros (self->pen), 0);
}

static void
on_tapped (UmpPadSheet *self, int line, int seat)
{
  const UmpSheetCells *cells = cells_of (self);
  int row = self->first + line;
  UmpPenAnswer what;
  guint entry = 0;

  if (row >= cells->n_lines || seat >= cells->n_seats)
    return;
  if (ump_sheet_cells_is_points (cells, row)) {
    ump_sheet_show_proof (ump_cell_grid_get_cell (grid_of (self), line, seat), play_of (self), cells, row,
                          seat);
    return;
  }
  what = ump_sheet_pen_tap (self->pen, row, seat, &entry);
  answer (self, what, entry);
}

static void
step (UmpPadSheet *self, int rows, int seats)
{
  if (ump_sheet_pen_step (self->pen, rows, seats))
    show (self);
}

void
ump_pad_sheet_key (UmpPadSheet *self, const char *key)
{
  if (!self->ready)
    return;
  if (g_str_equal (key, "enter"))
    enter (self);
  else if (g_str_equal (key, "left") || g_str_equal (key, "right"))
    step (self, 0, key[0] == 'l' ? -1 : 1);
  else if (g_str_equal (key, "up") || g_str_equal (key, "down"))
    step (self, key[0] == 'u' ? -1 : 1, 0);
  else {
    ump_sheet_pen_key (self->pen, key);
    show_typed (self);
  }
}

/* ---- what else can be said: the end ------------------------------------- */

static void
show_items (UmpPadSheet *self)
{
  gboolean rounds = cells_of (self)->names == NULL;
  GtkWidget *button;

  while ((button = gtk_widget_get_first_child (self->items)) != self->people)
    gtk_widget_unparent (button);
  for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++) {
    const UmpChooserItem *item = ump_chooser_item (self->chooser, i);

    /* who comes and goes is asked for in one place, which knows everybody */
    if (ump_play_game (play_of (self))->verbs[item->move.verb].aside)
      continue;
    button = ump_item_key_new_plain (self->chooser, i);
    gtk_button_set_label (GTK_BUTTON (button), item->label);
    gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
    ump_add_classes (button, "plain");
    gtk_widget_set_sensitive (button, item->legal);
    gtk_widget_insert_before (button, self->items, self->people);
  }
  gtk_widget_set_visible (self->items, !ump_play_is_proposal (play_of (self)));
  gtk_widget_set_visible (self->people, rounds && ump_sheet_pen_line (self->pen) >= 0);
  gtk_widget_set_visible (self->zeros, rounds);
  gtk_widget_set_visible (self->down, !rounds);
}

static void
update (UmpPadSheet *self)
{
  self->ready = ump_sheet_pen_read (self->pen, ump_chooser_mode (self->chooser) == UMP_CHOOSER_SHEET,
                                    gtk_check_button_get_active (GTK_CHECK_BUTTON (self->down)));
  if (!self->ready)
    return;
  show (self);
  show_items (self);
}

/* ---- building ----------------------------------------------------------- */

static void
ump_pad_sheet_dispose (GObject *object)
{
  UmpPadSheet *self = UMP_PAD_SHEET (object);

  g_clear_object (&self->after_layout);
  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_pad_sheet_parent_class)->dispose (object);
}

static void
ump_pad_sheet_finalize (GObject *object)
{
  UmpPadSheet *self = UMP_PAD_SHEET (object);

  g_clear_pointer (&self->pen, ump_sheet_pen_free);
  g_array_unref (self->shown);
  G_OBJECT_CLASS (ump_pad_sheet_parent_class)->finalize (object);
}

static void
ump_pad_sheet_class_init (UmpPadSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_sheet_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_pad_sheet_finalize;
  gtk_widget_class_set_css_name (widget_class, "padsheet");
  g_type_ensure (UMP_TYPE_CELL_GRID);
  g_type_ensure (UMP_TYPE_NUMBER_KEYS);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/pad-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, box);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, head);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, across);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, scroll);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, grid);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, foot);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, side);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, number);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, side_clamp);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, what);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, sum_text);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, sum_value);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, check);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, zeros);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, keys);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, items);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, people);
  gtk_widget_class_bind_template_child (widget_class, UmpPadSheet, down);
  gtk_widget_class_bind_template_callback (widget_class, on_tapped);
  gtk_widget_class_bind_template_callback (widget_class, enter_zeros);
  gtk_widget_class_bind_template_callback (widget_class, ump_pad_sheet_key);
}

/* The current cell is in view from the first frame on, and at each other size. */
static void
follow_room (UmpPadSheet *self, GtkAdjustment *adjustment)
{
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (ump_after_layout_queue), self->after_layout,
                           G_CONNECT_SWAPPED);
}

static void
ump_pad_sheet_init (UmpPadSheet *self)
{
  self->shown = g_array_new (FALSE, FALSE, sizeof (Shown));
  ump_init_template (GTK_WIDGET (self));
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->people))), PANGO_ELLIPSIZE_END);
  self->after_layout = ump_after_layout_new (GTK_WIDGET (self));
  g_signal_connect_object (self->after_layout, "laid-out", G_CALLBACK (on_laid_out), self, G_CONNECT_SWAPPED);
  follow_room (self, gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroll)));
  follow_room (self, gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->across)));
}

GtkWidget *
ump_pad_sheet_new (UmpChooser *chooser)
{
  UmpPadSheet *self = g_object_new (UMP_TYPE_PAD_SHEET, NULL);

  self->chooser = g_object_ref (chooser);
  self->pen = ump_sheet_pen_new (ump_chooser_play (chooser));
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

GtkWidget *
ump_pad_sheet_side (UmpPadSheet *self)
{
  return self->side;
}

GtkWidget *
ump_pad_sheet_number (UmpPadSheet *self)
{
  return self->number;
}

GtkWidget *
ump_pad_sheet_steal_side (UmpPadSheet *self)
{
  GtkWidget *side = g_object_ref (self->side);

  adw_clamp_set_child (self->side_clamp, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->side_clamp), FALSE);
  return side;
}

void
ump_pad_sheet_set_narrow (UmpPadSheet *self, gboolean narrow, int beside)
{
  gboolean large = ump_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT;
  int most = narrow ? ANY_WIDTH : beside;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->side, narrow ? -1 : beside, -1);
  adw_clamp_set_maximum_size (self->side_clamp, most);
  adw_clamp_set_tightening_threshold (self->side_clamp, most);
  gtk_box_set_spacing (GTK_BOX (self->box), narrow ? 6 : 20);
  gtk_box_set_spacing (GTK_BOX (self->side), narrow ? 6 : 8);
  /* on a phone the keys have their room first, and of the lines there is what is left of it */
  gtk_widget_set_vexpand (self->across, narrow);
  gtk_widget_set_vexpand (self->scroll, narrow);
  gtk_label_set_lines (GTK_LABEL (self->check), narrow ? 1 : 2);
  /* a phone with large text has no room for another column of keys, a window with large text none for another
   * line */
  ump_number_keys_set_beside (UMP_NUMBER_KEYS (self->keys), narrow != large);
  self->close = narrow || large;
  if (self->ready)
    show_typed (self);
}

void
ump_pad_sheet_focus (UmpPadSheet *self)
{
  ump_cell_grid_focus_current (grid_of (self));
}
