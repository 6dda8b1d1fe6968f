/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the process. */
#include "config.h"

#include <glib/gi18n.h>

#include "play.h"
#include "words.h"

static const char *
translate (const char *message)
{
  return message[0] != '\0' ? g_dgettext (GETTEXT_PACKAGE, message) : message;
}

static const char *
plural (const char *one, const char *many, gulong n)
{
  return g_dngettext (GETTEXT_PACKAGE, one, many, n);
}

const UmpWords *
ump_play_words (void)
{
  static UmpWords words = { .translate = translate, .plural = plural, .shown = TRUE };

  words.before_sign = ump_words_before_sign ();
  return &words;
}

const UmpWords *
ump_play_words_whole (void)
{
  static const UmpWords words = { .translate = translate, .plural = plural };

  return &words;
}
