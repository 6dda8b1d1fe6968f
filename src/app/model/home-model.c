/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "home-model.h"

#include <string.h>

#include "core/shown.h"
#include "games/games.h"
#include "words.h"

#define AGAIN 3
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

/* Not of an unreadable file. */
static gboolean
has_game (UmpLibraryItem *item)
{
  const char *kind = ump_library_item_kind (item);

  return kind != NULL && ump_games_find (kind) != NULL;
}

/* A pad is called what it is until somebody says what is played. */
static gboolean
has_name (const UmpGame *game, const char *played)
{
  return played != NULL && *played != '\0' && strcmp (played, game->title) != 0;
}

static gboolean
has_games (UmpLibraryItem *item)
{
  return ump_library_item_records (item)->len > 1;
}

char *
ump_home_game_name (UmpLibraryItem *item)
{
  const char *kind = ump_library_item_kind (item), *played = ump_library_item_played (item);
  const UmpGame *game = kind != NULL ? ump_games_find (kind) : NULL;
  const char *title = ump_library_item_title (item);

  if (game == NULL) {
    g_autofree char *file = g_filename_display_basename (ump_library_item_path (item));

    return ump_shown (file, UMP_SHOWN_TITLE);
  }
  if (has_name (game, played))
    return ump_shown (played, UMP_SHOWN_NAME);
  /* What a score pad without a name was for is said by the evening's title. */
  return game->no_table && title != NULL ? ump_shown (title, UMP_SHOWN_TITLE) : g_strdup (_ (game->title));
}

char *
ump_home_title (UmpLibraryItem *item)
{
  const char *title = ump_library_item_title (item);

  return title != NULL && has_games (item) ? ump_shown (title, UMP_SHOWN_TITLE) : ump_home_game_name (item);
}

/* What was played, each once, in the order of the evening. */
static char *
games_of (UmpLibraryItem *item)
{
  const GPtrArray *records = ump_library_item_records (item);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GString *text = g_string_new (NULL);

  for (guint k = 0; k < records->len; k++) {
    const UmpRecord *record = records->pdata[k];
    const char *name = has_name (record->game, record->played) ? record->played : _ (record->game->title);

    if (g_hash_table_add (seen, (gpointer) name))
      g_string_append_printf (text, "%s%s", text->len > 0 ? C_ ("list of names", ", ") : "", name);
  }
  return g_string_free (text, FALSE);
}

char *
ump_home_line (UmpLibraryItem *item)
{
  g_autofree char *people = ump_home_people (item), *heading = ump_home_title (item);
  g_autofree char *title = ump_shown (ump_library_item_title (item), UMP_SHOWN_TITLE);
  gboolean is_headed = g_str_equal (title, heading);
  g_autofree char *games = has_games (item) && is_headed ? games_of (item) : NULL;
  g_autofree char *more = NULL;

  if (games != NULL)
    more = ump_shown (games, UMP_SHOWN_TITLE);
  else if (!is_headed)
    more = g_strdup (title);
  return more != NULL && *more != '\0' ? g_strdup_printf ("%s · %s", people, more)
                                       : g_steal_pointer (&people);
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
  gboolean abandoned = ump_library_item_state (item) == UMP_LIBRARY_ABANDONED;
  GString *text;
  guint best = 0;

  while (best < scores->len && ((const UmpLibraryScore *) g_ptr_array_index (scores, best))->rank == 1)
    best++;
  if (game == NULL || best == 0)
    return g_strdup ("");
  if (abandoned && game->no_points)
    return names_of (scores);
  if ((best > 1 || game->no_points) && !abandoned) {
    g_autofree char *points =
        ump_words_number (((const UmpLibraryScore *) g_ptr_array_index (scores, 0))->points);

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
    g_autofree char *points = ump_words_number (score->points);

    if (k == 0 && scores->len > 1 && !abandoned)
      /* Translators: the winner and the points; then come the others and theirs */
      g_string_append_printf (text, _ ("%s won with %s"), name, points);
    else
      g_string_append_printf (text, "%s%s %s", k ? C_ ("list of names", ", ") : "", name, points);
  }
  return g_string_free (text, FALSE);
}

gint64
ump_home_time (UmpLibraryItem *item)
{
  const GPtrArray *records = ump_library_item_records (item);
  const UmpRecord *last = records->len > 0 ? g_ptr_array_index (records, records->len - 1) : NULL;

  return last != NULL && last->state != UMP_RECORD_PLAYING && last->time > 0 ? last->time
                                                                             : ump_library_item_time (item);
}

/* ---- the list -------------------------------------------------------------------------- */

/* A row. entry: of what is no session; item: of a session, whose entry is made when it is asked for. Both
 * owned. */
typedef struct {
  UmpHomeEntry *entry;
  UmpLibraryItem *item;
  UmpHomeKind kind;
  gboolean first;
  gboolean last;
} Place;

/* What a search found: items are borrowed from `all`. */
typedef struct {
  char *folded;
  GPtrArray *items;
} Found;

/* all: the library's items, NULL when they changed; found: what was found for the beginnings of what is typed
 * now, each among what the one before found. */
struct _UmpHomeModel {
  GObject parent_instance;
  UmpLibrary *library;
  GPtrArray *all;
  GArray *found;
  GArray *places;
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
  return UMP_HOME_MODEL (model)->places->len;
}

static UmpHomeEntry *
entry_of (UmpHomeModel *self, const Place *place)
{
  UmpHomeEntry *entry = g_hash_table_lookup (self->made, place->item);

  if (entry != NULL && entry->kind == place->kind && entry->first == place->first &&
      entry->last == place->last)
    return entry;
  entry = new_entry (place->kind, NULL);
  g_ptr_array_add (entry->items, g_object_ref (place->item));
  entry->library = g_object_ref (self->library);
  entry->first = place->first;
  entry->last = place->last;
  g_hash_table_replace (self->made, place->item, entry);
  return entry;
}

static gpointer
get_item (GListModel *model, guint position)
{
  UmpHomeModel *self = UMP_HOME_MODEL (model);
  const Place *place;

  if (position >= self->places->len)
    return NULL;
  place = &g_array_index (self->places, Place, position);
  return g_object_ref (place->entry != NULL ? place->entry : entry_of (self, place));
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
place_clear (gpointer data)
{
  Place *place = data;

  g_clear_object (&place->entry);
  g_clear_object (&place->item);
}

static GArray *
new_places (void)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));

  g_array_set_clear_func (places, place_clear);
  return places;
}

static void
model_finalize (GObject *object)
{
  UmpHomeModel *self = UMP_HOME_MODEL (object);

  g_clear_object (&self->library);
  g_array_unref (self->found);
  g_clear_pointer (&self->all, g_ptr_array_unref);
  g_array_unref (self->places);
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
  self->places = new_places ();
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

/* The newest first; what is of one time stays as it was. */
static int
compare_time (gconstpointer a, gconstpointer b)
{
  UmpLibraryItem *x = *(UmpLibraryItem *const *) a, *y = *(UmpLibraryItem *const *) b;
  gint64 x_time = ump_home_time (x), y_time = ump_home_time (y);

  return (x_time < y_time) - (x_time > y_time);
}

/* A folder that was copied has its games in the order in which they were played. */
static GPtrArray *
all_items (UmpHomeModel *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->library));

  if (self->all != NULL)
    return self->all;
  self->all = g_ptr_array_new_full (n, g_object_unref);
  for (guint k = 0; k < n; k++)
    g_ptr_array_add (self->all, g_list_model_get_item (G_LIST_MODEL (self->library), k));
  g_ptr_array_sort (self->all, compare_time);
  return self->all;
}

/* What has the words in it. What is typed on is looked for among what was found before it, and what is taken
 * away again was found already. Borrowed. */
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

/* Takes entry. */
static void
add_entry (GArray *places, UmpHomeEntry *entry)
{
  Place place = { .entry = entry, .kind = entry->kind };

  g_array_append_val (places, place);
}

static void
add_list (GArray *places, const char *head, GPtrArray *items, UmpHomeKind kind)
{
  if (items->len > 0)
    add_entry (places, new_entry (UMP_HOME_HEAD, head));
  for (guint k = 0; k < items->len; k++) {
    Place place = {
      .item = g_object_ref (items->pdata[k]), .kind = kind, .first = k == 0, .last = k + 1 == items->len
    };

    g_array_append_val (places, place);
  }
}

/* The newest games that differ in game or people. */
static void
add_again (GArray *places, GPtrArray *items)
{
  g_autoptr (UmpHomeEntry) entry = new_entry (UMP_HOME_AGAIN, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint k = 0; k < MIN (items->len, LATEST) && entry->items->len < AGAIN; k++) {
    UmpLibraryItem *item = g_ptr_array_index (items, k);
    g_autofree char *people = ump_home_people (item), *name = ump_home_game_name (item);

    if (*people && has_game (item) && g_hash_table_add (seen, g_strdup_printf ("%s\n%s", name, people)))
      g_ptr_array_add (entry->items, g_object_ref (item));
  }
  if (entry->items->len == 0)
    return;
  add_entry (places, new_entry (UMP_HOME_HEAD, _ ("Again with the same people")));
  add_entry (places, g_steal_pointer (&entry));
}

static gboolean
is_same_entry (UmpHomeEntry *a, UmpHomeEntry *b)
{
  gboolean same = g_strcmp0 (a->text, b->text) == 0 && a->items->len == b->items->len;

  for (guint k = 0; same && k < a->items->len; k++)
    same = a->items->pdata[k] == b->items->pdata[k];
  return same;
}

/* Whether the row of one is the row of the other; what stays, stays the same object. */
static gboolean
take_over (Place *now, Place *before)
{
  if (now->kind != before->kind || now->item != before->item || now->first != before->first ||
      now->last != before->last)
    return FALSE;
  if (now->entry == NULL)
    return TRUE;
  if (!is_same_entry (now->entry, before->entry))
    return FALSE;
  g_set_object (&now->entry, before->entry);
  return TRUE;
}

/* Takes places. Only rows between those that stay are told to be other ones. */
static void
set_places (UmpHomeModel *self, GArray *places)
{
  g_autoptr (GArray) old = self->places;
  guint start = 0, end = 0, most = MIN (old->len, places->len);

  while (start < most &&
         take_over (&g_array_index (places, Place, start), &g_array_index (old, Place, start)))
    start++;
  while (start + end < most && take_over (&g_array_index (places, Place, places->len - end - 1),
                                          &g_array_index (old, Place, old->len - end - 1)))
    end++;
  self->places = places;
  if (start + end < old->len || start + end < places->len)
    g_list_model_items_changed (G_LIST_MODEL (self), start, old->len - start - end,
                                places->len - start - end);
}

void
ump_home_model_search (UmpHomeModel *self, const char *words)
{
  g_autofree char *folded = g_utf8_casefold (words, -1);
  GPtrArray *found = find (self, folded);
  GPtrArray *lists[UMP_LIBRARY_UNREADABLE + 1]; /* by state */
  GArray *places = new_places ();

  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    lists[k] = g_ptr_array_new (); /* the items are those of `found` */
  for (guint k = 0; k < found->len; k++) {
    UmpLibraryItem *item = found->pdata[k];

    g_ptr_array_add (lists[ump_library_item_state (item)], item);
  }
  if (g_hash_table_size (self->made) > KEPT)
    g_hash_table_remove_all (self->made);
  add_list (places, _ ("In play"), lists[UMP_LIBRARY_PLAYING], UMP_HOME_PLAYING);
  if (*folded == '\0')
    add_again (places, lists[UMP_LIBRARY_FINISHED]);
  add_list (places, _ ("Cannot be opened"), lists[UMP_LIBRARY_UNREADABLE], UMP_HOME_FINISHED);
  add_list (places, _ ("Finished"), lists[UMP_LIBRARY_FINISHED], UMP_HOME_FINISHED);
  add_list (places, _ ("Abandoned"), lists[UMP_LIBRARY_ABANDONED], UMP_HOME_FINISHED);
  if (places->len > 0)
    add_entry (places, new_entry (UMP_HOME_FOOT, _ ("Drop a session file here to open it.")));
  set_places (self, places);
  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    g_ptr_array_unref (lists[k]);
}
