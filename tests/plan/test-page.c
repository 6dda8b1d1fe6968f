/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page's division over the sizes of screens and of text, and a deck's keys in their three forms. */
#include "core/match.h"
#include "games/games.h"
#include "plan/build.h"
#include "plan/page.h"

#include "words.h"

static const struct {
  int width, height;
  double text;
  gboolean beside, large, tight;
} shapes[] = {
  { 360, 720, 1, FALSE, FALSE, TRUE },    { 360, 720, 2, FALSE, FALSE, TRUE },
  { 720, 360, 1, TRUE, FALSE, TRUE },     { 768, 1024, 1, FALSE, FALSE, FALSE },
  { 768, 1024, 1.5, FALSE, FALSE, TRUE }, { 1024, 600, 1, TRUE, FALSE, FALSE },
  { 1110, 790, 1, TRUE, FALSE, FALSE },   { 1110, 790, 1.5, TRUE, FALSE, TRUE },
  { 1110, 790, 2, TRUE, FALSE, TRUE },    { 1366, 768, 1, TRUE, FALSE, FALSE },
  { 1920, 1080, 1, TRUE, TRUE, FALSE },   { 3840, 2160, 1, TRUE, TRUE, FALSE },
};

static void
test_shape (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++) {
    UmpPageShape shape = ump_page_shape (shapes[i].width, shapes[i].height, UMP_EM * shapes[i].text);

    g_test_message ("%dx%d, %g", shapes[i].width, shapes[i].height, shapes[i].text);
    g_assert_cmpint (shape.beside, ==, shapes[i].beside);
    g_assert_cmpint (shape.large, ==, shapes[i].large);
    g_assert_cmpint (shape.tight, ==, shapes[i].tight);
    g_assert_cmpint (shape.desk, <=, shapes[i].width / 2);
  }
  /* as on the picture of the usual window */
  g_assert_cmpint (ABS (ump_page_shape (1110, 790, UMP_EM).desk - 376), <=, 1);
}

static gboolean
apart (const UmpRectangle *a, const UmpRectangle *b)
{
  return a->height == 0 || b->height == 0 || a->x >= b->x + b->width || b->x >= a->x + a->width ||
         a->y >= b->y + b->height || b->y >= a->y + a->height;
}

static void
assert_divided (const UmpPageShape *shape, const UmpPageNeeds *needs, const UmpPage *page)
{
  const UmpRectangle *parts[] = { &page->table, &page->verdict, &page->prompt,
                                  &page->keys,  &page->record,  &page->bottom };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    g_assert_cmpint (parts[i]->height, >=, 0);
    g_assert_cmpint (parts[i]->x, >=, 0);
    g_assert_cmpint (parts[i]->x + parts[i]->width, <=, shape->width);
    if (parts[i]->height > 0)
      g_assert_cmpint (parts[i]->y, >=, shape->header);
    g_assert_cmpint (parts[i]->y + parts[i]->height, <=, shape->height);
    for (guint k = 0; k < i; k++)
      g_assert_true (apart (parts[i], parts[k]));
  }
  g_assert_cmpint (page->verdict.height, >=, needs->verdict);
  g_assert_cmpint (page->prompt.height, >=, needs->prompt);
  if (!page->keys_scroll)
    g_assert_cmpint (page->keys.height, ==, needs->keys[page->form]);
  if (shape->tight)
    g_assert_cmpint (page->form, ==, UMP_KEYS_FOLDED);
  else if (shape->beside && !page->tabs_only)
    g_assert_cmpint (page->record.height, >=, needs->record);
}

/* Random needs that leave the table a place: everything is inside, apart and as high as it has to be. */
static void
test_divide (void)
{
  UmpRandom random;

  ump_random_init (&random, 1);
  for (int k = 0; k < 4000; k++) {
    guint i = ump_random_below (&random, G_N_ELEMENTS (shapes));
    UmpPageShape shape = ump_page_shape (shapes[i].width, shapes[i].height, UMP_EM * shapes[i].text);
    int part = (shape.height - shape.header) / 6;
    UmpPageNeeds needs = { .record = 80 + (int) ump_random_below (&random, 120),
                           .verdict = (int) ump_random_below (&random, (guint) part),
                           .prompt = (int) ump_random_below (&random, (guint) part),
                           .table = UMP_TABLE_PART };
    UmpPage page, mirrored;

    for (int form = 0; form < UMP_N_KEYS_FORMS; form++)
      needs.keys[form] = (int) ump_random_below (&random, (guint) shape.height);
    ump_page_divide (&shape, &needs, FALSE, &page);
    assert_divided (&shape, &needs, &page);
    ump_page_divide (&shape, &needs, TRUE, &mirrored);
    assert_divided (&shape, &needs, &mirrored);
    g_assert_cmpint (mirrored.table.x, ==, shape.width - page.table.x - page.table.width);
  }
}

/* The usual window, with the keys of Level 8: as on its picture. */
static void
test_usual (void)
{
  UmpPageShape shape = ump_page_shape (1110, 790, UMP_EM);
  UmpPageNeeds needs = { .verdict = 70, .prompt = 60, .keys = { 513, 310, 190 }, .table = UMP_TABLE_PART };
  UmpPage page;

  ump_page_divide (&shape, &needs, FALSE, &page);
  g_assert_cmpint (page.form, ==, UMP_KEYS_UPRIGHT);
  g_assert_cmpint (ABS (page.table.width - 709), <=, 2);
  g_assert_cmpint (ABS (page.table.height - 620), <=, 4);
  g_assert_cmpint (page.verdict.height, ==, 92);
  g_assert_false (page.keys_scroll);
  /* more than there is room for is folded */
  needs.keys[UMP_KEYS_UPRIGHT] = 700;
  ump_page_divide (&shape, &needs, FALSE, &page);
  g_assert_cmpint (page.form, ==, UMP_KEYS_FOLDED);
}

/* ---- keys --------------------------------------------------------------------------------------- */

static int
count_keys (const UmpPlan *plan, int face)
{
  int n = 0;

  for (int i = 0; i < plan->n_spots; i++)
    n += plan->spots[i].sort == UMP_SPOT_KEY && plan->spots[i].more == 0 && plan->spots[i].card.face == face;
  return n;
}

static void
assert_keys (const UmpPlan *plan, const UmpKeysRequest *request)
{
  const UmpSetup *setup = plan->setup;
  gboolean sheet = ump_keys_n_rows (setup) >= 10;

  for (int i = 0; i < plan->n_spots; i++) {
    const UmpSpot *key = &plan->spots[i];
    g_assert_cmpint (key->x, >=, 0);
    g_assert_cmpint (key->x + key->width, <=, plan->width);
    g_assert_cmpint (key->y + key->height, <=, plan->height);
    if (key->sort != UMP_SPOT_KEY)
      continue;
    g_assert_nonnull (key->name);
    g_assert_cmpint (key->height, >=, (int) ((request->tight ? sheet ? 32 : 44 : 28) * key->unit));
    g_assert_cmpint (key->width, >=, (int) (26 * key->unit));
    for (int k = 0; k < i; k++) {
      const UmpSpot *other = &plan->spots[k];
      g_assert_true (other->sort != UMP_SPOT_KEY || key->x >= other->x + other->width ||
                     other->x >= key->x + key->width || key->y >= other->y + other->height ||
                     other->y >= key->y + key->height);
    }
  }
}

/* Every card has a key in every form; folded, with the row that is open. */
static void
test_keys (gconstpointer data)
{
  static const char *const people[] = { "ana", "bea", "carlos", "dora", NULL };
  const UmpGame *game = data;
  g_autoptr (UmpMeasure) measure = ump_measure_new (words_measure, NULL);
  static const UmpWords words;
  static const UmpTextKey last = { .text = "Lay level 2", .words = "one more card", .name = "Lay level 2" };
  UmpSetup *setup = ump_setup_new (game, people, people, MAX (game->min_seats, 3), NULL, 0, NULL);
  g_autoptr (UmpMatch) match = ump_match_new (setup, NULL);
  g_autofree int *seen = g_new0 (int, (gsize) game->n_faces);

  for (int form = 0; form < UMP_N_KEYS_FORMS; form++)
    for (int open = 0; open < MAX (ump_keys_n_rows (setup), 1); open++)
      for (int tight = 0; tight <= (form == UMP_KEYS_FOLDED); tight++) {
        UmpKeysRequest request = { .table = ump_match_table (match),
                                   .words = &words,
                                   .measure = measure,
                                   .width = form == UMP_KEYS_LYING ? 740 : 340,
                                   .em = UMP_EM,
                                   .tight = tight,
                                   .form = (UmpKeysForm) form,
                                   .deck = TRUE,
                                   .open = open,
                                   .last = &last };
        g_autoptr (UmpPlan) plan = ump_keys_plan_new (&request);
        assert_keys (plan, &request);
        for (int face = 1; face < game->n_faces; face++) {
          int n = count_keys (plan, face);
          if (form == UMP_KEYS_FOLDED)
            seen[face] += n;
          else if (setup->copies[face] > 0 && !game->faces[face].piece)
            g_assert_cmpint (n, ==, 1);
        }
      }
  for (int face = 1; face < game->n_faces; face++)
    if (setup->copies[face] > 0 && !game->faces[face].piece)
      g_assert_cmpint (seen[face], >, 0);
}

/* ---- actions ------------------------------------------------------------------------------------ */

static const UmpTextKey actions[] = {
  { .text = "Up", .words = "goes with the load", .name = "Up", .sign = UMP_SIGN_UP, .id = 0 },
  { .text = "Wait", .words = "stays stopped", .name = "Wait", .sign = UMP_SIGN_WAIT, .id = 1 },
  { .text = "Down", .name = "Down", .sign = UMP_SIGN_DOWN, .id = 2, .flags = UMP_SPOT_OFF },
  { .text = "All who may", .words = "9 of hearts", .name = "All who may", .alone = TRUE, .id = 3 },
};
static const UmpTextKey more[] = {
  { .text = "1", .name = "Deck 1, blue", .card.back = UMP_COLOUR_BLUE, .id = 4 },
  { .text = "1", .name = "Deck 1, red", .card.back = UMP_COLOUR_RED, .id = 5 },
  { .text = "2", .name = "Deck 2, blue", .card.back = UMP_COLOUR_BLUE, .id = 6 },
  { .text = "2", .name = "Deck 2, red", .card.back = UMP_COLOUR_RED, .id = 7 },
};

static const UmpSpot *
text_key (const UmpPlan *plan, int id)
{
  for (int i = 0; i < plan->n_spots; i++)
    if (plan->spots[i].sort == UMP_SPOT_WORDKEY && plan->spots[i].position == id)
      return &plan->spots[i];
  g_assert_not_reached ();
}

/* Without a deck: signs stand below one another in a desk and side by side elsewhere, what is alone has its
 * line, and what is more stands in so many columns; each key is one thing, whichever others there are. */
static void
test_actions (void)
{
  static const char *const people[] = { "ana", "bea", NULL };
  static const UmpWords words;
  g_autoptr (UmpMeasure) measure = ump_measure_new (words_measure, NULL);
  g_autoptr (UmpMatch) match =
      ump_match_new (ump_setup_new (ump_games_find ("elevator"), people, people, 2, NULL, 0, NULL), NULL);

  for (UmpKeysForm form = 0; form < UMP_N_KEYS_FORMS; form++) {
    UmpKeysRequest request = { .table = ump_match_table (match),
                               .words = &words,
                               .measure = measure,
                               .width = form == UMP_KEYS_LYING ? 740 : 340,
                               .em = UMP_EM,
                               .tight = form == UMP_KEYS_FOLDED,
                               .form = form,
                               .more = more,
                               .n_more = G_N_ELEMENTS (more),
                               .more_columns = 2,
                               .actions = actions,
                               .n_actions = G_N_ELEMENTS (actions) };
    g_autoptr (UmpPlan) plan = ump_keys_plan_new (&request), fewer = NULL;
    const UmpSpot *up = text_key (plan, 0), *down = text_key (plan, 2), *alone = text_key (plan, 3);

    if (form == UMP_KEYS_UPRIGHT)
      g_assert_cmpint (down->y, >=, up->y + 2 * up->height);
    else
      g_assert_cmpint (down->y, ==, up->y);
    g_assert_cmpint (alone->width, ==, request.width);
    g_assert_cmpint (alone->y, >=, down->y + down->height);
    g_assert_cmpint (text_key (plan, 5)->y, ==, text_key (plan, 4)->y);
    g_assert_cmpint (text_key (plan, 6)->x, ==, text_key (plan, 4)->x);
    g_assert_true (down->flags & UMP_SPOT_OFF);
    g_assert_cmpint (text_key (plan, 7)->card.back, ==, UMP_COLOUR_RED);
    request.n_more = 0;
    fewer = ump_keys_plan_new (&request);
    g_assert_cmpuint (text_key (fewer, 2)->id, ==, down->id);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/page/shape", test_shape);
  g_test_add_func ("/page/divide", test_divide);
  g_test_add_func ("/page/usual", test_usual);
  g_test_add_func ("/page/actions", test_actions);
  for (int i = 0; ump_games[i] != NULL; i++) {
    g_autofree char *name = g_strdup_printf ("/page/keys/%s", ump_games[i]->kind);
    if (!ump_games[i]->no_table)
      g_test_add_data_func (name, ump_games[i], test_keys);
  }
  return g_test_run ();
}
