/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The value of one field while it is put together, an attribute of an entry or an option of a game: words
 * with one space between, as they are written. What an item is depends on the field: cards of the deck,
 * words, numbers, people by their ids, the two portraits and the boxes of a learned face, or a text that is
 * typed.
 *
 * Signal "changed" (): it was set, by whomever. */
#pragma once

#include "play.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define UMP_TYPE_FORM_VALUE (ump_form_value_get_type ())
G_DECLARE_FINAL_TYPE (UmpFormValue, ump_form_value, UMP, FORM_VALUE, GObject)

/* The empty value of that attribute of a verb. */
UmpFormValue *ump_form_value_new (UmpPlay *play, int verb, int attr);
/* That of a field without a play, for people with these ids and names, both NULL-terminated and copied: it
 * offers no cards, and is no learned face. */
UmpFormValue *
ump_form_value_new_for (const UmpField *field, const char *const *ids, const char *const *names);

/* The play's; NULL where there is none. */
UmpPlay *ump_form_value_play (const UmpFormValue *self);
const UmpField *ump_form_value_field (const UmpFormValue *self);
/* Ids and names of the people, NULL-terminated; the value's. */
const char *const *ump_form_value_ids (const UmpFormValue *self);
const char *const *ump_form_value_names (const UmpFormValue *self);
/* The learned part whose face is told by it; NULL for other attributes. */
const UmpPart *ump_form_value_part (const UmpFormValue *self);
/* It is written, not put together of what could be offered: a text, or one of very many numbers, which is
 * taken digit by digit, with "±" where it may be below 0. */
gboolean ump_form_value_is_typed (const UmpFormValue *self);
/* Borrowed, "" for nothing. */
const char *ump_form_value_text (const UmpFormValue *self);
/* Any value; what stands in it is not checked. */
void ump_form_value_set (UmpFormValue *self, const char *text);
/* The same with what is known to be there: an empty list that must be told says that there is none. */
void ump_form_value_fill (UmpFormValue *self, const char *text);
/* An item is chosen: it comes to the others, or in the place of the one there is; chosen again it goes, but
 * for a number. TRUE: with it nothing more can be added. Without effect where nothing could be. */
gboolean ump_form_value_take (UmpFormValue *self, const char *word);
/* Takes the last item out; FALSE if there is none. */
gboolean ump_form_value_back (UmpFormValue *self);
/* A key of this word is pressed in: it is an item, and can be taken out by it. */
gboolean ump_form_value_has (const UmpFormValue *self, const char *word);
gboolean ump_form_value_is_full (const UmpFormValue *self);
/* Whether nothing more is needed; never of what may be left out and was. */
gboolean ump_form_value_is_filled (const UmpFormValue *self);
/* A list that is counted: where it is empty, that has to be said. Once said it can be taken back, and any
 * item does. */
gboolean ump_form_value_must_choose (const UmpFormValue *self);
void ump_form_value_choose_none (UmpFormValue *self);
gboolean ump_form_value_is_none (const UmpFormValue *self);
/* The card at that place of its list, from 0; 0 for none, also where one was taken out and another one
 * comes. */
int ump_form_value_card (const UmpFormValue *self, int place);
/* UmpFaceState of the cards that can be chosen, in the deck's order: one that is in the list is `taken`, one
 * that would lead nowhere is not `on`. NULL for other attributes. The value's; always the same cards. */
const GArray *ump_form_value_cards (const UmpFormValue *self);
/* A learned face as far as it is known: looks and boxes; one more box where a number may follow. */
UmpBoxesView ump_form_value_face (const UmpFormValue *self);
/* A value that could stand where nothing does yet, so that the rest can be judged; NULL where there is none.
 * A new string. */
char *ump_form_value_stand_in (const UmpFormValue *self);

/* The words that an item can be, but for cards: people, words of the field, numbers from the least to the
 * most. A new list, NULL-terminated. */
char **ump_form_value_choices (const UmpFormValue *self);
/* "Ana, Bea": its items as they are shown; "" for nothing. A new string. */
char *ump_form_value_words (const UmpFormValue *self);
/* The one word or number that it is, as it is shown: "Ana"; NULL for nothing, and for all that is more.
 * Borrowed like a title. */
const char *ump_form_value_word (const UmpFormValue *self);
/* An item as it is shown: a word's title, a person's name. Borrowed from the game, the value or the item. */
const char *ump_form_value_title (const UmpFormValue *self, const char *word);
/* "2 of 3", what it still lacks: how far a list is; NULL where there is nothing to count. A new string. */
char *ump_form_value_progress (const UmpFormValue *self);

G_END_DECLS
