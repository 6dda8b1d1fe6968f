/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "words.h"

#include <string.h>

#include "core/shown.h"

const char *
ump_words_game (const UmpSetup *setup)
{
  int name = ump_game_find_option (setup->game, "name");

  if (name >= 0 && setup->option_given[name] && setup->option_shown[name] != NULL &&
      *setup->option_shown[name])
    return setup->option_shown[name];
  return _ (setup->game->title);
}

int
ump_words_due_round (const UmpTable *table)
{
  const UmpGame *game = table->setup->game;
  UmpPrompt prompt = { 0 };

  if (game->prompt != NULL && ump_table_state (table) == UMP_PLAYING)
    game->prompt (table, &prompt);
  return prompt.round > 0 ? prompt.round : ump_table_get (table, UMP_COUNTER_ROUND);
}

char *
ump_words_round (const UmpSetup *setup, int round)
{
  return ump_words_round_of (round, ump_setup_n_rounds (setup));
}

char *
ump_words_round_of (int round, int rounds)
{
  if (round == 0)
    return g_strdup ("");
  if (rounds)
    /* Translators: part of a subtitle */
    return g_strdup_printf (_ ("round %d of %d"), round, rounds);
  return g_strdup_printf (_ ("round %d"), round);
}

/* Whether a name begins with the sound of "i", before which Spanish has another word for "and". That is not
 * so of "Hierro", whose "i" is no vowel. */
static gboolean
begins_with_i (const char *name)
{
  g_autofree char *letters = g_utf8_normalize (name, -1, G_NORMALIZE_NFD),
                  *small = g_utf8_strdown (letters != NULL ? letters : name, -1);

  if (small[0] == 'y')
    return g_ascii_isalpha (small[1]) && strchr ("aeiou", small[1]) == NULL;
  return small[0] == 'i' ||
         (g_str_has_prefix (small, "hi") && (small[2] == '\0' || strchr ("aeou", small[2]) == NULL));
}

static const char *
before_last (const char *name)
{
  if (begins_with_i (name))
    /* Translators: the same as " and ", before a name that begins with the sound of "i", such as "Inés" */
    return C_ ("list of names, before i", " and ");
  /* Translators: between the last two names of a list, with its spaces; then between the others */
  return C_ ("list of names", " and ");
}

char *
ump_words_people (const char *const *names, int n_names)
{
  GString *list = g_string_new (NULL);

  for (int k = 0; k < n_names; k++) {
    g_autofree char *name = ump_shown (names[k], UMP_SHOWN_NAME);

    if (k > 0)
      g_string_append (list, k == n_names - 1 ? before_last (name) : C_ ("list of names", ", "));
    g_string_append (list, name);
  }
  return g_string_free (list, FALSE);
}

const char *
ump_words_place (int rank)
{
  static const char *const places[] = {
    NC_ ("place", "1st"), NC_ ("place", "2nd"),  NC_ ("place", "3rd"),  NC_ ("place", "4th"),
    NC_ ("place", "5th"), NC_ ("place", "6th"),  NC_ ("place", "7th"),  NC_ ("place", "8th"),
    NC_ ("place", "9th"), NC_ ("place", "10th"), NC_ ("place", "11th"), NC_ ("place", "12th"),
  };

  g_return_val_if_fail (rank >= 1 && rank <= (int) G_N_ELEMENTS (places), "");
  return g_dpgettext2 (NULL, "place", places[rank - 1]);
}

char *
ump_words_seats (const UmpGame *game)
{
  if (game->no_table)
    /* Translators: below the score pad's tile */
    return g_strdup_printf (_ ("any game, %d to %d"), game->min_seats, game->max_seats);
  return g_strdup_printf (_ ("%d to %d people"), game->min_seats, game->max_seats);
}

char *
ump_words_when (gint64 unix_seconds)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (unix_seconds);
  gint64 minutes = g_date_time_difference (now, then) / G_TIME_SPAN_MINUTE;

  if (unix_seconds == 0)
    return g_strdup ("");
  if (minutes >= 0 && minutes < 1)
    return g_strdup (_ ("just now"));
  if (minutes > 0 && minutes < 60)
    return g_strdup_printf (ngettext ("one minute ago", "%d minutes ago", (gulong) minutes), (int) minutes);
  if (g_date_time_get_day_of_year (now) == g_date_time_get_day_of_year (then) &&
      g_date_time_get_year (now) == g_date_time_get_year (then))
    /* Translators: a time of today, for g_date_time_format() */
    return g_date_time_format (then, _ ("today, %H:%M"));
  if (g_date_time_get_year (now) == g_date_time_get_year (then))
    /* Translators: a day of this year, for g_date_time_format() */
    return g_date_time_format (then, _ ("%a %-d %B"));
  /* Translators: a day of another year, for g_date_time_format() */
  return g_date_time_format (then, _ ("%-d %B %Y"));
}

char *
ump_words_day (const char *time)
{
  g_autoptr (GDateTime) then = time != NULL ? g_date_time_new_from_iso8601 (time, NULL) : NULL;

  return then != NULL ? g_date_time_format (then, _ ("%-d %B %Y")) : g_strdup ("");
}

char *
ump_words_nobody (int number)
{
  /* Translators: the name of a person who was given none */
  return g_strdup_printf (_ ("Player %d"), number);
}

gboolean
ump_words_is_nobody (const char *name)
{
  for (int number = 1; number <= UMP_MAX_SEATS; number++) {
    g_autofree char *nobody = ump_words_nobody (number);

    if (g_str_equal (nobody, name))
      return TRUE;
  }
  return FALSE;
}

char *
ump_words_initial (const char *name)
{
  return ump_shown_initial (name);
}

/* The names of the winners as a list; n receives how many they are. */
static char *
winners (const char *const *names, const UmpTotal *totals, int n_seats, int *n)
{
  const char *best[UMP_MAX_SEATS] = { NULL };

  *n = 0;
  for (int k = 0; k < n_seats; k++)
    if (totals[k].rank == 1)
      best[(*n)++] = names[k];
  return ump_words_people (best, *n);
}

char *
ump_words_winner (const char *const *names, const UmpTotal *totals, int n_seats)
{
  int n;
  g_autofree char *list = winners (names, totals, n_seats, &n);

  if (n == 1)
    return g_strdup_printf (_ ("%s wins"), list);
  /* Translators: several winners: "Ana and Diego share the win" */
  return g_strdup_printf (_ ("%s share the win"), list);
}

char *
ump_words_winner_sentence (const char *const *names, const UmpTotal *totals, int n_seats)
{
  int n;
  g_autofree char *list = winners (names, totals, n_seats, &n);

  if (n == 1)
    return g_strdup_printf (C_ ("sentence", "%s wins"), list);
  return g_strdup_printf (C_ ("sentence", "%s share the win"), list);
}

/* ---- numbers -------------------------------------------------------------------------------------- */

/* A left-to-right mark: a sign is neutral, and would go to the other side of its digits. */
#define MARK "\342\200\216"

static gboolean is_mirrored;

void
ump_words_set_mirrored (gboolean mirrored)
{
  is_mirrored = mirrored;
}

const char *
ump_words_before_sign (void)
{
  return is_mirrored ? MARK : NULL;
}

char *
ump_words_number (gint64 number)
{
  return g_strdup_printf ("%s%" G_GINT64_FORMAT, is_mirrored && number < 0 ? MARK : "", number);
}
