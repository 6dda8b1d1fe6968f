/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "typed-sum.h"

/* More than that nobody adds up in one cell. */
#define MAX_LENGTH 60

void
ump_typed_sum_init (UmpTypedSum *self)
{
  self->text = g_string_new (NULL);
  self->fresh = FALSE;
}

void
ump_typed_sum_clear (UmpTypedSum *self)
{
  g_string_free (self->text, TRUE);
  self->text = NULL;
}

void
ump_typed_sum_set (UmpTypedSum *self, const char *text)
{
  g_string_assign (self->text, text);
  self->fresh = FALSE;
}

void
ump_typed_sum_offer (UmpTypedSum *self, gint64 number)
{
  g_string_printf (self->text, "%" G_GINT64_FORMAT, number);
  self->fresh = TRUE;
}

void
ump_typed_sum_empty (UmpTypedSum *self)
{
  g_string_truncate (self->text, 0);
}

static void
change_sign (GString *text)
{
  gssize at = (gssize) text->len - 1;

  while (at >= 0 && g_ascii_isdigit (text->str[at]))
    at--;
  if (at < 0)
    g_string_prepend_c (text, '-');
  else if (at == 0 && text->str[0] == '-')
    g_string_erase (text, 0, 1);
  else
    text->str[at] = text->str[at] == '-' ? '+' : '-';
}

void
ump_typed_sum_key (UmpTypedSum *self, const char *key)
{
  if (g_str_equal (key, "C"))
    ump_typed_sum_empty (self);
  else if (g_str_equal (key, "<"))
    g_string_truncate (self->text, self->text->len > 0 ? self->text->len - 1 : 0);
  else if (g_str_equal (key, "±"))
    change_sign (self->text);
  else {
    if (self->fresh && g_ascii_isdigit (key[0]))
      ump_typed_sum_empty (self);
    if (self->text->len < MAX_LENGTH)
      g_string_append (self->text, key);
  }
  self->fresh = FALSE;
}

gboolean
ump_sum_parse (const char *text, gint64 limit, gint64 *sum)
{
  gint64 total = 0;
  const char *at = text;

  if (*at == '\0')
    return FALSE;
  while (*at != '\0') {
    gint64 part = 0;
    int sign = 1, digits = 0;
    if (*at == '+' || *at == '-')
      sign = *at++ == '-' ? -1 : 1;
    else if (at != text)
      return FALSE;
    for (; g_ascii_isdigit (*at); at++, digits++)
      if ((part = part * 10 + (*at - '0')) > limit)
        return FALSE;
    if (digits == 0)
      return FALSE;
    total += sign * part;
  }
  *sum = total;
  return ABS (total) <= limit;
}
