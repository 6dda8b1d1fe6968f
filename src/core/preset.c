/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Patterns with numbers that may be others: found in a text, and filled in. */
#include "core/preset.h"

#include <string.h>

/* The number at *text, whose end becomes *text; FALSE where there is none that is in bounds. */
static gboolean
take_number (const char **text, int *number)
{
  gint64 value;

  if (!g_ascii_isdigit (**text == '-' ? (*text)[1] : **text))
    return FALSE;
  value = g_ascii_strtoll (*text, (char **) text, 10);
  *number = (int) CLAMP (value, UMP_PRESET_LEAST, UMP_PRESET_MOST);
  return value == *number;
}

/* One blank, or none at an end, for as many as there are. */
static const char *
skip_blanks (const char *text)
{
  return text + strspn (text, " \t\n\r");
}

static gboolean
matches (const char *pattern, const char *text, int *numbers)
{
  int n = 0, usual;

  text = skip_blanks (text);
  while (*pattern != '\0') {
    if (*pattern == ' ' && skip_blanks (text) > text) {
      text = skip_blanks (text);
      pattern++;
    } else if (*pattern == '#') {
      pattern++;
      take_number (&pattern, &usual);
      if (!take_number (&text, &numbers[n++]))
        return FALSE;
    } else if (*pattern++ != *text++) {
      return FALSE;
    }
  }
  return *skip_blanks (text) == '\0';
}

int
ump_preset_find (const UmpPreset *presets, const char *text, int numbers[UMP_PRESET_NUMBERS])
{
  int own[UMP_PRESET_NUMBERS];

  for (int k = 0; presets[k].pattern != NULL; k++)
    if (matches (presets[k].pattern, text, numbers != NULL ? numbers : own))
      return k;
  return -1;
}

int
ump_preset_usual (const UmpPreset *answer, int numbers[UMP_PRESET_NUMBERS])
{
  int own[UMP_PRESET_NUMBERS], n = 0;

  for (const char *at = answer->pattern; (at = strchr (at, '#')) != NULL; n++) {
    at++;
    take_number (&at, &(numbers != NULL ? numbers : own)[n]);
  }
  return n;
}

char *
ump_preset_fill (const char *text, const char *minus, const int numbers[UMP_PRESET_NUMBERS])
{
  GString *filled = g_string_new (NULL);
  int n = 0, usual;

  while (*text != '\0') {
    if (*text != '#') {
      g_string_append_c (filled, *text++);
      continue;
    }
    text++;
    take_number (&text, &usual);
    g_string_append_printf (filled, "%s%d", numbers[n] < 0 ? minus : "", ABS (numbers[n]));
    n++;
  }
  return g_string_free (filled, FALSE);
}
