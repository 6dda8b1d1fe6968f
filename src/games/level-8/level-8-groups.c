/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Level 8: levels, the groups that they are made of, and what can be added to them. */
#include "level-8.h"

#include <string.h>

#include "core/parse.h"

/* ---- levels as words ------------------------------------------------------------- */

/* "R3", "S2", "C4" */
static gboolean
read_group (const char *word, UmpL8Group *group)
{
  static const char letters[] = "RSC";
  const char *letter = *word ? strchr (letters, *word) : NULL;

  if (letter == NULL)
    return FALSE;
  group->sort = (UmpL8Sort) (letter - letters);
  return ump_parse_int (word + 1, 2, MAX_NUMBER, &group->size);
}

gboolean
ump_l8_read_level (const char *word, UmpL8Level *level)
{
  g_auto (GStrv) groups = g_strsplit (word, "+", MAX_GROUPS + 1);

  *level = (UmpL8Level){ .n_groups = (int) g_strv_length (groups) };
  if (level->n_groups < 1 || level->n_groups > MAX_GROUPS)
    return FALSE;
  for (int i = 0; i < level->n_groups; i++) {
    if (!read_group (groups[i], &level->groups[i]))
      return FALSE;
    level->n_cards += level->groups[i].size;
  }
  return level->n_cards <= MAX_LEVEL_CARDS;
}

gboolean
ump_l8_is_alike (const UmpL8Group *a, const UmpL8Group *b)
{
  return a->sort == b->sort && a->size == b->size;
}

static UmpText
word_group (const UmpL8Group *group)
{
  if (group->sort == L8_RUN)
    return UMP_TEXT (N_ ("run of {n0}"), { UMP_N (group->size) });
  if (group->sort == L8_COLOUR)
    return UMP_TEXT (N_ ("{n0} of one colour"), { UMP_N (group->size) });
  return group->size == 2 ? UMP_PLAIN (N_ ("pair")) : UMP_TEXT (N_ ("{n0} alike"), { UMP_N (group->size) });
}

/* So many of the same. */
static UmpText
word_groups (const UmpL8Group *group, int n)
{
  if (group->sort == L8_RUN)
    return UMP_TEXT (N_ ("{n0} runs of {n1}"), { UMP_N (n), UMP_N (group->size) });
  if (group->sort == L8_COLOUR)
    return UMP_TEXT (N_ ("{n0} times {n1} of one colour"), { UMP_N (n), UMP_N (group->size) });
  if (group->size == 2)
    return UMP_TEXT (N_ ("{n0} pairs"), { UMP_N (n) });
  return UMP_TEXT (N_ ("{n0} times {n1} alike"), { UMP_N (n), UMP_N (group->size) });
}

void
ump_l8_word_level (UmpL8Level *level)
{
  static const char *const joined[MAX_GROUPS] = { "{t0}", "{t0}, {t1}", "{t0}, {t1}, {t2}",
                                                  "{t0}, {t1}, {t2}, {t3}", "{t0}, {t1}, {t2}, {t3}, {t4}" };
  gboolean alike = level->n_groups > 1;

  for (int i = 0; i < level->n_groups; i++) {
    level->groups[i].words = word_group (&level->groups[i]);
    alike = alike && ump_l8_is_alike (&level->groups[i], &level->groups[0]);
  }
  if (alike) {
    level->words = word_groups (&level->groups[0], level->n_groups);
    return;
  }
  level->words = UMP_PLAIN (joined[level->n_groups - 1]);
  for (int i = 0; i < level->n_groups; i++)
    level->words.args[i] = UMP_T (&level->groups[i].words);
}

/* ---- what a group is ----------------------------------------------------------------- */

int
ump_l8_number (UmpCard card)
{
  if (card.face == FACE_WILD)
    return card.as <= MAX_NUMBER ? card.as : 0;
  return ump_l8_faces[card.face].look.value;
}

UmpColour
ump_l8_colour (UmpCard card)
{
  if (card.face == FACE_WILD)
    return card.as > UMP_AS_COLOUR ? (UmpColour) (card.as - UMP_AS_COLOUR) : UMP_COLOUR_NONE;
  return ump_l8_faces[card.face].look.colour;
}

int
ump_l8_worth (UmpL8Sort sort, UmpCard card)
{
  return sort == L8_COLOUR ? (int) ump_l8_colour (card) : ump_l8_number (card);
}

gboolean
ump_l8_is_free (UmpCard card)
{
  return card.face == FACE_WILD && !card.as;
}

UmpCard
ump_l8_wild (UmpL8Sort sort, int value)
{
  return (UmpCard){ .face = FACE_WILD, .as = (guint8) (sort == L8_COLOUR ? UMP_AS_COLOUR + value : value) };
}

gboolean
ump_l8_read_shape (UmpL8Sort sort, const UmpCard *cards, int n, UmpL8Shape *shape)
{
  guint there = 0;

  *shape = (UmpL8Shape){ .sort = sort, .low = G_MAXINT };
  for (int i = 0; i < n; i++) {
    int value = ump_l8_worth (sort, cards[i]);

    if (!value || (sort == L8_RUN && there & 1u << value))
      return FALSE;
    there |= 1u << value;
    shape->low = MIN (shape->low, value);
    shape->high = MAX (shape->high, value);
  }
  return shape->high - shape->low == (sort == L8_RUN ? n - 1 : 0);
}

gboolean
ump_l8_fit (UmpL8Shape *shape, UmpCard card)
{
  int value = ump_l8_worth (shape->sort, card);

  if (!value)
    return FALSE;
  if (shape->sort != L8_RUN)
    return value == shape->low;
  if (value == shape->low - 1)
    shape->low = value;
  else if (value == shape->high + 1)
    shape->high = value;
  else
    return FALSE;
  return TRUE;
}

/* ---- which set is which ------------------------------------------------------------------ */

static gboolean
match_from (const UmpL8Level *level, const UmpMove *move, int skip, int set, guint taken,
            int groups[MAX_GROUPS])
{
  if (set == level->n_groups) {
    for (int g = 0; skip >= 0 && g < level->n_groups; g++)
      if (!(taken & 1u << g))
        groups[skip] = g;
    return TRUE;
  }
  if (set == skip)
    return match_from (level, move, skip, set + 1, taken, groups);
  for (int g = 0; g < level->n_groups; g++) {
    if (taken & 1u << g || !ump_l8_is_group (&level->groups[g], move, LAY_SET + set))
      continue;
    groups[set] = g;
    if (match_from (level, move, skip, set + 1, taken | 1u << g, groups))
      return TRUE;
  }
  return FALSE;
}

gboolean
ump_l8_match (const UmpL8Level *level, const UmpMove *move, int skip, int groups[MAX_GROUPS])
{
  return match_from (level, move, skip, 0, 0, groups);
}

/* ---- adding loose cards to a group ----------------------------------------------------------- */

/* The loose card with that value that was not taken yet, or a free wild named so; FALSE if there is
 * neither. */
static gboolean
take_loose (const UmpCard *loose, int n, gboolean *taken, UmpL8Sort sort, int value, UmpCard *card)
{
  int wild = -1;

  for (int i = 0; i < n; i++) {
    if (taken[i])
      continue;
    if (ump_l8_is_free (loose[i])) {
      wild = i;
    } else if (loose[i].face != FACE_SKIP && ump_l8_worth (sort, loose[i]) == value) {
      taken[i] = TRUE;
      *card = loose[i];
      return TRUE;
    }
  }
  if (wild < 0)
    return FALSE;
  taken[wild] = TRUE;
  *card = ump_l8_wild (sort, value);
  return TRUE;
}

/* One way: so many of the cards go below a run, the others above it. */
static gboolean
extend_once (const UmpL8Shape *shape, const UmpCard *loose, int n, int below, UmpCard *way)
{
  gboolean taken[MAX_NUMBER * N_SUITS * 2] = { FALSE };

  for (int i = 0; i < n; i++) {
    int value = shape->low;

    if (shape->sort == L8_RUN)
      value = i < below ? shape->low - 1 - i : shape->high + 1 + i - below;
    if (value < 1 || (shape->sort != L8_COLOUR && value > MAX_NUMBER) ||
        !take_loose (loose, n, taken, shape->sort, value, &way[i]))
      return FALSE;
  }
  return TRUE;
}

int
ump_l8_extend (const UmpL8Shape *shape, const UmpCard *loose, int n, UmpCard *ways)
{
  int found = 0, last = shape->sort == L8_RUN ? 0 : n;

  if (n > MAX_NUMBER * N_SUITS)
    return 0;
  for (int below = n; below >= last; below--)
    found += extend_once (shape, loose, n, below, &ways[found * n]);
  return found;
}
