/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "help-text.h"

#define FOLDER "/io/github/umpire_app/Umpire/help"

/* A page while it is read. What stands in info describes the page; everything else becomes parts. */
typedef struct {
  const char *language; /* NULL: links without words stay so, as in a page that is only asked for its title */
  GPtrArray *parts;
  GString *text;  /* of the block that is open, as markup; NULL between blocks */
  GString *place; /* where the page belongs in a guide: "index#group" */
  char *title;
  char *about;
  char *order;
  char *section;       /* the id of the open section */
  GPtrArray *sections; /* for a guide: the id of each heading, in step with parts; "" for other parts */
  guint step;
  gboolean in_info;
  gboolean in_steps;
  gboolean in_item;
  gboolean sort_title;
  guint keys; /* keys since a keyseq began */
  gboolean in_keys;
  gboolean link_empty;
  char *link;
} Page;

static gboolean read_page (Page *page, const char *name, const char *folder, GError **error);

static void
part_free (gpointer data)
{
  UmpHelpPart *part = data;

  g_free (part->markup);
  g_free (part);
}

static void
page_init (Page *page)
{
  *page = (Page){ .parts = g_ptr_array_new_with_free_func (part_free),
                  .sections = g_ptr_array_new_with_free_func (g_free),
                  .place = g_string_new (NULL) };
}

static void
page_clear (Page *page)
{
  g_clear_pointer (&page->parts, g_ptr_array_unref);
  g_ptr_array_unref (page->sections);
  g_string_free (page->place, TRUE);
  if (page->text != NULL)
    g_string_free (page->text, TRUE);
  g_free (page->title);
  g_free (page->about);
  g_free (page->order);
  g_free (page->section);
  g_free (page->link);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Page, page_clear)

static void
add_part (Page *page, UmpHelpKind kind, const char *markup)
{
  UmpHelpPart *part = g_new0 (UmpHelpPart, 1);

  part->kind = kind;
  part->number = kind == UMP_HELP_STEP ? ++page->step : 0;
  part->markup = g_strdup (markup);
  g_ptr_array_add (page->parts, part);
  g_ptr_array_add (page->sections,
                   g_strdup (kind == UMP_HELP_HEADING && page->section != NULL ? page->section : ""));
}

/* ---- the parser's answers ---------------------------------------------------------------------------- */

static const char *
attribute (const char **names, const char **values, const char *wanted)
{
  for (int k = 0; names[k] != NULL; k++)
    if (g_str_equal (names[k], wanted))
      return values[k];
  return NULL;
}

/* What a line may hold, and how it looks. */
static const struct {
  const char *element;
  const char *open;
  const char *close;
} inlines[] = {
  { "gui", "<b>", "</b>" },    { "em", "<i>", "</i>" },  { "input", "<tt>", "</tt>" },
  { "file", "<tt>", "</tt>" }, { "key", "<b>", "</b>" },
};

static int
find_inline (const char *element)
{
  for (int k = 0; k < (int) G_N_ELEMENTS (inlines); k++)
    if (g_str_equal (inlines[k].element, element))
      return k;
  return -1;
}

static void
open_link (Page *page, const char **names, const char **values)
{
  const char *href = attribute (names, values, "href"), *xref = attribute (names, values, "xref");
  g_autofree char *target = g_markup_escape_text (href != NULL ? href : xref != NULL ? xref : "", -1);

  if (page->in_info) {
    if (g_strcmp0 (attribute (names, values, "type"), "guide") == 0 && xref != NULL)
      g_string_assign (page->place, xref);
    return;
  }
  if (page->text == NULL)
    return;
  g_free (page->link);
  page->link = g_strdup (target);
  page->link_empty = TRUE;
  g_string_append_printf (page->text, "<a href=\"%s\">", target);
}

static void
on_start (GMarkupParseContext *context, const char *element, const char **names, const char **values,
          gpointer data, GError **error)
{
  static const char *const blocks[] = { "p", "title", "desc", NULL };
  Page *page = data;
  int found = find_inline (element);

  if (g_strv_contains (blocks, element)) {
    if (page->text != NULL)
      g_string_free (page->text, TRUE);
    page->text = g_string_new (NULL);
    page->sort_title = g_strcmp0 (attribute (names, values, "type"), "sort") == 0;
  } else if (g_str_equal (element, "link")) {
    open_link (page, names, values);
  } else if (g_str_equal (element, "info")) {
    page->in_info = TRUE;
  } else if (g_str_equal (element, "section")) {
    g_free (page->section);
    page->section = g_strdup (attribute (names, values, "id"));
  } else if (g_str_equal (element, "steps")) {
    page->in_steps = TRUE;
    page->step = 0;
  } else if (g_str_equal (element, "item")) {
    page->in_item = TRUE;
  } else if (g_str_equal (element, "keyseq")) {
    page->in_keys = TRUE;
    page->keys = 0;
  } else if (found >= 0 && page->text != NULL) {
    if (page->in_keys && page->keys++ > 0)
      g_string_append_c (page->text, '+');
    g_string_append (page->text, inlines[found].open);
  } else if (!g_str_equal (element, "page") && !g_str_equal (element, "list") &&
             !g_str_equal (element, "terms")) {
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "the guide has no element “%s”",
                 element);
  }
}

static void
on_text (GMarkupParseContext *context, const char *text, gsize length, gpointer data, GError **error)
{
  Page *page = data;
  g_autofree char *escaped = NULL;
  gboolean gap;

  if (page->text == NULL || (page->in_keys && strspn (text, " \n") == length))
    return;
  /* White space runs together, as in any markup. */
  escaped = g_markup_escape_text (text, (gssize) length);
  gap = page->text->len == 0 || page->text->str[page->text->len - 1] == ' ';
  for (const char *at = escaped; *at != '\0'; at++) {
    gboolean blank = *at == ' ' || *at == '\n' || *at == '\t';

    if (!blank || !gap)
      g_string_append_c (page->text, blank ? ' ' : *at);
    gap = blank;
  }
  page->link_empty = page->link_empty && length == 0;
}

static void
take_title (Page *page)
{
  if (page->in_info) {
    if (page->sort_title) {
      g_free (page->order);
      page->order = g_strdup (page->text->str);
    }
  } else if (page->title == NULL) {
    page->title = g_strdup (page->text->str);
    add_part (page, UMP_HELP_TITLE, page->text->str);
  } else {
    add_part (page, page->in_item ? UMP_HELP_TERM : UMP_HELP_HEADING, page->text->str);
  }
}

static void
take_paragraph (Page *page)
{
  gboolean explains =
      page->parts->len > 0 &&
      ((UmpHelpPart *) g_ptr_array_index (page->parts, page->parts->len - 1))->kind == UMP_HELP_TERM;

  if (!page->in_item || explains)
    add_part (page, UMP_HELP_PARAGRAPH, page->text->str);
  else
    add_part (page, page->in_steps ? UMP_HELP_STEP : UMP_HELP_ITEM, page->text->str);
}

/* A link without words is called as the page that it leads to. */
static void
close_link (Page *page)
{
  if (page->link == NULL || page->text == NULL)
    return;
  if (page->link_empty && page->language != NULL) {
    g_auto (Page) other;

    page_init (&other);
    if (read_page (&other, page->link, page->language, NULL) && other.title != NULL)
      g_string_append (page->text, other.title);
  }
  g_string_append (page->text, "</a>");
  g_clear_pointer (&page->link, g_free);
}

static void
on_end (GMarkupParseContext *context, const char *element, gpointer data, GError **error)
{
  Page *page = data;
  int found = find_inline (element);

  if (page->text != NULL && g_str_equal (element, "title")) {
    take_title (page);
  } else if (page->text != NULL && g_str_equal (element, "desc")) {
    g_free (page->about);
    page->about = g_strdup (page->text->str);
  } else if (page->text != NULL && g_str_equal (element, "p")) {
    take_paragraph (page);
  } else if (g_str_equal (element, "link")) {
    close_link (page);
    return;
  } else if (g_str_equal (element, "info")) {
    page->in_info = FALSE;
  } else if (g_str_equal (element, "steps")) {
    page->in_steps = FALSE;
  } else if (g_str_equal (element, "item")) {
    page->in_item = FALSE;
  } else if (g_str_equal (element, "keyseq")) {
    page->in_keys = FALSE;
    return;
  } else if (found >= 0 && page->text != NULL) {
    g_string_append (page->text, inlines[found].close);
    return;
  }
  if (page->text != NULL) {
    g_string_free (page->text, TRUE);
    page->text = NULL;
  }
}

static gboolean
read_page (Page *page, const char *name, const char *folder, GError **error)
{
  static const GMarkupParser parser = { .start_element = on_start, .end_element = on_end, .text = on_text };
  g_autofree char *path = g_strdup_printf (FOLDER "/%s/%s.page", folder, name);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autoptr (GMarkupParseContext) context = NULL;

  if (bytes == NULL)
    return FALSE;
  context = g_markup_parse_context_new (&parser, 0, page, NULL);
  return g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                       (gssize) g_bytes_get_size (bytes), error) &&
         g_markup_parse_context_end_parse (context, error);
}

/* ---- the contents of a guide
 * ---------------------------------------------------------------------------- */

typedef struct {
  char *order;
  char *place;
  char *markup;
} Topic;

static void
topic_free (gpointer data)
{
  Topic *topic = data;

  g_free (topic->order);
  g_free (topic->place);
  g_free (topic->markup);
  g_free (topic);
}

static int
compare_topics (gconstpointer a, gconstpointer b)
{
  const Topic *const *x = a, *const *y = b;

  return g_strcmp0 ((*x)->order, (*y)->order);
}

/* Every page of that language that says where it belongs, in order. */
static GPtrArray *
find_topics (const char *language)
{
  GPtrArray *topics = g_ptr_array_new_with_free_func (topic_free);
  g_autofree char *folder = g_strdup_printf (FOLDER "/%s", language);
  g_auto (GStrv) names = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (int k = 0; names != NULL && names[k] != NULL; k++) {
    g_autofree char *name = g_strndup (names[k], strlen (names[k]) - strlen (".page"));
    g_auto (Page) page;
    Topic *topic;

    page_init (&page);
    if (!read_page (&page, name, language, NULL) || page.place->len == 0)
      continue;
    topic = g_new0 (Topic, 1);
    topic->order = g_strdup (page.order);
    topic->place = g_strdup (page.place->str);
    topic->markup =
        g_strdup_printf ("<a href=\"%s\">%s</a>\n%s", name, page.title, page.about != NULL ? page.about : "");
    g_ptr_array_add (topics, topic);
  }
  g_ptr_array_sort (topics, compare_topics);
  return topics;
}

/* Puts the topics behind the headings of the sections that they name. */
static GPtrArray *
with_topics (Page *page, const char *name, const char *language)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (part_free);
  g_autoptr (GPtrArray) topics = find_topics (language);

  for (guint k = 0; k < page->parts->len; k++) {
    UmpHelpPart *part = g_ptr_array_index (page->parts, k);
    g_autofree char *place = g_strdup_printf ("%s#%s", name, (char *) g_ptr_array_index (page->sections, k));

    g_ptr_array_add (parts, part);
    if (part->kind != UMP_HELP_HEADING)
      continue;
    for (guint t = 0; t < topics->len; t++) {
      Topic *topic = g_ptr_array_index (topics, t);
      UmpHelpPart *link;

      if (!g_str_equal (topic->place, place))
        continue;
      link = g_new0 (UmpHelpPart, 1);
      link->kind = UMP_HELP_TOPIC;
      link->markup = g_strdup (topic->markup);
      g_ptr_array_add (parts, link);
    }
  }
  g_ptr_array_set_free_func (page->parts, NULL);
  return parts;
}

static gboolean
has_folder (const char *name)
{
  g_autofree char *index = g_strdup_printf (FOLDER "/%s/index.page", name);

  return g_resources_get_info (index, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

GPtrArray *
ump_help_text_load (const char *name, const char *language, GError **error)
{
  const char *const one[] = { language, NULL };
  const char *const *wanted = language != NULL ? one : g_get_language_names ();
  const char *folder = "C";
  g_auto (Page) page;

  for (int k = 0; wanted[k] != NULL; k++)
    if (has_folder (wanted[k])) {
      folder = wanted[k];
      break;
    }
  page_init (&page);
  page.language = folder;
  if (!read_page (&page, name, folder, error))
    return NULL;
  return with_topics (&page, name, folder);
}
