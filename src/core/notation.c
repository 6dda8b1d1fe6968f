/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of text as entries. */
#include "notation.h"

#include <string.h>

#include "field.h"
#include "notation-find.h"
#include "parse.h"
#include "tokens.h"

/* What is being read, and the answer when it cannot be. */
typedef struct {
  const UmpMatch *match;
  const UmpSetup *setup;
  const UmpGame *game;
  const char *line;
  gboolean sums; /* 10+15-3 may stand for a number */
  UmpVerdict *verdict;
  int *column;
  const UmpField *attrs; /* of the verb, once that is known */
  int n_attrs;
  GString *made; /* room for values that are put together, NULL until there is one */
  GString *item; /* the same for one item of a list */
  UmpBytes card; /* the last word that was looked up as a card, what it was, and how it was found */
  int face;
  UmpFound found;
} Reader;

/* A card; the same word is looked up twice where it may stand for another attribute than its turn is. */
static UmpFound
find_card (Reader *reader, UmpBytes typed, int *face)
{
  if (reader->card.text != typed.text || reader->card.n != typed.n) {
    reader->found = ump_find_card (reader->setup, typed, &reader->face);
    reader->card = typed;
  }
  *face = reader->face;
  return reader->found;
}

/* The character, from 1, at which a byte of the line stands. */
static int
column_of (const char *line, int at)
{
  return (int) g_utf8_strlen (line, at) + 1;
}

/* at: the byte of the line where the bad place begins. */
static gboolean
refuse (Reader *reader, int at, UmpText reason)
{
  if (reader->column != NULL)
    *reader->column = column_of (reader->line, at);
  return ump_refuse_as (reader->verdict, UMP_FORM, -1, 0, reason);
}

/* ---- values ------------------------------------------------------------------------ */

/* "10+15-3"; FALSE if it is no sum of numbers in bounds. */
static gboolean
add_up (UmpBytes span, int *sum)
{
  g_autofree char *typed = g_strndup (span.text, span.n);
  const char *c = typed;
  gint64 total = 0;

  do {
    char *end;
    gint64 term = g_ascii_strtoll (c, &end, 10);

    /* The least of all numbers, which is what anything below it is read as, has no ABS(). */
    if (end == c || g_ascii_isspace (*c) || term < -UMP_POINTS_LIMIT || term > UMP_POINTS_LIMIT)
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
static UmpBytes
full_stand_in (UmpBytes typed)
{
  int found = 0;

  for (int colour = 1; colour < UMP_N_COLOURS; colour++)
    if (ump_find_begins (ump_colour_id ((UmpColour) colour), typed))
      found = found ? -1 : colour;
  return found > 0 ? ump_bytes (ump_colour_id ((UmpColour) found)) : typed;
}

static void
append (GString *room, UmpBytes text)
{
  g_string_append_len (room, text.text, (gssize) text.n);
}

/* An item that has to be put together, in room for one. */
static GString *
item_room (Reader *reader)
{
  if (reader->item == NULL)
    reader->item = g_string_new (NULL);
  return g_string_truncate (reader->item, 0);
}

static gboolean
refuse_card (Reader *reader, int at, UmpFound found, int face)
{
  const UmpFace *faces = reader->game->faces;

  if (found == UMP_FOUND_SEVERAL)
    return refuse (reader, at,
                   UMP_TEXT (N_ ("Several cards begin like that: write more of the name, as in {s0}."),
                             { (gintptr) faces[face].id }));
  return refuse (reader, at,
                 UMP_TEXT (N_ ("A card of this game was expected here, such as {s0}."),
                           { (gintptr) (reader->game->n_faces > 1 ? faces[1].id : "") }));
}

/* A name that was found by what was typed: very often it is that. */
static UmpBytes
name_of (const char *name, UmpBytes typed)
{
  return ump_bytes_are (typed, name) ? typed : ump_bytes (name);
}

/* A card with what it stands for. */
static gboolean
full_card (Reader *reader, const UmpField *attr, UmpBytes typed, int at, UmpBytes *full)
{
  const char *colon = attr->flags & UMP_FIELD_STAND_INS ? memchr (typed.text, ':', typed.n) : NULL;
  UmpBytes name = { typed.text, colon != NULL ? (gsize) (colon - typed.text) : typed.n };
  int face;
  UmpFound found =
      colon != NULL ? ump_find_card (reader->setup, name, &face) : find_card (reader, typed, &face);

  if (found != UMP_FOUND_ONE)
    return refuse_card (reader, at, found, face);
  *full = reader->setup->face_ids[face];
  if (colon != NULL) {
    GString *room = item_room (reader);

    append (room, *full);
    g_string_append_c (room, ':');
    append (room, full_stand_in ((UmpBytes){ colon + 1, typed.n - name.n - 1 }));
    *full = (UmpBytes){ room->str, room->len };
  }
  return TRUE;
}

static gboolean
refuse_ambiguous (Reader *reader, const UmpField *attr, int at)
{
  return refuse (
      reader, at,
      UMP_TEXT (N_ ("“{s0}” can be several things here: write more of it."), { (gintptr) attr->name }));
}

/* A word or a person at the beginning of an own type's value, the rest as typed. */
static gboolean
full_person (Reader *reader, const UmpField *attr, UmpBytes typed, int at, UmpBytes *full)
{
  const char *dot = memchr (typed.text, '.', typed.n);
  UmpBytes head = { typed.text, dot != NULL ? (gsize) (dot - typed.text) : typed.n }, name = head;
  int seat = 0, word = 0;
  UmpFound person = ump_find_player (reader->setup, head, &seat);
  UmpFound other =
      attr->words != NULL && dot == NULL ? ump_find_word (attr->words, head, &word) : UMP_FOUND_NONE;
  GString *room;

  if (other == UMP_FOUND_ONE && ump_find_is_same (attr->words[word], head))
    person = UMP_FOUND_NONE;
  else if (person == UMP_FOUND_ONE && ump_find_is_same (reader->setup->ids[seat], head))
    other = UMP_FOUND_NONE;
  if (person == UMP_FOUND_SEVERAL || other == UMP_FOUND_SEVERAL || (person && other))
    return refuse_ambiguous (reader, attr, at);
  if (person != UMP_FOUND_NONE)
    name = name_of (reader->setup->ids[seat], head);
  else if (other != UMP_FOUND_NONE)
    name = name_of (attr->words[word], head);
  if (name.text == typed.text)
    return TRUE;
  room = item_room (reader);
  append (room, name);
  append (room, (UmpBytes){ typed.text + head.n, typed.n - head.n });
  *full = (UmpBytes){ room->str, room->len };
  return TRUE;
}

static gboolean
full_sum (Reader *reader, UmpBytes typed, UmpBytes *full)
{
  GString *room;
  int sum;

  if (!reader->sums || !add_up (typed, &sum))
    return FALSE;
  room = item_room (reader);
  g_string_append_printf (room, "%d", sum);
  *full = (UmpBytes){ room->str, room->len };
  return TRUE;
}

/* One item in full; what cannot be found stays as typed, and core's gates refuse it. full: text of the game
 * or the setup, typed itself, or in the room for one item. */
static gboolean
full_item (Reader *reader, const UmpField *attr, UmpBytes typed, int at, UmpBytes *full)
{
  int index = 0;
  UmpFound found = UMP_FOUND_NONE;

  *full = typed;
  switch (attr->type) {
  case UMP_TYPE_CARD:
  case UMP_TYPE_CARDS: return full_card (reader, attr, typed, at, full);
  case UMP_TYPE_PLAYER:
    found = ump_find_player (reader->setup, typed, &index);
    if (found == UMP_FOUND_ONE)
      *full = ump_bytes_short (reader->setup->ids[index]);
    break;
  case UMP_TYPE_CHOICE:
  case UMP_TYPE_WORDS:
    found = ump_find_word (attr->words, typed, &index);
    if (found == UMP_FOUND_ONE)
      *full = ump_bytes_short (attr->words[index]);
    break;
  case UMP_TYPE_INT: full_sum (reader, typed, full); break;
  case UMP_TYPE_OWN:
    if (attr->flags & UMP_FIELD_PERSON)
      return full_person (reader, attr, typed, at, full);
    break;
  default: break;
  }
  return found != UMP_FOUND_SEVERAL || refuse_ambiguous (reader, attr, at);
}

/* ---- the line -------------------------------------------------------------------------- */

/* text: in the line's words, the game or the setup. made: it lies in the room for values that are put
 * together, at this offset - 1, and the room may move while the line is read; 0: text is it. at: where in the
 * line it was given. */
typedef struct {
  UmpBytes text;
  guint made;
  int at;
} Value;

/* By the slots of an entry. given: a bit for each slot that was named; filled: for each that has a value, as
 * one may be left out all the same. */
typedef struct {
  Value values[UMP_N_SLOTS];
  guint given;
  guint filled;
} Said;

static int
find_named (const UmpField *attrs, int n, UmpBytes typed)
{
  int found = -1;

  for (int i = 0; i < n; i++)
    if (ump_bytes_are (typed, attrs[i].name))
      return i;
  for (int i = 0; i < n; i++) {
    if (ump_find_is_same (attrs[i].name, typed))
      return i;
    if (ump_find_begins (attrs[i].name, typed))
      found = found == -1 ? i : -2;
  }
  return found;
}

static gboolean
give (Reader *reader, Said *said, int slot, const char *name, int at)
{
  if (said->given & 1u << slot)
    return refuse (reader, at, UMP_TEXT (N_ ("“{s0}” is given twice."), { (gintptr) name }));
  said->given |= 1u << slot;
  return TRUE;
}

static void
fill (Said *said, int slot, Value value)
{
  said->values[slot] = value;
  said->filled |= 1u << slot;
}

/* Room for values that are put together; a new one begins at its end. */
static GString *
made_room (Reader *reader)
{
  if (reader->made == NULL)
    reader->made = g_string_sized_new (96);
  return reader->made;
}

/* The value that was put together from `start` to the end of the room. */
static Value
made_value (Reader *reader, gsize start, int at)
{
  return (Value){ .text = { .n = reader->made->len - start }, .made = (guint) start + 1, .at = at };
}

/* The words of a value with their commas, however many items it was split into. */
static Value
whole_text (Reader *reader, const UmpToken *token)
{
  gsize start;

  if (token->n_items == 1)
    return (Value){ .text = token->items[0], .at = token->at };
  start = made_room (reader)->len;
  for (int i = 0; i < token->n_items; i++) {
    if (i > 0)
      g_string_append_c (reader->made, ',');
    append (reader->made, token->items[i]);
  }
  return made_value (reader, start, token->at);
}

static UmpBytes
text_of (const Reader *reader, const Value *value)
{
  if (value->made > 0)
    return (UmpBytes){ reader->made->str + value->made - 1, value->text.n };
  return value->text;
}

/* A word with a name: `at=` and `ruling=`; -1 if it is neither, else whether it could be taken. */
static int
take_common (Reader *reader, Said *said, const UmpToken *token)
{
  static const char *const names[] = { "at", "ruling" };

  for (int i = 0; i < (int) G_N_ELEMENTS (names); i++) {
    Value value;

    if (!ump_find_is_same (names[i], token->name))
      continue;
    if (!give (reader, said, UMP_SLOT_AT + i, names[i], token->at))
      return FALSE;
    value = whole_text (reader, token);
    /* An empty ruling is none. */
    if (i == 0 || value.text.n > 0)
      fill (said, UMP_SLOT_AT + i, value);
    return TRUE;
  }
  return -1;
}

/* The first attribute that was not given, n_attrs for none; applying: only of those that can be. */
static int
next_attr (const Reader *reader, const Said *said, gboolean applying)
{
  const UmpField *attrs = reader->attrs;
  int index = 0;

  while (index < reader->n_attrs && (said->given & 1u << index || (applying && attrs[index].applies != NULL &&
                                                                   !attrs[index].applies (reader->setup))))
    index++;
  return index;
}

/* Whether a word can be a value of an attribute that is one card or one number: these two are told apart. */
static gboolean
can_be (Reader *reader, const UmpField *attr, UmpBytes typed)
{
  int value;

  if (attr->type == UMP_TYPE_CARD)
    return find_card (reader, typed, &value) != UMP_FOUND_NONE;
  return attr->type == UMP_TYPE_INT && ump_parse_int_of (typed, attr->min, attr->max, &value);
}

/* A word stands where another was expected, and can only be that other: "place 7c 5" for "place 5 7c". A list
 * is neither one card nor one number. */
static int
attr_out_of_turn (Reader *reader, const Said *said, int next, const UmpToken *token)
{
  const UmpField *attrs = reader->attrs;
  UmpBytes typed = token->items[0];

  if ((attrs[next].type != UMP_TYPE_CARD && attrs[next].type != UMP_TYPE_INT) || token->n_items != 1 ||
      can_be (reader, &attrs[next], typed))
    return next;
  for (int i = next + 1; i < reader->n_attrs; i++)
    if (!(said->given & 1u << i) && attrs[i].type != attrs[next].type && can_be (reader, &attrs[i], typed))
      return i;
  return next;
}

/* "tally has player, cat, mirror, ladder, martes" */
static gboolean
refuse_name (Reader *reader, int verb, int at)
{
  g_autoptr (GString) names = g_string_new (NULL);

  if (reader->n_attrs == 0)
    return refuse (
        reader, at,
        UMP_TEXT (N_ ("Nothing belongs behind “{s0}”."), { (gintptr) ump_verb_name (reader->game, verb) }));
  for (int i = 0; i < reader->n_attrs; i++)
    g_string_append_printf (names, "%s%s", i ? ", " : "", reader->attrs[i].name);
  return refuse (
      reader, at,
      UMP_TEXT (N_ ("Behind “{s0}” may stand: {s1}."),
                { (gintptr) ump_verb_name (reader->game, verb), (gintptr) g_intern_string (names->str) }));
}

/* Which attribute a word is for; -1 when it is refused. */
static int
attr_of_token (Reader *reader, const Said *said, int verb, const UmpToken *token)
{
  const UmpField *attrs = reader->attrs;
  int index, n = reader->n_attrs;

  if (token->name.text != NULL) {
    index = find_named (attrs, n, token->name);
    if (index < 0)
      refuse_name (reader, verb, token->at);
    return index;
  }
  index = next_attr (reader, said, TRUE);
  if (index == n)
    index = next_attr (reader, said, FALSE);
  if (index < n)
    return attr_out_of_turn (reader, said, index, token);
  if (n > 0 && ump_field_is_list (&attrs[n - 1]))
    refuse (reader, token->at,
            UMP_TEXT (N_ ("Nothing more belongs there. In a list stand commas, not blanks: “{s0}” is one."),
                      { (gintptr) attrs[n - 1].name }));
  else
    refuse_name (reader, verb, token->at);
  return -1;
}

/* A value of several items, put together with blanks between them. */
static gboolean
full_list (Reader *reader, const UmpField *attr, const UmpToken *token, Value *value)
{
  gsize start = made_room (reader)->len;

  for (int i = 0; i < token->n_items; i++) {
    UmpBytes item = token->items[i], full;

    /* A comma at the end is no fault; one without anything before it stays, and core's gates refuse it. */
    if (item.n == 0 && i + 1 < token->n_items)
      item = ump_bytes (",");
    if (i > 0 && item.n > 0)
      g_string_append_c (reader->made, ' ');
    if (!full_item (reader, attr, item, token->at, &full))
      return FALSE;
    append (reader->made, full);
  }
  *value = made_value (reader, start, token->at);
  return TRUE;
}

/* The value of one word; FALSE when it is refused. */
static gboolean
full_value (Reader *reader, const UmpField *attr, const UmpToken *token, Value *value)
{
  gboolean list = ump_field_is_list (attr) || attr->type == UMP_TYPE_OWN;
  UmpBytes typed, full;

  *value = (Value){ .text = { "", 0 }, .at = token->at };
  if (list && token->n_items == 1 && token->items[0].n == 0)
    return TRUE;
  if (list && token->n_items > 1)
    return full_list (reader, attr, token, value);
  *value = whole_text (reader, token);
  typed = text_of (reader, value);
  if (!full_item (reader, attr, typed, token->at, &full))
    return FALSE;
  if (full.text == typed.text)
    return TRUE;
  if (reader->item == NULL || full.text != reader->item->str) {
    *value = (Value){ .text = full, .at = token->at };
  } else {
    gsize start = made_room (reader)->len;

    append (reader->made, full);
    *value = made_value (reader, start, token->at);
  }
  return TRUE;
}

static gboolean
take_token (Reader *reader, Said *said, int verb, const UmpToken *token)
{
  int common = token->name.text != NULL ? take_common (reader, said, token) : -1, index;
  const UmpField *attr;
  Value value;

  if (common >= 0)
    return common;
  index = attr_of_token (reader, said, verb, token);
  if (index < 0)
    return FALSE;
  attr = &reader->attrs[index];
  if (!give (reader, said, index, attr->name, token->at) || !full_value (reader, attr, token, &value))
    return FALSE;
  if (value.text.n > 0 || !ump_field_is_left_out (attr, ""))
    fill (said, index, value);
  return TRUE;
}

static gboolean
take_note (Reader *reader, Said *said, const UmpToken *token)
{
  int common = token->name.text != NULL ? take_common (reader, said, token) : -1;
  gsize start;

  if (common >= 0)
    return common;
  if (said->given & 1u << UMP_SLOT_TEXT)
    return refuse (reader, token->at, UMP_PLAIN (N_ ("A note is one text: put it in double quotes.")));
  said->given |= 1u << UMP_SLOT_TEXT;
  if (token->name.text == NULL) {
    fill (said, UMP_SLOT_TEXT, whole_text (reader, token));
    return TRUE;
  }
  start = made_room (reader)->len;
  append (reader->made, token->name);
  g_string_append_c (reader->made, '=');
  whole_text (reader, token);
  if (token->n_items == 1)
    append (reader->made, token->items[0]);
  fill (said, UMP_SLOT_TEXT, made_value (reader, start, token->at));
  return TRUE;
}

static gboolean
take_tokens (Reader *reader, Said *said, int verb, const UmpTokens *tokens, int from)
{
  for (int i = from; i < tokens->n; i++)
    if (verb == UMP_VERB_NOTE ? !take_note (reader, said, &tokens->tokens[i])
                              : !take_token (reader, said, verb, &tokens->tokens[i]))
      return FALSE;
  return TRUE;
}

/* The speaker of a line, if there is one: a name with a colon. FALSE: several people begin like that. */
static gboolean
read_speaker (Reader *reader, const UmpTokens *tokens, Said *said)
{
  const UmpToken *token = tokens->tokens;
  UmpBytes typed, name;
  int seat;

  if (!tokens->n || token->quoted || token->name.text != NULL || token->n_items > 1)
    return TRUE;
  typed = token->items[0];
  if (typed.n < 2 || typed.text[typed.n - 1] != ':')
    return TRUE;
  typed.n--;
  name = typed;
  switch (ump_find_player (reader->setup, typed, &seat)) {
  case UMP_FOUND_ONE: name = ump_bytes_short (reader->setup->ids[seat]); break;
  case UMP_FOUND_SEVERAL:
    return refuse (reader, token->at,
                   UMP_PLAIN (N_ ("Several people begin like that: write more of the name.")));
  default: break;
  }
  fill (said, UMP_SLOT_BY, (Value){ .text = name, .at = token->at });
  return TRUE;
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
    if (ump_find_is_possible (match, i))
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

  return at == 0 && tokens->n > 1 && token->name.text == NULL && tokens->tokens[1].name.text == NULL &&
         ump_find_player (reader->setup, ump_token_text (token, &made), seat) == UMP_FOUND_ONE &&
         ump_find_verb (reader->match, ump_token_text (&tokens->tokens[1], &next), &verb) == UMP_FOUND_ONE;
}

static gboolean
read_verb (Reader *reader, const UmpTokens *tokens, int at, int *verb)
{
  const UmpToken *token = at < tokens->n ? &tokens->tokens[at] : NULL;
  g_autofree char *made = NULL;
  int last = tokens->n > 0 ? tokens->tokens[tokens->n - 1].at : 0;
  int begins_at = token != NULL ? token->at : last, seat;

  if (token == NULL || token->name.text != NULL)
    return refuse (reader, begins_at, expected_verbs (reader->match));
  switch (ump_find_verb (reader->match, ump_token_text (token, &made), verb)) {
  case UMP_FOUND_ONE: return TRUE;
  case UMP_FOUND_SEVERAL:
    return refuse (reader, begins_at, ump_find_say_verbs (reader->match, ump_token_text (token, &made)));
  default: break;
  }
  if (lacks_colon (reader, tokens, at, &seat))
    return refuse (
        reader, begins_at,
        UMP_TEXT (N_ ("A colon belongs after the name: “{s0}: …”."), { (gintptr) reader->setup->ids[seat] }));
  return refuse (reader, begins_at, expected_verbs (reader->match));
}

static UmpEntry *
make_entry (Reader *reader, const Said *said, int verb)
{
  UmpBytes slots[UMP_N_SLOTS] = { 0 };
  UmpBytes *note = &slots[UMP_SLOT_TEXT];

  for (guint left = said->filled, i = 0; left != 0; left >>= 1, i++)
    if (left & 1)
      slots[i] = text_of (reader, &said->values[i]);
  while (note->n > 0 && g_ascii_isspace (note->text[0]))
    *note = (UmpBytes){ note->text + 1, note->n - 1 };
  while (note->n > 0 && g_ascii_isspace (note->text[note->n - 1]))
    note->n--;
  return ump_entry_of (NULL, verb, reader->n_attrs, slots);
}

/* ASCII, which most lines are, needs no closer look. */
static gboolean
is_utf8 (const char *line, gsize length)
{
  guint64 high = 0, word;
  gsize i = 0;

  for (; i + sizeof word <= length; i += sizeof word) {
    memcpy (&word, line + i, sizeof word);
    high |= word;
  }
  if (i > 0) {
    memcpy (&word, line + length - sizeof word, sizeof word);
    high |= word;
  } else {
    for (; i < length; i++)
      high |= (guint64) (guchar) line[i];
  }
  return (high & G_GUINT64_CONSTANT (0x8080808080808080)) == 0 ||
         g_utf8_validate (line, (gssize) length, NULL);
}

static UmpEntry *
read_line (Reader *reader, Said *said)
{
  g_auto (UmpTokens) tokens;
  gsize length = strlen (reader->line);
  gboolean spoken;
  int verb = UMP_VERB_UNKNOWN;

  ump_tokens_init (&tokens);
  *reader->verdict = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  if (!is_utf8 (reader->line, length)) {
    refuse (reader, 0, UMP_PLAIN (N_ ("The line is not UTF-8 text.")));
    return NULL;
  }
  if (!ump_tokens_split (&tokens, reader->line, length)) {
    refuse (reader, tokens.tokens[tokens.n - 1].at, UMP_PLAIN (N_ ("A quote begins here and does not end.")));
    return NULL;
  }
  if (!read_speaker (reader, &tokens, said))
    return NULL;
  spoken = (said->filled & 1u << UMP_SLOT_BY) != 0;
  if (!read_verb (reader, &tokens, spoken, &verb))
    return NULL;
  reader->attrs = ump_verb_attrs (reader->game, verb, &reader->n_attrs);
  if (!take_tokens (reader, said, verb, &tokens, spoken + 1))
    return NULL;
  if (verb == UMP_VERB_NOTE && !(said->given & 1u << UMP_SLOT_TEXT)) {
    refuse (reader, tokens.tokens[tokens.n - 1].at,
            UMP_PLAIN (N_ ("Say what is noted, in double quotes behind “note”.")));
    return NULL;
  }
  return make_entry (reader, said, verb);
}

static void
reader_clear (Reader *reader)
{
  if (reader->made != NULL)
    g_string_free (reader->made, TRUE);
  if (reader->item != NULL)
    g_string_free (reader->item, TRUE);
}

/* The line as anybody may write it. */
static UmpEntry *
read_with_care (const UmpMatch *match, const char *line, gboolean sums, UmpVerdict *verdict, int *column)
{
  Reader reader = { .match = match,
                    .setup = ump_match_setup (match),
                    .game = ump_match_game (match),
                    .line = line,
                    .sums = sums,
                    .verdict = verdict,
                    .column = column };
  Said said = { .given = 0 };
  UmpEntry *entry = read_line (&reader, &said);

  reader_clear (&reader);
  return entry;
}

UmpEntry *
ump_notation_read (const UmpMatch *match, const char *line, gboolean sums, UmpVerdict *verdict, int *column)
{
  UmpEntry *entry = ump_notation_read_plain ((UmpMatch *) match, line);

  if (column != NULL)
    *column = 0;
  *verdict = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  return entry != NULL ? entry : read_with_care (match, line, sums, verdict, column);
}

UmpEntry *
ump_notation_parse (const UmpMatch *match, const char *line, UmpVerdict *verdict, int *column)
{
  return ump_notation_read (match, line, FALSE, verdict, column);
}

/* Whether a value that was given can be read: the shared gates ask the same in the same order. */
static gboolean
is_readable (const UmpSetup *setup, const UmpField *attr, const char *text, UmpMove *move, int index)
{
  UmpVerdict verdict;

  if (ump_field_is_left_out (attr, text))
    return TRUE;
  return ump_field_read (setup, attr, text, move, index, &verdict);
}

/* The slot of the first value that cannot be read, -1 when all can. */
static int
bad_slot (const UmpSetup *setup, const UmpEntry *entry)
{
  int n;
  const UmpField *attrs = ump_verb_attrs (setup->game, entry->verb, &n);
  int takes = ump_verb_takes_by (setup->game, entry->verb);
  g_auto (UmpMove) move = { 0 };

  ump_move_init (&move, entry->verb, UMP_NOBODY);
  if (entry->by != NULL && (takes < 0 || (takes > 0 && ump_setup_seat (setup, entry->by) < 0)))
    return UMP_SLOT_BY;
  for (int i = 0; i < n; i++)
    if (!is_readable (setup, &attrs[i], entry->values[i], &move, i))
      return i;
  return entry->at != NULL && !ump_parse_time (entry->at) ? UMP_SLOT_AT : -1;
}

int
ump_notation_bad_column (const UmpMatch *match, const char *line)
{
  UmpVerdict verdict;
  int column = 0, bad = -1;
  Reader reader = { .match = match,
                    .setup = ump_match_setup (match),
                    .game = ump_match_game (match),
                    .line = line,
                    .verdict = &verdict,
                    .column = &column };
  Said said = { .given = 0 };
  g_autoptr (UmpEntry) entry = read_line (&reader, &said);

  if (entry != NULL)
    bad = bad_slot (reader.setup, entry);
  if (bad >= 0 && said.filled & 1u << bad)
    column = column_of (line, said.values[bad].at);
  reader_clear (&reader);
  return column;
}
