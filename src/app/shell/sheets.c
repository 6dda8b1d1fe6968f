/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's side of templates: a name is asked for, a file chosen, and toasts say what was done. */
#include "config.h"

#include <glib/gi18n.h>

#include "sheets.h"

#include "actions.h"

#include "core/shown.h"

#include "../compat/announce.h"
#include "../compat/question.h"
#include "../model/share-name.h"
#include "../widgets/parts.h"
#include "games/games.h"
#include "give.h"

#define MAX_NAME 200

static UmpSheetList *
sheets_of (gpointer window)
{
  return ump_application_sheets (ump_window_application (UMP_WINDOW (window)));
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
    ump_toast (asked->window, error->message);
  else if (asked->key != NULL)
    ump_window_toast (asked->window, asked->done, _ ("Undo"), "win.restore-sheet",
                      g_variant_new ("(ss)", where, asked->key));
  else if (asked->done != NULL)
    ump_toast (asked->window, asked->done);
}

static void
on_changed (GObject *list, GAsyncResult *result, gpointer data)
{
  Asked *asked = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *where = ump_sheet_list_change_finish (result, &error);

  ump_window_release (asked->window);
  if (ump_window_is_open (asked->window))
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
  ump_window_hold (window);
  ump_sheet_list_change (sheets_of (window), what, path, name, sheet, on_changed, asked);
}

/* ---- a name is asked for -------------------------------------------------------------------- */

/* key: of the template that is renamed. Where one is kept: of these values of the game, and of which one they
 * were made (NULL for none). */
typedef struct {
  GtkWindow *window;
  UmpQuestion *question;
  GtkEditable *name;
  char *key;
  const UmpGame *game;
  GVariant *values;
} Naming;

static void
naming_free (gpointer data, GClosure *closure)
{
  Naming *naming = data;

  g_free (naming->key);
  g_clear_pointer (&naming->values, g_variant_unref);
  g_free (naming);
}

/* Whether an option tells of people: a sheet is for whoever plays it. */
static gboolean
tells_of_people (const UmpGame *game, const char *name)
{
  for (int k = 0; k < game->n_options; k++)
    if (g_str_equal (game->options[k].name, name))
      return game->options[k].type == UMP_TYPE_PLAYER ||
             (game->options[k].flags & (UMP_FIELD_ALLOT | UMP_FIELD_PEOPLE)) != 0;
  return TRUE;
}

/* The user's own one that was chosen takes the values, unless it got another name. */
static void
keep (const Naming *naming, const char *name)
{
  g_autoptr (UmpTemplate) sheet = NULL;
  g_autofree char *text = g_strdup_printf (_ ("%s is kept: New game has it"), name);
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  UmpSheetItem *own = ump_sheet_list_find (sheets_of (naming->window), naming->key);
  const UmpTemplate *old = own != NULL ? ump_sheet_item_template (own) : NULL;
  gboolean replaces = old != NULL && ump_sheet_item_is_own (own) && g_str_equal (old->title, name);
  UmpOptionValue value;
  GVariantIter iter;

  g_variant_iter_init (&iter, naming->values);
  while (g_variant_iter_next (&iter, "(&s&s)", &value.name, &value.value))
    if (!tells_of_people (naming->game, value.name))
      g_array_append_val (values, value);
  sheet = ump_template_new (name, replaces ? old->about : NULL,
                            (const UmpOptionValue *) (gpointer) values->data, (int) values->len);
  ump_template_set_kind (sheet, naming->game->kind, old != NULL ? old->least : naming->game->min_seats,
                         old != NULL ? old->most : naming->game->max_seats);
  change (naming->window, replaces ? UMP_SHEET_REPLACE : UMP_SHEET_KEEP, replaces ? naming->key : NULL, NULL,
          sheet, text, NULL);
}

static void
on_named (UmpQuestion *question, const char *response, Naming *naming)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (naming->name)));

  if (!g_str_equal (response, "answer") || *name == '\0')
    return;
  if (naming->values != NULL)
    keep (naming, name);
  else
    change (naming->window, UMP_SHEET_RENAME, naming->key, name, NULL, NULL, NULL);
}

static void
on_name_changed (GtkEditable *entry, Naming *naming)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  ump_question_set_enabled (naming->question, *name != '\0');
}

static Naming *
ask_name (GtkWindow *window, const char *key, const char *heading, const char *body, const char *answer,
          const char *name)
{
  Naming *naming = g_new0 (Naming, 1);
  UmpQuestion *question = ump_question_new (window, heading, body, answer);
  GtkWidget *entry = ump_question_add_entry (question, _ ("Name of the score sheet"), name, MAX_NAME);

  *naming =
      (Naming){ .window = window, .question = question, .name = GTK_EDITABLE (entry), .key = g_strdup (key) };
  g_signal_connect (entry, "changed", G_CALLBACK (on_name_changed), naming);
  g_signal_connect_data (question, "response", G_CALLBACK (on_named), naming, naming_free, 0);
  ump_question_present (naming->question, entry);
  return naming;
}

static void
ask_keep (GtkWidget *window, const UmpGame *game, const char *key, GVariant *values)
{
  const char *name = "", *id, *value;
  GVariantIter iter;
  Naming *naming;

  g_variant_iter_init (&iter, values);
  while (g_variant_iter_next (&iter, "(&s&s)", &id, &value))
    if (g_str_equal (id, game->options[game->name_option - 1].name))
      name = value;
  naming = ask_name (GTK_WINDOW (window), key, _ ("Keep this score sheet"),
                     _ ("What is played and how it counts; no people and no points."), _ ("_Keep"), name);
  naming->game = game;
  naming->values = g_variant_ref_sink (values);
}

/* What is played. */
static void
action_keep (GtkWidget *window, const char *name, GVariant *parameter)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (ump_window_play (UMP_WINDOW (window))));
  g_autoptr (GArray) given = ump_setup_given (setup);

  ask_keep (window, setup->game, NULL, ump_sheet_values (given));
}

/* (kind, key of the sheet that was chosen or "", options): of a game that is to be begun. */
static void
action_keep_options (GtkWidget *window, const char *name, GVariant *parameter)
{
  g_autoptr (GVariant) values = g_variant_get_child_value (parameter, 2);
  const char *kind, *key;

  g_variant_get (parameter, "(&s&s@a(ss))", &kind, &key, NULL);
  ask_keep (window, ump_games_find (kind), *key != '\0' ? key : NULL, values);
}

static void
action_rename (GtkWidget *window, const char *name, GVariant *parameter)
{
  const char *key = g_variant_get_string (parameter, NULL);
  UmpSheetItem *item = ump_sheet_list_find (sheets_of (window), key);

  if (item != NULL && ump_sheet_item_is_own (item))
    ask_name (GTK_WINDOW (window), key, _ ("Rename the score sheet"), NULL, _ ("_Rename"),
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
      ump_toast (window, _ ("Only files of this machine can be written"));
    else
      ump_write_out (UMP_WINDOW (window), path, bytes, _ ("The score sheet is written to the file"));
  }
  g_object_unref (dialog);
}

static void
item_free (gpointer item, GClosure *closure)
{
  g_object_unref (item);
}

static void
action_share (GtkWidget *window, const char *action, GVariant *parameter)
{
  UmpSheetItem *item = ump_sheet_list_find (sheets_of (window), g_variant_get_string (parameter, NULL));
  GtkFileChooserNative *chooser;
  g_autofree char *name = NULL, *stem = NULL;

  if (item == NULL)
    return;
  stem = ump_share_stem (ump_sheet_item_template (item)->title);
  name = g_strconcat (*stem != '\0' ? stem : "sheet", UMP_SHEET_SUFFIX, NULL);
  chooser = gtk_file_chooser_native_new (_ ("Save the Score Sheet"), GTK_WINDOW (window),
                                         GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), NULL);
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
            _ ("It is among the score sheets of New game"), NULL);
}

/* Says what it holds, and asks whether it is to be taken in. Takes import. */
static void
ask_import (Import *import, const UmpTemplate *sheet)
{
  g_autofree char *words = ump_sheet_words (sheet), *title = ump_shown (sheet->title, UMP_SHOWN_NAME),
                  *about = ump_shown (sheet->about, UMP_SHOWN_TEXT);
  UmpQuestion *question =
      ump_question_new (import->window, title, *about != '\0' ? about : NULL, _ ("_Add It"));
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
  gboolean open = ump_window_is_open (UMP_WINDOW (window));

  if (sheet != NULL && open) {
    ask_import (import, sheet);
    return;
  }
  if (open) {
    /* Translators: what is wrong with a file, mostly beginning with the number of a line */
    g_autofree char *problem = g_strdup_printf (_ ("This file cannot be used: %s"), error->message);

    ump_toast (window, problem);
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
action_remove (GtkWidget *window, const char *name, GVariant *parameter)
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
action_restore (GtkWidget *window, const char *name, GVariant *parameter)
{
  const char *removed, *key;

  g_variant_get (parameter, "(&s&s)", &removed, &key);
  change (window, UMP_SHEET_RESTORE, removed, key, NULL, NULL, NULL);
}

/* ---- the sheet that is being made ---------------------------------------------------------------- */

/* Pages that showed the draft have nothing to show any more, in other windows neither. */
static void
leave_pages (UmpWindow *window)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (ump_window_application (window)));

  for (GList *item = windows; item != NULL; item = item->next)
    if (UMP_IS_WINDOW (item->data) && ump_window_page (item->data) == UMP_PAGE_SHEET)
      ump_window_show_new_sheet (item->data, NULL);
}

static UmpSheetKeeper *
keeper_of (UmpWindow *window)
{
  return ump_application_sheet_keeper (ump_window_application (window));
}

/* ---- which draft ------------------------------------------------------------------------------ */

/* What was asked for. sheet: what the new draft begins as, NULL for empty; key: of the template that it is to
 * take the place of, NULL for a new one. anew: it is not what a draft without template goes on with. */
typedef struct {
  UmpWindow *window;
  UmpTemplate *sheet;
  char *key;
  gboolean anew;
} Wish;

static void
wish_free (Wish *wish)
{
  g_object_unref (wish->window);
  ump_template_free (wish->sheet);
  g_free (wish->key);
  g_free (wish);
}

static void
begin_draft (const Wish *wish)
{
  g_autoptr (UmpSheetDraft) draft = ump_sheet_draft_new (wish->sheet, wish->key);

  ump_sheet_keeper_take (keeper_of (wish->window), draft);
  ump_window_show_sheet (wish->window);
}

static void
on_draft_response (UmpQuestion *question, const char *response, Wish *wish)
{
  if (g_str_equal (response, "answer") || ump_sheet_keeper_draft (keeper_of (wish->window)) == NULL)
    begin_draft (wish);
  else
    ump_window_show_sheet (wish->window);
}

static void
wish_gone (gpointer wish, GClosure *closure)
{
  wish_free (wish);
}

/* The draft's own name, as it is shown; a new string. */
static char *
name_of_draft (UmpSheetKeeper *keeper)
{
  GListModel *names = ump_sheet_draft_fields (ump_sheet_keeper_draft (keeper), UMP_SHEET_NAME);
  g_autoptr (UmpSheetField) name = g_list_model_get_item (names, 0);

  return ump_shown_or (ump_sheet_field_text (name), UMP_SHOWN_NAME, _ ("Without a name"));
}

/* Takes wish. */
static void
ask_about_draft (Wish *wish)
{
  g_autofree char *name = name_of_draft (keeper_of (wish->window));
  g_autofree char *body =
      g_strdup_printf (_ ("The score sheet “%s” is not kept yet. Another one takes its place."), name);
  UmpQuestion *question =
      ump_question_new (GTK_WINDOW (wish->window), _ ("There is a draft"), body, _ ("_Discard It"));

  ump_question_set_cancel (question, _ ("_Go On with It"));
  ump_question_set_destructive (question);
  g_signal_connect_data (question, "response", G_CALLBACK (on_draft_response), wish, wish_gone, 0);
  ump_question_present (question, NULL);
}

static void
on_read (GObject *object, GAsyncResult *result, gpointer user_data)
{
  UmpSheetKeeper *keeper = UMP_SHEET_KEEPER (object);
  Wish *wish = user_data;
  g_autoptr (GError) error = NULL;
  gboolean has_work;

  if (!ump_sheet_keeper_read_finish (result, &error) && ump_window_is_open (wish->window))
    ump_toast (wish->window, error->message);
  has_work = ump_sheet_keeper_has_work (keeper);
  if (!ump_window_is_open (wish->window)) {
    wish_free (wish);
  } else if (!has_work) {
    begin_draft (wish);
    wish_free (wish);
  } else if (!wish->anew &&
             g_strcmp0 (ump_sheet_draft_key (ump_sheet_keeper_draft (keeper)), wish->key) == 0) {
    ump_window_show_sheet (wish->window);
    ump_toast (wish->window, _ ("Your draft is as you left it"));
    wish_free (wish);
  } else {
    ask_about_draft (wish);
  }
}

static void
fulfil (UmpWindow *window, const UmpTemplate *sheet, const char *key, gboolean anew)
{
  Wish *wish = g_new0 (Wish, 1);

  *wish = (Wish){ .window = g_object_ref (window), .key = g_strdup (key), .anew = anew };
  if (sheet != NULL) {
    wish->sheet =
        ump_template_new (sheet->title, sheet->about, (const UmpOptionValue *) (void *) sheet->values->data,
                          (int) sheet->values->len);
  }
  ump_sheet_keeper_read (keeper_of (window), on_read, wish);
}

static void
action_new (GtkWidget *window, const char *name, GVariant *parameter)
{
  fulfil (UMP_WINDOW (window), NULL, NULL, FALSE);
}

/* edit-sheet: the user's own one itself; copy-sheet: a new one that begins as that. */
static void
action_edit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  const char *key = g_variant_get_string (parameter, NULL);
  UmpSheetItem *item = ump_sheet_list_find (sheets_of (window), key);
  gboolean itself = g_str_equal (name, "win.edit-sheet");

  if (item != NULL)
    fulfil (window, ump_sheet_item_template (item), itself && ump_sheet_item_is_own (item) ? key : NULL,
            TRUE);
}

/* The program waited for it. */
static void
on_flushed (GObject *keeper, GAsyncResult *result, gpointer application)
{
  g_autoptr (GError) error = NULL;

  if (!ump_sheet_keeper_flush_finish (result, &error))
    g_message ("%s", error->message);
  g_application_release (application);
}

/* ---- kept as a template --------------------------------------------------------------------------- */

/* draft: what was written, so that another one that was begun meanwhile is not taken for it. */
typedef struct {
  UmpWindow *window;
  UmpSheetKeeper *keeper;
  UmpSheetDraft *draft;
  char *state;
  char *name;
} Keeping;

static void
keeping_free (Keeping *keeping)
{
  g_object_unref (keeping->window);
  g_object_unref (keeping->keeper);
  g_object_unref (keeping->draft);
  g_free (keeping->state);
  g_free (keeping->name);
  g_free (keeping);
}

static void
on_kept (GObject *list, GAsyncResult *result, gpointer user_data)
{
  Keeping *keeping = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = ump_sheet_list_change_finish (result, &error), *text = NULL;
  gboolean gone = ump_sheet_keeper_end_keeping (keeping->keeper, keeping->draft, keeping->state, path);

  if (gone)
    leave_pages (keeping->window);
  if (gone && ump_window_is_open (keeping->window))
    ump_window_show_new_sheet (keeping->window, path);
  if (path != NULL)
    text = g_strdup_printf (_ ("%s is kept: New game has it"), keeping->name);
  if (ump_window_is_open (keeping->window))
    ump_toast (keeping->window, text != NULL ? text : error->message);
  /* lets the program go */
  ump_sheet_keeper_flush (keeping->keeper, on_flushed, ump_window_application (keeping->window));
  keeping_free (keeping);
}

static void
action_keep_draft (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  UmpSheetKeeper *keeper = keeper_of (window);
  UmpSheetDraft *draft = ump_sheet_keeper_draft (keeper);
  g_autoptr (UmpTemplate) sheet = draft != NULL ? ump_sheet_draft_template (draft, TRUE) : NULL;
  const char *key;
  Keeping *keeping;

  if (sheet == NULL || !ump_sheet_keeper_begin_keeping (keeper))
    return;
  key = ump_sheet_draft_key (draft);
  keeping = g_new0 (Keeping, 1);
  *keeping = (Keeping){ g_object_ref (window), g_object_ref (keeper), g_object_ref (draft),
                        ump_sheet_draft_print (draft), ump_shown (sheet->name, UMP_SHOWN_NAME) };
  ump_window_hold (window);
  ump_sheet_list_change (sheets_of (window), key != NULL ? UMP_SHEET_REPLACE : UMP_SHEET_KEEP, key, NULL,
                         sheet, on_kept, keeping);
}

/* ---- discarded, and had back ------------------------------------------------------------------------- */

static void
action_discard_draft (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  gboolean had_work = ump_sheet_keeper_has_work (keeper_of (window));

  if (ump_sheet_keeper_draft (keeper_of (window)) == NULL)
    return;
  ump_sheet_keeper_drop (keeper_of (window));
  leave_pages (window);
  ump_window_show_new_sheet (window, NULL);
  if (had_work)
    ump_window_toast (window, _ ("The draft was discarded"), _ ("Undo"), "win.restore-draft", NULL);
}

static void
action_restore_draft (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  gboolean had_work = ump_sheet_keeper_has_work (keeper_of (window));

  if (!ump_sheet_keeper_restore (keeper_of (window)))
    return;
  ump_window_show_sheet (window);
  if (had_work)
    ump_window_toast (window, _ ("The draft was discarded"), _ ("Undo"), "win.restore-draft", NULL);
}

/* ---- the window --------------------------------------------------------------------------------------- */

static gboolean
is_last (UmpWindow *window)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (ump_window_application (window)));
  int n = 0;

  for (; windows != NULL; windows = windows->next)
    n += UMP_IS_WINDOW (windows->data);
  return n == 1;
}

static gboolean
close_again (gpointer window)
{
  gtk_window_close (window);
  return G_SOURCE_REMOVE;
}

/* The dialog is not done with its answer. */
static void
on_unwritten_response (UmpQuestion *question, const char *response, UmpWindow *window)
{
  if (!g_str_equal (response, "answer"))
    return;
  ump_sheet_keeper_give_up (keeper_of (window));
  g_idle_add_full (G_PRIORITY_DEFAULT, close_again, g_object_ref (window), g_object_unref);
}

/* The draft would be lost with the program: only who wrote it can say whether that is all right. */
static void
ask_about_unwritten (UmpWindow *window, const char *trouble)
{
  g_autofree char *why = g_strdup_printf (_ ("The draft of the score sheet cannot be written: %s"), trouble);
  UmpQuestion *question =
      ump_question_new (GTK_WINDOW (window), _ ("Not everything is saved"), why, _ ("_Lose It"));

  ump_question_set_cancel (question, _ ("_Keep It Open"));
  ump_question_set_destructive (question);
  g_signal_connect_object (question, "response", G_CALLBACK (on_unwritten_response), window, 0);
  ump_question_present (question, NULL);
}

/* The last window, while it is being closed and waits for the draft. Another one may be opened meanwhile. */
static UmpWindow *closing;

static void
on_flushed_last (GObject *keeper, GAsyncResult *result, gpointer data)
{
  g_autoptr (UmpWindow) window = data;
  g_autoptr (GError) error = NULL;
  gboolean written = ump_sheet_keeper_flush_finish (result, &error);

  if (closing == window)
    closing = NULL;
  if (!ump_window_is_open (window))
    return;
  if (written)
    gtk_window_close (GTK_WINDOW (window));
  else
    ask_about_unwritten (window, error->message);
}

/* The program does not end before the draft is written, or who wrote it gives it up. */
static gboolean
on_close (UmpWindow *window)
{
  UmpSheetKeeper *keeper = keeper_of (window);

  if (closing == window)
    return GDK_EVENT_STOP;
  if (!ump_window_is_open (window))
    return GDK_EVENT_PROPAGATE;
  if (ump_window_page (window) == UMP_PAGE_SHEET)
    gtk_window_set_focus (GTK_WINDOW (window), NULL); /* a number takes what was typed when it is left */
  if (is_last (window) && ump_sheet_keeper_is_unwritten (keeper)) {
    closing = window;
    ump_sheet_keeper_flush (keeper, on_flushed_last, g_object_ref (window));
    return GDK_EVENT_STOP;
  }
  ump_window_hold (window);
  ump_sheet_keeper_flush (keeper, on_flushed, ump_window_application (window));
  return GDK_EVENT_PROPAGATE;
}

/* ---- all of them ------------------------------------------------------------------------------- */

static const UmpAction actions[] = {
  { "win.keep-sheet", NULL, action_keep },
  { "win.keep-options", "(ssa(ss))", action_keep_options },
  { "win.rename-sheet", "s", action_rename },
  { "win.share-sheet", "s", action_share },
  { "win.remove-sheet", "s", action_remove },
  { "win.restore-sheet", "(ss)", action_restore },
  { "win.new-sheet", NULL, action_new },
  { "win.edit-sheet", "s", action_edit },
  { "win.copy-sheet", "s", action_edit },
  { "win.keep-draft", NULL, action_keep_draft },
  { "win.discard-draft", NULL, action_discard_draft },
  { "win.restore-draft", NULL, action_restore_draft },
};

void
ump_sheets_install (void)
{
  ump_actions_add (actions, G_N_ELEMENTS (actions));
}

void
ump_sheets_follow (UmpWindow *window)
{
  g_signal_connect (window, "close-request", G_CALLBACK (on_close), NULL);
}
