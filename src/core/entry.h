/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One entry of a log, as it was written: a verb and its attributes as text.
 *
 * Entries are immutable once made and counted by reference, so that a corrected log shares them with the old
 * one. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

typedef struct _UmpEntry UmpEntry;

/* Why a void holds what it holds: it was taken back and can come again (only voids at the end of a log); or
 * not any more, since something was entered or corrected afterwards; the entry behind the void stands in its
 * place; it was left out. */
typedef enum { UMP_WHY_UNDO, UMP_WHY_UNDONE, UMP_WHY_CORRECTION, UMP_WHY_REMOVED, UMP_N_WHYS } UmpWhy;

/* verb: an index in the game's verbs or a UmpCommonVerb. name: the verb as written where the game does not
 * know it, else NULL. by, at, ruling: NULL where absent. text: content of a note, trimmed (never NULL there),
 * or of an entry with an unknown verb, as it stands in the file. unknown: pairs of name and value of
 * attributes that the verb does not have, of a void all that it was given besides its reason; NULL-terminated
 * or NULL. why, children: of a void, n_children of them (else 0). plain: its texts are short printable ASCII,
 * which can always be written. values: one for each attribute of the verb, NULL where absent (see
 * ump_verb_attrs()). An entry lies in one piece with its texts, but for what few have: name, unknown,
 * children. */
struct _UmpEntry {
  int ref_count;
  int verb;
  gboolean plain;
  char *name;
  const char *by;
  const char *at;
  const char *ruling;
  const char *text;
  char **unknown;
  UmpWhy why;
  guint n_children;
  UmpEntry **children;
  int n_values;
  const char *values[];
};

static inline const char *
ump_entry_ruling (const UmpEntry *entry)
{
  return entry->ruling;
}

static inline const char *
ump_entry_text (const UmpEntry *entry)
{
  return entry->text;
}

/* How many entries a void holds; 0 for others. */
static inline guint
ump_entry_n_children (const UmpEntry *entry)
{
  return entry->n_children;
}

/* Only of a void: the entry with that index. */
static inline UmpEntry *
ump_entry_child (const UmpEntry *entry, guint index)
{
  return entry->children[index];
}

/* Only of a void. */
static inline UmpWhy
ump_entry_why (const UmpEntry *entry)
{
  return entry->why;
}

/* The verb as written. */
const char *ump_entry_name (const UmpGame *game, const UmpEntry *entry);

/* The parts of an entry: the attributes of its verb count from 0. */
enum { UMP_SLOT_BY = UMP_MAX_ATTRS, UMP_SLOT_AT, UMP_SLOT_RULING, UMP_SLOT_TEXT, UMP_N_SLOTS };
/* The slot of an attribute by its name, -1 for one that the verb does not have; attrs: as ump_verb_attrs()
 * gives them. */
int ump_entry_slot (const UmpField *attrs, int n, const char *name);
/* An entry of a verb of the game, or of a common one; slots: UMP_N_SLOTS texts, which are copied, NULL where
 * absent. */
UmpEntry *ump_entry_make (const UmpGame *game, int verb, const char *const *slots);
/* From XML-like pairs: names[0 … n) and values[0 … n) in any order; `by`, `at`, `ruling` among them;
 * text: of a note, or in an entry with an unknown verb, else NULL. Everything is copied. A name given twice
 * keeps the first. */
UmpEntry *ump_entry_new (const UmpGame *game, const char *verb, const char *const *names,
                         const char *const *values, int n, const char *text);
/* A void of n entries; takes a reference to each. */
UmpEntry *ump_entry_new_void (UmpWhy why, UmpEntry *const *children, guint n);
/* The same void for another reason, or with other entries in it, as many as it has; NULL: its own. */
UmpEntry *ump_entry_void_as (const UmpEntry *entry, UmpWhy why, UmpEntry *const *children);
/* How a file says it: "undo"; and in words, to be translated. */
const char *ump_why_name (UmpWhy why);
const char *ump_why_words (UmpWhy why);
/* FALSE where no reason has that name. */
gboolean ump_why_find (const char *name, UmpWhy *why);
/* From a move: canonical values; ruling and at may be NULL. */
UmpEntry *
ump_entry_from_move (const UmpSetup *setup, const UmpMove *move, const char *ruling, const char *at);
/* The same entry with another ruling or time; NULL leaves that attribute as it is, "" takes it away. */
UmpEntry *ump_entry_with (const UmpEntry *entry, const char *ruling, const char *at);
/* The same entry said by somebody else and with other values, one for each attribute of its verb; NULL for
 * none. */
UmpEntry *ump_entry_with_values (const UmpEntry *entry, const char *by, const char *const *values);

UmpEntry *ump_entry_ref (UmpEntry *entry);
void ump_entry_unref (UmpEntry *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpEntry, ump_entry_unref)

static inline gboolean
ump_entry_is_void (const UmpEntry *entry)
{
  return entry->verb == UMP_VERB_VOID;
}

/* Whether a correction put it into a void: it holds what was changed or left out. */
static inline gboolean
ump_entry_is_corrected (const UmpEntry *entry)
{
  return ump_entry_is_void (entry) &&
         (ump_entry_why (entry) == UMP_WHY_CORRECTION || ump_entry_why (entry) == UMP_WHY_REMOVED);
}

/* The attributes that a verb has in files, in canonical order, without by, at and ruling:
 * for common verbs too. */
const UmpField *ump_verb_attrs (const UmpGame *game, int verb, int *n);
const char *ump_verb_name (const UmpGame *game, int verb);
/* Index of the verb with exactly that name; UMP_VERB_UNKNOWN if there is none. */
int ump_verb_find (const UmpGame *game, const char *name);
/* Whether the verb takes `by`: -1 never, 0 may, 1 must. */
int ump_verb_takes_by (const UmpGame *game, int verb);

/* Refuses an entry without a name that has to have one, and shows how it is written: with that seat's name,
 * best who acts now. FALSE. */
gboolean ump_refuse_nobody (const UmpSetup *setup, int verb, int seat, UmpVerdict *verdict);

/* Reads an entry's form: the shared gates (verb, by, attributes in table order, at, unknown ones,
 * then the game's `form`). TRUE: move is filled; FALSE: the verdict says what is wrong. move must be
 * initialised (any values) and may be reused. people: ids of all people of the session, for `note`;
 * NULL means the seats. Voids have no form and are never given. */
gboolean ump_entry_read (const UmpSetup *setup, const char *const *people, const UmpEntry *entry,
                         UmpMove *move, UmpVerdict *verdict);

/* Limits of the session file, which hold for what is typed as well. */
#define UMP_MAX_VALUE_CHARS 10000
#define UMP_MAX_TAG_BYTES (64 * 1024)
#define UMP_MAX_ENTRIES 1000000
#define UMP_POINTS_LIMIT 1000000
#define UMP_MAX_NOTE_BYTES (1 << 20)

/* Whether what was typed can be written and read again: lengths and characters. */
gboolean ump_entry_is_writable (const UmpEntry *entry, UmpVerdict *verdict);

/* Whether text may stand in XML 1.0: valid UTF-8, no forbidden control characters. */
gboolean ump_text_is_writable (const char *text);

G_END_DECLS
