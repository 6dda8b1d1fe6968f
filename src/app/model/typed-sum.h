/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A number that is typed key by key, as one adds up: "10+15-3". */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* text: so far. fresh: it was there before, and the first digit takes its place. */
typedef struct {
  GString *text;
  gboolean fresh;
} UmpTypedSum;

void ump_typed_sum_init (UmpTypedSum *self);
void ump_typed_sum_clear (UmpTypedSum *self);
/* What somebody typed before, who goes on with it. */
void ump_typed_sum_set (UmpTypedSum *self, const char *text);
/* A number that stands there: a digit is typed over it, a sign or a sum goes on from it. */
void ump_typed_sum_offer (UmpTypedSum *self, gint64 number);
void ump_typed_sum_empty (UmpTypedSum *self);
/* "0" to "9", "00", "+", "-"; "±": of the last part; "<": the last one out; "C": all of it. */
void ump_typed_sum_key (UmpTypedSum *self, const char *key);

/* Such a text as a number; FALSE if it is none, or not in ±limit. */
gboolean ump_sum_parse (const char *text, gint64 limit, gint64 *sum);

G_END_DECLS
