/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "typed-cards.h"

#include <string.h>

#include "card-sight.h"
#include "core/tokens.h"

/* Of the typed words, the most that one name has: "7 of spades". */
#define LONGEST_NAME 3

/* By face: words of its name, and of its name in notation. */
typedef GPtrArray *Names[2];

char *
ump_typed_fold (const char *text)
{
  g_autofree char *plain = g_utf8_normalize (text, -1, G_NORMALIZE_ALL), *folded = NULL;
  GString *out = g_string_new (NULL);

  folded = g_utf8_casefold (plain != NULL ? plain : "", -1);
  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    if (!g_unichar_ismark (g_utf8_get_char (p)))
      g_string_append_unichar (out, g_utf8_get_char (p));
  return g_string_free (out, FALSE);
}

GPtrArray *
ump_typed_split (const char *text)
{
  g_autofree char *folded = ump_typed_fold (text);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  const char *start = folded;

  for (const char *p = folded;; p = g_utf8_next_char (p)) {
    if (g_unichar_isalnum (g_utf8_get_char (p)))
      continue;
    if (p > start)
      g_ptr_array_add (words, g_strndup (start, (gsize) (p - start)));
    if (*p == '\0')
      return words;
    start = g_utf8_next_char (p);
  }
}

gboolean
ump_typed_begins (const char *word, const char *typed)
{
  gsize n = strlen (typed);

  if (ump_tokens_match_name (typed, word))
    return TRUE;
  return n > 0 && strncmp (word, typed, n) == 0 &&
         !(g_ascii_isdigit (typed[n - 1]) && g_ascii_isdigit (word[n]));
}

static Names *
names_new (const UmpSetup *setup)
{
  Names *names = g_new0 (Names, (gsize) setup->game->n_faces);

  for (int f = 1; f < setup->game->n_faces; f++) {
    g_autofree char *name = ump_card_spoken (setup, (UmpCard){ .face = (guint16) f }, FALSE);

    names[f][0] = ump_typed_split (name);
    names[f][1] = ump_typed_split (setup->game->faces[f].id);
  }
  return names;
}

static void
names_free (Names *names, int n)
{
  for (int f = 1; f < n; f++) {
    g_ptr_array_unref (names[f][0]);
    g_ptr_array_unref (names[f][1]);
  }
  g_free (names);
}

/* Whether n typed words are beginnings of words of a name, each of its own; whole: of all of them. */
static gboolean
is_name (const GPtrArray *name, char *const *typed, int n, gboolean ordered, gboolean *whole)
{
  guint used = 0, i = 0;

  for (int k = 0; k < n; k++) {
    for (i = ordered ? i : 0; i < name->len; i++)
      if ((used & 1u << i) == 0 && ump_typed_begins (name->pdata[i], typed[k]))
        break;
    if (i == name->len)
      return FALSE;
    used |= 1u << i;
  }
  *whole = (int) name->len == n;
  return TRUE;
}

/* The one face that n words are the name of, before others of which they are a part; 0 if there is none,
 * below it if there are several. */
static int
face_of (const UmpSetup *setup, Names *names, char *const *typed, int n, gboolean ordered)
{
  int found[2] = { 0 }, count[2] = { 0 };

  for (int f = 1; f < setup->game->n_faces; f++) {
    gboolean whole[2] = { FALSE, FALSE }, is[2];

    if (setup->copies[f] == 0)
      continue;
    for (int k = 0; k < 2; k++)
      is[k] = is_name (names[f][k], typed, n, ordered, &whole[k]);
    is[1] |= n == 1 && ump_typed_begins (setup->game->faces[f].id, typed[0]);
    if (!is[0] && !is[1])
      continue;
    found[whole[0] || whole[1]] = f;
    count[whole[0] || whole[1]]++;
  }
  if (count[1] == 1 || (count[1] == 0 && count[0] == 1))
    return found[count[1]];
  return count[0] + count[1] > 0 ? -1 : 0;
}

static gboolean
is_number (const char *word)
{
  return *word != '\0' && word[strspn (word, "0123456789")] == '\0';
}

/* The card that is called like the one before but for its number. */
static UmpCard
go_on (const UmpSetup *setup, Names *names, UmpCard before, char *number)
{
  const GPtrArray *name = names[before.face][0];
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  gboolean numbered = FALSE;
  int face;

  for (guint i = 0; i < name->len; i++) {
    numbered |= is_number (name->pdata[i]);
    g_ptr_array_add (words, is_number (name->pdata[i]) ? number : name->pdata[i]);
  }
  if (!numbered)
    return (UmpCard){ 0 };
  face = face_of (setup, names, (char *const *) words->pdata, (int) words->len, TRUE);
  return (UmpCard){ .face = (guint16) MAX (face, 0) };
}

/* The longest name at the beginning of the words, in its order before others. face: as face_of(). Returns its
 * length, 0 for none. */
static int
take_name (const UmpSetup *setup, Names *names, char *const *typed, int *face)
{
  int most = 0;

  while (most < LONGEST_NAME && typed[most] != NULL && *typed[most] != '\0')
    most++;
  for (int ordered = TRUE; ordered >= FALSE; ordered--)
    for (int n = most; n > 0; n--)
      if ((*face = face_of (setup, names, typed, n, ordered)) > 0)
        return n;
  return 0;
}

const char *
ump_typed_cards (const UmpSetup *setup, char *const *typed, GArray *cards, GPtrArray *rest)
{
  Names *names = names_new (setup);
  const char *vague = NULL;
  gboolean behind = FALSE; /* a card, and nothing else since */

  for (int n; *typed != NULL; typed += MAX (n, 1)) {
    UmpCard card = { 0 };
    int face = 0;

    n = take_name (setup, names, typed, &face);
    if (**typed == '\0')
      continue;
    if (n > 0)
      card.face = (guint16) face;
    else if (behind && is_number (*typed))
      card = go_on (setup, names, g_array_index (cards, UmpCard, cards->len - 1), *typed);
    behind = card.face > 0;
    if (behind)
      g_array_append_val (cards, card);
    else
      g_ptr_array_add (rest, *typed);
    if (!behind && face < 0 && vague == NULL && (cards->len == 0 || !is_number (*typed)))
      vague = *typed;
  }
  names_free (names, setup->game->n_faces);
  return vague;
}
