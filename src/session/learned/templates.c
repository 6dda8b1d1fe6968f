/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>
#include <libxml/tree.h>

#include "core/parse.h"
#include "session/format/look.h"
#include "session/format/model.h"
#include "session/learned/rules-resource.h"
#include "session/learned/rules.h"
#include "session/learned/templates.h"
#include "session/format/xml.h"

#define RESOURCES "/io/github/umpire_app/Umpire/templates"
#define MAX_NAME 200
#define MAX_ABOUT 1000

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)

/* ---- life --------------------------------------------------------------------------- */

static void
value_clear (gpointer data)
{
  UmpOptionValue *value = data;

  g_free ((char *) value->name);
  g_free ((char *) value->value);
}

static void
text_clear (gpointer data)
{
  UmpTemplateText *text = data;

  g_free (text->lang);
  g_free (text->text);
}

static UmpTemplate *
template_new (void)
{
  UmpTemplate *sheet = g_new0 (UmpTemplate, 1);

  sheet->others = g_array_new (FALSE, FALSE, sizeof (UmpTemplateText));
  g_array_set_clear_func (sheet->others, text_clear);

  sheet->values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  g_array_set_clear_func (sheet->values, value_clear);
  return sheet;
}

void
ump_template_free (UmpTemplate *sheet)
{
  if (sheet == NULL)
    return;
  g_free (sheet->name);
  g_free (sheet->plain);
  g_free (sheet->title);
  g_free (sheet->about);
  g_free (sheet->path);
  g_free (sheet->kind);
  g_array_unref (sheet->values);
  g_array_unref (sheet->others);
  g_free (sheet);
}

static void
add_value (UmpTemplate *sheet, const char *name, const char *value)
{
  UmpOptionValue copy = { g_strdup (name), g_strdup (value) };

  g_array_append_val (sheet->values, copy);
}

UmpTemplate *
ump_template_new (const char *name, const char *about, const UmpOptionValue *values, int n_values)
{
  UmpTemplate *sheet = template_new ();

  sheet->kind = g_strdup (UMP_SHEET_KIND);
  sheet->name = g_strdup (name);
  sheet->title = g_strdup (name);
  sheet->plain = g_strdup (about);
  sheet->about = g_strdup (about);
  for (int i = 0; i < n_values; i++)
    if (strcmp (values[i].name, "late") != 0 && strcmp (values[i].name, "name") != 0)
      add_value (sheet, values[i].name, values[i].value);
  return sheet;
}

void
ump_template_set_kind (UmpTemplate *sheet, const char *kind, int least, int most)
{
  g_free (sheet->kind);
  sheet->kind = g_strdup (kind);
  sheet->least = least;
  sheet->most = most;
}

UmpTemplate *
ump_template_copy (const UmpTemplate *sheet)
{
  UmpTemplate *copy =
      ump_template_new (sheet->name, sheet->plain, (const UmpOptionValue *) (gpointer) sheet->values->data,
                        (int) sheet->values->len);

  ump_template_set_kind (copy, sheet->kind, sheet->least, sheet->most);
  return copy;
}

/* ---- reading ------------------------------------------------------------------------------ */

static gboolean
fail (GError **error, long line, const char *message)
{
  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED, "%ld: %s", MAX (line, 1), message);
  return FALSE;
}

static gboolean
look (const char *data, gsize n, GError **error)
{
  UmpByteLook bytes;

  ump_byte_look_init (&bytes);
  if (n > UMP_SHEET_MAX_BYTES)
    return fail (error, 1, _ ("a score sheet has 64 KiB at most"));
  ump_byte_look_feed (&bytes, data, n);
  if (bytes.problem == NULL)
    ump_byte_look_finish (&bytes);
  return bytes.problem == NULL || fail (error, bytes.line, g_dgettext (GETTEXT_PACKAGE, bytes.problem));
}

static gboolean
is_ours (const xmlNode *node, const char *name)
{
  return node->ns != NULL && strcmp ((const char *) node->ns->href, UMP_SHEET_NS) == 0 &&
         strcmp ((const char *) node->name, name) == 0;
}

/* Whether a code is of that language: "es-MX" is of "es". Letter case aside. */
static gboolean
is_of (const char *code, const char *lang)
{
  gsize n = strlen (lang);

  return g_ascii_strncasecmp (code, lang, n) == 0 && (code[n] == '\0' || code[n] == '-');
}

const char *
ump_template_text (const UmpTemplate *sheet, gboolean is_about, const char *lang)
{
  const char *regional = NULL;

  for (guint i = 0; i < sheet->others->len; i++) {
    const UmpTemplateText *other = &g_array_index (sheet->others, UmpTemplateText, i);

    if (other->is_about != is_about || !is_of (other->lang, lang))
      continue;
    if (strlen (other->lang) == strlen (lang))
      return other->text;
    if (regional == NULL)
      regional = other->text;
  }
  return regional;
}

/* Whether a name or about is there in a language that is not English. */
static gboolean
has_other (const UmpTemplate *sheet, const char *lang, gboolean is_about)
{
  for (guint i = 0; i < sheet->others->len; i++) {
    const UmpTemplateText *other = &g_array_index (sheet->others, UmpTemplateText, i);

    if (other->is_about == is_about && g_ascii_strcasecmp (other->lang, lang) == 0)
      return TRUE;
  }
  return FALSE;
}

static void
add_other (UmpTemplate *sheet, const char *lang, gboolean is_about, const char *text)
{
  UmpTemplateText other = { g_strdup (lang), g_strdup (text), is_about };

  g_array_append_val (sheet->others, other);
}

/* name or about: English text goes to *plain, that of other languages, and of English in one country, to the
 * others. */
static gboolean
read_text (UmpTemplate *sheet, xmlNode *node, char **plain, GError **error)
{
  gboolean is_about = is_ours (node, "about");
  xmlChar *content = xmlNodeGetContent (node), *own = xmlNodeGetLang (node);
  g_autofree char *text = ump_trimmed ((const char *) content);
  gboolean english = own == NULL || *own == '\0' || g_ascii_strcasecmp ((const char *) own, "en") == 0;
  gboolean good;

  good = xmlChildElementCount (node) == 0 && text != NULL &&
         g_utf8_strlen (text, -1) <= (is_about ? MAX_ABOUT : MAX_NAME) &&
         (english ? *plain == NULL : !has_other (sheet, (const char *) own, is_about));
  if (good && english)
    *plain = g_steal_pointer (&text);
  else if (good)
    add_other (sheet, (const char *) own, is_about, text);
  xmlFree (content);
  if (own != NULL)
    xmlFree (own);
  return good || fail (error, xmlGetLineNo (node), _ ("a name or text is empty, too long or there twice"));
}

static gboolean
read_option (UmpTemplate *sheet, xmlNode *node, GError **error)
{
  g_autofree char *name = ump_xml_value (node, "name"), *value = ump_xml_value (node, "value");

  if (name == NULL || value == NULL || node->children != NULL)
    return fail (error, xmlGetLineNo (node), _ ("an option has a name and a value"));
  add_value (sheet, name, value);
  return TRUE;
}

static gboolean
read_child (UmpTemplate *sheet, xmlNode *node, GError **error)
{
  if (is_ours (node, "name"))
    return read_text (sheet, node, &sheet->name, error);
  if (is_ours (node, "about"))
    return read_text (sheet, node, &sheet->plain, error);
  if (is_ours (node, "option"))
    return read_option (sheet, node, error);
  return fail (error, xmlGetLineNo (node), _ ("this is not a score sheet"));
}

static gboolean
read_children (UmpTemplate *sheet, xmlNode *root, GError **error)
{
  for (xmlNode *node = root->children; node != NULL; node = node->next) {
    if (node->type == XML_ELEMENT_NODE) {
      if (!read_child (sheet, node, error))
        return FALSE;
    } else if (node->type != XML_COMMENT_NODE && !xmlIsBlankNode (node)) {
      return fail (error, xmlGetLineNo (node), _ ("nothing may stand here"));
    }
  }
  if (sheet->name == NULL) /* English of one country is English where there is no other */
    sheet->name = g_strdup (ump_template_text (sheet, FALSE, "en"));
  if (sheet->plain == NULL)
    sheet->plain = g_strdup (ump_template_text (sheet, TRUE, "en"));
  return sheet->name != NULL || fail (error, xmlGetLineNo (root), _ ("the score sheet has no name"));
}

/* The kind of game, and how many people it is for: "4" or "3-6". The game; NULL with an error. */
static const UmpGame *
read_kind (UmpTemplate *sheet, const UmpGame *const *games, xmlNode *root, GError **error)
{
  g_autofree char *kind = ump_xml_value (root, "kind"), *people = ump_xml_value (root, "people");
  char *dash = people != NULL ? strchr (people, '-') : NULL;
  const UmpGame *game;

  sheet->kind = g_strdup (kind != NULL ? kind : UMP_SHEET_KIND);
  while (*games != NULL && strcmp ((*games)->kind, sheet->kind) != 0)
    games++;
  game = *games;
  if (game == NULL || game->name_option == 0) {
    fail (error, xmlGetLineNo (root), _ ("this program has no sheets of that kind"));
    return NULL;
  }
  sheet->least = game->min_seats;
  sheet->most = game->max_seats;
  if (people == NULL)
    return game;
  if (dash != NULL)
    *dash = '\0';
  if (ump_parse_int (people, game->min_seats, game->max_seats, &sheet->least) &&
      ump_parse_int (dash != NULL ? dash + 1 : people, sheet->least, game->max_seats, &sheet->most))
    return game;
  fail (error, xmlGetLineNo (root), _ ("“people” is a number of people, or two such as 3-6"));
  return NULL;
}

/* The game must take the options, with each number of people that they are said to be for; some sheets of a
 * pad are for few. */
static gboolean
try_options (const UmpGame *game, const UmpTemplate *sheet, xmlNode *root, GError **error)
{
  static const char *const ids[] = { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", NULL };
  gboolean all = xmlHasProp (root, (const xmlChar *) "people") != NULL;

  for (int n = all ? sheet->least : 4; n <= (all ? sheet->most : 4); n++) {
    g_autoptr (GError) problem = NULL;
    g_autoptr (UmpSetup) setup =
        ump_setup_new (game, ids, ids, n, (const UmpOptionValue *) (gpointer) sheet->values->data,
                       (int) sheet->values->len, &problem);

    if (setup == NULL)
      return fail (error, xmlGetLineNo (root), problem->message);
  }
  return TRUE;
}

static gboolean
read_document (UmpTemplate *sheet, const UmpGame *const *games, xmlDoc *document, const char *lang,
               GError **error)
{
  xmlNode *root = xmlDocGetRootElement (document);
  gboolean foreign = strcmp (lang, "en") != 0;
  const char *title, *about;
  const UmpGame *game;
  gboolean good =
      (root != NULL && is_ours (root, "sheet")) || fail (error, 1, _ ("this is not a score sheet"));

  game = good ? read_kind (sheet, games, root, error) : NULL;
  good = game != NULL && read_children (sheet, root, error) && try_options (game, sheet, root, error);
  title = foreign ? ump_template_text (sheet, FALSE, lang) : NULL;
  about = foreign ? ump_template_text (sheet, TRUE, lang) : NULL;
  sheet->title = g_strdup (title != NULL ? title : sheet->name);
  sheet->about = g_strdup (about != NULL ? about : sheet->plain);
  return good;
}

UmpTemplate *
ump_template_parse (const UmpGame *const *games, GBytes *bytes, const char *lang, GError **error)
{
  g_autoptr (UmpTemplate) sheet = template_new ();
  g_autoptr (xmlParserCtxt) parser = NULL;
  g_autoptr (xmlDoc) document = NULL;
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);

  if (!look (data != NULL ? data : "", n, error))
    return NULL;
  ump_xml_init ();
  parser = xmlNewParserCtxt ();
  document = xmlCtxtReadMemory (parser, data != NULL ? data : "", (int) n, NULL, NULL,
                                XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  if (document == NULL) {
    const xmlError *last = xmlCtxtGetLastError (parser);

    fail (error, last != NULL ? last->line : 1, _ ("this is not well-formed XML"));
    return NULL;
  }
  if (!read_document (sheet, games, document, ump_rules_language (lang), error))
    return NULL;
  return g_steal_pointer (&sheet);
}

UmpTemplate *
ump_template_load (const UmpGame *const *games, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = ump_session_read_file (path, error);
  UmpTemplate *sheet = bytes != NULL ? ump_template_parse (games, bytes, NULL, error) : NULL;

  if (sheet != NULL)
    sheet->path = g_strdup (path);
  return sheet;
}

/* ---- writing ------------------------------------------------------------------------------- */

/* lang: NULL for none. */
static void
write_text (UmpXml *xml, const char *element, const char *lang, const char *text)
{
  ump_xml_open (xml, element, NULL);
  ump_xml_attr (xml, "xml:lang", lang);
  ump_xml_text (xml, text);
  ump_xml_close (xml);
}

static void
write_texts (UmpXml *xml, const UmpTemplate *sheet, gboolean is_about)
{
  const char *element = is_about ? "about" : "name", *plain = is_about ? sheet->plain : sheet->name;

  if (plain != NULL)
    write_text (xml, element, NULL, plain);
  for (guint i = 0; i < sheet->others->len; i++) {
    const UmpTemplateText *other = &g_array_index (sheet->others, UmpTemplateText, i);

    if (other->is_about == is_about)
      write_text (xml, element, other->lang, other->text);
  }
}

GBytes *
ump_template_write (const UmpTemplate *sheet)
{
  UmpXml xml;

  ump_xml_begin_document (&xml);
  ump_xml_open (&xml, "sheet", UMP_SHEET_NS);
  if (strcmp (sheet->kind, UMP_SHEET_KIND) != 0) {
    g_autofree char *people = sheet->least == sheet->most
                                  ? g_strdup_printf ("%d", sheet->least)
                                  : g_strdup_printf ("%d-%d", sheet->least, sheet->most);

    ump_xml_attr (&xml, "kind", sheet->kind);
    ump_xml_attr (&xml, "people", people);
  }
  write_texts (&xml, sheet, FALSE);
  write_texts (&xml, sheet, TRUE);
  for (guint i = 0; i < sheet->values->len; i++) {
    const UmpOptionValue *value = &g_array_index (sheet->values, UmpOptionValue, i);

    ump_xml_open (&xml, "option", NULL);
    ump_xml_attr (&xml, "name", value->name);
    ump_xml_attr (&xml, "value", value->value);
    ump_xml_close (&xml);
  }
  return ump_xml_end (&xml);
}

/* ---- all there are ------------------------------------------------------------------------------ */

char *
ump_templates_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "umpire", "templates", NULL);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const UmpTemplate *one = *(const UmpTemplate *const *) a, *other = *(const UmpTemplate *const *) b;

  if ((one->path == NULL) != (other->path == NULL))
    return one->path == NULL ? -1 : 1;
  return g_utf8_collate (one->title, other->title);
}

static void
add_delivered (const UmpGame *const *games, GPtrArray *templates)
{
  g_auto (GStrv) names = NULL;

  ump_rules_register ();
  names = g_resources_enumerate_children (RESOURCES, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  for (int i = 0; names != NULL && names[i] != NULL; i++) {
    g_autofree char *path = g_build_path ("/", RESOURCES, names[i], NULL);
    g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
    UmpTemplate *sheet = ump_template_parse (games, bytes, NULL, NULL);

    if (sheet != NULL)
      g_ptr_array_add (templates, sheet);
  }
}

static void
add_own (const UmpGame *const *games, const char *folder, GPtrArray *templates, GPtrArray *problems)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autoptr (GError) error = NULL;
    UmpTemplate *sheet;

    if (!g_str_has_suffix (name, UMP_SHEET_SUFFIX))
      continue;
    sheet = ump_template_load (games, path, &error);
    if (sheet != NULL)
      g_ptr_array_add (templates, sheet);
    else if (problems != NULL)
      g_ptr_array_add (problems, g_strdup_printf ("%s: %s", path, error->message));
  }
}

GPtrArray *
ump_templates_list (const UmpGame *const *games, const char *folder, GPtrArray **problems)
{
  GPtrArray *templates = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_template_free);

  if (problems != NULL)
    *problems = g_ptr_array_new_with_free_func (g_free);
  add_delivered (games, templates);
  add_own (games, folder, templates, problems != NULL ? *problems : NULL);
  g_ptr_array_sort (templates, compare);
  return templates;
}

static gboolean
same (const char *a, const char *b)
{
  g_autofree char *one = g_utf8_casefold (a, -1), *other = g_utf8_casefold (b, -1);

  return strcmp (one, other) == 0;
}

const UmpTemplate *
ump_templates_find (const GPtrArray *templates, const char *kind, const char *name)
{
  for (guint i = templates->len; i > 0; i--) {
    const UmpTemplate *sheet = templates->pdata[i - 1];

    if (strcmp (sheet->kind, kind) == 0 && (same (sheet->name, name) || same (sheet->title, name)))
      return sheet;
  }
  return NULL;
}
