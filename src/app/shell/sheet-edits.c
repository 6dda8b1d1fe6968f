/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "sheet-edits.h"

#include "core/shown.h"

#include "../compat/question.h"

/* Pages that showed the draft have nothing to show any more, in other windows neither. */
static void
leave_pages (void)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (g_application_get_default ()));

  for (GList *item = windows; item != NULL; item = item->next)
    if (UMP_IS_WINDOW (item->data) && ump_window_page (item->data) == UMP_PAGE_SHEET)
      ump_window_show_new_sheet (item->data, NULL);
}

static UmpSheetKeeper *
keeper_of (UmpWindow *window)
{
  return ump_application_sheet_keeper (ump_window_application (window));
}

static gboolean
is_there (UmpWindow *window)
{
  return gtk_window_get_application (GTK_WINDOW (window)) != NULL;
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
begin (const Wish *wish)
{
  g_autoptr (UmpSheetDraft) draft = ump_sheet_draft_new (wish->sheet, wish->key);

  ump_sheet_keeper_take (keeper_of (wish->window), draft);
  ump_window_show_sheet (wish->window);
}

static void
on_response (UmpQuestion *question, const char *response, Wish *wish)
{
  if (g_str_equal (response, "answer") || ump_sheet_keeper_draft (keeper_of (wish->window)) == NULL)
    begin (wish);
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
ask (Wish *wish)
{
  g_autofree char *name = name_of_draft (keeper_of (wish->window));
  g_autofree char *body = g_strdup_printf (
      _ ("The sheet “%s” is not kept as a template yet. Another one takes its place."), name);
  UmpQuestion *question =
      ump_question_new (GTK_WINDOW (wish->window), _ ("There is a draft"), body, _ ("_Discard It"));

  ump_question_set_cancel (question, _ ("_Go On with It"));
  ump_question_set_destructive (question);
  g_signal_connect_data (question, "response", G_CALLBACK (on_response), wish, wish_gone, 0);
  ump_question_present (question, NULL);
}

static void
on_read (GObject *object, GAsyncResult *result, gpointer user_data)
{
  UmpSheetKeeper *keeper = UMP_SHEET_KEEPER (object);
  Wish *wish = user_data;
  g_autoptr (GError) error = NULL;
  gboolean has_work;

  if (!ump_sheet_keeper_read_finish (result, &error) && is_there (wish->window))
    ump_window_toast (wish->window, error->message, NULL, NULL, NULL);
  has_work = ump_sheet_keeper_has_work (keeper);
  if (!is_there (wish->window)) {
    wish_free (wish);
  } else if (!has_work) {
    begin (wish);
    wish_free (wish);
  } else if (!wish->anew &&
             g_strcmp0 (ump_sheet_draft_key (ump_sheet_keeper_draft (keeper)), wish->key) == 0) {
    ump_window_show_sheet (wish->window);
    ump_window_toast (wish->window, _ ("Your draft is as you left it"), NULL, NULL, NULL);
    wish_free (wish);
  } else {
    ask (wish);
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
action_new (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  fulfil (window, NULL, NULL, FALSE);
}

/* edit-sheet: the user's own one itself; copy-sheet: a new one that begins as that. */
static void
action_edit (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  const char *key = g_variant_get_string (parameter, NULL);
  UmpSheetItem *item = ump_sheet_list_find (ump_application_sheets (ump_window_application (window)), key);
  gboolean itself = g_str_equal (g_action_get_name (G_ACTION (action)), "edit-sheet");

  if (item != NULL)
    fulfil (window, ump_sheet_item_template (item), itself && ump_sheet_item_is_own (item) ? key : NULL,
            TRUE);
}

/* The program waited for it. */
static void
on_flushed (GObject *keeper, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  if (!ump_sheet_keeper_flush_finish (result, &error))
    g_message ("%s", error->message);
  g_application_release (g_application_get_default ());
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
    leave_pages ();
  if (gone && is_there (keeping->window))
    ump_window_show_new_sheet (keeping->window, path);
  if (path != NULL)
    text = g_strdup_printf (_ ("%s is kept: New session has it"), keeping->name);
  if (is_there (keeping->window))
    ump_window_toast (keeping->window, text != NULL ? text : error->message, NULL, NULL, NULL);
  ump_sheet_keeper_flush (keeping->keeper, on_flushed, NULL); /* lets the program go */
  keeping_free (keeping);
}

static void
action_keep (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  UmpSheetKeeper *keeper = keeper_of (window);
  UmpSheetDraft *draft = ump_sheet_keeper_draft (keeper);
  g_autoptr (UmpTemplate) sheet = draft != NULL ? ump_sheet_draft_template (draft, TRUE) : NULL;
  UmpSheetList *list = ump_application_sheets (ump_window_application (window));
  const char *key;
  Keeping *keeping;

  if (sheet == NULL || !ump_sheet_keeper_begin_keeping (keeper))
    return;
  key = ump_sheet_draft_key (draft);
  keeping = g_new0 (Keeping, 1);
  *keeping = (Keeping){ g_object_ref (window), g_object_ref (keeper), g_object_ref (draft),
                        ump_sheet_draft_print (draft), ump_shown (sheet->name, UMP_SHOWN_NAME) };
  g_application_hold (g_application_get_default ());
  ump_sheet_list_change (list, key != NULL ? UMP_SHEET_REPLACE : UMP_SHEET_KEEP, key, NULL, sheet, on_kept,
                         keeping);
}

/* ---- discarded, and had back ------------------------------------------------------------------------- */

static void
action_discard (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  gboolean had_work = ump_sheet_keeper_has_work (keeper_of (window));

  if (ump_sheet_keeper_draft (keeper_of (window)) == NULL)
    return;
  ump_sheet_keeper_drop (keeper_of (window));
  leave_pages ();
  ump_window_show_new_sheet (window, NULL);
  if (had_work)
    ump_window_toast (window, _ ("The draft was discarded"), _ ("Undo"), "win.restore-draft", NULL);
}

static void
action_restore (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  gboolean had_work = ump_sheet_keeper_has_work (keeper_of (window));

  if (!ump_sheet_keeper_restore (keeper_of (window)))
    return;
  ump_window_show_sheet (window);
  if (had_work)
    ump_window_toast (window, _ ("The draft was discarded"), _ ("Undo"), "win.restore-draft", NULL);
}

/* ---- the window
 * -------------------------------------------------------------------------------------------- */

static gboolean
is_last (UmpWindow *window)
{
  GApplication *application = g_application_get_default ();
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));
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
  if (!is_there (window))
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
  if (!is_there (window))
    return GDK_EVENT_PROPAGATE;
  if (ump_window_page (window) == UMP_PAGE_SHEET)
    gtk_window_set_focus (GTK_WINDOW (window), NULL); /* a number takes what was typed when it is left */
  if (is_last (window) && ump_sheet_keeper_is_unwritten (keeper)) {
    closing = window;
    ump_sheet_keeper_flush (keeper, on_flushed_last, g_object_ref (window));
    return GDK_EVENT_STOP;
  }
  g_application_hold (g_application_get_default ());
  ump_sheet_keeper_flush (keeper, on_flushed, NULL);
  return GDK_EVENT_PROPAGATE;
}

static const GActionEntry entries[] = {
  { .name = "new-sheet", .activate = action_new },
  { .name = "edit-sheet", .activate = action_edit, .parameter_type = "s" },
  { .name = "copy-sheet", .activate = action_edit, .parameter_type = "s" },
  { .name = "keep-draft", .activate = action_keep },
  { .name = "discard-draft", .activate = action_discard },
  { .name = "restore-draft", .activate = action_restore },
};

void
ump_sheet_edits_install (UmpWindow *window)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
  g_signal_connect (window, "close-request", G_CALLBACK (on_close), NULL);
}
