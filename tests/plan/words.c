/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Letters as wide as those of Cantarell in bold type, roughly and rather wider than narrower. */
#include "words.h"

#include <math.h>
#include <string.h>

#define LINE 1.27

static double
letter_width (gunichar letter)
{
  if (g_unichar_iszerowidth (letter))
    return 0;
  if (letter < 128 && strchr ("iljI.,:;'|!", (int) letter) != NULL)
    return 0.3;
  if (letter < 128 && strchr ("ftr-()[]/ ", (int) letter) != NULL)
    return 0.4;
  if (letter < 128 && strchr ("mwMW%@", (int) letter) != NULL)
    return 0.92;
  return g_unichar_isupper (letter) ? 0.7 : 0.6;
}

static double
word_width (const char *word, gsize n)
{
  double width = 0;

  for (const char *at = word; at < word + n; at = g_utf8_next_char (at))
    width += letter_width (g_utf8_get_char (at));
  return width;
}

/* Breaks one line of the text between words, as soon as it is wider than that. */
static void
measure_line (const char *line, double most, double *widest, int *n_lines)
{
  double width = 0, space = letter_width (' ');
  const char *word = line;

  (*n_lines)++;
  while (*word != '\0') {
    gsize n = strcspn (word, " ");
    double own = word_width (word, n);
    if (width > 0 && most >= 0 && width + space + own > most) {
      (*n_lines)++;
      width = 0;
    }
    width += (width > 0 ? space : 0) + own;
    *widest = MAX (*widest, width);
    word += n + strspn (word + n, " ");
  }
}

void
words_measure (const char *text, const UmpTextStyle *style, int max_width, int *width, int *height,
               gpointer user_data)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  double widest = 0, most = max_width < 0 ? -1 : (max_width + 0.001) / style->size;
  int n_lines = 0;

  for (int i = 0; lines[i] != NULL; i++)
    measure_line (lines[i], most, &widest, &n_lines);
  *width = (int) ceil (widest * style->size);
  *height = (int) ceil (n_lines * LINE * style->size);
}
