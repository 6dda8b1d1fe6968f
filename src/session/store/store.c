/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session and its file: what is accepted, whether there is room for it, and how it is saved. How a store
 * comes to be: open.c. */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "session/format/model.h"
#include "session/store/replace.h"
#include "session/store/store-private.h"

/* What voids, the result and indentation add at most to an operation's own bytes. */
#define MARGIN 128
#define RESERVE 65536
/* Elements around a game, a person in it or an option take no more, besides what they say. */
#define GAME_BYTES 512

/* A person, a seat and the name in an option, besides the person's name. */
#define PERSON_BYTES 1024
#define FULL N_ ("This session is full: a file holds no more.")
#define LOOK_ONLY N_ ("This session can only be looked at.")

/* ---- room ------------------------------------------------------------------------------------ */

static gboolean
has_bytes (const UmpStore *store, gint64 n)
{
  return store->bytes + n + MARGIN <= UMP_SESSION_MAX_BYTES - RESERVE;
}

/* For one entry more, whose own bytes are n. */
static gboolean
has_room (const UmpStore *store, gint64 n)
{
  return store->leaves < UMP_MAX_ENTRIES && has_bytes (store, n);
}

/* As XML writes a text at most: brackets, quotes and the like are six bytes. */
static gint64
written_bytes (const char *text)
{
  gint64 bytes = 0;

  for (const char *c = text != NULL ? text : ""; *c != '\0'; c++)
    bytes += strchr ("&<>\"\t\n\r", *c) != NULL ? 6 : 1;
  return bytes;
}

static guint
count_leaves (const UmpEntry *entry)
{
  guint n = 0;

  if (ump_entry_n_children (entry) == 0)
    return 1;
  for (guint i = 0; i < ump_entry_n_children (entry); i++)
    n += count_leaves (ump_entry_child (entry, i));
  return n;
}

static guint
leaves_of (const UmpMatch *match)
{
  guint n = 0;

  for (guint k = 1; k <= ump_match_n_entries (match); k++)
    n += count_leaves (ump_match_entry (match, k));
  return n;
}

void
ump_store_measure (UmpStore *store, gint64 bytes)
{
  store->bytes = bytes;
  store->leaves = 0;
  for (guint i = 0; i < ump_session_n_games (store->session); i++)
    store->leaves += leaves_of (ump_session_match (store->session, i));
}

/* One entry, with what stands around it. */
static gint64
entry_bytes (const UmpGame *game, UmpEntry *entry)
{
  g_autofree char *line = ump_write_entry (game, entry);

  return (gint64) strlen (line) + MARGIN;
}

/* Bytes of the entries number first to last. */
static gint64
bytes_between (const UmpMatch *match, guint first, guint last)
{
  gint64 bytes = 0;

  for (guint i = first; i <= last; i++)
    bytes += entry_bytes (ump_match_game (match), ump_match_entry (match, i));
  return bytes;
}

/* How many bytes longer one log is than another: they share what lies before and behind the entries that
 * differ. */
static gint64
bytes_more (const UmpMatch *match, const UmpMatch *than)
{
  guint n = ump_match_n_entries (match), m = ump_match_n_entries (than), first = 1;

  while (first <= MIN (n, m) && ump_match_entry (match, first) == ump_match_entry (than, first))
    first++;
  while (MIN (n, m) >= first && ump_match_entry (match, n) == ump_match_entry (than, m)) {
    n--;
    m--;
  }
  return bytes_between (match, first, n) - bytes_between (than, first, m);
}

/* Whether the session still fits in a file with that match in the place of its own, bytes longer: what makes
 * it no longer always may stand. */
static gboolean
fits (const UmpStore *store, const UmpMatch *match, const UmpMatch *now, gint64 bytes)
{
  gint64 entries = (gint64) leaves_of (match) - leaves_of (now);

  return (entries <= 0 || store->leaves + entries <= UMP_MAX_ENTRIES) &&
         (bytes <= 0 || has_bytes (store, bytes));
}

/* ---- life ---------------------------------------------------------------------------------- */

UmpStore *
ump_store_new (UmpSession *session, const char *path)
{
  UmpStore *store = g_new0 (UmpStore, 1);

  store->session = session;
  store->path = g_strdup (path);
  store->notice = g_string_new (NULL);
  return store;
}

void
ump_store_close (UmpStore *store)
{
  if (store == NULL)
    return;
  ump_document_free (store->document);
  ump_session_free (store->session);
  g_free (store->path);
  g_string_free (store->notice, TRUE);
  g_free (store);
}

void
ump_store_say (UmpStore *store, const char *sentence)
{
  if (store->notice->len > 0)
    g_string_append_c (store->notice, ' ');
  g_string_append (store->notice, sentence);
}

UmpSession *
ump_store_session (UmpStore *store)
{
  return store->session;
}

const char *
ump_store_path (UmpStore *store)
{
  return store->path;
}

gboolean
ump_store_is_read_only (UmpStore *store)
{
  return store->read_only;
}

const char *
ump_store_notice (UmpStore *store)
{
  return store->notice->len > 0 ? store->notice->str : NULL;
}

/* ---- what is accepted -------------------------------------------------------------------------- */

static gboolean
refuse (UmpVerdict *verdict, const char *message)
{
  *verdict = (UmpVerdict){ .kind = UMP_FORM, .rule = -1, .reason = UMP_PLAIN (message) };
  return FALSE;
}

/* After each change; bytes: how much longer it makes the document. TRUE. */
static gboolean
accept (UmpStore *store, gint64 bytes)
{
  store->changes++;
  store->bytes += bytes + MARGIN;
  return TRUE;
}

/* After one that is more than an entry at the end. */
static gboolean
accept_whole (UmpStore *store, gint64 bytes)
{
  ump_store_measure (store, store->bytes);
  return accept (store, bytes);
}

/* The time of the entry that stands last, notes and adjustments aside: if the game is over, that one ended
 * it. NULL where it says none. */
static const char *
last_time (const UmpMatch *match)
{
  for (guint k = ump_match_undo_entry (match); k > 0; k--) {
    const UmpEntry *entry = ump_match_entry (match, k);

    if (!ump_entry_is_void (entry) && entry->verb != UMP_VERB_NOTE && entry->verb != UMP_VERB_ADJUST)
      return entry->at;
  }
  return NULL;
}

/* Whatever changed, a game that is over ended with the entry that ended it, though it came again just now. */
static void
game_changed (UmpStore *store, guint game)
{
  const char *at = last_time (ump_session_match (store->session, game));
  g_autofree char *time = at != NULL ? g_strdup (at) : ump_session_now ();

  ump_session_game_changed (store->session, game, time);
}

gboolean
ump_store_add (UmpStore *store, guint game, UmpEntry *entry, UmpVerdict *verdict)
{
  UmpMatch *match = ump_session_match (store->session, game);
  gint64 n;

  if (store->read_only)
    return refuse (verdict, LOOK_ONLY);
  n = entry_bytes (ump_match_game (match), entry);
  if (!has_room (store, n))
    return refuse (verdict, FULL);
  if (!ump_match_add (match, entry, verdict))
    return FALSE;
  store->leaves++;
  game_changed (store, game);
  return accept (store, n);
}

UmpEntry *
ump_store_add_several (UmpStore *store, guint game, const GPtrArray *entries, UmpVerdict *verdict)
{
  const UmpMatch *match = ump_session_match (store->session, game);
  g_autoptr (UmpMatch) trial = NULL;
  gint64 n = 0;

  if (entries->len == 1)
    return ump_store_add (store, game, entries->pdata[0], verdict) ? NULL : entries->pdata[0];
  trial = ump_match_fork (match, ump_match_n_entries (match));
  for (guint i = 0; i < entries->len; i++) {
    n += entry_bytes (ump_match_game (match), entries->pdata[i]) + MARGIN;
    if (!ump_match_add (trial, entries->pdata[i], verdict))
      return entries->pdata[i];
  }
  if (store->leaves + entries->len > UMP_MAX_ENTRIES || !has_bytes (store, n)) {
    refuse (verdict, FULL);
    return entries->pdata[0];
  }
  for (guint i = 0; i < entries->len; i++)
    if (!ump_store_add (store, game, entries->pdata[i], verdict))
      return entries->pdata[i];
  return NULL;
}

gboolean
ump_store_undo (UmpStore *store, guint game, guint n)
{
  if (store->read_only || !ump_match_undo_several (ump_session_match (store->session, game), n))
    return FALSE;
  game_changed (store, game);
  return accept (store, 0);
}

gboolean
ump_store_redo (UmpStore *store, guint game, UmpVerdict *verdict)
{
  *verdict = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  if (store->read_only || !ump_match_redo (ump_session_match (store->session, game), verdict))
    return FALSE;
  game_changed (store, game);
  return accept (store, 0);
}

gboolean
ump_store_replace (UmpStore *store, guint game, UmpMatch *match, UmpMatch **old, GError **error)
{
  const UmpMatch *now = ump_session_match (store->session, game);
  gint64 bytes = bytes_more (match, now);
  UmpMatch *before;

  if (old != NULL)
    *old = NULL;
  if (store->read_only || !fits (store, match, now, bytes)) {
    ump_match_free (match);
    return ump_fail (error, store->read_only ? _ (LOOK_ONLY) : _ (FULL));
  }
  before = ump_session_swap_match (store->session, game, match);
  game_changed (store, game);
  if (old != NULL)
    *old = before;
  else
    ump_match_free (before);
  return accept_whole (store, bytes);
}

gboolean
ump_store_set_words (UmpStore *store, const char *title, const char *place, GError **error)
{
  const UmpSession *session = store->session;
  gint64 more = written_bytes (title) + written_bytes (place) - written_bytes (ump_session_title (session)) -
                written_bytes (ump_session_place (session));

  if (store->read_only)
    return ump_fail (error, _ (LOOK_ONLY));
  if (!ump_text_is_writable (title) || !ump_text_is_writable (place))
    return ump_fail (error, _ ("it holds characters that cannot be written"));
  if (more > 0 && !has_bytes (store, more))
    return ump_fail (error, _ (FULL));
  ump_session_set_title (store->session, title);
  ump_session_set_place (store->session, place);
  return accept (store, more);
}

gboolean
ump_store_call_person (UmpStore *store, const char *id, const char *name, GError **error)
{
  gint64 more = written_bytes (name);

  if (store->read_only || !has_bytes (store, more))
    return ump_fail (error, store->read_only ? _ (LOOK_ONLY) : _ (FULL));
  return ump_session_call_person (store->session, id, name, error) && accept_whole (store, more);
}

/* log: of UmpEntry. */
static gboolean
add_game (UmpStore *store, const char *kind, const char *const *names, int n_names,
          const UmpOptionValue *values, int n_values, const GPtrArray *log, GError **error)
{
  const UmpGame *game = ump_session_find_game (store->session, kind);
  g_autofree char *now = ump_session_now ();
  gint64 n = GAME_BYTES;

  if (store->read_only)
    return ump_fail (error, _ (LOOK_ONLY));
  for (int i = 0; i < n_names; i++)
    n += GAME_BYTES + written_bytes (names[i]);
  for (int i = 0; i < n_values; i++)
    n += GAME_BYTES + written_bytes (values[i].name) + written_bytes (values[i].value);
  for (guint k = 0; k < log->len; k++)
    n += entry_bytes (game, log->pdata[k]);
  if (!has_room (store, n) || store->leaves + log->len > UMP_MAX_ENTRIES)
    return ump_fail (error, _ (FULL));
  if (!ump_session_add_game (store->session, kind, names, n_names, values, n_values, now, error))
    return FALSE;
  for (guint k = 0; k < log->len; k++)
    ump_match_load (ump_session_match (store->session, store->session->played->len - 1),
                    ump_entry_ref (log->pdata[k]));
  return accept_whole (store, n);
}

gboolean
ump_store_add_game (UmpStore *store, const char *kind, const char *const *names, int n_names,
                    const UmpOptionValue *values, int n_values, GError **error)
{
  g_autoptr (GPtrArray) nothing = g_ptr_array_new ();

  return add_game (store, kind, names, n_names, values, n_values, nothing, error);
}

gboolean
ump_store_add_game_from (UmpStore *store, guint game, guint moment, GError **error)
{
  const UmpMatch *match = ump_session_match (store->session, game);
  const UmpSetup *setup = ump_match_setup (match);
  g_autoptr (GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  g_autoptr (GArray) values = ump_setup_given (setup);

  for (guint k = 1; k <= moment; k++)
    if (!ump_entry_is_void (ump_match_entry (match, k)))
      g_ptr_array_add (log, ump_entry_with (ump_match_entry (match, k), NULL, ""));
  return add_game (store, setup->game->kind, (const char *const *) setup->names, setup->n_seats,
                   (const UmpOptionValue *) (gpointer) values->data, (int) values->len, log, error);
}

gboolean
ump_store_bring_in (UmpStore *store, guint game, const char *id, const char *name, UmpEntry *entry,
                    UmpVerdict *verdict, GError **error)
{
  UmpMatch *match = ump_session_match (store->session, game);
  gint64 n;

  if (store->read_only)
    return refuse (verdict, LOOK_ONLY);
  n = entry_bytes (ump_match_game (match), entry) + PERSON_BYTES + written_bytes (name);
  if (!has_room (store, n))
    return refuse (verdict, FULL);
  return ump_session_bring_in (store->session, game, id, name, entry, verdict, error) &&
         accept_whole (store, n);
}

/* ---- what is safe ------------------------------------------------------------------------------ */

/* document: the store's, which nobody else touches meanwhile. bytes: what is to be in the file; look: it is
 * there, or another program has taken it away. changes, estimate: what the store counted when the work began.
 * beside: it is in another file now. */
struct _UmpStoreWork {
  UmpDocument *document;
  GBytes *bytes;
  gboolean look;
  guint changes;
  gint64 estimate;
  gboolean done;
  gboolean beside;
  GError *error;
};

gboolean
ump_store_is_saved (UmpStore *store)
{
  return store->document == NULL || store->saved == store->changes;
}

UmpStoreWork *
ump_store_begin (UmpStore *store, gboolean look)
{
  gboolean saved = ump_store_is_saved (store);
  UmpStoreWork *work;

  /* What was never written here is not missed. */
  if (store->document == NULL || store->work != NULL || (saved && (!look || store->saved == 0)))
    return NULL;
  work = g_new0 (UmpStoreWork, 1);
  work->document = store->document;
  work->look = saved;
  work->bytes = saved ? g_bytes_ref (store->document->bytes) : ump_session_write (store->session);
  work->changes = store->changes;
  work->estimate = store->bytes;
  store->work = work;
  return work;
}

void
ump_store_work_run (UmpStoreWork *work)
{
  gboolean taken = FALSE;

  if (g_bytes_get_size (work->bytes) > UMP_SESSION_MAX_BYTES) {
    ump_fail (&work->error, _ ("the session has grown too large for a file"));
    return;
  }
  if (work->look) {
    taken = ump_document_is_taken (work->document);
    work->done = TRUE;
  } else {
    work->done = ump_document_put (work->document, work->bytes, &taken, &work->error);
  }
  if (!taken)
    return;
  g_clear_error (&work->error);
  work->done = work->beside = ump_document_put_beside (work->document, work->bytes, &work->error);
  if (!work->done)
    g_prefix_error (
        &work->error, "%s ",
        _ ("The file was changed by another program. It is left as it is; save this session under another "
           "name."));
}

static void
displace (UmpStore *store)
{
  /* Translators: %s is the name of a file */
  g_autofree char *sentence = g_strdup_printf (
      _ ("The file was changed by another program and is left as it is. This session goes on in %s."),
      store->document->path);

  g_free (store->path);
  store->path = g_strdup (store->document->path);
  ump_store_say (store, sentence);
}

gboolean
ump_store_end (UmpStore *store, UmpStoreWork *work, GError **error)
{
  gboolean done = work->done;

  if (done) {
    store->saved = work->changes;
    store->bytes += (gint64) g_bytes_get_size (work->bytes) - work->estimate;
  } else if (work->look) {
    store->changes++; /* it is no longer there */
  }
  if (work->beside)
    displace (store);
  if (work->error != NULL)
    g_propagate_error (error, work->error);
  g_bytes_unref (work->bytes);
  g_free (work);
  store->work = NULL;
  return done;
}

gboolean
ump_store_save (UmpStore *store, GError **error)
{
  UmpStoreWork *work;

  if (store->read_only)
    return ump_fail (error, _ (LOOK_ONLY));
  work = ump_store_begin (store, TRUE);
  if (work == NULL)
    return TRUE;
  ump_store_work_run (work);
  return ump_store_end (store, work, error);
}
