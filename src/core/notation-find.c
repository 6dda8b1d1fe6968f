/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a word of a line can be: a name in full, whatever its case, before one that begins like it. */
#include "notation-find.h"

#include "parse.h"
#include "tokens.h"

gboolean
ump_find_begins (const char *name, const char *typed)
{
  return *typed && g_ascii_strncasecmp (name, typed, strlen (typed)) == 0;
}

static gboolean
is_same (const char *name, const char *typed)
{
  return g_ascii_strcasecmp (name, typed) == 0;
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

  for (int i = 0; i < setup->n_seats; i++)
    if (ump_same_name (typed, setup->ids[i])) {
      *index = i;
      return UMP_FOUND_ONE;
    }
  for (int i = 0; i < setup->n_seats; i++)
    if (is_same (setup->ids[i], typed) ||
        (setup->names[i] != NULL && ump_same_name (typed, setup->names[i]))) {
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
    if (is_same (setup->game->faces[i].id, typed)) {
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
    if (is_same (words[i], typed)) {
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

    if (is_same (ump_verb_name (game, verb), typed) || (alias != NULL && is_same (alias, typed))) {
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
ump_find_say_verbs (const UmpMatch *match, const char *typed)
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
        text.args[filled++] = UMP_S (ump_verb_name (game, verb));
    }
  }
  text.message = messages[MAX (filled, 2) - 2];
  return text;
}
