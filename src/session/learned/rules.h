/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in our own words, from seeds/KIND.xml (compiled in as a resource).
 *
 * Each text stands in English and in Spanish (xml:lang="es"); the language is that of the process. */
#pragma once

#include <gio/gio.h>

#include "session/learned/rule-example.h"

G_BEGIN_DECLS

/* A card that is drawn. face: the id of a face of the game. caption: in the user's language. */
typedef struct {
  char *face;
  char *caption;
} UmpRuleCard;

/* id: a rule id ("M13-2") or NULL for a section without one. title and text: in the user's language.
 * place: where in the rule sheet it comes from. cards: UmpRuleCard, to be drawn side by side, or in a circle
 * (ring), each pointing at the next. NULL where there is no place, no cards, no example. */
typedef struct {
  char *id;
  char *title;
  char *text;
  char *place;
  GArray *cards;
  gboolean ring;
  UmpRuleExample *example;
} UmpRuleText;

/* The language of the texts: "es" or "en". lang as below. */
const char *ump_rules_language (const char *lang);
/* Makes the resource known that holds the rules, and the templates of score sheets. */
void ump_rules_register (void);
/* Sections in order: the elements are UmpRuleText. lang: "es" or anything else for English; NULL: the
 * process's. NULL with a GError when there are no rules of that kind. */
GPtrArray *ump_rules_load (const char *kind, const char *lang, GError **error);

G_END_DECLS
