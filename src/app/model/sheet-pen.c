/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "sheet-pen.h"

#include "typed-sum.h"

#define LIMIT 1000000

struct _UmpSheetPen {
  UmpPlay *play;
  UmpSheetCells cells;
  gboolean ready;
  gboolean on; /* numbers are asked for */
  guint generation;
  int line; /* of the current cell, -1 for none */
  int seat;
  guint changing;   /* the entry that stands in the current cell and is typed anew, 0 for none */
  UmpEntry *undone; /* what was taken back last, as the pen saw it; NULL for nothing */
  UmpTypedSum typed;
  GHashTable *left; /* what was typed and not entered, by place_of_cell() */
};

static const UmpSetup *
setup_of (const UmpSheetPen *self)
{
  return ump_match_setup (ump_play_match (self->play));
}

static UmpSheetCell *
cell_of (const UmpSheetPen *self)
{
  return ump_sheet_cells_at (&self->cells, self->line, self->seat);
}

const UmpSheetCells *
ump_sheet_pen_cells (const UmpSheetPen *self)
{
  return &self->cells;
}

guint
ump_sheet_pen_generation (const UmpSheetPen *self)
{
  return self->generation;
}

int
ump_sheet_pen_line (const UmpSheetPen *self)
{
  return self->line;
}

int
ump_sheet_pen_seat (const UmpSheetPen *self)
{
  return self->seat;
}

gboolean
ump_sheet_pen_is_changing (const UmpSheetPen *self)
{
  return self->changing > 0;
}

const char *
ump_sheet_pen_text (const UmpSheetPen *self)
{
  return self->typed.text->str;
}

gboolean
ump_sheet_pen_number (const UmpSheetPen *self, gint64 *number)
{
  return ump_sum_parse (self->typed.text->str, LIMIT, number);
}

void
ump_sheet_pen_key (UmpSheetPen *self, const char *key)
{
  ump_typed_sum_key (&self->typed, key);
}

/* ---- what it would be ------------------------------------------------------------------------------- */

/* The entry of a cell of the current line with that number in it. A new entry. */
static UmpEntry *
make_entry (const UmpSheetPen *self, int seat, gint64 number)
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
    values[n++] = cells->names[self->line];
  }
  if (cells->columns != NULL) {
    names[n] = verb->attrs[cells->column_attr].name;
    values[n++] = cells->columns[ump_sheet_cells_column (cells, self->line)];
  }
  return ump_entry_new (setup->game, verb->name, names, values, n, NULL);
}

char *
ump_sheet_pen_trouble (const UmpSheetPen *self)
{
  g_autoptr (UmpEntry) entry = NULL;
  UmpVerdict verdict = { 0 };
  gint64 number;

  if (self->line < 0 || !ump_sheet_pen_number (self, &number) || self->changing > 0 ||
      ump_play_is_read_only (self->play))
    return NULL;
  entry = make_entry (self, self->seat, number);
  if (ump_match_judge (ump_play_match (self->play), entry, &verdict))
    return NULL;
  return ump_text_format (&verdict.reason, setup_of (self), ump_play_words ());
}

int
ump_sheet_pen_n_others (const UmpSheetPen *self)
{
  int n = 0;

  for (int s = 0; s < self->cells.n_seats && self->line >= 0 && self->cells.names == NULL; s++)
    n += s != self->seat && ump_sheet_cells_is_due (&self->cells, self->line, s);
  return n;
}

/* ---- from cell to cell ------------------------------------------------------------------------------ */

static void
stop_changing (UmpSheetPen *self)
{
  self->changing = 0;
  ump_typed_sum_empty (&self->typed);
}

static gpointer
place_of_cell (const UmpSheetPen *self)
{
  return GINT_TO_POINTER (self->line * UMP_MAX_SEATS + self->seat);
}

static void
leave_cell (UmpSheetPen *self)
{
  if (self->line >= 0 && self->changing == 0 && !self->typed.fresh && self->typed.text->len > 0)
    g_hash_table_replace (self->left, place_of_cell (self), g_strdup (self->typed.text->str));
  stop_changing (self);
}

static void
take_left (UmpSheetPen *self)
{
  const char *typed = g_hash_table_lookup (self->left, place_of_cell (self));

  if (typed == NULL)
    return;
  ump_typed_sum_set (&self->typed, typed);
  g_hash_table_remove (self->left, place_of_cell (self));
}

gboolean
ump_sheet_pen_step (UmpSheetPen *self, int lines, int seats)
{
  const UmpSheetCells *cells = &self->cells;
  int line = self->line, seat = self->seat;

  if (line < 0)
    return FALSE;
  do {
    line += lines;
    seat += seats;
    if (line < 0 || line >= cells->n_lines || seat < 0 || seat >= cells->n_seats)
      return FALSE;
  } while (ump_sheet_cells_is_points (cells, line) || (ump_sheet_cells_at (cells, line, seat)->entry == 0 &&
                                                       !ump_sheet_cells_is_due (cells, line, seat)));
  leave_cell (self);
  self->line = line;
  self->seat = seat;
  take_left (self);
  return TRUE;
}

UmpPenAnswer
ump_sheet_pen_tap (UmpSheetPen *self, int line, int seat, guint *entry)
{
  const UmpSheetCell *cell = ump_sheet_cells_at (&self->cells, line, seat);

  if (cell->entry > 0 && (ump_play_is_read_only (self->play) || self->changing == cell->entry))
    return UMP_PEN_NOTHING;
  if (cell->entry == 0 && !ump_sheet_cells_is_due (&self->cells, line, seat))
    return UMP_PEN_NOTHING;
  leave_cell (self);
  if (cell->entry > 0 && !self->on) {
    /* the game is over: what this changes has to be seen first */
    *entry = cell->entry;
    return UMP_PEN_EDIT;
  }
  self->line = line;
  self->seat = seat;
  self->changing = cell->entry;
  if (cell->entry > 0)
    ump_typed_sum_offer (&self->typed, cell->points);
  else
    take_left (self);
  return UMP_PEN_MOVED;
}

/* The last number of a round that must sum to 0 is known: it stands there, and typing takes its place. */
static void
fill_rest (UmpSheetPen *self)
{
  gint64 rest;

  if (self->typed.text->len == 0 && ump_sheet_cells_rest (&self->cells, &rest))
    ump_typed_sum_offer (&self->typed, rest);
}

/* The cell can be typed in no longer: nobody is there, or a number came into it. */
static gboolean
is_gone (const UmpSheetPen *self)
{
  return cell_of (self)->absent || (cell_of (self)->entry > 0 && cell_of (self)->entry != self->changing);
}

static void
find_cell (UmpSheetPen *self, gboolean down)
{
  if (self->line >= 0 && !is_gone (self))
    return;
  stop_changing (self); /* what is typed there belongs to no other cell */
  if (!ump_sheet_cells_next (&self->cells, down, &self->line, &self->seat)) {
    self->line = -1;
    return;
  }
  take_left (self);
  fill_rest (self);
}

/* What was taken back is entered anew in its own cell, in which it still stands to be typed over. */
static void
follow_undo (UmpSheetPen *self)
{
  guint number = ump_play_undone (self->play);
  UmpEntry *entry = number > 0 ? ump_match_entry (ump_play_match (self->play), number) : NULL;
  int line, seat;
  gint64 points;

  if (entry == self->undone)
    return;
  g_clear_pointer (&self->undone, ump_entry_unref);
  if (entry == NULL)
    return;
  self->undone = ump_entry_ref (entry);
  if (!ump_sheet_cells_find (&self->cells, self->play, number, &line, &seat, &points) ||
      (!ump_sheet_cells_is_due (&self->cells, line, seat) &&
       ump_sheet_cells_at (&self->cells, line, seat)->entry != number))
    return;
  leave_cell (self);
  self->line = line;
  self->seat = seat;
  self->changing = ump_sheet_cells_at (&self->cells, line, seat)->entry;
  ump_typed_sum_offer (&self->typed, points);
}

gboolean
ump_sheet_pen_read (UmpSheetPen *self, gboolean on, gboolean down)
{
  if (!ump_play_game (self->play)->no_table)
    return FALSE;
  if (!self->ready || self->generation != ump_play_generation (self->play)) {
    ump_sheet_cells_clear (&self->cells);
    self->ready = ump_sheet_cells_init (&self->cells, setup_of (self));
    self->generation = ump_play_generation (self->play);
    self->line = -1;
    g_hash_table_remove_all (self->left);
  }
  if (!self->ready)
    return FALSE;
  self->on = on |= ump_play_is_proposal (self->play); /* what was entered before an end is changed too */
  ump_sheet_cells_read (&self->cells, self->play);
  if (self->line >= self->cells.n_lines)
    leave_cell (self);
  if (!on || self->line >= self->cells.n_lines)
    self->line = -1;
  if (on) {
    follow_undo (self);
    find_cell (self, down);
  }
  return TRUE;
}

/* ---- entering ------------------------------------------------------------------------------------------ */

/* A correction like any other, without its page where nothing is refused and the game goes on. */
static UmpPenAnswer
change (UmpSheetPen *self, gint64 number, guint *edit)
{
  g_autofree char *now = ump_session_now ();
  g_autoptr (UmpEntry) bare = make_entry (self, self->seat, number);
  g_autoptr (UmpEntry) entry = ump_entry_with (bare, NULL, now);
  g_autoptr (UmpCorrection) correction = NULL;
  guint old = self->changing;

  if (ump_play_is_proposal (self->play)) {
    ump_typed_sum_offer (&self->typed, number);
    ump_play_propose (self->play, old, bare);
    return UMP_PEN_TYPED;
  }
  if (number == cell_of (self)->points) {
    stop_changing (self);
    self->line = -1;
    return UMP_PEN_LIFTED;
  }
  correction = ump_match_correct_at (ump_play_match (self->play), UMP_CHANGE_ENTRY, old, entry);
  stop_changing (self);
  /* the entry that closed the row comes out otherwise too, that is no surprise: an end that comes or goes is
   * one */
  if (correction != NULL && correction->stop == 0 &&
      ump_table_state (ump_match_table (correction->result)) == UMP_PLAYING) {
    ump_play_correct (self->play, correction);
    return UMP_PEN_NOTHING;
  }
  ump_play_propose (self->play, old, bare);
  *edit = old;
  return UMP_PEN_EDIT;
}

/* The cell moves on with the change, and what is typed is gone then; refused, it stands there again. */
static void
enter_typed (UmpSheetPen *self, const GPtrArray *entries)
{
  g_autofree char *typed = g_strdup (self->typed.text->str);

  ump_typed_sum_empty (&self->typed);
  if (!ump_play_enter_several (self->play, entries))
    g_string_assign (self->typed.text, typed);
}

/* zeros: whoever has none in the line yet gets 0 with it. */
static UmpPenAnswer
enter_line (UmpSheetPen *self, gint64 number, gboolean zeros)
{
  const UmpSheetCells *cells = &self->cells;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);

  g_ptr_array_add (entries, make_entry (self, self->seat, number));
  for (int k = 1; zeros && k < cells->n_seats; k++)
    if (ump_sheet_cells_is_due (cells, self->line, (self->seat + k) % cells->n_seats))
      g_ptr_array_add (entries, make_entry (self, (self->seat + k) % cells->n_seats, 0));
  enter_typed (self, entries);
  if (ump_play_is_proposal (self->play))
    ump_typed_sum_offer (&self->typed, number);
  return UMP_PEN_TYPED;
}

UmpPenAnswer
ump_sheet_pen_enter (UmpSheetPen *self, guint *edit)
{
  gint64 number;

  if (self->line < 0 || !ump_sheet_pen_number (self, &number))
    return UMP_PEN_NOTHING;
  return self->changing > 0 ? change (self, number, edit) : enter_line (self, number, FALSE);
}

UmpPenAnswer
ump_sheet_pen_enter_zeros (UmpSheetPen *self)
{
  gint64 number = 0;

  if (self->line < 0 || self->changing > 0 || !ump_sheet_pen_number (self, &number))
    return UMP_PEN_NOTHING;
  return enter_line (self, number, TRUE);
}

/* ---- life -------------------------------------------------------------------------------------------- */

UmpSheetPen *
ump_sheet_pen_new (UmpPlay *play)
{
  UmpSheetPen *self = g_new0 (UmpSheetPen, 1);

  self->play = g_object_ref (play);
  self->line = -1;
  self->cells.verb = UMP_VERB_UNKNOWN;
  self->left = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  ump_typed_sum_init (&self->typed);
  return self;
}

void
ump_sheet_pen_free (UmpSheetPen *self)
{
  if (self == NULL)
    return;
  ump_sheet_cells_clear (&self->cells);
  ump_typed_sum_clear (&self->typed);
  g_clear_pointer (&self->undone, ump_entry_unref);
  g_hash_table_unref (self->left);
  g_object_unref (self->play);
  g_free (self);
}
