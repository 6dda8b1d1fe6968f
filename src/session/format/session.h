/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session: one game night in memory. The people, and one or more games one after another.
 *
 * Loading and writing follow the session format (urn:umpire:session:1). A session knows nothing of
 * files on disk: see store.h for what keeps it safe. */
#pragma once

#include <gio/gio.h>

#include "core/match.h"

G_BEGIN_DECLS

/* Characters of a person's name. */
#define UMP_MAX_NAME 200

typedef struct _UmpSession UmpSession;

#define UMP_SESSION_NS "urn:umpire:session:1"
#define UMP_REPORT_NS "urn:umpire:report:1"
#define UMP_SESSION_MAX_BYTES (64 * 1024 * 1024)

#define UMP_SESSION_ERROR (ump_session_error_quark ())
GQuark ump_session_error_quark (void);
typedef enum {
  UMP_SESSION_ERROR_MALFORMED, /* no well-formed session: the message begins with "LINE: " */
  UMP_SESSION_ERROR_FILE,      /* cannot be read or written: not a regular file, too large, permissions */
  UMP_SESSION_ERROR_NAME,      /* a player's name is empty, too long or given twice */
  UMP_SESSION_ERROR_OPTION,    /* seats, kind or option of a new game (the message says what is allowed) */
} UmpSessionError;

/* A new session without games. games: NULL-terminated list of known games, kept (static). id and created are
 * made from the clock and a random UUID, or taken as given when not NULL. */
UmpSession *ump_session_new (const UmpGame *const *games, const char *id, const char *created);
void ump_session_free (UmpSession *session);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpSession, ump_session_free)

/* Reads a document. Entries that are refused are no error: the match says so. A malformed document gives
 * NULL with UMP_SESSION_ERROR_MALFORMED, "LINE: what"; if partial is not NULL it then receives what came
 * before the bad place (or NULL), for looking only. */
UmpSession *
ump_session_parse (const UmpGame *const *games, GBytes *bytes, UmpSession **partial, GError **error);
/* The same from a file: a regular file of at most UMP_SESSION_MAX_BYTES, opened by descriptor. */
UmpSession *
ump_session_load (const UmpGame *const *games, const char *path, UmpSession **partial, GError **error);
/* The bytes of a file as ump_session_load() takes them. */
GBytes *ump_session_read_file (const char *path, GError **error);
/* The canonical document; equal sessions give equal bytes. */
GBytes *ump_session_write (UmpSession *session);
/* Warnings of the last parse, such as a result that differs from the log: UTF-8 sentences. */
const char *const *ump_session_warnings (const UmpSession *session);
/* Line (from 1) of the start tag of an entry in the document that bytes hold; 0 if there is none.
 * Slow (one pass over the bytes): for messages. */
guint ump_session_entry_line (GBytes *bytes, guint game, guint number);

const char *ump_session_id (const UmpSession *session);
const char *ump_session_created (const UmpSession *session);
/* NULL where there is none. Setting "" removes it. Trimmed. */
const char *ump_session_title (const UmpSession *session);
void ump_session_set_title (UmpSession *session, const char *title);
const char *ump_session_place (const UmpSession *session);
void ump_session_set_place (UmpSession *session, const char *place);

/* People, in the order of the document. */
guint ump_session_n_people (const UmpSession *session);
const char *ump_session_person_id (const UmpSession *session, guint index);
const char *ump_session_person_name (const UmpSession *session, guint index);
/* Somebody is called otherwise, in all games; the id stays. FALSE with UMP_SESSION_ERROR_NAME where the name
 * cannot be, or is somebody else's. */
gboolean ump_session_call_person (UmpSession *session, const char *id, const char *name, GError **error);
/* Somebody's colour and shape, 1 to UMP_MAX_MARK; 0 for nobody's yet. Setting it, FALSE: somebody else has
 * it. */
#define UMP_MAX_MARK 12
int ump_session_person_mark (const UmpSession *session, guint index);
gboolean ump_session_set_person_mark (UmpSession *session, guint index, int mark);
/* The same for who is drawn: people without one have, in their order, the first that are free. */
int ump_session_shown_mark (const UmpSession *session, guint index);

/* Of everybody in a game, by the seat. */
void ump_session_marks (const UmpSession *session, guint game, int marks[UMP_MAX_SEATS]);

/* The id that somebody new of that name would get, and the name without blanks at its ends: new strings.
 * FALSE with UMP_SESSION_ERROR_NAME where the name cannot be, or there are 12 people. */
gboolean ump_session_new_person (const UmpSession *session, const char *name, char **id, char **trimmed,
                                 GError **error);

/* The people who are to sit on n seats, as they are said: each as for ump_session_look_for(), or by a new
 * name. ids, names: new arrays of strings, NULL-terminated. FALSE with UMP_SESSION_ERROR_NAME where a name
 * cannot be or may be two people, somebody comes twice, or there would be more than 12 people; nothing is
 * added yet. */
gboolean ump_session_find_seats (const UmpSession *session, const char *const *said, int n, GPtrArray **ids,
                                 GPtrArray **names, GError **error);

/* Whom somebody means: the person whose id that is exactly, else the one of that name, case and blanks at its
 * ends aside. -1 for nobody, -2 where it may be two. */
int ump_session_look_for (const UmpSession *session, const char *name);

/* Games, index from 0. The match is owned by the session. */
guint ump_session_n_games (const UmpSession *session);
UmpMatch *ump_session_match (const UmpSession *session, guint index);
/* Puts a corrected match in place of one; the old one is returned (caller owns it). Whoever has a seat in it
 * and is not known yet is a person of the session from now on. */
UmpMatch *ump_session_swap_match (UmpSession *session, guint index, UmpMatch *match);
const char *ump_session_game_started (const UmpSession *session, guint index);  /* may be NULL */
const char *ump_session_game_finished (const UmpSession *session, guint index); /* may be NULL */

/* Adds a game with people of these names: those that the session has by name are taken, others added with new
 * ids. FALSE with UMP_SESSION_ERROR_NAME or _OPTION; nothing has changed then. started may be NULL. */
gboolean
ump_session_add_game (UmpSession *session, const char *kind, const char *const *names, int n_names,
                      const UmpOptionValue *values, int n_values, const char *started, GError **error);

/* Somebody who has no seat yet takes the last one in a game that is being played, as one who comes late, and
 * the entry says so: a person of the session (name NULL), or a new one of that id and name
 * (ump_session_new_person()). FALSE, and nothing has changed: refused (the verdict says why), or, with *error
 * set, there is no such seat. */
gboolean ump_session_bring_in (UmpSession *session, guint game, const char *id, const char *name,
                               UmpEntry *entry, UmpVerdict *verdict, GError **error);

/* Call after each change of a game: sets `finished` to now when it has just ended and clears it when the end
 * was undone. now is RFC 3339. */
void ump_session_game_changed (UmpSession *session, guint index, const char *now);

/* The present time as RFC 3339 with the local offset, seconds; a new string. */
char *ump_session_now (void);

/* The RELAX NG schema of the document, made from the games' tables, for other programs. */
GBytes *ump_session_schema (const UmpGame *const *games);

G_END_DECLS
