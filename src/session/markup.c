/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "session/markup.h"
#include "session/session.h"

/* ---- keeping ------------------------------------------------------------------ */

/* Sessions are read by several threads. GLib may find a string again whose last holder is letting it go. */
static GMutex sharing;

/* A string that all who hold the same share; NULL stays NULL. */
static char *
share (const char *string)
{
  char *shared;

  if (string == NULL)
    return NULL;
  g_mutex_lock (&sharing);
  shared = g_ref_string_new_intern (string);
  g_mutex_unlock (&sharing);
  return shared;
}

static void
unshare (char *string)
{
  if (string == NULL)
    return;
  g_mutex_lock (&sharing);
  g_ref_string_release (string);
  g_mutex_unlock (&sharing);
}

/* A name and how many attributes have it; its strings lie behind it. */
typedef struct {
  UmpMarkupName name;
  gsize n_users;
  char strings[];
} SharedName;

static guint
name_hash (gconstpointer key)
{
  const UmpMarkupName *name = key;
  const char *parts[] = { name->prefix, name->name, name->uri };
  guint hash = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    hash = hash * 33 + (parts[i] != NULL ? g_str_hash (parts[i]) : 0);
  return hash;
}

static gboolean
name_equal (gconstpointer a, gconstpointer b)
{
  const UmpMarkupName *one = a, *other = b;

  return g_strcmp0 (one->name, other->name) == 0 && g_strcmp0 (one->prefix, other->prefix) == 0 &&
         g_strcmp0 (one->uri, other->uri) == 0;
}

static GHashTable *shared_names; /* a set of SharedName, guarded by `sharing` */

static const char *
put_string (char **end, const char *string)
{
  char *kept = *end;

  if (string == NULL)
    return NULL;
  *end = g_stpcpy (kept, string) + 1;
  return kept;
}

static SharedName *
name_new (const UmpMarkupName *name)
{
  gsize size = 0;
  const char *parts[] = { name->prefix, name->name, name->uri };
  SharedName *shared;
  char *end;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    size += parts[i] != NULL ? strlen (parts[i]) + 1 : 0;
  shared = g_malloc (sizeof *shared + size);
  end = shared->strings;
  shared->n_users = 0;
  shared->name.prefix = put_string (&end, name->prefix);
  shared->name.name = put_string (&end, name->name);
  shared->name.uri = put_string (&end, name->uri);
  return shared;
}

static const UmpMarkupName *
share_name (const UmpMarkupName *name)
{
  SharedName *shared;

  g_mutex_lock (&sharing);
  if (shared_names == NULL)
    shared_names = g_hash_table_new_full (name_hash, name_equal, NULL, g_free);
  shared = g_hash_table_lookup (shared_names, name);
  if (shared == NULL) {
    shared = name_new (name);
    g_hash_table_add (shared_names, shared);
  }
  shared->n_users++;
  g_mutex_unlock (&sharing);
  return &shared->name;
}

static void
unshare_name (const UmpMarkupName *name)
{
  SharedName *shared = (SharedName *) (gpointer) name;

  g_mutex_lock (&sharing);
  if (--shared->n_users == 0)
    g_hash_table_remove (shared_names, shared);
  g_mutex_unlock (&sharing);
}

static void
attrs_free (UmpMarkupAttrs *attrs)
{
  for (guint i = 0; attrs != NULL && i < attrs->n; i++)
    unshare_name (attrs->names[i]);
  g_free (attrs);
}

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
  node->prefix = share (prefix);
  node->name = share (name);
  node->uri = share (uri);
  return node;
}

static void
node_free (UmpNode *node)
{
  ump_markup_clear (&node->inside);
  g_free (node->text);
  unshare (node->prefix);
  unshare (node->name);
  unshare (node->uri);
  g_free (node);
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
  g_clear_pointer (&markup->attrs, attrs_free);
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
  const UmpMarkupName called = { prefix, name, uri };
  const UmpMarkupAttrs *old = markup->attrs;
  guint count = old != NULL ? old->n : 0, size = old != NULL ? old->size : 0;
  UmpMarkupAttrs *attrs = g_malloc (sizeof *attrs + (count + 1) * sizeof attrs->names[0] + size + n + 1);
  char *values = (char *) &attrs->names[count + 1];

  attrs->n = count + 1;
  attrs->size = size + (guint) n + 1;
  if (old != NULL) {
    memcpy (attrs->names, old->names, count * sizeof attrs->names[0]);
    memcpy (values, &old->names[count], size);
  }
  attrs->names[count] = share_name (&called);
  if (n > 0)
    memcpy (values + size, value, n);
  values[size + n] = '\0';
  g_free (markup->attrs);
  markup->attrs = attrs;
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
  UmpMarkupIter attr = { 0 };

  while (ump_markup_next (markup, &attr))
    if (g_strcmp0 (attr.name->name, "space") == 0 && g_strcmp0 (attr.name->prefix, "xml") == 0)
      return strcmp (attr.value, "preserve") == 0;
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
entry_markup_clear (gpointer data)
{
  UmpEntryMarkup *markup = data;

  ump_markup_clear (&markup->own);
  if (markup->around != NULL) {
    ump_markup_clear (&markup->around->before);
    ump_markup_clear (&markup->around->after);
    g_free (markup->around);
  }
}

static void
entry_markup_free (gpointer data)
{
  g_rc_box_release_full (data, entry_markup_clear);
}

UmpEntryMarkup *
ump_entry_markup (UmpEntry *entry)
{
  if (entry->extra == NULL) {
    entry->extra = g_rc_box_new0 (UmpEntryMarkup);
    entry->extra_ref = g_rc_box_acquire;
    entry->extra_free = entry_markup_free;
  }
  return entry->extra;
}

void
ump_entry_markup_put (UmpEntry *entry, UmpMarkup *floating, gboolean behind)
{
  UmpEntryMarkup *markup = ump_entry_markup (entry);

  if (markup->around == NULL)
    markup->around = g_new0 (UmpAround, 1);
  ump_markup_move (floating, behind ? &markup->around->after : &markup->around->before, 0);
}
