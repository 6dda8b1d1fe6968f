/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every game must keep, without being named: whole random games of every seat count and every option
 * through core, which together reach every verb and every refusal. */
#include <string.h>

#include "world.h"

#include "core/correction.h"

/* Random combinations of options for each seat count. */
#define N_MIXED 20
#define MOST_ENTRIES 8000
/* Longer games are abandoned, but for the first of each seat count. */
#define LONG_GAME 400
/* So many entries of a game have others tried at every step, later ones now and then. */
#define MANY_ENTRIES 200
/* Whoever closes a round by hand is told what the log knows of it. */
static void
assert_tallies (const UmpGame *game)
{
  gboolean tally = FALSE;

  for (int i = 0; i < game->n_verbs; i++) {
    tally |= game->verbs[i].tally;
    g_assert_true (!game->verbs[i].tally || !game->verbs[i].player);
  }
  g_assert_true (tally == (game->prefill != NULL));
}

/* A way to play is played again until its games have so many entries together. */
#define ENOUGH_ENTRIES 200
/* Of more ways than these a share is played with each number of people, the next one with the next. What the
 * sanitizers look for does not ask for every way, and they take ten times as long: they see a share of each,
 * and what only some way reaches the same test reaches without them. */
#define MANY_WAYS 100
#define SHARES 4
#ifdef __SANITIZE_ADDRESS__
#define SHARES_ALWAYS 4
#else
#define SHARES_ALWAYS 1
#endif
/* Entries like the legal one that are tried before each. */
#define N_NEIGHBOURS 6

/* ---- candidates ---------------------------------------------------------------- */

typedef struct {
  World *world;
  GHashTable *lines;
  const UmpTable *before;
} Seen;

static gboolean
take_candidate (const UmpMove *move, gpointer user_data)
{
  Seen *seen = user_data;
  UmpMatch *match = seen->world->match;
  char *line = ump_notation_print_move (ump_match_setup (match), move);
  UmpVerdict verdict;
  int n_attrs;

  if (!g_hash_table_add (seen->lines, line))
    g_error ("%s: candidate twice: %s", seen->world->game->kind, line);
  ump_verb_attrs (seen->world->game, move->verb, &n_attrs);
  for (int attr = n_attrs; attr < UMP_MAX_ATTRS; attr++)
    g_assert_false (ump_move_has (move, attr));
  if (!move->bare && !ump_match_judge_move (match, move, &verdict))
    world_assert_refusal (seen->world, &verdict);
  g_assert_true (ump_table_equal (ump_match_table (match), seen->before));
  return TRUE;
}

static void
assert_candidates (World *world)
{
  g_autoptr (GHashTable) lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (UmpTable) before = ump_table_copy (ump_match_table (world->match));
  g_auto (UmpMove) nothing = { 0 };
  Seen seen = { world, lines, before };

  ump_move_init (&nothing, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_game_candidates (ump_match_table (world->match), &nothing, take_candidate, &seen);
}

/* Each bare verb that is listed has a sample that passes. */
static gboolean
take_bare (const UmpMove *move, gpointer user_data)
{
  World *world = user_data;
  g_auto (UmpMove) sample = { 0 };
  UmpVerdict verdict;

  if (!move->bare)
    return TRUE;
  ump_move_init (&sample, move->verb, move->by);
  world->game->sample (ump_match_table (world->match), move->verb, move->by, &world->random, &sample);
  if (!ump_match_judge_move (world->match, &sample, &verdict)) {
    g_autofree char *line = ump_notation_print_move (ump_match_setup (world->match), &sample);
    g_autofree char *reason = ump_match_reason (world->match, &verdict, NULL);

    g_error ("%s: sample refused: %s: %s", world->game->kind, line, reason);
  }
  return TRUE;
}

/* ---- what tallies are filled in with ----------------------------------------------- */

typedef struct {
  const World *world;
  gboolean found;
} Search;

static gboolean
find_other (const UmpMove *move, gpointer user_data)
{
  Search *search = user_data;

  search->found = !search->world->game->verbs[move->verb].tally;
  return !search->found;
}

static gboolean
is_whole (const UmpGame *game, const UmpMove *move)
{
  int n;
  const UmpField *attrs = ump_verb_attrs (game, move->verb, &n);

  for (int i = 0; i < n; i++)
    if (!ump_move_has (move, i) && !(attrs[i].flags & UMP_FIELD_OPTIONAL))
      return FALSE;
  return TRUE;
}

/* As long as something else than a tally may follow, nothing that was seen can be wrong: what it comes filled
 * in with is accepted, or a ruling helps. */
static void
assert_prefilled (World *world, int verb, int first, gboolean surely)
{
  g_auto (UmpMove) move = { 0 };
  UmpVerdict verdict;

  ump_move_init (&move, verb, UMP_NOBODY);
  ump_move_push (&move, 0, first);
  g_assert_true (ump_match_prefill (world->match, &move));
  g_assert_cmpint (ump_move_int (&move, 0), ==, first);
  if (!is_whole (world->game, &move) || ump_match_judge_move (world->match, &move, &verdict))
    return;
  world_assert_refusal (world, &verdict);
  if (surely && !world->game->rules[verdict.rule].waivable) {
    g_autofree char *line = ump_notation_print_move (ump_match_setup (world->match), &move);
    g_autofree char *reason = ump_match_reason (world->match, &verdict, NULL);

    g_error ("what was seen is refused: %s: %s", line, reason);
  }
}

static gboolean
prefill_bare (const UmpMove *move, gpointer user_data)
{
  World *world = user_data;
  const UmpVerb *verb = &world->game->verbs[move->verb];
  const UmpField *attr = &verb->attrs[0];
  g_autoptr (UmpTable) before = ump_table_copy (ump_match_table (world->match));
  Search other = { world, FALSE };

  if (!verb->tally)
    return TRUE;
  ump_match_moves (world->match, NULL, find_other, &other);
  for (int i = attr->type == UMP_TYPE_PLAYER ? 0 : attr->min;
       i <= (attr->type == UMP_TYPE_PLAYER ? world->n_seats - 1 : attr->max); i++)
    if (attr->type != UMP_TYPE_PLAYER || world->game->absent == NULL || !world->game->absent (before, i))
      assert_prefilled (world, move->verb, i, other.found);
  g_assert_true (ump_table_equal (before, ump_match_table (world->match)));
  return TRUE;
}

/* ---- one entry more ------------------------------------------------------------------ */

/* Leaving out what may be hidden never makes a legal entry a refused one. */
static void
assert_hidable (World *world, const UmpEntry *entry)
{
  int n;
  const UmpField *attrs = ump_verb_attrs (world->game, entry->verb, &n);

  for (int i = 0; i < n; i++) {
    g_autoptr (UmpEntry) hidden = NULL;
    UmpVerdict verdict;

    if (!(attrs[i].flags & UMP_FIELD_HIDEABLE) || entry->values[i] == NULL)
      continue;
    hidden = ump_entry_with (entry, NULL, NULL);
    hidden->values[i] = NULL;
    g_assert_true (ump_match_judge (world->match, hidden, &verdict));
  }
}

static void
assert_line (World *world, const UmpEntry *entry, const char *line, const char *printed)
{
  g_autofree char *again = NULL;
  g_autoptr (UmpEntry) parsed = NULL;
  UmpVerdict verdict;

  parsed = ump_notation_parse (world->match, line, &verdict, NULL);
  g_assert_nonnull (parsed);
  again = ump_notation_print (world->game, parsed);
  g_assert_cmpstr (again, ==, printed);
  g_assert_cmpstr (entry->by, ==, parsed->by);
  for (int i = 0; i < entry->n_values; i++)
    g_assert_cmpstr (entry->values[i], ==, parsed->values[i]);
}

/* As it is printed, a line is read at once; with a blank behind it, by the reader that knows all ways. */
static void
assert_notation (World *world, const UmpEntry *entry)
{
  g_autofree char *line = ump_notation_print (world->game, entry);
  g_autofree char *careful = g_strconcat (line, " ", NULL);

  assert_line (world, entry, line, line);
  assert_line (world, entry, careful, line);
}

/* Who is asked for the entry that begins a round is told which one it is, and of no other. */
static void
assert_round (World *world)
{
  guint number = ump_match_n_entries (world->match);
  UmpEffectSpan span = ump_match_effects (world->match, number);
  g_autoptr (UmpTable) before = NULL;
  UmpPrompt prompt = { 0 };
  int round = 0;

  for (gsize i = 0; i < span.n; i++) {
    const UmpEffect *e = &span.effects[i];

    if (e->type == UMP_EFFECT_COUNTER && e->counter.index == UMP_COUNTER_ROUND &&
        e->counter.new_value > e->counter.old_value)
      round = e->counter.new_value;
  }
  if (round == 0)
    return;
  before = ump_match_table_at (world->match, number - 1);
  world->game->prompt (before, &prompt);
  g_assert_cmpint (prompt.round, ==, round);
}

static void
count_named (const char *text, const void *card, gpointer user_data)
{
  int *named = user_data;

  if (card != NULL)
    named[((const UmpCard *) card)->face]++;
}

/* The log names no card that the entry laid face down, or gave into a hand: of those it says how many. */
static void
assert_hides (World *world, const UmpSay *say)
{
  const UmpSetup *setup = ump_match_setup (world->match);
  UmpEffectSpan span = ump_match_effects (world->match, ump_match_n_entries (world->match));
  g_autofree int *named = g_new0 (int, world->game->n_faces), *open = g_new0 (int, world->game->n_faces),
                 *down = g_new0 (int, world->game->n_faces);

  for (gsize i = 0; i < span.n; i++) {
    const UmpEffect *e = &span.effects[i];

    if (e->type == UMP_EFFECT_MOVE)
      (world->game->zones[setup->zones[e->move.to].def].face_down ? down : open)[e->move.after.face]++;
  }
  ump_text_pieces (&say->what, setup, NULL, count_named, named);
  for (int face = 1; face < world->game->n_faces; face++)
    if (down[face] > 0 && named[face] > open[face])
      g_error ("%s: the log names %s, which lies face down", world->game->kind,
               world->game->faces[face].name);
}

static void
assert_words (World *world)
{
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  UmpPrompt prompt = { 0 };
  g_autofree char *what = NULL;

  ump_match_say (world->match, ump_match_n_entries (world->match), NULL, say);
  assert_hides (world, say);
  what = ump_text_format (&say->what, ump_match_setup (world->match), NULL);
  g_assert_cmpstr (what, !=, "");
  g_assert_null (strchr (what, '{'));
  world->game->prompt (ump_match_table (world->match), &prompt);
  if (prompt.round != 0)
    g_assert_cmpint (prompt.round, ==, ump_table_get (ump_match_table (world->match), UMP_COUNTER_ROUND) + 1);
  assert_round (world);
  for (int seat = 0; world->game->seat != NULL && seat < world->n_seats; seat++) {
    UmpSeatView view = { 0 };

    world->game->seat (ump_match_table (world->match), seat, &view);
  }
  for (int zone = 0; world->game->view != NULL && zone < ump_match_setup (world->match)->n_zones; zone++) {
    UmpZoneView view = { 0 };

    world->game->view (ump_match_table (world->match), zone, &view);
  }
}

/* Entries round about the legal one that is about to be made. */
static void
try_others (World *world, const UmpEntry *legal)
{
  gboolean seldom = world->reach->accepted[legal->verb] < world->reach->n_entries / 20;

  for (int i = 0; i < 3; i++) {
    g_autoptr (UmpEntry) nonsense = world_nonsense (world);

    world_try (world, nonsense);
  }
  for (int i = 0; i < (seldom ? 4 * N_NEIGHBOURS : N_NEIGHBOURS); i++) {
    g_autoptr (UmpEntry) neighbour = world_neighbour (world, legal);

    world_try (world, neighbour);
  }
  for (int i = 0; i < 2; i++) {
    g_autoptr (UmpEntry) echo = world_echo (world);

    if (echo != NULL)
      world_try (world, echo);
  }
}

/* Notes and adjustments in between, which every game takes (or refuses, where it keeps no points). */
static void
say_common (World *world)
{
  static const char *const names[] = { "player", "points", "reason" };
  const char *const values[] = { world_people[ump_random_below (&world->random, (guint) world->n_seats)],
                                 ump_random_below (&world->random, 2) ? "-3" : "12", "agreed" };
  gboolean note = ump_random_below (&world->random, 2);
  g_autoptr (UmpEntry) entry = note ? ump_entry_new (world->game, "note", NULL, NULL, 0, "tea")
                                    : ump_entry_new (world->game, "adjust", names, values, 3, NULL);
  UmpVerdict verdict;

  g_assert_cmpint (ump_match_add (world->match, entry, &verdict), ==, note || !world->game->no_points);
}

/* FALSE when nothing is legal any more. */
static gboolean
step (World *world)
{
  g_autoptr (UmpEntry) entry = world_pick (world);
  g_autoptr (UmpTable) before = ump_table_copy (ump_match_table (world->match));
  guint n = ump_match_n_entries (world->match);
  UmpVerdict verdict;

  if (entry == NULL)
    return FALSE;
  world_tell_entry (world, entry);
  if (n < MANY_ENTRIES || n % 16 == 0)
    try_others (world, entry);
  if (ump_random_below (&world->random, 60) == 0)
    say_common (world);
  assert_hidable (world, entry);
  assert_notation (world, entry);
  if (!ump_match_add (world->match, entry, &verdict)) {
    g_autofree char *line = ump_notation_print (world->game, entry);

    g_error ("%s: legal move refused: %s", world->game->kind, line);
  }
  world->reach->accepted[entry->verb]++;
  world->reach->n_entries++;
  world_assert_conserved (world);
  world_assert_again (world);
  world_assert_relaying (world, before);
  if (ump_match_n_entries (world->match) == n + 1)
    world_assert_steps (world, before);
  assert_words (world);
  return TRUE;
}

/* ---- the log ------------------------------------------------------------------------------ */

static UmpMatch *
fold (World *world, guint n)
{
  UmpMatch *match = world_new_match (world);

  for (guint i = 1; i <= n; i++)
    ump_match_load (match, ump_entry_ref (ump_match_entry (world->match, i)));
  return match;
}

/* What was taken back on the way goes out of the log: undo and redo would walk over it. */
static void
drop_voids (World *world)
{
  UmpMatch *match = world_new_match (world);

  for (guint i = 1; i <= ump_match_n_entries (world->match); i++)
    if (!ump_entry_is_void (ump_match_entry (world->match, i)))
      ump_match_load (match, ump_entry_ref (ump_match_entry (world->match, i)));
  g_assert_null (ump_match_refusal (match));
  ump_match_free (world->match);
  world->match = match;
}

static void
assert_prefixes (World *world)
{
  guint n = ump_match_n_entries (world->match);

  for (int i = 0; i < 12; i++) {
    guint at = ump_random_below (&world->random, n + 1);
    UmpMatch *folded = fold (world, at);
    g_autoptr (UmpTable) jumped = ump_match_table_at (world->match, at);

    g_assert_true (ump_table_equal (jumped, ump_match_table (folded)));
    g_assert_cmpuint (ump_match_n_rows (folded), ==, ump_match_rows_at (world->match, at));
    ump_match_free (folded);
  }
}

static void
assert_totals (World *world)
{
  const UmpTable *table = ump_match_table (world->match);
  gint64 sums[UMP_MAX_SEATS] = { 0 };
  UmpTotal totals[UMP_MAX_SEATS];
  UmpRow *open = ump_match_open_row (world->match, ump_match_table (world->match));

  for (guint i = 0; i < ump_match_n_rows (world->match); i++) {
    const UmpRow *row = ump_match_row (world->match, i);
    gint64 lines[UMP_MAX_SEATS] = { 0 };

    for (int k = 0; k < row->n_lines; k++)
      lines[row->lines[k].seat] += row->lines[k].points;
    for (int seat = 0; seat < row->n_seats; seat++) {
      g_assert_cmpint (lines[seat], ==, row->points[seat]);
      sums[seat] += row->points[seat];
    }
  }
  for (int i = 0; i < ump_setup_n_bonuses (table->setup); i++) {
    g_autoptr (UmpRow) bonus = ump_row_new_bonus (table, i);

    for (int seat = 0; seat < world->n_seats; seat++)
      sums[seat] += bonus->points[seat];
  }
  ump_score_totals (table, totals);
  for (int seat = 0; seat < world->n_seats; seat++)
    g_assert_cmpint (totals[seat].points, ==, sums[seat] + (open ? open->points[seat] : 0));
  ump_row_unref (open);
}

/* Back to the start by effects, forward again by redo: every table is the very one. */
static void
assert_undo_and_redo (World *world)
{
  guint n = ump_match_n_entries (world->match);
  g_autoptr (UmpTable) end = ump_table_copy (ump_match_table (world->match));
  g_autoptr (GPtrArray) tables = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_table_free);
  UmpVerdict verdict;

  for (guint i = 0; i <= n; i++)
    g_ptr_array_add (tables, ump_match_table_at (world->match, i));
  for (guint i = n; i > 0; i--) {
    g_assert_true (ump_match_undo (world->match));
    g_assert_true (ump_table_equal (ump_match_table (world->match), g_ptr_array_index (tables, i - 1)));
  }
  g_assert_false (ump_match_undo (world->match));
  g_assert_cmpuint (ump_match_n_rows (world->match), ==, 0);
  for (guint i = 1; i <= n; i++) {
    g_assert_true (ump_match_redo (world->match, &verdict));
    g_assert_true (ump_table_equal (ump_match_table (world->match), g_ptr_array_index (tables, i)));
  }
  g_assert_false (ump_match_redo (world->match, &verdict));
  g_assert_true (ump_table_equal (ump_match_table (world->match), end));
}

static gboolean
effect_same (const UmpEffect *a, const UmpEffect *b)
{
  if (a->type != b->type)
    return FALSE;
  if (a->type == UMP_EFFECT_MOVE)
    return a->from == b->from && a->move.at == b->move.at && a->move.to == b->move.to &&
           a->move.to_at == b->move.to_at &&
           ump_card_pack (a->move.before) == ump_card_pack (b->move.before) &&
           ump_card_pack (a->move.after) == ump_card_pack (b->move.after);
  return a->counter.index == b->counter.index && a->counter.new_value == b->counter.new_value;
}

/* Skips bookkeeping: causes move along when an entry is inserted before, and totals hold all that was
 * before. */
static const UmpEffect *
next_event (const UmpEffectSpan *span, gsize *i)
{
  while (*i < span->n && span->effects[*i].type == UMP_EFFECT_FACE)
    (*i)++;
  return *i < span->n ? &span->effects[(*i)++] : NULL;
}

static gboolean
effects_same (UmpEffectSpan a, UmpEffectSpan b)
{
  gsize i = 0, k = 0;

  for (;;) {
    const UmpEffect *x = next_event (&a, &i), *y = next_event (&b, &k);

    if (x == NULL || y == NULL)
      return x == y;
    if (!effect_same (x, y))
      return FALSE;
  }
}

/* Where the same entry put in again makes later ones come out otherwise, they depend on its number. */
static void
assert_unchanged (const World *world, const UmpCorrection *correction, guint at)
{
  for (guint i = 0; i < correction->outcomes->len; i++) {
    const UmpOutcome *outcome = &g_array_index (correction->outcomes, UmpOutcome, i);
    g_autofree char *line = ump_notation_print (world->game, outcome->was);

    if (outcome->type != (outcome->own ? UMP_OUTCOME_OWN : UMP_OUTCOME_SAME) ||
        !effects_same (ump_match_effects (world->match, outcome->was_number),
                       ump_match_effects (correction->result, outcome->now_number)))
      g_error ("entry %u put in again as it was changes entry %u, %s: what may not be kept in a counter "
               "(numbers of entries) says core/game.h",
               at, outcome->was_number, line);
  }
}

/* A correction that puts the same entry in again changes nothing but the numbers. */
static void
assert_correction (World *world)
{
  guint n = ump_match_n_entries (world->match);
  guint at = 1 + ump_random_below (&world->random, n);
  UmpEntry *entry = ump_match_entry (world->match, at);
  g_autoptr (UmpEntry) again = ump_entry_with (entry, NULL, "");
  g_autoptr (UmpCorrection) correction = ump_match_correct_at (world->match, UMP_CHANGE_ENTRY, at, again);
  g_autoptr (UmpCorrection) removal = ump_match_correct_at (world->match, UMP_CHANGE_LEAVE_OUT, at, NULL);

  g_assert_cmpuint (correction->stop, ==, 0);
  assert_unchanged (world, correction, at);
  g_assert_cmpuint (ump_match_checked (correction->result), ==, n + 1);
  g_assert_cmpuint (ump_match_n_entries (removal->result), ==, n);
  g_assert_cmpint (world_count_cards (ump_match_table (removal->result)), ==, world->n_cards);
}

/* ---- whole games ------------------------------------------------------------------------------ */

static void
abandon (World *world)
{
  g_autoptr (UmpEntry) entry = ump_entry_new (world->game, "abandon", NULL, NULL, 0, NULL);
  UmpVerdict verdict;

  g_assert_true (ump_match_add (world->match, entry, &verdict));
  g_assert_cmpint (ump_table_state (ump_match_table (world->match)), ==, UMP_ABANDONED);
}

/* When it is over nothing of the game's own can be said any more. */
static void
assert_over (World *world)
{
  for (int i = 0; i < 20; i++) {
    g_autoptr (UmpEntry) echo = world_echo (world);
    UmpVerdict verdict;

    if (echo == NULL)
      continue;
    g_assert_false (ump_match_judge (world->match, echo, &verdict));
    g_assert_cmpint (verdict.kind, ==, UMP_TURN);
    world_assert_refusal (world, &verdict);
  }
}

/* A game that is played to its end, or abandoned after most entries. */
static void
play (World *world, guint64 seed, guint most)
{
  guint n;

  world->match = world_new_match (world);
  world_tell_game (world, seed);
  ump_random_init (&world->random, seed);
  world->n_cards = world_count_cards (ump_match_table (world->match));
  for (n = 0; n < most; n++) {
    if (n % 7 == 0) {
      assert_candidates (world);
      ump_match_moves (world->match, NULL, prefill_bare, world);
    }
    ump_match_moves (world->match, NULL, take_bare, world);
    if (!step (world))
      break;
  }
  g_assert_cmpuint (n, <, MOST_ENTRIES);
  if (ump_table_state (ump_match_table (world->match)) == UMP_PLAYING)
    abandon (world);
  assert_over (world);
  assert_totals (world);
  assert_prefixes (world);
  drop_voids (world);
  assert_correction (world);
  assert_undo_and_redo (world);
  g_clear_pointer (&world->match, ump_match_free);
  world->reach->n_games++;
}

/* ---- learned components ----------------------------------------------------------------------- */

/* What comes with the game is a value of the part, and the option's default is made of it. */
static void
assert_usual (const UmpGame *game, const UmpPart *part)
{
  for (int row = 1; row <= part->n_rows; row++) {
    g_autoptr (GError) error = NULL;
    UmpSure sure;
    g_autofree char *value = ump_part_usual (game, part, 0, row, &sure);

    g_assert_true ((value != NULL) == (sure != UMP_SURE_UNKNOWN));
    g_assert_true ((value != NULL) == (part->sure != NULL));
    g_assert_null (ump_part_usual (game, part, 1, row, NULL));
    if (value == NULL)
      continue;
    g_assert_true (ump_part_accepts (game, part, value, &error));
    g_assert_no_error (error);
  }
}

static void
assert_goal (const UmpGame *game, const UmpPart *part)
{
  const UmpField *attr;

  g_assert_true ((part->option > 0) != (part->n_attrs > 0));
  if (part->option) {
    g_assert_cmpint (part->option, <=, game->n_options);
    g_assert_cmpint (game->options[part->option - 1].type, ==, UMP_TYPE_OWN);
  }
  for (int side = 0; part->side_option && part->sides[side].id != NULL; side++)
    g_assert_cmpstr (game->options[part->side_option - 1].words[side], ==, part->sides[side].id);
  for (int k = 0; k < part->n_attrs; k++) {
    attr = &game->verbs[part->verb].attrs[part->first_attr + k];
    g_assert_cmpint (attr->type, ==, UMP_TYPE_OWN);
    g_assert_nonnull (attr->parse);
  }
  for (int n = game->min_seats; part->n_attrs && n <= game->max_seats; n++)
    g_assert_true (part->sides[ump_part_side_of_seats (part, n)].seats & 1u << n);
}

static void
assert_parts (const UmpGame *game)
{
  for (int i = 0; i < game->n_parts; i++) {
    const UmpPart *part = &game->parts[i];

    g_assert_true (ump_game_part (game, part->id) == part);
    g_assert_nonnull (part->sides[0].id);
    g_assert_cmpint (part->n_rows, >=, 1);
    g_assert_cmpint (part->n_columns, >=, 1);
    assert_goal (game, part);
    assert_usual (game, part);
    g_assert_false (ump_part_accepts (game, part, "", NULL));
    g_assert_false (ump_part_accepts (game, part, "nonsense", NULL));
    for (int row = 0; part->row_words != NULL && part->row_words[row] != NULL; row++) {
      g_autofree char *least = g_strdup_printf ("%s %d", part->row_words[row], part->min);

      g_assert_true (ump_part_accepts (game, part, least, NULL));
      g_assert_cmpint (ump_part_row_of (part, least), ==, row + 1);
    }
  }
}

/* ---- all of it ------------------------------------------------------------------------------ */

static void
assert_rules_are_written (const UmpGame *game, const char *rules_text)
{
  for (int i = 0; i < game->n_rules; i++) {
    g_autofree char *attribute = g_strdup_printf ("id=\"%s\"", game->rules[i].id);

    g_assert_nonnull (strstr (rules_text, attribute));
  }
}

/* A way to play is played again until enough has happened in it. Some games are abandoned: every tenth early,
 * and the very long ones but for the first of each seat count. */
static void
play_way (World *world, guint64 seed)
{
  int before = world->reach->n_entries;

  for (guint k = 0; k < 2 || world->reach->n_entries < before + ENOUGH_ENTRIES; k++) {
    guint most = world->n_values == 0 && k == 0 ? MOST_ENTRIES : k % 10 == 9 ? k : LONG_GAME;

    world->seldom = k % 2;
    play (world, seed + k, most);
  }
}

/* What every game has, and what one field asks of another. */
static void
assert_fields (const UmpGame *game)
{
  gboolean open = FALSE, own = FALSE;
  const struct {
    const char *field, *why;
    gboolean needed, there;
  } fields[] = {
    { "title", "every game has one", TRUE, game->title != NULL },
    { "faces", "every game has one, the first without an id", TRUE,
      game->n_faces > 0 && game->faces[0].id == NULL },
    { "check", "every game has it", TRUE, game->check != NULL },
    { "apply", "every game has it", TRUE, game->apply != NULL },
    { "score", "every game has it", TRUE, game->score != NULL },
    { "say", "every game has it", TRUE, game->say != NULL },
    { "prompt", "every game has it", TRUE, game->prompt != NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (fields[i].needed && !fields[i].there)
      g_error ("%s: UmpGame.%s is missing: %s", game->kind, fields[i].field, fields[i].why);
  for (int i = 0; i < game->n_verbs; i++) {
    open |= game->verbs[i].open;
    own |= game->verbs[i].own;
    for (int k = 0; k < UMP_MAX_ATTRS && game->verbs[i].attrs[k].name != NULL; k++)
      if (game->verbs[i].attrs[k].title == NULL)
        g_error ("%s: the attribute %s of %s has no title", game->kind, game->verbs[i].attrs[k].name,
                 game->verbs[i].name);
      else if ((game->verbs[i].attrs[k].from_rule &&
                (!game->verbs[i].attrs[k].from || game->verbs[i].attrs[k].elsewhere == NULL)) ||
               (game->verbs[i].attrs[k].shows && game->verbs[i].attrs[k].seen == NULL))
        g_error ("%s: the attribute %s of %s has a rule without its zone or its sentence", game->kind,
                 game->verbs[i].attrs[k].name, game->verbs[i].name);
  }
  if (open && game->sample == NULL)
    g_error ("%s: UmpGame.sample is missing: the game has open verbs", game->kind);
  if (own && game->candidates == NULL)
    g_error ("%s: UmpGame.candidates is missing: some verb is not listed by its attributes", game->kind);
}

static void
test_game (gconstpointer data)
{
  const UmpGame *game = data;
  g_autofree char *name = g_strconcat (game->kind, ".xml", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("UMPIRE_SEEDS"), name, NULL);
  OptionPool *pool = option_pool_new (game, g_getenv ("UMPIRE_CASES"));
  g_autofree char *rules_text = NULL;
  Reach reach;

  if (!g_file_get_contents (path, &rules_text, NULL, NULL))
    g_error ("%s: there is no seeds/%s", game->kind, name);
  assert_fields (game);
  assert_rules_are_written (game, rules_text);
  assert_parts (game);
  assert_tallies (game);
  reach_init (&reach, game);
  for (int n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++) {
    g_autoptr (GPtrArray) ways = option_pool_ways (pool, n_seats, N_MIXED);
    guint shares = SHARES_ALWAYS * (ways->len > MANY_WAYS ? SHARES : 1);

    for (guint i = (guint) n_seats % shares; i < ways->len; i += shares) {
      const Options *way = ways->pdata[i];
      World world = { .game = game,
                      .n_seats = n_seats,
                      .values = (const UmpOptionValue *) (gpointer) way->values->data,
                      .n_values = (int) way->values->len,
                      .rules_text = rules_text,
                      .reach = &reach };

      play_way (&world, (guint64) n_seats * 1000000 + i * 1000);
    }
  }
  if (SHARES_ALWAYS == 1)
    reach_assert (&reach);
  reach_clear (&reach);
  option_pool_free (pool);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  world_watch ();
  for (int i = 0; ump_games[i] != NULL; i++) {
    g_autofree char *path = g_strconcat ("/contract/", ump_games[i]->kind, NULL);

    g_test_add_data_func (path, ump_games[i], test_game);
  }
  return g_test_run ();
}
