/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games say what happened; here it is weighed and put into words. */
#include "session/report/story.h"

#include <string.h>

#include "session/library/record.h"
#include "session/report/export.h"
#include "session/report/report-private.h"

#define NOBODY (-1)

typedef struct {
  UmpEvent event;
  guint entry, round;
  gint64 weight;
} Told;

/* after: the table behind the entry that is looked at; row: what its round came to; sums: totals at the end
 * of that round, or behind the entry in a game whose open round counts; before, live: what everybody
 * would get, behind the entry before and behind this one. */
typedef struct {
  const UmpMatch *match;
  const UmpSetup *setup;
  const UmpWords *words;
  UmpTable *after;
  const UmpRow *row;
  guint winners;
  int winner;
  guint n_rounds; /* that are closed */
  guint entry;
  gint64 sums[UMP_MAX_SEATS], before[UMP_MAX_SEATS], live[UMP_MAX_SEATS];
  GArray *told; /* Told */
} Teller;

/* ---- who is ahead ---------------------------------------------------------------------------------- */

static gboolean
is_better (const Teller *t, gint64 a, gint64 b)
{
  return ump_setup_lowest_wins (t->setup) ? a < b : a > b;
}

/* The best of those who did not win. */
static int
rival_of (const Teller *t, const gint64 *sums)
{
  int best = NOBODY;

  for (int seat = 0; seat < t->setup->n_seats; seat++)
    if ((t->winners >> seat & 1u) == 0 && (best == NOBODY || is_better (t, sums[seat], sums[best])))
      best = seat;
  return best;
}

/* How far who won is before them. */
static gint64
gap_of (const Teller *t, const gint64 *sums)
{
  int rival = rival_of (t, sums);
  gint64 gap = rival == NOBODY ? sums[t->winner] : sums[t->winner] - sums[rival];

  return ump_setup_lowest_wins (t->setup) ? -gap : gap;
}

/* ---- events ---------------------------------------------------------------------------------------- */

static gboolean
has_points (const UmpEvent *event)
{
  for (int seat = 0; seat < UMP_MAX_SEATS; seat++)
    if (event->points[seat] != 0)
      return TRUE;
  return FALSE;
}

static void
on_event (const UmpEvent *event, gpointer user_data)
{
  Teller *t = user_data;
  Told told = { .event = *event, .entry = t->entry, .round = t->row->round };
  gint64 without[UMP_MAX_SEATS];
  gboolean own = has_points (event);

  for (int seat = 0; seat < t->setup->n_seats; seat++)
    without[seat] = t->sums[seat] - (own ? event->points[seat] : t->live[seat] - t->before[seat]);
  told.weight = ABS (gap_of (t, t->sums) - gap_of (t, without));
  if (told.weight > 0)
    g_array_append_val (t->told, told);
}

/* What everybody has, the open round counted as it lies. */
static void
count_live (const Teller *t, gint64 *points)
{
  UmpRow *row = ump_match_open_row (t->match, t->after);
  UmpTotal totals[UMP_MAX_SEATS];

  ump_score_totals (t->after, totals);
  for (int seat = 0; seat < t->setup->n_seats; seat++)
    points[seat] =
        totals[seat].points + (row != NULL && !t->setup->game->live_totals ? row->points[seat] : 0);
  if (row != NULL)
    ump_row_unref (row);
}

static const UmpRow *
row_of_entry (const UmpMatch *match, guint entry)
{
  for (guint k = 0; k < ump_match_n_rows (match); k++)
    if (ump_match_row (match, k)->round != 0 && ump_match_row (match, k)->entry >= entry)
      return ump_match_row (match, k);
  return NULL;
}

/* Totals at the end of a round, adjustments before it counted. */
static void
sums_at (const UmpMatch *match, const UmpRow *row, gint64 *sums)
{
  memset (sums, 0, UMP_MAX_SEATS * sizeof *sums);
  for (guint k = 0; k < ump_match_n_rows (match); k++) {
    for (int seat = 0; seat < row->n_seats; seat++)
      sums[seat] += ump_match_row (match, k)->points[seat];
    if (ump_match_row (match, k) == row)
      return;
  }
}

static void
ask_game (Teller *t)
{
  const UmpEntry *entry = ump_match_entry (t->match, t->entry);
  gboolean live = t->setup->game->live_totals;
  g_auto (UmpMove) move;
  UmpVerdict verdict;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (entry->verb < 0 || t->row == NULL || !ump_entry_read (t->setup, NULL, entry, &move, &verdict))
    return;
  count_live (t, t->live);
  if (live)
    memcpy (t->sums, t->live, sizeof t->sums);
  else
    sums_at (t->match, t->row, t->sums);
  t->setup->game->recall (t->after, t->row, &move, ump_match_effects (t->match, t->entry), on_event, t);
  memcpy (t->before, t->live, sizeof t->before);
}

static void
walk (Teller *t)
{
  t->after = ump_match_table_at (t->match, 0);
  count_live (t, t->before);
  for (t->entry = 1; t->entry <= ump_match_checked (t->match); t->entry++) {
    ump_match_redo_on (t->match, t->after, t->entry);
    t->after->entry = t->entry;
    if (t->row == NULL || t->row->entry < t->entry)
      t->row = row_of_entry (t->match, t->entry);
    ask_game (t);
  }
  ump_table_free (t->after);
}

/* ---- rounds by their points ------------------------------------------------------------------------ */

static guint
n_rounds (const UmpMatch *match)
{
  guint n = 0;

  for (guint k = 0; k < ump_match_n_rows (match); k++)
    n += ump_match_row (match, k)->round != 0;
  return n;
}

static gboolean
is_told (const Teller *t, guint round)
{
  for (guint i = 0; i < t->told->len; i++)
    if (g_array_index (t->told, Told, i).round == round)
      return TRUE;
  return FALSE;
}

/* A round of which nothing else is told. passes: who won took the lead in it for good. */
static void
tell_round (Teller *t, const UmpRow *row, gboolean passes)
{
  Told told = { .entry = row->entry, .round = row->round };
  gint64 sums[UMP_MAX_SEATS], moved;
  int rival;
  UmpTextArg who = UMP_P (t->winner);

  sums_at (t->match, row, sums);
  rival = rival_of (t, sums);
  if (rival == NOBODY || (t->setup->game->no_points && !passes))
    return;
  /* who came late is compared with nobody before that */
  if (!ump_row_has (row, t->winner) || !ump_row_has (row, rival))
    return;
  moved = row->points[t->winner] - row->points[rival];
  moved = ump_setup_lowest_wins (t->setup) ? -moved : moved;
  told.weight = ABS (moved);
  told.event.seats = 1u << (moved > 0 ? t->winner : rival);
  if (passes)
    told.event.head = UMP_PLAIN (N_ ("The lead changes"));
  else
    told.event.head = UMP_TEXT (moved > 0 ? N_ ("{P0} gained") : N_ ("{P0} lost"), { UMP_N (told.weight) });
  if (t->setup->game->no_points)
    told.event.words =
        UMP_TEXT (N_ ("{p0} passes {p1} in round {n2}."), { who, UMP_P (rival), UMP_N (row->round) });
  else
    told.event.words = UMP_TEXT (passes ? N_ ("{p0} gets {n1} in round {n2}, {p3} {n4}: that is the lead.")
                                        : N_ ("{p0} gets {n1} in round {n2}, {p3} {n4}."),
                                 { who, UMP_N (row->points[t->winner]), UMP_N (row->round), UMP_P (rival),
                                   UMP_N (row->points[rival]) });
  if (told.weight > 0)
    g_array_append_val (t->told, told);
}

/* The row with which who won came to the front for good; NULL: led from the first round, or nothing of the
 * kind. passed: who was in front before. */
static const UmpRow *
find_pass (const Teller *t, int *passed)
{
  const UmpRow *pass = NULL;
  gint64 sums[UMP_MAX_SEATS] = { 0 };
  int ahead = NOBODY;

  *passed = NOBODY;
  for (guint k = 0; k < ump_match_n_rows (t->match); k++) {
    const UmpRow *row = ump_match_row (t->match, k);
    int rival;
    gboolean leads;

    for (int seat = 0; seat < t->setup->n_seats; seat++)
      sums[seat] += row->points[seat];
    rival = rival_of (t, sums);
    leads = rival != NOBODY && is_better (t, sums[t->winner], sums[rival]);
    if (leads && ahead != NOBODY) {
      pass = row;
      *passed = ahead;
    }
    ahead = leads || rival == NOBODY ? NOBODY : rival;
  }
  return ahead == NOBODY && pass != NULL && pass->round != 0 ? pass : NULL;
}

/* ---- choosing --------------------------------------------------------------------------------------- */

static int
by_weight (gconstpointer a, gconstpointer b)
{
  const Told *x = a, *y = b;

  if (x->weight != y->weight)
    return x->weight > y->weight ? -1 : 1;
  return x->entry < y->entry ? -1 : x->entry > y->entry;
}

static int
by_entry (gconstpointer a, gconstpointer b)
{
  const UmpMoment *x = *(UmpMoment *const *) a, *y = *(UmpMoment *const *) b;

  if (x->entry != y->entry)
    return x->entry < y->entry ? -1 : 1;
  return strcmp (x->words, y->words);
}

static void
moment_free (gpointer data)
{
  UmpMoment *moment = data;

  g_free (moment->head);
  g_free (moment->words);
  g_free (moment);
}

static void
take (const Teller *t, GPtrArray *moments, const Told *told)
{
  UmpMoment *moment = g_new0 (UmpMoment, 1);

  moment->head = ump_text_format (&told->event.head, t->setup, t->words);
  moment->words = ump_text_format (&told->event.words, t->setup, t->words);
  moment->entry = told->entry;
  moment->round = t->n_rounds > 1 ? told->round : 0;
  moment->seats = told->event.seats;
  moment->n_cards = told->event.n_cards;
  memcpy (moment->cards, told->event.cards, sizeof moment->cards);
  moment->gone = told->event.gone;
  moment->weight = told->weight;
  g_ptr_array_add (moments, moment);
}

/* Nobody hears of the same people twice in a round; of a game that is one round, of the same entry. */
static gboolean
is_new (const Teller *t, const GPtrArray *moments, const Told *told)
{
  gboolean single = t->n_rounds <= 1;

  for (guint i = 0; i < moments->len; i++) {
    const UmpMoment *moment = moments->pdata[i];

    if ((single ? moment->entry == told->entry : moment->round == told->round) &&
        (moment->seats & told->event.seats) != 0)
      return FALSE;
  }
  return TRUE;
}

/* That the lead changed for good is always told. */
static void
choose (const Teller *t, GPtrArray *moments, const UmpRow *pass)
{
  g_array_sort (t->told, by_weight);
  for (guint i = 0; pass != NULL && i < t->told->len && moments->len == 0; i++)
    if (g_array_index (t->told, Told, i).round == pass->round)
      take (t, moments, &g_array_index (t->told, Told, i));
  for (guint i = 0; i < t->told->len && moments->len < UMP_STORY_MOMENTS; i++)
    if (is_new (t, moments, &g_array_index (t->told, Told, i)))
      take (t, moments, &g_array_index (t->told, Told, i));
  g_ptr_array_sort (moments, by_entry);
}

/* ---- who won, and how ------------------------------------------------------------------------------- */

static char *
say_winner (const Teller *t)
{
  const char *names[UMP_MAX_SEATS + 1] = { NULL };
  int n = 0;

  for (int seat = 0; seat < t->setup->n_seats; seat++)
    if (t->winners >> seat & 1u)
      names[n++] = t->setup->shown[seat];
  if (n == 2)
    return ump_text_format (
        &UMP_TEXT (N_ ("{s0} and {s1} share the win"), { UMP_S (names[0]), UMP_S (names[1]) }), NULL,
        t->words);
  return ump_text_format (
      &UMP_TEXT (n == 1 ? N_ ("{s0} wins") : N_ ("{s0} share the win"), { UMP_V (names) }), NULL, t->words);
}

static char *
say_total (const Teller *t, const UmpTotal *totals)
{
  const char *message = ump_setup_lowest_wins (t->setup) ? N_ ("{P0}, the fewest.") : N_ ("{P0}, the most.");

  if (t->setup->game->no_points)
    return g_strdup ("");
  return ump_text_format (&UMP_TEXT (message, { UMP_N (totals[t->winner].points) }), NULL, t->words);
}

static char *
say_how (const Teller *t, const UmpTotal *totals, const UmpRow *pass, int passed)
{
  gint64 sums[UMP_MAX_SEATS];
  UmpText how = UMP_PLAIN (NULL);

  for (int seat = 0; seat < t->setup->n_seats; seat++)
    sums[seat] = totals[seat].points;
  if (pass != NULL && pass == row_of_entry (t->match, pass->entry) && pass->round == t->n_rounds)
    how = UMP_TEXT (N_ ("Passed {p0} in the last round."), { UMP_P (passed) });
  else if (pass != NULL)
    how = UMP_TEXT (N_ ("Passed {p0} in round {n1}."), { UMP_P (passed), UMP_N (pass->round) });
  else if (rival_of (t, sums) != NOBODY && gap_of (t, sums) > 0)
    how = UMP_TEXT (N_ ("Ahead of {p0} by {P1}."), { UMP_P (rival_of (t, sums)), UMP_N (gap_of (t, sums)) });
  return ump_text_format (&how, t->setup, t->words);
}

UmpStory *
ump_story_new (const UmpMatch *match, const UmpWords *words)
{
  UmpStory *story = g_new0 (UmpStory, 1);
  Teller t = { .match = match, .setup = ump_match_setup (match), .words = words, .winner = NOBODY };
  UmpTotal totals[UMP_MAX_SEATS];
  const UmpRow *pass;
  int passed;

  story->moments = g_ptr_array_new_with_free_func (moment_free);
  ump_score_totals (ump_match_table (match), totals);
  for (int seat = t.setup->n_seats - 1; seat >= 0; seat--)
    if (totals[seat].rank == 1) {
      t.winner = seat;
      story->winners |= 1u << seat;
    }
  t.winners = story->winners;
  t.n_rounds = n_rounds (match);
  t.told = g_array_new (FALSE, FALSE, sizeof (Told));
  pass = find_pass (&t, &passed);
  if (t.setup->game->recall != NULL)
    walk (&t);
  for (guint k = 0; t.n_rounds > 1 && k < ump_match_n_rows (match); k++) {
    const UmpRow *row = ump_match_row (match, k);

    if (row->round != 0 && !is_told (&t, row->round))
      tell_round (&t, row, row == pass);
  }
  choose (&t, story->moments, pass);
  story->winner = say_winner (&t);
  story->total = say_total (&t, totals);
  story->how = say_how (&t, totals, pass, passed);
  g_array_unref (t.told);
  return story;
}

void
ump_story_free (UmpStory *story)
{
  if (story == NULL)
    return;
  g_free (story->winner);
  g_free (story->total);
  g_free (story->how);
  g_ptr_array_unref (story->moments);
  g_free (story);
}

/* ---- for pictures ------------------------------------------------------------------------------------ */

/* What is about who won comes first. */
static int
heavier (gconstpointer a, gconstpointer b, gpointer story)
{
  const UmpMoment *x = *(UmpMoment *const *) a, *y = *(UmpMoment *const *) b;
  guint winners = ((const UmpStory *) story)->winners;
  gboolean own = (x->seats & winners) != 0;

  if (own != ((y->seats & winners) != 0))
    return own ? -1 : 1;
  if (x->weight != y->weight)
    return x->weight > y->weight ? -1 : 1;
  return by_entry (a, b);
}

GPtrArray *
ump_story_by_weight (const UmpStory *story)
{
  GPtrArray *moments = g_ptr_array_new ();

  for (guint i = 0; i < story->moments->len; i++)
    g_ptr_array_add (moments, story->moments->pdata[i]);
  g_ptr_array_sort_with_data (moments, heavier, (gpointer) story);
  return moments;
}

int
ump_story_cards (const UmpStory *story, UmpCard *cards, int max)
{
  g_autoptr (GPtrArray) moments = ump_story_by_weight (story);
  int n = 0;

  for (guint i = 0; i < moments->len; i++) {
    const UmpMoment *moment = moments->pdata[i];

    for (int k = 0; k < moment->n_cards && n < max; k++) {
      gboolean there = moment->cards[k].face == 0;

      for (int j = 0; j < n; j++)
        there |= cards[j].face == moment->cards[k].face;
      if (!there)
        cards[n++] = moment->cards[k];
    }
  }
  return n;
}

char *
ump_story_foot (UmpSession *session, guint game, const UmpWords *words)
{
  const UmpSetup *setup = ump_match_setup (ump_session_match (session, game));
  g_autoptr (UmpRecord) record = ump_record_new (session, game, NULL);
  g_autofree char *day = ump_report_day (ump_export_game_time (session, game), words);
  g_autofree char *minutes =
      ump_text_format (&UMP_TEXT (N_ ("{n0} minutes"), { UMP_N (record->minutes) }), NULL, words);
  const char *lowest = ump_words_translate (words, N_ ("lowest wins"));
  gboolean low = ump_setup_lowest_wins (setup) && !setup->game->no_points;

  return g_strconcat (day, record->minutes > 1 ? " · " : "", record->minutes > 1 ? minutes : "",
                      low ? " · " : "", low ? lowest : "", NULL);
}
