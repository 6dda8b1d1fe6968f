/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be entered now, sorted by what the pad can do with it. */
#include "config.h"

#include <glib/gi18n.h>

#include "card-sight.h"
#include "chooser-private.h"

#include <string.h>

/* A large deck of which only this many are possible gets large keys for these alone. */
#define LARGE_DECK 40
#define FEW_FACES 12
/* Where several are chosen, which ones there are matters more than where their keys stand, whatever the
 * deck. */
#define FEW_OF_WHICH_SEVERAL 40
#define MAX_MOVES 20000

UmpMove *
ump_chooser_move_new (int verb, int by)
{
  UmpMove *move = g_new (UmpMove, 1);

  ump_move_init (move, verb, by);
  return move;
}

void
ump_chooser_move_free (gpointer move)
{
  ump_move_clear (move);
  g_free (move);
}

void
ump_chooser_push_cards (UmpChooser *self, UmpMove *move, int attr)
{
  if (self->cards->len == 0)
    ump_move_give (move, attr);
  for (guint i = 0; i < self->cards->len; i++)
    ump_move_push_card (move, attr, (UmpCard){ .face = (guint16) g_array_index (self->cards, int, i) });
}

static int
first_card_attr (const UmpVerb *verb, gboolean *many)
{
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
    if (ump_field_is_cards (&verb->attrs[a])) {
      *many = verb->attrs[a].type == UMP_TYPE_CARDS;
      return a;
    }
  *many = FALSE;
  return -1;
}

/* Keys can make an open verb of which cards are all, or all but one thing that the game completes. */
static gboolean
is_keyed (const UmpVerb *verb)
{
  int other = 0, cards = 0;

  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    const UmpField *attr = &verb->attrs[a];
    if (ump_field_is_cards (attr))
      cards++;
    else if ((attr->flags & UMP_FIELD_OPTIONAL) == 0)
      other++;
  }
  return !verb->tally && cards > 0 && other <= 1;
}

typedef struct {
  UmpChooser *self;
  const UmpGame *game;
  gboolean tallies;
} Collect;

static gboolean
collect_move (const UmpMove *move, gpointer data)
{
  Collect *c = data;
  UmpMove *copy;

  if (move->verb < 0 || c->game->verbs[move->verb].tally != c->tallies)
    return TRUE;
  copy = ump_chooser_move_new (move->verb, move->by);
  ump_move_copy (copy, move);
  g_ptr_array_add (c->self->legal, copy);
  return c->self->legal->len < MAX_MOVES;
}

static void
collect_legal (UmpChooser *self, gboolean tallies)
{
  UmpMatch *match = ump_play_match (self->play);
  Collect c = { .self = self, .game = ump_match_game (match), .tallies = tallies };

  g_ptr_array_set_size (self->legal, 0);
  ump_match_moves (match, NULL, collect_move, &c);
}

static void
offer (UmpChooser *self, const UmpMove *move, guint8 how)
{
  int attr = self->verbs[move->verb].card;

  if (attr < 0 || move->bare)
    return;
  for (int k = 0; k < ump_move_n (move, attr); k++) {
    guint16 face = ump_move_card (move, attr, k).face;
    self->offered[face] = MAX (self->offered[face], how);
  }
}

static gboolean
offer_candidate (const UmpMove *move, gpointer data)
{
  Collect *c = data;

  if (move->verb >= 0 && !c->game->verbs[move->verb].tally)
    offer (c->self, move, 1);
  return TRUE;
}

/* Cards that the game thinks of but does not allow now are shown too, dimmed. */
static void
offer_candidates (UmpChooser *self)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpGame *game = ump_match_game (match);
  Collect c = { .self = self, .game = game };
  g_auto (UmpMove) partial;

  ump_move_init (&partial, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_game_candidates (ump_match_table (match), &partial, offer_candidate, &c);
}

static void
sort_verbs (UmpChooser *self, const UmpGame *game, const UmpTable *table)
{
  for (int v = 0; v < game->n_verbs; v++) {
    UmpChooserVerb *verb = &self->verbs[v];
    *verb = (UmpChooserVerb){ .by = game->verbs[v].player ? ump_table_turn (table) : UMP_NOBODY };
    verb->card = first_card_attr (&game->verbs[v], &verb->many);
    verb->keyed = is_keyed (&game->verbs[v]);
    self->used[v] = 0;
  }
  for (guint i = 0; i < self->legal->len; i++) {
    const UmpMove *move = g_ptr_array_index (self->legal, i);
    UmpChooserVerb *verb = &self->verbs[move->verb];
    verb->by = move->by;
    verb->moves++;
    verb->bare |= move->bare;
    for (int a = 0; a < UMP_MAX_ATTRS; a++)
      if (ump_move_has (move, a))
        self->used[move->verb] |= 1u << a;
    offer (self, move, 2);
  }
}

static void
look_at_deck (UmpChooser *self, const UmpSetup *setup, const UmpTable *table)
{
  const UmpGame *game = setup->game;
  gboolean open = FALSE, single = FALSE;
  int faces = 0, offered = 0;

  for (int v = 0; v < game->n_verbs; v++) {
    const UmpChooserVerb *verb = &self->verbs[v];
    if (verb->moves == 0 || verb->card < 0 || (verb->bare && !verb->keyed))
      continue;
    self->deck = TRUE;
    self->several |= verb->many;
    self->tray |= verb->many && verb->bare && game->verbs[v].player && game->sketch != NULL;
    open |= verb->bare;
    single |= !verb->bare;
  }
  for (int f = 1; f < game->n_faces; f++)
    if (open && !single && ump_card_left (table, f) > 0)
      self->offered[f] = 2;
  if (!open && self->legal->len > 0)
    offer_candidates (self);
  for (int f = 1; f < game->n_faces; f++) {
    faces += setup->copies[f] > 0;
    offered += self->offered[f] > 0;
  }
  self->few = !open && offered > 0 &&
              (self->several && !self->tray ? offered <= FEW_OF_WHICH_SEVERAL
                                            : faces > LARGE_DECK && offered <= FEW_FACES);
  /* a few cards that mean something to the game are shown even when none of them can be played now, but no
   * cards at all where none is meant */
  self->deck = (self->deck && (open || offered > 0)) || self->few;
}

/* A tally that is people and numbers (or short words) is a grid; others are forms. */
static UmpChooserMode
form_mode (const UmpVerb *verb)
{
  gboolean people = FALSE;

  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    const UmpField *attr = &verb->attrs[a];
    if (attr->type == UMP_TYPE_PLAYER)
      people = TRUE;
    else if (attr->type != UMP_TYPE_INT && attr->type != UMP_TYPE_CHOICE && attr->item == NULL)
      return UMP_CHOOSER_FORM;
  }
  return people && verb->tally ? UMP_CHOOSER_TALLY : UMP_CHOOSER_FORM;
}

static void
find_mode (UmpChooser *self, const UmpGame *game)
{
  int form = UMP_VERB_UNKNOWN;
  gboolean keys = FALSE;

  for (guint i = 0; i < self->legal->len; i++) {
    const UmpMove *move = g_ptr_array_index (self->legal, i);
    if (!move->bare || self->verbs[move->verb].keyed)
      keys = TRUE;
    else if (form == UMP_VERB_UNKNOWN || move->verb == self->asked)
      form = move->verb;
  }
  self->verb = form;
  if (self->legal->len == 0)
    self->mode = UMP_CHOOSER_NOTHING;
  else if (game->no_table)
    self->mode = form != UMP_VERB_UNKNOWN ? UMP_CHOOSER_SHEET : UMP_CHOOSER_KEYS;
  else if (form != UMP_VERB_UNKNOWN && (!keys || form == self->asked))
    self->mode = form_mode (&game->verbs[form]);
  else
    self->mode = UMP_CHOOSER_KEYS;
}

void
ump_chooser_collect (UmpChooser *self)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);
  const UmpTable *table = ump_match_table (match);
  const UmpGame *game = setup->game;
  gboolean tallies = ump_play_tally_mode (self->play);

  self->verbs = g_renew (UmpChooserVerb, self->verbs, game->n_verbs + 1);
  self->used = g_renew (guint, self->used, game->n_verbs + 1);
  self->offered = g_realloc (self->offered, (gsize) game->n_faces + 1);
  memset (self->offered, 0, (gsize) game->n_faces + 1);
  self->deck = self->several = self->tray = self->few = FALSE;
  g_ptr_array_set_size (self->legal, 0);
  if (!ump_play_is_read_only (self->play)) {
    collect_legal (self, tallies);
    if (self->legal->len == 0)
      collect_legal (self, !tallies);
  }
  sort_verbs (self, game, table);
  look_at_deck (self, setup, table);
  find_mode (self, game);
}

int
ump_chooser_card_verb (UmpChooser *self)
{
  const UmpGame *game = ump_play_game (self->play);
  gboolean several = self->cards->len > 1;
  int found = UMP_VERB_UNKNOWN;

  for (int v = 0; v < game->n_verbs; v++) {
    const UmpChooserVerb *verb = &self->verbs[v];
    if (verb->card < 0 || verb->moves == 0 || (verb->bare && !verb->keyed))
      continue;
    if (found == UMP_VERB_UNKNOWN || (verb->many == several && self->verbs[found].many != several))
      found = v;
  }
  return found;
}

/* ---- what a move says ------------------------------------------------------------------------------ */

/* Whether two moves put the same cards to the same place, as something else. */
gboolean
ump_chooser_is_alike (const UmpMove *a, const UmpMove *b, int card)
{
  if (a->verb != b->verb || card < 0)
    return FALSE;
  for (int k = 0; k < UMP_MAX_ATTRS; k++) {
    if (k == card)
      continue;
    if (ump_move_n (a, k) != ump_move_n (b, k))
      return FALSE;
    for (int i = 0; i < ump_move_n (a, k); i++)
      if (ump_move_value (a, k, i) != ump_move_value (b, k, i))
        return FALSE;
  }
  return TRUE;
}

int
ump_chooser_named_zone (UmpChooser *self, const UmpMove *move, gboolean floors)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  const UmpVerb *verb = &setup->game->verbs[move->verb];

  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    const UmpField *attr = &verb->attrs[a];
    if (attr->zone > 0 && attr->type == UMP_TYPE_INT && ump_move_has (move, a) &&
        (!floors || setup->game->zones[attr->zone - 1].layout == UMP_LAYOUT_FLOORS))
      return ump_zone_index (setup, attr->zone - 1, 0, ump_move_int (move, a) - attr->min);
  }
  return -1;
}
