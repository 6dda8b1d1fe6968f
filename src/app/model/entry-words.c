/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "entry-words.h"

#include <string.h>

#include "core/text.h"
#include "play.h"

#include "core/shown.h"

static const char *
translated (const char *message)
{
  return ump_words_translate (ump_play_words (), message);
}

const char *
ump_title_of_verb (const UmpVerb *verb)
{
  return translated (verb->title != NULL ? verb->title : verb->name);
}

const char *
ump_title_of_field (const UmpField *field)
{
  return translated (ump_field_title (field));
}

const char *
ump_title_of_word (const UmpField *field, int word)
{
  return translated (ump_field_word_title (field, word));
}

typedef struct {
  const UmpSetup *setup;
  UmpTextPiece piece;
  gpointer data;
  const char *before; /* the next value */
} Telling;

static void
tell (Telling *telling, const char *text)
{
  g_autofree char *shown = ump_shown (text, UMP_SHOWN_TEXT);

  telling->piece (shown, NULL, telling->data);
}

/* "wild:7" is a wild that stands for something: its name is enough. */
static void
tell_card (Telling *telling, const char *word)
{
  g_autofree char *id = g_strndup (word, strcspn (word, ":"));
  int face = ump_setup_face (telling->setup, id);

  if (face > 0)
    telling->piece (NULL, &(UmpCard){ .face = (guint16) face }, telling->data);
  else
    tell (telling, word);
}

static void
tell_word (Telling *telling, const UmpField *attr, const char *word)
{
  const UmpSetup *setup = telling->setup;
  int k = ump_field_find_word (attr, word);

  if (ump_field_is_cards (attr)) {
    tell_card (telling, word);
    return;
  }
  if (attr->type == UMP_TYPE_INT && attr->title != NULL) {
    g_autofree char *text = g_strdup_printf ("%s %s", translated (attr->title), word);

    tell (telling, text);
    return;
  }
  if (k >= 0)
    word = ump_title_of_word (attr, k);
  for (int s = 0; k < 0 && attr->type == UMP_TYPE_PLAYER && s < setup->n_seats; s++)
    if (g_str_equal (setup->ids[s], word)) {
      word = setup->shown[s];
      break;
    }
  tell (telling, word);
}

static gboolean
is_list (const UmpField *attr)
{
  return attr->type == UMP_TYPE_CARDS || attr->type == UMP_TYPE_WORDS;
}

static void
go_on (Telling *telling)
{
  telling->piece (telling->before, NULL, telling->data);
  telling->before = C_ ("list of names", ", ");
}

/* Cards and words of a list one by one; what is typed freely stays as it is. */
static void
tell_value (Telling *telling, const UmpField *field, const char *value)
{
  g_auto (GStrv) words = g_strsplit (value, is_list (field) ? " " : "\n", -1);

  for (int k = 0; words[k] != NULL; k++) {
    if (k > 0)
      go_on (telling);
    tell_word (telling, field, words[k]);
  }
}

/* What kind of entry it is: "Play a card". */
static const char *
title_of (const UmpGame *game, const UmpEntry *entry)
{
  switch (entry->verb) {
  case UMP_VERB_NOTE: return _ ("Note");
  case UMP_VERB_ADJUST: return _ ("Adjusted points");
  case UMP_VERB_ABANDON: return _ ("The game is abandoned");
  default: break;
  }
  if (entry->verb >= 0 && game->verbs[entry->verb].title != NULL)
    return translated (game->verbs[entry->verb].title);
  return ump_entry_name (game, entry);
}

gboolean
ump_entry_says (const UmpSetup *setup, const UmpEntry *entry, UmpSay *say)
{
  UmpVerdict verdict;
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (ump_entry_read (setup, NULL, entry, &move, &verdict))
    ump_move_words (setup, &move, say);
  return say->what.message != NULL;
}

void
ump_entry_pieces (const UmpSetup *setup, const UmpEntry *entry, const char *before, UmpTextPiece piece,
                  gpointer data)
{
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  const char *title = title_of (setup->game, entry);
  int n = 0;
  const UmpField *attrs = ump_verb_attrs (setup->game, entry->verb, &n);
  /* Translators: what was said, and its cards and numbers: "Deal: red 5" */
  g_autofree char *head = g_strdup_printf (_ ("%s: %s"), title, "");
  Telling telling = { setup, piece, data, head };

  if (ump_entry_says (setup, entry, say)) {
    ump_text_pieces (&say->what, setup, ump_play_words (), piece, data);
    return;
  }
  piece (before, NULL, data);
  if (entry->verb >= 0 && setup->game->verbs[entry->verb].card_says)
    telling.before = "";
  for (int a = 0; a < MIN (n, entry->n_values); a++) {
    const char *value = entry->values[a];

    if (value == NULL || *value == '\0')
      continue;
    go_on (&telling);
    tell_value (&telling, &attrs[a], value);
  }
  if (ump_entry_text (entry) != NULL && ump_entry_text (entry)[0] != '\0') {
    go_on (&telling);
    tell (&telling, ump_entry_text (entry));
  }
  if (telling.before == head)
    piece (title, NULL, data);
}

typedef struct {
  const UmpSetup *setup;
  GString *words;
} Writing;

static void
write_piece (const char *text, const void *card, gpointer user_data)
{
  Writing *writing = user_data;

  if (card != NULL)
    ump_card_append_name (writing->words, *(const UmpCard *) card, writing->setup, ump_play_words ());
  else
    g_string_append (writing->words, text);
}

char *
ump_entry_words (const UmpSetup *setup, const UmpEntry *entry)
{
  Writing writing = { setup, g_string_new (NULL) };

  ump_entry_pieces (setup, entry, "", write_piece, &writing);
  return g_string_free (writing.words, FALSE);
}

char *
ump_words_of_value (const UmpSetup *setup, const UmpField *field, const char *value)
{
  Writing writing = { setup, g_string_new (NULL) };
  UmpField bare = *field;

  bare.title = NULL; /* it stands in front already */
  value = value != NULL ? value : field->fallback;
  if (value != NULL && field->formulas != NULL) {
    g_autofree char *words = ump_formulas_words (value, field->formulas, ump_play_words ());

    g_string_append (writing.words, words);
  } else if (value != NULL)
    tell_value (&(Telling){ setup, write_piece, &writing, C_ ("list of names", ", ") }, &bare, value);
  return g_string_free (writing.words, FALSE);
}

char *
ump_words_of_seats (const UmpSetup *was, const UmpSetup *is)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int seats[UMP_MAX_SEATS + 1], n = 0;

  for (int i = 0; i < was->n_seats; i++)
    if (strcmp (was->ids[i], is->ids[i]) != 0)
      seats[n++] = i;
  if (n == 2 && strcmp (was->ids[seats[0]], is->ids[seats[1]]) == 0 &&
      strcmp (was->ids[seats[1]], is->ids[seats[0]]) == 0)
    return g_strdup_printf (_ ("%s and %s exchanged"), was->shown[seats[0]], was->shown[seats[1]]);
  for (int k = 0; k < n; k++) {
    g_autofree char *seat =
        g_strdup_printf (_ ("%s sits where %s sat"), is->shown[seats[k]], was->shown[seats[k]]);

    g_string_append_printf (text, "%s%s", k > 0 ? C_ ("list of names", ", ") : "", seat);
  }
  return n > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
