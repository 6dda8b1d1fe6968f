/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The checks of a case: each is answered with the line as it should read. */
#include "../find-zone.h"
#include "cases.h"

#include <stdlib.h>
#include <string.h>

/* ---- answers -------------------------------------------------------------------------- */

char *
case_answer (UmpMatch *match, const UmpVerdict *verdict)
{
  const char *rule = ump_match_rule_id (match, verdict);
  g_autofree char *reason = ump_match_reason (match, verdict, NULL);
  GString *out;

  if (!ump_verdict_is_refused (verdict))
    return verdict->ruled ? g_strdup_printf ("ruling %s", rule) : g_strdup ("ok");
  out = g_string_new (NULL);
  g_string_append_printf (out, "refused %s", ump_kind_name (verdict->kind));
  if (rule != NULL)
    g_string_append_printf (out, " %s", rule);
  if (verdict->cause)
    g_string_append_printf (out, " cause=%u", verdict->cause);
  g_string_append_printf (out, " \"%s\"", reason);
  return g_string_free (out, FALSE);
}

/* ---- points --------------------------------------------------------------------------- */

/* "score ana=8 bea=10": the same players with what they have. */
static char *
check_players (UmpMatch *match, char **words, int first, const gint64 *points)
{
  const UmpSetup *setup = ump_match_setup (match);
  GString *out = g_string_new (words[0]);

  for (int i = 1; i < first; i++)
    g_string_append_printf (out, " %s", words[i]);
  for (int i = first; words[i] != NULL; i++) {
    g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
    int seat = ump_setup_seat (setup, pair[0]);

    if (seat == UMP_NOBODY) {
      g_string_free (out, TRUE);
      return NULL;
    }
    g_string_append_printf (out, " %s=%" G_GINT64_FORMAT, pair[0], points[seat]);
  }
  return g_string_free (out, FALSE);
}

static char *
check_totals (UmpMatch *match, char **words, gboolean ranks)
{
  UmpTotal totals[UMP_MAX_SEATS];
  gint64 numbers[UMP_MAX_SEATS];
  int n = ump_match_setup (match)->n_seats;

  ump_score_totals (ump_match_table (match), totals);
  for (int i = 0; i < n; i++)
    numbers[i] = ranks ? totals[i].rank : totals[i].points;
  return check_players (match, words, 1, numbers);
}

/* The N-th row that entries of a verb have made. */
static UmpRow *
find_own_row (UmpMatch *match, const char *verb, guint number)
{
  for (guint i = 0; i < ump_match_n_rows (match); i++) {
    const UmpRow *row = ump_match_row (match, i);

    if (row->verb != UMP_VERB_UNKNOWN &&
        strcmp (ump_verb_name (ump_match_game (match), row->verb), verb) == 0 && --number == 0)
      return ump_row_ref ((UmpRow *) row);
  }
  return NULL;
}

/* A closed row by its number, "open", "bonus-N", "adjust-N" for the N-th adjustment; a reference or NULL. */
static UmpRow *
find_row (UmpMatch *match, const char *name)
{
  const char *dash = strchr (name, '-');
  g_autofree char *part = dash != NULL ? g_strndup (name, (gsize) (dash - name)) : NULL;
  guint number = (guint) atoi (dash != NULL ? dash + 1 : name);

  if (strcmp (name, "open") == 0)
    return ump_match_open_row (match, ump_match_table (match));
  if (part != NULL && strcmp (part, "bonus") == 0)
    return number >= 1 && (int) number <= ump_setup_n_bonuses (ump_match_setup (match))
               ? ump_row_new_bonus (ump_match_table (match), (int) number - 1)
               : NULL;
  if (part != NULL)
    return find_own_row (match, part, number);
  for (guint i = 0; i < ump_match_n_rows (match); i++) {
    const UmpRow *row = ump_match_row (match, i);

    if (row->round != 0 && row->round == number)
      return ump_row_ref ((UmpRow *) row);
  }
  return NULL;
}

static char *
check_row (UmpMatch *match, char **words)
{
  g_autoptr (UmpRow) row = words[1] != NULL ? find_row (match, words[1]) : NULL;

  if (row == NULL)
    return g_strdup_printf ("row %s is not there", words[1] != NULL ? words[1] : "");
  return check_players (match, words, 2, row->points);
}

static char *
check_rows (UmpMatch *match)
{
  guint n = 0;

  for (guint i = 0; i < ump_match_n_rows (match); i++)
    n += ump_match_row (match, i)->round != 0;
  return g_strdup_printf ("rows %u", n);
}

static char *card_name (const UmpSetup *setup, UmpCard card);

/* One line of a proof: what, points, cards, why. */
static void
append_proof_line (GString *out, const UmpSetup *setup, const UmpRow *row, const UmpScoreLine *line)
{
  g_autofree char *why = ump_text_format (&line->detail, setup, NULL);

  g_string_append_printf (out, " %s:%d", line->line < 0 ? "adjust" : setup->game->lines[line->line].id,
                          line->points);
  for (int i = 0; i < line->n_cards; i++) {
    g_autofree char *name = card_name (setup, row->cards[line->first_card + i]);

    g_string_append_printf (out, "%s%s%s", i ? " " : "[", name, i + 1 == line->n_cards ? "]" : "");
  }
  if (*why)
    g_string_append_printf (out, " \"%s\"", why);
}

/* "proof 1 ana = cat:2[cat-1 cat-5]"2 cards, one point each" martes:6": the lines of a player in a row. */
static char *
check_proof (UmpMatch *match, char **words)
{
  const UmpSetup *setup = ump_match_setup (match);
  g_autoptr (UmpRow) row = NULL;
  GString *out;
  int seat;

  if (words[1] == NULL || words[2] == NULL)
    return NULL;
  row = find_row (match, words[1]);
  seat = ump_setup_seat (setup, words[2]);
  if (row == NULL || seat == UMP_NOBODY)
    return g_strdup_printf ("proof %s %s is not there", words[1], words[2]);
  out = g_string_new (NULL);
  g_string_append_printf (out, "proof %s %s =", words[1], words[2]);
  for (int i = 0; i < row->n_lines; i++)
    if (row->lines[i].seat == seat)
      append_proof_line (out, setup, row, &row->lines[i]);
  return g_string_free (out, FALSE);
}

/* "detail open ana = bid 1: bid": how the lines of a player in a row come about, `-` where the player has no
 * part. */
static char *
check_detail (UmpMatch *match, char **words)
{
  const UmpSetup *setup = ump_match_setup (match);
  g_autoptr (UmpRow) row = words[1] != NULL && words[2] != NULL ? find_row (match, words[1]) : NULL;
  int seat = row != NULL ? ump_setup_seat (setup, words[2]) : UMP_NOBODY;
  GString *out;

  if (seat == UMP_NOBODY)
    return g_strdup_printf ("detail %s is not there", words[1] != NULL ? words[1] : "");
  out = g_string_new (NULL);
  g_string_append_printf (out, "detail %s %s =%s", words[1], words[2], ump_row_has (row, seat) ? "" : " -");
  for (int i = 0; i < row->n_lines; i++) {
    g_autofree char *detail = ump_text_format (&row->lines[i].detail, setup, NULL);

    if (row->lines[i].seat == seat)
      g_string_append_printf (out, " %s", detail);
  }
  return g_string_free (out, FALSE);
}

/* ---- zones ------------------------------------------------------------------------------- */

static int
compare_strings (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
card_name (const UmpSetup *setup, UmpCard card)
{
  if (card.face == 0)
    return card.back ? g_strdup_printf ("back-%s", ump_colour_id (card.back)) : g_strdup ("unknown");
  if (card.as > UMP_AS_COLOUR)
    return g_strdup_printf ("%s:%s", setup->game->faces[card.face].id,
                            ump_colour_id (card.as - UMP_AS_COLOUR));
  if (card.as)
    return g_strdup_printf ("%s:%d", setup->game->faces[card.face].id, card.as);
  return g_strdup (setup->game->faces[card.face].id);
}

/* "zone lift-2 boxes = 2 3 4": what a game prints of a zone besides its cards. */
static char *
check_zone_attr (UmpMatch *match, int index, char **words)
{
  const UmpPlace *place = &ump_match_setup (match)->zones[index];
  const UmpZoneAttr *attrs = ump_match_game (match)->zones[place->def].attrs;
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "zone %s %s = ", words[1], words[2]);
  for (guint k = 0; k < G_N_ELEMENTS (ump_match_game (match)->zones[0].attrs) && attrs[k].name != NULL; k++)
    if (attrs[k].print != NULL && strcmp (attrs[k].name, words[2]) == 0)
      attrs[k].print (ump_match_table (match), place->seat, place->nth, out);
  return g_string_free (out, FALSE);
}

/* "zone pile-1 = cat-5 martes"; a number where the zone is only counted, or where a number is asked for. */
static char *
check_zone (UmpMatch *match, char **words)
{
  const UmpSetup *setup = ump_match_setup (match);
  int index = words[1] != NULL ? find_zone (setup, words[1]) : -1;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const UmpZoneDef *def;
  const UmpZone *zone;
  gboolean counted;
  GString *out;

  if (index < 0)
    return g_strdup_printf ("zone %s is not there", words[1] != NULL ? words[1] : "");
  if (words[2] != NULL && strcmp (words[2], "=") != 0)
    return check_zone_attr (match, index, words);
  def = &setup->game->zones[setup->zones[index].def];
  zone = ump_table_zone (ump_match_table (match), index);
  counted = words[2] != NULL && words[3] != NULL && g_ascii_isdigit (*words[3]) && words[4] == NULL &&
            !ump_setup_face (setup, words[3]);
  out = g_string_new (NULL);
  g_string_append_printf (out, "zone %s =", words[1]);
  if (def->print == UMP_PRINT_COUNT || counted) {
    g_string_append_printf (out, " %d", zone->n);
    return g_string_free (out, FALSE);
  }
  for (int i = 0; i < zone->n; i++)
    g_ptr_array_add (names, card_name (setup, zone->cards[i]));
  if (def->unordered)
    g_ptr_array_sort (names, compare_strings);
  for (guint i = 0; i < names->len; i++)
    g_string_append_printf (out, " %s", (const char *) names->pdata[i]);
  return g_string_free (out, FALSE);
}

/* ---- moves, state ---------------------------------------------------------------------------- */

static char *
check_moves (UmpMatch *match, char **words, const char *line)
{
  g_autoptr (GPtrArray) lines = ump_match_move_lines (match);
  gboolean has = words[1] != NULL && strcmp (words[1], "has") == 0;
  gboolean not = words[1] != NULL && strcmp (words[1], "not") == 0;
  const char *wanted;
  gboolean there = FALSE;

  if (!has && !not )
    return g_strdup_printf ("moves %u", lines->len);
  wanted = g_strstrip (strstr (line, words[1]) + strlen (words[1]));
  for (guint i = 0; i < lines->len; i++)
    there |= strcmp (lines->pdata[i], wanted) == 0;
  return g_strdup_printf ("moves %s %s", there ? "has" : "not", wanted);
}

static char *
check_winner (UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  const UmpTable *table = ump_match_table (match);
  GString *out = g_string_new ("winner");
  UmpTotal totals[UMP_MAX_SEATS];

  ump_score_totals (table, totals);
  for (int i = 0; ump_table_state (table) == UMP_FINISHED && i < setup->n_seats; i++)
    if (totals[i].rank == 1)
      g_string_append_printf (out, " %s", setup->ids[i]);
  return g_string_free (out, FALSE);
}

static char *
check_state (UmpMatch *match, const char *what)
{
  static const char *const states[] = { "playing", "finished", "abandoned" };
  const UmpTable *table = ump_match_table (match);
  int turn = ump_table_turn (table);

  if (strcmp (what, "round") == 0)
    return g_strdup_printf ("round %d", ump_table_get (table, UMP_COUNTER_ROUND));
  if (strcmp (what, "state") == 0)
    return g_strdup_printf ("state %s", states[ump_table_state (table)]);
  if (strcmp (what, "turn") == 0)
    return g_strdup_printf ("turn %s", turn == UMP_NOBODY ? "-" : ump_match_setup (match)->ids[turn]);
  return check_winner (match);
}

char *
case_check (UmpMatch *match, const char *line)
{
  g_autofree char *copy = g_strdup (line);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  const char *what = words[0];
  char *got;

  if (strcmp (what, "score") == 0 || strcmp (what, "rank") == 0)
    return check_totals (match, words, what[0] == 'r');
  if (strcmp (what, "row") == 0)
    return check_row (match, words);
  if (strcmp (what, "rows") == 0)
    return check_rows (match);
  if (strcmp (what, "proof") == 0)
    return check_proof (match, words);
  if (strcmp (what, "detail") == 0)
    return check_detail (match, words);
  if (strcmp (what, "zone") == 0)
    return check_zone (match, words);
  if (strcmp (what, "moves") == 0)
    return check_moves (match, words, copy);
  if (strcmp (what, "round") == 0 || strcmp (what, "state") == 0 || strcmp (what, "turn") == 0 ||
      strcmp (what, "winner") == 0)
    return check_state (match, what);
  got = case_check_words (match, words);
  return got != NULL ? got : case_check_offers (match, line);
}
