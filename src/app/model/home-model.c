/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "home-model.h"

#include <string.h>

#include "core/shown.h"
#include "games/games.h"
#include "words.h"

#define AGAIN 3
/* The list of what is lost, behind those of the states. */
#define LOST (UMP_LIBRARY_UNREADABLE + 1)
/* Among so many of the newest it is looked for them. */
#define LATEST 400

struct _UmpHomeEntry {
  GObject parent_instance;
  UmpHomeKind kind;
  char *text;
  GPtrArray *items;
  gboolean first;
  gboolean last;
  UmpLibrary *library; /* of one that is a session */
};

G_DEFINE_FINAL_TYPE (UmpHomeEntry, ump_home_entry, G_TYPE_OBJECT)

static void
finalize (GObject *object)
{
  UmpHomeEntry *self = UMP_HOME_ENTRY (object);

  g_free (self->text);
  g_clear_object (&self->library);
  g_ptr_array_unref (self->items);
  G_OBJECT_CLASS (ump_home_entry_parent_class)->finalize (object);
}

static void
ump_home_entry_class_init (UmpHomeEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
}

static void
ump_home_entry_init (UmpHomeEntry *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

static UmpHomeEntry *
new_entry (UmpHomeKind kind, const char *text)
{
  UmpHomeEntry *self = g_object_new (UMP_TYPE_HOME_ENTRY, NULL);

  self->kind = kind;
  self->text = g_strdup (text);
  return self;
}

UmpHomeKind
ump_home_entry_kind (UmpHomeEntry *self)
{
  return self->kind;
}

const char *
ump_home_entry_text (UmpHomeEntry *self)
{
  return self->text;
}

gboolean
ump_home_entry_is_own (UmpHomeEntry *self)
{
  return self->library != NULL &&
         ump_library_holds (self->library, ump_library_item_path (self->items->pdata[0]));
}

guint
ump_home_entry_n_items (UmpHomeEntry *self)
{
  return self->items->len;
}

UmpLibraryItem *
ump_home_entry_item (UmpHomeEntry *self, guint index)
{
  return g_ptr_array_index (self->items, index);
}

gboolean
ump_home_entry_is_first (UmpHomeEntry *self)
{
  return self->first;
}

gboolean
ump_home_entry_is_last (UmpHomeEntry *self)
{
  return self->last;
}

/* ---- words -------------------------------------------------------------------------- */

const char *
ump_home_game_title (UmpLibraryItem *item)
{
  const char *kind = ump_library_item_kind (item);
  const UmpGame *game = kind != NULL ? ump_games_find (kind) : NULL;

  return game != NULL ? _ (game->title) : "";
}

char *
ump_home_title (UmpLibraryItem *item)
{
  const char *kind = ump_library_item_kind (item);
  const UmpGame *game = kind != NULL ? ump_games_find (kind) : NULL;
  const char *title = ump_library_item_title (item);

  if (game == NULL) {
    g_autofree char *file = g_filename_display_basename (ump_library_item_path (item));

    return ump_shown (file, UMP_SHOWN_TITLE);
  }
  /* What a score pad was for is said by the evening's title, else by what was played. */
  if (game->no_table && title != NULL)
    return ump_shown (title, UMP_SHOWN_TITLE);
  if (ump_library_item_played (item) != NULL && *ump_library_item_played (item) != '\0')
    return ump_shown (ump_library_item_played (item), UMP_SHOWN_NAME);
  return g_strdup (_ (game->title));
}

static int
compare_rank (gconstpointer a, gconstpointer b)
{
  return (*(const UmpLibraryScore *const *) a)->rank - (*(const UmpLibraryScore *const *) b)->rank;
}

/* Borrowed scores, best first where `sorted`. */
static GPtrArray *
scores_of (UmpLibraryItem *item, gboolean sorted)
{
  GPtrArray *scores = g_ptr_array_new ();

  for (int k = 0; k < ump_library_item_n_scores (item); k++)
    g_ptr_array_add (scores, (gpointer) ump_library_item_score (item, k));
  if (sorted)
    g_ptr_array_sort (scores, compare_rank);
  return scores;
}

static char *
names_of (GPtrArray *scores)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint k = 0; k < scores->len; k++)
    g_ptr_array_add (names, ((const UmpLibraryScore *) g_ptr_array_index (scores, k))->name);
  return ump_words_people ((const char *const *) names->pdata, (int) names->len);
}

char *
ump_home_people (UmpLibraryItem *item)
{
  g_autoptr (GPtrArray) scores = scores_of (item, FALSE);

  return names_of (scores);
}

char *
ump_home_result (UmpLibraryItem *item)
{
  const char *kind = ump_library_item_kind (item);
  const UmpGame *game = kind != NULL ? ump_games_find (kind) : NULL;
  g_autoptr (GPtrArray) scores = scores_of (item, TRUE);
  g_autofree char *names = NULL;
  GString *text;
  guint best = 0;

  while (best < scores->len && ((const UmpLibraryScore *) g_ptr_array_index (scores, best))->rank == 1)
    best++;
  if (game == NULL || best == 0)
    return g_strdup ("");
  if (best > 1 || game->no_points) {
    g_autofree char *points = g_strdup_printf (
        "%" G_GINT64_FORMAT, ((const UmpLibraryScore *) g_ptr_array_index (scores, 0))->points);

    g_ptr_array_set_size (scores, (int) best);
    names = names_of (scores);
    if (best == 1)
      return g_strdup_printf (_ ("%s won"), names);
    if (game->no_points)
      return g_strdup_printf (_ ("%s shared the win"), names);
    /* Translators: several winners and their points */
    return g_strdup_printf (_ ("%s share with %s"), names, points);
  }
  text = g_string_new (NULL);
  for (guint k = 0; k < scores->len; k++) {
    const UmpLibraryScore *score = g_ptr_array_index (scores, k);
    g_autofree char *name = ump_shown (score->name, UMP_SHOWN_NAME);

    g_string_append_printf (text, "%s%s %" G_GINT64_FORMAT, k ? C_ ("list of names", ", ") : "", name,
                            score->points);
  }
  return g_string_free (text, FALSE);
}

/* ---- filling --------------------------------------------------------------------------- */

static gboolean
is_found (UmpLibraryItem *item, const char *folded)
{
  g_autofree char *words = NULL, *name = NULL;

  /* case-folded once, when the file was read */
  if (strstr (ump_library_item_search (item), folded) != NULL)
    return TRUE;
  if (ump_library_item_state (item) == UMP_LIBRARY_UNREADABLE)
    name = g_path_get_basename (ump_library_item_path (item));
  words = g_utf8_casefold (name != NULL ? name : ump_home_game_title (item), -1);
  return strstr (words, folded) != NULL;
}

/* rows: UmpHomeEntry, all of which are shown at once in the end. */
static void
add_list (GPtrArray *rows, UmpLibrary *library, const char *head, GPtrArray *items, UmpHomeKind kind)
{
  if (items->len == 0)
    return;
  if (head != NULL)
    g_ptr_array_add (rows, new_entry (UMP_HOME_HEAD, head));
  for (guint k = 0; k < items->len; k++) {
    UmpHomeEntry *entry = new_entry (kind, NULL);

    g_ptr_array_add (entry->items, g_object_ref (g_ptr_array_index (items, k)));
    entry->library = g_object_ref (library);
    entry->first = k == 0;
    entry->last = k + 1 == items->len;
    g_ptr_array_add (rows, entry);
  }
}

/* The newest games that differ in game or people. */
static UmpHomeEntry *
find_again (GPtrArray *items)
{
  UmpHomeEntry *entry = new_entry (UMP_HOME_AGAIN, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint k = 0; k < MIN (items->len, LATEST) && entry->items->len < AGAIN; k++) {
    UmpLibraryItem *item = g_ptr_array_index (items, k);
    g_autofree char *people = ump_home_people (item);

    if (*people && *ump_home_game_title (item) &&
        g_hash_table_add (seen, g_strdup_printf ("%s\n%s", ump_library_item_kind (item), people)))
      g_ptr_array_add (entry->items, g_object_ref (item));
  }
  return entry;
}

void
ump_home_model_fill (GListStore *store, UmpLibrary *library, const char *words)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *folded = g_utf8_casefold (words, -1);
  GPtrArray *lists[LOST + 1]; /* by state, then what is lost */
  guint n = g_list_model_get_n_items (G_LIST_MODEL (library));
  g_autoptr (UmpHomeEntry) again = NULL;

  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    lists[k] = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint k = 0; k < n; k++) {
    g_autoptr (UmpLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), k);

    guint list = ump_library_item_lost (item) != UMP_LIBRARY_NOT_LOST ? LOST : ump_library_item_state (item);

    if (is_found (item, folded))
      g_ptr_array_add (lists[list], g_object_ref (item));
  }
  again = find_again (lists[UMP_LIBRARY_FINISHED]);

  add_list (rows, library, _ ("In play"), lists[UMP_LIBRARY_PLAYING], UMP_HOME_PLAYING);
  if (!*folded && again->items->len) {
    g_ptr_array_add (rows, new_entry (UMP_HOME_HEAD, _ ("Again with the same people")));
    g_ptr_array_add (rows, g_object_ref (again));
  }
  add_list (rows, library, _ ("Found again"), lists[LOST], UMP_HOME_FINISHED);
  add_list (rows, library, _ ("Cannot be opened"), lists[UMP_LIBRARY_UNREADABLE], UMP_HOME_FINISHED);
  add_list (rows, library, _ ("Finished"), lists[UMP_LIBRARY_FINISHED], UMP_HOME_FINISHED);
  add_list (rows, library, _ ("Abandoned"), lists[UMP_LIBRARY_ABANDONED], UMP_HOME_FINISHED);
  if (rows->len > 0)
    g_ptr_array_add (rows, new_entry (UMP_HOME_FOOT, _ ("Drop a session file here to open it.")));
  g_list_store_splice (store, 0, g_list_model_get_n_items (G_LIST_MODEL (store)), rows->pdata, rows->len);
  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    g_ptr_array_unref (lists[k]);
}
