/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad as a model for all formats, and as text. */
#include "session/report/export.h"
#include "session/report/report-private.h"

#include <string.h>

void
ump_score_pad_init (UmpScorePad *pad, UmpSession *session, UmpMatch *match, const UmpWords *words)
{
  *pad = (UmpScorePad){ .session = session,
                        .match = match,
                        .setup = ump_match_setup (match),
                        .table = ump_match_table (match),
                        .words = words,
                        .rows = g_ptr_array_new (),
                        .bonuses = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_row_unref) };
  for (guint i = 0; i < ump_match_n_rows (match); i++)
    g_ptr_array_add (pad->rows, (gpointer) ump_match_row (match, i));
  pad->open = ump_match_open_row (match, pad->table);
  if (pad->open != NULL && pad->open->n_lines == 0)
    g_clear_pointer (&pad->open, ump_row_unref);
  if (pad->open != NULL)
    g_ptr_array_add (pad->rows, pad->open);
  for (int i = 0; i < ump_setup_n_bonuses (pad->setup); i++) {
    UmpRow *bonus = ump_row_new_bonus (pad->table, i);

    g_ptr_array_add (pad->bonuses, bonus);
    g_ptr_array_add (pad->rows, bonus);
  }
  ump_score_totals (pad->table, pad->totals);
}

void
ump_score_pad_clear (UmpScorePad *pad)
{
  g_clear_pointer (&pad->rows, g_ptr_array_unref);
  g_clear_pointer (&pad->bonuses, g_ptr_array_unref);
  g_clear_pointer (&pad->open, ump_row_unref);
}

guint
ump_score_pad_n_rows (const UmpScorePad *pad)
{
  return pad->rows->len;
}

const UmpRow *
ump_score_pad_row (const UmpScorePad *pad, guint index)
{
  return pad->rows->pdata[index];
}

const char *
ump_score_pad_row_part (const UmpScorePad *pad, const UmpRow *row)
{
  if (row == pad->open)
    return "open";
  if (row->bonus != NULL)
    return "bonus";
  return row->round != 0 ? "round" : ump_verb_name (pad->setup->game, row->verb);
}

gboolean
ump_score_pad_row_is_own (const UmpScorePad *pad, const UmpRow *row)
{
  return row != pad->open && row->bonus == NULL && row->round == 0;
}

char *
ump_score_pad_row_name (const UmpScorePad *pad, const UmpRow *row)
{
  g_autofree char *name = ump_row_name (pad->table, row, pad->words);

  return ump_report_one_line (name);
}

char *
ump_score_pad_line_name (const UmpScorePad *pad, const UmpScoreLine *line)
{
  const UmpGame *game = pad->setup->game;
  const char *name = line->line < 0 ? N_ ("adjusted by agreement") : game->lines[line->line].name;

  return ump_report_one_line (ump_words_translate (pad->words, name));
}

char *
ump_score_pad_line_detail (const UmpScorePad *pad, const UmpScoreLine *line)
{
  g_autofree char *detail = ump_text_format (&line->detail, pad->setup, pad->words);

  return ump_report_one_line (detail);
}

char *
ump_score_pad_line_cards (const UmpScorePad *pad, const UmpRow *row, const UmpScoreLine *line)
{
  GString *out = g_string_new (NULL);

  for (int i = 0; i < line->n_cards; i++) {
    g_string_append (out, i ? ", " : "");
    ump_card_append_name (out, row->cards[line->first_card + i], pad->setup, pad->words);
  }
  return g_string_free (out, FALSE);
}

void
ump_score_pad_state (const UmpScorePad *pad, UmpText *text)
{
  static const char *const messages[] = { N_ ("Being played, round {n0}."), N_ ("Finished in round {n0}."),
                                          N_ ("Abandoned in round {n0}.") };
  int round = ump_table_get (pad->table, UMP_COUNTER_ROUND);

  *text = UMP_TEXT (messages[ump_table_state (pad->table)], { UMP_N (round) });
  if (round == 0 && ump_table_state (pad->table) == UMP_PLAYING)
    *text = UMP_PLAIN (N_ ("Not yet begun."));
}

/* ---- text -------------------------------------------------------------------------------- */

void
ump_score_pad_grid (const UmpScorePad *pad, GString *out, int indent)
{
  UmpReportGrid grid;

  ump_report_grid_begin (&grid, pad->setup->n_seats + 1);
  ump_report_grid_add (&grid, "");
  for (int seat = 0; seat < pad->setup->n_seats; seat++)
    ump_report_grid_add (&grid, pad->setup->names[seat]);
  for (guint i = 0; i < pad->rows->len; i++) {
    const UmpRow *row = pad->rows->pdata[i];
    g_autofree char *name = ump_score_pad_row_name (pad, row);

    ump_report_grid_add (&grid, name);
    for (int seat = 0; seat < row->n_seats; seat++)
      if (!ump_row_has (row, seat))
        ump_report_grid_add (&grid, "");
      else
        ump_report_grid_add_int (&grid, row->points[seat]);
  }
  ump_report_grid_add (&grid, ump_words_translate (pad->words, N_ ("Total")));
  for (int seat = 0; seat < pad->setup->n_seats; seat++)
    ump_report_grid_add_int (&grid, pad->totals[seat].points);
  ump_report_grid_add (&grid, ump_words_translate (pad->words, N_ ("Rank")));
  for (int seat = 0; seat < pad->setup->n_seats; seat++)
    ump_report_grid_add_int (&grid, pad->totals[seat].rank);
  ump_report_grid_end (&grid, out, indent);
}

/* "     4  ladders: 4 cards of 1 point (ladder 1, ladder 7)" */
static void
say_line (GString *out, const UmpScorePad *pad, const UmpRow *row, const UmpScoreLine *line)
{
  g_autofree char *name = ump_score_pad_line_name (pad, line);
  g_autofree char *detail = ump_score_pad_line_detail (pad, line);
  g_autofree char *cards = ump_score_pad_line_cards (pad, row, line);

  g_string_append_printf (out, "    %6d  %s", line->points, name);
  if (*detail)
    g_string_append_printf (out, ": %s", detail);
  if (*cards)
    g_string_append_printf (out, " (%s)", cards);
  g_string_append_c (out, '\n');
}

static void
say_proof (GString *out, const UmpScorePad *pad, const UmpRow *row)
{
  g_autofree char *name = ump_score_pad_row_name (pad, row);

  g_string_append_printf (out, "\n%s\n", name);
  for (int seat = 0; seat < row->n_seats; seat++) {
    gboolean any = FALSE;

    for (int i = 0; i < row->n_lines; i++) {
      if (row->lines[i].seat != seat)
        continue;
      if (!any) {
        g_autofree char *who = ump_report_one_line (pad->setup->names[seat]);

        g_string_append_printf (out, "  %s: %" G_GINT64_FORMAT "\n", who, row->points[seat]);
      }
      any = TRUE;
      say_line (out, pad, row, &row->lines[i]);
    }
  }
}

/* Names that the columns cut stand below, whole. */
static void
say_whole_names (GString *out, const UmpScorePad *pad)
{
  for (int seat = 0; seat < pad->setup->n_seats; seat++) {
    g_autofree char *cell = ump_report_cell (pad->setup->names[seat]),
                    *whole = ump_report_one_line (pad->setup->names[seat]);

    if (strcmp (cell, whole) != 0)
      g_string_append_printf (out, "%s: %s\n", cell, whole);
  }
}

char *
ump_score_pad_text (const UmpScorePad *pad)
{
  GString *out = g_string_new (NULL);
  const char *title = ump_export_setup_name (pad->setup, pad->words);
  const char *evening = ump_session_title (pad->session);
  const char *place = ump_session_place (pad->session);
  UmpText state;

  ump_report_say (out, 0, &UMP_TEXT ("{s0}", { UMP_S (title) }), NULL, NULL);
  if (evening != NULL)
    ump_report_say (out, 0, &UMP_TEXT ("{s0}", { UMP_S (evening) }), NULL, NULL);
  if (place != NULL)
    ump_report_say (out, 0, &UMP_TEXT ("{s0}", { UMP_S (place) }), NULL, NULL);
  ump_score_pad_state (pad, &state);
  ump_report_say (out, 0, &state, NULL, pad->words);
  g_string_append_c (out, '\n');
  ump_score_pad_grid (pad, out, 0);
  say_whole_names (out, pad);
  for (guint i = 0; i < pad->rows->len; i++)
    say_proof (out, pad, pad->rows->pdata[i]);
  return g_string_free (out, FALSE);
}

/* ---- all formats --------------------------------------------------------------------------- */

GBytes *
ump_report_score (UmpSession *session, guint game, UmpScoreFormat format, const UmpWords *words)
{
  UmpScorePad pad;
  GBytes *bytes = NULL;
  char *text = NULL;

  ump_score_pad_init (&pad, session, ump_session_match (session, game), words);
  switch (format) {
  case UMP_SCORE_CSV: text = ump_score_pad_csv (&pad); break;
  case UMP_SCORE_XML: bytes = ump_score_pad_xml (&pad); break;
  default: text = ump_score_pad_text (&pad); break;
  }
  ump_score_pad_clear (&pad);
  return bytes != NULL ? bytes : g_bytes_new_take (text, strlen (text));
}
