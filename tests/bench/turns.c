/* SPDX-License-Identifier: GPL-3.0-or-later */
/* turns write KIND FILE: whole games of a kind, a line an entry, an empty line behind each game. turns play
 * KIND: for each line on standard input plays all of these games once and answers with the CPU microseconds
 * that it took, so that whoever measures can take turns. */
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "games/games.h"
#include "moves.h"

#define GAMES 40
#define SEED 1

static const UmpGame *
find_game (const char *kind)
{
  for (int i = 0; ump_games[i] != NULL; i++)
    if (strcmp (ump_games[i]->kind, kind) == 0)
      return ump_games[i];
  g_error ("no such game: %s", kind);
}

static int
write_games (const GPtrArray *games, const char *path)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++) {
    const GPtrArray *lines = g_ptr_array_index (games, i);

    for (guint k = 0; k < lines->len; k++)
      g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (lines, k));
    g_string_append_c (text, '\n');
  }
  return !g_file_set_contents (path, text->str, (gssize) text->len, NULL);
}

static void
play (const UmpGame *game, const GPtrArray *lines)
{
  g_autoptr (UmpMatch) match = bench_match_new (game);

  for (guint i = 0; i < lines->len; i++)
    bench_enter (match, g_ptr_array_index (lines, i));
}

static void
play_all (const UmpGame *game, const GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    play (game, g_ptr_array_index (games, i));
}

int
main (int argc, char **argv)
{
  const UmpGame *game = argc > 2 ? find_game (argv[2]) : NULL;
  g_autoptr (GPtrArray) games = NULL;
  guint n = 0;
  int c;

  setlocale (LC_ALL, "");
  if (game == NULL)
    return 2;
  games = bench_games (game, GAMES, SEED);
  if (argc == 4)
    return write_games (games, argv[3]);
  for (guint i = 0; i < games->len; i++)
    n += ((const GPtrArray *) g_ptr_array_index (games, i))->len;
  printf ("%u\n", n);
  fflush (stdout);
  while ((c = getchar ()) != EOF) {
    double start = bench_cpu ();

    play_all (game, games);
    printf ("%.0f\n", (bench_cpu () - start) * 1e6);
    fflush (stdout);
  }
  return 0;
}
