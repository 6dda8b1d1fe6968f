/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people read is said in words: no sign of a formula in what a sheet says, in what is to be done
 * before the first card, in refusals, proofs and rules, in English and in Spanish. */
#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

#include "app/model/example.h"
#include "app/model/form-value.h"
#include "app/model/play.h"
#include "app/model/sheet-list.h"
#include "app/model/play.h"
#include "core/notation.h"
#include "core/game.h"
#include "games/games.h"
#include "session/learned/rules.h"
#include "session/learned/templates.h"

static const char *const IDS[] = { "ana", "bea", "carlos", "dora", "eva", "fran", "gala", "hugo", NULL };

static void
assert_plain (const char *where, const char *text)
{
  static const char *const signs[] = { "<=",    ">=",   "!=",    "==",    " < ",    " > ",
                                       " ? ",   "sum(", "sum (", "most(", "least(", "count(",
                                       "side(", "max(", "min(",  "abs(",  " * ",    "\x1f" };

  for (gsize i = 0; text != NULL && i < G_N_ELEMENTS (signs); i++)
    if (strstr (text, signs[i]) != NULL)
      g_error ("%s: “%s” stands in “%s”", where, signs[i], text);
}

static void
assert_plain_text (const char *where, const UmpText *text, const UmpSetup *setup)
{
  g_autofree char *words = ump_text_format (text, setup, ump_play_words ());

  assert_plain (where, words);
}

static GPtrArray *
all_sheets (void)
{
  return ump_templates_list (ump_games, "/nowhere", NULL);
}

/* ---- options ------------------------------------------------------------------------------------------- */

static void
check_value (const char *where, const UmpField *field, const char *text)
{
  g_autoptr (UmpFormValue) value = ump_form_value_new_for (field, IDS, IDS);
  g_autofree char *words = NULL;

  ump_form_value_set (value, text);
  words = ump_form_value_words (value);
  assert_plain (where, words);
  if (*text != '\0' && field->formulas != NULL)
    g_assert_cmpstr (words, !=, text);
}

static void
test_sheets (void)
{
  g_autoptr (GPtrArray) sheets = all_sheets ();

  g_assert_cmpuint (sheets->len, >=, 37);
  for (guint i = 0; i < sheets->len; i++) {
    const UmpTemplate *sheet = sheets->pdata[i];
    const UmpGame *game = ump_games_find (sheet->kind);
    g_autofree char *all = ump_sheet_words (sheet);

    assert_plain (sheet->name, sheet->title);
    assert_plain (sheet->name, sheet->about);
    assert_plain (sheet->name, all);
    for (guint k = 0; k < sheet->values->len; k++) {
      const UmpOptionValue *value = &g_array_index (sheet->values, UmpOptionValue, k);

      for (int o = 0; o < game->n_options; o++)
        if (g_str_equal (game->options[o].name, value->name))
          check_value (sheet->name, &game->options[o], value->value);
    }
  }
}

static void
test_options (void)
{
  for (const UmpGame *const *game = ump_games; *game != NULL; game++)
    for (int k = 0; k < (*game)->n_options; k++) {
      const UmpField *option = &(*game)->options[k];

      assert_plain (option->name, option->title != NULL ? _ (option->title) : NULL);
      assert_plain (option->name, option->help != NULL ? _ (option->help) : NULL);
      assert_plain (option->name, option->shape != NULL ? _ (option->shape) : NULL);
      for (int i = 0; option->presets != NULL && option->presets[i].pattern != NULL; i++) {
        int numbers[UMP_PRESET_NUMBERS];
        g_autofree char *words = NULL;

        ump_preset_usual (&option->presets[i], numbers);
        words = ump_preset_fill (_ (option->presets[i].words), "−", numbers);
        assert_plain (option->name, words);
      }
    }
}

/* ---- a game of each sheet ----------------------------------------------------------------------------*/

/* What is to be done, who acts, and what each number of the score comes from. */
static void
check_table (const char *where, const UmpMatch *match)
{
  const UmpTable *table = ump_match_table (match);
  g_autoptr (UmpSteps) steps = ump_steps_new (table);
  UmpPrompt prompt = { 0 };
  g_autoptr (UmpRow) open = ump_match_open_row (match, table);

  for (guint i = 0; i < steps->steps->len; i++)
    assert_plain_text (where, &ump_steps_get (steps, i)->words, table->setup);
  table->setup->game->prompt (table, &prompt);
  assert_plain_text (where, &prompt.does, table->setup);
  assert_plain_text (where, &prompt.hint, table->setup);
  for (int i = 0; open != NULL && i < open->n_lines; i++)
    assert_plain_text (where, &open->lines[i].detail, table->setup);
}

/* What no condition lets pass is refused in words. */
static int
check_refusals (const char *where, UmpMatch *match, const UmpEntry *entry)
{
  const UmpGame *game = ump_match_game (match);
  int refused = 0;

  if (!g_str_equal (ump_entry_name (game, entry), "enter") &&
      !g_str_equal (ump_entry_name (game, entry), "bid"))
    return 0;
  for (int number = -7; number <= 9993; number += 10000) {
    g_autofree char *line = ump_notation_print (game, entry);
    g_auto (GStrv) words = g_strsplit (line, " ", -1);
    g_autofree char *other = NULL;
    UmpVerdict verdict = { 0 };

    g_free (words[2]);
    words[2] = g_strdup_printf ("%d", number);
    other = g_strjoinv (" ", words);
    if (ump_rule_example_enter (match, other, NULL, &verdict)) {
      ump_match_undo (match);
    } else {
      g_autofree char *reason = ump_match_reason (match, &verdict, ump_play_words ());

      assert_plain (where, reason);
      refused++;
    }
  }
  return refused;
}

static void
check_row (const char *where, const UmpSetup *setup, const UmpRow *row)
{
  for (int i = 0; i < row->n_lines; i++)
    assert_plain_text (where, &row->lines[i].detail, setup);
}

static int
play_sheet (const UmpTemplate *sheet)
{
  int seats = MAX (sheet->least, 3), refused = 0;
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpMatch) match = NULL;
  UmpRandom random;
  UmpSetup *setup = ump_setup_new (
      ump_games_find (sheet->kind), IDS, IDS, sheet->most > 0 ? MIN (seats, sheet->most) : 4,
      (const UmpOptionValue *) (gconstpointer) sheet->values->data, (int) sheet->values->len, &error);

  g_assert_no_error (error);
  ump_random_init (&random, 7);
  match = ump_match_new (setup, NULL);
  check_table (sheet->name, match);
  for (int i = 0; i < 120; i++) {
    g_autoptr (UmpEntry) entry = ump_match_random_entry (match, &random);
    UmpVerdict verdict = { 0 };

    if (entry == NULL)
      break;
    refused += check_refusals (sheet->name, match, entry);
    if (!ump_match_add (match, entry, &verdict))
      g_error ("%s: a random entry is refused", sheet->name);
    check_table (sheet->name, match);
  }
  for (guint i = 0; i < ump_match_n_rows (match); i++)
    check_row (sheet->name, setup, ump_match_row (match, i));
  for (int i = 0; i < ump_setup_n_bonuses (setup); i++) {
    g_autoptr (UmpRow) row = ump_row_new_bonus (ump_match_table (match), i);

    check_row (sheet->name, setup, row);
  }
  return refused;
}

static void
test_games (void)
{
  g_autoptr (GPtrArray) sheets = all_sheets ();
  int refused = 0;

  for (guint i = 0; i < sheets->len; i++)
    refused += play_sheet (sheets->pdata[i]);
  g_assert_cmpint (refused, >, 100);
}

/* ---- the rules ---------------------------------------------------------------------------------------*/

static void
test_rules (void)
{
  for (const UmpGame *const *game = ump_games; *game != NULL; game++) {
    g_autoptr (GPtrArray) rules = ump_rules_load ((*game)->kind, NULL, NULL);

    for (guint i = 0; i < rules->len; i++) {
      const UmpRuleText *rule = rules->pdata[i];
      g_autoptr (GPtrArray) steps = NULL;
      g_autoptr (UmpPlay) play = NULL;

      assert_plain ((*game)->kind, rule->title);
      assert_plain ((*game)->kind, rule->text);
      if (rule->example == NULL)
        continue;
      play = ump_example_play (*game, rule->example, &steps);
      for (guint k = 0; k < steps->len; k++)
        assert_plain ((*game)->kind, ((const UmpExampleStep *) steps->pdata[k])->words);
    }
  }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain ("umpire", g_getenv ("LOCALES"));
  bind_textdomain_codeset ("umpire", "UTF-8");
  textdomain ("umpire");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plain-words/sheets", test_sheets);
  g_test_add_func ("/plain-words/options", test_options);
  g_test_add_func ("/plain-words/games", test_games);
  g_test_add_func ("/plain-words/rules", test_rules);
  return g_test_run ();
}
