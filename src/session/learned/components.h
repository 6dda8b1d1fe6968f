/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was learned from the real cards (core/part.h): remembered from one evening to the next, and shared.
 *
 * One small file of the user, replaced whole and atomically at each change. Several programs may have it
 * open: each change goes into what the file says then, value by value, and of two changes of the same value
 *   the later one stays.
 *
 *   <components xmlns="urn:umpire:components:1">
 *     <part kind="level-8" id="levels">
 *       <set name="My copy" chosen="yes" asked="yes">
 *         <value side="1" row="3" column="1" sure="checked" when="2026-11-20" source="Ana's
 *           copy">R3+C4</value>
 *
 * kind, id: game and part; both may be unknown here, and are kept. set: the values of one edition; without a
 * name those of the only one, or what was changed of the usual one. chosen: it is used for new sessions;
 * asked: that it should be
 * compared with the card was said. side: id of a side; row, column: from 1. sure: unchecked, probable,
 *   certain or
 * checked. when: a date, source: whose copy or which evening; both may be missing. Exported files are the
 * same. Nothing else may stand in it, no document type either. Limits: UMP_COMPONENTS_MAX_BYTES, 10000
 * values in 1000 sets, values of 200 bytes and names of 100 characters; and those of any session (look.h).
 *
 * A file that cannot be understood is moved aside (FILE.kept, FILE.kept-2 …) and a new one is begun;
 * ump_components_problem() says so. One that cannot be read at all stays where it is, and nothing is
 * written over it. */
#pragma once

#include <gio/gio.h>

#include "core/match.h"

G_BEGIN_DECLS

#define UMP_COMPONENTS_NS "urn:umpire:components:1"
#define UMP_COMPONENTS_MAX_BYTES (1024 * 1024)

#define UMP_TYPE_COMPONENTS (ump_components_get_type ())
G_DECLARE_FINAL_TYPE (UmpComponents, ump_components, UMP, COMPONENTS, GObject)

/* Where a value stands. set: "" for the one without a name. */
typedef struct {
  const char *kind;
  const char *part;
  const char *set;
  const char *side;
  int row, column;
} UmpSlot;

/* A value; strings are borrowed until the next change. when: "2026-11-20" or NULL; source: or NULL. */
typedef struct {
  const char *value;
  UmpSure sure;
  const char *when;
  const char *source;
} UmpLearned;

/* Signal "changed" (): something is another. path NULL: in memory only. Never fails. */
UmpComponents *ump_components_new (const char *path);
/* From now on another thread writes changes to the file, one write after the other, and no change fails
 * because of the disk. Signal "saved" (const GError *): a write ended, NULL when it is on the disk; with an
 * error the change stands in memory and goes to the disk with the next one. Needs the main loop of the thread
 * that calls. */
void ump_components_defer (UmpComponents *self);
/* Whether something is being written, or the file read: the object, and a main loop, have to stay until it is
 * not. */
gboolean ump_components_is_saving (UmpComponents *self);
/* The same as both: another thread reads the file too. Until "changed" and "saved" say that this is done
 * nothing is known; what is changed before goes into what the file says. */
UmpComponents *ump_components_new_later (const char *path);
/* What is wrong with the file, in the user's language; NULL for nothing. */
const char *ump_components_problem (UmpComponents *self);
/* From a document; NULL with UMP_SESSION_ERROR_MALFORMED, "LINE: what". */
UmpComponents *ump_components_parse (GBytes *bytes, GError **error);
/* The same from a file, at most UMP_COMPONENTS_MAX_BYTES; also UMP_SESSION_ERROR_FILE. */
UmpComponents *ump_components_load (const char *path, GError **error);
/* The canonical document. */
GBytes *ump_components_write (UmpComponents *self);

/* The same in another thread. */
void ump_components_load_later (const char *path, GAsyncReadyCallback callback, gpointer user_data);
UmpComponents *ump_components_load_finish (GAsyncResult *result, GError **error);

/* ---- values. Each change is written at once, and brings what other programs wrote: FALSE with
 * UMP_SESSION_ERROR_FILE when that failed; it then stands in memory and goes to the disk with the next. */

/* FALSE: nothing is known. */
gboolean ump_components_get (UmpComponents *self, const UmpSlot *slot, UmpLearned *learned);
/* Strings are copied, trimmed and cut to the limits. */
gboolean
ump_components_put (UmpComponents *self, const UmpSlot *slot, const UmpLearned *learned, GError **error);
gboolean ump_components_forget (UmpComponents *self, const UmpSlot *slot, GError **error);
guint ump_components_n_values (UmpComponents *self);

/* Names of the sets of a part, "" first, the others sorted; a new NULL-terminated array. */
char **ump_components_sets (UmpComponents *self, const char *kind, const char *part);
/* With the values of another set (NULL: none), unchecked. Does nothing where the set is there. */
gboolean ump_components_add_set (UmpComponents *self, const char *kind, const char *part, const char *set,
                                 const char *from, GError **error);
gboolean ump_components_remove_set (UmpComponents *self, const char *kind, const char *part, const char *set,
                                    GError **error);
/* The set for new sessions: "" unless another was chosen. Borrowed until the next change. */
const char *ump_components_chosen (UmpComponents *self, const char *kind, const char *part);
gboolean ump_components_choose (UmpComponents *self, const char *kind, const char *part, const char *set,
                                GError **error);
/* Whether it was said that the set should be compared with the card. */
gboolean ump_components_was_asked (UmpComponents *self, const char *kind, const char *part, const char *set);
gboolean ump_components_set_asked (UmpComponents *self, const char *kind, const char *part, const char *set,
                                   GError **error);

/* ---- sharing ---- */

/* In how many places both have a value, and another one. */
guint ump_components_n_differences (UmpComponents *self, UmpComponents *theirs);
/* Takes over what is only there, and with `take` also what is known otherwise here. Where both have the same
 * value the surer one stays. source: for values that do not say where they come from; may be NULL. What is
 * chosen here stays chosen. */
gboolean ump_components_merge (UmpComponents *self, UmpComponents *theirs, gboolean take, const char *source,
                               GError **error);

/* ---- for a game's parts ---- */

/* The value of a row as it counts: learned, or (in the usual set) that of the game. FALSE: unknown. value is
 * a new string; learned may be NULL, and has no `when` for the game's own. */
gboolean ump_components_value (UmpComponents *self, const UmpGame *game, const UmpPart *part, const char *set,
                               int side, int row, int column, char **value, UmpLearned *learned);
/* What a new session's option should say with that set and side: a new string, NULL where something of it is
 * unknown (n_unknown says how many rows are). */
char *ump_components_option (UmpComponents *self, const UmpGame *game, const UmpPart *part, const char *set,
                             int side, int *n_unknown);
/* Rows of a set and side that are known but should be compared with the card: how many; first and last may
 * be NULL. */
int ump_components_unchecked (UmpComponents *self, const UmpGame *game, const UmpPart *part, const char *set,
                              int side, int *first, int *last);
/* Every row of a set and side that is known was compared with the card, today ("2026-11-20"). */
gboolean ump_components_confirm (UmpComponents *self, const UmpGame *game, const UmpPart *part,
                                 const char *set, int side, const char *today, GError **error);
/* Learns from entry `number` of a match (checked) what its attributes show; today: "2026-11-20". Returns how
 * many values are new or another. */
int ump_components_learn (UmpComponents *self, const UmpMatch *match, guint number, const char *today,
                          const char *source, GError **error);
/* The values that attribute `attr` of `verb` may have now, at this table, as they were learned: new
 * strings. */
GPtrArray *ump_components_offers (UmpComponents *self, const UmpTable *table, int verb, int attr);
/* The set whose unchecked rows somebody in this match has come to, without having been asked: a new string,
 * NULL where
 * there is none. part, first, last: of these rows. */
char *
ump_components_due (UmpComponents *self, const UmpMatch *match, const UmpPart **part, int *first, int *last);

G_END_DECLS
