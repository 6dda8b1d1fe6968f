/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loading and saving against plain libxml2, memory against the file, and one entry that is safe against a
 * bare append, in turns in one run. CPU time but for the disk. */
#include <fcntl.h>
#include <locale.h>
#include <malloc.h>
#include <string.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "documents.h"
#include "games/games.h"
#include "moves.h"
#include "row.h"
#include "session/store/store.h"

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
  double start = bench_cpu ();

  bench_plain_load (data);
  return bench_cpu () - start;
}

/* What the loaded session takes, by its entries. */
static void
weigh (const UmpGame *game, GBytes *bytes, guint n)
{
  struct mallinfo2 before = mallinfo2 (), after;
  UmpSession *session = ump_session_parse (ump_games, bytes, NULL, NULL);
  double weight;

  after = mallinfo2 ();
  weight = (double) (after.uordblks + after.hblkhd - before.uordblks - before.hblkhd) / n;
  bench_row (game->kind, "memory of the loaded model, bytes an entry", "≤ 1024", &weight, 1);
  ump_session_free (session);
}

/* A line of /proc/self/status, in bytes. */
static double
status (const char *name)
{
  g_autofree char *text = NULL;
  const char *at;

  if (!g_file_get_contents ("/proc/self/status", &text, NULL, NULL) || (at = strstr (text, name)) == NULL)
    return 0;
  return g_ascii_strtod (at + strlen (name), NULL) * 1024;
}

/* How many MiB loading takes at its height, besides the model that it leaves and what was there before: in a
 * process that has done nothing else, as what others freed would be used again. */
static void
weigh_peak (const char *kind, const char *what, const char *path)
{
  g_autoptr (GMappedFile) file = g_mapped_file_new (path, FALSE, NULL);
  g_autoptr (GBytes) bytes = g_mapped_file_get_bytes (file);
  struct mallinfo2 before = mallinfo2 (), after;
  double resident, most;
  UmpSession *session;

  g_bytes_hash (bytes); /* the file's pages are there, and no part of it */
  resident = status ("VmHWM:");
  session = ump_session_parse (ump_games, bytes, NULL, NULL);
  after = mallinfo2 ();
  most = status ("VmHWM:") - resident -
         (double) (after.uordblks + after.hblkhd - before.uordblks - before.hblkhd);
  most /= 1 << 20;
  bench_row (kind, what, "≤ 8", &most, 1);
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

static double
plain_save (gpointer data)
{
  double start = bench_cpu ();

  bench_plain_save (data);
  return bench_cpu () - start;
}

static void
bench_game (const UmpGame *game, guint n)
{
  g_autofree char *loading = g_strdup_printf ("load of %u entries against xmlTextReader", n);
  g_autofree char *saving = g_strdup_printf ("save of %u entries against xmlTextWriter", n);
  UmpSession *session = bench_session (game, n);
  g_autoptr (GBytes) bytes = ump_session_write (session);

  race (game->kind, loading, load, plain_load, bytes, "≤ 3");
  race (game->kind, saving, save, plain_save, session, "≤ 1.5");
  ump_session_free (session);
  weigh (game, bytes, n);
}

static void
bench_peak (const char *program, const UmpGame *game, guint n)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL);
  g_autofree char *what = g_strdup_printf ("MiB at the height of loading %u entries, above the model", n);
  UmpSession *session = bench_session (game, n);
  g_autoptr (GBytes) bytes = ump_session_write (session);

  const char *const again[] = { program, game->kind, what, path, NULL };
  int status = 0;

  ump_session_free (session);
  if (!g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL) ||
      !g_spawn_sync (NULL, (char **) again, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, NULL) ||
      !g_spawn_check_wait_status (status, NULL))
    g_error ("the peak of loading could not be measured");
  g_unlink (path);
  g_rmdir (folder);
}

/* ---- a move on disk ------------------------------------------------------------------------------- */

/* bytes: the session that each turn begins with; fd: of the file that lines are appended to. */
typedef struct {
  GBytes *bytes;
  char *path;
  int fd;
} Disk;

#define MOVES 10

static double
wall (void)
{
  return (double) g_get_monotonic_time () / 1e6;
}

static double
safe_moves (gpointer data)
{
  Disk *disk = data;
  UmpStore *store =
      ump_store_create (ump_session_parse (ump_games, disk->bytes, NULL, NULL), disk->path, NULL);
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  double start = wall (), took;

  for (int i = 0; i < MOVES; i++) {
    UmpVerdict verdict;
    g_autoptr (UmpEntry) entry = ump_notation_parse (match, "note \"nothing happens\"", &verdict, NULL);

    if (!ump_store_add (store, 0, entry, &verdict) || !ump_store_save (store, NULL))
      g_error ("not safe");
  }
  took = wall () - start;
  ump_store_close (store);
  g_unlink (disk->path);
  return took;
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
bench_disk (const UmpGame *game, guint n, const char *aim)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL),
                  *plain = g_build_filename (folder, "plain", NULL);
  g_autofree char *what = g_strdup_printf ("an entry safe behind %u against a line and fdatasync (wall)", n);
  UmpSession *session = bench_session (game, n);
  g_autoptr (GBytes) bytes = ump_session_write (session);
  Disk disk = { bytes, path, g_open (plain, O_WRONLY | O_CREAT | O_APPEND, 0600) };

  ump_session_free (session);
  race (game->kind, what, safe_moves, plain_appends, &disk, aim);
  close (disk.fd);
  g_unlink (plain);
  g_rmdir (folder);
}

/* Without arguments everything; with a kind, a row's name and a file the peak of loading that. */
int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  if (argc == 4) {
    weigh_peak (argv[1], argv[2], argv[3]);
    return 0;
  }
  for (int i = 0; ump_games[i] != NULL; i++)
    bench_game (ump_games[i], 10000);
  for (int i = 0; ump_games[i] != NULL; i++)
    bench_peak (argv[0], ump_games[i], 100000);
  bench_disk (ump_games[0], 100, "≤ 6");
  bench_disk (ump_games[0], 1000, "≤ 6");
  bench_disk (ump_games[0], 100000, "printed");
  return 0;
}
