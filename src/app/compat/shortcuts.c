/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "windows.h"

#include <adwaita.h>
#include <string.h>

#if ADW_CHECK_VERSION(1, 8, 0)

/* What is read of the .ui file: groups become sections, and shortcuts their items. */
typedef struct {
  AdwShortcutsDialog *dialog;
  GString *text;
  char *property;
  gboolean translatable;
  gboolean in_item;
  char *title; /* of the object that is open */
  char *accelerator;
  AdwShortcutsSection *section; /* owned by the dialog, once it is in it */
} Reading;

static gboolean
is_object (const char *name, const char **names, const char **values, const char *class_name)
{
  for (int k = 0; g_str_equal (name, "object") && names[k] != NULL; k++)
    if (g_str_equal (names[k], "class"))
      return g_str_equal (values[k], class_name);
  return FALSE;
}

static void
open_section (Reading *reading)
{
  if (reading->section != NULL)
    return;
  reading->section = adw_shortcuts_section_new (reading->title);
  g_clear_pointer (&reading->title, g_free);
}

static void
on_start (GMarkupParseContext *context, const char *name, const char **names, const char **values,
          gpointer user_data, GError **error)
{
  Reading *reading = user_data;

  if (is_object (name, names, values, "GtkShortcutsGroup")) {
    g_clear_pointer (&reading->title, g_free);
    reading->section = NULL;
  } else if (is_object (name, names, values, "GtkShortcutsShortcut")) {
    open_section (reading);
    reading->in_item = TRUE;
  } else if (g_str_equal (name, "property")) {
    g_string_truncate (reading->text, 0);
    reading->translatable = FALSE;
    for (int k = 0; names[k] != NULL; k++) {
      if (g_str_equal (names[k], "name"))
        g_set_str (&reading->property, values[k]);
      else if (g_str_equal (names[k], "translatable"))
        reading->translatable = g_str_equal (values[k], "yes");
    }
  }
}

static void
end_property (Reading *reading)
{
  const char *text = reading->translatable ? _ (reading->text->str) : reading->text->str;

  if (g_strcmp0 (reading->property, "title") == 0)
    g_set_str (&reading->title, text);
  else if (g_strcmp0 (reading->property, "accelerator") == 0)
    g_set_str (&reading->accelerator, text);
  g_clear_pointer (&reading->property, g_free);
}

static void
on_end (GMarkupParseContext *context, const char *name, gpointer user_data, GError **error)
{
  Reading *reading = user_data;

  if (g_str_equal (name, "property")) {
    end_property (reading);
  } else if (g_str_equal (name, "object") && reading->in_item) {
    reading->in_item = FALSE;
    adw_shortcuts_section_add (reading->section,
                               adw_shortcuts_item_new (reading->title, reading->accelerator));
    g_clear_pointer (&reading->title, g_free);
    g_clear_pointer (&reading->accelerator, g_free);
  } else if (g_str_equal (name, "object") && reading->section != NULL) {
    adw_shortcuts_dialog_add (reading->dialog, reading->section);
    reading->section = NULL;
  }
}

static void
on_text (GMarkupParseContext *context, const char *text, gsize size, gpointer user_data, GError **error)
{
  Reading *reading = user_data;

  if (reading->property != NULL)
    g_string_append_len (reading->text, text, (gssize) size);
}

void
ump_compat_shortcuts (GtkWindow *parent, const char *resource)
{
  static const GMarkupParser parser = { .start_element = on_start, .end_element = on_end, .text = on_text };
  Reading reading = { .dialog = ADW_SHORTCUTS_DIALOG (adw_shortcuts_dialog_new ()),
                      .text = g_string_new (NULL) };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reading, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  g_markup_parse_context_parse (context, text, (gssize) size, NULL);
  g_string_free (reading.text, TRUE);
  g_free (reading.property);
  g_free (reading.title);
  adw_dialog_present (ADW_DIALOG (reading.dialog), GTK_WIDGET (parent));
}

#else

void
ump_compat_shortcuts (GtkWindow *parent, const char *resource)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (resource);
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}

#endif
