/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "dialogs.h"

#include "actions.h"

#include "../compat/announce.h"
#include "../compat/question.h"
#include "../compat/windows.h"
#include "../entry/field-editor.h"
#include "../help/help.h"
#include "../widgets/parts.h"
#include "core/shown.h"
#include "session/library/library-place.h"

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
  GtkWidget *text = ump_question_add_entry (dialog, _ ("Note"), "", UMP_MAX_VALUE_CHARS);

  g_signal_connect_object (dialog, "response", G_CALLBACK (on_note_response), play, 0);
  ump_question_present (dialog, text);
}

/* ---- adjustment --------------------------------------------------------------------- */

/* attrs, editors: of the entry, in the order of its line. */
typedef struct {
  UmpPlay *play;
  UmpQuestion *dialog;
  const UmpField *attrs;
  UmpFieldEditor *editors[UMP_MAX_ATTRS];
  int n;
} Adjust;

static void
adjust_free (gpointer data, GClosure *closure)
{
  Adjust *adjust = data;

  for (int a = 0; a < adjust->n; a++)
    g_object_unref (adjust->editors[a]);
  g_object_unref (adjust->play);
  g_free (adjust);
}

/* Nobody may be without a value. */
static void
on_adjust_changed (Adjust *adjust)
{
  gboolean whole = TRUE;

  for (int a = 0; a < adjust->n; a++)
    whole &= *ump_field_editor_text (adjust->editors[a]) != '\0';
  ump_question_set_enabled (adjust->dialog, whole);
}

static void
on_adjust_response (UmpQuestion *dialog, const char *response, Adjust *adjust)
{
  const char *names[UMP_MAX_ATTRS], *values[UMP_MAX_ATTRS];

  if (!g_str_equal (response, "answer"))
    return;
  for (int a = 0; a < adjust->n; a++) {
    names[a] = adjust->attrs[a].name;
    values[a] = ump_field_editor_text (adjust->editors[a]);
  }
  enter_and_drop (adjust->play,
                  ump_entry_new (ump_play_game (adjust->play), "adjust", names, values, adjust->n, NULL));
}

static GtkWidget *
adjust_rows (Adjust *adjust)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (adjust->play));
  GtkWidget *group = adw_preferences_group_new ();

  adjust->attrs = ump_verb_attrs (setup->game, UMP_VERB_ADJUST, &adjust->n);
  for (int a = 0; a < adjust->n; a++) {
    adjust->editors[a] =
        ump_field_editor_new (ump_form_value_new_for (&adjust->attrs[a], (const char *const *) setup->ids,
                                                      (const char *const *) setup->shown),
                              UMP_EDITOR_ROW, NULL);
    g_signal_connect_swapped (adjust->editors[a], "changed", G_CALLBACK (on_adjust_changed), adjust);
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), ump_field_editor_widget (adjust->editors[a]));
  }
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

/* ---- the folder of the sessions ---------------------------------------------------------------- */

/* What was chosen counts at once, in every window; sessions stay where they are. */
static void
choose_folder (GtkWindow *window, const char *folder)
{
  g_autoptr (GError) error = NULL;
  GtkApplication *application = gtk_window_get_application (window);

  if (!ump_library_choose_folder (folder, &error)) {
    g_autofree char *text = g_strdup_printf (_ ("This folder cannot be used: %s"), error->message);

    ump_toast (window, text);
    return;
  }
  ump_library_follow_choice (ump_application_library (UMP_APPLICATION (application)));
  ump_window_toast (UMP_WINDOW (window), _ ("Sessions are read and kept there from now on; none was moved"),
                    NULL, NULL, NULL);
}

static void
on_folder_response (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  GtkWindow *window = gtk_native_dialog_get_transient_for (dialog);

  if (response == GTK_RESPONSE_ACCEPT && window != NULL && ump_window_is_open (UMP_WINDOW (window))) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
    g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

    if (path != NULL)
      choose_folder (window, path);
    else
      ump_toast (window, _ ("Only folders of this machine can be used"));
  }
  g_object_unref (dialog);
}

static void
ask_folder (GtkWindow *window)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
      _ ("The Folder of Your Sessions"), window, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Choose"), NULL);
  g_autofree char *folder = ump_library_folder ();
  g_autoptr (GFile) file = g_file_new_for_path (folder);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
  g_signal_connect (chooser, "response", G_CALLBACK (on_folder_response), NULL);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
action_choose_library (GtkWidget *window, const char *name, GVariant *parameter)
{
  ask_folder (GTK_WINDOW (window));
}

static void
on_usual (GtkWindow *window)
{
  choose_folder (window, NULL);
}

static void
show_folder (AdwActionRow *row)
{
  g_autofree char *folder = ump_library_folder (), *shown = ump_shown (folder, UMP_SHOWN_TEXT);

  adw_action_row_set_subtitle (row, shown);
}

static void
show_usual (GtkWidget *button)
{
  g_autofree char *chosen = ump_library_chosen_folder ();

  gtk_widget_set_visible (button, chosen != NULL);
}

static void
fill_folder (GtkBuilder *builder, GtkWindow *window)
{
  UmpLibrary *library = ump_application_library (UMP_APPLICATION (gtk_window_get_application (window)));
  AdwActionRow *row = ADW_ACTION_ROW (gtk_builder_get_object (builder, "library"));
  GtkWidget *usual = GTK_WIDGET (gtk_builder_get_object (builder, "usual-library"));
  GObject *choose_button = gtk_builder_get_object (builder, "choose-library");

  g_signal_connect_object (choose_button, "clicked", G_CALLBACK (ask_folder), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (usual, "clicked", G_CALLBACK (on_usual), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "notify::folder", G_CALLBACK (show_folder), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "notify::folder", G_CALLBACK (show_usual), usual, G_CONNECT_SWAPPED);
  show_folder (row);
  show_usual (usual);
}

/* ---- preferences, keys, about --------------------------------------------------------------------- */

void
ump_dialogs_preferences (GtkWindow *parent)
{
  static const char *const keys[] = { "adviser", "show-face-down", "clock", "keep-awake", "sound" };
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/umpire_app/Umpire/ui/preferences.ui");
  GSettings *settings = ump_application_settings (ump_window_application (UMP_WINDOW (parent)));

  for (gsize k = 0; k < G_N_ELEMENTS (keys); k++)
    g_settings_bind (settings, keys[k], gtk_builder_get_object (builder, keys[k]), "active",
                     G_SETTINGS_BIND_DEFAULT);
  fill_folder (builder, parent);
  ump_help_on_f1 (ump_compat_preferences (parent, _ ("Preferences"),
                                          GTK_WIDGET (gtk_builder_get_object (builder, "page"))),
                  "preferences");
}

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

void
ump_dialogs_install (void)
{
  static const UmpAction actions[] = { { "win.choose-library", NULL, action_choose_library } };

  ump_actions_add (actions, G_N_ELEMENTS (actions));
}
