/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "game.h"
#include "parse.h"

static const char *
tr (const char *message)
{
  return g_dgettext ("umpire", message);
}

const UmpPart *
ump_game_part (const UmpGame *game, const char *id)
{
  for (int i = 0; i < game->n_parts; i++)
    if (strcmp (game->parts[i].id, id) == 0)
      return &game->parts[i];
  return NULL;
}

int
ump_part_find_side (const UmpPart *part, const char *id)
{
  for (int i = 0; part->sides[i].id != NULL; i++)
    if (strcmp (part->sides[i].id, id) == 0)
      return i;
  return -1;
}

int
ump_part_side_of_seats (const UmpPart *part, int n_seats)
{
  for (int i = 0; part->sides[i].id != NULL; i++)
    if (part->sides[i].seats & 1u << n_seats)
      return i;
  return 0;
}

/* The n-th item of a list; a new string or NULL. */
static char *
nth_item (const char *list, int n)
{
  const char *start;
  gsize length;

  while ((length = ump_parse_item (&list, &start)) > 0)
    if (n-- == 0)
      return g_strndup (start, length);
  return NULL;
}

/* A letter for each card, from the looks of the faces. */
static char *
letters_of_faces (const UmpGame *game, const UmpPart *part)
{
  GString *out = g_string_new (NULL);

  for (int face = part->first_face; face < part->first_face + part->n_cards; face++)
    for (int k = 0; part->letters[k]; k++)
      if (part->looks[k].colour == game->faces[face].look.colour)
        g_string_append_c (out, part->letters[k]);
  return g_string_free (out, FALSE);
}

char *
ump_part_usual (const UmpGame *game, const UmpPart *part, int side, int row, UmpSure *sure)
{
  gboolean there = part->sure != NULL && side == 0 && row >= 1 && row <= part->n_rows;

  if (sure != NULL)
    *sure = there ? part->sure[row - 1] : UMP_SURE_UNKNOWN;
  if (!there)
    return NULL;
  return part->type == UMP_PART_COLOURS ? letters_of_faces (game, part)
                                        : nth_item (game->options[part->option - 1].fallback, row - 1);
}

char *
ump_part_written (const UmpGame *game, const UmpPart *part, int side, const char *value)
{
  const char *fallback = game->options[part->option - 1].fallback;
  g_autofree char *usual =
      part->type == UMP_PART_COLOURS ? letters_of_faces (game, part) : g_strdup (fallback);

  return g_strdup (side == 0 && strcmp (value, usual) == 0 ? fallback : value);
}

/* ---- values ------------------------------------------------------------------------ */

static UmpSetup *
try_setup (const UmpGame *game, const UmpOptionValue *value, GError **error)
{
  static const char *const ids[UMP_MAX_SEATS] = {
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"
  };

  return ump_setup_new (game, ids, ids, game->min_seats, value, value != NULL ? 1 : 0, error);
}

/* The usual levels with this one in place of the first. */
static char *
with_first (const UmpGame *game, const UmpPart *part, const char *word)
{
  const char *rest = game->options[part->option - 1].fallback, *start;

  ump_parse_item (&rest, &start);
  return g_strconcat (word, rest, NULL);
}

static gboolean
refuse (const char *value, GError **error)
{
  g_set_error (error, UMP_OPTION_ERROR, UMP_OPTION_ERROR_VALUE,
               tr ("\"%s\" cannot stand on a card of this game"), value);
  return FALSE;
}

static gboolean
accepts_option (const UmpGame *game, const UmpPart *part, const char *text, GError **error)
{
  g_autofree char *list = part->type == UMP_PART_LEVELS ? with_first (game, part, text) : g_strdup (text);
  UmpOptionValue value = { game->options[part->option - 1].name, list };
  g_autoptr (UmpSetup) setup = try_setup (game, &value, error);

  return setup != NULL;
}

/* As the attribute reads it; what some other card of the game may show is none either. */
static gboolean
accepts_face (const UmpGame *game, const UmpPart *part, const char *text, GError **error)
{
  g_autoptr (UmpSetup) setup = try_setup (game, NULL, NULL);
  g_auto (UmpMove) move;
  gboolean good = setup != NULL;

  ump_move_init (&move, part->verb, UMP_NOBODY);
  for (int k = 0; good && k < 2; k++) {
    g_autofree char *word = nth_item (text, k);

    good = word != NULL && ump_parse_word (word, part->words) >= 0;
  }
  return (good &&
          game->verbs[part->verb].attrs[part->first_attr].parse (setup, text, &move, part->first_attr)) ||
         refuse (text, error);
}

gboolean
ump_part_accepts (const UmpGame *game, const UmpPart *part, const char *value, GError **error)
{
  if (part->type == UMP_PART_FACES)
    return accepts_face (game, part, value, error);
  /* A list would be more than one row, and nothing at all is the option's default. */
  if (part->type == UMP_PART_LEVELS && (!*value || strpbrk (value, " \t\r\n") != NULL))
    return refuse (value, error);
  return accepts_option (game, part, value, error);
}

int
ump_part_row_of (const UmpPart *part, const char *value)
{
  g_autofree char *first = nth_item (value, 0), *second = nth_item (value, 1);

  for (int k = 0; part->row_words != NULL && part->row_words[k] != NULL && first != NULL && second != NULL;
       k++) {
    g_autofree char *known = nth_item (part->row_words[k], 0), *other = nth_item (part->row_words[k], 1);

    if ((strcmp (first, known) == 0 && strcmp (second, other) == 0) ||
        (strcmp (first, other) == 0 && strcmp (second, known) == 0))
      return k + 1;
  }
  return 0;
}
