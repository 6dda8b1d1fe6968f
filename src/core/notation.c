/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of text as entries: a line is split into words, and each word becomes the full text of the attribute
 * that it is for. Whether the entry is legal, others say. */
#include "notation.h"

#include <string.h>

#include "field.h"
#include "notation-find.h"
#include "parse.h"
#include "tokens.h"

/* What is being read, and the answer when it cannot be.
 * slots: what was said so far, text of the tokens, of the game, of the setup, or one of made; at: where in
 * the line, by slot. given: a bit for each slot that was named, as one may be left empty all the same.
 * made: values that had to be put together, NULL until there is one. */
typedef struct {
  const UmpMatch *match;
  const UmpSetup *setup;
  const UmpGame *game;
  const char *line;
  gboolean sums; /* 10+15-3 may stand for a number */
  UmpVerdict *verdict;
  int *column;
  UmpTokens tokens;
  int verb;
  const UmpField *attrs; /* of the verb, once that is known */
  int n_attrs;
  const char *slots[UMP_N_SLOTS];
  int at[UMP_N_SLOTS];
  guint given;
  GPtrArray *made;
} Reader;

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

/* Keeps a new string as long as the reader. */
static const char *
made (Reader *reader, char *text)
{
  if (reader->made == NULL)
    reader->made = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (reader->made, text);
  return text;
}

/* ---- values ------------------------------------------------------------------------ */

/* "10+15-3"; FALSE if it is no sum of numbers in bounds. */
static gboolean
add_up (const char *typed, int *sum)
{
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
static const char *
full_stand_in (const char *typed)
{
  int found = 0;

  for (int colour = 1; colour < UMP_N_COLOURS; colour++)
    if (ump_find_begins (ump_colour_id ((UmpColour) colour), typed))
      found = found ? -1 : colour;
  return found > 0 ? ump_colour_id ((UmpColour) found) : typed;
}

static gboolean
refuse_card (Reader *reader, int at, UmpFound found, int face)
{
  const UmpFace *faces = reader->game->faces;

  if (found == UMP_FOUND_SEVERAL)
    return refuse (reader, at,
                   UMP_TEXT (N_ ("Several cards begin like that: write more of the name, as in {s0}."),
                             { UMP_S (faces[face].id) }));
  return refuse (reader, at,
                 UMP_TEXT (N_ ("A card of this game was expected here, such as {s0}."),
                           { UMP_S (reader->game->n_faces > 1 ? faces[1].id : "") }));
}

/* A card with what it stands for. */
static gboolean
full_card (Reader *reader, const UmpField *attr, const char *typed, int at, const char **full)
{
  const char *colon = attr->flags & UMP_FIELD_STAND_INS ? strchr (typed, ':') : NULL;
  g_autofree char *name = colon != NULL ? g_strndup (typed, (gsize) (colon - typed)) : NULL;
  int face;
  UmpFound found = ump_find_card (reader->setup, name != NULL ? name : typed, &face);

  if (found != UMP_FOUND_ONE)
    return refuse_card (reader, at, found, face);
  *full = reader->game->faces[face].id;
  if (colon != NULL)
    *full = made (reader, g_strconcat (*full, ":", full_stand_in (colon + 1), NULL));
  return TRUE;
}

static gboolean
refuse_ambiguous (Reader *reader, const UmpField *attr, int at)
{
  return refuse (
      reader, at,
      UMP_TEXT (N_ ("“{s0}” can be several things here: write more of it."), { UMP_S (attr->name) }));
}

/* A word or a person at the beginning of an own type's value, the rest as typed. */
static gboolean
full_person (Reader *reader, const UmpField *attr, const char *typed, int at, const char **full)
{
  const char *dot = strchr (typed, '.'), *rest = dot != NULL ? dot : typed + strlen (typed);
  g_autofree char *head = g_strndup (typed, (gsize) (rest - typed));
  int seat = 0, word = 0;
  UmpFound person = ump_find_player (reader->setup, head, &seat), other = UMP_FOUND_NONE;

  if (attr->words != NULL && !*rest)
    other = ump_find_word (attr->words, head, &word);
  if (other == UMP_FOUND_ONE && g_ascii_strcasecmp (attr->words[word], head) == 0)
    person = UMP_FOUND_NONE;
  else if (person == UMP_FOUND_ONE && g_ascii_strcasecmp (reader->setup->ids[seat], head) == 0)
    other = UMP_FOUND_NONE;
  if (person == UMP_FOUND_SEVERAL || other == UMP_FOUND_SEVERAL || (person && other))
    return refuse_ambiguous (reader, attr, at);
  if (person != UMP_FOUND_NONE)
    *full = made (reader, g_strconcat (reader->setup->ids[seat], rest, NULL));
  else if (other != UMP_FOUND_NONE)
    *full = attr->words[word];
  return TRUE;
}

/* One item in full; what cannot be found stays as typed, and core's gates refuse it. */
static gboolean
full_item (Reader *reader, const UmpField *attr, const char *typed, int at, const char **full)
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
      *full = reader->setup->ids[index];
    break;
  case UMP_TYPE_CHOICE:
  case UMP_TYPE_WORDS:
    found = ump_find_word (attr->words, typed, &index);
    if (found == UMP_FOUND_ONE)
      *full = attr->words[index];
    break;
  case UMP_TYPE_INT:
    if (reader->sums && add_up (typed, &index))
      *full = made (reader, g_strdup_printf ("%d", index));
    break;
  case UMP_TYPE_OWN:
    if (attr->flags & UMP_FIELD_PERSON)
      return full_person (reader, attr, typed, at, full);
    break;
  default: break;
  }
  return found != UMP_FOUND_SEVERAL || refuse_ambiguous (reader, attr, at);
}

/* ---- the line -------------------------------------------------------------------------- */

/* The slot of an attribute by its name, which may be cut: -1 for none, -2 for several. `at` and `ruling` are
 * not cut, and who says it stands in front. */
static int
find_named (const UmpField *attrs, int n, const char *typed)
{
  int found = ump_entry_slot (attrs, n, typed);

  if (found >= 0 && found != UMP_SLOT_BY)
    return found;
  if (g_ascii_strcasecmp (typed, "at") == 0)
    return UMP_SLOT_AT;
  if (g_ascii_strcasecmp (typed, "ruling") == 0)
    return UMP_SLOT_RULING;
  found = -1;
  for (int i = 0; i < n; i++) {
    if (g_ascii_strcasecmp (attrs[i].name, typed) == 0)
      return i;
    if (ump_find_begins (attrs[i].name, typed))
      found = found == -1 ? i : -2;
  }
  return found;
}

static gboolean
give (Reader *reader, int slot, const char *name, int at)
{
  if (reader->given & 1u << slot)
    return refuse (reader, at, UMP_TEXT (N_ ("“{s0}” is given twice."), { UMP_S (name) }));
  reader->given |= 1u << slot;
  reader->at[slot] = at;
  return TRUE;
}

static gboolean
take_common (Reader *reader, int slot, UmpToken *token)
{
  if (!give (reader, slot, slot == UMP_SLOT_AT ? "at" : "ruling", token->at))
    return FALSE;
  reader->slots[slot] = ump_token_join (token);
  return TRUE;
}

/* The first attribute that was not given, n_attrs for none; applying: only of those that can be. */
static int
next_attr (const Reader *reader, gboolean applying)
{
  const UmpField *attrs = reader->attrs;
  int index = 0;

  while (index < reader->n_attrs &&
         (reader->given & 1u << index || (applying && !ump_field_applies (&attrs[index], reader->setup))))
    index++;
  return index;
}

/* Whether a word can be a value of an attribute that is one card or one number: these two are told apart. */
static gboolean
can_be (Reader *reader, const UmpField *attr, const char *typed)
{
  int value;

  if (attr->type == UMP_TYPE_CARD)
    return ump_find_card (reader->setup, typed, &value) != UMP_FOUND_NONE;
  return attr->type == UMP_TYPE_INT && ump_field_value (reader->setup, attr, typed, &value);
}

/* A word stands where another was expected, and can only be that other: "place 7c 5" for "place 5 7c". A list
 * is neither one card nor one number, of which the number is found out more easily. */
static int
attr_out_of_turn (Reader *reader, int next, const UmpToken *token)
{
  const UmpField *attr = &reader->attrs[next];

  if ((attr->type != UMP_TYPE_CARD && attr->type != UMP_TYPE_INT) || token->n_items != 1 ||
      (attr->type == UMP_TYPE_INT && can_be (reader, attr, token->text)))
    return next;
  for (int i = next + 1; i < reader->n_attrs; i++)
    if (!(reader->given & 1u << i) && reader->attrs[i].type != attr->type &&
        can_be (reader, &reader->attrs[i], token->text) && !can_be (reader, attr, token->text))
      return i;
  return next;
}

/* "tally has player, cat, mirror, ladder, martes" */
static gboolean
refuse_name (Reader *reader, int at)
{
  UmpTextArg verb = UMP_S (ump_verb_name (reader->game, reader->verb));

  if (reader->n_attrs == 0)
    return refuse (reader, at, UMP_TEXT (N_ ("Nothing belongs behind “{s0}”."), { verb }));
  return refuse (reader, at,
                 UMP_TEXT (N_ ("Behind “{s0}” may stand: {s1}."), { verb, UMP_A (reader->attrs) }));
}

/* Which slot a word is for; below 0 when it is refused. */
static int
slot_of_token (Reader *reader, const UmpToken *token)
{
  const UmpField *attrs = reader->attrs;
  int index, n = reader->n_attrs;

  if (token->name != NULL) {
    index = find_named (attrs, n, token->name);
    if (index < 0)
      refuse_name (reader, token->at);
    return index;
  }
  index = next_attr (reader, TRUE);
  if (index == n)
    index = next_attr (reader, FALSE);
  if (index < n)
    return attr_out_of_turn (reader, index, token);
  if (n > 0 && ump_field_is_list (&attrs[n - 1]))
    refuse (reader, token->at,
            UMP_TEXT (N_ ("Nothing more belongs there. In a list stand commas, not blanks: “{s0}” is one."),
                      { UMP_S (attrs[n - 1].name) }));
  else
    refuse_name (reader, token->at);
  return -1;
}

/* A value of several items, put together with blanks between them. */
static gboolean
full_list (Reader *reader, const UmpField *attr, const UmpToken *token, const char **full)
{
  g_autoptr (GString) all = g_string_new (NULL);
  char *item = token->text;

  for (int i = 0; i < token->n_items; i++) {
    gboolean last = i + 1 == token->n_items;
    /* A comma at the end is no fault; one without anything before it stays, and core's gates refuse it. */
    const char *typed = *item || last ? item : ",", *full_text;

    if (!last)
      item = ump_token_next_item (item);
    if (i > 0 && *typed)
      g_string_append_c (all, ' ');
    if (!full_item (reader, attr, typed, token->at, &full_text))
      return FALSE;
    g_string_append (all, full_text);
  }
  *full = made (reader, g_strdup (all->str));
  return TRUE;
}

static gboolean
take_token (Reader *reader, UmpToken *token)
{
  int index = slot_of_token (reader, token);
  const UmpField *attr;
  const char *full = token->text;
  gboolean list;

  if (index < 0)
    return FALSE;
  if (index >= UMP_MAX_ATTRS)
    return take_common (reader, index, token);
  attr = &reader->attrs[index];
  if (!give (reader, index, attr->name, token->at))
    return FALSE;
  list = ump_field_is_list (attr) || attr->type == UMP_TYPE_OWN;
  if (list && token->n_items > 1) {
    if (!full_list (reader, attr, token, &full))
      return FALSE;
  } else if (!list || *full) {
    if (!full_item (reader, attr, ump_token_join (token), token->at, &full))
      return FALSE;
  }
  if (!ump_field_is_left_out (attr, full))
    reader->slots[index] = full;
  return TRUE;
}

static gboolean
take_note (Reader *reader, UmpToken *token)
{
  int slot = token->name != NULL ? find_named (NULL, 0, token->name) : -1;
  char *text;

  if (slot >= 0)
    return take_common (reader, slot, token);
  if (reader->given & 1u << UMP_SLOT_TEXT)
    return refuse (reader, token->at, UMP_PLAIN (N_ ("A note is one text: put it in double quotes.")));
  reader->given |= 1u << UMP_SLOT_TEXT;
  text = ump_token_join (token);
  reader->slots[UMP_SLOT_TEXT] =
      made (reader,
            g_strstrip (token->name != NULL ? g_strconcat (token->name, "=", text, NULL) : g_strdup (text)));
  return TRUE;
}

/* The speaker of a line, if there is one: a name with a colon. FALSE: several people begin like that. */
static gboolean
read_speaker (Reader *reader)
{
  UmpToken *token = reader->tokens.tokens;
  gsize n = reader->tokens.n > 0 ? strlen (token->text) : 0;
  int seat;

  if (n < 2 || token->text[n - 1] != ':' || token->quoted || token->name != NULL || token->n_items > 1)
    return TRUE;
  token->text[n - 1] = '\0';
  reader->slots[UMP_SLOT_BY] = token->text;
  reader->at[UMP_SLOT_BY] = token->at;
  switch (ump_find_player (reader->setup, token->text, &seat)) {
  case UMP_FOUND_ONE: reader->slots[UMP_SLOT_BY] = reader->setup->ids[seat]; return TRUE;
  case UMP_FOUND_SEVERAL:
    return refuse (reader, token->at,
                   UMP_PLAIN (N_ ("Several people begin like that: write more of the name.")));
  default: return TRUE;
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
    if (ump_find_is_possible (match, i))
      text.args[n++] = UMP_S (game->verbs[i].name);
  text.message = messages[n];
  return text;
}

/* "ana play cat-1": somebody's name without its colon. */
static gboolean
lacks_colon (Reader *reader, int at, int *seat)
{
  UmpToken *tokens = reader->tokens.tokens;
  int verb;

  return at == 0 && reader->tokens.n > 1 && tokens[0].name == NULL && tokens[1].name == NULL &&
         ump_find_player (reader->setup, tokens[0].text, seat) == UMP_FOUND_ONE &&
         ump_find_verb (reader->match, ump_token_join (&tokens[1]), &verb) == UMP_FOUND_ONE;
}

static gboolean
read_verb (Reader *reader, int at)
{
  UmpToken *tokens = reader->tokens.tokens, *token = at < reader->tokens.n ? &tokens[at] : NULL;
  int last = reader->tokens.n > 0 ? tokens[reader->tokens.n - 1].at : 0;
  int begins_at = token != NULL ? token->at : last, seat;

  if (token == NULL || token->name != NULL)
    return refuse (reader, begins_at, expected_verbs (reader->match));
  switch (ump_find_verb (reader->match, ump_token_join (token), &reader->verb)) {
  case UMP_FOUND_ONE: return TRUE;
  case UMP_FOUND_SEVERAL: return refuse (reader, begins_at, ump_find_say_verbs (reader->match, token->text));
  default: break;
  }
  if (lacks_colon (reader, at, &seat))
    return refuse (
        reader, begins_at,
        UMP_TEXT (N_ ("A colon belongs after the name: “{s0}: …”."), { UMP_S (reader->setup->ids[seat]) }));
  return refuse (reader, begins_at, expected_verbs (reader->match));
}

/* Fills the slots; FALSE: refused. */
static gboolean
read_line (Reader *reader)
{
  UmpTokens *tokens = &reader->tokens;
  gboolean closed = ump_tokens_split (tokens, reader->line);
  int next;

  *reader->verdict = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  if (!tokens->ascii && !g_utf8_validate (reader->line, -1, NULL))
    return refuse (reader, 0, UMP_PLAIN (N_ ("The line is not UTF-8 text.")));
  if (!closed)
    return refuse (reader, tokens->tokens[tokens->n - 1].at,
                   UMP_PLAIN (N_ ("A quote begins here and does not end.")));
  if (!read_speaker (reader))
    return FALSE;
  next = reader->slots[UMP_SLOT_BY] != NULL;
  if (!read_verb (reader, next))
    return FALSE;
  reader->attrs = ump_verb_attrs (reader->game, reader->verb, &reader->n_attrs);
  while (++next < tokens->n)
    if (reader->verb == UMP_VERB_NOTE ? !take_note (reader, &tokens->tokens[next])
                                      : !take_token (reader, &tokens->tokens[next]))
      return FALSE;
  if (reader->verb == UMP_VERB_NOTE && !(reader->given & 1u << UMP_SLOT_TEXT))
    return refuse (reader, tokens->tokens[tokens->n - 1].at,
                   UMP_PLAIN (N_ ("Say what is noted, in double quotes behind “note”.")));
  return TRUE;
}

static UmpEntry *
make_entry (Reader *reader)
{
  const char *ruling = reader->slots[UMP_SLOT_RULING];

  /* An empty ruling is none. */
  if (ruling != NULL && !*ruling)
    reader->slots[UMP_SLOT_RULING] = NULL;
  return ump_entry_make (reader->game, reader->verb, reader->slots);
}

static void
reader_clear (Reader *reader)
{
  ump_tokens_clear (&reader->tokens);
  g_clear_pointer (&reader->made, g_ptr_array_unref);
}

UmpEntry *
ump_notation_read (const UmpMatch *match, const char *line, gboolean sums, UmpVerdict *verdict, int *column)
{
  Reader reader = { .match = match,
                    .setup = ump_match_setup (match),
                    .game = ump_match_game (match),
                    .line = line,
                    .sums = sums,
                    .verdict = verdict,
                    .column = column };
  UmpEntry *entry;

  if (column != NULL)
    *column = 0;
  entry = read_line (&reader) ? make_entry (&reader) : NULL;
  reader_clear (&reader);
  return entry;
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
  int column = 0;
  Reader reader = { .match = match,
                    .setup = ump_match_setup (match),
                    .game = ump_match_game (match),
                    .line = line,
                    .verdict = &verdict,
                    .column = &column };

  if (read_line (&reader)) {
    g_autoptr (UmpEntry) entry = make_entry (&reader);
    int bad = bad_slot (reader.setup, entry);

    if (bad >= 0)
      column = column_of (line, reader.at[bad]);
  }
  reader_clear (&reader);
  return column;
}
