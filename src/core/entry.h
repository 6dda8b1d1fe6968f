/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One entry of a log, as it was written: a verb and its attributes as text.
 *
 * Entries are immutable once made (but for what the session layer attaches) and counted by
 * reference, so that a corrected log shares them with the old one. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

typedef struct _UmpEntry UmpEntry;

typedef enum { UMP_WHY_UNDO, UMP_WHY_CORRECTION } UmpWhy;

/* verb: an index in the game's verbs or a UmpCommonVerb; name: the verb as written.
 * by, at, ruling: NULL where absent. text: content of a note, trimmed (never NULL there).
 * values: one for each attribute of the verb, NULL where absent (see ump_entry_n_attrs()).
 * unknown: pairs of name and value of attributes that the verb does not have; NULL-terminated or NULL.
 * children: what a void holds; why: of a void.
 * extra: what the session layer keeps with the entry (foreign markup), freed with extra_free. */
struct _UmpEntry {
  int ref_count;
  gint16 verb;
  gint16 n_values;
  const char *name;
  const char *by;
  const char *at;
  const char *ruling;
  const char *text;
  char **unknown;
  GPtrArray *children;
  UmpWhy why;
  gpointer extra;
  GDestroyNotify extra_free;
  const char *values[];
};

/* From XML-like pairs: names[0 … n) and values[0 … n) in any order; `by`, `at`, `ruling` among them;
 * text: of a note, else NULL. Everything is copied. A name given twice keeps the first. */
UmpEntry *ump_entry_new (const UmpGame *game, const char *verb, const char *const *names,
                         const char *const *values, int n, const char *text);
/* A void; takes ownership of the children (entries). */
UmpEntry *ump_entry_new_void (UmpWhy why, GPtrArray *children);
UmpEntry *ump_entry_new_void_of (UmpWhy why, UmpEntry *child);
/* From a move: canonical values; ruling and at may be NULL. text: content for a note. */
UmpEntry *
ump_entry_from_move (const UmpSetup *setup, const UmpMove *move, const char *ruling, const char *at);
/* The same entry with another ruling or time; NULL leaves that attribute as it is, "" takes it away. */
UmpEntry *ump_entry_with (const UmpEntry *entry, const UmpGame *game, const char *ruling, const char *at);

UmpEntry *ump_entry_ref (UmpEntry *entry);
void ump_entry_unref (UmpEntry *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpEntry, ump_entry_unref)

static inline gboolean
ump_entry_is_void (const UmpEntry *entry)
{
  return entry->verb == UMP_VERB_VOID;
}

/* The attributes that a verb has in files, in canonical order, without by, at and ruling:
 * for common verbs too. */
const UmpAttr *ump_verb_attrs (const UmpGame *game, int verb, int *n);
const char *ump_verb_name (const UmpGame *game, int verb);
/* Index of the verb with exactly that name; UMP_VERB_UNKNOWN if there is none. */
int ump_verb_find (const UmpGame *game, const char *name);
/* Whether the verb takes `by`: -1 never, 0 may, 1 must. */
int ump_verb_takes_by (const UmpGame *game, int verb);

/* Reads an entry's form: the shared gates (verb, by, attributes in table order, at, unknown ones,
 * then the game's `form`). TRUE: move is filled; FALSE: the verdict says what is wrong. move must be
 * initialised (any values) and may be reused. people: ids of all people of the session, for `note`;
 * NULL means the seats. Voids have no form and are never given. */
gboolean ump_entry_read (const UmpSetup *setup, const char *const *people, const UmpEntry *entry,
                         UmpMove *move, UmpVerdict *verdict);

/* Limits of the session file, which hold for what is typed as well. */
#define UMP_MAX_VALUE_CHARS 10000
#define UMP_MAX_ENTRIES 1000000
#define UMP_POINTS_LIMIT 1000000
#define UMP_MAX_NOTE_BYTES (1 << 20)

/* Whether what was typed can be written and read again: lengths and characters. */
gboolean ump_entry_is_writable (const UmpEntry *entry, UmpVerdict *verdict);

/* Whether text may stand in XML 1.0: valid UTF-8, no forbidden control characters. */
gboolean ump_text_is_writable (const char *text);

G_END_DECLS
