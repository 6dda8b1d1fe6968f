/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with the fields of a sheet, and what would be right. The pad has the last word: it reads the
 * whole. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sheet-draft-private.h"

#include "core/formula.h"
#include "core/parse.h"
#include "games/games.h"
#include "session/session.h"

/* ---- names ------------------------------------------------------------------------------------ */

/* What the cells are called in formulas: rows, columns, or the one number. A new array, NULL-terminated. */
static GPtrArray *
cell_names (UmpSheetDraft *self)
{
  UmpSheetPart part = self->by_rows ? UMP_SHEET_ROW : UMP_SHEET_COLUMN;
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_fields (self, part); i++) {
    g_autofree char *name = ump_sheet_field_stripped (field_at (self, part, i));

    if (*name != '\0')
      g_ptr_array_add (names, g_steal_pointer (&name));
  }
  if (names->len == 0)
    g_ptr_array_add (names, g_strdup ("points"));
  g_ptr_array_add (names, NULL);
  return names;
}

/* How many letters must be put in, left out or changed to make one word of the other; 3 for more than 2. */
static guint
distance (const char *a, const char *b)
{
  gsize n = strlen (a), m = strlen (b);
  guint row[64];

  if (n >= G_N_ELEMENTS (row) || m >= G_N_ELEMENTS (row))
    return 3;
  for (gsize k = 0; k <= m; k++)
    row[k] = (guint) k;
  for (gsize i = 1; i <= n; i++) {
    guint corner = row[0];

    row[0] = (guint) i;
    for (gsize k = 1; k <= m; k++) {
      guint above = row[k], changed = corner + (a[i - 1] != b[k - 1]);

      row[k] = MIN (MIN (row[k - 1], above) + 1, changed);
      corner = above;
    }
  }
  return MIN (row[m], 3);
}

/* The letters, digits and _ from a place on; a new string. */
static char *
word_at (const char *text)
{
  gsize n = 0;

  while (g_ascii_isalnum (text[n]) || text[n] == '_')
    n++;
  return g_strndup (text, n);
}

/* The nearer of two words to what was written: the new one, where it is one at all. */
static const char *
nearer (const char *best, const char *word, const char *written)
{
  guint far = distance (written, word);

  return far < 3 && far < strlen (word) && (best == NULL || far < distance (written, best)) ? word : best;
}

/* The word of the formulas that was meant, NULL for none; borrowed from cells. */
static const char *
nearest (const GPtrArray *cells, UmpSheetPart part, const char *written)
{
  static const char *const words[] = { "round", "players", "total", "sum", "most", "least", "count",
                                       "min",   "max",     "abs",   "and", "or",   "not" };
  g_autofree char *low = g_ascii_strdown (written, -1);
  const char *best = NULL;

  for (guint i = 0; i + 1 < cells->len; i++)
    best = nearer (best, cells->pdata[i], low);
  for (gsize i = part == UMP_SHEET_BONUS; i < G_N_ELEMENTS (words); i++)
    best = nearer (best, words[i], low);
  return best;
}

/* ---- what would be right ---------------------------------------------------------------------- */

/* A sentence that helps with a sign that has no meaning; NULL for none. */
static const char *
hint_for_sign (const char *text, const char *at)
{
  if (at[0] == '=' && at > text && at[-1] == '=')
    return _ ("One = is enough.");
  if (at[0] == ';')
    return _ ("Each condition and each line has a field of its own.");
  if (at[0] == '&' || at[0] == '|')
    return _ ("Write “and” or “or”.");
  if (g_str_has_prefix (at, "×") || g_str_has_prefix (at, "·"))
    return _ ("Write * for times.");
  if (g_str_has_prefix (at, "÷"))
    return _ ("Write / for divided by.");
  if (at[0] == '.' || at[0] == ',')
    return _ ("Only whole numbers can be used.");
  if (at[0] == '%')
    return _ ("Write * and /: 10 percent of x is x / 10.");
  return NULL;
}

/* A new string; NULL for none. */
static char *
hint_for (UmpSheetDraft *self, UmpSheetPart part, const UmpFormulaError *error, const char *text)
{
  const char *at = g_utf8_offset_to_pointer (text, error->at - 1), *hint = hint_for_sign (text, at);
  g_autoptr (GPtrArray) names = cell_names (self);
  g_autofree char *written = word_at (at);
  const char *meant = *written != '\0' && hint == NULL ? nearest (names, part, written) : NULL;

  if (hint != NULL)
    return g_strdup (hint);
  if (g_str_equal (written, "if") || g_str_equal (written, "then") || g_str_equal (written, "else"))
    return g_strdup (_ ("Write a ? b : c for: if a then b else c."));
  if (meant != NULL)
    /* Translators: a word that stands in formulas, as in: Did you mean “tricks”? */
    return g_strdup_printf (_ ("Did you mean “%s”?"), meant);
  if (error->expected == UMP_FORMULA_EXPECTED_NAME || error->expected == UMP_FORMULA_EXPECTED_ROW) {
    g_autofree char *all = g_strjoinv (", ", (char **) names->pdata);

    /* Translators: the names of columns or rows, with commas between them */
    return g_strdup_printf (_ ("There is: %s."), all);
  }
  return NULL;
}

static void
say_place (UmpSheetField *field, int at, const char *expected, const char *hint)
{
  g_autofree char *problem =
      /* Translators: a number, and what should stand there ("a number, a name or “(”") */
      g_strdup_printf (_ ("At character %d, expected: %s."), at, _ (expected));

  if (hint != NULL) {
    char *longer = g_strdup_printf ("%s %s", problem, hint);

    g_free (problem);
    problem = longer;
  }
  ump_sheet_field_take_problem (field, g_steal_pointer (&problem), at);
}

/* ---- fields ---------------------------------------------------------------------------------------- */

static void
check_formula (UmpSheetDraft *self, UmpSheetField *field)
{
  UmpSheetPart part = ump_sheet_field_part (field);
  const char *text = ump_sheet_field_text (field);
  g_autoptr (GPtrArray) cells = cell_names (self);
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (UmpFormulaNode));
  UmpFormulaNames names = { .names = (const char *const *) (gpointer) cells->pdata,
                            .n_names = (int) cells->len - 1,
                            .quoted = self->by_rows,
                            .no_round = part == UMP_SHEET_BONUS };
  g_autofree char *hint = NULL;
  UmpFormulaError error;
  UmpFormula formula;

  if (ump_formula_parse (text, strlen (text), &names, nodes, &formula, &error))
    return;
  hint = hint_for (self, part, &error, text);
  say_place (field, error.at, ump_formula_expected (error.expected), hint);
}

/* Whether the same stands in a field of the list before. label: what is compared is the label. */
static gboolean
is_twice (UmpSheetDraft *self, UmpSheetField *field, gboolean label)
{
  UmpSheetPart part = ump_sheet_field_part (field);
  g_autofree char *mine = g_strdup (label ? ump_sheet_field_label (field) : ump_sheet_field_text (field));

  g_strstrip (mine);
  for (guint i = 0; i + 1 < ump_sheet_field_number (field); i++) {
    UmpSheetField *before = field_at (self, part, i);
    g_autofree char *other =
        g_strdup (label ? ump_sheet_field_label (before) : ump_sheet_field_text (before));

    if (g_str_equal (g_strstrip (other), mine))
      return TRUE;
  }
  return FALSE;
}

static void
check_bonus (UmpSheetDraft *self, UmpSheetField *field)
{
  const char *label = ump_sheet_field_label (field);

  if (label[strspn (label, " ")] == '\0')
    ump_sheet_field_take_problem (field, g_strdup (_ ("The line needs a name.")), 0);
  else if (strpbrk (label, ":;") != NULL)
    ump_sheet_field_take_problem (field, g_strdup (_ ("A name has neither : nor ; in it.")), 0);
  else if (is_twice (self, field, TRUE))
    ump_sheet_field_take_problem (field, g_strdup (_ ("This name is there already.")), 0);
  else
    check_formula (self, field);
}

static void
check_column (UmpSheetDraft *self, UmpSheetField *field)
{
  g_autofree char *name = ump_sheet_field_stripped (field);

  if (is_twice (self, field, FALSE))
    ump_sheet_field_take_problem (field, g_strdup (_ ("This name is there already.")), 0);
  else if (ump_formula_is_word (name))
    ump_sheet_field_take_problem (
        field, g_strdup (_ ("This word has a meaning in formulas: take another name.")), 0);
  else if (!ump_formula_is_name (name))
    ump_sheet_field_take_problem (
        field, g_strdup (_ ("A name such as bid: small letters from a to z, digits and _, 16 at most.")), 0);
}

static void
check_row (UmpSheetDraft *self, UmpSheetField *field)
{
  const char *text = ump_sheet_field_text (field), *comma = strchr (text, ',');

  if (comma != NULL)
    ump_sheet_field_take_problem (field, g_strdup (_ ("Each row has a field of its own: no comma here.")),
                                  (int) g_utf8_pointer_to_offset (text, comma) + 1);
  else if (is_twice (self, field, FALSE))
    ump_sheet_field_take_problem (field, g_strdup (_ ("This name is there already.")), 0);
}

gboolean
ump_sheet_is_target (const char *text)
{
  int number;

  return ump_parse_int (text, -G_MAXINT, G_MAXINT, &number);
}

static void
check_target (UmpSheetField *field)
{
  g_autofree char *text = ump_sheet_field_stripped (field);

  if (!ump_sheet_is_target (text))
    ump_sheet_field_take_problem (field, g_strdup (_ ("A whole number such as 100, or nothing.")), 0);
}

/* Whether a part has a meaning on such a sheet. */
static gboolean
applies (UmpSheetDraft *self, UmpSheetPart part)
{
  if (part == UMP_SHEET_ROW)
    return self->by_rows;
  return !self->by_rows || (part != UMP_SHEET_COLUMN && part != UMP_SHEET_POINTS && part != UMP_SHEET_TARGET);
}

static void
check_field (UmpSheetDraft *self, UmpSheetField *field)
{
  UmpSheetPart part = ump_sheet_field_part (field);

  ump_sheet_field_take_problem (field, NULL, 0);
  if (!applies (self, part) || ump_sheet_field_is_empty (field)) {
    if (part == UMP_SHEET_NAME && self->asked)
      ump_sheet_field_take_problem (field, g_strdup (_ ("The sheet needs a name.")), 0);
    return;
  }
  if (!ump_text_is_writable (ump_sheet_field_text (field)) ||
      !ump_text_is_writable (ump_sheet_field_label (field))) {
    ump_sheet_field_take_problem (field, g_strdup (_ ("It is too long or holds forbidden characters.")), 0);
    return;
  }
  switch (part) {
  case UMP_SHEET_COLUMN: check_column (self, field); break;
  case UMP_SHEET_ROW: check_row (self, field); break;
  case UMP_SHEET_BONUS: check_bonus (self, field); break;
  case UMP_SHEET_TARGET: check_target (field); break;
  case UMP_SHEET_POINTS:
  case UMP_SHEET_CHECK: check_formula (self, field); break;
  default: break;
  }
}

/* A game of the pad with these people; NULL with an error. */
static UmpSetup *
set_up (UmpSheetDraft *self, const char *const *names, int n, GError **error)
{
  static const char *const ids[] = { "a", "b", "c", "d", NULL };
  g_autoptr (GArray) values = ump_sheet_draft_values (self);

  return ump_setup_new (ump_games_find (UMP_SHEET_KIND), ids, names, n,
                        (const UmpOptionValue *) (gpointer) values->data, (int) values->len, error);
}

/* What no field says by itself: the pad reads the whole. The problem goes to the last formula, else to the
 * name. */
static void
check_whole (UmpSheetDraft *self)
{
  static const char *const people[] = { "a", "b", "c", "d", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSetup) setup = set_up (self, people, 4, &error);

  self->ready = setup != NULL;
  if (setup == NULL)
    ump_sheet_field_take_problem (field_at (self, UMP_SHEET_NAME, 0), g_strdup (error->message), 0);
}

static UmpSheetField *
first_problem (UmpSheetDraft *self)
{
  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++)
    for (guint i = 0; i < n_fields (self, part); i++)
      if (ump_sheet_field_problem (field_at (self, part, i)) != NULL)
        return field_at (self, part, i);
  return NULL;
}

static gboolean
is_about_name (UmpSheetField *field)
{
  return ump_sheet_field_part (field) == UMP_SHEET_NAME && ump_sheet_field_is_empty (field);
}

/* A sheet without a name can be tried, but not kept. */
void
ump_sheet_draft_check (UmpSheetDraft *self)
{
  self->ready = TRUE;
  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++)
    for (guint i = 0; i < n_fields (self, part); i++) {
      UmpSheetField *field = field_at (self, part, i);

      check_field (self, field);
      if (ump_sheet_field_problem (field) != NULL && !is_about_name (field))
        self->ready = FALSE;
    }
  if (self->ready)
    check_whole (self);
}

UmpSheetField *
ump_sheet_draft_find_problem (UmpSheetDraft *self)
{
  self->asked = TRUE;
  ump_sheet_draft_check (self);
  return first_problem (self);
}

UmpPlay *
ump_sheet_draft_play (UmpSheetDraft *self, const char *const *names)
{
  UmpSetup *setup = self->ready ? set_up (self, names, (int) g_strv_length ((char **) names), NULL) : NULL;

  return setup != NULL ? ump_play_new_trial (ump_match_new (setup, NULL)) : NULL;
}
