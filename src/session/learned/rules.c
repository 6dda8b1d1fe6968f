/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>
#include <libxml/tree.h>

#include "session/learned/rules-resource.h"
#include "session/learned/rules.h"
#include "session/format/session.h"
#include "session/format/xml.h"

static void
clear_card (gpointer data)
{
  UmpRuleCard *card = data;

  g_free (card->face);
  g_free (card->caption);
}

static void
rule_text_free (gpointer data)
{
  UmpRuleText *text = data;

  g_free (text->id);
  g_free (text->title);
  g_free (text->text);
  g_free (text->place);
  g_clear_pointer (&text->cards, g_array_unref);
  ump_rule_example_free (text->example);
  g_free (text);
}

static gboolean
is (const xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && strcmp ((const char *) node->name, name) == 0;
}

/* NULL: it is another element, or in another language. Without xml:lang it is English. */
static char *
text_of (xmlNode *node, const char *name, const char *lang)
{
  xmlChar *own = is (node, name) ? xmlNodeGetLang (node) : NULL, *content = NULL;
  char *copy = NULL;

  if (is (node, name) && strcmp (own != NULL ? (const char *) own : "en", lang) == 0) {
    content = xmlNodeGetContent (node);
    copy = g_strdup ((const char *) content);
  }
  xmlFree (content);
  xmlFree (own);
  return copy;
}

static UmpRuleExample *
read_example (xmlNode *node)
{
  UmpRuleExample *example = g_new0 (UmpRuleExample, 1);
  g_autofree char *seats = ump_xml_value (node, "seats");

  example->seats = g_strsplit (seats != NULL ? seats : "", " ", -1);
  example->options = g_ptr_array_new_with_free_func (g_free);
  example->steps = g_ptr_array_new_with_free_func (g_free);
  example->tells = g_ptr_array_new_with_free_func (g_free);
  example->refused = -1;
  for (xmlNode *child = node->children; child != NULL; child = child->next) {
    g_autofree char *refused = is (child, "step") ? ump_xml_value (child, "refused") : NULL;

    if (refused != NULL)
      example->refused = (int) example->steps->len;
    if (is (child, "step")) {
      g_ptr_array_add (example->tells, ump_xml_value (child, "tells"));
      g_ptr_array_add (example->steps, text_of (child, "step", "en"));
    } else if (is (child, "option")) {
      g_ptr_array_add (example->options, ump_xml_value (child, "name"));
      g_ptr_array_add (example->options, ump_xml_value (child, "value"));
    }
  }
  return example;
}

static void
read_drawing (xmlNode *node, const char *lang, UmpRuleText *text)
{
  g_autofree char *ring = ump_xml_value (node, "ring");

  text->ring = ring != NULL;
  text->cards = g_array_new (FALSE, TRUE, sizeof (UmpRuleCard));
  g_array_set_clear_func (text->cards, clear_card);
  for (xmlNode *child = node->children; child != NULL; child = child->next) {
    UmpRuleCard card = { .face = is (child, "card") ? ump_xml_value (child, "face") : NULL };

    for (xmlNode *word = child->children; card.face != NULL && card.caption == NULL && word != NULL;
         word = word->next)
      card.caption = text_of (word, "caption", lang);
    if (card.face != NULL)
      g_array_append_val (text->cards, card);
  }
}

static void
add_paragraph (char **text, const char *more)
{
  char *all = *text != NULL ? g_strconcat (*text, "\n", more, NULL) : g_strdup (more);

  g_free (*text);
  *text = all;
}

/* Of a section its rules come behind it, in the same list. */
static void
read_text (xmlNode *node, const char *lang, GPtrArray *texts)
{
  UmpRuleText *text = g_new0 (UmpRuleText, 1);

  text->id = ump_xml_value (node, "id");
  text->place = ump_xml_value (node, "place");
  g_ptr_array_add (texts, text);
  for (xmlNode *child = node->children; child != NULL; child = child->next) {
    g_autofree char *paragraph = text_of (child, "p", lang);

    if (text->title == NULL)
      text->title = text_of (child, "title", lang);
    if (paragraph != NULL)
      add_paragraph (&text->text, paragraph);
    if (is (child, "drawing"))
      read_drawing (child, lang, text);
    else if (is (child, "example"))
      text->example = read_example (child);
    else if (is (child, "rule"))
      read_text (child, lang, texts);
  }
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
  g_autoptr (GBytes) bytes = find_file (kind, error);
  GPtrArray *texts;
  xmlDoc *document;

  if (bytes == NULL)
    return NULL;
  ump_xml_init ();
  texts = g_ptr_array_new_with_free_func (rule_text_free);
  document = xmlReadMemory (g_bytes_get_data (bytes, NULL), (int) g_bytes_get_size (bytes), kind, NULL,
                            XML_PARSE_NONET);
  for (xmlNode *node = xmlDocGetRootElement (document)->children; node != NULL; node = node->next)
    if (is (node, "section"))
      read_text (node, ump_rules_language (lang), texts);
  xmlFreeDoc (document);
  return texts;
}
