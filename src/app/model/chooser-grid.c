/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Items that are a place and one word more, which need not be said, are a grid: one tap says both. */
#include "config.h"

#include <glib/gi18n.h>

#include "chooser-private.h"

UmpColour
ump_colour_of_word (const char *word)
{
  for (int c = UMP_COLOUR_NONE + 1; c < UMP_N_COLOURS; c++)
    if (g_str_equal (ump_colour_id ((UmpColour) c), word))
      return (UmpColour) c;
  return UMP_COLOUR_NONE;
}

gboolean
ump_chooser_is_in_play (UmpChooser *self, const char *word)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  UmpColour colour = ump_colour_of_word (word);
  gboolean known = FALSE;

  for (int f = 1; colour != UMP_COLOUR_NONE && f < setup->game->n_faces; f++) {
    if (setup->looks[f].colour != colour)
      continue;
    if (setup->copies[f] > 0)
      return TRUE;
    known = TRUE;
  }
  return !known;
}

gboolean
ump_chooser_is_grid_verb (UmpChooser *self, int v)
{
  const UmpVerb *verb = &ump_play_game (self->play)->verbs[v];
  const UmpField *row = &verb->attrs[0], *column = &verb->attrs[1];

  return v >= 0 && row->name != NULL && column->name != NULL && verb->attrs[2].name == NULL &&
         row->type == UMP_TYPE_INT && (row->flags & UMP_FIELD_OPTIONAL) == 0 &&
         column->type == UMP_TYPE_CHOICE && (column->flags & UMP_FIELD_OPTIONAL) != 0 &&
         (self->verbs[v].moves == 0 || (self->used[v] & 2) != 0);
}

static int
item_at (UmpChooser *self, int verb, int row, int column)
{
  for (guint i = 0; i < self->items->len; i++) {
    const UmpMove *move = &((UmpChooserItem *) g_ptr_array_index (self->items, i))->move;
    int word = ump_move_has (move, 1) ? ump_move_int (move, 1) : -1;
    if (move->verb == verb && ump_move_int (move, 0) == row && word == column)
      return (int) i;
  }
  return -1;
}

/* The verb of all items, where they are a grid; -1. */
static int
verb_of_items (UmpChooser *self)
{
  int v = -1;

  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    if (v >= 0 && item->move.verb != v)
      return -1;
    v = item->move.verb;
  }
  return v >= 0 && ump_chooser_is_grid_verb (self, v) ? v : -1;
}

void
ump_chooser_fill_grid (UmpChooser *self, int v, UmpChooserGrid *grid)
{
  const UmpVerb *verb = &ump_play_game (self->play)->verbs[v];
  const UmpField *row = &verb->attrs[0], *column = &verb->attrs[1];

  *grid = (UmpChooserGrid){ .verb = v };
  for (int k = 0; k < ump_field_n_words (column) && grid->n_columns < UMP_GRID_COLUMNS - 1; k++)
    if (ump_chooser_is_in_play (self, column->words[k]))
      grid->columns[grid->n_columns++] = k;
  grid->columns[grid->n_columns++] = -1;
  for (int r = row->min; r <= row->max && grid->n_rows < UMP_GRID_ROWS; r++, grid->n_rows++) {
    grid->rows[grid->n_rows] = r;
    for (int c = 0; c < grid->n_columns; c++)
      grid->items[grid->n_rows][c] = item_at (self, v, r, grid->columns[c]);
  }
}

gboolean
ump_chooser_grid (UmpChooser *self, UmpChooserGrid *grid)
{
  int v = verb_of_items (self);

  if (v >= 0)
    ump_chooser_fill_grid (self, v, grid);
  return v >= 0;
}
