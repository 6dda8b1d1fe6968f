/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Levenshtein's distance, a row of its table at a time. */
#include "core/nearest.h"

#include <string.h>

/* How many letters must be put in, left out or changed to make one word of the other. */
static gsize
distance (const char *from, const char *to)
{
  gsize width = strlen (to) + 1;
  g_autofree gsize *row = g_new (gsize, width);

  for (gsize k = 0; k < width; k++)
    row[k] = k;
  for (; *from != '\0'; from++) {
    gsize corner = row[0]++;

    for (gsize k = 1; k < width; k++) {
      gsize changed = corner + (*from != to[k - 1]);

      corner = row[k];
      row[k] = MIN (changed, MIN (row[k - 1], row[k]) + 1);
    }
  }
  return row[width - 1];
}

const char *
ump_nearest (const char *const *words, const char *written)
{
  const char *nearest = NULL;
  gsize least = 3;

  for (; *words != NULL; words++) {
    gsize away = distance (written, *words);

    if (away < least && away < strlen (*words)) {
      nearest = *words;
      least = away;
    }
  }
  return nearest;
}
