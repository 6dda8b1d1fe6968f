/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The document of the learned components; its format is described in components.h. */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>
#include <libxml/tree.h>

#include "core/parse.h"
#include "session/learned/components-private.h"
#include "session/format/look.h"
#include "session/format/model.h"
#include "session/format/xml.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)

const char *const ump_sure_words[] = { "unknown", "unchecked", "probable", "certain", "checked", NULL };

gboolean
ump_components_is_id (const char *text)
{
  gsize n = strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return n > 0 && n <= 64 && text[n] == '\0';
}

gboolean
ump_components_is_date (const char *text)
{
  g_autofree char *time = g_strconcat (text, "T00:00:00Z", NULL);

  return strlen (text) == 10 && ump_parse_time (time);
}

/* ---- reading ------------------------------------------------------------------------------ */

static gboolean
fail (GError **error, const xmlNode *node, const char *message)
{
  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED, "%ld: %s", MAX (xmlGetLineNo (node), 1),
               message);
  return FALSE;
}

/* Whether an element is ours, has that name, and no attributes but those. */
static gboolean
is_element (const xmlNode *node, const char *name, const char *const *attrs, GError **error)
{
  if (node->ns == NULL || strcmp ((const char *) node->ns->href, UMP_COMPONENTS_NS) != 0 ||
      strcmp ((const char *) node->name, name) != 0)
    return fail (error, node, _ ("this is not a file of learned components"));
  for (const xmlAttr *attr = node->properties; attr != NULL; attr = attr->next)
    if (attr->ns != NULL || !g_strv_contains (attrs, (const char *) attr->name)) {
      g_autofree char *message = g_strdup_printf (_ ("unknown attribute %s"), (const char *) attr->name);

      return fail (error, node, message);
    }
  return TRUE;
}

/* The next element; text between elements may only be white space. NULL and error unset: there is none. */
static xmlNode *
next_element (xmlNode *node, GError **error)
{
  for (; node != NULL; node = node->next) {
    if (node->type == XML_ELEMENT_NODE)
      return node;
    if (node->type != XML_COMMENT_NODE && !xmlIsBlankNode (node)) {
      fail (error, node, _ ("nothing may stand here"));
      return NULL;
    }
  }
  return NULL;
}

static gboolean
is_yes (const char *value)
{
  return value != NULL && strcmp (value, "yes") == 0;
}

static gboolean
name_fits (const char *name)
{
  return g_utf8_strlen (name, -1) <= UMP_COMPONENTS_MAX_NAME && ump_text_is_writable (name);
}

static gboolean
fill_value (xmlNode *node, UmpValue *value, GError **error)
{
  g_autofree char *row = ump_xml_value (node, "row"), *column = ump_xml_value (node, "column"),
                  *sure = ump_xml_value (node, "sure");
  xmlChar *text = xmlNodeGetContent (node);
  int word = sure != NULL ? ump_parse_word (sure, ump_sure_words) : -1;

  value->side = ump_xml_value (node, "side");
  value->when = ump_xml_value (node, "when");
  value->source = ump_xml_value (node, "source");
  value->value = ump_trimmed ((const char *) text);
  xmlFree (text);
  value->sure = (UmpSure) MAX (word, 0);
  if (xmlChildElementCount (node) > 0)
    return fail (error, node, _ ("nothing may stand here"));
  if (value->side == NULL || !ump_components_is_id (value->side) ||
      !ump_parse_int (row, 1, UMP_COMPONENTS_MAX_PLACE, &value->row) ||
      !ump_parse_int (column, 1, UMP_COMPONENTS_MAX_PLACE, &value->column) || value->sure == UMP_SURE_UNKNOWN)
    return fail (error, node, _ ("side, row, column and sure say where the value stands and how sure it is"));
  if (value->value == NULL || strlen (value->value) > UMP_COMPONENTS_MAX_VALUE)
    return fail (error, node, _ ("a value has 1 to 200 characters"));
  if ((value->when != NULL && !ump_components_is_date (value->when)) ||
      (value->source != NULL && !name_fits (value->source)))
    return fail (error, node, _ ("when is a date, and source has at most 100 characters"));
  return TRUE;
}

static gboolean
read_value (UmpComponents *self, UmpSet *set, xmlNode *node, GError **error)
{
  static const char *const attrs[] = { "side", "row", "column", "sure", "when", "source", NULL };
  UmpValue *value;

  if (!is_element (node, "value", attrs, error))
    return FALSE;
  value = g_new0 (UmpValue, 1);
  if (!fill_value (node, value, error)) {
    ump_value_free (value);
    return FALSE;
  }
  if (ump_set_find (set, value->side, value->row, value->column) != NULL) {
    ump_value_free (value);
    return fail (error, node, _ ("this value is there twice"));
  }
  ump_set_put (set, value);
  return TRUE;
}

static gboolean
read_set (UmpComponents *self, const char *kind, const char *part, xmlNode *node, GError **error)
{
  static const char *const attrs[] = { "name", "chosen", "asked", NULL };
  g_autofree char *name = NULL, *chosen = NULL, *asked = NULL;
  g_autoptr (GError) problem = NULL;
  UmpSet *set;

  if (!is_element (node, "set", attrs, error))
    return FALSE;
  name = ump_xml_value (node, "name");
  chosen = ump_xml_value (node, "chosen");
  asked = ump_xml_value (node, "asked");
  if (name != NULL && !name_fits (name))
    return fail (error, node, _ ("a name has at most 100 characters"));
  if (ump_components_find_set (self, kind, part, name != NULL ? name : "", FALSE) != NULL)
    return fail (error, node, _ ("this edition is there twice"));
  if (self->sets->len >= UMP_COMPONENTS_MAX_SETS ||
      ump_components_n_values (self) > UMP_COMPONENTS_MAX_VALUES)
    return fail (error, node, _ ("there are more values than can be remembered"));
  set = ump_components_find_set (self, kind, part, name != NULL ? name : "", TRUE);
  set->chosen = is_yes (chosen) && *set->name && !*ump_components_chosen (self, kind, part);
  set->asked = is_yes (asked);
  for (xmlNode *child = next_element (node->children, &problem); child != NULL;
       child = next_element (child->next, &problem))
    if (!read_value (self, set, child, error))
      return FALSE;
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return *error == NULL;
}

static gboolean
read_part (UmpComponents *self, xmlNode *node, GError **error)
{
  static const char *const attrs[] = { "kind", "id", NULL };
  g_autofree char *kind = NULL, *id = NULL;
  g_autoptr (GError) problem = NULL;

  if (!is_element (node, "part", attrs, error))
    return FALSE;
  kind = ump_xml_value (node, "kind");
  id = ump_xml_value (node, "id");
  if (kind == NULL || id == NULL || !ump_components_is_id (kind) || !ump_components_is_id (id))
    return fail (error, node, _ ("kind and id say which component of which game this is"));
  for (xmlNode *child = next_element (node->children, &problem); child != NULL;
       child = next_element (child->next, &problem))
    if (!read_set (self, kind, id, child, error))
      return FALSE;
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return *error == NULL;
}

static gboolean
read_document (UmpComponents *self, xmlDoc *document, GError **error)
{
  static const char *const none[] = { NULL };
  xmlNode *root = xmlDocGetRootElement (document);
  g_autoptr (GError) problem = NULL;

  if (document->intSubset != NULL)
    return fail (error, root, _ ("a document type is not allowed"));
  if (!is_element (root, "components", none, error))
    return FALSE;
  for (xmlNode *node = next_element (root->children, &problem); node != NULL;
       node = next_element (node->next, &problem))
    if (!read_part (self, node, error))
      return FALSE;
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  else if (ump_components_n_values (self) > UMP_COMPONENTS_MAX_VALUES)
    fail (error, root, _ ("there are more values than can be remembered"));
  return *error == NULL;
}

/* What sessions may not be made of, this may not be made of: libxml2 sees nothing that costs it more than its
 * length. */
static gboolean
look_at (const char *data, gsize n, GError **error)
{
  UmpByteLook look;

  if (n > UMP_COMPONENTS_MAX_BYTES) {
    g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED, "1: %s",
                 _ ("the file is larger than 1 MiB"));
    return FALSE;
  }
  ump_byte_look_init (&look);
  ump_byte_look_feed (&look, data, n);
  if (ump_byte_look_finish (&look))
    return TRUE;
  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED, "%u: %s", look.line, _ (look.problem));
  return FALSE;
}

UmpComponents *
ump_components_parse (GBytes *bytes, GError **error)
{
  g_autoptr (UmpComponents) self = g_object_new (UMP_TYPE_COMPONENTS, NULL);
  g_autoptr (xmlParserCtxt) parser = NULL;
  g_autoptr (xmlDoc) document = NULL;
  g_autoptr (GError) problem = NULL;
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);

  if (data == NULL)
    data = "";
  if (!look_at (data, n, error))
    return NULL;
  ump_xml_init ();
  parser = xmlNewParserCtxt ();
  document =
      xmlCtxtReadMemory (parser, data, (int) n, NULL, NULL,
                         XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_IGNORE_ENC);
  if (document == NULL) {
    const xmlError *last = xmlCtxtGetLastError (parser);

    g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED, "%d: %s",
                 last != NULL ? MAX (last->line, 1) : 1, _ ("this is not well-formed XML"));
    return NULL;
  }
  if (!read_document (self, document, &problem)) {
    g_propagate_error (error, g_steal_pointer (&problem));
    return NULL;
  }
  return g_steal_pointer (&self);
}

UmpComponents *
ump_components_load (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = ump_session_read_file (path, error);

  return bytes != NULL ? ump_components_parse (bytes, error) : NULL;
}

/* ---- writing ------------------------------------------------------------------------------------------ */

static void
write_value (UmpXml *xml, const UmpValue *value)
{
  ump_xml_open (xml, "value", NULL);
  ump_xml_attr (xml, "side", value->side);
  ump_xml_attr_int (xml, "row", value->row);
  ump_xml_attr_int (xml, "column", value->column);
  ump_xml_attr (xml, "sure", ump_sure_words[value->sure]);
  ump_xml_attr (xml, "when", value->when);
  ump_xml_attr (xml, "source", value->source);
  ump_xml_text (xml, value->value);
  ump_xml_close (xml);
}

static void
write_set (UmpXml *xml, const UmpSet *set)
{
  ump_xml_open (xml, "set", NULL);
  ump_xml_attr (xml, "name", *set->name ? set->name : NULL);
  ump_xml_attr (xml, "chosen", set->chosen ? "yes" : NULL);
  ump_xml_attr (xml, "asked", set->asked ? "yes" : NULL);
  for (guint i = 0; i < set->values->len; i++)
    write_value (xml, g_ptr_array_index (set->values, i));
  ump_xml_close (xml);
}

GBytes *
ump_components_write (UmpComponents *self)
{
  const UmpSet *before = NULL;
  UmpXml xml;

  ump_xml_begin_document (&xml);
  ump_xml_open (&xml, "components", UMP_COMPONENTS_NS);
  for (guint i = 0; i < self->sets->len; i++) {
    const UmpSet *set = g_ptr_array_index (self->sets, i);

    if (before == NULL || strcmp (before->kind, set->kind) != 0 || strcmp (before->part, set->part) != 0) {
      if (before != NULL)
        ump_xml_close (&xml);
      ump_xml_open (&xml, "part", NULL);
      ump_xml_attr (&xml, "kind", set->kind);
      ump_xml_attr (&xml, "id", set->part);
    }
    write_set (&xml, set);
    before = set;
  }
  return ump_xml_end (&xml);
}
