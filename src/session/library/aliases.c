/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/library/aliases.h"

#include <string.h>
#include <unistd.h>

#include "core/parse.h"
#include "session/format/input.h"
#include "session/store/lock.h"
#include "session/format/model.h"
#include "session/library/record.h"
#include "session/store/replace.h"

/* read: the file has been, by whichever thread asked first. meant: what a key stands for; behind a tab, which
 * no key begins with, the mark of who has that key. The file has a line for each: the name, a tab, what it
 * stands for, both as in a URI. */
struct _UmpAliases {
  gatomicrefcount refs;
  char *file;
  gsize read;
  GHashTable *meant;
};

#define IS_MARK(key) (*(const char *) (key) == '\t')

static GHashTable *
new_names (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static void
take_line (GHashTable *names, const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, "\t", 2);
  g_autofree char *name = parts[0] != NULL ? g_uri_unescape_string (parts[0], NULL) : NULL;
  g_autofree char *meant = name != NULL && parts[1] != NULL ? g_uri_unescape_string (parts[1], NULL) : NULL;

  if (meant == NULL || *meant == '\0' || !g_utf8_validate (name, -1, NULL) ||
      !g_utf8_validate (meant, -1, NULL))
    return;
  g_hash_table_replace (names, IS_MARK (name) ? g_steal_pointer (&name) : ump_record_key (name),
                        g_steal_pointer (&meant));
}

/* What the file says; none without a file. NULL: it is there and cannot be read. */
static GHashTable *
read_file (const char *file, GError **error)
{
  g_autofree char *text = file != NULL ? ump_input_lines (file, error) : g_strdup ("");
  g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;
  GHashTable *names = text != NULL ? new_names () : NULL;

  for (guint k = 0; lines != NULL && lines[k] != NULL; k++)
    take_line (names, lines[k]);
  return names;
}

static void
read_once (UmpAliases *aliases)
{
  GHashTable *names;

  if (!g_once_init_enter (&aliases->read))
    return;
  names = read_file (aliases->file, NULL);
  if (names != NULL) {
    g_hash_table_unref (aliases->meant);
    aliases->meant = names;
  }
  g_once_init_leave (&aliases->read, 1);
}

UmpAliases *
ump_aliases_new (const char *file)
{
  UmpAliases *aliases = g_new0 (UmpAliases, 1);

  g_atomic_ref_count_init (&aliases->refs);
  aliases->file = g_strdup (file);
  aliases->meant = new_names ();
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

static char *
mark_key (const char *name)
{
  g_autofree char *key = ump_record_key (name);

  return g_strconcat ("\t", key, NULL);
}

int
ump_aliases_mark (UmpAliases *aliases, const char *name)
{
  const char *meant = ump_aliases_find (aliases, name);
  g_autofree char *key = mark_key (meant != NULL ? meant : name);
  const char *text = g_hash_table_lookup (aliases->meant, key);
  int mark = 0;

  return text != NULL && ump_parse_int (text, 1, UMP_MAX_MARK, &mark) ? mark : 0;
}

/* Whether somebody may be called so: "1" in "=1+1" is nobody. */
static gboolean
has_letter (const char *name)
{
  while (*name != '\0' && !g_unichar_isalpha (g_utf8_get_char (name)))
    name = g_utf8_next_char (name);
  return *name != '\0';
}

char **
ump_aliases_team (const char *meant)
{
  g_auto (GStrv) pieces = meant != NULL && strchr (meant, '+') != NULL ? g_strsplit (meant, "+", -1) : NULL;
  g_autoptr (GPtrArray) people = g_ptr_array_new_with_free_func (g_free);

  for (guint k = 0; pieces != NULL && pieces[k] != NULL; k++) {
    char *name = ump_trimmed (pieces[k]);

    if (name != NULL)
      g_ptr_array_add (people, name);
    if (name != NULL && !has_letter (name))
      return NULL;
  }
  if (people->len < 2)
    return NULL;
  g_ptr_array_add (people, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&people), FALSE);
}

static gboolean
write_file (const char *file, GHashTable *meant, GError **error)
{
  GHashTableIter iter;
  gpointer name, other;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;

  g_hash_table_iter_init (&iter, meant);
  while (g_hash_table_iter_next (&iter, &name, &other)) {
    g_autofree char *from = g_uri_escape_string (name, " ", TRUE),
                    *to = g_uri_escape_string (other, " ", TRUE);

    g_string_append_printf (text, "%s\t%s\n", from, to);
  }
  bytes = g_bytes_new (text->str, text->len);
  return ump_replace_file (file, bytes, error);
}

/* ---- changes: the names of before and those that come of them
 * ------------------------------------------- */

/* One change. name, meant: as said in ump_aliases_set(), without meant: as in ump_aliases_forget(); restored:
 * as in ump_aliases_restore(), then without these. */
typedef struct {
  char *file, *name, *meant;
  GStrv restored;
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  g_free (change->file);
  g_free (change->name);
  g_free (change->meant);
  g_strfreev (change->restored);
  g_free (change);
}

static void
put (GHashTable *names, const char *name, const char *meant)
{
  if (*meant != '\0')
    g_hash_table_replace (names, g_strdup (name), g_strdup (meant));
  else
    g_hash_table_remove (names, name);
}

static void
rename_in (GHashTable *names, GHashTable *old, const Change *change)
{
  g_autofree char *key = ump_record_key (change->name), *other = ump_record_key (change->meant);
  g_autofree char *meant = ump_trimmed (change->meant);
  gboolean own = *other == '\0' || strcmp (key, other) == 0;
  GHashTableIter iter;
  gpointer from, to;

  g_hash_table_iter_init (&iter, old);
  while (g_hash_table_iter_next (&iter, &from, &to)) {
    g_autofree char *to_key = ump_record_key (to);

    if (!own && !IS_MARK (from) && strcmp (to_key, key) == 0)
      put (names, from, meant);
  }
  if (!own)
    put (names, other, "");
  put (names, key, *other == '\0' || strcmp (change->name, change->meant) == 0 ? "" : meant);
}

gboolean
ump_aliases_is_about (const char *meant, const char *name)
{
  g_autofree char *key = ump_record_key (name), *whole = ump_record_key (meant);
  g_auto (GStrv) team = ump_aliases_team (meant);
  gboolean is = strcmp (whole, key) == 0;

  for (guint k = 0; team != NULL && team[k] != NULL && !is; k++) {
    g_autofree char *member = ump_record_key (team[k]);

    is = strcmp (member, key) == 0;
  }
  return is;
}

static void
forget_in (GHashTable *names, GHashTable *old, const char *name)
{
  g_autofree char *key = ump_record_key (name);
  GHashTableIter iter;
  gpointer from, to;

  g_hash_table_iter_init (&iter, old);
  while (g_hash_table_iter_next (&iter, &from, &to))
    if (IS_MARK (from) ? strcmp ((const char *) from + 1, key) == 0
                       : strcmp (from, key) == 0 || ump_aliases_is_about (to, name))
      put (names, from, "");
}

/* Names, each with what it stood for, of all that are not as they were. A new array. */
static GStrv
difference (GHashTable *old, GHashTable *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  GHashTableIter iter;
  gpointer name, meant;

  g_hash_table_iter_init (&iter, old);
  while (g_hash_table_iter_next (&iter, &name, &meant))
    if (g_strcmp0 (g_hash_table_lookup (names, name), meant) != 0) {
      g_strv_builder_add (builder, name);
      g_strv_builder_add (builder, meant);
    }
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, &meant))
    if (!g_hash_table_contains (old, name)) {
      g_strv_builder_add (builder, name);
      g_strv_builder_add (builder, "");
    }
  return g_strv_builder_end (builder);
}

static GHashTable *
copy_of (GHashTable *names)
{
  GHashTable *copy = new_names ();
  GHashTableIter iter;
  gpointer name, meant;

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, &meant))
    put (copy, name, meant);
  return copy;
}

/* Under the lock: what the file says by now is what changes. */
static GStrv
apply (UmpAliases *aliases, const Change *change, GError **error)
{
  g_autoptr (GHashTable) old =
      aliases->file != NULL ? read_file (aliases->file, error) : copy_of (aliases->meant);
  g_autoptr (GHashTable) names = old != NULL ? copy_of (old) : NULL;

  if (old == NULL) /* it is there still, and is not written over */
    return NULL;
  if (change->name != NULL && change->meant == NULL)
    forget_in (names, old, change->name);
  else if (change->restored == NULL)
    rename_in (names, old, change);
  for (guint k = 0; change->restored != NULL && change->restored[k] != NULL; k += 2)
    put (names, change->restored[k], change->restored[k + 1]);
  if (aliases->file != NULL && !write_file (aliases->file, names, error))
    return NULL;
  g_hash_table_unref (aliases->meant);
  aliases->meant = g_hash_table_ref (names);
  return difference (old, names);
}

static GStrv
make (UmpAliases *aliases, const Change *change, GError **error)
{
  int lock = aliases->file != NULL ? ump_lock_folder_of (aliases->file, error) : -1;
  GStrv before = NULL;

  read_once (aliases);
  if (aliases->file == NULL || lock >= 0)
    before = apply (aliases, change, error);
  if (lock >= 0)
    close (lock);
  return before;
}

gboolean
ump_aliases_set (UmpAliases *aliases, const char *name, const char *meant, GStrv *before, GError **error)
{
  const Change change = { .name = (char *) name, .meant = (char *) meant };
  g_auto (GStrv) changed = make (aliases, &change, error);
  gboolean done = changed != NULL;

  if (before != NULL)
    *before = g_steal_pointer (&changed);
  return done;
}

gboolean
ump_aliases_restore (UmpAliases *aliases, const char *const *before, GError **error)
{
  const Change change = { .restored = (GStrv) before };
  g_auto (GStrv) changed = make (aliases, &change, error);

  return changed != NULL;
}

gboolean
ump_aliases_forget (UmpAliases *aliases, const char *name, GStrv *before, GError **error)
{
  const Change change = { .name = (char *) name };
  g_auto (GStrv) changed = make (aliases, &change, error);
  gboolean done = changed != NULL;

  if (before != NULL)
    *before = g_steal_pointer (&changed);
  return done;
}

/* ---- by another thread ------------------------------------------------------------------------------ */

static void
run_change (gpointer data, gpointer user_data)
{
  g_autoptr (GTask) task = data;
  const Change *change = g_task_get_task_data (task);
  g_autoptr (UmpAliases) aliases = ump_aliases_new (change->file);
  GError *error = NULL;
  GStrv before = make (aliases, change, &error);

  if (before != NULL)
    g_task_return_pointer (task, before, (GDestroyNotify) g_strfreev);
  else
    g_task_return_error (task, error);
}

/* One thread, so that what was asked for first is done first. */
static gpointer
make_pool (gpointer data)
{
  return g_thread_pool_new (run_change, NULL, 1, FALSE, NULL);
}

static void
change_later (gpointer owner, Change *change, GAsyncReadyCallback callback, gpointer user_data)
{
  static GOnce once = G_ONCE_INIT;
  GTask *task = g_task_new (owner, NULL, callback, user_data);

  g_task_set_task_data (task, change, change_free);
  g_thread_pool_push (g_once (&once, make_pool, NULL), task, NULL);
}

void
ump_aliases_set_later (gpointer owner, const char *file, const char *name, const char *meant,
                       GAsyncReadyCallback callback, gpointer user_data)
{
  Change *change = g_new0 (Change, 1);

  change->file = g_strdup (file);
  change->name = g_strdup (name);
  change->meant = g_strdup (meant);
  change_later (owner, change, callback, user_data);
}

void
ump_aliases_set_mark_later (gpointer owner, const char *file, const char *name, int mark,
                            GAsyncReadyCallback callback, gpointer user_data)
{
  g_autofree char *key = mark_key (name), *text = mark > 0 ? g_strdup_printf ("%d", mark) : g_strdup ("");
  const char *const put[] = { key, text, NULL };

  ump_aliases_restore_later (owner, file, put, callback, user_data);
}

void
ump_aliases_forget_later (gpointer owner, const char *file, const char *name, GAsyncReadyCallback callback,
                          gpointer user_data)
{
  Change *change = g_new0 (Change, 1);

  change->file = g_strdup (file);
  change->name = g_strdup (name);
  change_later (owner, change, callback, user_data);
}

void
ump_aliases_restore_later (gpointer owner, const char *file, const char *const *before,
                           GAsyncReadyCallback callback, gpointer user_data)
{
  Change *change = g_new0 (Change, 1);

  change->file = g_strdup (file);
  change->restored = g_strdupv ((GStrv) before);
  change_later (owner, change, callback, user_data);
}

GStrv
ump_aliases_change_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
