/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of the learned components, for the files components*.c only. */
#pragma once

#include "session/learned/components.h"

G_BEGIN_DECLS

#define UMP_COMPONENTS_MAX_VALUES 10000
#define UMP_COMPONENTS_MAX_SETS 1000
#define UMP_COMPONENTS_MAX_VALUE 200
#define UMP_COMPONENTS_MAX_NAME 100
#define UMP_COMPONENTS_MAX_PLACE 1000

typedef struct {
  char *kind;
  char *part;
  char *name;
  gboolean chosen;
  gboolean asked;
  GPtrArray *values; /* UmpValue, sorted by side, row and column */
} UmpSet;

typedef struct {
  char *side;
  int row, column;
  char *value;
  UmpSure sure;
  char *when;
  char *source;
} UmpValue;

/* sets: UmpSet, sorted by kind, part and name. blocked: why nothing may be written to path; NULL for nothing.
 * seen: the file as it was last read or written here; NULL where there was none. deferred: another thread
 * writes; saving: what it was given to write, as it stood then, NULL while nothing is written; again:
 * something was changed since. */
struct _UmpComponents {
  GObject parent_instance;
  char *path;
  char *problem;
  char *blocked;
  GBytes *seen;
  GPtrArray *sets;
  gboolean deferred;
  UmpComponents *saving;
  gboolean again;
};

/* The set, made where there is none and `make`. */
UmpSet *ump_components_find_set (UmpComponents *self, const char *kind, const char *part, const char *name,
                                 gboolean make);
UmpValue *ump_set_find (const UmpSet *set, const char *side, int row, int column);
/* Puts a value in its place; takes it. One that stands there goes. */
void ump_set_put (UmpSet *set, UmpValue *value);
void ump_value_free (UmpValue *value);
UmpValue *ump_value_copy (const UmpValue *value);
/* All that is remembered and known of the file, of its own. */
UmpComponents *ump_components_copy (UmpComponents *self);
/* In memory only. */
void ump_components_mark_chosen (UmpComponents *self, const char *kind, const char *part, const char *set);
/* Writes the file and says that something is another. */
gboolean ump_components_changed (UmpComponents *self, GError **error);
/* components-own.c; memory may then also have what another program wrote. */
gboolean ump_components_save (UmpComponents *self, GError **error);
/* The same, by another thread. */
void ump_components_save_later (UmpComponents *self);
void ump_components_emit_changed (UmpComponents *self);
void ump_components_emit_saved (UmpComponents *self, const GError *error);

/* Names of the values of UmpSure in files; NULL for the first. */
extern const char *const ump_sure_words[UMP_SURE_CHECKED + 2];

/* Words made of letters, digits and hyphens, as ids are. */
gboolean ump_components_is_id (const char *text);
/* A date of the form 2026-11-20. */
gboolean ump_components_is_date (const char *text);

G_END_DECLS
