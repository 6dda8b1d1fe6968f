/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The RELAX NG schema of the session format, made from the games' tables, for other programs.
 *
 * It says what a legal-looking document is: an unknown verb or card is no error of the file for Umpire (it is
 * kept and refused), but it is none that this schema allows. What depends on the state it does not say. */
#include "config.h"

#include <string.h>

#include "session/format/model.h"
#include "session/format/xml.h"

#define ID_PATTERN "[a-z0-9][a-z0-9\\-]*"
#define COUNT_PATTERN "0|[1-9][0-9]*"
#define INT_PATTERN "0|-?[1-9][0-9]*"
#define TIME_PATTERN \
  "[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?([Zz]|[+\\-][0-9]{2}:[0-9]{2})"
#define UUID_PATTERN "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"

typedef xmlTextWriter W;

/* ---- elements of RELAX NG ------------------------------------------------------------------ */

static void
attr (W *w, const char *name, const char *value)
{
  xmlTextWriterWriteAttribute (w, (const xmlChar *) name, (const xmlChar *) value);
}

static void
start (W *w, const char *element)
{
  xmlTextWriterStartElement (w, (const xmlChar *) element);
}

static void
start_named (W *w, const char *element, const char *name)
{
  start (w, element);
  attr (w, "name", name);
}

static void
end (W *w)
{
  xmlTextWriterEndElement (w);
}

static void
empty (W *w, const char *element)
{
  start (w, element);
  end (w);
}

static void
ref (W *w, const char *name)
{
  start_named (w, "ref", name);
  end (w);
}

static void
param (W *w, const char *name, const char *value)
{
  start_named (w, "param", name);
  xmlTextWriterWriteString (w, (const xmlChar *) value);
  end (w);
}

/* Of type string: blanks around it count, as they do where a session is read. */
static void
value (W *w, const char *text)
{
  start (w, "value");
  attr (w, "type", "string");
  xmlTextWriterWriteString (w, (const xmlChar *) text);
  end (w);
}

static void
pattern (W *w, const char *expression)
{
  start (w, "data");
  attr (w, "type", "string");
  param (w, "pattern", expression);
  end (w);
}

static void
integer (W *w, gint64 min, gint64 max)
{
  char text[32];

  start (w, "data");
  attr (w, "type", "integer");
  param (w, "pattern", INT_PATTERN);
  g_snprintf (text, sizeof text, "%" G_GINT64_FORMAT, min);
  param (w, "minInclusive", text);
  g_snprintf (text, sizeof text, "%" G_GINT64_FORMAT, max);
  param (w, "maxInclusive", text);
  end (w);
}

static void
not_empty (W *w)
{
  start (w, "data");
  attr (w, "type", "string");
  param (w, "minLength", "1");
  param (w, "maxLength", G_STRINGIFY (UMP_MAX_VALUE_CHARS));
  end (w);
}

static void
values (W *w, const char *const *words)
{
  start (w, "choice");
  for (; *words != NULL; words++)
    value (w, *words);
  end (w);
}

static void
simple_attribute (W *w, const char *name, const char *type, gboolean optional)
{
  if (optional)
    start (w, "optional");
  start_named (w, "attribute", name);
  ref (w, type);
  end (w);
  if (optional)
    end (w);
}

static void
define_pattern (W *w, const char *name, const char *expression)
{
  start_named (w, "define", name);
  pattern (w, expression);
  end (w);
}

/* Elements of other namespaces may stand between the children of a session and of a game. They are named at
 * each place: libxml2 cannot validate an interleave that holds a wildcard. */
static void
ref_then_foreign (W *w, const char *name, gboolean optional)
{
  if (optional)
    start (w, "optional");
  ref (w, name);
  ref (w, "foreign");
  if (optional)
    end (w);
}

/* ---- what belongs to no game ------------------------------------------------------------------- */

static void
define_foreign (W *w)
{
  start_named (w, "define", "foreign");
  start (w, "zeroOrMore");
  ref (w, "foreign-element");
  end (w);
  end (w);

  start_named (w, "define", "foreign-element");
  start (w, "element");
  start (w, "anyName");
  start (w, "except");
  empty (w, "nsName");
  end (w);
  end (w);
  ref (w, "anything");
  end (w);
  end (w);

  start_named (w, "define", "anything");
  start (w, "zeroOrMore");
  start (w, "choice");
  empty (w, "text");
  start (w, "attribute");
  empty (w, "anyName");
  end (w);
  start (w, "element");
  empty (w, "anyName");
  ref (w, "anything");
  end (w);
  end (w);
  end (w);
  end (w);
}

static void
define_text (W *w, const char *name)
{
  start_named (w, "define", name);
  start_named (w, "element", name);
  empty (w, "text");
  end (w);
  end (w);
}

static void
define_session (W *w, const UmpGame *const *games)
{
  start (w, "start");
  start_named (w, "element", "session");
  simple_attribute (w, "id", "uuid", FALSE);
  simple_attribute (w, "created", "time", FALSE);
  simple_attribute (w, "generator", "not-empty", FALSE);
  ref (w, "foreign");
  ref_then_foreign (w, "title", TRUE);
  ref_then_foreign (w, "place", TRUE);
  ref_then_foreign (w, "players", FALSE);
  start (w, "oneOrMore");
  start (w, "choice");
  for (guint i = 0; games[i] != NULL; i++) {
    g_autofree char *name = g_strconcat ("game-", games[i]->kind, NULL);

    ref (w, name);
  }
  end (w);
  ref (w, "foreign");
  end (w);
  end (w);
  end (w);
}

static void
define_players (W *w)
{
  start_named (w, "define", "players");
  start_named (w, "element", "players");
  start (w, "oneOrMore");
  start_named (w, "element", "player");
  simple_attribute (w, "id", "id", FALSE);
  start_named (w, "attribute", "name");
  start (w, "data");
  attr (w, "type", "string");
  param (w, "minLength", "1");
  param (w, "maxLength", "200");
  end (w);
  end (w);
  start (w, "optional");
  start_named (w, "attribute", "mark");
  integer (w, 1, UMP_MAX_MARK);
  end (w);
  end (w);
  end (w);
  end (w);
  end (w);
  end (w);
}

static void
define_result (W *w)
{
  start_named (w, "define", "result");
  start_named (w, "element", "result");
  start_named (w, "attribute", "state");
  values (w, ump_state_names);
  end (w);
  simple_attribute (w, "round", "integer", TRUE);
  start (w, "zeroOrMore");
  start_named (w, "element", "score");
  simple_attribute (w, "player", "id", FALSE);
  simple_attribute (w, "points", "integer", FALSE);
  simple_attribute (w, "rank", "integer", FALSE);
  end (w);
  end (w);
  end (w);
  end (w);
}

static void
define_types (W *w)
{
  define_pattern (w, "id", ID_PATTERN);
  define_pattern (w, "time", TIME_PATTERN);
  define_pattern (w, "uuid", UUID_PATTERN);
  define_pattern (w, "integer", INT_PATTERN);
  start_named (w, "define", "not-empty");
  not_empty (w);
  end (w);
  start_named (w, "define", "entry-attributes");
  simple_attribute (w, "at", "time", TRUE);
  start (w, "optional");
  start_named (w, "attribute", "ruling");
  empty (w, "text");
  end (w);
  end (w);
  end (w);
}

/* ---- values -------------------------------------------------------------------------------------- */

/* The name of the definition of a game's cards; a new string. stand_ins: of wild ones with what they stand
 * for. */
static char *
deck_name (const UmpGame *game, gboolean stand_ins)
{
  return g_strconcat (stand_ins ? "named-cards-" : "cards-", game->kind, NULL);
}

static void
define_deck (W *w, const UmpGame *game, gboolean stand_ins)
{
  g_autofree char *name = deck_name (game, stand_ins), *plain = deck_name (game, FALSE);

  start_named (w, "define", name);
  start (w, "choice");
  if (stand_ins)
    ref (w, plain);
  for (int i = 1; i < game->n_faces; i++) {
    g_autofree char *standing = g_strconcat (game->faces[i].id, ":[a-z0-9]+", NULL);

    if (!stand_ins)
      value (w, game->faces[i].id);
    else if (game->faces[i].look.art == UMP_ART_WILD)
      pattern (w, standing);
  }
  end (w);
  end (w);
}

static gboolean
has_deck (const UmpGame *game, gboolean stand_ins)
{
  for (int v = 0; v < game->n_verbs; v++)
    for (const UmpField *a = game->verbs[v].attrs;
         a < game->verbs[v].attrs + UMP_MAX_ATTRS && a->name != NULL; a++)
      if ((a->type == UMP_TYPE_CARD || a->type == UMP_TYPE_CARDS) &&
          (!stand_ins || (a->flags & UMP_FIELD_STAND_INS) != 0))
        return TRUE;
  for (int i = 0; !stand_ins && i < game->n_options; i++)
    if (game->options[i].type == UMP_TYPE_CARD || game->options[i].type == UMP_TYPE_CARDS)
      return TRUE;
  return FALSE;
}

static void
field_type (W *w, const UmpGame *game, const UmpField *a)
{
  g_autofree char *deck = deck_name (game, (a->flags & UMP_FIELD_STAND_INS) != 0);

  switch (a->type) {
  case UMP_TYPE_CARD: ref (w, deck); break;
  case UMP_TYPE_CARDS:
  case UMP_TYPE_WORDS:
    start (w, "list");
    start (w, "zeroOrMore");
    if (a->type == UMP_TYPE_CARDS)
      ref (w, deck);
    else
      values (w, a->words);
    end (w);
    end (w);
    break;
  case UMP_TYPE_INT:
    if (a->flags & UMP_FIELD_COUNT)
      pattern (w, COUNT_PATTERN);
    else
      integer (w, a->min, a->max);
    break;
  case UMP_TYPE_CHOICE: values (w, a->words); break;
  case UMP_TYPE_PLAYER: ref (w, "id"); break;
  case UMP_TYPE_TEXT: ref (w, "not-empty"); break;
  case UMP_TYPE_OWN: empty (w, "text"); break;
  }
}

/* ---- a game ------------------------------------------------------------------------------------------ */

static void
entry (W *w, const UmpGame *game, int verb)
{
  int n, takes_by = ump_verb_takes_by (game, verb);
  const UmpField *attrs = ump_verb_attrs (game, verb, &n);

  start_named (w, "element", ump_verb_name (game, verb));
  ref (w, "entry-attributes");
  if (takes_by >= 0)
    simple_attribute (w, "by", "id", takes_by == 0);
  for (int i = 0; i < n; i++) {
    gboolean optional = (attrs[i].flags & (UMP_FIELD_OPTIONAL | UMP_FIELD_MISSABLE)) != 0;

    if (optional)
      start (w, "optional");
    start_named (w, "attribute", attrs[i].name);
    field_type (w, game, &attrs[i]);
    end (w);
    if (optional)
      end (w);
  }
  empty (w, verb == UMP_VERB_NOTE ? "text" : "empty");
  end (w);
}

static void
void_entry (W *w, const char *moves)
{
  static const char *const why[] = { "undo", "undone", "correction", "removed", NULL };

  start_named (w, "element", "void");
  ref (w, "entry-attributes");
  start_named (w, "attribute", "why");
  values (w, why);
  end (w);
  start (w, "oneOrMore");
  ref (w, moves);
  end (w);
  end (w);
}

/* What may stand in a void, and with voids in the log. */
static void
define_moves (W *w, const UmpGame *game, const char *name)
{
  start_named (w, "define", name);
  start (w, "choice");
  for (int verb = 0; verb < game->n_verbs; verb++)
    entry (w, game, verb);
  entry (w, game, UMP_VERB_NOTE);
  if (!game->no_points)
    entry (w, game, UMP_VERB_ADJUST);
  entry (w, game, UMP_VERB_ABANDON);
  end (w);
  end (w);
}

static void
game_options (W *w, const UmpGame *game)
{
  if (game->n_options == 0)
    return;
  start (w, "zeroOrMore");
  start (w, "choice");
  for (int i = 0; i < game->n_options; i++) {
    start_named (w, "element", "option");
    start_named (w, "attribute", "name");
    value (w, game->options[i].name);
    end (w);
    start_named (w, "attribute", "value");
    if (game->options[i].type == UMP_TYPE_TEXT)
      empty (w, "text"); /* how long it may be is said when it is read */
    else
      field_type (w, game, &game->options[i]);
    end (w);
    end (w);
  }
  end (w);
  ref (w, "foreign");
  end (w);
}

static void
define_game (W *w, const UmpGame *game)
{
  g_autofree char *name = g_strconcat ("game-", game->kind, NULL);
  g_autofree char *moves = g_strconcat ("moves-", game->kind, NULL);

  start_named (w, "define", name);
  start_named (w, "element", "game");
  start_named (w, "attribute", "kind");
  value (w, game->kind);
  end (w);
  start_named (w, "attribute", "rules");
  value (w, "1");
  end (w);
  simple_attribute (w, "started", "time", TRUE);
  simple_attribute (w, "finished", "time", TRUE);
  ref (w, "foreign");
  ref_then_foreign (w, "seats", FALSE);
  game_options (w, game);
  start_named (w, "element", "log");
  start (w, "zeroOrMore");
  start (w, "choice");
  ref (w, moves);
  void_entry (w, moves);
  end (w);
  end (w);
  end (w);
  ref (w, "foreign");
  ref_then_foreign (w, "result", TRUE);
  end (w);
  end (w);
  define_moves (w, game, moves);
  for (int stand_ins = 0; stand_ins < 2; stand_ins++)
    if (has_deck (game, stand_ins))
      define_deck (w, game, stand_ins);
}

GBytes *
ump_session_schema (const UmpGame *const *games)
{
  UmpXml xml;
  W *w;

  ump_xml_begin_document (&xml);
  w = xml.writer;
  start (w, "grammar");
  attr (w, "xmlns", "http://relaxng.org/ns/structure/1.0");
  attr (w, "ns", UMP_SESSION_NS);
  attr (w, "datatypeLibrary", "http://www.w3.org/2001/XMLSchema-datatypes");
  define_session (w, games);
  define_text (w, "title");
  define_text (w, "place");
  define_players (w);
  define_text (w, "seats");
  for (guint i = 0; games[i] != NULL; i++)
    define_game (w, games[i]);
  define_result (w);
  define_types (w);
  define_foreign (w);
  end (w);
  return ump_xml_end (&xml);
}
