/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The checks of a case that are about words: what the log, the banner and the table say. */
#include <string.h>

#include "../find-zone.h"
#include "cases.h"

void
case_append_text (GString *out, const UmpSetup *setup, const char *name, const UmpText *text)
{
  g_autofree char *words = ump_text_format (text, setup, NULL);

  if (*words)
    g_string_append_printf (out, " %s: %s", name, words);
}

/* "said what: cat 5 on 1 hands: A new pile on place 1, 5 so far.": of the last entry. */
static char *
check_said (UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  GString *out = g_string_new ("said");

  ump_match_say (match, ump_match_n_entries (match), NULL, say);
  case_append_text (out, setup, "what", &say->what);
  case_append_text (out, setup, "hands", &say->hands);
  case_append_text (out, setup, "outcome", &say->outcome);
  case_append_text (out, setup, "beside", &say->beside);
  if (say->warns)
    g_string_append (out, " warns");
  return g_string_free (out, FALSE);
}

static char *
check_prompt (UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  GString *out = g_string_new ("prompt");
  UmpPrompt prompt = { 0 };

  setup->game->prompt (ump_match_table (match), &prompt);
  case_append_text (out, setup, "does", &prompt.does);
  case_append_text (out, setup, "hint", &prompt.hint);
  return g_string_free (out, FALSE);
}

static void
append_number (GString *out, const char *name, int number)
{
  if (number)
    g_string_append_printf (out, " %s: %d", name, number);
}

static void
append_look (GString *out, const UmpLook *look)
{
  if (look->art != UMP_ART_UNKNOWN)
    g_string_append_printf (out, " look: %d/%d/%d/%d", (int) look->art, (int) look->colour,
                            (int) look->symbol, look->value);
}

/* The n-th place, from 1, where something was taken from it, and by whom. */
static void
append_slot (GString *out, const UmpSetup *setup, const UmpZoneSlot *slot, int n)
{
  if (slot->face != 0)
    g_string_append_printf (out, " slot %d: %s taken by %s", n, setup->game->faces[slot->face].id,
                            setup->ids[slot->seat]);
}

/* "view pile-1 title: cats name: Pile 1: cats, 5 of 13 total: 5 limit: 13" */
static char *
check_view (UmpMatch *match, const char *zone)
{
  const UmpSetup *setup = ump_match_setup (match);
  int index = zone != NULL ? find_zone (setup, zone) : -1;
  g_autofree UmpZoneView *view = g_new0 (UmpZoneView, 1);
  GString *out = g_string_new ("view");

  g_string_append_printf (out, " %s", zone != NULL ? zone : "");
  if (index < 0 || setup->game->view == NULL) {
    g_string_append (out, " is not there");
    return g_string_free (out, FALSE);
  }
  setup->game->view (ump_match_table (match), index, view);
  case_append_text (out, setup, "title", &view->title);
  case_append_text (out, setup, "name", &view->name);
  case_append_text (out, setup, "note", &view->note);
  case_append_text (out, setup, "caption", &view->square.caption);
  append_number (out, "done", view->square.done);
  append_number (out, "total", view->total);
  append_number (out, "limit", view->limit);
  append_number (out, "direction", view->row.direction + view->floors.direction);
  append_number (out, "marked", view->row.marked);
  append_number (out, "hidden", view->hidden);
  append_number (out, "known-only", view->known_only);
  append_number (out, "badge", (int) view->badge);
  append_number (out, "dimmed", (int) view->dimmed);
  for (gsize i = 0; i < G_N_ELEMENTS (view->face.looks); i++)
    append_look (out, &view->face.looks[i]);
  for (int i = 0; i < view->face.n_boxes; i++)
    append_number (out, "box", view->face.boxes[i]);
  append_number (out, "at", view->floors.floor);
  for (int i = 0; i < UMP_MAX_SEATS; i++)
    append_number (out, "at", view->floors.of_card[i]);
  append_number (out, "places", view->slots.n);
  for (int i = 0; i < view->slots.n; i++)
    append_slot (out, setup, &view->slots.places[i], i + 1);
  return g_string_free (out, FALSE);
}

/* "seat ana note: 13 cards" */
static char *
check_seat (UmpMatch *match, const char *id)
{
  const UmpSetup *setup = ump_match_setup (match);
  int seat = id != NULL ? ump_setup_seat (setup, id) : UMP_NOBODY;
  GString *out = g_string_new ("seat");
  UmpSeatView view = { 0 };

  g_string_append_printf (out, " %s", id != NULL ? id : "");
  if (seat == UMP_NOBODY || setup->game->seat == NULL) {
    g_string_append (out, " is not there");
    return g_string_free (out, FALSE);
  }
  setup->game->seat (ump_match_table (match), seat, &view);
  case_append_text (out, setup, "note", &view.note);
  case_append_text (out, setup, "rest", &view.rest);
  append_number (out, "badge", (int) view.badge);
  append_number (out, "second", (int) view.second_badge);
  return g_string_free (out, FALSE);
}

char *
case_check_words (UmpMatch *match, char **words)
{
  if (strcmp (words[0], "said") == 0)
    return check_said (match);
  if (strcmp (words[0], "prompt") == 0)
    return check_prompt (match);
  if (strcmp (words[0], "view") == 0)
    return check_view (match, words[1]);
  if (strcmp (words[0], "seat") == 0)
    return check_seat (match, words[1]);
  return NULL;
}
