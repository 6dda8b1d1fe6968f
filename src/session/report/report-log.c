/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log in words: every entry with its number, time, ruling and what it did. */
#include "session/report/report-private.h"

#include <string.h>

#include "core/notation.h"
#include "core/parse.h"
#include "core/shown.h"

/* A way through the log, with the table as it is behind each entry. */
typedef struct {
  UmpSession *session;
  UmpMatch *match;
  const UmpSetup *setup;
  const UmpWords *words;
  UmpTable *table;
  gboolean voids;
} Walk;

static void
walk_init (Walk *walk, UmpSession *session, guint game, gboolean voids, const UmpWords *words)
{
  walk->session = session;
  walk->match = ump_session_match (session, game);
  walk->setup = ump_match_setup (walk->match);
  walk->words = words;
  walk->voids = voids;
  walk->table = ump_match_table_at (walk->match, 0);
}

/* What a checked entry did, and the table behind it; else the entry as it would be typed. A new string. */
static char *
words_of (Walk *walk, guint number)
{
  const UmpEntry *entry = ump_match_entry (walk->match, number);
  g_autofree UmpSay *say = NULL;
  g_autofree char *what = NULL;

  if (number > ump_match_checked (walk->match) || ump_entry_is_void (entry))
    return ump_notation_print (walk->setup->game, entry);
  ump_match_redo_on (walk->match, walk->table, number);
  say = g_new0 (UmpSay, 1);
  ump_match_say (walk->match, number, walk->table, say);
  what = ump_text_format (&say->what, walk->setup, walk->words);
  return ump_report_one_line (what);
}

/* What an entry of a void said, in words; where its moment is not to be had again, as it would be typed, and
 * in_words is FALSE. A new string. */
static char *
words_of_void (Walk *walk, guint number, const UmpEntry *child, gboolean *in_words)
{
  const UmpEntry *entry = ump_match_entry (walk->match, number);
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  g_autofree char *what = NULL;

  *in_words = number <= ump_match_checked (walk->match) && child == ump_entry_child (entry, 0) &&
              ump_match_say_void (walk->match, number, walk->table, say);
  if (!*in_words)
    return ump_notation_print (walk->setup->game, child);
  what = ump_text_format (&say->what, walk->setup, walk->words);
  return ump_report_one_line (what);
}

/* The name of who says an entry, NULL for the table. Borrowed. */
static const char *
name_of (const Walk *walk, const UmpEntry *entry)
{
  for (guint i = 0; entry->by != NULL && i < ump_session_n_people (walk->session); i++)
    if (strcmp (ump_session_person_id (walk->session, i), entry->by) == 0)
      return ump_session_person_name (walk->session, i);
  return entry->by;
}

/* ---- lines ---------------------------------------------------------------------------- */

typedef struct {
  Walk walk;
  UmpLogLineFunc func;
  gpointer user_data;
} Lines;

static void
tell (Lines *lines, guint number, const UmpEntry *entry, const char *who, const char *what,
      const char *remark, const char *why)
{
  const char *ruled = ump_entry_ruling (entry);
  g_autofree char *cut =
      who != NULL && lines->walk.words->names_shown ? ump_shown (who, UMP_SHOWN_NAME) : NULL;
  g_autofree char *name = who != NULL ? ump_report_one_line (cut != NULL ? cut : who) : NULL;
  g_autofree char *words = ump_report_one_line (what);
  g_autofree char *reason = ruled != NULL && *ruled != '\0' ? ump_report_one_line (ruled) : NULL;
  g_autofree char *ruling =
      reason != NULL
          ? ump_text_format (&UMP_TEXT (N_ ("Ruling: {s0}"), { UMP_S (reason) }), NULL, lines->walk.words)
          : NULL;
  const UmpLogLine line = {
    .number = number,
    .entry = entry,
    .at = entry->at,
    .who = name,
    .what = words,
    .raw = what,
    .ruling = ruling,
    .remark = remark != NULL ? ump_words_translate (lines->walk.words, remark) : NULL,
    .why = why,
  };

  lines->func (&line, lines->user_data);
}

static void
tell_void (Lines *lines, guint number, const UmpEntry *entry)
{
  const char *remark = ump_why_words (ump_entry_why (entry));

  for (guint i = 0; i < ump_entry_n_children (entry); i++) {
    const UmpEntry *child = ump_entry_child (entry, i);
    g_autofree char *what = NULL;
    gboolean in_words;

    if (ump_entry_is_void (child)) {
      tell_void (lines, number, child);
      continue;
    }
    what = words_of_void (&lines->walk, number, child, &in_words);
    tell (lines, number, child, in_words ? name_of (&lines->walk, child) : NULL, what, remark,
          ump_why_name (ump_entry_why (entry)));
  }
}

static void
tell_entry (Lines *lines, guint number)
{
  Walk *walk = &lines->walk;
  const UmpEntry *entry = ump_match_entry (walk->match, number);
  guint checked = ump_match_checked (walk->match);
  const char *remark = NULL;
  g_autofree char *what = NULL;

  if (ump_entry_is_void (entry)) {
    if (walk->voids)
      tell_void (lines, number, entry);
    return;
  }
  if (number > checked)
    remark = number == checked + 1 ? N_ ("refused") : N_ ("not checked");
  what = words_of (walk, number);
  tell (lines, number, entry, number > checked ? NULL : name_of (walk, entry), what, remark, NULL);
}

void
ump_report_log_lines (UmpSession *session, guint game, gboolean voids, const UmpWords *words,
                      UmpLogLineFunc func, gpointer user_data)
{
  Lines lines = { .func = func, .user_data = user_data };
  UmpWords whole = words != NULL ? *words : (UmpWords){ 0 };

  whole.names_shown |= whole.shown;
  whole.shown = FALSE; /* a line is made safe as a whole, and a note is not cut */
  walk_init (&lines.walk, session, game, voids, &whole);
  for (guint i = 1; i <= ump_match_n_entries (lines.walk.match); i++)
    tell_entry (&lines, i);
  ump_table_free (lines.walk.table);
}

char *
ump_log_line_minute (const UmpLogLine *line)
{
  /* What was taken back or is refused may have anything there. */
  return line->at != NULL && ump_parse_time (line->at) ? g_strndup (line->at + 11, 5) : g_strdup ("");
}

/* ---- XML ---------------------------------------------------------------------------- */

typedef struct {
  UmpXml xml;
  guint checked;
} Log;

static void
write_line (const UmpLogLine *line, gpointer user_data)
{
  Log *log = user_data;
  const char *ruling = ump_entry_ruling (line->entry);

  ump_xml_open (&log->xml, "entry", NULL);
  ump_xml_attr_int (&log->xml, "n", line->number);
  ump_xml_attr (&log->xml, "by", line->entry->by);
  ump_xml_attr (&log->xml, "at", line->at);
  ump_xml_attr (&log->xml, "ruling", ruling != NULL && *ruling != '\0' ? ruling : NULL);
  ump_xml_attr (&log->xml, "refused", line->why == NULL && line->number == log->checked + 1 ? "yes" : "no");
  ump_xml_attr (&log->xml, "void", line->why);
  ump_xml_attr (&log->xml, "checked", line->why == NULL && line->number > log->checked + 1 ? "no" : NULL);
  ump_xml_text (&log->xml, line->raw);
  ump_xml_close (&log->xml);
}

GBytes *
ump_report_log_xml (UmpSession *session, guint game, gboolean voids, const UmpWords *words)
{
  Log log = { .checked = ump_match_checked (ump_session_match (session, game)) };

  ump_xml_begin_document (&log.xml);
  ump_xml_open (&log.xml, "log", UMP_REPORT_NS);
  ump_report_log_lines (session, game, voids, words, write_line, &log);
  ump_xml_close (&log.xml);
  return ump_xml_end (&log.xml);
}

/* ---- text ----------------------------------------------------------------------------- */

/* "  61  20:14  Ana: cat 5 on pile 1" with what else there is to say behind it. */
static void
say_line (const UmpLogLine *line, gpointer user_data)
{
  GString *out = user_data;
  g_autofree char *time = ump_log_line_minute (line);

  g_string_append_printf (out, "%6u  %5s  ", line->number, time);
  if (line->who != NULL)
    g_string_append_printf (out, "%s: ", line->who);
  g_string_append (out, line->what);
  if (line->ruling != NULL)
    g_string_append_printf (out, " · %s", line->ruling);
  if (line->remark != NULL)
    g_string_append_printf (out, " [%s]", line->remark);
  g_string_append_c (out, '\n');
}

char *
ump_report_log_text (UmpSession *session, guint game, gboolean voids, const UmpWords *words)
{
  GString *out = g_string_new (NULL);

  ump_report_log_lines (session, game, voids, words, say_line, out);
  return g_string_free (out, FALSE);
}
