/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "application.h"

#include "../compat/scheme.h"
#include "../model/words.h"
#include "games/games.h"

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

static guint signal_open_path;

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
  return self->settings;
}

UmpPeopleNames *
ump_application_names (UmpApplication *self)
{
  g_autofree char *file = g_build_filename (g_get_user_data_dir (), "umpire", "people", NULL);

  if (self->names == NULL)
    self->names = ump_people_names_new (file, self->settings);
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

void
ump_application_open_path (UmpApplication *self, GtkWindow *window, const char *path)
{
  g_signal_emit (self, signal_open_path, 0, window, path);
}

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
  { "app.quit", { "<Control>q" } },
  { "win.home", { "<Alt>Left" } },
  { "win.close", { "<Control>w" } },
  { "win.print", { "<Control>p" } },
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
  { "win.share-save(('','xml'))", { "<Control><Shift>s" } },
  { "win.copy-verdict", { "<Control><Shift>c" } },
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
  UMP_APPLICATION (application)->settings = ump_settings_new ();
  if (UMP_APPLICATION (application)->settings == NULL) {
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
  signal_open_path =
      g_signal_new ("open-path", UMP_TYPE_APPLICATION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                    GTK_TYPE_WINDOW, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
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
