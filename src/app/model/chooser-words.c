/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels of items: the words of a move without its card. */
#include "config.h"

#include <glib/gi18n.h>

#include "chooser-private.h"
#include "entry-words.h"

#include "card-sight.h"
#include "plan/names.h"

static char *
capital (char *text)
{
  char *result = ump_capital (text);

  g_free (text);
  return result;
}

/* "Pile 1: cats" */
static char *
zone_words (UmpChooser *self, int zone)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);
  const UmpWords *words = ump_play_words ();
  UmpText title = ump_setup_zone_title (setup, zone);
  g_autofree char *name = ump_text_format (&title, setup, words);
  g_autofree char *more = NULL;
  UmpZoneView view = { 0 };

  if (setup->game->view != NULL)
    setup->game->view (ump_match_table (match), zone, &view);
  more = ump_text_format (&view.title, setup, words);
  /* a floor is called by its number already */
  if (more[0] == '\0' || g_str_has_suffix (name, more))
    return g_steal_pointer (&name);
  /* Translators: a place on the table and what lies there: "Pile 1: cats". */
  return name[0] == '\0' ? g_steal_pointer (&more) : g_strdup_printf (_ ("%s: %s"), name, more);
}

/* Of chosen cards that the game divides only those are news that stand for something. */
static char *
cards_words (UmpChooser *self, const UmpMove *move, int attr)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  gboolean divided = setup->game->verbs[move->verb].open &&
                     setup->game->verbs[move->verb].attrs[attr].type == UMP_TYPE_CARDS;
  GString *out = g_string_new (NULL);

  for (int k = 0; k < ump_move_n (move, attr); k++) {
    UmpCard card = ump_move_card (move, attr, k);
    g_autofree char *name = NULL;
    if (divided && card.as == 0)
      continue;
    name = ump_card_spoken (setup, card, FALSE);
    g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "", name);
  }
  return g_string_free (out, FALSE);
}

static char *
attr_words (UmpChooser *self, const UmpChooserItem *item, int a)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  const UmpField *attr = &setup->game->verbs[item->move.verb].attrs[a];
  const UmpWords *words = ump_play_words ();
  const UmpMove *move = &item->move;
  int value;

  if (attr->type == UMP_TYPE_OWN && attr->label != NULL) {
    UmpText label = attr->label (setup, move, a);
    return ump_text_format (&label, setup, words);
  }
  if (attr->type == UMP_TYPE_OWN) {
    GString *out = g_string_new (NULL);
    attr->print (setup, move, a, out);
    return g_string_free (out, FALSE);
  }
  if (ump_field_is_cards (attr))
    return cards_words (self, move, a);
  if (attr->type == UMP_TYPE_TEXT || ump_move_n (move, a) == 0)
    return g_strdup (move->args[a].text);
  value = ump_move_int (move, a);
  switch (attr->type) {
  case UMP_TYPE_CHOICE:
  case UMP_TYPE_WORDS: return g_strdup (ump_title_of_word (attr, value));
  case UMP_TYPE_PLAYER: return g_strdup (setup->shown[value]);
  default: break;
  }
  if (attr->zone > 0)
    return zone_words (self, ump_zone_index (setup, attr->zone - 1, 0, value - attr->min));
  return g_strdup_printf ("%s %d", ump_title_of_field (attr), value);
}

static gboolean
stands_in (const UmpMove *move, int attr)
{
  for (int k = 0; k < ump_move_n (move, attr); k++)
    if (ump_move_card (move, attr, k).as != 0)
      return TRUE;
  return FALSE;
}

/* The attribute of the chosen cards says nothing new, unless the game has arranged them, or says what they
 * stand for. */
static gboolean
is_said (UmpChooser *self, const UmpMove *move, int a)
{
  const UmpChooserVerb *verb = &self->verbs[move->verb];
  int parts = 0;

  if (!ump_move_has (move, a))
    return FALSE;
  if (a != verb->card || stands_in (move, a))
    return TRUE;
  for (int k = 0; k < UMP_MAX_ATTRS; k++)
    parts += ump_move_has (move, k) &&
             ump_play_game (self->play)->verbs[move->verb].attrs[k].type == UMP_TYPE_CARDS;
  return parts > 1;
}

/* What a move without attributes is called where the game has words for one that is left out. */
static const char *
left_out (const UmpVerb *verb, const UmpMove *move, const char *title)
{
  const char *without = NULL;

  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    if (ump_move_has (move, a))
      return title;
    if (without == NULL)
      without = verb->attrs[a].without;
  }
  return without != NULL ? ump_words_translate (ump_play_words (), without) : title;
}

/* Words with signs are whole actions: no verb stands before them. */
static gboolean
has_signs (const UmpVerb *verb)
{
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
    if (verb->attrs[a].word_signs != NULL)
      return TRUE;
  return FALSE;
}

char *
ump_chooser_label (UmpChooser *self, const UmpChooserItem *item, gboolean with_verb)
{
  const UmpVerb *verb = &ump_play_game (self->play)->verbs[item->move.verb];
  const char *title = ump_title_of_verb (verb);
  GString *out = g_string_new (NULL);

  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    g_autofree char *words = is_said (self, &item->move, a) ? attr_words (self, item, a) : NULL;
    if (words == NULL || words[0] == '\0')
      continue;
    if (out->len > 0)
      g_string_append (out, ", ");
    g_string_append (out, words);
  }
  if (out->len == 0) {
    g_string_append (out, left_out (verb, &item->move, title));
  } else if (with_verb && !has_signs (verb) && !g_str_has_prefix (out->str, title)) {
    g_string_prepend (out, ": ");
    g_string_prepend (out, title);
  }
  /* who says it out of turn */
  if (item->move.by != UMP_NOBODY &&
      item->move.by != ump_table_turn (ump_match_table (ump_play_match (self->play)))) {
    g_string_prepend (out, ": ");
    g_string_prepend (out, ump_match_setup (ump_play_match (self->play))->shown[item->move.by]);
  }
  return capital (g_string_free (out, FALSE));
}

char *
ump_chooser_words (UmpChooser *self, const UmpText *text)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));

  return text->message != NULL ? ump_text_format (text, setup, ump_play_words ()) : NULL;
}
