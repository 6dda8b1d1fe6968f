/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the options of a trick game say: a table of readers, and of what excludes each other. */
#include <string.h>

#include "core/parse.h"
#include "tricks.h"

typedef struct {
  UmpSetup *setup;
  TricksRules *rules;
  GArray *nodes;
  GError **error;
} Reader;

/* A piece of an option's text. */
typedef struct {
  const char *at;
  gsize n;
} Piece;

static const char *const suits[2][5] = { { "C", "D", "H", "S", NULL },
                                         { "oro", "copa", "espada", "basto", NULL } };
static const char *const french_ranks[] = { "2", "3",  "4", "5", "6", "7", "8",
                                            "9", "10", "J", "Q", "K", "A", NULL };

static const char *
text_of (const Reader *reader, int option)
{
  return reader->setup->option_text[option];
}

static gboolean
is_empty (const Reader *reader, int option)
{
  const char *text = text_of (reader, option);

  return text[strspn (text, " \t\n\r")] == '\0';
}

static gboolean
refuse (const Reader *reader, int option)
{
  return ump_option_refuse (reader->setup, option, reader->error);
}

static gboolean
is_latin (const Reader *reader)
{
  return reader->setup->option_value[OPTION_DECK] != 0;
}

static gboolean
is (Piece piece, const char *word)
{
  return strlen (word) == piece.n && strncmp (piece.at, word, piece.n) == 0;
}

static int
find (Piece piece, const char *const *words)
{
  for (int i = 0; words[i] != NULL; i++)
    if (is (piece, words[i]))
      return i;
  return -1;
}

static gboolean
number (Piece piece, int min, int max, int *value)
{
  g_autofree char *text = g_strndup (piece.at, piece.n);

  return ump_parse_int (text, min, max, value);
}

static gboolean
next_item (const char **cursor, Piece *piece)
{
  piece->n = ump_parse_item (cursor, &piece->at);
  return piece->n > 0;
}

/* Takes what stands in front of a sign off a piece; FALSE without the sign. */
static gboolean
cut (Piece *piece, char sign, Piece *front)
{
  const char *at = memchr (piece->at, sign, piece->n);

  if (at == NULL)
    return FALSE;
  *front = (Piece){ piece->at, (gsize) (at - piece->at) };
  piece->n -= front->n + 1;
  piece->at = at + 1;
  return TRUE;
}

static Piece
strip (Piece piece)
{
  while (piece.n > 0 && g_ascii_isspace (*piece.at))
    piece.at++, piece.n--;
  while (piece.n > 0 && g_ascii_isspace (piece.at[piece.n - 1]))
    piece.n--;
  return piece;
}

/* ---- cards and patterns ------------------------------------------------------------------ */

static int
suit_of (const Reader *reader, Piece piece)
{
  return find (piece, suits[is_latin (reader)]);
}

static int
rank_of (const Reader *reader, Piece piece)
{
  int rank;

  if (is_latin (reader))
    return number (piece, 1, 12, &rank) ? rank : 0;
  rank = find (piece, french_ranks);
  return rank < 0 ? 0 : rank + 2;
}

/* A card of the option `ranks`, in the pack or not. */
static int
card_of (const Reader *reader, Piece piece)
{
  g_autofree char *id = g_strndup (piece.at, piece.n);
  int face = ump_setup_face (reader->setup, id);

  if (face == TRICKS_JOKER || face == TRICKS_FOOL)
    return face;
  if (face == 0 || (face >= TRICKS_LATIN) != is_latin (reader) ||
      !reader->rules->order[ump_tricks_rank (face)])
    return 0;
  return face;
}

typedef struct {
  int face, rank, suit;
  gboolean trump;
} Pattern;

static gboolean
read_pattern (const Reader *reader, Piece piece, Pattern *pattern)
{
  Piece front;

  *pattern = (Pattern){ .suit = -1 };
  if ((pattern->face = card_of (reader, piece)) > 0 || (pattern->suit = suit_of (reader, piece)) >= 0)
    return TRUE;
  if (is (piece, "t"))
    return pattern->trump = TRUE;
  if (cut (&piece, ':', &front)) {
    if (!is (front, "t"))
      return FALSE;
    pattern->trump = TRUE;
  }
  pattern->rank = rank_of (reader, piece);
  return pattern->rank > 0 && reader->rules->order[pattern->rank];
}

static gboolean
fits (const Reader *reader, const Pattern *pattern, int face)
{
  if (pattern->face > 0)
    return face == pattern->face;
  if ((pattern->rank > 0 || pattern->suit >= 0) && (face >= TRICKS_LATIN) != is_latin (reader))
    return FALSE;
  return (pattern->rank == 0 || ump_tricks_rank (face) == pattern->rank) &&
         (pattern->suit < 0 || ump_tricks_suit (face) == pattern->suit);
}

static void
add_pattern (const Reader *reader, const Pattern *pattern, TricksSet *set)
{
  for (int trump = pattern->trump; trump < 2; trump++)
    for (int face = 1; face < TRICKS_N_FACES; face++)
      if (fits (reader, pattern, face))
        ump_face_set_add (&set->faces[trump], face);
}

static gboolean
same_pattern (const Pattern *a, const Pattern *b)
{
  return a->face == b->face && a->rank == b->rank && a->suit == b->suit && a->trump == b->trump;
}

#define MAX_PATTERNS 160

/* Adds a pattern that none of those before equals. */
static gboolean
add_different (const Reader *reader, Piece piece, Pattern *all, int *n, TricksSet *set)
{
  if (!read_pattern (reader, piece, &all[*n]))
    return FALSE;
  for (int i = 0; i < *n; i++)
    if (same_pattern (&all[i], &all[*n]))
      return FALSE;
  add_pattern (reader, &all[(*n)++], set);
  return TRUE;
}

static gboolean
read_patterns (Reader *reader, int option, TricksSet *set)
{
  const char *cursor = text_of (reader, option);
  Pattern all[MAX_PATTERNS];
  Piece piece;
  int n = 0;

  while (next_item (&cursor, &piece))
    if (!add_different (reader, piece, all, &n, set))
      return refuse (reader, option);
  return TRUE;
}

static gboolean
read_sets (Reader *reader)
{
  return read_patterns (reader, OPTION_FIRST, &reader->rules->first) &&
         read_patterns (reader, OPTION_HOLD, &reader->rules->hold);
}

/* ---- the pack ------------------------------------------------------------------------------- */

static gboolean
read_order (Reader *reader, int option, guint8 *order, int *n)
{
  const char *cursor = text_of (reader, option);
  Piece piece;

  while (next_item (&cursor, &piece)) {
    int rank = rank_of (reader, piece);

    if (rank == 0 || order[rank])
      return refuse (reader, option);
    *n += 1;
    order[rank] = (guint8) *n;
  }
  return TRUE;
}

static gboolean
read_ranks (Reader *reader)
{
  static const char *const usual[2] = { "2 3 4 5 6 7 8 9 10 J Q K A", "2 4 5 6 7 10 11 12 3 1" };
  TricksRules *rules = reader->rules;
  UmpSetup *setup = reader->setup;
  int n = 0, n_trump = 0;

  if (!setup->option_given[OPTION_RANKS]) {
    g_free (setup->option_text[OPTION_RANKS]);
    setup->option_text[OPTION_RANKS] = g_strdup (usual[is_latin (reader)]);
  }
  if (!read_order (reader, OPTION_RANKS, rules->order, &n))
    return FALSE;
  if (n < 2)
    return refuse (reader, OPTION_RANKS);
  if (is_empty (reader, OPTION_TRUMP_RANKS)) {
    memcpy (rules->trump_order, rules->order, sizeof rules->order);
    return TRUE;
  }
  if (!read_order (reader, OPTION_TRUMP_RANKS, rules->trump_order, &n_trump))
    return FALSE;
  for (int rank = 0; rank < 15; rank++)
    if (!rules->order[rank] != !rules->trump_order[rank])
      return refuse (reader, OPTION_TRUMP_RANKS);
  return TRUE;
}

static gboolean
read_removed (Reader *reader)
{
  UmpSetup *setup = reader->setup;
  const char *cursor = text_of (reader, OPTION_REMOVE);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int_hash, g_int_equal, g_free, NULL);
  Piece piece, front;

  while (next_item (&cursor, &piece)) {
    int seats = 0, face, key;

    if (cut (&piece, ':', &front) && !number (front, 2, 8, &seats))
      return refuse (reader, OPTION_REMOVE);
    face = card_of (reader, piece);
    key = face * 16 + seats;
    if (face == 0 || ump_tricks_suit (face) < 0 || !g_hash_table_add (seen, g_memdup2 (&key, sizeof key)))
      return refuse (reader, OPTION_REMOVE);
    if (seats == 0 || seats == setup->n_seats)
      setup->copies[face] = 0;
  }
  return TRUE;
}

static gboolean
read_pack (Reader *reader)
{
  UmpSetup *setup = reader->setup;
  TricksRules *rules = reader->rules;

  for (int face = 1; face < TRICKS_N_FACES; face++)
    setup->copies[face] = ump_tricks_suit (face) >= 0 && (face >= TRICKS_LATIN) == is_latin (reader) &&
                                  rules->order[ump_tricks_rank (face)]
                              ? setup->option_value[OPTION_COPIES] + 1
                              : 0;
  setup->copies[TRICKS_JOKER] = setup->option_value[OPTION_JOKERS];
  setup->copies[TRICKS_FOOL] = setup->option_value[OPTION_FOOLS];
  if (!read_removed (reader))
    return FALSE;
  for (int face = 1; face < TRICKS_N_FACES; face++)
    rules->n_cards += setup->copies[face];
  return rules->n_cards <= 120 || refuse (reader, OPTION_RANKS);
}

static gboolean
read_top (Reader *reader)
{
  TricksRules *rules = reader->rules;
  const char *cursor = text_of (reader, OPTION_TOP);
  Piece piece;

  while (next_item (&cursor, &piece)) {
    gboolean bower = is (piece, "right") || is (piece, "left");
    int face = bower ? (is (piece, "right") ? TOP_RIGHT : TOP_LEFT) : card_of (reader, piece);

    if (bower ? is_latin (reader) || !rules->order[UMP_FRENCH_JACK]
              : face == 0 || face == TRICKS_FOOL || !reader->setup->copies[face])
      return refuse (reader, OPTION_TOP);
    for (int i = 0; i < rules->n_top; i++)
      if (rules->top[i] == face)
        return refuse (reader, OPTION_TOP);
    rules->top[rules->n_top++] = (gint16) face;
  }
  return TRUE;
}

/* ---- lists by round ---------------------------------------------------------------------------- */

typedef gboolean (*ReadItem) (Reader *reader, Piece piece, TricksList *list);

static gboolean
push (TricksList *list, int value)
{
  if (list->n == TRICKS_MAX_ROUNDS)
    return FALSE;
  list->value[list->n++] = value;
  return TRUE;
}

static gboolean
read_list (Reader *reader, int option, TricksList *list, ReadItem read)
{
  const char *cursor = text_of (reader, option);
  Piece piece, front;

  while (next_item (&cursor, &piece)) {
    int times = 1, from = list->n, length;
    Piece rest = piece;

    if (cut (&rest, '*', &front)) {
      if (!number (rest, 1, 100, &times))
        return refuse (reader, option);
      piece = front;
    }
    if (!read (reader, piece, list))
      return refuse (reader, option);
    length = list->n - from;
    for (int i = 0; i < (times - 1) * length; i++)
      if (!push (list, list->value[from + i]))
        return refuse (reader, option);
  }
  return list->n > 0 || refuse (reader, option);
}

static int
all_cards (const Reader *reader)
{
  return (reader->rules->n_cards - reader->setup->option_value[OPTION_KITTY]) / reader->setup->n_seats;
}

static gboolean
read_hand (Reader *reader, Piece piece, TricksList *list)
{
  const char *dots = g_strstr_len (piece.at, (gssize) piece.n, "..");
  int from, to;
  Piece front, back;

  if (is (piece, "all"))
    return push (list, -1);
  if (dots == NULL)
    return number (piece, 1, 60, &from) && push (list, from);
  front = (Piece){ piece.at, (gsize) (dots - piece.at) };
  back = (Piece){ dots + 2, piece.n - front.n - 2 };
  if (!number (front, 1, 60, &from))
    return FALSE;
  if (is (back, "all")) {
    to = all_cards (reader);
    if (to < 1 || reader->setup->option_text[OPTION_OUT][0] != '\0')
      return FALSE;
  } else if (!number (back, 1, 60, &to)) {
    return FALSE;
  }
  for (int value = from;; value += from < to ? 1 : -1) {
    if (!push (list, value))
      return FALSE;
    if (value == to)
      return TRUE;
  }
}

static gboolean
read_trump (Reader *reader, Piece piece, TricksList *list)
{
  int suit = suit_of (reader, piece);

  if (is (piece, "none"))
    return push (list, TRUMP_NONE);
  if (is (piece, "up"))
    return push (list, TRUMP_UP);
  if (is (piece, "call"))
    return push (list, TRUMP_CALL);
  return suit >= 0 && push (list, suit);
}

static gboolean
read_pass (Reader *reader, Piece piece, TricksList *list)
{
  static const char *const ways[] = { "left", "right", "across" };
  int n;

  if (is (piece, "none"))
    return push (list, 0);
  for (int way = 0; way < 3; way++) {
    gsize length = strlen (ways[way]);

    if (piece.n > length && strncmp (piece.at, ways[way], length) == 0)
      return number ((Piece){ piece.at + length, piece.n - length }, 1, 13, &n) &&
             push (list, 16 * (way + 1) + n);
  }
  return FALSE;
}

static gboolean
read_broken (Reader *reader, Piece piece, TricksList *list)
{
  int mask = 0;
  gboolean more;

  if (is (piece, "none"))
    return push (list, 0);
  do {
    Piece part;
    gboolean always;
    int suit;

    more = cut (&piece, '+', &part);
    if (!more)
      part = piece;
    always = part.n > 0 && part.at[part.n - 1] == '!';
    part.n -= always;
    suit = is (part, "t") ? SUIT_TRUMPS : suit_of (reader, part);
    if (suit < 0 || mask & 1 << suit)
      return FALSE;
    mask |= 1 << suit | (always ? 1 << (8 + suit) : 0);
  } while (more);
  return push (list, mask);
}

/* The value of a round is the place of its set. */
static gboolean
read_throw (Reader *reader, Piece piece, TricksList *list)
{
  TricksSet *set = &reader->rules->throw_sets[MIN (list->n, TRICKS_MAX_ROUNDS - 1)];
  Pattern all[MAX_PATTERNS];
  Piece part;
  int n = 0;

  if (!push (list, list->n))
    return FALSE;
  if (is (piece, "none"))
    return TRUE;
  while (cut (&piece, '+', &part))
    if (!add_different (reader, part, all, &n, set))
      return FALSE;
  return add_different (reader, piece, all, &n, set);
}

static gboolean
read_lists (Reader *reader)
{
  TricksRules *rules = reader->rules;

  return read_list (reader, OPTION_HANDS, &rules->hands, read_hand) &&
         read_list (reader, OPTION_TRUMP, &rules->trump, read_trump) &&
         read_list (reader, OPTION_PASS, &rules->pass, read_pass) &&
         read_list (reader, OPTION_BROKEN, &rules->broken, read_broken) &&
         read_list (reader, OPTION_THROW, &rules->throws, read_throw);
}

/* ---- calls and leads ---------------------------------------------------------------------------- */

static gboolean
read_calls (Reader *reader)
{
  const char *cursor = text_of (reader, OPTION_CALLS);
  TricksRules *rules = reader->rules;
  Piece piece;

  if (!reader->setup->option_given[OPTION_CALLS])
    rules->calls = 15;
  else
    while (next_item (&cursor, &piece)) {
      int call = is (piece, "none") ? CALL_NONE : is (piece, "down") ? CALL_DOWN : suit_of (reader, piece);

      if (call < 0 || rules->calls & 1u << call)
        return refuse (reader, OPTION_CALLS);
      rules->calls |= 1u << call;
    }
  return rules->calls != 0 || refuse (reader, OPTION_CALLS);
}

static gboolean
read_level (Reader *reader)
{
  TricksRules *rules = reader->rules;
  const char *text = text_of (reader, OPTION_LEVEL), *dots = strstr (text, "..");

  if (*text == '\0')
    return TRUE;
  rules->has_level = TRUE;
  return (dots != NULL && number ((Piece){ text, (gsize) (dots - text) }, 0, 1000, &rules->level_min) &&
          ump_parse_int (dots + 2, 0, 1000, &rules->level_max) && rules->level_min <= rules->level_max) ||
         refuse (reader, OPTION_LEVEL);
}

static gboolean
read_swap (Reader *reader)
{
  const char *cursor = text_of (reader, OPTION_SWAP);
  TricksRules *rules = reader->rules;
  Piece piece;

  while (next_item (&cursor, &piece)) {
    int rank = rank_of (reader, piece);

    if (rank == 0 || !rules->order[rank] || rules->swap & 1u << rank)
      return refuse (reader, OPTION_SWAP);
    rules->swap |= 1u << rank;
  }
  return TRUE;
}

static gboolean
read_leader (Reader *reader)
{
  static const char *const words[] = { "left", "dealer", "caller", NULL };
  const char *text = text_of (reader, OPTION_LEADER);
  TricksRules *rules = reader->rules;
  Piece piece = { text, strlen (text) };

  if ((rules->leader = find (piece, words)) >= 0)
    return TRUE;
  rules->leader = LEADER_SUIT;
  if ((rules->leads = suit_of (reader, piece)) >= 0)
    return TRUE;
  rules->leader = LEADER_CARD;
  rules->leads = card_of (reader, piece);
  return (rules->leads > 0 && reader->setup->copies[rules->leads] > 0) || refuse (reader, OPTION_LEADER);
}

static gboolean
read_target (Reader *reader)
{
  const char *text = text_of (reader, OPTION_TARGET);

  reader->rules->has_target = *text != '\0';
  return !reader->rules->has_target || ump_parse_int (text, -G_MAXINT, G_MAXINT, &reader->rules->target) ||
         refuse (reader, OPTION_TARGET);
}

/* ---- worth --------------------------------------------------------------------------------------- */

static gboolean
is_taken (const Reader *reader, const char *name)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (strcmp (reader->rules->names[cell], name) == 0)
      return TRUE;
  return strcmp (name, "side") == 0;
}

/* Keeps the name of a cell. */
static gboolean
keep_name (Reader *reader, Piece piece, int cell)
{
  g_autofree char *name = g_strndup (piece.at, piece.n);

  if (!ump_formula_is_name (name) || is_taken (reader, name))
    return FALSE;
  g_strlcpy (reader->rules->names[cell], name, sizeof reader->rules->names[cell]);
  return TRUE;
}

static gboolean
read_item (Reader *reader, Piece piece, TricksWorth *worth, guint *seen)
{
  static const char *const words[] = { "trick", "last", "last2", NULL };
  int *const places[] = { &worth->trick, &worth->last, &worth->last2 };
  Piece front;
  Pattern pattern;
  int value, word;

  if (!cut (&piece, '=', &front) || !number (piece, -999, 999, &value))
    return FALSE;
  word = find (front, words);
  if (word >= 0) {
    if (*seen & 1u << word)
      return FALSE;
    *seen |= 1u << word;
    *places[word] = value;
    return TRUE;
  }
  if (!read_pattern (reader, front, &pattern))
    return FALSE;
  for (int trump = pattern.trump; trump < 2; trump++)
    for (int face = 1; face < TRICKS_N_FACES; face++)
      if (fits (reader, &pattern, face))
        worth->value[trump][face] = (gint16) value;
  return TRUE;
}

static gboolean
read_name_of_worth (Reader *reader, Piece piece)
{
  TricksRules *rules = reader->rules;
  g_autofree char *items = NULL;
  const char *cursor;
  guint seen = 0;
  int n = 0;
  Piece front;

  if (rules->n_worth == TRICKS_MAX_NAMES || !cut (&piece, ':', &front) ||
      !keep_name (reader, strip (front), CELL_WORTH + rules->n_worth))
    return FALSE;
  items = g_strndup (piece.at, piece.n);
  cursor = items;
  for (; next_item (&cursor, &piece); n++)
    if (!read_item (reader, piece, &rules->worth[rules->n_worth], &seen))
      return FALSE;
  rules->n_worth++;
  return n > 0;
}

/* ---- formulas -------------------------------------------------------------------------------------- */

/* Cells that formulas of a kind may name: all but those of `check`, or `bonus`. */
static gboolean
may_name (int option, int cell)
{
  gboolean call = cell >= CELL_DEALER && cell <= CELL_HAND;

  if (option == OPTION_CHECK)
    return call || cell == CELL_BID || cell == CELL_CALLER;
  return option != OPTION_BONUS || !call;
}

static gboolean
read_formula (Reader *reader, int option, Piece piece, TricksFormula *formula)
{
  const char *names[N_CELLS];
  UmpFormulaNames known = { .names = names, .n_names = N_CELLS, .sides = TRUE };

  known.no_round = option == OPTION_BONUS;
  for (int cell = 0; cell < N_CELLS; cell++)
    names[cell] = may_name (option, cell) ? reader->rules->names[cell] : "";
  formula->given = ump_formula_parse (piece.at, piece.n, &known, reader->nodes, &formula->formula, NULL);
  return formula->given;
}

static gboolean
read_value (Reader *reader, Piece piece)
{
  TricksRules *rules = reader->rules;
  int n = rules->n_values;
  Piece front;

  if (n == TRICKS_MAX_NAMES || !cut (&piece, '=', &front) ||
      !read_formula (reader, OPTION_VALUES, piece, &rules->values[n]) ||
      !keep_name (reader, strip (front), CELL_VALUES + n))
    return FALSE;
  rules->n_values++;
  return TRUE;
}

static gboolean
read_check (Reader *reader, Piece piece)
{
  TricksRules *rules = reader->rules;

  return rules->n_checks < TRICKS_MAX_CHECKS &&
         read_formula (reader, OPTION_CHECK, piece, &rules->checks[rules->n_checks++]);
}

static gboolean
read_bonus (Reader *reader, Piece piece)
{
  TricksRules *rules = reader->rules;
  int n = rules->n_bonuses;
  Piece front;

  if (n == TRICKS_MAX_CHECKS || !cut (&piece, ':', &front))
    return FALSE;
  front = strip (front);
  if (front.n == 0 || front.n > 200)
    return FALSE;
  memcpy (rules->bonus_names[n], front.at, front.n);
  for (int i = 0; i < n; i++)
    if (strcmp (rules->bonus_names[i], rules->bonus_names[n]) == 0)
      return FALSE;
  rules->n_bonuses++;
  return read_formula (reader, OPTION_BONUS, piece, &rules->bonuses[n]);
}

typedef gboolean (*ReadPart) (Reader *reader, Piece piece);

/* Parts separated by `;`. */
static gboolean
read_parts (Reader *reader, int option, ReadPart read)
{
  Piece rest = { text_of (reader, option), strlen (text_of (reader, option)) }, part;

  if (is_empty (reader, option))
    return TRUE;
  while (cut (&rest, ';', &part))
    if (!read (reader, part))
      return refuse (reader, option);
  return read (reader, rest) || refuse (reader, option);
}

static gboolean
read_one (Reader *reader, int option, TricksFormula *formula)
{
  Piece piece = { text_of (reader, option), strlen (text_of (reader, option)) };

  return is_empty (reader, option) || read_formula (reader, option, piece, formula) ||
         refuse (reader, option);
}

static gboolean
read_formulas (Reader *reader)
{
  static const char *const names[] = { "declared", "revokes", "bid",    "caller", "dealer",
                                       "level",    "alone",   "double", "trump",  "hand" };
  TricksRules *rules = reader->rules;
  const char *points = is_empty (reader, OPTION_POINTS) ? "side(tricks)" : text_of (reader, OPTION_POINTS);

  rules->points_text = points;
  g_strlcpy (rules->names[CELL_TRICKS], "tricks", sizeof rules->names[0]);
  for (int i = 0; i < (int) G_N_ELEMENTS (names); i++)
    g_strlcpy (rules->names[CELL_DECLARED + i], names[i], sizeof rules->names[0]);
  return read_parts (reader, OPTION_WORTH, read_name_of_worth) &&
         read_parts (reader, OPTION_VALUES, read_value) && read_parts (reader, OPTION_CHECK, read_check) &&
         read_parts (reader, OPTION_BONUS, read_bonus) &&
         (read_formula (reader, OPTION_POINTS, (Piece){ points, strlen (points) }, &rules->points) ||
          refuse (reader, OPTION_POINTS)) &&
         read_one (reader, OPTION_OUT, &rules->out) && read_one (reader, OPTION_END, &rules->end) &&
         read_one (reader, OPTION_STOP, &rules->stop);
}

/* ---- what goes together ------------------------------------------------------------------------------ */

static gboolean
read_rounds (Reader *reader)
{
  const char *text = text_of (reader, OPTION_ROUNDS);
  TricksRules *rules = reader->rules;

  if (strcmp (text, "hands") != 0)
    return ump_parse_int (text, 0, 100, &rules->rounds) || refuse (reader, OPTION_ROUNDS);
  rules->rounds = rules->hands.n;
  return TRUE;
}

static gboolean
hands_fit (Reader *reader)
{
  const UmpSetup *setup = reader->setup;
  const TricksRules *rules = reader->rules;
  int kitty = setup->option_value[OPTION_KITTY], n = setup->n_seats;

  for (int people = rules->out.given ? 2 : n; people <= n; people++)
    for (int i = 0; i < rules->hands.n; i++) {
      int hand = rules->hands.value[i] < 0 ? (rules->n_cards - kitty) / people : rules->hands.value[i];
      int left = rules->n_cards - kitty - hand * people;

      if (hand < 1 || left < 0 || (setup->option_value[OPTION_STOCK] && (left == 0 || left % people)))
        return refuse (reader, OPTION_HANDS);
    }
  return TRUE;
}

static gboolean
any (const TricksList *list)
{
  for (int i = 0; i < list->n; i++)
    if (list->value[i] != 0)
      return TRUE;
  return FALSE;
}

static gboolean
go_together (Reader *reader)
{
  const UmpSetup *setup = reader->setup;
  const TricksRules *rules = reader->rules;
  const int *o = setup->option_value;
  gboolean stock = o[OPTION_STOCK], apart = o[OPTION_UP] == UP_APART, turned = FALSE, thrown = FALSE;

  for (int i = 0; i < rules->trump.n; i++)
    turned |= rules->trump.value[i] == TRUMP_UP;
  for (int i = 0; i < rules->throws.n; i++)
    for (int word = 0; word < 4; word++)
      thrown |= rules->throw_sets[i].faces[word / 2].bits[word % 2] != 0;
  const struct {
    gboolean bad;
    int option;
  } pairs[] = {
    { o[OPTION_KITTY] && !apart, OPTION_KITTY },
    { stock && !apart, OPTION_UP },
    { o[OPTION_ALONE] && (!ump_tricks_n_sides (setup) || stock || o[OPTION_BIDS]), OPTION_ALONE },
    { rules->swap && !stock, OPTION_SWAP },
    { !apart && any (&rules->pass), OPTION_PASS },
    { stock ? o[OPTION_FOLLOW] < FOLLOW_LATE : o[OPTION_FOLLOW] == FOLLOW_LATE, OPTION_FOLLOW },
    { stock && any (&rules->broken), OPTION_BROKEN },
    { stock && thrown, OPTION_THROW },
    { stock && !is_empty (reader, OPTION_FIRST), OPTION_FIRST },
    { rules->out.given && (o[OPTION_SIDES] || stock), OPTION_OUT },
    { rules->stop.given && o[OPTION_KITTY], OPTION_STOP },
    { turned && !apart && o[OPTION_UP] != UP_DEALER, OPTION_TRUMP },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (pairs[i].bad)
      return refuse (reader, pairs[i].option);
  return TRUE;
}

gboolean
ump_tricks_prepare (UmpSetup *setup, GError **error)
{
  static gboolean (*const readers[]) (Reader *) = { read_ranks,  read_pack,   read_top,  read_lists,
                                                    read_calls,  read_level,  read_swap, read_leader,
                                                    read_target, read_rounds, read_sets, read_formulas,
                                                    hands_fit,   go_together };
  g_autofree TricksRules *rules = g_new0 (TricksRules, 1);
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (UmpFormulaNode));
  Reader reader = { setup, rules, nodes, error };
  TricksRules *kept;

  for (int option = 0; option <= OPTION_STOP; option++)
    if (setup->option_text[option] != NULL && !g_utf8_validate (setup->option_text[option], -1, NULL))
      return refuse (&reader, option);
  for (gsize i = 0; i < G_N_ELEMENTS (readers); i++)
    if (!readers[i](&reader))
      return FALSE;
  kept = g_malloc0 (sizeof (TricksRules) + nodes->len * sizeof (UmpFormulaNode));
  *kept = *rules;
  kept->n_nodes = (int) nodes->len;
  if (nodes->len > 0)
    memcpy (kept->nodes, nodes->data, nodes->len * sizeof (UmpFormulaNode));
  setup->data = kept;
  return TRUE;
}
