/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "application.h"

#include "../compat/announce.h"
#include "../compat/scheme.h"
#include "../model/words.h"
#include "actions.h"
#include "dialogs.h"
#include "games/games.h"
#include "share.h"
#include "sheets.h"
#include "window.h"

struct _UmpApplication {
  AdwApplication parent_instance;
  GSettings *settings;
  UmpPeopleNames *names;
  UmpLibrary *library;
  UmpComponents *components;
  gboolean held; /* until components are written */
  UmpSheetList *sheets;
  UmpSheetKeeper *sheet_keeper;
};

G_DEFINE_FINAL_TYPE (UmpApplication, ump_application, ADW_TYPE_APPLICATION)

UmpLibrary *
ump_application_library (UmpApplication *self)
{
  if (self->library == NULL) {
    g_autofree char *recent = g_build_filename (g_get_user_data_dir (), "umpire", "recent", NULL);
    g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), "umpire", "library", NULL);

    self->library = ump_library_new_chosen (ump_games, recent, cache);
  }
  return self->library;
}

/* What was learned last is on the disk before the program ends. */
static void
on_components_changed (UmpApplication *self)
{
  if (!self->held && ump_components_is_saving (self->components)) {
    self->held = TRUE;
    g_application_hold (G_APPLICATION (self));
  }
}

static void
on_components_saved (UmpComponents *components, const GError *error, UmpApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (error != NULL && window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.toast", "s", error->message);
  if (self->held && !ump_components_is_saving (components)) {
    self->held = FALSE;
    g_application_release (G_APPLICATION (self));
  }
}

GSettings *
ump_application_settings (UmpApplication *self)
{
  if (self->settings == NULL)
    self->settings = ump_settings_new ();
  return self->settings;
}

UmpPeopleNames *
ump_application_names (UmpApplication *self)
{
  g_autofree char *file = g_build_filename (g_get_user_data_dir (), "umpire", "people", NULL);

  if (self->names == NULL)
    self->names = ump_people_names_new (file, ump_application_settings (self));
  return self->names;
}

UmpComponents *
ump_application_components (UmpApplication *self)
{
  if (self->components == NULL) {
    g_autofree char *path =
        g_build_filename (g_get_user_data_dir (), "umpire", "components.umpire-parts", NULL);

    self->components = ump_components_new_later (path);
    g_signal_connect_object (self->components, "changed", G_CALLBACK (on_components_changed), self,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (self->components, "saved", G_CALLBACK (on_components_saved), self, 0);
  }
  return self->components;
}

UmpSheetList *
ump_application_sheets (UmpApplication *self)
{
  if (self->sheets == NULL) {
    g_autofree char *folder = ump_templates_folder ();

    self->sheets = ump_sheet_list_new (folder);
  }
  return self->sheets;
}

UmpSheetKeeper *
ump_application_sheet_keeper (UmpApplication *self)
{
  if (self->sheet_keeper == NULL) {
    g_autofree char *path = g_build_filename (g_get_user_data_dir (), "umpire", "sheet-draft", NULL);

    self->sheet_keeper = ump_sheet_keeper_new (path);
  }
  return self->sheet_keeper;
}

/* ---- windows ------------------------------------------------------------------------ */

/* The same wherever files are dropped or chosen: only what lies on this machine can be gone on with. */
static gboolean
open_file (UmpWindow *window, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    ump_toast (window, _ ("Only files of this machine can be opened"));
  else
    ump_application_open_path (ump_window_application (window), GTK_WINDOW (window), path);
  return path != NULL;
}

/* On every page: where a session is played, another one opens in a window of its own. */
static gboolean
on_dropped (GtkDropTarget *target, const GValue *value, double x, double y, UmpWindow *window)
{
  gboolean opened = FALSE;

  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
    opened = open_file (window, l->data) || opened;
  return opened;
}

/* Before the texts inside, which would take the file's name. */
static void
take_drops (UmpWindow *window)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (target), GTK_PHASE_CAPTURE);
  g_signal_connect (target, "drop", G_CALLBACK (on_dropped), window);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
  gtk_widget_add_css_class (GTK_WIDGET (window), "drop-target");
}

UmpWindow *
ump_application_new_window (UmpApplication *self)
{
  UmpWindow *window = ump_window_new (self);

  ump_actions_follow (window);
  ump_sheets_follow (window);
  take_drops (window);
  /* not before: of actions that come later the bus is told, which does not know all of their types */
  gtk_window_set_application (GTK_WINDOW (window), GTK_APPLICATION (self));
  gtk_widget_insert_action_group (GTK_WIDGET (window), "app", G_ACTION_GROUP (self));
  return window;
}

static UmpWindow *
new_window (UmpApplication *self)
{
  UmpWindow *window = ump_application_new_window (self);

  ump_window_show_home (window);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* Where something can be shown that belongs to no session: the active window of ours, or a new one. */
static UmpWindow *
active_window (UmpApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  while (window != NULL && !UMP_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL && window == NULL;
       l = l->next)
    if (UMP_IS_WINDOW (l->data))
      window = l->data;
  return window != NULL ? UMP_WINDOW (window) : new_window (self);
}

UmpWindow *
ump_application_find (GtkApplication *application, const char *path)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (UMP_IS_WINDOW (l->data) && g_strcmp0 (ump_window_path (l->data), path) == 0)
      return l->data;
  return NULL;
}

void
ump_application_open_path (UmpApplication *self, GtkWindow *window, const char *path)
{
  g_autofree char *whole = g_path_is_absolute (path) ? g_canonicalize_filename (path, NULL) : g_strdup (path);
  UmpWindow *other = ump_application_find (GTK_APPLICATION (self), whole);

  if (other != NULL) {
    gtk_window_present (GTK_WINDOW (other));
    return;
  }
  if (g_str_has_suffix (whole, ".umpire-parts")) {
    window = window != NULL ? window : GTK_WINDOW (active_window (self));
    gtk_window_present (window);
    ump_share_import_path (UMP_WINDOW (window), whole);
    return;
  }
  if (g_str_has_suffix (whole, UMP_SHEET_SUFFIX)) {
    window = window != NULL ? window : GTK_WINDOW (active_window (self));
    gtk_window_present (window);
    ump_sheets_import_path (window, whole);
    return;
  }
  if (window == NULL || ump_window_play (UMP_WINDOW (window)) != NULL)
    window = GTK_WINDOW (ump_application_new_window (self));
  ump_window_open (UMP_WINDOW (window), whole);
  gtk_window_present (window);
}

/* ---- actions ------------------------------------------------------------------- */

static void
action_new_session (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  UmpWindow *window = active_window (user_data);

  if (ump_window_play (window) != NULL)
    window = new_window (user_data);
  gtk_window_present (GTK_WINDOW (window));
  ump_window_show_new (window);
}

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) sessions = gtk_file_filter_new (), every = gtk_file_filter_new ();

  gtk_file_filter_set_name (sessions, _ ("Umpire sessions"));
  gtk_file_filter_add_suffix (sessions, "umpire");
  gtk_file_filter_add_mime_type (sessions, "application/x-umpire-session+xml");
  gtk_file_filter_set_name (every, _ ("All files"));
  gtk_file_filter_add_pattern (every, "*");
  gtk_file_chooser_add_filter (chooser, sessions);
  gtk_file_chooser_add_filter (chooser, every);
}

static void
on_open_response (GtkNativeDialog *dialog, int response, UmpWindow *window)
{
  g_autoptr (GListModel) files = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));
  for (guint k = 0; files != NULL && k < g_list_model_get_n_items (files); k++) {
    g_autoptr (GFile) file = g_list_model_get_item (files, k);

    open_file (window, file);
  }
  g_object_unref (dialog);
}

static void
action_open (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  UmpWindow *window = active_window (user_data);
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
      _ ("Open Sessions"), GTK_WINDOW (window), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  add_filters (GTK_FILE_CHOOSER (chooser));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_open_response), window, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
on_last_found (GObject *library, GAsyncResult *result, gpointer user_data)
{
  g_autofree char *path = ump_library_find_last_finish (UMP_LIBRARY (library), result);
  UmpWindow *window = active_window (user_data);

  g_application_release (user_data);
  if (path != NULL) {
    ump_application_open_path (user_data, GTK_WINDOW (window), path);
    return;
  }
  gtk_window_present (GTK_WINDOW (window));
  ump_toast (window, _ ("There is no session to go on with"));
}

/* The session that was opened last goes on, in the window that has it or in one that has none. */
static void
action_resume (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_application_hold (user_data);
  ump_library_find_last (ump_application_library (user_data), on_last_found, user_data);
}

static void
action_preferences (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ump_dialogs_preferences (GTK_WINDOW (active_window (user_data)));
}

static void
action_shortcuts (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ump_dialogs_shortcuts (GTK_WINDOW (active_window (user_data)));
}

static void
action_about (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ump_dialogs_about (GTK_WINDOW (active_window (user_data)));
}

/* Every window closes its store, so nothing is left unsaved. */
static void
action_quit (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (user_data));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
  g_list_free (windows);
}

static const GActionEntry entries[] = {
  { .name = "new-session", .activate = action_new_session },
  { .name = "open", .activate = action_open },
  { .name = "resume", .activate = action_resume },
  { .name = "preferences", .activate = action_preferences },
  { .name = "shortcuts", .activate = action_shortcuts },
  { .name = "about", .activate = action_about },
  { .name = "quit", .activate = action_quit },
};

/* ---- keys ------------------------------------------------------------------------- */

/* Plain keys and Ctrl+Z are no accelerators: those win over a focused text. The window has a key
 * controller. */
static const struct {
  const char *action;
  const char *accels[3];
} accels[] = {
  { "app.new-session", { "<Control>n" } },
  { "app.open", { "<Control>o" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.shortcuts", { "<Control>question" } },
  { "app.about", { "<Control><Shift>a" } },
  { "app.quit", { "<Control>q" } },
  { "win.home", { "<Alt>Left" } },
  { "win.close", { "<Control>w" } },
  { "win.print", { "<Control>p" } },
  { "win.share", { "<Control><Shift>p" } },
  { "win.tally", { "<Control>k" } },
  { "win.set-up", { "<Control>u" } },
  { "win.put-back", { "<Control>b" } },
  { "win.go-back", { "<Control><Shift>b" } },
  { "win.abandon", { "<Control><Shift>x" } },
  { "win.statistics", { "<Control><Shift>t" } },
  { "win.edit-last", { "<Control>e" } },
  { "win.adjust", { "<Control>j" } },
  { "win.round-end", { "<Control><Shift>e" } },
  { "win.correct-option", { "<Control><Shift>o" } },
  { "win.learned", { "<Control><Shift>l" } },
  { "win.focus-entry", { "<Control>l" } },
  { "win.replay", { "<Control>r" } },
  { "win.table-window", { "<Control>t" } },
  { "win.note", { "<Control>m" } },
  { "win.share-save::xml", { "<Control><Shift>s" } },
  { "win.show-score", { "<Alt>1" } },
  { "win.show-log", { "<Alt>2" } },
  { "win.show-left", { "<Alt>3" } },
  { "win.show-rules", { "<Alt>4" } },
  { "win.show-table", { "<Alt>0" } },
};

/* ---- the application --------------------------------------------------------------- */

static void
ump_application_startup (GApplication *application)
{
  G_APPLICATION_CLASS (ump_application_parent_class)->startup (application);
  ump_actions_install ();
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries), application);
  ump_words_set_mirrored (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL);
  for (gsize k = 0; k < G_N_ELEMENTS (accels); k++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), accels[k].action, accels[k].accels);
  gtk_window_set_default_icon_name (APP_ID);
  /* read until somebody wants them */
  ump_application_components (UMP_APPLICATION (application));
  ump_application_sheets (UMP_APPLICATION (application));
  ump_scheme_follow (gdk_display_get_default ());
}

static void
ump_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (active_window (UMP_APPLICATION (application))));
}

static void
ump_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  for (int k = 0; k < n_files; k++) {
    g_autofree char *path = g_file_get_path (files[k]);
    g_autofree char *uri = path != NULL ? NULL : g_file_get_uri (files[k]);

    ump_application_open_path (UMP_APPLICATION (application), NULL, path != NULL ? path : uri);
  }
}

static void
ump_application_dispose (GObject *object)
{
  UmpApplication *self = UMP_APPLICATION (object);

  g_clear_object (&self->library);
  g_clear_object (&self->components);
  g_clear_object (&self->names);
  g_clear_object (&self->settings);
  g_clear_object (&self->sheets);
  g_clear_object (&self->sheet_keeper);
  G_OBJECT_CLASS (ump_application_parent_class)->dispose (object);
}

/* Asked for the version, nothing else is done; -1: go on. */
static int
ump_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version")) {
    g_print ("umpire %s\n", VERSION);
    return 0;
  }
  if (ump_application_settings (UMP_APPLICATION (application)) == NULL) {
    g_printerr (_ ("umpire: the schema of its settings, %s, is not installed.\n"), APP_ID);
    return 1;
  }
  return -1;
}

static void
ump_application_class_init (UmpApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_application_dispose;
  application_class->startup = ump_application_startup;
  application_class->handle_local_options = ump_application_handle_local_options;
  application_class->activate = ump_application_activate;
  application_class->open = ump_application_open;
}

static void
ump_application_init (UmpApplication *self)
{
  g_application_add_main_option (G_APPLICATION (self), "version", 0, 0, G_OPTION_ARG_NONE,
                                 _ ("Print the version and end"), NULL);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE…]"));
}

UmpApplication *
ump_application_new (void)
{
  return g_object_new (UMP_TYPE_APPLICATION, "application-id", APP_ID, "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
