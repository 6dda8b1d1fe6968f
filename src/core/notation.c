/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of text as entries: a line is split into words, and each word becomes the full text of the attribute
 * that it is for. Whether the entry is legal, others say. */
#include "notation.h"

#include <string.h>

#include "field.h"
#include "parse.h"
#include "tokens.h"

/* Names that were typed, in full or cut. */
typedef enum { FOUND_NONE, FOUND_ONE, FOUND_SEVERAL } Found;

/* Whether something was typed and the name begins with it, whatever its case. */
static gboolean
begins (const char *name, const char *typed)
{
  return *typed && g_ascii_strncasecmp (name, typed, strlen (typed)) == 0;
}

static gboolean
is_same (const char *name, const char *typed)
{
  return g_ascii_strcasecmp (name, typed) == 0;
}

static Found
note_match (Found found, int *index, int i)
{
  *index = i;
  return found == FOUND_NONE ? FOUND_ONE : FOUND_SEVERAL;
}

/* All of these: a name in full before those that begin like that. index is filled where one or several were
 * found, with any of them then. Seats by id or name. */
static Found
ump_find_player (const UmpSetup *setup, const char *typed, int *index)
{
  Found found = FOUND_NONE;

  for (int i = 0; i < setup->n_seats; i++)
    if (ump_same_name (typed, setup->ids[i])) {
      *index = i;
      return FOUND_ONE;
    }
  for (int i = 0; i < setup->n_seats; i++)
    if (is_same (setup->ids[i], typed) ||
        (setup->names[i] != NULL && ump_same_name (typed, setup->names[i]))) {
      *index = i;
      return FOUND_ONE;
    }
  for (int i = 0; i < setup->n_seats; i++)
    if (begins (setup->ids[i], typed))
      found = note_match (found, index, i);
  return found;
}

static Found
card (const UmpSetup *setup, const char *typed, int *index)
{
  Found found = FOUND_NONE;

  if ((*index = ump_setup_face (setup, typed)) != 0)
    return FOUND_ONE;
  for (int i = 1; i < setup->game->n_faces; i++)
    if (is_same (setup->game->faces[i].id, typed)) {
      *index = i;
      return FOUND_ONE;
    }
  for (int i = 1; i < setup->game->n_faces; i++)
    if (setup->copies[i] && ump_tokens_match_name (typed, setup->game->faces[i].id))
      found = note_match (found, index, i);
  return found;
}

/* A face of the game; of names that were cut only those in this deck. */
static Found
ump_find_word (const char *const *words, const char *typed, int *index)
{
  Found found = FOUND_NONE;

  for (int i = 0; words[i] != NULL; i++)
    if (is_same (words[i], typed)) {
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
ump_find_verb (const UmpMatch *match, const char *typed, int *index)
{
  const UmpGame *game = ump_match_game (match);
  Found found = FOUND_NONE, possible = FOUND_NONE;
  int n = game->n_verbs + (int) G_N_ELEMENTS (typed_common), now = 0;

  if ((*index = ump_verb_find (game, typed)) >= 0)
    return FOUND_ONE;
  for (int i = 0; i < n; i++) {
    int verb = i < game->n_verbs ? i : typed_common[i - game->n_verbs];
    const char *alias = verb_alias (game, verb);

    if (is_same (ump_verb_name (game, verb), typed) || (alias != NULL && is_same (alias, typed))) {
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

/* A sentence about a word that several verbs begin with: which, those that are possible now if any are. */
static UmpText
say_verbs (const UmpMatch *match, const char *typed)
{
  static const char *const messages[] = {
    N_ ("Write more of the word, which can be {s0} or {s1}."),
    N_ ("Write more of the word, which can be {s0}, {s1} or {s2}."),
    N_ ("Write more of the word, which can be {s0}, {s1}, {s2} or {s3}."),
  };
  const UmpGame *game = ump_match_game (match);
  int n = game->n_verbs + (int) G_N_ELEMENTS (typed_common);
  UmpText text = { 0 };
  guint filled = 0;

  for (gboolean all = FALSE; filled < 2 && all <= TRUE; all++) {
    filled = 0;
    for (int i = 0; i < n && filled < 4; i++) {
      int verb = i < game->n_verbs ? i : typed_common[i - game->n_verbs];

      if (begins (ump_verb_name (game, verb), typed) && (all || is_possible (match, verb)))
        text.args[filled++] = UMP_S (ump_verb_name (game, verb));
    }
  }
  text.message = messages[MAX (filled, 2) - 2];
  return text;
}

/* ---- print ---- */

/* Entries and moves as canonical lines. */

/* Every white space ends a word that is read, so each needs quotes, not the blank alone. */
static gboolean
needs_quotes (const char *item)
{
  return !*item || strpbrk (item, " ,=\"\\\n\t\r") != NULL;
}

static void
append_item (GString *out, const char *item)
{
  if (!needs_quotes (item)) {
    g_string_append (out, item);
    return;
  }
  g_string_append_c (out, '"');
  for (const char *c = item; *c; c++) {
    if (*c == '"' || *c == '\\')
      g_string_append_c (out, '\\');
    if (*c == '\n')
      g_string_append (out, "\\n");
    else
      g_string_append_c (out, *c);
  }
  g_string_append_c (out, '"');
}

/* A value that is written with white space between its items has commas in a line. */
static gboolean
is_listed (const UmpField *attr)
{
  return ump_field_is_list (attr) || attr->type == UMP_TYPE_OWN;
}

static void
append_value (GString *out, const UmpField *attr, const char *value)
{
  g_auto (GStrv) items = NULL;
  gboolean first = TRUE;

  if (!is_listed (attr) || !*value) {
    append_item (out, value);
    return;
  }
  items = g_strsplit_set (value, " \t\r\n", -1);
  for (int i = 0; items[i] != NULL; i++) {
    if (!*items[i])
      continue;
    if (!first)
      g_string_append_c (out, ',');
    append_item (out, items[i]);
    first = FALSE;
  }
}

static void
append_attr (GString *out, const UmpField *attr, const char *value, gboolean by_name)
{
  g_string_append_c (out, ' ');
  if (by_name)
    g_string_append_printf (out, "%s=", attr->name);
  append_value (out, attr, value);
}

/* Positional while nothing positional was left out before. */
static void
append_attrs (GString *out, const UmpField *attrs, int n, const char *const *values)
{
  gboolean gap = FALSE;

  for (int i = 0; i < n; i++) {
    gboolean optional = attrs[i].flags & UMP_FIELD_OPTIONAL;

    if (values[i] != NULL)
      append_attr (out, &attrs[i], values[i], optional || gap);
    else if (!optional)
      gap = TRUE;
  }
}

char *
ump_notation_print (const UmpGame *game, const UmpEntry *entry)
{
  GString *out = g_string_new (NULL);
  int n;
  const UmpField *attrs = ump_verb_attrs (game, entry->verb, &n);

  if (entry->by != NULL)
    g_string_append_printf (out, "%s: ", entry->by);
  g_string_append (out, ump_entry_name (game, entry));
  append_attrs (out, attrs, n, entry->values);
  if (entry->verb == UMP_VERB_NOTE) {
    g_string_append_c (out, ' ');
    append_item (out, ump_entry_text (entry));
  }
  for (int i = 0; entry->unknown != NULL && entry->unknown[i] != NULL; i += 2) {
    g_string_append_printf (out, " %s=", entry->unknown[i]);
    append_item (out, entry->unknown[i + 1]);
  }
  if (ump_entry_ruling (entry) != NULL && *ump_entry_ruling (entry)) {
    g_string_append (out, " ruling=");
    append_item (out, ump_entry_ruling (entry));
  }
  return g_string_free (out, FALSE);
}

char *
ump_notation_print_move (const UmpSetup *setup, const UmpMove *move)
{
  g_autoptr (UmpEntry) entry = NULL;
  const char *name = ump_verb_name (setup->game, move->verb);

  if (move->bare)
    return move->by >= 0 ? g_strdup_printf ("%s: %s ...", setup->ids[move->by], name)
                         : g_strdup_printf ("%s ...", name);
  entry = ump_entry_from_move (setup, move, NULL, NULL);
  return ump_notation_print (setup->game, entry);
}

/* ---- notation ---- */

/* Lines of text as entries: a line is split into words, and each word becomes the full text of the attribute
 * that it is for. Whether the entry is legal, others say. */

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
    if (begins (ump_colour_id ((UmpColour) colour), typed))
      found = found ? -1 : colour;
  return found > 0 ? ump_colour_id ((UmpColour) found) : typed;
}

static gboolean
refuse_card (Reader *reader, int at, Found found, int face)
{
  const UmpFace *faces = reader->game->faces;

  if (found == FOUND_SEVERAL)
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
  Found found = card (reader->setup, name != NULL ? name : typed, &face);

  if (found != FOUND_ONE)
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
  Found person = ump_find_player (reader->setup, head, &seat), other = FOUND_NONE;

  if (attr->words != NULL && !*rest)
    other = ump_find_word (attr->words, head, &word);
  if (other == FOUND_ONE && g_ascii_strcasecmp (attr->words[word], head) == 0)
    person = FOUND_NONE;
  else if (person == FOUND_ONE && g_ascii_strcasecmp (reader->setup->ids[seat], head) == 0)
    other = FOUND_NONE;
  if (person == FOUND_SEVERAL || other == FOUND_SEVERAL || (person && other))
    return refuse_ambiguous (reader, attr, at);
  if (person != FOUND_NONE)
    *full = made (reader, g_strconcat (reader->setup->ids[seat], rest, NULL));
  else if (other != FOUND_NONE)
    *full = attr->words[word];
  return TRUE;
}

/* One item in full; what cannot be found stays as typed, and core's gates refuse it. */
static gboolean
full_item (Reader *reader, const UmpField *attr, const char *typed, int at, const char **full)
{
  int index = 0;
  Found found = FOUND_NONE;

  *full = typed;
  switch (attr->type) {
  case UMP_TYPE_CARD:
  case UMP_TYPE_CARDS: return full_card (reader, attr, typed, at, full);
  case UMP_TYPE_PLAYER:
    found = ump_find_player (reader->setup, typed, &index);
    if (found == FOUND_ONE)
      *full = reader->setup->ids[index];
    break;
  case UMP_TYPE_CHOICE:
  case UMP_TYPE_WORDS:
    found = ump_find_word (attr->words, typed, &index);
    if (found == FOUND_ONE)
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
  return found != FOUND_SEVERAL || refuse_ambiguous (reader, attr, at);
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
    if (begins (attrs[i].name, typed))
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
    return card (reader->setup, typed, &value) != FOUND_NONE;
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
  case FOUND_ONE: reader->slots[UMP_SLOT_BY] = reader->setup->ids[seat]; return TRUE;
  case FOUND_SEVERAL:
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
    if (is_possible (match, i))
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
         ump_find_player (reader->setup, tokens[0].text, seat) == FOUND_ONE &&
         ump_find_verb (reader->match, ump_token_join (&tokens[1]), &verb) == FOUND_ONE;
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
  case FOUND_ONE: return TRUE;
  case FOUND_SEVERAL: return refuse (reader, begins_at, say_verbs (reader->match, token->text));
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

/* See ump_notation_parse(). sums: 10+15-3 may stand for a number. */
static UmpEntry *
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

/* ---- implied ---- */

/* Lines in which the acting player leaves out what goes without saying. */

/* One reading of an implied line. Accepted ones win; else the first that could be read at all. own: filled
 * with what was read, whatever is said of it; NULL for nothing wanted. */
static gboolean
try_reading (UmpMatch *match, const char *line, UmpEntry **best, UmpEntry **own)
{
  UmpVerdict verdict;
  g_autoptr (UmpEntry) entry = ump_notation_read (match, line, TRUE, &verdict, NULL);

  if (entry == NULL)
    return FALSE;
  if (own != NULL)
    *own = ump_entry_ref (entry);
  if (ump_match_judge (match, entry, &verdict)) {
    ump_entry_unref (*best);
    *best = g_steal_pointer (&entry);
    return TRUE;
  }
  if (*best == NULL && verdict.kind != UMP_FORM)
    *best = g_steal_pointer (&entry);
  return FALSE;
}

/* Whether the line could be accepted with a verb of whoever acts, or of the table. That a round is counted
 * goes without saying only when nobody is to move. */
static gboolean
try_verbs (UmpMatch *match, const char *by, const char *line, UmpEntry **best)
{
  const UmpGame *game = ump_match_game (match);
  gboolean counts = ump_table_turn (ump_match_table (match)) < 0;

  for (int i = 0; i < game->n_verbs; i++)
    if (game->verbs[i].player == (by != NULL) && (counts || !game->verbs[i].tally)) {
      g_autofree char *said = g_strdup_printf ("%s%s%s %s", by != NULL ? by : "", by != NULL ? ": " : "",
                                               game->verbs[i].name, line);

      if (try_reading (match, said, best, NULL))
        return TRUE;
    }
  return FALSE;
}

UmpEntry *
ump_notation_parse_implied (const UmpMatch *match, const char *line, UmpVerdict *verdict, int *column)
{
  const UmpSetup *setup = ump_match_setup (match);
  int seat = ump_table_turn (ump_match_table (match));
  const char *by = seat >= 0 ? setup->ids[seat] : NULL, *colon = strchr (line, ':');
  g_autofree char *named = colon != NULL ? g_strndup (line, (gsize) (colon - line)) : NULL;
  UmpMatch *judge = (UmpMatch *) match;
  UmpEntry *plain = ump_notation_read (match, line, TRUE, verdict, column);
  UmpEntry *best = NULL;
  g_autoptr (UmpEntry) own = NULL;
  UmpVerdict answer;

  if (plain != NULL &&
      (ump_match_judge (judge, plain, &answer) || answer.kind != UMP_FORM || plain->by != NULL))
    return plain;
  if (plain == NULL && named != NULL && ump_setup_seat (setup, named) != UMP_NOBODY) {
    try_verbs (judge, named, colon + 1, &best);
  } else if (by != NULL) {
    g_autofree char *said = g_strdup_printf ("%s: %s", by, line);

    if (!try_reading (judge, said, &best, &own) && !try_verbs (judge, by, line, &best))
      try_verbs (judge, NULL, line, &best);
  } else {
    try_verbs (judge, NULL, line, &best);
  }
  /* Who does it went without saying: what else is missing is to be said. */
  if (best == NULL && own != NULL && plain != NULL && plain->verb >= 0 &&
      setup->game->verbs[plain->verb].player)
    best = g_steal_pointer (&own);
  if (best == NULL)
    return plain;
  ump_entry_unref (plain);
  return best;
}

/* ---- complete ---- */

/* Completion: legal lines that go on as was typed. */

typedef struct {
  const UmpMatch *match;
  char **typed;
  gboolean open_end; /* the last typed word may go on */
  guint max;
  GPtrArray *lines;
} Completion;

static gboolean
word_matches (const char *typed, const char *word, gboolean may_go_on)
{
  const char *value = strchr (word, '=');

  if (g_ascii_strcasecmp (typed, word) == 0 || ump_tokens_match_name (typed, word))
    return TRUE;
  if (value != NULL &&
      (g_ascii_strcasecmp (typed, value + 1) == 0 || ump_tokens_match_name (typed, value + 1)))
    return TRUE;
  return may_go_on && g_ascii_strncasecmp (typed, word, strlen (typed)) == 0;
}

static gboolean
words_match (const Completion *completion, char **words, guint skip)
{
  guint n = g_strv_length (completion->typed), have = g_strv_length (words);

  if (skip > have || n > have - skip)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!word_matches (completion->typed[i], words[skip + i], completion->open_end && i + 1 == n))
      return FALSE;
  return TRUE;
}

/* Speaker and verb may be left out. */
static gboolean
line_matches (const Completion *completion, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint speaker = words[0] != NULL && g_str_has_suffix (words[0], ":");

  return words_match (completion, words, 0) || (speaker && words_match (completion, words, 1)) ||
         words_match (completion, words, speaker + 1);
}

static gboolean
collect (const UmpMove *move, gpointer user_data)
{
  Completion *completion = user_data;
  g_autofree char *line = ump_notation_print_move (ump_match_setup (completion->match), move);

  if (move->bare)
    line[strlen (line) - strlen ("...")] = '\0';
  if (line_matches (completion, line))
    g_ptr_array_add (completion->lines, g_steal_pointer (&line));
  return completion->lines->len < completion->max;
}

GPtrArray *
ump_notation_complete (const UmpMatch *match, const char *line, guint max)
{
  g_autofree char *stripped = g_strstrip (g_strdup (line));
  Completion completion = { .match = match,
                            .typed = g_strsplit_set (stripped, " \t", -1),
                            .open_end = !*line || !g_ascii_isspace (line[strlen (line) - 1]),
                            .max = max,
                            .lines = g_ptr_array_new_with_free_func (g_free) };

  if (*stripped && max)
    ump_match_moves (match, NULL, collect, &completion);
  g_strfreev (completion.typed);
  return completion.lines;
}

/* How many bytes two lines begin with in common. */
static gsize
common_bytes (const char *a, const char *b)
{
  gsize n = 0;

  while (a[n] != '\0' && a[n] == b[n])
    n++;
  return n;
}

char *
ump_notation_common (const UmpMatch *match, const char *line)
{
  g_autoptr (GPtrArray) lines = ump_notation_complete (match, line, G_MAXUINT), same = NULL;
  const char *first = lines->len > 0 ? g_ptr_array_index (lines, 0) : "";
  gsize n = strlen (first);
  g_autofree char *common = NULL;

  for (guint i = 1; i < lines->len; i++)
    n = MIN (n, common_bytes (first, g_ptr_array_index (lines, i)));
  common = g_strndup (first, n);
  if (n == 0 || g_str_equal (common, line))
    return NULL;
  /* "d" may be for "deal" or for "ana: draw": what they have in common says less than the "d" */
  same = ump_notation_complete (match, common, G_MAXUINT);
  return same->len == lines->len ? g_steal_pointer (&common) : NULL;
}
