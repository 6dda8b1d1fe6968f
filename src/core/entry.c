/* SPDX-License-Identifier: GPL-3.0-or-later */
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
  UmpBytes typed = ump_bytes_short (name);

  for (int i = 0; i < game->n_verbs; i++)
    if (ump_bytes_are (typed, game->verbs[i].name))
      return i;
  for (guint i = 0; i < G_N_ELEMENTS (common_verbs); i++)
    if (ump_bytes_are (typed, common_verbs[i].name))
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

/* Text of an entry that is longer than this is looked at when it is to be written. */
#define PLAIN_BYTES 512

/* A bit for each of eight bytes that is not printable ASCII; a byte's highest bit is 1 where it is not. */
static guint64
odd_bytes (guint64 bytes)
{
  const guint64 high = G_GUINT64_CONSTANT (0x8080808080808080), ones = high >> 7;

  return (bytes | (bytes + ones) | ~(bytes + 0x60 * ones)) & high;
}

/* Copies eight bytes, and says which are odd. */
static guint64
keep_eight (char *to, const char *from)
{
  guint64 bytes;

  memcpy (&bytes, from, 8);
  memcpy (to, &bytes, 8);
  return odd_bytes (bytes);
}

/* The same of four: they stand twice, as there must be eight. */
static guint64
keep_four (char *to, const char *from)
{
  guint32 bytes;

  memcpy (&bytes, from, 4);
  memcpy (to, &bytes, 4);
  return odd_bytes ((guint64) bytes << 32 | bytes);
}

/* Copies a text and ends it; returns where the copy lies and moves on. odd gets a bit where something is not
 * printable ASCII. What is left at the end of a text is copied together with some of what was before it. */
static const char *
keep (char **end, UmpBytes text, guint64 *odd)
{
  char *kept = *end;

  if (text.text == NULL)
    return NULL;
  for (gsize i = 0; i + 8 < text.n; i += 8)
    *odd |= keep_eight (kept + i, text.text + i);
  if (text.n >= 8) {
    *odd |= keep_eight (kept + text.n - 8, text.text + text.n - 8);
  } else if (text.n >= 4) {
    *odd |= keep_four (kept, text.text) | keep_four (kept + text.n - 4, text.text + text.n - 4);
  } else {
    for (gsize i = 0; i < text.n; i++) {
      kept[i] = text.text[i];
      *odd |= (guint) (text.text[i] - 0x20) >= 0x5f;
    }
  }
  kept[text.n] = '\0';
  *end = kept + text.n + 1;
  return kept;
}

UmpEntryMore *
ump_entry_more (UmpEntry *entry)
{
  if (entry->more == NULL)
    entry->more = g_new0 (UmpEntryMore, 1);
  return entry->more;
}

/* Memory for an entry: of the room, where there is one and it is not too large for that. */
static UmpEntry *
find_room (UmpRoom *room, gsize size, int verb, int n_values)
{
  UmpBlock *block = NULL;
  UmpEntry *entry =
      room != NULL && size <= UMP_ROOM_MOST ? ump_room_take (room, size, &block) : g_malloc (size);

  *entry = (UmpEntry){ .ref_count = 1, .verb = (gint16) verb, .n_values = (guint8) n_values, .block = block };
  return entry;
}

/* An entry lies in one piece: the struct, its values, then all strings. */
static UmpEntry *
make (UmpRoom *room, int verb, UmpBytes name, int n_values, const UmpBytes *slots)
{
  gsize head = sizeof (UmpEntry) + sizeof (char *) * (gsize) n_values, all = 0;
  guint64 odd = 0;
  UmpEntry *entry;
  char *end;

  for (int i = 0; i < n_values; i++)
    all += slots[i].text != NULL ? slots[i].n + 1 : 0;
  for (int i = UMP_SLOT_BY; i < UMP_N_SLOTS; i++)
    all += slots[i].text != NULL ? slots[i].n + 1 : 0;
  all += name.text != NULL ? name.n + 1 : 0;
  entry = find_room (room, head + all, verb, n_values);
  end = (char *) entry + head;
  entry->by = keep (&end, slots[UMP_SLOT_BY], &odd);
  entry->at = keep (&end, slots[UMP_SLOT_AT], &odd);
  for (int i = 0; i < n_values; i++)
    entry->values[i] = keep (&end, slots[i], &odd);
  if (slots[UMP_SLOT_RULING].text != NULL || slots[UMP_SLOT_TEXT].text != NULL || name.text != NULL) {
    UmpEntryMore *more = ump_entry_more (entry);

    more->ruling = keep (&end, slots[UMP_SLOT_RULING], &odd);
    more->text = keep (&end, slots[UMP_SLOT_TEXT], &odd);
    more->name = keep (&end, name, &odd);
  }
  entry->plain = all <= PLAIN_BYTES && odd == 0;
  return entry;
}

UmpEntry *
ump_entry_of (UmpRoom *room, int verb, int n_values, const UmpBytes *slots)
{
  return make (room, verb, (UmpBytes){ 0 }, n_values, slots);
}

UmpEntry *
ump_entry_begin (UmpRoom *room, int verb, int n_values, UmpBytes by, UmpBytes rest, char **copy)
{
  gsize head = sizeof (UmpEntry) + sizeof (char *) * (gsize) n_values, all = rest.n + 1 + by.n + 1;
  UmpEntry *entry = find_room (room, head + all, verb, n_values);
  char *end = (char *) entry + head;
  guint64 odd = 0;

  for (int i = 0; i < n_values; i++)
    entry->values[i] = NULL;
  entry->by = keep (&end, by, &odd);
  *copy = end;
  keep (&end, rest, &odd);
  entry->plain = all <= PLAIN_BYTES && odd == 0;
  return entry;
}

UmpEntry *
ump_entry_make (const UmpGame *game, int verb, const char *by, const char *at, const char *ruling,
                const char *const *values, const char *text)
{
  UmpBytes slots[UMP_N_SLOTS];
  int n;

  ump_verb_attrs (game, verb, &n);
  for (int i = 0; i < n; i++)
    slots[i] = ump_bytes (values[i]);
  slots[UMP_SLOT_BY] = ump_bytes (by);
  slots[UMP_SLOT_AT] = ump_bytes (at);
  slots[UMP_SLOT_RULING] = ump_bytes (ruling);
  slots[UMP_SLOT_TEXT] = ump_bytes (text);
  return ump_entry_of (NULL, verb, n, slots);
}

static void
keep_unknown (UmpEntry *entry, const char *name, const char *value)
{
  UmpEntryMore *more = ump_entry_more (entry);
  guint n = more->unknown != NULL ? g_strv_length (more->unknown) : 0;

  more->unknown = g_renew (char *, more->unknown, n + 3);
  more->unknown[n] = g_strdup (name);
  more->unknown[n + 1] = g_strdup (value);
  more->unknown[n + 2] = NULL;
}

/* Common attributes before the verb's own, which may not have their names. */
int
ump_entry_slot (const UmpField *attrs, int n, const char *name)
{
  UmpBytes typed = ump_bytes_short (name);

  if (ump_bytes_are (typed, "by"))
    return UMP_SLOT_BY;
  if (ump_bytes_are (typed, "at"))
    return UMP_SLOT_AT;
  if (ump_bytes_are (typed, "ruling"))
    return UMP_SLOT_RULING;
  for (int i = 0; i < n; i++)
    if (ump_bytes_are (typed, attrs[i].name))
      return i;
  return -1;
}

UmpEntry *
ump_entry_new (const UmpGame *game, const char *verb, const char *const *names, const char *const *values,
               int n, const char *text)
{
  return ump_entry_new_of (game, ump_verb_find (game, verb), verb, names, values, n, text);
}

UmpEntry *
ump_entry_new_of (const UmpGame *game, int verb, const char *name, const char *const *names,
                  const char *const *values, int n, const char *text)
{
  int n_attrs;
  const UmpField *attrs = ump_verb_attrs (game, verb, &n_attrs);
  g_autofree char *note = verb == UMP_VERB_NOTE ? g_strstrip (g_strdup (text ? text : "")) : NULL;
  UmpBytes slots[UMP_N_SLOTS] = { [UMP_SLOT_TEXT] = ump_bytes (note) };
  gboolean unknown = FALSE;
  UmpEntry *entry;

  for (int i = 0; i < n; i++) {
    int slot = ump_entry_slot (attrs, n_attrs, names[i]);

    if (slot < 0)
      unknown = TRUE;
    else if (slots[slot].text == NULL)
      slots[slot] = ump_bytes_short (values[i]);
  }
  entry = make (NULL, verb, ump_bytes (verb == UMP_VERB_UNKNOWN ? name : NULL), n_attrs, slots);
  for (int i = 0; unknown && i < n; i++)
    if (ump_entry_slot (attrs, n_attrs, names[i]) < 0)
      keep_unknown (entry, names[i], values[i]);
  return entry;
}

/* Every undo makes a void: in one piece, what few others have right behind the struct. */
UmpEntry *
ump_entry_new_void (UmpRoom *room, UmpWhy why, UmpEntry *const *children, guint n)
{
  gsize size = sizeof (UmpEntry) + sizeof (UmpEntryMore) + sizeof (UmpEntry *) * n;
  UmpEntry *entry = find_room (room, size, UMP_VERB_VOID, 0);
  UmpEntryMore *more = entry->more = (UmpEntryMore *) (gpointer) entry->values;

  *more = (UmpEntryMore){ .why = why, .n_children = n };
  for (guint i = 0; i < n; i++)
    more->children[i] = ump_entry_ref (children[i]);
  return entry;
}

UmpEntry *
ump_entry_void_as (UmpRoom *room, const UmpEntry *entry, UmpWhy why)
{
  const UmpEntryMore *more = entry->more;
  UmpEntry *copy = ump_entry_new_void (room, why, more->children, more->n_children);

  copy->more->unknown = g_strdupv (more->unknown);
  if (more->extra != NULL) {
    copy->more->extra = more->extra_ref (more->extra);
    copy->more->extra_ref = more->extra_ref;
    copy->more->extra_free = more->extra_free;
  }
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
  const char *values[UMP_MAX_ATTRS] = { NULL };
  GString *texts[UMP_MAX_ATTRS] = { NULL };
  const char *note = move->verb == UMP_VERB_NOTE ? "" : NULL;
  int n_attrs;
  const UmpField *attrs = ump_verb_attrs (setup->game, move->verb, &n_attrs);
  UmpEntry *entry;

  for (int i = 0; i < n_attrs; i++)
    if (ump_move_has (move, i) && !(ump_move_n (move, i) == 0 && ump_field_is_left_out (&attrs[i], ""))) {
      texts[i] = g_string_new (NULL);
      ump_field_print (setup, &attrs[i], move, i, texts[i]);
      values[i] = texts[i]->str;
    }
  entry =
      ump_entry_make (setup->game, move->verb, move->by >= 0 ? setup->ids[move->by] : NULL,
                      at != NULL && *at ? at : NULL, ruling != NULL && *ruling ? ruling : NULL, values, note);
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

UmpEntry *
ump_entry_with (const UmpEntry *entry, const char *ruling, const char *at)
{
  char **unknown = ump_entry_unknown (entry);
  UmpBytes slots[UMP_N_SLOTS];
  UmpEntry *copy;

  for (int i = 0; i < entry->n_values; i++)
    slots[i] = ump_bytes (entry->values[i]);
  slots[UMP_SLOT_BY] = ump_bytes (entry->by);
  slots[UMP_SLOT_AT] = ump_bytes (other (entry->at, at));
  slots[UMP_SLOT_RULING] = ump_bytes (other (ump_entry_ruling (entry), ruling));
  slots[UMP_SLOT_TEXT] = ump_bytes (ump_entry_text (entry));
  copy = make (NULL, entry->verb, ump_bytes (entry->more != NULL ? entry->more->name : NULL), entry->n_values,
               slots);
  if (unknown != NULL)
    ump_entry_more (copy)->unknown = g_strdupv (unknown);
  return copy;
}

const char *
ump_entry_name (const UmpGame *game, const UmpEntry *entry)
{
  return entry->verb == UMP_VERB_UNKNOWN ? entry->more->name : ump_verb_name (game, entry->verb);
}

UmpEntry *
ump_entry_ref (UmpEntry *entry)
{
  entry->ref_count++;
  return entry;
}

static void
clear_more (UmpEntry *entry)
{
  UmpEntryMore *more = entry->more;

  g_strfreev (more->unknown);
  for (guint i = 0; i < more->n_children; i++)
    ump_entry_unref (more->children[i]);
  if (more->extra_free != NULL)
    more->extra_free (more->extra);
  if (!ump_entry_is_void (entry))
    g_free (more);
}

void
ump_entry_unref (UmpEntry *entry)
{
  if (entry == NULL || --entry->ref_count > 0)
    return;
  if (entry->more != NULL)
    clear_more (entry);
  if (entry->block != NULL)
    ump_block_give_back (entry->block, entry);
  else
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
  const char *text;
  gsize tag = 64;
  gboolean fits;

  if (entry->plain)
    return TRUE;
  text = ump_entry_text (entry);
  fits = value_fits (entry->by, &tag) && value_fits (entry->at, &tag) &&
         value_fits (ump_entry_ruling (entry), &tag);
  for (int i = 0; i < entry->n_values; i++)
    fits = fits && value_fits (entry->values[i], &tag);
  if (text != NULL)
    fits = fits && strlen (text) <= UMP_MAX_NOTE_BYTES && ump_text_is_writable (text);
  if (fits && tag <= 64 * 1024)
    return TRUE;
  return ump_refuse_as (
      verdict, UMP_FORM, -1, 0,
      UMP_PLAIN (N_ ("That cannot be kept in a file: it is too long or holds forbidden characters.")));
}
