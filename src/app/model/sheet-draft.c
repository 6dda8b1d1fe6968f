/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet that is being made: its fields, what is wrong with them, the steps that were taken, and the
 * template that comes of it. The pad has the last word on what is wrong: it reads the whole. */
#include "config.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "sheet-draft.h"

#include "core/formula.h"
#include "core/nearest.h"
#include "core/parse.h"
#include "games/games.h"
#include "session/format/session.h"
#include "../compat/signal.h"

/* ---- a field --------------------------------------------------------------------------------------- */

struct _UmpSheetField {
  GObject parent_instance;
  UmpSheetPart part;
  guint number;
  char *label;
  char *text;
  char *problem;
  int at;
};

enum { FIELD_TITLE = 1, FIELD_TEXT, FIELD_LABEL, FIELD_PROBLEM, FIELD_AT, N_FIELD };
static GParamSpec *field_properties[N_FIELD];
static guint signal_field_edited;

G_DEFINE_FINAL_TYPE (UmpSheetField, ump_sheet_field, G_TYPE_OBJECT)

/* A new string. */
static char *
title_of (UmpSheetField *self)
{
  switch (self->part) {
  case UMP_SHEET_NAME: return g_strdup (_ ("Name of the sheet"));
  case UMP_SHEET_ABOUT: return g_strdup (_ ("What it is for"));
  case UMP_SHEET_COLUMN: return g_strdup_printf (_ ("Column %u"), self->number);
  case UMP_SHEET_ROW: return g_strdup_printf (_ ("Row %u"), self->number);
  case UMP_SHEET_POINTS: return g_strdup (_ ("Formula for the points"));
  case UMP_SHEET_CHECK: return g_strdup_printf (_ ("Condition %u"), self->number);
  case UMP_SHEET_BONUS: return g_strdup_printf (_ ("Formula of bonus line %u"), self->number);
  default: return g_strdup (_ ("Target"));
  }
}

/* Where it differs from *place: puts a copy there and says so. */
static gboolean
take (UmpSheetField *self, char **place, const char *value, int property)
{
  if (g_strcmp0 (*place, value) == 0)
    return FALSE;
  g_free (*place);
  *place = g_strdup (value);
  g_object_notify_by_pspec (G_OBJECT (self), field_properties[property]);
  return TRUE;
}

static void
field_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpSheetField *self = UMP_SHEET_FIELD (object);

  switch (id) {
  case FIELD_TITLE: g_value_take_string (value, title_of (self)); break;
  case FIELD_TEXT: g_value_set_string (value, self->text); break;
  case FIELD_LABEL: g_value_set_string (value, self->label); break;
  case FIELD_PROBLEM: g_value_set_string (value, self->problem); break;
  case FIELD_AT: g_value_set_int (value, self->at); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
field_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UmpSheetField *self = UMP_SHEET_FIELD (object);
  const char *text = g_value_get_string (value) != NULL ? g_value_get_string (value) : "";
  gboolean other;

  if (id == FIELD_TEXT)
    other = take (self, &self->text, text, FIELD_TEXT);
  else
    other = take (self, &self->label, text, FIELD_LABEL);
  if (other)
    g_signal_emit (self, signal_field_edited, 0);
}

static void
field_finalize (GObject *object)
{
  UmpSheetField *self = UMP_SHEET_FIELD (object);

  g_free (self->label);
  g_free (self->text);
  g_free (self->problem);
  G_OBJECT_CLASS (ump_sheet_field_parent_class)->finalize (object);
}

static void
ump_sheet_field_class_init (UmpSheetFieldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags reads = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags both = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = field_get_property;
  object_class->set_property = field_set_property;
  object_class->finalize = field_finalize;
  field_properties[FIELD_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, reads);
  field_properties[FIELD_TEXT] = g_param_spec_string ("text", NULL, NULL, "", both);
  field_properties[FIELD_LABEL] = g_param_spec_string ("label", NULL, NULL, "", both);
  field_properties[FIELD_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, reads);
  field_properties[FIELD_AT] = g_param_spec_int ("at", NULL, NULL, 0, G_MAXINT, 0, reads);
  g_object_class_install_properties (object_class, N_FIELD, field_properties);
  signal_field_edited = ump_signal_new ("edited", UMP_TYPE_SHEET_FIELD);
}

static void
ump_sheet_field_init (UmpSheetField *self)
{
  self->label = g_strdup ("");
  self->text = g_strdup ("");
}

static UmpSheetField *
field_new (UmpSheetPart part, guint number)
{
  UmpSheetField *self = g_object_new (UMP_TYPE_SHEET_FIELD, NULL);

  self->part = part;
  self->number = number;
  return self;
}

UmpSheetPart
ump_sheet_field_part (UmpSheetField *self)
{
  return self->part;
}

guint
ump_sheet_field_number (UmpSheetField *self)
{
  return self->number;
}

const char *
ump_sheet_field_text (UmpSheetField *self)
{
  return self->text;
}

const char *
ump_sheet_field_problem (UmpSheetField *self)
{
  return self->problem;
}

int
ump_sheet_field_at (UmpSheetField *self)
{
  return self->at;
}

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, " \t\n\r")] == '\0';
}

/* Neither has anything but blanks. */
static gboolean
is_empty (UmpSheetField *self)
{
  return is_blank (self->text) && is_blank (self->label);
}

gboolean
ump_sheet_part_is_formula (UmpSheetPart part)
{
  return part == UMP_SHEET_POINTS || part == UMP_SHEET_CHECK || part == UMP_SHEET_BONUS;
}

static void
field_set (UmpSheetField *self, const char *label, const char *text)
{
  take (self, &self->label, label, FIELD_LABEL);
  take (self, &self->text, text, FIELD_TEXT);
}

static void
take_problem (UmpSheetField *self, char *problem, int at)
{
  g_autofree char *taken = problem;

  if (self->at != at) {
    self->at = at;
    g_object_notify_by_pspec (G_OBJECT (self), field_properties[FIELD_AT]);
  }
  take (self, &self->problem, taken, FIELD_PROBLEM);
}

static char *
stripped (UmpSheetField *field)
{
  return g_strstrip (g_strdup (ump_sheet_field_text (field)));
}

/* ---- the draft ------------------------------------------------------------------------------------- */

/* now, first: the state as it is, and as it was first; past, future: states to go back and forth to
 * (GVariant). typing: the field whose letters are one step with the next, borrowed to be compared only.
 * asked: a missing name is a problem. setting: fields get their values from here. */
struct _UmpSheetDraft {
  GObject parent_instance;
  char *key;
  GListStore *fields[UMP_SHEET_N_PARTS];
  gboolean by_rows;
  gboolean low;
  gboolean zero_sum;
  guint rounds;
  GVariant *now;
  GVariant *first;
  GPtrArray *past;
  GPtrArray *future;
  gconstpointer typing;
  gboolean asked;
  gboolean ready;
  gboolean setting;
};

#define MAX_STEPS 400
#define STATE_TYPE "(a(uss)bbbu)"
#define KEPT_TYPE "(s" STATE_TYPE ")"

enum {
  PROP_BY_ROWS = 1,
  PROP_LOW,
  PROP_ZERO_SUM,
  PROP_ROUNDS,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_READY,
  PROP_CHANGED,
  N_PROPS
};
static GParamSpec *properties[N_PROPS];
static guint signal_edited;

G_DEFINE_FINAL_TYPE (UmpSheetDraft, ump_sheet_draft, G_TYPE_OBJECT)

/* How many fields of a part there may be, as the pad takes them. */
static const guint most[UMP_SHEET_N_PARTS] = {
  [UMP_SHEET_NAME] = 1,   [UMP_SHEET_ABOUT] = 1,  [UMP_SHEET_COLUMN] = 8, [UMP_SHEET_ROW] = 200,
  [UMP_SHEET_POINTS] = 1, [UMP_SHEET_CHECK] = 16, [UMP_SHEET_BONUS] = 16, [UMP_SHEET_TARGET] = 1
};

static guint
n_fields (UmpSheetDraft *self, UmpSheetPart part)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->fields[part]));
}

static UmpSheetField *
field_at (UmpSheetDraft *self, UmpSheetPart part, guint index)
{
  g_autoptr (UmpSheetField) field = g_list_model_get_item (G_LIST_MODEL (self->fields[part]), index);

  return field; /* the list keeps it */
}

/* ---- a template of it ---------------------------------------------------------------------------------- */

static void
value_clear (gpointer data)
{
  g_free ((char *) ((UmpOptionValue *) data)->value);
}

static void
add_value (GArray *values, const char *name, char *taken)
{
  UmpOptionValue value = { name, taken };

  if (*taken != '\0')
    g_array_append_val (values, value);
  else
    g_free (taken);
}

/* All fields of a part that have something, with `separator` between them. A new string. */
static char *
join (UmpSheetDraft *self, UmpSheetPart part, const char *separator)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < n_fields (self, part); i++) {
    UmpSheetField *field = field_at (self, part, i);
    g_autofree char *text = stripped (field);
    g_autofree char *label = g_strstrip (g_strdup (field->label));

    if (is_empty (field))
      continue;
    g_string_append (all, all->len > 0 ? separator : "");
    if (part == UMP_SHEET_BONUS)
      g_string_append_printf (all, "%s: ", label);
    g_string_append (all, text);
  }
  return g_string_free (all, FALSE);
}

static gboolean
is_target (const char *text)
{
  int number;

  return ump_parse_int (text, -G_MAXINT, G_MAXINT, &number);
}

/* With rows both have no effect, but a sheet that came with them keeps them. A new string. */
static char *
target_to_keep (UmpSheetDraft *self)
{
  g_autofree char *target = join (self, UMP_SHEET_TARGET, "");

  return g_strdup (!self->by_rows || is_target (target) ? target : "");
}

static GArray *
draft_values (UmpSheetDraft *self)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));

  g_array_set_clear_func (values, value_clear);
  add_value (values, "best", g_strdup (self->low ? "low" : ""));
  add_value (values, "rounds", self->rounds > 0 ? g_strdup_printf ("%u", self->rounds) : g_strdup (""));
  add_value (values, "target", target_to_keep (self));
  if (self->by_rows) {
    add_value (values, "rows", join (self, UMP_SHEET_ROW, ","));
  } else {
    add_value (values, "columns", join (self, UMP_SHEET_COLUMN, " "));
    add_value (values, "points", join (self, UMP_SHEET_POINTS, ""));
  }
  add_value (values, "zero-sum", g_strdup (self->zero_sum ? "yes" : ""));
  add_value (values, "check", join (self, UMP_SHEET_CHECK, "; "));
  add_value (values, "bonus", join (self, UMP_SHEET_BONUS, "; "));
  return values;
}

/* ---- names ------------------------------------------------------------------------------------ */

/* What the cells are called in formulas: rows, columns, or the one number. A new array, NULL-terminated. */
static GPtrArray *
cell_names (UmpSheetDraft *self)
{
  UmpSheetPart part = self->by_rows ? UMP_SHEET_ROW : UMP_SHEET_COLUMN;
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_fields (self, part); i++) {
    g_autofree char *name = stripped (field_at (self, part, i));

    if (*name != '\0')
      g_ptr_array_add (names, g_steal_pointer (&name));
  }
  if (names->len == 0)
    g_ptr_array_add (names, g_strdup ("points"));
  g_ptr_array_add (names, NULL);
  return names;
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

/* The word of the formulas that was meant, NULL for none; borrowed from names. A bonus is not of a round. */
static const char *
nearest (const GPtrArray *names, UmpSheetPart part, const char *written)
{
  static const char *const words[] = { "round", "players", "total", "sum", "most", "least", "count",
                                       "min",   "max",     "abs",   "and", "or",   "not" };
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  g_autofree char *low = g_ascii_strdown (written, -1);

  for (guint i = 0; i + 1 < names->len; i++)
    g_ptr_array_add (all, names->pdata[i]);
  for (gsize i = part == UMP_SHEET_BONUS; i < G_N_ELEMENTS (words); i++)
    g_ptr_array_add (all, (gpointer) words[i]);
  g_ptr_array_add (all, NULL);
  return ump_nearest ((const char *const *) all->pdata, low);
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
    return g_strdup_printf (_ ("The names here are: %s."), all);
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
  take_problem (field, g_steal_pointer (&problem), at);
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
  g_autofree char *mine = g_strdup (label ? field->label : ump_sheet_field_text (field));

  g_strstrip (mine);
  for (guint i = 0; i + 1 < ump_sheet_field_number (field); i++) {
    UmpSheetField *before = field_at (self, part, i);
    g_autofree char *other = g_strdup (label ? before->label : ump_sheet_field_text (before));

    if (g_str_equal (g_strstrip (other), mine))
      return TRUE;
  }
  return FALSE;
}

static void
check_bonus (UmpSheetDraft *self, UmpSheetField *field)
{
  const char *label = field->label;

  if (label[strspn (label, " ")] == '\0')
    take_problem (field, g_strdup (_ ("The line needs a name.")), 0);
  else if (strpbrk (label, ":;") != NULL)
    take_problem (field, g_strdup (_ ("A name has neither : nor ; in it.")), 0);
  else if (is_twice (self, field, TRUE))
    take_problem (field, g_strdup (_ ("This name is there already.")), 0);
  else
    check_formula (self, field);
}

static void
check_column (UmpSheetDraft *self, UmpSheetField *field)
{
  g_autofree char *name = stripped (field);

  if (is_twice (self, field, FALSE))
    take_problem (field, g_strdup (_ ("This name is there already.")), 0);
  else if (ump_formula_is_word (name))
    take_problem (field, g_strdup (_ ("This word has a meaning in formulas: take another name.")), 0);
  else if (!ump_formula_is_name (name))
    take_problem (
        field, g_strdup (_ ("A name such as bid: small letters from a to z, digits and _, 16 at most.")), 0);
}

static void
check_row (UmpSheetDraft *self, UmpSheetField *field)
{
  const char *text = ump_sheet_field_text (field), *comma = strchr (text, ',');

  if (comma != NULL)
    take_problem (field, g_strdup (_ ("Each row has a field of its own: no comma here.")),
                  (int) g_utf8_pointer_to_offset (text, comma) + 1);
  else if (is_twice (self, field, FALSE))
    take_problem (field, g_strdup (_ ("This name is there already.")), 0);
}

static void
check_target (UmpSheetField *field)
{
  g_autofree char *text = stripped (field);

  if (!is_target (text))
    take_problem (field, g_strdup (_ ("A whole number such as 100, or nothing.")), 0);
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

  take_problem (field, NULL, 0);
  if (!applies (self, part) || is_empty (field)) {
    if (part == UMP_SHEET_NAME && self->asked)
      take_problem (field, g_strdup (_ ("The sheet needs a name.")), 0);
    return;
  }
  if (!ump_text_is_writable (ump_sheet_field_text (field)) || !ump_text_is_writable (field->label)) {
    take_problem (field, g_strdup (_ ("It is too long or holds forbidden characters.")), 0);
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
  g_autoptr (GArray) values = draft_values (self);

  return ump_setup_new (ump_games_find (UMP_SHEET_KIND), ids, names, n,
                        (const UmpOptionValue *) (gpointer) values->data, (int) values->len, error);
}

/* What no field says by itself: the pad reads the whole. The problem goes to the name. */
static void
check_whole (UmpSheetDraft *self)
{
  static const char *const people[] = { "a", "b", "c", "d", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSetup) setup = set_up (self, people, 4, &error);

  self->ready = setup != NULL;
  if (setup == NULL)
    take_problem (field_at (self, UMP_SHEET_NAME, 0), g_strdup (error->message), 0);
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
  return ump_sheet_field_part (field) == UMP_SHEET_NAME && is_empty (field);
}

/* A sheet without a name can be tried, but not kept. */
static void
check (UmpSheetDraft *self)
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
  check (self);
  return first_problem (self);
}

UmpPlay *
ump_sheet_draft_play (UmpSheetDraft *self, const char *const *names)
{
  UmpSetup *setup = self->ready ? set_up (self, names, (int) g_strv_length ((char **) names), NULL) : NULL;

  return setup != NULL ? ump_play_new_trial (ump_match_new (setup, NULL)) : NULL;
}

/* ---- the state as one value ------------------------------------------------------------------ */

static GVariant *
read_state (UmpSheetDraft *self)
{
  GVariantBuilder fields;

  g_variant_builder_init (&fields, G_VARIANT_TYPE ("a(uss)"));
  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++)
    for (guint i = 0; i < n_fields (self, part); i++) {
      UmpSheetField *field = field_at (self, part, i);

      if (!is_empty (field) || i + 1 < n_fields (self, part))
        g_variant_builder_add (&fields, "(uss)", (guint) part, field->label, ump_sheet_field_text (field));
    }
  return g_variant_ref_sink (
      g_variant_new (STATE_TYPE, &fields, self->by_rows, self->low, self->zero_sum, self->rounds));
}

static void on_field_edited (UmpSheetDraft *self, UmpSheetField *field);

/* The field of that number, and those before it, are there. */
static UmpSheetField *
grow (UmpSheetDraft *self, UmpSheetPart part, guint index)
{
  while (n_fields (self, part) <= index) {
    g_autoptr (UmpSheetField) field = field_new (part, n_fields (self, part) + 1);

    g_signal_connect_object (field, "edited", G_CALLBACK (on_field_edited), self, G_CONNECT_SWAPPED);
    g_list_store_append (self->fields[part], field);
  }
  return field_at (self, part, index);
}

/* Lists end with exactly one empty field, where there is room for it. */
static void
end_lists (UmpSheetDraft *self)
{
  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++) {
    guint n = n_fields (self, part);

    while (n > 1 && is_empty (field_at (self, part, n - 1)) && is_empty (field_at (self, part, n - 2)))
      g_list_store_remove (self->fields[part], --n);
    if (n < most[part] && (n == 0 || !is_empty (field_at (self, part, n - 1))))
      grow (self, part, n);
  }
}

static void
set_fields (UmpSheetDraft *self, GVariant *fields)
{
  guint used[UMP_SHEET_N_PARTS] = { 0 }, part;
  const char *label, *text;
  GVariantIter iter;

  g_variant_iter_init (&iter, fields);
  while (g_variant_iter_next (&iter, "(u&s&s)", &part, &label, &text))
    if (part < UMP_SHEET_N_PARTS && used[part] < most[part])
      field_set (grow (self, part, used[part]++), label, text);
  for (part = 0; part < UMP_SHEET_N_PARTS; part++)
    for (guint i = used[part]; i < n_fields (self, part); i++)
      field_set (field_at (self, part, i), "", "");
}

static void
notify (UmpSheetDraft *self)
{
  for (int id = PROP_BY_ROWS; id < N_PROPS; id++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
  g_signal_emit (self, signal_edited, 0);
}

static void
set_state (UmpSheetDraft *self, GVariant *state)
{
  g_autoptr (GVariant) fields = g_variant_get_child_value (state, 0);
  gboolean was_setting = self->setting;

  self->setting = TRUE;
  g_variant_get (state, "(@a(uss)bbbu)", NULL, &self->by_rows, &self->low, &self->zero_sum, &self->rounds);
  set_fields (self, fields);
  end_lists (self);
  self->setting = was_setting;
  g_variant_unref (self->now);
  self->now = read_state (self);
  self->typing = NULL;
  check (self);
  notify (self);
}

/* ---- steps ------------------------------------------------------------------------------------ */

static gboolean
is_one_letter_more (const char *less, const char *more)
{
  gsize n = strlen (less);
  const char *rest = more + n;

  return strncmp (less, more, n) == 0 && *rest != '\0' && *rest != ' ' && *g_utf8_next_char (rest) == '\0';
}

/* Whether a change of a field belongs to the step before: letters typed one after the other. */
static gboolean
goes_on (UmpSheetDraft *self, UmpSheetField *field, const char *before)
{
  return self->typing == field && is_one_letter_more (before, ump_sheet_field_text (field));
}

/* What a field's text was before the change, in the last state; a new string. */
static char *
text_before (UmpSheetDraft *self, UmpSheetField *field)
{
  g_autoptr (GVariant) fields = g_variant_get_child_value (self->now, 0);
  guint part, number = 0;
  const char *label, *text;
  GVariantIter iter;

  g_variant_iter_init (&iter, fields);
  while (g_variant_iter_next (&iter, "(u&s&s)", &part, &label, &text))
    if (part == ump_sheet_field_part (field) && ++number == ump_sheet_field_number (field))
      return g_strdup (text);
  return g_strdup ("");
}

/* Something was changed. field: whose text or label it is, NULL for none. */
static void
take_step (UmpSheetDraft *self, UmpSheetField *field)
{
  g_autofree char *before = field != NULL ? text_before (self, field) : NULL;
  gboolean same_step = field != NULL && goes_on (self, field, before);

  if (!same_step) {
    g_ptr_array_add (self->past, g_variant_ref (self->now));
    if (self->past->len > MAX_STEPS)
      g_ptr_array_remove_index (self->past, 0);
  }
  g_ptr_array_set_size (self->future, 0);
  self->typing = field;
  self->setting = TRUE;
  end_lists (self);
  self->setting = FALSE;
  g_variant_unref (self->now);
  self->now = read_state (self);
  check (self);
  notify (self);
}

static void
on_field_edited (UmpSheetDraft *self, UmpSheetField *field)
{
  if (!self->setting)
    take_step (self, field);
}

/* Goes to the last state of one list, and puts the present one at the end of the other. */
static void
go (UmpSheetDraft *self, GPtrArray *from, GPtrArray *to)
{
  g_autoptr (GVariant) state = NULL;

  if (from->len == 0)
    return;
  state = g_ptr_array_steal_index (from, from->len - 1);
  g_ptr_array_add (to, g_variant_ref (self->now));
  set_state (self, state);
}

void
ump_sheet_draft_undo (UmpSheetDraft *self)
{
  go (self, self->past, self->future);
}

void
ump_sheet_draft_redo (UmpSheetDraft *self)
{
  go (self, self->future, self->past);
}

/* ---- properties ------------------------------------------------------------------------------------ */

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpSheetDraft *self = UMP_SHEET_DRAFT (object);

  switch (id) {
  case PROP_BY_ROWS: g_value_set_boolean (value, self->by_rows); break;
  case PROP_LOW: g_value_set_boolean (value, self->low); break;
  case PROP_ZERO_SUM: g_value_set_boolean (value, self->zero_sum); break;
  case PROP_ROUNDS: g_value_set_uint (value, self->rounds); break;
  case PROP_CAN_UNDO: g_value_set_boolean (value, self->past->len > 0); break;
  case PROP_CAN_REDO: g_value_set_boolean (value, self->future->len > 0); break;
  case PROP_READY: g_value_set_boolean (value, self->ready); break;
  case PROP_CHANGED: g_value_set_boolean (value, !g_variant_equal (self->now, self->first)); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static gboolean
take_boolean (gboolean *place, const GValue *value)
{
  gboolean other = *place != g_value_get_boolean (value);

  *place = g_value_get_boolean (value);
  return other;
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UmpSheetDraft *self = UMP_SHEET_DRAFT (object);
  gboolean other = FALSE;

  switch (id) {
  case PROP_BY_ROWS: other = take_boolean (&self->by_rows, value); break;
  case PROP_LOW: other = take_boolean (&self->low, value); break;
  case PROP_ZERO_SUM: other = take_boolean (&self->zero_sum, value); break;
  case PROP_ROUNDS:
    other = self->rounds != g_value_get_uint (value);
    self->rounds = g_value_get_uint (value);
    break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
  if (other && !self->setting)
    take_step (self, NULL);
}

static void
finalize (GObject *object)
{
  UmpSheetDraft *self = UMP_SHEET_DRAFT (object);

  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++)
    g_object_unref (self->fields[part]);
  g_free (self->key);
  g_variant_unref (self->now);
  g_variant_unref (self->first);
  g_ptr_array_unref (self->past);
  g_ptr_array_unref (self->future);
  G_OBJECT_CLASS (ump_sheet_draft_parent_class)->finalize (object);
}

static void
ump_sheet_draft_class_init (UmpSheetDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags reads = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags both = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = get_property;
  object_class->set_property = set_property;
  object_class->finalize = finalize;
  properties[PROP_BY_ROWS] = g_param_spec_boolean ("by-rows", NULL, NULL, FALSE, both);
  properties[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE, both);
  properties[PROP_ZERO_SUM] = g_param_spec_boolean ("zero-sum", NULL, NULL, FALSE, both);
  properties[PROP_ROUNDS] = g_param_spec_uint ("rounds", NULL, NULL, 0, 100, 0, both);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, reads);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, reads);
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE, reads);
  properties[PROP_CHANGED] = g_param_spec_boolean ("changed", NULL, NULL, FALSE, reads);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signal_edited = ump_signal_new ("edited", UMP_TYPE_SHEET_DRAFT);
}

static void
ump_sheet_draft_init (UmpSheetDraft *self)
{
  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++)
    self->fields[part] = g_list_store_new (UMP_TYPE_SHEET_FIELD);
  end_lists (self);
  self->past = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  self->future = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  self->now = read_state (self);
  self->first = g_variant_ref (self->now);
}

/* ---- made of a template ---------------------------------------------------------------------------- */

/* The texts between separators, each into a field of its own; of bonus lines the name apart. */
static void
split (UmpSheetDraft *self, UmpSheetPart part, const char *value, const char *separators)
{
  g_auto (GStrv) texts = g_strsplit_set (value, separators, -1);
  guint n = 0;

  for (int i = 0; texts[i] != NULL; i++) {
    char *text = g_strstrip (texts[i]), *colon = part == UMP_SHEET_BONUS ? strchr (text, ':') : NULL;

    if (*text == '\0' || n == most[part])
      continue;
    if (colon != NULL)
      *colon = '\0';
    field_set (grow (self, part, n++), colon != NULL ? g_strchomp (text) : "",
               colon != NULL ? g_strchug (colon + 1) : text);
  }
}

static void
take_value (UmpSheetDraft *self, const char *name, const char *value)
{
  if (g_str_equal (name, "best"))
    self->low = g_str_equal (value, "low");
  else if (g_str_equal (name, "zero-sum"))
    self->zero_sum = g_str_equal (value, "yes");
  else if (g_str_equal (name, "rounds"))
    self->rounds = (guint) strtoul (value, NULL, 10);
  else if (g_str_equal (name, "rows"))
    split (self, UMP_SHEET_ROW, value, ",");
  else if (g_str_equal (name, "columns"))
    split (self, UMP_SHEET_COLUMN, value, " \t\n\r");
  else if (g_str_equal (name, "check"))
    split (self, UMP_SHEET_CHECK, value, ";");
  else if (g_str_equal (name, "bonus"))
    split (self, UMP_SHEET_BONUS, value, ";");
  else if (g_str_equal (name, "points"))
    field_set (field_at (self, UMP_SHEET_POINTS, 0), "", value);
  else if (g_str_equal (name, "target"))
    field_set (field_at (self, UMP_SHEET_TARGET, 0), "", value);
}

static void
begin (UmpSheetDraft *self)
{
  end_lists (self);
  self->setting = FALSE;
  g_variant_unref (self->now);
  g_variant_unref (self->first);
  self->now = read_state (self);
  self->first = g_variant_ref (self->now);
  check (self);
}

UmpSheetDraft *
ump_sheet_draft_new (const UmpTemplate *sheet, const char *key)
{
  UmpSheetDraft *self = g_object_new (UMP_TYPE_SHEET_DRAFT, NULL);

  self->key = g_strdup (key);
  self->setting = TRUE;
  if (sheet != NULL) {
    field_set (field_at (self, UMP_SHEET_NAME, 0), "", sheet->title);
    field_set (field_at (self, UMP_SHEET_ABOUT, 0), "", sheet->about != NULL ? sheet->about : "");
    for (guint i = 0; i < sheet->values->len; i++) {
      const UmpOptionValue *value = &g_array_index (sheet->values, UmpOptionValue, i);

      take_value (self, value->name, value->value);
    }
    self->by_rows = !is_empty (field_at (self, UMP_SHEET_ROW, 0));
  }
  begin (self);
  return self;
}

const char *
ump_sheet_draft_key (UmpSheetDraft *self)
{
  return self->key;
}

void
ump_sheet_draft_set_key (UmpSheetDraft *self, const char *key)
{
  g_free (self->key);
  self->key = g_strdup (key);
}

GListModel *
ump_sheet_draft_fields (UmpSheetDraft *self, UmpSheetPart part)
{
  return G_LIST_MODEL (self->fields[part]);
}

/* ---- what comes of it ------------------------------------------------------------------------------ */

UmpTemplate *
ump_sheet_draft_template (UmpSheetDraft *self, gboolean named)
{
  g_autofree char *name = stripped (field_at (self, UMP_SHEET_NAME, 0));
  g_autofree char *about = stripped (field_at (self, UMP_SHEET_ABOUT, 0));
  g_autoptr (GArray) values = NULL;

  if (!self->ready || (named && *name == '\0'))
    return NULL;
  values = draft_values (self);
  return ump_template_new (name, *about != '\0' ? about : NULL,
                           (const UmpOptionValue *) (void *) values->data, (int) values->len);
}

/* ---- kept as text ---------------------------------------------------------------------------------- */

char *
ump_sheet_draft_print (UmpSheetDraft *self)
{
  g_autoptr (GVariant) kept = g_variant_ref_sink (
      g_variant_new ("(s@" STATE_TYPE ")", self->key != NULL ? self->key : "", self->now));

  return g_variant_print (kept, FALSE);
}

UmpSheetDraft *
ump_sheet_draft_parse (const char *text)
{
  g_autoptr (GVariant) kept = g_variant_parse (G_VARIANT_TYPE (KEPT_TYPE), text, NULL, NULL, NULL);
  g_autoptr (GVariant) state = NULL;
  UmpSheetDraft *self;
  const char *key;

  if (kept == NULL)
    return NULL;
  g_variant_get (kept, "(&s@" STATE_TYPE ")", &key, &state);
  self = ump_sheet_draft_new (NULL, *key != '\0' ? key : NULL);
  set_state (self, state);
  return self;
}
