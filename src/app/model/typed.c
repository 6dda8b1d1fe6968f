/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "typed.h"

#include <string.h>

#include "card-sight.h"
#include "core/notation.h"
#include "core/tokens.h"
#include "entry-words.h"
#include "play-answer.h"
#include "next-turn.h"

#define MAX_CANDIDATES 20000
#define MAX_WORDS 60
#define MAX_SHOWN 6

/* order: its words come in the order of the typed ones. */
typedef struct {
  UmpMove move;
  gboolean legal;
  gboolean order;
} Found;

/* as: who says it instead of who is to move, UMP_NOBODY for nobody else. */
typedef struct {
  UmpPlay *play;
  UmpMatch *match;
  char **typed;
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

/* Without case and accents. */
static char *
fold (const char *text)
{
  g_autofree char *plain = g_utf8_normalize (text, -1, G_NORMALIZE_ALL), *folded = NULL;
  GString *out = g_string_new (NULL);

  folded = g_utf8_casefold (plain != NULL ? plain : "", -1);
  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    if (!g_unichar_ismark (g_utf8_get_char (p)))
      g_string_append_unichar (out, g_utf8_get_char (p));
  return g_string_free (out, FALSE);
}

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
  g_autofree char *folded = text != NULL ? fold (text) : NULL;
  g_autoptr (GString) word = g_string_new (NULL), name = g_string_new (NULL);

  for (const char *p = folded; p != NULL; p = g_utf8_next_char (p)) {
    gunichar c = g_utf8_get_char (p);

    if (g_unichar_isalnum (c)) {
      g_string_append_unichar (word, c);
      continue;
    }
    if (word->len > 0) {
      add_word (words, word->str);
      g_string_append_printf (name, "%s%s", name->len > 0 ? "-" : "", word->str);
      g_string_truncate (word, 0);
    }
    if (c == 0)
      break;
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
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    const UmpField *field = &verb->attrs[a];

    words.part = words.all->len;
    if (!ump_move_has (move, a) && field->without != NULL)
      add_text (&words, ump_words_translate (ump_play_words (), field->without));
    else if (field->type == UMP_TYPE_OWN && ump_move_has (move, a))
      add_own (&words, setup, move, field, a);
    for (int k = 0; field->type != UMP_TYPE_OWN && k < ump_move_n (move, a); k++)
      add_value (&words, setup, move, field, a, k);
    if (ump_move_has (move, a) && (field->flags & UMP_FIELD_OPTIONAL) != 0)
      add_text (&words, field->name);
  }
  return words.all;
}

/* ---- what matches ---------------------------------------------------------------------------- */

/* Numbers are never cut: 1 is no beginning of 10. */
static gboolean
begins (const char *word, const char *typed)
{
  gsize n = strlen (typed);

  if (ump_tokens_match_name (typed, word))
    return TRUE;
  return n > 0 && strncmp (word, typed, n) == 0 &&
         !(g_ascii_isdigit (typed[n - 1]) && g_ascii_isdigit (word[n]));
}

/* Whether each typed word from t on has a word of its own; from: the first one that may be it, in order. */
static gboolean
fits (const Search *search, const GPtrArray *words, guint t, guint64 used, guint from, gboolean order)
{
  if (search->typed[t] == NULL)
    return TRUE;
  for (guint i = order ? from : 0; i < words->len; i++)
    if ((used & G_GUINT64_CONSTANT (1) << i) == 0 && begins (words->pdata[i], search->typed[t]) &&
        fits (search, words, t + 1, used | G_GUINT64_CONSTANT (1) << i, i + 1, order))
      return TRUE;
  return FALSE;
}

static void
note_known (Search *search, const GPtrArray *words)
{
  for (guint t = 0; search->typed[t] != NULL; t++)
    for (guint i = 0; !search->known[t] && i < words->len; i++)
      search->known[t] = begins (words->pdata[i], search->typed[t]);
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

static void
search_table (Search *search, const UmpTable *table, int as)
{
  g_auto (UmpMove) all;

  ump_move_init (&all, UMP_VERB_UNKNOWN, UMP_NOBODY);
  search->as = as;
  ump_game_candidates (table, &all, take, search);
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
      named |= begins (words.all->pdata[i], search->typed[t]);
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

/* Whether the second says nothing else than the first, or only more of it. */
static gboolean
says_more (const UmpMove *less, const UmpMove *more)
{
  if (less->verb != more->verb || less->by != more->by)
    return FALSE;
  for (int a = 0; a < UMP_MAX_ATTRS; a++) {
    if (!ump_move_has (less, a))
      continue;
    if (ump_move_n (less, a) != ump_move_n (more, a))
      return FALSE;
    for (int k = 0; k < ump_move_n (less, a); k++)
      if (ump_move_value (less, a, k) != ump_move_value (more, a, k))
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
is_meant (const GPtrArray *found)
{
  const Found *first = found->pdata[0];

  for (guint i = 1; i < found->len; i++) {
    const Found *other = found->pdata[i];

    if (other->legal != first->legal || other->order != first->order)
      break;
    if (first->legal ? !says_more (&first->move, &other->move) : !is_same_card (first, other))
      return FALSE;
  }
  return TRUE;
}

static char **
split (const char *text)
{
  g_autofree char *folded = fold (text);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t\n\r,:=", -1);
  GStrvBuilder *out = g_strv_builder_new ();
  char **typed;

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_strv_builder_add (out, words[i]);
  typed = g_strv_builder_end (out);
  g_strv_builder_unref (out);
  return typed;
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

static void
search_init (Search *search, UmpPlay *play, const char *text)
{
  *search = (Search){ .play = play, .match = ump_play_match (play), .typed = split (text) };
  search->known = g_new0 (gboolean, g_strv_length (search->typed) + 1);
  search->found = g_ptr_array_new_with_free_func (found_free);
  if (search->typed[0] != NULL && g_strv_length (search->typed) < MAX_WORDS)
    find (search);
}

static void
search_clear (Search *search)
{
  g_strfreev (search->typed);
  g_free (search->known);
  g_ptr_array_unref (search->found);
}

static GPtrArray *
moves_of (const GPtrArray *found, gboolean *meant)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func (move_free);

  *meant = found->len > 0 && is_meant (found);
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
  moves = moves_of (search.found, meant);
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

  if (search->found->len == 0 && strpbrk (line, ":=") != NULL)
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
  else if (unknown != NULL)
    verdict->reason =
        UMP_TEXT (N_ ("No person, card, place or move that can be said now begins with “{s0}”."),
                  { UMP_S (*quoted = g_strdup (unknown)) });
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
    if (search.found->len > 0 && is_meant (search.found))
      entry = ump_entry_from_move (ump_match_setup (match), &((Found *) search.found->pdata[0])->move, NULL,
                                   NULL);
    else
      explain (play, &search, line, verdict, quoted);
  }
  search_clear (&search);
  return entry;
}
