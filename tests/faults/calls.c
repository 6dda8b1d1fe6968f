/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window does with files, without a window: for the sweep of failing calls.
 *
 *   fault-calls put FILE VALUE…        learned components: one value after the other, "VALUE" for each
 *                                      that is safe
 *   fault-calls values FILE            what is learned there
 *   fault-calls import FILE THEIRS     takes over another file
 *   fault-calls export FILE TO         gives the learned components away
 *   fault-calls copy FILE TO NOTE…     plays a note, saves a copy, plays the next …: "NOTE" or "copy" for
 *                                      each
 *   fault-calls remove FOLDER FILE     removes a session from a library; prints where it is
 *   fault-calls restore FOLDER FILE TO puts it back
 *   fault-calls move FILE TO           gives a session another name
 *   fault-calls to-and-fro FILE TO N   gives it another name and its own again, N times in all
 * Status 0: all of it was done, 2: something failed and was said. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/correction.h"
#include "core/notation.h"
#include "games/games.h"
#include "session/learned/components.h"
#include "session/library/library.h"
#include "session/store/move.h"
#include "session/store/replace.h"
#include "session/store/give.h"
#include "session/store/store.h"

static int
say (const GError *error)
{
  if (error == NULL)
    return 0;
  fprintf (stderr, "%s\n", error->message);
  return 2;
}

static void
acknowledge (const char *what)
{
  printf ("%s\n", what);
  fflush (stdout);
}

/* ---- learned components ---- */

static UmpSlot
slot_of (int row)
{
  return (UmpSlot){ "level-8", "levels", "Ours", "1", row, 1 };
}

static int
put (const char *path, char **values)
{
  g_autoptr (UmpComponents) components = ump_components_new (path);
  int status = 0;

  for (int i = 0; values[i] != NULL; i++) {
    UmpSlot slot = slot_of (atoi (values[i]));
    UmpLearned learned = { values[i], UMP_SURE_CHECKED, "2026-11-20", NULL };
    g_autoptr (GError) error = NULL;

    if (ump_components_put (components, &slot, &learned, &error))
      acknowledge (values[i]);
    else
      status = say (error);
  }
  if (ump_components_problem (components) == NULL)
    return status;
  fprintf (stderr, "%s\n", ump_components_problem (components));
  return 2;
}

static int
values (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpComponents) components = ump_components_load (path, &error);

  for (int row = 1; components != NULL && row <= 1000; row++) {
    UmpSlot slot = slot_of (row);
    UmpLearned learned;

    if (ump_components_get (components, &slot, &learned))
      acknowledge (learned.value);
  }
  return say (error);
}

static int
import (const char *path, const char *theirs)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpComponents) components = ump_components_new (path);
  g_autoptr (UmpComponents) other = ump_components_load (theirs, &error);

  if (other == NULL || !ump_components_merge (components, other, FALSE, "a friend", &error))
    return say (error);
  acknowledge ("imported");
  return 0;
}

static int export(const char *path, const char *to)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpComponents) components = ump_components_load (path, &error);
  g_autoptr (GBytes) bytes = components != NULL ? ump_components_write (components) : NULL;

  if (bytes == NULL || !ump_replace_file (to, bytes, &error))
    return say (error);
  acknowledge ("exported");
  return 0;
}

/* ---- sessions ---- */

static gboolean
play_note (UmpStore *store, const char *text)
{
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  g_autoptr (UmpEntry) entry = ump_entry_new (ump_match_game (match), "note", NULL, NULL, 0, text);
  g_autoptr (GError) trouble = NULL;
  UmpVerdict verdict;

  if (!ump_store_add (store, 0, entry, &verdict))
    return FALSE;
  ump_store_save (store, &trouble);
  if (trouble == NULL)
    acknowledge (text);
  return say (trouble) == 0;
}

static int
copy (const char *path, const char *to, char **notes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpStore) store = ump_store_open (ump_games, path, UMP_STORE_WRITE, NULL, &error);
  int status = 0;

  if (store == NULL)
    return say (error);
  for (int i = 0; notes[i] != NULL; i++) {
    g_autoptr (GBytes) bytes = NULL;

    g_clear_error (&error);
    if (!play_note (store, notes[i]))
      status = 2;
    bytes = ump_session_write (ump_store_session (store));
    if (ump_store_give (ump_games, to, bytes, &error))
      acknowledge ("copy");
    else
      status = say (error);
  }
  return status;
}

/* One entry is another, one is added, one left out, an option is another, and two people change seats. */
static void
on_moved (GObject *library, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *where = ump_library_move_finish (UMP_LIBRARY (library), result, &error);

  if (where != NULL)
    acknowledge (where);
  *(int *) user_data = say (error);
}

/* to: NULL for the folder's `removed`. */
static int
move_in_library (const char *folder, const char *path, const char *to)
{
  g_autoptr (UmpLibrary) library = ump_library_new (ump_games, folder, NULL);
  int status = -1;

  while (ump_library_is_loading (library))
    g_main_context_iteration (NULL, TRUE);
  ump_library_move_later (library, path, to, on_moved, &status);
  while (status < 0 || ump_library_is_loading (library))
    g_main_context_iteration (NULL, TRUE);
  return status;
}

static int
move (const char *path, const char *to)
{
  g_autoptr (GError) error = NULL;

  if (ump_session_move (ump_games, path, to, &error))
    acknowledge (to);
  return say (error);
}

/* Moves a session to another name and back, so often. */
static int
to_and_fro (const char *path, const char *to, int times)
{
  for (int i = 0; i < times; i++) {
    g_autoptr (GError) error = NULL;

    if (!ump_session_move (ump_games, i % 2 == 0 ? path : to, i % 2 == 0 ? to : path, &error))
      return say (error);
    acknowledge (i % 2 == 0 ? to : path);
    g_usleep (5000); /* the other one may come in between */
  }
  return 0;
}

int
main (int argc, char **argv)
{
  const char *what = argc > 2 ? argv[1] : "";

  if (strcmp (what, "put") == 0)
    return put (argv[2], argv + 3);
  if (strcmp (what, "values") == 0)
    return values (argv[2]);
  if (strcmp (what, "import") == 0 && argc == 4)
    return import (argv[2], argv[3]);
  if (strcmp (what, "export") == 0 && argc == 4)
    return export(argv[2], argv[3]);
  if (strcmp (what, "copy") == 0 && argc > 3)
    return copy (argv[2], argv[3], argv + 4);
  if (strcmp (what, "remove") == 0 && argc == 4)
    return move_in_library (argv[2], argv[3], NULL);
  if (strcmp (what, "restore") == 0 && argc == 5)
    return move_in_library (argv[2], argv[3], argv[4]);
  if (strcmp (what, "move") == 0 && argc == 4)
    return move (argv[2], argv[3]);
  if (strcmp (what, "to-and-fro") == 0 && argc == 5)
    return to_and_fro (argv[2], argv[3], atoi (argv[4]));
  fputs ("fault-calls: see the head of calls.c\n", stderr);
  return 2;
}
