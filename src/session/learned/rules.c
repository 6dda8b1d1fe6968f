/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "session/learned/rules-resource.h"
#include "session/learned/rules.h"
#include "session/format/session.h"
#include "session/format/xml.h"

/* open: the section or rule being read. chars: text of the open element. wanted: it is in the language. */
typedef struct {
  GPtrArray *texts;
  UmpRuleText *open;
  GString *title;
  GString *text;
  GString *chars;
  const char *lang;
  gboolean wanted;
} Reader;

static void
rule_text_free (gpointer data)
{
  UmpRuleText *text = data;

  g_free (text->id);
  g_free (text->title);
  g_free (text->text);
  g_free (text->place);
  ump_rule_example_free (text->example);
  g_free (text);
}

/* The texts of a section or rule are complete as soon as the next one begins. */
static void
finish (Reader *reader)
{
  if (reader->open != NULL) {
    reader->open->title = reader->title->len > 0 ? g_strdup (reader->title->str) : NULL;
    reader->open->text = reader->text->len > 0 ? g_strdup (reader->text->str) : NULL;
  }
  reader->open = NULL;
  g_string_truncate (reader->title, 0);
  g_string_truncate (reader->text, 0);
}

static char *
attr_value (int n, const xmlChar **attrs, const char *name)
{
  for (int i = 0; i < n; i++)
    if (strcmp ((const char *) attrs[5 * i], name) == 0)
      return g_strndup ((const char *) attrs[5 * i + 3], (gsize) (attrs[5 * i + 4] - attrs[5 * i + 3]));
  return NULL;
}

static UmpRuleExample *
example_new (int n_attrs, const xmlChar **attrs)
{
  UmpRuleExample *example = g_new0 (UmpRuleExample, 1);
  g_autofree char *seats = attr_value (n_attrs, attrs, "seats");

  example->seats = g_strsplit (seats != NULL ? seats : "", " ", -1);
  example->options = g_ptr_array_new_with_free_func (g_free);
  example->steps = g_ptr_array_new_with_free_func (g_free);
  example->tells = g_ptr_array_new_with_free_func (g_free);
  example->refused = -1;
  return example;
}

static gboolean
has_example (const Reader *reader)
{
  return reader->open != NULL && reader->open->example != NULL;
}

static void
on_start (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int n_ns,
          const xmlChar **ns, int n_attrs, int n_defaulted, const xmlChar **attrs)
{
  Reader *reader = data;
  const char *element = (const char *) name;

  g_string_truncate (reader->chars, 0);
  if (strcmp (element, "example") == 0 && reader->open != NULL) {
    reader->open->example = example_new (n_attrs, attrs);
  } else if (strcmp (element, "option") == 0 && has_example (reader)) {
    g_ptr_array_add (reader->open->example->options, attr_value (n_attrs, attrs, "name"));
    g_ptr_array_add (reader->open->example->options, attr_value (n_attrs, attrs, "value"));
  } else if (strcmp (element, "step") == 0 && has_example (reader)) {
    g_autofree char *refused = attr_value (n_attrs, attrs, "refused");

    if (refused != NULL)
      reader->open->example->refused = (int) reader->open->example->steps->len;
    g_ptr_array_add (reader->open->example->tells, attr_value (n_attrs, attrs, "tells"));
  } else if (strcmp (element, "section") == 0 || strcmp (element, "rule") == 0) {
    finish (reader);
    reader->open = g_new0 (UmpRuleText, 1);
    reader->open->id = attr_value (n_attrs, attrs, "id");
    reader->open->place = attr_value (n_attrs, attrs, "place");
    g_ptr_array_add (reader->texts, reader->open);
  } else {
    g_autofree char *lang = attr_value (n_attrs, attrs, "lang");

    reader->wanted = strcmp (lang != NULL ? lang : "en", reader->lang) == 0;
  }
}

static void
on_end (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  Reader *reader = data;
  const char *element = (const char *) name;

  if (strcmp (element, "step") == 0 && has_example (reader))
    g_ptr_array_add (reader->open->example->steps, g_strdup (reader->chars->str));
  if (reader->open == NULL || !reader->wanted)
    return;
  if (strcmp (element, "title") == 0)
    g_string_assign (reader->title, reader->chars->str);
  else if (strcmp (element, "p") == 0)
    g_string_append_printf (reader->text, "%s%s", reader->text->len > 0 ? "\n" : "", reader->chars->str);
}

static void
on_text (void *data, const xmlChar *text, int n)
{
  Reader *reader = data;

  g_string_append_len (reader->chars, (const char *) text, n);
}

/* "es" or "en": what the texts are there in. */
const char *
ump_rules_language (const char *lang)
{
  const char *const *languages = lang != NULL ? (const char *const[]){ lang, NULL } : g_get_language_names ();

  for (guint i = 0; languages[i] != NULL; i++) {
    if (g_str_has_prefix (languages[i], "es"))
      return "es";
    if (g_str_has_prefix (languages[i], "en") || strcmp (languages[i], "C") == 0)
      break;
  }
  return "en";
}

/* A static library's resource is linked, and registered, only when it is asked for. */
void
ump_rules_register (void)
{
  static gsize done = 0;

  if (g_once_init_enter (&done)) {
    ump_rules_register_resource ();
    g_once_init_leave (&done, 1);
  }
}

static GBytes *
find_file (const char *kind, GError **error)
{
  g_autofree char *path = g_strdup_printf ("/io/github/umpire_app/Umpire/rules/%s.xml", kind);
  GBytes *bytes;

  ump_rules_register ();
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (bytes == NULL)
    g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_OPTION, _ ("there are no rules of “%s”"), kind);
  return bytes;
}

GPtrArray *
ump_rules_load (const char *kind, const char *lang, GError **error)
{
  xmlSAXHandler sax = {
    .initialized = XML_SAX2_MAGIC,
    .startElementNs = on_start,
    .endElementNs = on_end,
    .characters = on_text,
  };
  g_autoptr (GBytes) bytes = find_file (kind, error);
  Reader reader = { .lang = ump_rules_language (lang) };
  xmlParserCtxt *parser;

  if (bytes == NULL)
    return NULL;
  ump_xml_init ();
  reader.texts = g_ptr_array_new_with_free_func (rule_text_free);
  reader.title = g_string_new (NULL);
  reader.text = g_string_new (NULL);
  reader.chars = g_string_new (NULL);
  parser = xmlCreatePushParserCtxt (&sax, &reader, NULL, 0, NULL);
  xmlCtxtUseOptions (parser, XML_PARSE_NONET);
  xmlParseChunk (parser, g_bytes_get_data (bytes, NULL), (int) g_bytes_get_size (bytes), 1);
  xmlFreeParserCtxt (parser);
  finish (&reader);
  g_string_free (reader.title, TRUE);
  g_string_free (reader.text, TRUE);
  g_string_free (reader.chars, TRUE);
  return reader.texts;
}
