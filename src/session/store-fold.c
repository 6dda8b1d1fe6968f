/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a journal says is folded into a session, line by line, as far as it can be understood. */
#include "config.h"

#include <string.h>

#include "session/reader.h"
#include "session/store-private.h"

#define HEAD "umpire-journal 1 "
/* Of a SHA-256 as it is written. */
#define DIGEST 64

static const char *
after (const char *line, const char *word)
{
  gsize n = strlen (word);

  return strncmp (line, word, n) == 0 ? line + n : NULL;
}

/* Number of a game, counted from 1; moves on behind the space that follows. */
static gboolean
take_game (UmpStore *store, const char **line, guint *game)
{
  char *end;
  guint64 number = g_ascii_strtoull (*line, &end, 10);

  if (end == *line || number < 1 || number > ump_session_n_games (store->session) || (*end && *end != ' '))
    return FALSE;
  *game = (guint) number - 1;
  *line = *end ? end + 1 : end;
  return TRUE;
}

static gboolean
fold_entry (UmpStore *store, const char *rest)
{
  guint game;
  gsize n;
  UmpVerdict verdict;
  UmpMatch *match;
  g_autoptr (UmpEntry) entry = NULL;

  if (!take_game (store, &rest, &game))
    return FALSE;
  match = ump_session_match (store->session, game);
  n = strlen (rest);
  if (!ump_store_has_room (store, (gint64) n))
    return FALSE;
  entry = ump_read_entry_line (ump_match_setup (match), rest, n, NULL);
  if (entry == NULL || !ump_match_add (match, entry, &verdict))
    return FALSE;
  store->leaves++;
  store->bytes += ump_store_cost ((gint64) n);
  ump_session_game_changed (store->session, game, entry->at);
  return TRUE;
}

static gboolean
fold_undo (UmpStore *store, const char *rest, gboolean redo)
{
  guint game;
  UmpVerdict verdict;

  if (!take_game (store, &rest, &game))
    return FALSE;
  if (redo ? !ump_match_redo (ump_session_match (store->session, game), &verdict)
           : !ump_match_undo (ump_session_match (store->session, game)))
    return FALSE;
  ump_session_game_changed (store->session, game, NULL);
  return TRUE;
}

static gboolean
fold_line (UmpStore *store, const char *line)
{
  const char *rest;

  if ((rest = after (line, "entry ")) != NULL)
    return fold_entry (store, rest);
  if ((rest = after (line, "undo ")) != NULL)
    return fold_undo (store, rest, FALSE);
  if ((rest = after (line, "redo ")) != NULL)
    return fold_undo (store, rest, TRUE);
  return after (line, "save ") != NULL;
}

/* A line of n bytes without its line feed that says `word` and a digest: that; NULL for another line. */
static const char *
digest_in (const char *line, gsize n, const char *word)
{
  gsize length = strlen (word);

  return n == length + DIGEST && strncmp (line, word, length) == 0 ? line + length : NULL;
}

/* The first line behind which the document on disk stands; NULL when the journal is of another document. The
 * head is looked at before anything else. */
static char *
first_to_fold (char *text, gsize whole, const char *digest)
{
  char *end = text + whole, *found = NULL, *line = text, *feed = memchr (text, '\n', whole);
  const char *head = digest_in (text, (gsize) (feed - text), HEAD);

  if (head == NULL)
    return NULL;
  if (strncmp (head, digest, DIGEST) == 0)
    found = feed + 1;
  for (line = feed + 1; line < end; line = feed + 1) {
    const char *saved;

    feed = memchr (line, '\n', (gsize) (end - line));
    saved = digest_in (line, (gsize) (feed - line), "save ");
    if (saved != NULL && strncmp (saved, digest, DIGEST) == 0)
      found = feed + 1;
  }
  return found;
}

gboolean
ump_store_continues (const char *text, const char *digest)
{
  const char *last = strrchr (text, '\n');

  return last != NULL && first_to_fold ((char *) text, (gsize) (last - text) + 1, digest) != NULL;
}

/* One line of n bytes that ends with a line feed, which is put back. */
static gboolean
fold_bytes (UmpStore *store, char *line, gsize n)
{
  gboolean folded;

  if (n > UMP_JOURNAL_MAX_LINE || memchr (line, '\0', n) != NULL)
    return FALSE;
  line[n - 1] = '\0';
  folded = fold_line (store, line);
  line[n - 1] = '\n';
  return folded;
}

void
ump_store_fold (UmpStore *store, char *text, gsize n, UmpFold *fold)
{
  gsize whole = n;
  char *line;

  while (whole > 0 && text[whole - 1] != '\n')
    whole--;
  *fold = (UmpFold){ .cut = whole < n };
  if (whole == 0)
    return;
  line = first_to_fold (text, whole, store->digest);
  fold->strange = line == NULL;
  if (fold->strange)
    return;
  for (const char *c = text; c < line; c++)
    fold->lines += *c == '\n';
  for (char *end = text + whole; line < end && !fold->broken; fold->lines++) {
    char *feed = memchr (line, '\n', (gsize) (end - line));
    gsize length = (gsize) (feed - line) + 1;

    fold->broken = fold->lines >= UMP_JOURNAL_MAX_LINES || !fold_bytes (store, line, length);
    if (fold->broken)
      break;
    fold->applied += after (line, "save ") == NULL;
    line = feed + 1;
  }
  fold->size = line - text;
}
