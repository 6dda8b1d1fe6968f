/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry that is put together field by field: what is asked for next, what is told before the rest is
 * there, and where counting begins. */
#include "app/model/form-draft.h"
#include "games/games.h"

#define DEAL \
  "deal red-girl,blue-mother,green-boy girl,boy,2,3,4 mother,grandmother,2,3,4,5 father,grandfather,2,3,4"

typedef struct {
  UmpPlay *play;
  UmpFormDraft *draft;
} Form;

static const char *const IDS[] = { "ana", "bea", "carlos" }, *const NAMES[] = { "Ana", "Bea", "Carlos" };

/* data: the verb, and behind ": " lines that are in the log. */
static void
set_up (Form *form, gconstpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, ": ", -1);
  const UmpGame *game = ump_games_find ("in-front-of-the-elevators");
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (game, IDS, NAMES, 3, NULL, 0, &error);
  int verb = 0;

  g_assert_no_error (error);
  while (!g_str_equal (game->verbs[verb].name, words[0]))
    verb++;
  form->play = ump_play_new_trial (ump_match_new (setup, NULL));
  for (int k = 1; words[k] != NULL; k++)
    g_assert_true (ump_play_enter_line (form->play, words[k]));
  form->draft = ump_form_draft_new (form->play, verb);
}

static void
tear_down (Form *form, gconstpointer data)
{
  ump_form_draft_free (form->draft);
  g_object_unref (form->play);
}

static const char *
text (Form *form, guint field)
{
  return ump_form_value_text (ump_form_draft_value (form->draft, field));
}

/* As keys of that field do. */
static void
take (Form *form, guint field, const char *words)
{
  g_auto (GStrv) each = g_strsplit (words, " ", -1);

  for (int k = 0; each[k] != NULL; k++) {
    ump_form_value_take (ump_form_draft_value (form->draft, field), each[k]);
    ump_form_draft_changed (form->draft, field);
  }
}

static gboolean
judge (Form *form, const char *expected)
{
  g_autofree char *why = NULL;
  gboolean good = ump_form_draft_judge (form->draft, &why);

  if (expected == NULL)
    g_assert_null (why);
  else
    g_assert_cmpstr (why, ==, expected);
  return good;
}

/* What still needs something comes next, from the present field on and then from the start. */
static void
test_steps (Form *form, gconstpointer data)
{
  g_autoptr (UmpEntry) entry = NULL;

  g_assert_cmpuint (ump_form_draft_now (form->draft), ==, 0);
  g_assert_false (ump_form_draft_is_begun (form->draft));
  g_assert_false (ump_form_draft_may_go_on (form->draft));
  g_assert_cmpuint (ump_form_draft_next (form->draft), ==, 1);
  take (form, 1, "girl boy 2 3 4");
  g_assert_true (ump_form_draft_is_begun (form->draft));
  g_assert_cmpuint (ump_form_draft_next (form->draft), ==, 2);
  take (form, 2, "mother grandmother 2 3 4 5");
  take (form, 3, "father grandfather 2 3 4");
  ump_form_draft_go_to (form->draft, 3);
  g_assert_cmpuint (ump_form_draft_next (form->draft), ==, 0);
  g_assert_false (ump_form_draft_is_whole (form->draft));
  g_assert_cmpuint (ump_form_draft_missing (form->draft), ==, 0);
  g_assert_false (judge (form, NULL));
  take (form, 0, "red-girl blue-mother green-boy");
  g_assert_true (ump_form_draft_is_whole (form->draft));
  g_assert_cmpuint (ump_form_draft_missing (form->draft), ==, ump_form_draft_n_fields (form->draft));
  g_assert_true (judge (form, NULL));
  entry = ump_form_draft_entry (form->draft);
  g_assert_cmpstr (entry->values[0], ==, "red-girl blue-mother green-boy");
  g_assert_true (ump_play_enter (form->play, entry));
}

/* Cards that cannot stay are told before the rest is there. */
static void
test_trouble (Form *form, gconstpointer data)
{
  g_autofree char *why = NULL;

  take (form, 0, "red-girl red-lost-child");
  g_assert_false (ump_form_draft_is_troubled (form->draft));
  take (form, 0, "blue-father");
  g_assert_false (ump_form_draft_judge (form->draft, &why));
  g_assert_true (g_str_has_prefix (why, "Red lost child goes back into the pile"));
  g_assert_true (ump_form_draft_is_troubled (form->draft));
  g_assert_true (ump_form_draft_is_refused (form->draft, 0));
  g_assert_false (ump_form_draft_is_refused (form->draft, 1));
  take (form, 0, "red-lost-child green-mother");
  judge (form, NULL);
  g_assert_false (ump_form_draft_is_troubled (form->draft));
}

/* The first line that is not counted yet; that nothing lies there is said. */
static void
test_count (Form *form, gconstpointer data)
{
  static const char *const ATTRS[] = { "line", "cards" }, *const VALUES[] = { "1", "blue-girl" };
  g_autoptr (UmpEntry) entry =
      ump_entry_new (ump_play_game (form->play), "tally-line", ATTRS, VALUES, 2, NULL);

  g_assert_cmpstr (text (form, 0), ==, "2");
  g_assert_cmpuint (ump_form_draft_now (form->draft), ==, 1);
  g_assert_false (ump_form_draft_is_begun (form->draft));
  g_assert_false (ump_form_draft_is_whole (form->draft));
  ump_form_value_choose_none (ump_form_draft_value (form->draft, 1));
  g_assert_true (ump_form_draft_is_whole (form->draft));
  g_assert_true (judge (form, NULL));
  take (form, 0, "3");
  g_assert_true (judge (form, NULL));
  ump_form_draft_fill (form->draft, entry);
  g_assert_cmpstr (text (form, 0), ==, "1");
  g_assert_cmpstr (text (form, 1), ==, "blue-girl");
  g_assert_true (ump_form_draft_is_begun (form->draft));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, of, test) g_test_add ("/form-draft/" name, Form, of, set_up, test, tear_down)
  ADD ("steps", "deal", test_steps);
  ADD ("trouble", "deal", test_trouble);
  ADD ("count", "tally-line: " DEAL ": tally-line 1 blue-girl", test_count);
  return g_test_run ();
}
