/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "game-card.h"

#include "../model/course.h"
#include "../model/evening.h"
#include "../model/words.h"
#include "../widgets/build.h"
#include "../widgets/card-view.h"
#include "../widgets/line-layout.h"
#include "../widgets/mark-view.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "core/shown.h"

#define FAN 112
#define FAN_NARROW 76
#define BAND 152
#define FAN_PLAYING 120

void
ump_button_opens (GtkWidget *button, const char *path, const char *action, GVariant *target)
{
  g_autoptr (GVariant) kept = target != NULL ? g_variant_ref_sink (target) : NULL;

  if (!g_utf8_validate (path, -1, NULL)) {
    gtk_widget_set_sensitive (button, FALSE);
    return;
  }
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button),
                                          g_variant_new ("(ssmv)", path, action, kept));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-then");
}

GtkWidget *
ump_marked_new (int mark, const char *name, int size, const char *words, const char *css_class)
{
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL);

  gtk_box_append (GTK_BOX (box), ump_mark_view_new (mark, name, size));
  if (words != NULL)
    gtk_box_append (GTK_BOX (box), ump_label_new (words, css_class));
  return box;
}

GtkWidget *
ump_standing_new (const UmpRecord *record, int mark)
{
  GtkWidget *box = ump_wrap_box_new (18, 6);
  g_autoptr (GPtrArray) parts = ump_evening_ranking (record, NULL);

  for (guint k = 0; k < parts->len; k++) {
    const UmpRecordPart *part = parts->pdata[k];
    g_autofree char *points = record->game->no_points ? NULL : ump_words_number (part->points);
    GtkWidget *one = ump_marked_new (part->mark, part->name, mark, points, "strong number");
    g_autofree char *name = ump_shown (part->name, UMP_SHOWN_NAME);
    g_autofree char *said = points != NULL ? g_strdup_printf ("%s, %s", name, points) : g_strdup (name);

    g_object_set (one, "tooltip-text", name, NULL);
    ump_name_widget (one, said);
    ump_wrap_box_append (UMP_WRAP_BOX (box), one);
  }
  return box;
}

char *
ump_game_note (const UmpRecord *record)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (record->started);
  /* Translators: the time of day, for g_date_time_format() */
  g_autofree char *clock = record->started > 0 ? g_date_time_format (time, _ ("%H:%M")) : g_strdup ("");
  g_autofree char *round = NULL;

  if (record->state != UMP_RECORD_PLAYING)
    return record->minutes > 0 ? ump_course_minutes (record->minutes) : g_steal_pointer (&clock);
  round = ump_words_round_of (record->round, record->of_rounds);
  if (*clock == '\0')
    return g_steal_pointer (&round);
  /* Translators: when a game began */
  return g_strdup_printf (*round != '\0' ? _ ("since %s\n%s") : _ ("since %s"), clock, round);
}

static char *
people_of (const UmpRecord *record)
{
  const char *names[UMP_MAX_SEATS];

  for (guint k = 0; k < record->parts->len; k++)
    names[k] = g_array_index (record->parts, UmpRecordPart, k).name;
  return ump_words_people (names, (int) record->parts->len);
}

/* ---- one that goes on --------------------------------------------------------------------------- */

static GtkWidget *
playing_card (const UmpRecord *record, const char *path)
{
  GtkWidget *fan, *note, *title, *standing, *go_on;
  GtkWidget *card = ump_build ("playing-card", "fan", &fan, "note", &note, "title", &title, "standing",
                               &standing, "go_on", &go_on, NULL);
  g_autofree char *name = ump_evening_game_name (record), *when = ump_game_note (record);
  g_autofree char *people = people_of (record), *turn = NULL, *label = NULL, *said = NULL;

  adw_bin_set_child (ADW_BIN (fan), ump_tile_new (record->game->tile, FAN_PLAYING));
  adw_bin_set_child (ADW_BIN (standing), ump_standing_new (record, 26));
  gtk_label_set_label (GTK_LABEL (title), name);
  gtk_label_set_label (GTK_LABEL (note), when);
  if (record->turn >= 0)
    turn = ump_shown (g_array_index (record->parts, UmpRecordPart, record->turn).name, UMP_SHOWN_NAME);
  /* Translators: a key that goes on with a game, and whose turn it is there */
  label = turn != NULL ? g_strdup_printf (_ ("Continue: %s plays"), turn) : g_strdup (_ ("Continue"));
  said = g_strdup_printf (_ ("Continue %s, %s"), name, people);
  gtk_button_set_label (GTK_BUTTON (go_on), label);
  ump_button_let_wrap (go_on);
  ump_label_break_words (gtk_button_get_child (GTK_BUTTON (go_on)));
  ump_name_widget (go_on, said);
  ump_button_opens (go_on, path, "win.show-game", g_variant_new_uint32 (record->index));
  return card;
}

/* ---- one that is over --------------------------------------------------------------------------- */

/* The winner in the own colour; several have equal parts of the band. */
static GtkWidget *
winner_cell (const UmpRecord *record, const UmpRecordPart *part, guint n_won)
{
  GtkWidget *cell = ump_line_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *plate = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "mark-plate");
  GtkWidget *words = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);
  g_autofree char *name = ump_shown (part->name, UMP_SHOWN_NAME), *numbers = NULL;
  g_autofree char *won = n_won == 1 ? ump_evening_outcome (record) : g_strdup (name);

  ump_add_classes (cell, "won");
  ump_mark_colour_ground (cell, part->mark);
  gtk_widget_set_valign (plate, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (plate), ump_mark_view_new (part->mark, part->name, 28));
  gtk_box_append (GTK_BOX (words), ump_text_new (won, "strong"));
  ump_label_break_words (gtk_widget_get_first_child (words));
  if (n_won == 1)
    numbers = ump_evening_numbers (record);
  else if (!record->game->no_points)
    numbers = ump_words_number (part->points);
  if (numbers != NULL && *numbers != '\0')
    gtk_box_append (GTK_BOX (words), ump_text_new (numbers, "number"));
  gtk_box_append (GTK_BOX (cell), plate);
  gtk_box_append (GTK_BOX (cell), words);
  return cell;
}

static GtkWidget *
over_card (const UmpRecord *record, const char *path, gboolean narrow)
{
  GtkWidget *layout, *fan, *title, *note, *band, *head;
  GtkWidget *card = ump_build ("game-card", "content", &layout, "head", &head, "fan", &fan, "title", &title,
                               "note", &note, "band", &band, NULL);
  gboolean across = narrow && !ump_text_is_large (card);
  GtkOrientation down = across ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  guint n_won;
  g_autoptr (GPtrArray) parts = ump_evening_ranking (record, &n_won);
  g_autofree char *name = ump_evening_game_name (record), *when = ump_game_note (record);
  g_autofree char *outcome = ump_evening_outcome (record), *numbers = ump_evening_numbers (record);
  g_autofree char *said = g_strdup_printf ("%s, %s, %s", name, outcome, numbers);

  ump_line_layout_set (UMP_LINE_LAYOUT (gtk_widget_get_layout_manager (layout)), down, 0, FALSE);
  ump_line_layout_set (UMP_LINE_LAYOUT (gtk_widget_get_layout_manager (head)), down, 10, FALSE);
  adw_bin_set_child (ADW_BIN (fan), ump_tile_new (record->game->tile, narrow ? FAN_NARROW : FAN));
  gtk_label_set_label (GTK_LABEL (title), name);
  ump_label_say (note, n_won > 0 ? when : outcome);
  ump_set_class (card, "unfinished", n_won == 0);
  for (guint k = 0; k < n_won; k++)
    gtk_box_append (GTK_BOX (band), winner_cell (record, parts->pdata[k], n_won));
  gtk_widget_set_visible (band, n_won > 0);
  if (across) /* bands stand below one another */
    gtk_widget_set_size_request (band, (int) (BAND * ump_text_scale (card)), -1);
  ump_name_widget (card, said);
  ump_button_opens (card, path, "win.show-game", g_variant_new_uint32 (record->index));
  return card;
}

GtkWidget *
ump_game_card_new (const UmpRecord *record, const char *path, gboolean narrow)
{
  return record->state == UMP_RECORD_PLAYING ? playing_card (record, path) : over_card (record, path, narrow);
}
