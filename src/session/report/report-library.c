/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sessions of a folder, as XML and text. */
#include "session/library/library.h"
#include "session/report/report-private.h"

#include <string.h>

static const char *const state_ids[] = {
  [UMP_LIBRARY_PLAYING] = "playing",
  [UMP_LIBRARY_FINISHED] = "finished",
  [UMP_LIBRARY_ABANDONED] = "abandoned",
  [UMP_LIBRARY_UNREADABLE] = "unreadable",
};

static const char *const state_words[] = {
  [UMP_LIBRARY_PLAYING] = N_ ("being played"),
  [UMP_LIBRARY_FINISHED] = N_ ("finished"),
  [UMP_LIBRARY_ABANDONED] = N_ ("abandoned"),
  [UMP_LIBRARY_UNREADABLE] = N_ ("cannot be read"),
};

static char *
changed_at (UmpLibraryItem *item)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (ump_library_item_time (item));

  return time != NULL ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%S%:z") : g_strdup ("");
}

static void
write_item (UmpXml *xml, UmpLibraryItem *item)
{
  UmpLibraryState state = ump_library_item_state (item);
  g_autofree char *changed = changed_at (item);

  ump_xml_open (xml, "session", NULL);
  ump_xml_attr (xml, "file", ump_library_item_path (item));
  ump_xml_attr (xml, "title", ump_library_item_title (item));
  ump_xml_attr (xml, "place", ump_library_item_place (item));
  ump_xml_attr (xml, "kind", ump_library_item_kind (item));
  ump_xml_attr (xml, "state", state_ids[state]);
  if (state != UMP_LIBRARY_UNREADABLE)
    ump_xml_attr_int (xml, "round", ump_library_item_round (item));
  ump_xml_attr (xml, "changed", changed);
  ump_xml_attr (xml, "problem", ump_library_item_problem (item));
  for (int i = 0; i < ump_library_item_n_scores (item); i++) {
    const UmpLibraryScore *score = ump_library_item_score (item, i);

    ump_xml_open (xml, "score", NULL);
    ump_xml_attr (xml, "name", score->name);
    ump_xml_attr_int (xml, "points", score->points);
    ump_xml_attr_int (xml, "rank", score->rank);
    ump_xml_close (xml);
  }
  ump_xml_close (xml);
}

static void
say_item (GString *out, UmpLibraryItem *item, const UmpWords *words)
{
  g_autofree char *file = g_filename_display_name (ump_library_item_path (item));
  g_autofree char *changed = changed_at (item);
  g_autoptr (GString) line = g_string_new (file);
  g_autofree char *plain = NULL;

  g_string_append_printf (line, ": %.10s, %s", changed,
                          ump_words_translate (words, state_words[ump_library_item_state (item)]));
  if (ump_library_item_title (item) != NULL)
    g_string_append_printf (line, ", %s", ump_library_item_title (item));
  if (ump_library_item_kind (item) != NULL)
    g_string_append_printf (line, ", %s",
                            ump_library_item_played (item) != NULL ? ump_library_item_played (item)
                                                                   : ump_library_item_kind (item));
  if (ump_library_item_problem (item) != NULL)
    g_string_append_printf (line, ": %s", ump_library_item_problem (item));
  for (int i = 0; i < ump_library_item_n_scores (item); i++) {
    const UmpLibraryScore *score = ump_library_item_score (item, i);

    g_string_append_printf (line, "%s %s %" G_GINT64_FORMAT, i == 0 ? ":" : ",", score->name, score->points);
  }
  plain = ump_report_one_line (line->str);
  g_string_append_printf (out, "%s\n", plain);
}

static UmpLibraryItem *
get (UmpLibrary *library, guint index)
{
  return g_list_model_get_item (G_LIST_MODEL (library), index);
}

GBytes *
ump_report_library (UmpLibrary *library, gboolean xml, const UmpWords *words)
{
  guint n = library != NULL ? g_list_model_get_n_items (G_LIST_MODEL (library)) : 0;
  UmpXml writer;
  GString *out;
  gsize length;

  if (xml) {
    ump_xml_begin_document (&writer);
    ump_xml_open (&writer, "library", UMP_REPORT_NS);
    for (guint i = 0; i < n; i++) {
      g_autoptr (UmpLibraryItem) item = get (library, i);

      write_item (&writer, item);
    }
    ump_xml_close (&writer);
    return ump_xml_end (&writer);
  }
  out = g_string_new (NULL);
  for (guint i = 0; i < n; i++) {
    g_autoptr (UmpLibraryItem) item = get (library, i);

    say_item (out, item, words);
  }
  length = out->len;
  return g_bytes_new_take (g_string_free (out, FALSE), length);
}
