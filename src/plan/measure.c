/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sizes of words, remembered: a plan asks for the same ones at each size of card that it tries. */
#include "measure.h"

/* So many sizes are remembered before all are forgotten. */
#define MOST 4000

struct _UmpMeasure {
  UmpMeasureFunc func;
  gpointer user_data;
  GHashTable *sizes; /* Asked → Asked */
};

typedef struct {
  char *text;
  float size;
  int weight;
  int max_width;
  int width, height;
} Asked;

static guint
asked_hash (gconstpointer data)
{
  const Asked *asked = data;

  return g_str_hash (asked->text) ^ (guint) (asked->size * 64) ^ (guint) asked->weight << 12 ^
         (guint) asked->max_width << 20;
}

static gboolean
asked_equal (gconstpointer a, gconstpointer b)
{
  const Asked *one = a, *other = b;

  return one->size == other->size && one->weight == other->weight && one->max_width == other->max_width &&
         g_str_equal (one->text, other->text);
}

static void
asked_free (gpointer data)
{
  Asked *asked = data;

  g_free (asked->text);
  g_free (asked);
}

UmpMeasure *
ump_measure_new (UmpMeasureFunc func, gpointer user_data)
{
  UmpMeasure *self = g_new0 (UmpMeasure, 1);

  self->func = func;
  self->user_data = user_data;
  self->sizes = g_hash_table_new_full (asked_hash, asked_equal, asked_free, NULL);
  return self;
}

void
ump_measure_free (UmpMeasure *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->sizes);
  g_free (self);
}

void
ump_measure_forget (UmpMeasure *self)
{
  g_hash_table_remove_all (self->sizes);
}

void
ump_measure_text (UmpMeasure *self, const char *text, const UmpTextStyle *style, int max_width, int *width,
                  int *height)
{
  Asked key = { .text = (char *) text, .size = style->size, .weight = style->weight, .max_width = max_width };
  Asked *found = g_hash_table_lookup (self->sizes, &key);

  if (found == NULL) {
    if (g_hash_table_size (self->sizes) >= MOST)
      ump_measure_forget (self);
    self->func (text, style, max_width, &key.width, &key.height, self->user_data);
    found = g_memdup2 (&key, sizeof key);
    found->text = g_strdup (text);
    g_hash_table_add (self->sizes, found);
  }
  *width = found->width;
  *height = found->height;
}
