/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The checks of a case that are about what may come: what a game offers, makes of cards on the tray, takes to
 * have been meant, and says of it beforehand. Each reads `QUESTION = ANSWER`. */
#include "core/steps.h"
#include "cases.h"

#include <stdlib.h>
#include <string.h>

/* So many of a list are named, from its beginning; then the last. */
#define N_NAMED 6

static void
append_lines (GString *out, const GPtrArray *lines)
{
  g_string_append_printf (out, " %u", lines->len);
  for (guint i = 0; i < lines->len; i++)
    if (i < N_NAMED || i + 1 == lines->len) {
      const char *between = i < N_NAMED ? " | " : " … ";
      g_string_append_printf (out, "%s%s", i == 0 ? ": " : between, (char *) lines->pdata[i]);
    }
}

/* ---- offers ------------------------------------------------------------------------------------ */

typedef struct {
  const UmpSetup *setup;
  GPtrArray *lines;
} Offers;

static gboolean
add_offer (const UmpMove *move, gpointer user_data)
{
  Offers *offers = user_data;

  g_ptr_array_add (offers->lines, ump_notation_print_move (offers->setup, move));
  return TRUE;
}

static void
append_offers (GString *out, UmpMatch *match, const UmpMove *partial)
{
  Offers offers = { ump_match_setup (match), g_ptr_array_new_with_free_func (g_free) };

  ump_match_moves (match, partial, add_offer, &offers);
  append_lines (out, offers.lines);
  g_ptr_array_unref (offers.lines);
}

/* Values of one attribute, behind those of another move's. */
static void
add_values (UmpMove *to, int attr, const UmpMove *from, int from_attr)
{
  if (ump_move_has (from, from_attr) && !ump_move_has (to, attr))
    ump_move_give (to, attr);
  for (int k = 0; k < ump_move_n (from, from_attr); k++)
    ump_move_push (to, attr, ump_move_value (from, from_attr, k));
  if (from->args[from_attr].text != NULL)
    to->args[attr].text = from->args[from_attr].text;
}

/* "offers 2 ana: play cat-5 pile=1 = 1: ana: play cat-5 pile=1": what may follow on the beginning of a move:
 * 0: who says it, 1: and the verb, 2: and its first attribute … */
static void
answer_offers (GString *out, UmpMatch *match, const UmpMove *move, int known)
{
  g_auto (UmpMove) partial = { 0 };

  ump_move_init (&partial, known > 0 ? move->verb : UMP_VERB_UNKNOWN, move->by);
  for (int attr = 0; attr < MIN (known - 1, UMP_MAX_ATTRS); attr++)
    add_values (&partial, attr, move, attr);
  append_offers (out, match, &partial);
}

/* ---- the tray ----------------------------------------------------------------------------------- */

static void
append_sketch (GString *out, const UmpSetup *setup, const UmpTable *table, const UmpMove *move)
{
  g_autofree UmpSketch *sketch = g_new0 (UmpSketch, 1);

  if (setup->game->sketch == NULL)
    return;
  setup->game->sketch (table, move, sketch);
  case_append_text (out, setup, "title", &sketch->title);
  case_append_text (out, setup, "note", &sketch->note);
  case_append_text (out, setup, "key", &sketch->key);
  if (sketch->whole)
    g_string_append (out, " whole");
  if (sketch->spare)
    g_string_append (out, " spare");
  for (int i = 0; i < sketch->n_groups; i++) {
    const UmpSketchGroup *group = &sketch->groups[i];

    case_append_text (out, setup, "group", &group->label);
    for (int k = 0; k < group->n; k++) {
      g_autofree char *name = ump_card_name (sketch->cards[group->first + k], setup, NULL);

      g_string_append_printf (out, "%s%s", k ? ", " : " (", name);
    }
    g_string_append (out, group->n ? ")" : " ()");
    case_append_text (out, setup, "missing", &group->missing);
  }
}

/* The cards of all of a move's lists as they were chosen, not yet divided. */
static void
answer_tray (GString *out, UmpMatch *match, const UmpMove *move)
{
  int n, first = -1;
  const UmpField *attrs = ump_verb_attrs (ump_match_game (match), move->verb, &n);
  g_auto (UmpMove) loose = { 0 };

  ump_move_init (&loose, move->verb, move->by);
  for (int attr = 0; attr < n; attr++)
    if (attrs[attr].type == UMP_TYPE_CARDS) {
      first = first < 0 ? attr : first;
      add_values (&loose, first, move, attr);
    }
  append_sketch (out, ump_match_setup (match), ump_match_table (match), &loose);
  g_string_append (out, " ways:");
  append_offers (out, match, &loose);
}

/* ---- beforehand ------------------------------------------------------------------------------------ */

static void
answer_outcome (GString *out, UmpMatch *match, const UmpMove *move)
{
  const UmpSetup *setup = ump_match_setup (match);
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  g_autoptr (UmpTable) after = NULL;
  UmpVerdict verdict = { .rule = -1 };

  if (!ump_match_preview (match, move, say, &after, &verdict)) {
    case_append_text (out, setup, "refused", &verdict.reason);
    case_append_text (out, setup, "brief", &verdict.brief);
    return;
  }
  case_append_text (out, setup, "what", &say->what);
  case_append_text (out, setup, "outcome", &say->outcome);
  case_append_text (out, setup, "beside", &say->beside);
  if (say->warns)
    g_string_append (out, " warns");
}

/* What may have been meant by an entry that is refused. */
static void
answer_near (GString *out, UmpMatch *match, const UmpEntry *entry)
{
  g_autoptr (GPtrArray) moves = ump_match_near (match, entry, FALSE, N_NAMED);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < moves->len; i++)
    g_ptr_array_add (lines, ump_notation_print_move (ump_match_setup (match), moves->pdata[i]));
  append_lines (out, lines);
}

/* What the log knows of a tally. */
static void
answer_prefill (GString *out, UmpMatch *match, const UmpMove *move)
{
  g_auto (UmpMove) tally = { 0 };
  g_autofree char *line = NULL;

  ump_move_init (&tally, move->verb, UMP_NOBODY);
  add_values (&tally, 0, move, 0);
  if (!ump_match_prefill (match, &tally))
    return;
  line = ump_notation_print_move (ump_match_setup (match), &tally);
  g_string_append_printf (out, " %s", line);
}

/* ---- questions --------------------------------------------------------------------------------------- */

static void
answer_line (GString *out, UmpMatch *match, const char *what, const char *line)
{
  g_auto (UmpMove) move = { 0 };
  UmpVerdict verdict = { .rule = -1 };
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, line, &verdict, NULL);
  int known = atoi (what + strcspn (what, "0123456789"));

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (entry != NULL && g_str_equal (what, "near"))
    answer_near (out, match, entry);
  else if (entry == NULL || !ump_entry_read (ump_match_setup (match), NULL, entry, &move, &verdict))
    case_append_text (out, ump_match_setup (match), "refused", &verdict.reason);
  else if (g_str_has_prefix (what, "offers"))
    answer_offers (out, match, &move, known);
  else if (g_str_equal (what, "tray"))
    answer_tray (out, match, &move);
  else if (g_str_equal (what, "sketch"))
    append_sketch (out, ump_match_setup (match), ump_match_table (match), &move);
  else if (g_str_equal (what, "outcome"))
    answer_outcome (out, match, &move);
  else
    answer_prefill (out, match, &move);
}

static void
answer_completes (GString *out, UmpMatch *match, const char *typed)
{
  g_autoptr (GPtrArray) lines = ump_notation_complete (match, typed, 40);
  g_autofree char *common = ump_notation_common (match, typed);

  append_lines (out, lines);
  if (common != NULL)
    g_string_append_printf (out, " common: \"%s\"", common);
}

static void
answer_face (GString *out, UmpMatch *match, const char *id)
{
  const UmpSetup *setup = ump_match_setup (match);
  int face = ump_setup_face (setup, id);
  UmpFaceView view = { 0 };

  if (face == 0 || setup->game->face == NULL)
    return;
  setup->game->face (ump_match_table (match), face, &view);
  case_append_text (out, setup, "first", &view.notes[0]);
  case_append_text (out, setup, "second", &view.notes[1]);
}

static void
answer_steps (GString *out, UmpMatch *match)
{
  g_autoptr (UmpSteps) steps = ump_steps_new (ump_match_table (match));

  if (steps->steps->len == 0)
    g_string_append (out, " none");
  for (guint i = 0; i < steps->steps->len; i++) {
    g_autofree char *words = ump_text_format (&ump_steps_get (steps, i)->words, steps->setup, NULL);

    g_string_append_printf (out, " %u. %s", i + 1, words);
  }
}

char *
case_check_offers (UmpMatch *match, const char *line)
{
  static const char *const of_lines[] = { "near", "tray", "sketch", "outcome", "prefill", NULL };
  const char *end = strstr (line, " = ");
  g_autofree char *question = end != NULL ? g_strndup (line, (gsize) (end - line)) : g_strdup (line);
  g_auto (GStrv) words = g_strsplit (question, " ", 2);
  const char *rest = words[1] != NULL ? words[1] : "";
  GString *out = g_string_new (question);

  g_string_append (out, " =");
  if (g_strv_contains (of_lines, words[0])) {
    answer_line (out, match, words[0], rest);
  } else if (g_str_equal (words[0], "offers") && g_ascii_isdigit (*rest) && rest[1] == ' ') {
    g_autofree char *what = g_strdup_printf ("offers %c", *rest);

    answer_line (out, match, what, rest + 2);
  } else if (g_str_equal (words[0], "completes")) {
    answer_completes (out, match, rest);
  } else if (g_str_equal (words[0], "face")) {
    answer_face (out, match, rest);
  } else if (g_str_equal (words[0], "steps")) {
    answer_steps (out, match);
  } else {
    g_string_free (out, TRUE);
    return NULL;
  }
  return g_string_free (out, FALSE);
}
