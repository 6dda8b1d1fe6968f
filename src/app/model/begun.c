/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "begun.h"

#define KEY "begun-entries"
/* The session's file, the game in it, how many entries that has, the verb, the values. */
#define ITEM "(suusas)"
/* Sessions that are begun on and never gone on with leave what they have here. */
#define MAX_KEPT 8

/* What is only tried lies nowhere. */
static gboolean
can_keep (UmpPlay *play)
{
  return ump_store_path (ump_play_store (play))[0] != '\0' && ump_play_settings (play) != NULL;
}

static const char *
name_of (UmpPlay *play, int verb)
{
  return ump_play_game (play)->verbs[verb].name;
}

static guint
n_entries (UmpPlay *play)
{
  return ump_match_n_entries (ump_play_match (play));
}

/* Whether this one is of the play's game and that verb. */
static gboolean
is_of (GVariant *item, UmpPlay *play, int verb, guint *entries)
{
  const char *path, *name;
  guint game;

  g_variant_get (item, "(&suu&sas)", &path, &game, entries, &name, NULL);
  return g_str_equal (path, ump_store_path (ump_play_store (play))) && game == ump_play_game_index (play) &&
         g_str_equal (name, name_of (play, verb));
}

void
ump_begun_keep (UmpPlay *play, int verb, const char *const *values)
{
  const char *path = ump_store_path (ump_play_store (play));
  g_autoptr (GVariant) before = NULL, after = NULL;
  GVariantBuilder items;
  guint entries, n = 0;

  if (!can_keep (play))
    return;
  before = g_settings_get_value (ump_play_settings (play), KEY);
  g_variant_builder_init (&items, G_VARIANT_TYPE ("a" ITEM));
  if (values != NULL) {
    g_variant_builder_add (&items, "(suus^as)", path, ump_play_game_index (play), n_entries (play),
                           name_of (play, verb), values);
    n++;
  }
  for (gsize k = 0; k < g_variant_n_children (before) && n < MAX_KEPT; k++) {
    g_autoptr (GVariant) item = g_variant_get_child_value (before, k);

    if (is_of (item, play, verb, &entries))
      continue;
    g_variant_builder_add_value (&items, item);
    n++;
  }
  after = g_variant_ref_sink (g_variant_builder_end (&items));
  if (!g_variant_equal (before, after))
    g_settings_set_value (ump_play_settings (play), KEY, after);
}

GStrv
ump_begun_find (UmpPlay *play, int verb, guint n)
{
  g_autoptr (GVariant) items = NULL;
  guint entries;

  if (!can_keep (play))
    return NULL;
  items = g_settings_get_value (ump_play_settings (play), KEY);
  for (gsize k = 0; k < g_variant_n_children (items); k++) {
    g_autoptr (GVariant) item = g_variant_get_child_value (items, k);
    g_auto (GStrv) values = NULL;

    if (!is_of (item, play, verb, &entries))
      continue;
    g_variant_get (item, "(suus^as)", NULL, NULL, NULL, NULL, &values);
    return entries == n_entries (play) && g_strv_length (values) == n ? g_steal_pointer (&values) : NULL;
  }
  return NULL;
}
