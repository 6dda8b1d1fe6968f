/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics as XML, CSV and text. */
#include <string.h>

#include "session/report/report-private.h"
#include "session/report/statistics-private.h"

/* ---- one record ---------------------------------------------------------------------- */

/* What is told of a person, of a kind that they play, or of somebody they play against: attributes of an
 * element of XML, fields of a record of CSV. Values are new strings, NULL for none. */
typedef struct {
  const char *part;
  const char *names[10];
  char *values[10];
  int n;
} Record;

static void
add_text (Record *record, const char *name, const char *value)
{
  record->names[record->n] = name;
  record->values[record->n++] = g_strdup (value);
}

static void
add_number (Record *record, const char *name, gint64 number)
{
  record->names[record->n] = name;
  record->values[record->n++] = g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

static Record
person_record (const UmpPersonCount *person)
{
  Record record = { .part = "player" };

  add_number (&record, "games", person->games);
  add_number (&record, "wins", person->wins);
  add_number (&record, "shared", person->shared);
  add_number (&record, "streak", person->streak);
  add_number (&record, "longest", person->longest);
  add_number (&record, "minutes", person->minutes);
  return record;
}

static Record
kind_record (const UmpKindCount *kind)
{
  g_autofree char *average = ump_statistics_average (kind->sum, kind->games);
  Record record = { .part = "kind" };

  add_text (&record, "kind", kind->game->kind);
  add_text (&record, "name", kind->played);
  add_number (&record, "games", kind->games);
  add_number (&record, "wins", kind->wins);
  add_number (&record, "shared", kind->shared);
  add_text (&record, "average", average);
  add_number (&record, "best", ump_kind_count_best (kind));
  add_number (&record, "worst", ump_kind_count_worst (kind));
  return record;
}

static Record
against_record (const UmpAgainst *against)
{
  Record record = { .part = "against" };

  add_text (&record, "name", against->name);
  add_number (&record, "games", against->games);
  add_number (&record, "better", against->better);
  add_number (&record, "worse", against->worse);
  add_number (&record, "level", against->level);
  return record;
}

/* Takes one record after the other: of everybody, and behind them of what they play and against whom. */
typedef void (*Take) (gpointer out, const UmpPersonCount *person, const Record *record);

static void
give (Record record, Take take, gpointer out, const UmpPersonCount *person)
{
  take (out, person, &record);
  for (int i = 0; i < record.n; i++)
    g_free (record.values[i]);
}

static void
give_person (const UmpPersonCount *person, Take take, gpointer out)
{
  give (person_record (person), take, out, person);
  for (guint i = 0; i < person->kinds->len; i++)
    give (kind_record (person->kinds->pdata[i]), take, out, person);
  for (guint i = 0; i < person->against->len; i++)
    give (against_record (person->against->pdata[i]), take, out, person);
}

/* ---- XML ---------------------------------------------------------------------------- */

/* That of a person stays open for what comes behind it. */
static void
write_record (gpointer out, const UmpPersonCount *person, const Record *record)
{
  UmpXml *xml = out;
  gboolean whole = strcmp (record->part, "player") != 0;

  ump_xml_open (xml, record->part, NULL);
  if (!whole)
    ump_xml_attr (xml, "name", person->name);
  for (int i = 0; i < record->n; i++)
    ump_xml_attr (xml, record->names[i], record->values[i]);
  if (whole)
    ump_xml_close (xml);
}

static GBytes *
write_xml (UmpStatistics *statistics, const GPtrArray *people)
{
  UmpXml xml;

  ump_xml_begin_document (&xml);
  ump_xml_open (&xml, "statistics", UMP_REPORT_NS);
  ump_xml_attr_int (&xml, "games", statistics->records->len);
  ump_xml_attr_int (&xml, "left-out", statistics->left_out);
  for (guint i = 0; i < people->len; i++) {
    give_person (people->pdata[i], write_record, &xml);
    ump_xml_close (&xml);
  }
  ump_xml_close (&xml);
  return ump_xml_end (&xml);
}

/* ---- CSV ------------------------------------------------------------------------------- */

static const char *const heads[] = { "part",   "player", "kind",    "name",    "games",   "wins",
                                     "shared", "streak", "longest", "minutes", "average", "best",
                                     "worst",  "better", "worse",   "level" };

/* Fields of which there is nothing to tell are empty. */
static void
append_record (gpointer out, const UmpPersonCount *person, const Record *record)
{
  g_string_append_printf (out, "%s,", record->part);
  ump_report_csv_field (out, person->name);
  for (gsize head = 2; head < G_N_ELEMENTS (heads); head++) {
    g_string_append_c (out, ',');
    for (int i = 0; i < record->n; i++)
      if (strcmp (record->names[i], heads[head]) == 0 && record->values[i] != NULL)
        ump_report_csv_field (out, record->values[i]);
  }
  g_string_append (out, "\r\n");
}

static char *
write_csv (const GPtrArray *people)
{
  GString *out = g_string_new (NULL);

  for (gsize head = 0; head < G_N_ELEMENTS (heads); head++)
    g_string_append_printf (out, "%s%s", head > 0 ? "," : "", heads[head]);
  g_string_append (out, "\r\n");
  for (guint i = 0; i < people->len; i++)
    give_person (people->pdata[i], append_record, out);
  return g_string_free (out, FALSE);
}

/* ---- text -------------------------------------------------------------------------------- */

static void
say_person (GString *out, const UmpPersonCount *person, const UmpWords *words)
{
  g_string_append_c (out, '\n');
  ump_report_say (out, 0, &UMP_TEXT ("{s0}", { UMP_S (person->name) }), NULL, words);
  ump_report_say (
      out, 2,
      &UMP_TEXT (N_ ("Games {n0}, wins {n1} (shared {n2}), wins in a row {n3}, at most {n4}, minutes {n5}"),
                 { UMP_N (person->games), UMP_N (person->wins), UMP_N (person->shared),
                   UMP_N (person->streak), UMP_N (person->longest), UMP_N (person->minutes) }),
      NULL, words);
  for (guint i = 0; i < person->kinds->len; i++) {
    const UmpKindCount *kind = person->kinds->pdata[i];
    const char *title = ump_words_translate (words, kind->game->title);
    g_autofree char *average = ump_statistics_average (kind->sum, kind->games);

    ump_report_say (out, 4,
                    &UMP_TEXT (N_ ("{s0}: games {n1}, wins {n2}, average {s3}, best {n4}, worst {n5}"),
                               { UMP_S ((kind->played != NULL ? kind->played : title)), UMP_N (kind->games),
                                 UMP_N (kind->wins), UMP_S (average), UMP_N (ump_kind_count_best (kind)),
                                 UMP_N (ump_kind_count_worst (kind)) }),
                    NULL, words);
  }
  for (guint i = 0; i < person->against->len; i++) {
    const UmpAgainst *against = person->against->pdata[i];

    ump_report_say (out, 4,
                    &UMP_TEXT (N_ ("against {s0}: games {n1}, better {n2}, worse {n3}, level {n4}"),
                               { UMP_S (against->name), UMP_N (against->games), UMP_N (against->better),
                                 UMP_N (against->worse), UMP_N (against->level) }),
                    NULL, words);
  }
}

static char *
write_text (UmpStatistics *statistics, const GPtrArray *people, const UmpWords *words)
{
  GString *out = g_string_new (NULL);

  ump_report_say (
      out, 0,
      &UMP_TEXT (N_ ("Games that count: {n0}. Left out, abandoned or with a refused entry: {n1}."),
                 { UMP_N (statistics->records->len), UMP_N (statistics->left_out) }),
      NULL, words);
  for (guint i = 0; i < people->len; i++)
    say_person (out, people->pdata[i], words);
  return g_string_free (out, FALSE);
}

GBytes *
ump_statistics_write (UmpStatistics *statistics, UmpStatisticsFormat format, const UmpWords *words)
{
  g_autoptr (GPtrArray) people = ump_statistics_count (statistics);
  char *text;

  if (format == UMP_STATISTICS_XML)
    return write_xml (statistics, people);
  text = format == UMP_STATISTICS_CSV ? write_csv (people) : write_text (statistics, people, words);
  return g_bytes_new_take (text, strlen (text));
}
