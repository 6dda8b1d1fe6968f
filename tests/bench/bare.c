/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bare.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SEATS 4
#define PLACES 3
#define MOST 64

typedef struct {
  int n;
  unsigned char cards[MOST];
} Pile;

/* A card is kind * 16 + value; kind 3 is the martes. */
typedef struct {
  Pile piles[PLACES], taken[SEATS];
  int suits[PLACES], hands[SEATS], seen[64], points[SEATS];
  int round, turn;
} Game;

static const char *const people[SEATS] = { "ana", "bea", "carlos", "dora" };
static const char *const kinds[] = { "cat-", "mirror-", "ladder-" };

static int
read_word (const char **c, char *word)
{
  int n = 0;

  while (**c == ' ')
    (*c)++;
  while (**c && **c != ' ' && n < 31)
    word[n++] = *(*c)++;
  word[n] = '\0';
  return n;
}

static int
read_person (const char *word, int n)
{
  for (int i = 0; i < SEATS; i++)
    if ((int) strlen (people[i]) == n && memcmp (people[i], word, (size_t) n) == 0)
      return i;
  return -1;
}

static int
read_card (const char *word)
{
  if (strcmp (word, "martes") == 0)
    return 3 * 16 + 4;
  for (int kind = 0; kind < 3; kind++)
    if (strncmp (word, kinds[kind], strlen (kinds[kind])) == 0)
      return kind * 16 + atoi (word + strlen (kinds[kind]));
  return -1;
}

static int
value_of (int card)
{
  return card & 15;
}

static void
deal (Game *game)
{
  int dealer = (SEATS - 1 + game->round) % SEATS;

  for (int i = 0; i < PLACES; i++) {
    game->piles[i].n = 0;
    game->suits[i] = -1;
  }
  for (int i = 0; i < SEATS; i++)
    game->taken[i].n = game->hands[i] = 0;
  memset (game->seen, 0, sizeof game->seen);
  for (int i = 0; i < 50; i++)
    game->hands[(dealer + 1 + i) % SEATS]++;
  game->round++;
  game->turn = (dealer + 1) % SEATS;
}

static void
count_round (Game *game)
{
  int counts[SEATS][4] = { { 0 } };

  for (int seat = 0; seat < SEATS; seat++)
    for (int i = 0; i < game->taken[seat].n; i++)
      counts[seat][game->taken[seat].cards[i] >> 4]++;
  for (int kind = 0; kind < 4; kind++) {
    int most = 0, holder = -1;

    for (int seat = 0; kind < 3 && seat < SEATS; seat++)
      if (counts[seat][kind] > most) {
        most = counts[seat][kind];
        holder = seat;
      } else if (counts[seat][kind] == most) {
        holder = -1;
      }
    for (int seat = 0; seat < SEATS; seat++)
      if (seat != holder)
        game->points[seat] += counts[seat][kind] * (kind == 3 ? 2 : 1);
  }
}

static int
fits (const Game *game, int card, int place)
{
  int kind = card >> 4, lowest = 0;

  while (lowest < PLACES && game->piles[lowest].n)
    lowest++;
  for (int i = 0; kind < 3 && i < PLACES; i++)
    if (game->suits[i] == kind)
      return i == place;
  if (game->piles[place].n == 0)
    return place == lowest;
  return kind == 3 || game->suits[place] < 0;
}

static int
play (Game *game, int seat, int card, int place)
{
  Pile *pile = &game->piles[place], *taken = &game->taken[seat];
  int total = 0;

  if (seat != game->turn || card < 0 || game->seen[card]++ > 8 || !fits (game, card, place))
    return -1;
  for (int i = 0; i < pile->n; i++)
    total += value_of (pile->cards[i]);
  if (total + value_of (card) > 13) {
    for (int i = 0; i < pile->n; i++)
      taken->cards[taken->n++] = pile->cards[i];
    pile->n = 0;
    game->suits[place] = card >> 4 < 3 ? card >> 4 : -1;
  } else if (card >> 4 < 3) {
    game->suits[place] = card >> 4;
  }
  pile->cards[pile->n++] = (unsigned char) card;
  game->hands[seat]--;
  for (int i = 1; i <= SEATS; i++) {
    game->turn = (seat + i) % SEATS;
    if (game->hands[game->turn])
      return 0;
  }
  count_round (game);
  return 0;
}

static int
only_place (const Game *game, int card)
{
  for (int i = 0; i < PLACES; i++)
    if (fits (game, card, i))
      return i;
  return -1;
}

long
bare_play (const char *const *lines, unsigned n)
{
  Game game = { .round = 0 };
  size_t room = 4096, used = 0;
  char *xml = malloc (room);

  for (unsigned i = 0; i < n; i++) {
    const char *c = lines[i];
    char word[32], card[32];
    int length = read_word (&c, word), seat, place;

    if (used + 256 > room)
      xml = realloc (xml, room *= 2);
    if (strcmp (word, "deal") == 0) {
      deal (&game);
      used += (size_t) snprintf (xml + used, room - used, "      <deal/>\n");
      continue;
    }
    seat = word[length - 1] == ':' ? read_person (word, length - 1) : -1;
    read_word (&c, word);
    read_word (&c, card);
    if (seat < 0 || strcmp (word, "play") != 0) {
      free (xml);
      return -1;
    }
    place = read_word (&c, word) ? word[strlen (word) - 1] - '1' : only_place (&game, read_card (card));
    if (place < 0 || place >= PLACES || play (&game, seat, read_card (card), place) < 0) {
      free (xml);
      return -1;
    }
    memcpy (xml + used, "      <play by=\"", 16);
    used += 16;
    used = (size_t) (stpcpy (xml + used, people[seat]) - xml);
    used = (size_t) (stpcpy (xml + used, "\" card=\"") - xml);
    used = (size_t) (stpcpy (xml + used, card) - xml);
    used = (size_t) (stpcpy (xml + used, "\" pile=\"") - xml);
    xml[used++] = (char) ('1' + place);
    used = (size_t) (stpcpy (xml + used, "\"/>\n") - xml);
  }
  free (xml);
  return (long) used;
}
