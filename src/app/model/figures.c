/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "figures.h"

#include "core/shown.h"
#include "course.h"
#include "figures-private.h"
#include "words.h"

/* ---- a row ------------------------------------------------------------------------------------- */

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

UmpFigure *
ump_figure_add (GListStore *rows, UmpFigureType type, const char *title, char *value, char *detail)
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

/* ---- counting ------------------------------------------------------------------------------------ */

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
  g_ptr_array_sort (figures->people, ump_figure_compare_wins);
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
  ump_figure_add (rows, UMP_FIGURE_HEAD, _ ("People"), NULL, NULL);
  for (guint k = 0; k < figures->people->len; k++) {
    const UmpPersonCount *person = figures->people->pdata[k];
    UmpFigure *figure = ump_figure_add_wins (rows, person->name, person->games, person->wins, person->shared);

    ump_figure_lead (figure, "person", person->key);
    figure->search = g_utf8_casefold (person->name, -1);
  }
}

static void
add_unseen (GListStore *rows, UmpFigures *figures)
{
  if (figures->unseen->len > 0)
    ump_figure_add (rows, UMP_FIGURE_HEAD, _ ("Names without a game that counts"), NULL, NULL);
  for (guint k = 0; k < figures->unseen->len; k++) {
    const char *name = figures->unseen->pdata[k];
    g_autofree char *key = ump_record_key (name);
    UmpFigure *figure = ump_figure_add (rows, UMP_FIGURE_FACT, name, NULL, NULL);

    ump_figure_lead (figure, "person", key);
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
  ump_figure_add (rows, UMP_FIGURE_HEAD, _ ("Games"), NULL, NULL);
  for (guint k = 0; k < figures->games->len; k++) {
    const UmpGameCount *game = figures->games->pdata[k];
    g_autofree char *key = game_key (figures->games->pdata[k]);
    const char *name = game->played != NULL ? game->played : _ (game->game->title);
    UmpFigure *figure =
        ump_figure_add (rows, UMP_FIGURE_FACT, name, ump_figure_times (game->games), most_wins (game));

    ump_figure_lead (figure, "kind", key);
    figure->search = g_utf8_casefold (name, -1);
  }
}

static void
add_counted (GListStore *rows, UmpFigures *figures)
{
  guint left_out = ump_statistics_n_left_out (figures->statistics);

  ump_figure_add (rows, UMP_FIGURE_HEAD, _ ("What is counted"), NULL, NULL);
  ump_figure_add (rows, UMP_FIGURE_FACT, _ ("Games that count"),
                  g_strdup_printf ("%u", ump_statistics_n_games (figures->statistics)), NULL);
  ump_figure_add (rows, UMP_FIGURE_FACT, _ ("Left out"), g_strdup_printf ("%u", left_out),
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

  ump_figure_add (rows, UMP_FIGURE_FACT, _ ("Games that count"), g_strdup ("0"),
                  g_strdup (_ ("The name is only remembered, to be offered for new games.")));
  return G_LIST_MODEL (rows);
}

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
    return ump_figures_of_person (figures, person);
  }
  if (unseen != NULL) {
    *heading = ump_shown (unseen, UMP_SHOWN_NAME);
    return unseen_page ();
  }
  if (game == NULL)
    return NULL;
  *heading = ump_shown (ump_figure_game_name (game), UMP_SHOWN_NAME);
  return ump_figures_of_game (game);
}
