/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session on disk. The journal's format: journal.h; how it is folded in: store-open.c.
 *
 * An entry is accepted in memory, then its journal line is synced. Where that cannot be done, the line waits
 * in
 * `pending`; every later call tries again, and so does a save. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>

#include "session/input.h"
#include "session/replace.h"
#include "session/store-private.h"

/* What voids, the result and indentation add at most to an operation's own bytes. */
#define MARGIN 128
#define RESERVE 65536
/* Elements around a game, a person in it or an option take no more, besides what they say. */
#define GAME_BYTES 512

gint64
ump_store_cost (gint64 n)
{
  return n + MARGIN;
}

static gboolean
has_bytes (const UmpStore *store, gint64 n)
{
  return store->bytes + ump_store_cost (n) <= UMP_SESSION_MAX_BYTES - RESERVE;
}

gboolean
ump_store_has_room (UmpStore *store, gint64 n)
{
  return store->leaves < UMP_MAX_ENTRIES && has_bytes (store, n);
}

const char *
ump_store_full_message (void)
{
  return N_ ("This session is full: a file holds no more.");
}

/* As XML writes a text at most: each quote or bracket is six bytes. */
gint64
ump_store_text_cost (const char *text)
{
  return text != NULL ? 6 * (gint64) strlen (text) : 0;
}

/* ---- life --------------------------------------------------------------------------------- */

UmpStore *
ump_store_new_bare (const UmpGame *const *games, const char *path)
{
  UmpStore *store = g_new0 (UmpStore, 1);
  char *real = realpath (path, NULL);

  store->games = games;
  store->path = g_strdup (path);
  store->file = g_strdup (real);
  free (real);
  store->journal.fd = -1;
  store->notice = g_string_new (NULL);
  store->pending = g_string_new (NULL);
  return store;
}

void
ump_store_free (UmpStore *store)
{
  if (store == NULL)
    return;
  ump_journal_close (&store->journal);
  ump_session_free (store->session);
  g_free (store->path);
  g_free (store->file);
  g_free (store->digest);
  g_free (store->attempted);
  g_clear_pointer (&store->snapshot, g_bytes_unref);
  g_string_free (store->notice, TRUE);
  g_string_free (store->pending, TRUE);
  g_free (store);
}

void
ump_store_say (UmpStore *store, const char *sentence)
{
  if (store->notice->len > 0)
    g_string_append_c (store->notice, ' ');
  g_string_append (store->notice, sentence);
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

gboolean
ump_store_is_unsafe (UmpStore *store)
{
  return store->pending->len > 0 || store->whole || store->carries;
}

gboolean
ump_store_is_dirty (UmpStore *store)
{
  return store->unsaved > 0 || store->whole || store->away;
}

void
ump_store_close (UmpStore *store)
{
  if (store == NULL)
    return;
  if (!store->read_only && ump_store_is_dirty (store))
    ump_store_save (store, NULL);
  ump_store_free (store);
}

/* ---- saving whole ------------------------------------------------------------------------------ */

static gboolean
fail (GError **error, const char *message)
{
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, message);
  return FALSE;
}

char *
ump_store_digest_of (const char *file)
{
  g_auto (UmpInput) input = { .fd = -1 };
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  const char *chunk;
  gsize n = 0;

  if (!ump_input_open (&input, file, NULL))
    return NULL;
  input.sum = sum;
  do
    if (!ump_input_next (&input, &chunk, &n, NULL))
      return NULL;
  while (n > 0);
  return g_strdup (g_checksum_get_string (sum));
}

/* Times of files move in ticks: what was written within the same tick as the last look may be unseen. */
#define TICK_SECONDS 2

static gboolean
same_file (const struct stat *a, const struct stat *b)
{
  return a->st_ino == b->st_ino && a->st_dev == b->st_dev && a->st_size == b->st_size &&
         a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

/* Nobody else may have written the document since. One that is gone harms nobody: it is written again.
 * strict: its times alone are not believed where they are too young. */
static gboolean
is_still_ours (UmpStore *store, gboolean strict, GError **error)
{
  struct stat status;
  g_autofree char *digest = NULL;

  if (stat (store->file, &status) < 0)
    return errno == ENOENT || fail (error, g_strerror (errno));
  if (same_file (&status, &store->status) &&
      (!strict || g_get_real_time () / G_USEC_PER_SEC - status.st_mtim.tv_sec > TICK_SECONDS))
    return TRUE;
  digest = ump_store_digest_of (store->file);
  if (digest != NULL &&
      (g_strcmp0 (digest, store->digest) == 0 || g_strcmp0 (digest, store->attempted) == 0)) {
    store->status = status;
    return TRUE;
  }
  return fail (
      error,
      _ ("The file was changed by another program. It is left as it is; save this session under another "
         "name."));
}

/* The journal that stands under the name of ours, which is gone, may hold what another program accepted. */
static gboolean
keep_foreign_lines (UmpStore *store, GError **error)
{
  g_autofree char *text = NULL;
  gsize n;

  if (!ump_journal_text (&store->journal, &text, &n, error))
    return FALSE;
  return text == NULL ||
         ump_store_keep_aside (store, &store->journal, text, n, 0, ump_store_changed_message ()) ||
         fail (error, _ ("the journal of another program cannot be kept aside"));
}

/* The name of the journal may have gone with its folder. What it held is in memory: the document is written
 * whole, and a new journal begins. FALSE: another program has taken the session over. */
static gboolean
find_journal_again (UmpStore *store, GError **error)
{
  g_autofree char *path = NULL;
  UmpJournalState state;

  if (store->journal.fd >= 0 && ump_journal_is_there (&store->journal))
    return TRUE;
  path = store->journal.path != NULL ? g_strdup (store->journal.path)
                                     : g_strconcat (store->file, ".journal", NULL);
  ump_journal_close (&store->journal);
  state = ump_journal_open (&store->journal, path, store->file, error);
  store->whole = store->whole || store->unsaved > 0 || store->pending->len > 0;
  if (state == UMP_JOURNAL_NOWHERE) {
    g_clear_error (error);
    return TRUE;
  }
  if (state == UMP_JOURNAL_BUSY)
    return fail (error, _ ("another program has taken the session over"));
  if (state == UMP_JOURNAL_OPEN && keep_foreign_lines (store, error))
    return TRUE;
  ump_journal_close (&store->journal);
  return FALSE;
}

/* So that a kill between putting the document in place and emptying the journal doubles nothing. */
static gboolean
announce (UmpStore *store, const char *digest, GError **error)
{
  g_autofree char *line = g_strdup_printf ("save %s\n", digest);

  if (store->journal.fd < 0 || store->journal.size == 0)
    return TRUE;
  return ump_journal_append (&store->journal, line, strlen (line), error);
}

static gboolean
put_in_place (UmpStore *store, const char *bytes, gsize n, const char *digest, gboolean fresh, GError **error)
{
  UmpReplacement replacement;
  gboolean done;

  if (!ump_replacement_write (&replacement, store->file, bytes, n, error))
    return FALSE;
  g_free (store->attempted);
  store->attempted = g_strdup (digest);
  done = announce (store, digest, error) && ump_replacement_commit (&replacement, fresh, error);
  /* Where it cannot be asked for, the next saving looks at the digest. */
  if (done && fstat (replacement.fd, &store->status) < 0)
    store->status = (struct stat){ 0 };
  ump_replacement_drop (&replacement);
  return done;
}

gboolean
ump_store_save_here (UmpStore *store, gboolean fresh, GError **error)
{
  g_autoptr (GBytes) document =
      store->snapshot != NULL ? g_bytes_ref (store->snapshot) : ump_session_write (store->session);
  g_autofree char *digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, document);
  gsize n;
  const char *bytes = g_bytes_get_data (document, &n);

  if (n > UMP_SESSION_MAX_BYTES || store->leaves > UMP_MAX_ENTRIES)
    return fail (error, _ ("the session has grown too large for a file"));
  if (!fresh && (!find_journal_again (store, error) || !is_still_ours (store, TRUE, error)))
    return FALSE;
  if (!put_in_place (store, bytes, n, digest, fresh, error))
    return FALSE;
  g_free (store->digest);
  store->digest = g_steal_pointer (&digest);
  g_clear_pointer (&store->attempted, g_free);
  store->unsaved = 0;
  store->whole = FALSE;
  store->bytes = (gint64) n;
  g_string_truncate (store->pending, 0);
  /* Should this fail, the line that announced the document says what is in it. */
  if (store->journal.fd >= 0 && store->journal.size > 0)
    ump_journal_empty (&store->journal, NULL);
  return TRUE;
}

gboolean
ump_store_save (UmpStore *store, GError **error)
{
  if (store->read_only)
    return fail (error, _ ("this session can only be looked at"));
  return ump_store_save_here (store, FALSE, error);
}

/* ---- the journal -------------------------------------------------------------------------------- */

/* For a work that was given lines only, the document has to be asked for (see ump_store_end()). */
static gboolean
save_instead (UmpStore *store, GError **error)
{
  if (store->session == NULL && store->snapshot == NULL) {
    store->whole = TRUE;
    return FALSE;
  }
  g_clear_error (error);
  return ump_store_save_here (store, FALSE, error);
}

gboolean
ump_store_sync_pending (UmpStore *store, GError **error)
{
  g_autofree char *head = NULL;
  struct stat status;

  if (!find_journal_again (store, error))
    return FALSE;
  if (store->whole || store->journal.fd < 0 || stat (store->file, &status) < 0)
    return save_instead (store, error);
  if (store->journal.size == 0) {
    /* What was put in place and not confirmed may be the document, or may be gone with the power. */
    head = store->attempted == NULL
               ? g_strdup_printf ("umpire-journal 1 %s\n", store->digest)
               : g_strdup_printf ("umpire-journal 1 %s\nsave %s\n", store->digest, store->attempted);
    if (!g_str_has_prefix (store->pending->str, "umpire-journal"))
      g_string_prepend (store->pending, head);
  }
  if (!ump_journal_has_room (&store->journal, store->pending->str, store->pending->len))
    return save_instead (store, error);
  if (!ump_journal_append (&store->journal, store->pending->str, store->pending->len, error))
    return FALSE;
  g_string_truncate (store->pending, 0);
  /* The lines are kept, but they continue a document that is there no more. */
  return same_file (&status, &store->status) || is_still_ours (store, FALSE, error);
}

/* After each accepted operation. The answer stays TRUE whatever the disk says. */
static gboolean
record (UmpStore *store, const char *line, gint64 bytes, GError **trouble)
{
  if (store->trial)
    return TRUE;
  g_string_append (store->pending, line);
  g_string_append_c (store->pending, '\n');
  store->unsaved++;
  store->bytes += ump_store_cost (bytes);
  if (!store->deferred)
    ump_store_sync_pending (store, trouble);
  return TRUE;
}

/* ---- operations ------------------------------------------------------------------------------------ */

static gboolean
refuse (UmpVerdict *verdict, const char *message)
{
  *verdict = (UmpVerdict){ .kind = UMP_FORM, .rule = -1, .reason = UMP_PLAIN (message) };
  return FALSE;
}

gboolean
ump_store_add (UmpStore *store, guint game, UmpEntry *entry, UmpVerdict *verdict, GError **trouble)
{
  UmpMatch *match = ump_session_match (store->session, game);
  g_autofree char *xml = NULL, *line = NULL, *now = NULL;
  gsize n;

  if (store->read_only)
    return refuse (verdict, N_ ("This session can only be looked at."));
  xml = ump_write_entry_line (ump_match_game (match), entry);
  n = strlen (xml);
  if (!ump_store_has_room (store, (gint64) n))
    return refuse (verdict, ump_store_full_message ());
  if (!ump_match_add (match, entry, verdict))
    return FALSE;
  store->leaves++;
  now = entry->at != NULL ? g_strdup (entry->at) : ump_session_now ();
  ump_session_game_changed (store->session, game, now);
  line = g_strdup_printf ("entry %u %s", game + 1, xml);
  return record (store, line, (gint64) n, trouble);
}

gboolean
ump_store_undo (UmpStore *store, guint game, GError **trouble)
{
  g_autofree char *line = g_strdup_printf ("undo %u", game + 1), *now = NULL;

  if (store->read_only || !ump_match_undo (ump_session_match (store->session, game)))
    return FALSE;
  now = ump_session_now ();
  ump_session_game_changed (store->session, game, now);
  return record (store, line, 0, trouble);
}

gboolean
ump_store_redo (UmpStore *store, guint game, UmpVerdict *verdict, GError **trouble)
{
  g_autofree char *line = g_strdup_printf ("redo %u", game + 1), *now = NULL;

  *verdict = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  if (store->read_only || !ump_match_redo (ump_session_match (store->session, game), verdict))
    return FALSE;
  now = ump_session_now ();
  ump_session_game_changed (store->session, game, now);
  return record (store, line, 0, trouble);
}

/* Bytes of the entries number first to last. */
static gint64
bytes_between (const UmpMatch *match, guint first, guint last)
{
  gint64 bytes = 0;

  for (guint i = first; i <= last; i++) {
    g_autofree char *line = ump_write_entry_line (ump_match_game (match), ump_match_entry (match, i));

    bytes += ump_store_cost ((gint64) strlen (line));
  }
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

/* Whether the session still fits in a file with that match in the place of its own: what makes it no longer
 * always may stand. */
static gboolean
fits (UmpStore *store, guint game, const UmpMatch *match)
{
  const UmpMatch *now = ump_session_match (store->session, game);
  gint64 entries = (gint64) leaves_of (match) - leaves_of (now), bytes = bytes_more (match, now);

  return (entries <= 0 || store->leaves + entries <= UMP_MAX_ENTRIES) &&
         (bytes <= 0 || has_bytes (store, bytes));
}

/* What is written of options is what the match was set up with. */
static void
write_options (UmpStore *store, guint game)
{
  const UmpSetup *setup = ump_match_setup (ump_session_match (store->session, game));

  for (int i = 0; i < setup->game->n_options; i++)
    ump_session_set_game_option (store->session, game, setup->game->options[i].name,
                                 setup->option_given[i] ? setup->option_text[i] : NULL);
}

gboolean
ump_store_replace (UmpStore *store, guint game, UmpMatch *match, UmpMatch **old, GError **trouble)
{
  g_autofree char *now = NULL;
  UmpMatch *before;

  if (old != NULL)
    *old = NULL;
  if (store->read_only || !fits (store, game, match)) {
    ump_match_free (match);
    return fail (trouble,
                 store->read_only ? _ ("this session can only be looked at") : _ (ump_store_full_message ()));
  }
  before = ump_session_swap_match (store->session, game, match);
  if (ump_match_setup (before) != ump_match_setup (match))
    write_options (store, game);
  now = ump_session_now ();
  ump_session_game_changed (store->session, game, now);
  store->whole = !store->trial;
  ump_store_measure (store, store->bytes + MARGIN);
  if (old != NULL)
    *old = before;
  else
    ump_match_free (before);
  if (!store->deferred && !store->trial)
    ump_store_save_here (store, FALSE, trouble);
  return TRUE;
}

/* After a change that no line of the journal can say. */
static gboolean
save_whole (UmpStore *store, GError **error)
{
  store->whole = !store->trial;
  ump_store_measure (store, store->bytes + MARGIN);
  return store->deferred || store->trial || ump_store_save_here (store, FALSE, error);
}

/* As XML writes a text: brackets, quotes and the like are six bytes at most. */
static gint64
written_bytes (const char *text)
{
  gint64 bytes = 0;

  for (const char *c = text != NULL ? text : ""; *c != '\0'; c++)
    bytes += strchr ("&<>\"\t\n\r", *c) != NULL ? 6 : 1;
  return bytes;
}

gboolean
ump_store_set_words (UmpStore *store, const char *title, const char *place, GError **error)
{
  const UmpSession *session = store->session;
  gint64 more = written_bytes (title) + written_bytes (place) - written_bytes (ump_session_title (session)) -
                written_bytes (ump_session_place (session));

  if (store->read_only)
    return fail (error, _ ("this session can only be looked at"));
  if (!ump_text_is_writable (title) || !ump_text_is_writable (place))
    return fail (error, _ ("it holds characters that cannot be written"));
  if (more > 0 && !has_bytes (store, more))
    return fail (error, _ (ump_store_full_message ()));
  ump_session_set_title (store->session, title);
  ump_session_set_place (store->session, place);
  return save_whole (store, error);
}

/* log: of UmpEntry. */
static gboolean
add_game (UmpStore *store, const char *kind, const char *const *names, int n_names,
          const UmpOptionValue *values, int n_values, const GPtrArray *log, GError **error)
{
  const UmpGame *game = ump_session_find_game (store->session, kind);
  g_autofree char *now = ump_session_now ();
  guint people = store->session->people->len, games = store->session->played->len;
  gint64 n = GAME_BYTES;

  if (store->read_only)
    return fail (error, _ ("this session can only be looked at"));
  for (int i = 0; i < n_names; i++)
    n += GAME_BYTES + ump_store_text_cost (names[i]);
  for (int i = 0; i < n_values; i++)
    n += GAME_BYTES + ump_store_text_cost (values[i].name) + ump_store_text_cost (values[i].value);
  for (guint k = 0; k < log->len; k++) {
    g_autofree char *line = ump_write_entry_line (game, log->pdata[k]);

    n += ump_store_cost ((gint64) strlen (line));
  }
  if (!ump_store_has_room (store, n) || store->leaves + log->len > UMP_MAX_ENTRIES)
    return fail (error, _ (ump_store_full_message ()));
  if (!ump_session_add_game (store->session, kind, names, n_names, values, n_values, now, error))
    return FALSE;
  for (guint k = 0; k < log->len; k++)
    ump_match_load (ump_session_match (store->session, games), ump_entry_ref (log->pdata[k]));
  if (save_whole (store, error))
    return TRUE;
  g_ptr_array_set_size (store->session->played, (int) games);
  g_array_set_size (store->session->people, people);
  return FALSE;
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
  int n_values = 0;
  const UmpOptionValue *values = ump_session_game_options (store->session, game, &n_values);

  for (guint k = 1; k <= moment; k++)
    if (!ump_entry_is_void (ump_match_entry (match, k)))
      g_ptr_array_add (log, ump_entry_with (ump_match_entry (match, k), NULL, ""));
  return add_game (store, setup->game->kind, (const char *const *) setup->names, setup->n_seats, values,
                   n_values, log, error);
}

/* ---- a new session ------------------------------------------------------------------------------------ */

/* The folder must be there, the file not. */
static char *
resolve_new (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);
  char *real = realpath (folder, NULL), *file;
  struct stat status;

  if (real == NULL)
    return NULL;
  file = g_build_filename (real, name, NULL);
  free (real);
  if (lstat (file, &status) < 0 && errno == ENOENT)
    return file;
  errno = EEXIST;
  g_free (file);
  return NULL;
}

/* A journal of an earlier file of that name must not be taken for this one's. */
static gboolean
clear_journal (UmpStore *store, GError **error)
{
  gsize n;
  g_autofree char *text = NULL;

  if (!ump_journal_text (&store->journal, &text, &n, error))
    return FALSE;
  return text == NULL ||
         ump_store_keep_aside (store, &store->journal, text, n, 0, ump_store_changed_message ()) ||
         fail (error, _ ("an old journal of that name cannot be kept aside"));
}

static gboolean
lock_new (UmpStore *store, GError **error)
{
  g_autoptr (GError) why = NULL;
  UmpJournalState state = ump_store_open_journal (store, &store->journal, FALSE, TRUE, &why);

  if (state == UMP_JOURNAL_NOWHERE) {
    g_clear_error (&why);
    state = ump_store_open_journal (store, &store->journal, TRUE, TRUE, &why);
  }
  if (state == UMP_JOURNAL_BUSY)
    return fail (error, _ ("a session of that name is open in another window or program"));
  if (state == UMP_JOURNAL_FAILED) {
    g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                 /* Translators: %s says what is wrong, such as "it cannot be locked: No locks available" */
                 _ ("no session can be kept there, its journal cannot be used: %s"), why->message);
    return FALSE;
  }
  return state != UMP_JOURNAL_OPEN || clear_journal (store, error);
}

static gboolean
make_new (UmpStore *store, GError **error)
{
  if (store->file == NULL)
    return fail (error, g_strerror (errno));
  if (!lock_new (store, error))
    return FALSE;
  ump_store_measure (store, 0);
  return ump_store_save_here (store, TRUE, error);
}

UmpStore *
ump_store_create (UmpSession *session, const char *path, GError **error)
{
  UmpStore *store = ump_store_new_bare (session->games, path);

  store->session = session;
  g_free (store->file);
  store->file = resolve_new (path);
  if (!make_new (store, error))
    g_clear_pointer (&store, ump_store_free);
  return store;
}

UmpStore *
ump_store_for_trial (UmpSession *session)
{
  UmpStore *store = ump_store_new_bare (session->games, "");

  store->session = session;
  store->trial = TRUE;
  return store;
}

UmpStore *
ump_store_to_look_at (UmpSession *session)
{
  UmpStore *store = ump_store_new_bare (session->games, "");

  store->session = session;
  store->read_only = TRUE;
  return store;
}
