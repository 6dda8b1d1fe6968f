/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of a person and of a game, row by row. */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "course.h"
#include "figures-private.h"
#include "words.h"

/* So many games of the last time are opened from a page. */
#define LATEST 12
/* Of fewer games a share in per cent says nothing. */
#define FEWEST_FOR_SHARE 10

/* ---- rows ---------------------------------------------------------------------------------- */

char *
ump_figure_times (guint games)
{
  return g_strdup_printf (ngettext ("%u game", "%u games", games), games);
}

const char *
ump_figure_game_name (const UmpGameCount *game)
{
  return game->played != NULL ? game->played : _ (game->game->title);
}

void
ump_figure_lead (UmpFigure *figure, const char *leads, const char *key)
{
  if (key == NULL)
    return;
  figure->leads = leads;
  figure->key = g_strdup (key);
}

static void
set_share (UmpFigure *figure, guint part, guint games)
{
  if (games < FEWEST_FOR_SHARE)
    return;
  g_free (figure->value);
  figure->value = g_strdup_printf (_ ("%d %%"), (int) lround (100.0 * part / games));
  figure->level = (double) part / games;
}

UmpFigure *
ump_figure_add_wins (GListStore *rows, const char *title, guint games, guint wins, guint shared)
{
  g_autofree char *of_wins = g_strdup_printf (ngettext ("%u win", "%u wins", wins), wins);
  g_autofree char *of_games = ump_figure_times (games);
  GString *detail = g_string_new (NULL);
  UmpFigure *figure;

  /* Translators: "12 games, 5 wins" */
  if (shared > 0)
    /* Translators: "12 games, 5 wins (1 shared)" */
    g_string_printf (detail, ngettext ("%s, %s (%u shared)", "%s, %s (%u shared)", shared), of_games, of_wins,
                     shared);
  else
    /* Translators: "12 games, 5 wins" */
    g_string_printf (detail, _ ("%s, %s"), of_games, of_wins);
  figure = ump_figure_add (rows, UMP_FIGURE_FACT, title, NULL, g_string_free (detail, FALSE));
  set_share (figure, wins, games);
  return figure;
}

/* People with as many wins stay in the order of their names. */
int
ump_figure_compare_wins (gconstpointer a, gconstpointer b)
{
  const UmpPersonCount *one = *(const UmpPersonCount *const *) a, *other = *(const UmpPersonCount *const *) b;

  if (one->wins != other->wins)
    return one->wins < other->wins ? 1 : -1;
  return strcmp (one->key, other->key);
}

static void
add_number (GListStore *rows, const char *title, guint number)
{
  ump_figure_add (rows, UMP_FIGURE_FACT, title, g_strdup_printf ("%u", number), NULL);
}

static char *
day_of (const UmpRecord *record)
{
  return record != NULL && record->time != 0 ? ump_words_when (record->time) : g_strdup ("");
}

static void
add_total (GListStore *rows, const char *title, gint64 points, const UmpRecord *record, const char *who)
{
  g_autofree char *day = day_of (record);
  char *detail = who != NULL ? g_strdup_printf ("%s · %s", who, day) : g_strdup (day);

  ump_figure_lead (ump_figure_add (rows, UMP_FIGURE_FACT, title, ump_words_number (points), detail), "open",
                   record != NULL ? record->path : NULL);
}

/* ---- a person ------------------------------------------------------------------------------------ */

static void
add_facts (GListStore *rows, const UmpPersonCount *person)
{
  GString *places = g_string_new (NULL);
  const UmpRecord *last = person->records->pdata[person->records->len - 1];

  for (int k = 0; k < UMP_MAX_SEATS; k++)
    if (person->places[k] > 0)
      g_string_append_printf (places, "%s%s: %u", places->len > 0 ? " · " : "", ump_words_place (k + 1),
                              person->places[k]);
  ump_figure_add_wins (rows, _ ("Wins"), person->games, person->wins, person->shared);
  ump_figure_add (rows, UMP_FIGURE_FACT, _ ("Places"), NULL, g_string_free (places, FALSE));
  add_number (rows, _ ("Wins in a row, now"), person->streak);
  add_number (rows, _ ("Wins in a row, most ever"), person->longest);
  /* 0: nobody had a clock */
  if (person->minutes > 0)
    ump_figure_add (rows, UMP_FIGURE_FACT, _ ("Time played"), ump_course_minutes (person->minutes), NULL);
  ump_figure_lead (ump_figure_add (rows, UMP_FIGURE_FACT, _ ("Last played"), day_of (last), NULL), "open",
                   last->path);
}

static void
add_kind (GListStore *rows, const UmpKindCount *kind)
{
  const char *name = kind->played != NULL ? kind->played : _ (kind->game->title);
  const UmpRecord *best = kind->low_wins ? kind->lowest_in : kind->highest_in;
  const UmpRecord *worst = kind->low_wins ? kind->highest_in : kind->lowest_in;

  ump_figure_add (rows, UMP_FIGURE_HEAD, name, NULL, NULL);
  ump_figure_add_wins (rows, _ ("Wins"), kind->games, kind->wins, kind->shared);
  if (kind->game->no_points)
    return;
  add_total (rows, _ ("Best"), ump_kind_count_best (kind), best, NULL);
  add_total (rows, _ ("Worst"), ump_kind_count_worst (kind), worst, NULL);
}

/* The totals of the kind that was played most, one after another. */
static void
add_line (GListStore *rows, UmpFigures *figures, const UmpPersonCount *person)
{
  const UmpKindCount *most = NULL;
  g_autofree char *title = NULL;
  UmpFigure *figure;

  for (guint k = 0; k < person->kinds->len; k++) {
    const UmpKindCount *kind = person->kinds->pdata[k];

    if (!kind->game->no_points && (most == NULL || kind->games > most->games))
      most = kind;
  }
  if (most == NULL || most->games < 3)
    return;
  /* Translators: the name of a game */
  title = g_strdup_printf (_ ("Totals over time: %s"),
                           most->played != NULL ? most->played : _ (most->game->title));
  ump_figure_add (rows, UMP_FIGURE_HEAD, title, NULL, NULL);
  figure = ump_figure_add (rows, UMP_FIGURE_LINE, title, NULL, NULL);
  figure->numbers = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint k = 0; k < person->records->len; k++) {
    const UmpRecord *record = person->records->pdata[k];
    UmpResult result;

    if (record->game == most->game && g_strcmp0 (record->played, most->played) == 0 &&
        ump_statistics_result (figures->statistics, record, person->key, &result)) {
      double points = (double) result.points;

      g_array_append_val (figure->numbers, points);
    }
  }
}

static void
add_against (GListStore *rows, const UmpPersonCount *person)
{
  if (person->against->len > 0)
    ump_figure_add (rows, UMP_FIGURE_HEAD, _ ("Head to head"), NULL, NULL);
  for (guint k = 0; k < person->against->len; k++) {
    const UmpAgainst *against = person->against->pdata[k];
    UmpFigure *figure = ump_figure_add (
        rows, UMP_FIGURE_FACT, against->name, NULL,
        /* Translators: in how many games somebody stood better than another: "ahead 7 of 12" */
        g_strdup_printf (_ ("ahead %u of %u"), against->better, against->games));

    set_share (figure, against->better, against->games);
    ump_figure_lead (figure, "person", against->key);
  }
}

static void
add_latest (GListStore *rows, UmpFigures *figures, const UmpPersonCount *person)
{
  ump_figure_add (rows, UMP_FIGURE_HEAD, _ ("Latest games"), NULL, NULL);
  for (guint k = 0; k < MIN (person->records->len, LATEST); k++) {
    const UmpRecord *record = person->records->pdata[person->records->len - 1 - k];
    const char *name = record->played != NULL ? record->played : _ (record->game->title);
    g_autofree char *day = day_of (record), *points = NULL;
    UmpResult result = { .rank = 1 };

    ump_statistics_result (figures->statistics, record, person->key, &result);
    points = ump_words_number (result.points);
    ump_figure_lead (
        ump_figure_add (
            rows, UMP_FIGURE_FACT, name, g_steal_pointer (&points),
            g_strdup_printf ("%s · %s", ump_words_place (CLAMP (result.rank, 1, UMP_MAX_SEATS)), day)),
        "open", record->path);
  }
}

GListModel *
ump_figures_of_person (UmpFigures *figures, const UmpPersonCount *person)
{
  GListStore *rows = g_list_store_new (UMP_TYPE_FIGURE);

  add_facts (rows, person);
  for (guint k = 0; k < person->kinds->len; k++)
    add_kind (rows, person->kinds->pdata[k]);
  add_line (rows, figures, person);
  add_against (rows, person);
  add_latest (rows, figures, person);
  return G_LIST_MODEL (rows);
}

/* ---- a game ---------------------------------------------------------------------------------------- */

static const char *
rule_title (const UmpGame *game, const char *id)
{
  for (int k = 0; k < game->n_rules; k++)
    if (g_strcmp0 (game->rules[k].id, id) == 0)
      return _ (game->rules[k].title);
  return "";
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (a, b);
}

static void
add_rulings (GListStore *rows, const UmpGameCount *game)
{
  GList *ids = g_list_sort (g_hash_table_get_keys (game->rulings), compare_ids);

  if (ids != NULL)
    ump_figure_add (rows, UMP_FIGURE_HEAD, _ ("Rulings, by the rule that was let go"), NULL, NULL);
  for (GList *l = ids; l != NULL; l = l->next)
    ump_figure_add (rows, UMP_FIGURE_FACT, l->data,
                    g_strdup_printf ("%u", GPOINTER_TO_UINT (g_hash_table_lookup (game->rulings, l->data))),
                    g_strdup (rule_title (game->game, l->data)));
  g_list_free (ids);
}

GListModel *
ump_figures_of_game (const UmpGameCount *game)
{
  GListStore *rows = g_list_store_new (UMP_TYPE_FIGURE);

  add_number (rows, _ ("Games"), game->games);
  if (!game->game->no_points) {
    add_total (rows, _ ("Highest total ever"), game->highest, game->highest_in, game->highest_name);
    add_total (rows, _ ("Lowest total ever"), game->lowest, game->lowest_in, game->lowest_name);
  }
  if (game->timed > 0)
    ump_figure_add (rows, UMP_FIGURE_FACT, _ ("Average length"),
                    ump_course_minutes (game->minutes / game->timed), NULL);
  if (game->begun > 0)
    ump_figure_add_wins (rows, _ ("Whoever began won"), game->begun, game->begun_won, 0);
  ump_figure_add (rows, UMP_FIGURE_HEAD, _ ("Wins"), NULL, NULL);
  for (guint k = 0; k < game->people->len; k++) {
    const UmpWinner *winner = game->people->pdata[k];

    ump_figure_lead (ump_figure_add_wins (rows, winner->name, winner->games, winner->wins, 0), "person",
                     winner->key);
  }
  add_rulings (rows, game);
  return G_LIST_MODEL (rows);
}
