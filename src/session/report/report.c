/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What `check` says: each game's state, closed rounds, totals, the refused entry. */
#include "session/format/model.h"
#include "session/report/export.h"
#include "session/report/report-private.h"

#include <string.h>

struct _UmpReport {
  UmpXml xml;
};

/* ---- the refusal --------------------------------------------------------------------- */

/* "rule M13-2, because of entry 58"; empty where there is neither. */
static char *
refusal_source (UmpMatch *match, const UmpVerdict *verdict, const UmpWords *words)
{
  const char *rule = ump_match_rule_id (match, verdict);
  gintptr cause = (gintptr) verdict->cause;

  if (rule != NULL && cause)
    return ump_text_format (
        &UMP_TEXT (N_ (" (rule {s0}, because of entry {e1})"), { UMP_S (rule), UMP_N (cause) }), NULL, words);
  if (rule != NULL)
    return ump_text_format (&UMP_TEXT (N_ (" (rule {s0})"), { UMP_S (rule) }), NULL, words);
  if (cause)
    return ump_text_format (&UMP_TEXT (N_ (" (because of entry {e0})"), { UMP_N (cause) }), NULL, words);
  return g_strdup ("");
}

char *
ump_report_refusal (UmpMatch *match, const UmpVerdict *verdict, const UmpWords *words)
{
  g_autofree char *reason = ump_match_reason (match, verdict, words);
  g_autofree char *source = refusal_source (match, verdict, words);
  g_autofree char *sentence = NULL;
  g_autofree char *whole = NULL;
  gsize length = strlen (reason);

  if (length && reason[length - 1] == '.')
    reason[length - 1] = '\0';
  sentence = ump_text_format (&UMP_TEXT (N_ ("Refused: {s0}"), { UMP_S (reason) }), NULL, words);
  whole = g_strdup_printf ("%s%s [%s]", sentence, source, ump_kind_name (verdict->kind));
  return ump_report_one_line (whole);
}

/* ---- XML ------------------------------------------------------------------------------ */

static void
write_refused (UmpXml *xml, UmpMatch *match, guint game, GBytes *bytes, const UmpWords *words)
{
  const UmpVerdict *verdict = ump_match_refusal (match);
  guint number = ump_match_checked (match) + 1;
  guint line = bytes != NULL ? ump_session_entry_line (bytes, game, number) : 0;
  const char *rule = ump_match_rule_id (match, verdict);
  g_autofree char *reason = ump_match_reason (match, verdict, words);

  ump_xml_open (xml, "refused", NULL);
  ump_xml_attr_int (xml, "entry", number);
  if (line)
    ump_xml_attr_int (xml, "line", line);
  ump_xml_attr (xml, "kind", ump_kind_name (verdict->kind));
  if (rule != NULL)
    ump_xml_attr (xml, "rule", rule);
  if (verdict->cause)
    ump_xml_attr_int (xml, "cause", verdict->cause);
  ump_xml_text (xml, reason);
  ump_xml_close (xml);
}

static void
write_rounds (UmpXml *xml, UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);

  for (guint i = 0; i < ump_match_n_rows (match); i++) {
    const UmpRow *row = ump_match_row (match, i);

    if (row->round == 0)
      continue;
    ump_xml_open (xml, "round", NULL);
    ump_xml_attr_int (xml, "n", row->round);
    for (int seat = 0; seat < setup->n_seats; seat++) {
      if (!ump_row_has (row, seat))
        continue;
      ump_xml_open (xml, "score", NULL);
      ump_xml_attr (xml, "player", setup->ids[seat]);
      ump_xml_attr_int (xml, "points", row->points[seat]);
      ump_xml_close (xml);
    }
    ump_xml_close (xml);
  }
}

static void
write_totals (UmpXml *xml, const UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  UmpTotal totals[UMP_MAX_SEATS];

  ump_score_totals (table, totals);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    ump_xml_open (xml, "total", NULL);
    ump_xml_attr (xml, "player", setup->ids[seat]);
    ump_xml_attr_int (xml, "points", totals[seat].points);
    ump_xml_attr_int (xml, "rank", totals[seat].rank);
    ump_xml_close (xml);
  }
  for (int seat = 0; ump_table_state (table) == UMP_FINISHED && seat < setup->n_seats; seat++) {
    if (totals[seat].rank != 1)
      continue;
    ump_xml_open (xml, "winner", NULL);
    ump_xml_attr (xml, "player", setup->ids[seat]);
    ump_xml_close (xml);
  }
}

static void
write_game (UmpXml *xml, UmpMatch *match, guint game, GBytes *bytes, const UmpWords *words)
{
  const UmpTable *table = ump_match_table (match);

  ump_xml_open (xml, "game", NULL);
  ump_xml_attr_int (xml, "n", (gint64) game + 1);
  ump_xml_attr (xml, "kind", ump_match_game (match)->kind);
  ump_xml_attr (xml, "state", ump_state_names[ump_table_state (table)]);
  ump_xml_attr_int (xml, "round", ump_table_get (table, UMP_COUNTER_ROUND));
  ump_xml_attr_int (xml, "entries", ump_match_n_entries (match));
  ump_xml_attr_int (xml, "checked", ump_match_checked (match));
  if (ump_match_refusal (match) != NULL)
    write_refused (xml, match, game, bytes, words);
  write_rounds (xml, match);
  write_totals (xml, table);
  ump_xml_close (xml);
}

UmpReport *
ump_report_new (void)
{
  UmpReport *report = g_new0 (UmpReport, 1);

  ump_xml_begin_document (&report->xml);
  ump_xml_open (&report->xml, "report", UMP_REPORT_NS);
  return report;
}

void
ump_report_add (UmpReport *report, UmpSession *session, const char *file, GBytes *bytes,
                const UmpWords *words)
{
  ump_xml_open (&report->xml, "session", NULL);
  ump_xml_attr (&report->xml, "file", file);
  for (guint i = 0; i < ump_session_n_games (session); i++)
    write_game (&report->xml, ump_session_match (session, i), i, bytes, words);
  ump_xml_close (&report->xml);
}

GBytes *
ump_report_finish (UmpReport *report)
{
  GBytes *bytes = ump_xml_end (&report->xml);

  g_free (report);
  return bytes;
}

/* ---- text ------------------------------------------------------------------------------ */

static void
say_refused (GString *out, UmpMatch *match, guint game, GBytes *bytes, const UmpWords *words)
{
  guint number = ump_match_checked (match) + 1;
  guint line = bytes != NULL ? ump_session_entry_line (bytes, game, number) : 0;
  guint left = ump_match_n_entries (match) - number;
  g_autofree char *refusal = ump_report_refusal (match, ump_match_refusal (match), words);
  const char *message = line ? N_ ("Entry {e0}, line {n1}: {s2}") : N_ ("Entry {e0}: {s2}");

  ump_report_say (out, 2, &UMP_TEXT (message, { UMP_N (number), UMP_N (line), UMP_S (refusal) }), NULL,
                  words);
  if (left == 1)
    ump_report_say (out, 2, &UMP_PLAIN (N_ ("The entry after it was not checked.")), NULL, words);
  else if (left > 1)
    ump_report_say (out, 2, &UMP_TEXT (N_ ("The {n0} entries after it were not checked."), { UMP_N (left) }),
                    NULL, words);
}

static void
say_winners (GString *out, const UmpScorePad *pad)
{
  g_autoptr (GString) names = g_string_new (NULL);
  int n = 0;

  if (ump_table_state (pad->table) != UMP_FINISHED)
    return;
  for (int seat = 0; seat < pad->setup->n_seats; seat++)
    if (pad->totals[seat].rank == 1)
      g_string_append_printf (names, "%s%s", n++ ? ", " : "", pad->setup->names[seat]);
  ump_report_say (
      out, 2,
      &UMP_TEXT (n == 1 ? N_ ("Winner: {s0}") : N_ ("The win is shared: {s0}"), { UMP_S (names->str) }), NULL,
      pad->words);
}

static void
say_game (GString *out, UmpSession *session, guint game, GBytes *bytes, const UmpWords *words)
{
  UmpMatch *match = ump_session_match (session, game);
  const char *title = ump_export_game_name (session, game, words);
  UmpScorePad pad;
  UmpText state;
  g_autofree char *how = NULL;

  ump_score_pad_init (&pad, session, match, words);
  ump_score_pad_state (&pad, &state);
  how = ump_text_format (&state, NULL, words);
  ump_report_say (out, 0,
                  &UMP_TEXT (N_ ("Game {n0}: {s1}. {s2} Entries: {n3}, checked: {n4}."),
                             { UMP_N (game + 1), UMP_S (title), UMP_S (how),
                               UMP_N (ump_match_n_entries (match)), UMP_N (ump_match_checked (match)) }),
                  NULL, words);
  if (ump_match_refusal (match) != NULL)
    say_refused (out, match, game, bytes, words);
  ump_score_pad_grid (&pad, out, 2);
  say_winners (out, &pad);
  ump_score_pad_clear (&pad);
}

char *
ump_report_text (UmpSession *session, const char *file, GBytes *bytes, const UmpWords *words)
{
  GString *out = g_string_new (NULL);
  g_autofree char *valid = g_utf8_make_valid (file, -1);
  const char *title = ump_session_title (session);

  if (title != NULL)
    ump_report_say (out, 0, &UMP_TEXT ("{s0}: {s1}", { UMP_S (valid), UMP_S (title) }), NULL, words);
  else
    ump_report_say (out, 0, &UMP_TEXT ("{s0}", { UMP_S (valid) }), NULL, words);
  for (guint i = 0; i < ump_session_n_games (session); i++)
    say_game (out, session, i, bytes, words);
  return g_string_free (out, FALSE);
}
