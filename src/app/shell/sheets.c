/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's side of templates: a name is asked for, a file chosen, and toasts say what was done. */
#include "config.h"

#include <glib/gi18n.h>

#include "sheets.h"

#include "core/shown.h"

#include "../compat/question.h"
#include "../model/share-name.h"
#include "../widgets/parts.h"
#include "games/games.h"
#include "write-out.h"

#define MAX_NAME 200

static UmpSheetList *
sheets_of (gpointer window)
{
  return ump_application_sheets (ump_window_application (UMP_WINDOW (window)));
}

static void
say (gpointer window, const char *text)
{
  ump_window_toast (UMP_WINDOW (window), text, NULL, NULL, NULL);
}

/* ---- what another thread does ---------------------------------------------------------------- */

/* done: what is said then, NULL for nothing; key: of a template that can be put back, NULL for none. */
typedef struct {
  UmpWindow *window;
  char *done;
  char *key;
} Asked;

static void
tell (const Asked *asked, const char *where, const GError *error)
{
  if (where == NULL)
    say (asked->window, error->message);
  else if (asked->key != NULL)
    ump_window_toast (asked->window, asked->done, _ ("Undo"), "win.restore-sheet",
                      g_variant_new ("(ss)", where, asked->key));
  else if (asked->done != NULL)
    say (asked->window, asked->done);
}

static void
on_changed (GObject *list, GAsyncResult *result, gpointer data)
{
  Asked *asked = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *where = ump_sheet_list_change_finish (result, &error);

  g_application_release (g_application_get_default ());
  /* It may have been closed meanwhile. */
  if (gtk_window_get_application (GTK_WINDOW (asked->window)) != NULL)
    tell (asked, where, error);
  g_object_unref (asked->window);
  g_free (asked->done);
  g_free (asked->key);
  g_free (asked);
}

/* path, name, sheet: as for ump_sheet_list_change(). The application does not end before it is done. */
static void
change (gpointer window, UmpSheetChange what, const char *path, const char *name, const UmpTemplate *sheet,
        const char *done, const char *key)
{
  Asked *asked = g_new0 (Asked, 1);

  *asked = (Asked){ g_object_ref (window), g_strdup (done), g_strdup (key) };
  g_application_hold (g_application_get_default ());
  ump_sheet_list_change (sheets_of (window), what, path, name, sheet, on_changed, asked);
}

/* ---- a name is asked for -------------------------------------------------------------------- */

/* key: of the template that is renamed; NULL where the pad that is played is kept as a new one. */
typedef struct {
  GtkWindow *window;
  UmpQuestion *question;
  GtkEditable *name;
  char *key;
} Naming;

static void
naming_free (gpointer data, GClosure *closure)
{
  Naming *naming = data;

  g_free (naming->key);
  g_free (naming);
}

static void
keep (GtkWindow *window, const char *name)
{
  UmpPlay *play = ump_window_play (UMP_WINDOW (window));
  g_autoptr (UmpTemplate) sheet = NULL;
  g_autofree char *text = g_strdup_printf (_ ("%s is kept: New session has it"), name);
  g_autoptr (GArray) values = NULL;

  if (play == NULL)
    return;
  values = ump_setup_given (ump_match_setup (ump_play_match (play)));
  sheet = ump_template_new (name, NULL, (const UmpOptionValue *) (gpointer) values->data, (int) values->len);
  change (window, UMP_SHEET_KEEP, NULL, NULL, sheet, text, NULL);
}

static void
on_named (UmpQuestion *question, const char *response, Naming *naming)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (naming->name)));

  if (!g_str_equal (response, "answer") || *name == '\0')
    return;
  if (naming->key == NULL)
    keep (naming->window, name);
  else
    change (naming->window, UMP_SHEET_RENAME, naming->key, name, NULL, NULL, NULL);
}

static void
on_name_changed (GtkEditable *entry, Naming *naming)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  ump_question_set_enabled (naming->question, *name != '\0');
}

static void
ask_name (GtkWindow *window, const char *key, const char *heading, const char *body, const char *answer,
          const char *name)
{
  Naming *naming = g_new0 (Naming, 1);
  GtkWidget *entry = gtk_entry_new ();

  *naming = (Naming){ window, ump_question_new (window, heading, body, answer), GTK_EDITABLE (entry),
                      g_strdup (key) };
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (entry), MAX_NAME);
  ump_name_widget (entry, _ ("Name of the template"));
  ump_question_set_child (naming->question, entry);
  g_signal_connect (entry, "changed", G_CALLBACK (on_name_changed), naming);
  g_signal_connect_data (naming->question, "response", G_CALLBACK (on_named), naming, naming_free, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  ump_question_present (naming->question, entry);
}

static void
action_keep (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  UmpPlay *play = ump_window_play (window);
  const UmpSetup *setup = ump_match_setup (ump_play_match (play));
  int option = setup->game->name_option - 1;

  ask_name (window, NULL, _ ("Keep as a template"),
            _ ("Columns, formulas and how it ends; no people and no numbers."), _ ("_Keep"),
            setup->option_given[option] ? setup->option_text[option] : "");
}

static void
action_rename (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  const char *key = g_variant_get_string (parameter, NULL);
  UmpSheetItem *item = ump_sheet_list_find (sheets_of (window), key);

  if (item != NULL && ump_sheet_item_is_own (item))
    ask_name (window, key, _ ("Rename the template"), NULL, _ ("_Rename"),
              ump_sheet_item_template (item)->title);
}

/* ---- a file ------------------------------------------------------------------------------------- */

static void
on_share_response (GtkNativeDialog *dialog, int response, UmpSheetItem *item)
{
  GtkWindow *window = gtk_native_dialog_get_transient_for (dialog);

  if (response == GTK_RESPONSE_ACCEPT && window != NULL) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
    g_autoptr (GBytes) bytes = ump_template_write (ump_sheet_item_template (item));
    g_autofree char *path = g_file_get_path (file);

    if (path == NULL)
      say (window, _ ("Only files of this machine can be written"));
    else
      ump_write_out (UMP_WINDOW (window), path, bytes, _ ("The template is written to the file"));
  }
  g_object_unref (dialog);
}

static void
item_free (gpointer item, GClosure *closure)
{
  g_object_unref (item);
}

static void
action_share (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  UmpSheetItem *item = ump_sheet_list_find (sheets_of (window), g_variant_get_string (parameter, NULL));
  GtkFileChooserNative *chooser;
  g_autofree char *name = NULL, *stem = NULL;

  if (item == NULL)
    return;
  stem = ump_share_stem (ump_sheet_item_template (item)->title);
  name = g_strconcat (*stem != '\0' ? stem : "sheet", UMP_SHEET_SUFFIX, NULL);
  chooser = gtk_file_chooser_native_new (_ ("Save the Template"), window, GTK_FILE_CHOOSER_ACTION_SAVE,
                                         _ ("_Save"), NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  /* the list may be made anew meanwhile */
  g_signal_connect_data (chooser, "response", G_CALLBACK (on_share_response), g_object_ref (item), item_free,
                         0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

typedef struct {
  GtkWindow *window; /* it lives until the file is read, and its question no longer than it */
  char *path;
} Import;

static void
import_free (gpointer data, GClosure *closure)
{
  Import *import = data;

  g_free (import->path);
  g_free (import);
}

static void
on_import_response (UmpQuestion *question, const char *response, Import *import)
{
  if (g_str_equal (response, "answer"))
    change (import->window, UMP_SHEET_IMPORT, import->path, NULL, NULL,
            _ ("It is among the score sheets of New session"), NULL);
}

/* Says what it holds, and asks whether it is to be taken in. Takes import. */
static void
ask_import (Import *import, const UmpTemplate *sheet)
{
  g_autofree char *words = ump_sheet_words (sheet), *title = ump_shown (sheet->title, UMP_SHOWN_NAME),
                  *about = ump_shown (sheet->about, UMP_SHOWN_TEXT);
  UmpQuestion *question =
      ump_question_new (import->window, title, *about != '\0' ? about : NULL, _ ("_Take It In"));
  GtkWidget *text = ump_text_new (words, NULL);

  gtk_label_set_selectable (GTK_LABEL (text), TRUE);
  ump_question_set_child (question, ump_scroll_new (text, 320));
  g_signal_connect_data (question, "response", G_CALLBACK (on_import_response), import, import_free, 0);
  ump_question_present (question, NULL);
}

static void
on_loaded (GObject *window, GAsyncResult *result, gpointer data)
{
  Import *import = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpTemplate) sheet = ump_sheet_load_finish (result, &error);

  if (sheet != NULL && gtk_window_get_application (GTK_WINDOW (window)) != NULL) {
    ask_import (import, sheet);
    return;
  }
  if (sheet == NULL && gtk_window_get_application (GTK_WINDOW (window)) != NULL) {
    /* Translators: what is wrong with a file, mostly beginning with the number of a line */
    g_autofree char *problem = g_strdup_printf (_ ("This file cannot be taken: %s"), error->message);

    say (window, problem);
  }
  import_free (import, NULL);
}

void
ump_sheets_import_path (GtkWindow *parent, const char *path)
{
  Import *import = g_new0 (Import, 1);

  *import = (Import){ parent, g_strdup (path) };
  ump_sheet_load_later (parent, path, on_loaded, import);
}

/* ---- removed, and put back --------------------------------------------------------------------- */

static void
action_remove (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  const char *key = g_variant_get_string (parameter, NULL);
  UmpSheetItem *item = ump_sheet_list_find (sheets_of (window), key);
  g_autofree char *text = NULL, *title = NULL;

  if (item == NULL || !ump_sheet_item_is_own (item))
    return;
  title = ump_shown (ump_sheet_item_template (item)->title, UMP_SHOWN_NAME);
  text = g_strdup_printf (_ ("%s was removed"), title);
  change (window, UMP_SHEET_REMOVE, key, NULL, NULL, text, key);
}

/* (where it lies, where it lay) */
static void
action_restore (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  const char *removed, *key;

  g_variant_get (parameter, "(&s&s)", &removed, &key);
  change (window, UMP_SHEET_RESTORE, removed, key, NULL, NULL, NULL);
}

/* ---- actions ------------------------------------------------------------------------------------- */

static const GActionEntry entries[] = {
  { .name = "keep-sheet", .activate = action_keep },
  { .name = "rename-sheet", .activate = action_rename, .parameter_type = "s" },
  { .name = "share-sheet", .activate = action_share, .parameter_type = "s" },
  { .name = "remove-sheet", .activate = action_remove, .parameter_type = "s" },
  { .name = "restore-sheet", .activate = action_restore, .parameter_type = "(ss)" },
};

void
ump_sheets_install (UmpWindow *window)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
}

void
ump_sheets_update (UmpWindow *window)
{
  UmpPlay *play = ump_window_page (window) >= UMP_PAGE_REFEREE ? ump_window_play (window) : NULL;
  GAction *keep_action = g_action_map_lookup_action (G_ACTION_MAP (window), "keep-sheet");

  g_simple_action_set_enabled (G_SIMPLE_ACTION (keep_action),
                               play != NULL && ump_window_page (window) != UMP_PAGE_CORRECTION &&
                                   g_str_equal (ump_play_game (play)->kind, UMP_SHEET_KIND));
}
