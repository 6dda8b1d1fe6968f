/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tricks come to: the cells of the formulas, the values of a round, bonus lines. */
#include "core/score.h"
#include "tricks.h"

gboolean
ump_tricks_is_played (const UmpTable *table)
{
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (ump_tricks_plays (table, seat) && ump_tricks_zone (table, ZONE_HAND, seat)->n > 0)
      return FALSE;
  return ump_tricks_zone (table, ZONE_TRICK, 0)->n == 0;
}

gboolean
ump_tricks_is_told (const UmpTable *table)
{
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (ump_table_counter (table, COUNTER_TALLIED, seat, 0))
      return TRUE;
  return FALSE;
}

static int
worth_of_card (const TricksWorth *worth, const TricksCards *cards, int face)
{
  return worth->value[cards->suit[face] == SUIT_TRUMPS][face];
}

/* What the cards that nobody played are worth, where they are the kitty. */
static int
kitty_worth (const UmpTable *table, const TricksWorth *worth, const TricksCards *cards)
{
  int sum = 0;

  if (ump_tricks_zone (table, ZONE_REST, 0)->n || ump_tricks_zone (table, ZONE_UP, 0)->n ||
      ump_tricks_zone (table, ZONE_STOCK, 0)->n || ump_tricks_n_playing (table) < ump_tricks_n_in (table))
    return 0;
  for (int face = 1; face < TRICKS_N_FACES; face++)
    sum += (table->setup->copies[face] - ump_table_seen (table, face)) * worth_of_card (worth, cards, face);
  return sum;
}

static gint64
worth_of (const UmpTable *table, int seat, const TricksWorth *worth)
{
  const UmpZone *taken = ump_tricks_zone (table, ZONE_TAKEN, seat);
  int buried = ump_tricks_option (table, OPTION_BURIED), sum = 0;
  int last = ump_table_counter (table, COUNTER_TAKER, 0, 0),
      before = ump_table_counter (table, COUNTER_TAKER, 0, 1);
  TricksCards cards;

  ump_tricks_cards (table, &cards);
  for (int i = 0; i < taken->n; i++)
    sum += worth_of_card (worth, &cards, taken->cards[i].face);
  sum += worth->trick * ump_table_counter (table, COUNTER_TRICKS, seat, 0);
  if (!ump_tricks_is_played (table))
    return sum;
  sum += last == seat + 1 ? worth->last + worth->last2 : 0;
  sum += before == seat + 1 ? worth->last2 : 0;
  if (buried != BURIED_NOBODY &&
      seat + 1 == (buried == BURIED_LAST ? last : ump_tricks_get (table, COUNTER_CALLER)))
    sum += kitty_worth (table, worth, &cards);
  return sum;
}

gint64
ump_tricks_whole (const UmpTable *table, int k, int n_tricks)
{
  const TricksWorth *worth = &ump_tricks_rules (table->setup)->worth[k];
  gint64 sum = worth->trick * n_tricks + worth->last + worth->last2 * MIN (n_tricks, 2);
  TricksCards cards;

  ump_tricks_cards (table, &cards);
  for (int face = 1; face < TRICKS_N_FACES; face++)
    sum += table->setup->copies[face] * worth_of_card (worth, &cards, face);
  return sum;
}

gint64
ump_tricks_seen (const UmpTable *table, int seat, int k)
{
  return k == 0 ? ump_table_counter (table, COUNTER_TRICKS, seat, 0)
                : worth_of (table, seat, &ump_tricks_rules (table->setup)->worth[k - 1]);
}

/* As formulas have it: the suits from 1, down 5; no trumps are 0. */
static int
trump_number (int call)
{
  return call == CALL_DOWN ? 5 : call == CALL_NONE ? 0 : call + 1;
}

gint64
ump_tricks_cell (const UmpTable *table, int seat, int cell)
{
  switch (cell) {
  case CELL_DECLARED: return ump_table_counter (table, COUNTER_DECLARED, seat, 0);
  case CELL_REVOKES: return ump_table_counter (table, COUNTER_REVOKES, seat, 0);
  case CELL_BID: return MAX (ump_table_counter (table, COUNTER_BID, seat, 0) - 1, 0);
  case CELL_CALLER: return ump_tricks_get (table, COUNTER_CALLER) == seat + 1;
  case CELL_DEALER: return ump_tricks_get (table, COUNTER_DEALER) == seat + 1;
  case CELL_LEVEL: return ump_tricks_get (table, COUNTER_LEVEL);
  case CELL_ALONE: return ump_tricks_get (table, COUNTER_ALONE);
  case CELL_DOUBLE: return ump_tricks_get (table, COUNTER_DOUBLE);
  case CELL_TRUMP: return trump_number (ump_tricks_get (table, COUNTER_TRUMP) - 1);
  case CELL_HAND: return ump_tricks_get (table, COUNTER_HAND);
  default: break;
  }
  return ump_tricks_is_told (table) ? ump_table_counter (table, COUNTER_TOLD, seat, cell)
                                    : ump_tricks_seen (table, seat, cell);
}

/* ---- formulas ------------------------------------------------------------------------ */

/* What a call or bid that is looked at says. */
static gboolean
said_by_move (const TricksReckoning *now, int seat, int cell, gint64 *value)
{
  const UmpMove *move = now->move;

  if (move == NULL)
    return FALSE;
  if (move->verb == VERB_BID) {
    *value = ump_move_int (move, 0);
    return cell == CELL_BID && seat == move->by;
  }
  switch (cell) {
  case CELL_CALLER: *value = seat == move->by; return TRUE;
  case CELL_LEVEL: *value = ump_tricks_level_of (move); return TRUE;
  case CELL_ALONE: *value = ump_move_has (move, CALL_ALONE); return TRUE;
  case CELL_DOUBLE: *value = ump_tricks_double_of (move); return TRUE;
  case CELL_TRUMP: *value = trump_number (ump_move_int (move, CALL_TRUMP)); return TRUE;
  default: return FALSE;
  }
}

static gint64
value_of (gconstpointer data, int player, int variable)
{
  const TricksReckoning *now = data;
  int seat = now->seat[player];
  gint64 value;

  switch (variable) {
  case UMP_FORMULA_ROUND: return ump_tricks_round (now->table);
  case UMP_FORMULA_PLAYERS: return now->n;
  case UMP_FORMULA_TOTAL:
    return ump_table_total (now->table, seat) - (now->counted && !now->with_round ? now->counted[seat] : 0);
  default: break;
  }
  if (now->sums)
    return ump_table_counter (now->table, COUNTER_SUM, seat, variable);
  if (variable >= CELL_VALUES)
    return now->values[variable - CELL_VALUES][player];
  return said_by_move (now, seat, variable, &value) ? value : ump_tricks_cell (now->table, seat, variable);
}

static gboolean
same_side (gconstpointer data, int a, int b)
{
  const TricksReckoning *now = data;

  return ump_tricks_same_side (now->table, now->seat[a], now->seat[b]);
}

static void
evaluate (const TricksReckoning *now, const UmpFormula *formula, gint64 *values)
{
  UmpFormulaScope scope = { .n_players = now->n, .value = value_of, .same_side = same_side, .data = now };
  UmpFormulaRun run;

  ump_formula_begin (&run, formula, ump_tricks_rules (now->table->setup)->nodes, &scope);
  for (int i = 0; i < now->n; i++)
    values[i] = CLAMP (ump_formula_value (&run, i), -TRICKS_LIMIT, TRICKS_LIMIT);
}

/* Who is in; they are the people of the round until it has closed. */
static void
gather (const UmpTable *table, TricksReckoning *now)
{
  *now = (TricksReckoning){ .table = table };
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (ump_tricks_is_in (table, seat))
      now->seat[now->n++] = seat;
}

void
ump_tricks_reckon (const UmpTable *table, const gint64 *counted, TricksReckoning *now)
{
  const TricksRules *rules = ump_tricks_rules (table->setup);

  gather (table, now);
  now->counted = counted;
  for (int i = 0; i < rules->n_values; i++)
    evaluate (now, &rules->values[i].formula, now->values[i]);
  evaluate (now, &rules->points.formula, now->points);
}

guint
ump_tricks_true_for (const TricksReckoning *reckoning, const TricksFormula *formula)
{
  gint64 values[UMP_KNOWN_PEOPLE];
  guint who = 0;

  if (!formula->given)
    return 0;
  evaluate (reckoning, &formula->formula, values);
  for (int i = 0; i < reckoning->n; i++)
    if (values[i] != 0)
      who |= 1u << reckoning->seat[i];
  return who;
}

static gboolean
is_last_bid (const UmpTable *table)
{
  int missing = 0;

  for (int seat = 0; seat < table->setup->n_seats; seat++)
    missing += ump_tricks_is_in (table, seat) && !ump_table_counter (table, COUNTER_BID, seat, 0);
  return missing == 1;
}

int
ump_tricks_broken (const UmpTable *table, const UmpMove *move)
{
  const TricksRules *rules = ump_tricks_rules (table->setup);
  TricksReckoning now;

  gather (table, &now);
  now.move = move;
  for (int i = 0; i < rules->n_checks; i++) {
    const UmpFormula *formula = &rules->checks[i].formula;
    gboolean inside = ump_formula_has (formula->all, CELL_BID),
             bids = inside || ump_formula_has (formula->own, CELL_BID);
    guint who;

    if (bids != (move->verb == VERB_BID) || (inside && !is_last_bid (table)))
      continue;
    who = ump_tricks_true_for (&now, &rules->checks[i]);
    for (int k = 0; k < now.n; k++)
      if ((inside || now.seat[k] == move->by) && !(who & 1u << now.seat[k]))
        return i;
  }
  return -1;
}

/* ---- the sheet ---------------------------------------------------------------------------- */

static gboolean
counts (const TricksRules *rules, const TricksCards *cards, int face)
{
  for (int k = 0; k < rules->n_worth; k++)
    if (worth_of_card (&rules->worth[k], cards, face) != 0)
      return TRUE;
  return FALSE;
}

/* Outside or inside of its functions. */
static gboolean
names_cell (const UmpFormula *formula, int cell)
{
  return ump_formula_has (formula->own, cell) || ump_formula_has (formula->all, cell);
}

/* What a formula names, value by value. */
static void
add_needed (const TricksRules *rules, const UmpFormula *formula, gboolean *needed)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (names_cell (formula, cell) && !needed[cell]) {
      needed[cell] = TRUE;
      if (cell >= CELL_VALUES)
        add_needed (rules, &rules->values[cell - CELL_VALUES].formula, needed);
    }
}

static void
append_formula (const TricksReckoning *now, int i, const UmpFormula *formula, const char *name,
                const char *text, GString *detail)
{
  const TricksRules *rules = ump_tricks_rules (now->table->setup);
  gboolean any = FALSE;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (names_cell (formula, cell)) {
      g_string_append_printf (detail, "%s%s %" G_GINT64_FORMAT, any ? ", " : "", rules->names[cell],
                              value_of (now, i, cell));
      any = TRUE;
    }
  if (any)
    g_string_append (detail, ": ");
  g_string_append_printf (detail, "%s" UMP_FORMULA_MARK "%s" UMP_FORMULA_MARK, name, text);
}

static char *
detail_of (const TricksReckoning *now, int i)
{
  const UmpSetup *setup = now->table->setup;
  const TricksRules *rules = ump_tricks_rules (setup);
  gboolean needed[N_CELLS] = { FALSE };
  const char *start = setup->option_text[OPTION_VALUES];
  GString *detail = g_string_new (NULL);

  add_needed (rules, &rules->points.formula, needed);
  for (int k = 0; k < rules->n_values; k++) {
    gsize length = strcspn (start, ";");
    gsize name = strcspn (start, "=") + 1;
    g_autofree char *front = g_strdup_printf ("%s = ", rules->names[CELL_VALUES + k]);
    g_autofree char *text = g_strstrip (g_strndup (start + name, length - name));

    if (needed[CELL_VALUES + k]) {
      append_formula (now, i, &rules->values[k].formula, front, text, detail);
      g_string_append (detail, "; ");
    }
    start += length + 1;
  }
  append_formula (now, i, &rules->points.formula, "", rules->points_text, detail);
  return g_string_free (detail, FALSE);
}

void
ump_tricks_score (const UmpTable *table, UmpSheet *sheet)
{
  const TricksRules *rules = ump_tricks_rules (table->setup);
  TricksReckoning now;
  TricksCards cards;

  ump_tricks_cards (table, &cards);
  if (ump_tricks_get (table, COUNTER_THROWN)) {
    gather (table, &now);
    for (int i = 0; i < now.n; i++)
      ump_sheet_line (sheet, now.seat[i], LINE_THROWN_IN, 0, UMP_PLAIN (NULL));
    return;
  }
  ump_tricks_reckon (table, NULL, &now);
  for (int i = 0; i < now.n; i++) {
    const UmpZone *taken = ump_tricks_zone (table, ZONE_TAKEN, now.seat[i]);
    const char *detail = ump_sheet_keep (sheet, detail_of (&now, i));

    ump_sheet_line (sheet, now.seat[i], LINE_FORMULA, (int) now.points[i],
                    UMP_TEXT ("{X0}", { UMP_X (detail) }));
    for (int k = 0; k < taken->n; k++)
      if (counts (rules, &cards, taken->cards[k].face))
        ump_sheet_card (sheet, taken->cards[k]);
  }
}

/* ---- bonus lines ----------------------------------------------------------------------------- */

int
ump_tricks_n_bonuses (const UmpSetup *setup)
{
  return ump_tricks_rules (setup)->n_bonuses;
}

const char *
ump_tricks_bonus_name (const UmpSetup *setup, int bonus)
{
  return ump_tricks_rules (setup)->bonus_names[bonus];
}

void
ump_tricks_bonuses (const UmpTable *table, int bonus, gint64 *points)
{
  gint64 values[UMP_KNOWN_PEOPLE];
  TricksReckoning now;

  gather (table, &now);
  now.sums = TRUE;
  evaluate (&now, &ump_tricks_rules (table->setup)->bonuses[bonus].formula, values);
  for (int i = 0; i < now.n; i++)
    points[now.seat[i]] = values[i];
}

void
ump_tricks_bonus (const UmpTable *table, int bonus, UmpSheet *sheet)
{
  gint64 points[UMP_MAX_SEATS];

  ump_tricks_bonuses (table, bonus, points);
  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    gint64 number =
        ump_tricks_is_in (table, seat) ? points[seat] : ump_table_counter (table, COUNTER_KEPT, seat, bonus);

    ump_sheet_line (sheet, seat, LINE_BONUS, (int) number, UMP_PLAIN (NULL));
  }
}
