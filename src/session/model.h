/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a session, for the files of this layer. */
#pragma once

#include "session/markup.h"
#include "session/session.h"

G_BEGIN_DECLS

typedef struct {
  char *id;
  char *name;
  UmpMarkup *markup;
} UmpPerson;

/* Places of what stands between the elements of a game. */
enum {
  UMP_AT_SEATS = 0,
  UMP_AT_OPTION = 1, /* + index of the option in the game's table */
  UMP_AT_LOG = 1000,
  UMP_AT_RESULT = 1001,
  UMP_AT_END = 1002,
};

/* state: what the last look at the game found.
 * markup: of `game`, places as above. seats: places are items of the list. log: only what follows the last
 *   entry.
 * result: places are seats. scores: by seat, each may be NULL; NULL if there are none.
 * option_markup: by index of the option in the game's table; NULL if there are none. */
typedef struct {
  const UmpGame *game;
  UmpMatch *match;
  char *started;
  char *finished;
  UmpState state;
  UmpMarkup *markup;
  UmpMarkup *seats;
  UmpMarkup *log;
  UmpMarkup *result;
  UmpMarkup **scores;
  UmpMarkup **option_markup;
} UmpPlayed;

/* Places of what stands between the elements of a session. */
enum { UMP_AT_TITLE, UMP_AT_PLACE, UMP_AT_PLAYERS, UMP_AT_GAME };

/* people: UmpPerson; played: UmpPlayed; warnings: strings, NULL-terminated once it is read.
 * markup: of `session`, places as above (UMP_AT_GAME + index); players: places are people. */
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
  UmpMarkup *markup;
  UmpMarkup *title_markup;
  UmpMarkup *place_markup;
  UmpMarkup *players_markup;
};

/* A game costs memory even when nothing was played in it. */
#define UMP_MAX_GAMES 10000

UmpSession *ump_session_new_bare (const UmpGame *const *games);
void ump_session_add_person (UmpSession *session, const char *id, const char *name, UmpMarkup *markup);
/* Index of the person with that id or name; -1 if there is none. */
int ump_session_find_person (const UmpSession *session, const char *id);
/* NULL-terminated ids of all people, borrowed: free the array only. */
const char **ump_session_people_ids (const UmpSession *session);
const UmpGame *ump_session_find_game (const UmpSession *session, const char *kind);

UmpPlayed *ump_played_new (const UmpGame *game);
void ump_played_free (UmpPlayed *played);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpPlayed, ump_played_free)
/* What keeps game, people and options the same but as options say: for a correction. */
UmpSetup *ump_session_setup (const UmpSession *session, const UmpGame *game, const char *const *ids,
                             int n_ids, const UmpOptionValue *values, int n_values, GError **error);

/* A text without white space at its ends; NULL for none left. A new string. */
char *ump_trimmed (const char *text);
/* White space between items becomes one space, none at the ends. A new string. */
char *ump_collapsed (const char *text);

/* One entry as an element on one line; a new string. */
char *ump_write_entry_line (const UmpGame *game, UmpEntry *entry);
/* Reads it again; NULL with UMP_SESSION_ERROR_MALFORMED. */
UmpEntry *ump_read_entry_line (const UmpSetup *setup, const char *line, gsize n, GError **error);

G_END_DECLS
