/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that is to be started: asked for on the page for that, or the one before once more. */
#pragma once

#include "core/match.h"
#include "session/format/session.h"

G_BEGIN_DECLS

/* names: of char *; values: of UmpOptionValue, whose texts are owned. tally: only results are entered.
 * set_up: it begins with how the table is set up. */
typedef struct {
  char *kind;
  GPtrArray *names;
  GArray *values;
  gboolean tally, set_up;
} UmpNewGame;

typedef enum {
  UMP_BEGINS_NEXT,  /* as if the game went on */
  UMP_BEGINS_LAST,  /* who came last; of several the first by seat */
  UMP_BEGINS_DRAWN, /* chance; asked again, it may be another one */
} UmpWhoBegins;

/* Without options, which are at their defaults then. */
UmpNewGame *ump_new_game_new (const char *kind);
UmpNewGame *ump_new_game_ref (UmpNewGame *game);
void ump_new_game_unref (UmpNewGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpNewGame, ump_new_game_unref)
void ump_new_game_add_name (UmpNewGame *game, const char *name);
/* In place of what was said of that option before. */
void ump_new_game_set_option (UmpNewGame *game, const char *name, const char *value);

/* That game of a session with the same people and options; who came late is there now, and who went home is
 * not, unless too few would be left. */
UmpNewGame *ump_new_game_again (const UmpSession *session, guint game);
/* That game of the source, which may be another session, for the people of the last game of this one: with
 * its options but for those about people, and who is next to begin begins. */
UmpNewGame *ump_new_game_next (UmpSession *session, UmpSession *source, guint game);
/* Who begins when the game is played once more: the seat, UMP_NOBODY where nobody is asked that. The match is
 * over. */
int ump_who_begins (const UmpMatch *match, UmpWhoBegins how);
/* Has the one in that seat of the match before begin; for UMP_NOBODY nothing changes. */
void ump_new_game_let_begin (UmpNewGame *game, const UmpMatch *match, int seat);

/* Whether there is something to be counted in it. */
gboolean ump_new_game_has_tally (const UmpGame *game);

G_END_DECLS
