/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/aliases.h"

#include <string.h>

#include "session/input.h"
#include "session/model.h"
#include "session/record.h"
#include "session/replace.h"

/* read: the file has been, by whichever thread asked first. meant: what a key stands for. The file has a line for each: the name, a tab, what it stands for, both as in a URI. */
struct _UmpAliases {
  gatomicrefcount refs;
  char *file;
  gsize read;
  GError *blocked; /* why the file could not be read */
  GHashTable *meant;
};

static void
take_line (UmpAliases *aliases, const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, "\t", 2);
  g_autofree char *name = parts[0] != NULL ? g_uri_unescape_string (parts[0], NULL) : NULL;
  g_autofree char *meant = name != NULL && parts[1] != NULL ? g_uri_unescape_string (parts[1], NULL) : NULL;

  if (meant == NULL || *meant == '\0' || !g_utf8_validate (name, -1, NULL) ||
      !g_utf8_validate (meant, -1, NULL))
    return;
  g_hash_table_replace (aliases->meant, ump_record_key (name), g_steal_pointer (&meant));
}

static void
read_once (UmpAliases *aliases)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_once_init_enter (&aliases->read))
    return;
  if (aliases->file != NULL)
    text = ump_input_lines (aliases->file, &aliases->blocked);
  if (text != NULL)
    lines = g_strsplit (text, "\n", -1);
  for (guint k = 0; lines != NULL && lines[k] != NULL; k++)
    take_line (aliases, lines[k]);
  g_once_init_leave (&aliases->read, 1);
}

UmpAliases *
ump_aliases_new (const char *file)
{
  UmpAliases *aliases = g_new0 (UmpAliases, 1);

  g_atomic_ref_count_init (&aliases->refs);
  aliases->file = g_strdup (file);
  aliases->meant = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return aliases;
}

UmpAliases *
ump_aliases_ref (UmpAliases *aliases)
{
  g_atomic_ref_count_inc (&aliases->refs);
  return aliases;
}

void
ump_aliases_unref (UmpAliases *aliases)
{
  if (aliases == NULL || !g_atomic_ref_count_dec (&aliases->refs))
    return;
  g_clear_error (&aliases->blocked);
  g_free (aliases->file);
  g_hash_table_unref (aliases->meant);
  g_free (aliases);
}

const char *
ump_aliases_find (UmpAliases *aliases, const char *name)
{
  g_autofree char *key = NULL;

  if (aliases == NULL)
    return NULL;
  read_once (aliases);
  if (g_hash_table_size (aliases->meant) > 0)
    key = ump_record_key (name);
  return key != NULL ? g_hash_table_lookup (aliases->meant, key) : NULL;
}

char **
ump_aliases_team (const char *meant)
{
  g_auto (GStrv) pieces = meant != NULL ? g_strsplit (meant, "+", -1) : NULL;
  g_autoptr (GPtrArray) people = g_ptr_array_new_with_free_func (g_free);

  for (guint k = 0; pieces != NULL && pieces[k] != NULL; k++) {
    char *name = ump_trimmed (pieces[k]);

    if (name != NULL)
      g_ptr_array_add (people, name);
  }
  if (people->len < 2)
    return NULL;
  g_ptr_array_add (people, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&people), FALSE);
}

static gboolean
write_file (const UmpAliases *aliases, GHashTable *meant, GError **error)
{
  GHashTableIter iter;
  gpointer name, other;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;

  if (aliases->file == NULL)
    return TRUE;
  /* what could not be read is there still, and is not written over */
  if (aliases->blocked != NULL) {
    g_propagate_error (error, g_error_copy (aliases->blocked));
    return FALSE;
  }
  g_hash_table_iter_init (&iter, meant);
  while (g_hash_table_iter_next (&iter, &name, &other)) {
    g_autofree char *from = g_uri_escape_string (name, " ", TRUE),
                    *to = g_uri_escape_string (other, " ", TRUE);

    g_string_append_printf (text, "%s\t%s\n", from, to);
  }
  bytes = g_bytes_new (text->str, text->len);
  return ump_replace_file (aliases->file, bytes, error);
}

gboolean
ump_aliases_set (UmpAliases *aliases, const char *name, const char *meant, GError **error)
{
  g_autofree char *key = ump_record_key (name), *other = ump_record_key (meant);
  g_autoptr (GHashTable) fresh = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  gboolean own = *other == '\0' || strcmp (key, other) == 0;
  GHashTableIter iter;
  gpointer from, to;

  read_once (aliases);
  g_hash_table_iter_init (&iter, aliases->meant);
  while (g_hash_table_iter_next (&iter, &from, &to)) {
    g_autofree char *to_key = ump_record_key (to);
    gboolean follows = strcmp (to_key, key) == 0 && !own;

    if (strcmp (from, key) != 0 && (own || strcmp (from, other) != 0))
      g_hash_table_insert (fresh, g_strdup (from), g_strdup (follows ? meant : to));
  }
  if (*other != '\0' && (!own || strcmp (name, meant) != 0))
    g_hash_table_replace (fresh, g_strdup (key), ump_trimmed (meant));
  if (!write_file (aliases, fresh, error))
    return FALSE;
  g_hash_table_unref (aliases->meant);
  aliases->meant = g_steal_pointer (&fresh);
  return TRUE;
}

/* ---- by another thread ------------------------------------------------------------------------------ */

typedef struct {
  char *file, *name, *meant;
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  g_free (change->file);
  g_free (change->name);
  g_free (change->meant);
  g_free (change);
}

static void
run_set (gpointer data, gpointer user_data)
{
  g_autoptr (GTask) task = data;
  const Change *change = g_task_get_task_data (task);
  g_autoptr (UmpAliases) aliases = ump_aliases_new (change->file);
  GError *error = NULL;

  if (ump_aliases_set (aliases, change->name, change->meant, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* One thread, so that what was asked for first is done first. */
static gpointer
make_pool (gpointer data)
{
  return g_thread_pool_new (run_set, NULL, 1, FALSE, NULL);
}

void
ump_aliases_set_later (gpointer owner, const char *file, const char *name, const char *meant,
                       GAsyncReadyCallback callback, gpointer user_data)
{
  static GOnce once = G_ONCE_INIT;
  GTask *task = g_task_new (owner, NULL, callback, user_data);
  Change *change = g_new0 (Change, 1);

  change->file = g_strdup (file);
  change->name = g_strdup (name);
  change->meant = g_strdup (meant);
  g_task_set_task_data (task, change, change_free);
  g_thread_pool_push (g_once (&once, make_pool, NULL), task, NULL);
}

gboolean
ump_aliases_set_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
