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
} Reader;

static gboolean
refuse (Reader *reader, int column, UmpText reason)
{
  if (reader->column)
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

  for (int i = 0; words[i]; i++)
    if (g_ascii_strcasecmp (words[i], typed) == 0) {
      *index = i;
      return FOUND_ONE;
    }
  for (int i = 0; words[i]; i++)
    if (begins (words[i], typed))
      found = note_match (found, index, i);
  return found;
}

static const int typed_common[] = { UMP_VERB_NOTE, UMP_VERB_ADJUST, UMP_VERB_ABANDON };

static Found
find_verb (const UmpGame *game, const char *typed, int *index)
{
  Found found = FOUND_NONE;

  for (int i = 0; i < game->n_verbs; i++)
    if (g_ascii_strcasecmp (game->verbs[i].name, typed) == 0
        || (game->verbs[i].alias && g_ascii_strcasecmp (game->verbs[i].alias, typed) == 0)) {
      *index = i;
      return FOUND_ONE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (typed_common); i++)
    if (g_ascii_strcasecmp (ump_verb_name (game, typed_common[i]), typed) == 0) {
      *index = typed_common[i];
      return FOUND_ONE;
    }
  for (int i = 0; i < game->n_verbs; i++)
    if (begins (game->verbs[i].name, typed))
      found = note_match (found, index, i);
  for (guint i = 0; i < G_N_ELEMENTS (typed_common); i++)
    if (begins (ump_verb_name (game, typed_common[i]), typed))
      found = note_match (found, index, typed_common[i]);
  return found;
}

/* ---- values ------------------------------------------------------------------------ */

/* "10+15-3"; FALSE if it is no sum of small numbers. */
static gboolean
add_up (const char *typed, char **sum)
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
  *sum = g_strdup_printf ("%" G_GINT64_FORMAT, total);
  return TRUE;
}

/* A card with what it stands for; what cannot be found stays as typed and core's gates refuse it. */
static gboolean
full_card (Reader *reader, const UmpAttr *attr, const char *typed, int column, char **full)
{
  const char *colon = attr->flags & UMP_ATTR_STAND_INS ? strchr (typed, ':') : NULL;
  g_autofree char *card = colon ? g_strndup (typed, (gsize) (colon - typed)) : g_strdup (typed);
  int face, colour;

  switch (find_card (reader->setup, card, &face)) {
  case FOUND_SEVERAL:
    return refuse (reader, column, UMP_TEXT (N_ ("Several cards begin like that: write more of the name, as in {s0}."),
                                             { (gintptr) reader->game->faces[face].id }));
  case FOUND_NONE:
    return refuse (reader, column,
                   UMP_TEXT (N_ ("A card of this game was expected here, such as {s0}."),
                             { (gintptr) reader->game->faces[1].id }));
  default:
    break;
  }
  if (!colon) {
    *full = g_strdup (reader->game->faces[face].id);
    return TRUE;
  }
  for (colour = 1; colour < UMP_N_COLOURS; colour++)
    if (begins (ump_colour_id ((UmpColour) colour), colon + 1))
      break;
  *full = g_strconcat (reader->game->faces[face].id, ":",
                       colour < UMP_N_COLOURS && !begins ("blue", colon + 1) && !begins ("brown", colon + 1)
                         ? ump_colour_id ((UmpColour) colour)
                         : colon + 1,
                       NULL);
  return TRUE;
}

static gboolean
full_item (Reader *reader, const UmpAttr *attr, const char *typed, int column, char **full)
{
  int index = 0;
  Found found = FOUND_NONE;

  switch (attr->type) {
  case UMP_TYPE_CARD:
  case UMP_TYPE_CARDS:
    return full_card (reader, attr, typed, column, full);
  case UMP_TYPE_PLAYER:
    found = find_player (reader->setup, typed, &index);
    *full = found == FOUND_ONE ? g_strdup (reader->setup->ids[index]) : NULL;
    break;
  case UMP_TYPE_CHOICE:
  case UMP_TYPE_WORDS:
    found = find_word (attr->words, typed, &index);
    *full = found == FOUND_ONE ? g_strdup (attr->words[index]) : NULL;
    break;
  case UMP_TYPE_INT:
    if (reader->sums && add_up (typed, full))
      return TRUE;
    break;
  default:
    break;
  }
  if (found == FOUND_SEVERAL)
    return refuse (reader, column,
                   UMP_TEXT (N_ ("“{s0}” can be several things here: write more of it."), { (gintptr) attr->name }));
  if (!*full)
    *full = g_strdup (typed);
  return TRUE;
}

static gboolean
full_value (Reader *reader, const UmpAttr *attr, const UmpToken *token, char **value)
{
  g_autoptr (GString) out = g_string_new (NULL);
  gboolean list = ump_attr_is_list (attr) || attr->type == UMP_TYPE_OWN;

  if (!list) {
    g_autofree char *whole = ump_token_join (token, ",");

    return full_item (reader, attr, whole, token->column, value);
  }
  if (token->items->len == 1 && !*(char *) g_ptr_array_index (token->items, 0)) {
    *value = g_strdup ("");
    return TRUE;
  }
  for (guint i = 0; i < token->items->len; i++) {
    g_autofree char *item = NULL;

    if (!full_item (reader, attr, g_ptr_array_index (token->items, i), token->column, &item))
      return FALSE;
    g_string_append_printf (out, "%s%s", i ? " " : "", item);
  }
  *value = g_string_free (g_steal_pointer (&out), FALSE);
  return TRUE;
}

/* ---- the line -------------------------------------------------------------------------- */

/* Names and values found so far, for ump_entry_new(). given: a bit for each attribute of the verb. */
typedef struct {
  GPtrArray *names;
  GPtrArray *values;
  guint given;
  char *text;
} Pairs;

static void
pairs_clear (Pairs *pairs)
{
  g_ptr_array_unref (pairs->names);
  g_ptr_array_unref (pairs->values);
  g_free (pairs->text);
}

static void
pairs_add (Pairs *pairs, const char *name, char *value)
{
  g_ptr_array_add (pairs->names, (gpointer) name);
  g_ptr_array_add (pairs->values, value);
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
take_common (Pairs *pairs, const UmpToken *token)
{
  static const char *const names[] = { "at", "ruling" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_ascii_strcasecmp (token->name, names[i]) == 0) {
      pairs_add (pairs, names[i], ump_token_join (token, ","));
      return TRUE;
    }
  return FALSE;
}

static gboolean
take_token (Reader *reader, Pairs *pairs, const UmpAttr *attrs, int n, int *next, const UmpToken *token)
{
  char *value = NULL;
  int index;

  if (token->name && take_common (pairs, token))
    return TRUE;
  if (token->name) {
    index = find_named (attrs, n, token->name);
    if (index < 0)
      return refuse (reader, token->column, UMP_PLAIN (N_ ("This entry has no attribute of that name.")));
  } else {
    while (*next < n && pairs->given & 1u << *next)
      (*next)++;
    index = *next;
    if (index >= n)
      return refuse (reader, token->column, UMP_PLAIN (N_ ("Nothing more was expected here.")));
  }
  if (pairs->given & 1u << index)
    return refuse (reader, token->column, UMP_TEXT (N_ ("“{s0}” is given twice."), { (gintptr) attrs[index].name }));
  if (!full_value (reader, &attrs[index], token, &value)) {
    g_free (value);
    return FALSE;
  }
  pairs->given |= 1u << index;
  pairs_add (pairs, attrs[index].name, value);
  return TRUE;
}

static gboolean
take_note (Reader *reader, Pairs *pairs, const UmpToken *token)
{
  if (token->name && take_common (pairs, token))
    return TRUE;
  if (pairs->text)
    return refuse (reader, token->column, UMP_PLAIN (N_ ("A note is one text: put it in double quotes.")));
  pairs->text = ump_token_join (token, ",");
  if (token->name) {
    char *whole = g_strconcat (token->name, "=", pairs->text, NULL);

    g_free (pairs->text);
    pairs->text = whole;
  }
  return TRUE;
}

static gboolean
take_tokens (Reader *reader, Pairs *pairs, int verb, const GPtrArray *tokens, guint from)
{
  int n, next = 0;
  const UmpAttr *attrs = ump_verb_attrs (reader->game, verb, &n);

  for (guint i = from; i < tokens->len; i++) {
    const UmpToken *token = g_ptr_array_index (tokens, i);

    if (verb == UMP_VERB_NOTE ? !take_note (reader, pairs, token)
                              : !take_token (reader, pairs, attrs, n, &next, token))
      return FALSE;
  }
  return TRUE;
}

/* The speaker of a line; TRUE with *by NULL when nobody is named. */
static gboolean
read_speaker (Reader *reader, const UmpToken *token, char **by)
{
  g_autofree char *typed = ump_token_join (token, ",");
  gsize length = strlen (typed);
  int seat;

  if (token->quoted || token->name || length < 2 || typed[length - 1] != ':')
    return TRUE;
  typed[length - 1] = '\0';
  switch (find_player (reader->setup, typed, &seat)) {
  case FOUND_ONE:
    *by = g_strdup (reader->setup->ids[seat]);
    return TRUE;
  case FOUND_SEVERAL:
    return refuse (reader, token->column, UMP_PLAIN (N_ ("Several people begin like that: write more of the name.")));
  default:
    *by = g_strdup (typed);
    return TRUE;
  }
}

static gboolean
read_verb (Reader *reader, const GPtrArray *tokens, guint at, int *verb)
{
  const UmpToken *token = at < tokens->len ? g_ptr_array_index (tokens, at) : NULL;
  g_autofree char *typed = token ? ump_token_join (token, ",") : NULL;
  int end = tokens->len ? ((UmpToken *) g_ptr_array_index (tokens, tokens->len - 1))->column : 1;

  if (!token || token->name)
    return refuse (reader, token ? token->column : end,
                   UMP_TEXT (N_ ("What happened is missing, such as {s0}."),
                             { (gintptr) ump_verb_name (reader->game, 0) }));
  switch (find_verb (reader->game, typed, verb)) {
  case FOUND_ONE:
    return TRUE;
  case FOUND_SEVERAL:
    return refuse (reader, token->column, UMP_PLAIN (N_ ("Several things begin like that: write more of the word.")));
  default:
    return refuse (reader, token->column,
                   UMP_TEXT (N_ ("What happens here was expected, such as {s0}."),
                             { (gintptr) ump_verb_name (reader->game, 0) }));
  }
}

static UmpEntry *
read_line (Reader *reader, const char *line)
{
  g_autoptr (GPtrArray) tokens = NULL;
  g_autofree char *by = NULL;
  Pairs pairs = { 0 };
  UmpEntry *entry = NULL;
  int verb = UMP_VERB_UNKNOWN, column = 1;

  *reader->verdict = (UmpVerdict) { .kind = UMP_ACCEPTED, .rule = -1 };
  if (!g_utf8_validate (line, -1, NULL)) {
    refuse (reader, 1, UMP_PLAIN (N_ ("The line is not UTF-8 text.")));
    return NULL;
  }
  tokens = ump_tokens_split (line, &column);
  if (!tokens) {
    refuse (reader, column, UMP_PLAIN (N_ ("A quote begins here and does not end.")));
    return NULL;
  }
  if (tokens->len && !read_speaker (reader, g_ptr_array_index (tokens, 0), &by))
    return NULL;
  if (!read_verb (reader, tokens, by ? 1 : 0, &verb))
    return NULL;
  pairs.names = g_ptr_array_new ();
  pairs.values = g_ptr_array_new_with_free_func (g_free);
  if (by)
    pairs_add (&pairs, "by", g_strdup (by));
  if (take_tokens (reader, &pairs, verb, tokens, by ? 2 : 1))
    entry = ump_entry_new (reader->game, ump_verb_name (reader->game, verb), (const char *const *) pairs.names->pdata,
                           (const char *const *) pairs.values->pdata, (int) pairs.names->len,
                           verb == UMP_VERB_NOTE && !pairs.text ? "" : pairs.text);
  pairs_clear (&pairs);
  return entry;
}

static UmpEntry *
parse (const UmpMatch *match, const char *line, gboolean sums, UmpVerdict *verdict, int *column)
{
  Reader reader = { match, ump_match_setup (match), ump_match_game (match), sums, verdict, column };

  if (column)
    *column = 0;
  return read_line (&reader, line);
}

UmpEntry *
ump_notation_parse (const UmpMatch *match, const char *line, UmpVerdict *verdict, int *column)
{
  return parse (match, line, FALSE, verdict, column);
}

/* ---- what the acting player leaves out ---------------------------------------------------- */

/* One reading of an implied line. Accepted ones win; else the first that could be read at all. */
static gboolean
try_reading (UmpMatch *match, const char *line, UmpEntry **best)
{
  UmpVerdict verdict;
  UmpEntry *entry = parse (match, line, TRUE, &verdict, NULL);

  if (!entry)
    return FALSE;
  if (ump_match_judge (match, entry, &verdict)) {
    ump_entry_unref (*best);
    *best = entry;
    return TRUE;
  }
  if (*best)
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

  if (plain && (ump_match_judge (judge, plain, &answer) || answer.kind != UMP_FORM || plain->by))
    return plain;
  if (by) {
    g_autofree char *said = g_strdup_printf ("%s: %s", by, line);

    if (try_reading (judge, said, &best))
      goto done;
  }
  for (int i = 0; i < setup->game->n_verbs; i++) {
    gboolean player = setup->game->verbs[i].player;
    g_autofree char *said = NULL;

    if (player && !by)
      continue;
    said = g_strdup_printf ("%s%s%s %s", player ? by : "", player ? ": " : "", setup->game->verbs[i].name, line);
    if (try_reading (judge, said, &best))
      goto done;
  }
done:
  if (best) {
    ump_entry_unref (plain);
    return best;
  }
  return plain;
}
