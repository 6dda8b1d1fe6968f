/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad for other programs: XML and CSV. */
#include "session/format/model.h"
#include "session/report/report-private.h"

#include <string.h>

/* ---- XML ---------------------------------------------------------------------------------- */

static void
write_players (UmpXml *xml, const UmpScorePad *pad)
{
  for (int seat = 0; seat < pad->setup->n_seats; seat++) {
    ump_xml_open (xml, "total", NULL);
    ump_xml_attr (xml, "player", pad->setup->ids[seat]);
    ump_xml_attr (xml, "name", pad->setup->names[seat]);
    ump_xml_attr_int (xml, "points", pad->totals[seat].points);
    ump_xml_attr_int (xml, "rank", pad->totals[seat].rank);
    ump_xml_close (xml);
  }
}

static void
write_line (UmpXml *xml, const UmpScorePad *pad, const UmpRow *row, const UmpScoreLine *line)
{
  g_autofree char *detail = ump_text_format (&line->detail, pad->setup, NULL);

  ump_xml_open (xml, "line", NULL);
  ump_xml_attr (xml, "what", line->line < 0 ? "adjust" : pad->setup->game->lines[line->line].id);
  ump_xml_attr_int (xml, "points", line->points);
  if (*detail)
    ump_xml_attr (xml, "detail", detail);
  for (int i = 0; i < line->n_cards; i++) {
    g_autofree char *name = ump_report_card_id (pad->setup, row->cards[line->first_card + i], FALSE);

    ump_xml_open (xml, "card", NULL);
    ump_xml_attr (xml, "name", name);
    ump_xml_close (xml);
  }
  ump_xml_close (xml);
}

/* Rounds have a score for every player who is there, adjustments one for the player they are about. */
static void
write_row (UmpXml *xml, const UmpScorePad *pad, const UmpRow *row)
{
  const char *part = ump_score_pad_row_part (pad, row);
  gboolean counted = row->round != 0;
  int round = row == pad->open ? ump_table_get (pad->table, UMP_COUNTER_ROUND) : (int) row->round;

  ump_xml_open (xml, part, NULL);
  if (counted)
    ump_xml_attr_int (xml, "n", round);
  if (row->bonus != NULL)
    ump_xml_attr (xml, "name", row->bonus);
  else if (row != pad->open)
    ump_xml_attr_int (xml, "entry", row->entry);
  for (int seat = 0; seat < row->n_seats; seat++) {
    if (!ump_row_has (row, seat))
      continue;
    ump_xml_open (xml, "score", NULL);
    ump_xml_attr (xml, "player", pad->setup->ids[seat]);
    ump_xml_attr_int (xml, "points", row->points[seat]);
    for (int i = 0; i < row->n_lines; i++)
      if (row->lines[i].seat == seat)
        write_line (xml, pad, row, &row->lines[i]);
    ump_xml_close (xml);
  }
  ump_xml_close (xml);
}

GBytes *
ump_score_pad_xml (const UmpScorePad *pad)
{
  UmpXml xml;

  ump_xml_begin_document (&xml);
  ump_xml_open (&xml, "score-pad", UMP_REPORT_NS);
  ump_xml_attr (&xml, "kind", pad->setup->game->kind);
  ump_xml_attr (&xml, "state", ump_state_names[ump_table_state (pad->table)]);
  ump_xml_attr_int (&xml, "round", ump_table_get (pad->table, UMP_COUNTER_ROUND));
  for (guint i = 0; i < pad->rows->len; i++)
    write_row (&xml, pad, pad->rows->pdata[i]);
  write_players (&xml, pad);
  ump_xml_close (&xml);
  return ump_xml_end (&xml);
}

/* ---- CSV: RFC 4180, one record a row, then one for each line that makes it ------------------- */

/* A spreadsheet works out what begins so, whoever wrote it, with the wide signs of
 * East Asian keyboards too: a name must stay a name. Numbers are numbers. */
static gboolean
is_formula (const char *text)
{
  static const char *const wide[] = { "＝", "＋", "－", "＠" };

  for (guint i = 0; i < G_N_ELEMENTS (wide); i++)
    if (g_str_has_prefix (text, wide[i]))
      return TRUE;
  if (*text == '\0' || strchr ("=+-@\t\r", *text) == NULL)
    return FALSE;
  return *text == '@' || *text == '=' || text[1 + strspn (text + 1, "0123456789.")] != '\0';
}

void
ump_report_csv_field (GString *out, const char *text)
{
  gboolean formula = is_formula (text);

  if (strpbrk (text, ",\"\r\n") == NULL) {
    g_string_append (out, formula ? "'" : "");
    g_string_append (out, text);
    return;
  }
  g_string_append (out, formula ? "\"'" : "\"");
  for (const char *c = text; *c; c++) {
    if (*c == '"')
      g_string_append_c (out, '"');
    g_string_append_c (out, *c);
  }
  g_string_append_c (out, '"');
}

static void
add_field (GString *out, const char *text)
{
  if (out->len > 0 && out->str[out->len - 1] != '\n')
    g_string_append_c (out, ',');
  ump_report_csv_field (out, text);
}

static void
add_number (GString *out, gint64 number)
{
  g_string_append_printf (out, ",%" G_GINT64_FORMAT, number);
}

static void
end_record (GString *out)
{
  g_string_append (out, "\r\n");
}

/* The fields in front of the players' columns; number 0 stands for an empty field. */
static void
begin_record (GString *out, const char *part, guint round, guint entry, const char *what, const char *detail,
              const char *cards)
{
  g_autofree char *rounds = round ? g_strdup_printf ("%u", round) : g_strdup ("");
  g_autofree char *entries = entry ? g_strdup_printf ("%u", entry) : g_strdup ("");

  add_field (out, part);
  add_field (out, rounds);
  add_field (out, entries);
  add_field (out, what);
  add_field (out, detail);
  add_field (out, cards);
}

static void
add_line_record (GString *out, const UmpScorePad *pad, const UmpRow *row, guint round,
                 const UmpScoreLine *line)
{
  g_autofree char *name = ump_score_pad_line_name (pad, line);
  g_autofree char *detail = ump_score_pad_line_detail (pad, line);
  g_autofree char *cards = ump_score_pad_line_cards (pad, row, line);

  begin_record (out, "line", round, row->entry, name, detail, cards);
  for (int seat = 0; seat < row->n_seats; seat++)
    if (seat == line->seat)
      add_number (out, line->points);
    else
      add_field (out, "");
  end_record (out);
}

static void
add_row_records (GString *out, const UmpScorePad *pad, const UmpRow *row)
{
  guint round = row == pad->open ? (guint) ump_table_get (pad->table, UMP_COUNTER_ROUND) : row->round;
  const char *part = ump_score_pad_row_part (pad, row);
  g_autofree char *name = ump_score_pad_row_name (pad, row);

  if (ump_score_pad_row_is_own (pad, row)) {
    g_autofree char *reason = ump_score_pad_line_detail (pad, &row->lines[0]);

    begin_record (out, part, 0, row->entry, name, reason, "");
    for (int seat = 0; seat < row->n_seats; seat++)
      if (seat == row->lines[0].seat)
        add_number (out, row->points[seat]);
      else
        add_field (out, "");
    end_record (out);
    return;
  }
  begin_record (out, part, round, row->bonus != NULL ? 0 : row->entry, name, "", "");
  for (int seat = 0; seat < row->n_seats; seat++)
    if (ump_row_has (row, seat))
      add_number (out, row->points[seat]);
    else
      add_field (out, "");
  end_record (out);
  for (int i = 0; i < row->n_lines; i++)
    add_line_record (out, pad, row, round, &row->lines[i]);
}

char *
ump_score_pad_csv (const UmpScorePad *pad)
{
  GString *out = g_string_new (NULL);

  g_string_assign (out, "part,round,entry,what,detail,cards");
  for (int seat = 0; seat < pad->setup->n_seats; seat++)
    add_field (out, pad->setup->names[seat]);
  end_record (out);
  for (guint i = 0; i < pad->rows->len; i++)
    add_row_records (out, pad, pad->rows->pdata[i]);
  begin_record (out, "total", 0, 0, ump_words_translate (pad->words, N_ ("Total")), "", "");
  for (int seat = 0; seat < pad->setup->n_seats; seat++)
    add_number (out, pad->totals[seat].points);
  end_record (out);
  begin_record (out, "rank", 0, 0, ump_words_translate (pad->words, N_ ("Rank")), "", "");
  for (int seat = 0; seat < pad->setup->n_seats; seat++)
    add_number (out, pad->totals[seat].rank);
  end_record (out);
  return g_string_free (out, FALSE);
}
