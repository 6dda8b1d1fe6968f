/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entries and moves as canonical lines. */
#include <string.h>

#include "field.h"
#include "notation.h"

/* Every white space ends a word that is read, so each needs quotes, not the blank alone. */
static gboolean
needs_quotes (const char *item)
{
  return !*item || strpbrk (item, " ,=\"\\\n\t\r") != NULL;
}

static void
append_item (GString *out, const char *item)
{
  if (!needs_quotes (item)) {
    g_string_append (out, item);
    return;
  }
  g_string_append_c (out, '"');
  for (const char *c = item; *c; c++) {
    if (*c == '"' || *c == '\\')
      g_string_append_c (out, '\\');
    if (*c == '\n')
      g_string_append (out, "\\n");
    else
      g_string_append_c (out, *c);
  }
  g_string_append_c (out, '"');
}

/* A value that is written with white space between its items has commas in a line. */
static gboolean
is_listed (const UmpField *attr)
{
  return ump_field_is_list (attr) || attr->type == UMP_TYPE_OWN;
}

static void
append_value (GString *out, const UmpField *attr, const char *value)
{
  g_auto (GStrv) items = NULL;
  gboolean first = TRUE;

  if (!is_listed (attr) || !*value) {
    append_item (out, value);
    return;
  }
  items = g_strsplit_set (value, " \t\r\n", -1);
  for (int i = 0; items[i] != NULL; i++) {
    if (!*items[i])
      continue;
    if (!first)
      g_string_append_c (out, ',');
    append_item (out, items[i]);
    first = FALSE;
  }
}

static void
append_attr (GString *out, const UmpField *attr, const char *value, gboolean by_name)
{
  g_string_append_c (out, ' ');
  if (by_name)
    g_string_append_printf (out, "%s=", attr->name);
  append_value (out, attr, value);
}

/* Positional while nothing positional was left out before. */
static void
append_attrs (GString *out, const UmpField *attrs, int n, const char *const *values)
{
  gboolean gap = FALSE;

  for (int i = 0; i < n; i++) {
    gboolean optional = attrs[i].flags & UMP_FIELD_OPTIONAL;

    if (values[i] != NULL)
      append_attr (out, &attrs[i], values[i], optional || gap);
    else if (!optional)
      gap = TRUE;
  }
}

char *
ump_notation_print (const UmpGame *game, const UmpEntry *entry)
{
  GString *out = g_string_new (NULL);
  int n;
  const UmpField *attrs = ump_verb_attrs (game, entry->verb, &n);

  if (entry->by != NULL)
    g_string_append_printf (out, "%s: ", entry->by);
  g_string_append (out, ump_entry_name (game, entry));
  append_attrs (out, attrs, n, entry->values);
  if (entry->verb == UMP_VERB_NOTE) {
    g_string_append_c (out, ' ');
    append_item (out, ump_entry_text (entry));
  }
  for (int i = 0; entry->unknown != NULL && entry->unknown[i] != NULL; i += 2) {
    g_string_append_printf (out, " %s=", entry->unknown[i]);
    append_item (out, entry->unknown[i + 1]);
  }
  if (ump_entry_ruling (entry) != NULL && *ump_entry_ruling (entry)) {
    g_string_append (out, " ruling=");
    append_item (out, ump_entry_ruling (entry));
  }
  return g_string_free (out, FALSE);
}

char *
ump_notation_print_move (const UmpSetup *setup, const UmpMove *move)
{
  g_autoptr (UmpEntry) entry = NULL;
  const char *name = ump_verb_name (setup->game, move->verb);

  if (move->bare)
    return move->by >= 0 ? g_strdup_printf ("%s: %s ...", setup->ids[move->by], name)
                         : g_strdup_printf ("%s ...", name);
  entry = ump_entry_from_move (setup, move, NULL, NULL);
  return ump_notation_print (setup->game, entry);
}
