/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who sits where is put right: every id of a seat becomes that of the person who sits there. */
#include "reseat.h"

#include <string.h>

#include "match-private.h"

/* The ids of the seats as they were and as they are to be. */
typedef struct {
  const UmpSetup *setup;
  const char *const *ids;
} Exchange;

/* ---- texts -------------------------------------------------------------------------- */

/* Appends n bytes of a text; where they are the id of a seat, the new one. */
static void
append_person (const Exchange *exchange, const char *text, gsize n, GString *out)
{
  for (int seat = 0; seat < exchange->setup->n_seats; seat++)
    if (strlen (exchange->setup->ids[seat]) == n && strncmp (exchange->setup->ids[seat], text, n) == 0) {
      g_string_append (out, exchange->ids[seat]);
      return;
    }
  g_string_append_len (out, text, (gssize) n);
}

/* A person stands alone, or before one of these characters. */
static void
append_item (const Exchange *exchange, const char *item, gsize n, const char *ends, GString *out)
{
  gsize length = 0;

  while (length < n && strchr (ends, item[length]) == NULL)
    length++;
  append_person (exchange, item, length, out);
  g_string_append_len (out, item + length, (gssize) (n - length));
}

/* The value of a field with the new people in it; a new string. */
static char *
exchanged (const Exchange *exchange, const UmpField *field, const char *text)
{
  GString *out = g_string_new (NULL);

  if (field->type == UMP_TYPE_PLAYER) {
    append_person (exchange, text, strlen (text), out);
  } else if (field->type == UMP_TYPE_OWN && field->flags & UMP_FIELD_PERSON &&
             ump_field_find_word (field, text) < 0) {
    append_item (exchange, text, strlen (text), ".", out);
  } else if (field->type == UMP_TYPE_OWN && field->flags & (UMP_FIELD_PEOPLE | UMP_FIELD_ALLOT)) {
    while (*text) {
      gsize space = strspn (text, " \t\r\n"), n = strcspn (text + space, " \t\r\n");

      g_string_append_len (out, text, (gssize) space);
      append_item (exchange, text + space, n, "=", out);
      text += space + n;
    }
  } else {
    g_string_append (out, text);
  }
  return g_string_free (out, FALSE);
}

/* ---- entries ------------------------------------------------------------------------ */

static UmpEntry *exchanged_void (const Exchange *exchange, UmpEntry *entry);

/* A new reference, or a new entry where somebody is named. */
static UmpEntry *
exchanged_entry (const Exchange *exchange, UmpEntry *entry)
{
  int n;
  const UmpField *attrs = ump_verb_attrs (exchange->setup->game, entry->verb, &n);
  char *texts[UMP_MAX_ATTRS] = { NULL };
  const char *values[UMP_MAX_ATTRS] = { NULL };
  g_autoptr (GString) by = g_string_new (NULL);
  gboolean same;
  UmpEntry *other;

  if (ump_entry_is_void (entry))
    return exchanged_void (exchange, entry);
  if (entry->by != NULL && entry->verb != UMP_VERB_NOTE)
    append_person (exchange, entry->by, strlen (entry->by), by);
  else if (entry->by != NULL)
    g_string_append (by, entry->by);
  same = entry->by == NULL || strcmp (by->str, entry->by) == 0;
  for (int i = 0; i < n; i++)
    if (entry->values[i] != NULL) {
      values[i] = texts[i] = exchanged (exchange, &attrs[i], entry->values[i]);
      same = same && strcmp (values[i], entry->values[i]) == 0;
    }
  other = same ? ump_entry_ref (entry)
               : ump_entry_with_values (entry, entry->by != NULL ? by->str : NULL, values);
  for (int i = 0; i < n; i++)
    g_free (texts[i]);
  return other;
}

static UmpEntry *
exchanged_void (const Exchange *exchange, UmpEntry *entry)
{
  g_autoptr (GPtrArray) children = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  gboolean same = TRUE;

  for (guint i = 0; i < entry->n_children; i++) {
    UmpEntry *child = ump_entry_child (entry, i), *other = exchanged_entry (exchange, child);

    same = same && other == child;
    g_ptr_array_add (children, other);
  }
  return same ? ump_entry_ref (entry)
              : ump_entry_void_as (entry, ump_entry_why (entry), (UmpEntry *const *) children->pdata);
}

/* ---- the game ------------------------------------------------------------------------- */

static UmpSetup *
exchanged_setup (const Exchange *exchange, const char *const *names, GError **error)
{
  const UmpSetup *old = exchange->setup;
  g_autoptr (GArray) values = ump_setup_given (old);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < values->len; i++) {
    UmpOptionValue *value = &g_array_index (values, UmpOptionValue, i);
    const UmpField *option = &old->game->options[ump_game_find_option (old->game, value->name)];

    value->value = exchanged (exchange, option, value->value);
    g_ptr_array_add (texts, (char *) value->value);
  }
  return ump_setup_new (old->game, exchange->ids, names, old->n_seats,
                        (const UmpOptionValue *) (gpointer) values->data, (int) values->len, error);
}

UmpMatch *
ump_match_reseat (const UmpMatch *match, const char *const *ids, const char *const *names,
                  const char *const *people, GError **error)
{
  Exchange exchange = { match->setup, ids };
  UmpSetup *setup = exchanged_setup (&exchange, names, error);
  UmpMatch *other;

  if (setup == NULL)
    return NULL;
  other = ump_match_new (setup, people);
  for (guint i = 0; i < match->entries->len; i++)
    ump_match_load (other, exchanged_entry (&exchange, g_ptr_array_index (match->entries, i)));
  return other;
}
