/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All the ways to set a game up that are worth a random game. */
#include <string.h>

#include "world.h"

static void
pool_add (const OptionPool *pool, int option, const char *value)
{
  GPtrArray *values = g_ptr_array_index (pool->values, option);

  if (!g_ptr_array_find_with_equal_func (values, value, g_str_equal, NULL))
    g_ptr_array_add (values, g_strdup (value));
}

static void
pool_add_int (const OptionPool *pool, int option, int value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  pool_add (pool, option, text);
}

static void options_free (gpointer data);
static Options *options_new (void);

/* Of sheets.case the options of a case are one way to play, of the others each is a value by itself. */
static void
pool_add_sheets (const OptionPool *pool, char **lines)
{
  Options *sheet = NULL;

  for (int k = 0; lines[k] != NULL; k++) {
    char *equals = strchr (lines[k], '=');

    if (g_str_has_prefix (lines[k], "case ")) {
      sheet = options_new ();
      g_ptr_array_add (pool->sheets, sheet);
    }
    if (sheet == NULL || !g_str_has_prefix (lines[k], "option ") || equals == NULL)
      continue;
    *equals = '\0';
    g_array_append_val (sheet->values, ((UmpOptionValue){ g_intern_string (lines[k] + strlen ("option ")),
                                                          g_intern_string (equals + 1) }));
  }
}

/* `option NAME=VALUE` of the cases. */
static void
pool_add_line (const OptionPool *pool, const char *line)
{
  const char *equals = strchr (line, '=');

  if (!g_str_has_prefix (line, "option ") || equals == NULL)
    return;
  line += strlen ("option ");
  for (int i = 0; i < pool->game->n_options; i++)
    if (strlen (pool->game->options[i].name) == (gsize) (equals - line) &&
        g_str_has_prefix (line, pool->game->options[i].name))
      pool_add (pool, i, equals + 1);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* In the order of the files' names: the games must be the same on every machine. */
static void
pool_add_cases (const OptionPool *pool, const char *folder)
{
  g_autofree char *cases = g_build_filename (folder, pool->game->kind, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (cases, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".case"))
      g_ptr_array_add (names, g_build_filename (cases, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++) {
    g_autofree char *text = NULL;
    g_auto (GStrv) lines = NULL;

    g_assert_true (g_file_get_contents (names->pdata[i], &text, NULL, NULL));
    lines = g_strsplit (text, "\n", -1);
    if (g_str_has_suffix (names->pdata[i], "/sheets.case"))
      pool_add_sheets (pool, lines);
    for (int k = 0; lines[k] != NULL && !g_str_has_suffix (names->pdata[i], "/sheets.case"); k++)
      pool_add_line (pool, lines[k]);
  }
}

OptionPool *
option_pool_new (const UmpGame *game, const char *folder)
{
  OptionPool *pool = g_new0 (OptionPool, 1);

  pool->game = game;
  pool->n_sure = g_new0 (guint, game->n_options + 1);
  pool->values = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  pool->sheets = g_ptr_array_new_with_free_func (options_free);
  for (int i = 0; i < game->n_options; i++) {
    const UmpField *option = &game->options[i];

    g_ptr_array_add (pool->values, g_ptr_array_new_with_free_func (g_free));
    if (option->type == UMP_TYPE_INT) {
      pool_add_int (pool, i, option->min);
      pool_add_int (pool, i, (option->min + option->max) / 2);
      pool_add_int (pool, i, option->max);
    }
    for (int k = 0; option->type == UMP_TYPE_CHOICE && option->words[k] != NULL; k++)
      pool_add (pool, i, option->words[k]);
    for (int k = 0; option->type == UMP_TYPE_PLAYER && world_people[k] != NULL; k++)
      pool_add (pool, i, world_people[k]);
    pool->n_sure[i] = ((const GPtrArray *) g_ptr_array_index (pool->values, i))->len;
  }
  pool_add_cases (pool, folder);
  return pool;
}

void
option_pool_free (OptionPool *pool)
{
  g_ptr_array_unref (pool->values);
  g_ptr_array_unref (pool->sheets);
  g_free (pool->n_sure);
  g_free (pool);
}

/* ---- ways -------------------------------------------------------------------------- */

static void
options_free (gpointer data)
{
  Options *options = data;

  g_array_unref (options->values);
  g_free (options);
}

static Options *
options_new (void)
{
  Options *options = g_new0 (Options, 1);

  options->values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  return options;
}

static void
options_add (Options *options, const OptionPool *pool, int option, guint value)
{
  const GPtrArray *values = g_ptr_array_index (pool->values, option);
  UmpOptionValue one = { pool->game->options[option].name, values->pdata[value] };

  g_array_append_val (options->values, one);
}

/* Whether a game can be set up so; what is wrong is said in words. */
static gboolean
can_stand (const OptionPool *pool, int n_seats, const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSetup) setup = ump_setup_new (pool->game, world_people, world_people, n_seats,
                                              (const UmpOptionValue *) (gpointer) options->values->data,
                                              (int) options->values->len, &error);

  if (setup != NULL)
    g_assert_no_error (error);
  else
    g_assert_true (error->domain == UMP_OPTION_ERROR && *error->message);
  return setup != NULL;
}

static guint
n_values (const OptionPool *pool, int option)
{
  return ((const GPtrArray *) g_ptr_array_index (pool->values, option))->len;
}

/* Adds values of up to `more` other options that are needed, from option number `from` on; FALSE when that
 * does not help. */
static gboolean
complete (const OptionPool *pool, int n_seats, Options *options, int option, int from, int more)
{
  guint n = options->values->len;

  if (can_stand (pool, n_seats, options))
    return TRUE;
  for (int other = from; more > 0 && other < pool->game->n_options; other++)
    for (guint i = 0; other != option && i < n_values (pool, other); i++) {
      options_add (options, pool, other, i);
      if (complete (pool, n_seats, options, option, other + 1, more - 1))
        return TRUE;
      g_array_set_size (options->values, n);
    }
  return FALSE;
}

/* One value, alone or with values of so many other options that it needs; NULL when it is not allowed. */
static Options *
way_with (const OptionPool *pool, int n_seats, int option, guint value, int most)
{
  Options *options = options_new ();

  options_add (options, pool, option, value);
  for (int more = 0; more <= most; more++)
    if (complete (pool, n_seats, options, option, 0, more))
      return options;
  options_free (options);
  return NULL;
}

/* Whether some number of people can play with a value. */
static gboolean
can_ever_stand (const OptionPool *pool, int option, guint value)
{
  for (int n = pool->game->min_seats; n <= pool->game->max_seats; n++) {
    Options *way = way_with (pool, n, option, value, 2);

    if (way == NULL)
      continue;
    options_free (way);
    return TRUE;
  }
  return FALSE;
}

/* Most options, each with a value that one of the ways is about. firsts: for each option the number of its
 * first way; one more at the end. */
static Options *
way_mixed (const OptionPool *pool, const GPtrArray *ways, const guint *firsts, UmpRandom *random)
{
  Options *options = options_new ();

  for (int i = 0; i < pool->game->n_options; i++) {
    guint n = firsts[i + 1] - firsts[i];

    if (n && ump_random_below (random, 4)) {
      const Options *way = ways->pdata[firsts[i] + ump_random_below (random, n)];

      g_array_append_vals (options->values, way->values->data, 1);
    }
  }
  return options;
}

/* Each value of an option that is allowed with so many seats, in a way of its own. */
static void
add_ways_with (const OptionPool *pool, int n_seats, int option, GPtrArray *ways)
{
  const UmpField *def = &pool->game->options[option];
  guint sure = def->type == UMP_TYPE_PLAYER ? (guint) n_seats : pool->n_sure[option];
  guint before = ways->len;

  for (guint i = 0; i < n_values (pool, option); i++) {
    Options *way = way_with (pool, n_seats, option, i, i < sure ? 2 : 1);

    if (way != NULL)
      g_ptr_array_add (ways, way);
    else if (i < sure && (def->type == UMP_TYPE_PLAYER || !can_ever_stand (pool, option, i)))
      g_error ("%s: option %s cannot be %s with %d seats", pool->game->kind, def->name,
               (char *) g_ptr_array_index ((GPtrArray *) pool->values->pdata[option], i), n_seats);
  }
  if (ways->len == before)
    g_error ("%s: no case has a value of option %s for %d seats", pool->game->kind, def->name, n_seats);
}

GPtrArray *
option_pool_ways (const OptionPool *pool, int n_seats, int n_mixed)
{
  GPtrArray *ways = g_ptr_array_new_with_free_func (options_free);
  int n_options = pool->game->n_options;
  g_autofree guint *firsts = g_new (guint, n_options + 1);
  UmpRandom random;

  g_ptr_array_add (ways, options_new ());
  for (int i = 0; i < n_options; i++) {
    firsts[i] = ways->len;
    if (ump_option_applies (&pool->game->options[i], n_seats))
      add_ways_with (pool, n_seats, i, ways);
  }
  firsts[n_options] = ways->len;
  for (guint i = 0; i < pool->sheets->len; i++)
    if (can_stand (pool, n_seats, pool->sheets->pdata[i])) {
      const Options *sheet = pool->sheets->pdata[i];
      Options *way = options_new ();

      g_array_append_vals (way->values, sheet->values->data, sheet->values->len);
      g_ptr_array_add (ways, way);
    }
  ump_random_init (&random, (guint64) n_seats);
  for (int i = 0, tries = 0; i < n_mixed && tries < 50 * n_mixed; tries++) {
    Options *way = way_mixed (pool, ways, firsts, &random);

    if (can_stand (pool, n_seats, way)) {
      g_ptr_array_add (ways, way);
      i++;
    } else {
      options_free (way);
    }
  }
  return ways;
}
