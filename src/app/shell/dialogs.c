/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "dialogs.h"

#include "../widgets/parts.h"
#include "../compat/question.h"
#include "../compat/windows.h"

/* ---- note ------------------------------------------------------------------------ */

static void
enter_and_drop (UmpPlay *play, UmpEntry *entry)
{
  ump_play_enter (play, entry);
  ump_entry_unref (entry);
}

static void
on_note_response (UmpQuestion *dialog, const char *response, UmpPlay *play)
{
  GtkEditable *entry = GTK_EDITABLE (ump_question_child (dialog));

  if (g_str_equal (response, "answer"))
    enter_and_drop (
        play, ump_entry_new (ump_play_game (play), "note", NULL, NULL, 0, gtk_editable_get_text (entry)));
}

void
ump_dialogs_note (GtkWindow *parent, UmpPlay *play)
{
  UmpQuestion *dialog = ump_question_new (parent, _ ("Add a note"),
                                          _ ("It stands in the log and changes nothing."), _ ("_Add"));
  GtkWidget *text = gtk_entry_new ();

  gtk_entry_set_activates_default (GTK_ENTRY (text), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (text), UMP_MAX_VALUE_CHARS);
  ump_name_widget (text, _ ("Note"));
  ump_question_set_child (dialog, text);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_note_response), play, 0);
  ump_question_present (dialog, text);
}

/* ---- adjustment --------------------------------------------------------------------- */

typedef struct {
  UmpPlay *play;
  UmpQuestion *dialog;
  AdwComboRow *player;
  GtkSpinButton *points;
  GtkEditable *reason;
} Adjust;

static void
adjust_free (gpointer data, GClosure *closure)
{
  Adjust *adjust = data;

  g_object_unref (adjust->play);
  g_free (adjust);
}

static void
on_adjust_changed (Adjust *adjust)
{
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (adjust->reason)));

  ump_question_set_enabled (adjust->dialog, *reason != '\0');
}

static void
on_adjust_response (UmpQuestion *dialog, const char *response, Adjust *adjust)
{
  static const char *const names[] = { "player", "points", "reason" };
  const UmpSetup *setup = ump_match_setup (ump_play_match (adjust->play));
  g_autofree char *points = NULL;
  g_autofree char *reason = NULL;

  if (!g_str_equal (response, "answer"))
    return;
  gtk_spin_button_update (adjust->points);
  points = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (adjust->points));
  reason = g_strstrip (g_strdup (gtk_editable_get_text (adjust->reason)));
  enter_and_drop (adjust->play,
                  ump_entry_new (setup->game, "adjust", names,
                                 (const char *[]){ setup->ids[adw_combo_row_get_selected (adjust->player)],
                                                   points, reason },
                                 3, NULL));
}

static GtkWidget *
adjust_rows (Adjust *adjust)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *player = adw_combo_row_new ();
  GtkWidget *points_row = adw_action_row_new ();
  GtkWidget *points = gtk_spin_button_new_with_range (-UMP_POINTS_LIMIT, UMP_POINTS_LIMIT, 1);
  GtkWidget *reason = adw_entry_row_new ();
  g_autoptr (GtkStringList) people =
      gtk_string_list_new ((const char *const *) ump_match_setup (ump_play_match (adjust->play))->shown);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (player), _ ("Player"));
  adw_combo_row_set_model (ADW_COMBO_ROW (player), G_LIST_MODEL (people));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (points_row), _ ("Points"));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (points), 0);
  gtk_widget_set_valign (points, GTK_ALIGN_CENTER);
  ump_name_widget (points, _ ("Points"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (points_row), points);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (reason), _ ("Reason"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), player);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), points_row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), reason);
  adjust->player = ADW_COMBO_ROW (player);
  adjust->points = GTK_SPIN_BUTTON (points);
  adjust->reason = GTK_EDITABLE (reason);
  return group;
}

void
ump_dialogs_adjust (GtkWindow *parent, UmpPlay *play)
{
  Adjust *adjust = g_new0 (Adjust, 1);

  adjust->play = g_object_ref (play);
  adjust->dialog = ump_question_new (
      parent, _ ("Adjust points"),
      _ ("Points added or taken by agreement: a row of its own on the score pad."), _ ("_Adjust"));
  ump_question_set_child (adjust->dialog, adjust_rows (adjust));
  ump_question_set_enabled (adjust->dialog, FALSE);
  g_signal_connect_swapped (adjust->reason, "changed", G_CALLBACK (on_adjust_changed), adjust);
  g_signal_connect_data (adjust->dialog, "response", G_CALLBACK (on_adjust_response), adjust, adjust_free, 0);
  ump_question_present (adjust->dialog, NULL);
}

/* ---- abandon ---------------------------------------------------------------------------- */

static void
on_abandon_response (UmpQuestion *dialog, const char *response, UmpPlay *play)
{
  if (g_str_equal (response, "answer"))
    enter_and_drop (play, ump_entry_new (ump_play_game (play), "abandon", NULL, NULL, 0, NULL));
}

void
ump_dialogs_abandon (GtkWindow *parent, UmpPlay *play)
{
  UmpQuestion *dialog =
      ump_question_new (parent, _ ("Abandon the game?"),
                        _ ("It ends unfinished and nobody wins. Undo takes it back."), _ ("_Abandon"));

  ump_question_set_destructive (dialog);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_abandon_response), play, 0);
  ump_question_present (dialog, NULL);
}

/* ---- keys, about ------------------------------------------------------------------------- */

void
ump_dialogs_shortcuts (GtkWindow *parent)
{
  ump_compat_shortcuts (parent, "/io/github/umpire_app/Umpire/ui/shortcuts.ui");
}

void
ump_dialogs_about (GtkWindow *parent)
{
  ump_compat_about (parent, "/io/github/umpire_app/Umpire/" APP_ID ".metainfo.xml");
}
