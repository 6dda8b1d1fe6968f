/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers in words to what an option asks: what most people would write there, with the numbers in it that
 * differ from table to table. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define UMP_PRESET_NUMBERS 8
#define UMP_PRESET_LEAST (-999)
#define UMP_PRESET_MOST 9999

/* pattern: the text of the option; # before a number says that it may be any other from UMP_PRESET_LEAST to
 * UMP_PRESET_MOST. words: message, a # for each of these numbers in their order. A table ends with a NULL
 * pattern. */
typedef struct {
  const char *pattern;
  const char *words;
} UmpPreset;

/* The one that a text gives, however many blanks stand between its words; -1 for none. numbers: receives
 * those of the text, may be NULL. */
int ump_preset_find (const UmpPreset *presets, const char *text, int numbers[UMP_PRESET_NUMBERS]);
/* How many numbers it has; numbers: receives the usual ones, may be NULL. */
int ump_preset_usual (const UmpPreset *answer, int numbers[UMP_PRESET_NUMBERS]);
/* A pattern, or the words in whatever language, with these numbers; minus: the sign of those below 0. A new
 * string. */
char *ump_preset_fill (const char *text, const char *minus, const int numbers[UMP_PRESET_NUMBERS]);

G_END_DECLS
