/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The worked round of every delivered trick game, entered as it is in the window: a tap a card, bids and what
 * is turned up by their keys, calls and points that are declared field by field, tallies cell by cell. */
#include <string.h>

#include "app/model/chooser.h"
#include "app/model/form-draft.h"
#include "app/model/tally.h"
#include "core/notation.h"
#include "games/games.h"

typedef struct {
  UmpPlay *play;
  UmpChooser *chooser;
  guint cards;
  guint again; /* of these, with a second tap */
} Game;

static const UmpSetup *
setup_of (Game *self)
{
  return ump_match_setup (ump_play_match (self->play));
}

/* An item that is the move. */
static gboolean
tap_item (Game *self, const char *line)
{
  for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++) {
    const UmpChooserItem *item = ump_chooser_item (self->chooser, i);
    g_autofree char *said = ump_notation_print_move (setup_of (self), &item->move);

    if (g_str_equal (said, line))
      return ump_chooser_tap_item (self->chooser, i);
  }
  return FALSE;
}

/* One tap a card; one more where nobody can tell who holds the first one, or it may be exchanged, too. */
static gboolean
tap_card (Game *self, const UmpMove *move, const char *line)
{
  gboolean entered = ump_chooser_tap_face (self->chooser, ump_move_card (move, 0, 0).face),
           again = !entered && tap_item (self, line);

  self->cards += entered || again;
  self->again += again;
  return entered || again;
}

/* Who may not say it is not asked for. The keys of each field, as many of them as its value needs. */
static gboolean
fill_form (Game *self, const UmpEntry *entry)
{
  const UmpVerb *verb = &setup_of (self)->game->verbs[entry->verb];
  g_autoptr (UmpFormDraft) draft = NULL;
  g_autoptr (UmpEntry) made = NULL;
  g_autofree char *why = NULL;
  gboolean good;

  ump_chooser_begin_form (self->chooser, entry->verb);
  g_assert_cmpint (ump_chooser_mode (self->chooser), ==, UMP_CHOOSER_FORM);
  draft = ump_form_draft_new (self->play, entry->verb);
  for (guint f = 0; f < ump_form_draft_n_fields (draft); f++) {
    UmpFormValue *value = ump_form_draft_value (draft, f);
    const char *name = ump_form_value_field (value)->name,
               *wanted = g_str_equal (name, "by") ? entry->by : NULL;
    gsize digits;

    for (int a = 0; a < entry->n_values; a++)
      if (g_str_equal (verb->attrs[a].name, name))
        wanted = entry->values[a];
    if (wanted == NULL)
      continue;
    digits = ump_form_value_is_typed (value) ? strlen (wanted) : 1;
    for (gsize k = 0; k < digits; k++) {
      g_autofree char *key = digits > 1 ? g_strndup (wanted + k, 1) : g_strdup (wanted);
      g_auto (GStrv) keys = ump_form_value_choices (value);

      g_assert_true (g_strv_contains ((const char *const *) keys, key));
      ump_form_value_take (value, key);
    }
    g_assert_cmpstr (ump_form_value_text (value), ==, wanted);
  }
  made = ump_form_draft_entry (draft);
  good = g_strcmp0 (made->by, entry->by) == 0 && ump_form_draft_judge (draft, &why);
  if (good)
    ump_play_enter (self->play, made);
  ump_chooser_begin_form (self->chooser, UMP_VERB_UNKNOWN);
  return good;
}

static gboolean
fill_tally (Game *self, const UmpMove *move)
{
  g_autoptr (UmpTally) tally = NULL;
  UmpTallyAnswer answer = 0;
  g_auto (UmpMove) made;

  ump_move_init (&made, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_play_set_tally_mode (self->play, TRUE);
  g_assert_cmpint (ump_chooser_mode (self->chooser), ==, UMP_CHOOSER_TALLY);
  tally = ump_tally_new (self->play, move->verb);
  ump_tally_read (tally);
  ump_tally_go_to (tally, ump_move_int (move, 0), 0);
  for (int f = 0; f < ump_tally_n_fields (tally); f++) {
    int value = f == 0 ? ump_move_int (move, 1) : ump_move_value (move, 2, f - 1);
    g_autofree char *digits = g_strdup_printf ("%d", ABS (value));

    g_assert_cmpint (ump_tally_here (tally), ==, f);
    for (const char *digit = digits; *digit != '\0'; digit++) {
      char key[] = { *digit, '\0' };
      answer = ump_tally_tap (tally, key);
    }
    if (value < 0)
      answer = ump_tally_tap (tally, "±");
    if (!(answer & UMP_TALLY_ENTER) && ump_tally_here (tally) == f)
      answer = ump_tally_tap (tally, "enter");
  }
  g_assert_true (answer & UMP_TALLY_ENTER);
  ump_tally_move (tally, &made);
  return ump_play_enter_move (self->play, &made);
}

/* TRUE: it was entered. */
static gboolean
enter (Game *self, const char *text)
{
  UmpMatch *match = ump_play_match (self->play);
  UmpVerdict verdict;
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, text, &verdict, NULL);
  const UmpVerb *verb;
  g_autofree char *line = NULL;
  g_auto (UmpMove) move;

  g_assert_nonnull (entry);
  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  g_assert_true (ump_entry_read (setup_of (self), NULL, entry, &move, &verdict));
  line = ump_notation_print_move (setup_of (self), &move);
  verb = &setup_of (self)->game->verbs[move.verb];
  if (verb->tally)
    return fill_tally (self, &move);
  ump_play_set_tally_mode (self->play, FALSE);
  if (verb->open)
    return fill_form (self, entry);
  return ump_move_has (&move, 0) && ump_field_is_cards (&verb->attrs[0]) ? tap_card (self, &move, line)
                                                                         : tap_item (self, line);
}

static void
begin (Game *self, char **lines, int from)
{
  const UmpGame *game = ump_games_find ("tricks");
  g_autoptr (GPtrArray) options = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) ids = NULL;
  UmpOptionValue values[64];
  int n = 0;
  g_autoptr (GError) error = NULL;
  UmpSetup *setup;

  for (int k = from; !g_str_has_prefix (lines[k], "> "); k++) {
    char *equals = strchr (lines[k], '=');

    if (g_str_has_prefix (lines[k], "seats "))
      ids = g_strsplit (lines[k] + strlen ("seats "), " ", -1);
    if (!g_str_has_prefix (lines[k], "option "))
      continue;
    g_ptr_array_add (options, g_strndup (lines[k] + 7, (gsize) (equals - lines[k]) - 7));
    values[n++] = (UmpOptionValue){ options->pdata[options->len - 1], equals + 1 };
  }
  setup = ump_setup_new (game, (const char *const *) ids, (const char *const *) ids,
                         (int) g_strv_length (ids), values, n, &error);
  g_assert_no_error (error);
  self->play = ump_play_new_trial (ump_match_new (setup, NULL));
  self->chooser = ump_chooser_new (self->play);
}

static void
end (Game *self)
{
  g_clear_object (&self->chooser);
  g_clear_object (&self->play);
}

/* What was refused when it was typed cannot be tapped; a ruling is given to what was refused. */
static void
play_case (Game *self, char **lines, int from)
{
  begin (self, lines, from);
  for (int k = from; lines[k] != NULL && !g_str_has_prefix (lines[k], "case "); k++) {
    gboolean refused = lines[k + 1] != NULL && g_str_has_prefix (lines[k + 1], "refused ");

    if (!g_str_has_prefix (lines[k], "> "))
      continue;
    if (strstr (lines[k], " ruling=") != NULL)
      g_assert_true (ump_play_enter_line (self->play, lines[k] + 2));
    else if (enter (self, lines[k] + 2) == refused)
      g_error ("%s: %s was %s", lines[from], lines[k], refused ? "entered" : "not entered");
    ump_chooser_clear (self->chooser);
  }
  end (self);
}

static void
test_rounds (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "games", "tricks", "sheets.case", NULL),
                  *text = NULL;
  g_auto (GStrv) lines = NULL;
  Game game = { 0 };
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (int k = 0; lines[k] != NULL; k++)
    if (g_str_has_prefix (lines[k], "case ")) {
      play_case (&game, lines, k + 1);
      n++;
    }
  g_assert_cmpuint (n, >=, 25);
  g_assert_cmpuint (game.cards, >, 900);
  g_assert_cmpuint (game.again, <=, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trick-taps/rounds", test_rounds);
  return g_test_run ();
}
