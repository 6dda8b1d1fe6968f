/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loading and saving against plain libxml2, and one safe move against a bare append, side by side in one run.
 * Prints medians and ratios; the figures to reach stand behind them. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <glib/gstdio.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlwriter.h>

#include "games/games.h"
#include "session/store.h"

#define ROUNDS 7

typedef double (*Run) (gpointer data);

static double
now (void)
{
  return (double) g_get_monotonic_time () / 1e6;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Both in turn, so that the machine's moods hit both alike. */
static void
race (const char *what, guint n, Run ours, Run plain, gpointer data, double to_reach)
{
  double a[ROUNDS], b[ROUNDS];

  for (int i = 0; i < ROUNDS; i++) {
    a[i] = ours (data);
    b[i] = plain (data);
  }
  qsort (a, ROUNDS, sizeof *a, compare);
  qsort (b, ROUNDS, sizeof *b, compare);
  printf ("%-34s %8u: %10.3f ms, plain %10.3f ms, ratio %.2f (to reach %.2f)\n", what, n, a[ROUNDS / 2] * 1e3,
          b[ROUNDS / 2] * 1e3, a[ROUNDS / 2] / b[ROUNDS / 2], to_reach);
}

/* ---- documents ----------------------------------------------------------------------------- */

static UmpEntry *
enter (UmpMatch *match, guint i)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "diego" };
  static const char *const names[] = { "player", "points", "at" };
  char points[16];
  const char *values[3] = { ids[i % 4], points, "2026-11-20T20:07:02+01:00" };

  g_snprintf (points, sizeof points, "%d", (int) (i * 7919 % 401) - 200);
  return ump_entry_new (ump_match_game (match), "enter", names, values, i % 3 ? 2 : 3, NULL);
}

static UmpSession *
make_session (guint n)
{
  static const char *const names[] = { "Ana", "Bea", "Carlos", "Diego" };
  UmpSession *session =
      ump_session_new (ump_games, "00000000-0000-4000-8000-000000000000", "2026-01-01T20:00:00Z");
  UmpMatch *match;

  if (!ump_session_add_game (session, "pad", names, 4, NULL, 0, NULL, NULL))
    g_error ("no game");
  match = ump_session_match (session, 0);
  for (guint i = 0; i < n; i++)
    ump_match_load (match, enter (match, i));
  g_assert_null (ump_match_refusal (match));
  return session;
}

static double
load (gpointer data)
{
  double start = now ();
  UmpSession *session = ump_session_parse (ump_games, data, NULL, NULL);
  double took = now () - start;

  g_assert_nonnull (session);
  ump_session_free (session);
  return took;
}

static double
plain_load (gpointer data)
{
  gsize n;
  const char *bytes = g_bytes_get_data (data, &n);
  double start = now ();
  xmlTextReader *reader = xmlReaderForMemory (bytes, (int) n, NULL, "UTF-8", XML_PARSE_NONET);
  double took;

  while (xmlTextReaderRead (reader) == 1)
    ;
  took = now () - start;
  xmlFreeTextReader (reader);
  return took;
}

/* ---- saving ----------------------------------------------------------------------------------- */

static double
save (gpointer data)
{
  double start = now (), took;
  GBytes *bytes = ump_session_write (data);

  took = now () - start;
  g_bytes_unref (bytes);
  return took;
}

/* The same entries at the same depth, nothing else. */
static double
plain_save (gpointer data)
{
  UmpMatch *match = ump_session_match (data, 0);
  double start = now ();
  xmlBuffer *buffer = xmlBufferCreate ();
  xmlTextWriter *writer = xmlNewTextWriterMemory (buffer, 0);

  xmlTextWriterSetIndent (writer, 1);
  xmlTextWriterSetIndentString (writer, BAD_CAST "  ");
  xmlTextWriterStartDocument (writer, NULL, "UTF-8", NULL);
  xmlTextWriterStartElement (writer, BAD_CAST "session");
  xmlTextWriterStartElement (writer, BAD_CAST "game");
  xmlTextWriterStartElement (writer, BAD_CAST "log");
  for (guint i = 1; i <= ump_match_n_entries (match); i++) {
    const UmpEntry *entry = ump_match_entry (match, i);

    xmlTextWriterStartElement (writer, BAD_CAST "enter");
    if (entry->at != NULL)
      xmlTextWriterWriteAttribute (writer, BAD_CAST "at", BAD_CAST entry->at);
    xmlTextWriterWriteAttribute (writer, BAD_CAST "player", BAD_CAST entry->values[0]);
    xmlTextWriterWriteAttribute (writer, BAD_CAST "points", BAD_CAST entry->values[1]);
    xmlTextWriterEndElement (writer);
  }
  xmlTextWriterEndDocument (writer);
  xmlFreeTextWriter (writer);
  xmlBufferFree (buffer);
  return now () - start;
}

/* ---- a move on disk ------------------------------------------------------------------------------- */

typedef struct {
  UmpStore *store;
  int fd;
  guint number;
} Disk;

#define MOVES 200

static double
safe_moves (gpointer data)
{
  Disk *disk = data;
  UmpMatch *match = ump_session_match (ump_store_session (disk->store), 0);
  double start = now ();

  for (int i = 0; i < MOVES; i++) {
    g_autoptr (UmpEntry) entry = enter (match, disk->number++);
    UmpVerdict verdict;
    GError *trouble = NULL;

    if (!ump_store_add (disk->store, 0, entry, &verdict, &trouble) || trouble != NULL)
      g_error ("not safe");
  }
  return (now () - start) / MOVES;
}

static double
plain_appends (gpointer data)
{
  static const char line[] = "entry 1 <enter player=\"ana\" points=\"117\"/>\n";
  Disk *disk = data;
  double start = now ();

  for (int i = 0; i < MOVES; i++)
    if (write (disk->fd, line, strlen (line)) < 0 || fdatasync (disk->fd) < 0)
      g_error ("not written");
  return (now () - start) / MOVES;
}

static void
race_disk (guint n)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL),
                  *plain = g_build_filename (folder, "plain", NULL);
  Disk disk = { .number = n };

  disk.store = ump_store_create (make_session (n), path, NULL);
  disk.fd = g_open (plain, O_WRONLY | O_CREAT | O_APPEND, 0600);
  g_assert_true (disk.store && disk.fd >= 0);
  race ("one move safe on disk", n, safe_moves, plain_appends, &disk, 1.5);
  ump_store_close (disk.store);
  close (disk.fd);
  g_unlink (path);
  g_unlink (plain);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  guint most = argc > 1 ? (guint) atoi (argv[1]) : 100000;

  for (guint n = 1000; n <= most; n *= 10) {
    UmpSession *session = make_session (n);
    GBytes *bytes = ump_session_write (session);

    race ("load with checked replay", n, load, plain_load, bytes, 2.0);
    race ("save", n, save, plain_save, session, 1.0);
    g_bytes_unref (bytes);
    ump_session_free (session);
  }
  race_disk (100);
  race_disk (MIN (most, 100000));
  return 0;
}
