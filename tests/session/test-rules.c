/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every rule that a refusal can name stands in words, in both languages. */
#include "fixture.h"
#include "core/steps.h"
#include "session/learned/rules.h"

#include <locale.h>

static const UmpRuleText *
find (GPtrArray *texts, const char *id)
{
  for (guint i = 0; i < texts->len; i++)
    if (g_strcmp0 (((UmpRuleText *) g_ptr_array_index (texts, i))->id, id) == 0)
      return g_ptr_array_index (texts, i);
  return NULL;
}

/* Tells everything that a game's rules lack in a language, and fails where that is anything. A section is
 * called as the other language calls it. */
static gboolean
check_texts (const UmpGame *game, GPtrArray *texts, GPtrArray *other, const char *lang)
{
  g_autoptr (GString) missing = g_string_new (NULL);

  for (int i = 0; i < game->n_rules; i++) {
    const UmpRuleText *rule = find (texts, game->rules[i].id);

    if (rule == NULL || rule->title == NULL || rule->text == NULL)
      g_string_append_printf (missing, " %s", game->rules[i].id);
  }
  for (guint i = 0; i < texts->len; i++) {
    const UmpRuleText *text = g_ptr_array_index (texts, i);
    const UmpRuleText *same = i < other->len ? g_ptr_array_index (other, i) : text;

    if (text->id == NULL && text->title == NULL)
      g_string_append_printf (missing, " “%s”",
                              same->title != NULL ? same->title : "(a section without a title)");
    else if (text->id == NULL && same->text != NULL && text->text == NULL)
      g_string_append_printf (missing, " “%s” (its text)", same->title != NULL ? same->title : text->title);
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
    if (!check_texts (ump_games[i], english, spanish, "English") ||
        !check_texts (ump_games[i], spanish, english, "Spanish"))
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

/* What is told of a step is what the referee says of it. */
static void
compare_words (const UmpGame *game, const UmpRuleText *rule, UmpMatch *match, const char *told)
{
  static const UmpWords plain = { .translate = NULL };
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  g_autofree char *what = NULL;

  ump_match_say (match, ump_match_n_entries (match), NULL, say);
  what = ump_text_format (&say->what, ump_match_setup (match), &plain);
  if (g_strcmp0 (what, told) != 0)
    g_test_fail_printf ("seeds/%s.xml, %s: told as “%s”, but it is “%s”", game->kind,
                        rule->id != NULL ? rule->id : rule->title, told, what);
}

/* Plays an example: every step is accepted but the one that this very rule refuses, and after that one it is
 * shown what would be right. Of a section without a rule nothing is refused. */
static void
play_example (const UmpGame *game, const UmpRuleText *rule)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpMatch) match = ump_rule_example_begin (rule->example, game, &error);

  g_assert_no_error (error);
  g_assert_cmpint (rule->id != NULL, ==, rule->example->refused >= 0);
  g_assert_cmpint (rule->example->refused + 1, <, (int) rule->example->steps->len);
  for (guint i = 0; i < rule->example->steps->len; i++) {
    const char *line = g_ptr_array_index (rule->example->steps, i);
    const char *told = g_ptr_array_index (rule->example->tells, i);
    gboolean refused = (int) i == rule->example->refused;
    UmpVerdict verdict = { 0 };
    gboolean accepted = ump_rule_example_enter (match, line, NULL, &verdict);

    if (accepted == refused)
      g_test_fail_printf ("seeds/%s.xml, %s: “%s” is %s", game->kind,
                          rule->id != NULL ? rule->id : rule->title, line, refused ? "accepted" : "refused");
    else if (told != NULL)
      compare_words (game, rule, match, told);
    else if (refused)
      g_assert_cmpstr (ump_match_rule_id (match, &verdict), ==, rule->id);
  }
}

/* Besides what is refused, something is shown that is right, with what comes of it. */
static void
check_told (const UmpGame *game, GPtrArray *texts)
{
  guint told = 0;

  for (guint k = 0; k < texts->len; k++) {
    const UmpRuleText *section = g_ptr_array_index (texts, k);

    if (section->id != NULL || section->example == NULL)
      continue;
    play_example (game, section);
    for (guint i = 0; i < section->example->tells->len; i++)
      told += g_ptr_array_index (section->example->tells, i) != NULL;
  }
  if (told < 2)
    g_test_fail_printf ("seeds/%s.xml: sections are to tell what comes of two steps or more, not of %u",
                        game->kind, told);
}

/* Each begins with how many people, how long, what it is about and how it ends. */
static void
check_head (const UmpGame *game, GPtrArray *texts, const char *lang)
{
  const UmpRuleText *head = g_ptr_array_index (texts, 0);
  g_auto (GStrv) said = g_strsplit (head->text != NULL ? head->text : "", "\n", -1);
  g_autofree char *most = g_strdup_printf ("%d", game->max_seats),
                  *least = g_strdup_printf ("%d", game->min_seats);

  if (g_strv_length (said) != 4 || strstr (said[0], most) == NULL || strstr (said[0], least) == NULL)
    g_test_fail_printf (
        "seeds/%s.xml: the first section is to say in %s how many people (%s to %s), how long, what it is "
        "about and how it ends",
        game->kind, lang, least, most);
}

static void
test_heads (void)
{
  for (guint i = 0; ump_games[i] != NULL; i++) {
    g_autoptr (GPtrArray) english = ump_rules_load (ump_games[i]->kind, "en", NULL);
    g_autoptr (GPtrArray) spanish = ump_rules_load (ump_games[i]->kind, "es", NULL);

    check_head (ump_games[i], english, "English");
    check_head (ump_games[i], spanish, "Spanish");
  }
}

/* Rules that come up at the end of a whole game only: too long for a page, the game's cases play them. */
static const char *const late_rules[] = { "LI-13", NULL };

static void
test_examples (void)
{
  for (guint i = 0; ump_games[i] != NULL; i++) {
    g_autoptr (GPtrArray) texts = ump_rules_load (ump_games[i]->kind, "en", NULL);

    for (int r = 0; r < ump_games[i]->n_rules; r++) {
      const UmpRuleText *rule = find (texts, ump_games[i]->rules[r].id);

      if (g_strv_contains (late_rules, ump_games[i]->rules[r].id))
        g_assert_true (rule != NULL && rule->example == NULL);
      else if (rule == NULL || rule->example == NULL)
        g_test_fail_printf ("seeds/%s.xml: %s has no example", ump_games[i]->kind, ump_games[i]->rules[r].id);
      else
        play_example (ump_games[i], rule);
    }
    check_told (ump_games[i], texts);
  }
}

/* Every card that is drawn is one of the game, and says what it is in both languages. */
static void
test_drawings (void)
{
  int n_drawings = 0;

  for (guint i = 0; ump_games[i] != NULL; i++) {
    const char *people[] = { "ana", "bea", "carlos", NULL };
    g_autoptr (UmpSetup) setup = ump_setup_new (ump_games[i], people, people, 3, NULL, 0, NULL);
    g_autoptr (GPtrArray) english = ump_rules_load (ump_games[i]->kind, "en", NULL);
    g_autoptr (GPtrArray) spanish = ump_rules_load (ump_games[i]->kind, "es", NULL);

    for (guint k = 0; k < english->len; k++) {
      GArray *cards = ((const UmpRuleText *) english->pdata[k])->cards,
             *other = ((const UmpRuleText *) spanish->pdata[k])->cards;

      n_drawings += cards != NULL;
      for (guint c = 0; cards != NULL && c < cards->len; c++) {
        const UmpRuleCard *card = &g_array_index (cards, UmpRuleCard, c);

        g_assert_cmpint (ump_setup_face (setup, card->face), >, 0);
        g_assert_nonnull (card->caption);
        g_assert_cmpstr (card->caption, !=, g_array_index (other, UmpRuleCard, c).caption);
      }
    }
  }
  g_assert_cmpint (n_drawings, ==, 5);
}

static GArray *
find_ring (GPtrArray *texts)
{
  for (guint k = 0; k < texts->len; k++)
    if (((const UmpRuleText *) texts->pdata[k])->ring)
      return ((const UmpRuleText *) texts->pdata[k])->cards;
  return NULL;
}

/* Of the circle each cuts in front of the next, as the referee has it. */
static void
test_ring (void)
{
  const UmpGame *game = ump_games_find ("in-front-of-the-elevators");
  g_autoptr (GPtrArray) texts = ump_rules_load (game->kind, "en", NULL);
  GArray *ring = find_ring (texts);

  g_assert_nonnull (ring);
  g_assert_cmpuint (ring->len, ==, 6);
  for (guint i = 0; i < ring->len; i++) {
    const char *cutter = g_array_index (ring, UmpRuleCard, i).face + strlen ("red-");
    const char *cut = g_array_index (ring, UmpRuleCard, (i + 1) % ring->len).face;
    const char *people[] = { "ana", "bea", "carlos", NULL };
    g_autoptr (UmpMatch) match = ump_match_new (ump_setup_new (game, people, people, 3, NULL, 0, NULL), NULL);
    UmpVerdict verdict = { 0 };
    g_autofree char *deal = g_strdup_printf ("deal %s,green-boy,green-mother girl,boy,2,3,4 "
                                             "mother,grandmother,2,3,4,5 father,grandfather,2,3,4",
                                             cut);
    g_autofree char *play = g_strdup_printf ("ana: play blue-%s 1 position=1", cutter);

    g_assert_true (ump_rule_example_enter (match, deal, NULL, &verdict));
    g_assert_true (ump_rule_example_enter (match, play, NULL, &verdict));
  }
}

/* For every number of people there is something to set up, in whole sentences. */
static void
test_set_up (void)
{
  static const char *const names[] = { "Ana",  "Bea",  "Carlos", "Diego", "Elena", "Félix",
                                       "Gala", "Hugo", "Ines",   "Juan",  "Kira",  "Luis" };

  for (guint i = 0; ump_games[i] != NULL; i++)
    for (int n = ump_games[i]->min_seats; n <= ump_games[i]->max_seats; n++) {
      g_autoptr (GError) error = NULL;
      UmpSetup *setup = ump_setup_new (ump_games[i], names, names, n, NULL, 0, &error);
      g_autoptr (UmpMatch) match = ump_match_new (setup, NULL);
      g_autoptr (UmpSteps) steps = ump_steps_new (ump_match_table (match));

      g_assert_cmpuint (steps->steps->len, >=, 2);
      for (guint k = 0; k < steps->steps->len; k++) {
        g_autofree char *words = ump_text_format (&ump_steps_get (steps, k)->words, setup, NULL);

        g_assert_true (g_ascii_isupper (words[0]) && g_str_has_suffix (words, "."));
        g_assert_null (strpbrk (words, "{}"));
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
  setlocale (LC_ALL, ""); /* or what is told of quotes and of Spanish comes out as question marks */
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/all", test_all);
  g_test_add_func ("/rules/heads", test_heads);
  g_test_add_func ("/rules/examples", test_examples);
  g_test_add_func ("/rules/drawings", test_drawings);
  g_test_add_func ("/rules/ring", test_ring);
  g_test_add_func ("/rules/set-up", test_set_up);
  g_test_add_func ("/rules/none", test_none);
  return g_test_run ();
}
