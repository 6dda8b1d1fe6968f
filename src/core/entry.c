/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making entries, and what of them can be kept in a file. */
#include "entry.h"

#include <string.h>

#include "field.h"

/* ---- common verbs -------------------------------------------------------- */

static const UmpField adjust_attrs[] = {
  { .name = "player", .type = UMP_TYPE_PLAYER, .title = N_ ("Player") },
  { .name = "points",
    .type = UMP_TYPE_INT,
    .min = -UMP_POINTS_LIMIT,
    .max = UMP_POINTS_LIMIT,
    .title = N_ ("Points") },
  { .name = "reason", .type = UMP_TYPE_TEXT, .title = N_ ("Reason") },
  { .name = NULL },
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

const UmpField *
ump_verb_attrs (const UmpGame *game, int verb, int *n)
{
  *n = 0;
  if (verb == UMP_VERB_ADJUST) {
    *n = G_N_ELEMENTS (adjust_attrs) - 1;
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
    if (ump_same_name (name, game->verbs[i].name))
      return i;
  for (guint i = 0; i < G_N_ELEMENTS (common_verbs); i++)
    if (ump_same_name (name, common_verbs[i].name))
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

static gsize
bytes_of (const char *text)
{
  return text != NULL ? strlen (text) + 1 : 0;
}

static gboolean
is_plain (char c)
{
  return c >= 0x20 && c < 0x7f;
}

/* Copies a text to the end of an entry. */
static const char *
keep (UmpEntry *entry, char **end, const char *text)
{
  char *kept = *end, *to = kept;

  if (text == NULL)
    return NULL;
  for (; *text; text++) {
    entry->plain &= is_plain (*text);
    *to++ = *text;
  }
  *to++ = '\0';
  *end = to;
  return kept;
}

/* Texts of an entry that has fewer bytes of them cannot be too long for a file. */
#define SHORT_BYTES 512

static UmpEntry *
make (int verb, int n, const char *const *slots)
{
  gsize head = sizeof (UmpEntry) + sizeof (char *) * (gsize) n, texts = 0;
  UmpEntry *entry;
  char *end;

  for (int i = 0; i < n; i++)
    texts += bytes_of (slots[i]);
  for (int i = UMP_SLOT_BY; i < UMP_N_SLOTS; i++)
    texts += bytes_of (slots[i]);
  entry = g_malloc (head + texts);
  end = (char *) entry + head;
  *entry = (UmpEntry){ .ref_count = 1, .verb = verb, .plain = texts < SHORT_BYTES, .n_values = n };
  entry->by = keep (entry, &end, slots[UMP_SLOT_BY]);
  entry->at = keep (entry, &end, slots[UMP_SLOT_AT]);
  entry->ruling = keep (entry, &end, slots[UMP_SLOT_RULING]);
  entry->text = keep (entry, &end, slots[UMP_SLOT_TEXT]);
  for (int i = 0; i < n; i++)
    entry->values[i] = keep (entry, &end, slots[i]);
  return entry;
}

UmpEntry *
ump_entry_make (const UmpGame *game, int verb, const char *const *slots)
{
  int n;

  ump_verb_attrs (game, verb, &n);
  return make (verb, n, slots);
}

/* Common attributes before the verb's own, which may not have their names. */
int
ump_entry_slot (const UmpField *attrs, int n, const char *name)
{
  if (ump_same_name (name, "by"))
    return UMP_SLOT_BY;
  if (ump_same_name (name, "at"))
    return UMP_SLOT_AT;
  if (ump_same_name (name, "ruling"))
    return UMP_SLOT_RULING;
  for (int i = 0; i < n; i++)
    if (ump_same_name (name, attrs[i].name))
      return i;
  return -1;
}

UmpEntry *
ump_entry_new (const UmpGame *game, const char *verb, const char *const *names, const char *const *values,
               int n, const char *text)
{
  int n_attrs, index = ump_verb_find (game, verb);
  const UmpField *attrs = ump_verb_attrs (game, index, &n_attrs);
  const char *slots[UMP_N_SLOTS] = { NULL };
  g_autofree char *note = index == UMP_VERB_NOTE ? g_strstrip (g_strdup (text != NULL ? text : "")) : NULL;
  g_autoptr (GPtrArray) unknown = NULL;
  UmpEntry *entry;

  slots[UMP_SLOT_TEXT] = note != NULL ? note : text;
  for (int i = 0; i < n; i++) {
    int slot = ump_entry_slot (attrs, n_attrs, names[i]);

    if (slot >= 0 && slots[slot] == NULL)
      slots[slot] = values[i];
    if (slot >= 0)
      continue;
    if (unknown == NULL)
      unknown = g_ptr_array_new ();
    g_ptr_array_add (unknown, g_strdup (names[i]));
    g_ptr_array_add (unknown, g_strdup (values[i]));
  }
  entry = ump_entry_make (game, index, slots);
  if (index == UMP_VERB_UNKNOWN)
    entry->name = g_strdup (verb);
  if (unknown != NULL) {
    g_ptr_array_add (unknown, NULL);
    entry->unknown = (char **) g_ptr_array_free (g_steal_pointer (&unknown), FALSE);
  }
  return entry;
}

UmpEntry *
ump_entry_new_void (UmpWhy why, UmpEntry *const *children, guint n)
{
  static const char *const nothing[UMP_N_SLOTS] = { NULL };
  UmpEntry *entry = make (UMP_VERB_VOID, 0, nothing);

  entry->why = why;
  entry->n_children = n;
  entry->children = g_new (UmpEntry *, n);
  for (guint i = 0; i < n; i++)
    entry->children[i] = ump_entry_ref (children[i]);
  return entry;
}

UmpEntry *
ump_entry_void_as (const UmpEntry *entry, UmpWhy why, UmpEntry *const *children)
{
  UmpEntry *copy = ump_entry_new_void (why, children != NULL ? children : entry->children, entry->n_children);

  copy->unknown = g_strdupv (entry->unknown);
  return copy;
}

static const struct {
  const char *name;
  const char *words;
} whys[UMP_N_WHYS] = {
  [UMP_WHY_UNDO] = { "undo", N_ ("taken back") },
  [UMP_WHY_UNDONE] = { "undone", N_ ("taken back") },
  [UMP_WHY_CORRECTION] = { "correction", N_ ("corrected") },
  [UMP_WHY_REMOVED] = { "removed", N_ ("left out") },
};

const char *
ump_why_name (UmpWhy why)
{
  return whys[why].name;
}

const char *
ump_why_words (UmpWhy why)
{
  return whys[why].words;
}

gboolean
ump_why_find (const char *name, UmpWhy *why)
{
  for (int i = 0; i < UMP_N_WHYS; i++)
    if (strcmp (whys[i].name, name) == 0) {
      *why = (UmpWhy) i;
      return TRUE;
    }
  return FALSE;
}

UmpEntry *
ump_entry_from_move (const UmpSetup *setup, const UmpMove *move, const char *ruling, const char *at)
{
  const char *slots[UMP_N_SLOTS] = { NULL };
  GString *texts[UMP_MAX_ATTRS] = { NULL };
  int n_attrs;
  const UmpField *attrs = ump_verb_attrs (setup->game, move->verb, &n_attrs);
  UmpEntry *entry;

  for (int i = 0; i < n_attrs; i++)
    if (ump_move_has (move, i) && !(ump_move_n (move, i) == 0 && ump_field_is_left_out (&attrs[i], ""))) {
      texts[i] = g_string_new (NULL);
      ump_field_print (setup, &attrs[i], move, i, texts[i]);
      slots[i] = texts[i]->str;
    }
  slots[UMP_SLOT_BY] = move->by >= 0 ? setup->ids[move->by] : NULL;
  slots[UMP_SLOT_AT] = at != NULL && *at ? at : NULL;
  slots[UMP_SLOT_RULING] = ruling != NULL && *ruling ? ruling : NULL;
  slots[UMP_SLOT_TEXT] = move->verb == UMP_VERB_NOTE ? "" : NULL;
  entry = ump_entry_make (setup->game, move->verb, slots);
  for (int i = 0; i < n_attrs; i++)
    if (texts[i] != NULL)
      g_string_free (texts[i], TRUE);
  return entry;
}

/* NULL leaves what there was, "" takes it away. */
static const char *
other (const char *was, const char *now)
{
  const char *text = now != NULL ? now : was;

  return text != NULL && *text ? text : NULL;
}

static UmpEntry *
copy_with (const UmpEntry *entry, const char *by, const char *at, const char *ruling,
           const char *const *values)
{
  const char *slots[UMP_N_SLOTS] = { NULL };
  UmpEntry *copy;

  for (int i = 0; i < entry->n_values; i++)
    slots[i] = values[i];
  slots[UMP_SLOT_BY] = by;
  slots[UMP_SLOT_AT] = at;
  slots[UMP_SLOT_RULING] = ruling;
  slots[UMP_SLOT_TEXT] = entry->text;
  copy = make (entry->verb, entry->n_values, slots);
  copy->name = g_strdup (entry->name);
  copy->unknown = g_strdupv (entry->unknown);
  return copy;
}

UmpEntry *
ump_entry_with (const UmpEntry *entry, const char *ruling, const char *at)
{
  return copy_with (entry, entry->by, other (entry->at, at), other (ump_entry_ruling (entry), ruling),
                    entry->values);
}

UmpEntry *
ump_entry_with_values (const UmpEntry *entry, const char *by, const char *const *values)
{
  return copy_with (entry, by, entry->at, ump_entry_ruling (entry), values);
}

const char *
ump_entry_name (const UmpGame *game, const UmpEntry *entry)
{
  return entry->verb == UMP_VERB_UNKNOWN ? entry->name : ump_verb_name (game, entry->verb);
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
  g_free (entry->name);
  g_strfreev (entry->unknown);
  for (guint i = 0; i < entry->n_children; i++)
    ump_entry_unref (entry->children[i]);
  g_free (entry->children);
  g_free (entry);
}

/* ---- limits ------------------------------------------------------------------ */

gboolean
ump_text_is_writable (const char *text)
{
  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;
  for (const char *c = text; *c; c = g_utf8_next_char (c)) {
    gunichar u = g_utf8_get_char (c);

    if ((u < 0x20 && u != '\t' && u != '\n' && u != '\r') || u == 0xfffe || u == 0xffff)
      return FALSE;
  }
  return TRUE;
}

static gboolean
value_fits (const char *value)
{
  return value == NULL ||
         (ump_text_is_writable (value) &&
          (strlen (value) <= UMP_MAX_VALUE_CHARS || g_utf8_strlen (value, -1) <= UMP_MAX_VALUE_CHARS));
}

/* What a value takes in a start tag with its name, at most. */
static gsize
written_bytes (const char *value)
{
  gsize n = 48 + bytes_of (value);

  for (const char *c = value; c != NULL && (c = strpbrk (c, "&<>\"\t\n\r")) != NULL; c++)
    n += 5;
  return n;
}

static gboolean
tag_fits (const UmpEntry *entry)
{
  gsize n = 64 + written_bytes (entry->by) + written_bytes (entry->at) + written_bytes (entry->ruling);

  for (int i = 0; i < entry->n_values; i++)
    n += written_bytes (entry->values[i]);
  return n <= UMP_MAX_TAG_BYTES;
}

gboolean
ump_entry_is_writable (const UmpEntry *entry, UmpVerdict *verdict)
{
  gboolean fits;

  if (entry->plain)
    return TRUE;
  fits = value_fits (entry->by) && value_fits (entry->at) && value_fits (entry->ruling);
  for (int i = 0; i < entry->n_values; i++)
    fits = fits && value_fits (entry->values[i]);
  if (entry->text != NULL)
    fits = fits && strlen (entry->text) <= UMP_MAX_NOTE_BYTES && ump_text_is_writable (entry->text);
  if (fits && tag_fits (entry))
    return TRUE;
  return ump_refuse_as (
      verdict, UMP_FORM, -1, 0,
      UMP_PLAIN (N_ ("That cannot be kept in a file: it is too long or holds forbidden characters.")));
}
