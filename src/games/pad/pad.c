/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score pad for any game: numbers that are added and ranked. The template for other games. */
#include <string.h>

#include "core/game.h"
#include "core/parse.h"

#define POINTS_LIMIT 1000000
#define MAX_ROWS 200

enum { OPTION_NAME, OPTION_BEST, OPTION_ROUNDS, OPTION_TARGET, OPTION_ROWS, OPTION_ZERO_SUM };
/* ENTERED and POINTS: one for each cell of the open round: seats, or with named rows seats × rows. */
enum { COUNTER_ENTERED, COUNTER_POINTS, COUNTER_N_ENTERED };
enum { VERB_ENTER, VERB_FINISH };
enum { ENTER_PLAYER, ENTER_POINTS, ENTER_ROW };
enum { PAD_1, PAD_2, PAD_3 };
enum { LINE_ENTERED, LINE_MISSING };

/* row_name[r] points into `text`, which ends the block. n_rows: 0 for rounds. */
typedef struct {
  gboolean has_target;
  int target;
  int n_rows;
  int row_at[MAX_ROWS];
  char text[];
} Sheet;

/* ---- setup ------------------------------------------------------------------ */

static const char *
row_name (const UmpSetup *setup, int row)
{
  const Sheet *sheet = setup->data;

  return sheet->text + sheet->row_at[row];
}

static int
find_row (const UmpSetup *setup, const char *name)
{
  const Sheet *sheet = setup->data;

  for (int i = 0; i < sheet->n_rows; i++)
    if (strcmp (row_name (setup, i), name) == 0)
      return i;
  return -1;
}

/* Cuts `text` at its commas into names; FALSE for an empty name, one given twice, or too many. */
static gboolean
cut_rows (UmpSetup *setup, Sheet *sheet)
{
  char *c = sheet->text;

  while (c != NULL) {
    char *comma = strchr (c, ',');

    if (comma != NULL)
      *comma = '\0';
    g_strstrip (c);
    if (!*c || sheet->n_rows == MAX_ROWS || find_row (setup, c) >= 0)
      return FALSE;
    sheet->row_at[sheet->n_rows++] = (int) (c - sheet->text);
    c = comma != NULL ? comma + 1 : NULL;
  }
  return TRUE;
}

static gboolean
prepare (UmpSetup *setup, GError **error)
{
  const char *rows = setup->option_text[OPTION_ROWS], *target = setup->option_text[OPTION_TARGET];
  Sheet *sheet = g_malloc0 (sizeof (Sheet) + strlen (rows) + 1);

  setup->data = sheet;
  memcpy (sheet->text, rows, strlen (rows) + 1);
  if (*rows && !cut_rows (setup, sheet))
    return ump_option_refuse (setup, OPTION_ROWS, error);
  sheet->has_target = *target != '\0';
  if (sheet->has_target && !ump_parse_int (target, -G_MAXINT, G_MAXINT, &sheet->target))
    return ump_option_refuse (setup, OPTION_TARGET, error);
  setup->n_own = setup->n_seats * MAX (sheet->n_rows, 1);
  return TRUE;
}

/* ---- reading the table --------------------------------------------------------- */

static int
cells (const UmpTable *table)
{
  return table->setup->n_own;
}

static int
seat_of_cell (const UmpTable *table, int cell)
{
  return cell % table->setup->n_seats;
}

static gboolean
is_entered (const UmpTable *table, int cell)
{
  return ump_table_get (table, ump_counter_index (table->setup, COUNTER_ENTERED, cell, 0));
}

static int
points_of (const UmpTable *table, int cell)
{
  return ump_table_get (table, ump_counter_index (table->setup, COUNTER_POINTS, cell, 0));
}

static int
n_entered (const UmpTable *table)
{
  return ump_table_get (table, ump_counter_index (table->setup, COUNTER_N_ENTERED, 0, 0));
}

static int
cell_of (const UmpTable *table, const UmpMove *move)
{
  int row = ump_move_has (move, ENTER_ROW) ? find_row (table->setup, move->args[ENTER_ROW].text) : 0;

  return row * table->setup->n_seats + ump_move_int (move, ENTER_PLAYER);
}

static int
n_rows (const UmpSetup *setup)
{
  return ((const Sheet *) setup->data)->n_rows;
}

/* ---- check ------------------------------------------------------------------------ */

static gboolean
form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict)
{
  gboolean named = ump_move_has (move, ENTER_ROW);

  if (move->verb != VERB_ENTER)
    return TRUE;
  if (named && !n_rows (setup))
    return ump_refuse (verdict, setup, PAD_2, 0, UMP_PLAIN (N_ ("This sheet has rounds and no named rows.")));
  if (!named && n_rows (setup))
    return ump_refuse (verdict, setup, PAD_2, 0, UMP_PLAIN (N_ ("The row is missing.")));
  if (named && find_row (setup, move->args[ENTER_ROW].text) < 0)
    return ump_refuse (verdict, setup, PAD_2, 0, UMP_PLAIN (N_ ("The sheet has no row of that name.")));
  return TRUE;
}

static gboolean
check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  gint64 sum = 0;
  int cell;

  if (move->verb != VERB_ENTER)
    return TRUE;
  cell = cell_of (table, move);
  if (is_entered (table, cell))
    return ump_refuse (verdict, setup, PAD_1, 0,
                       UMP_TEXT (n_rows (setup) ? N_ ("{p0} has points in this row already.")
                                                : N_ ("{p0} has points in this round already."),
                                 { ump_move_int (move, ENTER_PLAYER) }));
  if (!setup->option_value[OPTION_ZERO_SUM] || n_entered (table) + 1 < cells (table))
    return TRUE;
  for (int i = 0; i < cells (table); i++)
    sum += i == cell ? ump_move_int (move, ENTER_POINTS) : points_of (table, i);
  return sum == 0 ||
         ump_refuse (verdict, setup, PAD_3, 0,
                     UMP_TEXT (N_ ("The points must add up to 0, and they make {n0}."), { (gintptr) sum }));
}

/* ---- apply --------------------------------------------------------------------------- */

static void
apply_enter (UmpTable *table, const UmpMove *move)
{
  int cell = cell_of (table, move), n = n_entered (table);

  if (!ump_table_get (table, UMP_COUNTER_OPEN))
    ump_table_begin_round (table);
  ump_table_set_counter (table, COUNTER_ENTERED, cell, 0, 1);
  ump_table_set_counter (table, COUNTER_POINTS, cell, 0, ump_move_int (move, ENTER_POINTS));
  ump_table_set_counter (table, COUNTER_N_ENTERED, 0, 0, n + 1);
  if (n + 1 == cells (table))
    ump_table_close_round (table);
}

static void
apply (UmpTable *table, const UmpMove *move)
{
  if (move->verb == VERB_ENTER) {
    apply_enter (table, move);
    return;
  }
  if (ump_table_get (table, UMP_COUNTER_OPEN))
    ump_table_close_round (table);
  ump_table_finish (table);
}

static gboolean
target_reached (const UmpTable *table)
{
  const Sheet *sheet = table->setup->data;

  for (int seat = 0; sheet->has_target && seat < table->setup->n_seats; seat++) {
    gint64 total = ump_table_total (table, seat);

    if (sheet->target < 0 ? total <= sheet->target : total >= sheet->target)
      return TRUE;
  }
  return FALSE;
}

/* The sheet of named rows stays as it is; a round makes room for the next one. */
static void
closed (UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  int rounds = setup->option_value[OPTION_ROUNDS];

  if (n_rows (setup)) {
    ump_table_finish (table);
    return;
  }
  for (int cell = 0; cell < cells (table); cell++) {
    ump_table_set_counter (table, COUNTER_ENTERED, cell, 0, 0);
    ump_table_set_counter (table, COUNTER_POINTS, cell, 0, 0);
  }
  ump_table_set_counter (table, COUNTER_N_ENTERED, 0, 0, 0);
  if (target_reached (table) || (rounds && ump_table_get (table, UMP_COUNTER_ROUND) >= rounds))
    ump_table_finish (table);
}

/* ---- score ----------------------------------------------------------------------------- */

static void
score (const UmpTable *table, UmpSheet *sheet)
{
  const UmpSetup *setup = table->setup;
  gboolean over = !ump_table_get (table, UMP_COUNTER_OPEN);

  for (int cell = 0; cell < cells (table); cell++) {
    UmpText row = n_rows (setup) ? UMP_TEXT ("{s0}", { (gintptr) row_name (setup, cell / setup->n_seats) })
                                 : UMP_PLAIN (NULL);

    if (is_entered (table, cell))
      ump_sheet_line (sheet, seat_of_cell (table, cell), LINE_ENTERED, points_of (table, cell), row);
    else if (over)
      ump_sheet_line (sheet, seat_of_cell (table, cell), LINE_MISSING, 0, row);
  }
}

/* ---- candidates ---------------------------------------------------------------------------- */

static void
candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data)
{
  g_auto (UmpMove) move;
  gboolean any = partial->verb == UMP_VERB_UNKNOWN;

  ump_move_init (&move, VERB_ENTER, UMP_NOBODY);
  move.bare = TRUE;
  if ((any || partial->verb == VERB_ENTER) && !emit (&move, user_data))
    return;
  ump_move_reset (&move, VERB_FINISH, UMP_NOBODY);
  if (any || partial->verb == VERB_FINISH)
    emit (&move, user_data);
}

/* Where the others leave a sum, the last one makes it 0. */
static int
points_for (const UmpTable *table, UmpRandom *random)
{
  gint64 sum = 0;

  if (!table->setup->option_value[OPTION_ZERO_SUM] || n_entered (table) + 1 < cells (table))
    return (int) ump_random_below (random, 61) - 10;
  for (int cell = 0; cell < cells (table); cell++)
    sum -= points_of (table, cell);
  return (int) sum;
}

static void
sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move)
{
  int cell = (int) ump_random_below (random, (guint) cells (table));

  while (is_entered (table, cell))
    cell = (cell + 1) % cells (table);
  ump_move_push (move, ENTER_PLAYER, seat_of_cell (table, cell));
  ump_move_push (move, ENTER_POINTS, points_for (table, random));
  if (n_rows (table->setup)) {
    ump_move_give (move, ENTER_ROW);
    move->args[ENTER_ROW].text = row_name (table->setup, cell / table->setup->n_seats);
  }
}

/* ---- words ------------------------------------------------------------------------------------ */

static void
say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say_)
{
  int seat = ump_move_has (move, ENTER_PLAYER) ? ump_move_int (move, ENTER_PLAYER) : 0;

  if (move->verb == VERB_FINISH) {
    say_->what = UMP_PLAIN (N_ ("The game ends here"));
    return;
  }
  if (ump_move_has (move, ENTER_ROW))
    say_->what = UMP_TEXT (N_ ("{p0}, {s1}: {n2}"),
                           { seat, (gintptr) move->args[ENTER_ROW].text, ump_move_int (move, ENTER_POINTS) });
  else
    say_->what = UMP_TEXT (N_ ("{p0}: {n1}"), { seat, ump_move_int (move, ENTER_POINTS) });
}

/* The first seat, in playing order, with an empty cell in the open round. */
static int
next_seat (const UmpTable *table)
{
  for (int cell = 0; cell < cells (table); cell++)
    if (!is_entered (table, cell))
      return seat_of_cell (table, cell);
  return 0;
}

static void
prompt (const UmpTable *table, UmpPrompt *prompt_)
{
  int open = ump_table_get (table, UMP_COUNTER_OPEN);

  if (n_rows (table->setup))
    prompt_->does = UMP_PLAIN (N_ ("Fill the sheet"));
  else
    prompt_->does = UMP_TEXT (N_ ("Round {n0}"), { ump_table_get (table, UMP_COUNTER_ROUND) + !open });
  prompt_->hint = UMP_TEXT (N_ ("Next empty cell: {p0}. Blank is not zero."), { next_seat (table) });
  prompt_->setup = UMP_PLAIN (N_ ("Enter each person's points when a round is over."));
}

/* ---- the game ------------------------------------------------------------------------------------ */

static const char *const best_words[] = { "high", "low", NULL };
static const char *const best_titles[] = { N_ ("the highest total"), N_ ("the lowest total"), NULL };
static const char *const yes_words[] = { "no", "yes", NULL };
static const char *const yes_titles[] = { N_ ("no"), N_ ("yes"), NULL };

static const UmpOption options[] = {
  [OPTION_NAME] = { .name = "name",
                    .type = UMP_OPTION_TEXT,
                    .fallback = "Score pad",
                    .title = N_ ("Game"),
                    .help = N_ ("What is being played.") },
  [OPTION_BEST] = { .name = "best",
                    .type = UMP_OPTION_CHOICE,
                    .words = best_words,
                    .titles = best_titles,
                    .fallback = "high",
                    .title = N_ ("Who wins"),
                    .help = N_ ("The best total.") },
  [OPTION_ROUNDS] = { .name = "rounds",
                      .type = UMP_OPTION_INT,
                      .max = 100,
                      .fallback = "0",
                      .title = N_ ("Rounds"),
                      .help = N_ ("The game ends after so many; 0 for no limit."),
                      .rule = "PAD-1" },
  [OPTION_TARGET] = { .name = "target",
                      .type = UMP_OPTION_OWN,
                      .fallback = "",
                      .allowed = N_ ("a whole number, or nothing"),
                      .title = N_ ("Target"),
                      .help = N_ ("The game ends with the round in which somebody reaches it."),
                      .rule = "PAD-1" },
  [OPTION_ROWS] = { .name = "rows",
                    .type = UMP_OPTION_OWN,
                    .fallback = "",
                    .allowed = N_ ("different names with commas between them, at most 200, or nothing"),
                    .title = N_ ("Named rows"),
                    .help = N_ ("A sheet with these rows instead of rounds."),
                    .rule = "PAD-2" },
  [OPTION_ZERO_SUM] = { .name = "zero-sum",
                        .type = UMP_OPTION_CHOICE,
                        .words = yes_words,
                        .titles = yes_titles,
                        .fallback = "no",
                        .title = N_ ("Sum is zero"),
                        .help = N_ ("The points of each closed round must add up to 0."),
                        .rule = "PAD-3" },
};

static const UmpFace faces[] = { { 0 } };

static const UmpCounterDef counters[] = {
  [COUNTER_ENTERED] = { .name = "entered", .scope = UMP_PER_OPTION },
  [COUNTER_POINTS] = { .name = "points", .scope = UMP_PER_OPTION },
  [COUNTER_N_ENTERED] = { .name = "n-entered" },
};

static const UmpVerb verbs[] = {
  [VERB_ENTER] = { .name = "enter",
                   .open = TRUE,
                   .title = N_ ("Enter"),
                   .attrs = { { .name = "player", .type = UMP_TYPE_PLAYER, .title = N_ ("Player") },
                              { .name = "points",
                                .type = UMP_TYPE_INT,
                                .min = -POINTS_LIMIT,
                                .max = POINTS_LIMIT,
                                .malformed = PAD_2 + 1,
                                .title = N_ ("Points") },
                              { .name = "row",
                                .type = UMP_TYPE_TEXT,
                                .flags = UMP_ATTR_MISSABLE,
                                .malformed = PAD_2 + 1,
                                .title = N_ ("Row") } } },
  [VERB_FINISH] = { .name = "finish", .rare = TRUE, .title = N_ ("Finish") },
};

static const UmpRule rules[] = {
  [PAD_1] = { "PAD-1", UMP_TURN, FALSE, N_ ("Each cell once, while the game lasts") },
  [PAD_2] = { "PAD-2", UMP_FORM, FALSE, N_ ("Whole points in a row of the sheet") },
  [PAD_3] = { "PAD-3", UMP_RULE, FALSE, N_ ("A round adds up to 0") },
};

static const UmpLine lines[] = {
  [LINE_ENTERED] = { "entered", N_ ("Entered") },
  [LINE_MISSING] = { "missing", N_ ("Nothing entered") },
};

extern const UmpGame ump_game_pad;

const UmpGame ump_game_pad = {
  .kind = "pad",
  .title = N_ ("Score pad"),
  .min_seats = 1,
  .max_seats = 12,
  .best_option = OPTION_BEST + 1,
  .no_table = TRUE,
  .live_totals = TRUE,
  .turn_rule = PAD_1,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .faces = faces,
  .n_faces = G_N_ELEMENTS (faces),
  .counters = counters,
  .n_counters = G_N_ELEMENTS (counters),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .lines = lines,
  .n_lines = G_N_ELEMENTS (lines),
  .tile = { { UMP_ART_SHEET, 0, 0, 0 }, { UMP_ART_SHEET, 0, 0, 0 }, { UMP_ART_SHEET, 0, 0, 0 } },
  .prepare = prepare,
  .form = form,
  .check = check,
  .apply = apply,
  .score = score,
  .closed = closed,
  .candidates = candidates,
  .sample = sample,
  .say = say,
  .prompt = prompt,
};
