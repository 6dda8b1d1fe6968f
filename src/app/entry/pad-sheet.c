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
#include "../model/sheet-cells.h"
#include "../model/words.h"

#include "core/shown.h"

/* Older rounds are in the score pane. */
#define SHOWN_ROWS 60
#define LIMIT 1000000
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
  UmpSheetCells cells;
  gboolean ready;
  guint generation;
  int row; /* line of the current cell, -1 for none */
  int seat;
  guint changing; /* the entry that stands in the current cell and is typed anew, 0 for none */
  gboolean fresh; /* the first digit takes the old number's place */
  GString *text;
  GHashTable *left; /* what was typed and not entered, by place_of_cell() */
  GArray *shown;    /* Shown: the cells of the lines from `first` on, as they are in `grid` */
  int first;
  guint shown_generation;
};

G_DEFINE_FINAL_TYPE (UmpPadSheet, ump_pad_sheet, GTK_TYPE_WIDGET)

static guint edit_signal;

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

static UmpCellGrid *
grid_of (UmpPadSheet *self)
{
  return UMP_CELL_GRID (self->grid);
}

/* ---- the number being typed ---------------------------------------------------------------------------- */

/* The entry of a cell with that number in it. A new entry. */
static UmpEntry *
make_entry (UmpPadSheet *self, int row, int seat, gint64 number)
{
  const UmpSheetCells *cells = &self->cells;
  const UmpSetup *setup = setup_of (self);
  const UmpVerb *verb = &setup->game->verbs[cells->verb];
  const char *names[4], *values[4];
  g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  int n = 0;

  names[n] = verb->attrs[cells->player_attr].name;
  values[n++] = setup->ids[seat];
  names[n] = verb->attrs[cells->points_attr].name;
  values[n++] = points;
  if (cells->names != NULL) {
    names[n] = verb->attrs[cells->row_attr].name;
    values[n++] = cells->names[row];
  }
  if (cells->columns != NULL) {
    names[n] = verb->attrs[cells->column_attr].name;
    values[n++] = cells->columns[ump_sheet_cells_column (cells, row)];
  }
  return ump_entry_new (setup->game, verb->name, names, values, n, NULL);
}

/* Said while it is typed: why the number would not do. */
static void
show_check (UmpPadSheet *self, gboolean good, gint64 number)
{
  g_autoptr (UmpEntry) entry = NULL;
  g_autofree char *why = NULL;
  UmpVerdict verdict = { 0 };

  if (good && self->changing == 0 && !ump_play_is_read_only (play_of (self))) {
    entry = make_entry (self, self->row, self->seat, number);
    if (!ump_match_judge (ump_play_match (play_of (self)), entry, &verdict))
      why = ump_text_format (&verdict.reason, setup_of (self), ump_play_words ());
  }
  ump_label_keep (self->check, why);
  gtk_widget_set_visible (self->check, !self->close || why != NULL);
  gtk_widget_set_visible (self->what, !self->close || why == NULL);
}

/* "Everybody else 0": how many there are besides the current cell in its line. */
static int
n_others (UmpPadSheet *self)
{
  int n = 0;

  for (int s = 0; s < self->cells.n_seats && self->row >= 0 && self->cells.names == NULL; s++)
    n += s != self->seat && ump_sheet_cells_is_due (&self->cells, self->row, s);
  return n;
}

static void
show_typed (UmpPadSheet *self)
{
  gint64 sum = 0;
  gboolean good = ump_sum_parse (self->text->str, LIMIT, &sum), here = self->row >= 0;
  g_autofree char *title = here ? ump_sheet_cells_title (&self->cells, self->row) : NULL;
  g_autofree char *what =
      here ? g_strdup_printf (_ ("%s: %s"), setup_of (self)->shown[self->seat], title) : NULL;
  g_autofree char *number = ump_words_number (sum);
  g_autofree char *value = good ? g_strconcat ("= ", number, NULL) : NULL;
  g_autofree char *label = good ? g_strdup_printf (_ ("Enter %s"), number) : g_strdup (_ ("Enter"));

  if (self->changing > 0) {
    /* Translators: a filled cell of a score sheet that is typed anew: who, and which row */
    g_autofree char *new_number = g_strdup_printf (_ ("%s, new number"), what);

    gtk_label_set_text (GTK_LABEL (self->what), new_number);
  } else {
    gtk_label_set_text (GTK_LABEL (self->what), what != NULL ? what : ump_sheet_none_due (play_of (self)));
  }
  ump_label_keep (self->sum_text, self->text->str);
  ump_label_keep (self->sum_value, value);
  ump_number_keys_set_enter (UMP_NUMBER_KEYS (self->keys), label, good && here);
  ump_sheet_offer_keys (self->keys, here, self->zeros, good && self->changing == 0);
  show_check (self, good && here, sum);
  if (here) {
    const char *typed = self->text->len > 0 ? self->text->str : NULL;
    g_autofree char *name =
        ump_sheet_cells_name (&self->cells, setup_of (self), self->row, self->seat, typed);

    ump_cell_grid_show_current (grid_of (self), typed != NULL ? typed : " ", name);
  }
}

static void
stop_changing (UmpPadSheet *self)
{
  self->changing = 0;
  g_string_truncate (self->text, 0);
}

static gpointer
place_of_cell (UmpPadSheet *self)
{
  return GINT_TO_POINTER (self->row * UMP_MAX_SEATS + self->seat);
}

/* What is typed stands there again when somebody comes back to the cell. */
static void
leave_cell (UmpPadSheet *self)
{
  if (self->row >= 0 && self->changing == 0 && !self->fresh && self->text->len > 0)
    g_hash_table_replace (self->left, place_of_cell (self), g_strdup (self->text->str));
  stop_changing (self);
}

static void
take_left (UmpPadSheet *self)
{
  const char *typed = g_hash_table_lookup (self->left, place_of_cell (self));

  if (typed == NULL)
    return;
  g_string_assign (self->text, typed);
  self->fresh = FALSE;
  g_hash_table_remove (self->left, place_of_cell (self));
}

/* A correction like any other, without its page where nothing is refused and the game goes on. */
static void
change (UmpPadSheet *self, gint64 number)
{
  g_autofree char *now = ump_session_now ();
  g_autoptr (UmpEntry) bare = make_entry (self, self->row, self->seat, number);
  g_autoptr (UmpEntry) entry = ump_entry_with (bare, NULL, now);
  g_autoptr (UmpCorrection) correction = NULL;
  guint old = self->changing;

  if (number == ump_sheet_cells_at (&self->cells, self->row, self->seat)->points) {
    stop_changing (self);
    self->row = -1;
    update (self);
    return;
  }
  correction = ump_match_correct (ump_play_match (play_of (self)), UMP_EDIT, old, entry);
  stop_changing (self);
  /* the entry that closed the row comes out otherwise too, that is no surprise: an end that comes or goes is
   * one */
  if (correction != NULL && correction->refused.kind == UMP_ACCEPTED &&
      ump_table_state (ump_match_table (correction->result)) == UMP_PLAYING)
    ump_play_accept_correction (play_of (self), correction, NULL, 0);
  else {
    ump_play_propose (play_of (self), old, bare);
    g_signal_emit (self, edit_signal, 0, old);
  }
}

/* The cell moves on with the change, and what is typed is gone then; refused, it stands there again. */
static gboolean
enter_typed (UmpPadSheet *self, UmpEntry *entry)
{
  g_autofree char *typed = g_strdup (self->text->str);

  g_string_truncate (self->text, 0);
  if (ump_play_enter (play_of (self), entry))
    return TRUE;
  g_string_assign (self->text, typed);
  return FALSE;
}

static void
enter (UmpPadSheet *self)
{
  g_autoptr (UmpEntry) entry = NULL;
  gint64 sum;

  if (self->row < 0 || !ump_sum_parse (self->text->str, LIMIT, &sum))
    return;
  if (self->changing > 0) {
    change (self, sum);
    return;
  }
  entry = make_entry (self, self->row, self->seat, sum);
  enter_typed (self, entry);
  show_typed (self);
}

/* The current number, and 0 for all others in its line: one undo takes them back together. */
static void
enter_zeros (UmpPadSheet *self)
{
  const UmpSheetCells *cells = &self->cells;
  int row = self->row, first = self->seat, due[UMP_MAX_SEATS], n = 0;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  gint64 sum = 0;

  if (row < 0 || self->changing > 0 || !ump_sum_parse (self->text->str, LIMIT, &sum))
    return;
  for (int k = 1; k < cells->n_seats; k++)
    if (ump_sheet_cells_is_due (cells, row, (first + k) % cells->n_seats))
      due[n++] = (first + k) % cells->n_seats;
  g_ptr_array_add (entries, make_entry (self, row, first, sum));
  for (int k = 0; k < n; k++)
    g_ptr_array_add (entries, make_entry (self, row, due[k], 0));
  /* the sheet changes with each of them, so they were made before */
  for (guint i = 0; i < entries->len; i++) {
    if (!enter_typed (self, entries->pdata[i]))
      break;
    if (i > 0)
      ump_play_join_last (play_of (self));
  }
  show_typed (self);
}

/* What is typed over a chosen number takes its place; a sign or a sum goes on from it. */
static void
type_text (UmpPadSheet *self, const char *key)
{
  if (self->fresh && g_ascii_isdigit (key[0]))
    g_string_truncate (self->text, 0);
  self->fresh = FALSE;
  if (self->text->len < 60)
    g_string_append (self->text, key);
}

static void
change_sign (UmpPadSheet *self)
{
  gssize at = (gssize) self->text->len - 1;

  while (at >= 0 && g_ascii_isdigit (self->text->str[at]))
    at--;
  if (at < 0)
    g_string_prepend_c (self->text, '-');
  else if (at == 0 && self->text->str[0] == '-')
    g_string_erase (self->text, 0, 1);
  else
    self->text->str[at] = self->text->str[at] == '-' ? '+' : '-';
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
  const UmpSheetCell *cell = ump_sheet_cells_at (&self->cells, row, seat);
  gboolean here = row == self->row && seat == self->seat;
  g_autofree char *text = cell->entry > 0 || cell->has_points ? ump_words_number (cell->points) : NULL;
  g_autofree char *name = ump_sheet_cells_name (&self->cells, setup_of (self), row, seat, text);
  const char *blank = here || cell->absent || ump_sheet_cells_is_points (&self->cells, row) ? " " : "—";

  ump_cell_grid_show_cell (
      grid_of (self), row - self->first, seat,
      &(UmpCellLook){ .text = text != NULL ? text : blank,
                      .name = name,
                      .here = here,
                      .blank = text == NULL && !here,
                      .off = text == NULL && !ump_sheet_cells_is_due (&self->cells, row, seat) });
  shown->cell = *cell;
  shown->here = here;
}

static void
update_cell (UmpPadSheet *self, int row, int seat)
{
  Shown *shown = &g_array_index (self->shown, Shown, (row - self->first) * self->cells.n_seats + seat);
  const UmpSheetCell *cell = ump_sheet_cells_at (&self->cells, row, seat);
  gboolean here = row == self->row && seat == self->seat;

  if (memcmp (&shown->cell, cell, sizeof *cell) != 0 || shown->here != here || here)
    show_cell (self, shown, row, seat);
}

static void
add_row (UmpPadSheet *self, int row)
{
  g_autofree char *title = ump_sheet_cells_label (&self->cells, row);
  gboolean points = ump_sheet_cells_is_points (&self->cells, row);

  ump_cell_grid_add_line (grid_of (self), ump_sheet_first_new (title, points ? "strong" : NULL),
                          points ? "points" : NULL);
  for (int seat = 0; seat < self->cells.n_seats; seat++) {
    Shown shown = { 0 };

    show_cell (self, &shown, row, seat);
    g_array_append_val (self->shown, shown);
  }
}

static void
show_rows (UmpPadSheet *self)
{
  int n = self->cells.n_lines, there = ump_cell_grid_get_n_lines (grid_of (self));

  if (there == 0)
    ump_cell_grid_begin (grid_of (self), self->cells.n_seats);
  /* of many rounds the last; a round more needs one row more, not all of them again */
  if (self->first + there > n || n - self->first > 2 * SHOWN_ROWS ||
      self->shown_generation != self->generation) {
    ump_cell_grid_begin (grid_of (self), self->cells.n_seats);
    g_array_set_size (self->shown, 0);
    self->first = self->cells.names == NULL
                      ? MAX (n - SHOWN_ROWS, 0) / self->cells.per_round * self->cells.per_round
                      : 0;
    self->shown_generation = self->generation;
  }
  for (int r = self->first + ump_cell_grid_get_n_lines (grid_of (self)); r < n; r++)
    add_row (self, r);
  for (int r = self->first; r < n; r++) {
    for (int s = 0; s < self->cells.n_seats; s++)
      update_cell (self, r, s);
    if (!ump_sheet_cells_is_points (&self->cells, r))
      ump_set_class (ump_cell_grid_get_title (grid_of (self), r - self->first), "strong", r == self->row);
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
  ump_sheet_show_head (self->head, play_of (self), &self->cells, self->row >= 0 ? self->seat : UMP_NOBODY);
  show_rows (self);
  ump_sheet_show_foot (self->foot, play_of (self));
  show_typed (self);
  ump_cell_grid_thaw (grid_of (self));
  ump_after_layout_queue (self->after_layout);
}

static void
tap_cell (UmpPadSheet *self, int row, int seat)
{
  guint entry = ump_sheet_cells_at (&self->cells, row, seat)->entry;

  if (ump_sheet_cells_is_points (&self->cells, row)) {
    ump_sheet_show_proof (ump_cell_grid_get_cell (grid_of (self), row - self->first, seat), play_of (self),
                          &self->cells, row, seat);
    return;
  }
  if (entry > 0 && (ump_play_is_read_only (play_of (self)) || self->changing == entry))
    return;
  if (entry == 0 && !ump_sheet_cells_is_due (&self->cells, row, seat))
    return;
  leave_cell (self);
  if (entry > 0 && ump_chooser_mode (self->chooser) != UMP_CHOOSER_SHEET) {
    /* the game is over: what this changes has to be seen first */
    g_signal_emit (self, edit_signal, 0, entry);
    return;
  }
  self->row = row;
  self->seat = seat;
  if (entry > 0) {
    self->changing = entry;
    self->fresh = TRUE;
    g_string_printf (self->text, "%" G_GINT64_FORMAT, ump_sheet_cells_at (&self->cells, row, seat)->points);
  } else {
    take_left (self);
  }
  show (self);
}

static void
on_tapped (UmpPadSheet *self, int line, int seat)
{
  if (self->first + line < self->cells.n_lines && seat < self->cells.n_seats)
    tap_cell (self, self->first + line, seat);
}

/* On to the next cell in that direction that can be filled, or is. */
static void
step (UmpPadSheet *self, int rows, int seats)
{
  int row = self->row, seat = self->seat;

  if (row < 0)
    return;
  do {
    row += rows;
    seat += seats;
    if (row < 0 || row >= self->cells.n_lines || seat < 0 || seat >= self->cells.n_seats)
      return;
  } while (ump_sheet_cells_is_points (&self->cells, row) ||
           (ump_sheet_cells_at (&self->cells, row, seat)->entry == 0 &&
            !ump_sheet_cells_is_due (&self->cells, row, seat)));
  leave_cell (self);
  self->row = row;
  self->seat = seat;
  take_left (self);
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
    if (g_str_equal (key, "C"))
      g_string_truncate (self->text, 0);
    else if (g_str_equal (key, "<"))
      g_string_truncate (self->text, self->text->len > 0 ? self->text->len - 1 : 0);
    else if (g_str_equal (key, "±"))
      change_sign (self);
    else
      type_text (self, key);
    self->fresh = FALSE;
    show_typed (self);
  }
}

static void
on_key (UmpPadSheet *self, const char *key)
{
  ump_pad_sheet_key (self, key);
}

/* ---- what else can be said: the end ------------------------------------- */

static void
show_items (UmpPadSheet *self)
{
  ump_wrap_box_clear (UMP_WRAP_BOX (self->items));
  for (guint i = 0; i < g_list_model_get_n_items (ump_chooser_items (self->chooser)); i++) {
    const UmpChooserItem *item = ump_chooser_item (self->chooser, i);
    GtkWidget *button;

    /* who comes and goes is asked for in one place, which knows everybody */
    if (ump_play_game (play_of (self))->verbs[item->move.verb].aside)
      continue;
    button = ump_item_key_new_plain (self->chooser, i);
    gtk_button_set_label (GTK_BUTTON (button), item->label);
    gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
    ump_add_classes (button, "plain");
    gtk_widget_set_sensitive (button, item->legal);
    ump_wrap_box_append (UMP_WRAP_BOX (self->items), button);
  }
  ump_wrap_box_append (UMP_WRAP_BOX (self->items), self->people);
  gtk_widget_set_visible (self->people, self->cells.names == NULL && self->row >= 0);
  ump_wrap_box_append (UMP_WRAP_BOX (self->items), self->zeros);
  gtk_widget_set_visible (self->zeros, n_others (self) > 0);
  ump_wrap_box_append (UMP_WRAP_BOX (self->items), self->down);
  gtk_widget_set_visible (self->down, self->cells.names != NULL);
}

/* The last number of a round that must sum to 0 is known: it stands there, and typing takes its place. */
static void
fill_rest (UmpPadSheet *self)
{
  gint64 rest;

  if (self->text->len > 0 || !ump_sheet_cells_rest (&self->cells, &rest))
    return;
  g_string_printf (self->text, "%" G_GINT64_FORMAT, rest);
  self->fresh = TRUE;
}

static void
update (UmpPadSheet *self)
{
  UmpPlay *play = play_of (self);

  if (!ump_play_game (play)->no_table)
    return;
  if (!self->ready || self->generation != ump_play_generation (play)) {
    ump_sheet_cells_clear (&self->cells);
    self->ready = ump_sheet_cells_init (&self->cells, setup_of (self));
    self->generation = ump_play_generation (play);
    self->row = -1;
    g_hash_table_remove_all (self->left);
  }
  if (!self->ready)
    return;
  ump_sheet_cells_read (&self->cells, play);
  if (self->row >= self->cells.n_lines)
    self->row = -1;
  if (ump_chooser_mode (self->chooser) != UMP_CHOOSER_SHEET)
    self->row = -1;
  else if (self->row < 0 || ump_sheet_cells_at (&self->cells, self->row, self->seat)->absent ||
           (ump_sheet_cells_at (&self->cells, self->row, self->seat)->entry > 0 &&
            ump_sheet_cells_at (&self->cells, self->row, self->seat)->entry != self->changing)) {
    if (self->changing > 0)
      stop_changing (self);
    if (!ump_sheet_cells_next (&self->cells, gtk_check_button_get_active (GTK_CHECK_BUTTON (self->down)),
                               &self->row, &self->seat))
      self->row = -1;
    else {
      take_left (self);
      fill_rest (self);
    }
  }
  show (self);
  show_items (self);
}

/* ---- building ----------------------------------------------------------- */

static void
ump_pad_sheet_dispose (GObject *object)
{
  UmpPadSheet *self = UMP_PAD_SHEET (object);

  g_clear_object (&self->after_layout);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->down);
  g_clear_object (&self->people);
  g_clear_object (&self->zeros);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_pad_sheet_parent_class)->dispose (object);
}

static void
ump_pad_sheet_finalize (GObject *object)
{
  UmpPadSheet *self = UMP_PAD_SHEET (object);

  ump_sheet_cells_clear (&self->cells);
  g_string_free (self->text, TRUE);
  g_hash_table_unref (self->left);
  g_array_unref (self->shown);
  G_OBJECT_CLASS (ump_pad_sheet_parent_class)->finalize (object);
}

static void
ump_pad_sheet_class_init (UmpPadSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_sheet_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_pad_sheet_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "padsheet");
  edit_signal = g_signal_new ("edit", UMP_TYPE_PAD_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                              1, G_TYPE_UINT);
}

static GtkWidget *
new_grid (GtkWidget *grid, const char *css_class)
{
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  ump_add_classes (grid, css_class);
  return grid;
}

static void
build_side (UmpPadSheet *self)
{
  GtkWidget *display = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, "sum-display");

  self->side = ump_box_new (GTK_ORIENTATION_VERTICAL, 8, NULL);
  self->what = ump_label_new (NULL, "section-title");
  gtk_label_set_ellipsize (GTK_LABEL (self->what), PANGO_ELLIPSIZE_END);
  self->sum_text = ump_label_new (NULL, "sum-text number");
  gtk_widget_set_hexpand (self->sum_text, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (self->sum_text), PANGO_ELLIPSIZE_START);
  self->sum_value = ump_label_new (NULL, "sum-value number");
  gtk_box_append (GTK_BOX (display), self->sum_text);
  gtk_box_append (GTK_BOX (display), self->sum_value);
  self->check = ump_text_new ("", "error-text");
  gtk_label_set_lines (GTK_LABEL (self->check), 2);
  gtk_label_set_ellipsize (GTK_LABEL (self->check), PANGO_ELLIPSIZE_END);
  self->zeros = g_object_ref_sink (gtk_button_new_with_label (_ ("Everyone Else 0")));
  ump_add_classes (self->zeros, "plain");
  g_signal_connect_swapped (self->zeros, "clicked", G_CALLBACK (enter_zeros), self);
  self->people = g_object_ref_sink (gtk_button_new_with_label (_ ("Who Plays…")));
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->people))), PANGO_ELLIPSIZE_END);
  ump_add_classes (self->people, "plain");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->people), "win.come-and-go");
  self->keys = ump_number_keys_new (TRUE);
  g_signal_connect_swapped (self->keys, "key", G_CALLBACK (on_key), self);
  self->items = ump_wrap_box_new (8, 6);
  self->down = g_object_ref_sink (gtk_check_button_new_with_label (_ ("Down the column")));
  gtk_box_append (GTK_BOX (self->side), self->what);
  gtk_box_append (GTK_BOX (self->side), display);
  gtk_box_append (GTK_BOX (self->side), self->check);
  gtk_box_append (GTK_BOX (self->side), self->keys);
  gtk_box_append (GTK_BOX (self->side), self->items);
  gtk_widget_set_hexpand (self->side, FALSE);
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
  GtkWidget *sheet = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, "box sheet");

  self->text = g_string_new (NULL);
  self->left = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->shown = g_array_new (FALSE, FALSE, sizeof (Shown));
  self->row = -1;
  self->cells.verb = UMP_VERB_UNKNOWN;
  self->head = new_grid (gtk_grid_new (), "sheet-head");
  self->grid = new_grid (ump_cell_grid_new (0), "sheet-rows");
  g_signal_connect_swapped (self->grid, "tapped", G_CALLBACK (on_tapped), self);
  self->foot = new_grid (gtk_grid_new (), "sheet-foot");
  self->scroll = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroll), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroll), self->grid);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroll), 90);
  gtk_box_append (GTK_BOX (sheet), self->head);
  gtk_box_append (GTK_BOX (sheet), self->scroll);
  gtk_box_append (GTK_BOX (sheet), self->foot);
  gtk_widget_set_hexpand (sheet, TRUE);
  gtk_widget_set_valign (sheet, GTK_ALIGN_START);
  build_side (self);
  self->box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 20, NULL);
  /* many people on a phone: sideways, head and foot with it */
  self->across = gtk_scrolled_window_new ();
  ump_add_classes (self->across, "across");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->across), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  /* the bar tells that there are more columns than are seen */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (self->across), FALSE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->across), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->across), sheet);
  gtk_widget_set_hexpand (self->across, TRUE);
  gtk_widget_set_valign (self->across, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->box), self->across);
  self->side_clamp = ADW_CLAMP (adw_clamp_new ());
  adw_clamp_set_child (self->side_clamp, self->side);
  gtk_widget_set_hexpand (GTK_WIDGET (self->side_clamp), FALSE);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->side_clamp));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
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
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

GtkWidget *
ump_pad_sheet_side (UmpPadSheet *self)
{
  return self->side;
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
