/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Options in words: each is one that the game takes, and is found again in what it writes. */
#include <string.h>

#include "games/games.h"

/* What another option has to be for some of them: a name, or cards, that they speak of. */
static const UmpOptionValue contexts[][4] = {
  { { "rounds", "0" } },
  { { "deck", "latin" } },
  { { "deck", "latin" }, { "ranks", "4 5 6 7 10 11 12 1 2 3" } },
  { { "hands", "3" } },
  { { "bids", "yes" } },
  { { "jokers", "1" } },
  { { "ranks", "7 8 9 10 J Q K A" } },
  { { "ranks", "6 7 8 9 10 J Q K A" } },
  { { "stock", "yes" }, { "follow", "free" }, { "hands", "5" } },
  { { "trump", "call" } },
  { { "worth", "penalty: H=1" } },
  { { "worth", "cards: A=11" } },
  { { "worth", "cards: A=11; final: last=1" },
    { "values", "mine = 1; all = 2; made = 1; capot = 0; top = 3" } },
  { { "worth", "hearts: H=1; queens: Q=1; men: K=1 J=1; king: KH=1; late: last2=1" } },
  { { "worth", "cards: A=11; eights: 8=8; lows: 6=11" }, { "values", "pips = 1" } },
  { { "worth", "thirds: A=3" } },
  { { "worth", "cards: A=11" }, { "values", "price = 1; made = 1; game = 2; owed = 3" } },
  { { "values", "won = 1; need = 1; bags = 1" } },
  { { "stock", "yes" }, { "follow", "free" }, { "hands", "4" } },
};

static gboolean
takes (const UmpGame *game, const UmpField *option, const char *text, const UmpOptionValue *context)
{
  static const char *const ids[] = { "a", "b", "c", "d" };
  UmpOptionValue values[5] = { { option->name, text } };
  int n = 1;
  g_autoptr (UmpSetup) setup = NULL;

  for (int k = 0; k < 4 && context[k].name != NULL; k++)
    if (strcmp (context[k].name, option->name) != 0)
      values[n++] = context[k];
  setup = ump_setup_new (game, ids, ids, 4, values, n, NULL);
  return setup != NULL;
}

static void
check_preset (const UmpGame *game, const UmpField *option, int index)
{
  const UmpPreset *preset = &option->presets[index];
  int numbers[UMP_PRESET_NUMBERS] = { 0 }, found[UMP_PRESET_NUMBERS] = { 0 };
  int n = ump_preset_usual (preset, numbers), holes = 0;
  g_autofree char *text = ump_preset_fill (preset->pattern, "-", numbers);
  gboolean taken = FALSE;

  g_assert_cmpint (n, <=, UMP_PRESET_NUMBERS);
  for (const char *at = preset->words; (at = strchr (at, '#')) != NULL; at++)
    holes++;
  g_assert_cmpint (holes, ==, n);
  g_assert_cmpint (ump_preset_find (option->presets, text, found), ==, index);
  g_assert_cmpint (memcmp (numbers, found, sizeof *found * (gsize) n), ==, 0);
  for (guint k = 0; !taken && k < G_N_ELEMENTS (contexts); k++)
    taken = takes (game, option, text, contexts[k]);
  if (!taken)
    g_error ("%s: %s=%s is never taken", game->kind, option->name, text);
}

static void
test_presets (void)
{
  int n = 0;

  for (const UmpGame *const *game = ump_games; *game != NULL; game++)
    for (int k = 0; k < (*game)->n_options; k++) {
      const UmpField *option = &(*game)->options[k];

      for (int i = 0; option->presets != NULL && option->presets[i].pattern != NULL; i++, n++)
        check_preset (*game, option, i);
      /* the default is said in words too */
      if (option->presets != NULL)
        g_assert_cmpint (ump_preset_find (option->presets, option->fallback, NULL), >=, 0);
    }
  g_assert_cmpint (n, >, 80);
}

/* Whoever takes a delivered sheet as the beginning finds all of it in words. */
static void
test_sheets (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tricks", "sheets.case", NULL), *text = NULL;
  const UmpGame *game = ump_games_find ("tricks");
  g_auto (GStrv) lines = NULL;
  int n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    for (int k = 0; g_str_has_prefix (lines[i], "option ") && k < game->n_options; k++) {
      g_autofree char *head = g_strdup_printf ("option %s=", game->options[k].name);

      if (game->options[k].presets == NULL || !g_str_has_prefix (lines[i], head))
        continue;
      n++;
      if (ump_preset_find (game->options[k].presets, lines[i] + strlen (head), NULL) < 0)
        g_error ("%s is in no words", lines[i]);
    }
  g_assert_cmpint (n, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/presets", test_presets);
  g_test_add_func ("/presets/sheets", test_sheets);
  return g_test_run ();
}
