/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences and columns for the reports. */
#include "session/report/report-private.h"

#include <string.h>

#define MAX_CELL 24

/* ---- words ------------------------------------------------------------------------- */

const char *
ump_report_state_words (UmpState state, const UmpWords *words)
{
  static const char *const messages[] = { N_ ("being played"), N_ ("finished"), N_ ("abandoned") };

  return ump_words_translate (words, messages[state]);
}

/* Characters that would let a name break a line or turn the text round it. */
static gboolean
is_unsafe (gunichar u)
{
  return g_unichar_iscntrl (u) || (u >= 0x202a && u <= 0x202e) || (u >= 0x2066 && u <= 0x2069);
}

char *
ump_report_one_line (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *c = text != NULL ? text : ""; *c; c = g_utf8_next_char (c)) {
    gunichar u = g_utf8_get_char (c);

    if (g_unichar_isspace (u) || u == 0x2028 || u == 0x2029)
      g_string_append_c (out, ' ');
    else
      g_string_append_unichar (out, is_unsafe (u) ? 0xfffd : u);
  }
  return g_string_free (out, FALSE);
}

void
ump_report_say (GString *out, int indent, const UmpText *text, const UmpSetup *setup, const UmpWords *words)
{
  g_autofree char *sentence = ump_text_format (text, setup, words);
  g_autofree char *line = ump_report_one_line (sentence);

  g_string_append_printf (out, "%*s%s\n", indent, "", line);
}

char *
ump_report_day (const char *time, const UmpWords *words)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_iso8601 (time, NULL);
  /* Translators: a day of another year, for g_date_time_format() */
  const char *form = N_ ("%-d %B %Y");

  return then != NULL ? g_date_time_format (then, ump_words_translate (words, form))
                      : g_strndup (time, strlen ("2000-01-01"));
}

/* ---- columns ------------------------------------------------------------------------- */

void
ump_report_grid_begin (UmpReportGrid *grid, int n_columns)
{
  grid->n_columns = n_columns;
  grid->cells = g_ptr_array_new_with_free_func (g_free);
}

char *
ump_report_cell (const char *text)
{
  g_autofree char *line = ump_report_one_line (text), *start = NULL;

  if (g_utf8_strlen (line, -1) <= MAX_CELL)
    return g_steal_pointer (&line);
  start = g_utf8_substring (line, 0, MAX_CELL - 1);
  return g_strconcat (start, "…", NULL);
}

void
ump_report_grid_add (UmpReportGrid *grid, const char *text)
{
  g_ptr_array_add (grid->cells, ump_report_cell (text));
}

void
ump_report_grid_add_int (UmpReportGrid *grid, gint64 number)
{
  char digits[24];

  g_snprintf (digits, sizeof digits, "%" G_GINT64_FORMAT, number);
  ump_report_grid_add (grid, digits);
}

/* Columns of a terminal that a text takes. */
static int
display_width (const char *text)
{
  int width = 0;

  for (const char *c = text; *c; c = g_utf8_next_char (c)) {
    gunichar u = g_utf8_get_char (c);

    width += g_unichar_iszerowidth (u) ? 0 : g_unichar_iswide (u) ? 2 : 1;
  }
  return width;
}

static void
strip_end (GString *out)
{
  while (out->len && out->str[out->len - 1] == ' ')
    g_string_truncate (out, out->len - 1);
}

void
ump_report_grid_end (UmpReportGrid *grid, GString *out, int indent)
{
  g_autofree int *widths = g_new0 (int, grid->n_columns);

  for (guint i = 0; i < grid->cells->len; i++) {
    int *width = &widths[i % (guint) grid->n_columns];

    *width = MAX (*width, display_width (grid->cells->pdata[i]));
  }
  for (guint i = 0; i < grid->cells->len; i++) {
    int column = (int) (i % (guint) grid->n_columns);
    const char *cell = grid->cells->pdata[i];
    int pad = widths[column] - display_width (cell);

    if (column == 0)
      g_string_append_printf (out, "%*s%s%*s", indent, "", cell, pad, "");
    else
      g_string_append_printf (out, "  %*s%s", pad, "", cell);
    if (column == grid->n_columns - 1) {
      strip_end (out);
      g_string_append_c (out, '\n');
    }
  }
  g_clear_pointer (&grid->cells, g_ptr_array_unref);
}
