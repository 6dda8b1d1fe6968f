/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sizes of words for tests: from a table of letters, the same on every machine. */
#pragma once

#include "plan/measure.h"

G_BEGIN_DECLS

/* A UmpMeasureFunc; needs no data. */
void words_measure (const char *text, const UmpTextStyle *style, int max_width, int *width, int *height,
                    gpointer user_data);

G_END_DECLS
