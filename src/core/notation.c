/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of text as entries. */
#include "notation.h"

#include <string.h>

#include "attr.h"
#include "parse.h"
#include "tokens.h"

/* What is being read, and the answer when it cannot be. */
typedef struct {
  const UmpMatch *match;
  const UmpSetup *setup;
  const UmpGame *game;
  gboolean sums; /* 10+15-3 may stand for a number */
  UmpVerdict *verdict;
  int *column;
  GString *made; /* room for values that are put together */
} Reader;

static gboolean
refuse (Reader *reader, int column, UmpText reason)
{
  if (reader->column != NULL)
    *reader->column = column;
  return ump_refuse_as (reader->verdict, UMP_FORM, -1, 0, reason);
}

/* ---- shortened names ------------------------------------------------------------ */

typedef enum { FOUND_NONE, FOUND_ONE, FOUND_SEVERAL } Found;

static gboolean
begins (const char *name, const char *typed)
{
  return *typed && g_ascii_strncasecmp (name, typed, strlen (typed)) == 0;
}

static Found
note_match (Found found, int *index, int i)
{
  *index = i;
  return found == FOUND_NONE ? FOUND_ONE : FOUND_SEVERAL;
}

static Found
find_player (const UmpSetup *setup, const char *typed, int *index)
{
  Found found = FOUND_NONE;

  for (int i = 0; i < setup->n_seats; i++)
    if (g_ascii_strcasecmp (setup->ids[i], typed) == 0 || g_strcmp0 (setup->names[i], typed) == 0) {
      *index = i;
      return FOUND_ONE;
    }
  for (int i = 0; i < setup->n_seats; i++)
    if (begins (setup->ids[i], typed))
      found = note_match (found, index, i);
  return found;
}

static Found
find_card (const UmpSetup *setup, const char *typed, int *index)
{
  Found found = FOUND_NONE;

  if ((*index = ump_setup_face (setup, typed)) != 0)
    return FOUND_ONE;
  for (int i = 1; i < setup->game->n_faces; i++)
    if (g_ascii_strcasecmp (setup->game->faces[i].id, typed) == 0) {
      *index = i;
      return FOUND_ONE;
    }
  for (int i = 1; i < setup->game->n_faces; i++)
    if (setup->copies[i] && ump_tokens_match_name (typed, setup->game->faces[i].id))
      found = note_match (found, index, i);
  return found;
}

static Found
find_word (const char *const *words, const char *typed, int *index)
{
  Found found = FOUND_NONE;

  for (int i = 0; words[i] != NULL; i++)
    if (g_ascii_strcasecmp (words[i], typed) == 0) {
      *index = i;
      return FOUND_ONE;
    }
  for (int i = 0; words[i] != NULL; i++)
    if (begins (words[i], typed))
      found = note_match (found, index, i);
  return found;
}

static const int typed_common[] = { UMP_VERB_NOTE, UMP_VERB_ADJUST, UMP_VERB_ABANDON };

static gboolean
note_legal (const UmpMove *move, gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return FALSE;
}

/* Whether something may be said with that verb now; notes and the like always may. */
static gboolean
is_possible (const UmpMatch *match, int verb)
{
  gboolean legal = verb < 0;
  g_auto (UmpMove) partial;

  ump_move_init (&partial, verb, UMP_NOBODY);
  if (verb >= 0)
    ump_match_moves (match, &partial, note_legal, &legal);
  return legal;
}

static const char *
verb_alias (const UmpGame *game, int verb)
{
  return verb >= 0 ? game->verbs[verb].alias : NULL;
}

/* A verb in full or by its alias; else by its beginning: of several those that are possible now. */
static Found
find_verb (const UmpMatch *match, const char *typed, int *index)
{
  const UmpGame *game = ump_match_game (match);
  Found found = FOUND_NONE, possible = FOUND_NONE;
  int n = game->n_verbs + (int) G_N_ELEMENTS (typed_common), now = 0;

  for (int i = 0; i < n; i++) {
    int verb = i < game->n_verbs ? i : typed_common[i - game->n_verbs];
    const char *alias = verb_alias (game, verb);

    if (g_ascii_strcasecmp (ump_verb_name (game, verb), typed) == 0 ||
        (alias != NULL && g_ascii_strcasecmp (alias, typed) == 0)) {
      *index = verb;
      return FOUND_ONE;
    }
    if (begins (ump_verb_name (game, verb), typed))
      found = note_match (found, index, verb);
  }
  for (int i = 0; found == FOUND_SEVERAL && i < n; i++) {
    int verb = i < game->n_verbs ? i : typed_common[i - game->n_verbs];

    if (begins (ump_verb_name (game, verb), typed) && is_possible (match, verb))
      possible = note_match (possible, &now, verb);
  }
  if (possible != FOUND_ONE)
    return found;
  *index = now;
  return FOUND_ONE;
}

/* ---- values ------------------------------------------------------------------------ */

/* Appends a value to the room for values that are put together; such values are kept as offsets until the
 * line is read, since the room may move. */
static const char *
keep (Reader *reader, const char *value)
{
  gsize at = reader->made->len;

  g_string_append (reader->made, value);
  g_string_append_c (reader->made, '\0');
  return GSIZE_TO_POINTER (at + 1);
}

/* "10+15-3"; FALSE if it is no sum of numbers in bounds. */
static gboolean
add_up (const char *typed, int *sum)
{
  gint64 total = 0;
  const char *c = typed;

  do {
    char *end;
    gint64 term = g_ascii_strtoll (c, &end, 10);

    if (end == c || g_ascii_isspace (*c) || ABS (term) > UMP_POINTS_LIMIT)
      return FALSE;
    total += term;
    c = end;
  } while (*c == '+' || *c == '-');
  if (*c || ABS (total) > UMP_POINTS_LIMIT)
    return FALSE;
  *sum = (int) total;
  return TRUE;
}

/* What a wild stands for: a number as typed, or a colour that may be cut. */
static const char *
full_stand_in (const char *typed)
{
  int found = 0;

  for (int colour = 1; colour < UMP_N_COLOURS; colour++)
    if (begins (ump_colour_id ((UmpColour) colour), typed))
      found = found ? -1 : colour;
  return found > 0 ? ump_colour_id ((UmpColour) found) : typed;
}

/* Appends a card with what it stands for. */
static gboolean
append_card (Reader *reader, const UmpAttr *attr, const char *typed, int column, GString *out)
{
  const char *colon = attr->flags & UMP_ATTR_STAND_INS ? strchr (typed, ':') : NULL;
  g_autofree char *cut = colon != NULL ? g_strndup (typed, (gsize) (colon - typed)) : NULL;
  const UmpFace *faces = reader->game->faces;
  int face;

  switch (find_card (reader->setup, cut != NULL ? cut : typed, &face)) {
  case FOUND_SEVERAL:
    return refuse (reader, column,
                   UMP_TEXT (N_ ("Several cards begin like that: write more of the name, as in {s0}."),
                             { (gintptr) faces[face].id }));
  case FOUND_NONE:
    return refuse (reader, column,
                   UMP_TEXT (N_ ("A card of this game was expected here, such as {s0}."),
                             { (gintptr) (reader->game->n_faces > 1 ? faces[1].id : "") }));
  default: break;
  }
  g_string_append (out, faces[face].id);
  if (colon != NULL)
    g_string_append_printf (out, ":%s", full_stand_in (colon + 1));
  return TRUE;
}

static gboolean
refuse_ambiguous (Reader *reader, const UmpAttr *attr, int column)
{
  return refuse (
      reader, column,
      UMP_TEXT (N_ ("“{s0}” can be several things here: write more of it."), { (gintptr) attr->name }));
}

/* A word or a person at the beginning of an own type's value, the rest as typed. */
static gboolean
append_person (Reader *reader, const UmpAttr *attr, const char *typed, int column, GString *out)
{
  gsize length = strcspn (typed, ".");
  g_autofree char *head = g_strndup (typed, length);
  int seat = 0, word = 0;
  Found person = find_player (reader->setup, head, &seat);
  Found other = attr->words != NULL && !typed[length] ? find_word (attr->words, head, &word) : FOUND_NONE;

  if (other == FOUND_ONE && g_ascii_strcasecmp (attr->words[word], head) == 0)
    person = FOUND_NONE;
  else if (person == FOUND_ONE && g_ascii_strcasecmp (reader->setup->ids[seat], head) == 0)
    other = FOUND_NONE;
  if (person == FOUND_SEVERAL || other == FOUND_SEVERAL || (person && other))
    return refuse_ambiguous (reader, attr, column);
  g_string_append (out, person ? reader->setup->ids[seat] : other ? attr->words[word] : head);
  g_string_append (out, typed + length);
  return TRUE;
}

/* Appends one item in full; what cannot be found stays as typed, and core's gates refuse it. */
static gboolean
append_item (Reader *reader, const UmpAttr *attr, const char *typed, int column, GString *out)
{
  int index = 0;
  Found found = FOUND_NONE;

  switch (attr->type) {
  case UMP_TYPE_CARD:
  case UMP_TYPE_CARDS: return append_card (reader, attr, typed, column, out);
  case UMP_TYPE_PLAYER:
    found = find_player (reader->setup, typed, &index);
    typed = found == FOUND_ONE ? reader->setup->ids[index] : typed;
    break;
  case UMP_TYPE_CHOICE:
  case UMP_TYPE_WORDS:
    found = find_word (attr->words, typed, &index);
    typed = found == FOUND_ONE ? attr->words[index] : typed;
    break;
  case UMP_TYPE_INT:
    if (reader->sums && add_up (typed, &index)) {
      g_string_append_printf (out, "%d", index);
      return TRUE;
    }
    break;
  case UMP_TYPE_OWN:
    if (attr->flags & UMP_ATTR_PERSON)
      return append_person (reader, attr, typed, column, out);
    break;
  default: break;
  }
  if (found == FOUND_SEVERAL)
    return refuse_ambiguous (reader, attr, column);
  g_string_append (out, typed);
  return TRUE;
}

/* The value of one word, in the room for values; NULL when it is refused. */
static const char *
full_value (Reader *reader, const UmpAttr *attr, const UmpToken *token)
{
  gboolean list = ump_attr_is_list (attr) || attr->type == UMP_TYPE_OWN;
  gsize at = reader->made->len;

  if (list && !(token->n_items == 1 && !*token->items[0])) {
    for (int i = 0; i < token->n_items; i++) {
      /* A comma at the end is no fault; one without anything before it stays, and core's gates refuse it. */
      const char *item = *token->items[i] || i + 1 == token->n_items ? token->items[i] : ",";

      if (i && *item)
        g_string_append_c (reader->made, ' ');
      if (!append_item (reader, attr, item, token->column, reader->made))
        return NULL;
    }
  } else if (!list) {
    g_autofree char *made = NULL;

    if (!append_item (reader, attr, ump_token_text (token, &made), token->column, reader->made))
      return NULL;
  }
  g_string_append_c (reader->made, '\0');
  return GSIZE_TO_POINTER (at + 1);
}

/* ---- the line -------------------------------------------------------------------------- */

#define MAX_PAIRS (UMP_MAX_ATTRS + 3)

/* Names and values found so far, for ump_entry_new(). given: a bit for each attribute of the verb, and one
 * for each common attribute behind them. Values are offsets + 1 into the room until the line is read. */
typedef struct {
  const char *names[MAX_PAIRS];
  const char *values[MAX_PAIRS];
  int columns[MAX_PAIRS];
  int n;
  guint given;
  gsize text; /* offset + 1 of a note's text; 0 = none */
} Pairs;

static void
pairs_add (Pairs *pairs, const char *name, const char *value, int column)
{
  pairs->names[pairs->n] = name;
  pairs->columns[pairs->n] = column;
  pairs->values[pairs->n++] = value;
}

static int
find_named (const UmpAttr *attrs, int n, const char *typed)
{
  int found = -1;

  for (int i = 0; i < n; i++) {
    if (g_ascii_strcasecmp (attrs[i].name, typed) == 0)
      return i;
    if (begins (attrs[i].name, typed))
      found = found == -1 ? i : -2;
  }
  return found;
}

static gboolean
give (Reader *reader, Pairs *pairs, int bit, const char *name, int column)
{
  if (pairs->given & 1u << bit)
    return refuse (reader, column, UMP_TEXT (N_ ("“{s0}” is given twice."), { (gintptr) name }));
  pairs->given |= 1u << bit;
  return TRUE;
}

/* `at=` and `ruling=`; -1 if it is neither, else whether it could be taken. */
static int
take_common (Reader *reader, Pairs *pairs, const UmpToken *token)
{
  static const char *const names[] = { "at", "ruling" };

  for (int i = 0; token->name != NULL && i < (int) G_N_ELEMENTS (names); i++) {
    g_autofree char *made = NULL;
    const char *text;

    if (g_ascii_strcasecmp (token->name, names[i]) != 0)
      continue;
    if (!give (reader, pairs, UMP_MAX_ATTRS + i, names[i], token->column))
      return FALSE;
    /* An empty ruling is none. */
    text = ump_token_text (token, &made);
    if (i == 0 || *text != '\0')
      pairs_add (pairs, names[i], keep (reader, text), token->column);
    return TRUE;
  }
  return -1;
}

/* The first attribute that was not given, n for none; applying: only of those that can be. */
static int
next_attr (const Reader *reader, const Pairs *pairs, const UmpAttr *attrs, int n, gboolean applying)
{
  int index = 0;

  while (index < n && (pairs->given & 1u << index ||
                       (applying && attrs[index].applies != NULL && !attrs[index].applies (reader->setup))))
    index++;
  return index;
}

/* Whether a word can be a value of an attribute that is one card or one number: these two are told apart. */
static gboolean
can_be (const Reader *reader, const UmpAttr *attr, const char *typed)
{
  int value;

  if (attr->type == UMP_TYPE_CARD)
    return find_card (reader->setup, typed, &value) != FOUND_NONE;
  return attr->type == UMP_TYPE_INT && ump_parse_int (typed, attr->min, attr->max, &value);
}

/* A word stands where another was expected, and can only be that other: "place 7c 5" for "place 5 7c". */
static int
attr_out_of_turn (const Reader *reader, const Pairs *pairs, const UmpAttr *attrs, int n, int next,
                  const UmpToken *token)
{
  g_autofree char *made = NULL;
  const char *typed = ump_token_text (token, &made);

  if ((attrs[next].type != UMP_TYPE_CARD && attrs[next].type != UMP_TYPE_INT) ||
      can_be (reader, &attrs[next], typed))
    return next;
  for (int i = next + 1; i < n; i++)
    if (!(pairs->given & 1u << i) && attrs[i].type != attrs[next].type && can_be (reader, &attrs[i], typed))
      return i;
  return next;
}

/* "tally has player, cat, mirror, ladder, martes" */
static gboolean
refuse_name (Reader *reader, const UmpAttr *attrs, int n, int verb, int column)
{
  g_autoptr (GString) names = g_string_new (NULL);

  if (n == 0)
    return refuse (
        reader, column,
        UMP_TEXT (N_ ("Nothing belongs behind “{s0}”."), { (gintptr) ump_verb_name (reader->game, verb) }));
  for (int i = 0; i < n; i++)
    g_string_append_printf (names, "%s%s", i ? ", " : "", attrs[i].name);
  return refuse (
      reader, column,
      UMP_TEXT (N_ ("Behind “{s0}” may stand: {s1}."),
                { (gintptr) ump_verb_name (reader->game, verb), (gintptr) g_intern_string (names->str) }));
}

/* Which attribute a word is for; -1 when it is refused. */
static int
attr_of_token (Reader *reader, const Pairs *pairs, const UmpAttr *attrs, int n, int verb,
               const UmpToken *token)
{
  int index;

  if (token->name != NULL) {
    index = find_named (attrs, n, token->name);
    if (index < 0)
      refuse_name (reader, attrs, n, verb, token->column);
    return index;
  }
  index = next_attr (reader, pairs, attrs, n, TRUE);
  if (index == n)
    index = next_attr (reader, pairs, attrs, n, FALSE);
  if (index < n)
    return attr_out_of_turn (reader, pairs, attrs, n, index, token);
  if (n > 0 && ump_attr_is_list (&attrs[n - 1]))
    refuse (reader, token->column,
            UMP_TEXT (N_ ("Nothing more belongs there. In a list stand commas, not blanks: “{s0}” is one."),
                      { (gintptr) attrs[n - 1].name }));
  else
    refuse_name (reader, attrs, n, verb, token->column);
  return -1;
}

static gboolean
take_token (Reader *reader, Pairs *pairs, const UmpAttr *attrs, int n, int verb, const UmpToken *token)
{
  int common = take_common (reader, pairs, token), index;
  const char *value;

  if (common >= 0)
    return common;
  index = attr_of_token (reader, pairs, attrs, n, verb, token);
  if (index < 0 || !give (reader, pairs, index, attrs[index].name, token->column))
    return FALSE;
  value = full_value (reader, &attrs[index], token);
  if (value == NULL)
    return FALSE;
  if (!ump_attr_is_left_out (&attrs[index], reader->made->str + GPOINTER_TO_SIZE (value) - 1))
    pairs_add (pairs, attrs[index].name, value, token->column);
  return TRUE;
}

static gboolean
take_note (Reader *reader, Pairs *pairs, const UmpToken *token)
{
  int common = take_common (reader, pairs, token);
  g_autofree char *made = NULL, *whole = NULL;
  const char *text;

  if (common >= 0)
    return common;
  if (pairs->text)
    return refuse (reader, token->column, UMP_PLAIN (N_ ("A note is one text: put it in double quotes.")));
  text = ump_token_text (token, &made);
  if (token->name != NULL)
    text = whole = g_strconcat (token->name, "=", text, NULL);
  pairs->text = GPOINTER_TO_SIZE (keep (reader, text));
  return TRUE;
}

static gboolean
take_tokens (Reader *reader, Pairs *pairs, int verb, const UmpTokens *tokens, int from)
{
  int n;
  const UmpAttr *attrs = ump_verb_attrs (reader->game, verb, &n);

  for (int i = from; i < tokens->n; i++)
    if (verb == UMP_VERB_NOTE ? !take_note (reader, pairs, &tokens->tokens[i])
                              : !take_token (reader, pairs, attrs, n, verb, &tokens->tokens[i]))
      return FALSE;
  return TRUE;
}

/* The speaker of a line; TRUE with *by NULL when nobody is named. */
static gboolean
read_speaker (Reader *reader, const UmpTokens *tokens, const char **by)
{
  const UmpToken *token = tokens->tokens;
  g_autofree char *typed = NULL;
  gsize length;
  int seat;

  if (!tokens->n || token->quoted || token->name != NULL || token->n_items > 1)
    return TRUE;
  length = strlen (token->items[0]);
  if (length < 2 || token->items[0][length - 1] != ':')
    return TRUE;
  typed = g_strndup (token->items[0], length - 1);
  switch (find_player (reader->setup, typed, &seat)) {
  case FOUND_ONE: *by = keep (reader, reader->setup->ids[seat]); return TRUE;
  case FOUND_SEVERAL:
    return refuse (reader, token->column,
                   UMP_PLAIN (N_ ("Several people begin like that: write more of the name.")));
  default: *by = keep (reader, typed); return TRUE;
  }
}

/* The verbs that may begin now, four at most. */
static UmpText
expected_verbs (const UmpMatch *match)
{
  static const char *const messages[] = {
    N_ ("The game is over: only a note may follow."),
    N_ ("Begin with what happened, which can only be {s0} now."),
    N_ ("Begin with what happened: {s0} or {s1}."),
    N_ ("Begin with what happened: {s0}, {s1} or {s2}."),
    N_ ("Begin with what happened: {s0}, {s1}, {s2} or {s3}."),
  };
  const UmpGame *game = ump_match_game (match);
  UmpText text = { 0 };
  guint n = 0;

  for (int i = 0; i < game->n_verbs && n + 1 < G_N_ELEMENTS (messages); i++)
    if (is_possible (match, i))
      text.args[n++] = (gintptr) game->verbs[i].name;
  text.message = messages[n];
  return text;
}

/* "ana play cat-1": somebody's name without its colon. */
static gboolean
lacks_colon (const Reader *reader, const UmpTokens *tokens, int at, int *seat)
{
  const UmpToken *token = &tokens->tokens[at];
  g_autofree char *made = NULL, *next = NULL;
  int verb;

  return at == 0 && tokens->n > 1 && token->name == NULL && tokens->tokens[1].name == NULL &&
         find_player (reader->setup, ump_token_text (token, &made), seat) == FOUND_ONE &&
         find_verb (reader->match, ump_token_text (&tokens->tokens[1], &next), &verb) == FOUND_ONE;
}

static gboolean
read_verb (Reader *reader, const UmpTokens *tokens, int at, int *verb)
{
  const UmpToken *token = at < tokens->n ? &tokens->tokens[at] : NULL;
  g_autofree char *made = NULL;
  int column = token != NULL ? token->column : tokens->n ? tokens->tokens[tokens->n - 1].column : 1, seat;

  if (token == NULL || token->name != NULL)
    return refuse (reader, column, expected_verbs (reader->match));
  switch (find_verb (reader->match, ump_token_text (token, &made), verb)) {
  case FOUND_ONE: return TRUE;
  case FOUND_SEVERAL:
    return refuse (reader, column,
                   UMP_PLAIN (N_ ("Several things begin like that: write more of the word.")));
  default: break;
  }
  if (lacks_colon (reader, tokens, at, &seat))
    return refuse (
        reader, column,
        UMP_TEXT (N_ ("A colon belongs after the name: “{s0}: …”."), { (gintptr) reader->setup->ids[seat] }));
  return refuse (reader, column, expected_verbs (reader->match));
}

/* The entry of what was found: values become pointers now that the room does not move any more. */
static UmpEntry *
make_entry (Reader *reader, Pairs *pairs, int verb)
{
  const char *room = reader->made->str;

  for (int i = 0; i < pairs->n; i++)
    pairs->values[i] = room + GPOINTER_TO_SIZE (pairs->values[i]) - 1;
  return ump_entry_new (reader->game, ump_verb_name (reader->game, verb), pairs->names, pairs->values,
                        pairs->n,
                        verb != UMP_VERB_NOTE ? NULL
                        : pairs->text         ? room + pairs->text - 1
                                              : "");
}

static UmpEntry *
read_line (Reader *reader, const char *line, Pairs *pairs)
{
  g_auto (UmpTokens) tokens = { 0 };
  const char *by = NULL;
  int verb = UMP_VERB_UNKNOWN, column = 1;

  *reader->verdict = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  if (!g_utf8_validate (line, -1, NULL)) {
    refuse (reader, 1, UMP_PLAIN (N_ ("The line is not UTF-8 text.")));
    return NULL;
  }
  if (!ump_tokens_split (&tokens, line, &column)) {
    refuse (reader, column, UMP_PLAIN (N_ ("A quote begins here and does not end.")));
    return NULL;
  }
  if (!read_speaker (reader, &tokens, &by) || !read_verb (reader, &tokens, by != NULL ? 1 : 0, &verb))
    return NULL;
  if (by != NULL)
    pairs_add (pairs, "by", by, tokens.tokens[0].column);
  if (!take_tokens (reader, pairs, verb, &tokens, by != NULL ? 2 : 1))
    return NULL;
  if (verb == UMP_VERB_NOTE && !pairs->text) {
    refuse (reader, tokens.tokens[tokens.n - 1].column,
            UMP_PLAIN (N_ ("Say what is noted, in double quotes behind “note”.")));
    return NULL;
  }
  return make_entry (reader, pairs, verb);
}

static UmpEntry *
parse (const UmpMatch *match, const char *line, gboolean sums, UmpVerdict *verdict, int *column)
{
  Reader reader = { match,  ump_match_setup (match), ump_match_game (match), sums, verdict,
                    column, g_string_sized_new (96) };
  Pairs pairs = { .n = 0 };
  UmpEntry *entry;

  if (column != NULL)
    *column = 0;
  entry = read_line (&reader, line, &pairs);
  g_string_free (reader.made, TRUE);
  return entry;
}

UmpEntry *
ump_notation_parse (const UmpMatch *match, const char *line, UmpVerdict *verdict, int *column)
{
  return parse (match, line, FALSE, verdict, column);
}

/* Whether a value that was given can be read: the shared gates ask the same in the same order. */
static gboolean
is_readable (const UmpSetup *setup, const UmpAttr *attr, const char *text, UmpMove *move, int index)
{
  UmpVerdict verdict;

  if (ump_attr_is_left_out (attr, text))
    return TRUE;
  return ump_attr_read (setup, attr, text, move, index, &verdict);
}

/* The name of the first attribute whose value cannot be, NULL when all can. */
static const char *
bad_attr (const UmpSetup *setup, const UmpEntry *entry)
{
  int n;
  const UmpAttr *attrs = ump_verb_attrs (setup->game, entry->verb, &n);
  int takes = ump_verb_takes_by (setup->game, entry->verb);
  g_auto (UmpMove) move = { 0 };

  ump_move_init (&move, entry->verb, UMP_NOBODY);
  if (entry->by != NULL && (takes < 0 || (takes > 0 && ump_setup_seat (setup, entry->by) < 0)))
    return "by";
  for (int i = 0; i < n; i++)
    if (!is_readable (setup, &attrs[i], entry->values[i], &move, i))
      return attrs[i].name;
  return entry->at != NULL && !ump_parse_time (entry->at) ? "at" : NULL;
}

int
ump_notation_bad_column (const UmpMatch *match, const char *line)
{
  UmpVerdict verdict;
  int column = 0;
  Reader reader = { match,   ump_match_setup (match), ump_match_game (match), FALSE, &verdict,
                    &column, g_string_sized_new (96) };
  Pairs pairs = { .n = 0 };
  g_autoptr (UmpEntry) entry = read_line (&reader, line, &pairs);
  const char *bad = entry != NULL ? bad_attr (reader.setup, entry) : NULL;

  for (int i = 0; bad != NULL && i < pairs.n; i++)
    if (strcmp (pairs.names[i], bad) == 0)
      column = pairs.columns[i];
  g_string_free (reader.made, TRUE);
  return column;
}

/* ---- what the acting player leaves out ---------------------------------------------------- */

/* One reading of an implied line. Accepted ones win; else the first that could be read at all. */
static gboolean
try_reading (UmpMatch *match, const char *line, UmpEntry **best)
{
  UmpVerdict verdict;
  UmpEntry *entry = parse (match, line, TRUE, &verdict, NULL);

  if (entry == NULL)
    return FALSE;
  if (ump_match_judge (match, entry, &verdict)) {
    ump_entry_unref (*best);
    *best = entry;
    return TRUE;
  }
  if (*best != NULL)
    ump_entry_unref (entry);
  else if (verdict.kind != UMP_FORM)
    *best = entry;
  else
    ump_entry_unref (entry);
  return FALSE;
}

UmpEntry *
ump_notation_parse_implied (const UmpMatch *match, const char *line, UmpVerdict *verdict, int *column)
{
  const UmpSetup *setup = ump_match_setup (match);
  int seat = ump_table_turn (ump_match_table (match));
  const char *by = seat >= 0 ? setup->ids[seat] : NULL;
  UmpMatch *judge = (UmpMatch *) match;
  UmpEntry *plain = parse (match, line, TRUE, verdict, column);
  UmpEntry *best = NULL;
  UmpVerdict answer;

  if (plain != NULL &&
      (ump_match_judge (judge, plain, &answer) || answer.kind != UMP_FORM || plain->by != NULL))
    return plain;
  if (by != NULL) {
    g_autofree char *said = g_strdup_printf ("%s: %s", by, line);

    if (try_reading (judge, said, &best))
      goto done;
  }
  for (int i = 0; i < setup->game->n_verbs; i++) {
    gboolean player = setup->game->verbs[i].player;
    g_autofree char *said = NULL;

    if (player && by == NULL)
      continue;
    said =
        g_strdup_printf ("%s%s%s %s", player ? by : "", player ? ": " : "", setup->game->verbs[i].name, line);
    if (try_reading (judge, said, &best))
      goto done;
  }
done:
  if (best != NULL) {
    ump_entry_unref (plain);
    return best;
  }
  return plain;
}
