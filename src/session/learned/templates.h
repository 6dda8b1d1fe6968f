/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Templates of games whose options say what is played (pads and trick games): a name and the options.
 *
 * Some are delivered with the program (data/templates, compiled in as a resource), others lie as files of
 * suffix `.umpire-sheet` in a folder of the user. The document:
 *
 *   <sheet xmlns="urn:umpire:sheet:1">         also with kind="tricks" people="3-5"; else of a pad
 *     <name>Hearts</name>                  1 to 200 characters; also with xml:lang="es"
 *     <about>Low wins.</about>             optional, the same
 *     <option name="best" value="low"/>    options of the game, each once
 *   </sheet>
 *
 * It is read with the same look at its bytes as a session, and has 64 KiB at most. */
#pragma once

#include <gio/gio.h>

#include "core/game.h"

G_BEGIN_DECLS

#define UMP_SHEET_NS "urn:umpire:sheet:1"
#define UMP_SHEET_KIND "pad"
#define UMP_SHEET_SUFFIX ".umpire-sheet"
#define UMP_SHEET_MAX_BYTES 65536

/* What a template is called or is for in one more language than English. */
typedef struct {
  char *lang;
  char *text;
  gboolean is_about;
} UmpTemplateText;

/* name: as people say it in English, or as it was kept; plain: what it is for, the same; title, about: in the
 * user's language. plain and about may be NULL.
 * path: of a file of the user's, NULL for one that is delivered. values: UmpOptionValue, strings owned.
 * kind: of the game. least, most: how many people it is for.
 * others: UmpTemplateText, in order of the document; title and about are among them where they are not
 * English, and English for one country is too. */
typedef struct {
  char *name;
  char *plain;
  char *title;
  char *about;
  char *path;
  char *kind;
  int least, most;
  GArray *values;
  GArray *others;
} UmpTemplate;

/* Its name, or what it is for, in a language that is not English, or for one country: that of the very code,
 * else of the first country's ("es-MX" for "es"). NULL for none; borrowed. */
const char *ump_template_text (const UmpTemplate *sheet, gboolean is_about, const char *lang);
void ump_template_free (UmpTemplate *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpTemplate, ump_template_free)

/* Reads a document. games: NULL-terminated; that of its kind must take the values. lang: "es", or anything else for
 * English; NULL: the process's. NULL with UMP_SESSION_ERROR_MALFORMED, "LINE: what". */
UmpTemplate *
ump_template_parse (const UmpGame *const *games, GBytes *bytes, const char *lang, GError **error);
/* The same from a file, whose name is noted. */
UmpTemplate *ump_template_load (const UmpGame *const *games, const char *path, GError **error);
/* A new template of a pad's written options (those that tell of people are left out). about may be NULL;
 * copied. */
UmpTemplate *
ump_template_new (const char *name, const char *about, const UmpOptionValue *values, int n_values);
/* It is of another game, for so many people. */
void ump_template_set_kind (UmpTemplate *sheet, const char *kind, int least, int most);
/* Of the same game, in English alone, and of no file. */
UmpTemplate *ump_template_copy (const UmpTemplate *sheet);
/* The document, with what it says in every language. */
GBytes *ump_template_write (const UmpTemplate *sheet);

/* Where the user's templates lie; a new string. */
char *ump_templates_folder (void);
/* All there are: those delivered, then the user's, each by name. problems: receives a sentence "FILE: what"
 * (strings, a new array) for each file that cannot be read; may be NULL. Free with g_ptr_array_unref(). */
GPtrArray *ump_templates_list (const UmpGame *const *games, const char *folder, GPtrArray **problems);
/* The one of a kind by its name or title, case aside; the user's go before those delivered. NULL for none;
 * borrowed. */
const UmpTemplate *ump_templates_find (const GPtrArray *templates, const char *kind, const char *name);

/* ---- the user's own: files of a folder, which is made where it is missing ----------------------------- */

/* Writes it to a new file, named after it. The path, a new string; NULL with UMP_SESSION_ERROR_MALFORMED
 * ("LINE: what") where it would be no template, else UMP_SESSION_ERROR_FILE. */
char *ump_templates_keep (const UmpGame *const *games, const char *folder, const UmpTemplate *sheet,
                          GError **error);
/* Takes the file at path in as it stands, whole or not at all. The same. */
char *
ump_templates_import (const UmpGame *const *games, const char *folder, const char *path, GError **error);
/* Gives the template in a file another name in the user's language, and with it the file (of `sheet`, changed
 * too). */
gboolean
ump_template_rename (const UmpGame *const *games, UmpTemplate *sheet, const char *name, GError **error);
/* Puts this template in the place of the one in a file: its name and text are the user's language's, what the
 * file says in others stays (unless there is no text any more). The path, a new string; NULL as for
 * ump_templates_keep(), and where what is there cannot be read: it stays. */
char *ump_templates_replace (const UmpGame *const *games, const char *path, const UmpTemplate *sheet,
                             GError **error);
/* Lays the file aside, below the folder. Where it lies now, a new string: ump_templates_restore() puts it
 * back. */
char *ump_templates_remove (const char *folder, const char *path, GError **error);
gboolean ump_templates_restore (const char *removed, const char *path, GError **error);

G_END_DECLS
