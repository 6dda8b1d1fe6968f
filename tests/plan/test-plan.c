/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plans of every kind, in random games of all numbers of people, at all sizes, in two languages: nothing
 * is cut, nothing lies over words, nothing that lies face down is seen, and nothing moves within a turn. */
#include <string.h>

#include "core/match.h"
#include "games/games.h"
#include "plan/build.h"
#include "plan/page.h"
#include "plan/window.h"

#include "words.h"

/* The sanitizers, which take ten times as long, look at every fourth size. */
#ifdef __SANITIZE_ADDRESS__
#define SIZE_STEP 4
#else
#define SIZE_STEP 1
#endif
#define N_STAGES 5
#define STAGE 23
#define LEAST_SIZE 12.0
#define MOST_TOLD 12

static const char *const ids[] = { "ana", "bea", "carlos", "dora", "elena", "fede", NULL };
static const char *const short_names[] = { "Ana", "Bea", "Carlos", "Dora", "Elena", "Fede", NULL };
static const char *const long_names[] = { "Wilhelmina Mummenwat",
                                          "Maximiliano Armstron",
                                          "Bob",
                                          "Guillermina Montemay",
                                          "Ø",
                                          "Ann-Katharina Schwar",
                                          NULL };

/* ---- languages --------------------------------------------------------------------------------------- */

static GHashTable *spanish; /* English → Spanish, from po/es.po */

static char *
read_quoted (const char *line)
{
  const char *first = strchr (line, '"'), *last = strrchr (line, '"');
  g_autofree char *quoted = g_strndup (first + 1, (gsize) (last - first - 1));

  return g_strcompress (quoted);
}

/* Messages with what is said of many of them as a message of its own. */
static void
read_spanish (void)
{
  g_autofree char *text = NULL, *path = g_test_build_filename (G_TEST_DIST, "..", "..", "po", "es.po", NULL);
  g_auto (GStrv) lines = NULL;
  GString *parts[4] = { g_string_new (NULL), g_string_new (NULL), g_string_new (NULL), g_string_new (NULL) };
  int at = -1;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  spanish = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++) {
    static const char *const heads[] = { "msgid \"", "msgid_plural \"", "msgstr", "msgstr[1]" };
    if (lines[i][0] == '\0') {
      if (parts[0]->len > 0 && parts[2]->len > 0)
        g_hash_table_insert (spanish, g_strdup (parts[0]->str), g_strdup (parts[2]->str));
      if (parts[1]->len > 0 && parts[3]->len > 0)
        g_hash_table_insert (spanish, g_strdup (parts[1]->str), g_strdup (parts[3]->str));
      for (int k = 0; k < 4; k++)
        g_string_truncate (parts[k], 0);
      at = -1;
    }
    for (int k = 0; k < 4; k++)
      if (g_str_has_prefix (lines[i], heads[k]))
        at = k;
    if (at >= 0 && strchr (lines[i], '"') != NULL && lines[i][0] != '#') {
      g_autofree char *part = read_quoted (lines[i]);
      g_string_append (parts[at], part);
    }
  }
  for (int k = 0; k < 4; k++)
    g_string_free (parts[k], TRUE);
  g_assert_cmpuint (g_hash_table_size (spanish), >, 500);
}

static const char *
to_spanish (const char *message)
{
  const char *found = g_hash_table_lookup (spanish, message);

  return found != NULL ? found : message;
}

static const char *
to_spanish_of (const char *one, const char *many, gulong n)
{
  return to_spanish (n == 1 ? one : many);
}

static const UmpWords english = { .shown = TRUE },
                      in_spanish = { .translate = to_spanish, .plural = to_spanish_of, .shown = TRUE };

/* ---- games ------------------------------------------------------------------------------------------- */

/* Trick games with all that stands at a person's place, or with a stock and a card turned up. */
static const UmpOptionValue full[] = { { "sides", "2" },
                                       { "bids", "yes" },
                                       { "trump", "call" },
                                       { "level", "1..99" },
                                       { "double", "yes" },
                                       { "declare", "yes" },
                                       { "worth", "cards: A=11 10=10 K=4 Q=3 J=2; hearts: H=1" } },
                            stock[] = { { "hands", "5" },
                                        { "stock", "yes" },
                                        { "remove", "3:2C 5:2C 5:2D" },
                                        { "trump", "up" },
                                        { "follow", "late" } };

static UmpMatch *
match_new (const UmpGame *game, int n, const char *const *names)
{
  gboolean tricks = strcmp (game->kind, "tricks") == 0, even = n % 2 == 0;
  const UmpOptionValue *values = even ? full : stock;
  int n_values = even ? (int) G_N_ELEMENTS (full) : (int) G_N_ELEMENTS (stock);
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (game, ids, names, n, values, tricks ? n_values : 0, &error);

  g_assert_no_error (error);
  return ump_match_new (setup, NULL);
}

/* FALSE: the game is over. */
static gboolean
play_one (UmpMatch *match, UmpRandom *random)
{
  UmpEntry *entry = ump_match_random_entry (match, random);
  UmpVerdict verdict;

  if (entry == NULL)
    return FALSE;
  g_assert_true (ump_match_add (match, entry, &verdict));
  ump_entry_unref (entry);
  return TRUE;
}

/* ---- what holds for a plan --------------------------------------------------------------------------- */

static gboolean
has_text (const UmpSpot *spot)
{
  return spot->sort == UMP_SPOT_WORDS || spot->sort == UMP_SPOT_DISC || spot->sort == UMP_SPOT_SQUARE ||
         spot->sort == UMP_SPOT_BOX || spot->sort == UMP_SPOT_PILL || spot->sort == UMP_SPOT_HOLE;
}

/* Where what is tried is, for what is wrong with it; how much was. */
static char *where;
static int n_wrong;

static void
complain (const UmpPlan *plan, int i, const char *what)
{
  const UmpSpot *spot = &plan->spots[i];

  if (n_wrong++ < MOST_TOLD)
    g_test_message ("%s: %s: sort %d, \"%s\", %d,%d %dx%d of %dx%d", where, what, spot->sort,
                    spot->text != NULL ? spot->text : "", spot->x, spot->y, spot->width, spot->height,
                    plan->width, plan->height);
}

static void
tell (const UmpTable *table, int width, int height, double text)
{
  g_free (where);
  where = g_strdup_printf ("%s, %d people, %s, %dx%d, text %g", table->setup->game->kind,
                           table->setup->n_seats, table->setup->shown[0], width, height, text);
}

static void
assert_whole (const UmpPlan *plan, int i, double em)
{
  const UmpSpot *spot = &plan->spots[i];
  int width, height;

  if (!has_text (spot) || spot->text == NULL || spot->text[0] == '\0')
    return;
  if (spot->style.size + 0.01 < LEAST_SIZE * em / UMP_EM)
    complain (plan, i, "words too small");
  words_measure (spot->text, &spot->style, -1, &width, &height, NULL);
  if (spot->style.cut) {
    if (spot->seat == UMP_NOBODY)
      complain (plan, i, "may be cut and is no name");
    width = 0;
  } else if ((spot->sort == UMP_SPOT_WORDS || spot->sort == UMP_SPOT_HOLE) && width > spot->width) {
    words_measure (spot->text, &spot->style, spot->width, &width, &height, NULL);
  }
  if (width > spot->width || height > spot->height + 1)
    complain (plan, i, "words cut");
}

static gboolean
overlap (const UmpSpot *a, const UmpSpot *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height &&
         b->y < a->y + a->height;
}

/* Nothing lies over words, and nothing but cards over anything but cards. */
static void
assert_apart (const UmpPlan *plan, int i)
{
  const UmpSpot *spot = &plan->spots[i];

  if (ump_spot_is_group (spot) || !has_text (spot) || spot->sort == UMP_SPOT_HOLE)
    return;
  for (int k = 0; k < plan->n_spots; k++) {
    const UmpSpot *other = &plan->spots[k];
    gboolean ground =
        ump_spot_is_group (other) || other->sort == UMP_SPOT_SHAFT || other->sort == UMP_SPOT_RULE;
    if (k != i && !ground && overlap (spot, other))
      complain (plan, i, "something lies over words");
  }
}

static void
assert_inside (const UmpPlan *plan, int i)
{
  const UmpSpot *spot = &plan->spots[i];
  const UmpSpot *in = spot->parent >= 0 ? &plan->spots[spot->parent] : NULL;

  if (spot->x < 0 || spot->y < 0 || spot->x + spot->width > plan->width ||
      spot->y + spot->height > plan->height)
    complain (plan, i, "outside");
  if (in != NULL && (spot->x < in->x || spot->y < in->y || spot->x + spot->width > in->x + in->width ||
                     spot->y + spot->height > in->y + in->height))
    complain (plan, i, "outside of its group");
}

static void
assert_named (const UmpPlan *plan, int i)
{
  const UmpSpot *spot = &plan->spots[i];
  gboolean needs =
      (spot->sort == UMP_SPOT_CARD || spot->sort == UMP_SPOT_CHIP) && !(spot->flags & UMP_SPOT_GHOST);

  if (needs && spot->name == NULL)
    complain (plan, i, "no name");
  if (ump_spot_is_button (spot) && spot->name == NULL && !(spot->flags & UMP_SPOT_GHOST) &&
      !ump_spot_is_group (spot))
    complain (plan, i, "a button without a name");
  for (int in = spot->parent; spot->name != NULL && in >= 0; in = plan->spots[in].parent)
    if (plan->spots[in].name == NULL)
      complain (plan, i, "what it lies in has no name");
}

static void
assert_face_down (const UmpPlan *plan, int i)
{
  const UmpSpot *spot = &plan->spots[i];
  const UmpSetup *setup = plan->setup;

  if (spot->zone >= 0 && spot->card.face > 0 && setup->game->zones[setup->zones[spot->zone].def].face_down)
    complain (plan, i, "lies face down and shows its face");
}

static void
assert_plan (const UmpPlan *plan, double em)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);

  g_assert_cmpint (plan->n_spots, >, 0);
  for (int i = 0; i < plan->n_spots; i++) {
    g_assert_cmpuint (plan->spots[i].id, !=, 0);
    g_assert_true (g_hash_table_add (seen, &plan->spots[i].id));
    g_assert_cmpint (plan->spots[i].parent, <, i);
    assert_inside (plan, i);
    assert_whole (plan, i, em);
    assert_apart (plan, i);
    assert_named (plan, i);
    assert_face_down (plan, i);
  }
}

static void
assert_same (const UmpPlan *a, const UmpPlan *b)
{
  g_assert_cmpint (a->n_spots, ==, b->n_spots);
  for (int i = 0; i < a->n_spots; i++) {
    const UmpSpot *one = &a->spots[i], *other = &b->spots[i];
    g_assert_cmpuint (one->id, ==, other->id);
    g_assert_true (one->x == other->x && one->y == other->y && one->width == other->width &&
                   one->height == other->height && one->flags == other->flags);
    g_assert_cmpstr (one->text, ==, other->text);
  }
}

/* ---- sizes ------------------------------------------------------------------------------------------- */

static const struct {
  int width, height;
} sizes[] = { { 360, 720 },  { 720, 360 },  { 768, 1024 },  { 1024, 600 },
              { 1110, 790 }, { 1366, 768 }, { 1920, 1080 }, { 3840, 2160 } };
static const double texts[] = { 1, 1.5, 2 };

/* What the page gives to the table, with the game's own keys and the least that words need. */
static UmpRectangle
cloth_of (int width, int height, double em, const UmpTable *table, UmpMeasure *measure, gboolean *tight)
{
  UmpPageShape shape = ump_page_shape (width, height, em);
  UmpPageNeeds needs = { .prompt = (int) (em * (shape.tight || !shape.beside ? 2.4 : 5.9)) };
  UmpPage page;

  for (UmpKeysForm form = 0; form < UMP_N_KEYS_FORMS; form++) {
    UmpKeysRequest request = { .table = table,
                               .words = &english,
                               .measure = measure,
                               .width = shape.desk_width,
                               .em = em * shape.zoom,
                               .tight = shape.tight,
                               .form = form };
    g_autoptr (UmpPlan) keys = ump_keys_plan_new (&request);
    needs.keys[form] = keys->height;
  }
  ump_page_divide (&shape, &needs, FALSE, &page);
  *tight = shape.tight;
  return page.table;
}

typedef struct {
  UmpMeasure *measure;
  const UmpTable *table;
  const UmpWords *words;
  int n_plans, n_scroll;
  guint n_tables;
} Tried;

static void
try_size (Tried *tried, int width, int height, double text)
{
  double em = UMP_EM * text;
  gboolean tight;
  UmpRectangle cloth = cloth_of (width, height, em, tried->table, tried->measure, &tight);
  UmpPlanRequest request = { .table = tried->table,
                             .words = tried->words,
                             .measure = tried->measure,
                             .width = cloth.width,
                             .height = cloth.height,
                             .em = em,
                             .shape = tight ? UMP_PLAN_TIGHT : UMP_PLAN_WIDE };
  UmpPlanFit fit = { 0 }, again = { 0 };
  g_autoptr (UmpPlan) plan = ump_plan_new (&request, &fit), twice = ump_plan_new (&request, &again),
                      kept = NULL;

  tell (tried->table, width, height, text);
  assert_plan (plan, em);
  assert_same (plan, twice);
  kept = ump_plan_new (&request, &again);
  assert_same (plan, kept);
  tried->n_plans++;
  tried->n_scroll += plan->height > cloth.height;
  if (plan->height > cloth.height && text <= 1 && width * height >= 1024 * 600 &&
      ump_plan_kind (tried->table->setup->game)->kind != NULL)
    complain (plan, 0, "it scrolls");
}

static void
try_window (Tried *tried, int width, int height)
{
  g_autoptr (UmpSteps) steps = ump_steps_new (tried->table);
  UmpWindowWords words = { .seat = 0,
                           .name = tried->table->setup->shown[0],
                           .does = "lays a last card",
                           .title = "Friday at Ana's",
                           .round = "round 2 of 4",
                           .sentence =
                               "14 is more than 13: Dora takes three cards face down. The Martes stays on "
                               "place 3, and all cards of it count for nobody.",
                           .prompt = "Dora plays",
                           .steps = steps };
  UmpPlanRequest request = {
    .table = tried->table, .words = tried->words, .measure = tried->measure, .width = width, .height = height
  };
  double em = UMP_EM * MIN (width / 1280.0, height / 720.0);
  UmpPlanFit fit = { 0 };
  UmpSpot cloth;
  g_autoptr (UmpPlan) plan = ump_window_plan_new (&request, &words, &fit, &cloth);

  tell (tried->table, width, height, 0);
  assert_plan (plan, em);
  if (plan->height != height)
    complain (plan, 0, "the window is not as high");
}

static void
try_all (Tried *tried)
{
  for (guint i = tried->n_tables++ % SIZE_STEP; i < G_N_ELEMENTS (sizes); i += SIZE_STEP)
    for (guint k = 0; k < G_N_ELEMENTS (texts); k++)
      try_size (tried, sizes[i].width, sizes[i].height, texts[k]);
  try_window (tried, 1280, 720);
  try_window (tried, 1920, 1080);
}

/* All stages of random games of all numbers of people. */
static void
try_game (const UmpGame *game)
{
  g_autoptr (UmpMeasure) measure = ump_measure_new (words_measure, NULL);
  Tried tried = { .measure = measure };

  n_wrong = 0;
  for (int n = game->min_seats; n <= MIN (game->max_seats, 6); n++) {
    g_autoptr (UmpMatch) match = match_new (game, n, n % 2 ? long_names : short_names);
    UmpRandom random;
    ump_random_init (&random, (guint64) n);
    for (int stage = 0; stage < N_STAGES; stage++) {
      tried.table = ump_match_table (match);
      tried.words = stage % 2 ? &in_spanish : &english;
      try_all (&tried);
      for (int i = 0; i < STAGE && play_one (match, &random); i++)
        continue;
    }
  }
  g_test_message ("%d plans, %d scroll", tried.n_plans, tried.n_scroll);
  g_assert_cmpint (n_wrong, ==, 0);
}

static void
test_whole (gconstpointer data)
{
  try_game (data);
}

/* A game without a plan of its own, which each is under another name: its zones make one. */
static void
test_zones (gconstpointer data)
{
  UmpGame game = *(const UmpGame *) data;

  game.kind = "a-game-without-a-plan";
  g_assert_null (ump_plan_kind (&game)->kind);
  try_game (&game);
}

/* ---- within a turn ----------------------------------------------------------------------------------- */

/* A place is a zone's or a person's group. */
static const UmpSpot *
place_again (const UmpPlan *plan, const UmpSpot *place)
{
  for (int i = 0; i < plan->n_spots; i++)
    if (plan->spots[i].id == place->id)
      return &plan->spots[i];
  return NULL;
}

/* Of the places of persons, and the table's zones that are fields: those that moved. */
static int
count_moved (const UmpPlan *before, const UmpPlan *after)
{
  int n = 0;

  for (int i = 0; i < before->n_spots; i++) {
    const UmpSpot *was = &before->spots[i], *is;
    if (was->sort != UMP_SPOT_PLACE && was->sort != UMP_SPOT_FIELD)
      continue;
    is = place_again (after, was);
    n += is == NULL || ABS (is->x - was->x) > 1 || ABS (is->y - was->y) > 1 ||
         ABS (is->width - was->width) > 1 || ABS (is->height - was->height) > 1;
  }
  return n;
}

/* Random games of all numbers of people: how many turns they had, and in how many something moved. */
static void
count_turns (const UmpGame *game, const UmpPlanRequest *how, int *n_turns, int *n_moved)
{
  for (int n = game->min_seats; n <= MIN (game->max_seats, 6); n++) {
    g_autoptr (UmpMatch) match = match_new (game, n, short_names);
    g_autoptr (UmpPlan) before = NULL;
    UmpPlanFit fit = { 0 };
    UmpRandom random;
    int turn = -1;

    ump_random_init (&random, (guint64) n);
    for (int i = 0; i < 150 && play_one (match, &random); i++) {
      UmpPlanRequest request = *how;
      int card = fit.card;
      UmpPlan *after;
      request.table = ump_match_table (match);
      after = ump_plan_new (&request, &fit);
      *n_turns += fit.turn != turn;
      if (before != NULL && fit.turn == turn && fit.turn % (UMP_MAX_SEATS + 2) != 0)
        *n_moved += card != fit.card || count_moved (before, after) > 0;
      turn = fit.turn;
      g_clear_pointer (&before, ump_plan_free);
      before = after;
    }
  }
}

static void
test_still (gconstpointer data)
{
  const UmpGame *game = data;
  g_autoptr (UmpMeasure) measure = ump_measure_new (words_measure, NULL);
  UmpPlanRequest page = { .words = &english, .measure = measure, .width = 709, .height = 620, .em = UMP_EM };
  UmpPlanRequest window = { .words = &english,
                            .measure = measure,
                            .width = 1280,
                            .height = 566,
                            .em = UMP_EM,
                            .shape = UMP_PLAN_WINDOW };
  int n_turns = 0, n_moved = 0, n_window = 0;

  count_turns (game, &page, &n_turns, &n_moved);
  count_turns (game, &window, &n_turns, &n_window);
  g_test_message ("%s: %d turns, %d moved, %d in the table window", game->kind, n_turns, n_moved, n_window);
  /* at most one turn in a hundred */
  g_assert_cmpint ((n_moved + n_window) * 100, <=, n_turns);
}

/* ---- how large --------------------------------------------------------------------------------------- */

static const struct {
  const char *kind;
  int n, entries;
  int card; /* at least so wide in the usual window */
} large[] = {
  { "martes-13", 4, 34, 118 }, { "line-it", 5, 90, 70 },  { "in-front-of-the-elevators", 3, 12, 70 },
  { "level-8", 6, 60, 80 },    { "elevator", 4, 40, 30 }, { "tricks", 4, 11, 110 }
};

static void
test_large (void)
{
  g_autoptr (UmpMeasure) measure = ump_measure_new (words_measure, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (large); i++) {
    g_autoptr (UmpMatch) match = match_new (ump_games_find (large[i].kind), large[i].n, short_names);
    UmpPlanRequest request = {
      .words = &english, .measure = measure, .width = 709, .height = 620, .em = UMP_EM
    };
    g_autoptr (UmpPlan) plan = NULL;
    UmpPlanFit fit = { 0 };
    UmpRandom random;

    ump_random_init (&random, 1);
    for (int k = 0; k < large[i].entries; k++)
      play_one (match, &random);
    request.table = ump_match_table (match);
    plan = ump_plan_new (&request, &fit);
    g_test_message ("%s: %d", large[i].kind, fit.card);
    g_assert_false (fit.brief);
    g_assert_cmpint (fit.card, >=, large[i].card);
  }
}

/* In a place that is wide and low the short content shows all of the table: nothing scrolls. */
static void
test_low (gconstpointer data)
{
  const UmpGame *game = data;
  g_autoptr (UmpMeasure) measure = ump_measure_new (words_measure, NULL);
  int n_scroll = 0;

  for (int n = game->min_seats; n <= MIN (game->max_seats, 6); n++) {
    g_autoptr (UmpMatch) match = match_new (game, n, short_names);
    UmpPlanFit fit = { 0 };
    UmpRandom random;

    ump_random_init (&random, (guint64) n);
    for (int i = 0; i < 150 && play_one (match, &random); i++) {
      UmpPlanRequest request = { .table = ump_match_table (match),
                                 .words = &english,
                                 .measure = measure,
                                 .width = 702,
                                 .height = 294,
                                 .em = UMP_EM };
      g_autoptr (UmpPlan) plan = ump_plan_new (&request, &fit);
      n_scroll += plan->height > request.height;
    }
  }
  g_assert_cmpint (n_scroll, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  read_spanish ();
  for (int i = 0; ump_games[i] != NULL; i++) {
    g_autofree char *whole = g_strdup_printf ("/plan/whole/%s", ump_games[i]->kind);
    g_autofree char *still = g_strdup_printf ("/plan/still/%s", ump_games[i]->kind);
    g_autofree char *low = g_strdup_printf ("/plan/low/%s", ump_games[i]->kind);
    g_autofree char *zones = g_strdup_printf ("/plan/zones/%s", ump_games[i]->kind);
    if (ump_games[i]->no_table)
      continue;
    g_test_add_data_func (zones, ump_games[i], test_zones);
    g_test_add_data_func (whole, ump_games[i], test_whole);
    g_test_add_data_func (still, ump_games[i], test_still);
    g_test_add_data_func (low, ump_games[i], test_low);
  }
  g_test_add_func ("/plan/large", test_large);
  return g_test_run ();
}
