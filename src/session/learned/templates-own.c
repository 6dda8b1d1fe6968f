/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The templates of the user: files of a folder, each written, moved and read whole. */
#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "session/format/model.h"
#include "session/store/replace.h"
#include "session/learned/rules.h"
#include "session/format/session.h"
#include "session/learned/templates.h"

static gboolean
fail (GError **error, const char *path)
{
  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, "%s: %s", path, g_strerror (errno));
  return FALSE;
}

/* Letters, digits and dashes of a name, as a file may be called; a new string. */
static char *
stem_of (const char *name)
{
  GString *stem = g_string_new (NULL);
  g_autofree char *low = g_utf8_strdown (name, -1);

  for (const char *at = low; *at != '\0' && stem->len < 60; at = g_utf8_next_char (at)) {
    gunichar letter = g_utf8_get_char (at);

    if (g_unichar_isalnum (letter))
      g_string_append_unichar (stem, letter);
    else if (stem->len > 0 && stem->str[stem->len - 1] != '-')
      g_string_append_c (stem, '-');
  }
  while (stem->len > 0 && stem->str[stem->len - 1] == '-')
    g_string_truncate (stem, stem->len - 1);
  return g_string_free (stem->len > 0 ? stem : g_string_append (stem, "sheet"), FALSE);
}

/* The first path of the folder that nothing is at: STEM, STEM-2 …; a new string. */
static char *
free_path (const char *folder, const char *stem)
{
  for (guint n = 1;; n++) {
    g_autofree char *name = n == 1 ? g_strconcat (stem, UMP_SHEET_SUFFIX, NULL)
                                   : g_strdup_printf ("%s-%u" UMP_SHEET_SUFFIX, stem, n);
    g_autofree char *path = g_build_filename (folder, name, NULL);
    struct stat status;

    if (lstat (path, &status) < 0)
      return g_steal_pointer (&path);
  }
}

/* Libraries differ in what they do with characters that no document may hold. */
static gboolean
is_writable (const UmpTemplate *sheet, GError **error)
{
  gboolean good =
      ump_text_is_writable (sheet->name) && (sheet->plain == NULL || ump_text_is_writable (sheet->plain));

  for (guint i = 0; good && i < sheet->others->len; i++)
    good = ump_text_is_writable (g_array_index (sheet->others, UmpTemplateText, i).text);
  if (good)
    return TRUE;
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED,
                       _ ("That cannot be kept in a file: it is too long or holds forbidden characters."));
  return FALSE;
}

/* What is written must be readable: a name that is too long, or an option that the pad does not take, is
 * none. */
static gboolean
is_good (const UmpGame *const *games, GBytes *bytes, GError **error)
{
  g_autoptr (UmpTemplate) again = ump_template_parse (games, bytes, NULL, error);

  return again != NULL;
}

static char *
put (const char *folder, const char *name, GBytes *bytes, GError **error)
{
  g_autofree char *stem = stem_of (name), *path = NULL;
  UmpReplacement replacement;
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);
  gboolean done;

  if (g_mkdir_with_parents (folder, 0700) < 0) {
    fail (error, folder);
    return NULL;
  }
  path = free_path (folder, stem);
  if (!ump_replacement_write (&replacement, path, data, n, error))
    return NULL;
  done = ump_replacement_commit (&replacement, TRUE, error);
  ump_replacement_drop (&replacement);
  return done ? g_steal_pointer (&path) : NULL;
}

char *
ump_templates_keep (const UmpGame *const *games, const char *folder, const UmpTemplate *sheet, GError **error)
{
  g_autoptr (GBytes) bytes = ump_template_write (sheet);

  return is_writable (sheet, error) && is_good (games, bytes, error) ? put (folder, sheet->name, bytes, error)
                                                                     : NULL;
}

char *
ump_templates_import (const UmpGame *const *games, const char *folder, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = ump_session_read_file (path, error);
  g_autoptr (UmpTemplate) sheet = bytes != NULL ? ump_template_parse (games, bytes, NULL, error) : NULL;

  return sheet != NULL ? put (folder, sheet->name, bytes, error) : NULL;
}

/* Where the text in the user's language stands: among the others where it has one of its own there, else
 * *plain. */
static char **
own_text (UmpTemplate *sheet, gboolean is_about)
{
  const char *lang = ump_rules_language (NULL);
  const char *shown = g_str_equal (lang, "en") ? NULL : ump_template_text (sheet, is_about, lang);

  for (guint i = 0; shown != NULL && i < sheet->others->len; i++)
    if (g_array_index (sheet->others, UmpTemplateText, i).text == shown)
      return &g_array_index (sheet->others, UmpTemplateText, i).text;
  return is_about ? &sheet->plain : &sheet->name;
}

static void
drop_abouts (UmpTemplate *sheet)
{
  g_clear_pointer (&sheet->plain, g_free);
  for (guint i = sheet->others->len; i > 0; i--)
    if (g_array_index (sheet->others, UmpTemplateText, i - 1).is_about)
      g_array_remove_index (sheet->others, i - 1);
}

static void
set_text (UmpTemplate *sheet, gboolean is_about, const char *text)
{
  char **place = own_text (sheet, is_about);

  g_free (*place);
  *place = g_strdup (text);
}

/* The sheet with what the file says in other languages. A new template; NULL where a file is there and cannot
 * be read. */
static UmpTemplate *
with_others (const UmpGame *const *games, const char *path, const UmpTemplate *sheet, GError **error)
{
  g_autoptr (UmpTemplate) whole = ump_template_copy (sheet);
  g_autoptr (UmpTemplate) there = NULL;
  struct stat status;
  GArray *values;

  if (lstat (path, &status) < 0 && errno == ENOENT)
    return g_steal_pointer (&whole);
  there = ump_template_load (games, path, error);
  if (there == NULL)
    return NULL;
  if (sheet->plain == NULL)
    drop_abouts (there);
  else
    set_text (there, TRUE, sheet->plain);
  set_text (there, FALSE, sheet->name);
  values = there->values;
  there->values = whole->values;
  whole->values = values;
  return g_steal_pointer (&there);
}

char *
ump_templates_replace (const UmpGame *const *games, const char *path, const UmpTemplate *sheet,
                       GError **error)
{
  g_autoptr (UmpTemplate) whole = with_others (games, path, sheet, error);
  g_autoptr (GBytes) bytes = whole != NULL ? ump_template_write (whole) : NULL;

  return whole != NULL && is_writable (whole, error) && is_good (games, bytes, error) &&
                 ump_replace_file (path, bytes, error)
             ? g_strdup (path)
             : NULL;
}

gboolean
ump_template_rename (const UmpGame *const *games, UmpTemplate *sheet, const char *name, GError **error)
{
  char **place = own_text (sheet, FALSE);
  g_autofree char *old = *place;
  g_autofree char *trimmed = ump_trimmed (name);
  g_autoptr (GBytes) bytes = NULL;
  gboolean done;

  *place = g_strdup (trimmed != NULL ? trimmed : "");
  bytes = ump_template_write (sheet);
  done = is_writable (sheet, error) && is_good (games, bytes, error) &&
         ump_replace_file (sheet->path, bytes, error);
  if (!done) {
    g_free (*place);
    *place = g_steal_pointer (&old);
    return FALSE;
  }
  g_free (sheet->title);
  sheet->title = g_strdup (*place);
  return TRUE;
}

static gboolean
move (const char *from, const char *to, GError **error)
{
  struct stat status;

  if (lstat (to, &status) == 0) {
    errno = EEXIST;
    return fail (error, to);
  }
  return g_rename (from, to) == 0 || fail (error, from);
}

char *
ump_templates_remove (const char *folder, const char *path, GError **error)
{
  g_autofree char *aside = g_build_filename (folder, "removed", NULL), *name = g_path_get_basename (path),
                  *to = NULL;

  if (g_str_has_suffix (name, UMP_SHEET_SUFFIX))
    name[strlen (name) - strlen (UMP_SHEET_SUFFIX)] = '\0';
  if (g_mkdir_with_parents (aside, 0700) < 0) {
    fail (error, aside);
    return NULL;
  }
  to = free_path (aside, name);
  return move (path, to, error) ? g_steal_pointer (&to) : NULL;
}

gboolean
ump_templates_restore (const char *removed, const char *path, GError **error)
{
  return move (removed, path, error);
}
