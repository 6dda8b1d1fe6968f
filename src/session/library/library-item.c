/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <sys/stat.h>
#include <glib/gi18n-lib.h>

#include "session/library/library-item.h"
#include "session/store/store.h"

struct _UmpLibraryItem {
  GObject parent_instance;

  char *path;
  char *title;
  char *place;
  const char *kind;
  char *search;
  char *problem;
  UmpLibraryState state;
  GArray *scores;
  GPtrArray *records;
  UmpLibraryStamp stamp;
};

G_DEFINE_FINAL_TYPE (UmpLibraryItem, ump_library_item, G_TYPE_OBJECT)

static void
score_clear (gpointer data)
{
  g_free (((UmpLibraryScore *) data)->name);
}

static void
ump_library_item_init (UmpLibraryItem *self)
{
  self->state = UMP_LIBRARY_UNREADABLE;
  self->scores = g_array_new (FALSE, FALSE, sizeof (UmpLibraryScore));
  g_array_set_clear_func (self->scores, score_clear);
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_record_unref);
}

static void
ump_library_item_finalize (GObject *object)
{
  UmpLibraryItem *self = UMP_LIBRARY_ITEM (object);

  g_free (self->path);
  g_free (self->title);
  g_free (self->place);
  g_free (self->search);
  g_free (self->problem);
  g_array_unref (self->scores);
  g_ptr_array_unref (self->records);
  G_OBJECT_CLASS (ump_library_item_parent_class)->finalize (object);
}

static void
ump_library_item_class_init (UmpLibraryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_library_item_finalize;
}

/* ---- reading ------------------------------------------------------------------------------ */

static gint64
nanoseconds (const struct stat *status)
{
  return (gint64) status->st_mtim.tv_sec * 1000000000 + status->st_mtim.tv_nsec;
}

gboolean
ump_library_stamp (const char *path, UmpLibraryStamp *stamp)
{
  struct stat status;

  if (stat (path, &status) < 0 || !S_ISREG (status.st_mode))
    return FALSE;
  *stamp = (UmpLibraryStamp){ .time = nanoseconds (&status), .size = status.st_size };
  return TRUE;
}

static void
add_word (GString *words, const char *word)
{
  if (word != NULL && *word != '\0')
    g_string_append_printf (words, "%s\n", word);
}

static void
add_notes (GString *words, UmpMatch *match)
{
  for (guint i = 1; i <= ump_match_n_entries (match); i++)
    if (ump_match_entry (match, i)->verb == UMP_VERB_NOTE)
      add_word (words, ump_entry_text (ump_match_entry (match, i)));
}

static void
take_result (UmpLibraryItem *self, UmpMatch *match)
{
  static const UmpLibraryState states[] = {
    [UMP_PLAYING] = UMP_LIBRARY_PLAYING,
    [UMP_FINISHED] = UMP_LIBRARY_FINISHED,
    [UMP_ABANDONED] = UMP_LIBRARY_ABANDONED,
  };
  const UmpSetup *setup = ump_match_setup (match);
  const UmpTable *table = ump_match_table (match);
  UmpTotal totals[UMP_MAX_SEATS];

  self->kind = ump_match_game (match)->kind;
  self->state = states[ump_table_state (table)];
  ump_score_totals (table, totals);
  for (int i = 0; i < setup->n_seats; i++) {
    UmpLibraryScore score = { g_strdup (setup->names[i]), totals[i].points, totals[i].rank };

    g_array_append_val (self->scores, score);
  }
}

static void
take_session (UmpLibraryItem *self, UmpSession *session)
{
  guint n = ump_session_n_games (session);
  g_autoptr (GString) words = g_string_new (NULL);

  self->title = g_strdup (ump_session_title (session));
  self->place = g_strdup (ump_session_place (session));
  add_word (words, self->title);
  add_word (words, self->place);
  for (guint i = 0; i < ump_session_n_people (session); i++)
    add_word (words, ump_session_person_name (session, i));
  for (guint i = 0; i < n; i++) {
    UmpRecord *record = ump_record_new (session, i, self->path);

    g_ptr_array_add (self->records, record);
    add_word (words, record->played);
    add_notes (words, ump_session_match (session, i));
  }
  take_result (self, ump_session_match (session, n - 1));
  self->search = g_utf8_casefold (words->str, -1);
}

UmpLibraryItem *
ump_library_item_read (const UmpGame *const *games, const char *path, const UmpLibraryStamp *stamp)
{
  UmpLibraryItem *self = g_object_new (UMP_TYPE_LIBRARY_ITEM, NULL);
  g_autoptr (UmpStore) store = NULL;
  g_autoptr (GError) error = NULL;

  self->path = g_strdup (path);
  self->stamp = *stamp;
  store = ump_store_open (games, path, UMP_STORE_READ, NULL, &error);
  if (store != NULL)
    take_session (self, ump_store_session (store));
  else
    self->problem = g_strdup (error->message);
  return self;
}

UmpLibraryItem *
ump_library_item_unreadable (const char *path, const UmpLibraryStamp *stamp, const char *problem)
{
  UmpLibraryItem *self = g_object_new (UMP_TYPE_LIBRARY_ITEM, NULL);

  self->path = g_strdup (path);
  self->stamp = *stamp;
  self->problem = g_strdup (problem);
  return self;
}

gboolean
ump_library_item_fits (UmpLibraryItem *item, const UmpLibraryStamp *stamp)
{
  return item->stamp.time == stamp->time && item->stamp.size == stamp->size;
}

/* ---- the cache ------------------------------------------------------------------------------- */

GVariant *
ump_library_item_to_variant (UmpLibraryItem *item)
{
  GVariantBuilder scores, records;

  if (item->state == UMP_LIBRARY_UNREADABLE)
    return NULL;
  g_variant_builder_init (&scores, G_VARIANT_TYPE ("a(sxi)"));
  g_variant_builder_init (&records, G_VARIANT_TYPE ("a" UMP_RECORD_TYPE));
  for (guint i = 0; i < item->scores->len; i++) {
    const UmpLibraryScore *score = &g_array_index (item->scores, UmpLibraryScore, i);

    g_variant_builder_add (&scores, "(sxi)", score->name, score->points, score->rank);
  }
  for (guint i = 0; i < item->records->len; i++)
    g_variant_builder_add_value (&records, ump_record_to_variant (item->records->pdata[i]));
  return g_variant_new (UMP_LIBRARY_ITEM_TYPE, item->path, item->stamp.time, item->stamp.size, item->title,
                        item->place, item->kind, (guint32) item->state, item->search, &scores, &records);
}

static void
take_cached_scores (UmpLibraryItem *self, GVariantIter *scores)
{
  UmpLibraryScore score;

  while (g_variant_iter_next (scores, "(sxi)", &score.name, &score.points, &score.rank))
    g_array_append_val (self->scores, score);
}

static gboolean
take_cached_records (UmpLibraryItem *self, const UmpGame *const *games, GVariantIter *records)
{
  GVariant *value;

  while ((value = g_variant_iter_next_value (records)) != NULL) {
    UmpRecord *record = ump_record_from_variant (games, self->path, value);

    g_variant_unref (value);
    if (record == NULL)
      return FALSE;
    g_ptr_array_add (self->records, record);
  }
  return self->records->len > 0;
}

UmpLibraryItem *
ump_library_item_from_variant (const UmpGame *const *games, GVariant *value)
{
  UmpLibraryItem *self = g_object_new (UMP_TYPE_LIBRARY_ITEM, NULL);
  g_autofree char *kind = NULL;
  g_autoptr (GVariantIter) scores = NULL, records = NULL;
  guint32 state;

  g_variant_get (value, UMP_LIBRARY_ITEM_TYPE, &self->path, &self->stamp.time, &self->stamp.size,
                 &self->title, &self->place, &kind, &state, &self->search, &scores, &records);
  take_cached_scores (self, scores);
  if (state >= UMP_LIBRARY_UNREADABLE || !take_cached_records (self, games, records)) {
    g_object_unref (self);
    return NULL;
  }
  self->state = (UmpLibraryState) state;
  self->kind = ((UmpRecord *) self->records->pdata[self->records->len - 1])->game->kind;
  return self;
}

/* ---- looking --------------------------------------------------------------------------------- */

const char *
ump_library_item_path (UmpLibraryItem *item)
{
  return item->path;
}

const char *
ump_library_item_title (UmpLibraryItem *item)
{
  return item->title;
}

const char *
ump_library_item_place (UmpLibraryItem *item)
{
  return item->place;
}

/* NULL of an unreadable file. */
static const UmpRecord *
last_of (UmpLibraryItem *item)
{
  return item->records->len > 0 ? item->records->pdata[item->records->len - 1] : NULL;
}

const char *
ump_library_item_played (UmpLibraryItem *item)
{
  return last_of (item) != NULL ? last_of (item)->played : NULL;
}

const GPtrArray *
ump_library_item_records (UmpLibraryItem *item)
{
  return item->records;
}

const char *
ump_library_item_search (UmpLibraryItem *item)
{
  return item->search != NULL ? item->search : "";
}

const char *
ump_library_item_kind (UmpLibraryItem *item)
{
  return item->kind;
}

UmpLibraryState
ump_library_item_state (UmpLibraryItem *item)
{
  return item->state;
}

const char *
ump_library_item_problem (UmpLibraryItem *item)
{
  return item->problem;
}

int
ump_library_item_round (UmpLibraryItem *item)
{
  return last_of (item) != NULL ? last_of (item)->round : 0;
}

int
ump_library_item_n_scores (UmpLibraryItem *item)
{
  return (int) item->scores->len;
}

const UmpLibraryScore *
ump_library_item_score (UmpLibraryItem *item, int index)
{
  return &g_array_index (item->scores, UmpLibraryScore, index);
}

gint64
ump_library_item_time (UmpLibraryItem *item)
{
  return item->stamp.time / 1000000000;
}
