/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "session/markup.h"
#include "session/session.h"

/* ---- keeping ------------------------------------------------------------------ */

UmpNode *
ump_node_new_text (const char *text, gsize n)
{
  UmpNode *node = g_new0 (UmpNode, 1);

  node->at = UMP_AT_PENDING;
  node->text = g_strndup (text, n);
  return node;
}

UmpNode *
ump_node_new_element (const char *prefix, const char *name, const char *uri)
{
  UmpNode *node = g_new0 (UmpNode, 1);

  node->at = UMP_AT_PENDING;
  node->prefix = g_strdup (prefix);
  node->name = g_strdup (name);
  node->uri = g_strdup (uri);
  return node;
}

static void
node_free (UmpNode *node)
{
  ump_markup_clear (&node->inside);
  g_free (node->text);
  g_free (node->prefix);
  g_free (node->name);
  g_free (node->uri);
  g_free (node);
}

static void
attr_clear (gpointer data)
{
  UmpMarkupAttr *attr = data;

  g_free (attr->prefix);
  g_free (attr->name);
  g_free (attr->uri);
  g_free (attr->value);
}

void
ump_markup_clear (UmpMarkup *markup)
{
  UmpNode *node = markup->first;

  while (node != NULL) {
    UmpNode *next = node->next;

    node_free (node);
    node = next;
  }
  g_clear_pointer (&markup->attrs, g_array_unref);
  *markup = (UmpMarkup){ 0 };
}

void
ump_markup_free (UmpMarkup *markup)
{
  if (markup == NULL)
    return;
  ump_markup_clear (markup);
  g_free (markup);
}

gboolean
ump_markup_is_empty (const UmpMarkup *markup)
{
  return markup == NULL || (markup->attrs == NULL && markup->first == NULL);
}

UmpMarkup *
ump_markup_steal (UmpMarkup *markup)
{
  UmpMarkup *kept;

  if (ump_markup_is_empty (markup))
    return NULL;
  kept = g_new (UmpMarkup, 1);
  *kept = *markup;
  *markup = (UmpMarkup){ 0 };
  return kept;
}

void
ump_markup_add_attr (UmpMarkup *markup, const char *prefix, const char *name, const char *uri,
                     const char *value, gsize n)
{
  UmpMarkupAttr attr = {
    .prefix = g_strdup (prefix),
    .name = g_strdup (name),
    .uri = g_strdup (uri),
    .value = value != NULL ? g_strndup (value, n) : NULL,
  };

  if (markup->attrs == NULL) {
    markup->attrs = g_array_new (FALSE, FALSE, sizeof (UmpMarkupAttr));
    g_array_set_clear_func (markup->attrs, attr_clear);
  }
  g_array_append_val (markup->attrs, attr);
}

void
ump_markup_add (UmpMarkup *markup, UmpNode *node)
{
  UmpNode **link = &markup->first;

  if (markup->last != NULL && markup->last->at <= node->at) {
    link = &markup->last->next;
  } else {
    while (*link != NULL && (*link)->at <= node->at)
      link = &(*link)->next;
  }
  node->next = *link;
  *link = node;
  if (node->next == NULL)
    markup->last = node;
}

void
ump_markup_move (UmpMarkup *from, UmpMarkup *to, guint at)
{
  UmpNode *node = from->first;

  from->first = from->last = NULL;
  while (node != NULL) {
    UmpNode *next = node->next;

    node->at = at;
    ump_markup_add (to, node);
    node = next;
  }
}

static gboolean
is_space (const char *text)
{
  return text[strspn (text, " \t\r\n")] == '\0';
}

static gboolean
preserves_space (const UmpMarkup *markup)
{
  for (guint i = 0; markup->attrs != NULL && i < markup->attrs->len; i++) {
    const UmpMarkupAttr *attr = &g_array_index (markup->attrs, UmpMarkupAttr, i);

    if (attr->name != NULL && strcmp (attr->name, "space") == 0 && g_strcmp0 (attr->prefix, "xml") == 0)
      return strcmp (attr->value, "preserve") == 0;
  }
  return FALSE;
}

/* Elements with a line break round each: white space there is only the layout of the file. White space alone
 * is not: it is all that the element holds. */
static gboolean
is_indented (const UmpMarkup *markup)
{
  gboolean space = FALSE, elements = FALSE;

  if (preserves_space (markup))
    return FALSE;
  for (const UmpNode *node = markup->first; node != NULL; node = node->next) {
    if (node->name != NULL) {
      if (!space)
        return FALSE;
      space = FALSE;
      elements = TRUE;
    } else if (!is_space (node->text) || strchr (node->text, '\n') == NULL) {
      return FALSE;
    } else {
      space = TRUE;
    }
  }
  return space && elements;
}

static void
drop_text (UmpMarkup *markup)
{
  UmpNode *node = markup->first;

  markup->first = markup->last = NULL;
  while (node != NULL) {
    UmpNode *next = node->next;

    if (node->name != NULL)
      ump_markup_add (markup, node);
    else
      node_free (node);
    node = next;
  }
}

void
ump_markup_settle (UmpMarkup *markup)
{
  if (markup->first == NULL)
    return;
  if (!is_indented (markup)) {
    markup->verbatim = TRUE;
    return;
  }
  drop_text (markup);
  for (UmpNode *node = markup->first; node != NULL; node = node->next)
    ump_markup_settle (&node->inside);
}

static void
entry_markup_free (gpointer data)
{
  UmpEntryMarkup *markup = data;

  ump_markup_clear (&markup->own);
  ump_markup_clear (&markup->before);
  ump_markup_clear (&markup->after);
  g_free (markup);
}

UmpEntryMarkup *
ump_entry_markup (UmpEntry *entry)
{
  UmpEntryMore *more = ump_entry_more (entry);

  if (more->extra == NULL) {
    more->extra = g_new0 (UmpEntryMarkup, 1);
    more->extra_free = entry_markup_free;
  }
  return more->extra;
}
