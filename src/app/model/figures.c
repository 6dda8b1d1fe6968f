/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics as rows: what is counted, and the pages of everybody, a person and a game. */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "figures.h"

#include "core/shown.h"
#include "course.h"
#include "words.h"

/* So many games of the last time are opened from a page. */
#define LATEST 12
/* Of fewer games a share in per cent says nothing. */
#define FEWEST_FOR_SHARE 10

/* ---- a row ------------------------------------------------------------------------------------- */

struct _UmpFigure {
  GObject parent_instance;
  UmpFigureType type;
  char *title;
  char *detail;
  char *value;
  double level;
  const char *leads; /* static */
  char *key;
  char *search; /* case-folded; NULL for what no search finds */
  GArray *numbers;
};

enum { PROP_TITLE = 1, PROP_DETAIL, PROP_VALUE, PROP_LEVEL, PROP_SPOKEN, PROP_TARGET };

G_DEFINE_FINAL_TYPE (UmpFigure, ump_figure, G_TYPE_OBJECT)

static char *
spoken (UmpFigure *self)
{
  GString *text = g_string_new (self->title);

  if (*self->value != '\0')
    g_string_append_printf (text, ", %s", self->value);
  if (*self->detail != '\0')
    g_string_append_printf (text, ", %s", self->detail);
  return g_string_free (text, FALSE);
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpFigure *self = UMP_FIGURE (object);

  switch (id) {
  case PROP_TITLE: g_value_set_string (value, self->title); break;
  case PROP_DETAIL: g_value_set_string (value, self->detail); break;
  case PROP_VALUE: g_value_set_string (value, self->value); break;
  case PROP_LEVEL: g_value_set_double (value, self->level); break;
  case PROP_SPOKEN: g_value_take_string (value, spoken (self)); break;
  case PROP_TARGET: g_value_set_string (value, self->leads != NULL ? self->leads : ""); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
finalize (GObject *object)
{
  UmpFigure *self = UMP_FIGURE (object);

  g_free (self->title);
  g_free (self->detail);
  g_free (self->value);
  g_free (self->key);
  g_free (self->search);
  g_clear_pointer (&self->numbers, g_array_unref);
  G_OBJECT_CLASS (ump_figure_parent_class)->finalize (object);
}

static void
ump_figure_class_init (UmpFigureClass *klass)
{
  static const char *const texts[] = { [PROP_TITLE] = "title",
                                       [PROP_DETAIL] = "detail",
                                       [PROP_VALUE] = "value",
                                       [PROP_SPOKEN] = "spoken",
                                       [PROP_TARGET] = "target" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = get_property;
  object_class->finalize = finalize;
  for (guint k = 0; k < G_N_ELEMENTS (texts); k++)
    if (texts[k] != NULL)
      g_object_class_install_property (object_class, k,
                                       g_param_spec_string (texts[k], NULL, NULL, "", flags));
  g_object_class_install_property (object_class, PROP_LEVEL,
                                   g_param_spec_double ("level", NULL, NULL, -1, 1, -1, flags));
}

static void
ump_figure_init (UmpFigure *self)
{
  self->level = -1;
}

UmpFigureType
ump_figure_type (UmpFigure *figure)
{
  return figure->type;
}

const char *
ump_figure_leads_to (UmpFigure *figure, const char **key)
{
  *key = figure->key;
  return figure->leads;
}

const double *
ump_figure_numbers (UmpFigure *figure, guint *n)
{
  *n = figure->numbers != NULL ? figure->numbers->len : 0;
  return figure->numbers != NULL ? (const double *) (gpointer) figure->numbers->data : NULL;
}

static UmpFigure *
add_row (GListStore *rows, UmpFigureType type, const char *title, char *value, char *detail)
{
  g_autoptr (UmpFigure) figure = g_object_new (UMP_TYPE_FIGURE, NULL);

  figure->type = type;
  /* names are other people's writing */
  figure->title = ump_shown (title, UMP_SHOWN_TITLE);
  figure->value = value != NULL ? value : g_strdup ("");
  figure->detail = ump_shown (detail, UMP_SHOWN_TEXT);
  g_free (detail);
  g_list_store_append (rows, figure);
  return figure;
}

static char *
times (guint games)
{
  return g_strdup_printf (ngettext ("%u game", "%u games", games), games);
}

/* played: what a pad was called, NULL for none. */
static const char *
name_of (const UmpGame *game, const char *played)
{
  return played != NULL ? played : _ (game->title);
}

static void
lead (UmpFigure *figure, const char *leads, const char *key)
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

static UmpFigure *
add_wins (GListStore *rows, const char *title, guint games, guint wins, guint shared)
{
  g_autofree char *of_wins = g_strdup_printf (ngettext ("%u win", "%u wins", wins), wins);
  g_autofree char *of_games = times (games);
  GString *detail = g_string_new (NULL);
  UmpFigure *figure;

  if (shared > 0)
    /* Translators: "12 games, 5 wins (1 shared)" */
    g_string_printf (detail, ngettext ("%s, %s (%u shared)", "%s, %s (%u shared)", shared), of_games, of_wins,
                     shared);
  else
    /* Translators: "12 games, 5 wins" */
    g_string_printf (detail, _ ("%s, %s"), of_games, of_wins);
  figure = add_row (rows, UMP_FIGURE_FACT, title, NULL, g_string_free (detail, FALSE));
  set_share (figure, wins, games);
  return figure;
}

/* People with as many wins stay in the order of their names. */
static int
compare_wins (gconstpointer a, gconstpointer b)
{
  const UmpPersonCount *one = *(const UmpPersonCount *const *) a, *other = *(const UmpPersonCount *const *) b;

  if (one->wins != other->wins)
    return one->wins < other->wins ? 1 : -1;
  return strcmp (one->key, other->key);
}

static void
add_number (GListStore *rows, const char *title, guint number)
{
  add_row (rows, UMP_FIGURE_FACT, title, g_strdup_printf ("%u", number), NULL);
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

  lead (add_row (rows, UMP_FIGURE_FACT, title, ump_words_number (points), detail), "open",
        record != NULL ? record->path : NULL);
}

/* ---- counting ------------------------------------------------------------------------------------ */

struct _UmpFigures {
  GObject parent_instance;
  UmpStatistics *statistics;
  UmpAliases *aliases;
  GPtrArray *people;
  GPtrArray *games;
  GStrv offered;        /* names that are remembered */
  GPtrArray *unseen;    /* those of them of whom nothing counts; borrowed, NULL until it is counted */
  GListStore *overview; /* everybody and every game, NULL until it is shown */
};

G_DEFINE_FINAL_TYPE (UmpFigures, ump_figures, G_TYPE_OBJECT)

static void
figures_finalize (GObject *object)
{
  UmpFigures *self = UMP_FIGURES (object);

  g_clear_object (&self->overview);
  g_clear_pointer (&self->people, g_ptr_array_unref);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->unseen, g_ptr_array_unref);
  g_clear_pointer (&self->offered, g_strfreev);
  g_clear_pointer (&self->aliases, ump_aliases_unref);
  g_clear_pointer (&self->statistics, ump_statistics_free);
  G_OBJECT_CLASS (ump_figures_parent_class)->finalize (object);
}

static void
ump_figures_class_init (UmpFiguresClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = figures_finalize;
}

static void
ump_figures_init (UmpFigures *self)
{
}

static UmpPersonCount *
find_person (UmpFigures *figures, const char *key)
{
  for (guint k = 0; k < figures->people->len; k++)
    if (strcmp (((UmpPersonCount *) figures->people->pdata[k])->key, key) == 0)
      return figures->people->pdata[k];
  return NULL;
}

/* Who is remembered under a name of their own and has played nothing that counts. */
static void
find_unseen (UmpFigures *figures)
{
  figures->unseen = g_ptr_array_new ();
  for (guint k = 0; figures->offered[k] != NULL; k++) {
    const char *name = figures->offered[k];
    g_autofree char *key = ump_record_key (name);
    g_auto (GStrv) team = ump_aliases_team (name);

    if (team == NULL && ump_aliases_find (figures->aliases, name) == NULL &&
        find_person (figures, key) == NULL)
      g_ptr_array_add (figures->unseen, (gpointer) name);
  }
}

static void
count_in_thread (GTask *task, gpointer owner, gpointer data, GCancellable *cancellable)
{
  UmpFigures *figures = data;

  figures->people = ump_statistics_count (figures->statistics);
  g_ptr_array_sort (figures->people, compare_wins);
  figures->games = ump_statistics_games (figures->statistics);
  find_unseen (figures);
  g_task_return_pointer (task, g_object_ref (figures), g_object_unref);
}

void
ump_figures_count (gpointer owner, UmpLibrary *library, UmpAliases *aliases, const char *const *offered,
                   GCancellable *cancellable, GAsyncReadyCallback callback)
{
  UmpFigures *figures = g_object_new (UMP_TYPE_FIGURES, NULL);
  g_autoptr (GTask) task = g_task_new (owner, cancellable, callback, NULL);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (library));

  figures->statistics = ump_statistics_new (NULL, NULL, aliases);
  ump_statistics_merge_copies (figures->statistics);
  figures->aliases = ump_aliases_ref (aliases);
  figures->offered = g_strdupv ((GStrv) offered);
  for (guint k = 0; k < n; k++) {
    g_autoptr (UmpLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), k);
    const GPtrArray *records = ump_library_item_records (item);

    for (guint i = 0; i < records->len; i++)
      ump_statistics_add_record (figures->statistics, records->pdata[i]);
  }
  g_task_set_task_data (task, figures, g_object_unref);
  g_task_run_in_thread (task, count_in_thread);
}

UmpFigures *
ump_figures_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

gboolean
ump_figures_is_empty (UmpFigures *figures)
{
  return ump_statistics_n_games (figures->statistics) == 0 && figures->unseen->len == 0;
}

/* Borrowed, NULL for none. */
static const char *
find_unseen_name (UmpFigures *figures, const char *key)
{
  for (guint k = 0; k < figures->unseen->len; k++) {
    g_autofree char *own = ump_record_key (figures->unseen->pdata[k]);

    if (strcmp (own, key) == 0)
      return figures->unseen->pdata[k];
  }
  return NULL;
}

const char *
ump_figures_person (UmpFigures *figures, const char *key)
{
  UmpPersonCount *person = find_person (figures, key);

  return person != NULL ? person->name : find_unseen_name (figures, key);
}

/* ---- everybody ----------------------------------------------------------------------------------- */

static void
add_people (GListStore *rows, UmpFigures *figures)
{
  add_row (rows, UMP_FIGURE_HEAD, _ ("People"), NULL, NULL);
  for (guint k = 0; k < figures->people->len; k++) {
    const UmpPersonCount *person = figures->people->pdata[k];
    UmpFigure *figure = add_wins (rows, person->name, person->games, person->wins, person->shared);

    lead (figure, "person", person->key);
    figure->search = g_utf8_casefold (person->name, -1);
  }
}

static void
add_unseen (GListStore *rows, UmpFigures *figures)
{
  if (figures->unseen->len > 0)
    add_row (rows, UMP_FIGURE_HEAD, _ ("Names without a game that counts"), NULL, NULL);
  for (guint k = 0; k < figures->unseen->len; k++) {
    const char *name = figures->unseen->pdata[k];
    g_autofree char *key = ump_record_key (name);
    UmpFigure *figure = add_row (rows, UMP_FIGURE_FACT, name, NULL, NULL);

    lead (figure, "person", key);
    figure->search = g_utf8_casefold (name, -1);
  }
}

/* The game's kind and, of a pad, what it was called: it stays the same when more is counted. */
static char *
game_key (const UmpGameCount *game)
{
  return g_strdup_printf ("%s\n%s", game->game->kind, game->played != NULL ? game->played : "");
}

static UmpGameCount *
find_game (UmpFigures *figures, const char *key)
{
  for (guint k = 0; k < figures->games->len; k++) {
    g_autofree char *own = game_key (figures->games->pdata[k]);

    if (strcmp (own, key) == 0)
      return figures->games->pdata[k];
  }
  return NULL;
}

/* Who has won a game most often, all of those with as many wins, and how often; NULL where nobody has. */
static char *
most_wins (const UmpGameCount *game)
{
  const UmpWinner *most = game->people->len > 0 ? game->people->pdata[0] : NULL;
  g_autoptr (GString) names = g_string_new (NULL);

  if (most == NULL || most->wins == 0)
    return NULL;
  for (guint k = 0; k < game->people->len; k++) {
    const UmpWinner *winner = game->people->pdata[k];

    if (winner->wins == most->wins)
      g_string_append_printf (names, "%s%s", k > 0 ? C_ ("list of names", ", ") : "", winner->name);
  }
  /* Translators: who has won a game most often (one or several names), and how often */
  return g_strdup_printf (_ ("most wins: %s, %u"), names->str, most->wins);
}

static void
add_games (GListStore *rows, UmpFigures *figures)
{
  add_row (rows, UMP_FIGURE_HEAD, _ ("Games"), NULL, NULL);
  for (guint k = 0; k < figures->games->len; k++) {
    const UmpGameCount *game = figures->games->pdata[k];
    g_autofree char *key = game_key (game);
    const char *name = name_of (game->game, game->played);
    UmpFigure *figure = add_row (rows, UMP_FIGURE_FACT, name, times (game->games), most_wins (game));

    lead (figure, "kind", key);
    figure->search = g_utf8_casefold (name, -1);
  }
}

static void
add_counted (GListStore *rows, UmpFigures *figures)
{
  guint left_out = ump_statistics_n_left_out (figures->statistics);

  add_row (rows, UMP_FIGURE_HEAD, _ ("What is counted"), NULL, NULL);
  add_row (rows, UMP_FIGURE_FACT, _ ("Games that count"),
           g_strdup_printf ("%u", ump_statistics_n_games (figures->statistics)), NULL);
  add_row (rows, UMP_FIGURE_FACT, _ ("Left out"), g_strdup_printf ("%u", left_out),
           g_strdup (_ ("abandoned, or with a refused entry")));
}

/* Rows are the same objects in every search, so that a list keeps their widgets; a head stands above rows
 * only. */
static GListModel *
overview (UmpFigures *figures, const char *words)
{
  GListStore *rows = g_list_store_new (UMP_TYPE_FIGURE);
  g_autofree char *folded = g_utf8_casefold (words != NULL ? words : "", -1);
  g_autoptr (UmpFigure) head = NULL;

  if (figures->overview == NULL) {
    figures->overview = g_list_store_new (UMP_TYPE_FIGURE);
    add_people (figures->overview, figures);
    add_games (figures->overview, figures);
    add_unseen (figures->overview, figures);
    add_counted (figures->overview, figures);
  }
  for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (figures->overview)); k++) {
    g_autoptr (UmpFigure) figure = g_list_model_get_item (G_LIST_MODEL (figures->overview), k);

    if (figure->type == UMP_FIGURE_HEAD) {
      g_set_object (&head, figure);
    } else if (*folded == '\0' || (figure->search != NULL && strstr (figure->search, folded) != NULL)) {
      if (head != NULL)
        g_list_store_append (rows, head);
      g_clear_object (&head);
      g_list_store_append (rows, figure);
    }
  }
  return G_LIST_MODEL (rows);
}

/* Of somebody of whom only the name is known. */
static GListModel *
unseen_page (void)
{
  GListStore *rows = g_list_store_new (UMP_TYPE_FIGURE);

  add_row (rows, UMP_FIGURE_FACT, _ ("Games that count"), g_strdup ("0"),
           g_strdup (_ ("The name is only remembered, to be offered for new games.")));
  return G_LIST_MODEL (rows);
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
  add_wins (rows, _ ("Wins"), person->games, person->wins, person->shared);
  add_row (rows, UMP_FIGURE_FACT, _ ("Places"), NULL, g_string_free (places, FALSE));
  add_number (rows, _ ("Wins in a row, now"), person->streak);
  add_number (rows, _ ("Wins in a row, most ever"), person->longest);
  /* 0: nobody had a clock */
  if (person->minutes > 0)
    add_row (rows, UMP_FIGURE_FACT, _ ("Time played"), ump_course_minutes (person->minutes), NULL);
  lead (add_row (rows, UMP_FIGURE_FACT, _ ("Last played"), day_of (last), NULL), "open", last->path);
}

static void
add_kind (GListStore *rows, const UmpKindCount *kind)
{
  const char *name = name_of (kind->game, kind->played);
  const UmpRecord *best = kind->low_wins ? kind->lowest_in : kind->highest_in;
  const UmpRecord *worst = kind->low_wins ? kind->highest_in : kind->lowest_in;

  add_row (rows, UMP_FIGURE_HEAD, name, NULL, NULL);
  add_wins (rows, _ ("Wins"), kind->games, kind->wins, kind->shared);
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
  title = g_strdup_printf (_ ("Totals over time: %s"), name_of (most->game, most->played));
  add_row (rows, UMP_FIGURE_HEAD, title, NULL, NULL);
  figure = add_row (rows, UMP_FIGURE_LINE, title, NULL, NULL);
  figure->numbers = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint k = 0; k < person->records->len; k++) {
    const UmpRecord *record = person->records->pdata[k];
    UmpRecordPart result;

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
    add_row (rows, UMP_FIGURE_HEAD, _ ("Head to head"), NULL, NULL);
  for (guint k = 0; k < person->against->len; k++) {
    const UmpAgainst *against = person->against->pdata[k];
    UmpFigure *figure =
        add_row (rows, UMP_FIGURE_FACT, against->name, NULL,
                 /* Translators: in how many games somebody stood better than another: "ahead 7 of 12" */
                 g_strdup_printf (_ ("ahead in %u of %u"), against->better, against->games));

    set_share (figure, against->better, against->games);
    lead (figure, "person", against->key);
  }
}

static void
add_latest (GListStore *rows, UmpFigures *figures, const UmpPersonCount *person)
{
  add_row (rows, UMP_FIGURE_HEAD, _ ("Latest games"), NULL, NULL);
  for (guint k = 0; k < MIN (person->records->len, LATEST); k++) {
    const UmpRecord *record = person->records->pdata[person->records->len - 1 - k];
    const char *name = name_of (record->game, record->played);
    g_autofree char *day = day_of (record), *points = NULL;
    UmpRecordPart result = { .rank = 1 };

    ump_statistics_result (figures->statistics, record, person->key, &result);
    points = ump_words_number (result.points);
    lead (add_row (rows, UMP_FIGURE_FACT, name, g_steal_pointer (&points),
                   g_strdup_printf ("%s · %s", ump_words_place (CLAMP (result.rank, 1, UMP_MAX_SEATS)), day)),
          "open", record->path);
  }
}

static GListModel *
person_page (UmpFigures *figures, const UmpPersonCount *person)
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
    add_row (rows, UMP_FIGURE_HEAD, _ ("Rulings, by the rule that was waived"), NULL, NULL);
  for (GList *l = ids; l != NULL; l = l->next)
    add_row (rows, UMP_FIGURE_FACT, l->data,
             g_strdup_printf ("%u", GPOINTER_TO_UINT (g_hash_table_lookup (game->rulings, l->data))),
             g_strdup (rule_title (game->game, l->data)));
  g_list_free (ids);
}

static GListModel *
game_page (const UmpGameCount *game)
{
  GListStore *rows = g_list_store_new (UMP_TYPE_FIGURE);

  add_number (rows, _ ("Games"), game->games);
  if (!game->game->no_points) {
    add_total (rows, _ ("Highest total ever"), game->highest, game->highest_in, game->highest_name);
    add_total (rows, _ ("Lowest total ever"), game->lowest, game->lowest_in, game->lowest_name);
  }
  if (game->timed > 0)
    add_row (rows, UMP_FIGURE_FACT, _ ("Average length"), ump_course_minutes (game->minutes / game->timed),
             NULL);
  if (game->begun > 0)
    add_wins (rows, _ ("Whoever began won"), game->begun, game->begun_won, 0);
  add_row (rows, UMP_FIGURE_HEAD, _ ("Wins"), NULL, NULL);
  for (guint k = 0; k < game->people->len; k++) {
    const UmpWinner *winner = game->people->pdata[k];

    lead (add_wins (rows, winner->name, winner->games, winner->wins, 0), "person", winner->key);
  }
  add_rulings (rows, game);
  return G_LIST_MODEL (rows);
}

/* ---- any page ----------------------------------------------------------------------------------- */

GListModel *
ump_figures_page (UmpFigures *figures, const char *leads, const char *key, const char *words, char **heading)
{
  UmpPersonCount *person = g_strcmp0 (leads, "person") == 0 ? find_person (figures, key) : NULL;
  UmpGameCount *game = g_strcmp0 (leads, "kind") == 0 ? find_game (figures, key) : NULL;
  const char *unseen = g_strcmp0 (leads, "person") == 0 ? find_unseen_name (figures, key) : NULL;

  if (leads == NULL) {
    *heading = g_strdup (_ ("Statistics"));
    return overview (figures, words);
  }
  if (person != NULL) {
    *heading = ump_shown (person->name, UMP_SHOWN_NAME);
    return person_page (figures, person);
  }
  if (unseen != NULL) {
    *heading = ump_shown (unseen, UMP_SHOWN_NAME);
    return unseen_page ();
  }
  if (game == NULL)
    return NULL;
  *heading = ump_shown (name_of (game->game, game->played), UMP_SHOWN_NAME);
  return game_page (game);
}
