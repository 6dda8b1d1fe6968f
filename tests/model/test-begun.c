/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is begun in a form is found again, by its own game only and until something is entered. */
#include <glib/gstdio.h>

#include "../session/fixture.h"
#include "app/model/begun.h"
#include "app/model/settings.h"

typedef struct {
  char *folder;
  char *file;
  GSettings *settings;
  UmpPlay *play;
} Place;

static void
open_store (Place *place, UmpStore *store)
{
  place->play = ump_play_new (store, -1);
  ump_play_set_user (place->play, place->settings, NULL);
}

static void
set_up (Place *place, gconstpointer data)
{
  g_autofree char *document = fixture_log ("");
  g_autoptr (GError) error = NULL;
  UmpStore *store;

  place->settings = ump_settings_new ();
  place->folder = g_dir_make_tmp ("umpire-begun-XXXXXX", &error);
  g_assert_no_error (error);
  place->file = g_build_filename (place->folder, "evening.umpire", NULL);
  store = ump_store_create (fixture_parse (document), place->file, &error);
  g_assert_no_error (error);
  open_store (place, store);
}

static void
close_play (Place *place)
{
  while (ump_play_is_saving (place->play))
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&place->play);
}

static void
tear_down (Place *place, gconstpointer data)
{
  close_play (place);
  g_object_unref (place->settings);
  g_unlink (place->file);
  g_rmdir (place->folder);
  g_free (place->file);
  g_free (place->folder);
}

static int
verb_named (Place *place, const char *name)
{
  const UmpGame *game = ump_play_game (place->play);
  int verb = 0;

  while (!g_str_equal (game->verbs[verb].name, name))
    verb++;
  return verb;
}

static void
assert_found (Place *place, const char *verb, const char *const *values)
{
  g_auto (GStrv) found = ump_begun_find (place->play, verb_named (place, verb), 2);

  if (values == NULL)
    g_assert_null (found);
  else
    g_assert_cmpstrv (found, values);
}

#define TEST(name, func) g_test_add ("/begun/" name, Place, NULL, set_up, func, tear_down)

static const char *const HALF[] = { "cat", "", NULL };

/* By the same game in another run of the program, and for that verb. */
static void
test_found_again (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store;

  assert_found (place, "play", NULL);
  ump_begun_keep (place->play, verb_named (place, "play"), HALF);
  close_play (place);
  store = ump_store_open (ump_games, place->file, UMP_STORE_WRITE, NULL, &error);
  g_assert_no_error (error);
  open_store (place, store);
  assert_found (place, "play", HALF);
  assert_found (place, "tally", NULL);
  ump_begun_keep (place->play, verb_named (place, "play"), NULL);
  assert_found (place, "play", NULL);
}

static void
test_entered (Place *place, gconstpointer data)
{
  ump_begun_keep (place->play, verb_named (place, "play"), HALF);
  g_assert_true (ump_play_enter_line (place->play, "deal"));
  assert_found (place, "play", NULL);
}

/* Of a program that knew other attributes. */
static void
test_other_attributes (Place *place, gconstpointer data)
{
  ump_begun_keep (place->play, verb_named (place, "play"), (const char *const[]){ "cat", NULL });
  assert_found (place, "play", NULL);
}

/* What nobody went on with gives way to the latest. */
static void
test_many (Place *place, gconstpointer data)
{
  GVariantBuilder items;

  g_variant_builder_init (&items, G_VARIANT_TYPE ("a(suusas)"));
  for (guint k = 0; k < 8; k++)
    g_variant_builder_add (&items, "(suus^as)", "/of/another.umpire", k, 0, "deal", HALF);
  g_settings_set_value (place->settings, "begun-entries", g_variant_builder_end (&items));
  ump_begun_keep (place->play, verb_named (place, "play"), HALF);
  assert_found (place, "play", HALF);
  g_settings_reset (place->settings, "begun-entries");
}

/* What is only tried is not kept. */
static void
test_trial (Place *place, gconstpointer data)
{
  g_autoptr (UmpSetup) setup = ump_setup_ref ((UmpSetup *) ump_match_setup (ump_play_match (place->play)));

  close_play (place);
  place->play = ump_play_new_trial (ump_match_new (g_steal_pointer (&setup), NULL));
  ump_play_set_user (place->play, place->settings, NULL);
  ump_begun_keep (place->play, verb_named (place, "play"), HALF);
  assert_found (place, "play", NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  TEST ("found-again", test_found_again);
  TEST ("entered", test_entered);
  TEST ("other-attributes", test_other_attributes);
  TEST ("many", test_many);
  TEST ("trial", test_trial);
  return g_test_run ();
}
