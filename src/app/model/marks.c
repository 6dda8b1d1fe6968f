/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The marks of a table: pure reading of what is chosen. */
#include "config.h"

#include <glib/gi18n.h>

#include "marks.h"

#include "card-sight.h"

/* Ways to one place of which each has to be asked for. */
#define MOST_WAYS 16
/* So many cards that lay there are named. */
#define MOST_NAMED 4

static const char *
keep (UmpMarks *self, const char *text)
{
  return text != NULL ? g_string_chunk_insert_const (self->strings, text) : NULL;
}

/* The mark of a zone, or of a card in it: the one that is there already, if it is no ghost. */
static UmpMark *
mark_at (UmpMarks *self, int zone, int position)
{
  UmpMark mark = { .zone = zone, .position = position, .seat = UMP_NOBODY };

  for (guint i = 0; i < self->marks->len; i++) {
    UmpMark *there = &g_array_index (self->marks, UmpMark, i);
    if (there->zone == zone && there->position == position && !(there->flags & UMP_SPOT_GHOST))
      return there;
  }
  g_array_append_val (self->marks, mark);
  return &g_array_index (self->marks, UmpMark, self->marks->len - 1);
}

/* by: whose card it is, or UMP_NOBODY. */
static void
add_ghost (UmpMarks *self, int zone, int at, int by, UmpCard card, guint flags)
{
  UmpMark mark = { .zone = zone, .position = at, .seat = by, .card = card, .flags = UMP_SPOT_GHOST | flags };

  if (at >= 0)
    g_array_append_val (self->marks, mark);
}

/* A place that a chosen card may go to, with what comes of it. */
static void
add_place (UmpMarks *self, UmpChooser *chooser, int zone, int n_there, guint way)
{
  int n;
  const int *chosen = ump_chooser_cards (chooser, &n);
  const UmpChooserItem *item = ump_chooser_item (chooser, way);
  guint warns = item->warns ? UMP_SPOT_WARNS : 0;
  g_autofree char *both =
      item->outcome != NULL ? g_strdup_printf (_ ("%s, %s"), item->label, item->outcome) : NULL;
  UmpMark *mark = mark_at (self, zone, -1);

  mark->flags |= UMP_SPOT_LIVE | warns | (item->kept ? UMP_SPOT_CHOSEN : 0);
  mark->words = keep (self, item->beside);
  mark->description = keep (self, both != NULL ? both : item->label);
  add_ghost (self, zone, item->ghost_at, item->move.by, item->ghost, warns);
  /* what the table lays is laid all at once */
  for (int k = 1; k < n && n_there == 0 && item->move.by < 0 && item->ghost_at == 0; k++)
    add_ghost (self, zone, k, UMP_NOBODY, (UmpCard){ .face = (guint16) chosen[k] }, warns);
}

/* Nothing can go there with what is chosen: a tap says why. */
static void
add_refused_place (UmpMarks *self, UmpChooser *chooser, int zone)
{
  int item = ump_chooser_refused_for_zone (chooser, zone);
  UmpMark *mark = item >= 0 ? mark_at (self, zone, -1) : NULL;

  if (mark == NULL)
    return;
  mark->flags |= UMP_SPOT_BUTTON;
  mark->description = keep (self, ump_chooser_item (chooser, (guint) item)->reason);
}

static void
add_places (UmpMarks *self, UmpChooser *chooser, int zone, int n_there)
{
  guint ways[MOST_WAYS], n = ump_chooser_ways_for_zone (chooser, zone, ways, MOST_WAYS);

  if (n == 1)
    add_place (self, chooser, zone, n_there, ways[0]);
  else if (n > 1)
    mark_at (self, zone, -1)->flags |= UMP_SPOT_LIVE;
  else
    add_refused_place (self, chooser, zone);
}

/* How often a face is chosen, less those that lie before the position in the zone. */
static int
left_to_mark (UmpChooser *chooser, const UmpZone *cards, int position)
{
  int n_chosen, n = 0, face = cards->cards[position].face;
  const int *chosen = ump_chooser_cards (chooser, &n_chosen);

  for (int k = 0; k < n_chosen; k++)
    n += chosen[k] == face;
  for (int at = 0; at < position; at++)
    n -= cards->cards[at].face == face;
  return n;
}

/* A card that is taken from where it lies: what comes of it, or why it cannot be. */
static void
add_card (UmpMarks *self, UmpChooser *chooser, const UmpZone *cards, int zone, int at)
{
  int face = ump_chooser_card_at (chooser, zone, at);
  const UmpFaceState *state = face > 0 ? ump_chooser_face_state (chooser, face) : NULL;
  UmpMark *mark;

  if (state == NULL || !(state->on || state->offered || state->taken > 0))
    return;
  if (!state->on && state->taken == 0 && ump_chooser_ends_for (chooser, face))
    return;
  mark = mark_at (self, zone, at);
  mark->flags |= state->on ? UMP_SPOT_LIVE : UMP_SPOT_BUTTON;
  if (left_to_mark (chooser, cards, at) > 0)
    mark->flags |= UMP_SPOT_CHOSEN;
  else if (!state->on)
    mark->flags |= UMP_SPOT_OFF;
  if (state->words != NULL || state->notes != NULL) {
    g_auto (GStrv) lines = g_strsplit (state->notes != NULL ? state->notes : "", "\n", -1);
    g_autofree char *notes = g_strjoinv (", ", lines);
    g_autofree char *both = g_strdup_printf ("%s%s%s", state->words != NULL ? state->words : "",
                                             state->words != NULL && notes[0] != '\0' ? ", " : "", notes);
    mark->description = keep (self, both);
  }
  if (!state->on && state->why != NULL)
    mark->description = keep (self, state->why);
}

/* A card that is named besides the chosen one. */
static void
add_pick (UmpMarks *self, const UmpChooserItem *item, int zone, int at)
{
  UmpMark *mark = mark_at (self, zone, at);

  mark->flags |= UMP_SPOT_LIVE;
  mark->description = keep (self, item->outcome != NULL ? item->outcome : item->label);
}

/* Cards of a zone that are chosen, or may be tapped. */
static void
add_cards (UmpMarks *self, UmpChooser *chooser, const UmpTable *table, int zone)
{
  const UmpZone *cards = ump_table_zone (table, zone);
  const UmpChooserItem *first = NULL;

  for (int at = 0; at < cards->n; at++) {
    int pick = ump_chooser_item_for_card (chooser, zone, at);
    if (pick < 0) {
      add_card (self, chooser, cards, zone, at);
      continue;
    }
    add_pick (self, ump_chooser_item (chooser, (guint) pick), zone, at);
    first = first != NULL ? first : ump_chooser_item (chooser, (guint) pick);
  }
  if (first != NULL)
    add_ghost (self, zone, first->ghost_at, first->move.by, first->ghost, 0);
}

static void
add_choice (UmpMarks *self, UmpChooser *chooser, const UmpTable *table)
{
  int n_chosen, at, by, zone;
  gboolean refused = FALSE;
  guint flags;
  UmpCard card;

  for (int z = 0; z < table->setup->n_zones; z++) {
    int face = ump_chooser_form_card (chooser, z), n_there = ump_table_zone (table, z)->n;
    add_places (self, chooser, z, n_there);
    add_cards (self, chooser, table, z);
    if (face != 0 && n_there == 0)
      add_ghost (self, z, 0, UMP_NOBODY, (UmpCard){ .face = (guint16) face }, 0);
  }
  ump_chooser_cards (chooser, &n_chosen);
  zone = n_chosen == 0 ? ump_chooser_said_ghost (chooser, &card, &at, &by, &refused) : -1;
  if (zone < 0)
    return;
  flags = refused ? UMP_SPOT_REFUSED : 0;
  mark_at (self, zone, -1)->flags |= flags;
  add_ghost (self, zone, at, by, card, flags);
}

/* How many cards a checked entry showed, or moved though they had been seen; the last one is marked. */
static guint
mark_last (UmpMatch *match, guint entry, gboolean seen, UmpMark *mark)
{
  UmpEffectSpan span = { 0 };
  guint n = 0;

  if (entry > 0 && entry <= ump_match_checked (match))
    span = ump_match_effects (match, entry);
  for (gsize i = span.n; i-- > 0;) {
    const UmpEffect *e = &span.effects[i];

    if (e->type != UMP_EFFECT_MOVE || e->move.after.face == 0 || (e->move.before.face != 0) != seen)
      continue;
    if (n++ == 0)
      *mark = (UmpMark){
        .zone = e->move.to, .position = e->move.to_at, .seat = UMP_NOBODY, .card = e->move.after
      };
  }
  return n;
}

gboolean
ump_marks_laid (UmpMatch *match, guint entry, UmpMark *mark)
{
  guint n = mark_last (match, entry, FALSE, mark);

  return (n > 0 ? n : mark_last (match, entry, TRUE, mark)) == 1;
}

gboolean
ump_marks_newest (UmpMatch *match, const UmpTable *table, guint entry, UmpMark *mark)
{
  int n;

  if (mark_last (match, entry, FALSE, mark) == 0)
    return FALSE;
  n = ump_table_zone (table, mark->zone)->n;
  mark->position = MIN (mark->position, n - 1);
  mark->flags = UMP_SPOT_NEW;
  mark->card = (UmpCard){ 0 };
  return n > 0;
}

void
ump_marks_of (UmpMarks *self, UmpPlay *play, UmpChooser *chooser)
{
  const UmpTable *table = ump_play_table (play);
  UmpMark newest;

  self->marks = g_array_new (FALSE, FALSE, sizeof (UmpMark));
  self->strings = g_string_chunk_new (256);
  if (chooser != NULL)
    add_choice (self, chooser, table);
  if (ump_marks_newest (ump_play_match (play), table, ump_play_moment (play), &newest))
    mark_at (self, newest.zone, newest.position)->flags |= UMP_SPOT_NEW;
}

static void
mark_face (UmpMarks *self, UmpMark *mark, const UmpFaceState *state)
{
  mark->flags = state->taken > 0 ? UMP_SPOT_CHOSEN : state->on ? 0 : UMP_SPOT_OFF;
  mark->value = state->left;
  mark->description = keep (self, state->on ? state->words : state->why);
}

void
ump_marks_of_deck (UmpMarks *self, const UmpTable *table, const GArray *faces)
{
  self->marks = g_array_new (FALSE, FALSE, sizeof (UmpMark));
  self->strings = g_string_chunk_new (256);
  for (int f = 1; f < table->setup->game->n_faces; f++) {
    UmpMark mark = { .zone = -1,
                     .position = -1,
                     .seat = UMP_NOBODY,
                     .card.face = (guint16) f,
                     .flags = UMP_SPOT_OFF,
                     .value = ump_card_left (table, f),
                     .limit = table->setup->copies[f] };
    g_array_append_val (self->marks, mark);
  }
  for (guint i = 0; i < faces->len; i++) {
    const UmpFaceState *state = &g_array_index (faces, UmpFaceState, i);

    mark_face (self, &g_array_index (self->marks, UmpMark, state->face - 1), state);
  }
}

void
ump_marks_add_said (UmpMarks *self, int was, int said)
{
  if (was > 0 && was != said) {
    UmpMark *mark = &g_array_index (self->marks, UmpMark, was - 1);

    mark->flags |= UMP_SPOT_REFUSED;
    mark->description = keep (self, _ ("It was this one"));
  }
  if (said > 0)
    g_array_index (self->marks, UmpMark, said - 1).flags |= UMP_SPOT_CHOSEN;
}

/* The cards of a zone by name; "" where there are many, or one is not known. A new string. */
static char *
names_there (const UmpTable *table, int zone)
{
  const UmpZone *cards = ump_table_zone (table, zone);
  g_autoptr (GString) names = g_string_new (NULL);

  for (int k = 0; k < cards->n; k++) {
    g_autofree char *name = ump_card_name (cards->cards[k], table->setup, ump_play_words ());

    if (cards->n > MOST_NAMED || cards->cards[k].face == 0)
      return g_strdup ("");
    g_string_append_printf (names, "%s%s", k > 0 ? C_ ("list of names", ", ") : "", name);
  }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* What lay in a zone: its total, its cards, or how many there were. A new string. */
static char *
lay_there (const UmpTable *table, int zone)
{
  const UmpSetup *setup = table->setup;
  int n = ump_table_zone (table, zone)->n;
  g_autofree char *names =
      setup->game->zones[setup->zones[zone].def].face_down ? g_strdup ("") : names_there (table, zone);
  UmpZoneView view = { 0 };

  if (setup->game->view != NULL)
    setup->game->view (table, zone, &view);
  if (view.limit > 0 && *names != '\0')
    /* Translators: what lay in a pile before a correction: its sum, and its cards */
    return g_strdup_printf (_ ("was %d: %s"), view.total, names);
  if (view.limit > 0)
    return g_strdup_printf (_ ("was %d"), view.total);
  if (*names != '\0')
    return g_strdup_printf (_ ("was %s"), names);
  return g_strdup_printf (ngettext ("was %d card", "was %d cards", n), n);
}

/* Whose place it is, or something in it, is otherwise. words: may be NULL; kept. */
static void
mark_place (UmpMarks *self, int seat, const char *words, const char *said)
{
  UmpMark mark = { .zone = -1, .position = -1, .seat = seat, .flags = UMP_SPOT_WARNS };

  mark.words = keep (self, words);
  mark.description = keep (self, said);
  g_array_append_val (self->marks, mark);
}

void
ump_marks_add_differences (UmpMarks *self, const UmpTable *before, const UmpTable *table)
{
  const UmpGame *game = table->setup->game;

  for (int zone = 0; zone < MIN (before->setup->n_zones, table->setup->n_zones); zone++) {
    const UmpZone *was = ump_table_zone (before, zone), *is = ump_table_zone (table, zone);
    const UmpPlace *place = &table->setup->zones[zone];
    gboolean same = was->n == is->n;
    g_autofree char *words = NULL;
    UmpMark *mark;

    for (int k = 0; same && k < was->n; k++)
      same = ump_card_pack (was->cards[k]) == ump_card_pack (is->cards[k]);
    if (same)
      continue;
    words = lay_there (before, zone);
    mark = mark_at (self, zone, -1);
    mark->flags |= UMP_SPOT_WARNS;
    mark->words = mark->description = keep (self, words);
    if (game->zones[place->def].scope == UMP_PER_SEAT)
      mark_place (self, place->seat, NULL, words);
  }
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (!g_str_equal (before->setup->ids[seat], table->setup->ids[seat])) {
      g_autofree char *words = g_strdup_printf (_ ("was %s"), before->setup->shown[seat]);

      mark_place (self, seat, words, words);
    }
}

void
ump_marks_clear (UmpMarks *self)
{
  g_clear_pointer (&self->marks, g_array_unref);
  g_clear_pointer (&self->strings, g_string_chunk_free);
}
