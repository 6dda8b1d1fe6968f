/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What games ask of the learned components: values for options, for attributes, and what entries teach. */
#include "config.h"

#include <string.h>

#include "core/parse.h"
#include "session/learned/components-private.h"

static UmpSlot
slot_of (const UmpGame *game, const UmpPart *part, const char *set, int side, int row, int column)
{
  return (UmpSlot){ game->kind, part->id, set, part->sides[side].id, row, column };
}

gboolean
ump_components_value (UmpComponents *self, const UmpGame *game, const UmpPart *part, const char *set,
                      int side, int row, int column, char **value, UmpLearned *learned)
{
  UmpSlot slot = slot_of (game, part, set, side, row, column);
  UmpLearned found;
  UmpSure sure;

  *value = NULL;
  /* Another game, or a later version of this one, may have written it. */
  if (ump_components_get (self, &slot, &found) && ump_part_accepts (game, part, found.value, NULL)) {
    *value = g_strdup (found.value);
    if (learned != NULL)
      *learned = found;
    return TRUE;
  }
  *value = *set ? NULL : ump_part_usual (game, part, side, row, &sure);
  if (learned != NULL)
    *learned = (UmpLearned){ .value = *value, .sure = *value != NULL ? sure : UMP_SURE_UNKNOWN };
  return *value != NULL;
}

char *
ump_components_option (UmpComponents *self, const UmpGame *game, const UmpPart *part, const char *set,
                       int side, int *n_unknown)
{
  g_autoptr (GString) out = g_string_new (NULL);
  int missing = 0;

  for (int row = 1; row <= part->n_rows; row++) {
    g_autofree char *value = NULL;

    if (!ump_components_value (self, game, part, set, side, row, 1, &value, NULL))
      missing++;
    else
      g_string_append_printf (out, "%s%s", out->len ? " " : "", value);
  }
  if (n_unknown != NULL)
    *n_unknown = missing;
  return missing ? NULL : g_strdup (out->str);
}

/* Rows of which `in` (by row, from 0; NULL: all) is set. */
static int
find_unchecked (UmpComponents *self, const UmpGame *game, const UmpPart *part, const char *set, int side,
                const gboolean *in, int *first, int *last)
{
  int n = 0;

  for (int row = 1; row <= part->n_rows; row++) {
    g_autofree char *value = NULL;
    UmpLearned learned;

    if ((in != NULL && !in[row - 1]) ||
        !ump_components_value (self, game, part, set, side, row, 1, &value, &learned) ||
        learned.sure != UMP_SURE_UNCHECKED)
      continue;
    if (n++ == 0 && first != NULL)
      *first = row;
    if (last != NULL)
      *last = row;
  }
  return n;
}

int
ump_components_unchecked (UmpComponents *self, const UmpGame *game, const UmpPart *part, const char *set,
                          int side, int *first, int *last)
{
  return find_unchecked (self, game, part, set, side, NULL, first, last);
}

gboolean
ump_components_confirm (UmpComponents *self, const UmpGame *game, const UmpPart *part, const char *set,
                        int side, const char *today, GError **error)
{
  UmpSet *mine = ump_components_find_set (self, game->kind, part->id, set, TRUE);

  for (int row = 1; row <= part->n_rows; row++)
    for (int column = 1; column <= part->n_columns; column++) {
      g_autofree char *text = NULL;
      UmpLearned learned;
      UmpValue *value;

      if (!ump_components_value (self, game, part, set, side, row, column, &text, &learned) ||
          learned.sure == UMP_SURE_CHECKED || ump_components_n_values (self) >= UMP_COMPONENTS_MAX_VALUES)
        continue;
      value = g_new0 (UmpValue, 1);
      *value = (UmpValue){ .side = g_strdup (part->sides[side].id),
                           .row = row,
                           .column = column,
                           .value = g_steal_pointer (&text),
                           .sure = UMP_SURE_CHECKED,
                           .when = g_strdup (today),
                           .source = g_strdup (learned.source) };
      ump_set_put (mine, value);
    }
  return ump_components_changed (self, error);
}

/* ---- attributes ------------------------------------------------------------------------- */

static gboolean
concerns (const UmpPart *part, int verb, int attr)
{
  return part->n_attrs > 0 && part->verb == verb && attr >= part->first_attr &&
         attr < part->first_attr + part->n_attrs;
}

/* The row where a value belongs: that of its words, else the one that has it, else the first that is free;
 * 0: none. */
static int
row_for (UmpComponents *self, const UmpGame *game, const UmpPart *part, int side, int column,
         const char *value)
{
  int row = ump_part_row_of (part, value), vacant = 0;

  for (int k = 1; !row && k <= part->n_rows; k++) {
    UmpSlot slot = slot_of (game, part, "", side, k, column);
    UmpLearned there;

    if (!ump_components_get (self, &slot, &there))
      vacant = vacant ? vacant : k;
    else if (strcmp (there.value, value) == 0)
      row = k;
  }
  return row ? row : vacant;
}

static int
learn_value (UmpComponents *self, const UmpSetup *setup, const UmpPart *part, int column, const char *value,
             const char *today, const char *source, GError **error)
{
  int side = ump_part_side_of_seats (part, setup->n_seats);
  int row = row_for (self, setup->game, part, side, column, value);
  UmpSlot slot = slot_of (setup->game, part, "", side, row, column);
  UmpLearned there, seen = { value, UMP_SURE_CHECKED, today, source };

  if (row == 0 || !ump_part_accepts (setup->game, part, value, NULL))
    return 0;
  if (ump_components_get (self, &slot, &there) && strcmp (there.value, value) == 0)
    return 0;
  ump_components_put (self, &slot, &seen, error != NULL && *error != NULL ? NULL : error);
  return 1;
}

/* One space between items, as the game prints them; NULL for no value. */
static char *
canonical (const char *text)
{
  GString *out = NULL;
  const char *start;
  gsize n;

  while (text != NULL && (n = ump_parse_item (&text, &start)) > 0) {
    if (out == NULL)
      out = g_string_new (NULL);
    else
      g_string_append_c (out, ' ');
    g_string_append_len (out, start, (gssize) n);
  }
  return out != NULL ? g_string_free (out, FALSE) : NULL;
}

/* The round that an entry began: it stands in the table behind it. */
static int
round_of (const UmpMatch *match, guint number)
{
  g_autoptr (UmpTable) before = NULL;

  if (number == ump_match_checked (match))
    return ump_table_get (ump_match_table (match), UMP_COUNTER_ROUND);
  before = ump_match_table_at (match, number);
  return ump_table_get (before, UMP_COUNTER_ROUND);
}

/* Those whose row is known come first: the others take what is left. */
static int
learn_part (UmpComponents *self, const UmpSetup *setup, const UmpPart *part, int column,
            const UmpEntry *entry, const char *today, const char *source, GError **error)
{
  int n = 0;

  for (int known = 1; known >= 0; known--)
    for (int k = 0; k < part->n_attrs; k++) {
      g_autofree char *value = canonical (entry->values[part->first_attr + k]);

      if (value != NULL && (ump_part_row_of (part, value) > 0) == known)
        n += learn_value (self, setup, part, column, value, today, source, error);
    }
  return n;
}

int
ump_components_learn (UmpComponents *self, const UmpMatch *match, guint number, const char *today,
                      const char *source, GError **error)
{
  const UmpSetup *setup = ump_match_setup (match);
  const UmpGame *game = setup->game;
  UmpEntry *entry = ump_match_entry (match, number);
  int n = 0;

  for (int i = 0; i < game->n_parts; i++) {
    const UmpPart *part = &game->parts[i];
    int round;

    if (part->n_attrs == 0 || part->verb != entry->verb)
      continue;
    round = round_of (match, number);
    if (round >= 1 && round <= part->n_columns)
      n += learn_part (self, setup, part, round, entry, today, source, error);
  }
  return n;
}

GPtrArray *
ump_components_offers (UmpComponents *self, const UmpTable *table, int verb, int attr)
{
  const UmpGame *game = table->setup->game;
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);
  int round = ump_table_get (table, UMP_COUNTER_ROUND) + 1;

  for (int i = 0; i < game->n_parts; i++) {
    const UmpPart *part = &game->parts[i];
    int side = ump_part_side_of_seats (part, table->setup->n_seats);

    if (!concerns (part, verb, attr) || round > part->n_columns)
      continue;
    for (int row = 1; row <= part->n_rows; row++) {
      char *value;

      if (ump_components_value (self, game, part, "", side, row, round, &value, NULL))
        g_ptr_array_add (values, value);
    }
  }
  return values;
}

/* ---- comparing with the card ------------------------------------------------------------------ */

/* Whether some set has that word in the row, and is surer of it than not at all. */
static gboolean
is_sure (UmpComponents *self, const UmpGame *game, const UmpPart *part, char **sets, int side, int row,
         const char *word)
{
  for (int k = 0; sets[k] != NULL; k++) {
    g_autofree char *value = NULL;
    UmpLearned learned;

    if (ump_components_value (self, game, part, sets[k], side, row, 1, &value, &learned) &&
        learned.sure > UMP_SURE_UNCHECKED && strcmp (value, word) == 0)
      return TRUE;
  }
  return FALSE;
}

/* Which rows of the match's option are those of the set, and not known to be right from another one. */
static void
rows_in_use (UmpComponents *self, const UmpSetup *setup, const UmpPart *part, char **sets, int nth, int side,
             gboolean *in)
{
  g_auto (GStrv) words = g_strsplit (setup->option_text[part->option - 1], " ", -1);
  int n_words = (int) g_strv_length (words);

  for (int row = 1; row <= part->n_rows; row++) {
    g_autofree char *value = NULL;

    in[row - 1] = row <= n_words &&
                  ump_components_value (self, setup->game, part, sets[nth], side, row, 1, &value, NULL) &&
                  strcmp (value, words[row - 1]) == 0 &&
                  !is_sure (self, setup->game, part, sets, side, row, value);
  }
}

/* The highest row at which a player stands. */
static int
row_reached (const UmpMatch *match, const UmpPart *part)
{
  const UmpTable *table = ump_match_table (match);
  int most = 0;

  for (int seat = 0; seat < table->setup->n_seats; seat++)
    most = MAX (most, ump_table_counter (table, part->counter - 1, seat, 0));
  return most;
}

static char *
set_due (UmpComponents *self, const UmpMatch *match, const UmpPart *part, int *first, int *last)
{
  const UmpSetup *setup = ump_match_setup (match);
  g_auto (GStrv) sets = ump_components_sets (self, setup->game->kind, part->id);
  g_autofree gboolean *in = g_new0 (gboolean, part->n_rows);
  int side = part->side_option ? setup->option_value[part->side_option - 1] : 0,
      reached = row_reached (match, part);

  for (int k = 0; sets[k] != NULL; k++) {
    if (ump_components_was_asked (self, setup->game->kind, part->id, sets[k]))
      continue;
    rows_in_use (self, setup, part, sets, k, side, in);
    if (find_unchecked (self, setup->game, part, sets[k], side, in, first, last) > 0 && reached >= *first)
      return g_strdup (sets[k]);
  }
  return NULL;
}

char *
ump_components_due (UmpComponents *self, const UmpMatch *match, const UmpPart **part, int *first, int *last)
{
  const UmpGame *game = ump_match_game (match);

  for (int i = 0; i < game->n_parts; i++) {
    char *set;

    if (!game->parts[i].option || !game->parts[i].counter)
      continue;
    set = set_due (self, match, &game->parts[i], first, last);
    if (set != NULL) {
      *part = &game->parts[i];
      return set;
    }
  }
  return NULL;
}
