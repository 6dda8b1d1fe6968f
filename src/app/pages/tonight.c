/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "tonight.h"

#include "../widgets/build.h"
#include "../widgets/line-layout.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "core/shown.h"
#include "game-card.h"

#define MARK 26

static gboolean
has_score (const GPtrArray *records)
{
  for (guint k = 0; k < records->len; k++)
    if (((const UmpRecord *) records->pdata[k])->state == UMP_RECORD_COUNTS)
      return TRUE;
  return FALSE;
}

/* Everybody's mark with the evening's score, or without where no game counts. */
static void
add_score (GtkWidget *wrap_box, const GArray *people, gboolean scored)
{
  for (guint k = 0; k < people->len; k++) {
    const UmpEveningPerson *person = &g_array_index (people, UmpEveningPerson, k);
    g_autofree char *score = scored ? g_strdup_printf ("%d", person->score) : NULL;
    GtkWidget *one = ump_marked_new (person->mark, person->name, MARK, score, "total");

    ump_wrap_box_append (UMP_WRAP_BOX (wrap_box), one);
  }
}

/* "The score of the evening: Bea 5, Carlos 4". */
static char *
spoken_score (const GArray *people)
{
  GString *text = g_string_new (_ ("The evening"));

  for (guint k = 0; k < people->len; k++) {
    const UmpEveningPerson *person = &g_array_index (people, UmpEveningPerson, k);
    g_autofree char *name = ump_shown (person->name, UMP_SHOWN_NAME);

    g_string_append_printf (text, ", %s %d", name, person->score);
  }
  return g_string_free (text, FALSE);
}

/* ---- what could be played next ------------------------------------------------------------------- */

static GtkWidget *
next_button (const char *label, const char *path, const char *action, GVariant *target)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  ump_add_classes (button, "plain");
  ump_button_let_wrap (button);
  ump_label_break_words (gtk_button_get_child (GTK_BUTTON (button)));
  ump_button_opens (button, path, action, target);
  return button;
}

static GtkWidget *
next_box (UmpHomeEntry *entry, gboolean narrow)
{
  UmpLibraryItem *item = ump_home_entry_item (entry);
  const GPtrArray *next = ump_home_entry_others (entry), *records = ump_library_item_records (item);
  GtkWidget *box = narrow ? ump_wrap_box_new (8, 8) : ump_box_new (GTK_ORIENTATION_VERTICAL, 8, "next-card");
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  for (guint k = 0; k < next->len; k++) {
    const UmpRecord *record = next->pdata[k];
    g_autofree char *label = ump_evening_next_name (record, records);

    g_ptr_array_add (buttons, next_button (label, ump_library_item_path (item), "win.play-next",
                                           g_variant_new ("(su)", record->path, record->index)));
  }
  g_ptr_array_add (buttons, next_button (narrow ? _ ("Next game…") : _ ("Another…"),
                                         ump_library_item_path (item), "win.another-game", NULL));
  if (!narrow)
    gtk_box_append (GTK_BOX (box), ump_label_new (_ ("Next game"), "strong"));
  for (guint k = 0; k < buttons->len; k++)
    if (narrow)
      ump_wrap_box_append (UMP_WRAP_BOX (box), buttons->pdata[k]);
    else
      gtk_box_append (GTK_BOX (box), buttons->pdata[k]);
  return box;
}

/* ---- all of it ------------------------------------------------------------------------------------ */

/* "tonight, since 20:06". */
static char *
since (const GPtrArray *records, gboolean narrow)
{
  const UmpRecord *first = records->pdata[0];
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (first->started);

  if (first->started == 0 || narrow)
    return g_strdup (_ ("tonight"));
  /* Translators: for g_date_time_format() */
  return g_date_time_format (time, _ ("tonight, since %H:%M"));
}

GtkWidget *
ump_tonight_new (UmpHomeEntry *entry, UmpEveningCount count, gboolean narrow)
{
  UmpLibraryItem *item = ump_home_entry_item (entry);
  const GPtrArray *records = ump_library_item_records (item);
  GtkWidget *head, *title, *when, *score, *marks, *cards, *card;
  GtkWidget *box = ump_build ("tonight", "head", &head, "title", &title, "since", &when, "score", &score,
                              "people", &marks, "cards", &cards, NULL);
  g_autofree char *called = ump_evening_title (item), *begun = since (records, narrow);
  g_autoptr (GArray) people = ump_evening_people (records, count);
  g_autofree char *said = spoken_score (people);

  ump_line_layout_set (UMP_LINE_LAYOUT (gtk_widget_get_layout_manager (head)),
                       narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 12, FALSE);
  gtk_label_set_label (GTK_LABEL (title), *called != '\0' ? called : _ ("The evening"));
  gtk_label_set_label (GTK_LABEL (when), begun);
  add_score (marks, people, has_score (records));
  ump_name_widget (score, said);
  ump_button_opens (score, ump_library_item_path (item), "win.evening", NULL);
  for (guint k = records->len; k > 0; k--) {
    card = ump_game_card_new (records->pdata[k - 1], ump_library_item_path (item), narrow);
    if (narrow)
      gtk_box_append (GTK_BOX (box), card);
    else
      ump_wrap_box_append (UMP_WRAP_BOX (cards), card);
  }
  gtk_widget_set_visible (cards, !narrow);
  if (narrow)
    gtk_box_append (GTK_BOX (box), next_box (entry, TRUE));
  else
    ump_wrap_box_append (UMP_WRAP_BOX (cards), next_box (entry, FALSE));
  return box;
}
