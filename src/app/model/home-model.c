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
/* Rows that were made are forgotten when there are more. */
#define KEPT 200

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

/* ---- the list -------------------------------------------------------------------------- */

/* What stands under one head. */
typedef struct {
  GPtrArray *above; /* UmpHomeEntry: the head, and what is no session */
  GPtrArray *items; /* UmpLibraryItem: their rows are made when they are asked for */
  UmpHomeKind kind;
} Section;

/* What a search found: items are borrowed from `all`. */
typedef struct {
  char *folded;
  GPtrArray *items;
} Found;

/* all: the library's items, NULL when they changed; found: what was found for the beginnings of what is typed now, each
 * among what the one before found. */
struct _UmpHomeModel {
  GObject parent_instance;
  UmpLibrary *library;
  GPtrArray *all;
  GArray *found;
  GPtrArray *sections;
  guint n;
  GHashTable
      *made; /* UmpHomeEntry by item: the same row is the same object, so that a list keeps its widget */
};

static GType
get_item_type (GListModel *model)
{
  return UMP_TYPE_HOME_ENTRY;
}

static guint
get_n_items (GListModel *model)
{
  return UMP_HOME_MODEL (model)->n;
}

static UmpHomeEntry *
entry_of (UmpHomeModel *self, const Section *section, guint index)
{
  UmpLibraryItem *item = g_ptr_array_index (section->items, index);
  UmpHomeEntry *entry = g_hash_table_lookup (self->made, item);
  gboolean first = index == 0, last = index + 1 == section->items->len;

  if (entry != NULL && entry->kind == section->kind && entry->first == first && entry->last == last)
    return entry;
  entry = new_entry (section->kind, NULL);
  g_ptr_array_add (entry->items, g_object_ref (item));
  entry->library = g_object_ref (self->library);
  entry->first = first;
  entry->last = last;
  g_hash_table_replace (self->made, item, entry);
  return entry;
}

static gpointer
get_item (GListModel *model, guint position)
{
  UmpHomeModel *self = UMP_HOME_MODEL (model);

  for (guint k = 0; k < self->sections->len; k++) {
    const Section *section = g_ptr_array_index (self->sections, k);

    if (position < section->above->len)
      return g_object_ref (g_ptr_array_index (section->above, position));
    position -= section->above->len;
    if (position < section->items->len)
      return g_object_ref (entry_of (self, section, position));
    position -= section->items->len;
  }
  return NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (UmpHomeModel, ump_home_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
section_free (gpointer data)
{
  Section *section = data;

  g_ptr_array_unref (section->above);
  g_ptr_array_unref (section->items);
  g_free (section);
}

static void
model_finalize (GObject *object)
{
  UmpHomeModel *self = UMP_HOME_MODEL (object);

  g_clear_object (&self->library);
  g_array_unref (self->found);
  g_clear_pointer (&self->all, g_ptr_array_unref);
  g_ptr_array_unref (self->sections);
  g_hash_table_unref (self->made);
  G_OBJECT_CLASS (ump_home_model_parent_class)->finalize (object);
}

static void
ump_home_model_class_init (UmpHomeModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = model_finalize;
}

static void
found_clear (gpointer data)
{
  Found *found = data;

  g_free (found->folded);
  g_ptr_array_unref (found->items);
}

static void
ump_home_model_init (UmpHomeModel *self)
{
  self->found = g_array_new (FALSE, FALSE, sizeof (Found));
  g_array_set_clear_func (self->found, found_clear);
  self->sections = g_ptr_array_new_with_free_func (section_free);
  self->made = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
}

static void
on_library_changed (UmpHomeModel *self)
{
  g_array_set_size (self->found, 0);
  g_clear_pointer (&self->all, g_ptr_array_unref);
}

UmpHomeModel *
ump_home_model_new (UmpLibrary *library)
{
  UmpHomeModel *self = g_object_new (UMP_TYPE_HOME_MODEL, NULL);

  self->library = g_object_ref (library);
  g_signal_connect_object (library, "items-changed", G_CALLBACK (on_library_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/* ---- filling --------------------------------------------------------------------------- */

/* Bits in the order of ump_games: whose titles are found. */
static guint32
find_games (const char *folded)
{
  guint32 found = 0;

  for (guint k = 0; ump_games[k] != NULL; k++) {
    g_autofree char *title = g_utf8_casefold (_ (ump_games[k]->title), -1);

    if (strstr (title, folded) != NULL)
      found |= 1u << k;
  }
  return found;
}

static gboolean
is_found (UmpLibraryItem *item, const char *folded, guint32 games)
{
  const char *kind = ump_library_item_kind (item);
  g_autofree char *file = NULL, *name = NULL;

  /* case-folded once, when the file was read */
  if (strstr (ump_library_item_search (item), folded) != NULL)
    return TRUE;
  for (guint k = 0; kind != NULL && ump_games[k] != NULL; k++)
    if (strcmp (ump_games[k]->kind, kind) == 0)
      return (games & 1u << k) != 0;
  file = g_path_get_basename (ump_library_item_path (item));
  name = g_utf8_casefold (file, -1);
  return strstr (name, folded) != NULL;
}

static GPtrArray *
all_items (UmpHomeModel *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->library));

  if (self->all != NULL)
    return self->all;
  self->all = g_ptr_array_new_full (n, g_object_unref);
  for (guint k = 0; k < n; k++)
    g_ptr_array_add (self->all, g_list_model_get_item (G_LIST_MODEL (self->library), k));
  return self->all;
}

/* What has the words in it. What is typed on is looked for among what was found before it, and what is taken away again
 * was found already. Borrowed. */
static GPtrArray *
find (UmpHomeModel *self, const char *folded)
{
  GPtrArray *among = all_items (self);
  Found found = { .folded = NULL };
  guint32 games;

  while (self->found->len > 0) {
    const Found *last = &g_array_index (self->found, Found, self->found->len - 1);

    among = last->items;
    if (strcmp (folded, last->folded) == 0)
      return among;
    if (strstr (folded, last->folded) != NULL)
      break;
    g_array_set_size (self->found, self->found->len - 1);
    among = self->all;
  }
  games = find_games (folded);
  found.folded = g_strdup (folded);
  found.items = g_ptr_array_new ();
  for (guint k = 0; k < among->len; k++)
    if (is_found (among->pdata[k], folded, games))
      g_ptr_array_add (found.items, among->pdata[k]);
  g_array_append_val (self->found, found);
  return found.items;
}

/* head: NULL for none; items: NULL for none. Returns where more can be put above them. */
static GPtrArray *
add_section (UmpHomeModel *self, const char *head, GPtrArray *items, UmpHomeKind kind)
{
  Section *section = g_new0 (Section, 1);

  section->above = g_ptr_array_new_with_free_func (g_object_unref);
  section->items = items != NULL ? g_ptr_array_ref (items) : g_ptr_array_new ();
  section->kind = kind;
  if (head != NULL)
    g_ptr_array_add (section->above, new_entry (UMP_HOME_HEAD, head));
  g_ptr_array_add (self->sections, section);
  return section->above;
}

static void
add_list (UmpHomeModel *self, const char *head, GPtrArray *items, UmpHomeKind kind)
{
  if (items->len > 0)
    add_section (self, head, items, kind);
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

static void
count (UmpHomeModel *self)
{
  self->n = 0;
  for (guint k = 0; k < self->sections->len; k++) {
    const Section *section = g_ptr_array_index (self->sections, k);

    self->n += section->above->len + section->items->len;
  }
}

void
ump_home_model_search (UmpHomeModel *self, const char *words)
{
  g_autofree char *folded = g_utf8_casefold (words, -1);
  GPtrArray *found = find (self, folded);
  GPtrArray *lists[LOST + 1]; /* by state, then what is lost */
  guint before = self->n;
  g_autoptr (UmpHomeEntry) again = NULL;

  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    lists[k] = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint k = 0; k < found->len; k++) {
    UmpLibraryItem *item = found->pdata[k];
    guint list = ump_library_item_lost (item) != UMP_LIBRARY_NOT_LOST ? LOST : ump_library_item_state (item);

    g_ptr_array_add (lists[list], g_object_ref (item));
  }
  if (*folded == '\0')
    again = find_again (lists[UMP_LIBRARY_FINISHED]);

  g_ptr_array_set_size (self->sections, 0);
  if (g_hash_table_size (self->made) > KEPT)
    g_hash_table_remove_all (self->made);
  add_list (self, _ ("In play"), lists[UMP_LIBRARY_PLAYING], UMP_HOME_PLAYING);
  if (again != NULL && again->items->len > 0)
    g_ptr_array_add (add_section (self, _ ("Again with the same people"), NULL, UMP_HOME_AGAIN),
                     g_object_ref (again));
  add_list (self, _ ("Found again"), lists[LOST], UMP_HOME_FINISHED);
  add_list (self, _ ("Cannot be opened"), lists[UMP_LIBRARY_UNREADABLE], UMP_HOME_FINISHED);
  add_list (self, _ ("Finished"), lists[UMP_LIBRARY_FINISHED], UMP_HOME_FINISHED);
  add_list (self, _ ("Abandoned"), lists[UMP_LIBRARY_ABANDONED], UMP_HOME_FINISHED);
  if (self->sections->len > 0)
    g_ptr_array_add (add_section (self, NULL, NULL, UMP_HOME_FOOT),
                     new_entry (UMP_HOME_FOOT, _ ("Drop a session file here to open it.")));
  count (self);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->n);
  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    g_ptr_array_unref (lists[k]);
}
