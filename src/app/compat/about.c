/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "windows.h"

#include <adwaita.h>
#include <libxml/xmlversion.h>
#include <string.h>

static const char *const developers[] = { "The Umpire contributors", NULL };

/* What a report of a fault should hold. */
static char *
debug_info (void)
{
  g_autofree char *system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);

  return g_strdup_printf ("Umpire %s\nGLib %u.%u.%u\nGTK %u.%u.%u\nlibadwaita %u.%u.%u\nlibxml2 %s\n%s\n",
                          VERSION, glib_major_version, glib_minor_version, glib_micro_version,
                          gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version (),
                          adw_get_major_version (), adw_get_minor_version (), adw_get_micro_version (),
                          LIBXML_DOTTED_VERSION, system != NULL ? system : "");
}

#if ADW_CHECK_VERSION(1, 5, 0)

void
ump_compat_about (GtkWindow *parent, const char *metainfo)
{
  AdwDialog *dialog = adw_about_dialog_new_from_appdata (metainfo, VERSION);
  g_autofree char *info = debug_info ();

  g_object_set (dialog, "version", VERSION, "comments", _ ("The digital referee for physical card games"),
                "developers", developers, "translator-credits", _ ("translator-credits"), "debug-info", info,
                "debug-info-filename", "umpire.txt", NULL);
  adw_dialog_present (dialog, GTK_WIDGET (parent));
}

#else

/* What is read of the metainfo. language: that of the translated paragraphs to take; NULL for those without
 * one. */
typedef struct {
  const char *language;
  GString *text;
  GString *notes; /* of the newest release, in the markup that AdwAboutWindow takes */
  char *homepage;
  char *issues;
  char **address; /* where the text goes when the element ends: one of the two; NULL for neither */
  int releases;
  gboolean in_notes;
  int passed_over; /* depth inside a paragraph of another language */
} Facts;

static const char *
value_of (const char *name, const char **names, const char **values)
{
  for (int k = 0; names[k] != NULL; k++)
    if (g_str_equal (names[k], name))
      return values[k];
  return NULL;
}

static gboolean
is_paragraph (const char *name)
{
  return g_str_equal (name, "p") || g_str_equal (name, "li");
}

static void
on_start (GMarkupParseContext *context, const char *name, const char **names, const char **values,
          gpointer user_data, GError **error)
{
  Facts *facts = user_data;
  const char *type = value_of ("type", names, values);

  g_string_truncate (facts->text, 0);
  if (g_str_equal (name, "url") && g_strcmp0 (type, "homepage") == 0)
    facts->address = &facts->homepage;
  else if (g_str_equal (name, "url") && g_strcmp0 (type, "bugtracker") == 0)
    facts->address = &facts->issues;
  else if (g_str_equal (name, "release"))
    facts->releases++;
  else if (g_str_equal (name, "description") && facts->releases == 1)
    facts->in_notes = TRUE;
  else if (facts->passed_over > 0 || (facts->in_notes && is_paragraph (name) &&
                                      g_strcmp0 (value_of ("xml:lang", names, values), facts->language) != 0))
    facts->passed_over++;
  else if (facts->in_notes)
    g_string_append_printf (facts->notes, "<%s>", name);
}

static void
on_end (GMarkupParseContext *context, const char *name, gpointer user_data, GError **error)
{
  Facts *facts = user_data;

  if (facts->address != NULL) {
    *facts->address = g_strdup (facts->text->str);
    facts->address = NULL;
  } else if (facts->passed_over > 0) {
    facts->passed_over--;
  } else if (g_str_equal (name, "description")) {
    facts->in_notes = FALSE;
  } else if (facts->in_notes) {
    g_string_append_printf (facts->notes, "</%s>", name);
  }
}

static void
on_text (GMarkupParseContext *context, const char *text, gsize size, gpointer user_data, GError **error)
{
  Facts *facts = user_data;
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) size);

  g_string_append_len (facts->text, text, (gssize) size);
  if (facts->in_notes && facts->passed_over == 0)
    g_string_append (facts->notes, escaped);
}

/* The first of the person's languages that the metainfo is in; NULL for that it was written in. */
static const char *
language_of (const char *metainfo, gsize size)
{
  const char *const *names = g_get_language_names ();

  for (int k = 0; names[k] != NULL && !g_str_has_prefix (names[k], "en") && !g_str_equal (names[k], "C");
       k++) {
    g_autofree char *mark = g_strdup_printf ("xml:lang=\"%s\"", names[k]);

    if (g_strstr_len (metainfo, (gssize) size, mark) != NULL)
      return names[k];
  }
  return NULL;
}

void
ump_compat_about (GtkWindow *parent, const char *metainfo)
{
  static const GMarkupParser parser = { .start_element = on_start, .end_element = on_end, .text = on_text };
  Facts facts = { .text = g_string_new (NULL), .notes = g_string_new (NULL) };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &facts, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (metainfo, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *info = debug_info ();
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  facts.language = language_of (text, size);
  g_markup_parse_context_parse (context, text, (gssize) size, NULL);
  adw_show_about_window (
      parent, "application-name", _ ("Umpire"), "application-icon", APP_ID, "version", VERSION, "comments",
      _ ("The digital referee for physical card games"), "developer-name", _ ("The Umpire contributors"),
      "developers", developers, "license-type", GTK_LICENSE_GPL_3_0, "website", facts.homepage, "issue-url",
      facts.issues, "release-notes", facts.notes->str, "release-notes-version", VERSION, "translator-credits",
      _ ("translator-credits"), "debug-info", info, "debug-info-filename", "umpire.txt", NULL);
  g_string_free (facts.text, TRUE);
  g_string_free (facts.notes, TRUE);
  g_free (facts.homepage);
  g_free (facts.issues);
}

#endif
