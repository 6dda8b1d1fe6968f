/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/library/record.h"

#include <string.h>

#include "session/format/model.h"

static void
part_clear (gpointer data)
{
  UmpRecordPart *part = data;

  g_free (part->key);
  g_free (part->name);
}

static void
ruling_clear (gpointer data)
{
  UmpRecordRuling *ruling = data;

  g_free (ruling->rule);
  g_free (ruling->reason);
}

char *
ump_record_key (const char *name)
{
  g_autofree char *collapsed = ump_collapsed (name);

  return g_utf8_casefold (collapsed, -1);
}

static UmpRecord *
record_alloc (const UmpGame *game, const char *path, guint index)
{
  UmpRecord *record = g_new0 (UmpRecord, 1);

  g_atomic_ref_count_init (&record->refs);
  record->game = game;
  record->path = g_strdup (path);
  record->index = index;
  record->beginner = record->turn = -1;
  record->parts = g_array_new (FALSE, FALSE, sizeof (UmpRecordPart));
  g_array_set_clear_func (record->parts, part_clear);
  record->rulings = g_array_new (FALSE, FALSE, sizeof (UmpRecordRuling));
  g_array_set_clear_func (record->rulings, ruling_clear);
  return record;
}

UmpRecord *
ump_record_ref (UmpRecord *record)
{
  g_atomic_ref_count_inc (&record->refs);
  return record;
}

void
ump_record_unref (UmpRecord *record)
{
  if (record == NULL || !g_atomic_ref_count_dec (&record->refs))
    return;
  g_free (record->path);
  g_free (record->twin);
  g_free (record->played);
  g_array_unref (record->rulings);
  g_array_unref (record->parts);
  g_free (record);
}

/* ---- of a game -------------------------------------------------------------------------- */

/* Seconds since 1970; FALSE where there is no time. */
static gboolean
read_time (const char *text, gint64 *seconds)
{
  g_autoptr (GDateTime) time = text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;

  if (time == NULL)
    return FALSE;
  *seconds = g_date_time_to_unix (time);
  return TRUE;
}

static void
take_times (UmpRecord *record, UmpSession *session, guint index)
{
  UmpMatch *match = ump_session_match (session, index);
  const char *finished = ump_session_game_finished (session, index);
  guint last = ump_match_n_entries (match);
  gint64 to;

  read_time (ump_session_game_started (session, index), &record->started);
  if (record->started > 0 && read_time (finished, &to) && to > record->started)
    record->minutes = (to - record->started) / 60;
  while (last > 0 && ump_match_entry (match, last)->at == NULL)
    last--;
  if (!read_time (finished, &record->time) &&
      (last == 0 || !read_time (ump_match_entry (match, last)->at, &record->time)) &&
      (record->time = record->started) == 0)
    read_time (ump_session_created (session), &record->time);
}

/* Ids written by hand may be all the same: only times of the game's own tell that it was one evening. Where
 * there are none, copies are those that say the same. */
static void
take_twin (UmpRecord *record, const UmpSession *session)
{
  const char *started = ump_session_game_started (session, record->index);
  const char *finished = ump_session_game_finished (session, record->index);
  gboolean timed = started != NULL || finished != NULL;
  g_autoptr (GString) text = g_string_new (ump_session_id (session));

  g_string_append_printf (text, "\n%s\n%u\n%s\n%s\n%s", ump_session_created (session), record->index,
                          record->game->kind, started != NULL ? started : "",
                          finished != NULL ? finished : "");
  if (!timed)
    g_string_append_printf (text, "\n%u\n%d\n%s", record->entries, record->rounds,
                            record->played != NULL ? record->played : "");
  for (guint i = 0; i < record->parts->len; i++) {
    const UmpRecordPart *part = &g_array_index (record->parts, UmpRecordPart, i);

    g_string_append_printf (text, "\n%s", part->key);
    if (!timed)
      g_string_append_printf (text, "\n%" G_GINT64_FORMAT, part->points);
  }
  record->twin = g_compute_checksum_for_string (G_CHECKSUM_MD5, text->str, (gssize) text->len);
}

/* Was absent from the start to the end: whoever came in between has a row that says so. */
static gboolean
never_came (const UmpMatch *match, const UmpTable *start, int seat)
{
  if (!ump_table_is_absent (start, seat) || !ump_table_is_absent (ump_match_table (match), seat))
    return FALSE;
  for (guint i = 0; i < ump_match_n_rows (match); i++) {
    const UmpRow *row = ump_match_row (match, i);

    if (row->verb >= 0 && ump_row_has (row, seat))
      return FALSE;
  }
  return TRUE;
}

static UmpRecordPart *
find (const UmpRecord *record, const char *key)
{
  for (guint i = 0; i < record->parts->len; i++) {
    UmpRecordPart *part = &g_array_index (record->parts, UmpRecordPart, i);

    if (strcmp (part->key, key) == 0)
      return part;
  }
  return NULL;
}

/* Of two seats of one name the better counts. */
static void
take_part (UmpRecord *record, const char *id, const char *name, const UmpTotal *total, int mark, int side)
{
  /* a name of blanks alone is none */
  char *own = ump_trimmed (name);
  UmpRecordPart part = { NULL, own != NULL ? own : g_strdup (id), total->points, total->rank, mark, side };
  UmpRecordPart *other;

  part.key = ump_record_key (part.name);
  other = find (record, part.key);

  if (other == NULL) {
    g_array_append_val (record->parts, part);
    return;
  }
  if (total->rank < other->rank) {
    other->points = total->points;
    other->rank = total->rank;
  }
  part_clear (&part);
}

/* The first seat of its side. */
static int
side_of (const UmpTable *table, int seat)
{
  const UmpGame *game = table->setup->game;
  int first = 0;

  while (first < seat && (game->same_side == NULL || !game->same_side (table, first, seat)))
    first++;
  return first;
}

static void
take_parts (UmpRecord *record, const UmpSession *session, const UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  g_autoptr (UmpTable) start = ump_match_table_at (match, 0);
  UmpTotal totals[UMP_MAX_SEATS];

  ump_score_totals (ump_match_table (match), totals);
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (!never_came (match, start, seat))
      take_part (
          record, setup->ids[seat], setup->names[seat], &totals[seat],
          ump_session_shown_mark (session, (guint) ump_session_find_person (session, setup->ids[seat])),
          side_of (ump_match_table (match), seat) + 1);
}

const UmpRecordPart *
ump_record_find (const UmpRecord *record, const char *key)
{
  return find (record, key);
}

/* Among the parts, -1 for none. */
static int
part_of (const UmpRecord *record, const UmpSetup *setup, int seat)
{
  g_autofree char *key = ump_record_key (setup->names[seat]);
  const UmpRecordPart *part = find (record, key);

  return part != NULL ? (int) (part - &g_array_index (record->parts, UmpRecordPart, 0)) : -1;
}

/* Whoever made the first entry that says who made it. */
static void
take_beginner (UmpRecord *record, const UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  const char *first = NULL;

  for (guint i = 1; i <= ump_match_checked (match) && first == NULL; i++) {
    const UmpEntry *entry = ump_match_entry (match, i);

    if (!ump_entry_is_void (entry) && entry->verb >= 0)
      first = entry->by;
  }
  for (int seat = 0; first != NULL && seat < setup->n_seats; seat++)
    if (strcmp (setup->ids[seat], first) == 0)
      record->beginner = part_of (record, setup, seat);
}

/* How far a game is that goes on. */
static void
take_present (UmpRecord *record, const UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  const UmpTable *table = ump_match_table (match);

  record->round = ump_table_get (table, UMP_COUNTER_ROUND);
  record->of_rounds = ump_setup_n_rounds (setup);
  if (record->state == UMP_RECORD_PLAYING && ump_table_turn (table) != UMP_NOBODY)
    record->turn = part_of (record, setup, ump_table_turn (table));
}

static void
take_rulings (UmpRecord *record, const UmpMatch *match)
{
  for (guint i = 1; i <= ump_match_checked (match); i++) {
    const UmpEntry *entry = ump_match_entry (match, i);
    UmpRecordRuling ruling = { .entry = i, .time = record->time };
    UmpVerdict verdict = { 0 };
    const char *id;

    if (ump_entry_is_void (entry) || ump_entry_ruling (entry) == NULL)
      continue;
    ump_match_verdict (match, i, &verdict);
    id = verdict.ruled ? ump_match_rule_id (match, &verdict) : NULL;
    if (id == NULL)
      continue;
    read_time (entry->at, &ruling.time);
    ruling.rule = g_strdup (id);
    ruling.reason = g_strdup (ump_entry_ruling (entry));
    g_array_append_val (record->rulings, ruling);
  }
}

static UmpRecordState
state_of (const UmpMatch *match)
{
  UmpState state = ump_table_state (ump_match_table (match));

  if (ump_match_refusal (match) != NULL)
    return UMP_RECORD_REFUSED;
  if (state == UMP_ABANDONED)
    return UMP_RECORD_LEFT_OUT;
  return state == UMP_FINISHED ? UMP_RECORD_COUNTS : UMP_RECORD_PLAYING;
}

UmpRecord *
ump_record_new (UmpSession *session, guint index, const char *path)
{
  UmpMatch *match = ump_session_match (session, index);
  const UmpSetup *setup = ump_match_setup (match);
  UmpRecord *record = record_alloc (setup->game, path, index);

  record->state = state_of (match);
  record->entries = ump_match_n_entries (match);
  if (setup->game->name_option > 0)
    record->played = ump_trimmed (setup->option_text[setup->game->name_option - 1]);
  record->lowest = ump_setup_lowest_wins (setup);
  for (guint i = 0; i < ump_match_n_rows (match); i++)
    record->rounds += ump_match_row (match, i)->round != 0;
  take_times (record, session, index);
  take_parts (record, session, match);
  take_twin (record, session);
  take_beginner (record, match);
  take_present (record, match);
  take_rulings (record, match);
  return record;
}

/* ---- for caches --------------------------------------------------------------------------- */

GVariant *
ump_record_to_variant (const UmpRecord *record)
{
  GVariantBuilder parts, rulings;

  g_variant_builder_init (&rulings, G_VARIANT_TYPE ("a(ssux)"));
  for (guint i = 0; i < record->rulings->len; i++) {
    const UmpRecordRuling *ruling = &g_array_index (record->rulings, UmpRecordRuling, i);

    g_variant_builder_add (&rulings, "(ssux)", ruling->rule, ruling->reason, ruling->entry, ruling->time);
  }
  g_variant_builder_init (&parts, G_VARIANT_TYPE ("a(ssxiii)"));
  for (guint i = 0; i < record->parts->len; i++) {
    const UmpRecordPart *part = &g_array_index (record->parts, UmpRecordPart, i);

    g_variant_builder_add (&parts, "(ssxiii)", part->key, part->name, part->points, part->rank, part->mark,
                           part->side);
  }
  return g_variant_new (UMP_RECORD_TYPE, (guint32) record->state, record->game->kind, record->index,
                        record->twin, record->entries, record->played, record->time, record->started,
                        record->minutes, record->rounds, record->round, record->of_rounds, record->beginner,
                        record->turn, &rulings, record->lowest, &parts);
}

static const UmpGame *
find_game (const UmpGame *const *games, const char *kind)
{
  for (; *games != NULL; games++)
    if (strcmp ((*games)->kind, kind) == 0)
      return *games;
  return NULL;
}

/* Whether all numbers can be those of a game: a cache may be damaged. */
static gboolean
is_possible (const UmpRecord *record)
{
  int n = (int) record->parts->len;

  if (record->minutes < 0 || record->rounds < 0 || record->beginner < -1 || record->beginner >= n ||
      record->turn < -1 || record->turn >= n || n > UMP_MAX_SEATS)
    return FALSE;
  for (guint i = 0; i < record->parts->len; i++) {
    const UmpRecordPart *part = &g_array_index (record->parts, UmpRecordPart, i);

    if (part->rank < 1 || part->rank > UMP_MAX_SEATS || part->mark < 1 || part->mark > UMP_MAX_MARK ||
        part->side < 1 || part->side > UMP_MAX_SEATS ||
        ABS (part->points / UMP_POINTS_LIMIT) > UMP_MAX_ENTRIES)
      return FALSE;
  }
  return TRUE;
}

UmpRecord *
ump_record_from_variant (const UmpGame *const *games, const char *path, GVariant *value)
{
  const char *kind, *key, *name, *rule, *reason;
  guint32 state;
  guint index;
  UmpRecord *record;
  g_autoptr (GVariantIter) parts = NULL, rulings = NULL;
  UmpRecordPart part = { 0 };
  UmpRecordRuling ruling = { 0 };

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE (UMP_RECORD_TYPE)))
    return NULL;
  g_variant_get_child (value, 0, "u", &state);
  g_variant_get_child (value, 1, "&s", &kind);
  g_variant_get_child (value, 2, "u", &index);
  if (state > UMP_RECORD_REFUSED || find_game (games, kind) == NULL)
    return NULL;
  record = record_alloc (find_game (games, kind), path, index);
  record->state = (UmpRecordState) state;
  g_variant_get (value, UMP_RECORD_TYPE, NULL, NULL, NULL, &record->twin, &record->entries, &record->played,
                 &record->time, &record->started, &record->minutes, &record->rounds, &record->round,
                 &record->of_rounds, &record->beginner, &record->turn, &rulings, &record->lowest, &parts);
  while (g_variant_iter_next (rulings, "(&s&sux)", &rule, &reason, &ruling.entry, &ruling.time)) {
    ruling.rule = g_strdup (rule);
    ruling.reason = g_strdup (reason);
    g_array_append_val (record->rulings, ruling);
  }
  while (g_variant_iter_next (parts, "(&s&sxiii)", &key, &name, &part.points, &part.rank, &part.mark,
                              &part.side)) {
    part.key = g_strdup (key);
    part.name = g_strdup (name);
    g_array_append_val (record->parts, part);
  }
  if (is_possible (record))
    return record;
  ump_record_unref (record);
  return NULL;
}
