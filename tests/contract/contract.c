/* What every game must keep, without being named: whole random games of every seat count through core. */
#include <string.h>

#include "core/notation.h"
#include "games/games.h"

#define N_SEEDS 6
#define MOST_ENTRIES 6000

static const char *const people[] = { "ana",  "bea",  "carlos", "dora", "elena", "fede", "gus",
                                      "hana", "ines", "jorge",  "kai",  "luz",   NULL };

static char *rules_text; /* seeds/KIND.xml of the game under test */

typedef struct {
  const UmpGame *game;
  int n_seats;
  UmpMatch *match;
  UmpRandom random;
  int n_cards;
} World;

static UmpMatch *
new_match (const UmpGame *game, int n_seats)
{
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (game, people, people, n_seats, NULL, 0, &error);

  g_assert_no_error (error);
  return ump_match_new (setup, people);
}

static int
count_cards (const UmpTable *table)
{
  int n = 0;

  for (int i = 0; i < table->setup->n_zones; i++)
    n += ump_table_zone (table, i)->n;
  return n;
}

/* No card comes or goes, and no face is known more often than the deck has it. */
static void
assert_conserved (const World *world)
{
  const UmpTable *table = ump_match_table (world->match);
  g_autofree int *known = g_new0 (int, MAX (world->game->n_faces, 1));

  g_assert_cmpint (count_cards (table), ==, world->n_cards);
  for (int i = 0; i < table->setup->n_zones; i++)
    for (int k = 0; k < ump_table_zone (table, i)->n; k++)
      known[ump_table_zone (table, i)->cards[k].face]++;
  for (int face = 1; face < world->game->n_faces; face++) {
    if (!world->game->faces[face].piece)
      g_assert_cmpint (known[face], <=, table->setup->copies[face]);
    g_assert_cmpint (known[face], ==, ump_table_seen (table, face));
  }
}

static void
assert_rule_is_written (const World *world, const UmpVerdict *verdict)
{
  const char *id = ump_match_rule_id (world->match, verdict);
  g_autofree char *attribute = NULL;
  g_autofree char *reason = ump_match_reason (world->match, verdict, NULL);

  g_assert_cmpstr (reason, !=, "");
  if (!id)
    return;
  attribute = g_strdup_printf ("id=\"%s\"", id);
  if (!strstr (rules_text, attribute))
    g_error ("rule %s stands not in seeds/%s.xml", id, world->game->kind);
}

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

  if (!g_hash_table_add (seen->lines, line))
    g_error ("%s: candidate twice: %s", seen->world->game->kind, line);
  if (!move->bare && !ump_match_judge_move (match, move, &verdict))
    assert_rule_is_written (seen->world, &verdict);
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
  world->game->candidates (ump_match_table (world->match), &nothing, take_candidate, &seen);
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

/* ---- nonsense --------------------------------------------------------------------- */

static void
nonsense_value (World *world, const UmpAttr *attr, UmpMove *move, int index)
{
  const UmpSetup *setup = ump_match_setup (world->match);
  int n_words = 0;

  switch (attr->type) {
  case UMP_TYPE_CARD:
  case UMP_TYPE_CARDS:
    for (guint i = ump_random_below (&world->random, attr->type == UMP_TYPE_CARD ? 1 : 4) + 1; i > 0; i--)
      ump_move_push_card (
          move, index,
          (UmpCard){
              .face = (guint16) (1 + ump_random_below (&world->random, (guint) world->game->n_faces - 1)) });
    break;
  case UMP_TYPE_INT:
    ump_move_push (move, index,
                   attr->min +
                       (int) ump_random_below (&world->random, (guint) MIN (attr->max - attr->min, 20) + 1));
    break;
  case UMP_TYPE_CHOICE:
  case UMP_TYPE_WORDS:
    while (attr->words[n_words])
      n_words++;
    ump_move_push (move, index, (int) ump_random_below (&world->random, (guint) n_words));
    break;
  case UMP_TYPE_PLAYER:
    ump_move_push (move, index, (int) ump_random_below (&world->random, (guint) setup->n_seats));
    break;
  default: break;
  }
}

/* A well-formed entry of any verb, seldom legal; NULL where a verb has attributes that nobody here can make up. */
static UmpEntry *
nonsense (World *world)
{
  int verb = (int) ump_random_below (&world->random, (guint) world->game->n_verbs);
  int n;
  const UmpAttr *attrs = ump_verb_attrs (world->game, verb, &n);
  gboolean player = world->game->verbs[verb].player;
  int turn = ump_table_turn (ump_match_table (world->match));
  g_auto (UmpMove) move = { 0 };

  ump_move_init (&move, verb, !player ? UMP_NOBODY : turn >= 0 ? turn : 0);
  for (int i = 0; i < n; i++)
    if (!(attrs[i].flags & UMP_ATTR_OPTIONAL) || ump_random_below (&world->random, 2))
      nonsense_value (world, &attrs[i], &move, i);
  return ump_entry_from_move (ump_match_setup (world->match), &move, NULL, NULL);
}

/* What is refused changes nothing; what only a waivable rule refuses can stand, and loses no card. */
static void
try_nonsense (World *world)
{
  g_autoptr (UmpEntry) entry = nonsense (world);
  g_autoptr (UmpEntry) ruled = ump_entry_with (entry, world->game, "we let it stand", NULL);
  g_autoptr (UmpTable) before = ump_table_copy (ump_match_table (world->match));
  UmpVerdict verdict;

  if (ump_match_judge (world->match, entry, &verdict))
    return;
  assert_rule_is_written (world, &verdict);
  g_assert_true (ump_table_equal (before, ump_match_table (world->match)));
  if (verdict.rule < 0 || !world->game->rules[verdict.rule].waivable)
    g_assert_false (ump_match_judge (world->match, ruled, &verdict));
  if (!ump_match_add (world->match, ruled, &verdict))
    return;
  g_assert_true (verdict.ruled);
  assert_conserved (world);
  g_assert_true (ump_match_undo (world->match));
  g_assert_true (ump_table_equal (before, ump_match_table (world->match)));
}

/* ---- one entry more ------------------------------------------------------------------ */

/* Leaving out what may be hidden never makes a legal entry a refused one. */
static void
assert_hidable (World *world, const UmpEntry *entry)
{
  int n;
  const UmpAttr *attrs = ump_verb_attrs (world->game, entry->verb, &n);

  for (int i = 0; i < n; i++) {
    g_autoptr (UmpEntry) hidden = NULL;
    UmpVerdict verdict;

    if (!(attrs[i].flags & UMP_ATTR_HIDEABLE) || !entry->values[i])
      continue;
    hidden = ump_entry_with (entry, world->game, NULL, NULL);
    hidden->values[i] = NULL;
    g_assert_true (ump_match_judge (world->match, hidden, &verdict));
  }
}

static void
assert_notation (World *world, const UmpEntry *entry)
{
  g_autofree char *line = ump_notation_print (world->game, entry);
  g_autofree char *again = NULL;
  g_autoptr (UmpEntry) parsed = NULL;
  UmpVerdict verdict;

  parsed = ump_notation_parse (world->match, line, &verdict, NULL);
  g_assert_nonnull (parsed);
  again = ump_notation_print (world->game, parsed);
  g_assert_cmpstr (line, ==, again);
  g_assert_cmpstr (entry->by, ==, parsed->by);
  for (int i = 0; i < entry->n_values; i++)
    g_assert_cmpstr (entry->values[i], ==, parsed->values[i]);
}

static void
assert_words (World *world)
{
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  UmpPrompt prompt = { 0 };
  g_autofree char *what = NULL;

  ump_match_say (world->match, ump_match_n_entries (world->match), NULL, say);
  what = ump_text_format (&say->what, ump_match_setup (world->match), NULL);
  g_assert_cmpstr (what, !=, "");
  g_assert_null (strchr (what, '{'));
  world->game->prompt (ump_match_table (world->match), &prompt);
  for (int seat = 0; world->game->seat && seat < world->n_seats; seat++) {
    UmpSeatView view = { 0 };

    world->game->seat (ump_match_table (world->match), seat, &view);
  }
  for (int zone = 0; world->game->view && zone < ump_match_setup (world->match)->n_zones; zone++) {
    UmpZoneView view = { 0 };

    world->game->view (ump_match_table (world->match), zone, &view);
  }
}

/* FALSE when nothing is legal any more. */
static gboolean
step (World *world)
{
  g_autoptr (UmpEntry) entry = ump_match_random_entry (world->match, &world->random);
  UmpVerdict verdict;

  if (!entry)
    return FALSE;
  assert_hidable (world, entry);
  assert_notation (world, entry);
  if (!ump_match_add (world->match, entry, &verdict)) {
    g_autofree char *line = ump_notation_print (world->game, entry);

    g_error ("%s: legal move refused: %s", world->game->kind, line);
  }
  assert_conserved (world);
  assert_words (world);
  return TRUE;
}

/* ---- the log ------------------------------------------------------------------------------ */

static UmpMatch *
fold (World *world, guint n)
{
  UmpMatch *match = new_match (world->game, world->n_seats);

  for (guint i = 1; i <= n; i++)
    ump_match_load (match, ump_entry_ref (ump_match_entry (world->match, i)));
  return match;
}

/* What was taken back on the way goes out of the log: undo and redo would walk over it. */
static void
drop_voids (World *world)
{
  UmpMatch *match = new_match (world->game, world->n_seats);

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
  ump_score_totals (ump_match_table (world->match), totals);
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

/* A correction that puts the same entry in again changes nothing but the numbers. */
static void
assert_correction (World *world)
{
  guint n = ump_match_n_entries (world->match);
  guint at = 1 + ump_random_below (&world->random, n);
  UmpEntry *entry = ump_match_entry (world->match, at);
  g_autoptr (UmpCorrection) correction = ump_match_correct (world->match, UMP_EDIT, at, entry);
  g_autoptr (UmpCorrection) removal = ump_match_correct (world->match, UMP_REMOVE, at, NULL);

  g_assert_cmpint (correction->refused.kind, ==, UMP_ACCEPTED);
  g_assert_cmpuint (correction->changes->len, ==, 0);
  g_assert_cmpuint (ump_match_checked (correction->result), ==, n + 1);
  g_assert_cmpuint (ump_match_n_entries (removal->result), ==, n);
  g_assert_cmpint (count_cards (ump_match_table (removal->result)), ==, world->n_cards);
}

/* ---- whole games ------------------------------------------------------------------------------ */

static void
play (const UmpGame *game, int n_seats, guint64 seed)
{
  World world = { .game = game, .n_seats = n_seats, .match = new_match (game, n_seats) };
  guint n = 0;

  ump_random_init (&world.random, seed);
  world.n_cards = count_cards (ump_match_table (world.match));
  for (;; n++) {
    if (n % 7 == 0)
      assert_candidates (&world);
    ump_match_moves (world.match, NULL, take_bare, &world);
    for (int i = 0; i < 3 && ump_table_state (ump_match_table (world.match)) == UMP_PLAYING; i++)
      try_nonsense (&world);
    if (!step (&world))
      break;
    g_assert_cmpuint (n, <, MOST_ENTRIES);
  }
  g_assert_cmpint (ump_table_state (ump_match_table (world.match)), ==, UMP_FINISHED);
  assert_totals (&world);
  assert_prefixes (&world);
  drop_voids (&world);
  assert_correction (&world);
  assert_undo_and_redo (&world);
  ump_match_free (world.match);
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
    if (!value)
      continue;
    g_assert_true (ump_part_accepts (game, part, value, &error));
    g_assert_no_error (error);
  }
}

static void
assert_goal (const UmpGame *game, const UmpPart *part)
{
  const UmpAttr *attr;

  g_assert_true ((part->option > 0) != (part->n_attrs > 0));
  if (part->option) {
    g_assert_cmpint (part->option, <=, game->n_options);
    g_assert_cmpint (game->options[part->option - 1].type, ==, UMP_OPTION_OWN);
  }
  for (int side = 0; part->side_option && part->sides[side].id; side++)
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
    g_assert_cmpint (ump_part_n_sides (part), >=, 1);
    g_assert_cmpint (part->n_rows, >=, 1);
    g_assert_cmpint (part->n_columns, >=, 1);
    assert_goal (game, part);
    assert_usual (game, part);
    g_assert_false (ump_part_accepts (game, part, "", NULL));
    g_assert_false (ump_part_accepts (game, part, "nonsense", NULL));
    for (int row = 0; part->row_words && part->row_words[row]; row++) {
      g_autofree char *least = g_strdup_printf ("%s %d", part->row_words[row], part->min);

      g_assert_true (ump_part_accepts (game, part, least, NULL));
      g_assert_cmpint (ump_part_row_of (part, least), ==, row + 1);
    }
  }
}

static void
test_game (gconstpointer data)
{
  const UmpGame *game = data;
  g_autofree char *name = g_strconcat (game->kind, ".xml", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("UMPIRE_SEEDS"), name, NULL);

  g_assert_true (g_file_get_contents (path, &rules_text, NULL, NULL));
  assert_parts (game);
  for (int n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    for (guint64 seed = 1; seed <= N_SEEDS; seed++)
      play (game, n_seats, seed * 1000 + (guint64) n_seats);
  for (int i = 0; i < game->n_rules; i++) {
    g_autofree char *attribute = g_strdup_printf ("id=\"%s\"", game->rules[i].id);

    g_assert_nonnull (strstr (rules_text, attribute));
  }
  g_clear_pointer (&rules_text, g_free);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; ump_games[i]; i++) {
    g_autofree char *path = g_strconcat ("/contract/", ump_games[i]->kind, NULL);

    g_test_add_data_func (path, ump_games[i], test_game);
  }
  return g_test_run ();
}
