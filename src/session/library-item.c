/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <sys/stat.h>

#include "session/library-item.h"
#include "session/store.h"

struct _UmpLibraryItem {
  GObject parent_instance;

  char *path;
  char *title;
  char *place;
  const char *kind;
  char *problem;
  UmpLibraryState state;
  int round;
  GArray *scores;
  int n_rulings;
  int n_corrections;
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
}

static void
ump_library_item_finalize (GObject *object)
{
  UmpLibraryItem *self = UMP_LIBRARY_ITEM (object);

  g_free (self->path);
  g_free (self->title);
  g_free (self->place);
  g_free (self->problem);
  g_array_unref (self->scores);
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
  g_autofree char *journal = g_strconcat (path, ".journal", NULL);
  struct stat status;

  if (stat (path, &status) < 0 || !S_ISREG (status.st_mode))
    return FALSE;
  *stamp = (UmpLibraryStamp){ .time = nanoseconds (&status), .size = status.st_size };
  if (stat (journal, &status) == 0 && status.st_size > 0) {
    stamp->journal = TRUE;
    stamp->time = MAX (stamp->time, nanoseconds (&status));
    stamp->size += status.st_size;
  }
  return TRUE;
}

static void
count_entries (UmpLibraryItem *self, UmpMatch *match)
{
  UmpVerdict verdict;

  for (guint i = 1; i <= ump_match_n_entries (match); i++) {
    const UmpEntry *entry = ump_match_entry (match, i);

    if (ump_entry_is_void (entry)) {
      self->n_corrections += ump_entry_why (entry) == UMP_WHY_CORRECTION;
    } else if (ump_entry_ruling (entry) != NULL && i <= ump_match_checked (match)) {
      ump_match_verdict (match, i, &verdict);
      self->n_rulings += verdict.ruled;
    }
  }
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
  self->round = ump_table_get (table, UMP_COUNTER_ROUND);
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

  self->title = g_strdup (ump_session_title (session));
  self->place = g_strdup (ump_session_place (session));
  for (guint i = 0; i < n; i++)
    count_entries (self, ump_session_match (session, i));
  take_result (self, ump_session_match (session, n - 1));
}

UmpLibraryItem *
ump_library_item_read (const UmpGame *const *games, const char *path, const UmpLibraryStamp *stamp,
                       gboolean look_elsewhere)
{
  UmpLibraryItem *self = g_object_new (UMP_TYPE_LIBRARY_ITEM, NULL);
  g_autoptr (UmpSession) session = NULL;
  g_autoptr (UmpStore) store = NULL;
  g_autoptr (GError) error = NULL;

  self->path = g_strdup (path);
  self->stamp = *stamp;
  /* The journal is asked only where there is one: most sessions are at rest. */
  if (stamp->journal || look_elsewhere)
    store = ump_store_open (games, path, UMP_STORE_READ, NULL, &error);
  else
    session = ump_session_load (games, path, NULL, &error);
  if (store != NULL)
    take_session (self, ump_store_session (store));
  else if (session != NULL)
    take_session (self, session);
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
  return item->stamp.time == stamp->time && item->stamp.size == stamp->size &&
         item->stamp.journal == stamp->journal;
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
  return item->round;
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

int
ump_library_item_n_rulings (UmpLibraryItem *item)
{
  return item->n_rulings;
}

int
ump_library_item_n_corrections (UmpLibraryItem *item)
{
  return item->n_corrections;
}

gint64
ump_library_item_time (UmpLibraryItem *item)
{
  return item->stamp.time / 1000000000;
}
