/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics as XML, CSV and text. */
#include <string.h>

#include "session/report/report-private.h"
#include "session/report/statistics-private.h"

/* ---- XML ---------------------------------------------------------------------------- */

static void
write_kind (UmpXml *xml, const UmpKindCount *kind)
{
  g_autofree char *average = ump_statistics_average (kind->sum, kind->games);

  ump_xml_open (xml, "kind", NULL);
  ump_xml_attr (xml, "kind", kind->game->kind);
  if (kind->played != NULL)
    ump_xml_attr (xml, "name", kind->played);
  ump_xml_attr_int (xml, "games", kind->games);
  ump_xml_attr_int (xml, "wins", kind->wins);
  ump_xml_attr_int (xml, "shared", kind->shared);
  ump_xml_attr (xml, "average", average);
  ump_xml_attr_int (xml, "best", ump_kind_count_best (kind));
  ump_xml_attr_int (xml, "worst", ump_kind_count_worst (kind));
  ump_xml_close (xml);
}

static void
write_against (UmpXml *xml, const UmpAgainst *against)
{
  ump_xml_open (xml, "against", NULL);
  ump_xml_attr (xml, "name", against->name);
  ump_xml_attr_int (xml, "games", against->games);
  ump_xml_attr_int (xml, "better", against->better);
  ump_xml_attr_int (xml, "worse", against->worse);
  ump_xml_attr_int (xml, "level", against->level);
  ump_xml_close (xml);
}

static void
write_person (UmpXml *xml, const UmpPersonCount *person)
{
  ump_xml_open (xml, "player", NULL);
  ump_xml_attr (xml, "name", person->name);
  ump_xml_attr_int (xml, "games", person->games);
  ump_xml_attr_int (xml, "wins", person->wins);
  ump_xml_attr_int (xml, "shared", person->shared);
  ump_xml_attr_int (xml, "streak", person->streak);
  ump_xml_attr_int (xml, "longest", person->longest);
  ump_xml_attr_int (xml, "minutes", person->minutes);
  for (guint i = 0; i < person->kinds->len; i++)
    write_kind (xml, person->kinds->pdata[i]);
  for (guint i = 0; i < person->against->len; i++)
    write_against (xml, person->against->pdata[i]);
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
  for (guint i = 0; i < people->len; i++)
    write_person (&xml, people->pdata[i]);
  ump_xml_close (&xml);
  return ump_xml_end (&xml);
}

/* ---- CSV ------------------------------------------------------------------------------- */

/* Fields of a record; numbers of which there are none are empty. */
static void
add_record (GString *out, const char *const *fields, gsize n)
{
  for (gsize i = 0; i < n; i++) {
    if (i > 0)
      g_string_append_c (out, ',');
    ump_report_csv_field (out, fields[i] != NULL ? fields[i] : "");
  }
  g_string_append (out, "\r\n");
}

typedef struct {
  char text[16][24];
  int n;
} Numbers;

static const char *
number (Numbers *numbers, gint64 value)
{
  char *text = numbers->text[numbers->n++];

  g_snprintf (text, sizeof (numbers->text[0]), "%" G_GINT64_FORMAT, value);
  return text;
}

static void
add_kind (GString *out, const UmpPersonCount *person, const UmpKindCount *kind)
{
  g_autofree char *average = ump_statistics_average (kind->sum, kind->games);
  Numbers k = { .n = 0 };
  const char *const fields[] = {
    "kind",
    person->name,
    kind->game->kind,
    kind->played,
    number (&k, kind->games),
    number (&k, kind->wins),
    number (&k, kind->shared),
    "",
    "",
    "",
    average,
    number (&k, ump_kind_count_best (kind)),
    number (&k, ump_kind_count_worst (kind)),
    "",
    "",
    "",
  };

  add_record (out, fields, G_N_ELEMENTS (fields));
}

static void
add_against (GString *out, const UmpPersonCount *person, const UmpAgainst *against)
{
  Numbers k = { .n = 0 };
  const char *const fields[] = {
    "against",
    person->name,
    "",
    against->name,
    number (&k, against->games),
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    number (&k, against->better),
    number (&k, against->worse),
    number (&k, against->level),
  };

  add_record (out, fields, G_N_ELEMENTS (fields));
}

static void
add_person (GString *out, const UmpPersonCount *person)
{
  Numbers n = { .n = 0 };
  const char *const first[] = {
    "player",
    person->name,
    "",
    "",
    number (&n, person->games),
    number (&n, person->wins),
    number (&n, person->shared),
    number (&n, person->streak),
    number (&n, person->longest),
    number (&n, person->minutes),
    "",
    "",
    "",
    "",
    "",
    "",
  };

  add_record (out, first, G_N_ELEMENTS (first));
  for (guint i = 0; i < person->kinds->len; i++)
    add_kind (out, person, person->kinds->pdata[i]);
  for (guint i = 0; i < person->against->len; i++)
    add_against (out, person, person->against->pdata[i]);
}

static char *
write_csv (const GPtrArray *people)
{
  static const char *const heads[] = { "part",   "player", "kind",    "name",    "games",   "wins",
                                       "shared", "streak", "longest", "minutes", "average", "best",
                                       "worst",  "better", "worse",   "level" };
  GString *out = g_string_new (NULL);

  add_record (out, heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < people->len; i++)
    add_person (out, people->pdata[i]);
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
