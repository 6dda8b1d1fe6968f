/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be started, and a copy of it that can wait. */
#pragma once

#include "session/store/store.h"

G_BEGIN_DECLS

/* title may be "". tally: only results are entered. set_up: it begins with how the table is set up. */
typedef struct {
  const char *kind;
  const char *const *names;
  int n_names;
  const UmpOptionValue *values;
  int n_values;
  const char *title;
  gboolean tally;
  gboolean set_up;
} UmpNewRequest;

typedef struct _UmpNewGame UmpNewGame;

UmpNewGame *ump_new_game_new (const UmpNewRequest *request);
void ump_new_game_free (UmpNewGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpNewGame, ump_new_game_free)
/* As ump_store_add_game(). */
gboolean ump_new_game_add (const UmpNewGame *game, UmpStore *store, GError **error);

G_END_DECLS
