/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "evening-row.h"

#include "../widgets/build.h"
#include "../widgets/line-layout.h"
#include "../widgets/mark-view.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "core/shown.h"
#include "game-card.h"

#define MARK 20
/* Games stand below one another. */
#define TITLE_CHARS 20

/* "Level 8" behind the marks of its winners, or "Line-it, not finished" in grey. */
static GtkWidget *
game_of (const UmpRecord *record, GString *said)
{
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 6, NULL);
  guint n_won;
  g_autoptr (GPtrArray) parts = ump_evening_ranking (record, &n_won);
  g_autofree char *name = ump_evening_game_name (record), *outcome = ump_evening_outcome (record);
  g_autofree char *whole = g_strdup_printf ("%s, %s", name, outcome);

  for (guint k = 0; k < n_won; k++) {
    const UmpRecordPart *part = parts->pdata[k];

    gtk_box_append (GTK_BOX (box), ump_mark_view_new (part->mark, part->name, MARK));
  }
  gtk_box_append (GTK_BOX (box), ump_text_new (n_won > 0 ? name : whole, n_won > 0 ? NULL : "dimmer"));
  ump_label_break_words (gtk_widget_get_last_child (box));
  g_string_append_printf (said, "; %s", whole);
  return box;
}

/* Whoever has the highest score, and that. */
static void
fill_winner (GtkWidget *box, const GArray *people)
{
  const UmpEveningPerson *best = people->len > 0 ? &g_array_index (people, UmpEveningPerson, 0) : NULL;
  g_autofree char *score = NULL;

  gtk_widget_set_visible (box, best != NULL && best->score > 0);
  if (best == NULL || best->score == 0)
    return;
  for (guint k = 0; k < people->len; k++) {
    const UmpEveningPerson *person = &g_array_index (people, UmpEveningPerson, k);

    if (person->score == best->score)
      gtk_box_append (GTK_BOX (box), ump_mark_view_new (person->mark, person->name, 24));
  }
  score = g_strdup_printf ("%d", best->score);
  gtk_box_append (GTK_BOX (box), ump_label_new (score, "strong number"));
}

static void
fill_people (GtkWidget *box, const GArray *people, GString *said)
{
  for (guint k = 0; k < people->len; k++) {
    const UmpEveningPerson *person = &g_array_index (people, UmpEveningPerson, k);
    g_autofree char *name = ump_shown (person->name, UMP_SHOWN_NAME);

    ump_wrap_box_append (UMP_WRAP_BOX (box), ump_mark_view_new (person->mark, person->name, MARK));
    g_string_append_printf (said, ", %s", name);
  }
}

/* The day of the evening's beginning; its year where it is another one. */
static void
fill_date (GtkWidget *day, GtkWidget *month, UmpLibraryItem *item, GString *said)
{
  const GPtrArray *records = ump_library_item_records (item);
  gint64 started = records->len > 0 ? ((UmpRecord *) records->pdata[0])->started : 0;
  g_autoptr (GDateTime) then =
      g_date_time_new_from_unix_local (started > 0 ? started : ump_evening_time (item));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  gboolean this_year = g_date_time_get_year (then) == g_date_time_get_year (now);
  g_autofree char *number = g_date_time_format (then, "%-d");
  /* Translators: below the number of a day, for g_date_time_format(); the second of another year */
  g_autofree char *name = g_date_time_format (then, this_year ? _ ("%b") : _ ("%b %Y"));
  g_autofree char *whole = g_date_time_format (then, _ ("%-d %B %Y"));

  if (ump_library_item_time (item) == 0) /* the file is gone */
    return;
  gtk_label_set_label (GTK_LABEL (day), number);
  gtk_label_set_label (GTK_LABEL (month), name);
  g_string_append_printf (said, ", %s", whole);
}

static char *
title_of (UmpLibraryItem *item)
{
  g_autofree char *file = g_filename_display_basename (ump_library_item_path (item));

  return ump_library_item_problem (item) != NULL ? ump_shown (file, UMP_SHOWN_TITLE)
                                                 : ump_evening_title (item);
}

GtkWidget *
ump_evening_row_new (UmpLibraryItem *item, UmpEveningCount count, gboolean narrow)
{
  const GPtrArray *records = ump_library_item_records (item);
  g_autofree char *called = title_of (item);
  g_autofree char *problem = ump_shown (ump_library_item_problem (item), UMP_SHOWN_TEXT);
  g_autoptr (GString) said = g_string_new (*called != '\0' ? called : _ ("The evening"));
  g_autoptr (GArray) people = ump_evening_people (records, count);
  GtkWidget *day, *month, *middle, *title, *marks, *games, *why, *winner;
  GtkWidget *row = ump_build ("evening-row", "day", &day, "month", &month, "middle", &middle, "title", &title,
                              "people", &marks, "games", &games, "problem", &why, "winner", &winner, NULL);

  ump_line_layout_set (UMP_LINE_LAYOUT (gtk_widget_get_layout_manager (middle)),
                       narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, narrow ? 4 : 16,
                       FALSE);
  gtk_label_set_width_chars (GTK_LABEL (title), narrow ? -1 : TITLE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (title), narrow ? -1 : TITLE_CHARS);
  fill_date (day, month, item, said);
  ump_label_say (title, called);
  fill_people (marks, people, said);
  for (guint k = 0; k < records->len; k++)
    ump_wrap_box_append (UMP_WRAP_BOX (games), game_of (records->pdata[k], said));
  fill_winner (winner, people);
  if (narrow) { /* the games say who won and who was there */
    gtk_widget_set_visible (winner, FALSE);
    gtk_widget_set_visible (marks, FALSE);
  }
  ump_label_say (why, problem);
  if (*problem != '\0')
    g_string_append_printf (said, ": %s", problem);
  gtk_widget_set_visible (games, records->len > 0);
  ump_name_widget (row, said->str);
  ump_button_opens (row, ump_library_item_path (item), "win.evening", NULL);
  return row;
}
