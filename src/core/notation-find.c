/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "notation-find.h"

#include <string.h>

#include "tokens.h"

gboolean
ump_find_begins (const char *name, const char *typed)
{
  return *typed && g_ascii_strncasecmp (name, typed, strlen (typed)) == 0;
}

static UmpFound
note_match (UmpFound found, int *index, int i)
{
  *index = i;
  return found == UMP_FOUND_NONE ? UMP_FOUND_ONE : UMP_FOUND_SEVERAL;
}

UmpFound
ump_find_player (const UmpSetup *setup, const char *typed, int *index)
{
  UmpFound found = UMP_FOUND_NONE;

  if ((*index = ump_setup_seat (setup, typed)) >= 0)
    return UMP_FOUND_ONE;
  for (int i = 0; i < setup->n_seats; i++)
    if (g_ascii_strcasecmp (setup->ids[i], typed) == 0 || g_strcmp0 (setup->names[i], typed) == 0) {
      *index = i;
      return UMP_FOUND_ONE;
    }
  for (int i = 0; i < setup->n_seats; i++)
    if (ump_find_begins (setup->ids[i], typed))
      found = note_match (found, index, i);
  return found;
}

UmpFound
ump_find_card (const UmpSetup *setup, const char *typed, int *index)
{
  UmpFound found = UMP_FOUND_NONE;

  if ((*index = ump_setup_face (setup, typed)) != 0)
    return UMP_FOUND_ONE;
  for (int i = 1; i < setup->game->n_faces; i++)
    if (g_ascii_strcasecmp (setup->game->faces[i].id, typed) == 0) {
      *index = i;
      return UMP_FOUND_ONE;
    }
  for (int i = 1; i < setup->game->n_faces; i++)
    if (setup->copies[i] && ump_tokens_match_name (typed, setup->game->faces[i].id))
      found = note_match (found, index, i);
  return found;
}

UmpFound
ump_find_word (const char *const *words, const char *typed, int *index)
{
  UmpFound found = UMP_FOUND_NONE;

  for (int i = 0; words[i] != NULL; i++)
    if (g_ascii_strcasecmp (words[i], typed) == 0) {
      *index = i;
      return UMP_FOUND_ONE;
    }
  for (int i = 0; words[i] != NULL; i++)
    if (ump_find_begins (words[i], typed))
      found = note_match (found, index, i);
  return found;
}

static const int typed_common[] = { UMP_VERB_NOTE, UMP_VERB_ADJUST, UMP_VERB_ABANDON };

static gboolean
note_legal (const UmpMove *move, gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return FALSE;
}

/* Whether something may be said with that verb now; notes and the like always may. */
gboolean
ump_find_is_possible (const UmpMatch *match, int verb)
{
  gboolean legal = verb < 0;
  g_auto (UmpMove) partial;

  ump_move_init (&partial, verb, UMP_NOBODY);
  if (verb >= 0)
    ump_match_moves (match, &partial, note_legal, &legal);
  return legal;
}

static const char *
verb_alias (const UmpGame *game, int verb)
{
  return verb >= 0 ? game->verbs[verb].alias : NULL;
}

/* A verb in full or by its alias; else by its beginning: of several those that are possible now. */
UmpFound
ump_find_verb (const UmpMatch *match, const char *typed, int *index)
{
  const UmpGame *game = ump_match_game (match);
  UmpFound found = UMP_FOUND_NONE, possible = UMP_FOUND_NONE;
  int n = game->n_verbs + (int) G_N_ELEMENTS (typed_common), now = 0;

  if ((*index = ump_verb_find (game, typed)) >= 0)
    return UMP_FOUND_ONE;
  for (int i = 0; i < n; i++) {
    int verb = i < game->n_verbs ? i : typed_common[i - game->n_verbs];
    const char *alias = verb_alias (game, verb);

    if (g_ascii_strcasecmp (ump_verb_name (game, verb), typed) == 0 ||
        (alias != NULL && g_ascii_strcasecmp (alias, typed) == 0)) {
      *index = verb;
      return UMP_FOUND_ONE;
    }
    if (ump_find_begins (ump_verb_name (game, verb), typed))
      found = note_match (found, index, verb);
  }
  for (int i = 0; found == UMP_FOUND_SEVERAL && i < n; i++) {
    int verb = i < game->n_verbs ? i : typed_common[i - game->n_verbs];

    if (ump_find_begins (ump_verb_name (game, verb), typed) && ump_find_is_possible (match, verb))
      possible = note_match (possible, &now, verb);
  }
  if (possible != UMP_FOUND_ONE)
    return found;
  *index = now;
  return UMP_FOUND_ONE;
}
