/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways to go on from what is chosen. */
#include "config.h"

#include <glib/gi18n.h>

#include "chooser-private.h"

#include <string.h>

static UmpChooserItem *
add_item (UmpChooser *self, const UmpMove *move, gboolean legal, const UmpVerdict *verdict)
{
  UmpChooserItem *item = ump_chooser_item_new (move);

  item->legal = legal;
  if (verdict != NULL)
    item->verdict = *verdict;
  g_ptr_array_add (self->items, item);
  return item;
}

static gboolean
is_there (UmpChooser *self, const UmpMove *move)
{
  for (guint i = 0; i < self->items->len; i++)
    if (ump_move_equal (&((UmpChooserItem *) g_ptr_array_index (self->items, i))->move, move))
      return TRUE;
  return FALSE;
}

/* Whether a legal item says all that the move says, and more: then the move only lacks that. */
static gboolean
is_begun (UmpChooser *self, const UmpMove *move)
{
  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    gboolean same = item->legal && item->move.verb == move->verb;
    for (int a = 0; same && a < UMP_MAX_ATTRS; a++) {
      if (!ump_move_has (move, a))
        continue;
      same = ump_move_n (&item->move, a) == ump_move_n (move, a);
      for (int k = 0; same && k < ump_move_n (move, a); k++)
        same = ump_move_value (&item->move, a, k) == ump_move_value (move, a, k);
    }
    if (same)
      return TRUE;
  }
  return FALSE;
}

/* Whether the move's cards are just the chosen ones, in any order. */
static gboolean
has_chosen_cards (UmpChooser *self, const UmpMove *move, int attr)
{
  int n = attr >= 0 && ump_move_has (move, attr) ? ump_move_n (move, attr) : 0;

  if (n != (int) self->cards->len)
    return FALSE;
  for (int k = 0; k < n; k++) {
    int face = ump_move_card (move, attr, k).face, here = 0, chosen = 0;
    for (int j = 0; j < n; j++) {
      here += ump_move_card (move, attr, j).face == face;
      chosen += g_array_index (self->cards, int, j) == face;
    }
    if (here != chosen)
      return FALSE;
  }
  return TRUE;
}

static void
add_legal (UmpChooser *self, int v)
{
  for (guint i = 0; i < self->legal->len && self->items->len < UMP_CHOOSER_MAX_ITEMS; i++) {
    const UmpMove *move = g_ptr_array_index (self->legal, i);
    if (move->verb == v && !move->bare && has_chosen_cards (self, move, self->verbs[v].card))
      add_item (self, move, TRUE, NULL);
  }
}

/* What is done with one card keeps its key while none, or more than one, is chosen. */
static void
add_waiting (UmpChooser *self, int v)
{
  UmpVerdict verdict = { .kind = UMP_FORM, .rule = -1, .reason.message = N_ ("Choose one card first.") };
  UmpChooserItem *item;
  g_auto (UmpMove) move;

  ump_move_init (&move, v, self->verbs[v].by);
  item = add_item (self, &move, FALSE, &verdict);
  item->outcome = g_strdup (_ ("choose one"));
}

/* ---- what is not possible, to be shown dimmed ------------------------------------------- */

static int
n_values (const UmpField *attr, const UmpSetup *setup)
{
  switch (attr->type) {
  case UMP_TYPE_INT: return attr->max - attr->min < 15 ? attr->max - attr->min + 1 : -1;
  case UMP_TYPE_PLAYER: return setup->n_seats;
  case UMP_TYPE_CHOICE: return ump_field_n_words (attr);
  default: return -1;
  }
}

/* What may be left out is varied where it makes a difference now, and where it can be. */
static gboolean
is_varied (UmpChooser *self, int v, int a)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  const UmpField *attr = &setup->game->verbs[v].attrs[a];

  return (attr->flags & UMP_FIELD_OPTIONAL) == 0 ||
         ((self->used[v] & 1u << a) != 0 && n_values (attr, setup) > 0);
}

typedef struct {
  UmpChooser *self;
  const UmpVerb *verb;
  const UmpSetup *setup;
  int v;
  gboolean only_rules; /* "not the moment" is no reason to show a key */
} Variation;

static void
add_variation (Variation *var, UmpMove *move)
{
  UmpChooser *self = var->self;
  UmpVerdict verdict = { 0 };
  int card = self->verbs[var->v].card;
  gboolean missing =
      card >= 0 && !ump_move_has (move, card) && (var->verb->attrs[card].flags & UMP_FIELD_OPTIONAL) == 0;

  if (self->items->len >= UMP_CHOOSER_MAX_ITEMS || is_there (self, move))
    return;
  if (missing) {
    verdict.kind = UMP_FORM;
    verdict.rule = -1;
    verdict.reason.message = N_ ("Choose the card first.");
    add_item (self, move, FALSE, &verdict);
    return;
  }
  if (ump_match_judge_move (ump_play_match (self->play), move, &verdict)) {
    add_item (self, move, TRUE, NULL);
    return;
  }
  if (verdict.kind == UMP_FORM && is_begun (self, move))
    return;
  if (!var->only_rules || verdict.kind == UMP_RULE)
    add_item (self, move, FALSE, &verdict);
}

static void
vary (Variation *var, UmpMove *move, int a)
{
  const UmpField *attr;
  int n;

  if (a == UMP_MAX_ATTRS || var->verb->attrs[a].name == NULL) {
    add_variation (var, move);
    return;
  }
  attr = &var->verb->attrs[a];
  if (a == var->self->verbs[var->v].card || !is_varied (var->self, var->v, a)) {
    vary (var, move, a + 1);
    return;
  }
  n = n_values (attr, var->setup);
  /* in a grid the key that leaves the word out is always there */
  if ((attr->flags & UMP_FIELD_OPTIONAL) != 0 && ump_chooser_is_grid_verb (var->self, var->v))
    vary (var, move, a + 1);
  for (int k = 0; k < n; k++) {
    if (attr->type == UMP_TYPE_CHOICE && !ump_chooser_is_in_play (var->self, attr->words[k]))
      continue;
    ump_move_push (move, a, attr->type == UMP_TYPE_INT ? attr->min + k : k);
    vary (var, move, a + 1);
    ump_move_drop (move, a);
  }
}

/* How many variations there would be; 0 where an attribute cannot be varied, or where there are too many. */
static int
n_variations (UmpChooser *self, int v)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  const UmpVerb *verb = &setup->game->verbs[v];
  int n = 1;

  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
    if (a != self->verbs[v].card && is_varied (self, v, a))
      n *= MAX (n_values (&verb->attrs[a], setup), 0);
  return n <= UMP_CHOOSER_MAX_ITEMS ? n : 0;
}

gboolean
ump_chooser_is_open (UmpChooser *self, int v)
{
  return n_variations (self, v) > 1;
}

static void
add_others (UmpChooser *self, int v, gboolean only_rules)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  Variation var = {
    .self = self, .verb = &setup->game->verbs[v], .setup = setup, .v = v, .only_rules = only_rules
  };
  const UmpChooserVerb *verb = &self->verbs[v];
  g_auto (UmpMove) move;

  ump_move_init (&move, v, verb->by);
  if (n_variations (self, v) == 0)
    return;
  if (verb->card >= 0 && self->cards->len > 0)
    ump_chooser_push_cards (self, &move, verb->card);
  vary (&var, &move, 0);
}

/* ---- open verbs ---------------------------------------------------------------------------- */

static gboolean
add_completion (const UmpMove *move, gpointer data)
{
  UmpChooser *self = data;
  const UmpVerb *verb = &ump_play_game (self->play)->verbs[move->verb];
  guint cards = 0;

  if (move->bare)
    return TRUE;
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
    if (ump_field_is_cards (&verb->attrs[a]))
      cards += (guint) ump_move_n (move, a);
  if (cards == self->cards->len && !is_there (self, move))
    add_item (self, move, TRUE, NULL);
  return self->items->len < UMP_CHOOSER_MAX_ITEMS;
}

/* The first way to divide the cards, whether it is allowed or not. */
static gboolean
note_divided (const UmpMove *move, gpointer data)
{
  if (!move->bare)
    ump_move_copy (data, move);
  return move->bare;
}

/* Cards that are all that is asked for, and yet may not be laid: the item says why. */
static gboolean
add_divided (UmpChooser *self, const UmpMove *loose)
{
  UmpMatch *match = ump_play_match (self->play);
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_game_candidates (ump_match_table (match), loose, note_divided, &move);
  if (move.verb < 0 || ump_match_judge_move (match, &move, &verdict))
    return FALSE;
  add_item (self, &move, FALSE, &verdict);
  return TRUE;
}

static void
add_open (UmpChooser *self, int v)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpChooserVerb *verb = &self->verbs[v];
  guint before = self->items->len;
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;

  ump_move_init (&move, v, verb->by);
  ump_chooser_push_cards (self, &move, verb->card);
  ump_match_moves (match, &move, add_completion, self);
  if (self->items->len > before)
    return;
  if (self->tray && add_divided (self, &move))
    return;
  if (ump_match_judge_move (match, &move, &verdict))
    add_item (self, &move, TRUE, NULL);
  else if (ump_play_game (self->play)->verbs[v].player)
    add_item (self, &move, FALSE, &verdict);
  else /* it enters itself with the last card: until then the title says what is missing */
    self->progress = verdict.brief.message != NULL
                         ? ump_text_format (&verdict.brief, ump_match_setup (match), ump_play_words ())
                         : ump_match_reason (match, &verdict, ump_play_words ());
}

/* ---- all --------------------------------------------------------------------------------------- */

/* The zone on the table that shows what the move does: where the chosen card lies then, or what it takes
 * from. */
static int
target_zone (UmpChooser *self, const UmpTable *after)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);
  const UmpTable *before = ump_match_table (match);
  int face = self->cards->len > 0 ? g_array_index (self->cards, int, 0) : 0, taken = -1;

  for (int z = 0; z < setup->n_zones; z++) {
    const UmpZone *was = ump_table_zone (before, z), *is = ump_table_zone (after, z);
    UmpLayout layout = setup->game->zones[setup->zones[z].def].layout;
    if (layout == UMP_LAYOUT_NONE || layout == UMP_LAYOUT_SEAT)
      continue;
    if (face > 0 && ump_zone_find (is, face) >= 0 && (is->n != was->n || ump_zone_find (was, face) < 0))
      return z;
    if (face == 0 && is->n < was->n && taken < 0 && layout == UMP_LAYOUT_STACK)
      taken = z;
  }
  return taken;
}

static gboolean
is_chosen (UmpChooser *self, int face)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (face > 0 && g_array_index (self->cards, int, i) == face)
      return TRUE;
  return FALSE;
}

static gboolean
has_card (UmpChooser *self, const UmpMove *move, int face)
{
  int card = self->verbs[move->verb].card;

  for (int k = 0; card >= 0 && face > 0 && k < ump_move_n (move, card); k++)
    if (ump_move_card (move, card, k).face == face)
      return TRUE;
  return FALSE;
}

/* Where a card that an effect puts into a zone lies among the cards that are there now. Those that the
 * effects before
 * it took away are still shown: what is put behind the rest comes behind them too. */
static int
place_now (const UmpTable *now, const UmpEffects *effects, gsize index)
{
  const UmpEffect *e = &effects->items[index];
  int n = ump_table_zone (now, e->move.to)->n, then = n;

  for (gsize i = 0; i < index; i++) {
    const UmpEffect *earlier = &effects->items[i];
    if (earlier->type != UMP_EFFECT_MOVE)
      continue;
    then += (earlier->move.to == e->move.to) - (earlier->from == e->move.to);
  }
  return e->move.to_at >= then ? n : MIN (e->move.to_at, n);
}

/* Where on the table a card of the choice is put down first, whatever becomes of it then; -1: nowhere. move:
 * the card is one of its cards instead. */
static int
find_ghost (UmpChooser *self, const UmpEffects *effects, const UmpMove *move, UmpCard *card, int *at)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);

  for (gsize i = 0; i < effects->n; i++) {
    const UmpEffect *e = &effects->items[i];
    UmpLayout layout;
    if (e->type != UMP_EFFECT_MOVE ||
        !(move != NULL ? has_card (self, move, e->move.after.face) : is_chosen (self, e->move.after.face)))
      continue;
    layout = setup->game->zones[setup->zones[e->move.to].def].layout;
    if (layout == UMP_LAYOUT_NONE || layout == UMP_LAYOUT_SEAT)
      continue;
    *card = e->move.after;
    *at = place_now (ump_match_table (match), effects, i);
    return e->move.to;
  }
  return -1;
}

int
ump_chooser_said_ghost (UmpChooser *self, UmpCard *card, int *at, int *by, gboolean *refused)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpAnswer *answer = ump_play_answer (self->play);
  gboolean wrong = answer->type == UMP_ANSWER_REFUSED || answer->type == UMP_ANSWER_NOT_NOW;
  UmpEntry *entry = ump_play_typed (self->play);
  UmpVerdict verdict = { 0 };
  UmpEffects effects = { 0 };
  int zone = -1;
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  entry = entry == NULL && wrong ? answer->entry : entry;
  if (!ump_play_is_now (self->play) || entry == NULL || entry->verb < 0 ||
      !ump_entry_read (ump_match_setup (match), NULL, entry, &move, &verdict))
    return -1;
  *refused = !ump_match_try (match, &move, NULL, NULL, &effects, &verdict);
  if (!*refused || ump_match_try_ruled (match, &move, NULL, &effects))
    zone = find_ghost (self, &effects, &move, card, at);
  *by = move.by;
  ump_effects_clear (&effects);
  return zone;
}

static UmpSign
sign_of (const UmpGame *game, const UmpMove *move)
{
  const UmpVerb *verb = &game->verbs[move->verb];

  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
    if (verb->attrs[a].word_signs != NULL && ump_move_has (move, a))
      return verb->attrs[a].word_signs[ump_move_int (move, a)];
  return UMP_SIGN_NONE;
}

static void
look_ahead (UmpChooser *self, UmpChooserItem *item, UmpSay *say)
{
  g_autoptr (UmpTable) after = NULL;
  UmpEffects effects = { 0 };
  UmpVerdict verdict = { 0 };

  memset (say, 0, sizeof *say);
  if (!ump_match_try (ump_play_match (self->play), &item->move, say, &after, &effects, &verdict))
    return;
  item->zone = find_ghost (self, &effects, NULL, &item->ghost, &item->ghost_at);
  if (item->zone < 0)
    item->zone = target_zone (self, after);
  if (ump_chooser_named_zone (self, &item->move, TRUE) >= 0) {
    item->zone = ump_chooser_named_zone (self, &item->move, TRUE);
    item->ghost_at = -1;
  }
  ump_effects_clear (&effects);
  /* who only records is not told what would happen */
  if (ump_play_advises (self->play)) {
    item->outcome = ump_chooser_words (self, &say->outcome);
    item->beside = ump_chooser_words (self, &say->beside);
    if (item->beside == NULL)
      item->beside = g_strdup (item->outcome);
    item->warns = say->warns;
  } else {
    item->ghost_at = -1;
  }
}

/* Of a grid the digits take what leaves the word out. */
static gboolean
give_row_digits (UmpChooser *self)
{
  UmpChooserGrid grid;

  if (!ump_chooser_grid (self, &grid))
    return FALSE;
  for (int r = 0; r < grid.n_rows; r++) {
    int last = grid.items[r][grid.n_columns - 1];
    if (last >= 0 && grid.rows[r] >= 1 && grid.rows[r] <= 9)
      ((UmpChooserItem *) g_ptr_array_index (self->items, (guint) last))->digit = grid.rows[r];
  }
  return TRUE;
}

/* The one number that each item of the same verb has is its digit; else they are counted. */
static gboolean
number_of (UmpChooser *self, const UmpMove *move, int *number)
{
  const UmpVerb *verb = &ump_play_game (self->play)->verbs[move->verb];
  int found = 0;

  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
    if (ump_move_has (move, a) && a != self->verbs[move->verb].card) {
      found++;
      if (verb->attrs[a].type != UMP_TYPE_INT)
        return FALSE;
      *number = ump_move_int (move, a);
    }
  return found == 1 && *number >= 1 && *number <= 10;
}

static void
give_digits (UmpChooser *self)
{
  gboolean numbers = TRUE;
  int number = 0, verb = -1;
  guint k = 0;

  if (give_row_digits (self))
    return;
  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    numbers &= number_of (self, &item->move, &number) && (verb == -1 || verb == item->move.verb);
    verb = item->move.verb;
  }
  for (guint i = 0; i < self->items->len; i++) {
    UmpChooserItem *item = g_ptr_array_index (self->items, i);
    /* what is not laid out as keys has no digit */
    if (item->place == UMP_ITEM_BESIDE || (item->place == UMP_ITEM_TRAY && !item->legal))
      continue;
    if (numbers && number_of (self, &item->move, &number))
      item->digit = item->number = number;
    else if (item->first != i) /* they share one */
      item->digit = k;
    else
      item->digit = k < 9 ? (int) ++k : 0;
  }
}

/* Whether the values are the floors of a house: the highest comes first, as it stands. */
static gboolean
are_floors (const UmpGame *game, const UmpMove *move, int attr)
{
  const UmpField *a = move->verb >= 0 ? &game->verbs[move->verb].attrs[attr] : NULL;

  return a != NULL && a->zone > 0 && a->type == UMP_TYPE_INT &&
         game->zones[a->zone - 1].layout == UMP_LAYOUT_FLOORS;
}

/* Always in the same order, whether possible or not: the hand learns where they are. */
static int
compare_items (gconstpointer a, gconstpointer b, gpointer game)
{
  const UmpMove *one = &(*(UmpChooserItem *const *) a)->move, *other = &(*(UmpChooserItem *const *) b)->move;

  if (one->verb != other->verb)
    return one->verb - other->verb;
  for (int k = 0; k < UMP_MAX_ATTRS; k++) {
    int n = ump_move_n (one, k), m = ump_move_n (other, k);
    if (n != m)
      return n - m;
    /* a number, a word, or the halves of a place; longer lists are as the game gives them */
    for (int j = 0; j < n && n <= 2; j++)
      if (ump_move_value (one, k, j) != ump_move_value (other, k, j))
        return (ump_move_value (one, k, j) < ump_move_value (other, k, j)) == are_floors (game, one, k) ? 1
                                                                                                        : -1;
  }
  return 0;
}

static void
give_words (UmpChooser *self)
{
  const UmpGame *game = ump_play_game (self->play);
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  gboolean mixed = FALSE;

  for (guint i = 0; i < self->items->len; i++) {
    UmpChooserItem *item = g_ptr_array_index (self->items, i);
    const UmpChooserItem *first = g_ptr_array_index (self->items, 0);
    const UmpVerb *verb = &game->verbs[item->move.verb];
    mixed |= item->move.verb != first->move.verb && item->place == first->place;
    item->big = item->place == UMP_ITEM_PAD;
    item->sign = sign_of (game, &item->move);
    for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
      if (ump_move_has (&item->move, a))
        item->big = FALSE;
    if (item->legal)
      look_ahead (self, item, say);
    else
      item->zone = ump_chooser_named_zone (self, &item->move, FALSE);
  }
  for (guint i = 0; i < self->items->len; i++) {
    UmpChooserItem *item = g_ptr_array_index (self->items, i);
    item->label = ump_chooser_label (self, item, mixed);
  }
}

static void
give_reasons (UmpChooser *self)
{
  UmpMatch *match = ump_play_match (self->play);

  for (guint i = 0; i < self->items->len; i++) {
    UmpChooserItem *item = g_ptr_array_index (self->items, i);

    if (item->legal)
      continue;
    item->brief = ump_chooser_words (self, &item->verdict.brief);
    if (item->verdict.rule >= 0)
      item->reason = ump_match_reason (match, &item->verdict, ump_play_words ());
  }
}

/* Whether a verb that is about one kind of card has its turn: that card is chosen, or no card can be. */
static gboolean
is_about (UmpChooser *self, int face)
{
  return face == 0 || !self->deck || (self->cards->len == 1 && g_array_index (self->cards, int, 0) == face);
}

static UmpItemPlace
place_of (UmpChooser *self, int v)
{
  const UmpVerb *verb = &ump_play_game (self->play)->verbs[v];

  if (!self->tray)
    return UMP_ITEM_PAD;
  if ((self->verbs[v].bare && self->verbs[v].many) || verb->face > 0)
    return UMP_ITEM_TRAY;
  return self->verbs[v].card >= 0 && !self->verbs[v].many ? UMP_ITEM_BESIDE : UMP_ITEM_PAD;
}

/* What no value of a verb makes possible, for one and the same reason, is no choice: no keys that all say
 * it. What a player says is no choice while there is nobody who could. */
static void
add_refused (UmpChooser *self, int v)
{
  guint first = self->items->len, alike = first + 1;

  if (ump_play_game (self->play)->verbs[v].player && self->verbs[v].by == UMP_NOBODY)
    return;
  add_others (self, v, TRUE);
  while (alike < self->items->len) {
    const UmpChooserItem *one = g_ptr_array_index (self->items, first),
                         *other = g_ptr_array_index (self->items, alike);

    if (one->verdict.rule != other->verdict.rule ||
        one->verdict.reason.message != other->verdict.reason.message)
      return;
    alike++;
  }
  if (alike > first + 1)
    g_ptr_array_set_size (self->items, (int) first);
}

/* Whether a verb is for other cards than the chosen one, which another verb takes from where it lies. A key
 * that came and went would move the rest. */
static gboolean
is_for_others (UmpChooser *self, int v)
{
  int by_origin = self->cards->len == 1
                      ? ump_chooser_verb_by_origin (self, g_array_index (self->cards, int, 0))
                      : UMP_VERB_UNKNOWN;

  return by_origin >= 0 && by_origin != v && n_variations (self, v) == 1;
}

void
ump_chooser_make_items (UmpChooser *self)
{
  const UmpGame *game = ump_play_game (self->play);
  gboolean chosen = self->cards->len > 0;

  g_ptr_array_set_size (self->items, 0);
  g_clear_pointer (&self->progress, g_free);
  if (self->mode == UMP_CHOOSER_NOTHING || self->mode == UMP_CHOOSER_FORM || self->mode == UMP_CHOOSER_TALLY)
    return;
  for (int v = 0; v < game->n_verbs; v++) {
    const UmpChooserVerb *verb = &self->verbs[v];
    gboolean takes_cards = verb->card >= 0;

    if (game->verbs[v].tally || (verb->bare && !verb->keyed) || !is_about (self, game->verbs[v].face))
      continue;
    if (place_of (self, v) == UMP_ITEM_BESIDE && verb->moves > 0 && self->cards->len != 1) {
      add_waiting (self, v);
      continue;
    }
    if (verb->bare) {
      if (chosen && (verb->many || self->cards->len == 1))
        add_open (self, v);
      continue;
    }
    if (takes_cards && !verb->many && self->cards->len > 1)
      continue;
    if (!takes_cards && chosen && self->mode == UMP_CHOOSER_KEYS && verb->moves > 0) {
      /* what needs no card stays where it was */
      for (guint i = 0; i < self->legal->len && self->items->len < UMP_CHOOSER_MAX_ITEMS; i++)
        if (((UmpMove *) g_ptr_array_index (self->legal, i))->verb == v)
          add_item (self, g_ptr_array_index (self->legal, i), TRUE, NULL);
      continue;
    }
    add_legal (self, v);
    if (verb->moves > 0 &&
        (!takes_cards || (chosen && !is_for_others (self, v)) || n_variations (self, v) > 1))
      add_others (self, v, FALSE);
    else if (verb->moves == 0 && !takes_cards)
      add_refused (self, v);
  }
  g_ptr_array_sort_with_data (self->items, compare_items, (gpointer) game);
  for (guint i = 0; i < self->items->len; i++) {
    UmpChooserItem *item = g_ptr_array_index (self->items, i);
    item->place = place_of (self, item->move.verb);
  }
  ump_chooser_mark_kept (self);
  give_words (self);
  give_reasons (self);
  ump_chooser_find_picks (self);
  give_digits (self);
  for (guint i = 0; self->half > 0 && i < self->items->len; i++) {
    UmpChooserItem *item = g_ptr_array_index (self->items, i);

    item->kept |= item->digit == self->half;
  }
}
