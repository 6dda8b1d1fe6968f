/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-sheet.h"

#include "number-keys.h"
#include "../widgets/parts.h"
#include "../model/sheet-cells.h"

#include "core/shown.h"

/* Older rounds are in the score pane. */
#define SHOWN_ROWS 60
#define LIMIT 1000000
#define SIDE_WIDTH 360

struct _UmpPadSheet {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *box;
  GtkWidget *head;
  GtkWidget *scroll;
  GtkWidget *grid;
  GtkWidget *foot;
  GtkWidget *side;
  GtkWidget *what;
  GtkWidget *sum_text;
  GtkWidget *sum_value;
  GtkWidget *keys;
  GtkWidget *items;
  GtkWidget *down;
  GtkWidget *current; /* borrowed: the button of the current cell */
  UmpSheetCells cells;
  gboolean ready;
  guint generation;
  int row; /* current cell, -1 for none */
  int seat;
  guint changing; /* the entry that stands in the current cell and is typed anew, 0 for none */
  gboolean fresh; /* the first digit takes the old number's place */
  GString *text;
  GArray *shown; /* Shown: the cells of the rows from `first` on */
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

static char *
row_title (UmpPadSheet *self, int row)
{
  return self->cells.names != NULL ? ump_shown (self->cells.names[row], UMP_SHOWN_NAME)
                                   : g_strdup_printf (_ ("Round %d"), row + 1);
}

/* A new label takes the name away, so it comes after it. text: NULL for a blank cell. */
static void
name_cell (UmpPadSheet *self, GtkWidget *button, int row, int seat, const char *text)
{
  g_autofree char *title = row_title (self, row), *name = NULL;

  /* Translators: a cell of a score sheet: who, which row, what stands there. */
  name = g_strdup_printf (_ ("%s, %s, %s"), setup_of (self)->shown[seat], title,
                          text != NULL ? text : _ ("blank"));
  ump_name_widget (button, name);
}

/* ---- the number being typed ---------------------------------------------------------------------------- */

static void
show_typed (UmpPadSheet *self)
{
  gint64 sum = 0;
  gboolean good = ump_sum_parse (self->text->str, LIMIT, &sum), here = self->row >= 0;
  g_autofree char *title = here ? row_title (self, self->row) : NULL;
  g_autofree char *what =
      here ? g_strdup_printf (_ ("%s: %s"), setup_of (self)->shown[self->seat], title) : NULL;
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, sum);
  g_autofree char *value = good ? g_strconcat ("= ", number, NULL) : NULL;
  g_autofree char *label = good ? g_strdup_printf (_ ("Enter %s"), number) : g_strdup (_ ("Enter"));

  if (self->changing > 0) {
    /* Translators: a filled cell of a score sheet that is typed anew: who, and which row */
    g_autofree char *new_number = g_strdup_printf (_ ("%s, new number"), what);

    ump_label_say (self->what, new_number);
  } else {
    ump_label_say (self->what, what != NULL ? what : _ ("Every cell is filled"));
  }
  gtk_label_set_text (GTK_LABEL (self->sum_text), self->text->str);
  gtk_label_set_text (GTK_LABEL (self->sum_value), value != NULL ? value : "");
  ump_number_keys_set_enter (UMP_NUMBER_KEYS (self->keys), label, good && here);
  if (self->current != NULL && here) {
    gtk_button_set_label (GTK_BUTTON (self->current), self->text->len > 0 ? self->text->str : " ");
    name_cell (self, self->current, self->row, self->seat, self->text->len > 0 ? self->text->str : NULL);
  }
}

/* The entry of the current cell with that number in it. A new entry. */
static UmpEntry *
make_entry (UmpPadSheet *self, gint64 number)
{
  const UmpSetup *setup = setup_of (self);
  const UmpVerb *verb = &setup->game->verbs[self->cells.verb];
  const char *names[3], *values[3];
  g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  int n = 0;

  names[n] = verb->attrs[self->cells.player_attr].name;
  values[n++] = setup->ids[self->seat];
  names[n] = verb->attrs[self->cells.points_attr].name;
  values[n++] = points;
  if (self->cells.names != NULL) {
    names[n] = verb->attrs[self->cells.row_attr].name;
    values[n++] = self->cells.names[self->row];
  }
  return ump_entry_new (setup->game, verb->name, names, values, n, NULL);
}

static void
stop_changing (UmpPadSheet *self)
{
  self->changing = 0;
  g_string_truncate (self->text, 0);
}

/* A correction like any other, without its page where nothing is refused and the game goes on. */
static void
change (UmpPadSheet *self, gint64 number)
{
  g_autofree char *now = ump_session_now ();
  g_autoptr (UmpEntry) bare = make_entry (self, number);
  g_autoptr (UmpEntry) entry = ump_entry_with (bare, setup_of (self)->game, NULL, now);
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
  /* the entry that closed the row comes out otherwise too, that is no surprise: an end that comes or goes is one */
  if (correction != NULL && correction->refused.kind == UMP_ACCEPTED &&
      ump_table_state (ump_match_table (correction->result)) == UMP_PLAYING)
    ump_play_accept_correction (play_of (self), correction, NULL, 0);
  else
    g_signal_emit (self, edit_signal, 0, old);
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
  entry = make_entry (self, sum);
  /* the cell moves on with the change; the number is gone then */
  if (ump_play_enter (play_of (self), entry))
    g_string_truncate (self->text, 0);
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

static void on_cell (GtkWidget *cell, UmpPadSheet *self);

/* What a cell shows: it is touched only where this differs. */
typedef struct {
  GtkWidget *button;
  GtkWidget *title; /* of the row, in its first cell */
  guint entry;
  gint64 points;
  gboolean here;
} Shown;

static void
show_cell (UmpPadSheet *self, Shown *shown, int row, int seat)
{
  const UmpSheetCell *cell = ump_sheet_cells_at (&self->cells, row, seat);
  gboolean here = row == self->row && seat == self->seat;
  g_autofree char *text = cell->entry > 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, cell->points) : NULL;

  gtk_button_set_label (GTK_BUTTON (shown->button), text != NULL ? text : here ? " " : "—");
  ump_set_class (shown->button, "chosen", here);
  ump_set_class (shown->button, "blank", cell->entry == 0 && !here);
  name_cell (self, shown->button, row, seat, text);
  shown->entry = cell->entry;
  shown->points = cell->points;
  shown->here = here;
}

static void
update_cell (UmpPadSheet *self, int row, int seat)
{
  Shown *shown = &g_array_index (self->shown, Shown, (row - self->first) * self->cells.n_seats + seat);
  const UmpSheetCell *cell = ump_sheet_cells_at (&self->cells, row, seat);
  gboolean here = row == self->row && seat == self->seat;

  if (shown->entry != cell->entry || shown->points != cell->points || shown->here != here || here)
    show_cell (self, shown, row, seat);
  if (shown->title != NULL)
    ump_set_class (shown->title, "strong", row == self->row);
  if (here)
    self->current = shown->button;
}

static void
clear_grid (GtkWidget *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (grid)) != NULL)
    gtk_grid_remove (GTK_GRID (grid), child);
}

/* All three grids have the same columns: a first one for the rows' names, then one a person. */
static GtkWidget *
attach_first (GtkWidget *grid, const char *text, int row, const char *css_class)
{
  GtkWidget *label = ump_label_new (text, css_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 7);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (GTK_GRID (grid), label, 0, row, 1, 1);
  return label;
}

static void
show_head (UmpPadSheet *self)
{
  const UmpSetup *setup = setup_of (self);

  clear_grid (self->head);
  attach_first (self->head, "", 0, NULL);
  for (int s = 0; s < setup->n_seats; s++) {
    GtkWidget *label =
        ump_label_new (setup->shown[s], s == self->seat && self->row >= 0 ? "strong current" : "strong");
    gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    gtk_widget_set_hexpand (label, TRUE);
    gtk_grid_attach (GTK_GRID (self->head), label, s + 1, 0, 1, 1);
  }
}

static void
show_foot (UmpPadSheet *self)
{
  const UmpSetup *setup = setup_of (self);
  UmpTotal totals[UMP_MAX_SEATS];
  gint64 best = 0;
  gboolean begun = ump_match_undo_entry (ump_play_match (play_of (self))) > 0;

  clear_grid (self->foot);
  ump_score_totals (ump_play_table (play_of (self)), totals);
  for (int s = 0; s < setup->n_seats; s++)
    if (totals[s].rank == 1)
      best = totals[s].points;
  attach_first (self->foot, _ ("Total"), 0, "strong");
  for (int s = 0; s < setup->n_seats; s++) {
    g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, totals[s].points);
    gint64 behind = ABS (totals[s].points - best);
    g_autofree char *distance = g_strdup_printf ("%" G_GINT64_FORMAT, behind);
    g_autofree char *words = !begun        ? g_strdup ("")
                             : behind == 0 ? g_strdup (_ ("leads"))
                                           : g_strdup_printf (_ ("%s behind"), distance);
    GtkWidget *total = ump_label_new (points, "total"),
              *note = ump_label_new (words, begun && behind == 0 ? "dim-text leads" : "dim-text");
    g_autofree char *name = g_strdup_printf ("%s %s", setup->shown[s], points);
    gtk_label_set_xalign (GTK_LABEL (total), 0.5f);
    gtk_label_set_xalign (GTK_LABEL (note), 0.5f);
    ump_name_widget (total, name);
    gtk_widget_set_hexpand (total, TRUE);
    gtk_grid_attach (GTK_GRID (self->foot), total, s + 1, 0, 1, 1);
    gtk_grid_attach (GTK_GRID (self->foot), note, s + 1, 1, 1, 1);
  }
}

static void
add_row (UmpPadSheet *self, int row)
{
  g_autofree char *title = row_title (self, row);
  GtkWidget *label = attach_first (self->grid, title, row - self->first, NULL);

  for (int seat = 0; seat < self->cells.n_seats; seat++) {
    Shown shown = { .button = gtk_button_new_with_label (""), .title = seat == 0 ? label : NULL };
    ump_add_classes (shown.button, "sheet-cell number");
    gtk_widget_set_hexpand (shown.button, TRUE);
    g_object_set_data (G_OBJECT (shown.button), "cell", GINT_TO_POINTER (row * self->cells.n_seats + seat));
    g_signal_connect (shown.button, "clicked", G_CALLBACK (on_cell), self);
    gtk_grid_attach (GTK_GRID (self->grid), shown.button, seat + 1, row - self->first, 1, 1);
    show_cell (self, &shown, row, seat);
    g_array_append_val (self->shown, shown);
  }
}

static void
show_rows (UmpPadSheet *self)
{
  int n = self->cells.n_rows, seats = MAX (self->cells.n_seats, 1), there;

  there = (int) self->shown->len / seats;
  /* of many rounds the last; a round more needs one row more, not all of them again */
  if (self->first + there > n || n - self->first > 2 * SHOWN_ROWS ||
      self->shown_generation != self->generation) {
    clear_grid (self->grid);
    g_array_set_size (self->shown, 0);
    self->first = self->cells.names == NULL ? MAX (n - SHOWN_ROWS, 0) : 0;
    self->shown_generation = self->generation;
  }
  self->current = NULL;
  for (int r = self->first + (int) self->shown->len / seats; r < n; r++)
    add_row (self, r);
  for (int r = self->first; r < n; r++)
    for (int s = 0; s < self->cells.n_seats; s++)
      update_cell (self, r, s);
}

static gboolean
scroll_to_current (gpointer data)
{
  UmpPadSheet *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroll));
  graphene_rect_t box;

  if (self->current != NULL && gtk_widget_compute_bounds (self->current, self->grid, &box))
    gtk_adjustment_clamp_page (adjustment, (double) box.origin.y - 40,
                               (double) (box.origin.y + box.size.height) + 40);
  return G_SOURCE_REMOVE;
}

static void
show (UmpPadSheet *self)
{
  /* the focus moves with the ring */
  gboolean focused = gtk_widget_get_focus_child (self->grid) != NULL;

  show_head (self);
  show_rows (self);
  show_foot (self);
  show_typed (self);
  if (focused)
    ump_pad_sheet_focus (self);
  g_idle_add_full (GDK_PRIORITY_REDRAW + 5, scroll_to_current, g_object_ref (self), g_object_unref);
}

static void
on_cell (GtkWidget *cell, UmpPadSheet *self)
{
  int at = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (cell), "cell"));
  int row = at / self->cells.n_seats, seat = at % self->cells.n_seats;
  guint entry = ump_sheet_cells_at (&self->cells, row, seat)->entry;

  if (entry > 0 && ump_play_is_read_only (play_of (self)))
    return;
  if (entry > 0 && self->changing == entry)
    return;
  stop_changing (self);
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
  }
  show (self);
}

static void
step (UmpPadSheet *self, int rows, int seats)
{
  int row = self->row + rows, seat = self->seat + seats;

  if (self->row < 0 || row < 0 || row >= self->cells.n_rows || seat < 0 || seat >= self->cells.n_seats)
    return;
  stop_changing (self);
  self->row = row;
  self->seat = seat;
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
on_item (GtkWidget *button, UmpPadSheet *self)
{
  ump_chooser_tap_item (self->chooser, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index")));
}

static void
show_items (UmpPadSheet *self)
{
  ump_box_clear (self->items);
  for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++) {
    const UmpChooserItem *item = ump_chooser_item (self->chooser, i);
    GtkWidget *button = gtk_button_new_with_label (item->label);

    gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
    ump_add_classes (button, "plain");
    gtk_widget_set_sensitive (button, item->legal);
    g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (i));
    g_signal_connect (button, "clicked", G_CALLBACK (on_item), self);
    gtk_box_append (GTK_BOX (self->items), button);
  }
  gtk_box_append (GTK_BOX (self->items), self->down);
  gtk_widget_set_visible (self->down, self->cells.names != NULL);
}

static void
update (UmpPadSheet *self)
{
  UmpPlay *play = play_of (self);
  int verb = ump_chooser_verb (self->chooser);

  if (!ump_play_game (play)->no_table)
    return;
  if (!self->ready || self->generation != ump_play_generation (play)) {
    const UmpGame *game = ump_play_game (play);
    for (int v = 0; v < game->n_verbs && verb < 0; v++)
      if (game->verbs[v].open)
        verb = v; /* the game is over: its sheet is still to be seen */
    ump_sheet_cells_clear (&self->cells);
    self->ready = verb >= 0 && ump_sheet_cells_init (&self->cells, setup_of (self), verb);
    self->generation = ump_play_generation (play);
    self->row = -1;
  }
  if (!self->ready)
    return;
  ump_sheet_cells_read (&self->cells, play);
  if (self->row >= self->cells.n_rows)
    self->row = -1;
  if (ump_chooser_mode (self->chooser) != UMP_CHOOSER_SHEET)
    self->row = -1;
  else if (self->row < 0 ||
           (ump_sheet_cells_at (&self->cells, self->row, self->seat)->entry > 0 &&
            ump_sheet_cells_at (&self->cells, self->row, self->seat)->entry != self->changing)) {
    if (self->changing > 0)
      stop_changing (self);
    if (!ump_sheet_cells_next (&self->cells, gtk_check_button_get_active (GTK_CHECK_BUTTON (self->down)),
                               &self->row, &self->seat))
      self->row = -1;
  }
  show (self);
  show_items (self);
}

/* ---- building ----------------------------------------------------------- */

static void
ump_pad_sheet_dispose (GObject *object)
{
  UmpPadSheet *self = UMP_PAD_SHEET (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->down);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_pad_sheet_parent_class)->dispose (object);
}

static void
ump_pad_sheet_finalize (GObject *object)
{
  UmpPadSheet *self = UMP_PAD_SHEET (object);

  ump_sheet_cells_clear (&self->cells);
  g_string_free (self->text, TRUE);
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
grid_new (const char *css_class)
{
  GtkWidget *grid = gtk_grid_new ();

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
  self->keys = ump_number_keys_new (TRUE);
  g_signal_connect_swapped (self->keys, "key", G_CALLBACK (on_key), self);
  self->items = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL);
  self->down = g_object_ref_sink (gtk_check_button_new_with_label (_ ("Down the column")));
  gtk_box_append (GTK_BOX (self->side), self->what);
  gtk_box_append (GTK_BOX (self->side), display);
  gtk_box_append (GTK_BOX (self->side), self->keys);
  gtk_box_append (GTK_BOX (self->side), self->items);
  gtk_widget_set_hexpand (self->side, FALSE);
}

static void
ump_pad_sheet_init (UmpPadSheet *self)
{
  GtkWidget *sheet = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, "box sheet"),
            *across = gtk_scrolled_window_new ();

  self->text = g_string_new (NULL);
  self->shown = g_array_new (FALSE, FALSE, sizeof (Shown));
  self->row = -1;
  self->cells.verb = UMP_VERB_UNKNOWN;
  self->head = grid_new ("sheet-head");
  self->grid = grid_new ("sheet-rows");
  self->foot = grid_new ("sheet-foot");
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
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (across), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (across), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (across), sheet);
  gtk_widget_set_hexpand (across, TRUE);
  gtk_widget_set_valign (across, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->box), across);
  gtk_box_append (GTK_BOX (self->box), self->side);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
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
ump_pad_sheet_set_narrow (UmpPadSheet *self, gboolean narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->side, narrow ? -1 : SIDE_WIDTH, -1);
  gtk_box_set_spacing (GTK_BOX (self->box), narrow ? 8 : 20);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroll), narrow ? 170 : 90);
}

void
ump_pad_sheet_focus (UmpPadSheet *self)
{
  if (self->current != NULL)
    gtk_widget_grab_focus (self->current);
}
