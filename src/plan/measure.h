/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The size of words: who draws them says it, and it is remembered by words and style. */
#pragma once

#include "spot.h"

G_BEGIN_DECLS

/* px of 1 em at 100 % text. */
#define UMP_EM 14.667

/* Fills the size of a text, in px, rounded up. max_width: where lines are broken at the latest, between
 * words; -1: nowhere, 0: behind every word, so that *width is that of the widest one. */
typedef void (*UmpMeasureFunc) (const char *text, const UmpTextStyle *style, int max_width, int *width,
                                int *height, gpointer user_data);

typedef struct _UmpMeasure UmpMeasure;

UmpMeasure *ump_measure_new (UmpMeasureFunc func, gpointer user_data);
void ump_measure_free (UmpMeasure *measure);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpMeasure, ump_measure_free)
/* Forgets all: the font is another one. */
void ump_measure_forget (UmpMeasure *measure);
void ump_measure_text (UmpMeasure *measure, const char *text, const UmpTextStyle *style, int max_width,
                       int *width, int *height);

G_END_DECLS
