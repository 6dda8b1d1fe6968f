/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "entry.h"

#include <string.h>

#include "attr.h"

/* ---- common verbs -------------------------------------------------------- */

static const UmpAttr adjust_attrs[] = {
  { .name = "player", .type = UMP_TYPE_PLAYER, .title = N_ ("Player") },
  { .name = "points",
    .type = UMP_TYPE_INT,
    .min = -UMP_POINTS_LIMIT,
    .max = UMP_POINTS_LIMIT,
    .title = N_ ("Points") },
  { .name = "reason", .type = UMP_TYPE_TEXT, .title = N_ ("Reason") },
};

static const struct {
  const char *name;
  int verb;
} common_verbs[] = {
  { "note", UMP_VERB_NOTE },
  { "adjust", UMP_VERB_ADJUST },
  { "void", UMP_VERB_VOID },
  { "abandon", UMP_VERB_ABANDON },
};

const UmpAttr *
ump_verb_attrs (const UmpGame *game, int verb, int *n)
{
  *n = 0;
  if (verb == UMP_VERB_ADJUST) {
    *n = G_N_ELEMENTS (adjust_attrs);
    return adjust_attrs;
  }
  if (verb < 0)
    return NULL;
  while (*n < UMP_MAX_ATTRS && game->verbs[verb].attrs[*n].name != NULL)
    (*n)++;
  return game->verbs[verb].attrs;
}

const char *
ump_verb_name (const UmpGame *game, int verb)
{
  if (verb >= 0)
    return game->verbs[verb].name;
  for (guint i = 0; i < G_N_ELEMENTS (common_verbs); i++)
    if (common_verbs[i].verb == verb)
      return common_verbs[i].name;
  return "";
}

int
ump_verb_find (const UmpGame *game, const char *name)
{
  for (int i = 0; i < game->n_verbs; i++)
    if (strcmp (game->verbs[i].name, name) == 0)
      return i;
  for (guint i = 0; i < G_N_ELEMENTS (common_verbs); i++)
    if (strcmp (common_verbs[i].name, name) == 0)
      return common_verbs[i].verb;
  return UMP_VERB_UNKNOWN;
}

int
ump_verb_takes_by (const UmpGame *game, int verb)
{
  if (verb == UMP_VERB_NOTE)
    return 0;
  return verb >= 0 && game->verbs[verb].player ? 1 : -1;
}

/* ---- making entries -------------------------------------------------------- */

/* An entry is one block: the struct, its values, then all strings. */
typedef struct {
  UmpEntry *entry;
  char *end;
} Block;

static Block
block_new (int n_values, gsize bytes)
{
  gsize head = sizeof (UmpEntry) + sizeof (char *) * (gsize) n_values;
  Block block;

  block.entry = g_malloc (head + bytes);
  memset (block.entry, 0, head);
  block.entry->ref_count = 1;
  block.entry->n_values = (gint16) n_values;
  block.end = (char *) block.entry + head;
  return block;
}

static const char *
block_keep (Block *block, const char *text)
{
  char *kept = block->end;

  if (text == NULL)
    return NULL;
  block->end = g_stpcpy (kept, text) + 1;
  return kept;
}

static gsize
room (const char *text)
{
  return text != NULL ? strlen (text) + 1 : 0;
}

static int
find_attr (const UmpAttr *attrs, int n, const char *name)
{
  for (int i = 0; i < n; i++)
    if (strcmp (attrs[i].name, name) == 0)
      return i;
  return -1;
}

static void
keep_unknown (UmpEntry *entry, const char *name, const char *value)
{
  guint n = entry->unknown != NULL ? g_strv_length (entry->unknown) : 0;

  entry->unknown = g_renew (char *, entry->unknown, n + 3);
  entry->unknown[n] = g_strdup (name);
  entry->unknown[n + 1] = g_strdup (value);
  entry->unknown[n + 2] = NULL;
}

/* Where an attribute goes; NULL for one that the verb does not have. */
static const char **
slot (UmpEntry *entry, const UmpAttr *attrs, const char *name)
{
  int i;

  if (strcmp (name, "by") == 0)
    return &entry->by;
  if (strcmp (name, "at") == 0)
    return &entry->at;
  if (strcmp (name, "ruling") == 0)
    return &entry->ruling;
  i = find_attr (attrs, entry->n_values, name);
  return i >= 0 ? &entry->values[i] : NULL;
}

UmpEntry *
ump_entry_new (const UmpGame *game, const char *verb, const char *const *names, const char *const *values,
               int n, const char *text)
{
  int index = ump_verb_find (game, verb);
  int n_attrs;
  const UmpAttr *attrs = ump_verb_attrs (game, index, &n_attrs);
  gsize bytes = room (text) + 1 + (index == UMP_VERB_UNKNOWN ? room (verb) : 0);
  g_autofree char *note = index == UMP_VERB_NOTE ? g_strstrip (g_strdup (text ? text : "")) : NULL;
  Block block;

  for (int i = 0; i < n; i++)
    bytes += room (values[i]);
  block = block_new (n_attrs, bytes);
  block.entry->verb = (gint16) index;
  block.entry->name = index == UMP_VERB_UNKNOWN ? block_keep (&block, verb) : ump_verb_name (game, index);
  block.entry->text = block_keep (&block, note);
  for (int i = 0; i < n; i++) {
    const char **where = slot (block.entry, attrs, names[i]);

    if (where == NULL)
      keep_unknown (block.entry, names[i], values[i]);
    else if (*where == NULL)
      *where = block_keep (&block, values[i]);
  }
  return block.entry;
}

UmpEntry *
ump_entry_new_void (UmpWhy why, GPtrArray *children)
{
  Block block = block_new (0, 0);

  block.entry->verb = UMP_VERB_VOID;
  block.entry->name = "void";
  block.entry->why = why;
  block.entry->children = children;
  return block.entry;
}

UmpEntry *
ump_entry_new_void_of (UmpWhy why, UmpEntry *child)
{
  GPtrArray *children = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);

  g_ptr_array_add (children, ump_entry_ref (child));
  return ump_entry_new_void (why, children);
}

UmpEntry *
ump_entry_from_move (const UmpSetup *setup, const UmpMove *move, const char *ruling, const char *at)
{
  const char *names[UMP_MAX_ATTRS + 3], *values[UMP_MAX_ATTRS + 3];
  GString *texts[UMP_MAX_ATTRS] = { 0 };
  int n = 0, n_attrs;
  const UmpAttr *attrs = ump_verb_attrs (setup->game, move->verb, &n_attrs);
  UmpEntry *entry;

#define ADD(name, value) (names[n] = (name), values[n] = (value), n++)
  if (move->by >= 0)
    ADD ("by", setup->ids[move->by]);
  if (at != NULL && *at)
    ADD ("at", at);
  if (ruling != NULL && *ruling)
    ADD ("ruling", ruling);
  for (int i = 0; i < n_attrs; i++)
    if (ump_move_has (move, i) && !(ump_move_n (move, i) == 0 && ump_attr_is_left_out (&attrs[i], ""))) {
      texts[i] = g_string_new (NULL);
      ump_attr_print (setup, &attrs[i], move, i, texts[i]);
      ADD (attrs[i].name, texts[i]->str);
    }
#undef ADD
  entry = ump_entry_new (setup->game, ump_verb_name (setup->game, move->verb), names, values, n, NULL);
  for (int i = 0; i < n_attrs; i++)
    if (texts[i] != NULL)
      g_string_free (texts[i], TRUE);
  return entry;
}

UmpEntry *
ump_entry_with (const UmpEntry *entry, const UmpGame *game, const char *ruling, const char *at)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GPtrArray) values = g_ptr_array_new ();
  int n_attrs;
  const UmpAttr *attrs = ump_verb_attrs (game, entry->verb, &n_attrs);
  const struct {
    const char *name, *value;
  } common[] = { { "by", entry->by },
                 { "at", at != NULL ? at : entry->at },
                 { "ruling", ruling != NULL ? ruling : entry->ruling } };

  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    if (common[i].value != NULL && (i == 0 || *common[i].value)) {
      g_ptr_array_add (names, (gpointer) common[i].name);
      g_ptr_array_add (values, (gpointer) common[i].value);
    }
  for (int i = 0; i < entry->n_values; i++)
    if (entry->values[i] != NULL) {
      g_ptr_array_add (names, (gpointer) attrs[i].name);
      g_ptr_array_add (values, (gpointer) entry->values[i]);
    }
  for (int i = 0; entry->unknown != NULL && entry->unknown[i] != NULL; i += 2) {
    g_ptr_array_add (names, entry->unknown[i]);
    g_ptr_array_add (values, entry->unknown[i + 1]);
  }
  return ump_entry_new (game, entry->name, (const char *const *) names->pdata,
                        (const char *const *) values->pdata, (int) names->len, entry->text);
}

UmpEntry *
ump_entry_ref (UmpEntry *entry)
{
  entry->ref_count++;
  return entry;
}

void
ump_entry_unref (UmpEntry *entry)
{
  if (entry == NULL || --entry->ref_count > 0)
    return;
  g_strfreev (entry->unknown);
  if (entry->children != NULL)
    g_ptr_array_unref (entry->children);
  if (entry->extra_free != NULL)
    entry->extra_free (entry->extra);
  g_free (entry);
}

/* ---- limits ------------------------------------------------------------------ */

static gboolean
is_plain (char c)
{
  return c >= 0x20 && c < 0x7f;
}

gboolean
ump_text_is_writable (const char *text)
{
  while (is_plain (*text))
    text++;
  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;
  for (const char *c = text; *c; c = g_utf8_next_char (c)) {
    gunichar u = g_utf8_get_char (c);

    if ((u < 0x20 && u != '\t' && u != '\n' && u != '\r') || u == 0xfffe || u == 0xffff)
      return FALSE;
  }
  return TRUE;
}

/* What a character becomes in a start tag is at most six bytes long. */
static gboolean
value_fits (const char *value, gsize *tag)
{
  gsize length;

  if (value == NULL)
    return TRUE;
  length = strlen (value);
  if (length * 6 > 4096)
    for (const char *c = value; *c; c++)
      *tag += strchr ("&<>\"\t\n\r", *c) != NULL ? 6 : 1;
  else
    *tag += length * 6;
  *tag += 48;
  return ump_text_is_writable (value) &&
         (length <= UMP_MAX_VALUE_CHARS || g_utf8_strlen (value, -1) <= UMP_MAX_VALUE_CHARS);
}

gboolean
ump_entry_is_writable (const UmpEntry *entry, UmpVerdict *verdict)
{
  gsize tag = 64;
  gboolean fits =
      value_fits (entry->by, &tag) && value_fits (entry->at, &tag) && value_fits (entry->ruling, &tag);

  for (int i = 0; i < entry->n_values; i++)
    fits = fits && value_fits (entry->values[i], &tag);
  if (entry->text != NULL)
    fits = fits && strlen (entry->text) <= UMP_MAX_NOTE_BYTES && ump_text_is_writable (entry->text);
  if (fits && tag <= 64 * 1024)
    return TRUE;
  return ump_refuse_as (
      verdict, UMP_FORM, -1, 0,
      UMP_PLAIN (N_ ("That cannot be kept in a file: it is too long or holds forbidden characters.")));
}
