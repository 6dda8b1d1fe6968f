/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "new-game.h"

struct _UmpNewGame {
  char *kind;
  GPtrArray *names;
  GArray *values; /* UmpOptionValue */
  GPtrArray *texts;
};

/* A copy that lives as long as the game. */
static const char *
keep (UmpNewGame *game, const char *text)
{
  g_ptr_array_add (game->texts, g_strdup (text));
  return game->texts->pdata[game->texts->len - 1];
}

UmpNewGame *
ump_new_game_new (const UmpNewRequest *request)
{
  UmpNewGame *game = g_new0 (UmpNewGame, 1);

  game->kind = g_strdup (request->kind);
  game->names = g_ptr_array_new_with_free_func (g_free);
  game->texts = g_ptr_array_new_with_free_func (g_free);
  game->values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  for (int i = 0; i < request->n_names; i++)
    g_ptr_array_add (game->names, g_strdup (request->names[i]));
  for (int i = 0; i < request->n_values; i++) {
    UmpOptionValue value = { keep (game, request->values[i].name), keep (game, request->values[i].value) };

    g_array_append_val (game->values, value);
  }
  return game;
}

void
ump_new_game_free (UmpNewGame *game)
{
  if (game == NULL)
    return;
  g_free (game->kind);
  g_ptr_array_unref (game->names);
  g_ptr_array_unref (game->texts);
  g_array_unref (game->values);
  g_free (game);
}

gboolean
ump_new_game_add (const UmpNewGame *game, UmpStore *store, GError **error)
{
  return ump_store_add_game (store, game->kind, (const char *const *) game->names->pdata,
                             (int) game->names->len, (const UmpOptionValue *) (gpointer) game->values->data,
                             (int) game->values->len, error);
}
