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

/* "wild:7" is a wild that stands for something: its name is enough. */
static char *
card_words (const UmpSetup *setup, const char *word)
{
  g_autofree char *id = g_strndup (word, strcspn (word, ":"));
  int face = ump_setup_face (setup, id);

  return face > 0 ? ump_card_name ((UmpCard){ .face = (guint16) face }, setup, ump_play_words ())
                  : g_strdup (word);
}

static char *
one_word (const UmpSetup *setup, const UmpField *attr, const char *word)
{
  int k = ump_field_find_word (attr, word);

  if (ump_field_is_cards (attr))
    return card_words (setup, word);
  if (k >= 0)
    return g_strdup (ump_title_of_word (attr, k));
  for (int s = 0; attr->type == UMP_TYPE_PLAYER && s < setup->n_seats; s++)
    if (g_str_equal (setup->ids[s], word))
      return g_strdup (setup->shown[s]);
  if (attr->type == UMP_TYPE_INT && attr->title != NULL)
    return g_strdup_printf ("%s %s", translated (attr->title), word);
  return g_strdup (word);
}

/* Lists are of words; what is typed freely stays as it is. */
static gboolean
is_list (const UmpField *attr)
{
  return attr->type == UMP_TYPE_CARDS || attr->type == UMP_TYPE_WORDS;
}

static void
append_value (GString *text, const UmpSetup *setup, const UmpField *attr, const char *value)
{
  g_auto (GStrv) words = g_strsplit (value, is_list (attr) ? " " : "\n", -1);

  for (int k = 0; words[k] != NULL; k++) {
    g_autofree char *word = one_word (setup, attr, words[k]);

    g_string_append_printf (text, "%s%s", text->len > 0 ? C_ ("list of names", ", ") : "", word);
  }
}

static const char *
verb_title (const UmpGame *game, const UmpEntry *entry)
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

char *
ump_entry_words (const UmpSetup *setup, const UmpEntry *entry)
{
  g_autoptr (GString) values = g_string_new (NULL);
  const char *title = verb_title (setup->game, entry);
  g_autofree char *shown = NULL;
  int n = 0;
  const UmpField *attrs = ump_verb_attrs (setup->game, entry->verb, &n);

  for (int a = 0; a < MIN (n, entry->n_values); a++)
    if (entry->values[a] != NULL && entry->values[a][0] != '\0')
      append_value (values, setup, &attrs[a], entry->values[a]);
  if (ump_entry_text (entry) != NULL && ump_entry_text (entry)[0] != '\0')
    g_string_append_printf (values, "%s%s", values->len > 0 ? C_ ("list of names", ", ") : "",
                            ump_entry_text (entry));
  shown = ump_shown (values->str, UMP_SHOWN_TEXT);
  /* Translators: what was said, and its cards and numbers: "Play a card: cat 7, Place 1" */
  return *shown != '\0' ? g_strdup_printf (_ ("%s: %s"), title, shown) : g_strdup (title);
}
