/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "entry.h"
#include "game.h"
#include "parse.h"
#include "shown.h"

G_DEFINE_QUARK (ump - option - error - quark, ump_option_error)

static const char *
tr (const char *message)
{
  return g_dgettext ("umpire", message);
}

/* ---- layout of zones and counters ------------------------------------------ */

static int
scope_size (const UmpSetup *setup, UmpScope scope)
{
  switch (scope) {
  case UMP_PER_SEAT: return setup->n_seats;
  case UMP_PER_FACE: return setup->game->n_faces;
  case UMP_PER_OPTION: return setup->n_own;
  default: return 1;
  }
}

static int
lay_out (UmpSetup *setup, UmpPlace *places, int at, int def, UmpScope scope, int count)
{
  for (int s = 0; s < scope_size (setup, scope); s++)
    for (int k = 0; k < MAX (count, 1); k++, at++)
      if (places != NULL)
        places[at] = (UmpPlace){ (gint16) def, (gint16) s, (gint16) k };
  return at;
}

static void
lay_out_zones (UmpSetup *setup)
{
  const UmpGame *game = setup->game;

  setup->zone_base = g_new0 (int, game->n_zones + 1);
  setup->zone_step = g_new0 (int, game->n_zones + 1);
  for (int i = 0; i < game->n_zones; i++) {
    setup->zone_base[i] = setup->n_zones;
    setup->zone_step[i] = MAX (game->zones[i].count, 1);
    setup->n_zones = lay_out (setup, NULL, setup->n_zones, i, game->zones[i].scope, game->zones[i].count);
  }
  setup->zones = g_new0 (UmpPlace, MAX (setup->n_zones, 1));
  for (int i = 0; i < game->n_zones; i++)
    lay_out (setup, setup->zones, setup->zone_base[i], i, game->zones[i].scope, game->zones[i].count);
}

static void
lay_out_counters (UmpSetup *setup)
{
  const UmpGame *game = setup->game;
  int own = 2 * setup->n_seats + 3 * game->n_faces;

  setup->total_base = UMP_COUNTER_OWN;
  setup->seen_base = setup->total_base + 2 * setup->n_seats;
  setup->shown_base = setup->seen_base + game->n_faces;
  setup->moved_base = setup->shown_base + game->n_faces;
  setup->n_counters = UMP_COUNTER_OWN + own;
  setup->counter_base = g_new0 (int, game->n_counters + 1);
  setup->counter_step = g_new0 (int, game->n_counters + 1);
  for (int i = 0; i < game->n_counters; i++) {
    setup->counter_base[i] = setup->n_counters;
    setup->counter_step[i] = MAX (game->counters[i].count, 1);
    setup->n_counters =
        lay_out (setup, NULL, setup->n_counters, i, game->counters[i].scope, game->counters[i].count);
  }
  setup->counters = g_new0 (UmpPlace, setup->n_counters);
  for (int i = 0; i < setup->n_counters; i++)
    setup->counters[i].def = -1;
  for (int i = 0; i < game->n_counters; i++)
    lay_out (setup, setup->counters, setup->counter_base[i], i, game->counters[i].scope,
             game->counters[i].count);
}

/* ---- names -------------------------------------------------------------------- */

int
ump_setup_seat (const UmpSetup *setup, const char *id)
{
  for (int i = 0; i < setup->n_seats; i++)
    if (ump_same_name (id, setup->ids[i]))
      return i;
  return UMP_NOBODY;
}

int
ump_setup_face (const UmpSetup *setup, const char *id)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (setup->faces, id));
}

gboolean
ump_setup_lowest_wins (const UmpSetup *setup)
{
  const UmpGame *game = setup->game;

  if (game->best_option && setup->option_value[game->best_option - 1] == 1)
    return !game->lowest_wins;
  return game->lowest_wins;
}

int
ump_setup_n_rounds (const UmpSetup *setup)
{
  int rounds = ump_game_find_option (setup->game, UMP_OPTION_ROUNDS);

  return rounds >= 0 && setup->game->options[rounds].type == UMP_TYPE_INT ? setup->option_value[rounds] : 0;
}

char *
ump_setup_zone_id (const UmpSetup *setup, int zone)
{
  const UmpPlace *place = &setup->zones[zone];
  const UmpZoneDef *def = &setup->game->zones[place->def];
  GString *out = g_string_new (NULL);

  for (const char *c = def->id; *c; c++) {
    if (c[0] != '%') {
      g_string_append_c (out, *c);
      continue;
    }
    c++;
    if (*c == 'p')
      g_string_append (out, setup->ids[place->seat]);
    else if (def->names != NULL)
      g_string_append (out, def->names[place->nth]);
    else
      g_string_append_printf (out, "%d", place->nth + 1);
  }
  return g_string_free (out, FALSE);
}

UmpText
ump_setup_zone_text (const UmpSetup *setup, int zone, const char *message)
{
  const UmpPlace *place = &setup->zones[zone];
  const char *const *names = setup->game->zones[place->def].names;

  return UMP_TEXT (message, { UMP_P (place->seat), UMP_N (place->nth + 1),
                              UMP_W (names != NULL ? names[place->nth] : "") });
}

UmpText
ump_setup_zone_title (const UmpSetup *setup, int zone)
{
  return ump_setup_zone_text (setup, zone, setup->game->zones[setup->zones[zone].def].title);
}

/* ---- options --------------------------------------------------------------------- */

gboolean
ump_option_refuse (const UmpSetup *setup, int index, GError **error)
{
  g_autofree char *allowed = ump_field_allowed (setup, &setup->game->options[index]);

  g_set_error (error, UMP_OPTION_ERROR, UMP_OPTION_ERROR_VALUE, tr ("option %s cannot be “%s”; allowed: %s"),
               setup->game->options[index].name, setup->option_text[index], allowed);
  return FALSE;
}

gboolean
ump_option_refuse_at (const UmpSetup *setup, int index, int at, const char *expected, GError **error)
{
  /* TRANSLATORS: an option's name, its value, a number, and what should stand there ("a number"). */
  g_set_error (error, UMP_OPTION_ERROR, UMP_OPTION_ERROR_VALUE,
               tr ("option %s cannot be “%s”; at character %d this was expected: %s"),
               setup->game->options[index].name, setup->option_text[index], at, tr (expected));
  return FALSE;
}

gboolean
ump_option_refuse_together (const char *message, GError **error)
{
  g_set_error_literal (error, UMP_OPTION_ERROR, UMP_OPTION_ERROR_VALUE, tr (message));
  return FALSE;
}

gboolean
ump_option_applies (const UmpField *option, int n_seats)
{
  return n_seats >= option->min_seats && (option->max_seats == 0 || n_seats <= option->max_seats);
}

int
ump_game_find_option (const UmpGame *game, const char *name)
{
  for (int i = 0; i < game->n_options; i++)
    if (strcmp (game->options[i].name, name) == 0)
      return i;
  return -1;
}

static gboolean
refuse_unknown (const UmpGame *game, const char *name, GError **error)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (int i = 0; i < game->n_options; i++)
    g_string_append_printf (list, "%s%s", i ? ", " : "", game->options[i].name);
  g_set_error (error, UMP_OPTION_ERROR, UMP_OPTION_ERROR_UNKNOWN, tr ("unknown option “%s”; allowed: %s"),
               name, list->str);
  return FALSE;
}

/* A list is written with one space between its items. */
static char *
written_as (const UmpField *option, const char *value)
{
  GString *out;
  const char *item;
  gsize n;

  if (!(option->flags & UMP_FIELD_LIST))
    return g_strdup (value);
  out = g_string_new (NULL);
  while ((n = ump_parse_item (&value, &item)) > 0) {
    if (out->len > 0)
      g_string_append_c (out, ' ');
    g_string_append_len (out, item, (gssize) n);
  }
  return g_string_free (out, FALSE);
}

static gboolean
take_option (UmpSetup *setup, const UmpOptionValue *value, GError **error)
{
  int i = ump_game_find_option (setup->game, value->name);

  if (i < 0)
    return refuse_unknown (setup->game, value->name, error);
  if (!ump_option_applies (&setup->game->options[i], setup->n_seats)) {
    g_set_error (error, UMP_OPTION_ERROR, UMP_OPTION_ERROR_PLACE,
                 tr ("option %s does not apply with %d players"), value->name, setup->n_seats);
    return FALSE;
  }
  if (setup->option_given[i]) {
    g_set_error (error, UMP_OPTION_ERROR, UMP_OPTION_ERROR_TWICE, tr ("option %s is given twice"),
                 value->name);
    return FALSE;
  }
  setup->option_given[i] = TRUE;
  setup->option_text[i] = written_as (&setup->game->options[i], value->value);
  return TRUE;
}

static void
fall_back (UmpSetup *setup, int i)
{
  const UmpField *option = &setup->game->options[i];

  if (setup->option_text[i] != NULL)
    return;
  if (option->type == UMP_TYPE_PLAYER)
    setup->option_text[i] =
        g_strdup (setup->ids[(option->flags & UMP_FIELD_LAST_SEAT) ? setup->n_seats - 1 : 0]);
  else
    setup->option_text[i] = g_strdup (option->fallback);
}

/* An own option is read by the game. */
static gboolean
read_option (UmpSetup *setup, int i, GError **error)
{
  const UmpField *option = &setup->game->options[i];

  return option->type == UMP_TYPE_OWN ||
         ump_field_value (setup, option, setup->option_text[i], &setup->option_value[i]) ||
         ump_option_refuse (setup, i, error);
}

static gboolean
read_options (UmpSetup *setup, const UmpOptionValue *values, int n_values, GError **error)
{
  for (int i = 0; i < n_values; i++)
    if (!take_option (setup, &values[i], error))
      return FALSE;
  for (int i = 0; i < setup->game->n_options; i++) {
    fall_back (setup, i);
    if (!read_option (setup, i, error))
      return FALSE;
  }
  return setup->game->prepare == NULL || setup->game->prepare (setup, error);
}

/* ---- setup ---------------------------------------------------------------------------- */

static void
take_faces (UmpSetup *setup)
{
  const UmpGame *game = setup->game;

  setup->copies = g_new0 (int, MAX (game->n_faces, 1));
  setup->looks = g_new0 (UmpLook, MAX (game->n_faces, 1));
  setup->faces = g_hash_table_new (g_str_hash, g_str_equal);
  for (int i = 1; i < game->n_faces; i++) {
    setup->looks[i] = game->faces[i].look;
    g_hash_table_insert (setup->faces, (gpointer) game->faces[i].id, GINT_TO_POINTER (i));
  }
}

void
ump_setup_call (UmpSetup *setup, int seat, const char *name)
{
  g_free (setup->names[seat]);
  g_free (setup->shown[seat]);
  setup->names[seat] = g_strdup (name);
  setup->shown[seat] = ump_shown_or (name, UMP_SHOWN_NAME, setup->ids[seat]);
}

UmpSetup *
ump_setup_new (const UmpGame *game, const char *const *ids, const char *const *names, int n_seats,
               const UmpOptionValue *values, int n_values, GError **error)
{
  g_autoptr (UmpSetup) setup = g_new0 (UmpSetup, 1);

  setup->ref_count = 1;
  setup->game = game;
  setup->n_seats = n_seats;
  setup->ids = g_new0 (char *, n_seats + 1);
  setup->names = g_new0 (char *, n_seats + 1);
  setup->shown = g_new0 (char *, n_seats + 1);
  for (int i = 0; i < n_seats; i++) {
    setup->ids[i] = g_strdup (ids[i]);
    ump_setup_call (setup, i, names[i]);
  }
  setup->option_value = g_new0 (int, MAX (game->n_options, 1));
  setup->option_text = g_new0 (char *, game->n_options + 1);
  setup->option_shown = g_new0 (char *, game->n_options + 1);
  setup->option_given = g_new0 (gboolean, MAX (game->n_options, 1));
  take_faces (setup);
  if (n_seats < game->min_seats || n_seats > game->max_seats) {
    g_set_error (error, UMP_OPTION_ERROR, UMP_OPTION_ERROR_SEATS, tr ("%s is for %d to %d players, not %d"),
                 tr (game->title), game->min_seats, game->max_seats, n_seats);
    return NULL;
  }
  if (!read_options (setup, values, n_values, error))
    return NULL;
  for (int i = 0; i < game->n_options; i++)
    if (setup->option_text[i] != NULL)
      setup->option_shown[i] = ump_shown (setup->option_text[i], UMP_SHOWN_TITLE);
  lay_out_zones (setup);
  lay_out_counters (setup);
  return g_steal_pointer (&setup);
}

GArray *
ump_setup_given (const UmpSetup *setup)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));

  for (int i = 0; i < setup->game->n_options; i++) {
    UmpOptionValue value = { setup->game->options[i].name, setup->option_text[i] };

    if (setup->option_given[i])
      g_array_append_val (values, value);
  }
  return values;
}

void
ump_options_set (GArray *values, const char *name, const char *text)
{
  UmpOptionValue value = { name, text };

  for (guint i = 0; i < values->len; i++)
    if (strcmp (g_array_index (values, UmpOptionValue, i).name, name) == 0)
      g_array_remove_index (values, i--);
  if (text != NULL)
    g_array_append_val (values, value);
}

gboolean
ump_setup_has_same_option (const UmpSetup *a, const UmpSetup *b, int index)
{
  return a->option_given[index] == b->option_given[index] &&
         g_strcmp0 (a->option_text[index], b->option_text[index]) == 0;
}

gboolean
ump_setup_is (const UmpSetup *setup, const UmpGame *game, const char *const *ids, const char *const *names,
              int n_seats, const UmpOptionValue *values, int n_values)
{
  int known = 0;

  if (setup->game != game || setup->n_seats != n_seats)
    return FALSE;
  for (int i = 0; i < n_seats; i++)
    if (strcmp (setup->ids[i], ids[i]) != 0 || strcmp (setup->names[i], names[i]) != 0)
      return FALSE;
  for (int i = 0; i < game->n_options; i++) {
    const char *value = NULL;
    int given = 0;

    for (int k = 0; k < n_values; k++)
      if (strcmp (values[k].name, game->options[i].name) == 0) {
        value = values[k].value;
        given++;
      }
    known += given;
    if (given != setup->option_given[i] || (value != NULL && strcmp (setup->option_text[i], value) != 0))
      return FALSE;
  }
  return known == n_values;
}

UmpSetup *
ump_setup_ref (UmpSetup *setup)
{
  setup->ref_count++;
  return setup;
}

void
ump_setup_unref (UmpSetup *setup)
{
  if (setup == NULL || --setup->ref_count > 0)
    return;
  g_strfreev (setup->ids);
  g_strfreev (setup->names);
  g_strfreev (setup->shown);
  for (int i = 0; i < setup->game->n_options; i++) {
    g_free (setup->option_text[i]);
    g_free (setup->option_shown[i]);
  }
  g_free (setup->option_text);
  g_free (setup->option_shown);
  g_free (setup->option_value);
  g_free (setup->option_given);
  g_free (setup->copies);
  g_free (setup->looks);
  g_hash_table_unref (setup->faces);
  g_free (setup->data);
  g_free (setup->zones);
  g_free (setup->zone_base);
  g_free (setup->zone_step);
  g_free (setup->counters);
  g_free (setup->counter_base);
  g_free (setup->counter_step);
  g_free (setup);
}

/* ---- helpers for games -------------------------------------------------------------------- */

gboolean
ump_refuse_as (UmpVerdict *verdict, UmpKind kind, int rule, guint cause, UmpText reason)
{
  *verdict = (UmpVerdict){ .kind = kind, .rule = rule, .cause = cause, .reason = reason };
  return FALSE;
}

gboolean
ump_refuse (UmpVerdict *verdict, const UmpSetup *setup, int rule, guint cause, UmpText reason)
{
  return ump_refuse_as (verdict, setup->game->rules[rule].kind, rule, cause, reason);
}

const char *
ump_kind_name (UmpKind kind)
{
  static const char *const names[] = { "accepted", "form", "turn", "fact", "rule" };

  return names[kind];
}

void
ump_say_card (UmpSay *say, int list, UmpCard card)
{
  if (say->n_cards == (int) G_N_ELEMENTS (say->cards))
    return;
  if (say->lists[list].n == 0)
    say->lists[list].cards = &say->cards[say->n_cards];
  say->cards[say->n_cards++] = card;
  say->lists[list].n++;
}

int
ump_say_moved (UmpSay *say, int list, const UmpTable *after, UmpEffectSpan effects, int from, int to)
{
  const UmpPlace *zones = after->setup->zones;

  for (gsize i = 0; i < effects.n; i++) {
    const UmpEffect *e = &effects.effects[i];

    if (e->type == UMP_EFFECT_MOVE && zones[e->from].def == from && zones[e->move.to].def == to)
      ump_say_card (say, list, e->move.after);
  }
  return say->lists[list].n;
}

/* text is what it was and what is added, as `joined` says. */
static void
add_text (UmpSay *say, UmpText *text, const char *joined, UmpText added)
{
  if (text->message == NULL) {
    *text = added;
    return;
  }
  if (say->n_parts + 2 > (int) G_N_ELEMENTS (say->parts))
    return;
  say->parts[say->n_parts] = *text;
  say->parts[say->n_parts + 1] = added;
  *text = UMP_TEXT (joined, { UMP_T (&say->parts[say->n_parts]), UMP_T (&say->parts[say->n_parts + 1]) });
  say->n_parts += 2;
}

void
ump_say_sentence (UmpSay *say, UmpText sentence)
{
  add_text (say, &say->hands, "{t0} {t1}", sentence);
}

void
ump_say_also (UmpSay *say, UmpText clause)
{
  add_text (say, &say->what, "{t0}; {t1}", clause);
}

/* SplitMix64: small, well distributed, the same everywhere. */
static guint64
random_next (UmpRandom *random)
{
  guint64 z = random->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ z >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ z >> 31;
}

void
ump_random_init (UmpRandom *random, guint64 seed)
{
  random->state = seed;
}

guint
ump_random_below (UmpRandom *random, guint n)
{
  return (guint) (random_next (random) % n);
}
