/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a session, for the files of this layer. */
#pragma once

#include "session/format/session.h"

G_BEGIN_DECLS

/* mark: 0 for none. */
typedef struct {
  char *id;
  char *name;
  int mark;
} UmpPerson;

/* state: what the last look at the game found. foreign: elements of other programs, a text each. */
typedef struct {
  const UmpGame *game;
  UmpMatch *match;
  char *started;
  char *finished;
  UmpState state;
  GPtrArray *foreign;
} UmpPlayed;

/* people: UmpPerson; played: UmpPlayed; warnings: strings, NULL-terminated once it is read. foreign: as of a
 * game. */
struct _UmpSession {
  const UmpGame *const *games;
  char *id;
  char *created;
  char *generator;
  char *title;
  char *place;
  GArray *people;
  GPtrArray *played;
  GPtrArray *warnings;
  GPtrArray *foreign;
};

/* A game costs memory even when nothing was played in it. */
#define UMP_MAX_GAMES 10000

/* How documents call an UmpState, by its number; NULL-terminated. */
extern const char *const ump_state_names[];

UmpSession *ump_session_new_bare (const UmpGame *const *games);
/* mark: 0 for none. */
void ump_session_add_person (UmpSession *session, const char *id, const char *name, int mark);
/* What a name is as an id: small letters, digits and hyphens, whoever has it. A new string. */
char *ump_id_of_name (const char *name);
/* Index of the person with that id; -1 if there is none. */
int ump_session_find_person (const UmpSession *session, const char *id);
/* NULL-terminated ids of all people, borrowed: free the array only. */
const char **ump_session_people_ids (const UmpSession *session);
const UmpGame *ump_session_find_game (const UmpSession *session, const char *kind);

UmpPlayed *ump_played_new (const UmpGame *game);
void ump_played_free (UmpPlayed *played);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpPlayed, ump_played_free)
/* As ump_setup_new(), with the names of people of the session; shared with the last game where that has the
 * same. A new reference. */
UmpSetup *ump_session_setup (const UmpSession *session, const UmpGame *game, const char *const *ids,
                             int n_ids, const UmpOptionValue *values, int n_values, GError **error);

/* A text without white space at its ends; NULL for none left. A new string. */
char *ump_trimmed (const char *text);
/* White space between items becomes one space, none at the ends. A new string. */
char *ump_collapsed (const char *text);

/* What is said of a kind that there is no game of, with those that there are; a new string. */
char *ump_session_unknown_game (const UmpSession *session, const char *kind);
/* One entry as an element; a new string. */
char *ump_write_entry (const UmpGame *game, UmpEntry *entry);
/* Reads an element again; NULL with UMP_SESSION_ERROR_MALFORMED. */
UmpEntry *ump_read_entry_line (const UmpSetup *setup, const char *line, gsize n, GError **error);

G_END_DECLS
