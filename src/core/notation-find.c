/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "notation-find.h"

gboolean
ump_find_begins (const char *name, UmpBytes typed)
{
  return typed.n > 0 && g_ascii_strncasecmp (name, typed.text, typed.n) == 0;
}

static UmpFound
note_match (UmpFound found, int *index, int i)
{
  *index = i;
  return found == UMP_FOUND_NONE ? UMP_FOUND_ONE : UMP_FOUND_SEVERAL;
}

UmpFound
ump_find_player (const UmpSetup *setup, UmpBytes typed, int *index)
{
  UmpFound found = UMP_FOUND_NONE;

  for (int i = 0; i < setup->n_seats; i++)
    if (ump_bytes_are (typed, setup->ids[i])) {
      *index = i;
      return UMP_FOUND_ONE;
    }
  for (int i = 0; i < setup->n_seats; i++)
    if (ump_find_is_same (setup->ids[i], typed) ||
        (setup->names[i] != NULL && ump_bytes_are (typed, setup->names[i]))) {
      *index = i;
      return UMP_FOUND_ONE;
    }
  for (int i = 0; i < setup->n_seats; i++)
    if (ump_find_begins (setup->ids[i], typed))
      found = note_match (found, index, i);
  return found;
}

UmpFound
ump_find_card (const UmpSetup *setup, UmpBytes typed, int *index)
{
  UmpFound found = UMP_FOUND_NONE;
  g_autofree char *name = NULL;

  if ((*index = ump_setup_face_of (setup, typed)) != 0)
    return UMP_FOUND_ONE;
  for (int i = 1; i < setup->game->n_faces; i++)
    if (ump_find_is_same (setup->game->faces[i].id, typed)) {
      *index = i;
      return UMP_FOUND_ONE;
    }
  name = g_strndup (typed.text, typed.n);
  for (int i = 1; i < setup->game->n_faces; i++)
    if (setup->copies[i] && ump_tokens_match_name (name, setup->game->faces[i].id))
      found = note_match (found, index, i);
  return found;
}

UmpFound
ump_find_word (const char *const *words, UmpBytes typed, int *index)
{
  UmpFound found = UMP_FOUND_NONE;

  for (int i = 0; words[i] != NULL; i++)
    if (ump_bytes_are (typed, words[i])) {
      *index = i;
      return UMP_FOUND_ONE;
    }
  for (int i = 0; words[i] != NULL; i++)
    if (ump_find_is_same (words[i], typed)) {
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
ump_find_verb (const UmpMatch *match, UmpBytes typed, int *index)
{
  const UmpGame *game = ump_match_game (match);
  UmpFound found = UMP_FOUND_NONE, possible = UMP_FOUND_NONE;
  int n = game->n_verbs + (int) G_N_ELEMENTS (typed_common), now = 0;

  if ((*index = ump_setup_verb (ump_match_setup (match), typed)) >= 0)
    return UMP_FOUND_ONE;
  for (int i = 0; i < n; i++) {
    int verb = i < game->n_verbs ? i : typed_common[i - game->n_verbs];
    const char *alias = verb_alias (game, verb);

    if (ump_find_is_same (ump_verb_name (game, verb), typed) ||
        (alias != NULL && ump_find_is_same (alias, typed))) {
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

UmpText
ump_find_say_verbs (const UmpMatch *match, UmpBytes typed)
{
  static const char *const messages[] = {
    N_ ("Write more of the word, which can be {s0} or {s1}."),
    N_ ("Write more of the word, which can be {s0}, {s1} or {s2}."),
    N_ ("Write more of the word, which can be {s0}, {s1}, {s2} or {s3}."),
  };
  const UmpGame *game = ump_match_game (match);
  int n = game->n_verbs + (int) G_N_ELEMENTS (typed_common);
  UmpText text = { 0 };
  guint filled = 0;

  for (gboolean all = FALSE; filled < 2 && all <= TRUE; all++) {
    filled = 0;
    for (int i = 0; i < n && filled < 4; i++) {
      int verb = i < game->n_verbs ? i : typed_common[i - game->n_verbs];

      if (ump_find_begins (ump_verb_name (game, verb), typed) && (all || ump_find_is_possible (match, verb)))
        text.args[filled++] = (gintptr) ump_verb_name (game, verb);
    }
  }
  text.message = messages[MAX (filled, 2) - 2];
  return text;
}
