/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loading and saving against plain libxml2, memory against the file, and one entry that is safe against a bare
 * append, in turns in one run. CPU time but for the disk. */
#include <fcntl.h>
#include <locale.h>
#include <malloc.h>
#include <string.h>
#include <unistd.h>
#include <glib/gstdio.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlwriter.h>

#include "games/games.h"
#include "moves.h"
#include "row.h"
#include "session/store.h"

typedef double (*Run) (gpointer data);

/* Both in turn, so that the machine's moods hit both alike; the first pair warms up. */
static void
race (const char *what, const char *against, Run ours, Run plain, gpointer data, const char *aim)
{
  double ratios[BENCH_PAIRS];

  ours (data);
  plain (data);
  for (int i = 0; i < BENCH_PAIRS; i++) {
    ratios[i] = ours (data);
    ratios[i] /= plain (data);
  }
  bench_row (what, against, aim, ratios, BENCH_PAIRS);
}

/* ---- documents ----------------------------------------------------------------------------- */

/* A session of whole games of one kind, until it has n entries. */
static UmpSession *
make_session (const UmpGame *game, guint n)
{
  static const char *const names[] = { "Ana", "Bea", "Carlos", "Dora", "Eva", "Fran" };
  UmpSession *session =
      ump_session_new (ump_games, "00000000-0000-4000-8000-000000000000", "2026-01-01T20:00:00Z");
  g_autoptr (GPtrArray) games = bench_games (game, 20, 1);

  for (guint i = 0, k = 0; k < n; i++) {
    const GPtrArray *lines = g_ptr_array_index (games, i % games->len);

    if (!ump_session_add_game (session, game->kind, names, CLAMP (4, game->min_seats, game->max_seats), NULL,
                               0, NULL, NULL))
      g_error ("no game");
    for (guint j = 0; j < lines->len; j++, k++)
      bench_enter (ump_session_match (session, i), g_ptr_array_index (lines, j));
  }
  return session;
}

static double
load (gpointer data)
{
  double start = bench_cpu ();
  UmpSession *session = ump_session_parse (ump_games, data, NULL, NULL);
  double took = bench_cpu () - start;

  g_assert_nonnull (session);
  ump_session_free (session);
  return took;
}

static double
plain_load (gpointer data)
{
  gsize n;
  const char *bytes = g_bytes_get_data (data, &n);
  double start = bench_cpu ();
  xmlTextReader *reader = xmlReaderForMemory (bytes, (int) n, NULL, "UTF-8", XML_PARSE_NONET);
  double took;

  while (xmlTextReaderRead (reader) == 1)
    ;
  took = bench_cpu () - start;
  xmlFreeTextReader (reader);
  return took;
}

/* What the loaded session takes, in bytes of its file. */
static void
weigh (const UmpGame *game, GBytes *bytes)
{
  struct mallinfo2 before = mallinfo2 (), after;
  UmpSession *session = ump_session_parse (ump_games, bytes, NULL, NULL);
  double weight;

  after = mallinfo2 ();
  weight = (double) (after.uordblks + after.hblkhd - before.uordblks - before.hblkhd) /
           (double) g_bytes_get_size (bytes);
  bench_row (game->kind, "memory of the loaded model, in its file's bytes", "≤ 5", &weight, 1);
  ump_session_free (session);
}

/* ---- saving ----------------------------------------------------------------------------------- */

static double
save (gpointer data)
{
  double start = bench_cpu (), took;
  GBytes *bytes = ump_session_write (data);

  took = bench_cpu () - start;
  g_bytes_unref (bytes);
  return took;
}

static void
write_plainly (xmlTextWriter *writer, const UmpGame *game, const UmpEntry *entry)
{
  int n;
  const UmpAttr *attrs = ump_verb_attrs (game, entry->verb, &n);

  xmlTextWriterStartElement (writer, BAD_CAST ump_entry_name (game, entry));
  if (entry->by != NULL)
    xmlTextWriterWriteAttribute (writer, BAD_CAST "by", BAD_CAST entry->by);
  for (int i = 0; i < n; i++)
    if (entry->values[i] != NULL)
      xmlTextWriterWriteAttribute (writer, BAD_CAST attrs[i].name, BAD_CAST entry->values[i]);
  xmlTextWriterEndElement (writer);
}

/* The same entries at the same depth, nothing else. */
static double
plain_save (gpointer data)
{
  double start = bench_cpu ();
  xmlBuffer *buffer = xmlBufferCreate ();
  xmlTextWriter *writer = xmlNewTextWriterMemory (buffer, 0);

  xmlTextWriterSetIndent (writer, 1);
  xmlTextWriterSetIndentString (writer, BAD_CAST "  ");
  xmlTextWriterStartDocument (writer, NULL, "UTF-8", NULL);
  xmlTextWriterStartElement (writer, BAD_CAST "session");
  for (guint g = 0; g < ump_session_n_games (data); g++) {
    UmpMatch *match = ump_session_match (data, g);

    xmlTextWriterStartElement (writer, BAD_CAST "game");
    xmlTextWriterStartElement (writer, BAD_CAST "log");
    for (guint i = 1; i <= ump_match_n_entries (match); i++)
      write_plainly (writer, ump_match_game (match), ump_match_entry (match, i));
    xmlTextWriterEndElement (writer);
    xmlTextWriterEndElement (writer);
  }
  xmlTextWriterEndDocument (writer);
  xmlFreeTextWriter (writer);
  xmlBufferFree (buffer);
  return bench_cpu () - start;
}

static void
bench_game (const UmpGame *game, guint n)
{
  g_autofree char *loading = g_strdup_printf ("load of %u entries against xmlTextReader", n);
  g_autofree char *saving = g_strdup_printf ("save of %u entries against xmlTextWriter", n);
  UmpSession *session = make_session (game, n);
  g_autoptr (GBytes) bytes = ump_session_write (session);

  race (game->kind, loading, load, plain_load, bytes, "≤ 2");
  race (game->kind, saving, save, plain_save, session, "≤ 1");
  ump_session_free (session);
  weigh (game, bytes);
}

/* ---- a move on disk ------------------------------------------------------------------------------- */

typedef struct {
  UmpStore *store;
  int fd;
} Disk;

#define MOVES 200

static double
wall (void)
{
  return (double) g_get_monotonic_time () / 1e6;
}

static double
safe_moves (gpointer data)
{
  Disk *disk = data;
  UmpMatch *match = ump_session_match (ump_store_session (disk->store), 0);
  double start = wall ();

  for (int i = 0; i < MOVES; i++) {
    UmpVerdict verdict;
    GError *trouble = NULL;
    g_autoptr (UmpEntry) entry = ump_notation_parse (match, "note \"nothing happens\"", &verdict, NULL);

    if (!ump_store_add (disk->store, 0, entry, &verdict, &trouble) || trouble != NULL)
      g_error ("not safe");
  }
  return wall () - start;
}

static double
plain_appends (gpointer data)
{
  static const char line[] = "entry 1 <note>nothing happens</note>\n";
  Disk *disk = data;
  double start = wall ();

  for (int i = 0; i < MOVES; i++)
    if (write (disk->fd, line, strlen (line)) < 0 || fdatasync (disk->fd) < 0)
      g_error ("not written");
  return wall () - start;
}

static void
bench_disk (const UmpGame *game, guint n)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL),
                  *plain = g_build_filename (folder, "plain", NULL);
  g_autofree char *what = g_strdup_printf ("an entry safe behind %u against a line and fdatasync (wall)", n);
  Disk disk;

  disk.store = ump_store_create (make_session (game, n), path, NULL);
  disk.fd = g_open (plain, O_WRONLY | O_CREAT | O_APPEND, 0600);
  g_assert_true (disk.store && disk.fd >= 0);
  race (game->kind, what, safe_moves, plain_appends, &disk, "≤ 1.3");
  ump_store_close (disk.store);
  close (disk.fd);
  g_unlink (path);
  g_unlink (plain);
  g_rmdir (folder);
}

int
main (void)
{
  setlocale (LC_ALL, "");
  for (int i = 0; ump_games[i] != NULL; i++)
    bench_game (ump_games[i], 10000);
  bench_disk (ump_games[0], 100);
  bench_disk (ump_games[0], 100000);
  return 0;
}
