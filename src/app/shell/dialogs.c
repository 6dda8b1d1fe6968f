/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "dialogs.h"

#include "../entry/field-editor.h"
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
