/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "other-moves.h"

#include <string.h>

#include "core/notation.h"
#include "offers.h"
#include "places.h"

#define MAX_MOVES 600
#define MAX_WAYS 24

/* line: canonical; words: what the log would say, NULL until somebody asks; card: its first, none without
 * one. */
typedef struct {
  char *line;
  char *words;
  UmpCard card;
} Way;

struct _UmpOtherMoves {
  UmpMatch *past;
  char *like;      /* line of the old entry */
  GPtrArray *ways; /* Way, by their cards */
  GListStore *cards;
  char *marked;
};

static void
way_free (gpointer data)
{
  Way *way = data;

  g_free (way->line);
  g_free (way->words);
  g_free (way);
}

static void
move_free (gpointer data)
{
  UmpOtherMove *move = data;

  g_free (move->line);
  g_free (move->words);
  g_free (move);
}

static Way *
way_at (UmpOtherMoves *self, guint k)
{
  return self->ways->pdata[k];
}

/* ---- collecting ------------------------------------------------------------------------------ */

static UmpCard
first_card (const UmpGame *game, const UmpMove *move)
{
  const UmpVerb *verb = &game->verbs[move->verb];

  for (int k = 0; k < UMP_MAX_ATTRS && verb->attrs[k].name != NULL; k++)
    if (ump_field_is_cards (&verb->attrs[k]) && ump_move_has (move, k) && ump_move_n (move, k) > 0)
      return ump_move_card (move, k, 0);
  return (UmpCard){ 0 };
}

static gboolean
collect (const UmpMove *move, gpointer user_data)
{
  UmpOtherMoves *self = user_data;
  const UmpSetup *setup = ump_match_setup (self->past);
  Way *way;

  if (move->bare || move->verb < 0)
    return TRUE;
  way = g_new0 (Way, 1);
  way->line = ump_notation_print_move (setup, move);
  way->card = first_card (setup->game, move);
  g_ptr_array_add (self->ways, way);
  return self->ways->len < MAX_MOVES;
}

static int
compare_faces (gconstpointer a, gconstpointer b)
{
  return (int) (*(Way *const *) a)->card.face - (int) (*(Way *const *) b)->card.face;
}

static void
offer_cards (UmpOtherMoves *self)
{
  g_autoptr (GPtrArray) offers = g_ptr_array_new_with_free_func (g_object_unref);
  guint last = 0;

  for (guint k = 0; k < self->ways->len; k++) {
    guint face = way_at (self, k)->card.face;
    UmpFaceState state = { .left = 1, .copies = 1, .origin = -1, .offered = TRUE, .on = TRUE };
    UmpFaceOffer *offer;

    if (face == last)
      continue;
    offer = ump_face_offer_new ((int) face);
    ump_face_offer_take (offer, &state);
    g_ptr_array_add (offers, offer);
    last = face;
  }
  g_list_store_splice (self->cards, 0, g_list_model_get_n_items (G_LIST_MODEL (self->cards)), offers->pdata,
                       offers->len);
}

void
ump_other_moves_set (UmpOtherMoves *self, UmpMatch *past, const UmpEntry *like)
{
  g_auto (UmpMove) partial;

  self->past = past;
  g_free (self->like);
  self->like = like != NULL ? ump_notation_print (ump_match_game (past), like) : NULL;
  g_clear_pointer (&self->marked, g_free);
  g_ptr_array_set_size (self->ways, 0);
  ump_move_init (&partial, like != NULL ? like->verb : UMP_VERB_UNKNOWN,
                 like != NULL && like->by != NULL ? ump_setup_seat (ump_match_setup (past), like->by)
                                                  : UMP_NOBODY);
  if (like == NULL || like->verb >= 0)
    ump_match_moves (past, like != NULL ? &partial : NULL, collect, self);
  g_ptr_array_sort (self->ways, compare_faces);
  offer_cards (self);
}

gboolean
ump_other_moves_has_any (UmpOtherMoves *self)
{
  return self->ways->len > 0;
}

/* ---- cards and ways ----------------------------------------------------------------------------- */

/* Words are made when they are shown: a preview tries the move on a copy of the table. */
static const char *
words_of (UmpOtherMoves *self, Way *way)
{
  g_autoptr (UmpEntry) entry = NULL;
  g_autofree UmpSay *say = NULL;
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (way->words != NULL)
    return way->words;
  say = g_new0 (UmpSay, 1);
  entry = ump_notation_parse (self->past, way->line, &verdict, NULL);
  if (entry != NULL && ump_entry_read (ump_match_setup (self->past), NULL, entry, &move, &verdict) &&
      ump_match_preview (self->past, &move, say, NULL, &verdict))
    way->words = ump_text_format (&say->what, ump_match_setup (self->past), ump_play_words ());
  if (way->words == NULL || !*way->words) {
    g_free (way->words);
    way->words = g_strdup (way->line);
  }
  return way->words;
}

/* How much of the old line is kept: words that stand at the same place. */
static int
likeness (const char *line, const char *like)
{
  g_auto (GStrv) a = g_strsplit (line, " ", -1);
  g_auto (GStrv) b = g_strsplit (like != NULL ? like : "", " ", -1);
  int same = 0;

  for (int k = 0; a[k] != NULL && b[k] != NULL; k++)
    same += g_str_equal (a[k], b[k]);
  return same;
}

GListModel *
ump_other_moves_cards (UmpOtherMoves *self)
{
  return G_LIST_MODEL (self->cards);
}

UmpCard
ump_other_moves_card (UmpOtherMoves *self, int face)
{
  for (guint k = 0; k < self->ways->len; k++)
    if (way_at (self, k)->card.face == face)
      return way_at (self, k)->card;
  return (UmpCard){ 0 };
}

const char *
ump_other_moves_best (UmpOtherMoves *self, int face)
{
  const char *best = NULL;

  for (guint k = 0; k < self->ways->len; k++) {
    const Way *way = way_at (self, k);

    if (way->card.face == face &&
        (best == NULL || likeness (way->line, self->like) > likeness (best, self->like)))
      best = way->line;
  }
  return best;
}

static void
add (GPtrArray *moves, const char *line, const char *words, gboolean chosen)
{
  UmpOtherMove *move = g_new (UmpOtherMove, 1);

  *move = (UmpOtherMove){ g_strdup (line), g_strdup (words), chosen };
  g_ptr_array_add (moves, move);
}

GPtrArray *
ump_other_moves_ways (UmpOtherMoves *self, int face)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func (move_free);
  int n = 0;

  for (guint k = 0; k < self->ways->len; k++)
    n += way_at (self, k)->card.face == face;
  for (guint k = 0; k < self->ways->len && moves->len < MAX_WAYS && (n > 1 || face == 0); k++) {
    Way *way = way_at (self, k);

    if (way->card.face == face)
      add (moves, way->line, words_of (self, way), g_strcmp0 (way->line, self->marked) == 0);
  }
  return moves;
}

/* The same, and something that may be left out besides. */
static gboolean
is_longer (const char *line, const char *than)
{
  return g_str_has_prefix (line, than) && line[strlen (than)] == ' ';
}

static void
take_marked (UmpOtherMoves *self, int face)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->cards)); i++) {
    g_autoptr (UmpFaceOffer) offer = g_list_model_get_item (G_LIST_MODEL (self->cards), i);
    UmpFaceState state = { .left = 1, .copies = 1, .origin = -1, .offered = TRUE, .on = TRUE };

    state.taken = ump_face_offer_face (offer) == face;
    ump_face_offer_take (offer, &state);
  }
}

int
ump_other_moves_mark (UmpOtherMoves *self, const char *line)
{
  int face = 0;

  for (guint k = 0; k < self->ways->len; k++) {
    const Way *way = way_at (self, k);

    /* What may be left out (a place where there is only one) need not be typed. */
    if (line != NULL && *line != '\0' &&
        (g_str_equal (way->line, line) || (face == 0 && g_str_has_prefix (way->line, line)) ||
         is_longer (line, way->line)))
      face = way->card.face;
  }
  g_free (self->marked);
  self->marked = g_strdup (line);
  take_marked (self, face);
  return face;
}

/* ---- another place in its line ------------------------------------------------------------------- */

/* Reads a line; FALSE if it is none that names a card's place, or could. now: the place that it names, taken
 * out of the move; 0 for none. */
static gboolean
read_place (UmpOtherMoves *self, const char *line, UmpMove *move, int *attr, int *zone, int *now)
{
  const UmpSetup *setup = self->past != NULL ? ump_match_setup (self->past) : NULL;
  g_autoptr (UmpEntry) entry = NULL;
  UmpVerdict verdict = { 0 };

  if (setup == NULL || line == NULL || *line == '\0')
    return FALSE;
  entry = ump_notation_parse (self->past, line, &verdict, NULL);
  if (entry == NULL || !ump_entry_read (setup, NULL, entry, move, &verdict) || move->verb < 0 ||
      !ump_place_find (setup, move, attr, zone))
    return FALSE;
  *now = ump_move_has (move, *attr) ? ump_move_int (move, *attr) : 0;
  if (*now > 0)
    ump_move_drop (move, *attr);
  return TRUE;
}

GPtrArray *
ump_other_moves_places (UmpOtherMoves *self, const char *line)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func (move_free);
  int attr = -1, zone = -1, now = 0, n = 0;
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (read_place (self, line, &move, &attr, &zone, &now))
    n = ump_table_zone (ump_match_table (self->past), zone)->n;
  for (int place = 1; n > 0 && place <= n + 1; place++) {
    g_autofree char *words = ump_place_say (self->past, zone, place), *with = NULL;

    ump_move_push (&move, attr, place);
    with = ump_notation_print_move (ump_match_setup (self->past), &move);
    ump_move_drop (&move, attr);
    add (moves, with, words, place == now);
  }
  return moves;
}

/* ---- life ------------------------------------------------------------------------------------------ */

UmpOtherMoves *
ump_other_moves_new (void)
{
  UmpOtherMoves *self = g_new0 (UmpOtherMoves, 1);

  self->ways = g_ptr_array_new_with_free_func (way_free);
  self->cards = g_list_store_new (UMP_TYPE_FACE_OFFER);
  return self;
}

void
ump_other_moves_free (UmpOtherMoves *self)
{
  g_ptr_array_unref (self->ways);
  g_object_unref (self->cards);
  g_free (self->like);
  g_free (self->marked);
  g_free (self);
}
