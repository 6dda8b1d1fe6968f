/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "typed.h"

#include <string.h>

#include "card-sight.h"
#include "core/notation.h"
#include "entry-words.h"
#include "next-turn.h"
#include "play-answer.h"
#include "typed-cards.h"

#define MAX_CANDIDATES 20000
#define MAX_WORDS 60
#define MAX_SHOWN 6

/* order: its words come in the order of the typed ones. */
typedef struct {
  UmpMove move;
  gboolean legal;
  gboolean order;
} Found;

/* typed: words, borrowed. as: who says it instead of who is to move, UMP_NOBODY for nobody else.
 * cards: of a list, NULL where none is looked for; vague: what may be several cards, or NULL; why: what a
 * list of them is refused for. */
typedef struct {
  UmpPlay *play;
  UmpMatch *match;
  const UmpTable *table;
  char **line;
  char **typed;
  GPtrArray *rest;
  GArray *cards;
  const char *vague;
  UmpVerdict why;
  gboolean *known; /* by typed word: some move has it */
  GPtrArray *found;
  int as;
  guint seen;
} Search;

static void
found_free (gpointer data)
{
  ump_move_clear (&((Found *) data)->move);
  g_free (data);
}

static void
move_free (gpointer data)
{
  ump_move_clear (data);
  g_free (data);
}

/* ---- words ----------------------------------------------------------------------------------- */

/* Words of one part of a move; each once, however many ways there are to say the part. */
typedef struct {
  GPtrArray *all;
  guint part;
} Words;

static void
add_word (Words *words, const char *word)
{
  for (guint i = words->part; i < words->all->len; i++)
    if (g_str_equal (words->all->pdata[i], word))
      return;
  if (*word != '\0' && words->all->len < MAX_WORDS)
    g_ptr_array_add (words->all, g_strdup (word));
}

/* Each of its words, and all of them as a card of notation has them: "cat", "4", "cat-4". */
static void
add_text (Words *words, const char *text)
{
  g_autoptr (GPtrArray) all = ump_typed_split (text);
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < all->len; i++) {
    add_word (words, all->pdata[i]);
    g_string_append_printf (name, "%s%s", i > 0 ? "-" : "", (char *) all->pdata[i]);
  }
  add_word (words, name->str);
}

static void
add_zone (Words *words, const UmpSetup *setup, int zone)
{
  UmpText title = ump_setup_zone_title (setup, zone);
  g_autofree char *name = ump_text_format (&title, setup, ump_play_words ());

  add_text (words, name);
}

static void
add_value (Words *words, const UmpSetup *setup, const UmpMove *move, const UmpField *field, int a, int k)
{
  int value = ump_field_is_cards (field) ? 0 : ump_move_value (move, a, k);
  g_autofree char *text = NULL;

  switch (field->type) {
  case UMP_TYPE_CARD:
  case UMP_TYPE_CARDS:
    text = ump_card_spoken (setup, ump_move_card (move, a, k), FALSE);
    add_text (words, text);
    add_text (words, setup->game->faces[ump_move_card (move, a, k).face].id);
    break;
  case UMP_TYPE_CHOICE:
  case UMP_TYPE_WORDS:
    add_text (words, ump_title_of_word (field, value));
    add_text (words, field->words[value]);
    break;
  case UMP_TYPE_PLAYER:
    add_text (words, setup->shown[value]);
    add_text (words, setup->ids[value]);
    break;
  case UMP_TYPE_INT:
    if (field->zone > 0)
      add_zone (words, setup, ump_zone_index (setup, field->zone - 1, 0, value - field->min));
    else
      add_text (words, ump_title_of_field (field));
    text = g_strdup_printf ("%d", value);
    add_text (words, text);
    break;
  default: break;
  }
}

/* An own type has words of its own for all its values together. */
static void
add_own (Words *words, const UmpSetup *setup, const UmpMove *move, const UmpField *field, int a)
{
  g_autoptr (GString) printed = g_string_new (NULL);

  if (field->label != NULL) {
    UmpText label = field->label (setup, move, a);
    g_autofree char *text = ump_text_format (&label, setup, ump_play_words ());

    add_text (words, text);
  }
  field->print (setup, move, a, printed);
  add_text (words, printed->str);
}

/* Cards are words of their own. */
static void
add_piece (const char *text, const void *card, gpointer words)
{
  if (card == NULL)
    add_text (words, text);
}

/* As the log would say it: "adds", "to group 2 of Bea". */
static void
add_said (Words *words, const UmpSetup *setup, const UmpMove *move)
{
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);

  words->part = words->all->len;
  ump_move_words (setup, move, say);
  ump_text_pieces (&say->what, setup, ump_play_words (), add_piece, words);
}

/* In the order in which people say them: who, what, and the parts as notation has them. */
static GPtrArray *
words_of (const UmpSetup *setup, const UmpMove *move)
{
  const UmpVerb *verb = &setup->game->verbs[move->verb];
  Words words = { .all = g_ptr_array_new_with_free_func (g_free) };

  if (move->by != UMP_NOBODY) {
    add_text (&words, setup->shown[move->by]);
    add_text (&words, setup->ids[move->by]);
  }
  words.part = words.all->len;
  add_text (&words, ump_title_of_verb (verb));
  add_text (&words, verb->name);
  if (!move->bare)
    add_said (&words, setup, move);
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    const UmpField *field = &verb->attrs[a];

    words.part = words.all->len;
    if (!ump_move_has (move, a) && field->without != NULL)
      add_text (&words, ump_words_translate (ump_play_words (), field->without));
    else if (field->type == UMP_TYPE_OWN && ump_move_has (move, a))
      add_own (&words, setup, move, field, a);
    for (int k = 0; field->type != UMP_TYPE_OWN && k < ump_move_n (move, a); k++) {
      if (field->type == UMP_TYPE_CARDS)
        words.part = words.all->len;
      add_value (&words, setup, move, field, a, k);
    }
    if (ump_move_has (move, a) && (field->flags & UMP_FIELD_OPTIONAL) != 0)
      add_text (&words, field->name);
  }
  return words.all;
}

/* ---- what matches ---------------------------------------------------------------------------- */

/* Whether each typed word from t on has a word of its own; from: the first one that may be it, in order. */
static gboolean
fits (const Search *search, const GPtrArray *words, guint t, guint64 used, guint from, gboolean order)
{
  if (search->typed[t] == NULL)
    return TRUE;
  for (guint i = order ? from : 0; i < words->len; i++)
    if ((used & G_GUINT64_CONSTANT (1) << i) == 0 && ump_typed_begins (words->pdata[i], search->typed[t]) &&
        fits (search, words, t + 1, used | G_GUINT64_CONSTANT (1) << i, i + 1, order))
      return TRUE;
  return FALSE;
}

static void
note_known (Search *search, const GPtrArray *words)
{
  for (guint t = 0; search->typed[t] != NULL; t++)
    for (guint i = 0; !search->known[t] && i < words->len; i++)
      search->known[t] = ump_typed_begins (words->pdata[i], search->typed[t]);
}

static gboolean
is_legal (Search *search, const UmpMove *move)
{
  const UmpSetup *setup = ump_match_setup (search->match);
  UmpVerdict verdict = { 0 };
  g_autoptr (UmpEntry) entry = NULL;
  g_auto (UmpMove) end;

  ump_move_init (&end, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (ump_match_judge_move (search->match, move, &verdict))
    return TRUE;
  if (verdict.kind != UMP_TURN)
    return FALSE;
  entry = ump_entry_from_move (setup, move, NULL, NULL);
  return ump_next_turn_before (search->match, entry, &end);
}

static gboolean
take (const UmpMove *move, gpointer data)
{
  Search *search = data;
  const UmpSetup *setup = ump_match_setup (search->match);
  g_autoptr (GPtrArray) words = NULL;
  g_auto (UmpMove) said;
  Found *found;

  ump_move_init (&said, move->verb, move->by);
  if (move->bare || move->verb < 0 || setup->game->verbs[move->verb].tally)
    return TRUE;
  ump_move_copy (&said, move);
  if (search->as != UMP_NOBODY && said.by != UMP_NOBODY)
    said.by = search->as;
  words = words_of (setup, &said);
  note_known (search, words);
  if (fits (search, words, 0, 0, 0, FALSE)) {
    found = g_new0 (Found, 1);
    ump_move_init (&found->move, said.verb, said.by);
    ump_move_copy (&found->move, &said);
    found->legal = is_legal (search, &said);
    found->order = fits (search, words, 0, 0, 0, TRUE);
    g_ptr_array_add (search->found, found);
  }
  return ++search->seen < MAX_CANDIDATES;
}

/* What else has to be said, NULL for nothing. */
static const UmpField *
missing_of (const UmpField *attrs, const UmpMove *move)
{
  for (int a = 0; a < UMP_MAX_ATTRS && attrs[a].name != NULL; a++)
    if (!(attrs[a].flags & (UMP_FIELD_OPTIONAL | UMP_FIELD_MISSABLE)) && !ump_move_has (move, a))
      return &attrs[a];
  return NULL;
}

/* A verb that is left open with the typed cards in its list, as the game divides them. */
static gboolean
take_list (const UmpMove *move, gpointer data)
{
  Search *search = data;
  const UmpSetup *setup = ump_match_setup (search->match);
  const UmpField *attrs = move->verb >= 0 ? setup->game->verbs[move->verb].attrs : NULL;
  guint before = search->seen;
  UmpVerdict verdict = { 0 };
  g_autoptr (GPtrArray) words = NULL;
  int list = 0;
  g_auto (UmpMove) loose;

  ump_move_init (&loose, move->verb, move->by);
  while (attrs != NULL && list < UMP_MAX_ATTRS && attrs[list].type != UMP_TYPE_CARDS)
    list++;
  if (!move->bare || attrs == NULL || list == UMP_MAX_ATTRS || setup->game->verbs[move->verb].tally)
    return TRUE;
  for (guint i = 0; i < search->cards->len; i++)
    ump_move_push_card (&loose, list, g_array_index (search->cards, UmpCard, i));
  ump_game_candidates (search->table, &loose, take, search);
  if (search->seen > before)
    return TRUE;
  if (is_legal (search, &loose)) {
    const UmpField *missing = missing_of (attrs, &loose);

    if (missing == NULL)
      return take (&loose, search);
    verdict.kind = UMP_FORM;
    verdict.rule = -1;
    verdict.reason = UMP_TEXT (N_ ("Still missing: {w0}"), { UMP_W (ump_field_title (missing)) });
  } else
    ump_match_judge_move (search->match, &loose, &verdict);
  /* what is said at another time has nothing to say of these cards */
  loose.bare = TRUE;
  words = words_of (setup, &loose);
  note_known (search, words);
  if (search->why.kind == UMP_ACCEPTED || search->why.kind == UMP_TURN)
    search->why = verdict;
  return TRUE;
}

static void
search_table (Search *search, const UmpTable *table, int as)
{
  g_auto (UmpMove) all;

  ump_move_init (&all, UMP_VERB_UNKNOWN, UMP_NOBODY);
  search->table = table;
  search->as = as;
  ump_game_candidates (table, &all, search->cards != NULL ? take_list : take, search);
}

/* What only the next turn can mean ends this one. */
static gboolean
try_next (const UmpMove *move, gpointer data)
{
  Search *search = data;
  g_autoptr (UmpTable) after = NULL;

  if (move->bare || !ump_next_turn_try (search->match, move, &after))
    return TRUE;
  search_table (search, after, UMP_NOBODY);
  return FALSE;
}

static gboolean
has_legal (const Search *search)
{
  for (guint i = 0; i < search->found->len; i++)
    if (((Found *) search->found->pdata[i])->legal)
      return TRUE;
  return FALSE;
}

static gboolean
is_named (Search *search, int seat)
{
  const UmpSetup *setup = ump_match_setup (search->match);
  Words words = { .all = g_ptr_array_new_with_free_func (g_free) };
  gboolean named = FALSE;

  add_text (&words, setup->shown[seat]);
  add_text (&words, setup->ids[seat]);
  for (guint t = 0; search->typed[t] != NULL; t++)
    for (guint i = 0; i < words.all->len; i++)
      named |= ump_typed_begins (words.all->pdata[i], search->typed[t]);
  g_ptr_array_unref (words.all);
  return named;
}

/* ---- what is meant ----------------------------------------------------------------------------- */

static int
compare (gconstpointer a, gconstpointer b)
{
  const Found *x = *(Found *const *) a, *y = *(Found *const *) b;

  if (x->legal != y->legal)
    return y->legal - x->legal;
  if (x->order != y->order)
    return y->order - x->order;
  return x->move.n_values - y->move.n_values;
}

/* Whether the value is among those of an attribute. */
static gboolean
has_value (const UmpMove *move, int a, int value)
{
  for (int k = 0; k < ump_move_n (move, a); k++)
    if (ump_move_value (move, a, k) == value)
      return TRUE;
  return FALSE;
}

/* Whether the second says nothing else than the first, or only more of it: more of a list too. */
static gboolean
says_more (const UmpGame *game, const UmpMove *less, const UmpMove *more)
{
  if (less->verb != more->verb || less->by != more->by)
    return FALSE;
  for (int a = 0; a < UMP_MAX_ATTRS; a++) {
    gboolean list = game->verbs[less->verb].attrs[a].type == UMP_TYPE_CARDS;

    if (!ump_move_has (less, a))
      continue;
    if (!list && ump_move_n (less, a) != ump_move_n (more, a))
      return FALSE;
    for (int k = 0; k < ump_move_n (less, a); k++)
      if (list ? !has_value (more, a, ump_move_value (less, a, k))
               : ump_move_value (less, a, k) != ump_move_value (more, a, k))
        return FALSE;
  }
  return TRUE;
}

/* Of moves that are all refused the first is meant where they have the same card: the reason is that of the
 * card. */
static gboolean
is_same_card (const Found *a, const Found *b)
{
  return a->move.verb == b->move.verb && a->move.by == b->move.by && a->move.n_values > 0 &&
         b->move.n_values > 0 && a->move.values[0] == b->move.values[0];
}

static gboolean
is_meant (const UmpGame *game, const GPtrArray *found)
{
  const Found *first = found->pdata[0];

  for (guint i = 1; i < found->len; i++) {
    const Found *other = found->pdata[i];

    if (other->legal != first->legal || other->order != first->order)
      break;
    if (first->legal ? !says_more (game, &first->move, &other->move) : !is_same_card (first, other))
      return FALSE;
  }
  return TRUE;
}

/* A new string. */
static char *
replace (const char *text, const char *what, const char *with)
{
  g_auto (GStrv) parts = g_strsplit (text, what, -1);

  return g_strjoinv (with, parts);
}

/* An empty word is where a comma stood. */
static char **
split (const char *text)
{
  g_autofree char *folded = ump_typed_fold (text), *plain = replace (folded, "+", ""),
                  *apart = replace (plain, ",", ", ");

  return g_strsplit_set (apart, " \t\n\r,:=", -1);
}

static void
find (Search *search)
{
  const UmpTable *table = ump_match_table (search->match);
  int turn = ump_table_turn (table);

  search_table (search, table, UMP_NOBODY);
  if (!has_legal (search))
    ump_match_moves (search->match, NULL, try_next, search);
  for (int s = 0; search->found->len == 0 && s < ump_match_setup (search->match)->n_seats; s++)
    if (s != turn && is_named (search, s))
      search_table (search, table, s);
  g_ptr_array_sort (search->found, compare);
  /* what would be refused is meant only where nothing else is */
  while (has_legal (search) && !((Found *) search->found->pdata[search->found->len - 1])->legal)
    g_ptr_array_set_size (search->found, (int) search->found->len - 1);
}

/* What of the line is no card, and what is known of it. */
static void
leave_rest (Search *search, GPtrArray *rest)
{
  guint n = 0;

  g_ptr_array_add (rest, NULL);
  for (guint t = 0; search->typed[t] != NULL; t++)
    if (rest->pdata[n] == search->typed[t])
      search->known[n++] = search->known[t];
  g_ptr_array_unref (search->rest);
  search->rest = rest;
  search->typed = (char **) rest->pdata;
}

/* What is no move by its words may be one with a list of cards. */
static void
search_init (Search *search, UmpPlay *play, const char *text)
{
  char **line = split (text);
  GPtrArray *rest = g_ptr_array_new ();
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (UmpCard));

  *search = (Search){ .play = play, .match = ump_play_match (play), .line = line };
  search->rest = g_ptr_array_new ();
  for (guint i = 0; line[i] != NULL; i++)
    if (*line[i] != '\0')
      g_ptr_array_add (search->rest, line[i]);
  g_ptr_array_add (search->rest, NULL);
  search->typed = (char **) search->rest->pdata;
  search->known = g_new0 (gboolean, search->rest->len);
  search->found = g_ptr_array_new_with_free_func (found_free);
  if (search->typed[0] != NULL && search->rest->len <= MAX_WORDS)
    find (search);
  if (search->found->len == 0 && search->rest->len <= MAX_WORDS)
    search->vague = ump_typed_cards (ump_match_setup (search->match), line, cards, rest);
  if (cards->len == 0) {
    search->vague = NULL;
    g_ptr_array_unref (rest);
    return;
  }
  search->cards = g_steal_pointer (&cards);
  leave_rest (search, rest);
  find (search);
}

static void
search_clear (Search *search)
{
  g_strfreev (search->line);
  g_ptr_array_unref (search->rest);
  g_clear_pointer (&search->cards, g_array_unref);
  g_free (search->known);
  g_ptr_array_unref (search->found);
}

static GPtrArray *
moves_of (const UmpGame *game, const GPtrArray *found, gboolean *meant)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func (move_free);

  *meant = found->len > 0 && is_meant (game, found);
  for (guint i = 0; i < found->len; i++) {
    const UmpMove *move = &((Found *) found->pdata[i])->move;
    UmpMove *copy = g_new (UmpMove, 1);

    ump_move_init (copy, move->verb, move->by);
    ump_move_copy (copy, move);
    g_ptr_array_add (moves, copy);
  }
  return moves;
}

GPtrArray *
ump_typed_find (UmpPlay *play, const char *text, gboolean *meant)
{
  Search search;
  GPtrArray *moves;

  search_init (&search, play, text);
  moves = moves_of (ump_play_game (play), search.found, meant);
  search_clear (&search);
  return moves;
}

char *
ump_typed_words (UmpPlay *play, const UmpMove *move)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play));
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  g_autoptr (UmpEntry) entry = NULL;
  g_autofree char *words = NULL;
  const char *who;

  if (!ump_play_say_move (play, move, &who, say))
    ump_move_words (setup, move, say);
  if (say->what.message != NULL)
    return ump_with_name (who, &say->what, setup);
  entry = ump_entry_from_move (setup, move, NULL, NULL);
  words = ump_entry_words (setup, entry);
  return who != NULL ? g_strdup_printf (_ ("%s, %s"), who, words) : g_steal_pointer (&words);
}

char *
ump_typed_entry_words (UmpPlay *play, const UmpEntry *entry)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play));
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  return entry->verb < 0 || !ump_entry_read (setup, NULL, entry, &move, &verdict)
             ? ump_entry_words (setup, entry)
             : ump_typed_words (play, &move);
}

/* ---- a line ---------------------------------------------------------------------------------------- */

/* Why the line is no move, in words of the table; what has the signs of notation is told its fault there. */
static void
explain (UmpPlay *play, const Search *search, const char *line, UmpVerdict *verdict, char **quoted)
{
  g_autoptr (GString) list = g_string_new (NULL);
  const char *unknown = NULL;

  if (search->found->len == 0 && search->cards == NULL && strpbrk (line, ":=") != NULL)
    return;
  *verdict = (UmpVerdict){ .kind = UMP_FORM, .rule = -1 };
  for (guint i = 0; i < MIN (search->found->len, MAX_SHOWN); i++) {
    g_autofree char *words = ump_typed_words (play, &((Found *) search->found->pdata[i])->move);

    g_string_append_printf (list, "%s%s", i > 0 ? " · " : "", words);
  }
  for (guint t = 0; unknown == NULL && search->typed[t] != NULL; t++)
    if (!search->known[t])
      unknown = search->typed[t];
  if (search->found->len > MAX_SHOWN)
    g_string_append (list, " …");
  if (search->found->len > 0)
    verdict->reason =
        UMP_TEXT (N_ ("This can be several moves: {s0}"), { UMP_S (*quoted = g_strdup (list->str)) });
  else if (search->vague != NULL)
    verdict->reason =
        UMP_TEXT (N_ ("“{s0}” can be several cards."), { UMP_S (*quoted = g_strdup (search->vague)) });
  else if (unknown != NULL)
    verdict->reason =
        UMP_TEXT (N_ ("No person, card, place or move that can be said now begins with “{s0}”."),
                  { UMP_S (*quoted = g_strdup (unknown)) });
  else if (search->why.kind != UMP_ACCEPTED)
    *verdict = search->why;
  else
    verdict->reason = UMP_PLAIN (N_ ("No move that can be said now has all of these words."));
}

/* Whether what was read as notation stands: it is legal, or all of it was said. A card alone may be that of
 * another verb than the first that can be read with it. */
static gboolean
stands (UmpMatch *match, UmpEntry *entry, const char *line)
{
  UmpVerdict verdict = { 0 };

  return strpbrk (line, ":=") != NULL || entry->verb < 0 || ump_match_judge (match, entry, &verdict);
}

UmpEntry *
ump_typed_read (UmpPlay *play, const char *line, UmpVerdict *verdict, char **quoted)
{
  UmpMatch *match = ump_play_match (play);
  UmpEntry *entry = ump_notation_parse_implied (match, line, verdict, NULL);
  Search search;

  *quoted = NULL;
  if (entry != NULL && stands (match, entry, line))
    return entry;
  search_init (&search, play, line);
  if (entry == NULL || has_legal (&search)) {
    g_clear_pointer (&entry, ump_entry_unref);
    if (search.found->len > 0 && is_meant (ump_play_game (play), search.found))
      entry = ump_entry_from_move (ump_match_setup (match), &((Found *) search.found->pdata[0])->move, NULL,
                                   NULL);
    else
      explain (play, &search, line, verdict, quoted);
  }
  search_clear (&search);
  return entry;
}
