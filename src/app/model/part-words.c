/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "part-words.h"

#include <string.h>

#include "face-value.h"
#include "level-value.h"
#include "play.h"
#include "plan/names.h"

char *
ump_part_words (const char *message, int first, int second)
{
  UmpText text = UMP_TEXT (message, { UMP_N (first), UMP_N (second) });

  return ump_text_format (&text, NULL, ump_play_words ());
}

char *
ump_part_place (const UmpPart *part, int row, int column)
{
  g_autofree char *row_words = part->rows != NULL ? ump_part_words (part->rows, row, 0) : g_strdup ("");
  g_autofree char *column_words = part->columns != NULL ? ump_part_words (part->columns, column, 0) : NULL;
  /* Translators: where a card belongs: "group 1, round 2" */
  g_autofree char *both = column_words != NULL
                              ? g_strdup_printf (C_ ("place of a card", "%s, %s"), row_words, column_words)
                              : g_strdup (row_words);

  return ump_capital (both);
}

void
ump_part_view (const UmpPart *part, const char *value, UmpBoxesView *view)
{
  UmpFaceValue face;

  ump_face_value_read (&face, part, value);
  ump_face_value_view (&face, part, FALSE, view);
}

static char *
say_face (const UmpPart *part, const char *value)
{
  g_auto (GStrv) items = g_strsplit (value, " ", 3);
  int first = items[0] != NULL ? ump_face_word (part, items[0]) : -1,
      second = first >= 0 && items[1] != NULL ? ump_face_word (part, items[1]) : -1;

  if (first < 0 || second < 0)
    return g_strdup (value);
  /* Translators: two persons on an elevator card, then the numbers of its boxes: "girl and boy, 2 3 4" */
  return g_strdup_printf (items[2] != NULL && *items[2] ? _ ("%s and %s, %s") : _ ("%s and %s"),
                          _ (part->titles[first]), _ (part->titles[second]), items[2]);
}

static char *
say_level (const UmpPart *part, const char *value)
{
  g_auto (GStrv) groups = ump_level_groups (value);
  GString *out = g_string_new (NULL);

  for (int k = 0; groups[k] != NULL; k++) {
    const char *letter = *groups[k] ? strchr (part->letters, *groups[k]) : NULL;

    /* Translators: kind of a group and how many cards it has: "run 3" */
    g_string_append_printf (out, k ? C_ ("next group", ", %s %s") : C_ ("first group", "%s %s"),
                            letter != NULL ? _ (part->titles[letter - part->letters]) : "?",
                            letter != NULL ? groups[k] + 1 : "?");
  }
  return g_string_free (out, FALSE);
}

char *
ump_part_say (const UmpPart *part, const char *value)
{
  switch (part->type) {
  case UMP_PART_FACES: return say_face (part, value);
  case UMP_PART_LEVELS: return say_level (part, value);
  default: return g_strdup (value);
  }
}

/* "20 November", with the year where it is another. */
static char *
say_date (const char *date)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *midnight = g_strconcat (date, "T00:00:00", NULL);
  g_autoptr (GDateTime) then = g_date_time_new_from_iso8601 (midnight, zone);

  if (then == NULL)
    return g_strdup (date);
  /* Translators: day and month, as in "20 November"; see strftime */
  return g_date_time_format (then, g_date_time_get_year (then) == g_date_time_get_year (now)
                                       ? _ ("%-d %B")
                                       /* Translators: the same with the year */
                                       : _ ("%-d %B %Y"));
}

char *
ump_learned_say (const UmpLearned *learned)
{
  g_autofree char *date = learned->when != NULL ? say_date (learned->when) : NULL;

  switch (learned->sure) {
  case UMP_SURE_UNCHECKED: return g_strdup (_ ("not checked"));
  case UMP_SURE_PROBABLE: return g_strdup (_ ("probable"));
  case UMP_SURE_CERTAIN: return g_strdup (_ ("certain"));
  case UMP_SURE_CHECKED: break;
  default: return g_strdup (_ ("unknown"));
  }
  if (date != NULL && learned->source != NULL)
    /* Translators: a date, then whose copy of the game or which evening: "seen on 20 November, Ana's copy" */
    return g_strdup_printf (_ ("seen on %s, %s"), date, learned->source);
  if (date != NULL)
    return g_strdup_printf (_ ("seen on %s"), date);
  return learned->source != NULL ? g_strdup_printf (_ ("seen: %s"), learned->source)
                                 : g_strdup (_ ("checked with the card"));
}

char *
ump_learned_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%F");
}
