/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "sheet-trial.h"

#include "core/match.h"
#include "core/parse.h"
#include "games/games.h"
#include "sheet-cells.h"
#include "words.h"

#define MAX_ROUNDS 10
/* How often a round is begun anew where numbers by chance do not come out. */
#define MAX_TRIES 40

typedef enum { LINE_CELLS, LINE_POINTS, LINE_BONUS, LINE_TOTAL } LineType;

struct _UmpTrialCell {
  GObject parent_instance;
  char *texts[5]; /* by property */
};

struct _UmpTrialLine {
  GObject parent_instance;
  LineType type;
  int round;
  int index;
  int n_seats;
  UmpTrialCell *cells[UMP_TRIAL_SEATS];
  char *title;
  char *note;
  gboolean wrong;
};

/* typed: "ROUND/CELL/SEAT" → what was typed. */
struct _UmpSheetTrial {
  GObject parent_instance;
  UmpSheetDraft *draft;
  GPtrArray *lines;
  GHashTable *typed;
  int n_seats;
  char *result;
  guint64 seed;
  gboolean setting;
};

/* ---- a cell ------------------------------------------------------------------------------ */

enum { CELL_TEXT = 1, CELL_VALUE, CELL_NAME, CELL_PROBLEM, CELL_PROOF, N_CELL };
static GParamSpec *cell_properties[N_CELL];
static guint cell_edited;

G_DEFINE_FINAL_TYPE (UmpTrialCell, ump_trial_cell, G_TYPE_OBJECT)

static gboolean
cell_set (UmpTrialCell *self, int property, const char *text)
{
  char **place = &self->texts[property - 1];

  if (g_strcmp0 (*place, text) == 0)
    return FALSE;
  g_free (*place);
  *place = g_strdup (text);
  g_object_notify_by_pspec (G_OBJECT (self), cell_properties[property]);
  return TRUE;
}

static void
cell_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, UMP_TRIAL_CELL (object)->texts[id - 1]);
}

static void
cell_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  const char *text = g_value_get_string (value);

  if (cell_set (UMP_TRIAL_CELL (object), (int) id, text != NULL ? text : ""))
    g_signal_emit (object, cell_edited, 0);
}

static void
cell_finalize (GObject *object)
{
  UmpTrialCell *self = UMP_TRIAL_CELL (object);

  for (gsize i = 0; i < G_N_ELEMENTS (self->texts); i++)
    g_free (self->texts[i]);
  G_OBJECT_CLASS (ump_trial_cell_parent_class)->finalize (object);
}

static void
ump_trial_cell_class_init (UmpTrialCellClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags reads = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = cell_get_property;
  object_class->set_property = cell_set_property;
  object_class->finalize = cell_finalize;
  cell_properties[CELL_TEXT] = g_param_spec_string (
      "text", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  cell_properties[CELL_VALUE] = g_param_spec_string ("value", NULL, NULL, "", reads);
  cell_properties[CELL_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, reads);
  cell_properties[CELL_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, reads);
  cell_properties[CELL_PROOF] = g_param_spec_string ("proof", NULL, NULL, NULL, reads);
  g_object_class_install_properties (object_class, N_CELL, cell_properties);
  cell_edited =
      g_signal_new ("edited", UMP_TYPE_TRIAL_CELL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ump_trial_cell_init (UmpTrialCell *self)
{
  self->texts[CELL_TEXT - 1] = g_strdup ("");
  self->texts[CELL_VALUE - 1] = g_strdup ("");
}

/* ---- a line -------------------------------------------------------------------------------- */

enum { LINE_TITLE = 1, LINE_TYPED, LINE_NOTE, LINE_WRONG, N_LINE };
static GParamSpec *line_properties[N_LINE];

G_DEFINE_FINAL_TYPE (UmpTrialLine, ump_trial_line, G_TYPE_OBJECT)

static void
line_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpTrialLine *self = UMP_TRIAL_LINE (object);

  switch (id) {
  case LINE_TITLE: g_value_set_string (value, self->title); break;
  case LINE_TYPED: g_value_set_boolean (value, self->type == LINE_CELLS); break;
  case LINE_NOTE: g_value_set_string (value, self->note); break;
  case LINE_WRONG: g_value_set_boolean (value, self->wrong); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
line_finalize (GObject *object)
{
  UmpTrialLine *self = UMP_TRIAL_LINE (object);

  for (int seat = 0; seat < self->n_seats; seat++)
    g_object_unref (self->cells[seat]);
  g_free (self->title);
  g_free (self->note);
  G_OBJECT_CLASS (ump_trial_line_parent_class)->finalize (object);
}

static void
ump_trial_line_class_init (UmpTrialLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags reads = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = line_get_property;
  object_class->finalize = line_finalize;
  line_properties[LINE_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, reads);
  line_properties[LINE_TYPED] = g_param_spec_boolean ("typed", NULL, NULL, FALSE, reads);
  line_properties[LINE_NOTE] = g_param_spec_string ("note", NULL, NULL, NULL, reads);
  line_properties[LINE_WRONG] = g_param_spec_boolean ("wrong", NULL, NULL, FALSE, reads);
  g_object_class_install_properties (object_class, N_LINE, line_properties);
}

static void
ump_trial_line_init (UmpTrialLine *self)
{
}

UmpTrialCell *
ump_trial_line_cell (UmpTrialLine *self, int seat)
{
  return seat < self->n_seats ? self->cells[seat] : NULL;
}

static void
line_set_title (UmpTrialLine *self, const char *title)
{
  if (g_strcmp0 (self->title, title) == 0)
    return;
  g_free (self->title);
  self->title = g_strdup (title);
  g_object_notify_by_pspec (G_OBJECT (self), line_properties[LINE_TITLE]);
}

static void
line_set_note (UmpTrialLine *self, const char *note, gboolean wrong)
{
  if (g_strcmp0 (self->note, note) == 0 && self->wrong == wrong)
    return;
  g_free (self->note);
  self->note = g_strdup (note);
  self->wrong = wrong;
  g_object_notify_by_pspec (G_OBJECT (self), line_properties[LINE_NOTE]);
  g_object_notify_by_pspec (G_OBJECT (self), line_properties[LINE_WRONG]);
}

/* ---- the list ---------------------------------------------------------------------------------- */

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (UmpSheetTrial, ump_sheet_trial, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GParamSpec *result_property;

static GType
get_item_type (GListModel *model)
{
  return UMP_TYPE_TRIAL_LINE;
}

static guint
get_n_items (GListModel *model)
{
  return UMP_SHEET_TRIAL (model)->lines->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  UmpSheetTrial *self = UMP_SHEET_TRIAL (model);

  return position < self->lines->len ? g_object_ref (self->lines->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

const char *
ump_sheet_trial_name (int seat)
{
  static const char *const names[UMP_TRIAL_SEATS] = { "Ana", "Bea", "Carlos", "Dora" };

  return names[seat];
}

static const char *
typed_at (UmpSheetTrial *self, int round, int cell, int seat)
{
  g_autofree char *key = g_strdup_printf ("%d/%d/%d", round, cell, seat);
  const char *text = g_hash_table_lookup (self->typed, key);

  return text != NULL ? text : "";
}

static void
type_at (UmpSheetTrial *self, int round, int cell, int seat, const char *text)
{
  g_hash_table_insert (self->typed, g_strdup_printf ("%d/%d/%d", round, cell, seat), g_strdup (text));
}

/* ---- the game that is tried ---------------------------------------------------------------------- */

/* lines: new ones, owned, as the sheet has them now. */
typedef struct {
  UmpSheetTrial *trial;
  UmpMatch *match;
  UmpSheetCells cells;
  GPtrArray *lines;
} Trying;

static UmpMatch *
new_match (UmpSheetTrial *self)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora" };
  static const char *const names[] = { "Ana", "Bea", "Carlos", "Dora" };
  g_autoptr (UmpTemplate) sheet = ump_sheet_draft_template (self->draft, FALSE);
  UmpSetup *setup;

  if (sheet == NULL)
    return NULL;
  setup =
      ump_setup_new (ump_games_find (UMP_SHEET_KIND), ids, names, self->n_seats,
                     (const UmpOptionValue *) (gpointer) sheet->values->data, (int) sheet->values->len, NULL);
  return setup != NULL ? ump_match_new (setup, NULL) : NULL;
}

/* Rows of a sheet, columns of a round; NULL for the one number. */
static char **
cell_names (const UmpSheetCells *cells)
{
  return cells->names != NULL ? cells->names : cells->columns;
}

static int
n_cells (const UmpSheetCells *cells)
{
  return cell_names (cells) != NULL ? (int) g_strv_length (cell_names (cells)) : 1;
}

/* Enters a number; why it cannot be, as a new string, NULL if it was. */
static char *
enter (const Trying *trying, int cell, int seat, const char *text)
{
  const UmpGame *game = ump_match_game (trying->match);
  const UmpSheetCells *cells = &trying->cells;
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  const char *names[] = { "player", "points", cells->names != NULL ? "row" : "column" };
  const char *values[] = { ump_match_setup (trying->match)->ids[seat], stripped,
                           cell_names (cells) != NULL ? cell_names (cells)[cell] : NULL };
  g_autoptr (UmpEntry) entry = NULL;
  UmpVerdict verdict;
  int number;

  if (!ump_parse_int (stripped, -G_MAXINT, G_MAXINT, &number))
    return g_strdup (_ ("A whole number is entered here."));
  entry =
      ump_entry_new (game, ump_verb_name (game, cells->verb), names, values, values[2] != NULL ? 3 : 2, NULL);
  return ump_match_add (trying->match, entry, &verdict)
             ? NULL
             : ump_match_reason (trying->match, &verdict, ump_play_words ());
}

static void on_cell_edited (UmpSheetTrial *self);

static UmpTrialLine *
add_line (const Trying *trying, LineType type, int round, int index, const char *title)
{
  UmpTrialLine *line = g_object_new (UMP_TYPE_TRIAL_LINE, NULL);

  line->type = type;
  line->round = round;
  line->index = index;
  line->n_seats = trying->trial->n_seats;
  line->title = g_strdup (title);
  for (int seat = 0; seat < line->n_seats; seat++) {
    UmpTrialCell *cell = line->cells[seat] = g_object_new (UMP_TYPE_TRIAL_CELL, NULL);
    g_autofree char *name =
        /* Translators: somebody's name, then a line of a score sheet: "Ana, Round 2, bid" */
        g_strdup_printf (C_ ("cell", "%s, %s"), ump_sheet_trial_name (seat), title);

    cell_set (cell, CELL_NAME, name);
  }
  g_ptr_array_add (trying->lines, line);
  return line;
}

static char *
title_of_cell (const UmpSheetCells *cells, int round, int cell)
{
  if (cells->names != NULL)
    return g_strdup (cells->names[cell]);
  if (cells->columns != NULL)
    /* Translators: the number of a round, and what is entered: "Round 2, bid" */
    return g_strdup_printf (_ ("Round %d, %s"), round + 1, cells->columns[cell]);
  return g_strdup_printf (_ ("Round %d"), round + 1);
}

/* The cells of a round as they were typed, entered one after the other. */
static void
try_round (const Trying *trying, int round)
{
  for (int cell = 0; cell < n_cells (&trying->cells); cell++) {
    g_autofree char *title = title_of_cell (&trying->cells, round, cell), *note = NULL;
    UmpTrialLine *line = add_line (trying, LINE_CELLS, round, cell, title);

    for (int seat = 0; seat < line->n_seats; seat++) {
      const char *text = typed_at (trying->trial, round, cell, seat);
      g_autofree char *problem = text[strspn (text, " ")] != '\0' ? enter (trying, cell, seat, text) : NULL;

      cell_set (line->cells[seat], CELL_TEXT, text);
      cell_set (line->cells[seat], CELL_PROBLEM, problem);
      if (problem != NULL && note == NULL)
        note = g_steal_pointer (&problem);
    }
    line_set_note (line, note, note != NULL);
  }
}

/* Without the formula, which stands above. */
static char *
short_proof (const Trying *trying, const UmpScoreLine *line, UmpSheetPart part)
{
  const UmpSetup *setup = ump_match_setup (trying->match);
  char *proof = ump_text_format (&line->detail, setup, ump_play_words ());
  g_autoptr (UmpSheetField) field =
      g_list_model_get_item (ump_sheet_draft_fields (trying->trial->draft, part), 0);
  g_autofree char *formula = g_strstrip (g_strdup (ump_sheet_field_text (field)));
  g_autofree char *end = g_strconcat (": ", formula, NULL);

  if (part == UMP_SHEET_POINTS && *formula != '\0' && g_str_has_suffix (proof, end))
    proof[strlen (proof) - strlen (end)] = '\0';
  return proof;
}

/* Points of a row, and how they come about. */
static void
show_row (const Trying *trying, UmpTrialLine *line, const UmpRow *row, UmpSheetPart part)
{
  g_autoptr (GString) note = g_string_new (NULL);

  for (int i = 0; row != NULL && i < row->n_lines; i++) {
    const UmpScoreLine *score = &row->lines[i];
    g_autofree char *proof = short_proof (trying, score, part);
    g_autofree char *value = ump_words_number (row->points[score->seat]);

    cell_set (line->cells[score->seat], CELL_VALUE, value);
    cell_set (line->cells[score->seat], CELL_PROOF, proof);
    if (*proof != '\0')
      /* Translators: somebody's name, points, and how they come about */
      g_string_append_printf (note, _ ("%s%s %s = %s"), note->len > 0 ? "\n" : "",
                              ump_sheet_trial_name (score->seat), value, proof);
  }
  line_set_note (line, note->len > 0 ? note->str : NULL, FALSE);
}

static const UmpRow *
closed_row (const UmpMatch *match, int round)
{
  for (guint i = 0; i < ump_match_n_rows (match); i++)
    if (ump_match_row (match, i)->round == (guint) round + 1)
      return ump_match_row (match, i);
  return NULL;
}

/* TRUE if another round may follow. */
static gboolean
add_round (const Trying *trying, int round)
{
  const UmpTable *table = ump_match_table (trying->match);
  g_autofree char *title = g_strdup_printf (_ ("Round %d, points"), round + 1);
  g_autoptr (UmpRow) open = NULL;
  const UmpRow *row;

  try_round (trying, round);
  row = closed_row (trying->match, round);
  if (row == NULL)
    open = ump_match_open_row (trying->match, table);
  if (trying->cells.counted)
    show_row (trying, add_line (trying, LINE_POINTS, round, 0, title), row != NULL ? row : open,
              UMP_SHEET_POINTS);
  return row != NULL && trying->cells.names == NULL && round + 1 < MAX_ROUNDS &&
         ump_table_state (table) == UMP_PLAYING;
}

static void
add_ends (const Trying *trying)
{
  const UmpTable *table = ump_match_table (trying->match);
  const UmpSetup *setup = ump_match_setup (trying->match);
  UmpTotal totals[UMP_MAX_SEATS];
  UmpTrialLine *line;

  for (int bonus = 0; bonus < ump_setup_n_bonuses (setup); bonus++) {
    g_autoptr (UmpRow) row = ump_row_new_bonus (table, bonus);

    show_row (trying, add_line (trying, LINE_BONUS, 0, bonus, row->bonus), row, UMP_SHEET_BONUS);
  }
  line = add_line (trying, LINE_TOTAL, 0, 0, _ ("Total"));
  ump_score_totals (table, totals);
  for (int seat = 0; seat < line->n_seats; seat++) {
    g_autofree char *value = ump_words_number (totals[seat].points);

    cell_set (line->cells[seat], CELL_VALUE, value);
  }
}

/* ---- what stands there becomes what should ------------------------------------------------------------ */

static gboolean
is_same_line (const UmpTrialLine *a, const UmpTrialLine *b)
{
  return a->type == b->type && a->round == b->round && a->index == b->index && a->n_seats == b->n_seats;
}

/* The line stays, so that the keyboard stays in it; what it says is taken over. */
static void
take_over (UmpTrialLine *line, const UmpTrialLine *from)
{
  line_set_title (line, from->title);
  line_set_note (line, from->note, from->wrong);
  for (int seat = 0; seat < line->n_seats; seat++)
    for (int property = CELL_TEXT; property < N_CELL; property++)
      cell_set (line->cells[seat], property, from->cells[seat]->texts[property - 1]);
}

static void
take_lines (UmpSheetTrial *self, GPtrArray *lines)
{
  guint old = self->lines->len, now = lines->len, head = 0, tail = 0;

  while (head < MIN (old, now) && is_same_line (self->lines->pdata[head], lines->pdata[head]))
    head++;
  while (tail < MIN (old, now) - head &&
         is_same_line (self->lines->pdata[old - 1 - tail], lines->pdata[now - 1 - tail]))
    tail++;
  for (guint i = 0; i < head; i++)
    take_over (self->lines->pdata[i], lines->pdata[i]);
  for (guint i = 0; i < tail; i++)
    take_over (self->lines->pdata[old - 1 - i], lines->pdata[now - 1 - i]);
  if (old > head + tail)
    g_ptr_array_remove_range (self->lines, head, old - head - tail);
  for (guint i = head; i < now - tail; i++) {
    UmpTrialLine *line = g_object_ref (lines->pdata[i]);

    for (int seat = 0; seat < line->n_seats; seat++)
      g_signal_connect_object (line->cells[seat], "edited", G_CALLBACK (on_cell_edited), self,
                               G_CONNECT_SWAPPED);
    g_ptr_array_insert (self->lines, (int) i, line);
  }
  if (old != head + tail || now != head + tail)
    g_list_model_items_changed (G_LIST_MODEL (self), head, old - head - tail, now - head - tail);
}

static void
take_result (UmpSheetTrial *self, const UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  UmpTotal totals[UMP_MAX_SEATS];
  g_autofree char *result = NULL;

  ump_score_totals (ump_match_table (match), totals);
  if (ump_table_state (ump_match_table (match)) == UMP_FINISHED)
    result = ump_words_winner_sentence ((const char *const *) setup->shown, totals, setup->n_seats);
  g_free (self->result);
  self->result = result != NULL ? g_steal_pointer (&result) : g_strdup ("");
  g_object_notify_by_pspec (G_OBJECT (self), result_property);
}

static gboolean
trying_begin (Trying *trying, UmpSheetTrial *self)
{
  *trying = (Trying){ .trial = self, .match = new_match (self) };
  if (trying->match == NULL)
    return FALSE;
  ump_sheet_cells_init (&trying->cells, ump_match_setup (trying->match));
  trying->lines = g_ptr_array_new_with_free_func (g_object_unref);
  return TRUE;
}

static void
trying_end (Trying *trying)
{
  ump_sheet_cells_clear (&trying->cells);
  g_ptr_array_unref (trying->lines);
  ump_match_free (trying->match);
}

static void
try (UmpSheetTrial *self)
{
  Trying trying;
  int round = 0;

  if (!trying_begin (&trying, self))
    return;
  while (add_round (&trying, round))
    round++;
  add_ends (&trying);
  self->setting = TRUE;
  take_lines (self, trying.lines);
  take_result (self, trying.match);
  self->setting = FALSE;
  trying_end (&trying);
}

static void
on_cell_edited (UmpSheetTrial *self)
{
  if (self->setting)
    return;
  for (guint i = 0; i < self->lines->len; i++) {
    const UmpTrialLine *line = self->lines->pdata[i];

    for (int seat = 0; line->type == LINE_CELLS && seat < line->n_seats; seat++)
      type_at (self, line->round, line->index, seat, line->cells[seat]->texts[CELL_TEXT - 1]);
  }
  try (self);
}

/* ---- numbers by chance ---------------------------------------------------------------------------- */

/* What an entry says stands in its cell. */
static void
note_entry (const Trying *trying, const UmpEntry *entry, int round)
{
  const UmpSheetCells *cells = &trying->cells;
  char **names = cell_names (cells);
  int attr = cells->names != NULL ? cells->row_attr : cells->column_attr;
  int cell = 0, seat = ump_setup_seat (ump_match_setup (trying->match), entry->values[cells->player_attr]);

  while (names != NULL && names[cell + 1] != NULL && g_strcmp0 (names[cell], entry->values[attr]) != 0)
    cell++;
  type_at (trying->trial, round, cell, seat, entry->values[cells->points_attr]);
}

/* Fills the round from where the typed cells leave it; FALSE where chance finds no way. */
static gboolean
fill_round (const Trying *trying, int round, UmpRandom *random)
{
  for (int guard = 0; guard < 400; guard++) {
    g_autoptr (UmpEntry) entry = ump_match_random_entry (trying->match, random);
    UmpVerdict verdict;

    if (closed_row (trying->match, round) != NULL)
      return TRUE;
    if (entry == NULL || entry->verb != trying->cells.verb)
      continue;
    if (!ump_match_add (trying->match, entry, &verdict))
      return FALSE;
    note_entry (trying, entry, round);
  }
  return FALSE;
}

static gboolean
fill_once (UmpSheetTrial *self, UmpRandom *random)
{
  Trying trying;
  gboolean done = FALSE;
  int round = 0;

  if (!trying_begin (&trying, self))
    return FALSE;
  while (add_round (&trying, round))
    round++;
  if (ump_table_state (ump_match_table (trying.match)) == UMP_PLAYING)
    done = fill_round (&trying, round, random);
  trying_end (&trying);
  return done;
}

static void
copy_typed (GHashTable *from, GHashTable *to)
{
  GHashTableIter iter;
  gpointer key, text;

  g_hash_table_remove_all (to);
  g_hash_table_iter_init (&iter, from);
  while (g_hash_table_iter_next (&iter, &key, &text))
    g_hash_table_insert (to, g_strdup (key), g_strdup (text));
}

gboolean
ump_sheet_trial_fill (UmpSheetTrial *self)
{
  g_autoptr (GHashTable) before = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  gboolean done = FALSE;
  UmpRandom random;

  copy_typed (self->typed, before);
  for (int i = 0; i < MAX_TRIES && !done; i++) {
    ump_random_init (&random, self->seed++);
    done = fill_once (self, &random);
    if (!done)
      copy_typed (before, self->typed);
  }
  try (self);
  return done;
}

void
ump_sheet_trial_clear (UmpSheetTrial *self)
{
  g_hash_table_remove_all (self->typed);
  try (self);
}

/* ---- life -------------------------------------------------------------------------------------------- */

int
ump_sheet_trial_n_seats (UmpSheetTrial *self)
{
  return self->n_seats;
}

void
ump_sheet_trial_set_n_seats (UmpSheetTrial *self, int n_seats)
{
  self->n_seats = CLAMP (n_seats, 2, UMP_TRIAL_SEATS);
  try (self);
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, UMP_SHEET_TRIAL (object)->result);
}

static void
finalize (GObject *object)
{
  UmpSheetTrial *self = UMP_SHEET_TRIAL (object);

  g_object_unref (self->draft);
  g_ptr_array_unref (self->lines);
  g_hash_table_unref (self->typed);
  g_free (self->result);
  G_OBJECT_CLASS (ump_sheet_trial_parent_class)->finalize (object);
}

static void
ump_sheet_trial_class_init (UmpSheetTrialClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = get_property;
  object_class->finalize = finalize;
  result_property = g_param_spec_string ("result", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, 1, result_property);
}

static void
ump_sheet_trial_init (UmpSheetTrial *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_object_unref);
  self->typed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->n_seats = 3;
  self->result = g_strdup ("");
  self->seed = 1;
}

UmpSheetTrial *
ump_sheet_trial_new (UmpSheetDraft *draft)
{
  UmpSheetTrial *self = g_object_new (UMP_TYPE_SHEET_TRIAL, NULL);

  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "edited", G_CALLBACK (try), self, G_CONNECT_SWAPPED);
  try (self);
  return self;
}
