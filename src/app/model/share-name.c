/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "share-name.h"

#include "session/report/export.h"
#include "words.h"

/* Letters of what is played: a file system takes 255 bytes, with the date and an ending. */
#define MOST_LETTERS 40

static gboolean
is_refused (gunichar c)
{
  return g_unichar_iscntrl (c) || g_unichar_type (c) == G_UNICODE_FORMAT ||
         (c < 128 && strchr ("/\\:*?\"<>|", (int) c) != NULL);
}

char *
ump_share_stem (const char *name)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int n = 0;

  for (; *name != '\0' && n < MOST_LETTERS; name = g_utf8_next_char (name), n++) {
    gunichar c = g_utf8_get_char (name);

    g_string_append_unichar (text, is_refused (c) ? '-' : c);
  }
  g_strstrip (text->str);
  /* a file whose name begins with a dot is hidden */
  if (*text->str == '.')
    *text->str = '-';
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
ump_share_name (UmpSession *session, guint game)
{
  const char *name = ump_words_game (ump_match_setup (ump_session_match (session, game)));
  g_autofree char *day = ump_words_day (ump_export_game_time (session, game)), *stem = ump_share_stem (name);

  /* Translators: the name of a file: what was played, and the day */
  return g_strdup_printf (_ ("%s, %s"), stem, day);
}
