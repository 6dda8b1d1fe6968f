/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the options of a score pad say. */
#include <string.h>

#include "core/parse.h"
#include "pad.h"

/* What is read before the block is made: nodes of all formulas, texts with a NUL behind each. */
typedef struct {
  UmpSetup *setup;
  PadSheet *sheet;
  GArray *nodes;
  GString *texts;
  const char *names[PAD_MAX_ROWS + PAD_MAX_COLUMNS];
  GError **error;
} Reader;

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Moves both ends of a text over blanks. */
static void
strip (const char **start, const char **end)
{
  while (*start < *end && is_blank (**start))
    (*start)++;
  while (*end > *start && is_blank ((*end)[-1]))
    (*end)--;
}

static const char *
value (const Reader *reader, int option)
{
  return reader->setup->option_text[option];
}

/* Nothing was given, or nothing but blanks. */
static gboolean
is_empty (const Reader *reader, int option)
{
  const char *text = value (reader, option);

  return text[strspn (text, " \t\n\r")] == '\0';
}

static int
keep (Reader *reader, const char *start, const char *end)
{
  int at = (int) reader->texts->len;

  g_string_append_len (reader->texts, start, end - start);
  g_string_append_c (reader->texts, '\0');
  return at;
}

/* `where` is the byte of the value that is wrong. */
static gboolean
refuse (const Reader *reader, int option, const char *where, const char *expected)
{
  const char *text = value (reader, option);

  return ump_option_refuse_at (reader->setup, option, (int) g_utf8_pointer_to_offset (text, where) + 1,
                               expected, reader->error);
}

static const char *
cell_text (const Reader *reader, int cell)
{
  return reader->texts->str + reader->sheet->cell_at[cell];
}

static gboolean
has_cell (const Reader *reader, int n, const char *name)
{
  for (int i = 0; i < n; i++)
    if (strcmp (cell_text (reader, i), name) == 0)
      return TRUE;
  return FALSE;
}

/* ---- rows and columns ------------------------------------------------------------ */

static gboolean
read_rows (Reader *reader)
{
  PadSheet *sheet = reader->sheet;
  g_auto (GStrv) names = g_strsplit (value (reader, OPTION_ROWS), ",", -1);

  for (int i = 0; names[i] != NULL; i++) {
    const char *name = g_strstrip (names[i]);

    if (*name == '\0' || sheet->n_rows == PAD_MAX_ROWS || has_cell (reader, sheet->n_rows, name))
      return ump_option_refuse (reader->setup, OPTION_ROWS, reader->error);
    sheet->cell_at[sheet->n_rows++] = keep (reader, name, name + strlen (name));
  }
  return TRUE;
}

static gboolean
read_columns (Reader *reader)
{
  PadSheet *sheet = reader->sheet;
  const char *cursor = value (reader, OPTION_COLUMNS), *start;
  int *places = &sheet->cell_at[sheet->n_rows];
  gsize length;

  while ((length = ump_parse_item (&cursor, &start)) > 0) {
    g_autofree char *name = g_strndup (start, length);
    gboolean twice = FALSE;

    for (int i = 0; i < sheet->n_columns; i++)
      twice |= strcmp (reader->texts->str + places[i], name) == 0;
    if (sheet->n_columns == PAD_MAX_COLUMNS)
      return refuse (reader, OPTION_COLUMNS, start, N_ ("the end: there are 8 columns at most"));
    if (twice)
      return refuse (reader, OPTION_COLUMNS, start, N_ ("another name: this one stands there already"));
    if (!ump_formula_is_name (name))
      return refuse (reader, OPTION_COLUMNS, start,
                     N_ ("a name such as bid: small letters, digits and _, 16 at most, no word of formulas"));
    places[sheet->n_columns++] = keep (reader, name, name + length);
  }
  return TRUE;
}

/* ---- formulas ----------------------------------------------------------------------- */

/* The names that formulas have: rows, columns, or the one number of each player. */
static void
name_cells (Reader *reader, UmpFormulaNames *names, gboolean bonus)
{
  const PadSheet *sheet = reader->sheet;

  *names = (UmpFormulaNames){ .names = reader->names,
                              .n_names = sheet->n_rows > 0 ? sheet->n_rows : sheet->n_columns,
                              .quoted = sheet->n_rows > 0,
                              .no_round = bonus };
  for (int i = 0; i < names->n_names; i++)
    reader->names[i] = cell_text (reader, i);
  if (names->n_names == 0)
    reader->names[names->n_names++] = "points";
}

static gboolean
read_formula (Reader *reader, int option, const char *start, const char *end, PadFormula *formula)
{
  UmpFormulaNames names;
  UmpFormulaError error;

  name_cells (reader, &names, option == OPTION_BONUS);
  if (!ump_formula_parse (start, (gsize) (end - start), &names, reader->nodes, &formula->formula, &error))
    return refuse (reader, option, g_utf8_offset_to_pointer (start, error.at - 1),
                   ump_formula_expected (error.expected));
  strip (&start, &end);
  formula->text = keep (reader, start, end);
  return TRUE;
}

static gboolean
read_points (Reader *reader)
{
  const char *text = value (reader, OPTION_POINTS);

  reader->sheet->has_points = !is_empty (reader, OPTION_POINTS);
  return !reader->sheet->has_points ||
         read_formula (reader, OPTION_POINTS, text, text + strlen (text), &reader->sheet->points);
}

/* "NAME: " in front of a bonus line: moves start behind it. */
static gboolean
read_name (Reader *reader, const char **start, const char *end, PadFormula *formula)
{
  const char *colon = memchr (*start, ':', (gsize) (end - *start));
  const char *from = *start, *to = colon;

  if (colon == NULL)
    return refuse (reader, OPTION_BONUS, end, N_ ("“:” behind the name of a line"));
  strip (&from, &to);
  if (from == to)
    return refuse (reader, OPTION_BONUS, colon, N_ ("the name of a line"));
  formula->name = keep (reader, from, to);
  for (const PadFormula *other = reader->sheet->bonuses; other < formula; other++)
    if (strcmp (reader->texts->str + other->name, reader->texts->str + formula->name) == 0)
      return refuse (reader, OPTION_BONUS, from, N_ ("another name: this one stands there already"));
  *start = colon + 1;
  return TRUE;
}

/* The formulas of `check` or `bonus`, separated by `;`. */
static gboolean
read_several (Reader *reader, int option, PadFormula *formulas, int *n)
{
  const char *start = value (reader, option), *end;

  if (is_empty (reader, option))
    return TRUE;
  for (;; start = end + 1) {
    PadFormula *formula = &formulas[*n];

    end = start + strcspn (start, ";");
    if (*n == PAD_MAX_FORMULAS)
      return refuse (reader, option, start, N_ ("the end: there are 16 formulas at most"));
    if (option == OPTION_BONUS && !read_name (reader, &start, end, formula))
      return FALSE;
    if (!read_formula (reader, option, start, end, formula))
      return FALSE;
    (*n)++;
    if (*end == '\0')
      return TRUE;
  }
}

/* ---- the rest -------------------------------------------------------------------------- */

static gboolean
read_late (Reader *reader)
{
  const UmpSetup *setup = reader->setup;
  const char *cursor = value (reader, OPTION_LATE), *start;
  guint everybody = (1u << setup->n_seats) - 1;
  gsize length;

  while ((length = ump_parse_item (&cursor, &start)) > 0) {
    g_autofree char *id = g_strndup (start, length);
    int seat = ump_setup_seat (setup, id);

    if (seat < 0)
      return refuse (reader, OPTION_LATE, start, N_ ("the id of somebody who has a seat"));
    if (reader->sheet->late & 1u << seat)
      return refuse (reader, OPTION_LATE, start, N_ ("another id: this one stands there already"));
    reader->sheet->late |= 1u << seat;
    if (reader->sheet->late == everybody)
      return refuse (reader, OPTION_LATE, start, N_ ("the end: somebody must be there at the start"));
  }
  return TRUE;
}

static gboolean
read_target (Reader *reader)
{
  const char *target = value (reader, OPTION_TARGET);

  reader->sheet->has_target = *target != '\0';
  return !reader->sheet->has_target || ump_parse_int (target, -G_MAXINT, G_MAXINT, &reader->sheet->target) ||
         ump_option_refuse (reader->setup, OPTION_TARGET, reader->error);
}

/* What has no meaning on a sheet of named rows. */
static gboolean
go_together (Reader *reader)
{
  static const int others[] = { OPTION_COLUMNS, OPTION_POINTS, OPTION_LATE };

  for (gsize i = 0; reader->sheet->n_rows > 0 && i < G_N_ELEMENTS (others); i++)
    if (!is_empty (reader, others[i]))
      return refuse (reader, others[i], value (reader, others[i]),
                     N_ ("nothing, since the sheet has named rows"));
  return TRUE;
}

static gboolean
are_texts (Reader *reader)
{
  for (int option = OPTION_ROWS; option <= OPTION_LATE; option++)
    if (!g_utf8_validate (value (reader, option), -1, NULL))
      return ump_option_refuse (reader->setup, option, reader->error);
  return TRUE;
}

static gboolean
read_all (Reader *reader)
{
  PadSheet *sheet = reader->sheet;

  return are_texts (reader) && (*value (reader, OPTION_ROWS) == '\0' || read_rows (reader)) &&
         read_target (reader) && read_columns (reader) && read_points (reader) &&
         read_several (reader, OPTION_CHECK, sheet->checks, &sheet->n_checks) &&
         read_several (reader, OPTION_BONUS, sheet->bonuses, &sheet->n_bonuses) && read_late (reader) &&
         go_together (reader);
}

/* One block without pointers, as setups keep it. */
static void
pack (Reader *reader)
{
  gsize nodes = reader->nodes->len * sizeof (UmpFormulaNode);
  PadSheet *sheet = g_malloc (sizeof (PadSheet) + nodes + reader->texts->len);

  *sheet = *reader->sheet;
  sheet->n_nodes = (int) reader->nodes->len;
  if (nodes > 0)
    memcpy (sheet->nodes, reader->nodes->data, nodes);
  memcpy (&sheet->nodes[sheet->n_nodes], reader->texts->str, reader->texts->len);
  reader->setup->data = sheet;
}

gboolean
pad_prepare (UmpSetup *setup, GError **error)
{
  g_autofree Reader *reader = g_new0 (Reader, 1);
  g_autofree PadSheet *sheet = g_new0 (PadSheet, 1);
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (UmpFormulaNode));
  g_autoptr (GString) texts = g_string_new (NULL);
  int lines;

  reader->setup = setup;
  reader->sheet = sheet;
  reader->error = error;
  reader->nodes = nodes;
  reader->texts = texts;
  if (!read_all (reader))
    return FALSE;
  pack (reader);
  lines = MAX (pad_n_cells (setup), pad_sheet (setup)->n_bonuses);
  setup->n_own = setup->n_seats * lines;
  return TRUE;
}

int
pad_find_cell (const UmpSetup *setup, const char *name)
{
  int n = MAX (pad_n_rows (setup), pad_n_columns (setup));

  for (int i = 0; i < n; i++)
    if (strcmp (pad_cell_name (setup, i), name) == 0)
      return i;
  return -1;
}
