/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the process, and people's names in it. */
#include "config.h"

#include <glib/gi18n.h>

#include "play.h"
#include "words.h"

#include "core/shown.h"

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

char *
ump_play_person_shown (UmpPlay *self, const char *id)
{
  UmpSession *session = ump_play_session (self);

  for (guint i = 0; id != NULL && i < ump_session_n_people (session); i++)
    if (g_str_equal (ump_session_person_id (session, i), id))
      return ump_shown_or (ump_session_person_name (session, i), UMP_SHOWN_NAME, id);
  return id != NULL ? ump_shown (id, UMP_SHOWN_NAME) : NULL;
}
