/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which rows Home has. What a search found is kept as long as somebody types on. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "home-model.h"

#include "evening.h"
#include "games/games.h"

/* Games of other days that go on: so many of the newest. */
#define MOST_PLAYING 3
/* Rows that were made are forgotten when there are more. */
#define KEPT 200

struct _UmpHomeEntry {
  GObject parent_instance;
  UmpHomeKind kind;
  char *text;
  UmpLibraryItem *item;
  GPtrArray *others;
  gboolean first;
  gboolean last;
};

G_DEFINE_FINAL_TYPE (UmpHomeEntry, ump_home_entry, G_TYPE_OBJECT)

static void
finalize (GObject *object)
{
  UmpHomeEntry *self = UMP_HOME_ENTRY (object);

  g_free (self->text);
  g_clear_object (&self->item);
  g_clear_pointer (&self->others, g_ptr_array_unref);
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
}

static UmpHomeEntry *
new_entry (UmpHomeKind kind, const char *text, UmpLibraryItem *item)
{
  UmpHomeEntry *self = g_object_new (UMP_TYPE_HOME_ENTRY, NULL);

  self->kind = kind;
  self->text = g_strdup (text);
  g_set_object (&self->item, item);
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

UmpLibraryItem *
ump_home_entry_item (UmpHomeEntry *self)
{
  return self->item;
}

const GPtrArray *
ump_home_entry_others (UmpHomeEntry *self)
{
  return self->others;
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

/* ---- the list -------------------------------------------------------------------------- */

/* A row. item: of an evening in the list of them, whose entry is made when it is asked for; entry: of all
 * others. Both owned. */
typedef struct {
  UmpHomeEntry *entry;
  UmpLibraryItem *item;
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

  if (entry != NULL && entry->first == place->first && entry->last == place->last)
    return entry;
  entry = new_entry (UMP_HOME_EVENING, NULL, place->item);
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
  const GPtrArray *records = ump_library_item_records (item);
  g_autofree char *file = NULL, *name = NULL;

  /* case-folded once, when the file was read */
  if (strstr (ump_library_item_search (item), folded) != NULL)
    return TRUE;
  for (guint i = 0; i < records->len; i++)
    for (guint k = 0; ump_games[k] != NULL; k++)
      if ((games & 1u << k) != 0 && ((UmpRecord *) records->pdata[i])->game == ump_games[k])
        return TRUE;
  if (records->len > 0)
    return FALSE;
  file = g_path_get_basename (ump_library_item_path (item));
  name = g_utf8_casefold (file, -1);
  return strstr (name, folded) != NULL;
}

/* The newest first; what is of one time stays as it was. */
static int
compare_time (gconstpointer a, gconstpointer b)
{
  gint64 x = ump_evening_time (*(UmpLibraryItem *const *) a);
  gint64 y = ump_evening_time (*(UmpLibraryItem *const *) b);

  return (x < y) - (x > y);
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
  Place place = { .entry = entry };

  g_array_append_val (places, place);
}

static void
add_head (GArray *places, const char *text)
{
  add_entry (places, new_entry (UMP_HOME_HEAD, text, NULL));
}

static void
add_evenings (GArray *places, const char *head, GPtrArray *items)
{
  if (items->len > 0)
    add_head (places, head);
  for (guint k = 0; k < items->len; k++) {
    Place place = { .item = g_object_ref (items->pdata[k]), .first = k == 0, .last = k + 1 == items->len };

    g_array_append_val (places, place);
  }
}

static void
add_tonight (GArray *places, UmpLibrary *library, UmpLibraryItem *tonight)
{
  UmpHomeEntry *entry = new_entry (UMP_HOME_TONIGHT, NULL, tonight);

  entry->others = ump_evening_next (G_LIST_MODEL (library), ump_library_item_records (tonight));
  add_entry (places, entry);
}

static gboolean
is_same_entry (UmpHomeEntry *a, UmpHomeEntry *b)
{
  gboolean same = a->kind == b->kind && g_strcmp0 (a->text, b->text) == 0 && a->item == b->item;

  if (!same || a->others == NULL)
    return same;
  same = a->others->len == b->others->len;
  for (guint k = 0; same && k < a->others->len; k++)
    same = a->others->pdata[k] == b->others->pdata[k];
  return same;
}

/* Whether the row of one is the row of the other; what stays, stays the same object. */
static gboolean
take_over (Place *now, Place *before)
{
  if (now->item != before->item || now->first != before->first || now->last != before->last)
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

/* What stands before the earlier evenings where nothing is searched for. evenings: tonight's is taken out. */
static void
add_present (UmpHomeModel *self, GArray *places, GPtrArray *evenings, gint64 now)
{
  g_autoptr (UmpHomeEntry) playing = new_entry (UMP_HOME_PLAYING, NULL, NULL);
  UmpLibraryItem *tonight = NULL;

  for (guint k = 0; k < evenings->len && tonight == NULL; k++)
    if (ump_evening_is_tonight (evenings->pdata[k], now))
      tonight = evenings->pdata[k];
  if (tonight != NULL)
    add_tonight (places, self->library, tonight);
  else if (evenings->len > 0)
    add_entry (places, new_entry (UMP_HOME_START, NULL, NULL));
  g_ptr_array_remove (evenings, tonight);
  playing->others = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint k = 0; k < evenings->len && playing->others->len < MOST_PLAYING; k++)
    if (ump_evening_in_play (evenings->pdata[k]) != NULL)
      g_ptr_array_add (playing->others, g_object_ref (evenings->pdata[k]));
  if (playing->others->len > 0) {
    add_head (places, _ ("In play"));
    add_entry (places, g_steal_pointer (&playing));
  }
}

void
ump_home_model_search (UmpHomeModel *self, const char *words, gint64 now)
{
  g_autofree char *folded = g_utf8_casefold (words, -1);
  g_autoptr (GPtrArray) evenings = g_ptr_array_copy (find (self, folded), NULL, NULL);
  GArray *places = new_places ();

  if (g_hash_table_size (self->made) > KEPT)
    g_hash_table_remove_all (self->made);
  if (*folded == '\0')
    add_present (self, places, evenings, now);
  add_evenings (places, *folded == '\0' ? _ ("Earlier evenings") : _ ("Evenings"), evenings);
  set_places (self, places);
}
