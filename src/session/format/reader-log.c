/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/field.h"
#include "core/parse.h"
#include "session/format/reader.h"

/* ---- attributes of an entry --------------------------------------------------------------- */

static const UmpField *
find_attr (UmpReader *reader, int verb, const char *name)
{
  int n;
  const UmpField *attrs = ump_verb_attrs (reader->game, verb, &n);

  for (int i = 0; i < n; i++)
    if (strcmp (attrs[i].name, name) == 0)
      return &attrs[i];
  return NULL;
}

/* Empty, or with white space that a list would not have. */
static gboolean
is_irregular (const char *value)
{
  gboolean space = TRUE;

  for (const char *c = value; *c; c++) {
    if (*c == '\t' || *c == '\n' || *c == '\r' || (*c == ' ' && space))
      return TRUE;
    space = *c == ' ';
  }
  return space;
}

static gboolean
is_list (UmpReader *reader, const UmpField *attr, const char *value)
{
  UmpMove move;
  gboolean reads;

  if (attr->type != UMP_TYPE_OWN || !*value)
    return ump_field_is_list (attr);
  /* A game's own type says by reading it whether the white space is that of a list. */
  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  reads = attr->parse (reader->setup, value, &move, 0);
  ump_move_clear (&move);
  return reads;
}

/* Lists get one space between their items; an optional one without items, and an empty ruling, are none. */
static void
settle_value (UmpReader *reader, int verb, int i)
{
  const char *name = reader->names[i];
  const UmpField *attr;
  g_autofree char *collapsed = NULL;

  if (!is_irregular (reader->values[i]))
    return;
  if (!*reader->values[i] && strcmp (name, "ruling") == 0) {
    reader->names[i] = NULL;
    return;
  }
  attr = find_attr (reader, verb, name);
  if (attr == NULL || !is_list (reader, attr, reader->values[i]))
    return;
  collapsed = ump_collapsed (reader->values[i]);
  if (!*collapsed && attr->flags & UMP_FIELD_OPTIONAL)
    reader->names[i] = NULL;
  else
    strcpy ((char *) reader->values[i], collapsed);
}

static void
drop_gaps (UmpReader *reader)
{
  int n = 0;

  for (int i = 0; i < reader->n_values; i++)
    if (reader->names[i] != NULL) {
      reader->names[n] = reader->names[i];
      reader->values[n++] = reader->values[i];
    }
  reader->n_values = n;
}

/* ---- starts ---------------------------------------------------------------------------------- */

/* A void takes `at` and `ruling` like every entry and does nothing with them; whatever else it is given is
 * kept and refused. All of it lies with what its verb does not know. */
static gboolean
start_void (UmpReader *reader)
{
  UmpFrame *frame = ump_reader_push (reader, UMP_IN_VOID);
  const char *why;

  frame->children = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  if (!ump_reader_take_attrs (reader, "void"))
    return FALSE;
  why = ump_reader_value (reader, "why");
  if (why == NULL || !ump_why_find (why, &frame->why))
    return ump_reader_fail (reader, _ ("“why” of “void” is undo, undone, correction or removed"));
  for (int i = 0; i < reader->n_values; i++) {
    const char *name = reader->names[i];

    if (name == NULL || (strcmp (name, "ruling") == 0 && !*reader->values[i]))
      continue;
    if (frame->unknown == NULL)
      frame->unknown = g_ptr_array_new_with_free_func (g_free);
    g_ptr_array_add (frame->unknown, g_strdup (name));
    g_ptr_array_add (frame->unknown, g_strdup (reader->values[i]));
  }
  return TRUE;
}

static UmpWhere
where_of (int verb)
{
  switch (verb) {
  case UMP_VERB_NOTE: return UMP_IN_NOTE;
  case UMP_VERB_UNKNOWN: return UMP_IN_UNKNOWN;
  default: return UMP_IN_ENTRY;
  }
}

gboolean
ump_log_start (UmpReader *reader, const char *name)
{
  gboolean inside = ump_reader_top (reader)->where == UMP_IN_VOID;
  UmpFrame *frame;
  int verb;

  if (strcmp (name, "void") == 0)
    return inside ? ump_reader_fail (reader, _ ("“%s” has no place here"), name) : start_void (reader);
  if (++reader->n_entries > UMP_MAX_ENTRIES)
    return ump_reader_fail (reader, _ ("more than 1,000,000 entries"));
  verb = ump_verb_find (reader->game, name);
  reader->verb = name;
  frame = ump_reader_push (reader, where_of (verb));
  if (frame->where == UMP_IN_UNKNOWN)
    ump_foreign_begin_inside (&reader->foreign);
  g_string_truncate (reader->text, 0);
  if (!ump_reader_take_attrs (reader, name))
    return FALSE;
  for (int i = 0; i < reader->n_values; i++)
    settle_value (reader, verb, i);
  drop_gaps (reader);
  return TRUE;
}

/* ---- ends -------------------------------------------------------------------------------------- */

static void
deliver (UmpReader *reader, UmpEntry *entry)
{
  UmpFrame *parent = ump_reader_top (reader) - 1;

  if (parent->where == UMP_IN_VOID)
    g_ptr_array_add (parent->children, entry);
  else if (reader->entries != NULL)
    g_ptr_array_add (reader->entries, entry);
  else
    ump_match_load (reader->match, entry);
}

/* The entry whose tags were read. */
static UmpEntry *
make_entry (UmpReader *reader, UmpFrame *frame)
{
  g_autofree char *text = NULL;

  if (frame->where == UMP_IN_NOTE)
    text = g_strdup (reader->text->str);
  else if (frame->where == UMP_IN_UNKNOWN)
    text = ump_foreign_end_inside (&reader->foreign);
  return ump_entry_new (reader->game, reader->verb, reader->names, reader->values, reader->n_values, text);
}

static gboolean
end_void (UmpReader *reader, UmpFrame *frame)
{
  UmpEntry *entry;

  if (frame->children->len == 0)
    return ump_reader_fail_text (reader, _ ("“void” holds no entry"));
  entry = ump_entry_new_void (frame->why, (UmpEntry *const *) frame->children->pdata, frame->children->len);
  if (frame->unknown != NULL) {
    g_ptr_array_add (frame->unknown, NULL);
    entry->unknown = (char **) g_ptr_array_free (g_steal_pointer (&frame->unknown), FALSE);
  }
  deliver (reader, entry);
  return TRUE;
}

gboolean
ump_log_end (UmpReader *reader, UmpFrame *frame)
{
  switch (frame->where) {
  case UMP_IN_VOID: return end_void (reader, frame);
  case UMP_IN_LOG: return TRUE;
  default: deliver (reader, make_entry (reader, frame)); return TRUE;
  }
}
