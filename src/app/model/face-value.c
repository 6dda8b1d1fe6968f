/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "face-value.h"

#include <stdlib.h>

static int
most_boxes (const UmpPart *part)
{
  return MIN (part->most, UMP_FACE_BOXES);
}

int
ump_face_word (const UmpPart *part, const char *word)
{
  for (int k = 0; part->words[k] != NULL; k++)
    if (g_str_equal (part->words[k], word))
      return k;
  return -1;
}

void
ump_face_value_read (UmpFaceValue *self, const UmpPart *part, const char *text)
{
  g_auto (GStrv) items = g_strsplit (text != NULL ? text : "", " ", -1);

  *self = (UmpFaceValue){ 0 };
  for (int k = 0; items[k] != NULL; k++) {
    int word = k < 2 ? ump_face_word (part, items[k]) : -1;

    if (word >= 0)
      self->words[self->n_words++] = word;
    else if (k >= 2 && self->n_boxes < most_boxes (part))
      self->boxes[self->n_boxes++] = atoi (items[k]);
  }
}

char *
ump_face_value_text (const UmpFaceValue *self, const UmpPart *part)
{
  GString *text;

  if (self->n_words < 2 || self->n_boxes == 0)
    return NULL;
  text = g_string_new (NULL);
  g_string_printf (text, "%s %s", part->words[self->words[0]], part->words[self->words[1]]);
  for (int k = 0; k < self->n_boxes; k++)
    g_string_append_printf (text, " %d", self->boxes[k]);
  return g_string_free (text, FALSE);
}

gboolean
ump_face_value_has_word (const UmpFaceValue *self, int word)
{
  for (int k = 0; k < self->n_words; k++)
    if (self->words[k] == word)
      return TRUE;
  return FALSE;
}

void
ump_face_value_toggle_word (UmpFaceValue *self, int word)
{
  if (ump_face_value_has_word (self, word)) {
    if (self->words[0] == word)
      self->words[0] = self->words[1];
    self->n_words--;
    return;
  }
  if (self->n_words == 2)
    self->words[0] = self->words[--self->n_words];
  self->words[self->n_words++] = word;
}

gboolean
ump_face_value_is_full (const UmpFaceValue *self, const UmpPart *part)
{
  return self->n_boxes == most_boxes (part);
}

gboolean
ump_face_value_add (UmpFaceValue *self, const UmpPart *part, int number)
{
  if (ump_face_value_is_full (self, part) || number < part->min || number > part->max)
    return FALSE;
  self->boxes[self->n_boxes++] = number;
  return TRUE;
}

gboolean
ump_face_value_back (UmpFaceValue *self)
{
  if (self->n_boxes == 0)
    return FALSE;
  self->n_boxes--;
  return TRUE;
}

void
ump_face_value_view (const UmpFaceValue *self, const UmpPart *part, gboolean asks, UmpBoxesView *view)
{
  *view = (UmpBoxesView){ 0 };
  for (int k = 0; k < self->n_words; k++)
    view->looks[k] = part->looks[self->words[k]];
  for (int k = 0; k < self->n_boxes; k++)
    view->boxes[view->n_boxes++] = self->boxes[k];
  if (asks && !ump_face_value_is_full (self, part))
    view->boxes[view->n_boxes++] = -1;
}
