/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every rule that a refusal can name stands in words, in both languages. */
#include "fixture.h"
#include "session/rules.h"

static const UmpRuleText *
find (GPtrArray *texts, const char *id)
{
  for (guint i = 0; i < texts->len; i++)
    if (g_strcmp0 (((UmpRuleText *) g_ptr_array_index (texts, i))->id, id) == 0)
      return g_ptr_array_index (texts, i);
  return NULL;
}

/* Tells everything that a game's rules lack in a language, and fails where that is anything. */
static gboolean
check_texts (const UmpGame *game, GPtrArray *texts, const char *lang)
{
  g_autoptr (GString) missing = g_string_new (NULL);

  for (int i = 0; i < game->n_rules; i++) {
    const UmpRuleText *rule = find (texts, game->rules[i].id);

    if (rule == NULL || rule->title == NULL || rule->text == NULL)
      g_string_append_printf (missing, " %s", game->rules[i].id);
  }
  for (guint i = 0; i < texts->len; i++) {
    const UmpRuleText *text = g_ptr_array_index (texts, i);

    if (text->id == NULL && text->title == NULL)
      g_string_append_printf (missing, " (title of section %u)", i + 1);
  }
  if (missing->len)
    g_test_fail_printf ("seeds/%s.xml: not told in %s:%s", game->kind, lang, missing->str);
  return missing->len == 0;
}

static void
test_all (void)
{
  for (guint i = 0; ump_games[i] != NULL; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (GPtrArray) english = ump_rules_load (ump_games[i]->kind, "en", &error);
    g_autoptr (GPtrArray) spanish = ump_rules_load (ump_games[i]->kind, "es", NULL);

    g_assert_no_error (error);
    if (!check_texts (ump_games[i], english, "English") || !check_texts (ump_games[i], spanish, "Spanish"))
      continue;
    g_assert_cmpuint (english->len, ==, spanish->len);
    for (guint k = 0; k < english->len; k++) {
      const UmpRuleText *a = g_ptr_array_index (english, k), *b = g_ptr_array_index (spanish, k);

      g_assert_cmpstr (a->id, ==, b->id);
      g_assert_cmpint (a->text != NULL, ==, b->text != NULL);
      if (a->text != NULL)
        g_assert_cmpstr (a->text, !=, b->text);
    }
  }
}

/* Plays the example of a rule: every step is accepted but the last, and that one is refused by this very rule. */
static void
play_example (const UmpGame *game, const UmpRuleText *rule)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpMatch) match = ump_rule_example_begin (rule->example, game, &error);

  g_assert_no_error (error);
  g_assert_true (rule->example->refused);
  for (guint i = 0; i < rule->example->steps->len; i++) {
    const char *line = g_ptr_array_index (rule->example->steps, i);
    gboolean last = i + 1 == rule->example->steps->len;
    UmpVerdict verdict = { 0 };
    gboolean accepted = ump_rule_example_enter (match, line, NULL, &verdict);

    if (accepted == last)
      g_test_fail_printf ("seeds/%s.xml, %s: “%s” is %s", game->kind, rule->id, line,
                          last ? "accepted" : "refused");
    else if (last)
      g_assert_cmpstr (ump_match_rule_id (match, &verdict), ==, rule->id);
  }
}

static void
test_examples (void)
{
  for (guint i = 0; ump_games[i] != NULL; i++) {
    g_autoptr (GPtrArray) texts = ump_rules_load (ump_games[i]->kind, "es", NULL);

    for (int r = 0; r < ump_games[i]->n_rules; r++) {
      const UmpRuleText *rule = find (texts, ump_games[i]->rules[r].id);

      if (rule == NULL || rule->example == NULL)
        g_test_fail_printf ("seeds/%s.xml: %s has no example", ump_games[i]->kind, ump_games[i]->rules[r].id);
      else
        play_example (ump_games[i], rule);
    }
  }
}

static void
test_none (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (ump_rules_load ("chess", NULL, &error));
  g_assert_nonnull (error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/all", test_all);
  g_test_add_func ("/rules/examples", test_examples);
  g_test_add_func ("/rules/none", test_none);
  return g_test_run ();
}
